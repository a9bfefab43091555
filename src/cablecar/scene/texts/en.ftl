# Texts that every game needs. $seat is a player's name; $you is yes if it is the reader.

language-name = English

## People and turns

seat = Seat { $number }
seat-name = { $you ->
    [yes] You
   *[no] { $seat }
}
player-bot = { $name } (bot)
spectator = Spectator
chance = Chance
turn-your = It is your turn.
turn-of = { $you ->
    [yes] It is your turn.
   *[no] It is { $seat }'s turn.
}
to-move = to move
you = you
has-chosen = has chosen
players = Players
legal-heading = You can choose
score-sheet = Score sheet
leads = { $laurel } leads
turn-several-all = Everybody chooses at the same time.
turn-thinking = { $seat } is thinking …
turn-of-all = Turn { $turn } of { $turns }
round-of-all = Round { $round } of { $rounds }

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
undo-none = You have not moved yet.
undo-moved = { $seat } moved last.
undo-drawn = Something was drawn since.
undo-shown = Your move showed something.
undo-over = The game is over.

## What happened

did = { $seat }: { $word }
did-chance = Chance: { $word }

## What the table says

table-human = { $you ->
    [yes] You play seat { $number }.
   *[no] { $seat } plays seat { $number }.
}
table-empty = Seat { $number } is empty.
table-bot = A bot plays seat { $number }.
table-away = { $you ->
    [yes] A bot plays for you.
   *[no] A bot plays for { $seat }.
}
table-absent = { $you ->
    [yes] You are absent; a bot plays for you.
   *[no] { $seat } is absent; a bot plays on.
}
table-left = { $you ->
    [yes] You leave; a bot plays for you.
   *[no] { $seat } leaves; a bot plays on.
}
table-conceded = { $you ->
    [yes] You concede; a bot plays on.
   *[no] { $seat } concedes; a bot plays on.
}
table-gives-up = { $you ->
    [yes] You concede.
   *[no] { $seat } concedes.
}
table-practice = Practice: this game goes on from a moment of another one that was known to who opened this table.
table-ended = All players agree to end the game here.

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
mode-compiled = compiled
mode-interpreted = interpreted (slow)
option-random = random
option-true = yes
option-false = no
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
view-empty = empty
yes = yes
no = no
on = on
off = off

## page

page-home = All games
page-your-turn = Your turn
page-your-turn-name = { $name }, your turn
page-several = Several at once
page-watching = You are watching
page-over = The end
page-prompt = What is asked
page-trail = Steps of this turn
page-picked = Picked:
page-put-back = Put back
page-undo = Undo
page-hint = Hint
page-hint-thinks = A bot is thinking about your turn …
page-hint-says = A bot of club strength suggests *“{ $word }”*.
page-hint-unclear = A bot of club strength suggests *“{ $word }”*, but there is no clear favourite: others look about as good.
page-hint-only = There is no other move: *“{ $word }”*.
page-hint-tries = { $share } % of its { $simulations } tries begin so. Your outlook then: { $value } of 100 (the middle is level).
page-hint-tries-rival = { $share } % of its { $simulations } tries begin so. Your outlook then: { $value } of 100 (the middle: level with “{ $rival }”).
page-thinks = { $name } is thinking …
page-skip = Skip
page-players = Players
page-scores = Scores
page-you = you
page-bot = bot
page-chosen = has chosen
page-open-player = More of { $name }
page-number-of = { $name }: { $value } of { $of }
page-step-of = { $at } of { $of }
page-group-before = Enlarge the one before
page-group-after = Enlarge the next one
page-log = Log
page-older = Show older lines
page-newest = Newest
page-recall = Show this moment
page-fork = Practise from here
page-upload = Open a log
page-upload-note = A saved game: to look at, or to go on with against bots
page-next = To the rematch
page-replay = Look back
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step on
page-replay-last = To the end
page-replay-at = Moment of the game
page-replay-line = { $line } of { $last }
page-replay-leave = Back to the present
page-view = Seen by
page-view-watch = Bystanders
page-view-open = Everybody: all open
page-moment-link = Link to this moment
page-moment-copied = This link leads here:
page-moment-anyone = Whoever has it may look on at this table.
page-moment-known = It opens only for those who can open this table already; the host has a link for others to look on.
page-since = Since your last turn
page-new = { $count ->
    [one] 1 new
   *[other] { $count } new
}
page-more = More
page-explain = What is this?
page-choices = Choices
page-type = Type a move, e.g. { $word }
page-type-help = Every move can also be typed, as it stands in saved games; the key / leads here
page-unknown-word = This game has no such word.
page-why-not = Not possible now:
page-sure = You may not be able to take this back.
page-never-ask = Don't ask again
page-do-it = Do it
page-cancel = Cancel
page-sheet = Score sheet
page-place = Place
page-again = Rematch
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
page-slow = Your move is on its way: waiting for the server …
page-gone = This table can't be opened here.
page-no-seat-title = No seat at this table
page-no-seat = Either there is no such table, or this browser needs its link to open it: the address alone is not enough.
page-no-seat-ask = Ask whoever invited you for the whole link, with everything behind the #.
page-title-turn = Your turn: { $game }
page-banner = Cablecar
page-banner-sub =
    { $count ->
        [1] a city to build
        [4] four cities to build
       *[other] { $count } cities to build
    }
page-banner-text = Board games about building a city, with friends by link, at one screen or against bots. No account.
page-my-tables = My tables
page-my-tables-note = the seats of this browser
page-all-tables = Show all { $count } tables
page-games = Games
page-games-note = “Play now” starts against bots at once, “New table” asks friends as well
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
page-seat-me = on this device
page-name-other = Name of who sits on seat { $number }
page-name-person = Player { $number }
page-add-person = One more person on this device
page-here-note = Several people can share this device: give each of them a seat “on this device”.
page-here-note-several = You take turns on this device. Where hands are secret, the page hides the table until the right person has the device.
page-here-people = On this device:
page-hand-to = Hand the device to { $name }
page-curtain-note = Only { $name } should look now.
page-i-am = I am { $name }
page-curtain-who = Who is looking?
page-curtain-waits = Nobody on this device has to decide now; waiting for { $name }.
page-curtain-nobody = Nobody on this device has to decide now.
page-curtain-or = Somebody else wants to look:
page-left-clock = { $time } left
page-left-hours = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
}
page-left-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
page-waiting = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
page-notify = Notify me
page-notify-on = Notifications are on
page-notify-blocked = This browser blocks notifications here.
page-table-with = With { $names }
page-seat-bot = Bot: { $bot }
page-bot-random = random
page-bot-greedy = quick
page-bot-easy = easy
page-bot-club = club
page-bot-expert = expert
page-bots = From weak to strong: { $bots }.
page-strength = “{ $bot }” won { $share } % of { $games } games against { $others ->
    [one] “{ $against }”
   *[other] { $others } × “{ $against }”
} (even would be { $even } %).
page-strength-others = With { $players } players: { $line }
page-strength-alone = “{ $bot }” won { $share } % of { $games } games against “{ $against }”.
page-strength-rating = rating { $rating } above “{ $against }” ({ $low } to { $high })
page-strength-surely = { $players ->
    [one] alone
   *[other] { $players } players
}: between { $low } and { $high } % if measured again and again
page-strength-tries = { $simulations } tries per decision
page-strength-seconds = { $seconds } s per decision
page-strength-quick = under { $seconds } s per decision
page-strength-compiled = measured with compiled rules
page-strength-interpreted = measured with interpreted rules
page-strength-version = rules version { $version }
page-itself = the game itself
page-add-seat = One more seat
page-remove-seat = One seat fewer
page-set = Component set
page-set-in-play = Component set: { $set }
page-compiled = The rules run compiled, at full speed.
page-interpreted = The rules run interpreted for now: everything works, but strong bots think longer. Where a compiler can be had they are compiled in the background, and run at full speed from the next start.
set-designed_v1 = the usual one, designed here
page-options = Options
page-variants = More variants ({ $count })
page-preset = Preset
page-preset-none = own choice
page-name = Your name
page-name-default = Player
page-start = Start
page-needs-me = Take at least one seat yourself.
page-links = Links
page-links-note = Whoever opens a link has that seat.
page-link-seat = Send this link to a friend (seat { $number })
page-invite = Show the link
page-friend-note = As soon as the table starts you get the link to send.
page-only-here = Links from here work on this device only. For friends in your network stop Cablecar and start it with { $command }.
page-come-title = You are invited
page-come-by = { $by } invites you to a game of { $game }.
page-come-to = You are invited to a game of { $game }.
page-watch-by = { $by } invites you to watch a game of { $game }.
page-watch-to = You are invited to watch a game of { $game }.
page-come-text = What shall the others call you?
page-come-another = What shall the others call who sits here? Somebody at this device has a seat at this table already.
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
page-credits = All credits
page-designed = What is printed, found or designed
page-about = About this program
page-not-found = There is nothing here.
page-no-game = There is no game “{ $game }” here.
page-failed = That did not work: { $why }
page-offline = The server does not answer.
page-unanswered = The connection broke before the server answered. See whether it was done; if not, ask again.
page-try-again = Try again
page-fault = Something went wrong on this page. Your game is safe: load the page again to go on.
page-reload = Load again
page-password-title = The password of this house
page-password-text = This server asks for a password once in every browser. Ask who runs it.
page-password = Password
page-password-enter = Come in
page-lan-title = On this network
page-lan-text = Other phones and computers on this network open the page at this address, or with the camera. Everybody there can start tables; seats belong to whoever has their links. Nothing is encrypted: keep it to networks you trust.
page-lan-code = Code for cameras: { $address }
page-seat-friend = a friend, by link
page-seat-empty = empty
page-pace = Time to decide
page-pace-note = Whoever takes longer is played by a bot until they return.
page-pace-0 = no limit
page-pace-120 = 2 minutes
page-pace-600 = 10 minutes
page-pace-3600 = 1 hour
page-pace-86400 = 1 day
page-pace-259200 = 3 days
page-pace-604800 = 7 days
page-pace-other = { $seconds } seconds
page-people = People and links
page-talk = Chat
page-talk-say = Say something
page-talk-send = Send
page-talk-watching = { $name } (looking on)
page-talk-new = Chat ({ $count })
page-talk-empty = Nobody has said anything yet.
page-talk-way = Who chats
page-talk-way-all = players and spectators
page-talk-way-read = players; spectators read
page-talk-way-players = players only
page-close = Close
page-state-friend = waiting for a friend
page-state-empty = empty
page-state-away = a bot plays meanwhile
page-state-absent = absent, a bot plays
page-state-left = has left, a bot plays
page-state-conceded = has conceded
page-here = here
page-agrees = wants to end the game
page-host = You host this table.
page-plays-person = { $name }
page-plays-change = Seat { $number }: who plays
page-to-me = me
page-to-friend = a friend, by a new link
page-seat-lend = To invite somebody else to this seat, or the same person anew, let a bot play it first.
page-take-seat = Sit down here
page-take-back = Take the seat back
page-bot-plays = A bot plays for you.
page-let-bot = Let a bot play
page-copy = Copy
page-copied = Copied
page-new-link = New link
page-link-host = Host: change the table from another device
page-link-mine = Your own seat, on another device
page-links-lost = Links are kept in the browser that made them; make a new one if you need it.
page-leave = Leave
page-leave-note = A bot plays on for you; you can come back.
page-concede = Concede
page-concede-note = You give up for good: with one or two players the game ends, otherwise a bot plays on.
page-agree = End by agreement
page-agree-note = The game ends when all players want it.
page-disagree = Play on
page-delete = Delete the table
page-delete-note = For everybody, with its log. This can't be taken back.
page-ask-sure = Sure?
page-ended = Ended
page-turn-empty = Waiting for somebody to sit down
