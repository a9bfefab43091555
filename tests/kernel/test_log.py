"""The log: form, refusals with their line, replay, and whatever somebody else may send as one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cablecar import games
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.errors import BadLog
from cablecar.kernel.fields import dump
from cablecar.kernel.log import BYTE_ORDER_MARK, MAX_BYTES, MAX_LINES, TABLE, Event, Header, as_written, parse, write
from cablecar.kernel.phase import CHANCE
from cablecar.kernel.state import Game
from cablecar.kernel.table import Table, replay

EVENTS = 10  # the line of the first event: four lines of header, four options, an empty one


def a_log(seats: int = 2, seed: int = 5) -> str:
    """Return the log of a whole game with notes and undos."""
    table = Table(games.load("toy"), seats, dice=seeded_dice(seed))
    table.note("seat 1 bot club")
    number = 0
    while not table.is_over:
        number += 1
        seat = table.actors()[number % len(table.actors())]
        words = table.legal(seat)
        table.submit(seat, words[number % len(words)])
        if number % 3 == 0 and table.can_undo(seat):
            table.undo(seat)
    return table.log


LOG = a_log()


def refused(game: Game, text: str | bytes) -> BadLog:
    with pytest.raises(BadLog) as error:
        replay(game, parse(text))
    assert str(error.value).startswith(f"line {error.value.line}: ")
    return error.value


def edited(change: Callable[[list[str]], object]) -> str:
    lines = LOG.splitlines()
    change(lines)
    return "\n".join(lines) + "\n"


def put(line: int, text: str) -> str:
    """Return the log with one line replaced; lines count from 1."""
    return edited(lambda lines: lines.__setitem__(line - 1, text))


def test_the_log_has_what_the_test_needs() -> None:
    assert "undo" in LOG
    assert "! seat" in LOG
    assert "lay" in LOG


def test_a_header_is_written_and_read() -> None:
    header = Header("toy", 2, "shop_v1", "0123456789abcdef", 3, {"length": "3", "toys": "all"})
    events = [Event(int(CHANCE), "draw clay"), Event(0, "lay clay"), Event(TABLE, "seat 1 bot club"), Event(0, "undo")]
    text = write(header, events)
    assert text.splitlines()[:7] == [
        "cablecar 1",
        "game toy 2",
        "components shop_v1 0123456789abcdef",
        "seats 3",
        "option length=3",
        "option toys=all",
        "",
    ]
    assert text.splitlines()[7:] == ["* draw clay", "0 lay clay", "! seat 1 bot club", "0 undo"]
    found = parse(text)
    assert (found.header, found.events, found.first_line) == (header, events, 8)
    assert parse(text.encode()) == found


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_replay_reproduces(toy: Game, seats: int) -> None:
    for seed in range(4):
        text = a_log(seats, seed)
        table = replay(toy, parse(text))
        assert table.log == text
        assert table.is_over


def test_every_beginning_can_be_replayed(toy: Game) -> None:
    log = parse(LOG)
    for at in range(len(log.events)):
        table = replay(toy, log, at)
        assert [event.line() for event in table.events] == [event.line() for event in log.events[:at]]
        text = write(log.header, log.events[:at])
        assert dump(replay(toy, parse(text)).state) == dump(table.state)


def test_the_header_stores_all_options_resolved(toy: Game) -> None:
    assert LOG.splitlines()[4:9] == ["option wish=half", "option look=yes", "option length=3", "option toys=all", ""]
    assert Table(toy, 2, {"toys": "train,top,drum", "length": "04"}).log.splitlines()[6:8] == [
        "option length=4",
        "option toys=top,drum,train",
    ]


def test_a_table_line_is_kept_as_it_was_written(toy: Game) -> None:
    text = put(18, "! two  spaces")
    assert replay(toy, parse(text)).log == text


def test_version_1_still_replays_by_its_own_rules(toy: Game, play: Any) -> None:
    deal = (
        "* draw agate",
        *("* draw clay", "* draw glass", "* draw glass") * 2,
        "* draw agate",
        "* draw clay",
        "* draw clay",
        "* toy kite",
    )
    log = play(3, *deal, "0 lay clay", "0 done", "1 lay glass", "1 done", "2 lay glass", "2 done", version=1).log
    assert "game toy 1\n" in log
    old = replay(toy, parse(log))
    assert (old.scores(), old.log) == ([0, 0, 0], log)
    assert replay(toy, parse(log.replace("game toy 1\n", "game toy 2\n"))).scores() == [6, 0, 0]


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, "cablecar one", "stands where 'cablecar NUMBER' should"),
        (1, "cablecar 2", "format 2; format 1 can be read"),
        (1, "cablecar ١", "stands where"),
        (2, "game Toy 2", "stands where 'game NAME VERSION' should"),
        (2, "game frankfurt 2", "a log of frankfurt, not of toy"),
        (2, "game toy 3", "rules version 3 of toy can't be replayed; 1, 2 can"),
        (3, "components shop_v1", "stands where 'components NAME DIGEST' should"),
        (3, "components shop_v1 0123456789abcdef", "shop_v1 has changed since"),
        (3, "components mine 0123456789abcdef", "give --components FILE"),
        (4, "seats two", "stands where 'seats NUMBER' should"),
        (4, "seats 9", "toy is for 1 to 3 players, not 9"),
        (5, "option wish", "stands where 'option NAME=VALUE' or an empty line should"),
        (5, "option wish=", "stands where 'option NAME=VALUE' or an empty line should"),
        (5, "option wish=often", "one of half, nothing, point"),
        (6, "option wish=half", "stands there twice"),
        (7, "option length=0", "a whole number from 1 to 6"),
        (7, "option width=3", "toy has no option 'width'"),
        (8, "option toys=top,top,kite", "exactly 3 different ids"),
        (9, "* draw clay", "stands where 'option NAME=VALUE' or an empty line should"),
        (EVENTS, "draw clay", "is no event"),
        (EVENTS, "9 draw clay", "is no event"),
        (EVENTS, "* ", "is no event"),
        (EVENTS, "", "is no event"),
        (EVENTS, "* draw gold", "can't be followed: no-such-word"),
        (EVENTS, "* undo", "can't be followed: no-such-word"),
        (EVENTS, "0 draw clay", "can't be followed: not-your-turn"),
        (EVENTS, "3 draw clay", "can't be followed: not-your-turn"),
        (EVENTS, "* toy kite", "can't be followed: not-now"),
        (EVENTS, "0 undo", "can't be followed: nothing-to-undo"),
        (EVENTS, "* draw  clay", "can't be followed: no-such-word"),
        (EVENTS, "* draw clay\t", "the character '\\t' has no place"),
        (EVENTS, "* draw clay\r", "the character '\\r' has no place"),
        (EVENTS, "! bell \x07", "has no place"),
        (EVENTS, "! \u2028", "has no place"),
    ],
)
def test_a_bad_line_is_refused_with_its_number(toy: Game, line: int, text: str, reason: str) -> None:
    error = refused(toy, put(line, text))
    assert error.line == line
    assert reason in error.reason


def test_a_truncated_log_is_refused(toy: Game) -> None:
    assert refused(toy, LOG[:-3]).reason == "the log is cut off: its last line is not ended"
    assert refused(toy, "").line == 1
    assert refused(toy, "cablecar 1\n").line == 2
    assert (
        refused(toy, "\n".join(LOG.splitlines()[:6]) + "\n").reason
        == "the log is cut off: there is no empty line after the header"
    )


def test_a_log_from_outside_is_the_same_with_the_line_ends_of_windows_and_a_mark(toy: Game) -> None:
    data = LOG.encode()
    windows = data.replace(b"\n", b"\r\n")
    for changed in (data, windows, BYTE_ORDER_MARK + data, BYTE_ORDER_MARK + windows, windows.replace(b"\r", b"", 5)):
        assert as_written(changed) == as_written(changed.decode()) == data
    for changed in (windows, BYTE_ORDER_MARK + data):  # the format itself is exact
        assert refused(toy, changed).line == 1
    for changed in (
        data.replace(b"\n", b"\r"),
        windows.replace(b"\r", b"\r\r"),
        BYTE_ORDER_MARK + BYTE_ORDER_MARK + data,
    ):
        assert refused(toy, as_written(changed)).line == 1


def test_a_re_ordered_log_is_refused(toy: Game) -> None:
    first = next(n for n, line in enumerate(LOG.splitlines(), start=1) if line.startswith("* toy"))
    text = edited(lambda lines: lines.insert(EVENTS - 1, lines.pop(first - 1)))
    assert refused(toy, text).line == EVENTS


def test_lines_after_the_end_are_refused(toy: Game) -> None:
    assert refused(toy, LOG + "0 done\n").line == len(LOG.splitlines()) + 1
    assert refused(toy, LOG + "0 undo\n").line == len(LOG.splitlines()) + 1


def test_an_oversized_log_is_refused(toy: Game) -> None:
    assert f"{MAX_BYTES} at most" in refused(toy, LOG + "! x\n" * (MAX_BYTES // 4)).reason


def test_a_log_with_too_many_lines_is_refused(toy: Game) -> None:
    error = refused(toy, LOG + "! x\n" * MAX_LINES)
    assert error.line == MAX_LINES
    assert f"lines; {MAX_LINES} at most" in error.reason


@pytest.mark.parametrize("lines", ["! x\n", "0 {word}\n0 undo\n"])
def test_a_log_of_notes_or_undos_is_refused_where_the_table_would_have_refused(toy: Game, lines: str) -> None:
    start = Table(toy, 2, dice=seeded_dice(4))
    error = refused(toy, start.log + lines.format(word=start.legal(0)[0]) * 1001)
    assert "log-full" in error.reason
    assert error.line <= len(start.log.splitlines()) + 1002


def test_a_binary_log_is_refused(toy: Game) -> None:
    assert refused(toy, b"\x7fELF\x02\x01\x01\x00").line == 1
    assert refused(toy, LOG.encode() + b"! \xff\xfe\n").line == len(LOG.splitlines()) + 1
    assert refused(toy, "cablecar 1\ngame \ud800").line == 2


def test_a_log_of_another_set_names_both(toy: Game, attic: Game) -> None:
    error = refused(attic, LOG)
    assert error.line == 3
    assert toy.components.digest in error.reason
    assert attic.components.digest in error.reason
    assert "shop_v1" in error.reason
    assert "attic_v1" in error.reason


def try_it(game: Game, source: str | bytes) -> None:
    """A log can be replayed and written again, or it is a BadLog."""
    try:
        table = replay(game, parse(source))
    except BadLog:
        return
    again = replay(game, parse(table.log))
    assert again.log == table.log
    assert dump(again.state) == dump(table.state)


FUZZ = settings(deadline=None, suppress_health_check=list(HealthCheck), max_examples=150)


@pytest.mark.slow
@FUZZ
@given(st.binary(max_size=300))
def test_any_bytes_are_a_log_or_refused(data: bytes) -> None:
    try_it(games.load("toy"), data)


@pytest.mark.slow
@FUZZ
@given(st.text(max_size=60), st.integers(0, 40))
def test_any_text_in_any_line_is_followed_or_refused(text: str, at: int) -> None:
    lines = LOG.splitlines()
    lines.insert(at, text)
    try_it(games.load("toy"), "\n".join(lines) + "\n")


CHANGES = ("put", "drop", "copy", "swap", "cut", "bytes")
WORDS = sorted(
    {line.split(" ", 1)[1] for line in LOG.splitlines()[EVENTS - 1 :]}
    | {"undo", "?", "draw clay", "drop glass", "look", "offer 3"}
)


@pytest.mark.slow
@FUZZ
@given(
    st.lists(
        st.tuples(st.sampled_from(CHANGES), st.integers(0, 10_000), st.integers(0, 10_000)), min_size=1, max_size=4
    )
)
def test_any_mutation_of_a_log_is_followed_or_refused(changes: list[tuple[str, int, int]]) -> None:
    lines = LOG.splitlines()
    for what, one, two in changes:
        a, b = one % max(1, len(lines)), two % max(1, len(lines))
        if not lines:
            break
        if what == "put":
            lines[a] = f"{'*!0123'[two % 6]} {WORDS[two % len(WORDS)]}"
        elif what == "drop":
            del lines[a]
        elif what == "copy":
            lines.insert(b, lines[a])
        elif what == "swap":
            lines[a], lines[b] = lines[b], lines[a]
        elif what == "cut":
            lines = lines[: a + 1]
        else:
            raw = bytearray("\n".join(lines).encode())
            raw[one % len(raw)] = two % 256
            try_it(games.load("toy"), bytes(raw) + b"\n")
    try_it(games.load("toy"), "".join(f"{line}\n" for line in lines))


@pytest.mark.slow
@FUZZ
@given(st.lists(st.tuples(st.sampled_from("*!012"), st.sampled_from(WORDS)), max_size=12), st.integers(0, 30))
def test_any_lines_after_a_beginning_are_followed_or_refused(more: list[tuple[str, str]], at: int) -> None:
    lines = LOG.splitlines()[: EVENTS - 1 + at]
    try_it(games.load("toy"), "".join(f"{line}\n" for line in [*lines, *(f"{actor} {word}" for actor, word in more)]))
