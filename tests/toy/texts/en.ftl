# The Toy Shop. $seat is a player's name, $you is yes if it is the reader; $marble and $toy are ids.

game-name = The Toy Shop
game-published = Our own.
game-blurb = Marbles for toys: bid in secret, wish, look under the counter.
game-designed = Everything is our own design.

marble = { $marble ->
    [clay] clay marble ({ $value })
    [glass] glass marble ({ $value })
    [agate] agate marble ({ $value })
   *[other] { $marble } marble ({ $value })
}
toy = { $toy ->
    [top] top
    [kite] kite
    [doll] doll
    [drum] drum
    [train] train
   *[other] { $toy }
}
rival-collector = Collector
rival-0 = Collector
score-toys = toys
score-wishes = wishes
score-marbles = marbles

## Phases: what is asked

ask-under = A marble rolls under the counter.
ask-refill = Everybody draws.
ask-deal = A marble is drawn.
ask-turn = A toy is turned.
ask-bid = { $you ->
    [yes] Lay marbles for the toy and say done, or drop one into the jar.
   *[no] { $seat } is choosing.
}
ask-offer = The collector makes an offer.
ask-opening = The bids are opened.
ask-treat = { $you ->
    [yes] The toy is yours. Look, reach, lend, or be done.
   *[no] { $seat } enjoys the toy.
}
ask-name = { $you ->
    [yes] To whom do you lend it?
   *[no] { $seat } lends the toy.
}
ask-reach = A marble comes out of the jar.
ask-swap = { $you ->
    [yes] Drop a marble into the jar, or be done.
   *[no] { $seat } may drop a marble.
}

## Words in full

do-draw = Draw a { $marble }
do-toy = The { $toy }
do-offer = The collector offers { $value }
do-lay = Lay a { $marble }
do-done = Done
do-drop = Drop a { $marble }
do-look = Look under the counter
do-reach = Reach into the jar
do-lend = Lend the toy
do-name = To { $seat }

## What happened

tell-under = A marble rolls under the counter.
tell-draw = { $you ->
    [yes] You draw a { $marble }.
   *[no] { $seat } draws a { $marble }.
}
tell-draw-hidden = { $you ->
    [yes] You draw a marble.
   *[no] { $seat } draws a marble.
}
tell-reached = { $you ->
    [yes] You get a { $marble } out of the jar.
   *[no] { $seat } gets a { $marble } out of the jar.
}
tell-toy = On the counter: the { $toy }.
tell-offer = The collector offers { $value }.
tell-lay = { $you ->
    [yes] You lay a { $marble }.
   *[no] { $seat } lays a { $marble }.
}
tell-drop = { $you ->
    [yes] You drop a { $marble } into the jar.
   *[no] { $seat } drops a { $marble } into the jar.
}
tell-drop-hidden = { $you ->
    [yes] You drop a marble into the jar.
   *[no] { $seat } drops a marble into the jar.
}
tell-done = { $you ->
    [yes] You are done.
   *[no] { $seat } is done.
}
tell-look = { $you ->
    [yes] You look under the counter and keep the marble.
   *[no] { $seat } looks under the counter and keeps the marble.
}
tell-reach = { $you ->
    [yes] You reach into the jar.
   *[no] { $seat } reaches into the jar.
}
tell-lend = { $you ->
    [yes] You lend the toy.
   *[no] { $seat } lends the toy.
}
tell-name = { $you ->
    [yes] You lend it to { $other }: half a point each.
   *[no] { $seat } lends it to { $other }: half a point each.
}
tell-won = { $you ->
    [yes] You win the { $toy }.
   *[no] { $seat } wins the { $toy }.
}
tell-lost = Nobody wins the { $toy }: it is lost.
tell-collector = The collector wins the { $toy }.

## The scene

panel-shop = The shop
panel-pocket = Your pocket
panel-owners = Who has which toys
column-toys = Toys
place-deck = Toys to come
place-offer = Counter
place-jar = Wishing jar
place-bag = Bag
place-till = Till
place-under = Under the counter
place-pocket = Your pocket
tip-toy = { $points } points
tip-bid = Your bid is then worth { $value }.

## Why not

why-Y4-begun = You have begun to bid.
why-Y4-not-in-hand = You have no such marble left.
why-Y7-never = Nobody looks under the counter in this game.
why-Y7-found = There is nothing under the counter.
why-Y8-once = You have reached into the jar already.
why-Y8-empty = The jar is empty.
why-Y8-not-in-hand = You have no such marble.
why-Y9-once = The toy is lent already.
why-Y9-alone = There is nobody to lend it to.
why-Y9-nobody = Nobody sits there.
why-Y9-yourself = It is yours already.
why-bag = There is none left to be drawn.

## Options

option-wish = A dropped marble brings
option-wish-half = half a point
option-wish-nothing = nothing
option-wish-point = a point
option-look = Looking under the counter
option-look-never = never
option-length = Toys in a game
option-toys = Kinds of toys
preset-alone = Alone
preset-long = Long
