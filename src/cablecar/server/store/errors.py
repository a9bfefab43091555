"""What a store says when it can't do what is asked of it."""

from __future__ import annotations

from cablecar.kernel.errors import CablecarError


class StoreFailed(CablecarError):
    """A transaction was not committed, or nobody knows whether it was: who asks again finds what is stored. Or a file
    or database can't be used at all.
    """
