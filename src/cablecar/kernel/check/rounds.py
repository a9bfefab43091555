"""Sealed rounds and undo: the order of arrival means nothing, and nobody sees something and then gets his choice
back.
"""

from __future__ import annotations

from random import Random

from cablecar.kernel.check.states import must, readers
from cablecar.kernel.errors import BrokenGame
from cablecar.kernel.fields import dump
from cablecar.kernel.log import UNDO, Event, parse
from cablecar.kernel.phase import SEVERAL
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import State
from cablecar.kernel.state_queries import legal
from cablecar.kernel.table import PlayedStep, Table, replay

MAX_ROUND_STEPS = 60  # steps of one seat in one round
AGREEING_WORLDS = 12  # imagined worlds that must agree, of those in which the line could be
MAX_IMAGINED_WORLDS = 60


def check_order(table: Table, rolls: Random) -> None:
    """Sealed choices commute: however they arrive, each seat is offered the same, the round ends equal and everybody is
    told the same story.
    """
    if table.state.actor != SEVERAL:
        return
    paths = {seat: _path(table.state, seat, rolls) for seat in table.actors()}
    ends: set[tuple[str, ...]] = set()
    for _ in range(3):
        twin = table.twin(table.state.copy())
        ahead = {seat: list(path) for seat, path in paths.items()}
        while ahead:
            seat = rolls.choice(sorted(ahead))
            offered, action = ahead[seat].pop(0)
            must(
                legal(twin.state, seat) == offered,
                f"seat {seat} is offered something else when others have chosen before it",
            )
            others = {reader: _received(twin, reader) for reader in readers(twin.state) if reader != seat}
            twin.follow(Event(seat, table.game.vocabulary.words[action]))
            if ahead[seat]:  # a quiet step
                for reader, received in others.items():
                    must(
                        _received(twin, reader) == received,
                        f"reader {reader} notices a step of seat {seat} that did not finish its choice",
                    )
            else:
                del ahead[seat]
        stories = (
            tuple("\n".join(twin.log_as_seen(reader)) for reader in readers(twin.state)) if not twin.is_over else ()
        )
        ends.add((dump(twin.state), *stories))
    must(len(ends) == 1, "the order in which sealed choices arrive matters")


def _path(state: State, seat: int, rolls: Random) -> list[tuple[list[int], int]]:
    """Return one whole choice of a seat: what it was offered and what it took, step by step."""
    alone = state.copy()
    alone.pending |= 128  # a seat that never chooses keeps the round open
    path: list[tuple[list[int], int]] = []
    while alone.owes(seat):
        offered = legal(alone, seat)
        must(bool(offered) and len(path) < MAX_ROUND_STEPS, f"seat {seat} can't finish its sealed choice")
        action = rolls.choice(offered)
        path.append((offered, action))
        alone.apply(seat, action)
        must(
            alone.actor == SEVERAL and alone.rounds == state.rounds and alone.depth == state.depth,
            f"a sealed step of seat {seat} changes the agenda",
        )
    return path


def _received(table: Table, reader: int) -> tuple[str, ...]:
    return dump(table.view(reader)), *table.legal(reader), *table.log_as_seen(reader), str(table.shown(reader))


def check_undo(table: Table, rng: Rng) -> int:
    """Try an undo for every seat; return how many were accepted."""
    accepted = 0
    for seat in range(table.seats):
        if not table.can_undo(seat):
            continue
        accepted += 1
        clone = replay(table.game, parse(table.log))
        counts = {reader: clone.shown(reader) for reader in readers(clone.state)}
        state_before, standing = clone.state, list(clone.steps)
        is_sealed = clone.state.actor == SEVERAL
        events = clone.undo(seat)
        must([event.line() for event in events] == [Event(seat, UNDO).line()], "an undo wrote other lines than its own")
        kept = {id(step) for step in clone.steps}
        undone = [step for step in standing if id(step) not in kept]
        must(
            len(undone) == 1 and undone[0].actor == seat, "an undo took back more or another line than the seat's last"
        )
        for reader, count in counts.items():
            told = clone.shown(reader) - count
            must(
                told == (0 if is_sealed and reader != seat else 1),
                f"reader {reader} was shown {told} lines by an undo of seat {seat}",
            )
            if not is_sealed:
                must(standing[-1] is undone[-1], "an undo reached behind something that followed")
                _check_nothing_opened(clone.state, state_before, undone[-1], reader, rng)
        again = replay(table.game, parse(clone.log))
        must(dump(again.state) == dump(clone.state), "a log with an undo replays differently")
    return accepted


def _check_nothing_opened(before: State, after: State, step: PlayedStep, reader: int, rng: Rng) -> None:
    """What the line showed a reader must follow from what he knew and its word."""
    view, seen = before.view(reader), dump(after.view(reader))
    agreed = tries = 0
    while agreed < AGREEING_WORLDS and tries < MAX_IMAGINED_WORLDS:
        tries += 1
        world = view.imagine(rng)
        if world.why_not(step.actor, step.action) == "":
            agreed += 1
            world.apply(step.actor, step.action)
            if dump(world.view(reader)) != seen:
                raise BrokenGame(
                    f"a line that showed reader {reader} something hidden may be taken back: its audience lacks OPENS"
                )
