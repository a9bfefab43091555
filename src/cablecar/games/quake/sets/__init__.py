"""How a component set is read, block by block; `data.py` puts it together."""
