"""How much, how often and from where: rates, host names and origins, headers of every answer."""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from typing import Any, Protocol
from urllib.parse import quote

from cablecar.server.addresses import Public
from cablecar.server.http.password import Door, is_inside
from cablecar.server.settings import Settings

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src "
    "'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


def name_of(host: str) -> str:
    """Return a Host header without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def is_loopback(host: str) -> bool:
    """Tell whether a Host header names this machine."""
    name = name_of(host)
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def is_own(origin: str, host: str, public: Public) -> bool:
    """Tell whether an Origin header is the server's own; what is no browser sends none."""
    return origin in ("", f"http://{host}", f"https://{host}") or (bool(public.origin) and origin == public.origin)


def is_near(host: str) -> bool:
    """Tell whether a Host header is what a local network calls a machine: an address, or a name that only it knows."""
    name = name_of(host).lower()
    try:
        return bool(ip_address(name))
    except ValueError:
        return name.partition(".")[0] == socket.gethostname().partition(".")[0].lower() or name.endswith(".local")


class Asgi(Protocol):
    async def __call__(self, scope: Any, receive: Any, send: Any) -> None: ...


class Guard:
    """Stands before the application: takes the base off, refuses foreign host names (DNS rebinding), origins and
    strangers, adds the headers.
    """

    def __init__(self, app: Asgi, settings: Settings, door: Door) -> None:
        self.app = app
        self.settings = settings
        self.public = settings.public
        self.door = door

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope = self._without_base(_plain(scope))
        if not (fault := self._fault(scope)):
            await self.app(scope, receive, _dressed(send) if scope["type"] == "http" else send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": fault})
        else:
            body = f'{{"key":"{fault}","say":["why-{fault}"],"detail":""}}'.encode()
            told = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
            await send({"type": "http.response.start", "status": 401 if fault == "locked" else 403, "headers": told})
            await send({"type": "http.response.body", "body": body})

    def _without_base(self, scope: Any) -> Any:
        """Take the base off a path, if the proxy has not done so."""
        base, path = self.public.base, scope["path"]
        if not base or not (path == base or path.startswith(f"{base}/")):
            return scope
        raw = scope.get("raw_path") or b""
        return {**scope, "path": path[len(base) :] or "/", "raw_path": raw[len(base) :] or b"/"}

    def _fault(self, scope: Any) -> str:
        headers = dict(scope["headers"])
        host, origin, cookies = (headers.get(name, b"").decode("latin-1") for name in (b"host", b"origin", b"cookie"))
        if not self._is_called(host):
            return "bad-host"
        if (scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")) and not is_own(
            origin, host, self.public
        ):
            return "bad-origin"
        return "locked" if is_inside(scope["path"]) and not self.door.lets_in(cookies) else ""

    def _is_called(self, host: str) -> bool:
        """Tell whether a server that only some can reach is called by a name of its own; of others the host knows the
        names.
        """
        if not self.settings.is_local and not self.settings.lan:
            return True
        is_public = bool(self.public.host) and name_of(host.lower()) == name_of(
            self.public.host
        )  # some proxies leave the port out
        return is_loopback(host) or is_public or (bool(self.settings.lan) and is_near(host))


def _plain(scope: Any) -> Any:
    """Write a path with single slashes, as routers read it: what guards, relays and handlers judge must be one and the
    same.
    """
    path = re.sub("/{2,}", "/", f"/{scope['path']}")
    return scope if path == scope["path"] else {**scope, "path": path, "raw_path": quote(path).encode()}


def _dressed(send: Any) -> Any:
    async def dressed(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], *HEADERS]}
        await send(message)

    return dressed
