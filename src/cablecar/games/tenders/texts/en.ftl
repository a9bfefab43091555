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
district = { $kind } in row { $row }, column { $column }
street = street { $street }
cheque = ${ $value },000
cheques = { $count ->
    [0] no cheques
    [one] 1 cheque
   *[other] { $count } cheques
}
sticks = { $count ->
    [0] no sticks
    [one] 1 stick
   *[other] { $count } sticks
}
influence = { $count } influence
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
    [yes] Put the tile onto an empty cell.
   *[no] { $seat } puts a tile.
}
ask-tender = A tender card is revealed.
ask-keep = { $you ->
    [yes] Keep this tender card, or turn it down once?
   *[no] { $seat } looks at the tender card.
}
ask-bid = Play an influence card. Equal cards cancel each other.
ask-raise = { $you ->
    [yes] Raise with cheques, or pass.
   *[no] { $seat } may raise or pass.
}
ask-option = Play one of your option cards.
ask-seal = Lay your cheques face down.
ask-invest = { $you ->
    [yes] Lay a stick on a free street of the card.
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
tell-tile = { $kind } is laid.
tell-tile-again = Too many parks beside city hall or bank: the town is dealt again.
tell-put = { $seat } puts { $kind } onto { $cell }.
tell-tender = { $seat } reveals: { $card }.
tell-void = { $card } has no free street and is replaced.
tell-keep = { $seat } keeps the card.
tell-reject = { $seat } turns it down.
tell-bids = The influence cards: { $bids }.
tell-cancelled = Equal cards cancel each other: { $seats }.
tell-right = { $seat } gets a right for { $price }.
tell-no-right = Nobody gets a right.
tell-lay = { $seat } lays { $cheque } and stands at { $total }.
tell-pass = { $seat } passes.
tell-won-cheques = { $seat } wins with { $total }.
tell-options = The option cards: { $options }.
tell-pay-own = You pay { $cheque }, face down.
tell-pay = { $seat } pays one cheque, face down.
tell-sealed = { $seat } had laid { $total }.
tell-stick = { $seat } lays a stick on { $street }.
tell-decline = { $seat } declines.
tell-relocate = { $seat } takes the stick of { $street } for it.
tell-built = { $seat } builds { $district }: { $own } sticks, and no other can have as many ({ $best } and { $free } free). { $points } prestige.
tell-built-landmark = { $seat } builds { $district } with all its sides. { $points } prestige.
tell-bonus = The bonus card adds { $points }.
tell-action = { $year }: { $card }.
tell-filed = The card is filed under { $year }.
tell-useless = Nobody could use it.
tell-move = { $seat } moves a stick from { $from } to { $to }.
tell-swap = { $seat } swaps the sticks of { $from } and { $to }.
tell-replace = { $seat } replaces a stick of { $other } on { $street }.
tell-take-influence = { $seat } takes { $count } influence.
tell-take-cheques = { $seat } will draw cheques, up to { $cap }.
tell-cash = { $seat } takes a stick off { $street }.
tell-stop = { $seat } stops and keeps { $total }.
tell-cheque = { $seat } draws { $cheque } and has { $total }.
tell-bust = { $seat } has more than { $cap } and loses it all.
tell-offer = { $seat } makes an offer: { $investor } shall invest.
tell-term-give = { $receiver } gets { $cheque }.
tell-term-demand = { $investor } shall pay { $amount } to { $receiver }.
tell-term-blind = { $receiver } shall draw { $count } cheques unseen.
tell-term-forbid = { $street } is forbidden.
tell-term-require = { $street } is required.
tell-accept = { $seat } accepts.
tell-refuse = { $seat } refuses.
tell-withdraw = { $seat } withdraws the offer.
tell-blind = { $seat } draws a cheque unseen.
tell-blind-own = { $seat } draws { $cheque } unseen.
tell-over-year = The last year is over.
tell-over-stall = Nothing can go on: the game ends.
tell-tie-sticks = Equal prestige: more sticks on the board win.
tell-tie-shared = Equal prestige and sticks: a shared victory.
