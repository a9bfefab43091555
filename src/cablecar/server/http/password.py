"""The house password: said once in a browser, which then keeps a cookie. A new password makes all cookies worthless."""

from __future__ import annotations

import base64
import hmac
from hashlib import scrypt, sha256
from http.cookies import CookieError, SimpleCookie

KEY = "cablecar-house"
KNOCK = "/api/house"  # where it is said


class Door:
    """Knows who may come in; without a password everybody."""

    def __init__(self, password: str) -> None:
        self.is_locked = bool(password)
        self._password = sha256(password.encode()).digest()
        made = (
            scrypt(password.encode(), salt=b"cablecar house", n=2**14, r=8, p=1, dklen=24) if password else b""
        )  # dear: a cookie tells no password
        self.cookie = base64.urlsafe_b64encode(made).decode()

    def opens(self, said: str) -> bool:
        """Tell whether this is the password, in constant time."""
        return self.is_locked and hmac.compare_digest(
            sha256(said.encode("utf-8", "surrogatepass")).digest(), self._password
        )

    def lets_in(self, cookies: str) -> bool:
        """Tell whether a browser with this Cookie header has said it."""
        if not self.is_locked:
            return True
        try:
            found = SimpleCookie(cookies).get(KEY)
        except CookieError:
            return False
        return found is not None and hmac.compare_digest(found.value.encode(), self.cookie.encode())


def is_inside(path: str) -> bool:
    """Tell whether a path is behind the door: all but the page's own files, the games' words and pictures, and signs of
    life.
    """
    return path.startswith("/api/") and path != KNOCK
