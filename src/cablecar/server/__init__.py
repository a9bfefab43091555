"""Tables for people: rooms, storage, wire, seats. It knows no game."""
