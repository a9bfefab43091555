"""A process in which bots think: `python -m cablecar.server.worker`.

It reads the length of a request as four bytes, then a pickled (bot, View, legal actions, seconds) from its parent, and answers with a line: the action.
It ends with its parent, because its input then does. Nothing but the View comes in, so a bot can't know more than its seat.
"""
from __future__ import annotations

import os
import pickle
import sys
from contextlib import suppress
from secrets import randbits
from typing import BinaryIO

from cablecar.bots import bot_named
from cablecar.kernel.bot import Bot, Budget
from cablecar.kernel.rng import Rng


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there is nothing more to read."""
    bots: dict[str, Bot] = {}
    while len(head := requests.read(4)) == 4:
        name, view, legal, seconds = pickle.loads(requests.read(int.from_bytes(head, "big")))  # from the parent only
        if name not in bots:
            bots[name] = bot_named(name)
        action = bots[name].choose(view, legal, Rng(randbits(60)), Budget(0, seconds))
        answers.write(b"%d\n" % action)
        answers.flush()


if __name__ == "__main__":
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints can't be taken for an answer
    with suppress(OSError, AttributeError):
        os.nice(5)
    with suppress(KeyboardInterrupt):
        serve(sys.stdin.buffer, answers)
