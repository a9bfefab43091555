"""What people read of a game: nothing is missing, nothing is too wide, nobody reads what he may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cablecar import games
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.fields import remake
from cablecar.kernel.log import Event
from cablecar.kernel.phase import CHANCE, SPECTATOR
from cablecar.kernel.state import Game
from cablecar.kernel.table import CatchUp, Table, follow
from cablecar.scene.reading import heard
from cablecar.scene.text import Speaker, TextStory, columns
from cablecar.scene.texts import Texts
from tests.toy.data import load as toy_components
from tests.toy.game import Toy

pytestmark = pytest.mark.once

NAMES = ["You", "Greedy 1", "Greedy 2", "Greedy 3"]


def speaker_of(you: int) -> Speaker:
    return Speaker(games.load("frankfurt"), Texts("en", games.folder("frankfurt") / "texts", strict=True), NAMES, you)


def played(seats: int, seed: int, options: dict[str, str] | None = None) -> Table:
    table, rolls = Table(games.load("frankfurt"), seats, options, dice=seeded_dice(seed)), random.Random(seed)
    while not table.is_over:
        seat = table.actors()[0]
        table.submit(seat, rolls.choice(table.legal(seat)))
        if rolls.random() < 0.1 and not table.is_over and table.can_undo(seat):
            table.undo(seat)
    return table


def story_of(table: Table, speaker: Speaker) -> TextStory:
    """Return a story that has told all that has happened at a table."""
    story = TextStory(table, speaker)
    CatchUp(table, story).go_on()
    return story


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_text_of_whole_games_exists_and_fits(seats: int) -> None:
    for seed, reader in ((1, seats - 1), (2, int(SPECTATOR))):
        table, speaker = played(seats, seed), speaker_of(reader)
        again = table.at_start()
        story = TextStory(again, speaker)
        for number, _ in enumerate(follow(again, enumerate(table.events), story)):
            told = story.news()
            assert all(
                line.strip() and "  " not in line and "*" not in line and "None" not in line and "[" not in line
                for line in told
            )
            if number % 12 == 0 or again.is_over:
                for line in speaker.describe(story.view):
                    assert len(heard(line)) <= 80, heard(line)
                assert speaker.describe(story.view, full=True)
                assert speaker.ask(story.view)
            for seat in again.actors():
                for word in again.legal(seat)[::5]:
                    action = again.game.vocabulary.number(word)
                    assert speaker.word(again.view(seat), action)
                    speaker.hint(again.view(seat), action)
        assert len(speaker.sheet(story.view)) == seats + 1
        assert "win" in speaker.verdict(story.view)


def test_what_is_read_follows_from_the_view_alone() -> None:
    """Two worlds that a bystander can't tell apart are told alike."""
    one, two = (Table(games.load("frankfurt"), 3, {"first_seat": "0", "mayor": "2"}, dice=None) for _ in range(2))
    hands = [
        ["red-villa-2", "red-villa-3", "blue-park-3"],
        ["green-park-3", "red-house-2", "blue-house-2"],
        ["violet-park-3", "blue-villa-2", "red-park-3"],
    ]
    for table, order in ((one, hands), (two, [hands[2], hands[0], hands[1]])):
        for face in (face for hand in order for face in hand):
            table.follow(_draw(face))
    told = []
    for table in (one, two):
        told.append(
            (
                story_of(table, speaker_of(int(SPECTATOR))).told,
                [heard(line) for line in speaker_of(int(SPECTATOR)).describe(table.view(int(SPECTATOR)), full=True)],
            )
        )
    assert told[0] == told[1]


def _draw(face: str) -> Event:
    return Event(int(CHANCE), f"draw {face}")


def test_an_undo_names_what_was_taken_back() -> None:
    table = Table(games.load("frankfurt"), 3, {"first_seat": "0"}, dice=seeded_dice(1))
    word = table.legal(0)[0]
    said = speaker_of(0).word(table.view(0), table.game.vocabulary.number(word))
    assert said.startswith("Lay ")  # in words, not in the notation of logs
    table.submit(0, word)
    table.undo(0)
    assert story_of(table, speaker_of(0)).told[-1] == f"You took back: {said}"
    assert story_of(table, speaker_of(int(SPECTATOR))).told[-1] == f"{NAMES[0]} took back: {said}"


def test_points_are_explained() -> None:
    """R17"""
    table = played(3, 4)
    told = " ".join(story_of(table, speaker_of(0)).told)
    assert "2 + 3 = 5 points" in told
    assert "points and 1 coin." in told


class Undrawn(Toy):
    """The toy without its drawing."""


def test_a_game_without_a_drawing_is_described_by_its_fields() -> None:
    game = remake(Undrawn, toy_components())
    speaker = Speaker(game, Texts("en", strict=True), NAMES, 0)
    table = Table(game, 2, dice=seeded_dice(1))
    lines = [heard(line) for line in speaker.describe(table.view(0))]
    assert "  round: 1" in lines
    assert not any(line.strip().startswith("agenda") for line in lines)
    assert speaker.ask(table.view(0)) == "It is your turn."
    seat = table.actors()[0]
    story = story_of(table, speaker)
    assert story.news() == story.told != []
    word = table.legal(seat)[0]
    assert speaker.word(table.view(seat), game.vocabulary.number(word)) == word
    table.submit(seat, word)
    assert story.news() == [f"{'You' if seat == 0 else 'Greedy 1'}: {word}."]


def test_a_sealed_round_that_ends_the_game_is_told_as_every_other(play: Any, toy: Game) -> None:
    deal = (
        "* draw agate",
        "* draw clay",
        "* draw glass",
        "* draw glass",
        "* draw glass",
        "* draw agate",
        "* draw clay",
        "* toy kite",
    )
    table = play(2, *deal, "1 lay glass", "0 lay glass", "1 lay clay", "1 undo", "1 done", "0 done", length="1")
    texts = Texts("en", games.folder("toy") / "texts", strict=True)
    told = {you: story_of(table, Speaker(toy, texts, NAMES, you)).told[len(deal) :] for you in (0, int(SPECTATOR))}
    assert table.is_over
    assert told[0] == [
        "You lay a glass marble (2).",
        "You are done.",
        "Greedy 1 lays a glass marble (2).",
        "Greedy 1 is done. Nobody wins the kite: it is lost. The game is over.",
    ]
    assert len(told[int(SPECTATOR)]) == len(told[0])
    assert told[int(SPECTATOR)][2:] == told[0][2:]


def test_columns_are_aligned() -> None:
    assert [heard(line) for line in columns([["", "points"], ["You", "7"]])] == ["     points", "You       7"]
