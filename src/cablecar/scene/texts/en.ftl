# Texts that every game needs. $seat is a player's name; $you is yes if it is the reader.

language-name = English

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

## The terminal

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
why-log-full = So much has been taken back at this table that nothing more can be.
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
rival-wins = { $rival } wins.
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

## page

page-home = All games
page-your-turn = Your turn
page-several = Several at once
page-over = The end
page-prompt = What is asked
page-trail = Steps of this turn
page-picked = Picked:
page-put-back = Put back
page-undo = Undo
page-skip = Skip
page-players = Players
page-scores = Scores
page-you = you
page-bot = bot
page-chosen = has chosen
page-open-player = More of { $name }
page-number-of = { $name }: { $value } of { $of }
page-log = Log
page-older = Show older lines
page-recall = Show on the board
page-since = Since your last turn
page-new = { $count ->
    [one] 1 new
   *[other] { $count } new
}
page-more = More
page-choices = Choices
page-type = Type a word (or press /)
page-unknown-word = This game has no such word.
page-why-not = Not possible now:
page-sure = You may not be able to take this back.
page-never-ask = Don't ask again
page-do-it = Do it
page-cancel = Cancel
page-sheet = Score sheet
page-place = Place
page-again = Play again
page-download = Download the log
page-text-view = The table in words
page-show-text = Show the table in words
page-to-text = To the table in words
page-rule = Rule { $clause }
page-rules = Rules
page-settings = Settings
page-night = Night colours
page-language = Language
page-speed = How fast moves are shown
page-speed-slow = slow
page-speed-normal = normal
page-speed-at-once = at once
page-confirm = Ask before what can't be taken back
page-sound = A quiet tone when it is my turn
page-loading = The table is being laid …
page-lost = The connection is lost; trying again …
page-gone = This table can't be opened here.
page-title-turn = Your turn: { $game }
page-banner = Cablecar
page-banner-sub = cities to build
page-banner-text = Board games about building a city, against bots or with friends. No account.
page-my-tables = My tables
page-my-tables-note = the seats of this browser
page-all-tables = Show all { $count } tables
page-games = Games
page-games-note = “Play now” starts against bots at once
page-play-now = Play now
page-new-table = New table
page-how-to-play = How to play
page-player-count = { $least }–{ $most } players
page-minutes = { $minutes } minutes
page-turn-of = { $name } to move
page-you-and = you
page-table-over = finished
page-table-halted = can only be looked at
page-since-now = just now
page-since-minutes = for { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
page-since-hours = for { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
page-since-days = for { $count ->
    [one] 1 day
   *[other] { $count } days
}
page-ago-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
} ago
page-ago-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
} ago
page-ago-days = { $count ->
    [one] 1 day
   *[other] { $count } days
} ago
page-seats = Seats
page-seat = Seat { $number }
page-seat-me = me
page-seat-bot = Bot: { $bot }
page-bot-random = random
page-bot-greedy = quick
page-bot-easy = easy
page-bot-club = club
page-bot-expert = expert
page-add-seat = One more seat
page-remove-seat = One seat fewer
page-set = Component set
page-set-in-play = Component set: { $set }
page-options = Options
page-preset = Preset
page-preset-none = own choice
page-name = Your name
page-name-default = Player
page-start = Start
page-needs-me = Take at least one seat yourself.
page-links = Links
page-links-note = Whoever opens a link has that seat.
page-link-seat = Seat { $number }
page-link-watch = Watch only
page-search = Search the rules
page-found = { $count ->
    [0] nothing found
    [one] 1 passage
   *[other] { $count } passages
}
page-no-rules = There are no rules in this language yet.
page-contents = Contents
page-unofficial = Unofficial
page-unofficial-text = A private reading of published games; all drawings and words are our own. Please buy the originals: they are better with a table under them.
page-originals = Who made the originals
page-data = About the data
page-data-text = Where a card or a map could not be known, ours is designed to fit the rules and is marked so.
page-about = About this program
page-not-found = There is nothing here.
page-failed = That did not work: { $why }
page-offline = The server does not answer.
page-try-again = Try again
