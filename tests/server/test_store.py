"""What both stores promise, SQLite and a real PostgreSQL alike."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cablecar.server.access import BYSTANDER
from cablecar.server.store.base import (
    DEFAULT_TERMS,
    AcknowledgedMove,
    Append,
    SeatChanges,
    SeatRow,
    Store,
    Summary,
    TableTerms,
)
from cablecar.server.store.errors import StoreFailed
from cablecar.server.store.lists import ListedTable, all_headers, overdue_tables, tables_of, untouched_tables
from cablecar.server.store.opening import display_name, open_store
from cablecar.server.store.postgres import Postgres
from cablecar.server.store.postgres_connection import Statements, connect
from cablecar.server.store.seats import held_seats, hold_seat, read_seats
from cablecar.server.store.sqlite import Sqlite
from cablecar.server.store.tables import (
    DEPENDENT_TABLES,
    MAX_IDS_IN_QUESTION,
    delete_table,
    insert_table,
    missing_tables,
    read_answers,
    read_header,
    read_log_text,
    read_summary,
    read_terms,
    write_terms,
)
from cablecar.server.store.talk import MAX_TALK_LINES, SaidAs, add_talk, read_talk
from cablecar.server.wire.messages import TalkLine
from tests.server.harness import LONG, ask, finish, rows
from tests.server.postgres import Cluster

pytestmark = pytest.mark.once

HEADER = "cablecar 1\ngame toy 1\n\n"
ADA, BEA = b"a" * 32, b"b" * 32
ROWS = [SeatRow(0, "Ada", None, b"s0"), SeatRow(1, "greedy", "greedy", None), SeatRow(BYSTANDER, "", None, b"s2")]
PLAYERS = [SeatRow(0, "Ada", None, None), ROWS[1]]  # as the list of tables has them
KINDS = ("sqlite", "postgres")


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Return where a new store is."""
    if request.param == "sqlite":
        return tmp_path / "tables.sqlite"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.database()


@pytest.fixture
def store(place: Path | str) -> Iterator[Store]:
    made = open_store(place)
    yield made
    made.close()


def run(*jobs: Callable[[], Awaitable[None]]) -> None:
    async def one_after_another() -> None:
        for job in jobs:
            await job()

    finish(one_after_another())


def opened(store: Store, id: str = "one", since: float = 5.0, way: TableTerms = DEFAULT_TERMS) -> None:
    lines, summary = ["! seat 0 human", "* roll 1"], Summary(1, since, False)
    run(lambda: store.write(insert_table, id, HEADER, lines, ROWS, ADA, [0], summary, way))


def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    opened(store, way=TableTerms(60))
    assert ask(store, read_log_text, "one") == HEADER + "! seat 0 human\n* roll 1\n"
    assert (ask(store, read_header, "one"), ask(store, read_summary, "one")) == (HEADER, Summary(1, 5.0, False))
    assert ask(store, read_seats, "one") == sorted(ROWS, key=lambda row: row.seat)
    assert ask(store, read_terms, "one") == TableTerms(60)
    assert (ask(store, held_seats, ADA, "one"), ask(store, held_seats, BEA, "one")) == ([0], [])
    assert ask(store, tables_of, ADA) == [ListedTable("one", HEADER, Summary(1, 5.0, False), PLAYERS, [0], 60)]
    assert ask(store, all_headers) == [("one", HEADER)]
    assert finish(store.is_well())
    for nothing in (
        ask(store, read_log_text, "none"),
        ask(store, read_header, "none"),
        ask(store, read_summary, "none"),
    ):
        assert nothing is None
    assert ask(store, read_seats, "none") == []


def test_lines_summary_and_answer_are_appended_together(store: Store) -> None:
    opened(store)
    run(
        lambda: store.append(
            Append("one", 2, ["0 sell glass", "* roll 2"], Summary(2, 7.5, True), AcknowledgedMove(0, "m-1", 3, 4))
        )
    )
    assert (ask(store, read_log_text, "one") or "").endswith("* roll 1\n0 sell glass\n* roll 2\n")
    assert ask(store, read_summary, "one") == Summary(2, 7.5, True)
    assert ask(store, read_answers, "one") == {(0, "m-1"): 4}
    run(lambda: store.append(Append("one", 4, ["1 pass"], Summary(1, 8.0, False))))
    assert (ask(store, read_log_text, "one") or "").endswith("* roll 2\n1 pass\n")


@pytest.mark.parametrize(
    "seating", [None, SeatChanges(rows=[SeatRow(0, "Bea", None, b"new")])], ids=["plain", "with seats"]
)
def test_a_taken_place_or_a_known_move_changes_nothing(store: Store, seating: SeatChanges | None) -> None:
    opened(store)
    run(
        lambda: store.append(
            Append("one", 2, ["0 sell glass"], Summary(2, 7.0, False), AcknowledgedMove(0, "m-1", 3, 4))
        )
    )
    before = ask(store, read_log_text, "one"), ask(store, read_summary, "one"), ask(store, read_seats, "one")
    for id, place, move in (("one", 2, "m-2"), ("one", 1, "m-2"), ("one", 3, "m-1"), ("none", 0, "m-2")):
        answer = AcknowledgedMove(0, move, 3, 4)
        append = Append(id, place, ["0 x", "0 y"], Summary(4, 9.0, True), answer, seating)
        with pytest.raises(StoreFailed):
            run(partial(store.append, append))
    assert (ask(store, read_log_text, "one"), ask(store, read_summary, "one"), ask(store, read_seats, "one")) == before
    assert ask(store, read_answers, "one") == {(0, "m-1"): 4}


def test_seats_change_with_the_lines_that_tell_it(store: Store) -> None:
    opened(store)
    change = SeatChanges(
        rows=[SeatRow(0, "Ada", "greedy", b"s0", "away", True), SeatRow(1, "Bea", None, b"s1")],
        freed=[0],
        holds=[(BEA, 1), (BEA, 1)],
    )
    run(lambda: store.append(Append("one", 2, ["! seat 0 bot greedy"], Summary(1, 5.0, False), None, change)))
    assert ask(store, read_seats, "one") == [ROWS[2], *change.rows]
    assert (ask(store, held_seats, ADA, "one"), ask(store, held_seats, BEA, "one")) == ([BYSTANDER], [1])
    run(lambda: store.write(hold_seat, BEA, "one", 1), lambda: store.write(hold_seat, BEA, "one", BYSTANDER))
    assert ask(store, held_seats, BEA, "one") == [BYSTANDER, 1]


def test_tables_that_wait_too_long_are_found(store: Store) -> None:
    for id, since, pace in (("slow", 100.0, 60), ("fine", 150.0, 60), ("free", 10.0, 0)):
        opened(store, id, since, TableTerms(pace))
    assert ask(store, overdue_tables, 161.0) == ["slow"]
    run(lambda: store.write(write_terms, "free", TableTerms(5)))
    assert sorted(ask(store, overdue_tables, 161.0)) == ["free", "slow"]


@pytest.mark.parametrize("seating", [None, SeatChanges()], ids=["plain", "with seats"])
def test_whatever_happens_at_a_table_keeps_it_from_being_forgotten(store: Store, seating: SeatChanges | None) -> None:
    names = ("alone", "old", "older", "said", "way")
    for id in names:
        opened(store, id, 5.0 if id == "older" else 6.0)
    assert ask(store, untouched_tables, 120.0) == ["older", *sorted({*names} - {"older"})]
    run(
        lambda: store.append(
            Append("alone", 2, ["0 sell glass"], Summary(1, 6.0, False), None, seating)
        ),  # the turn stays where it was
        lambda: store.write(add_talk, "said", TalkLine(1, 0, "Ada", "well", 1.5), "w-1"),
        lambda: store.write(write_terms, "way", TableTerms(5)),
    )
    assert ask(store, untouched_tables, 120.0) == ["older", "old"]
    assert ask(store, read_summary, "alone") == Summary(1, 6.0, False)
    assert ask(store, untouched_tables, time.time() + 1) == ["older", "old", "alone", "said", "way"]


def test_talk_is_kept_and_long_ago_forgotten(store: Store) -> None:
    opened(store)
    numbers = range(1, MAX_TALK_LINES + 3)
    lines = [TalkLine(number, None if number % 2 else 0, "Ada", f"“{number}”", 1.5) for number in numbers]
    run(*(partial(store.write, add_talk, "one", line, f"w-{line.n}") for line in lines))
    assert ask(store, read_talk, "one") == [(line, SaidAs(line.seat, line.name, f"w-{line.n}")) for line in lines[2:]]


def test_a_deleted_table_is_gone_whole(store: Store) -> None:
    opened(store)
    opened(store, "two")
    run(
        lambda: store.append(Append("one", 2, ["0 x"], Summary(1, 5.0, False), AcknowledgedMove(0, "m", 1, 1))),
        lambda: store.write(delete_table, "one"),
    )
    for name in DEPENDENT_TABLES:
        assert ask(store, rows, f"SELECT count(*) FROM {name} WHERE at = 'one'") == [(0,)]
    assert ask(store, read_log_text, "one") is None
    assert ask(store, read_log_text, "two")
    with pytest.raises(StoreFailed):
        run(lambda: store.append(Append("one", 3, ["0 y"], Summary(1, 5.0, False))))


def test_tables_that_are_missing_are_found_however_many_are_asked_for(store: Store) -> None:
    opened(store)
    gone = {f"gone{number}" for number in range(2 * MAX_IDS_IN_QUESTION)}
    assert ask(store, missing_tables, ["one", *gone]) == gone
    assert ask(store, missing_tables, []) == set()


def test_one_failure_among_many_is_its_own(store: Store) -> None:
    opened(store)
    opened(store, "two")

    async def many() -> list[Any]:
        jobs = [store.append(Append("two", 2 + k, [f"0 step {k}"], Summary(1, 5.0, False))) for k in range(40)]
        return await asyncio.gather(
            *jobs, store.append(Append("one", 0, ["0 x"], Summary(1, 5.0, False))), return_exceptions=True
        )

    answers = finish(many())
    assert [type(answer) for answer in answers if answer] == [StoreFailed]
    assert (ask(store, read_log_text, "two") or "").count("step") == 40


def test_everything_is_there_after_a_restart(place: Path | str) -> None:
    for number in range(3):
        store = open_store(place)
        opened(store, f"t{number}", time.time())
        assert len(ask(store, all_headers)) == number + 1
        store.close()


def test_both_stores_have_the_same_columns(postgres: Cluster, tmp_path: Path) -> None:
    small, big = Sqlite(tmp_path / "tables.sqlite"), Postgres(postgres.database())
    found = []
    for store, sql in (
        (
            small,
            "SELECT m.name, c.name FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type = 'table' ORDER "
            "BY m.name, c.cid",
        ),
        (
            big,
            "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' ORDER BY "
            "table_name, ordinal_position",
        ),
    ):
        found.append([row for row in ask(store, rows, sql) if row[0] not in ("schema_version", "servers", "leases")])
        store.close()
    assert found[0] == found[1]


def test_a_database_that_is_gone_for_a_moment_is_found_again(postgres: Cluster) -> None:
    url = postgres.database()
    store = Postgres(url)
    opened(store)
    with connect(postgres.url) as admin:
        admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cablecar' AND pid <> "
            "pg_backend_pid()"
        )
    assert ask(store, read_log_text, "one")
    ends = time.monotonic() + LONG
    while True:
        try:
            run(lambda: store.append(Append("one", 2, ["0 x"], Summary(1, 5.0, False))))
            break
        except StoreFailed:  # each writer notices for itself
            assert time.monotonic() < ends
    assert (ask(store, read_log_text, "one") or "").endswith("0 x\n")
    store.close()


def test_a_newer_database_is_refused(postgres: Cluster) -> None:
    url = postgres.database()
    Postgres(url).close()
    with connect(url) as connection:
        Statements(connection).execute("UPDATE schema_version SET version = 99")
    with pytest.raises(StoreFailed, match="has schema 99"):
        Postgres(url)


def test_what_cant_be_reached_is_told_without_the_password() -> None:
    with pytest.raises(StoreFailed, match="can't be reached") as told:
        open_store("postgresql://ada:sesame@127.0.0.1:1/none")
    assert "sesame" not in str(told.value)


ODD = [
    "ada:sesame%street@127.0.0.1:1/none",
    "ada:sesame/street@127.0.0.1:1/none",
    "ada:open@sesame@127.0.0.1:1/none",
    "ada:sesame[@127.0.0.1:1/none",
    "ada:sesame@[127.0.0.1/none",
    "ada:sesame street@127.0.0.1:1/none",
    "127.0.0.1:1/none?user=ada&password=sesame%street",
]


@pytest.mark.parametrize("rest", ODD)
def test_a_password_that_is_written_wrongly_is_told_by_nobody(rest: str) -> None:
    with pytest.raises(StoreFailed, match="can't be reached") as told:
        open_store(f"postgresql://{rest}")
    assert "sesame" not in str(told.value)
    assert "sesame" not in display_name(f"postgresql://{rest}")
