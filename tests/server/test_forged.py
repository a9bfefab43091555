"""Forged, stale, repeated, foreign and oversized messages, of every kind a client can say, in every game found: each is
answered or refused in words, and
nothing changes. The games are dealt out over kinds and people; `--long` tries all of them with all."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import count, cycle, product
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from cablecar import games
from cablecar.server.sockets.endpoint import MAX_UNREADABLE_MESSAGES
from cablecar.server.wire import messages
from tests.server.harness import Host, Message, Sitting
from tests.server.test_people import Party

pytestmark = pytest.mark.once

SLUGS = games.slugs()
IS_LONG = bool(os.environ.get("CABLECAR_LONG"))
EXAMPLES = 200 if IS_LONG else 15
fuzzing = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
    derandomize=EXAMPLES == 15,
)
PARTS = {"tables": "id", "events": "at", "moves": "at", "seats": "at", "holds": "at", "ways": "at", "talk": "at"}
ANSWERS = {
    "hello": "welcome",
    "what": "what",
    "why": "why",
    "story": "story",
    "ping": "pong",
}  # to what changes nothing; all else is refused
LIMITS: dict[str, Any] = dict(
    open_rate=1e6, open_burst=1e6, enter_rate=1e6, enter_burst=1e6, message_rate=1e6, message_burst=1e6
)
FIELDS: dict[str, list[str]] = {
    "hello": ["seat", "shown", "curtain", "changes"],
    "move": ["id", "word", "stamp"],
    "undo": ["id", "stamp"],
    "what": ["word"],
    "why": ["word"],
    "story": ["before"],
    "hint": [],
    "ping": [],
    "seat": ["id", "seat", "to", "bot", "name"],
    "table": ["id", "do"],
    "way": ["id", "pace", "talk"],
    "say": ["id", "text", "name"],
}
VALUES: dict[str, list[Any]] = {
    "id": ["m1", "m2", "f1", "x" * 40],
    "stamp": [0],
    "word": ["done"],
    "shown": [0, 3, 1_000_000],
    "before": [0, 3, 1_000_000],
    "seat": [None, 0, 1, 2, 7],
    "to": ["me", "friend", "bot", "empty", "link"],
    "bot": ["random", "hal", None],
    "name": ["Eve", None],
    "pace": [0, 60, 5_184_000, None],
    "do": ["leave", "concede", "agree", "disagree", "delete"],
    "talk": ["all", "read", "players", None],
    "text": ["hello", "\u200b", "<b>", "x" * 300],
    "curtain": [False, True],
    "changes": [False, True],
}
WRONG: list[Any] = ["", "a b", "x" * 301, -1, -2, -3, 8, 1_000_001, 10**30, 0.5, True, None, [], {}]


def dealt(*lists: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Return all combinations, each with a game, or with every game."""
    found = list(product(*lists))
    return (
        [(*one, game) for one in found for game in SLUGS]
        if IS_LONG
        else [(*one, game) for one, game in zip(found, cycle(SLUGS), strict=False)]
    )


def party_of(host: Host, game: str) -> Party:
    """Return a table of a game for a host and as many friends as it needs."""
    return Party(host, "me", *["friend"] * max(int(games.load(game).least) - 1, 1), game=game)


def seated(party: Party) -> list[Sitting]:
    """Let everybody sit down."""
    return [party.sit(0), *(party.come(seat) for seat in party.tokens if seat not in (0, "watch", "host"))]


class Club:
    """Two tables of a game with people at each: a host, a friend who has come, a bystander. Nobody moves by himself."""

    def __init__(self, host: Host, game: str) -> None:
        self.host = host
        self.party = party_of(host, game)
        self.ada, *friends = seated(self.party)
        first = next(sitting for sitting in (self.ada, *friends) if sitting.legal)
        id = "m1" if first is self.ada else "own"  # others may try to use m1
        assert first.try_move(first.legal[0], id)["type"] == "ack"
        for friend in friends:
            friend.close()
        self.people = {"friend": friends[0].browser.sit(self.party.table, 1), "bystander": self.party.come("watch")}
        self.ada.catch_up()
        self.far = party_of(host, game)
        self.texts = "".join(self.party.owner.get(f"/texts/en/{name}.ftl").text for name in ("common", game))
        self.flushes = count()
        self.unreadable: Counter[ClientConnection] = Counter()

    def stored(self) -> list[Any]:
        """Return everything that is stored of the two tables."""
        tables = (self.party.table, self.far.table)
        return [
            sorted(self.host.run(f"SELECT * FROM {part} WHERE {key} = ?", (table,)), key=repr)
            for part, key in PARTS.items()
            for table in tables
        ]

    def answers(self, sitting: Sitting, frame: str, *, does_end: bool = False) -> list[Message]:
        """Send a frame; return what came for it: until the socket ends, or the answer of a question that was asked
        after it.
        """
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
        if self.unreadable[sitting.socket] == MAX_UNREADABLE_MESSAGES - 1:
            sitting.close()
            sitting.connect()
        self.unreadable[sitting.socket] += not is_readable(frame)

    def messages(self, sitting: Sitting, kind: str) -> st.SearchStrategy[Message]:
        """Return messages of a kind: such as may be said by somebody, and such as may not be said at all."""
        good, bad = (
            FIELDS[kind],
            {"token": [*self.party.tokens.values(), *self.far.tokens.values()], "table": [self.far.table]},
        )  # nobody reads such
        stamps = [sitting.stamp, sitting.stamp + 1, self.ada.stamp, 0, 1_000_000]
        words = [*self.ada.legal, *self.people["friend"].legal, "done", "draw clay", "nonsense", "* *", "x" * 200]
        now: dict[str, list[Any]] = {**VALUES, "stamp": stamps, "word": words}
        values = {name: st.sampled_from(now[name]) for name in good}
        wrong = {name: st.sampled_from([*WRONG, *VALUES[name]]) for name in good}
        made = st.fixed_dictionaries({"type": st.just(kind), **values})
        spoilt = st.fixed_dictionaries(
            {"type": st.just(kind)},
            optional={**wrong, **{name: st.sampled_from(tokens) for name, tokens in bad.items()}},
        )
        return st.one_of(made, made, spoilt)


def clubs_of(host: Host) -> Iterator[Callable[[str], Club]]:
    """Yield what returns the club of a game; in the end stop the server, of which no table is broken."""
    yield cache(lambda game: Club(host, game))
    assert not any("broken" in line for line in host.lines)
    assert host.stop() == 0


@pytest.fixture(scope="module")
def clubs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Club]]:
    yield from clubs_of(Host(tmp_path_factory.mktemp("club") / "tables.sqlite", **LIMITS))


@pytest.fixture
def club(clubs: Callable[[str], Club], game: str) -> Club:
    return clubs(game)


def is_readable(frame: str) -> bool:
    """Tell whether a frame is a message at all."""
    try:
        messages.decode_client(frame)
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
    assert {
        kind.__struct_config__.tag: list(kind.__struct_fields__) for kind in messages.ClientMessage.__args__
    } == FIELDS


@pytest.mark.parametrize(("who", "kind", "game"), dealt(["friend", "bystander"], list(FIELDS)))
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


@pytest.mark.parametrize("game", SLUGS)
def test_a_move_is_made_once_however_often_and_by_whomever_its_id_is_said(club: Club, game: str) -> None:
    party = party_of(club.host, game)
    ada, bob, *others = sorted(seated(party), key=lambda sitting: not sitting.legal)  # who may move first comes first
    word, stamp = ada.legal[0], ada.stamp
    assert ada.try_move(word, "once", stamp)["type"] == "ack"
    lines = club.host.stored(party.table)
    for _ in range(3):
        assert ada.try_move(word, "once", stamp)["type"] == "ack"
        assert ada.try_move("nonsense", "once", 0)["type"] == "ack", "a known id is answered as it was"
    bob.catch_up()
    assert bob.try_move("nonsense", "once", bob.stamp)["key"] == ("no-such-word" if bob.legal else "not-your-turn"), (
        "an id belongs to its seat"
    )
    other = ada.browser.sit(party.table, ada.seat)
    assert other.try_move(word, "once", stamp)["type"] == "ack"
    assert club.host.stored(party.table) == lines
    for sitting in (ada, bob, other, *others):
        sitting.close()


@pytest.mark.parametrize(
    ("kind", "size", "game"),
    dealt(["move", "say", "hello", "why"], [messages.MAX_MESSAGE + 1, 10 * messages.MAX_MESSAGE]),
)
def test_what_is_too_large_ends_the_socket_and_changes_nothing(club: Club, kind: str, size: int) -> None:
    bob, before = club.people["friend"], club.stored()
    message = json.dumps({"type": kind, "id": "big", "word": "done", "stamp": bob.stamp, "text": "", "more": ""})
    told = club.answers(bob, message[:-2] + "x" * (size - len(message)) + '"}', does_end=True)
    assert told[-1] == {"type": "closed", "code": 1009}
    assert club.stored() == before


@pytest.mark.parametrize("game", SLUGS)
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
