"""Where tables are stored: one interface, SQLite and PostgreSQL behind it, migrations and upkeep.

Knows rows and lines of logs, no game and no live table.
"""
