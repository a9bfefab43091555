"""Test positions from a few lines of text."""

from __future__ import annotations

from typing import Any

import pytest

from cablecar import games
from cablecar.kernel.errors import BadPosition
from cablecar.kernel.phase import CHANCE, SEVERAL
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.position import position
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import Game

GOOD = """
seats 2
option wish=point
round 2
marbles seat0-clay=1 seat1-agate=2 jar-glass=1 counter-clay=1 till-agate=1
owned 0 0 1
winner 0

ask refill rules
ask treat 0
"""


def test_a_position_is_what_its_text_says(toy: Game) -> None:
    s: Any = position(toy, GOOD)
    assert (s.seats, s.options, s.round, s.actor, s.depth) == (2, 2, 2, 0, 2)
    assert list(s.marbles) == [1, 0, 0, 0, 0, 2, 0, 0, 0, 4, 4, 1, 0, 1, 0, 1, 0, 0, 0, 0, 1]
    assert list(s.held) == [1, 2, 0, 9, 1, 1, 1]
    assert list(s.deck) == [2, 1, 1, 2, 1]
    assert toy.inventory(s) == ""


def test_a_position_can_be_seen_imagined_and_played(toy: Game) -> None:
    s = position(toy, GOOD)
    for reader in (0, 1, -2):
        world = s.view(reader).imagine(Rng(reader + 9))
        assert toy.inventory(world) == ""
        RandomDriver(Rng(1)).playout(world)
    RandomDriver(Rng(2)).playout(s)
    assert s.actor == -3
    assert toy.inventory(s) == ""


def test_a_sealed_round_can_be_asked(toy: Game) -> None:
    s = position(
        toy,
        "seats 3\nround 1\nmarbles seat0-clay=1 seat2-clay=1\ntoy kite\nask refill rules\nask opening rules\nask "
        "bid several 0 2",
    )
    assert (s.actor, s.pending, s.rounds) == (SEVERAL, 0b101, 1)
    RandomDriver(Rng(2)).playout(s)


def test_without_an_ask_the_game_begins(toy: Game) -> None:
    assert position(toy, "").actor == CHANCE
    assert position(toy, "seats 3").seats == 3


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, "seats 7", "toy is for 1 to 3 players"),
        (1, "seats", "is neither"),
        (2, "\nseats many", "is neither"),
        (1, "option wish", "is neither"),
        (1, "option wish=often", "one of half"),
        (1, "colour red", "there is no field 'colour'"),
        (1, "game 3", "there is no field 'game'"),
        (1, "round", "round"),
        (1, "round three", "three"),
        (1, "marbles seat9-clay=1", "seat9-clay"),
        (1, "marbles 99=1", "99=1"),
        (1, f"marbles 0={2**70}", "marbles"),
        (1, "ask fly 0", "fly"),
        (1, "ask treat", "ask treat"),
        (2, "seats 2\nask treat 2", "ask treat 2"),
        (1, "ask treat nobody", "nobody"),
        (1, "round 1 2", "too many values"),
        (1, "marbles", "no value is named"),
        (1, "marbles -1=1", "places"),
        (1, "ask bid several", "several of nobody"),
        (1, "ask bid several *", "ask bid several *"),
        (2, "seats 2\nask treat 0 1", "one actor is enough"),
        (1, "marbles seat0-clay=7", "there are not so many marbles"),
        (2, "seats 2\nowned 0 0 3", "the toy kite"),
    ],
)
def test_a_bad_position_is_refused_with_its_line(toy: Game, line: int, text: str, reason: str) -> None:
    with pytest.raises(BadPosition, match="position, line") as error:
        position(toy, text)
    assert error.value.line == line
    assert reason in error.value.reason


@pytest.mark.parametrize("lines", ["board 0=99\nask place 0", "hidden 9 9\nask place 0", "gap 40\nask settle *"])
def test_numbers_that_do_not_go_together_are_refused(lines: str) -> None:
    with pytest.raises(BadPosition, match="position, line 2: "):
        position(games.load("frankfurt"), lines)


def test_a_position_in_which_nothing_is_legal_is_refused(toy: Game) -> None:
    none = " ".join("0" for _ in toy.names("deck")[0])
    with pytest.raises(BadPosition, match="nothing is legal for actor -1 in phase turn"):
        position(toy, f"seats 2\ndeck {none}\nask turn *")
