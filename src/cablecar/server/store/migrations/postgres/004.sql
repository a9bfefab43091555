-- When anything last happened at a table, hidden steps included: for forgetting old tables, told to nobody. What is running may have been played just now.
ALTER TABLE tables ADD COLUMN touched DOUBLE PRECISION NOT NULL DEFAULT 0;
UPDATE tables SET touched = CASE WHEN over THEN since ELSE extract(epoch FROM now()) END;
