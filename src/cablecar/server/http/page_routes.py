"""The built page: its files as they are, index.html for every address of the page, and a notice if the page is not
built. Also what the page shows of the games: texts, pictures, rules.
"""

from __future__ import annotations

from html import escape
from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from cablecar.scene.texts import languages
from cablecar.server.http import game_cards
from cablecar.server.http.context import ServerContext, context_of

WEB = Path(str(files("cablecar"))) / "web"
MEDIA_TYPES = {
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
CACHE_FOREVER = "public, max-age=31536000, immutable"
CACHE_AND_ASK = "no-cache"
NOT_OF_THE_PAGE = ("api/", "docs/", "texts/", "games/", "scene/")
NOT_BUILT_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cablecar</title></head>
<body><h1>The page is not built</h1>
<p>The server runs, but the files of the page are missing. In the checkout, run <code>./cablecar play</code> without
<code>CABLECAR_PAGE=skip</code>,
or <code>npm ci &amp;&amp; npm run build</code> in <code>frontend/</code>, and reload.</p>
<p><a href="/docs">The API</a></p></body></html>
"""


def _file(content: bytes | None, suffix: str, cache: str = CACHE_AND_ASK) -> Response:
    if content is None:
        raise HTTPException(404)
    return Response(content, media_type=MEDIA_TYPES[suffix], headers={"cache-control": cache})


async def serve_texts(request: Request) -> Response:
    """Return Fluent texts."""
    language, name = request.path_params["language"], request.path_params["name"]
    return _file(game_cards.read_texts(language, name.removesuffix(".ftl")) if name.endswith(".ftl") else None, ".ftl")


async def serve_common_symbols(request: Request) -> Response:
    """Return the symbols that every game may use."""
    return _file(game_cards.read_common_symbols(), ".svg")


async def serve_picture(request: Request) -> Response:
    """Return the symbols or the cover of a game."""
    return _file(game_cards.read_picture(request.path_params["slug"], request.path_params["name"]), ".svg")


async def serve_rules(request: Request) -> Response:
    """Return the rules of a game."""
    slug, name = request.path_params["slug"], request.path_params["name"]
    return _file(game_cards.read_rules(slug, name.removesuffix(".md")) if name.endswith(".md") else None, ".md")


async def serve_moment(request: Request) -> Response:
    """Return a picture from "How to play". It is drawn once and kept; not in a thread, because a game may be used by
    one thread only.
    """
    slug, name = request.path_params["slug"], request.path_params["name"]
    return _file(game_cards.read_moment(slug, name.removesuffix(".svg")) if name.endswith(".svg") else None, ".svg")


async def serve_lan_code(request: Request) -> Response:
    """Return the address on the local network as a code for cameras."""
    from cablecar.server.http import qr  # seldom wanted, and long to load

    lan = context_of(request).settings.lan
    return _file(qr.svg(lan) if lan else None, ".svg")


def _with_settings(index: bytes, context: ServerContext, cookies: str) -> bytes:
    """Write into index.html what the page must know before its first request: the languages, its base path, its address
    for other devices, and whether it needs a password.
    """
    settings = context.settings
    attributes = {
        "languages": " ".join(languages()),
        "base": settings.public.base,
        "lan": settings.lan,
        "locked": "" if context.password_gate.admits(cookies) else "yes",
    }
    written = "".join(f' data-{name}="{escape(value)}"' for name, value in attributes.items() if value)
    under_base = index.replace(b'="./', f'="{settings.public.base}/'.encode())
    return under_base.replace(b"<html ", f"<html{written} ".encode(), 1)


async def serve_page(request: Request) -> Response:
    """Return a file of the built page, or its index.html."""
    name = request.path_params["path"].strip("/")
    suffix = Path(name).suffix
    if suffix:
        try:
            file = (WEB / name).resolve()
            is_ours = suffix in MEDIA_TYPES and file.is_relative_to(WEB.resolve()) and file.is_file()
        except (OSError, ValueError):  # no name that a file can have
            is_ours = False
        if not is_ours:
            raise HTTPException(404)
        return _file(file.read_bytes(), suffix, CACHE_FOREVER if name.startswith("assets/") else CACHE_AND_ASK)
    if f"{name}/".startswith(NOT_OF_THE_PAGE):
        raise HTTPException(404)
    index = WEB / "index.html"
    if index.is_file():
        content = _with_settings(index.read_bytes(), context_of(request), request.headers.get("cookie", ""))
        return _file(content, ".html")
    return HTMLResponse(NOT_BUILT_PAGE, headers={"cache-control": CACHE_AND_ASK})


PAGE_ROUTES = [
    Route("/texts/{language}/{name}", serve_texts),
    Route("/scene/symbols.svg", serve_common_symbols),
    Route("/games/{slug}/{name}", serve_picture),
    Route("/games/{slug}/rules/{name}", serve_rules),
    Route("/games/{slug}/moments/{name}", serve_moment),
    Route("/lan.svg", serve_lan_code),
    Route("/{path:path}", serve_page),  # last: it takes whatever is left
]
