# Texts that every game needs. $seat is a player's name; $you is yes if it is the reader.

## People and turns

seat = Seat { $number }
seat-name = { $you ->
    [yes] You
   *[no] { $seat }
}
player-bot = { $name } (bot)
player-open = empty seat
player-left = { $seat } has left the table.
player-back = { $seat } is back.
spectator = Spectator
chance = Chance
turn-your = It is your turn.
turn-of = { $you ->
    [yes] It is your turn.
   *[no] It is { $seat }'s turn.
}
to-move = to move
flag-your = Your turn
flag-of = { $seat }'s turn
you = you
has-chosen = has chosen
players = Players
legal-heading = You can choose
score-sheet = Score sheet
leads = { $laurel } leads
turn-several-all = Everybody chooses at the same time.
turn-several = Waiting for { $names }.
turn-chosen = { $you ->
    [yes] You have chosen.
   *[no] { $seat } has chosen.
}
turn-thinking = { $seat } is thinking …
turn-number = Turn { $turn }
turn-of-all = Turn { $turn } of { $turns }
round-of-all = Round { $round } of { $rounds }
starts = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}

## Asking in a terminal

ask-word = Your move:
ask-number = A number from the list, or a word:
ask-confirm = Sure? This can't be taken back. (y/n)
ask-again = Play again? (y/n)
legal-words = You can choose from { $count ->
    [one] one word
   *[other] { $count } words
}:
legal-none = There is nothing to choose now.
legal-more = … and { $count } more; type the beginning of a word to see them.
help-keys = Type a number, a word or the beginning of a word. Also: undo, why WORD, look, log, rules, help, quit.
help-undo = undo: take back your last move, as long as nothing was drawn or shown since
help-why = why WORD: say why a word is not possible now
help-look = look: show the position again; look all: with everything you can know
help-log = log: tell what has happened; log words: the lines of the save file that you may see
help-rules = rules: how to play; rules CLAUSE: one clause, like rules R17
help-back = back: go back to the whole list
help-help = help: this list
help-quit = quit: leave; the game is saved
not-understood = Not understood: { $typed }. Type a number of the list, a word, or help.
no-such-number = The list has no { $typed }: it goes from 1 to { $count }.
rules-more = All rules: cablecar rules { $game }
list-empty = nothing

## Undo

undo = Undo
undo-done = { $you ->
    [yes] You took back: { $word }
   *[no] { $seat } took back: { $word }
}
undo-ok = Takes back: { $word }
undo-no = Nothing can be taken back now.
undo-none = You have not moved yet.
undo-moved = { $seat } moved last.
undo-drawn = Something was drawn since.
undo-shown = Your move showed something.
undo-over = The game is over.

## What happened

did = { $seat }: { $word }
did-chance = Chance: { $word }

## Refusals

refused = Not possible: { $why }
refused-clause = Not possible ({ $clause }): { $why }
why-possible = That is possible now.
why-of = { $why } ({ $count ->
    [0] { $word }
    [one] { $word } and one word more
   *[other] { $word } and { $count } words more
})
why-no-such-word = This game has no such word.
why-not-your-turn = It is not your turn.
why-not-now = That is not asked now.
why-log-full = This table has had so many lines that nothing more can be taken back.
why-nothing-to-undo = There is nothing you can take back: since your last move something was drawn, shown, or decided by somebody else.

## Points and the end

points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
score = Score
score-total = Total
score-points = Points
score-place = Place
score-of = { $you ->
    [yes] You have { $points } { $points ->
        [one] point
       *[other] points
    }
   *[no] { $seat } has { $points } { $points ->
        [one] point
       *[other] points
    }
}
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
place-shared = shared { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
over = The game is over.
winner = { $you ->
    [yes] You win!
   *[no] { $seat } wins.
}
winners = { $names } win together.
nobody-wins = Nobody wins.
and = { $first } and { $last }

## Modes and tables

mode-line = { $game }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}, components { $components }
mode-rules = rules version { $version }
mode-option = { $option }: { $value }
mode-compiled = compiled
mode-interpreted = interpreted (slow)
option-random = random
components-warning = Warning: { $warning }
components-own = Components { $components }: not the set that comes with the program.
saved = Saved: { $file }
saved-in = This game is saved in { $file }
replayed = Replayed { $count ->
    [one] one event
   *[other] { $count } events
}.
quit = Left the game. It is saved up to here.
quit-unsaved = Left the game. It was not saved.

## The text view

view-board = Board
view-values = values
view-hand = Your hand
view-empty = empty
view-hidden = hidden
view-log = What happened
view-since = Since your last turn
yes = yes
no = no
on = on
off = off
