"""Which view a socket gets, and what it is sent about its table besides looks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from cablecar.kernel.fields import values
from cablecar.kernel.options import Options
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import Game, State
from cablecar.kernel.table import Table
from cablecar.modes import mode
from cablecar.server.access import BYSTANDER, HOST
from cablecar.server.store.base import SeatRow, TableTerms
from cablecar.server.tables.listener import Listener
from cablecar.server.wire import messages

PROBE_GAMES = 4  # games played at random to find out whether one hides something


def hides(game: Game, seats: int, options: Options) -> bool:
    """Tell whether one seat may ever know what another does not. Answered for the game with these options, never for
    one table, so the answer reveals nothing.
    """
    if seats == 1 or type(game.start(seats, options)).show is State.show:  # an open game
        return False
    return any(_differ(game.start(seats, options), RandomDriver(Rng(seed))) for seed in range(PROBE_GAMES))


def _differ(state: State, player: RandomDriver) -> bool:
    """Play to the end, or until two seats see different things."""
    while player.step(state) >= 0:
        first = values(state.show(0))
        if any(values(state.show(seat)) != first for seat in range(1, int(state.seats))):
            return True
    return False


def held_at(listener: Listener, rows: Mapping[int, SeatRow]) -> list[int]:
    """Return the seats of a table that the browser of a listener holds."""
    return [seat for seat in listener.mine if seat in rows]


def default_reader(listener: Listener, rows: Mapping[int, SeatRow], actors: Collection[int], is_secret: bool) -> int:
    """Return the reader whose view a listener gets without naming a seat: its only seat, or the first of several.
    Behind a curtain it is a bystander while hands are secret, else the seat that must decide.
    """
    held = held_at(listener, rows)
    if not held:
        return BYSTANDER
    if len(held) == 1 or not listener.curtain:
        return held[0]
    if is_secret:
        return BYSTANDER
    due = [seat for seat in actors if seat in held and rows[seat].bot is None]
    return (due or held)[0]


@dataclass(frozen=True)
class TableFacts:
    """The state of a table besides looks, at one moment; `deadlines` by seat."""

    id: str
    table: Table
    players: Sequence[messages.Player]
    deadlines: Mapping[int, float]
    terms: TableTerms
    is_secret: bool
    halt: messages.TextWithKey | None
    agreed_end: messages.TextWithKey | None
    rematch: str | None

    def welcome(self, seat: int | None, held: Sequence[int], is_host: bool) -> messages.Welcome:
        """Return the message for one listener. It has the time limits of the listener's own seats only: those of others
        would reveal hidden steps.
        """
        table = self.table
        until = {str(seat): float(ceil(at)) for seat, at in self.deadlines.items() if seat in held}
        return messages.Welcome(
            self.id,
            table.game.slug,
            seat,
            list(self.players),
            list(held),
            dict(table.options.texts),
            table.game.components.name,
            mode(),
            self.halt,
            self.agreed_end,
            is_host,
            self.terms.pace,
            self.terms.talk,  # type: ignore[arg-type]  # the store has no others
            self.rematch,
            len(held) > 1 and self.is_secret,
            until,
        )


class Welcomes:
    """The facts of one moment as frames: each is made once for all listeners that are sent the same."""

    def __init__(self, facts: TableFacts) -> None:
        self._facts = facts
        self._seats = {player.seat for player in facts.players}
        self._frames: dict[tuple[int | None, tuple[int, ...], bool], bytes] = {}

    def frame(self, listener: Listener) -> bytes:
        """Return the frame for a listener."""
        seat = listener.reader if listener.reader is not None and listener.reader >= 0 else None
        held = tuple(one for one in listener.mine if one in self._seats)
        whose = seat, held, HOST in listener.mine
        if whose not in self._frames:
            self._frames[whose] = messages.frame(self._facts.welcome(*whose))
        return self._frames[whose]
