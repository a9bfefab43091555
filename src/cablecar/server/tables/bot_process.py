"""A process in which bots think: `python -m cablecar.server.tables.bot_process`.

It says `READY`, a line, when its imports are done; whatever takes long after that is a bot. It reads the length of a
request as four bytes, then a pickled (bot, View, legal actions, seconds, parts, whose) from its parent, and answers
with a line of JSON: the action, and of a search how often each legal action was tried and the sum of what came of it.
`parts`: how many parts of a thought are made here. What a bot has thought is kept for its next decision only if that is
of the same seat of the same table (`whose`; nothing: nobody's) and all its parts are made here. It ends with its
parent, because its input then does. Nothing but the View comes in, so a bot can't know more than its seat.
"""

from __future__ import annotations

import json
import os
import pickle
import sys
from contextlib import suppress
from secrets import randbits
from typing import BinaryIO

from cablecar.bots import bot_named
from cablecar.bots.mcts import MctsBot, favourite
from cablecar.kernel.bot import Bot, Budget
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import View

READY = b"ready\n"


def answer_requests(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there is nothing more to read."""
    kept: tuple[tuple[str, str], Bot] | None = None  # who thought last here, and for whom
    while len(head := requests.read(4)) == 4:
        name, view, legal, seconds, parts, whose = pickle.loads(
            requests.read(int.from_bytes(head, "big"))
        )  # from the parent only
        bot = kept[1] if kept is not None and whose and kept[0] == (name, whose) else bot_named(name)
        answers.write(json.dumps(answer(bot, view, legal, Budget(0, seconds), parts)).encode() + b"\n")
        answers.flush()
        kept = ((name, whose), bot) if not isinstance(bot, MctsBot) or parts == bot.parts else None


def answer(bot: Bot, view: View, legal: list[int], budget: Budget, parts: int) -> dict[str, object]:
    """Return what a bot chooses, and how it came to that if it searched."""
    rng = Rng(randbits(60))
    if not isinstance(bot, MctsBot) or len(legal) == 1:
        return {"action": int(bot.choose(view, legal, rng, budget))}
    if parts == bot.parts:
        action = bot.choose(view, legal, rng, budget)
    else:
        bot.think(view, rng, budget, parts)
        action = favourite(legal, bot.weigh(legal))
    return {"action": int(action), "weights": bot.weigh(legal)}


if __name__ == "__main__":
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints can't be taken for an answer
    with suppress(OSError, AttributeError):
        os.nice(5)
    answers.write(READY)
    answers.flush()
    with suppress(KeyboardInterrupt):
        answer_requests(sys.stdin.buffer, answers)
