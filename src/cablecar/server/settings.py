"""What a host may set, with the defaults."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from cablecar.kernel.dice import Dice, system_dice
from cablecar.kernel.table import Table
from cablecar.server.addresses import Public

NO_PROXY = Public()


def real_dice(table: Table) -> Dice:
    """Return the dice of real tables, whatever the table."""
    return system_dice


@dataclass(frozen=True)
class Settings:
    """The limits and settings of one server."""

    db: Path | str  # a file, or the address of a database
    is_local: bool = True  # only this machine's browsers: other host names are refused
    lan: str = ""  # the address for browsers of the local network, where it serves them
    public: Public = NO_PROXY  # where browsers find it, if a proxy stands before it
    peer: str = ""  # where other processes on the same database find this one
    proxies: tuple[str, ...] = ()  # that are believed about addresses and https
    password: str = ""  # empty: none
    workers: int = 2  # processes for bots
    bot_seconds: float = 12.0  # a bot that needs longer is replaced
    past_seconds: float = 30.0  # after which a request for the past is answered with "ask again"
    idle_seconds: float = 600.0  # after which a table nobody looks at leaves the memory
    max_rooms: int = 2000
    forget_after: float = 0.0  # seconds after which a table at which nothing happened is deleted; 0: never
    heartbeat: float = 20.0  # seconds after which a socket is pinged, and dropped if it does not answer for as long
    gone_seconds: float = 60.0  # after which a host may give away the seat of somebody for whom a bot plays
    get_rate: float = 100.0  # GETs of the API per address and second
    get_burst: float = 600.0
    queue: int = 64  # unread messages per socket
    sockets: int = 16  # per browser and table
    address_sockets: int = 400  # per address
    address_messages: float = 400.0  # per address and second, with bursts of three seconds
    message_rate: float = 20.0  # per socket and second
    message_burst: float = 60.0
    open_rate: float = 0.5  # new tables per address and second
    open_burst: float = 30.0
    enter_rate: float = 0.5  # tried tokens per address and second
    enter_burst: float = 20.0
    is_plain: bool = False  # connections by the server library alone, without our adapter: sockets/uvicorn_adapter.py
    components: tuple[Path, ...] = ()  # files with sets of components, beside the shipped ones
    dice: Callable[[Table], Dice] = real_dice
