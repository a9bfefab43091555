"""What people say at a table: plain, limited, for whom the table allows, never in its log."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.harness import Host, Message, Sitting
from tests.server.test_people import Party, wish

pytestmark = pytest.mark.once


def heard(sitting: Sitting) -> list[tuple[int | None, str, str]]:
    """Return who said what, as far as this socket was told since it was last asked."""
    talks: list[Message] = [message for message in sitting.catch_up() if message["type"] == "talk"]
    return [(line["seat"], line["name"], line["text"]) for talk in talks for line in talk["lines"]]


def test_players_talk_and_bystanders_read_and_nothing_of_it_is_in_the_log(host: Host) -> None:
    party = Party(host, "me", "friend")
    ada, bob, cora = party.sit(), party.come(1), party.come("watch")
    lines = host.stored(party.table)
    assert wish(ada, type="say", text="  <b>good</b>\u202e   evening ") == ""
    assert heard(bob) == heard(cora) == [(0, "Ada", "<b>good</b> evening")]
    assert wish(cora, type="say", text="hello") == "no-talk"
    assert wish(bob, type="say", text="hello") == ""
    assert host.stored(party.table) == lines
    late = party.come("watch")
    assert heard(late) == [(0, "Ada", "<b>good</b> evening"), (1, "Bob", "hello")]


def test_the_host_says_whether_bystanders_write_or_read(host: Host) -> None:
    party = Party(host, "me", "friend")
    ada, cora = party.sit(), party.come("watch")
    assert wish(cora, type="way", talk="all") == "not-host"
    assert wish(ada, type="way", talk="all") == ""
    assert wish(cora, type="say", text="may I?", name="Cora") == ""
    assert heard(ada)[-1] == (None, "Cora", "may I?")
    heard(cora)
    assert wish(ada, type="way", talk="players") == ""
    assert wish(ada, type="say", text="among us") == ""
    assert heard(cora) == []
    assert heard(party.come("watch")) == []
    assert wish(ada, type="way", talk="read") == ""
    assert [text for _, _, text in heard(cora)] == ["may I?", "among us"]


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ({"text": ""}, "bad-message"),
        ({"text": "x" * 301}, "bad-message"),
        ({"text": "\u200b \u202e"}, "bad-message"),
        ({"text": "x", "seat": 1}, "bad-message"),
    ],
)
def test_what_is_empty_too_long_or_said_for_another_is_refused(host: Host, message: Message, key: str) -> None:
    party = Party(host, "me", "friend")
    assert wish(party.sit(), type="say", **message) == key


def test_who_talks_too_fast_is_told_so_and_does_not_lose_the_connection(host: Host) -> None:
    ada = Party(host, "me", "friend").sit()
    answers = [wish(ada, type="say", text=f"line {number}") for number in range(9)]
    assert answers[:6] == [""] * 6
    assert answers[-1] == "too-fast"
    ada.say(type="ping")
    assert ada.until("pong")


def test_what_is_said_again_because_no_answer_came_is_kept_once(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite")
    party = Party(host, "me", "friend")
    ada, bob = party.sit(), party.come(1)

    def answered(sitting: Sitting, id: str, text: str, **more: str) -> str:
        sitting.say(type="say", id=id, text=text, **more)
        return str(sitting.until("ack", "no")["type"])

    assert answered(ada, "k-1", "hello") == "ack"
    host.kill()
    host.start()
    ada.connect()
    for _ in range(8):  # nor is it too fast
        assert answered(ada, "k-1", "hello") == "ack"
    bob.connect()
    assert answered(bob, "k-1", "an id is its sender's own") == answered(bob, "k-2", "hello") == "ack"
    assert wish(ada, type="way", talk="all") == ""
    for name in ("Cora", "Dan", "Dan"):
        assert answered(party.come("watch"), "k-1", "may I?", name=name) == "ack"
    said = [
        (0, "Ada", "hello"),
        (1, "Bob", "an id is its sender's own"),
        (1, "Bob", "hello"),
        (None, "Cora", "may I?"),
        (None, "Dan", "may I?"),
    ]
    assert heard(party.come("watch")) == said
    host.stop()


def test_talk_survives_a_restart_and_goes_with_its_table(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite")
    party = Party(host, "me", "friend")
    assert wish(party.sit(), type="say", text="see you tomorrow") == ""
    host.kill()
    host.start()
    ada = party.sit()
    assert heard(ada) == [(0, "Ada", "see you tomorrow")]
    ada.say(type="table", id="d", do="delete")
    assert ada.until("bye")["reason"] == "deleted"
    host.stop()
    assert host.run("SELECT * FROM talk", ()) == []
    if isinstance(host.place, Path):
        assert b"see you tomorrow" not in host.db.read_bytes()
