"""Start and stop the server: `serve` for hosts, and the same for `play`, which opens a browser."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal, TypeAlias

import platformdirs
import uvicorn

from cablecar.bots import EXPERT_SEARCHES
from cablecar.kernel.errors import BadInput
from cablecar.modes import ROOT
from cablecar.server import DEFAULT_PORT
from cablecar.server.addresses import lan_address
from cablecar.server.app import make_app
from cablecar.server.cluster.relay import Relay
from cablecar.server.garbage import spare_garbage
from cablecar.server.http.guard import is_loopback
from cablecar.server.journal import log
from cablecar.server.settings import Settings
from cablecar.server.sockets.uvicorn_adapter import DirectConnection, HttpConnection, misfits
from cablecar.server.store.errors import StoreFailed
from cablecar.server.store.opening import display_name, is_postgres
from cablecar.server.tables.rooms import Rooms
from cablecar.server.wire.messages import MAX_MESSAGE
from cablecar.sets import Sets

DATA_FILE_NAME = "cablecar.sqlite"
MAX_WORKERS = 4
MAX_PORTS_TRIED = 50  # by `play`
MAX_TABLES_NAMED = 5  # of those that can only be looked at; all are counted
SEND_BUFFER_BYTES = 262_144
MAX_PENDING_CONNECTIONS = 256
KEEP_ALIVE_SECONDS = 30
SHUTDOWN_SECONDS = 5
BROWSER_DELAY_SECONDS = 0.2
HttpProtocol: TypeAlias = type[asyncio.Protocol] | Literal["h11"]
SocketProtocol: TypeAlias = type[asyncio.Protocol] | Literal["websockets-sansio"]
PLAIN_PROTOCOLS: tuple[HttpProtocol, SocketProtocol] = ("h11", "websockets-sansio")


class PortTaken(BadInput):
    """Something else listens on a port."""


def data_file(db: str | None, say: Callable[[str], None]) -> Path:
    """Return the file that tables are kept in: the given one, one in the user's data folder, or one in the checkout's
    `.data`, which is said.
    """
    if db:
        if "://" in db and not db.startswith("sqlite:///"):
            raise BadInput(f"--db {db!r}: a path, sqlite:///PATH or, for a server, postgresql://…")
        return Path(db.removeprefix("sqlite:///")).expanduser().absolute()
    folder = Path(platformdirs.user_data_dir("cablecar", appauthor=False))
    if _is_writable(folder):
        return folder / DATA_FILE_NAME
    say(f"{folder} can't be written; tables are kept in {ROOT / '.data'}")
    return ROOT / ".data" / DATA_FILE_NAME


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
        return os.access(folder, os.W_OK | os.X_OK)
    except OSError:
        return False


def bind(host: str, port: int, take_next: bool, say: Callable[[str], None]) -> socket.socket:
    """Return a listening socket. A taken port is refused, or reported and the next free one taken."""
    for candidate in range(port, port + MAX_PORTS_TRIED if take_next and port else port + 1):
        try:
            family = socket.getaddrinfo(host, candidate, type=socket.SOCK_STREAM)[0][0]
            bound = socket.socket(family, socket.SOCK_STREAM)
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            # Connections inherit it: a client that does not read is noticed soon.
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
            bound.bind((host, candidate))
            bound.listen(MAX_PENDING_CONNECTIONS)
        except (socket.gaierror, UnicodeError):  # the second: no name that could be asked for
            raise BadInput(f"--host {host!r}: there is no such address") from None
        except OSError:
            if not take_next:
                raise PortTaken(f"port {candidate} of {host} is taken or not allowed; say --port NUMBER") from None
            say(f"port {candidate} is taken; trying the next")
            continue
        return bound
    raise PortTaken(f"no free port from {port} to {port + MAX_PORTS_TRIED - 1}")


class CablecarServer(uvicorn.Server):
    """uvicorn's server, except that rooms end first: they finish their transactions and close their sockets with a
    reason.
    """

    def __init__(self, config: uvicorn.Config, rooms: Rooms, relay: Relay) -> None:
        super().__init__(config)
        self.rooms = rooms
        self.relay = relay

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on SIGINT and SIGTERM, and then return normally: a requested stop is no failure."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        previous = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in previous.items():
                signal.signal(sign, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.rooms.stop()
        await self.relay.leave()
        await super().shutdown(sockets)


def protocols_for(settings: Settings) -> tuple[HttpProtocol, SocketProtocol]:
    """Return the classes that speak HTTP and WebSocket: our adapter's, or uvicorn's own where the adapter does not fit
    it.
    """
    lacking = misfits()
    for lack in lacking:
        log.warning("uvicorn has changed: sockets take the slower way through ASGI", lack=lack)
    return PLAIN_PROTOCOLS if lacking or settings.is_plain else (HttpConnection, DirectConnection)


def make_server(settings: Settings) -> CablecarServer:
    """Return a server that has not started."""
    app, rooms, relay = make_app(settings)
    http, ws = protocols_for(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="off",
        server_header=False,
        http=http,
        ws=ws,
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    return CablecarServer(config, rooms, relay)


async def run(
    settings: Settings, bound: socket.socket, say: Callable[[str], None], on_start: Callable[[], None] | None = None
) -> None:
    """Serve until a signal comes."""
    server = make_server(settings)
    await server.relay.join(settings.peer or f"http://127.0.0.1:{bound.getsockname()[1]}")
    server.rooms.start()
    if halted := await server.rooms.halted():
        tables = "1 stored table" if len(halted) == 1 else f"{len(halted)} stored tables"
        names = ", ".join(halted[:MAX_TABLES_NAMED]) + (" …" if len(halted) > MAX_TABLES_NAMED else "")
        say(f"{tables} can only be looked at; `cablecar verify` says why: {names}")
    if on_start is not None:
        asyncio.get_running_loop().call_later(BROWSER_DELAY_SECONDS, on_start)
    try:
        await server.serve(sockets=[bound])
    finally:
        server.rooms.store.close()


def workers_for(cores: int) -> int:
    """Return how many processes bots get: enough for the parts of one search, otherwise all cores but one. They run at
    a lower priority than the server (os.nice).
    """
    return max(EXPERT_SEARCHES, min(MAX_WORKERS, cores - 1))


def say_to_stderr(line: str) -> None:
    print(f"cablecar: {line}", file=sys.stderr, flush=True)


def say_lan(address: str, is_locked: bool, say: Callable[[str], None]) -> None:
    """Print the address for other devices, and what it means that they can reach the server."""
    from cablecar.server.http import qr

    if sys.stderr.isatty():
        print(qr.characters(address), file=sys.stderr, flush=True)
    who = "who knows the password" if is_locked else "everybody"
    say(
        f"on this network: {address}  {who} on it can open the page and start tables; seats belong to who has "
        f"their links; nothing is encrypted"
    )


def serve(
    host: str = "127.0.0.1",
    port: int = DEFAULT_PORT,
    db: str | None = None,
    open_browser: bool = False,
    game: str | None = None,
    components: Sequence[Path] = (),
    *,
    is_play: bool = False,
    say: Callable[[str], None] = say_to_stderr,
    settings: Settings | None = None,
    is_lan: bool = False,
    more: Mapping[str, Any] | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM. `play` takes the next free port, opens the browser at the home page or at a new
    table of a game, and logs for people; without it a taken port raises PortTaken. Raises BadInput for what can't be
    used. `is_lan`: serve the local network too; `more`: further settings, by name.
    """
    log.is_for_people = is_play
    for warning in Sets(components).warnings:  # a wrong file is refused before anything starts
        say(warning)
    near = lan_address() if is_lan else None
    if is_lan and near is None:
        raise BadInput("--lan: this machine is on no network")
    bound = bind("0.0.0.0" if near else host, port, is_play, say)
    name, number = f"[{host}]" if ":" in host else host, bound.getsockname()[1]
    address, lan = f"http://{name}:{number}/", f"http://{near}:{number}/" if near else ""
    if settings is None:
        place, workers = db if db and is_postgres(db) else data_file(db, say), workers_for(os.cpu_count() or 1)
        settings = Settings(place, is_local=is_loopback(name), workers=workers, components=tuple(components))
        settings = replace(settings, lan=lan, **(more or {}))
    opened, public, is_locked = address + (f"new/{game}" if game else ""), settings.public, bool(settings.password)

    def started() -> None:
        if public.origin:
            say(f"browsers find it at {public}")
        if lan:
            say_lan(lan, is_locked, say)
        say(f"{opened}  (Ctrl-C stops)")
        say(f"games are kept in {display_name(settings.db)}")
        if open_browser:
            threading.Thread(target=_open, args=(opened,), daemon=True).start()

    spare_garbage()
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(run(settings, bound, say, started))
    except (StoreFailed, OSError) as error:
        is_file = isinstance(settings.db, Path)
        raise BadInput(f"the data file {settings.db} can't be used: {error}" if is_file else str(error)) from None
    finally:
        bound.close()


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _open(address: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
