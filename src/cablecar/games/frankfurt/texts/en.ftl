# Frankfurt. $seat is a player's name, $you is yes if it is the reader; $tile, $district, $project and $space are texts of this file.

game-name = Frankfurt
game-title = Bürger, Baumeister & Co.
game-by = Michael Schacht, Abacusspiele 2009
game-minutes = 45
game-published = After “Bürger, Baumeister & Co.” by Michael Schacht (Abacusspiele, 2009). Unofficial.
game-blurb = Build Frankfurt tile by tile: each one makes the next of its kind worth more, for whoever lays it.
game-designed = The face of the board, the offer prices and the split of the tile values are our own design.

## Colours, types, tiles

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-violet = violet

# $colour and $kind are ids; the choice makes room for the grammar of other languages.
tile = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [violet] violet
   *[other] { $colour }
} { $kind ->
    [house] house
    [villa] villa
    [park] park
   *[other] { $kind }
} { $value }
tile-hidden = hidden tile
space = { $symbol ->
    [coin] space { $number } of { $district }, coin
    [two] space { $number } of { $district }, two
   *[blank] space { $number } of { $district }
}

## Districts and projects

district-westend = Westend
district-eschenheimer_tor = Eschenheim Gate
district-nordend = Nordend
district-opernplatz = Opera Square
district-boersenviertel = Exchange Quarter
district-zeil = Zeil
district-ostend = Ostend
district-junghof = Junghof Quarter
district-hasengasse = Hasengasse
district-boernestrasse = Boerne Street
district-paulsplatz = Paulsplatz
district-domviertel = Cathedral Quarter
district-fischerfeld = Fischerfeld
district-bahnhofsviertel = Station Quarter
district-sachsenhausen = Sachsenhausen
project-palmengarten = Palm Garden
project-traders_hall = Community Hall of the Traders Association
project-burgblock = Burgblock Flats
project-opera_house = Opera House
project-stock_exchange = Stock Exchange
project-grand_bazar = Grand Bazar Department Store
project-zoo = Zoological Garden
project-saalbau = Saalbau Community Hall
project-kleinmarkthalle = Small-Business Market Hall
project-main_synagogue = Main Synagogue
project-paulskirche = St Paul's Church
project-cathedral = Imperial Cathedral of St Bartholomew
project-municipal_library = Municipal Library
project-main_station = Main Station
project-eiserner_steg = Iron Footbridge
project = { $project } (cost { $cost }, bonus { $bonus })
project-year = { $project }, { $year }
river = Main
ring = Wallanlagen

## The offer and the Mayor

offer = Offer
offer-space = offer space { $number }
offer-free = free
offer-price = { $price ->
    [0] free
    [one] 1 coin
   *[other] { $price } coins
}
mayor = Mayor

## Coins, cranes, players

coins = { $count ->
    [0] no coins
    [one] 1 coin
   *[other] { $count } coins
}
cranes = { $count ->
    [0] no cranes
    [one] 1 crane
   *[other] { $count } cranes
}
seat-black = black
seat-white = white
seat-orange = orange
seat-turquoise = turquoise

## Phases: what is asked

ask-start = Chance chooses who begins.
ask-deal = The tiles are dealt.
ask-mayor = Chance puts the Mayor beside a tile.
ask-remove = Tiles leave the game unseen.
ask-reveal = A tile is turned up for the city.
ask-settle = Chance chooses the district for it.
ask-place = { $you ->
    [yes] Lay one of your tiles on a free space of its colour.
   *[no] { $seat } is laying a tile.
}
ask-discard = { $you ->
    [yes] None of your tiles has a space. Return one to the box.
   *[no] { $seat } can't place and returns a tile.
}
ask-project = { $you ->
    [yes] Complete { $project } for { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    } and a crane? It brings { $points } points.
   *[no] { $seat } may complete { $project }.
}
ask-take = { $you ->
    [yes] Take a tile from the offer. The one beside the Mayor is free.
   *[no] { $seat } is taking a tile from the offer.
}
ask-refill = A tile fills the gap in the offer.
picked-place-tile = Lay the { $picture } *{ $tile }* on a ringed space.
step-place = place
step-project = project
step-take = take

## Words in full

do-start = { $seat } begins
do-draw = Draw { $tile }
do-mayor = The Mayor starts at { $offer }
do-settle = Into { $district }
do-place = Lay { $tile } in { $space }
do-discard = Return { $tile } to the box
do-decline = Don't complete it
do-complete = Complete { $project }
do-take = Take { $offer }
list-tile = Lay
list-space = Lay it on
list-offer = Take
list-district = Into

## Why not

why-R4-no-such-seat = Nobody sits there.
why-R10-not-vacant = The tile needs an empty district of its own colour.
why-R14-not-in-hand = You don't hold such a tile.
why-R14-colour = A tile must be laid in a district of its own colour.
why-R14-taken = That space is taken.
why-R20-cannot-complete = You can't complete this project.
why-R24-price = You can't pay for this tile; only the one beside the Mayor is free.
why-R30-not-in-hand = You don't hold such a tile.
why-bag = No such tile is left to be drawn.

## What happened

tell-start = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
tell-deal = { $you ->
    [yes] You draw { $picture } { $tile }.
   *[no] { $seat } draws { $picture } { $tile }.
}
tell-dealt = { $seat } draws { $count ->
    [one] a tile
   *[other] { $count } tiles
}.
tell-offer = { $picture } { $tile } comes onto the offer.
tell-mayor-start = The Mayor starts beside { $picture } { $tile }.
tell-remove = { $count ->
    [one] A tile leaves the game unseen.
   *[other] { $count } tiles leave the game unseen.
}
tell-again = Too few tiles of one colour are left: the set-up starts again.
tell-aside = { $picture } { $tile } is laid aside: its districts have their tiles.
tell-settle = { $picture } { $tile } is laid in { $district }.
tell-aside-back = The tiles laid aside go back into the supply.
tell-laid = { $you ->
    [yes] You lay { $picture } { $tile } in { $district }: *{ $points }* points{ $coins ->
        [0] {""}
        [one] {" "}and 1 coin
       *[other] {" "}and { $coins } coins
    }.
   *[no] { $seat } lays { $picture } { $tile } in { $district }: *{ $points }* points{ $coins ->
        [0] {""}
        [one] {" "}and 1 coin
       *[other] {" "}and { $coins } coins
    }.
}
tell-laid-sum = { $you ->
    [yes] You lay { $picture } { $tile } in { $district }: { $sum } = *{ $points }* points{ $coins ->
        [0] {""}
        [one] {" "}and 1 coin
       *[other] {" "}and { $coins } coins
    }.
   *[no] { $seat } lays { $picture } { $tile } in { $district }: { $sum } = *{ $points }* points{ $coins ->
        [0] {""}
        [one] {" "}and 1 coin
       *[other] {" "}and { $coins } coins
    }.
}
tell-coin-lost = { $you ->
    [yes] Your coin is lost: you own { $limit } already.
   *[no] { $seat }'s coin is lost: nobody may own more than { $limit }.
}
tell-project-plus = { $you ->
    [yes] You complete { $project }: *{ $points }* points more.
   *[no] { $seat } completes { $project }: *{ $points }* points more.
}
tell-project-times = { $you ->
    [yes] You complete { $project }: the turn's points again, *{ $points }* more.
   *[no] { $seat } completes { $project }: the turn's points again, *{ $points }* more.
}
tell-decline = { $you ->
    [yes] You leave { $project } open.
   *[no] { $seat } leaves { $project } open.
}
tell-missed = { $district } is full; { $project } will never be completed.
tell-discard = { $you ->
    [yes] You can't place, show your hand and return { $picture } { $tile }.
   *[no] { $seat } can't place, shows the hand and returns { $picture } { $tile }.
}
tell-take-free = { $you ->
    [yes] You take { $picture } { $tile }, free beside the Mayor.
   *[no] { $seat } takes { $picture } { $tile }, free beside the Mayor.
}
tell-take-paid = { $you ->
    [yes] You take { $picture } { $tile } for { $price ->
        [0] nothing
        [one] 1 coin
       *[other] { $price } coins
    }.
   *[no] { $seat } takes { $picture } { $tile } for { $price ->
        [0] nothing
        [one] 1 coin
       *[other] { $price } coins
    }.
}
tell-mayor = The Mayor walks on to { $picture } { $tile }.
tell-refill = { $picture } { $tile } is drawn into the offer.
tell-last-turns = The supply is empty: this is the last turn.
tell-over = The gap can't be filled: the game is over.
tell-hand = { $you ->
    [yes] You score { $points } for { $colour } in your hand.
   *[no] { $seat } scores { $points } for { $colour } in hand.
}
tell-lap = { $you ->
    [yes] You pass { $points } points.
   *[no] { $seat } passes { $points } points.
}
tell-tie-coins = Equal points: coins decide.
tell-tie-shared = Equal points and equal coins: a shared win.

## Score sheet

score-tiles = Tiles
score-projects = Great projects
score-hand = Colour in hand

## The table and the text view

panel-map = Frankfurt
panel-hand = Your hand
panel-hand-of = { $seat }'s hand
panel-supply = Supply
panel-score = Score
label-turns-left = { $turns ->
    [one] last turn
   *[other] { $turns } turns left
}
label-round = round { $round } of { $rounds }
label-supply = { $count } in the supply
label-project-done = { $project }: completed by { $seat }
label-project-missed = { $project }: missed
label-mayor = free (Mayor)
number-score = points
number-coins = coins
number-cranes = cranes
number-hand = tiles in hand
tip-project = Build in this district, then pay and set a crane to complete it.
tip-project-plus = Brings { $points } points.
tip-project-times = Brings the points of the turn again.
tip-offer = Take one tile each turn. The Mayor's is free.
tip-mayor = Walks clockwise to the next tile after every turn.
tip-hand = At the end your best colour in hand counts.

## Options

option-mayor = Where the Mayor starts
option-mayor-0 = space 1 of the offer (top)
option-mayor-1 = space 2 of the offer (right)
option-mayor-2 = space 3 of the offer (bottom right)
option-mayor-3 = space 4 of the offer (bottom left)
option-mayor-4 = space 5 of the offer (left)
option-first_seat = Who begins
preset-two = Two players
preset-three = Three players
preset-four = Four players

## The scene

lot = { $shows ->
    [coin] { $district }, coin
    [two] { $district }, +{ $points }
   *[blank] { $district }
}
project-of = { $project } ({ $year }): { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}, { $bonus }
project-terms = { $project }: { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}, { $bonus }
crane-of = { $you ->
    [yes] Your crane
   *[no] { $seat }'s crane
}
lap-of = { $you ->
    [yes] Your lap marker
   *[no] { $seat }'s lap marker
}
lap-passed = { $you ->
    [yes] You have passed { $points } points
   *[no] { $seat } has passed { $points } points
}
score-gained = { $you ->
    [yes] You: +{ $points }
   *[no] { $seat }: +{ $points }
}
map-title = Frankfurt
map-subtitle = am Main · city map, 1880
map-north = N
map-over = Over { $points }
map-offer = The Mayor's tile is free
supply-left = tiles
label-setup = Setting up
hand-slot = tile { $number }
hand-tile = { $kind ->
    [house] *House { $value }*
    [villa] *Villa { $value }*
    [park] *Park { $value }*
   *[other] *{ $kind } { $value }*
}
hand-best = up to { $points } in { $district }
hand-nowhere = no free space
hand-worth = At the end your hand would score { $points } ({ $colour }).
panel-purse = Your purse
a-coin = coin
a-coin-none = no coin
a-crane = crane
a-crane-set = crane in the city
hint-place = Once a tile is picked, the number on a space is what it would score there.
hint-picked-place-tile = Or choose another tile of your hand.
hint-take = The number is the price in { $coin } coins; you have { $coins }.
complete-brings = +{ $points }, { $cost ->
    [one] −1 coin
   *[other] −{ $cost } coins
}, −1 crane
sum-tile = { $kind ->
    [house] house
    [villa] villa
    [park] park
   *[other] { $kind }
} { $value } = *{ $points } points*
sum-two = { $kind ->
    [house] house
    [villa] villa
    [park] park
   *[other] { $kind }
} { $value } + space { $two } = *{ $points } points*
sum-others = { $kind ->
    [house] house { $value } + houses here
    [villa] villa { $value } + villas here
    [park] park { $value } + parks here
   *[other] { $kind } { $value } + { $kind } here
} { $others } = *{ $points } points*
sum-all = { $kind ->
    [house] house { $value } + houses here
    [villa] villa { $value } + villas here
    [park] park { $value } + parks here
   *[other] { $kind } { $value } + { $kind } here
} { $others } + space { $two } = *{ $points } points*
sum-plus = *+{ $points } points*
sum-times = The points of this turn again: *+{ $points } points*
costs = Costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
} and a crane.
coin-gain = { $count ->
    [one] And a coin.
   *[other] And { $count } coins.
}
coin-lost = The coin would be lost: you own { $limit }.
then-project = Then { $project } for { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}: { $bonus }, *{ $total }* in all.
then-missed = This is the last space: { $project } could never be completed.
take-free = Free: the Mayor stands here.
take-costs = Costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}; { $left } left.
tip-map = Lay tiles in districts of their colour. Equal kinds in one district add up.
tip-purse = Coins pay for great projects and for tiles of the offer.
tip-coins = Nobody may own more than these. Coins come only from lots that show one.
tip-cranes = Each completed project keeps a crane for good.
tip-hand-seen = What everybody saw being taken; the rest is hidden.
tip-decline = The project stays open for whoever builds here later.
tip-discard = Back into the box, out of the game.
unseen = Not seen in { $colour }: { $tiles }
surely-left = Surely still in the supply: { $tiles }
counted = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}
listed = { $first }, { $rest }
kind-value = { $kind ->
    [house] house { $value }
    [villa] villa { $value }
    [park] park { $value }
   *[other] { $kind } { $value }
}
