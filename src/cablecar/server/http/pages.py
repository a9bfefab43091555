"""The built page: its files as they are, its index.html for every address of its own; and what is said if it is not
built.
"""

from __future__ import annotations

from html import escape
from importlib.resources import files
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException

from cablecar.scene.texts import languages
from cablecar.server.http import game_cards
from cablecar.server.http.routes import Asked, House, house_of

WEB = Path(str(files("cablecar"))) / "web"
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".ftl": "text/plain",
    ".md": "text/markdown",
    ".txt": "text/plain",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".wav": "audio/wav",
    ".webp": "image/webp",
}
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cablecar</title></head>
<body><h1>The page is not built</h1>
<p>The server runs, but the files of the page are missing. In the checkout, run <code>./cablecar play</code> without
<code>CABLECAR_PAGE=skip</code>,
or <code>npm ci &amp;&amp; npm run build</code> in <code>frontend/</code>, and reload.</p>
<p><a href="/docs">The API</a></p></body></html>
"""


def _file(content: bytes | None, suffix: str, cache: str = ASK_FIRST) -> Response[bytes]:
    if content is None:
        raise NotFoundException("no-file")
    return Response(content, media_type=TYPES[suffix], headers={"cache-control": cache})


@get("/texts/{language:str}/{name:str}", include_in_schema=False, sync_to_thread=False)
def texts(language: str, name: str) -> Response[bytes]:
    """Return Fluent texts."""
    return _file(game_cards.texts(language, name.removesuffix(".ftl")) if name.endswith(".ftl") else None, ".ftl")


@get("/scene/symbols.svg", include_in_schema=False, sync_to_thread=False)
def common_symbols() -> Response[bytes]:
    """Return the symbols that every game may use."""
    return _file(game_cards.common_symbols(), ".svg")


@get("/games/{slug:str}/{name:str}", include_in_schema=False, sync_to_thread=False)
def picture(slug: str, name: str) -> Response[bytes]:
    """Return a game's pictures."""
    return _file(game_cards.picture(slug, name), ".svg")


@get("/games/{slug:str}/rules/{name:str}", include_in_schema=False, sync_to_thread=False)
def rules(slug: str, name: str) -> Response[bytes]:
    """Return a game's rules."""
    return _file(game_cards.rules(slug, name.removesuffix(".md")) if name.endswith(".md") else None, ".md")


@get("/games/{slug:str}/moments/{name:str}", include_in_schema=False, sync_to_thread=False)
def moment(slug: str, name: str) -> Response[bytes]:
    """Return a picture of how a game is played. Drawn here, once for ever, and not in a thread: a game is for one
    thread at a time.
    """
    return _file(game_cards.moment(slug, name.removesuffix(".svg")) if name.endswith(".svg") else None, ".svg")


def _dressed(index: bytes, house: House, cookies: str) -> bytes:
    """Tell the page what it must know before it asks: which texts there are, where it lives, where others find it,
    whether a password is asked.
    """
    settings = house.settings
    told = {
        "languages": " ".join(languages()),
        "base": settings.public.base,
        "lan": settings.lan,
        "locked": "" if house.door.lets_in(cookies) else "yes",
    }
    known = "".join(f' data-{name}="{escape(value)}"' for name, value in told.items() if value)
    at_home = index.replace(b'="./', f'="{settings.public.base}/'.encode())
    return at_home.replace(b"<html ", f"<html{known} ".encode(), 1)


@get("/lan.svg", include_in_schema=False, sync_to_thread=False)
def lan_code(request: Asked) -> Response[bytes]:
    """Return the address on the local network as a code for cameras."""
    from cablecar.server.http import qr  # seldom wanted, and long to load

    lan = house_of(request).settings.lan
    return _file(qr.svg(lan) if lan else None, ".svg")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Asked, path: str = "/") -> Response[bytes]:
    """Return a file of the built page, or its index.html."""
    name = path.strip("/")
    suffix = Path(name).suffix
    if suffix:
        try:
            file = (WEB / name).resolve()
            is_ours = suffix in TYPES and file.is_relative_to(WEB.resolve()) and file.is_file()
        except (OSError, ValueError):  # no name that a file can have
            is_ours = False
        if not is_ours:
            raise NotFoundException("no-file")
        return _file(file.read_bytes(), suffix, FOREVER if name.startswith("assets/") else ASK_FIRST)
    if name.startswith(("api/", "texts/", "games/", "scene/")):
        raise NotFoundException("no-file")
    index = WEB / "index.html"
    if index.is_file():
        return _file(_dressed(index.read_bytes(), house_of(request), request.headers.get("cookie", "")), ".html")
    return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, headers={"cache-control": ASK_FIRST})
