"""The table: refusing, answering, noting, settling."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cablecar import games
from cablecar.kernel.components import Components
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.errors import BadInput, BadSeats, BrokenGame, Refused
from cablecar.kernel.fields import dump
from cablecar.kernel.log import TABLE, Event
from cablecar.kernel.options import Options
from cablecar.kernel.phase import CHANCE, NOBODY, SPECTATOR, Phase
from cablecar.kernel.state import Game, State
from cablecar.kernel.table import Table
from cablecar.kernel.vocabulary import Vocabulary

LOOKER = int(SPECTATOR)
DEAL = (
    "* draw agate",
    "* draw clay",
    "* draw glass",
    "* draw glass",
    "* draw glass",
    "* draw agate",
    "* draw clay",
    "* toy kite",
)
WON = (*DEAL, "0 lay clay", "0 done", "1 done")


def finish(table: Table) -> None:
    """Play on with the first legal words."""
    while not table.is_over:
        seat = table.actors()[0]
        table.submit(seat, table.legal(seat)[0])


def test_a_table_rolls_until_somebody_must_decide(toy: Game) -> None:
    table = Table(toy, 2, dice=seeded_dice(3))
    assert table.actors() == [0, 1]
    assert len(table.events) == 8
    finish(table)
    assert table.places()
    assert not table.actors()
    assert table.asked(0) == ""
    assert table.legal(0) == []


def test_the_same_dice_make_the_same_game(toy: Game) -> None:
    logs = set()
    for _ in range(2):
        table = Table(toy, 3, dice=seeded_dice("again"))
        finish(table)
        logs.add(table.log)
    assert len(logs) == 1


@pytest.mark.parametrize(
    ("seat", "word", "key"),
    [
        (1, "done", "not-your-turn"),
        (2, "done", "not-your-turn"),
        (-1, "draw clay", "not-your-turn"),
        (0, "fly", "no-such-word"),
        (0, "undo", "no-such-word"),
        (0, "draw clay", "not-now"),
        (0, "lay clay", "not-now"),
        (0, "reach", "Y8-empty"),
        (0, "", "no-such-word"),
        (0, "?", "no-such-word"),
    ],
)
def test_a_refusal_says_why_and_changes_nothing(play: Any, seat: int, word: str, key: str) -> None:
    table = play(2, *WON)
    before = table.log, dump(table.state)
    with pytest.raises(Refused) as error:
        table.submit(seat, word)
    assert (error.value.seat, error.value.word, error.value.key) == (seat, word, key)
    assert (table.log, dump(table.state)) == before
    assert table.why_not(seat, word) == key


def test_what_is_legal_has_no_reason_against_it(play: Any) -> None:
    table = play(2, *WON)
    assert [table.why_not(0, word) for word in table.legal(0)] == ["", "", ""]
    assert table.legal(LOOKER) == table.legal(int(CHANCE)) == []


def test_a_note_is_told_to_all_and_read_by_nobody(play: Any) -> None:
    table = play(2, *WON)
    state = dump(table.state)
    assert table.note("  seat 1\tbot   club ").line() == "! seat 1 bot club"
    assert dump(table.state) == state
    assert all(table.log_as_seen(reader)[-1] == "! seat 1 bot club" for reader in (0, 1, LOOKER))


@pytest.mark.parametrize("text", ["", "  \n ", "bell \a", "zero \0"])
def test_a_note_that_could_not_be_read_again_is_refused(play: Any, text: str) -> None:
    table = play(2)
    with pytest.raises(BadInput):
        table.note(text)
    assert table.events == []


def test_a_table_takes_so_many_notes_and_no_more(play: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cablecar.kernel.table.MAX_NOTES", 2)
    table = play(2, "! one", "! two")
    with pytest.raises(Refused, match="log-full"):
        table.note("three")
    with pytest.raises(Refused, match="log-full"):
        table.follow(Event(TABLE, "three"))
    assert [event.line() for event in table.events] == ["! one", "! two"]


def test_a_bystander_sees_what_everybody_sees(play: Any) -> None:
    assert play(2, *WON, "0 lend").log_as_seen(LOOKER) == ["* ?"] * 7 + [
        "* toy kite",
        "0 lay clay",
        "0 done",
        "1 done",
        "0 lend",
    ]


def test_a_game_is_not_for_every_number_of_seats(toy: Game) -> None:
    for seats in (0, 4, -1):
        with pytest.raises(BadSeats, match="toy is for 1 to 3 players"):
            Table(toy, seats)


def test_a_followed_table_can_be_resumed(play: Any) -> None:
    table = play(2, *DEAL[:3])
    events = table.resume(seeded_dice(1))
    assert len(events) == 5
    assert table.actors() == [0, 1]


class _Always(Phase[State]):
    def choose(self, s: State, seat: i64, item: i64) -> None:
        s.go(0, CHANCE)


class _Point(State):
    def copy(self) -> State:
        s = _Point(self.game)
        s.copy_common(self)
        return s

    def sheet(self, out: vec[i64]) -> None:
        pass


class _Endless(Game):
    """Chance rolls for ever."""

    def __init__(self) -> None:
        words = Vocabulary()
        roll = words.add("roll")
        super().__init__("endless", 1, 1, 1, Components("endless", "none", "0" * 16, {}), words)
        self.phases = self.numbered([_Always("roll", roll)])

    def start(self, seats: i64, options: Options) -> State:
        s = _Point(self)
        s.begin(seats, 0, options)
        s.push(0, CHANCE)
        return s


def test_a_set_up_that_never_ends_is_broken() -> None:
    with pytest.raises(BrokenGame, match="10000 events of chance in a row"):
        Table(_Endless(), 1, dice=lambda purpose, weights: 0)


def test_the_end_clears_the_agenda_from_any_depth() -> None:
    s = _Endless().start(1, Options(1, {}, 0, {}))
    blank = list(s.agenda)
    for depth in range(10):
        s.push(0, depth % 8)
    s.end()
    assert (s.depth, s.phase, s.actor, list(s.agenda)) == (0, -1, NOBODY, [0] * len(blank))


def test_every_actor_survives_the_agenda() -> None:
    s = _Endless().start(1, Options(1, {}, 0, {}))
    for actor in range(-5, 8):
        s.push(0, actor)
        s.push(0, 0)
        s.pop()
        assert (s.phase, s.actor) == (0, actor)
        s.pop()


def test_a_phase_that_is_not_open_is_asked_even_if_only_idle_is_legal() -> None:
    class Idle(Phase[State]):
        def forbids(self, s: State, seat: i64, item: i64) -> str:
            return "" if item == self.idle else "no"

    game = _Endless()
    stop = game.vocabulary.add("stop")
    roll = game.vocabulary.ranges[0]
    game.phases = game.numbered(
        [_Always("roll", roll), Idle("seen", stop, roll, idle=0), Idle("unseen", stop, roll, idle=0, open=False)]
    )
    s = game.start(1, Options(1, {}, 0, {}))
    assert not s.maybe_push(1, 0)
    assert s.depth == 1
    assert s.maybe_push(2, 0)
    assert (s.depth, s.phase, s.actor) == (2, 2, 0)


def test_asking_keeps_no_memory() -> None:
    """Compiled, every vec of its own that is handed to a state would stay."""
    table = Table(games.load("frankfurt"), 3, dice=seeded_dice(1))
    seat = table.actors()[0]

    def asked() -> int:
        for _ in range(3000):
            table.legal(seat)
            table.scores()
        return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

    before = asked()
    assert asked() - before < 1_000_000
