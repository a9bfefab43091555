# 1906 San Francisco. $seat is a player's name, $you is yes if it is the reader; $licence, $objective, $lot, $space and $action are texts of this file.

game-name = 1906 San Francisco
game-published = After “1906 San Francisco” by Perepau Llistosella (Looping Games, Biberstein Spiele). Unofficial.
game-blurb = Six years to rebuild a city after the earthquake: the more money you take, the later you choose.
game-designed = What is printed on land cards, action cards, licences and the development board is our own design.

## Things

colour-yellow = yellow
colour-green = green
colour-violet = violet
colour-red = red
letter-yellow = Y
letter-green = G
letter-violet = V
letter-red = R
seat-orange = orange
seat-black = black
seat-blue = blue
seat-white = white
rival-committee = Committee
rival-0 = Committee
blocker = blocked
service = { $service ->
    [light] light
    [tram] tram
    [hydrant] hydrant
    [park] park
   *[other] { $service }
}
parcel = { $colour ->
    [yellow] Yellow
    [green] Green
    [violet] Violet
    [red] Red
   *[other] { $colour }
} { $number }
lot = { $colour ->
    [yellow] yellow
    [green] green
    [violet] violet
    [red] red
   *[other] { $colour }
} { $number }{ $letter }
licence = { $colour ->
    [yellow] yellow
    [green] green
    [violet] violet
    [red] red
    [any] any colour
    [none] any number
   *[other] { $colour }
}{ $number ->
    [any] {""}
    [none] {""}
   *[other] {" "}{ $number }
} ({ $one }, { $two })
action = { $what ->
    [income] take ${ $amount }
    [pass] pass
    [build] { $subsidy ->
        [colour] build in any colour
        [number] build on any number
       *[none] build
    }
    [materials] materials
    [licence] licence
    [objective] objective
    [urbanize] urbanise
   *[clean] clean
}
benefit = { $what ->
    [build] build
    [materials] take a building
    [licence] take a licence
    [objective] take an objective
    [urbanize] urbanise for nothing
   *[money] take money
}
space = { $action } (card { $card }, space { $number })
space-none = card { $card }, space { $number }
objective-each_building = every building
objective-own_pairs = pairs of neighbouring buildings
objective-next_to_rival = buildings beside a rival's
objective-closed_corner = closed corners
objective-free_standing = free-standing buildings
objective-on_colour = buildings on { $colour }
objective-colour_set = sets of all colours
objective-rubble_each = rubble
objective-urbanism_type = cards: { $service }
objective-urbanism_set = sets of all services
objective-majority_colour = most buildings on { $colour }
objective-majority_rubble = most rubble
objective-majority_money = most money
objective-dev_orange = orange row
objective-dev_green = green column

## Phases: what is asked

ask-land = The land cards are laid out.
ask-ring = The action cards are laid in a ring.
ask-public = Public objectives are turned up.
ask-deal = Objectives are dealt.
ask-keep = { $you ->
    [yes] Keep one of your two objectives; the other goes back.
   *[no] { $seat } is choosing an objective.
}
ask-keep-others = Everybody is choosing a first objective.
ask-reveal = An objective fills the display.
ask-show = A licence fills the display.
ask-start = Chance chooses who begins.
ask-income = { $you ->
    [yes] { $year }: choose your income. The less you take, the earlier you act.
   *[no] { $seat } is choosing an income.
}
ask-benefit = { $you ->
    [yes] Choose a benefit of { $year }.
   *[no] { $seat } is choosing a benefit of { $year }.
}
ask-block = { $you ->
    [yes] Block a space of any action card for this year.
   *[no] { $seat } is blocking a space.
}
ask-enter = { $you ->
    [yes] Move to a free space of card { $card }. Further right acts earlier on the next card.
   *[no] { $seat } is moving to card { $card }.
}
ask-use = { $you ->
    [yes] Do the action of your space, pay for another of this card, or take the money.
   *[no] { $seat } is choosing an action.
}
ask-licence = { $you ->
    [yes] Take a licence.
   *[no] { $seat } is taking a licence.
}
ask-first-licence = { $you ->
    [yes] You got a building. Take one of the open licences too.
   *[no] { $seat } is taking a first licence.
}
ask-receive = A licence is drawn.
ask-objective = { $you ->
    [yes] Take an objective.
   *[no] { $seat } is taking an objective.
}
ask-clean = { $you ->
    [yes] Clean: which rubble do you clear away, if any?
   *[no] { $seat } is cleaning.
}
ask-build = { $you ->
    [yes] On which lot do you build?
   *[no] { $seat } is choosing a lot.
}
ask-spend = { $you ->
    [yes] Building on { $lot }: which licence do you hand in?
   *[no] { $seat } is handing in a licence.
}
ask-second = { $you ->
    [yes] Building on { $lot }: a second licence? Two that share a symbol bring an urbanism card.
   *[no] { $seat } is choosing a second licence.
}
ask-reward = { $you ->
    [yes] Take an urbanism card that both licences show?
   *[no] { $seat } is choosing an urbanism card.
}
ask-flip = The Committee turns a licence.
ask-committee = The Committee acts.

## Words in full

do-lay = Land card { $land }, side { $side }
do-ring = Action card { $card }
do-public = Public: { $objective }
do-deal = Deal: { $objective }
do-keep = Keep: { $objective }
do-reveal = Turn up: { $objective }
do-show = Turn up { $licence }
do-start = { $seat } begins
do-income = Take ${ $money }
do-benefit = Benefit: { $what }
do-block = Block: { $space }
do-enter = Move to: { $space }
do-use = Do it: { $space }
do-use-other = Pay to { $space }
do-collect = Take the money instead
do-take = Take: { $thing }
do-draw-licence = Take the top licence of the deck
do-draw-objective = Take the top objective of the deck
do-receive = Draw { $licence }
do-clear-nothing = Clear nothing
do-clear = Clear the rubble on { $lot }
do-build = Build on { $lot }
do-spend = Hand in { $licence }
do-alone = No second licence
do-decline = No urbanism card
do-reward = Take the card: { $service }
do-flip = Turn { $licence }
do-committee = The Committee acts
list-objective = Take
list-licence = Take
list-lot = Lot
list-card = Card
list-space = Space
list-land = Land card

hint-steps = costs ${ $money } for the way
hint-gain = brings ${ $money }
hint-cost = costs ${ $money }
hint-rubble = costs ${ $money } with its rubble, which you keep
hint-now = { $points ->
    [one] 1 point now
   *[other] { $points } points now
}
hint-pass = second on the next card, nothing else

## Why not

why-R5-not-used = This land card is not used with so many players.
why-R5-not-next = Another land card comes first.
why-R5-laid = This land card lies already.
why-R5-side = The other side is asked for.
why-R7-laid = This action card lies in the ring already.
why-R7-no-space = This side of the card has no such space.
why-R10-open = This objective is open already.
why-R11-not-in-deck = This objective is not in the deck.
why-R11-not-yours = You were not dealt this objective.
why-R14-no-such-seat = Nobody sits there.
why-R16-taken = That income space is taken.
why-R17-not-offered = This year does not offer that.
why-R20-other-card = All pawns move to the next card of the ring.
why-R20-taken = That space is taken.
why-R21-other-card = Only actions of the card you stand on can be done.
why-R21-steps = You can't pay $2 for every step to that space.
why-R21-no-side-income = This space has no money beside its action.
why-R22-pass = Nobody can pay for passing.
why-R27-no-building = Your supply has no building left.
why-R28-limit = You have as many licences as you may.
why-R28-no-card = There is no licence to take.
why-R28-not-shown = This licence does not lie in the display.
why-R28-deck = You may only take a licence that lies open.
why-R29-no-card = There is no objective to take.
why-R29-not-shown = This objective does not lie in the display.
why-R29-deck = You may only take an objective that lies open.
why-R30-money = Urbanising costs $2.
why-R31-money = You can't pay for that.
why-R31-no-rubble = There is no rubble on that lot.
why-R33-no-building = You have no building in your area.
why-R33-no-licence = You have no licence.
why-R33-not-free = Something stands on that lot already, or it is not part of this map.
why-R33-not-yours = You don't hold this licence.
why-R34-no-lot = Your licences open no free lot.
why-R34-no-licence = Your licences don't give this lot's colour and number.
why-R34-does-not-fit = With this licence the lot's colour or number is still missing.
why-R34-alone = The first licence is not enough alone.
why-R36-money = You can't pay for building there.
why-R37-not-common = Your two licences don't both show that symbol.
why-R37-no-card = No such card is left.
why-R37-money = You can't pay for the tram.
why-R62-card = This card has a blocker already.
why-R63-blocked = That space is blocked this year.
why-R63-closed = The action of a blocked space can't be bought.
why-R66-closed = That income space is closed for the whole game.
why-bag = No such licence is left to be drawn.

## What happened

tell-lay = Land card { $land } is laid, side { $side }.
tell-ring = Action card { $card } comes next in the ring.
tell-public = Public objective: { $objective }.
tell-deal = { $you ->
    [yes] You get a hidden objective: { $objective }.
   *[no] { $seat } gets a hidden objective: { $objective }.
}
tell-deal-hidden = { $you ->
    [yes] You get a hidden objective.
   *[no] { $seat } gets a hidden objective.
}
tell-keep = { $you ->
    [yes] You keep { $objective }.
   *[no] { $seat } keeps { $objective }.
}
tell-keep-hidden = { $you ->
    [yes] You keep one of two objectives.
   *[no] { $seat } keeps one of two objectives.
}
tell-reveal = The objective { $objective } comes into the display.
tell-show = The licence { $licence } comes into the display.
tell-start = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
tell-receive = { $you ->
    [yes] You draw { $licence }.
   *[no] { $seat } draws { $licence }.
}
tell-income = { $you ->
    [yes] You take ${ $money } of income.
   *[no] { $seat } takes ${ $money } of income.
}
tell-materials = { $you ->
    [yes] You get a building.
   *[no] { $seat } gets a building.
}
tell-benefit = { $you ->
    [yes] Your benefit: { $what }.
   *[no] { $seat }'s benefit: { $what }.
}
tell-gain = { $you ->
    [yes] You get ${ $money }.
   *[no] { $seat } gets ${ $money }.
}
tell-block = { $you ->
    [yes] You block { $space }.
   *[no] { $seat } blocks { $space }.
}
tell-enter = { $you ->
    [yes] You move to { $space }.
   *[no] { $seat } moves to { $space }.
}
tell-use = { $you ->
    [yes] You do it: { $action }.
   *[no] { $seat } does it: { $action }.
}
tell-use-paid = { $you ->
    [yes] You pay ${ $money } for another action: { $action }.
   *[no] { $seat } pays ${ $money } for another action: { $action }.
}
tell-collect = { $you ->
    [yes] You take ${ $money } instead.
   *[no] { $seat } takes ${ $money } instead.
}
tell-take = { $you ->
    [yes] You take { $thing }.
   *[no] { $seat } takes { $thing }.
}
tell-draw-licence = { $you ->
    [yes] You want the top licence of the deck.
   *[no] { $seat } wants the top licence of the deck.
}
tell-draw-objective = { $you ->
    [yes] You want the top objective of the deck.
   *[no] { $seat } wants the top objective of the deck.
}
tell-clear = { $you ->
    [yes] You clear the rubble on { $lot }.
   *[no] { $seat } clears the rubble on { $lot }.
}
tell-clear-nothing = { $you ->
    [yes] You clean, without rubble.
   *[no] { $seat } cleans, without rubble.
}
tell-build = { $you ->
    [yes] You pay ${ $money } to build on { $lot }.
   *[no] { $seat } pays ${ $money } to build on { $lot }.
}
tell-rubble = { $you ->
    [yes] You clear its rubble for ${ $money }.
   *[no] { $seat } clears its rubble for ${ $money }.
}
tell-spend = { $you ->
    [yes] You hand in { $licence }.
   *[no] { $seat } hands in { $licence }.
}
tell-built = { $you ->
    [yes] Your building number { $count } stands on { $lot }.
   *[no] { $seat }'s building number { $count } stands on { $lot }.
}
tell-reward = { $you ->
    [yes] Both licences show it, so you take a card: { $service }.
   *[no] Both licences show it, so { $seat } takes a card: { $service }.
}
tell-decline = { $you ->
    [yes] You take no urbanism card.
   *[no] { $seat } takes no urbanism card.
}
tell-marker = { $you ->
    [yes] Your development is now worth { $value }.
   *[no] { $seat }'s development is now worth { $value }.
}
tell-corner = The marker stands in the corner already: ${ $money } instead.
tell-flip = The Committee turns { $licence }: the { $column ->
    [left] left
    [middle] middle
   *[right] right
} column.
tell-flip-taken = That place is taken: the arrow leads to another.
tell-committee-income = The Committee takes ${ $money } of income.
tell-committee-benefit = Its benefit is the rightmost one: { $what }.
tell-committee-space = It stands on: { $action }.
tell-committee-build = It hands in its first licence with a free lot, { $licence }, and builds on { $lot }.
tell-committee-rubble = It clears the first rubble, on { $lot }.
tell-committee-service = The turned licence shows the same symbol: it takes a card, { $service }.
tell-committee-licence = It takes the licence { $licence }.
tell-committee-objective = It has licences enough and takes the objective { $objective }, worth 3 points to it.
tell-committee-marker = Its development is now worth { $value }.
tell-committee-money = It gets ${ $money }.
tell-committee-instead = That is not possible: it takes ${ $money } instead.
tell-committee-builder = The Committee has all its buildings on the map: it is Best Builder.
tell-shuffle = The handed-in licences are shuffled: they are the new deck.
tell-builder = { $you ->
    [yes] All your buildings stand: you are Best Builder.
   *[no] All buildings of { $seat } stand: { $seat } is Best Builder.
}
tell-last-card = This card is played to its end, then the game is over.
tell-card = Now card { $card }.
tell-year = The year { $year } begins; building costs ${ $cost }.
tell-over = The game is over: all objectives are turned up.

## Score sheet

score-public_1 = Public 1
score-public_2 = Public 2
score-public_3 = Public 3
score-private = Own
score-best_builder = Builder
score-development = Development
score-urbanism = Urbanism
score-money = Money

## The table and the text view

panel-ring = Action cards
panel-map = Map
panel-licences = Licences ({ $count } in the deck)
panel-objectives = Objectives ({ $count } in the deck)
panel-publics = Public objectives
panel-urbanism = Urbanism cards left
panel-hands = Licences held
panel-own = Objectives of { $name }
label-year = { $year }, building costs ${ $cost }:
label-set-up = the table is set up
label-income = incomes
label-blockers = blocking pawns
label-card = the pawns go round
label-final = the last benefits
label-rubble = rubble
label-free = free
label-gap = gap
number-money = $
number-area = ready
number-built = built
number-rubble = rubble
number-development = dev.
number-light = light
number-tram = tram
number-hydrant = hydr.
number-park = park
number-hidden = hidden

## Options

option-edition = Edition
option-duopoly = Duopoly: blocking pawns for two players
option-helper = Helper card of the Committee
option-closed = Income space that is closed
option-rate = The Committee's money for one point
option-committee_income = How the Committee takes its income
option-pass_steps = Steps the pass space counts as
option-majority_zero = What zero of a majority brings
option-committee_builder = Best Builder for the Committee
option-blocked_action = The action of a blocked space
option-slots = Where the land cards lie
option-sides = Sides of the land cards
option-first_seat = Who begins
preset-two = Two players
preset-three = Three players
preset-four = Four players
preset-two_biberstein = Two players, German edition
preset-three_biberstein = Three players, German edition
preset-four_biberstein = Four players, German edition
preset-duopoly = Duopoly
preset-solo = Alone, normal
preset-solo_hard = Alone, hard
preset-solo_biberstein = Alone, German edition, normal
preset-solo_biberstein_hard = Alone, German edition, hard

## The scene

card-title = { $number }. card { $card }
panel-income = Income
panel-development = Development
panel-display = Licences
panel-row = Objectives
panel-mine = Your area
panel-of = { $seat }'s area
panel-committee = The Committee
income-space = income ${ $money }
dev-cell = development { $value }
display-place = place { $number }
licence-slot = licence { $number }
goal-slot = objective { $number }
rubble-on = rubble on { $lot }
building-of = { $seat }'s building on { $lot }
building-committee = the Committee's building on { $lot }
pawn-of = { $seat }'s pawn
pawn-committee = the Committee's pawn
marker-of = { $seat }'s development marker
marker-committee = the Committee's development marker
blocker-of = { $seat }'s blocking pawn
closed-space = closed for the whole game
hidden-goal = hidden objective
points-now = { $points ->
    [one] 1 point
   *[other] { $points } points
}
label-card-of = card { $card }, { $number } of 6
place-in-order = turn { $number }
is-builder = Best Builder
tie-shared = Equal points and equal buildings: a shared win.
tie-buildings = Equal points: buildings on the map decide.
number-score = points
name-money = money
name-area = buildings ready
name-built = buildings on the map
name-rubble = rubble
tip-map = A lot needs its colour and its number from your licences.
tip-development = Urbanise moves your marker to the right, clean moves it up.
tip-scales = The outer numbers count only with their objective.
tip-licences = A licence gives colour and number of a lot. Two that share a symbol bring a card.
tip-objectives = Objectives bring points at the end.
tip-publics = These count for everybody.
tip-urbanism = Lights 1, 3, 6, 10, 15; tram 3 each; hydrant 2 each; parks 2, 3, 4, 5 as they come.
tip-area = Materials bring a building here; from here it is built.
tip-built = The first with all eight is Best Builder.
tip-each_building = 1 for each of your buildings.
tip-own_pairs = 3 for each pair of neighbouring buildings of yours.
tip-next_to_rival = 2 for each of your buildings beside a rival's, 3 with two players.
tip-closed_corner = 2 for each of your corners with all neighbours built, 3 with two players.
tip-free_standing = 2 for each of your buildings without a neighbour.
tip-on_colour = 2 for each of your buildings on this colour.
tip-colour_set = 8 for each set of all colours.
tip-rubble_each = For each rubble token 2, in the German edition 1.
tip-urbanism_type = 2 for each such card.
tip-urbanism_set = 9 for each set; in the German edition 10, with two players 8.
tip-majority_colour = Points by rank; ties share.
tip-majority_rubble = Points by rank; ties share.
tip-majority_money = Points by rank; ties share.
tip-dev_orange = The number under your marker's column.
tip-dev_green = The number beside your marker's row.
