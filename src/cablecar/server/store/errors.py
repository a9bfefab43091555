"""Errors of a store that can't do what it is asked."""

from __future__ import annotations

from cablecar.kernel.errors import CablecarError


class StoreFailed(CablecarError):
    """A transaction was not committed, or it is unknown whether it was: asking again finds what is stored. Or a file or
    database can't be used at all.
    """
