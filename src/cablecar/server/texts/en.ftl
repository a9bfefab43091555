
## What a server refuses

why-stale = The game has gone on since. Look again, then choose.
why-not-seated = You are looking on; only players move.
why-bad-message = The server did not understand this message.
why-too-fast = That was too fast. Wait a moment.
why-say-hello = The connection has not begun yet.
why-busy = The server is busy. Try again in a moment.
why-bad-request = The server did not understand this request.
why-bad-option = The game can't be played with these options.
why-bad-seats = The game is not played by so many.
why-bad-name = A name needs at least one letter.
why-no-seat = This browser has no seat at that table. Open it with its link.
why-bad-origin = The request came from another site.
why-bad-host = The server does not answer under that name.
why-bad-token = This link opens no seat.
why-log-running = The log can be fetched when the game is over.
why-no-table = There is no such table.
why-no-game = There is no such game.
why-no-stage = The table has changed. It is fetched again.
why-no-file = There is nothing here.
why-too-large = That is too large.
why-too-many = Too many requests. Wait a moment.
why-stopping = The server is stopping.
why-broken = This table can't go on. Its host finds the reason in the server's log.
bye-stopping = The server was stopped. Trying again …
bye-slow = The connection was too slow. Trying again …
bye-bad-messages = The server ended the connection.
bye-no-seat = This browser has no seat at that table. Open it with its link.
bye-broken = This table can't go on. Its host finds the reason in the server's log.
bye-idle = Nobody has looked for a while. Reload to go on.
bye-too-many = This table is open too often in this browser. Close another window.

## Tables that can only be looked at

halted-game = This table can only be kept: its game “{ $game }” is not here any more.
halted-set = This table can only be kept: its component set “{ $set }” is not here. Its host can bring it back with --components FILE.
halted-changed = This table can only be looked at: its component set “{ $set }” has changed since. What follows from its first moves is shown.
halted-version = This table can only be looked at: it was played by version { $version } of the rules, which is not here any more. It is shown up to the last move that today's rules allow.
halted-line = This table can only be looked at: from here on its log can't be followed. Its host finds the line with `cablecar verify`.
why-halted = Nobody can go on at this table.
bye-halted = Nobody can go on at this table.
