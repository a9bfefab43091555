"""The tests of the server once more, with PostgreSQL as the store, and what only it can do. Of replays, talk, shared
screens, sets, wishes, forged messages,
the API and limits some are taken, with `--long` all."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from tests.server.harness import Browser, Host, Stubborn, eventually
from tests.server.postgres import Cluster, OwnCluster, own_cluster
from tests.server.test_api import (
    Village,
    test_a_log_with_a_wrong_line_is_opened_as_it_is_or_refused_with_the_line,
    test_a_token_opens_nothing_but_what_it_was_made_for,
)
from tests.server.test_bounds import (
    test_a_link_opens_its_seat_and_no_other,
    test_the_log_of_a_running_table_leaves_for_nobody,
)
from tests.server.test_forged import (
    LIMITS,
    Club,
    club,
    clubs_of,
    test_a_move_is_made_once_however_often_and_by_whomever_its_id_is_said,
    test_nobody_comes_in_with_the_cookie_or_the_seat_of_another_table,
)
from tests.server.test_hosts_wishes import test_whatever_is_wished_has_one_answer_and_leaves_a_table
from tests.server.test_hotseat import (
    test_a_seat_that_comes_or_goes_lifts_no_curtain,
    test_a_table_at_which_a_bot_plays_for_me_does_not_wait_for_me,
)
from tests.server.test_life import (
    test_a_stop_says_goodbye,
    test_idle_tables_leave_the_memory_and_come_back,
    test_no_acknowledged_move_is_lost_and_no_draw_changed_by_five_kills,
    test_the_log_of_the_server_holds_no_secret,
)
from tests.server.test_moves import *  # noqa: F403 - every one of them
from tests.server.test_people import *  # noqa: F403
from tests.server.test_replays import (
    test_a_log_is_uploaded_to_look_at_or_to_go_on_with,
    test_a_rematch_keeps_seats_options_and_links_and_is_opened_once,
    test_only_a_finished_game_forks_and_only_for_who_can_open_it,
)
from tests.server.test_talk import (
    test_players_talk_and_bystanders_read_and_nothing_of_it_is_in_the_log,
    test_talk_survives_a_restart_and_goes_with_its_table,
)
from tests.server.test_upkeep import (
    test_a_copy_while_moves_are_stored_is_one_moment,
    test_a_hidden_step_keeps_a_table_and_tells_nobody,
    test_who_plays_alone_is_not_forgotten_though_the_turn_is_always_his,
)

if os.environ.get("CABLECAR_LONG"):
    for name in ("api", "bounds", "forged", "hosting", "hotseat", "replays", "sets", "talk"):
        found = vars(import_module(f"tests.server.test_{name}"))
        globals().update({key: value for key, value in found.items() if key.startswith("test_") or key == "kiosk"})

__all__ = [
    "club",
    "test_a_copy_while_moves_are_stored_is_one_moment",
    "test_a_hidden_step_keeps_a_table_and_tells_nobody",
    "test_a_link_opens_its_seat_and_no_other",
    "test_a_log_is_uploaded_to_look_at_or_to_go_on_with",
    "test_a_log_with_a_wrong_line_is_opened_as_it_is_or_refused_with_the_line",
    "test_a_move_is_made_once_however_often_and_by_whomever_its_id_is_said",
    "test_a_rematch_keeps_seats_options_and_links_and_is_opened_once",
    "test_a_seat_that_comes_or_goes_lifts_no_curtain",
    "test_a_table_at_which_a_bot_plays_for_me_does_not_wait_for_me",
    "test_a_token_opens_nothing_but_what_it_was_made_for",
    "test_nobody_comes_in_with_the_cookie_or_the_seat_of_another_table",
    "test_only_a_finished_game_forks_and_only_for_who_can_open_it",
    "test_players_talk_and_bystanders_read_and_nothing_of_it_is_in_the_log",
    "test_talk_survives_a_restart_and_goes_with_its_table",
    "test_the_log_of_a_running_table_leaves_for_nobody",
    "test_whatever_is_wished_has_one_answer_and_leaves_a_table",
    "test_who_plays_alone_is_not_forgotten_though_the_turn_is_always_his",
    "test_a_stop_says_goodbye",
    "test_idle_tables_leave_the_memory_and_come_back",
    "test_no_acknowledged_move_is_lost_and_no_draw_changed_by_five_kills",
    "test_the_log_of_the_server_holds_no_secret",
]

pytestmark = [pytest.mark.once, pytest.mark.slow]  # type: ignore[assignment]  # not that of the modules above

QUICK = dict(open_rate=1000, open_burst=1000, enter_rate=1000, enter_burst=1000)


@pytest.fixture(autouse=True)
def databases(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tests that name a file get a database."""
    made: dict[Path, str] = {}

    def place(file: Path) -> str:
        if file not in made:
            made[file] = postgres.database()
        return made[file]

    monkeypatch.setitem(Host.placed, "place", place)


@pytest.fixture(scope="module")
def host(postgres: Cluster) -> Iterator[Host]:
    """Return a server with a database that many tests share."""
    running = Host(postgres.database(), **QUICK)
    yield running
    running.stop()


@pytest.fixture
def browser(host: Host) -> Browser:
    return host.browser()


@pytest.fixture(scope="module")
def clubs(postgres: Cluster) -> Iterator[Callable[[str], Club]]:
    yield from clubs_of(Host(postgres.database(), **LIMITS))


@pytest.fixture(scope="module")
def hotel(postgres: Cluster) -> Iterator[Host]:
    running = Host(postgres.database(), **LIMITS)
    yield running
    assert not any("broken" in line for line in running.lines)
    assert running.stop() == 0


@pytest.fixture(scope="module")
def village(host: Host) -> Village:
    return Village(host)


@pytest.fixture(scope="module")
def own() -> Iterator[OwnCluster]:
    """Return a PostgreSQL that may be killed."""
    with own_cluster() as running:
        yield running


@pytest.mark.timeout(300)
def test_no_acknowledged_move_is_lost_when_databases_and_servers_are_killed(own: OwnCluster) -> None:
    url, random = own.database(), Random(5)
    hosts = [Host(url, **QUICK), Host(url, **QUICK)]
    browser = hosts[0].browser()
    table = browser.open("frankfurt", ["me", "random", "random"])["id"]
    player, stop = Stubborn(browser, table, 1, Browser(hosts[1], browser.cookie)), threading.Event()
    playing = threading.Thread(target=player.play, args=(stop.is_set,))
    playing.start()
    before: list[str] = []
    for victim in (None, hosts[0], hosts[1], None):
        player.wait_for(random.randint(1, 5), 120)
        time.sleep(random.uniform(0, 0.03))
        if victim is not None:
            victim.kill()
        own.kill()
        own.start()
        kept = hosts[0].stored(table)
        assert kept[: len(before)] == before
        before = kept
        player.must_be_stored(hosts[0].stored)
        if victim is not None:
            victim.start()
        player.wait_for(1, 120)
    stop.set()
    playing.join(60)
    player.must_be_stored(hosts[0].stored, is_at_rest=True)
    for host in hosts:
        host.stop()


def test_a_lost_database_is_noticed_once_and_everything_goes_on(own: OwnCluster) -> None:
    host = Host(own.database(), idle_seconds=1.0, **QUICK)
    browser = host.browser()
    browser.open("toy", ["me", "me"])
    own.kill()
    eventually(lambda: browser.get("/readyz").status_code == 503, "a process of the database outlives it by a moment")
    assert browser.post("/api/tables", {"game": "toy", "seats": ["me", "me"]}).json()["key"] == "busy"
    time.sleep(1.5)  # the server looks for idle tables meanwhile
    own.start()
    told = [browser.post("/api/tables", {"game": "toy", "seats": ["me", "me"]}).status_code for _ in range(6)]
    assert told.count(503) <= 1, told
    assert told[-1] == 201
    assert browser.get("/readyz").status_code == 200
    ends = time.monotonic() + 60
    while "cablecar_rooms 0.0" not in browser.get("/metrics").text:
        assert time.monotonic() < ends, "idle tables still leave the memory"
        time.sleep(0.1)
    host.stop()
