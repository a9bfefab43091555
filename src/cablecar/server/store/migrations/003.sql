-- What people at a table say to each other: kept with the table, never in its log. `talk` of `ways`: whether bystanders read (`read`), write too (`all`) or neither (`players`).
ALTER TABLE ways ADD COLUMN talk TEXT NOT NULL DEFAULT 'read';

CREATE TABLE talk (
  at TEXT NOT NULL REFERENCES tables (id),
  place INTEGER NOT NULL,
  seat INTEGER,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  said REAL NOT NULL,
  PRIMARY KEY (at, place)
) STRICT, WITHOUT ROWID;
