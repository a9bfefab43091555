# Tenders. $seat is a player's name, $you is yes if it is the reader; money is counted in thousands of dollars.

game-name = Tenders
game-published = After “San Francisco” by Andreas Wetter and Thorsten Löpmann (Amigo, 2000). Unofficial.
game-blurb = Rebuild San Francisco after 1906: win the right to lay a stick, and the most sticks around a district build it.
game-designed = The faces of the tender cards, the split of the ordinary districts and the copies of the subsidies are our own design.

## Districts, targets, means

kind-villa = villas
kind-residential = homes
kind-market = market
kind-leisure = leisure
kind-factory = factories
kind-office = offices
kind-city_hall = city hall
kind-bank = bank
kind-park = park
target-villa = villas
target-residential = homes
target-market = markets
target-leisure = leisure districts
target-factory = factories
target-office = offices
target-edge = the city edge
target-fo = factories or offices
target-ml = markets or leisure
target-vr = villas or homes
target-option = a district of your choice
means-cheques = cheques
means-influence = influence
means-option = option cards and cheques
kind-empty = empty cell
plan-of = { $kind } in ruins
district = { $kind } { $cell }
cell = cell { $cell }
street-between = street between { $one } and { $two }
street-edge = edge street of { $cell }
nothing = nothing
listed = { $first }, { $rest }
cheque = ${ $value },000
tender-option = one right for each option card
action-by = { $action }, by { $means }
tender-card = { $most ->
    [one] 1 right
   *[other] up to { $most } rights
} at { $target }, by { $means }
action-bonus = bonus for the next { $kind }
action-two_sticks = two sticks at one district
action-move = move a stick
action-swap = swap two sticks
action-place_free = a stick on any street
action-replace = replace a stick
action-subsidy = subsidy: 4 influence, or cheques up to $100,000
action-cash_in = cash in sticks: 2 influence each, or cheques up to $50,000 each

short-villa = Villas
short-residential = Homes
short-market = Market
short-leisure = Leisure
short-factory = Factory
short-office = Offices
short-edge = City edge
short-option = Option
action-short-bonus = Bonus
action-short-two_sticks = Two sticks
action-short-move = Move
action-short-swap = Swap
action-short-place_free = Anywhere
action-short-replace = Replace
action-short-subsidy = Subsidy
action-short-cash_in = Cash in

## The scene

map-bay = San Francisco Bay
panel-map = The town
panel-years = Years
panel-cards = The card
panel-tender = tender card
panel-action = action card
panel-floor = On the table
panel-cheques = Your cheques
panel-influence = Your influence cards
panel-options = Your option cards
panel-ledger = Cheque ledger
ledger-held = in hand
ledger-cell = { $more ->
    [0] { $sure }
   *[other] { $sure }–{ $sure } + { $more }?
}
year = { $year }
bid-of = { $you ->
    [yes] before you
   *[no] before { $seat }
}
pile = pile
pile-holds = { $count } cheques on the pile
stick-white = white stick
stick-of = { $you ->
    [yes] your stick
   *[no] stick of { $seat }
}
influence-card = { $person }, { $value }
influence-of = { $seat } has { $count } influence
prestige-of = { $seat } has { $count } prestige
sealed-card = { $seat } has chosen
sealed-cheques = { $seat } has laid cheques
number-prestige = prestige
number-influence = influence
number-sticks = sticks left
number-cheques = cheques in hand
label-setup = setting up
label-round = round { $round }
label-year = next action card { $year } of { $last }
step-card = card
step-tender = tender
step-invest = invest
tag-start = start player
note-auction = { $highest ->
    [0] nobody has bid
   *[other] the highest bid is { $highest }
}
note-sealed = face down until all have chosen
hint-highest = { $you ->
    [yes] You lead with { $highest }.
   *[no] { $seat } leads with { $highest }.
}
hint-bid = Equal cards cancel each other; only winners pay.
tip-map = Sticks count for the districts on both sides. Who can't be equalled any more builds.
tip-years = Each action card fills a year; the last one ends the game.
tip-cheques = Cheques are never changed: what you lay is what you pay.
tip-influence = You can't play a card above your influence.
tip-options = Who is alone with a card pays one cheque; others bid face down.
tip-ledger = Full: surely there. Ringed: on the table. Dashed: perhaps, since somebody paid unseen.
tip-park = Parks are never built; white sticks fence them.
tip-built = { $you ->
    [yes] You built it.
   *[no] { $seat } built it.
}
tip-sticks = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $count ->
    [one] 1 stick
   *[other] { $count } sticks
} here.
tip-free = { $count ->
    [0] No street is free
    [one] One street is free
   *[other] { $count } streets are free
}{ $white ->
    [0] .
    [one] , one is white.
   *[other] , { $white } are white.
}
tip-landmark = All sides must be yours; { $count } free.
tip-sticks-left = With no stick left you move one of yours.
tip-raise = You would stand at { $total }; the highest is { $highest }.
tip-pay = Nobody else will see which cheque you pay.
tip-bid = You pay it only if you win.
tip-draw = You have { $total }; above { $cap } you lose it all.
tip-reject = The replacement is binding.
preview-builds = { $district }: { $you ->
    [yes] you build it
   *[no] { $seat } builds it
}, +{ $points }.
preview-stands = { $district }: { $own } of yours, { $free } free.

## Players

seat-yellow = yellow
seat-blue = blue
seat-red = red
seat-green = green
seat-violet = violet

## Influence cards

person-fortune_teller = fortune teller
person-newspaper_boy = newspaper boy
person-innkeeper = innkeeper
person-gangster = gangster
person-priest = priest
person-reporter = reporter
person-lawyer = lawyer
person-banker = banker
person-judge = judge
person-mayor = mayor

## Options and presets

preset-three = Three players
preset-four = Four players
preset-five = Five players
preset-drafted = The players lay the town out
preset-trading = Trading among tied option players
preset-composed = Composed action deck
preset-open = Open money
option-first_seat = Who starts
option-setup_mode = Laying out the town
option-district_cards_allow_edge = District cards allow edge streets
option-placement_optional = An investor may decline
option-option_trading = Trading in tied option tenders
option-trade_max_amount = Highest demand in a trade
option-trade_max_blind = Most blind draws in a trade
option-trade_max_streets = Most streets in a trade
option-composed_action_deck = Subsidies in the action deck
option-action_cards = The twelve action cards
option-max_sealed_cheques = Most cheques in a sealed bid
option-years_to_play = Years to play
option-stall_no_stick_rounds = Rounds without a stick that end the game
option-stall_no_build_rounds = Rounds without a build that end the game
option-influence_cap = Highest influence (0: none)
option-show_opponent_cheque_values = Cheques lie open

## Scores

score-districts = districts
score-landmarks = city hall and bank
score-bonus = bonus cards

## Phases: what is asked

ask-start = Chance chooses who begins.
ask-tile = A district tile is drawn.
ask-put = { $you ->
    [yes] Put the tile ({ $kind }) onto an empty cell.
   *[no] { $seat } puts a tile.
}
ask-tender = A tender card is revealed.
ask-keep = { $you ->
    [yes] Keep this tender card, or turn it down once?
   *[no] { $seat } looks at the tender card.
}
ask-bid = Play an influence card. Equal cards cancel each other.
ask-raise = { $you ->
    [yes] Bid more than { $highest }, or pass.
   *[no] { $seat } may raise or pass.
}
ask-option = Play one of your option cards.
ask-seal = Lay your cheques face down.
ask-seal-alone = You are alone with your card: pay one cheque.
ask-wait = The others are still choosing.
ask-invest = { $you ->
    [yes] Lay a stick at { $target }.
   *[no] { $seat } invests.
}
ask-relocate = { $you ->
    [yes] You have no stick left: which of yours shall go there?
   *[no] { $seat } moves a stick of the board.
}
ask-action = An action card is drawn.
ask-place = { $you ->
    [yes] Lay a stick on any free street.
   *[no] { $seat } lays a stick anywhere.
}
ask-first = { $you ->
    [yes] Lay the first of two sticks at one district.
   *[no] { $seat } lays two sticks.
}
ask-second_stick = { $you ->
    [yes] Lay a second stick at the same district.
   *[no] { $seat } may lay a second stick.
}
ask-replace = { $you ->
    [yes] Replace a stick of another player.
   *[no] { $seat } may replace a stick.
}
ask-move = { $you ->
    [yes] Which stick do you move?
   *[no] { $seat } may move a stick.
}
ask-move_to = { $you ->
    [yes] Where does it go?
   *[no] { $seat } moves a stick.
}
ask-swap = { $you ->
    [yes] Which stick do you swap?
   *[no] { $seat } may swap two sticks.
}
ask-swap_with = { $you ->
    [yes] With which stick of another colour?
   *[no] { $seat } swaps two sticks.
}
ask-take = { $you ->
    [yes] Influence, or a chance of cheques?
   *[no] { $seat } chooses a subsidy.
}
ask-cash = { $you ->
    [yes] Take sticks of yours off the board, as many as you like.
   *[no] { $seat } may cash in sticks.
}
ask-step = { $you ->
    [yes] Draw another cheque, or stop?
   *[no] { $seat } draws cheques.
}
ask-cheque = A cheque is drawn from the pile.
ask-floor = { $you ->
    [yes] Who shall invest for your group? Make an offer, or pass.
   *[no] { $seat } has the floor.
}
ask-terms = { $you ->
    [yes] Add terms, then propose.
   *[no] { $seat } makes an offer.
}
ask-term = { $you ->
    [yes] What does this player get?
   *[no] { $seat } makes an offer.
}
ask-answer = { $you ->
    [yes] Do you accept the offer?
   *[no] { $seat } considers the offer.
}
ask-trade_pay = { $you ->
    [yes] Pay what you agreed, cheque by cheque.
   *[no] { $seat } pays.
}
ask-blind = A cheque is drawn unseen.

## Words in full

do-start = { $seat } begins
do-tile = Draw { $kind }
do-put = Put it onto { $cell }
do-tender = Reveal { $card }
do-keep = Keep the card
do-reject = Turn it down
do-bid = Play { $value }
do-option = Play { $pair }
do-offer = { $seat } shall invest
do-pass = Pass
do-lay = Lay { $cheque }
do-done = Done
do-bid-total = Bid { $total }
do-pay = Pay { $cheque }
do-stick = Stick on { $street }
do-decline = Decline
do-lift = Take the stick of { $street }
do-stop = Stop
do-draw = Draw
do-drop = Onto { $street }
do-action = Draw { $card }
do-take = Take { $what }
do-cheque = Draw { $cheque }
do-to = Something for { $seat }
do-forbid = Forbid { $street }
do-require = Require { $street }
do-propose = Propose it
do-withdraw = Withdraw the offer
do-give = Give { $cheque }
do-demand = Demand { $amount }
do-blind = { $count ->
    [one] One blind draw
   *[other] { $count } blind draws
}
do-accept = Accept
do-refuse = Refuse

## Why not

why-bag = None of these is left to be drawn.
why-R6-taken = There is a district already.
why-R7-parks = City hall and bank may have one park beside them, not two.
why-R10-nobody = Nobody sits there.
why-R21-influence = You can't play more than your influence.
why-R30-begun = You have begun to raise: lay on until you are higher.
why-R30-nothing-laid = Lay at least one cheque, or pass.
why-R30-higher = Your bid must be higher than the highest.
why-R30-too-little = All your cheques together would not be enough.
why-R31-not-in-hand = You have no such cheque.
why-R38-no-street = There is no free street for this option card.
why-R40-must-pay = You must pay one cheque for your right.
why-R40-one-cheque = You are alone with your card: pay exactly one cheque.
why-R40-not-in-hand = You have no such cheque.
why-R41-group = Others chose the same card: you bid with them.
why-R41-not-in-hand = You have no such cheque left.
why-R41-five = You have laid as many cheques as a sealed bid may have.
why-R46-occupied = There is a stick on this street.
why-R46-target = The card does not allow this street.
why-R47-must = Agreed before the game: who can lay a stick must.
why-R48-not-own = Take one of your own sticks.
why-R69-occupied = There is a stick on this street.
why-R69-district = The second stick must go to a district of the first.
why-R70-no-stick = There is no stick.
why-R70-blocked = Something is in the way: no pushing and no jumping.
why-R70-reach = One or two lengths in a straight line, without turning.
why-R71-no-stick = There is no stick.
why-R71-same-colour = The two sticks must have different colours.
why-R72-occupied = There is a stick on this street.
why-R73-free = There is nothing to replace.
why-R73-own = Replace a stick of another player.
why-R74-just-laid = That is the stick you have just laid.
why-R74-vacated = This street was not free when you began.
why-R75-white = White sticks stay where they are.
why-R78-not-own = Take your own sticks.
why-R98-price = A deal needs a price: at least one cheque.
why-R106-not-a-member = Only players with the same option card can be named.
why-R107-receiver = Only other members of the group can get something from the investor.
why-R107-capacity = The investor does not hold so many cheques.
why-R107-once = That was said already, for this player.
why-R107-only-own = You can only give cheques of your own.
why-R107-give = You invest yourself: give cheques instead.
why-R107-not-in-hand = You have no such cheque.
why-R107-amount = No demand may be so high.
why-R107-blind = So many blind draws are not allowed.
why-R107-street = This street is not legal for your option card.
why-R107-twice = This street is part of the offer already.
why-R107-streets = The offer names as many streets as it may.
why-R108-no-street = No street would be left.
why-R109-cannot-pay = You can't pay this with your cheques.
why-R110-not-in-hand = You have no such cheque.
why-R110-too-much = That is more than you owe; there is no change.
why-R110-rest = Then the rest could not be paid.
why-R111-bound = Your deal does not allow this street.
why-R111-required = Your deal requires a stick here.

## What happened

tell-start = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
tell-tile = Drawn: { $kind }.
tell-tile-again = Too many parks beside city hall or bank: the town is dealt again.
tell-put = { $seat } puts { $kind } onto { $cell }.
tell-tender = { $seat } reveals: { $card }.
tell-void = No street is free for this: { $card }. It is replaced.
tell-keep = { $seat } keeps the card.
tell-reject = { $seat } turns it down.
tell-bid = { $seat } plays { $value }, the { $person }.
tell-cancelled = Equal cards cancel each other: { $seats }.
tell-right = { $seat } wins a right for { $price } influence.
tell-lay = { $seat } lays { $cheque } and stands at { $total }.
tell-raise = { $seat } bids { $total }.
tell-pass = { $seat } passes.
tell-won-cheques = { $seat } wins for { $total }.
tell-option = { $seat } plays { $pair }.
tell-pay-known = { $seat } pays { $cheque }, face down.
tell-pay = { $seat } pays one cheque, face down.
tell-lay-sealed = { $seat } lays { $cheque } face down.
tell-done-sealed = { $seat } has laid enough.
tell-sealed = { $seat } had laid { $total } in all.
tell-stick = { $seat } lays a stick: { $street }.
tell-decline = { $seat } declines.
tell-relocate = { $seat } takes it from { $street }.
tell-lift = { $seat } takes the stick of { $street }.
tell-built = { $seat } builds { $district }: { $own } sticks, at most { $best } of another and { $free } free, so nobody can equal them. +{ $points }
tell-built-landmark = { $seat } builds { $district }: all its sides. +{ $points }
tell-bonus = { $seat } gets { $points } more from the bonus card.
tell-action = { $year }: { $card }.
tell-filed = The card is filed under { $year }.
tell-move = { $seat } moves it to { $street }.
tell-swap = { $seat } swaps it with the one of { $street }.
tell-replace = { $seat } replaces the stick of { $street }.
tell-take-influence = { $seat } takes { $count } influence.
tell-take-cheques = { $seat } will draw cheques, up to { $cap }.
tell-cash = { $seat } takes the stick off { $street }.
tell-stop = { $seat } stops and keeps { $total }.
tell-cheque = { $seat } draws { $cheque } and has { $total }.
tell-bust = { $seat } has more than { $cap } and loses it all.
tell-offer = { $seat } makes an offer: { $investor } shall invest.
tell-term-give = { $seat } gets { $cheque }.
tell-term-demand = { $seat } shall get { $amount }.
tell-term-blind = { $seat } shall draw unseen: { $count }.
tell-term-forbid = Forbidden: { $street }.
tell-term-require = Required: { $street }.
tell-propose = { $seat } proposes it.
tell-accept = { $seat } accepts.
tell-refuse = { $seat } refuses.
tell-withdraw = { $seat } withdraws the offer.
tell-blind = { $seat } draws a cheque unseen.
tell-blind-known = { $seat } draws { $cheque } unseen.
tell-over-year = The last year is over.
tell-over-stall = Nothing can go on: the game ends.
tell-tie-sticks = Equal prestige: more sticks on the board win.
tell-tie-shared = Equal prestige and sticks: a shared victory.
