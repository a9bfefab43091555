-- Which table goes on with the same seats after one that is over.
CREATE TABLE rematches (
  at TEXT PRIMARY KEY REFERENCES tables (id),
  next TEXT NOT NULL
) STRICT, WITHOUT ROWID;
