-- Only logs are kept, never states. `turn` (a bit set), `since` and `over` are a summary for the list of tables.
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  header TEXT NOT NULL,
  opened REAL NOT NULL,
  turn INTEGER NOT NULL,
  since REAL NOT NULL,
  over INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
  at TEXT NOT NULL REFERENCES tables (id),
  place INTEGER NOT NULL,
  line TEXT NOT NULL,
  PRIMARY KEY (at, place)
) STRICT, WITHOUT ROWID;

-- What a client was answered: the same id is never applied twice.
CREATE TABLE moves (
  at TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  id TEXT NOT NULL,
  stamp INTEGER NOT NULL,
  shown INTEGER NOT NULL,
  place INTEGER NOT NULL,
  PRIMARY KEY (at, seat, id)
) STRICT, WITHOUT ROWID;

-- Seat -2 stands for bystanders. A bot's seat has no secret.
CREATE TABLE seats (
  at TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  name TEXT NOT NULL,
  bot TEXT,
  secret BLOB,
  PRIMARY KEY (at, seat)
) STRICT, WITHOUT ROWID;

-- Which browser holds which seat.
CREATE TABLE holds (
  browser BLOB NOT NULL,
  at TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  PRIMARY KEY (browser, at, seat)
) STRICT, WITHOUT ROWID;
