"""Secrets of seats and browsers: 128 random bits each, of which only the hash is kept."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

from cablecar.kernel.phase import MAX_SEATS

BYSTANDER = -2  # stands where a seat does; equal to the kernel's SPECTATOR
HOST = -3  # the rights of the host: no seat, and no eyes of its own
ALL_SEATS = range(MAX_SEATS)
TABLE_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def held_with(seat: int) -> list[int]:
    """Return the rights that the link of a seat gives: the host's link lets its holder look on as well."""
    return [HOST, BYSTANDER] if seat == HOST else [seat]


def new_secret() -> str:
    """Return 128 bits as 22 letters."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """Return a name that is no secret, but can't be guessed either."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(10))


def hash_of(secret: str) -> bytes:
    """Return the hash that is stored of a secret; the secret is random, so it needs no salt."""
    return sha256(b"cablecar\0" + secret.encode()).digest()


def seat_of(token: str, stored: dict[int, bytes]) -> int | None:
    """Return the seat a token opens; every stored hash is compared, each in constant time."""
    given, found = hash_of(token), None
    for seat, kept in stored.items():
        if hmac.compare_digest(given, kept):
            found = seat
    return found
