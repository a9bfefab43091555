"""The schema of a database: a server that starts brings it up to date, forward only, and copies the tables first."""

from __future__ import annotations

from typing import Any

from psycopg import Connection
from psycopg.sql import SQL, Identifier

from cablecar.server.journal import log
from cablecar.server.store.errors import StoreFailed
from cablecar.server.store.postgres_connection import NO_HURRY
from cablecar.server.store.sqlite_migration import numbered_steps

MIGRATION_LOCK = 0xCAB1ECA2
COPY_SCHEMA = "cablecar_schema_{}"  # where a copy lies of what was, within the database
CLUSTER_TABLES = ("servers", "leases")  # about the processes that use the database now


def database_migrations() -> list[tuple[int, str]]:
    """Return the numbered steps of the schema."""
    return numbered_steps("migrations", "postgres")


def migrate_database(connection: Connection[tuple[Any, ...]]) -> None:
    """Bring a database to today's schema, one process at a time, all steps or none; tables are copied first."""
    newest = database_migrations()[-1][0]
    with connection.transaction():
        connection.execute(NO_HURRY)
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
        connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        row = connection.execute("SELECT version FROM schema_version").fetchone()
        version = row[0] if row else 0
        if version > newest:
            raise StoreFailed(f"the database has schema {version}; this program knows {newest}")
        if 0 < version < newest:
            copy_database(connection, version)
        for number, sql in database_migrations():
            if number > version:
                connection.execute(sql)
        connection.execute("DELETE FROM schema_version")
        connection.execute("INSERT INTO schema_version VALUES (%s)", (newest,))
    if 0 < version < newest:
        log.warning("database migrated", old=version, new=newest, copy=COPY_SCHEMA.format(version))


def copy_database(connection: Connection[tuple[Any, ...]], version: int) -> None:
    """Copy the tables of a database into a schema of their own, in the transaction of the migration; those about the
    processes that use it are left out.
    """
    kept = Identifier(COPY_SCHEMA.format(version))
    (path, old) = connection.execute("SELECT current_setting('search_path'), current_schema()").fetchone() or ("", "")
    connection.execute(SQL("DROP SCHEMA IF EXISTS {} CASCADE").format(kept))
    connection.execute(SQL("CREATE SCHEMA {}").format(kept))
    connection.execute("SELECT set_config('search_path', %s, true)", (COPY_SCHEMA.format(version),))
    for number, sql in database_migrations():
        if number <= version:
            connection.execute(sql)
    made = connection.execute(
        "SELECT tablename FROM pg_tables WHERE schemaname = %s ORDER BY tablename <> 'tables'",
        (COPY_SCHEMA.format(version),),
    ).fetchall()
    names = [name for (name,) in made if name not in CLUSTER_TABLES]
    source = [Identifier(old, name) for name in names]
    connection.execute(
        SQL("LOCK TABLE {} IN SHARE MODE").format(SQL(", ").join(source))
    )  # whoever writes meanwhile waits
    for name, table in zip(names, source, strict=True):
        connection.execute(SQL("INSERT INTO {} SELECT * FROM {}").format(Identifier(name), table))
    connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
    connection.execute("INSERT INTO schema_version VALUES (%s)", (version,))
    connection.execute("SELECT set_config('search_path', %s, true)", (path,))
