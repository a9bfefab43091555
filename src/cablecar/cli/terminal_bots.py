"""The bots of a game in the terminal. A bot that searches thinks in a process of its own: compiled code can't be
interrupted by Ctrl-C, but waiting for another process can.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from threading import Timer
from time import monotonic
from typing import TYPE_CHECKING

from cablecar.bots import LEVELS
from cablecar.kernel.bot import Bot, Budget
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import View
from cablecar.own_bots import load_bot

if TYPE_CHECKING:
    from cablecar.lab.executors import TaskProcess

THINKING_SHOWN_AFTER_SECONDS = 1.0  # seconds after which a person wants to know who thinks
INTERRUPT_POLL_SECONDS = 0.2  # seconds: an interrupt that came just before the wait is heard then

Decision = tuple[
    int, str, int, View, list[int]
]  # a seat, its bot, the seed of the bot's chance, what it sees, and what it may do

_bots_here: dict[
    int, tuple[Bot, Rng]
] = {}  # in the other process, by seat: what a bot has thought is there at its next decision


def decide(decision: Decision) -> int:
    """Return what a bot chooses, in the process in which it has chosen before."""
    seat, name, seed, view, legal = decision
    if seat not in _bots_here:
        _bots_here[seat] = load_bot(name), Rng(seed)
    bot, rng = _bots_here[seat]
    return int(bot.choose(view, legal, rng, Budget()))


class TerminalBots:
    """The bots of one game; `tell` is called with the seat of one that takes longer than a moment."""

    def __init__(self, who: Mapping[int, str], seed: int, tell: Callable[[int], None]) -> None:
        self.who = who
        self.seeds = {seat: seed * 16 + seat for seat in who}
        self.here = {seat: (load_bot(name), Rng(self.seeds[seat])) for seat, name in who.items() if name not in LEVELS}
        self.tell = tell
        self._process: TaskProcess[Decision, int] | None = None

    def choose(self, seat: int, view: View, legal: list[int]) -> int:
        """Return what the bot of a seat chooses."""
        if seat not in self.here:
            return (
                self._elsewhere((seat, self.who[seat], self.seeds[seat], view, legal)) if len(legal) > 1 else legal[0]
            )
        bot, rng = self.here[seat]
        timer = Timer(THINKING_SHOWN_AFTER_SECONDS, self.tell, [seat])
        timer.start()
        try:
            return int(bot.choose(view, legal, rng, Budget()))
        finally:
            timer.cancel()
            timer.join()

    def end(self) -> None:
        """Let nobody think any more."""
        if self._process is not None:
            self._process.end()

    def _elsewhere(self, decision: Decision) -> int:
        from multiprocessing.connection import wait

        from cablecar.lab.executors import TaskProcess, interrupts_blocked

        if self._process is None:
            with interrupts_blocked():
                self._process = TaskProcess(decide)
        worker = self._process
        worker.give(0, decision)
        late = monotonic() + THINKING_SHOWN_AFTER_SECONDS
        while not wait([worker.pipe, worker.process.sentinel], INTERRUPT_POLL_SECONDS):
            if monotonic() > late:
                self.tell(decision[0])
                late = float("inf")
        return worker.take()
