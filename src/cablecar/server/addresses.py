"""Where browsers find a server that listens elsewhere: behind a proxy, under a path, on the local network."""

from __future__ import annotations

import re
import socket
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from cablecar.kernel.errors import BadInput

DOCUMENTATION_ADDRESS = ("192.0.2.1", 9)  # reserved for documents: nothing is sent to it, but it has a route
ANY_PROXY = "*"


@dataclass(frozen=True)
class Public:
    """A server's address for browsers, in parts: `https://games.example`, `/cablecar`."""

    origin: str = ""
    base: str = ""

    @property
    def host(self) -> str:
        return self.origin.partition("//")[2]

    @property
    def is_secure(self) -> bool:
        return self.origin.startswith("https:")

    def __str__(self) -> str:
        return f"{self.origin}{self.base}/"


def public_of(url: str, option: str = "--public-url") -> Public:
    """Read an address; raise BadInput if browsers could not use it."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        host, parts = None, urlsplit("")
    base = parts.path.rstrip("/")
    is_host = re.fullmatch(r"[a-z0-9._-]+|[0-9a-f:.]+", host or "")  # a browser writes other names as xn--…
    is_base = re.fullmatch(r"(/(?!\.{1,2}(/|$))[A-Za-z0-9._~-]+)*", base)
    if (
        parts.scheme not in ("http", "https")
        or not is_host
        or not is_base
        or parts.username
        or parts.query
        or parts.fragment
    ):
        raise BadInput(f"{option} {url!r}: an address such as https://games.example or https://example.org/cablecar")
    return Public(f"{parts.scheme}://{parts.netloc.lower()}", base)


def proxies_of(text: str) -> tuple[str, ...]:
    """Read the addresses of proxies; raise BadInput for a word that is none."""
    found = tuple(word.strip() for word in text.split(",") if word.strip())
    for word in found:
        try:
            if word != ANY_PROXY:
                ip_network(word)
        except ValueError:
            raise BadInput(
                f"--proxy {text!r}: {word!r} is no address, no network such as 10.0.0.0/8 and not *"
            ) from None
    return (ANY_PROXY,) if ANY_PROXY in found else found


def limit_key_of(address: str) -> str:
    """Return the key under which limits count an address: an IPv4 address itself; of an IPv6 address its network, whose
    owner has as many addresses as they like.
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


def lan_address() -> str | None:
    """Return this machine's address on the local network, or nothing if it is on none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(DOCUMENTATION_ADDRESS)
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ip_address(found).is_loopback or ip_address(found).is_unspecified else found
