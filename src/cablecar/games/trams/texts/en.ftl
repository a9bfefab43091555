# San Francisco. $seat is a player's name, $you is yes if it is the reader; $card, $district, $kind, $cell and $column are texts of this file.

game-name = San Francisco
game-title = San Francisco
game-edition = Knizia, 2022
game-by = Reiner Knizia, Rebel Studio 2022
game-minutes = 60
game-published = After “San Francisco” by Reiner Knizia (Rebel Studio, 2022). Unofficial.
game-blurb = Fill five districts from the left, lay cable-car tracks, raise skyscrapers, and mind how many contracts you hold.
game-designed = The faces of the 87 project cards are our own design; so is part of what each district's bonus is.

## Districts, cards, spaces

district-blue = Waterfront
district-grey = Downtown
district-orange = Chinatown
district-yellow = Residential Hills
district-green = Parks
space = { $district } { $number }
column = column { $number }
column-of = column { $number }: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
symbol-bonus = bonus symbol
symbol-coast = coast
symbol-foundation = foundation token
symbol-tracks = tracks
symbol-depot = depot
symbol-square = square
card-plain = { $card }: { $value }
card-full = { $card }: { $value }, { $symbols }
car-at = cable car: { $district } { $number }
tower-at = skyscraper: { $district } { $number }
plus-at = plus-two token: { $district } { $number }
tracks-at = tracks token: { $district } { $number }
seat-black = black
seat-white = white
seat-red = red
seat-teal = teal
card-value = Bonus card
card-depot = Bonus depot
card-BL01 = Ferry Terminal
card-BL02 = Shipyard
card-BL03 = Fish Market
card-BL04 = Harbour Street
card-BL05 = Harbour Master
card-BL06 = Sea Wall
card-BL07 = Sandy Beach
card-BL08 = Fishing Pier
card-BL09 = Lighthouse
card-BL10 = Ocean Promenade
card-BL11 = Bayside Car Barn
card-BL12 = Wharf Turntable
card-BL13 = Waterfront Building Site
card-BL14 = Pier Building Site
card-BL15 = Old Cannery
card-GY01 = Stock Exchange
card-GY02 = City Hall
card-GY03 = Grand Hotel
card-GY04 = Bank Street
card-GY05 = Department Store
card-GY06 = Newspaper House
card-GY07 = Law Courts
card-GY08 = Telegraph Office
card-GY09 = Theatre
card-GY10 = Exchange Square
card-GY11 = Union Plaza
card-GY12 = Civic Square
card-GY13 = Downtown Car Barn
card-GY14 = Downtown Building Site
card-GY15 = Corner Building Site
card-OR01 = Dragon Gate
card-OR02 = Silk Market
card-OR03 = Tea House
card-OR04 = Lantern Street
card-OR05 = Night Market
card-OR06 = Herbalist
card-OR07 = Noodle Kitchen
card-OR08 = Print Shop
card-OR09 = Family Hall
card-OR10 = Lantern Square
card-OR11 = Old Plaza
card-OR12 = Festival Square
card-OR13 = Chinatown Car Barn
card-OR14 = Chinatown Building Site
card-OR15 = Alley Building Site
card-YE01 = Apartment Row
card-YE02 = Hilltop Villas
card-YE03 = Painted Houses
card-YE04 = Steep Street
card-YE05 = School
card-YE06 = Library
card-YE07 = Hill Crossing
card-YE08 = Corner Grocery
card-YE09 = Parish Church
card-YE10 = Hill Square
card-YE11 = Market Square
card-YE12 = Fountain Square
card-YE13 = Hillside Car Barn
card-YE14 = Hillside Building Site
card-YE15 = Terrace Building Site
card-GN01 = Conservatory
card-GN02 = Zoological Garden
card-GN03 = Exposition Hall
card-GN04 = Rose Garden
card-GN05 = Boathouse
card-GN06 = Park Gate
card-GN07 = Garden Avenue
card-GN08 = Observatory
card-GN09 = Music Pavilion
card-GN10 = Sculpture Grove
card-GN11 = Picnic Meadow
card-GN12 = Carousel
card-GN13 = Arboretum
card-GN14 = Park Edge Building Site
card-GN15 = Meadow Building Site
card-BK01 = Fire Station
card-BK02 = Hospital
card-BK03 = Post Office
card-BK04 = Police Station
card-BK05 = Tram Stop
card-BK06 = Tram Junction
card-BK07 = Ticket Office
card-BK08 = Planning Office
card-BK09 = Car Barn
card-BK10 = Powerhouse
card-BK11 = Vacant Lot
card-BK12 = Reclaimed Lot

## Bonuses and pieces

kind-plus_two = plus-two token
kind-value_card = bonus card with a value
kind-depot_card = depot card
kind-points = points token
kind-contract_relief = relief token
kind-tracks_token = tracks token
a-completion = completion token
a-contract = contract
a-foundation-token = foundation token
times = × { $count }
open = still open

## Phases: what is asked

ask-start = Chance chooses who begins.
ask-turn = { $you ->
    [yes] Draw a project, or take a column.
   *[no] { $seat } draws a project or takes a column.
}
ask-turn-draw = { $you ->
    [yes] Draw a project: no column has enough cards.
   *[no] { $seat } draws a project: no column has enough cards.
}
ask-reveal = The top card of the deck is turned up.
ask-column = { $you ->
    [yes] Lay { $picture } *{ $card }* in one of the three columns.
   *[no] { $seat } is laying { $picture } { $card } in a column.
}
ask-place = { $you ->
    [yes] Place a card of your pool, or stop.
   *[no] { $seat } is placing cards.
}
ask-row = { $you ->
    [yes] Place { $picture } *{ $card }* in a ringed row.
   *[no] { $seat } is choosing a row for { $picture } { $card }.
}
ask-bonus = { $you ->
    [yes] Choose your bonus for { $district }.
   *[no] { $seat } is choosing a bonus for { $district }.
}
ask-target = { $you ->
    [yes] Choose the card that gets the { $kind }.
   *[no] { $seat } is choosing a card for the { $kind }.
}
ask-build = { $you ->
    [yes] Build a skyscraper on { $cell }?
   *[no] { $seat } may build a skyscraper on { $cell }.
}
step-take = take
step-place = place
step-stop = discard the rest
hint-turn = { $contracts ->
    [0] You hold no contract: any column with a card is open to you.
    [one] You hold 1 contract: a column needs { $cards } cards or more.
   *[other] You hold { $contracts } contracts: a column needs { $cards } cards or more.
}
hint-empty = All columns are empty.
hint-last = Only one foundation token is left: the next foundation that is turned up ends the game.
hint-place = All, some or none of the cards, in any order.
hint-window = No card is left, but your relief token can still be used.
hint-bonus = The bonus of the district, or a tracks token instead.

## Words in full

do-start = { $seat } begins
do-draw = Draw a project
do-take = Take { $column }
do-relief = { $count ->
    [one] Relief: drop 1 contract
   *[other] Relief: drop { $count } contracts
}
do-reveal = { $card } is turned up
do-into = Into { $column }
do-place = Place { $card }
do-stop = Discard the rest
do-row = In { $district }
do-bonus = Take a { $kind }
do-decline = Take no bonus
do-on = On { $cell }
do-build = Build on { $cell }
do-leave = Don't build on { $cell }
list-card = Place
list-column = Column
list-district = Place it
list-cell = On
list-kind = Bonus
list-contracts = Contracts to drop
take-brings = { $count ->
    [one] 1 card and a contract
   *[other] { $count } cards and a contract
}

brings-towers = { $count ->
    [one] skyscraper
   *[other] { $count } skyscrapers
}
brings-first = first to finish
brings-bonus = a bonus
brings-cars = { $count ->
    [one] cable car
   *[other] { $count } cable cars
}
brings-rank = { $from } → { $to }

## Why not

why-R1_6-no-such-seat = Nobody sits there.
why-R2_3-deck-empty = The deck is empty.
why-R3_1-not-in-deck = That card is not in the deck any more.
why-R4_1-empty = That column is empty.
why-R4_1-contracts = That column must hold more cards than you hold contracts.
why-R5_1-not-in-pool = That card is not among those you took.
why-R5_1-row-full = That row is full.
why-R5_3-row-full = The row of that card is full.
why-R9_2-not-asked = That is not the foundation you are asked about.
why-R12_1-other-district = That bonus belongs to another district.
why-R12_3-none-left = None of these is left.
why-R12_3-district-empty = The tracks token stands in for the district's own bonus, and of that none is left.
why-R12_3-no-target = Every card of your city has tracks already.
why-R12_3-no-room = Your city has no space for a card.
why-R12_3-must-take = A bonus that can be taken must be taken.
why-R12_3-has-tracks = That card has tracks or is a depot.
why-R12_4-no-card = There is no card.
why-R13_4-no-token = You have no relief token.
why-R13_4-too-few = You don't hold so many contracts.

## What happened

tell-start = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
tell-reveal = { $picture } { $card } is turned up.
tell-token = { $count ->
    [0] It takes the last foundation token.
    [one] It takes a foundation token; 1 is left.
   *[other] It takes a foundation token; { $count } are left.
}
tell-into = { $you ->
    [yes] You lay { $picture } { $card } in column { $number }.
   *[no] { $seat } lays { $picture } { $card } in column { $number }.
}
tell-take = { $you ->
    [yes] You take column { $number }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
   *[no] { $seat } takes column { $number }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
tell-contract = { $you ->
    [yes] You get a contract and hold { $count }.
   *[no] { $seat } gets a contract and holds { $count }.
}
tell-discard-all = Everybody holds a contract now: each drops one.
tell-relief = { $you ->
    [yes] You spend your relief token and drop { $count ->
        [one] 1 contract
       *[other] { $count } contracts
    }.
   *[no] { $seat } spends a relief token and drops { $count ->
        [one] 1 contract
       *[other] { $count } contracts
    }.
}
tell-pick = { $you ->
    [yes] You pick { $picture } { $card }.
   *[no] { $seat } picks { $picture } { $card }.
}
tell-place = { $you ->
    [yes] You place { $picture } { $card } in { $district }.
   *[no] { $seat } places { $picture } { $card } in { $district }.
}
tell-cars = { $count ->
    [one] The network grows: a cable car more, { $total } in all.
   *[other] The network grows: { $count } cable cars more, { $total } in all.
}
tell-square = A cable car passes the square at { $cell }: it is now worth { $value }.
tell-coast = One more coast: skyscrapers need only { $need }.
tell-tower = The cards beside { $cell } are worth { $sum } and { $need } are enough: a skyscraper.
tell-medal-first = { $you ->
    [yes] Yours is the first skyscraper: the medal is yours.
   *[no] It is the first skyscraper: the medal goes to { $seat }.
}
tell-medal = { $you ->
    [yes] Your { $mine } skyscrapers beat { $theirs }: the medal is yours.
   *[no] { $mine } skyscrapers beat { $theirs }: the medal goes to { $seat }.
}
tell-completed = { $you ->
    [yes] You are the first to complete { $district }.
   *[no] { $seat } is the first to complete { $district }.
}
tell-due = { $you ->
    [yes] The second bonus symbol in { $district }: a bonus is yours.
   *[no] The second bonus symbol in { $district }: { $seat } gets a bonus.
}
tell-lost = The second bonus symbol in { $district }, but no bonus can be taken.
tell-bonus = { $you ->
    [yes] You take a { $picture } { $kind } for { $district }.
   *[no] { $seat } takes a { $picture } { $kind } for { $district }.
}
tell-plus = { $you ->
    [yes] You put it on { $cell }: worth { $value } more.
   *[no] { $seat } puts it on { $cell }: worth { $value } more.
}
tell-tracks = { $you ->
    [yes] You lay tracks on { $cell }.
   *[no] { $seat } lays tracks on { $cell }.
}
tell-decline = { $you ->
    [yes] You take no bonus for { $district }.
   *[no] { $seat } takes no bonus for { $district }.
}
tell-agree = { $you ->
    [yes] You want to build on { $cell }.
   *[no] { $seat } wants to build on { $cell }.
}
tell-leave = { $you ->
    [yes] You don't build on { $cell }.
   *[no] { $seat } doesn't build on { $cell }.
}
tell-stop = { $you ->
    [yes] You place no more.
   *[no] { $seat } places no more.
}
tell-gone = { $count ->
    [one] { $cards } leaves the game.
   *[other] { $cards } leave the game.
}
tell-gone-many = { $count } cards leave the game.
tell-end-tokens = { $you ->
    [yes] You turned up the card with the last foundation token: the game is over.
   *[no] { $seat } turned up the card with the last foundation token: the game is over.
}
tell-end-board = { $you ->
    [yes] Your city is full: the game is over.
   *[no] { $seat }'s city is full: the game is over.
}
tell-end-nothing = { $you ->
    [yes] The deck is empty and you can take nothing: the game is over.
   *[no] The deck is empty and { $seat } can take nothing: the game is over.
}
tell-tie-cars = Equal points: cable cars decide.
tell-tie-shared = Equal points and equal cable cars: a shared win.
listed = { $first }, { $rest }

## Score sheet

score-skyscrapers = Skyscrapers
score-medal = Medal
score-bonuses = Points tokens
score-completions = Completed districts
score-blue = Waterfront
score-grey = Downtown
score-orange = Chinatown
score-yellow = Residential Hills
score-green = Parks
score-cable_cars = Cable cars

## The table and the text view

panel-city = { $shape } { $you ->
    [yes] Your city
   *[no] { $seat }'s city
}
panel-offer = Projects
panel-track = Foundation tokens
panel-deck = Deck
panel-pool = Pool
panel-papers = Your papers
panel-supply = Bonuses
panel-lead = Who leads
place-completion = Completion token
map-bay = San Francisco Bay
map-depots = depots
row-blue = Waterfront
row-grey = Downtown
row-orange = Chinatown
row-yellow = Hills
row-green = Parks
lead-bonus = bonus
lead-first = first
lead-note = points by place
pool-empty = empty
pool-of = { $seat } is placing
pool-card = *{ $card }*
pool-any = any row with room
pool-row = { $district }
pool-full = no room: { $district } is full
papers-contracts = { $count ->
    [0] *no contract*
    [one] *1 contract*
   *[other] *{ $count } contracts*
}
papers-next = { $cards ->
    [one] next: any column with a card
   *[other] next: a column of { $cards } or more
}
papers-relief = drops 1 or 2 contracts, once
offer-note = shapes: who may take it
may-take = Who may take it
may-take-by = { $you ->
    [yes] you may take it
   *[no] { $seat } may take it
}
row-sum = worth { $sum }, { $points } points now
label-tokens = { $count ->
    [one] foundations: 1 left
   *[other] foundations: { $count } left
}
label-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
lead-nobody = Nobody leads before a card lies in a city.
medal-nobody = The medal waits for the first skyscraper.
medal-of = { $you ->
    [yes] The medal is yours, with { $count ->
        [one] 1 skyscraper
       *[other] { $count } skyscrapers
    }; only more take it away.
   *[no] { $seat } has the medal, with { $count ->
        [one] 1 skyscraper
       *[other] { $count } skyscrapers
    }; only more take it away.
}
tag-medal = { $medal } medal
network-of = { $count ->
    [one] 1 cable car
   *[other] { $count } cable cars
}
number-score = points if it ended now
number-contracts = contracts
number-cars = cable cars
number-towers = skyscrapers
number-cards = cards
tip-city = A card goes on the leftmost free space of its row.
tip-offer = Turn up a card and lay it in any column.
tip-take = Or take a whole column that holds more cards than you hold contracts.
tip-pool = Place all, some or none; the rest leaves the game.
tip-contracts = Each column taken costs a contract. A column must hold more cards than you hold contracts.
tip-score = Skyscrapers, medal, tokens, and advantage in each district and for cable cars.
tip-cars = The most cable cars bring most.
tip-towers = Each is worth a point.
tip-cards = A full city ends the game.
tip-tie = Equal sums: the cards from the left decide, then the row below, even of an empty row.
tip-lead = Tokens go by rank; ties are broken from the left, then by the rows below.
tip-bonus = The second bonus symbol in one row of yours brings the bonus of its district, or a tracks token.
tip-track = When the last one is gone the game ends at once.
tip-deck = { $foundations } of the { $left } cards left are foundations.
tip-site = Its neighbours are worth { $sum } of { $need }.
tip-tracks = Has tracks: with a cable car as soon as it is linked to a depot.
tip-sides = Its tracks reach { $sides }; a neighbour joins only if both reach their common side.
tip-depot = A depot: it has a cable car from the start.
tip-foundation = A foundation: a skyscraper rises when its neighbours are worth { $need }, less your coasts.
tip-coast = A coast: each lowers what your skyscrapers need by 1.
tip-square = A square: worth { $worth } beside a cable car, otherwise nothing.
tip-plus_two = One card of yours is worth { $value } more.
tip-value_card = An extra card worth { $worth } for any row with room.
tip-depot_card = An extra depot for any row with room.
tip-points = { $points } points at the end.
tip-contract_relief = Once, in a turn of yours: drop 1 or 2 contracts.
tip-tracks_token = A card of yours without tracks has tracks from now on.

## Options

option-first_seat = Who begins
option-bonus_by_district = Bonuses of the districts, from the top
option-bonus_by_district-plus_two = { kind-plus_two }
option-bonus_by_district-value_card = { kind-value_card }
option-bonus_by_district-depot_card = { kind-depot_card }
option-bonus_by_district-points = { kind-points }
option-bonus_by_district-contract_relief = { kind-contract_relief }
option-track_direction_matters = Tracks must meet at a common side
option-contract_taken_before_placing = The contract comes before the cards are placed
option-auto_build_skyscrapers = Skyscrapers rise by themselves
option-may_decline_bonus = A bonus may be declined
option-tracks_token_if_district_bonus_empty = Tracks token although the district's bonus is gone
option-empty_space_value_in_tiebreak = Empty space when ties are broken
option-empty_space_value_in_tiebreak-0 = like a card worth 0
option-empty_space_value_in_tiebreak--1 = less than any card
option-resolve_last_card_fully_before_end = The last card still brings its bonus
option-zero_value_players_are_ranked = Nothing in a district can still bring points
preset-two = Two players
preset-three = Three players
preset-four = Four players
