"""Live tables: a room and its one task, seats, clocks, bots, hints and pasts.

Knows the store and the messages, but neither HTTP nor sockets.
"""
