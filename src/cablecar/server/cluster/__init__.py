"""Several processes on one database: which of them has a table (leases), and how the others reach it (relay)."""
