"""One browser at one table: messages from its socket to the room, frames back."""
