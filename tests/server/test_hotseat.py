"""Several seats of one browser: nobody's eyes before a seat is named where hands are secret; names; how long each
has.
"""

from __future__ import annotations

import time
from typing import Any

import pytest

from cablecar import games
from cablecar.kernel.fields import values
from cablecar.kernel.log import Log, parse
from cablecar.kernel.options import resolve
from cablecar.kernel.table import replay
from cablecar.server.tables.perspective import hides
from tests.games.found import Mode, every_game, every_mode, own_tests
from tests.server.harness import Browser, Host, Sitting

pytestmark = pytest.mark.once


class Screen(Sitting):
    """A page that people share."""

    def connect(self) -> None:
        self.socket = self.browser.socket(self.table)
        self.greet(seat=self.seat, shown=0, curtain=True)
        self.welcome = self.until("welcome")
        self.until("look")


def several(host: Host, slug: str, *more: str, **wishes: Any) -> tuple[Browser, str, dict[str, str]]:
    """Open a table with two people at one browser, or as many as the game needs; return the links too."""
    browser = host.browser()
    opened = browser.open(slug, [*["me"] * max(2, int(games.load(slug).least)), *more], **wishes)
    links = {
        str(link["seat"] if link["kind"] == "seat" else link["kind"]): link["path"].partition("#")[2]
        for link in opened["links"]
    }
    return browser, str(opened["id"]), links


@every_game
def test_who_names_no_seat_behind_the_curtain_sees_what_a_bystander_sees(host: Host, slug: str) -> None:
    browser, table, links = several(host, slug)
    stranger = host.browser()
    stranger.post(f"/api/tables/{table}/enter", {"token": links["watch"]})
    outside = stranger.sit(table)
    screen = Screen(browser, table, None)
    game, seats = games.load(slug), len(screen.welcome["seats"])
    assert screen.welcome["secret"] == hides(game, seats, resolve(game, seats, {}))
    assert screen.welcome["mine"] == list(range(seats))
    if not screen.welcome["secret"]:
        assert screen.welcome["seat"] == screen.look["prompt"]["who"][0]
        return
    assert (screen.welcome["seat"], screen.look) == (None, outside.look)
    assert browser.get(f"/api/tables/{table}/stage/{screen.look['stage']}").status_code == 200
    for seat in screen.welcome["mine"]:
        screen.greet(seat=seat, shown=0, curtain=True)
        assert screen.until("welcome")["seat"] == seat
        screen.until("look")
        assert screen.look == browser.sit(table, seat).look
    screen.greet(shown=screen.look["n"], curtain=True)
    screen.until("look")
    assert screen.look == outside.look
    assert browser.sit(table).welcome["seat"] == 0  # without a curtain it is the first


@every_mode
def test_hands_are_secret_if_a_golden_log_has_different_views(mode: Mode) -> None:
    log = parse((own_tests(mode.slug) / "golden" / f"v{mode.game.version}" / f"{mode.name}.log").read_bytes())
    table = replay(mode.game, Log(log.header, [], log.first_line))
    differ = False
    for event in log.events:
        table.follow(event)
        views = [values(table.state.show(seat)) for seat in range(mode.seats)]
        differ = differ or any(view != views[0] for view in views)
        if differ:
            break
    assert hides(mode.game, mode.seats, resolve(mode.game, mode.seats, mode.options)) == differ


def test_a_bystander_can_not_move_behind_the_curtain(host: Host) -> None:
    browser, table, _ = several(host, "frankfurt", options={"first_seat": "0"})
    named = browser.sit(table, 0)
    screen = Screen(browser, table, None)
    assert screen.try_move(named.legal[0], stamp=named.stamp)["key"] == "not-seated"
    assert screen.legal == []


def test_a_seat_that_comes_or_goes_lifts_no_curtain(host: Host) -> None:
    browser, table, links = several(host, "frankfurt", "friend")
    screen = Screen(browser, table, None)
    browser.post(f"/api/tables/{table}/enter", {"token": links["2"], "name": "Cora"})
    while screen.welcome["mine"] != [0, 1, 2]:
        screen.welcome = screen.until("welcome")
    assert screen.welcome["seat"] is None
    screen.greet(seat=2, shown=0, curtain=True)
    screen.until("look")
    screen.say(type="seat", id="s1", seat=2, to="empty")
    while screen.welcome["mine"] != [0, 1]:
        screen.welcome = screen.until("welcome")
    assert screen.welcome["seat"] is None
    assert all(message["look"]["seat"] is None for message in screen.quiet() if message["type"] == "look")


def test_each_person_of_a_new_table_has_a_name(host: Host) -> None:
    browser = host.browser()
    table = browser.open("frankfurt", ["me", "random", "me", "me"], name="Ada", names=[" Ada ", "Ben\u202e", ""])["id"]
    names = [player["name"] for player in browser.sit(table, 0).welcome["seats"]]
    assert names == ["Ada", "random", "Ben", "Ada 2"]
    refused = browser.post("/api/tables", {"game": "frankfurt", "seats": ["me", "me"], "names": ["x" * 41, ""]})
    assert (refused.status_code, refused.json()["key"]) == (400, "bad-request")


def test_everybody_hears_how_long_he_has_and_nobody_how_long_another(host: Host) -> None:
    browser = host.browser()
    opened = browser.open("frankfurt", ["me", "friend"], options={"first_seat": "0"}, pace=600)
    friend = host.browser()
    token = next(link["path"].partition("#")[2] for link in opened["links"] if link["seat"] == 1)
    friend.post(f"/api/tables/{opened['id']}/enter", {"token": token, "name": "Ben"})
    ada, ben = browser.sit(opened["id"], 0), friend.sit(opened["id"], 1)
    assert 500 < ada.welcome["until"]["0"] - time.time() <= 601
    assert ben.welcome["until"] == {}
    ada.move(ada.legal[0])
    while 0 in ada.look["prompt"]["who"]:
        ada.move(ada.legal[0])
    while not ben.welcome["until"]:
        ben.welcome = ben.until("welcome")
    assert list(ben.welcome["until"]) == ["1"]
    while ada.welcome["until"]:
        ada.welcome = ada.until("welcome")


def test_a_table_at_which_a_bot_plays_for_me_does_not_wait_for_me(host: Host) -> None:
    browser = host.browser()
    mine, lent = (str(browser.open("frankfurt", ["me", "friend"], options={"first_seat": "0"})["id"]) for _ in range(2))
    sitting = browser.sit(lent, 0)
    sitting.say(type="seat", id="s1", seat=0, to="bot", bot="random")
    while not sitting.welcome["seats"][0].get("bot"):
        sitting.welcome = sitting.until("welcome")
    ends = time.monotonic() + 60
    while (listed := [card["id"] for card in browser.get("/api/tables").json()["tables"]]) != [mine, lent]:
        assert time.monotonic() < ends, listed
