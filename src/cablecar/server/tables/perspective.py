"""Whose eyes a socket has, and what it is told about its table besides looks."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from cablecar.kernel.fields import values
from cablecar.kernel.options import Options
from cablecar.kernel.play import RandomDriver
from cablecar.kernel.rng import Rng
from cablecar.kernel.state import Game, State
from cablecar.modes import mode
from cablecar.server.access import BYSTANDER, HOST
from cablecar.server.tables.listener import Listener
from cablecar.server.wire import messages

if TYPE_CHECKING:
    from cablecar.server.tables.room import Room

TRIES = 4  # games played at random to find out whether one hides something


def hides(game: Game, seats: int, options: Options) -> bool:
    """Tell whether some seat ever knows what another does not: of the game with these options, never of one table, so
    it betrays nothing.
    """
    if seats == 1 or type(game.start(seats, options)).show is State.show:  # an open game
        return False
    return any(_differ(game.start(seats, options), RandomDriver(Rng(seed))) for seed in range(TRIES))


def _differ(state: State, player: RandomDriver) -> bool:
    """Play to the end, or until two seats see different things."""
    while player.step(state) >= 0:
        first = values(state.show(0))
        if any(values(state.show(seat)) != first for seat in range(1, int(state.seats))):
            return True
    return False


def held_at(room: Room, listener: Listener) -> list[int]:
    """Return the seats of this browser."""
    return [seat for seat in listener.mine if seat in room.desk.rows]


def unnamed(room: Room, listener: Listener) -> int:
    """Return whose eyes somebody has who names no seat: his own; of several the first, or behind a curtain nobody's as
    long as hands are secret.
    """
    held = held_at(room, listener)
    if not held:
        return BYSTANDER
    if len(held) == 1 or not listener.curtain:
        return held[0]
    if room.desk.is_secret:
        return BYSTANDER
    due = [seat for seat in room.table.actors() if seat in held and room.desk.rows[seat].bot is None]
    return (due or held)[0]


class Facts:
    """What is told about a table at one moment: made once for all who are told the same, however many listen."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._players = room.desk.players()
        self._deadlines = room.desk.deadlines()
        self._made: dict[tuple[int | None, tuple[int, ...], bool], bytes] = {}

    def of(self, listener: Listener) -> bytes:
        """Return the welcome of somebody as a frame."""
        seat = listener.reader if listener.reader is not None and listener.reader >= 0 else None
        whose = seat, tuple(held_at(self._room, listener)), HOST in listener.mine
        if whose not in self._made:
            self._made[whose] = messages.frame(self._welcome(*whose))
        return self._made[whose]

    def _welcome(self, seat: int | None, held: tuple[int, ...], is_host: bool) -> messages.Welcome:
        """Of time limits only those of one's own seats are told, as others' would tell of hidden steps."""
        room, table, desk = self._room, self._room.table, self._room.desk
        until = {str(seat): float(ceil(at)) for seat, at in self._deadlines.items() if seat in held}
        is_secret = len(held) > 1 and desk.is_secret
        return messages.Welcome(
            room.id,
            table.game.slug,
            seat,
            self._players,
            list(held),
            dict(table.options.texts),
            table.game.components.name,
            mode(),
            room.halt,
            room.ended,
            is_host,
            desk.way.pace,
            desk.talk_way,
            room.next,
            is_secret,
            until,
        )
