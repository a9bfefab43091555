"""A hint: what a bot would do, with its reason in numbers, for the only person at a table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cablecar import games
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.table import Table
from cablecar.server.metrics import Metrics
from cablecar.server.settings import Settings
from cablecar.server.tables.bot_pool import BotFailed, Bots, Hint, Thought, Worker, merged
from tests.server.harness import LONG, Host, finish

pytestmark = pytest.mark.once


@pytest.fixture
def host(tmp_path: Path) -> Host:
    return Host(tmp_path / "tables.sqlite", bot_seconds=30.0)  # its own guard is two seconds


def test_a_hint_names_a_legal_word_and_its_reason_in_numbers(host: Host) -> None:
    browser = host.browser()
    ada = browser.sit(browser.open("toy", ["me", "random"])["id"])
    ada.wait_turn()
    ada.say(type="hint")
    hint = ada.until("hint")
    assert hint["word"] in ada.legal
    assert hint["bot"] == "club"
    assert 0 < hint["share"] <= 1
    assert 0 <= hint["value"] <= 1
    assert hint["simulations"] > 0
    host.stop()


def test_a_hint_of_the_only_word_says_that_nothing_was_searched(tmp_path: Path) -> None:
    table = Table(games.load("toy"), 2, dice=seeded_dice(1))
    view = table.view(table.actors()[0])
    word = table.game.vocabulary.numbers[table.legal(table.actors()[0])[0]]

    async def ask() -> Hint | None:
        bots = Bots(Settings(db=tmp_path / "no.sqlite", workers=1), Metrics())
        hint = await bots.hint(view, [word])
        await bots.stop()
        return hint

    assert finish(ask()) == Hint("club", word, 1.0, 0.0, 0)


def test_there_is_no_hint_among_people(host: Host) -> None:
    browser = host.browser()
    ada = browser.sit(browser.open("toy", ["me", "me"])["id"])
    ada.say(type="hint")
    assert ada.until("no")["key"] == "no-hint"
    host.stop()


def test_the_parts_of_a_thought_are_added_up_and_one_is_enough() -> None:
    one, two = Thought(4, [(6, 3.0), (4, 1.0)]), Thought(5, [(1, 0.5), (9, 4.0)])
    assert merged([4, 5], [one, two]) == Thought(5, [(7, 3.5), (13, 5.0)])
    assert merged([4, 5], [one]) == one
    with pytest.raises(BotFailed):
        merged([4, 5], [])


def test_an_expert_thinks_in_two_processes_and_a_killed_one_costs_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = Table(games.load("toy"), 2, dice=seeded_dice(1))
    seat = table.actors()[0]
    legal = [table.game.vocabulary.numbers[word] for word in table.legal(seat)]
    asked: list[Worker] = []
    whole = Worker.ask

    async def ask(worker: Worker, request: bytes, seconds: float) -> Thought:
        asked.append(worker)
        if len(asked) == 3:
            await worker.start()
            assert worker.process is not None
            asyncio.get_running_loop().call_later(0.3, worker.process.kill)
        return await whole(worker, request, LONG)

    monkeypatch.setattr(Worker, "ask", ask)

    async def play() -> None:
        bots = Bots(Settings(db=tmp_path / "no.sqlite", workers=2, bot_seconds=3.0), Metrics())
        for _ in range(2):
            action, chooser = await bots.choose("expert", table.view(seat), legal)
            assert (action in legal, chooser) == (True, "expert")
        await bots.stop()

    finish(play())
    assert len(set(asked[:2])) == len(set(asked[2:])) == 2
