"""Tables for people: knows no game.

Rooms, each of which imports only what stands above it here: `wire`, `store`, `tables`, `http`, `sockets`, `cluster`;
`app` puts them together and `run` starts them. What all of them use lies beside them: settings, journal, metrics,
addresses, access, rate limits.
"""

DEFAULT_PORT = 8187
