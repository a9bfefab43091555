"""Which store keeps the tables: a path is a SQLite file, postgresql://… a database."""

from __future__ import annotations

import re
from pathlib import Path

from cablecar.kernel.errors import BadInput
from cablecar.server.store.base import Store
from cablecar.server.store.sqlite import Sqlite

SCHEMES = ("postgresql://", "postgres://")


def is_postgres(db: str) -> bool:
    """Tell whether this is the address of a PostgreSQL database."""
    return db.startswith(SCHEMES)


def display_name(db: Path | str) -> str:
    """Return the address of a store without its password, for messages."""
    if isinstance(db, Path):
        return str(db)
    # up to the last @: a password may contain what should have been written as %XX
    hidden = re.sub(r"(://[^:@]*):.*@", r"\1@", db)
    return re.sub(r"([?&]\w*password=)[^&]*", r"\1…", hidden)


def require_psycopg() -> None:
    """Refuse a database if the driver is not installed."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise BadInput(
            "PostgreSQL needs psycopg: start with ./cablecar, which installs it, or say pip install "
            "'cablecar[postgres]'"
        ) from None


def open_store(db: Path | str) -> Store:
    """Open a store and bring its schema up to date."""
    if isinstance(db, Path):
        return Sqlite(db)
    require_psycopg()
    from cablecar.server.store.postgres import Postgres

    return Postgres(db)
