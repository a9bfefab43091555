"""Forged, stale, repeated, foreign and oversized messages, of every kind a client can say: each is answered or refused in words, and nothing changes."""
from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from cablecar.server import wire
from cablecar.server.socket import MOST_UNREADABLE
from tests.server.harness import Host, Message, Sitting
from tests.server.test_people import Party

pytestmark = pytest.mark.once

EXAMPLES = 200 if os.environ.get("CABLECAR_LONG") else 15
fuzzing = settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck), derandomize=EXAMPLES == 15)
PARTS = {"tables": "id", "events": "at", "moves": "at", "seats": "at", "holds": "at", "ways": "at", "talk": "at"}
ANSWERS = {"hello": "welcome", "what": "what", "why": "why", "story": "story", "ping": "pong"}  # to what changes nothing; all else is refused
LIMITS: dict[str, Any] = dict(open_rate=1e6, open_burst=1e6, enter_rate=1e6, enter_burst=1e6, message_rate=1e6, message_burst=1e6)
FIELDS: dict[str, list[str]] = {
    "hello": ["seat", "shown", "curtain", "changes"], "move": ["id", "word", "stamp"], "undo": ["id", "stamp"], "what": ["word"], "why": ["word"],
    "story": ["before"], "hint": [], "ping": [], "seat": ["id", "seat", "to", "bot", "name"], "table": ["id", "do"], "way": ["id", "pace", "talk"],
    "say": ["id", "text", "name"],
}  # fmt: skip
VALUES: dict[str, list[Any]] = {
    "id": ["m1", "m2", "f1", "x" * 40], "stamp": [0], "word": ["done"], "shown": [0, 3, 1_000_000], "before": [0, 3, 1_000_000], "seat": [None, 0, 1, 2, 7],
    "to": ["me", "friend", "bot", "empty", "link"], "bot": ["random", "hal", None], "name": ["Eve", None], "pace": [0, 60, 5_184_000, None],
    "do": ["leave", "concede", "agree", "disagree", "delete"], "talk": ["all", "read", "players", None], "text": ["hello", "\u200b", "<b>", "x" * 300],
    "curtain": [False, True], "changes": [False, True],
}  # fmt: skip
WRONG: list[Any] = ["", "a b", "x" * 301, -1, -2, -3, 8, 1_000_001, 10**30, 0.5, True, None, [], {}]


class Club:
    """Two tables with people at each: a host, a friend who has come, a bystander. Nobody moves by himself."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.party = Party(host, "me", "friend")
        self.ada = self.party.sit(0)
        self.people = {"friend": self.party.come(1), "bystander": self.party.come("watch")}
        self.ada.move(self.ada.legal[0])  # with the id m1, which others may try to use
        self.far = Party(host, "me", "friend")
        self.texts = self.party.owner.get("/texts/en/common.ftl").text + self.party.owner.get("/texts/en/toy.ftl").text
        self.flushes = count()
        self.unreadable: Counter[ClientConnection] = Counter()

    def stored(self) -> list[Any]:
        """Return everything that is stored of the two tables."""
        tables = (self.party.table, self.far.table)
        return [self.host.run(f"SELECT * FROM {part} WHERE {key} = ?", (table,)) for part, key in PARTS.items() for table in tables]

    def answers(self, sitting: Sitting, frame: str, *, does_end: bool = False) -> list[Message]:
        """Send a frame; return what came for it: until the socket ends, or the answer of a question that was asked after it."""
        word = f"flush-{next(self.flushes)}"
        found: list[Message] = []
        sitting.socket.send(frame)
        if not does_end:
            sitting.say(type="why", word=word)
        try:
            while (message := sitting.hear()).get("word") != word:
                found.append(message)
        except ConnectionClosed as closed:
            found.append({"type": "closed", "code": closed.rcvd.code if closed.rcvd else 0})
            sitting.connect()
        return found

    def renew(self, sitting: Sitting, frame: str) -> None:
        """Let somebody come again before he has said too much that can't be read."""
        if self.unreadable[sitting.socket] == MOST_UNREADABLE - 1:
            sitting.close()
            sitting.connect()
        self.unreadable[sitting.socket] += not is_readable(frame)

    def messages(self, sitting: Sitting, kind: str) -> st.SearchStrategy[Message]:
        """Return messages of a kind: such as may be said by somebody, and such as may not be said at all."""
        good, bad = FIELDS[kind], {"token": [*self.party.tokens.values(), *self.far.tokens.values()], "table": [self.far.table]}  # nobody reads such
        stamps = [sitting.stamp, sitting.stamp + 1, self.ada.stamp, 0, 1_000_000]
        words = [*self.ada.legal, *self.people["friend"].legal, "done", "draw clay", "nonsense", "* *", "x" * 200]
        now: dict[str, list[Any]] = {**VALUES, "stamp": stamps, "word": words}
        values = {name: st.sampled_from(now[name]) for name in good}
        wrong = {name: st.sampled_from([*WRONG, *VALUES[name]]) for name in good}
        made = st.fixed_dictionaries({"type": st.just(kind), **values})
        spoilt = st.fixed_dictionaries({"type": st.just(kind)}, optional={**wrong, **{name: st.sampled_from(tokens) for name, tokens in bad.items()}})
        return st.one_of(made, made, spoilt)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    host = Host(tmp_path_factory.mktemp("club") / "tables.sqlite", **LIMITS)
    yield Club(host)
    assert not any("broken" in line for line in host.lines)
    assert host.stop() == 0


def is_readable(frame: str) -> bool:
    """Tell whether a frame is a message at all."""
    try:
        wire.decode_client(frame)
    except (msgspec.DecodeError, msgspec.ValidationError):
        return False
    return True


def may_change(said: Message, sitting: Sitting) -> bool:
    """Tell whether a player who is no host may change something by this."""
    if sitting.seat is None:
        return False
    match said["type"]:
        case "move":
            return bool(said["stamp"] == sitting.stamp and said["word"] in sitting.legal)
        case "undo":
            return bool(said["stamp"] == sitting.stamp)
        case "seat":
            return bool(said["seat"] == sitting.seat)
        case "table":
            return bool(said["do"] != "delete")
    return bool(said["type"] == "say")


def test_every_kind_of_message_is_tried() -> None:
    assert {kind.__struct_config__.tag: list(kind.__struct_fields__) for kind in wire.Client.__args__} == FIELDS


@pytest.mark.parametrize("kind", FIELDS)
@pytest.mark.parametrize("who", ["friend", "bystander"])
def test_what_somebody_may_not_say_is_refused_in_words_and_changes_nothing(club: Club, who: str, kind: str) -> None:
    sitting = club.people[who]
    before, seen = club.stored(), sitting.look

    @fuzzing
    @given(said=club.messages(sitting, kind), does_repeat=st.booleans())
    def try_it(said: Message, does_repeat: bool) -> None:
        frame = json.dumps(said)
        if is_readable(frame) and may_change(said, sitting):
            return
        heard = len(club.ada.frames)
        for _ in range(2 if does_repeat else 1):
            club.renew(sitting, frame)
            is_foreign = is_readable(frame) and said["type"] == "hello" and said.get("seat") not in (None, sitting.seat)
            told = club.answers(sitting, frame, does_end=is_foreign)
            if is_foreign:
                assert told[-2:] == [{"type": "bye", "reason": "no-seat"}, {"type": "closed", "code": 1008}]
            else:
                must_be_told(club, said, frame, told)
        assert club.stored() == before
        assert club.answers(club.ada, '{"type":"ping"}')[-1]["type"] == "pong"
        news = [json.loads(each)["type"] for each in club.ada.frames[heard:]]
        assert set(news) <= {"pong", "why", "welcome"}, "nobody else notices, but that somebody was here and is no more"

    try_it()
    sitting.close()
    sitting.look = {}
    sitting.connect()
    assert sitting.look == seen


def must_be_told(club: Club, said: Message, frame: str, told: list[Message]) -> None:
    """There is an answer, or a refusal with the id and a reason that has words."""
    kinds = [message["type"] for message in told]
    assert kinds, f"nothing is said to {said}"
    refusals = [message for message in told if message["type"] == "no"]
    if not is_readable(frame):
        assert [(message["id"], message["key"]) for message in refusals] == [("", "bad-message")]
    elif not refusals:
        assert ANSWERS[said["type"]] in kinds
    else:
        assert said["type"] not in ("hello", "why", "story", "ping")
        assert [message["id"] for message in refusals] == [said.get("id", "")]
    for message in refusals:
        assert f"\n{message['say'][0]} = " in club.texts, message


def test_a_move_is_made_once_however_often_and_by_whomever_its_id_is_said(club: Club) -> None:
    party = Party(club.host, "me", "friend")
    ada, bob = party.sit(0), party.come(1)
    word, stamp = ada.legal[0], ada.stamp
    assert ada.try_move(word, "once", stamp)["type"] == "ack"
    lines = club.host.stored(party.table)
    for _ in range(3):
        assert ada.try_move(word, "once", stamp)["type"] == "ack"
        assert ada.try_move("nonsense", "once", 0)["type"] == "ack", "a known id is answered as it was"
    assert bob.try_move("nonsense", "once", bob.stamp)["key"] == "no-such-word", "an id belongs to its seat"
    other = party.owner.sit(party.table, 0)
    assert other.try_move(word, "once", stamp)["type"] == "ack"
    assert club.host.stored(party.table) == lines
    for sitting in (ada, bob, other):
        sitting.close()


@pytest.mark.parametrize("size", [wire.MAX_MESSAGE + 1, 10 * wire.MAX_MESSAGE])
@pytest.mark.parametrize("kind", ["move", "say", "hello", "why"])
def test_what_is_too_large_ends_the_socket_and_changes_nothing(club: Club, kind: str, size: int) -> None:
    bob, before = club.people["friend"], club.stored()
    message = json.dumps({"type": kind, "id": "big", "word": "done", "stamp": bob.stamp, "text": "", "more": ""})
    told = club.answers(bob, message[:-2] + "x" * (size - len(message)) + '"}', does_end=True)
    assert told[-1] == {"type": "closed", "code": 1009}
    assert club.stored() == before


def test_nobody_comes_in_with_the_cookie_or_the_seat_of_another_table(club: Club) -> None:
    before = club.stored()
    with pytest.raises(InvalidStatus, match="403"):
        club.far.owner.socket(club.party.table)
    with pytest.raises(InvalidStatus, match="403"):
        club.party.owner.socket(club.far.table)
    for whose, seat in (("friend", 0), ("bystander", 0), ("bystander", 1)):
        with pytest.raises(ConnectionClosed, match="no-seat"):
            club.people[whose].browser.sit(club.party.table, seat)
    assert club.stored() == before
