"""Looks told by what has changed: the same as whole ones, and a whole one wherever the look before is not known."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cablecar import games
from tests.games.found import every_game
from tests.server.harness import Browser, Host, Sitting

pytestmark = pytest.mark.once


def kinds(sitting: Sitting, first: int = 0) -> list[str]:
    """Return how looks were told, from a frame on."""
    return [kind for frame in sitting.frames[first:] if (kind := json.loads(frame)["type"]) in ("look", "change")]


def size(sitting: Sitting, kind: str) -> int:
    return sum(len(frame) for frame in sitting.frames if frame.startswith(f'{{"type":"{kind}"'))


@every_game
def test_who_takes_changes_sees_the_same_as_who_does_not(host: Host, slug: str) -> None:
    browser = host.browser()
    seats = max(2, int(games.load(slug).least))
    table = browser.open(slug, ["me"] * seats)["id"]
    sittings = [browser.sit(table, seat) for seat in range(seats)]
    plain = [browser.sit(table, seat, takes_changes=False) for seat in (0, 1)]
    for turn in range(30):
        for sitting in (*sittings, *plain):
            sitting.catch_up()
        if (mover := next((sitting for sitting in sittings if sitting.legal), None)) is None:
            break
        mover.move(mover.legal[turn % len(mover.legal)])
    for sitting, other in zip(sittings, plain, strict=False):
        sitting.catch_up()
        other.catch_up()
        assert sitting.looks == other.looks
        assert kinds(sitting) == ["look", *["change"] * (len(sitting.looks) - 1)]
        assert set(kinds(other)) == {"look"}
        told, whole = size(sitting, "change"), size(other, "look")
        assert 0 < told < whole / 2


def test_who_says_hello_again_has_everything_and_the_count_begins_anew(browser: Browser) -> None:
    ada = browser.sit(browser.open("toy", ["me", "me"])["id"], 0)
    lay = next(word for word in ada.legal if word.startswith("lay"))
    ada.move(lay)
    assert ada.undo()["type"] == "ack"
    ada.until("look")
    ada.greet(seat=0, shown=ada.look["n"])
    ada.until("look")
    ada.move(lay)
    assert kinds(ada) == ["look", "change", "change", "look", "change"]
    assert [json.loads(frame)["count"] for frame in ada.frames if frame.startswith('{"type":"change"')] == [1, 2, 1]


def test_another_seat_and_a_stale_move_are_answered_with_everything(browser: Browser) -> None:
    table = browser.open("frankfurt", ["me", "me"], options={"first_seat": "0"})["id"]
    ada = browser.sit(table, 0)
    old = ada.stamp
    ada.move(ada.legal[0])
    assert ada.try_move(ada.legal[0], stamp=old)["key"] == "stale"
    ada.until("look")
    ada.greet(seat=1, shown=0)
    ada.until("look")
    assert ada.look["seat"] == 1
    ada.greet(seat=0, shown=0)
    ada.until("look")
    assert kinds(ada) == ["look", "change", "look", "look", "look"]
    ada.move(ada.legal[0])
    assert kinds(ada)[-1] == "change"


def test_an_end_by_the_people_and_a_server_that_starts_again_are_told_whole(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite")
    browser = host.browser()
    table = browser.open("frankfurt", ["me", "random"], options={"first_seat": "0"})["id"]
    ada = browser.sit(table, 0)
    ada.move(ada.legal[0])
    host.kill()
    host.start()
    ada.connect()
    assert kinds(ada)[-1] == "look"
    ada.say(type="table", id="t1", do="concede")
    ada.until("look")
    assert (ada.legal, ada.look["prompt"]["who"]) == ([], [])
    before = ada.look
    ada.greet(seat=0, shown=0)
    ada.until("look")
    assert ada.look == before
    assert host.stop() == 0


def test_a_comer_with_the_same_eyes_disturbs_nobodys_count(browser: Browser) -> None:
    table = browser.open("toy", ["me", "me"])["id"]
    ada = browser.sit(table, 0)
    ada.move(next(word for word in ada.legal if word.startswith("lay")))
    late = browser.sit(table, 0)
    plain = browser.sit(table, 0, takes_changes=False)
    ada.catch_up()
    late.moves = 10  # its ids are its own
    late.move("done")
    for sitting in (ada, plain):
        sitting.until("look")
    assert ada.look == late.look == plain.look
    assert (kinds(ada), kinds(late), kinds(plain)) == (
        ["look", "change", "change"],
        ["look", "change"],
        ["look", "look"],
    )
