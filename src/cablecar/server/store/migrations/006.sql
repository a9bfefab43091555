-- By which id a line was said: who did not hear that it is kept says it again, and it is not kept twice.
ALTER TABLE talk ADD COLUMN id TEXT NOT NULL DEFAULT '';
