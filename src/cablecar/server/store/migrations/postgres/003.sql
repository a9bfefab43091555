-- Several processes: who lives where, and whose a table is. A process that does not say for eight seconds that it lives has lost its tables.
CREATE TABLE servers (
  id TEXT PRIMARY KEY,
  address TEXT NOT NULL,
  token TEXT NOT NULL,
  alive TIMESTAMPTZ NOT NULL
);

CREATE TABLE leases (
  at TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  server TEXT NOT NULL REFERENCES servers (id) ON DELETE CASCADE
);
