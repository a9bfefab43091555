"""Whatever host, friend and bystander wish: each wish has one answer, a refused one changes nothing, and what is stored
is a table that can be played.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from cablecar import games
from cablecar.kernel.log import parse
from cablecar.kernel.table import replay
from tests.server.harness import Host, Message, Sitting
from tests.server.test_forged import LIMITS, PARTS, VALUES, fuzzing
from tests.server.test_people import Party

pytestmark = pytest.mark.once

WISHES: dict[str, dict[str, list[Any]]] = {
    "seat": {
        "seat": [None, 0, 1, 2, 7],
        "to": VALUES["to"],
        "bot": ["random", "hal", None],
        "name": ["Eve", "Ada", "\u200b", None],
    },
    "table": {"do": VALUES["do"]},
    "way": {"pace": [0, 3600, None], "talk": VALUES["talk"]},
    "say": {"text": ["hello", "\u200b"], "name": ["Eve", None]},
}
ALONE = ("bot", "empty")  # states without a person
LENT = ("away", "absent", "left", "conceded")  # a person's, for whom a bot plays
wishes = st.sampled_from(["seat"] * 6 + ["table"] * 3 + ["way", "say"]).flatmap(
    lambda kind: st.fixed_dictionaries(
        {"type": st.just(kind), **{name: st.sampled_from(values) for name, values in WISHES[kind].items()}}
    )
)
evenings = st.lists(st.tuples(st.sampled_from(["host", "host", "friend", "bystander"]), wishes), min_size=1, max_size=8)


def is_answer(message: Message) -> bool:
    """Return whether this answers a wish: a table's deletion is answered by the end of the connection."""
    return message["type"] in ("ack", "no", "bye")


class Evening:
    """A table with its host, a friend who has come and somebody who looks on; one more seat is empty."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.party = Party(host, "me", "friend", "empty")
        self.people = {
            "host": self.party.sit(0),
            "friend": self.party.come(1),
            "bystander": self.party.come("watch", "Cora"),
        }
        self.is_deleted = False
        self.wishes = 0

    def stored(self, table: str) -> dict[str, list[Any]]:
        """Return what is stored of a table, but for what a bot may do at any moment."""
        parts = {part: key for part, key in PARTS.items() if part not in ("tables", "moves")}
        found = {
            part: sorted(self.host.run(f"SELECT * FROM {part} WHERE {key} = ?", (table,)), key=repr)
            for part, key in parts.items()
        }
        return {**found, "events": [line for line in self.host.stored(table) if line.startswith("! ")]}

    def wish(self, who: str, wish: Message) -> list[Message]:
        """Say a wish; return all that is answered to it."""
        self.wishes += 1
        sitting, id = self.people[who], f"w{self.wishes}"
        sitting.say(id=id, **wish)
        found = [sitting.hear()]
        while not is_answer(found[-1]):
            found.append(sitting.hear())
        if found[-1]["type"] == "bye":  # nothing more can be said: the socket is closed at some moment after this
            self.is_deleted = True
            with pytest.raises(ConnectionClosed):
                sitting.hear()
        else:
            sitting.say(type="why", word=f"flush-{id}")
            while (message := sitting.hear()).get("word") != f"flush-{id}":
                found.append(message)
        answers = [message for message in found if is_answer(message)]
        assert len(answers) == 1, (wish, found)
        assert answers[0].get("id", id) == id
        assert all(message["id"] == id for message in found if message["type"] == "link")
        return found

    def look(self) -> None:
        """What is stored is a table: everybody is told the same of it, and its log can be followed."""
        table = self.party.table
        rows = self.host.run(
            "SELECT seat, name, bot, state, agrees FROM seats WHERE at = ? AND seat >= 0 ORDER BY seat", (table,)
        )
        assert [row[0] for row in rows] == [0, 1, 2]
        for _, name, bot, state, agrees in rows:
            assert (bot is not None) == (state in (*LENT, "bot")), state
            assert bool(name) == (state not in ("empty", "friend"))
            assert not agrees or state == "person"
        held = self.host.run("SELECT seat FROM holds WHERE at = ? AND seat >= 0", (table,))
        assert not {seat for (seat,) in held} & {seat for seat, _, _, state, _ in rows if state in ALONE}, (
            "nobody holds what is nobody's"
        )
        told = [
            tuple(seat.get(name) for name in ("seat", "name", "bot", "state"))
            for seat in self.facts(self.people["bystander"])
        ]
        assert told == [row[:4] for row in rows]
        for sitting in self.people.values():
            assert self.facts(sitting) == self.facts(self.people["bystander"])
        header = str(self.host.run("SELECT header FROM tables WHERE id = ?", (table,))[0][0])
        log = parse(header + "".join(f"{line}\n" for line in self.host.stored(table)))
        replay(games.load("toy"), log)

    def facts(self, sitting: Sitting) -> list[Message]:
        """Return who sits where, as somebody was told last; who is here may be told later."""
        sitting.catch_up()
        last: Message = json.loads([frame for frame in sitting.frames if frame.startswith('{"type":"welcome"')][-1])
        return [{name: value for name, value in seat.items() if name != "here"} for seat in last["seats"]]


@pytest.fixture(scope="module")
def hotel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    host = Host(tmp_path_factory.mktemp("hotel") / "tables.sqlite", **LIMITS)
    yield host
    assert not any("broken" in line for line in host.lines)
    assert host.stop() == 0


def test_whatever_is_wished_has_one_answer_and_leaves_a_table(hotel: Host) -> None:
    other = Evening(hotel)
    untouched = other.stored(other.party.table)
    texts = other.party.owner.get("/texts/en/common.ftl").text

    @fuzzing
    @given(said=evenings)
    def try_it(said: list[tuple[str, Message]]) -> None:
        evening = Evening(hotel)
        for who, wish in said:
            before = evening.stored(evening.party.table)
            heard = {name: len(sitting.frames) for name, sitting in evening.people.items()}
            told = evening.wish(who, wish)
            if evening.is_deleted:
                assert (who, wish["type"], wish.get("do")) == ("host", "table", "delete")
                assert not any(evening.stored(evening.party.table).values())
                break
            refused = next((message for message in told if message["type"] == "no"), None)
            if refused is not None:
                assert f"\n{refused['say'][0]} = " in texts, refused
                assert evening.stored(evening.party.table) == before, (who, wish)
            evening.look()
            for name, sitting in evening.people.items():
                news = sitting.frames[heard[name] :]
                assert name == who or not any(
                    '"link"' in frame[:20] or f"/t/{evening.party.table}#" in frame for frame in news
                ), "a link is for who wished it"
        assert other.stored(other.party.table) == untouched
        for sitting in evening.people.values():
            sitting.close()

    try_it()
    other.wish("host", {"type": "table", "do": "delete"})
    assert other.is_deleted, "it is found out when a table is gone"
