-- The same tables as in SQLite (../*.sql); a test compares their columns.
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  header TEXT NOT NULL,
  opened DOUBLE PRECISION NOT NULL,
  turn INTEGER NOT NULL,
  since DOUBLE PRECISION NOT NULL,
  over BOOLEAN NOT NULL
);
CREATE INDEX tables_since ON tables (since);

CREATE TABLE events (
  at TEXT NOT NULL REFERENCES tables (id),
  place INTEGER NOT NULL,
  line TEXT NOT NULL,
  PRIMARY KEY (at, place)
);

CREATE TABLE moves (
  at TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  id TEXT NOT NULL,
  stamp INTEGER NOT NULL,
  shown INTEGER NOT NULL,
  place INTEGER NOT NULL,
  PRIMARY KEY (at, seat, id)
);

CREATE TABLE seats (
  at TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  name TEXT NOT NULL,
  bot TEXT,
  secret BYTEA,
  state TEXT NOT NULL DEFAULT 'person',
  agrees BOOLEAN NOT NULL DEFAULT FALSE,
  PRIMARY KEY (at, seat)
);

CREATE TABLE holds (
  browser BYTEA NOT NULL,
  at TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  PRIMARY KEY (browser, at, seat)
);
CREATE INDEX holds_at ON holds (at);

CREATE TABLE ways (
  at TEXT PRIMARY KEY REFERENCES tables (id),
  pace INTEGER NOT NULL,
  talk TEXT NOT NULL DEFAULT 'read'
);

CREATE TABLE talk (
  at TEXT NOT NULL REFERENCES tables (id),
  place INTEGER NOT NULL,
  seat INTEGER,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  said DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (at, place)
);
