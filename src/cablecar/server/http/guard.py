"""The checks that every request passes first: host name, origin and password; security headers are added to the
response.
"""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cablecar.server.addresses import Public
from cablecar.server.http.error_responses import fault_response
from cablecar.server.http.password import PasswordGate, needs_password
from cablecar.server.settings import Settings

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SECURITY_HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


def without_port(host: str) -> str:
    """Return a Host header without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def is_loopback(host: str) -> bool:
    """Return whether a Host header names this machine."""
    name = without_port(host)
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def is_own_origin(origin: str, host: str, public: Public) -> bool:
    """Return whether an Origin header is the server's own; programs that are no browsers send none."""
    return origin in ("", f"http://{host}", f"https://{host}") or (bool(public.origin) and origin == public.origin)


def is_on_local_network(host: str) -> bool:
    """Return whether a Host header names a machine as a local network does: an address, or a name only known there."""
    name = without_port(host).lower()
    try:
        return bool(ip_address(name))
    except ValueError:
        return name.partition(".")[0] == socket.gethostname().partition(".")[0].lower() or name.endswith(".local")


class Guard:
    """Stands before the application: takes the base path off, refuses foreign host names (DNS rebinding), foreign
    origins and browsers without the password, and adds the headers.
    """

    def __init__(self, app: ASGIApp, settings: Settings, password_gate: PasswordGate) -> None:
        self.app = app
        self.settings = settings
        self.public = settings.public
        self.password_gate = password_gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope = self._without_base(_normalized(scope))
        key, is_http = self._refusal(scope), scope["type"] == "http"
        if is_http:
            send = _with_security_headers(send)
        if not key:
            await self.app(scope, receive, send)
        elif is_http:
            await fault_response(401 if key == "locked" else 403, key)(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": key})

    def _without_base(self, scope: Scope) -> Scope:
        """Take the base off a path, if the proxy has not done so."""
        base, path = self.public.base, scope["path"]
        if not base or not (path == base or path.startswith(f"{base}/")):
            return scope
        raw = scope.get("raw_path") or b""
        return {**scope, "path": path[len(base) :] or "/", "raw_path": raw[len(base) :] or b"/"}

    def _refusal(self, scope: Scope) -> str:
        """Return the key of the reason why a request is refused, or nothing."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._is_host_known(host):
            return "bad-host"
        changes_something = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changes_something and not is_own_origin(headers.get("origin", ""), host, self.public):
            return "bad-origin"
        is_locked_out = needs_password(scope["path"]) and not self.password_gate.admits(headers.get("cookie", ""))
        return "locked" if is_locked_out else ""

    def _is_host_known(self, host: str) -> bool:
        """Return whether a Host header is a name of this server. A server that everybody can reach takes any name: its
        host alone knows its names.
        """
        if not self.settings.is_local and not self.settings.lan:
            return True
        public_name = without_port(self.public.host)  # without the port: some proxies leave it out
        is_public = bool(public_name) and without_port(host.lower()) == public_name
        return is_loopback(host) or is_public or (bool(self.settings.lan) and is_on_local_network(host))


def _normalized(scope: Scope) -> Scope:
    """Write a path with single slashes and none at its end, so that guard, relay and routes judge the same path."""
    path = "/" + re.sub("/{2,}", "/", scope["path"]).strip("/")
    return scope if path == scope["path"] else {**scope, "path": path, "raw_path": quote(path).encode()}


def _with_security_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], *SECURITY_HEADERS]}
        await send(message)

    return send_with_headers
