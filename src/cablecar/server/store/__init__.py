"""Where tables are kept: one interface, SQLite and PostgreSQL behind it, migrations and upkeep.

Knows rows and lines, no game and no live table.
"""
