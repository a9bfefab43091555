"""Two worlds of every mode of every game, through the real server: what a reader can't know changes no byte, no size
and no number of messages.

A golden log is cut before something that its reader is not told: a draw, a hidden word, a step of a sealed choice. Two
tables go on from there, each with a word of its own in that place and the log's words after it, until something is laid
open. Everything the reader was sent must be equal.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from cablecar.kernel.check.worlds import _is_quiet, _opens
from cablecar.kernel.errors import Refused
from cablecar.kernel.log import Event, Log, parse
from cablecar.kernel.phase import CHANCE, SEVERAL, SPECTATOR
from cablecar.kernel.state_queries import legal
from cablecar.kernel.table import Table, knows, replay
from cablecar.server.tables.fixtures import store_game
from tests.games.found import Mode, every_game, modes, own_tests
from tests.server.harness import Browser, Host, Sitting

AHEAD = 6  # decisions that two worlds are played on
COOKIE, READER = "a-browser-for-the-test", "one-that-only-reads-on"
NAMES = ["Anna", "Bert", "Cora", "Dora", "Emil", "Frida"]
SAID = re.compile(r'"said":[0-9.e+]+')  # the time of day when somebody spoke
PLENTY: dict[str, Any] = dict.fromkeys(
    ("message_rate", "message_burst", "open_rate", "open_burst", "enter_rate", "enter_burst"), 1000.0
)
NO_WORDS = ("nonsense", "*", "* *")


@dataclass(frozen=True)
class Fork:
    """Where two worlds part: the events before, and what happens in each of them after."""

    mode: Mode
    reader: int
    log: Log
    first: tuple[str, str]
    rest: list[Event]

    @property
    def actor(self) -> int:
        return self.log.events[-1].actor

    def events(self, world: int) -> list[Event]:
        return [Event(self.actor, self.first[world]), *self.rest]

    def script(self, world: int) -> dict[str, list[str]]:
        """Return what chance says in a world."""
        return {"*": [event.word for event in self.events(world) if event.actor == CHANCE]}


def recorded(mode: Mode) -> Log:
    return parse((own_tests(mode.slug) / "golden" / f"v{mode.game.version}" / f"{mode.name}.log").read_bytes())


def forks(mode: Mode) -> Iterator[Fork]:
    """Return a fork for a seat and one for a watcher: for each, one at something hidden and one at a sealed choice,
    where there are such.
    """
    log, rolls = recorded(mode), Random(str(mode))
    steps = replay(mode.game, log).steps
    played = [
        Event(step.actor, mode.game.vocabulary.words[step.action]) for step in steps
    ]  # without what was taken back
    for reader in (mode.seats - 1, int(SPECTATOR)):
        for is_sealed in (False, True):
            places = [
                i
                for i, step in enumerate(steps)
                if step.actor != reader
                and step.is_sealed == is_sealed
                and (is_sealed or not knows(reader, step.audience))
            ]
            for i in rolls.sample(places, min(12, len(places))):
                if found := fork_at(mode, reader, log, played, i, rolls):
                    yield found
                    break


def fork_at(mode: Mode, reader: int, log: Log, played: list[Event], i: int, rolls: Random) -> Fork | None:
    """Return two worlds that part at an event, or nothing if no other word would tell the reader the same."""
    real, other = (
        Table(mode.game, mode.seats, log.header.options, dice=None, version=log.header.version) for _ in range(2)
    )
    for event in played[:i]:
        real.follow(event)
        other.follow(event)
    actor, word, rounds = played[i].actor, played[i].word, int(real.state.rounds)
    in_round = real.state.actor == SEVERAL
    hidden = [
        action
        for action in legal(other.state, actor)
        if in_round or not knows(reader, int(other.state.audience(actor, action)))
    ]
    words = [each for each in (mode.game.vocabulary.words[action] for action in hidden) if each != word]
    words = [each for each in words if not in_round or _is_quiet(other, actor, each) == _is_quiet(real, actor, word)]
    if not words:
        return None
    changed = rolls.choice(words)
    if _opens(real, actor, word) or _opens(other, actor, changed):
        return None
    real.follow(Event(actor, word))
    other.follow(Event(actor, changed))
    if in_round and is_closed(real, other, rounds):
        return None
    rest: list[Event] = []
    stops = [] if real.state.actor == CHANCE else [0]  # where chance need not go on
    for event in played[i + 1 :]:
        if len(stops) > AHEAD or _opens(real, event.actor, event.word):
            break
        try:
            other.follow(event)
        except Refused:
            break
        real.follow(event)
        if real.is_over or other.is_over or (in_round and is_closed(real, other, rounds)):
            break
        rest.append(event)
        if real.state.actor != CHANCE:
            stops.append(len(rest))
    if not stops:
        return None
    head = Log(log.header, [*played[:i], Event(actor, word)], log.first_line)
    return Fork(mode, reader, head, (word, changed), rest[: stops[-1]])


def is_closed(real: Table, other: Table, rounds: int) -> bool:
    """Tell whether a sealed round is over."""
    return any(table.state.actor != SEVERAL or table.state.rounds != rounds for table in (real, other))


class World:
    """One of two worlds at the server."""

    def __init__(self, host: Host, fork: Fork, world: int, name: str) -> None:
        self.fork, self.world, self.name = fork, world, name
        store_game(
            host.db, name, fork.log, len(fork.log.events) - 1, range(fork.mode.seats), NAMES[: fork.mode.seats], COOKIE
        )
        host.hold(f"{READER}{name}", name, fork.reader)
        players = Browser(host, COOKIE)
        self.browser = Browser(host, f"{READER}{name}")  # with one table on its home page
        self.reader: Sitting = self.browser.sit(name, None if fork.reader == SPECTATOR else fork.reader)
        others = {seat for seat in range(fork.mode.seats) if seat != fork.reader}
        actors = {event.actor for event in fork.events(world)} & others or set(list(others)[:1])  # somebody to talk to
        self.others = {seat: players.sit(name, seat) for seat in actors}
        self.fetched: list[str] = []
        self.since = [0.0]  # since when somebody owes a decision, as the home page has it

    def play(self) -> None:
        """Let everybody but chance say what the log has; after each word the reader asks for something, so that all he
        is sent has come.
        """
        self.ask()
        for event in self.fork.events(self.world):
            if event.actor >= 0:
                sitting = self.reader if event.actor == self.fork.reader else self.others[event.actor]
                while event.word not in sitting.legal:
                    sitting.until("look")
                sitting.move(event.word)
                self.ask()
        look = self.reader.look
        self.reader.say(type="story", before=look["n"])
        self.reader.until("story")
        self.fetch("GET", f"stage/{look['stage']}")
        self.look_back()
        self.talk()
        self.err()

    def fetch(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Ask for something of the table; keep everything that is answered."""
        answer = self.browser.request(
            method, f"/api/tables/{self.name}/{path}", **({} if body is None else {"json": body})
        )
        told = sorted((name, value) for name, value in answer.headers.items() if name != "date")
        self.fetched.append(f"{method} {path} {answer.status_code} {told} {answer.text}")
        return answer

    def look_back(self) -> None:
        """Let the reader see his past: its story, its end, and where the worlds part; of the others' nothing, no log,
        and nothing to go on from.
        """
        own = f"past/{'watch' if self.fork.reader == SPECTATOR else self.fork.reader}"
        story = self.fetch("GET", own)
        assert story.status_code == 200
        past = story.json()
        assert past["places"] is None
        assert past["moments"][-1] <= self.reader.look["n"]
        for n in sorted({0, *past["moments"][-3:]}):
            stage = self.fetch("GET", f"{own}/{n}").json()["stage"]
        self.fetch("GET", f"stage/{stage}")
        others = ["open", "watch" if self.fork.reader >= 0 else "0"]
        refused = [self.fetch("GET", path) for path in ("log", *(f"past/{view}" for view in others), "past/open/3")]
        refused += [self.fetch("POST", "fork", {"place": 1}), self.fetch("POST", "rematch", {})]
        assert [answer.status_code for answer in refused] == [403] * len(refused)

    def talk(self) -> None:
        """Let somebody else say something, and the reader too, if he may."""
        self.reader.greet(seat=self.reader.seat, shown=0)
        self.reader.until("look")
        if self.others:
            next(iter(self.others.values())).say(type="say", id="t1", text="well, well")
            self.reader.until("talk")
        self.reader.say(type="say", id="t2", text="indeed")
        self.reader.until("ack", "no")

    def err(self) -> None:
        """Let the reader ask for what he may not have, in every way, and say what nobody understands."""
        self.reader.try_move("nonsense")
        for word in (*self.fork.first, *NO_WORDS):
            if word not in self.reader.legal:
                self.reader.ask("what", word)
                self.reader.ask("why", word)
                self.reader.try_move(word)
        if self.fork.reader >= 0:  # else there is nothing that could be stale
            for kind in ("move", "undo"):
                self.reader.say(
                    type=kind,
                    id=f"old-{kind}",
                    stamp=self.reader.stamp + 1,
                    **({"word": "done"} if kind == "move" else {}),
                )
                self.reader.until("look")
        wishes = [
            {"type": "seat", "id": "w", "seat": seat, "to": to} for seat in self.others for to in ("me", "link", "bot")
        ]
        wishes += [
            {"type": "way", "id": "w", "pace": 60},
            {"type": "table", "id": "w", "do": "delete"},
            {"type": "move"},
            {},
        ]
        for message in [*wishes, *([{"type": "hint"}] if self.others else [])]:  # who is alone may have one
            self.reader.socket.send(json.dumps(message))
            assert self.reader.until("ack", "no")["type"] == "no"
        for method, path, body in (
            ("POST", "enter", {"token": "A" * 22}),
            ("POST", "enter", []),
            ("GET", "stage/none", None),
            ("GET", "past/7", None),
            ("POST", "log", {}),
        ):
            assert 400 <= self.fetch(method, path, body).status_code < 500

    def see_home(self) -> None:
        """Look at the table's card on the home page: when its time moves is kept, not the time."""
        (card,) = self.browser.get("/api/tables").json()["tables"]
        self.since.append(card.pop("since"))
        self.fetched.append(f"{card} {self.since[-1] == self.since[-2]}")

    def ask(self) -> None:
        for word in self.reader.legal[:3]:
            self.reader.ask("what", word)
        for word in NO_WORDS:
            self.reader.ask("why", word)
        self.see_home()

    def sent(self) -> list[str]:
        """Return everything that reached the reader, without the name of the table."""
        return [SAID.sub('"said":0', text.replace(self.name, "TABLE")) for text in [*self.reader.frames, *self.fetched]]

    def close(self) -> None:
        for sitting in (self.reader, *self.others.values()):
            sitting.close()


class Complete(Host):
    """A server with the games that the tests find."""

    games = os.environ.get("CABLECAR_GAMES", "")


@pytest.mark.once
@pytest.mark.slow
@every_game
def test_what_a_reader_cannot_know_reaches_him_in_no_byte(slug: str, tmp_path: Path) -> None:
    found = [fork for mode in modes(slug) for fork in forks(mode)]
    scripts = [fork.script(world) for fork in found for world in (0, 1)]
    if not found:
        assert all(shows_everything(mode) for mode in modes(slug))
        return
    host = Complete(tmp_path / "tables.sqlite", scripts=scripts, **PLENTY)
    try:
        for number, fork in enumerate(found):
            worlds = [World(host, fork, world, f"t{number:03}{'ab'[world] * 6}") for world in (0, 1)]
            for world in worlds:
                world.play()
                world.close()
            assert host.stored(worlds[0].name) != host.stored(worlds[1].name)
            assert worlds[0].sent() == worlds[1].sent(), (
                f"{fork.mode}, reader {fork.reader}: {fork.first} after {len(fork.log.events) - 1} events"
            )
    finally:
        host.stop()


def shows_everything(mode: Mode) -> bool:
    """Tell whether everybody was told every event of a mode's golden log."""
    steps = replay(mode.game, recorded(mode)).steps
    return all(knows(reader, step.audience) for step in steps for reader in (*range(mode.seats), int(SPECTATOR)))
