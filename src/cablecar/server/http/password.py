"""The password of a server: entered once in a browser, which then keeps a cookie. A new password voids all cookies."""

from __future__ import annotations

import base64
import hmac
from hashlib import scrypt, sha256
from http.cookies import CookieError, SimpleCookie

PASSWORD_COOKIE = "cablecar-house"
PASSWORD_PATH = "/api/house"


class PasswordGate:
    """Decides which browsers may use the API; without a password every browser may."""

    def __init__(self, password: str) -> None:
        self.is_locked = bool(password)
        self._password = sha256(password.encode()).digest()
        derived = b""
        if password:  # slow on purpose: nobody finds the password by trying which one gives a cookie
            derived = scrypt(password.encode(), salt=b"cablecar house", n=2**14, r=8, p=1, dklen=24)
        self.cookie = base64.urlsafe_b64encode(derived).decode()

    def accepts(self, password: str) -> bool:
        """Return whether this is the password; compares in constant time."""
        given = sha256(password.encode("utf-8", "surrogatepass")).digest()
        return self.is_locked and hmac.compare_digest(given, self._password)

    def admits(self, cookies: str) -> bool:
        """Return whether a browser with this Cookie header has entered the password."""
        if not self.is_locked:
            return True
        try:
            found = SimpleCookie(cookies).get(PASSWORD_COOKIE)
        except CookieError:
            return False
        return found is not None and hmac.compare_digest(found.value.encode(), self.cookie.encode())


def needs_password(path: str) -> bool:
    """Return whether a path is behind the gate: all but the page's own files, the games' texts and pictures, and the
    health checks.
    """
    return path.startswith("/api/") and path != PASSWORD_PATH
