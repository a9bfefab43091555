"""Looking back: who may see what has been, and what he sees."""

from __future__ import annotations

from pathlib import Path

import pytest

from cablecar.server.store.upkeep import delete_tables
from tests.server.harness import Browser, Host, Message

pytestmark = pytest.mark.once


def finished(browser: Browser, seats: int = 2) -> str:
    """Return a toy table that this browser has played to its end, all seats by itself."""
    table = str(browser.open("toy", ["me"] * seats)["id"])
    sittings = [browser.sit(table, seat) for seat in range(seats)]
    while not all(sitting.is_over for sitting in sittings):
        for sitting in sittings:
            while sitting.legal:
                sitting.move(sitting.legal[-1])
            if not sitting.is_over:
                sitting.greet(seat=sitting.seat, shown=0)
                sitting.until("look")
    for sitting in sittings:
        sitting.close()
    return table


def past(browser: Browser, table: str, view: str) -> Message:
    answer = browser.get(f"/api/tables/{table}/past/{view}")
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    return told


def test_while_a_game_runs_everybody_sees_his_own_past_only(host: Host, browser: Browser) -> None:
    opened = browser.open("toy", ["me", "me"])
    table, other = opened["id"], host.browser()
    other.post(f"/api/tables/{table}/enter", {"token": opened["links"][1]["path"].partition("#")[2]})
    watcher = host.browser()
    watcher.post(f"/api/tables/{table}/enter", {"token": opened["links"][2]["path"].partition("#")[2]})
    sitting = browser.sit(table, 0)
    story = past(browser, table, "0")
    assert story["places"] is None
    assert story["moments"][0] == 0
    assert story["moments"][-1] <= sitting.look["n"]
    assert past(other, table, "1")["steps"] != story["steps"]
    assert past(watcher, table, "watch")["moments"]
    for who, views in ((other, ["0", "watch", "open"]), (watcher, ["0", "1", "open"]), (browser, ["watch", "open"])):
        for view in views:
            for path in (f"past/{view}", f"past/{view}/3"):
                answer = who.get(f"/api/tables/{table}/{path}")
                assert (answer.status_code, answer.json()["key"]) == (403, "view-running"), (view, path)
    for view in ("2", "7", "-1", "-7", "8", "all", "00", "٣"):
        assert browser.get(f"/api/tables/{table}/past/{view}").status_code == 404, view
    assert host.browser().get(f"/api/tables/{table}/past/0").status_code == 401
    sitting.close()


def test_a_finished_game_is_open_from_every_side(host: Host, browser: Browser) -> None:
    table = finished(browser)
    log = browser.get(f"/api/tables/{table}/log").text
    events = log.partition("\n\n")[2].splitlines()
    for view in ("0", "1", "watch", "open"):
        story = past(browser, table, view)
        assert story["view"] == view
        assert len(story["places"]) == len(story["moments"])
        assert story["places"] == sorted(story["places"])
        assert story["places"][-1] == len(events)
        for n in (0, story["moments"][len(story["moments"]) // 2], story["moments"][-1], 999_999):
            look = browser.get(f"/api/tables/{table}/past/{view}/{n}").json()
            assert look["n"] == min(n, story["moments"][-1])
            assert look.get("legal", []) == []
            assert look.get("asks", []) == []
            assert browser.get(f"/api/tables/{table}/stage/{look['stage']}").status_code == 200
            assert ("sheet" in look["prompt"]) == (n >= story["moments"][-1])
    assert [step for step in past(browser, table, "open")["steps"] if step["say"][0] == "tell-drop-hidden"] == []


def test_the_same_moment_is_found_in_another_view_by_its_place(browser: Browser) -> None:
    table = finished(browser)
    views = {view: past(browser, table, view) for view in ("0", "1", "open")}
    middle = len(views["open"]["places"]) // 2
    place = views["open"]["places"][middle]
    for story in views.values():
        at = next(k for k, other in enumerate(story["places"]) if other >= place)
        look = browser.get(f"/api/tables/{table}/past/{story['view']}/{story['moments'][at]}").json()
        assert look["n"] == story["moments"][at]


def test_looking_back_too_often_is_refused(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite", message_rate=0.01, message_burst=3)
    browser = host.browser()
    table = browser.open("toy", ["me", "me"])["id"]
    assert [browser.get(f"/api/tables/{table}/past/0/{n}").status_code for n in range(5)] == [200, 200, 200, 429, 429]
    host.stop()


def test_only_a_finished_game_forks_and_only_for_who_can_open_it(host: Host, browser: Browser) -> None:
    running, over = browser.open("toy", ["me", "me"])["id"], finished(browser)
    refused = browser.post(f"/api/tables/{running}/fork", {"place": 3})
    assert (refused.status_code, refused.json()["key"]) == (403, "still-running")
    assert host.browser().post(f"/api/tables/{over}/fork", {"place": 3}).status_code == 401
    lines = browser.get(f"/api/tables/{over}/log").text.partition("\n\n")[2].splitlines()
    place = len(lines) // 2
    answer = browser.post(f"/api/tables/{over}/fork", {"place": place, "seats": ["me", "random"], "name": "Ada"})
    assert answer.status_code == 201, answer.text
    fork = answer.json()
    assert fork["mine"] == [0]
    stored = host.stored(fork["id"])
    assert stored[:place] == lines[:place]
    assert stored[place : place + 3] == ["! practice", "! seat 0 human", "! seat 1 bot random"]
    sitting = browser.sit(fork["id"], 0)
    sitting.wait_turn()
    assert sitting.legal or sitting.is_over
    assert any(step["say"] == ["table-practice"] for step in past(browser, fork["id"], "0")["steps"])
    assert browser.get(f"/api/tables/{fork['id']}/log").status_code == 403, "a fork runs like any other game"
    for wish, key in (
        ({"place": 10**6}, "bad-log"), ({"place": -1}, "bad-request"), ({"place": place, "seats": ["me"]}, "bad-seats"),
        ({"place": place, "seats": ["me", "hal"]}, "bad-request"), ({"place": place, "name": "\u200b"}, "bad-name"),
    ):  # fmt: skip
        refused = browser.post(f"/api/tables/{over}/fork", wish)
        assert (refused.status_code, refused.json()["key"]) == (400, key), wish
    sitting.close()


def test_a_log_is_uploaded_to_look_at_or_to_go_on_with(host: Host, browser: Browser) -> None:
    log = browser.get(f"/api/tables/{finished(browser)}/log").text
    other = host.browser()
    opened = other.post("/api/logs", {"log": log}).json()
    assert opened["mine"] == []
    assert [(card["id"], card["mine"], card["over"]) for card in other.get("/api/tables").json()["tables"]] == [
        (opened["id"], [], True)
    ], "it is found again"
    assert other.get(f"/api/tables/{opened['id']}/log").text == log
    assert past(other, opened["id"], "open")["places"][-1] == len(log.partition("\n\n")[2].splitlines())
    changed = other.post(
        "/api/logs", {"log": "\ufeff" + log.replace("\n", "\r\n")}
    ).json()  # as a program on Windows may have left it
    assert other.get(f"/api/tables/{changed['id']}/log").text == log
    head, _, events = log.partition("\n\n")
    part = head + "\n\n" + "".join(f"{line}\n" for line in events.splitlines()[:15])
    going = other.post("/api/logs", {"log": part, "name": "Ada"}).json()
    assert len(going["mine"]) == 1
    sitting = other.sit(going["id"])
    sitting.wait_turn()
    assert sitting.legal or sitting.is_over
    sitting.close()


def test_a_bad_log_is_refused_with_its_line_and_reason(host: Host, browser: Browser) -> None:
    log = browser.get(f"/api/tables/{finished(browser)}/log").text
    lines = log.splitlines()
    empty = lines.index("")
    before = len(host.stored_tables())
    for line, text in (
        (1, "chess 1\n" + log),
        (2, log.replace("game toy", "game chess")),
        (3, "\n".join([*lines[:2], "components mine 0123456789abcdef", *lines[3:], ""])),
        (4, log.replace("seats 2", "seats 9")),
        (empty + 4, "\n".join([*lines[: empty + 3], "0 fly away", *lines[empty + 3 :], ""])),
        (len(lines), log[:-1]),
        (1, ""),
        (empty + 2, "\n".join([*lines[: empty + 1], "! " + "x" * 201, *lines[empty + 1 :], ""])),
    ):
        refused = browser.post("/api/logs", {"log": text})
        assert (refused.status_code, refused.json()["key"]) == (400, "bad-log"), line
        assert refused.json()["say"][1]["line"] == line, refused.text
        assert refused.json()["say"][1]["reason"]
    assert browser.post("/api/logs", {"log": "x" * 1_000_001}).status_code == 400
    assert browser.post("/api/logs", {"log": "x" * 1_200_000}).status_code == 413
    assert len(host.stored_tables()) == before


def test_a_rematch_keeps_seats_options_and_links_and_is_opened_once(host: Host, browser: Browser) -> None:
    table = finished(browser)
    running = browser.open("toy", ["me", "me"])["id"]
    assert browser.post(f"/api/tables/{running}/rematch", {}).json()["key"] == "still-running"
    watcher = host.browser()
    watcher.cookie = "a-bystander-of-a-rematch"
    host.hold(watcher.cookie, table, -2)
    assert watcher.post(f"/api/tables/{table}/rematch", {}).status_code == 403
    sitting = browser.sit(table, 1)
    assert sitting.welcome["next"] is None
    answer = browser.post(f"/api/tables/{table}/rematch", {})
    assert answer.status_code == 200, answer.text
    assert sitting.until("welcome")["next"] == answer.json()["id"]
    assert browser.post(f"/api/tables/{table}/rematch", {}).json() == answer.json()
    assert answer.json()["mine"] == [0, 1]
    again = browser.sit(answer.json()["id"], 0)
    assert (again.welcome["options"], again.welcome["components"]) == (
        sitting.welcome["options"],
        sitting.welcome["components"],
    )
    assert [player["name"] for player in again.welcome["seats"]] == [
        player["name"] for player in sitting.welcome["seats"]
    ]
    assert watcher.sit(answer.json()["id"]).welcome["seat"] is None
    sitting.close()
    again.close()


@pytest.mark.parametrize("way", ["host", "behind", "forgotten"])
def test_a_rematch_that_was_deleted_is_forgotten_by_the_table_before_it(tmp_path: Path, way: str) -> None:
    settings: dict[str, dict[str, float]] = {
        "host": {},
        "behind": {"idle_seconds": 0.4},
        "forgotten": {"forget_after": 2.0},
    }
    host = Host(tmp_path / "tables.sqlite", **settings[way])
    browser = host.browser()
    table = finished(browser)
    sitting = browser.sit(table, 1)
    next = browser.post(f"/api/tables/{table}/rematch", {}).json()["id"]
    assert sitting.until("welcome")["next"] == next
    if way == "host":
        browser.sit(next, 0).say(type="table", id="d", do="delete")
    elif way == "behind":
        delete_tables(host.place, [next])
    assert sitting.until("welcome")["next"] is None
    assert host.stored_tables() == [table]
    other = browser.post(f"/api/tables/{table}/rematch", {}).json()["id"]
    assert sitting.until("welcome")["next"] == other != next
    host.stop()


def test_who_opens_a_finished_table_is_shown_no_rematch_that_is_gone(host: Host, browser: Browser) -> None:
    table = finished(browser)
    sitting = browser.sit(table, 1)
    next = browser.post(f"/api/tables/{table}/rematch", {}).json()["id"]
    assert sitting.until("welcome")["next"] == next
    delete_tables(host.place, [next])
    assert browser.sit(table, 0).welcome["next"] is None
    assert sitting.until("welcome")["next"] is None
    sitting.close()


def test_a_past_that_takes_too_long_is_to_be_asked_for_again(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite", past_seconds=0.0)
    browser = host.browser()
    table = browser.open("toy", ["me", "me"])["id"]
    for path in (f"/api/tables/{table}/past/0", f"/api/tables/{table}/past/0/3"):
        answer = browser.get(path)
        assert (answer.status_code, answer.json()["key"], answer.headers["retry-after"]) == (503, "past-long", "5")
        assert f"\n{answer.json()['say'][0]} = " in browser.get("/texts/en/common.ftl").text
    ada = browser.sit(table, 0)
    ada.move(ada.legal[0])
    assert host.stop() == 0
