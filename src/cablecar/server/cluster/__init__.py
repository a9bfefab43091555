"""Several processes on one database: who has a table, and the way to it for everybody else."""
