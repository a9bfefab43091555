"""Which store keeps the tables: a path is a file of SQLite, postgresql://… a database."""
from __future__ import annotations

from pathlib import Path

from cablecar.kernel.errors import BadInput
from cablecar.server.sqlite import Sqlite
from cablecar.server.store import Store

SCHEMES = ("postgresql://", "postgres://")


def is_postgres(db: str) -> bool:
    """Tell whether this names a database of PostgreSQL."""
    return db.startswith(SCHEMES)


def open_store(db: Path | str) -> Store:
    """Open the store with this name, and bring it to today's schema."""
    if isinstance(db, Path):
        return Sqlite(db)
    try:
        from cablecar.server.postgres import Postgres
    except ImportError:
        raise BadInput("PostgreSQL needs psycopg: start with ./cablecar, which installs it, or say pip install 'cablecar[postgres]'") from None
    return Postgres(db)
