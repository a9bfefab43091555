"""Serve tables to browsers: `cablecar serve` for hosts, and what `cablecar play` does where there is a browser."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from cablecar.cli.arguments import ComponentFiles, parse_seconds
from cablecar.kernel.errors import BadInput
from cablecar.server import DEFAULT_PORT

Password = Annotated[
    str | None,
    typer.Option(
        "--password",
        metavar="WORDS",
        help="asked once in every browser; better in CABLECAR_PASSWORD, which no list of processes shows",
        show_default=False,
    ),
]
Forget = Annotated[
    str | None,
    typer.Option(
        "--forget-after",
        metavar="SPAN",
        help="delete tables at which nothing has happened for so long, such as 90d",
        show_default=False,
    ),
]
Url = Annotated[
    str | None,
    typer.Option(
        "--public-url", metavar="URL", help="where browsers find it, if a proxy stands before it", show_default=False
    ),
]
Proxy = Annotated[
    str | None,
    typer.Option(
        "--proxy",
        metavar="ADDRESS,…",
        help="of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed",
        show_default=False,
    ),
]


def serve_tables(
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", help="where to listen; other machines reach 0.0.0.0")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help="0: any free one")] = DEFAULT_PORT,
    db: Annotated[
        str | None,
        typer.Option(
            "--db", metavar="FILE", help="where tables are kept: a path or postgresql://…", show_default=False
        ),
    ] = None,
    components: ComponentFiles = None,
    public_url: Url = None,
    proxy: Proxy = None,
    peer_url: Annotated[
        str | None,
        typer.Option(
            "--peer-url", metavar="URL", help="where other processes on the database find it", show_default=False
        ),
    ] = None,
    password: Password = None,
    forget_after: Forget = None,
    address_tables: Annotated[
        int, typer.Option("--address-tables", metavar="N", min=1, help="tables that one address may open in an hour")
    ] = 1800,
    address_sockets: Annotated[
        int, typer.Option("--address-sockets", metavar="N", min=1, help="connections that one address may have")
    ] = 400,
    address_messages: Annotated[
        int,
        typer.Option("--address-messages", metavar="N", min=1, help="messages that one address may send in a second"),
    ] = 400,
) -> int:
    """Serve tables to browsers until Ctrl-C or SIGTERM. docs/host.md tells all about it."""
    must_be_text(password)
    more: dict[str, Any] = {
        "password": password or "",
        "forget_after": parse_seconds(forget_after) if forget_after else 0.0,
    }
    more |= {"open_rate": address_tables / 3600, "open_burst": float(min(address_tables, 30))}
    more |= {"address_sockets": address_sockets, "address_messages": float(address_messages)}
    from cablecar.server.addresses import proxies_of, public_of
    from cablecar.server.run import serve as run

    if public_url:
        more["public"] = public_of(public_url)
    if peer_url:
        more["peer"] = str(public_of(peer_url, "--peer-url"))
    if proxy:
        more["proxies"] = proxies_of(proxy)
    run(host, port, db, components=components or (), more=more)
    return 0


def must_be_text(password: str | None) -> None:
    """Refuse bytes that are no text: they could be typed in no browser."""
    try:
        (password or "").encode()
    except UnicodeEncodeError:
        raise BadInput("--password: it is no text in UTF-8") from None


def play_in_browser(
    game: str | None = None,
    port: int = DEFAULT_PORT,
    db: str | None = None,
    components: list[Path] | None = None,
    *,
    is_lan: bool = False,
    password: str = "",
) -> int:
    """Serve this machine's browser, and those of the local network if wished, and open it, at a new table if a game is
    named.
    """
    must_be_text(password)
    if game is not None:
        from cablecar import games

        games.load(game)  # an unknown name is said before anything starts
    from cablecar.server.run import serve as run

    run(
        "127.0.0.1",
        port,
        db,
        has_browser(),
        game,
        components or (),
        is_play=True,
        is_lan=is_lan,
        more={"password": password},
    )
    return 0


def has_browser() -> bool:
    """Tell whether it makes sense to open a browser: somebody sits at a terminal, and there is a screen."""
    if not sys.stderr.isatty() or os.environ.get("CI"):
        return False
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER")
    )
