"""The `cablecar` command."""
