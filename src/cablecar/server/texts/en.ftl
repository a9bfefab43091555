
## What a server refuses

why-stale = The game has gone on since. Look again, then choose.
why-not-seated = You are looking on; only players move.
why-no-hint = Hints are given on one's own turn, in a game without other people.
why-bad-message = The server did not understand this message.
why-too-fast = That was too fast. Wait a moment.
why-say-hello = The connection has not begun yet.
why-busy = The server is busy. Try again in a moment.
why-past-long = So long a game takes a while to be put together. Try again in a minute.
why-bad-request = The server did not understand this request.
why-bad-option = The game can't be played with these options.
why-bad-seats = The game is not played by so many.
why-bad-name = A name needs at least one letter.
why-no-seat = This browser has no seat at that table. Open it with its link.
why-bad-origin = The request came from another site.
why-bad-host = The server does not answer under that name.
why-bad-token = This link opens no seat.
why-log-running = The log can be fetched when the game is over.
why-view-running = While a game runs everybody sees their own past; the others' when it is over.
why-no-view = There is no such view of this table.
why-bad-log = Line { $line } of this log can't be used: { $reason }
why-still-running = That can be done when the game is over.
why-no-table = There is no such table.
why-no-game = There is no such game.
why-no-stage = The table has changed. It is fetched again.
why-no-file = There is nothing here.
why-too-large = That is too large.
why-too-many = Too many requests. Wait a moment.
why-locked = This house has a password. Reload the page to say it.
why-bad-password = That is not the password.
why-stopping = The server is stopping.
why-broken = This table can't go on. Its host finds the reason in the server's log.

## Tables that can only be looked at

halted-game = This table can only be kept: its game “{ $game }” is not here any more.
halted-set = This table can only be kept: its component set “{ $set }” is not here. Its host can bring it back with --components FILE.
halted-changed = This table can only be looked at: its component set “{ $set }” has changed since. What follows from its first moves is shown.
halted-version = This table can only be looked at: it was played by version { $version } of the rules, which is not here any more. It is shown up to the last move that today's rules allow.
halted-line = This table can only be looked at: from here on its log can't be followed. Its host finds the line with `cablecar verify`.
why-halted = Nobody can go on at this table.

## Seats and people

why-bot-plays = A bot plays this seat. Take it back first.
why-no-such-seat = There is no such seat.
why-no-such-bot = There is no such bot.
why-not-host = Only the host of this table may do that.
why-seat-held = This seat belongs to somebody. Let a bot play it first; it can be given away once its player has been gone for a minute.
why-conceded = This seat has been given up.
why-no-talk = Only the players of this table may write here.
why-over = The game is over.
ended-agreed = The players have ended the game by agreement.
ended-conceded = { $you ->
    [yes] You have conceded. The game is over.
   *[no] { $seat } has conceded. The game is over.
}
bye-deleted = The host has deleted this table.
