"""Which store keeps the tables: a path is a file of SQLite, postgresql://… a database."""

from __future__ import annotations

import re
from pathlib import Path

from cablecar.kernel.errors import BadInput
from cablecar.server.store.base import Store
from cablecar.server.store.sqlite import Sqlite

SCHEMES = ("postgresql://", "postgres://")


def is_postgres(db: str) -> bool:
    """Tell whether this names a database of PostgreSQL."""
    return db.startswith(SCHEMES)


def display_name(db: Path | str) -> str:
    """Return the name of a store for people: without its password."""
    if isinstance(db, Path):
        return str(db)
    hidden = re.sub(
        r"(://[^:@]*):.*@", r"\1@", db
    )  # to the last @: a password may hold what should have been written as %XX
    return re.sub(r"([?&]\w*password=)[^&]*", r"\1…", hidden)


def require_psycopg() -> None:
    """Refuse a database where what speaks to it is missing."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise BadInput(
            "PostgreSQL needs psycopg: start with ./cablecar, which installs it, or say pip install "
            "'cablecar[postgres]'"
        ) from None


def open_store(db: Path | str) -> Store:
    """Open the store with this name, and bring it to today's schema."""
    if isinstance(db, Path):
        return Sqlite(db)
    require_psycopg()
    from cablecar.server.store.postgres import Postgres

    return Postgres(db)
