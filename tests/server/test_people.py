"""Seats that change hands: friends by link, bots and back, empty seats, leaving, conceding, absence, agreement, the
host's rights.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from cablecar import games
from cablecar.kernel.log import parse
from cablecar.kernel.table import MAX_NOTES, replay
from tests.server.harness import LONG, Browser, Host, Message, Sitting, eventually

pytestmark = pytest.mark.once


class Party:
    """A table with its host and the tokens of its links."""

    def __init__(self, host: Host, *seats: str, game: str = "toy", **more: Any) -> None:
        self.host = host
        self.owner = host.browser()
        opened = self.owner.open(game, list(seats), name="Ada", **more)
        self.table: str = opened["id"]
        self.tokens = {
            link["seat"] if link["kind"] == "seat" else link["kind"]: link["path"].partition("#")[2]
            for link in opened["links"]
        }

    def enter(self, token: str, name: str = "Bob") -> Browser:
        """Open a link in a new browser."""
        browser = self.host.browser()
        answer = browser.post(f"/api/tables/{self.table}/enter", {"token": token, "name": name})
        assert answer.status_code == 200, answer.text
        return browser

    def come(self, whose: int | str, name: str = "Bob") -> Sitting:
        """Open a link and sit down, or look on."""
        browser = self.enter(self.tokens[whose], name)
        return browser.sit(self.table, whose if isinstance(whose, int) else None)

    def sit(self, seat: int | None = 0) -> Sitting:
        return self.owner.sit(self.table, seat)

    def lines(self) -> list[str]:
        return [line for line in self.host.stored(self.table) if line.startswith("! ")]


def wish(sitting: Sitting, **message: Any) -> str:
    """Wish something; return the key of the refusal, or nothing."""
    sitting.moves += 1
    sitting.say(id=f"w{sitting.moves}", **message)
    answer = sitting.until("ack", "no")
    return str(answer.get("key", ""))


def facts(sitting: Sitting) -> list[Message]:
    """Return who sits where, as this socket was told last."""
    sitting.catch_up()
    sitting.welcome = json.loads([frame for frame in sitting.frames if frame.startswith('{"type":"welcome"')][-1])
    seats: list[Message] = sitting.welcome["seats"]
    return seats


def test_a_friend_comes_by_link_and_everybody_hears_of_it(host: Host) -> None:
    party = Party(host, "me", "friend")
    ada = party.sit()
    assert ada.welcome["seats"][1] == {"seat": 1, "name": "", "state": "friend"}
    assert ada.welcome["host"]
    bob = party.come(1, "Bob")
    assert facts(ada)[1] == {"seat": 1, "name": "Bob", "state": "person", "here": True}
    assert not bob.welcome["host"]
    bob.close()
    eventually(lambda: "here" not in facts(ada)[1], "nobody heard that he left")


def test_two_friends_of_one_name_are_told_apart(host: Host) -> None:
    party = Party(host, "me", "friend", "friend")
    party.come(1, "Ada")
    party.come(2, "Ada")
    assert [seat["name"] for seat in facts(party.sit())] == ["Ada", "Ada 2", "Ada 3"]


def test_who_comes_by_a_second_link_in_one_browser_is_asked_for_his_name(host: Host) -> None:
    party = Party(host, "me", "friend", "friend")
    path, before = f"/api/tables/{party.table}/enter", party.host.stored(party.table)
    bob = party.enter(party.tokens[1], "Bob")
    asked = bob.post(path, {"token": party.tokens[2], "name": "Bob", "known": True}).json()
    assert (asked["mine"], asked["asks"]) == ([1], True)
    assert party.owner.post(path, {"token": party.tokens[2], "name": "Ada", "known": True}).json()["asks"], (
        "the host tries a link"
    )
    assert host.stored(party.table) == before
    assert [seat["state"] for seat in facts(party.sit())] == ["person", "person", "friend"]
    for token in (party.tokens[1], party.tokens["watch"], party.tokens["host"]):  # his own seat, and what has no name
        assert not bob.post(path, {"token": token, "name": "Bob", "known": True}).json()["asks"]
    assert bob.post(path, {"token": party.tokens[2], "name": "Cora"}).json()["mine"] == [1, 2]
    assert [seat["name"] for seat in facts(party.sit())] == ["Ada", "Bob", "Cora"]


def test_who_comes_without_a_name_is_told_who_invites_to_what_before_anything_happens(host: Host) -> None:
    party = Party(host, "friend", "friend", "me")
    path, eve = f"/api/tables/{party.table}/enter", party.host.browser()
    party.enter(party.tokens[0], "Bob")
    told = eve.post(path, {"token": party.tokens[1], "known": True}).json()
    assert (told["asks"], told["game"], told["by"], told["mine"]) == (True, "toy", "Ada", [])
    assert [seat["state"] for seat in facts(party.sit(2))] == ["person", "friend", "person"]
    assert [
        eve.post(path, {"token": party.tokens[which], "known": True}).json()["kind"] for which in (1, "watch", "host")
    ] == ["seat", "watch", "host"]
    assert eve.post(path, {"token": party.tokens[1], "name": "Eve"}).json()["mine"] == [1]
    nobody = Party(host, "friend", "random", "random")  # the host looks on
    assert eve.post(f"/api/tables/{nobody.table}/enter", {"token": nobody.tokens[0], "known": True}).json()["by"] == ""


def test_a_seat_goes_from_person_to_bot_and_back(host: Host) -> None:
    party = Party(host, "me", "friend")
    ada, bob = party.sit(), party.come(1)
    assert wish(ada, type="seat", seat=1, to="bot", bot="random") == ""
    assert facts(bob)[1] == {"seat": 1, "name": "Bob", "state": "away", "bot": "random", "here": True}
    bob.catch_up()
    if bob.legal:
        assert bob.try_move(bob.legal[0])["key"] == "bot-plays"
    assert wish(bob, type="seat", seat=1, to="me") == ""
    assert facts(ada)[1]["state"] == "person"
    assert party.lines() == ["! seat 0 human", "! seat 1 human", "! seat 1 away bot random", "! seat 1 human"]
    told = [
        step["say"]
        for step in bob.look["steps"]
        if isinstance(step["say"], list) and step["say"][0].startswith("table-")
    ]
    assert told == [["table-away", {"seat": 1, "number": 2}], ["table-human", {"seat": 1, "number": 2}]]


def test_a_bot_decides_only_while_the_seat_is_its_own(host: Host) -> None:
    party = Party(host, "me", "me", game="frankfurt", options={"first_seat": "1"})
    ada = party.sit(0)
    assert not ada.legal
    assert wish(ada, type="seat", seat=1, to="bot", bot="random") == ""
    ada.wait_turn()
    moved = [line for line in host.stored(party.table) if line.startswith("1 ")]
    assert moved
    ada.move(ada.legal[0])
    assert wish(ada, type="seat", seat=1, to="me") == ""


def test_a_socket_that_said_nothing_keeps_no_seat_that_its_browser_lost(host: Host) -> None:
    party = Party(host, "me", "friend")
    bob = party.enter(party.tokens[1], "Bob")
    silent, sitting = bob.socket(party.table), bob.sit(party.table, 1)
    assert wish(sitting, type="seat", seat=1, to="empty") == ""
    silent.send(json.dumps({"type": "hello", "seat": 1}))
    assert json.loads(silent.recv(timeout=LONG)) == {"type": "bye", "reason": "no-seat"}
    watching = bob.sit(party.table)
    assert watching.welcome["mine"] == []
    sitting.close()
    watching.close()


def test_whoever_looks_on_may_take_an_empty_seat_and_no_other(host: Host) -> None:
    party = Party(host, "me", "empty", "random")
    cora = party.come("watch", "Cora")
    assert cora.welcome["seat"] is None
    assert wish(cora, type="seat", seat=0, to="me", name="Cora") == "seat-held"
    assert wish(cora, type="seat", seat=2, to="me", name="Cora") == "not-host"
    assert wish(cora, type="seat", seat=1, to="bot") == "not-host"
    assert wish(cora, type="table", do="concede") == "not-seated"
    assert wish(cora, type="seat", seat=1, to="me", name="Cora") == ""
    assert facts(cora)[1] == {"seat": 1, "name": "Cora", "state": "person", "here": True}
    assert cora.look["seat"] == 1
    assert wish(cora, type="seat", seat=1, to="empty") == ""
    assert facts(cora)[1]["state"] == "empty"
    assert cora.look["seat"] is None


def test_nobody_gets_the_seat_of_somebody_who_is_there(host: Host) -> None:
    party = Party(host, "me", "friend")
    ada, bob = party.sit(), party.come(1)
    for to in ("friend", "empty", "me", "link"):
        assert wish(ada, type="seat", seat=1, to=to) == "seat-held", to
    assert wish(ada, type="seat", seat=1, to="bot") == ""
    assert wish(ada, type="seat", seat=1, to="friend") == "seat-held", "he looks on and may take it back"
    bob.close()
    facts(ada)
    ada.say(type="seat", id="new", seat=1, to="friend")
    token = ada.until("link")["path"].partition("#")[2]
    with pytest.raises(ConnectionClosed, match="no-seat"):
        bob.connect()
    assert bob.browser.post(f"/api/tables/{party.table}/enter", {"token": party.tokens[1]}).json()["key"] == "bad-token"
    cora = party.enter(token, "Cora").sit(party.table)
    assert cora.look["seat"] == 1


def test_the_host_link_gives_rights_but_no_eyes(host: Host) -> None:
    party = Party(host, "me", "friend")
    other = party.enter(party.tokens["host"], "Dan")
    entered = other.post(f"/api/tables/{party.table}/enter", {"token": party.tokens["host"]}).json()
    assert entered == {
        "id": party.table,
        "game": "toy",
        "mine": [],
        "watch": True,
        "host": True,
        "asks": False,
        "by": "Ada",
        "kind": "host",
    }
    dan = other.sit(party.table)
    assert dan.look["seat"] is None
    assert wish(dan, type="way", pace=600) == ""
    facts(dan)
    assert dan.welcome["pace"] == 600
    assert wish(dan, type="table", do="agree") == "not-seated"
    with pytest.raises(ConnectionClosed, match="no-seat"):
        other.sit(party.table, 0)


def test_only_the_host_changes_pace_and_deletes(host: Host) -> None:
    party = Party(host, "me", "friend")
    ada, bob = party.sit(), party.come(1)
    assert wish(bob, type="way", pace=1) == "not-host"
    assert wish(bob, type="table", do="delete") == "not-host"
    assert wish(bob, type="seat", seat=None, to="link") == "not-host"
    assert wish(bob, type="seat", seat=7, to="bot") == "no-such-seat"
    ada.say(type="table", id="d", do="delete")
    assert bob.until("bye")["reason"] == "deleted"
    assert party.owner.get("/api/tables").json()["tables"] == []
    assert party.owner.get(f"/api/tables/{party.table}/log").status_code == 401
    assert host.stored(party.table) == []


def test_who_leaves_is_played_by_a_bot_and_may_come_back(host: Host) -> None:
    party = Party(host, "me", "friend", "random")
    ada, bob = party.sit(), party.come(1)
    assert wish(bob, type="table", do="leave") == ""
    assert facts(ada)[1]["state"] == "left"
    bob.close()
    bob.connect()
    assert facts(bob)[1]["state"] == "left", "to look is not to sit down"
    assert wish(bob, type="seat", seat=1, to="me") == ""
    assert party.lines()[-2:] == ["! seat 1 left bot greedy", "! seat 1 human"]


def test_a_concession_ends_a_game_of_two_and_its_log_is_open(host: Host) -> None:
    party = Party(host, "me", "friend")
    ada, bob = party.sit(), party.come(1)
    assert wish(bob, type="table", do="concede") == ""
    facts(ada)
    assert ada.welcome["ended"] == ["ended-conceded", {"seat": 1}]
    assert not ada.legal
    assert ada.try_move("done")["key"] == "over"
    assert wish(ada, type="table", do="agree") == "over"
    assert party.lines()[-2:] == ["! seat 1 conceded", "! end conceded 1"]
    text = party.owner.get(f"/api/tables/{party.table}/log").text
    assert replay(games.load("toy"), parse(text)).events[-1].word == "end conceded 1"
    card = party.owner.get("/api/tables").json()["tables"][0]
    assert (card["over"], card["turn"]) == (True, [])


def test_of_three_a_bot_plays_on_for_who_concedes_for_good(host: Host) -> None:
    party = Party(host, "me", "friend", "me")
    ada, bob = party.sit(), party.come(1)
    assert wish(bob, type="table", do="concede") == ""
    assert facts(ada)[1]["state"] == "conceded"
    assert not ada.welcome["ended"]
    assert wish(bob, type="seat", seat=1, to="me") == "conceded"
    assert wish(bob, type="table", do="concede") == "conceded"


def test_a_game_ends_by_agreement_of_all_people(host: Host) -> None:
    party = Party(host, "me", "friend", "random")
    ada, bob = party.sit(), party.come(1)
    assert party.owner.get(f"/api/tables/{party.table}/log").json()["key"] == "log-running"
    assert wish(ada, type="table", do="agree") == ""
    assert facts(bob)[0]["agrees"]
    assert wish(ada, type="table", do="disagree") == ""
    assert wish(bob, type="table", do="agree") == ""
    assert facts(bob)[0].get("agrees") is None
    assert not bob.welcome["ended"]
    assert wish(ada, type="table", do="agree") == ""
    facts(bob)
    assert bob.welcome["ended"] == ["ended-agreed"]
    assert party.lines()[-1] == "! end agreed"
    assert party.owner.get(f"/api/tables/{party.table}/log").status_code == 200


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Host]:
    """Return a server of this test's own, which sweeps often."""
    running = Host(tmp_path / "tables.sqlite", idle_seconds=0.4)
    yield running
    running.kill()


def test_who_is_absent_for_too_long_is_played_by_a_bot_and_gets_the_seat_back(house: Host) -> None:
    party = Party(house, "me", "friend", "random", game="frankfurt", options={"first_seat": "1"})
    ada, bob = party.sit(), party.come(1)
    assert wish(ada, type="way", pace=1) == ""
    bob.close()
    ada.wait_turn()
    assert facts(ada)[1]["state"] == "absent"
    assert "! seat 1 absent bot greedy" in party.lines()
    bob.connect()
    assert facts(bob)[1]["state"] == "absent", "a connection that was lost has no person before it"
    assert facts(bob.browser.sit(party.table, 1))[1]["state"] == "person"


def test_absence_is_noticed_where_nobody_looks_and_after_a_restart(house: Host) -> None:
    party = Party(house, "me", "friend", game="frankfurt", options={"first_seat": "1"}, pace=1)
    house.kill()
    house.start()
    eventually(lambda: "! seat 1 absent bot greedy" in party.lines(), "nobody noticed")
    eventually(lambda: "! seat 0 absent bot greedy" in party.lines(), "nobody noticed that the host is gone too")


def words_of(party: Party, seat: int) -> int:
    """Return how many words a seat has said."""
    return sum(line.startswith(f"{seat} ") for line in party.host.stored(party.table))


def test_who_was_absent_when_the_server_stopped_is_absent_until_he_comes(house: Host) -> None:
    party = Party(house, "me", "friend", game="frankfurt", options={"first_seat": "1"})
    ada, bob = party.sit(), party.come(1)
    bob.close()
    assert wish(ada, type="way", pace=1) == ""
    ada.wait_turn()
    assert wish(ada, type="way", pace=3600) == ""
    assert house.stop() == 0
    house.start()
    ada = party.sit()
    assert facts(ada)[1] == {"seat": 1, "name": "Bob", "state": "absent", "bot": "greedy"}
    played = words_of(party, 1)
    for _ in range(20):  # his bot plays on
        ada.wait_turn()
        if words_of(party, 1) > played:
            break
        ada.move(ada.legal[0])
    assert words_of(party, 1) > played
    assert facts(ada)[1]["state"] == "absent"
    assert [line for line in party.lines() if line.startswith("! seat 1 ")][-1] == "! seat 1 absent bot greedy"
    assert facts(bob.browser.sit(party.table, 1))[1]["state"] == "person"


def test_the_clock_goes_on_through_a_restart_and_leaves_an_hour_at_least(house: Host) -> None:
    left = {600: 6600, 7000: 3600, 90_000: 3600}  # how long a decision is owed, of two hours: how much time there is
    parties = {
        owed: Party(house, "me", "friend", options={"first_seat": "0"}, game="frankfurt", pace=7200) for owed in left
    }
    assert house.stop() == 0
    before = time.time()
    for owed, party in parties.items():
        house.run("UPDATE tables SET since = ? WHERE id = ?", (before - owed, party.table))
    house.start()
    for owed, party in parties.items():
        ada = party.sit()
        assert before + left[owed] <= ada.welcome["until"]["0"] <= time.time() + left[owed] + 1
        assert facts(ada)[0]["state"] == "person"


def test_seats_and_their_states_survive_a_restart(house: Host) -> None:
    party = Party(house, "me", "friend", "empty")
    bob = party.come(1)
    assert wish(bob, type="table", do="agree") == ""
    assert wish(bob, type="seat", seat=1, to="bot", bot="random") == ""
    house.kill()
    house.start()
    seats = [{name: value for name, value in seat.items() if name != "here"} for seat in facts(party.sit())]
    assert seats == [
        {"seat": 0, "name": "Ada", "state": "person"},
        {"seat": 1, "name": "Bob", "state": "away", "bot": "random"},
        {"seat": 2, "name": "", "state": "empty"},
    ]


def test_the_host_gives_a_seat_back_to_its_player_and_to_nobody_else(host: Host) -> None:
    party = Party(host, "me", "friend", "friend", "greedy", game="frankfurt")
    ada, bob, cy = party.sit(), party.come(1, "Bob"), party.come(2, "Cy")
    assert wish(ada, type="seat", seat=1, to="bot", bot="random") == ""
    assert wish(cy, type="seat", seat=1, to="back") == "not-host"
    assert wish(ada, type="seat", seat=1, to="me", name="Ada") == "seat-held"
    assert wish(ada, type="seat", seat=1, to="back") == ""
    assert facts(ada)[1] == {"seat": 1, "name": "Bob", "state": "person", "here": True}
    assert ada.welcome["mine"] == [0]
    assert [line for line in party.lines() if line.startswith("! seat 1 ")][-2:] == [
        "! seat 1 away bot random",
        "! seat 1 human",
    ]
    assert wish(ada, type="seat", seat=3, to="back") == "no-such-seat"
    assert wish(bob, type="table", do="concede") == ""
    assert wish(ada, type="seat", seat=1, to="back") == "conceded"
    assert wish(cy, type="table", do="leave") == ""
    assert wish(cy, type="seat", seat=2, to="back") == ""
    assert facts(ada)[2]["state"] == "person"


def test_who_comes_and_goes_without_end_keeps_nobody_else_from_leaving_or_agreeing(tmp_path: Path) -> None:
    party = Party(
        Host(tmp_path / "tables.sqlite", message_rate=100_000, message_burst=100_000), "me", "friend", "friend"
    )
    ada, eve, bob = party.sit(), party.come(1, "Eve"), party.come(2)
    tried = 0
    while (answer := wish(eve, type="seat", seat=1, to="me" if tried % 2 else "bot")) == "":
        tried += 1
        assert tried < MAX_NOTES
    assert answer == "log-full"
    assert wish(eve, type="table", do="leave") == "log-full"
    assert wish(bob, type="table", do="leave") == ""
    assert wish(ada, type="seat", seat=2, to="back") == ""
    assert wish(bob, type="table", do="agree") == ""
    party.host.stop()
