"""Two worlds that a seat can't tell apart: everything the real server sends to it is equal, in bytes, sizes and number
of messages.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Browser, Host

pytestmark = pytest.mark.once

Said = list[str]


class World:
    """A table of one server, and everything a reader was sent: frames of its socket, bodies of its requests."""

    def __init__(self, host: Host, game: str, seats: int, **more: Any) -> None:
        self.browser: Browser = host.browser()
        self.table: str = self.browser.open(game, ["me"] * seats, **more)["id"]
        self.sittings = [self.browser.sit(self.table, seat) for seat in range(seats)]
        self.fetched: Said = []

    def say(self, seat: int, *words: str) -> None:
        """Let a seat say some words, one after the other; `undo` takes back."""
        for word in words:
            sitting = self.sittings[seat]
            sitting.catch_up()
            if word == "undo":
                assert sitting.undo()["type"] == "ack"
                sitting.until("look")
            else:
                sitting.move(word)

    def ask_everything(self, seat: int) -> None:
        """Let a seat ask for whatever it can."""
        sitting = self.sittings[seat]
        sitting.catch_up()
        for word in sitting.legal[:5]:
            sitting.ask("what", word)
        for word in ("draw *", "lay *", "place *", "done", "take 0", "drop *", "nonsense"):
            sitting.ask("why", word)
        sitting.say(type="story", before=sitting.look["n"])
        sitting.until("story")
        sitting.greet(seat=seat, shown=0)
        sitting.until("look")
        sitting.try_move("nonsense")
        sitting.try_move("done", stamp=0)
        self.fetched.append(self.browser.get(f"/api/tables/{self.table}/stage/{sitting.look['stage']}").text)
        card = self.browser.get("/api/tables").json()["tables"][0]
        self.fetched.append(str((card["turn"], card["over"])))

    def sent(self, seat: int) -> Said:
        """Return everything that reached a seat, without the name of the table."""
        self.sittings[seat].catch_up()
        return [text.replace(self.table, "TABLE") for text in [*self.sittings[seat].frames, *self.fetched]]


def host_of(tmp_path: Path, scripts: list[dict[str, Said]]) -> Host:
    """Return a server at whose first, second … table chance follows the first, second … script."""
    return Host(tmp_path / "tables.sqlite", scripts=scripts, message_rate=1000, message_burst=1000)


def play_toy(world: World, hidden: list[str]) -> Said:
    """Two sealed rounds, in the first of which seat 1 dithers as the world has it; return what seat 0 was sent
    meanwhile.
    """
    world.ask_everything(0)
    world.say(1, *hidden)
    world.ask_everything(0)
    world.say(0, "lay clay", "done")
    world.ask_everything(0)
    return world.sent(0)


def test_what_a_seat_lays_and_takes_back_is_nobodys_business(tmp_path: Path) -> None:
    script = {
        "under": ["draw clay"],
        "deal": ["draw clay", "draw glass", "draw clay", "draw agate", "draw clay", "draw glass"] * 3,
    }
    host = host_of(tmp_path, [script] * 3)
    straight = play_toy(World(host, "toy", 2), ["lay glass", "done"])
    dithering = play_toy(World(host, "toy", 2), ["lay agate", "undo", "lay glass", "done"])
    assert straight == dithering
    reopened = play_toy(World(host, "toy", 2), ["lay glass", "done", "undo", "done"])
    assert len(reopened) == len(straight) + 2, "it is seen that a seat has chosen, no longer, and again"
    assert reopened[-1] == straight[-1]
    host.stop()


def test_another_hidden_marble_changes_nothing_for_the_others(tmp_path: Path) -> None:
    deals = [
        ["draw clay", "draw glass", "draw clay", f"draw {marble}", "draw clay", "draw glass"] * 3
        for marble in ("clay", "agate")
    ]
    host = host_of(tmp_path, [{"under": ["draw glass"], "deal": deal} for deal in deals])
    worlds = [World(host, "toy", 2) for _ in deals]
    assert worlds[0].sittings[1].legal != worlds[1].sittings[1].legal
    assert play_toy(worlds[0], ["lay glass", "done"]) == play_toy(worlds[1], ["lay glass", "done"])
    host.stop()
