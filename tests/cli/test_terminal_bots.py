"""The bots of a game in the terminal choose as they would in this process."""

from __future__ import annotations

import pytest

from cablecar import games
from cablecar.cli.terminal_bots import TerminalBots
from cablecar.kernel.bot import Budget
from cablecar.kernel.dice import seeded_dice
from cablecar.kernel.rng import Rng
from cablecar.kernel.table import Table
from cablecar.own_bots import load_bot

pytestmark = pytest.mark.once


def test_who_searches_in_another_process_chooses_as_here_and_remembers_what_it_thought() -> None:
    table = Table(games.load("toy"), 2, dice=seeded_dice(1))
    names = {0: "easy", 1: "easy"}
    there = TerminalBots(names, 7, lambda seat: None)
    here = {seat: (load_bot(name), Rng(7 * 16 + seat)) for seat, name in names.items()}
    try:
        for _ in range(12):
            seat = table.actors()[0]
            legal = [table.game.vocabulary.number(word) for word in table.legal(seat)]
            bot, rng = here[seat]
            action = there.choose(seat, table.view(seat), legal)
            assert action == bot.choose(table.view(seat), legal, rng, Budget())
            table.submit(seat, table.game.vocabulary.words[action])
    finally:
        there.end()
