-- Who plays a seat: `person`, `friend` (whoever opens its link), `empty`, `bot`, or a person for whom a bot plays: `away`, `absent`, `left`, `conceded`.
ALTER TABLE seats ADD COLUMN state TEXT NOT NULL DEFAULT 'person';
ALTER TABLE seats ADD COLUMN agrees INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET state = 'bot' WHERE bot IS NOT NULL;

-- How a table is played; one without a row is played as all were before. Seat -3 of `seats` and `holds` stands for its host.
CREATE TABLE ways (
  at TEXT PRIMARY KEY REFERENCES tables (id),
  pace INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
