# Fráncfort. $seat es el nombre de un jugador, $you es yes si es quien lee; $tile, $district, $project y $space son textos de este archivo.

game-name = Fráncfort
game-title = Bürger, Baumeister & Co.
game-by = Michael Schacht, Abacusspiele 2009
game-minutes = 45
game-published = Basado en «Bürger, Baumeister & Co.», de Michael Schacht (Abacusspiele, 2009). No oficial.
game-blurb = Construye Fráncfort loseta a loseta: cada una hace que la siguiente de su tipo valga más, la coloque quien la coloque.
game-designed = El aspecto del tablero, los precios de la oferta y el reparto de los valores de las losetas son diseño nuestro.

## Colours, types, tiles

colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-violet = violeta

tile = { $kind ->
    [house] casa { $colour ->
        [red] roja
        [blue] azul
        [green] verde
        [yellow] amarilla
        [violet] violeta
       *[other] { $colour }
    }
    [villa] villa { $colour ->
        [red] roja
        [blue] azul
        [green] verde
        [yellow] amarilla
        [violet] violeta
       *[other] { $colour }
    }
    [park] parque { $colour ->
        [red] rojo
        [blue] azul
        [green] verde
        [yellow] amarillo
        [violet] violeta
       *[other] { $colour }
    }
   *[other] { $kind } { $colour }
} { $value }
tile-hidden = loseta oculta
space = { $symbol ->
    [coin] solar { $number }, { $district }, moneda
    [two] solar { $number }, { $district }, dos
   *[blank] solar { $number }, { $district }
}

## Districts and projects

district-westend = Westend
district-eschenheimer_tor = Puerta de Eschenheim
district-nordend = Nordend
district-opernplatz = Plaza de la Ópera
district-boersenviertel = Barrio de la Bolsa
district-zeil = Zeil
district-ostend = Ostend
district-junghof = Junghof
district-hasengasse = Hasengasse
district-boernestrasse = Börnestraße
district-paulsplatz = Paulsplatz
district-domviertel = Barrio de la Catedral
district-fischerfeld = Fischerfeld
district-bahnhofsviertel = Barrio de la Estación
district-sachsenhausen = Sachsenhausen
project-palmengarten = Jardín de las Palmeras
project-traders_hall = Casa de la Asociación Mercantil
project-burgblock = Viviendas Burgblock
project-opera_house = Teatro de la Ópera
project-stock_exchange = Bolsa
project-grand_bazar = Grand Bazar
project-zoo = Jardín Zoológico
project-saalbau = Saalbau
project-kleinmarkthalle = Mercado Cubierto
project-main_synagogue = Sinagoga Principal
project-paulskirche = Iglesia de San Pablo
project-cathedral = Catedral de San Bartolomé
project-municipal_library = Biblioteca Municipal
project-main_station = Estación Central
project-eiserner_steg = Pasarela de Hierro
project = { $project } (coste { $cost }, bonificación { $bonus })
project-year = { $project }, { $year }
river = Meno
ring = Wallanlagen

## The offer and the Mayor

offer = Oferta
offer-space = espacio { $number } de la oferta
offer-free = gratis
offer-price = { $price ->
    [0] gratis
    [one] 1 moneda
   *[other] { $price } monedas
}
mayor = Alcalde

## Coins, cranes, players

coins = { $count ->
    [0] ninguna moneda
    [one] 1 moneda
   *[other] { $count } monedas
}
cranes = { $count ->
    [0] ninguna grúa
    [one] 1 grúa
   *[other] { $count } grúas
}
seat-black = negro
seat-white = blanco
seat-orange = naranja
seat-turquoise = turquesa

## Phases: what is asked

ask-start = El azar decide quién empieza.
ask-deal = Se reparten las losetas.
ask-mayor = El azar pone al alcalde junto a una loseta.
ask-remove = Algunas losetas salen del juego sin verse.
ask-reveal = Se descubre una loseta para la ciudad.
ask-settle = El azar elige su barrio.
ask-place = { $you ->
    [yes] Coloca una de tus losetas en un solar libre de su color.
   *[no] { $seat } coloca una loseta.
}
ask-discard = { $you ->
    [yes] Ninguna de tus losetas tiene sitio. Devuelve una a la caja.
   *[no] { $seat } no puede construir y devuelve una loseta a la caja.
}
ask-project = { $you ->
    [yes] ¿Completar «{ $project }» por { $cost ->
        [one] 1 moneda
       *[other] { $cost } monedas
    } y una grúa? Da { $points } puntos.
   *[no] { $seat } puede completar «{ $project }».
}
ask-take = { $you ->
    [yes] Toma una loseta de la oferta. La que está junto al alcalde es gratis.
   *[no] { $seat } toma una loseta de la oferta.
}
ask-refill = Una loseta llena el hueco de la oferta.
picked-place-tile = Coloca { $picture } *{ $tile }* en un solar marcado.
step-place = colocar
step-project = proyecto
step-take = tomar

## Words in full

do-start = Empieza { $seat }
do-draw = Robar { $tile }
do-mayor = El alcalde empieza en el { $offer }
do-settle = Barrio: { $district }
do-place = Colocar { $tile }: { $space }
do-discard = A la caja: { $tile }
do-decline = No completarlo
do-complete = Completar: { $project }
do-take = Tomar { $offer }
list-tile = Colocar
list-space = Colocarla en
list-offer = Tomar
list-district = Barrio

## Why not

why-R4-no-such-seat = Ahí no se sienta nadie.
why-R10-not-vacant = La loseta necesita un barrio vacío de su color.
why-R14-not-in-hand = No tienes una loseta así en la mano.
why-R14-colour = Una loseta va en un barrio de su color.
why-R14-taken = Ese solar está ocupado.
why-R20-cannot-complete = No puedes completar este proyecto.
why-R24-price = No tienes monedas para esta loseta; solo es gratis la que está junto al alcalde.
why-R30-not-in-hand = No tienes una loseta así en la mano.
why-bag = Ya no se puede robar una loseta así.

## What happened

tell-start = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $seat }.
}
tell-deal = { $you ->
    [yes] Robas { $picture } { $tile }.
   *[no] { $seat } roba { $picture } { $tile }.
}
tell-dealt = { $seat } roba { $count ->
    [one] una loseta
   *[other] { $count } losetas
}.
tell-offer = A la oferta llega { $picture } { $tile }.
tell-mayor-start = El alcalde empieza junto a { $picture } { $tile }.
tell-remove = { $count ->
    [one] Una loseta sale del juego sin verse.
   *[other] { $count } losetas salen del juego sin verse.
}
tell-again = Quedan muy pocas losetas de un color: la preparación vuelve a empezar.
tell-aside = Apartada: { $picture } { $tile }. Sus barrios ya tienen su loseta.
tell-settle = A la ciudad: { $picture } { $tile } ({ $district }).
tell-aside-back = Las losetas apartadas vuelven a la reserva.
tell-laid = { $you ->
    [yes] Colocas { $picture } { $tile } ({ $district }): *{ $points }* puntos{ $coins ->
        [0] {""}
        [one] {" "}y 1 moneda
       *[other] {" "}y { $coins } monedas
    }.
   *[no] { $seat } coloca { $picture } { $tile } ({ $district }): *{ $points }* puntos{ $coins ->
        [0] {""}
        [one] {" "}y 1 moneda
       *[other] {" "}y { $coins } monedas
    }.
}
tell-laid-sum = { $you ->
    [yes] Colocas { $picture } { $tile } ({ $district }): { $sum } = *{ $points }* puntos{ $coins ->
        [0] {""}
        [one] {" "}y 1 moneda
       *[other] {" "}y { $coins } monedas
    }.
   *[no] { $seat } coloca { $picture } { $tile } ({ $district }): { $sum } = *{ $points }* puntos{ $coins ->
        [0] {""}
        [one] {" "}y 1 moneda
       *[other] {" "}y { $coins } monedas
    }.
}
tell-coin-lost = { $you ->
    [yes] Pierdes la moneda: ya tienes { $limit }.
   *[no] { $seat } pierde la moneda: nadie puede tener más de { $limit }.
}
tell-project-plus = { $you ->
    [yes] Completas «{ $project }»: *{ $points }* puntos más.
   *[no] { $seat } completa «{ $project }»: *{ $points }* puntos más.
}
tell-project-times = { $you ->
    [yes] Completas «{ $project }»: otra vez los puntos del turno, *{ $points }* más.
   *[no] { $seat } completa «{ $project }»: otra vez los puntos del turno, *{ $points }* más.
}
tell-decline = { $you ->
    [yes] Dejas abierto «{ $project }».
   *[no] { $seat } deja abierto «{ $project }».
}
tell-missed = { $district }: no quedan solares; «{ $project }» ya no podrá completarse.
tell-discard = { $you ->
    [yes] No puedes construir: muestras la mano y devuelves { $picture } { $tile }.
   *[no] { $seat } no puede construir: muestra la mano y devuelve { $picture } { $tile }.
}
tell-take-free = { $you ->
    [yes] Tomas { $picture } { $tile }, gratis junto al alcalde.
   *[no] { $seat } toma { $picture } { $tile }, gratis junto al alcalde.
}
tell-take-paid = { $you ->
    [yes] Tomas { $picture } { $tile } por { $price ->
        [0] nada
        [one] 1 moneda
       *[other] { $price } monedas
    }.
   *[no] { $seat } toma { $picture } { $tile } por { $price ->
        [0] nada
        [one] 1 moneda
       *[other] { $price } monedas
    }.
}
tell-mayor = El alcalde pasa a { $picture } { $tile }.
tell-refill = Nueva en la oferta: { $picture } { $tile }.
tell-last-turns = La reserva está vacía: este es el último turno.
tell-over = El hueco no se puede llenar: la partida ha terminado.
tell-hand = { $you ->
    [yes] Obtienes { $points } puntos por el { $colour } de tu mano.
   *[no] { $seat } obtiene { $points } puntos por el { $colour } de su mano.
}
tell-lap = { $you ->
    [yes] Pasas de { $points } puntos.
   *[no] { $seat } pasa de { $points } puntos.
}
tell-tie-coins = Empate a puntos: deciden las monedas.
tell-tie-shared = Empate a puntos y a monedas: victoria compartida.

## Score sheet

score-tiles = Losetas
score-projects = Grandes proyectos
score-hand = Color en la mano

## The table and the text view

panel-map = Fráncfort
panel-hand = Tu mano
panel-hand-of = Mano de { $seat }
panel-supply = Reserva
panel-score = Puntuación
label-turns-left = { $turns ->
    [one] último turno
   *[other] quedan { $turns } turnos
}
label-round = ronda { $round } de { $rounds }
label-supply = { $count } en la reserva
label-project-done = { $project }: lo ha completado { $seat }
label-project-missed = { $project }: perdido
label-mayor = gratis (alcalde)
number-score = puntos
number-coins = monedas
number-cranes = grúas
number-hand = losetas en la mano
tip-project = Construye en este barrio, luego paga y pon una grúa para completarlo.
tip-project-plus = Da { $points } puntos.
tip-project-times = Da otra vez los puntos del turno.
tip-offer = Toma una loseta en cada turno. La del alcalde es gratis.
tip-mayor = Tras cada turno pasa a la siguiente loseta en el sentido de las agujas del reloj.
tip-hand = Al final cuenta tu mejor color en la mano.

## Options

option-mayor = Dónde empieza el alcalde
option-mayor-0 = espacio 1 de la oferta (arriba)
option-mayor-1 = espacio 2 de la oferta (a la derecha)
option-mayor-2 = espacio 3 de la oferta (abajo a la derecha)
option-mayor-3 = espacio 4 de la oferta (abajo a la izquierda)
option-mayor-4 = espacio 5 de la oferta (a la izquierda)
option-first_seat = Quién empieza
preset-two = Dos jugadores
preset-three = Tres jugadores
preset-four = Cuatro jugadores

## The scene

lot = { $shows ->
    [coin] { $district }, moneda
    [two] { $district }, +{ $points }
   *[blank] { $district }
}
project-of = { $project } ({ $year }): { $cost ->
    [one] 1 moneda
   *[other] { $cost } monedas
}, { $bonus }
project-terms = { $project }: { $cost ->
    [one] 1 moneda
   *[other] { $cost } monedas
}, { $bonus }
crane-of = { $you ->
    [yes] Tu grúa
   *[no] Grúa de { $seat }
}
lap-of = { $you ->
    [yes] Tu marcador de vuelta
   *[no] Marcador de vuelta de { $seat }
}
lap-passed = { $you ->
    [yes] Has pasado de { $points } puntos
   *[no] { $seat } ha pasado de { $points } puntos
}
score-gained = { $you ->
    [yes] Tú: +{ $points }
   *[no] { $seat }: +{ $points }
}
map-title = Fráncfort
map-subtitle = del Meno · plano, 1880
map-north = N
map-over = Más de { $points }
map-offer = La del alcalde es gratis
supply-left = losetas
label-setup = Preparación
hand-slot = loseta { $number }
hand-tile = { $kind ->
    [house] *Casa { $value }*
    [villa] *Villa { $value }*
    [park] *Parque { $value }*
   *[other] *{ $kind } { $value }*
}
hand-best = hasta { $points }: { $district }
hand-nowhere = ningún solar libre
hand-worth = Al final tu mano daría { $points } ({ $colour }).
panel-purse = Tu bolsa
a-coin = moneda
a-coin-none = ninguna moneda
a-crane = grúa
a-crane-set = grúa en la ciudad
hint-place = Elegida una loseta, el número de un solar es lo que daría allí.
hint-picked-place-tile = O elige otra loseta de tu mano.
hint-take = El número es el precio en { $coin } monedas; tienes { $coins }.
complete-brings = +{ $points }, { $cost ->
    [one] −1 moneda
   *[other] −{ $cost } monedas
}, −1 grúa
sum-tile = { $kind ->
    [house] casa
    [villa] villa
    [park] parque
   *[other] { $kind }
} { $value } = *{ $points } puntos*
sum-two = { $kind ->
    [house] casa
    [villa] villa
    [park] parque
   *[other] { $kind }
} { $value } + solar { $two } = *{ $points } puntos*
sum-others = { $kind ->
    [house] casa { $value } + casas aquí
    [villa] villa { $value } + villas aquí
    [park] parque { $value } + parques aquí
   *[other] { $kind } { $value } + { $kind } aquí
} { $others } = *{ $points } puntos*
sum-all = { $kind ->
    [house] casa { $value } + casas aquí
    [villa] villa { $value } + villas aquí
    [park] parque { $value } + parques aquí
   *[other] { $kind } { $value } + { $kind } aquí
} { $others } + solar { $two } = *{ $points } puntos*
sum-plus = *+{ $points } puntos*
sum-times = Otra vez los puntos de este turno: *+{ $points } puntos*
costs = Cuesta { $cost ->
    [one] 1 moneda
   *[other] { $cost } monedas
} y una grúa.
coin-gain = { $count ->
    [one] Y una moneda.
   *[other] Y { $count } monedas.
}
coin-lost = La moneda se perdería: tienes { $limit }.
then-project = Luego «{ $project }» por { $cost ->
    [one] 1 moneda
   *[other] { $cost } monedas
}: { $bonus }, en total *{ $total }*.
then-missed = Es el último solar: «{ $project }» ya no podría completarse.
take-free = Gratis: aquí está el alcalde.
take-costs = Cuesta { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
}; { $left ->
    [0] no te queda ninguna
    [one] te queda 1
   *[other] te quedan { $left }
}.
tip-map = Coloca las losetas en barrios de su color. En un mismo barrio los tipos iguales se suman.
tip-purse = Con monedas se pagan los grandes proyectos y las losetas de la oferta.
tip-coins = Nadie puede tener más. Las monedas solo vienen de los solares que muestran una.
tip-cranes = Cada proyecto completado se queda con una grúa.
tip-hand-seen = Lo que todos vieron tomar; lo demás está oculto.
tip-decline = El proyecto queda abierto para quien construya aquí más tarde.
tip-discard = A la caja, fuera del juego.
unseen = Aún no vistas, { $colour }: { $tiles }
surely-left = Seguro que siguen en la reserva: { $tiles }
counted = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}
listed = { $first }, { $rest }
kind-value = { $kind ->
    [house] casa { $value }
    [villa] villa { $value }
    [park] parque { $value }
   *[other] { $kind } { $value }
}
