# Tenders. $seat is a player's name, $you is yes if it is the reader; money is counted in thousands of dollars.

game-name = Tenders
game-title = San Francisco
game-edition = Amigo, 2000
game-by = Andreas Wetter and Thorsten Löpmann, Amigo 2000
game-minutes = 90
game-published = After “San Francisco” by Andreas Wetter and Thorsten Löpmann (Amigo, 2000). Unofficial.
game-blurb = Rebuild San Francisco after 1906: win the right to lay a stick, and the most sticks around a district build it.
game-designed = The faces of the tender cards, the split of the ordinary districts and the copies of the subsidies are our own design.

## Districts, targets, means

kind-villa = Villa
kind-residential = Residential
kind-market = Market
kind-leisure = Leisure
kind-factory = Factory
kind-office = Office
kind-city_hall = City Hall
kind-bank = Bank
kind-park = Park
kind-empty = empty cell
target-villa = a villa
target-residential = a residential district
target-market = a market
target-leisure = a leisure district
target-factory = a factory
target-office = an office
target-edge = the city edge
target-fo = a factory or an office
target-ml = a market or a leisure district
target-vr = a villa or a residential district
target-option = the district of an option card
means-cheques = cheques
means-influence = influence
means-option = option cards and cheques
means-short-cheques = cheques
means-short-influence = influence
means-short-option = options
means-short-all = for everybody
short-villa = Villa
short-residential = Residential
short-market = Market
short-leisure = Leisure
short-factory = Factory
short-office = Office
short-edge = City edge
short-option = Options
plan-of = { $kind }, in ruins
district = { $kind } { $cell }
cell = cell { $cell }
street-between = street between { $one } and { $two }
street-edge = edge street of { $cell }
nothing = nothing
listed = { $first }, { $rest }
cheque-card = cheque of { $value }
influence-card = { $person }, { $value }

## Cards

tender-option = one right for each option card
tender-card = { $most ->
    [one] one right
   *[other] up to { $most } rights
} at { $target }, by { $means }
action-by = { $action }, by { $means }
action-bonus = bonus for the next { $kind }
action-two_sticks = two sticks at one district
action-move = move a stick
action-swap = swap two sticks
action-place_free = a stick on any street
action-replace = replace a stick
action-subsidy = subsidy
action-cash_in = cashing in sticks
action-short-bonus = Bonus
action-short-two_sticks = Two sticks
action-short-move = Move
action-short-swap = Swap
action-short-place_free = Anywhere
action-short-replace = Replace
action-short-subsidy = Subsidy
action-short-cash_in = Cash in
prize = a stick at { $target }
prize-action = “{ $action }”
filed = { $year }: { $card }
explain-by-cheques = Open auction: lay cheques, round and round, or pass. The highest bidder pays what lies there.
explain-by-influence = Everybody plays an influence card face down. Equal cards cancel each other; { $count ->
    [one] the highest of the rest wins and pays.
   *[other] the { $count } highest of the rest win and pay.
}
explain-by-option = Everybody plays an option card face down. Who is alone pays one cheque unseen; the others bid up to five cheques face down.
explain-bonus = The next { $kind } that is built brings 3 more prestige.
explain-two_sticks = The winner lays two sticks at one district.
explain-move = The winner moves any coloured stick one or two lengths straight on.
explain-swap = The winner swaps two sticks of different colours.
explain-place_free = The winner lays a stick on any free street.
explain-replace = The winner puts a stick in the place of another player's.
explain-subsidy = Everybody takes 4 influence, or draws cheques up to 100: more than that, and all are lost.
explain-cash_in = Take sticks back; for each you get 2 influence, or may draw cheques up to 50.
chance = { $you ->
    [yes] If you win, your stick number { $own } builds { $district }: *+{ $points }*
   *[no] If { $seat } wins, stick number { $own } builds { $district }: *+{ $points }*
}

## The scene

map-bay = San Francisco Bay
panel-map = The town
panel-cards = The card
panel-floor = On the table
panel-notes = How it works
panel-hand = Your hand
panel-deal = The offer
panel-ledger = Cheque ledger
tip-map = Sticks count for the districts on both sides. Who can't be equalled any more builds.
tip-cards = This card says where sticks may be laid, how many rights there are and how they are won.
tip-floor = What everybody bids. Sealed cards lie face down until all have chosen.
tip-deal = Players with the same option card may agree who invests, and what the others get for it.
tip-ledger = What an attentive player can know of all cheques.
tip-cheques = Cheques are never changed: what you lay is what you pay. In thousands of dollars.
tip-influence = You can't play a card above your influence.
tip-sticks-left = Who has no stick left moves one from the board.
tip-last-year = The game ends with this card.
year = { $year }
year-field = action card of { $year }
bid-of = { $you ->
    [yes] before you
   *[no] before { $seat }
}
floor-seat = { $shape } { $you ->
    [yes] You
   *[no] { $seat }
}
floor-choosing = { $you ->
    [yes] choosing …
   *[no] choosing …
}
floor-chosen = { $you ->
    [yes] chosen
   *[no] chosen
}
floor-out = { $you ->
    [yes] not in it
   *[no] not in it
}
floor-no-influence = 0 influence
floor-passed = { $you ->
    [yes] passed
   *[no] passed
}
floor-to-bid = { $you ->
    [yes] to bid
   *[no] to bid
}
floor-highest = highest
floor-raised = outbid
floor-draws = up to { $cap }
floor-invests = { $you ->
    [yes] to invest
   *[no] investing
}
sum = *{ $total }*
pile = pile
pile-holds = { $count ->
    [0] no cheque on the pile
    [one] one cheque on the pile
   *[other] { $count } cheques on the pile
}
ledger-worth = worth
ledger-sure = sure
ledger-laid = on the table
ledger-maybe = possible
ledger-key = { $full } surely in hand, { $open } perhaps (one was paid unseen), { $ring } on the table
stick-white = white stick
stick-of = { $you ->
    [yes] your stick
   *[no] stick of { $seat }
}
influence-of = { $you ->
    [yes] You have { $count } influence
   *[no] { $seat } has { $count } influence
}
prestige-of = { $you ->
    [yes] You have { $count } prestige
   *[no] { $seat } has { $count } prestige
}
sealed-card = { $seat } has chosen a card
sealed-cheques = { $seat } has laid cheques
mark-forbidden = forbidden
mark-required = required
number-prestige = prestige
number-influence = influence
number-sticks = sticks left
number-cheques = cheques in hand
label-setup = setting up
label-round = Round { $round }
label-year = the next action card is { $year } of { $last }
step-card = card
step-tender = tender
step-invest = invest
step-auction = win the card
step-effect = use it
tag-start = { $picture } start player
note-auction = { $highest ->
    [0] nobody has bid
   *[other] the highest bid is { $highest }
}
note-sealed = face down until all have chosen
note-hand = { $count ->
    [0] no cheque
    [one] one cheque, worth { $worth }
   *[other] { $count } cheques, worth { $worth }
}
note-influence = { $count } influence
note-free = { $count ->
    [one] 1 free
   *[other] { $count } free
}
note-sticks = { $you ->
    [yes] you { $count }
   *[no] { $seat } { $count }
}
deal-of = { $you ->
    [yes] yours
   *[no] by { $seat }
}
deal-none = nobody has made one
deal-investor = invests
deal-settled = { $you ->
    [yes] you invest, as agreed
   *[no] { $seat } invests, as agreed
}
deal-demand = gets { $amount }
deal-blind = { $count ->
    [one] draws one cheque unseen
   *[other] draws { $count } cheques unseen
}
deal-nothing = gets nothing
deal-agreed = ✓
hint-highest = { $you ->
    [yes] You have the highest bid, { $highest }.
   *[no] { $seat } has the highest bid, { $highest }.
}
hint-bid = Equal cards cancel each other; only winners pay. You have { $influence } influence.
hint-seal = Against { $others }. Equal sums cancel each other; only the winner pays.
hint-option = Who is alone with a card pays one cheque; who is not must outbid the others.
hint-second = It must lie at a district of the first stick.
hint-take = Cheques come from the pile, unseen; draw too much and you lose them.
hint-terms = Pick who gets something, or streets that are forbidden or required.
hint-answer = All members must accept; then the deal binds.
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
tip-landmark = All sides must be one player's{ $white ->
    [0] {""}
    [one] , except the white one
   *[other] , except the { $white } white ones
}; { $count ->
    [0] none is free
    [one] one is free
   *[other] { $count } are free
}.
tip-raise = You would stand at { $total }; the highest bid is { $highest }.
tip-seal = You would have laid { $total }. Nobody sees how many cheques they are before all are open.
tip-pay = Nobody else will see which cheque you pay.
tip-bid = If you win you pay { $value } and have { $left } left.
tip-option = Here you may lay a stick at { $pair }: { $count ->
    [one] one street is free
   *[other] { $count } streets are free
}.
tip-draw = You have { $total }; above { $cap } you lose it all.
tip-keep = The tender is held for this card.
tip-reject = The next card is binding.
tip-pass = You take your cheques back and are out of this auction.
tip-cash = The stick comes back to you; what is built stays built.
tip-propose = The others answer one after the other.
tip-withdraw = Your cheques come back, your turn to offer is over.
tip-accept = What is agreed is paid at once and binds.
tip-refuse = The offer is off the table.
preview-builds = { $you ->
    [yes] You build { $district }: { $own } of yours against { $best } and { $free } free, nobody can equal that. *+{ $points }*
   *[no] { $seat } builds { $district }: { $own } against { $best } and { $free } free, nobody can equal that. *+{ $points }*
}
preview-builds-landmark = { $you ->
    [yes] You build { $district }: all its sides are yours. *+{ $points }*
   *[no] { $seat } builds { $district }, with all its sides. *+{ $points }*
}
preview-built = { $district } is built already: nothing more to win there.
preview-stands = { $district }: { $own } of yours, { $best } of the strongest other, { $free } free.
preview-landmark = { $district }: { $own } of yours, { $best } of the strongest other, { $free } free; all sides are needed.

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
option-setup_mode-drafted = by the players, tile by tile
option-district_cards_allow_edge = District cards allow edge streets
option-placement_optional = An investor may decline
option-option_trading = Trading in tied option tenders
option-trade_max_amount = Highest demand in a trade
option-trade_max_blind = Most blind draws in a trade
option-trade_max_streets = Most streets in a trade
option-composed_action_deck = Subsidies in the action deck
option-composed_action_deck-0 = no subsidy
option-composed_action_deck-1 = 1 subsidy
option-composed_action_deck-2 = 2 subsidies
option-composed_action_deck-3 = 3 subsidies
option-composed_action_deck-4 = 4 subsidies
option-composed_action_deck-5 = 5 subsidies
option-composed_action_deck-6 = 6 subsidies
option-action_cards = The twelve action cards
option-max_sealed_cheques = Most cheques in a sealed bid
option-years_to_play = Years to play
option-stall_no_stick_rounds = Rounds without a stick that end the game
option-stall_no_build_rounds = Rounds without a build that end the game
option-influence_cap = Highest influence (0: none)
option-show_opponent_cheque_values = Cheques lie open

## Scores

score-districts = Districts
score-landmarks = City hall and bank
score-bonus = Bonus cards

## Phases: what is asked

ask-start = Chance chooses who begins.
ask-tile = A district tile is drawn.
ask-put = { $you ->
    [yes] Put the tile ({ $kind }) onto an empty cell.
   *[no] { $seat } puts a tile ({ $kind }).
}
ask-tender = A tender card is revealed.
ask-keep = { $you ->
    [yes] Tender: { $picture } *{ $card }*. Keep it, or turn it down once?
   *[no] { $seat } considers { $picture } { $card }.
}
ask-bid = Play an influence card for { $prize }.
ask-raise = { $you ->
    [yes] Bid more than *{ $highest }* for { $prize }, or pass.
   *[no] { $seat } may outbid *{ $highest }* for { $prize }.
}
ask-raise-done = You have laid *{ $total }* for { $prize }: bid that, or lay more.
ask-raise-more = You have laid *{ $total }* for { $prize }: it must be more than *{ $highest }*.
ask-option = Play one of your option cards.
ask-seal = Lay your cheques face down.
ask-seal-alone = You are alone with your card: pay one cheque.
ask-wait = The others are still choosing.
ask-invest = { $you ->
    [yes] Lay a stick at { $target }.
   *[no] { $seat } lays a stick at { $target }.
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
    [yes] Draw another cheque, or stop? You have *{ $total }* of at most { $cap }.
   *[no] { $seat } draws cheques: { $total } of at most { $cap }.
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
    [yes] What is { $receiver } to get?
   *[no] { $seat } makes an offer.
}
ask-answer = { $you ->
    [yes] Do you accept the offer?
   *[no] { $seat } considers the offer.
}
ask-trade_pay = { $you ->
    [yes] Pay { $receiver } what you agreed, cheque by cheque: { $amount } to go.
   *[no] { $seat } pays { $receiver }.
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
do-lay = Lay { $value }
do-done = Done
do-bid-total = Bid { $total }
do-seal-total = { $total ->
    [0] Bid nothing
   *[other] Bid { $total }, sealed
}
say-nothing-laid = nothing never wins
say-take-back = take your { $total } back
say-keep = keep { $total }
say-decline = lay no stick
do-pay = Pay { $value }
do-stick = Stick on { $street }
do-decline = Decline
do-lift = Take the stick of { $street }
do-stop = Stop
do-draw = Draw
do-drop = Onto { $street }
do-action = Draw { $card }
do-take = Take { $what }
do-cheque = Draw { $value }
do-to = Something for { $seat }
do-forbid = Forbid { $street }
do-require = Require { $street }
do-propose = Propose it
do-withdraw = Withdraw the offer
do-give = Give { $value }
do-demand = Demand { $amount }
do-blind = { $count ->
    [one] One blind draw
   *[other] { $count } blind draws
}
do-accept = Accept
do-refuse = Refuse

list-street = Street
list-cheque = Cheque
list-value = Influence card
list-pair = Option card
list-cell = Cell
list-seat = Player
list-amount = Amount
list-count = Blind draws
list-what = Take

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

tell-round = Round { $round }
tell-year = { $year }
tell-start = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
tell-tile = Drawn: { $kind }.
tell-tile-again = Too many parks beside City Hall or Bank: the town is dealt again.
tell-put = { $you ->
    [yes] You put { $kind } onto { $cell }.
   *[no] { $seat } puts { $kind } onto { $cell }.
}
tell-tender = { $you ->
    [yes] You reveal { $picture } { $card }.
   *[no] { $seat } reveals { $picture } { $card }.
}
tell-void = { $picture } { $card }: no street is free for it, so it is replaced.
tell-keep = { $you ->
    [yes] You keep the card.
   *[no] { $seat } keeps the card.
}
tell-reject = { $you ->
    [yes] You turn it down.
   *[no] { $seat } turns it down.
}
tell-bid = { $you ->
    [yes] You play the { $person }, *{ $value }*.
   *[no] { $seat } plays the { $person }, *{ $value }*.
}
tell-cancelled = Equal cards cancel each other: { $seats }.
tell-right = { $you ->
    [yes] You win a right for { $price } influence.
   *[no] { $seat } wins a right for { $price } influence.
}
tell-nobody = Nobody gets a right.
tell-lay = { $you ->
    [yes] You lay { $value }: *{ $total }* in all.
   *[no] { $seat } lays { $value }: *{ $total }* in all.
}
tell-pass = { $you ->
    [yes] You pass{ $total ->
        [0] .
       *[other] {" "}and take { $total } back.
    }
   *[no] { $seat } passes{ $total ->
        [0] .
       *[other] {" "}and takes { $total } back.
    }
}
tell-won-cheques = { $you ->
    [yes] You win for *{ $total }*.
   *[no] { $seat } wins for *{ $total }*.
}
tell-option = { $you ->
    [yes] You play the option card for { $pair }.
   *[no] { $seat } plays the option card for { $pair }.
}
tell-alone = { $you ->
    [yes] You are alone with that card: one cheque, unseen.
   *[no] { $seat } is alone with that card: one cheque, unseen.
}
tell-together = The same card: { $seats }. Sealed bids for { $pair }.
tell-pay-known = { $you ->
    [yes] You pay { $value }, unseen by the others.
   *[no] { $seat } pays { $value }, unseen by the others.
}
tell-pay = { $you ->
    [yes] You pay one cheque, unseen.
   *[no] { $seat } pays one cheque, unseen.
}
tell-lay-sealed = { $you ->
    [yes] You lay { $value } face down.
   *[no] { $seat } laid { $value } face down.
}
tell-done-sealed = { $you ->
    [yes] You are done.
   *[no] { $seat } was done.
}
tell-sealed = { $you ->
    [yes] You laid { $total } in all.
   *[no] { $seat } laid { $total } in all.
}
tell-won-sealed = { $you ->
    [yes] You win a right at { $pair } for *{ $total }*.
   *[no] { $seat } wins a right at { $pair } for *{ $total }*.
}
tell-no-seal = Equal sums, or nothing: nobody gets a right at { $pair }.
tell-stick = { $you ->
    [yes] You lay a stick: { $street }.
   *[no] { $seat } lays a stick: { $street }.
}
tell-stick-bare = { $you ->
    [yes] You have no stick left and choose the { $street }.
   *[no] { $seat } has no stick left and chooses the { $street }.
}
tell-decline = { $you ->
    [yes] You decline.
   *[no] { $seat } declines.
}
tell-relocate = { $you ->
    [yes] You take it from the { $street }.
   *[no] { $seat } takes it from the { $street }.
}
tell-lift = { $you ->
    [yes] You take the stick of the { $street }.
   *[no] { $seat } takes the stick of the { $street }.
}
tell-bonus = { $you ->
    [yes] You get { $points } more for the bonus card.
   *[no] { $seat } gets { $points } more for the bonus card.
}
tell-action = The action card: { $picture } { $card }.
tell-filed = The card is filed under { $year }.
tell-move = { $you ->
    [yes] You move it to the { $street }.
   *[no] { $seat } moves it to the { $street }.
}
tell-swap = { $you ->
    [yes] You swap it with the one of the { $street }.
   *[no] { $seat } swaps it with the one of the { $street }.
}
tell-replace = { $you ->
    [yes] You replace a stick on the { $street }. It was of: { $owner }.
   *[no] { $seat } replaces a stick on the { $street }. It was of: { $owner }.
}
tell-take-influence = { $you ->
    [yes] You take { $count } influence.
   *[no] { $seat } takes { $count } influence.
}
tell-take-cheques = { $you ->
    [yes] You will draw cheques, up to { $cap }.
   *[no] { $seat } will draw cheques, up to { $cap }.
}
tell-cash = { $you ->
    [yes] You take the stick off the { $street }.
   *[no] { $seat } takes the stick off the { $street }.
}
tell-stop = { $you ->
    [yes] You stop and keep { $total }.
   *[no] { $seat } stops and keeps { $total }.
}
tell-cheque = { $you ->
    [yes] You draw { $value }: *{ $total }*.
   *[no] { $seat } draws { $value }: *{ $total }*.
}
tell-bust = { $you ->
    [yes] You have more than { $cap } and lose it all.
   *[no] { $seat } has more than { $cap } and loses it all.
}
tell-floor-pass = { $you ->
    [yes] You make no offer.
   *[no] { $seat } makes no offer.
}
tell-offer = { $you ->
    [yes] You make an offer for { $pair }. Who invests: { $investor }.
   *[no] { $seat } makes an offer for { $pair }. Who invests: { $investor }.
}
tell-term-give = { $you ->
    [yes] You would get { $value }.
   *[no] { $seat } would get { $value }.
}
tell-term-demand = { $you ->
    [yes] You would get { $amount }.
   *[no] { $seat } would get { $amount }.
}
tell-term-blind = { $you ->
    [yes] You would draw unseen: { $count }.
   *[no] { $seat } would draw unseen: { $count }.
}
tell-term-forbid = Forbidden: { $street }.
tell-term-require = Required: { $street }.
tell-propose = { $you ->
    [yes] You propose it.
   *[no] { $seat } proposes it.
}
tell-accept = { $you ->
    [yes] You accept.
   *[no] { $seat } accepts.
}
tell-refuse = { $you ->
    [yes] You refuse.
   *[no] { $seat } refuses.
}
tell-withdraw = { $you ->
    [yes] You withdraw the offer.
   *[no] { $seat } withdraws the offer.
}
tell-paid-to = { $you ->
    [yes] You pay { $value }. To: { $receiver }.
   *[no] { $seat } pays { $value }. To: { $receiver }.
}
tell-blind = { $you ->
    [yes] You draw a cheque unseen. From: { $investor }.
   *[no] { $seat } draws a cheque unseen. From: { $investor }.
}
tell-blind-known = { $you ->
    [yes] You draw { $value }, unseen by the others. From: { $investor }.
   *[no] { $seat } draws { $value }, unseen by the others. From: { $investor }.
}
tell-built = { $you ->
    [yes] You build { $picture } { $district }: { $own ->
        [one] 1 stick
       *[other] { $own } sticks
    } against { $best }{ $free ->
        [0] {""}
       *[other] {" "}and { $free } free
    }{ $white ->
        [0] {""}
        [one] , 1 side is white
       *[other] , { $white } sides are white
    }: nobody can equal that.
   *[no] { $seat } builds { $picture } { $district }: { $own ->
        [one] 1 stick
       *[other] { $own } sticks
    } against { $best }{ $free ->
        [0] {""}
       *[other] {" "}and { $free } free
    }{ $white ->
        [0] {""}
        [one] , 1 side is white
       *[other] , { $white } sides are white
    }: nobody can equal that.
}
tell-built-landmark = { $you ->
    [yes] You build { $picture } { $district }: all { $own } sides that are not white.
   *[no] { $seat } builds { $picture } { $district }: all { $own } sides that are not white.
}
tell-over-year = The last year is filled: the game is over.
tell-over-stall = Nothing can go on: the game is over.
tell-tie-sticks = Equal prestige: more sticks on the board win.
tell-tie-shared = Equal prestige and equally many sticks: the victory is shared.
