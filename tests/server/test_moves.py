"""Moves through real sockets: acknowledged, stale, repeated, undone, explained."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.harness import Browser, Host

pytestmark = pytest.mark.once


@pytest.fixture(name="host")
def _host(either_host: Host) -> Host:
    """Return servers with our adapter and without: moves are the same through both."""
    return either_host


def test_a_whole_game_against_a_bot(browser: Browser) -> None:
    table = browser.open("frankfurt", ["me", "greedy"], name="Ada")["id"]
    ada = browser.sit(table)
    assert [player["name"] for player in ada.welcome["seats"]] == ["Ada", "greedy"]
    while not ada.is_over:
        ada.wait_turn()
        if ada.legal:
            ada.move(ada.legal[0])
    assert ada.look["prompt"]["sheet"]["places"]
    shown = [look["n"] for look in ada.looks]
    assert shown == sorted(shown)
    log = browser.get(f"/api/tables/{table}/log")
    assert log.status_code == 200
    assert log.text.startswith("cablecar 1\ngame frankfurt ")
    card = browser.get("/api/tables").json()["tables"][0]
    assert (card["over"], card["turn"]) == (True, [])
    assert card["won"] == [seat for seat, place in enumerate(ada.look["prompt"]["sheet"]["places"]) if place == 1] != []


def test_every_move_of_a_bot_has_a_look_of_its_own(browser: Browser) -> None:
    table = browser.open("toy", ["me", "random", "random"])["id"]
    ada = browser.sit(table)
    while not ada.is_over:
        ada.wait_turn()
        if ada.legal:
            ada.move("done" if "done" in ada.legal else ada.legal[0])
    looks = ada.looks
    assert all(now != before for before, now in pairwise(looks))


def test_a_refused_word_says_why_and_changes_nothing(browser: Browser) -> None:
    table = browser.open("frankfurt", ["me", "me"], options={"first_seat": "0"})["id"]
    ada, bert = browser.sit(table, 0), browser.sit(table, 1)
    before = ada.look
    assert ada.try_move("place nothing")["key"] == "no-such-word"
    assert bert.try_move(ada.legal[0])["key"] == "not-your-turn"
    illegal = ada.try_move("take 0")
    assert illegal["key"] == "not-now"
    assert illegal["say"] == ["why-not-now"]
    ada.greet(seat=0)
    ada.until("look")
    assert ada.look == before


def test_a_stale_move_is_refused_and_answered_with_a_look(browser: Browser) -> None:
    table = browser.open("frankfurt", ["me", "me"], options={"first_seat": "0"})["id"]
    ada = browser.sit(table, 0)
    old = ada.stamp
    ada.move(ada.legal[0])
    assert ada.legal, "the settling of a first tile is followed by more"
    answer = ada.try_move(ada.legal[0], stamp=old)
    assert answer["key"] == "stale"
    ada.until("look")
    ada.move(ada.legal[0])


def test_a_repeated_id_is_answered_again_and_never_applied_twice(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite")
    browser = host.browser()
    table = browser.open("frankfurt", ["me", "me"], options={"first_seat": "0"})["id"]
    ada = browser.sit(table, 0)
    word, stamp = ada.legal[0], ada.stamp
    first = ada.try_move(word, "one", stamp)
    lines = host.stored(table)
    assert ada.try_move(word, "one", stamp) == first
    assert ada.try_move("anything else", "one", 0) == first
    host.kill()
    host.start()
    ada.connect()
    assert ada.try_move(word, "one", stamp) == first
    assert host.stored(table) == lines
    refused = ada.try_move("nonsense", "two")
    assert ada.try_move("nonsense", "two") == refused
    assert host.stop() == 0


def test_who_comes_back_sees_the_same(browser: Browser) -> None:
    table = browser.open("frankfurt", ["me", "me", "me"])["id"]
    sittings = [browser.sit(table, seat) for seat in range(3)]
    for _ in range(12):
        for sitting in sittings:
            sitting.catch_up()
        mover = next(sitting for sitting in sittings if sitting.legal)
        mover.move(mover.legal[-1])
    for sitting in sittings:
        sitting.catch_up()
        before, stamp = sitting.look, sitting.stamp
        sitting.close()
        sitting.connect()
        assert (sitting.look, sitting.stamp) == (before, stamp)


def test_a_line_that_one_missed_is_in_the_next_look(browser: Browser) -> None:
    table = browser.open("frankfurt", ["me", "me"], options={"first_seat": "0"})["id"]
    ada, bert = browser.sit(table, 0), browser.sit(table, 1)
    seen = bert.look["n"]
    bert.close()
    while ada.legal:
        ada.move(ada.legal[0])
    bert.connect()
    assert bert.look["n"] > seen
    assert bert.look["n"] == ada.look["n"]
    assert bert.legal
    bert.say(type="story", before=bert.look["n"])
    older = bert.until("story")
    assert all(step["n"] < older["before"] for step in older["steps"])


def test_undo_is_offered_and_refused_rightly(browser: Browser) -> None:
    table = browser.open("toy", ["me", "me"])["id"]
    ada, bert = browser.sit(table, 0), browser.sit(table, 1)
    lay = next(word for word in ada.legal if word.startswith("lay"))
    first = ada.look
    assert not first["prompt"]["undo"]["ok"]
    assert ada.undo()["key"] == "nothing-to-undo"
    ada.move(lay)
    assert ada.look["prompt"]["undo"]["ok"]
    assert ada.undo()["type"] == "ack"
    ada.until("look")
    assert ada.legal == [word for word, _ in first["legal"]]
    assert not ada.look["prompt"]["undo"]["ok"]
    assert bert.catch_up() == [], "what was laid and taken back is nobody else's business"


def test_undo_is_refused_once_somebody_else_has_moved_or_something_was_drawn(browser: Browser) -> None:
    table = browser.open("frankfurt", ["me", "me"], options={"first_seat": "0"})["id"]
    ada, bert = browser.sit(table, 0), browser.sit(table, 1)
    while ada.legal:
        ada.move(ada.legal[0])
    bert.wait_turn()
    bert.move(bert.legal[0])
    ada.catch_up()
    assert not ada.look["prompt"]["undo"]["ok"]
    assert ada.undo()["key"] == "nothing-to-undo"


def test_what_and_why(browser: Browser) -> None:
    table = browser.open("frankfurt", ["me", "me"], options={"first_seat": "0"})["id"]
    ada, bert = browser.sit(table, 0), browser.sit(table, 1)
    while not any(word.startswith("place") for word in ada.legal):
        for sitting in (ada, bert):
            sitting.catch_up()
            if sitting.legal:
                sitting.move(sitting.legal[0])
    assert ada.ask("what", ada.legal[0])["preview"]["name"]
    assert ada.ask("what", "place nothing")["type"] == "no"
    assert ada.ask("why", ada.legal[0])["reasons"] == []
    tile = ada.legal[0].split()[1]
    wrong = next(
        word
        for word in (f"place {tile} westend-0", f"place {tile} zeil-0", f"place {tile} ostend-0")
        if word not in ada.legal
    )
    reasons = ada.ask("why", wrong)["reasons"]
    assert reasons
    assert reasons[0]["say"][0].startswith("why-")
    assert ada.ask("why", "place nothing *")["reasons"] == [{"say": ["why-no-such-word"]}]
    assert bert.ask("why", wrong)["reasons"] == [{"say": ["why-not-your-turn"]}]


def test_bystanders_look_on_and_do_not_move(host: Host, browser: Browser) -> None:
    opened = browser.open("frankfurt", ["me", "random"])
    other = host.browser()
    link = next(link["path"] for link in opened["links"] if link["seat"] is None)
    assert other.post(f"/api/tables/{opened['id']}/enter", {"token": link.partition("#")[2]}).json()["watch"]
    watcher = other.sit(opened["id"])
    assert watcher.look["seat"] is None
    assert watcher.legal == []
    assert watcher.try_move("take 0")["key"] == "not-seated"


def test_a_table_of_an_impossible_name_is_not_there(host: Host, browser: Browser) -> None:
    browser.open("toy", ["me", "me"])
    for name in ("%00", "a%00b", "%ED%A0%80", "%FF", "x" * 3000):
        for path in (
            f"/api/tables/{name}/log",
            f"/api/tables/{name}/stage/x",
            f"/api/tables/{name}/past/0",
            f"/api/tables/{name}/past/0/1",
        ):
            assert browser.get(path).status_code == 401, path
        assert browser.post(f"/api/tables/{name}/enter", {"token": "A" * 22}).status_code == 403
        for what, body in (("fork", {"place": 1}), ("rematch", {})):
            assert browser.post(f"/api/tables/{name}/{what}", body).status_code == 401
        with pytest.raises(InvalidStatus, match="403"):
            browser.socket(name)
