"""What a host may set, with what holds if he does not."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from cablecar.kernel.dice import Dice, system_dice
from cablecar.kernel.table import Table

DEFAULT_PORT = 8187


def real_dice(table: Table) -> Dice:
    """Return the dice of real tables."""
    return system_dice


@dataclass(frozen=True)
class Settings:
    """The limits and habits of one server."""

    db: Path
    is_local: bool = True  # only this machine's browsers: other host names are refused
    workers: int = 2  # processes for bots
    bot_seconds: float = 12.0  # a bot that needs longer is replaced
    idle_seconds: float = 600.0  # after which a table nobody looks at leaves the memory
    max_rooms: int = 2000
    queue: int = 64  # unread messages per socket
    sockets: int = 16  # per browser and table
    message_rate: float = 20.0  # per socket and second
    message_burst: float = 60.0
    open_rate: float = 0.5  # new tables per address and second
    open_burst: float = 30.0
    enter_rate: float = 0.5  # tried tokens per address and second
    enter_burst: float = 20.0
    components: tuple[Path, ...] = ()  # files with sets of components, beside the shipped ones
    dice: Callable[[Table], Dice] = real_dice
