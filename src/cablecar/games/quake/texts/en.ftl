# 1906 San Francisco. $seat is a player's name, $you is yes if it is the reader; $licence, $objective, $lot, $space and $action are texts of this file.

game-name = 1906 San Francisco
game-title = 1906 San Francisco
game-by = Perepau Llistosella, Looping Games and Biberstein Spiele
game-minutes = 45
game-published = After “1906 San Francisco” by Perepau Llistosella (Looping Games, Biberstein Spiele). Unofficial.
game-blurb = Six years to rebuild a city after the earthquake: the more money you take, the later you choose.
game-designed = What is printed on land cards, action cards, licences and the development board is our own design.

## Things

rival-committee = Committee
rival-0 = Committee
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
objective-urbanism_type = { $service } cards
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
    [yes] Move to a free space of card { $card }.
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
list-objective = Objective
list-licence = Licence
list-lot = Lot
list-card-space = Space
list-service = Card
list-money = Income
list-what = Benefit
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
tell-committee-final = The Committee takes its last benefit.
tell-committee-benefit = Its benefit is the rightmost one: { $what }.
tell-committee-space = The Committee stands on: { $action }.
tell-committee-build = It hands in its first licence with a free lot, { $licence }, and builds on { $lot }.
tell-committee-rubble = It clears the first rubble, on { $lot }.
tell-committee-service = The turned licence shows the same symbol: it takes a card, { $service }.
tell-committee-licence = It takes the licence { $licence }.
tell-committee-objective = It has licences enough and takes the objective { $objective }, worth { $points } points to it.
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
tell-card = Card { $number } of the ring.
tell-year = The year { $year } begins; building costs ${ $cost }.
tell-over = The game is over: all objectives are turned up.

## Score sheet

score-public = Public: { $objective }
score-public_1 = Public 1
score-public_2 = Public 2
score-public_3 = Public 3
score-private = Own objectives
score-best_builder = Builder
score-development = Development
score-urbanism = Urbanism
score-money = Money

## The table and the text view

panel-map = Map
panel-publics = For everybody
panel-urbanism = Services
label-year = Year { $year }
label-set-up = the table is set up
label-income = incomes
label-blockers = blocking pawns
label-final = the last benefits

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
option-edition-looping = Looping Games (Spanish)
option-edition-biberstein = Biberstein Spiele (German)
option-helper-green = green side
option-helper-blue = blue side, harder
option-closed-1 = the $1 space
option-closed-4 = the $4 space, harder
option-rate-4 = $4
option-rate-3 = $3, harder
option-committee_income-helper = by the helper card
option-committee_income-fixed = always the same space
option-pass_steps-none = none
option-pass_steps-one = one
option-majority_zero-ranks = it takes a rank
option-majority_zero-nothing = nothing
option-committee_builder-scores = it can win it
option-committee_builder-nothing = no points
option-blocked_action-sold = can be paid for
option-blocked_action-closed = can't be paid for
option-slots-shuffled = shuffled
option-slots-fixed = in order
option-sides-A = side A
option-sides-B = side B
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

land = { $land ->
    [L1] Russian Hill
    [L2] Civic Center
    [L3] Embarcadero
    [L4] Mission
    [L5] Fillmore
    [L6] North Beach
    [L7] Nob Hill
    [L8] Hayes Valley
   *[other] { $land }
}
card-title = Card { $number } of the ring
card-printed = Card { $number } of the ring ({ $card })
action-short = { $what ->
    [pass] pass
    [build] build
    [materials] materials
    [licence] licence
    [objective] objective
    [urbanize] urbanise
   *[clean] clean
}
action-card = { $what ->
    [pass] pass
    [build] build
    [materials] material
    [licence] licence
    [objective] obj.
    [urbanize] urbanise
   *[clean] clean
}
listed = { $first }, { $rest }
or = or
panel-years = Years
panel-income = Income, benefit
panel-development = Development
panel-display = Licences
panel-row = Objectives
panel-mine = Your licences and pieces
panel-goals = Your objectives
panel-of = { $seat }'s area
panel-committee = The Committee of Fifty
note-years = benefit · building
note-left = left
note-deck = { $count } in the deck, { $used } handed in
note-used = { $used } handed in
note-objectives = { $count } in the deck
note-now = worth now
note-development = urbanise →, clean ↑
note-held = { $count } of { $limit }
note-secret = only you see them
note-committee = your rival
year-name = the year { $year }
benefit-money = take ${ $money }
benefit-per = take ${ $money } for each of your buildings on the map
income-space = income ${ $money }
dev-cell = development { $value }
display-place = place { $number }
licence-slot = licence { $number }
goal-slot = objective { $number }
deck-licences = deck of licences
deck-objectives = deck of objectives
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
ready = ready
ready-count = { $count ->
    [one] 1 building ready
   *[other] { $count } buildings ready
}
service-count = { $service ->
    [light] lights
    [tram] trams
    [hydrant] hydrants
    [park] parks
   *[other] { $service }
}: { $count }
rubble-count = { $count ->
    [one] 1 rubble token
   *[other] { $count } rubble tokens
}
points-now = { $points ->
    [one] 1 point
   *[other] { $points } points
}
standing-2 = { $shape0 } { $points0 } { $shape1 } { $points1 }
standing-3 = { $shape0 } { $points0 } { $shape1 } { $points1 } { $shape2 } { $points2 }
standing-4 = { $shape0 }{ $points0 } { $shape1 }{ $points1 } { $shape2 }{ $points2 } { $shape3 }{ $points3 }
built-of = { $shape } { $count } of { $of }
and-secret = +{ $count }?
and-services = +{ $count }
and-ready = +{ $count }
label-card-of = card { $number } of 6
place-in-order = { $number ->
    [1] goes first
    [2] goes second
    [3] goes third
   *[other] goes fourth
}
has-acted = has acted
is-builder = { $picture } Best Builder
tie-shared = Equal points and equal buildings: a shared win.
tie-buildings = Equal points: buildings on the map decide.
number-score = points if it ended now
name-money = money
name-area = buildings ready
name-built = buildings on the map
name-rubble = rubble
name-goals = objectives
name-cards = licences and services
flipped = the licence just turned
helper-title = Helper card: which column the Committee takes
helper-column = { $column ->
    [left] left column
    [middle] middle column
   *[right] right column
}
helper-then = { $column ->
    [left] left
    [middle] middle
   *[right] right
}; if taken: { $next ->
    [left] left
    [middle] middle
   *[right] right
}, { $last ->
    [left] left
    [middle] middle
   *[right] right
}
committee-order = It builds with the leftmost licence that has a free lot of its colour, and pays nothing.
committee-objectives = { $points } points for each objective it holds.

goal-each_building = every building
goal-own_pairs = side by side
goal-next_to_rival = next to a rival
goal-closed_corner = closed corner
goal-free_standing = standing free
goal-on_colour = on { $colour }
goal-colour_set = four colours
goal-rubble_each = rubble
goal-urbanism_type = { $service }
goal-urbanism_set = four services
goal-majority_colour = most on { $colour }
goal-majority_rubble = most rubble
goal-majority_money = most money
goal-dev_orange = orange row
goal-dev_green = green column
goal-builder = Best Builder
worth-each = { $points } each
worth-set = { $points } a set
worth-pair = { $points } a pair
worth-marked = { $least }–{ $most }
worth-light = { $points }
worth-tram = { $each } each, −${ $cost }
worth-hydrant = { $each } each
worth-park = { $next ->
    [0] none left
   *[other] next is { $next }
}

step-income = income
step-benefit = benefit
step-space = space
step-action = action
step-card = card
step-rubble = rubble
step-lot = lot
step-licences = licences
step-reward = reward
remind-income = Further right brings less money and acts earlier.
remind-enter = Further right acts earlier on the next card. You have ${ $money }.
remind-build = Each mark shows what the lot costs. You have ${ $money }.
remind-money = You have ${ $money }.

costs-year = { $year }: ${ $cost } to build, leaves ${ $left }
costs-rubble = { $year }: ${ $cost } to build and ${ $rubble } for the rubble, together ${ $sum }, leaves ${ $left }
costs-steps = { $steps ->
    [one] 1 step: ${ $money }
   *[other] { $steps } steps: ${ $money }
}
costs-clean = ${ $money } to move up, ${ $rubble } if you clear rubble too
brings-money = ${ $money }; you will have ${ $left }
brings-order = Who stands further right acts earlier.
brings-marker = development from { $old } to { $new }
brings-corner = The marker stands in the corner: ${ $money } instead.
brings-points = { $objective }: { $points }
brings-nothing = None of the objectives you know would bring more.
brings-building = a building; you will have { $count } ready
brings-service = { $points ->
    [one] 1 point
   *[other] { $points } points
}
brings-block = Nobody may stand here this year.
brings-place = { $ahead ->
    [0] So far nobody would be ahead of you on the next card.
    [one] One pawn would be ahead of you on the next card.
   *[other] { $ahead } pawns would be ahead of you on the next card.
}
then = { $what ->
    [build] Then you choose a lot and hand in licences.
    [licence] Then you choose a licence.
   *[objective] Then you choose an objective.
}
then-use = Then you do this action, take the money, or pay for another.

tip-map = A lot needs its colour and its number from your licences; buildings stay for good.
tip-ring = All pawns walk from card to card around the map.
tip-lot = Licences must give this colour and this number.
tip-card = On each card everybody takes one free space; who stands further right goes first on the next.
tip-action = { $what ->
    [income] Take ${ $amount }.
    [pass] Do nothing, but be second from the right.
    [build] { $subsidy ->
        [colour] Build; your licences need to give only the number.
        [number] Build; your licences need to give only the colour.
       *[none] Build one of your ready buildings on a lot that your licences allow.
    }
    [materials] Take one of your buildings; it is ready to be built.
    [licence] Take a licence of the display.
    [objective] Take an objective of the display: only you score it.
    [urbanize] Pay $2 and move your marker to the right.
   *[clean] Pay $2 and move your marker up, or pay $3 and clear a rubble token too.
}
tip-subsidy = You still need at least one licence.
tip-instead = Or take ${ $money } instead.
tip-other = Or pay ${ $money } for each step to another action of this card, even an occupied one.
tip-rubble = Who builds here pays $3 more, keeps the rubble and moves the marker up.
tip-year-cost = Building costs ${ $money } this year.
tip-year-all = You get: { $what }.
tip-year-option = You may choose: { $what }.
tip-years = Each year: income and a benefit, then once around the six cards. 1915 is only a last benefit.
tip-income = Each space once. Less money, earlier turn.
tip-benefits = With the income comes one of these: both in 1906.
tip-development = Urbanise moves your marker to the right, clean moves it up; its cell counts at the end.
tip-scales = The outer numbers count only with their objective.
tip-licence = It gives its colour, its number, or both.
tip-licence-wild = It gives any colour, or any number, and needs another licence for the rest.
tip-licence-pair = Two licences that share a symbol bring that urbanism card and a step to the right.
tip-licences = They lie open. Each gives the colour and the number of a lot.
tip-objectives = Whoever takes one scores it alone.
tip-publics = These count for everybody.
tip-deck = You may take the hidden top card instead.
tip-urbanism = Won by building with two licences that share a symbol.
tip-light = All your lights together: { $points }.
tip-tram = { $each } points each; pay ${ $cost } for the card.
tip-hydrant = { $each } points each.
tip-park = Worth { $points }, in the order they are taken.
tip-mine = To build: a ready building, and licences that name the lot.
tip-goals = They score at the end.
tip-committee = It never chooses: a turned licence leads it, as the helper card says.
tip-secret = { $count ->
    [one] 1 hidden objective is not counted.
   *[other] { $count } hidden objectives are not counted.
}
tip-score = As the table would be counted now, with what you know.
tip-score-parts = Public objectives { $publics }, own objectives { $own }, Best Builder { $builder }, development board { $development }, urbanism { $urbanism }, money { $money }.
tip-area = Materials bring a building here; from here it is built.
tip-ready = +{ $count }: ready to build with, not on the map yet.
tip-hidden = +{ $count }?: hidden objectives; what they will bring is not counted.
tip-services = +{ $count } services: { $services }
tip-built = The first with all { $count } is Best Builder, and the card is the last.
tip-flipped = Its number chooses the column; its symbols are compared with the licence the Committee builds with.
tip-helper = The turned number leads to this column of the card, the display or the income track.
tip-builder = { $points } points for the first with all { $count } buildings on the map.
tip-each_building = { $points } for each of your buildings on the map.
tip-own_pairs = { $points } for each pair of neighbouring buildings of yours; no building counts twice.
tip-next_to_rival = { $points } for each of your buildings beside a rival's.
tip-closed_corner = { $points } for each of your corner lots whose neighbours are all built.
tip-free_standing = { $points } for each of your buildings without a built neighbour.
tip-on_colour = { $points } for each of your buildings on this colour.
tip-colour_set = { $points } for each set of buildings on all colours.
tip-rubble_each = { $points } for each rubble token you keep.
tip-urbanism_type = { $points } for each such card.
tip-urbanism_set = { $points } for each set of all four services.
tip-majority_colour = By rank: { $ranks }. Equal players share, rounded down.
tip-majority_rubble = By rank: { $ranks }. Equal players share, rounded down.
tip-majority_money = By rank: { $ranks }. Equal players share, rounded down.
tip-dev_orange = The number under your marker's column.
tip-dev_green = The number beside your marker's row.
