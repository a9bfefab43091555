# The Toy Shop.

game-name = La juguetería
game-published = Nuestro.
game-blurb = Canicas por juguetes: puja en secreto, pide deseos, mira bajo el mostrador.
game-designed = Todo es diseño nuestro.

marble = { $marble ->
    [clay] canica de barro ({ $value })
    [glass] canica de vidrio ({ $value })
    [agate] canica de ágata ({ $value })
   *[other] canica { $marble } ({ $value })
}
toy = { $toy ->
    [top] peonza
    [kite] cometa
    [doll] muñeca
    [drum] tambor
    [train] tren
   *[other] { $toy }
}
rival-collector = Coleccionista
rival-0 = Coleccionista
score-toys = juguetes
score-wishes = deseos
score-marbles = canicas

## Phases: what is asked

ask-under = Una canica rueda bajo el mostrador.
ask-refill = Todos roban.
ask-deal = Se roba una canica.
ask-turn = Se descubre un juguete.
ask-bid = { $you ->
    [yes] Pon canicas por el juguete y di listo, o deja caer una en el tarro.
   *[no] { $seat } está eligiendo.
}
ask-offer = El coleccionista hace una oferta.
ask-opening = Se descubren las pujas.
ask-treat = { $you ->
    [yes] El juguete es tuyo. Mira, mete la mano, préstalo, o listo.
   *[no] { $seat } disfruta del juguete.
}
ask-name = { $you ->
    [yes] ¿A quién se lo prestas?
   *[no] { $seat } presta el juguete.
}
ask-reach = Sale una canica del tarro.
ask-swap = { $you ->
    [yes] Deja caer una canica en el tarro, o listo.
   *[no] { $seat } puede dejar caer una canica.
}

## Words in full

do-draw = Robar: { $marble }
do-toy = Descubierto: { $toy }
do-offer = El coleccionista ofrece { $value }
do-lay = Poner: { $marble }
do-done = Listo
do-drop = Dejar caer: { $marble }
do-look = Mirar bajo el mostrador
do-reach = Meter la mano en el tarro
do-lend = Prestar el juguete
do-name = A { $seat }

## What happened

tell-under = Una canica rueda bajo el mostrador.
tell-draw = { $you ->
    [yes] Robas: { $marble }.
   *[no] { $seat } roba: { $marble }.
}
tell-draw-hidden = { $you ->
    [yes] Robas una canica.
   *[no] { $seat } roba una canica.
}
tell-reached = { $you ->
    [yes] Sacas del tarro: { $marble }.
   *[no] { $seat } saca del tarro: { $marble }.
}
tell-toy = En el mostrador: { $toy }.
tell-offer = El coleccionista ofrece { $value }.
tell-lay = { $you ->
    [yes] Pones: { $marble }.
   *[no] { $seat } pone: { $marble }.
}
tell-drop = { $you ->
    [yes] Dejas caer en el tarro: { $marble }.
   *[no] { $seat } deja caer en el tarro: { $marble }.
}
tell-drop-hidden = { $you ->
    [yes] Dejas caer una canica en el tarro.
   *[no] { $seat } deja caer una canica en el tarro.
}
tell-done = { $you ->
    [yes] Has terminado.
   *[no] { $seat } ha terminado.
}
tell-look = { $you ->
    [yes] Miras bajo el mostrador y te quedas la canica.
   *[no] { $seat } mira bajo el mostrador y se queda la canica.
}
tell-reach = { $you ->
    [yes] Metes la mano en el tarro.
   *[no] { $seat } mete la mano en el tarro.
}
tell-lend = { $you ->
    [yes] Prestas el juguete.
   *[no] { $seat } presta el juguete.
}
tell-name = { $you ->
    [yes] Se lo prestas a { $other }: medio punto cada uno.
   *[no] { $seat } se lo presta a { $other }: medio punto cada uno.
}
tell-won = { $you ->
    [yes] Ganas: { $toy }.
   *[no] { $seat } gana: { $toy }.
}
tell-lost = Nadie gana: { $toy } se pierde.
tell-collector = El coleccionista gana: { $toy }.

## The scene

panel-shop = La tienda
panel-pocket = Tu bolsillo
panel-owners = Quién tiene qué juguetes
column-toys = Juguetes
place-deck = Juguetes por venir
place-offer = Mostrador
place-jar = Tarro de los deseos
place-bag = Bolsa
place-till = Caja
place-under = Bajo el mostrador
place-pocket = Tu bolsillo
tip-toy = { $points } puntos
tip-bid = Tu puja vale entonces { $value }.

## Why not

why-Y4-begun = Ya has empezado a pujar.
why-Y4-not-in-hand = No te queda una canica así.
why-Y7-never = En esta partida nadie mira bajo el mostrador.
why-Y7-found = Bajo el mostrador no hay nada.
why-Y8-once = Ya has metido la mano en el tarro.
why-Y8-empty = El tarro está vacío.
why-Y8-not-in-hand = No tienes una canica así.
why-Y9-once = El juguete ya está prestado.
why-Y9-alone = No hay a quién prestárselo.
why-Y9-nobody = Ahí no se sienta nadie.
why-Y9-yourself = Ya es tuyo.
why-bag = No queda ninguna por robar.

## Options

option-wish = Una canica caída da
option-wish-half = medio punto
option-wish-nothing = nada
option-wish-point = un punto
option-look = Mirar bajo el mostrador
option-look-never = nunca
option-length = Juguetes en una partida
option-toys = Clases de juguetes
preset-alone = En solitario
preset-long = Larga
