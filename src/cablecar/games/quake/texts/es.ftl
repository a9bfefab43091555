# 1906 San Francisco. $seat es el nombre de un jugador, $you es yes si es quien lee; $licence, $objective, $lot, $space y $action son textos de este archivo.

game-name = 1906 San Francisco
game-title = 1906 San Francisco
game-by = Perepau Llistosella, Looping Games y Biberstein Spiele
game-minutes = 45
game-published = A partir de «1906 San Francisco» de Perepau Llistosella (Looping Games, Biberstein Spiele). No oficial.
game-blurb = Seis años para reconstruir una ciudad tras el terremoto: quien coge más dinero elige más tarde.
game-designed = Lo que muestran las cartas de terreno, las cartas de acción, las licencias y el tablero de desarrollo es diseño nuestro.

## Things

rival-committee = Comité
rival-0 = Comité
service = { $service ->
    [light] alumbrado
    [tram] tranvía
    [hydrant] boca de incendio
    [park] parque
   *[other] { $service }
}
parcel = { $colour ->
    [yellow] Amarillo
    [green] Verde
    [violet] Violeta
    [red] Rojo
   *[other] { $colour }
} { $number }
lot = { $colour ->
    [yellow] amarillo
    [green] verde
    [violet] violeta
    [red] rojo
   *[other] { $colour }
} { $number }{ $letter }
licence = { $colour ->
    [yellow] amarillo
    [green] verde
    [violet] violeta
    [red] rojo
    [any] cualquier color
    [none] cualquier número
   *[other] { $colour }
}{ $number ->
    [any] {""}
    [none] {""}
   *[other] {" "}{ $number }
} ({ $one }, { $two })
action = { $what ->
    [income] coger ${ $amount }
    [pass] pasar
    [build] { $subsidy ->
        [colour] construir, cualquier color
        [number] construir, cualquier número
       *[none] construir
    }
    [materials] materiales
    [licence] licencia
    [objective] objetivo
    [urbanize] urbanizar
   *[clean] limpiar
}
benefit = { $what ->
    [build] construir
    [materials] coger un edificio
    [licence] coger una licencia
    [objective] coger un objetivo
    [urbanize] urbanizar gratis
   *[money] coger dinero
}
space = { $action } (carta { $card }, casilla { $number })
space-none = carta { $card }, casilla { $number }
objective-each_building = cada edificio
objective-own_pairs = parejas de edificios vecinos
objective-next_to_rival = edificios junto a los de un rival
objective-closed_corner = esquinas cerradas
objective-free_standing = edificios aislados
objective-on_colour = edificios en { $colour ->
    [yellow] amarillo
    [green] verde
    [violet] violeta
    [red] rojo
   *[other] { $colour }
}
objective-colour_set = series de todos los colores
objective-rubble_each = escombros
objective-urbanism_type = cartas de { $service }
objective-urbanism_set = series de todo el urbanismo
objective-majority_colour = más edificios en { $colour ->
    [yellow] amarillo
    [green] verde
    [violet] violeta
    [red] rojo
   *[other] { $colour }
}
objective-majority_rubble = más escombros
objective-majority_money = más dinero
objective-dev_orange = fila naranja
objective-dev_green = columna verde

## Phases: what is asked

ask-land = Se colocan las cartas de terreno.
ask-ring = Se forma el anillo de cartas de acción.
ask-public = Se descubren los objetivos comunes.
ask-deal = Se reparten objetivos.
ask-keep = { $you ->
    [yes] Quédate uno de tus dos objetivos; el otro vuelve al mazo.
   *[no] { $seat } elige un objetivo.
}
ask-keep-others = Todos eligen un primer objetivo.
ask-reveal = Un objetivo rellena la fila.
ask-show = Una licencia rellena la fila.
ask-start = El azar decide quién empieza.
ask-income = { $you ->
    [yes] { $year }: elige tus ingresos. Cuanto menos cojas, antes juegas.
   *[no] { $seat } elige sus ingresos.
}
ask-benefit = { $you ->
    [yes] Elige un beneficio de { $year }.
   *[no] { $seat } elige un beneficio de { $year }.
}
ask-block = { $you ->
    [yes] Bloquea por este año una casilla de cualquier carta de acción.
   *[no] { $seat } bloquea una casilla.
}
ask-enter = { $you ->
    [yes] Ve a una casilla libre de la carta { $card }.
   *[no] { $seat } va a la carta { $card }.
}
ask-use = { $you ->
    [yes] Haz la acción de tu casilla, paga por otra de esta carta o coge el dinero.
   *[no] { $seat } elige una acción.
}
ask-licence = { $you ->
    [yes] Coge una licencia.
   *[no] { $seat } coge una licencia.
}
ask-first-licence = { $you ->
    [yes] Has recibido un edificio. Coge también una de las licencias a la vista.
   *[no] { $seat } coge una primera licencia.
}
ask-receive = Se roba una licencia.
ask-objective = { $you ->
    [yes] Firma un objetivo.
   *[no] { $seat } firma un objetivo.
}
ask-clean = { $you ->
    [yes] Limpiar: ¿qué escombro retiras, si retiras alguno?
   *[no] { $seat } limpia.
}
ask-build = { $you ->
    [yes] ¿En qué espacio construyes?
   *[no] { $seat } elige un espacio.
}
ask-spend = { $you ->
    [yes] Construcción en { $lot }: ¿qué licencia entregas?
   *[no] { $seat } entrega una licencia.
}
ask-second = { $you ->
    [yes] Construcción en { $lot }: ¿una segunda licencia? Dos con un símbolo en común dan una carta de urbanismo.
   *[no] { $seat } decide sobre una segunda licencia.
}
ask-reward = { $you ->
    [yes] ¿Coges una carta de urbanismo que muestren las dos licencias?
   *[no] { $seat } elige una carta de urbanismo.
}
ask-flip = El Comité descubre una licencia.
ask-committee = El Comité actúa.

## Words in full

do-lay = Carta de terreno { $land }, cara { $side }
do-ring = Carta de acción { $card }
do-public = Común: { $objective }
do-deal = Repartir: { $objective }
do-keep = Quedarse: { $objective }
do-reveal = Descubrir: { $objective }
do-show = Descubrir { $licence }
do-start = Empieza { $seat }
do-income = Coger ${ $money }
do-benefit = Beneficio: { $what }
do-block = Bloquear: { $space }
do-enter = Ir a: { $space }
do-use = Hacer: { $space }
do-use-other = Pagar por: { $space }
do-collect = Coger el dinero
do-take = Coger: { $thing }
do-draw-licence = Coger la primera licencia del mazo
do-draw-objective = Coger el primer objetivo del mazo
do-receive = Robar { $licence }
do-clear-nothing = No retirar nada
do-clear = Retirar el escombro de { $lot }
do-build = Construir en { $lot }
do-spend = Entregar { $licence }
do-alone = Sin segunda licencia
do-decline = Sin carta de urbanismo
do-reward = Coger la carta: { $service }
do-flip = Descubrir { $licence }
do-committee = El Comité actúa
list-objective = Objetivo
list-licence = Licencia
list-lot = Espacio
list-card-space = Casilla
list-service = Carta
list-money = Ingresos
list-what = Beneficio
list-land = Carta de terreno

hint-steps = cuesta ${ $money } por el camino
hint-gain = da ${ $money }
hint-cost = cuesta ${ $money }
hint-rubble = cuesta ${ $money } con su escombro, que te quedas
hint-now = { $points ->
    [one] 1 punto ahora
   *[other] { $points } puntos ahora
}
hint-pass = segundo desde la derecha en la siguiente carta, nada más

## Why not

why-R5-not-used = Esta carta de terreno no se usa con tantos jugadores.
why-R5-not-next = Antes va otra carta de terreno.
why-R5-laid = Esta carta de terreno ya está colocada.
why-R5-side = Se pide la otra cara.
why-R7-laid = Esta carta de acción ya está en el anillo.
why-R7-no-space = Esta cara de la carta no tiene esa casilla.
why-R10-open = Este objetivo ya está a la vista.
why-R11-not-in-deck = Este objetivo no está en el mazo.
why-R11-not-yours = Este objetivo no se te repartió.
why-R14-no-such-seat = Ahí no se sienta nadie.
why-R16-taken = Esa casilla de ingresos está ocupada.
why-R17-not-offered = Este año no ofrece eso.
why-R20-other-card = Todos los peones van a la siguiente carta del anillo.
why-R20-taken = Esa casilla está ocupada.
why-R21-other-card = Solo se pueden hacer acciones de la carta en la que estás.
why-R21-steps = No puedes pagar $2 por cada paso hasta esa casilla.
why-R21-no-side-income = Esta casilla no tiene dinero junto a su acción.
why-R22-pass = Nadie puede pagar por pasar.
why-R27-no-building = No quedan edificios en tu reserva.
why-R28-limit = No puedes tener más licencias.
why-R28-no-card = No hay ninguna licencia que coger.
why-R28-not-shown = Esta licencia no está en la fila.
why-R28-deck = Solo puedes coger una licencia a la vista.
why-R29-no-card = No hay ningún objetivo que coger.
why-R29-not-shown = Este objetivo no está en la fila.
why-R29-deck = Solo puedes coger un objetivo a la vista.
why-R30-money = Urbanizar cuesta $2.
why-R31-money = No puedes pagarlo.
why-R31-no-rubble = En ese espacio no hay escombros.
why-R33-no-building = No tienes edificios en tu zona.
why-R33-no-licence = No tienes licencias.
why-R33-not-free = Ese espacio ya está ocupado o no forma parte de este mapa.
why-R33-not-yours = No tienes esta licencia.
why-R34-no-lot = Tus licencias no abren ningún espacio libre.
why-R34-no-licence = Tus licencias no dan el color y el número de este espacio.
why-R34-does-not-fit = Con esta licencia sigue faltando el color o el número del espacio.
why-R34-alone = La primera licencia sola no basta.
why-R36-money = No puedes pagar la construcción ahí.
why-R37-not-common = Tus dos licencias no muestran las dos ese símbolo.
why-R37-no-card = No queda ninguna carta de esas.
why-R37-money = No puedes pagar el tranvía.
why-R62-card = Esta carta ya tiene un peón de bloqueo.
why-R63-blocked = Esa casilla está bloqueada este año.
why-R63-closed = No se puede pagar por la acción de una casilla bloqueada.
why-R66-closed = Esa casilla de ingresos está cerrada toda la partida.
why-bag = Ya no queda ninguna licencia así por robar.

## What happened

tell-lay = Se coloca la carta de terreno { $land }, cara { $side }.
tell-ring = La carta de acción { $card } es la siguiente del anillo.
tell-public = Objetivo común: { $objective }.
tell-deal = { $you ->
    [yes] Recibes un objetivo oculto: { $objective }.
   *[no] { $seat } recibe un objetivo oculto: { $objective }.
}
tell-deal-hidden = { $you ->
    [yes] Recibes un objetivo oculto.
   *[no] { $seat } recibe un objetivo oculto.
}
tell-keep = { $you ->
    [yes] Te quedas { $objective }.
   *[no] { $seat } se queda { $objective }.
}
tell-keep-hidden = { $you ->
    [yes] Te quedas uno de dos objetivos.
   *[no] { $seat } se queda uno de dos objetivos.
}
tell-reveal = El objetivo { $objective } entra en la fila.
tell-show = La licencia { $licence } entra en la fila.
tell-start = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $seat }.
}
tell-receive = { $you ->
    [yes] Robas { $licence }.
   *[no] { $seat } roba { $licence }.
}
tell-income = { $you ->
    [yes] Coges ${ $money } de ingresos.
   *[no] { $seat } coge ${ $money } de ingresos.
}
tell-materials = { $you ->
    [yes] Recibes un edificio.
   *[no] { $seat } recibe un edificio.
}
tell-benefit = { $you ->
    [yes] Tu beneficio: { $what }.
   *[no] Beneficio de { $seat }: { $what }.
}
tell-gain = { $you ->
    [yes] Recibes ${ $money }.
   *[no] { $seat } recibe ${ $money }.
}
tell-block = { $you ->
    [yes] Bloqueas { $space }.
   *[no] { $seat } bloquea { $space }.
}
tell-enter = { $you ->
    [yes] Vas a { $space }.
   *[no] { $seat } va a { $space }.
}
tell-use = { $you ->
    [yes] Haces la acción: { $action }.
   *[no] { $seat } hace la acción: { $action }.
}
tell-use-paid = { $you ->
    [yes] Pagas ${ $money } por otra acción: { $action }.
   *[no] { $seat } paga ${ $money } por otra acción: { $action }.
}
tell-collect = { $you ->
    [yes] En su lugar coges ${ $money }.
   *[no] En su lugar { $seat } coge ${ $money }.
}
tell-take = { $you ->
    [yes] Coges { $thing }.
   *[no] { $seat } coge { $thing }.
}
tell-draw-licence = { $you ->
    [yes] Quieres la primera licencia del mazo.
   *[no] { $seat } quiere la primera licencia del mazo.
}
tell-draw-objective = { $you ->
    [yes] Quieres el primer objetivo del mazo.
   *[no] { $seat } quiere el primer objetivo del mazo.
}
tell-clear = { $you ->
    [yes] Retiras el escombro de { $lot }.
   *[no] { $seat } retira el escombro de { $lot }.
}
tell-clear-nothing = { $you ->
    [yes] Limpias sin retirar escombros.
   *[no] { $seat } limpia sin retirar escombros.
}
tell-build = { $you ->
    [yes] Pagas ${ $money } para construir en { $lot }.
   *[no] { $seat } paga ${ $money } para construir en { $lot }.
}
tell-rubble = { $you ->
    [yes] Retiras su escombro por ${ $money }.
   *[no] { $seat } retira su escombro por ${ $money }.
}
tell-spend = { $you ->
    [yes] Entregas { $licence }.
   *[no] { $seat } entrega { $licence }.
}
tell-built = { $you ->
    [yes] Tu edificio número { $count } está en { $lot }.
   *[no] El edificio número { $count } de { $seat } está en { $lot }.
}
tell-reward = { $you ->
    [yes] Las dos licencias lo muestran, así que coges una carta: { $service }.
   *[no] Las dos licencias lo muestran, así que { $seat } coge una carta: { $service }.
}
tell-decline = { $you ->
    [yes] No coges carta de urbanismo.
   *[no] { $seat } no coge carta de urbanismo.
}
tell-marker = { $you ->
    [yes] Tu desarrollo vale ahora { $value }.
   *[no] El desarrollo de { $seat } vale ahora { $value }.
}
tell-corner = El marcador ya está en la esquina: ${ $money } en su lugar.
tell-flip = El Comité descubre { $licence }: columna { $column ->
    [left] izquierda
    [middle] central
   *[right] derecha
}.
tell-flip-taken = Ese sitio está ocupado: la flecha lleva a otro.
tell-committee-income = El Comité coge ${ $money } de ingresos.
tell-committee-final = El Comité coge su último beneficio.
tell-committee-benefit = Su beneficio es siempre el de la derecha: { $what }.
tell-committee-space = El Comité está en: { $action }.
tell-committee-build = Entrega su primera licencia con un espacio libre, { $licence }, y construye en { $lot }.
tell-committee-rubble = Retira el primer escombro, en { $lot }.
tell-committee-service = La licencia descubierta muestra el mismo símbolo: coge una carta, { $service }.
tell-committee-licence = Coge la licencia { $licence }.
tell-committee-objective = Tiene licencias de sobra y coge el objetivo { $objective }, que le vale { $points } puntos.
tell-committee-marker = Su desarrollo vale ahora { $value }.
tell-committee-money = Recibe ${ $money }.
tell-committee-instead = No es posible: coge ${ $money } en su lugar.
tell-committee-builder = El Comité tiene todos sus edificios en el mapa: es el Mejor constructor.
tell-shuffle = Se barajan las licencias entregadas: son el nuevo mazo.
tell-builder = { $you ->
    [yes] Todos tus edificios están en el mapa: eres el Mejor constructor.
   *[no] Todos los edificios de { $seat } están en el mapa: { $seat } es el Mejor constructor.
}
tell-last-card = Se termina de jugar esta carta y la partida acaba.
tell-card = Carta { $number } del anillo.
tell-year = Empieza el año { $year }; construir cuesta ${ $cost }.
tell-over = La partida ha terminado: se descubren todos los objetivos.

## Score sheet

score-public = Común: { $objective }
score-public_1 = Común 1
score-public_2 = Común 2
score-public_3 = Común 3
score-private = Personales
score-best_builder = Mejor constructor
score-development = Desarrollo
score-urbanism = Urbanismo
score-money = Dinero

## The table and the text view

panel-map = Mapa
panel-publics = Para todos
panel-urbanism = Urbanismo
label-year = Año { $year }
label-set-up = se prepara la mesa
label-income = ingresos
label-blockers = peones de bloqueo
label-final = el último beneficio

## Options

option-edition = Edición
option-duopoly = Duopolio: peones de bloqueo para dos
option-helper = Carta de ayuda del Comité
option-closed = Casilla de ingresos cerrada
option-rate = Dinero del Comité por punto
option-committee_income = Cómo coge ingresos el Comité
option-pass_steps = Pasos que cuenta la casilla de pasar
option-majority_zero = Qué da un cero en una mayoría
option-committee_builder = Mejor constructor para el Comité
option-blocked_action = La acción de una casilla bloqueada
option-slots = Dónde están las cartas de terreno
option-sides = Caras de las cartas de terreno
option-first_seat = Quién empieza
option-edition-looping = Looping Games (española)
option-edition-biberstein = Biberstein Spiele (alemana)
option-helper-green = cara verde
option-helper-blue = cara azul, más difícil
option-closed-1 = la casilla de $1
option-closed-4 = la casilla de $4, más difícil
option-rate-4 = $4
option-rate-3 = $3, más difícil
option-committee_income-helper = según la carta de ayuda
option-committee_income-fixed = siempre la misma casilla
option-pass_steps-none = ninguno
option-pass_steps-one = uno
option-majority_zero-ranks = cuenta como puesto
option-majority_zero-nothing = nada
option-committee_builder-scores = puede serlo
option-committee_builder-nothing = sin puntos
option-blocked_action-sold = se puede pagar
option-blocked_action-closed = no se puede pagar
option-slots-shuffled = al azar
option-slots-fixed = en orden
option-sides-A = cara A
option-sides-B = cara B
preset-two = Dos jugadores
preset-three = Tres jugadores
preset-four = Cuatro jugadores
preset-two_biberstein = Dos jugadores, edición alemana
preset-three_biberstein = Tres jugadores, edición alemana
preset-four_biberstein = Cuatro jugadores, edición alemana
preset-duopoly = Duopolio
preset-solo = En solitario, normal
preset-solo_hard = En solitario, difícil
preset-solo_biberstein = En solitario, edición alemana, normal
preset-solo_biberstein_hard = En solitario, edición alemana, difícil

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
card-title = Carta { $number } del anillo
card-printed = Carta { $number } del anillo ({ $card })
action-short = { $what ->
    [pass] pasar
    [build] construir
    [materials] material
    [licence] licencia
    [objective] objetivo
    [urbanize] urbanizar
   *[clean] limpiar
}
action-card = { $what ->
    [pass] pasar
    [build] constr.
    [materials] material
    [licence] licencia
    [objective] objetivo
    [urbanize] urbaniz.
   *[clean] limpiar
}
listed = { $first }, { $rest }
or = o
panel-years = Años
panel-income = Ingresos, beneficio
panel-development = Desarrollo
panel-display = Licencias
panel-row = Objetivos
panel-mine = Tus licencias y piezas
panel-goals = Tus objetivos
panel-of = Zona de { $seat }
panel-committee = El Comité de los Cincuenta
note-years = beneficio · construir
note-left = quedan
note-deck = mazo { $count }, entregadas { $used }
note-used = { $used } entregadas
note-objectives = { $count } en el mazo
note-now = valen ahora
note-development = urbanizar →, limpiar ↑
note-held = { $count } de { $limit }
note-secret = solo los ves tú
note-committee = tu rival
year-name = el año { $year }
benefit-money = coger ${ $money }
benefit-per = coger ${ $money } por cada edificio tuyo en el mapa
income-space = ingresos ${ $money }
dev-cell = desarrollo { $value }
display-place = lugar { $number }
licence-slot = licencia { $number }
goal-slot = objetivo { $number }
deck-licences = mazo de licencias
deck-objectives = mazo de objetivos
rubble-on = escombro en { $lot }
building-of = edificio de { $seat } en { $lot }
building-committee = edificio del Comité en { $lot }
pawn-of = peón de { $seat }
pawn-committee = peón del Comité
marker-of = marcador de desarrollo de { $seat }
marker-committee = marcador de desarrollo del Comité
blocker-of = peón de bloqueo de { $seat }
closed-space = cerrada toda la partida
hidden-goal = objetivo oculto
ready = listos
ready-count = { $count ->
    [one] 1 edificio listo
   *[other] { $count } edificios listos
}
service-count = { $service ->
    [light] alumbrado
    [tram] tranvías
    [hydrant] bocas de incendio
    [park] parques
   *[other] { $service }
}: { $count }
rubble-count = { $count ->
    [one] 1 escombro
   *[other] { $count } escombros
}
points-now = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
standing-2 = { $shape0 } { $points0 } { $shape1 } { $points1 }
standing-3 = { $shape0 } { $points0 } { $shape1 } { $points1 } { $shape2 } { $points2 }
standing-4 = { $shape0 }{ $points0 } { $shape1 }{ $points1 } { $shape2 }{ $points2 } { $shape3 }{ $points3 }
built-of = { $shape } { $count } de { $of }
and-secret = +{ $count }?
and-services = +{ $count }
and-ready = +{ $count }
label-card-of = carta { $number } de 6
place-in-order = { $number ->
    [1] juega primero
    [2] juega segundo
    [3] juega tercero
   *[other] juega cuarto
}
has-acted = ya ha jugado
is-builder = { $picture } Mejor constructor
tie-shared = Mismos puntos y mismos edificios: victoria compartida.
tie-buildings = Mismos puntos: deciden los edificios en el mapa.
number-score = puntos si terminara ahora
name-money = dinero
name-area = edificios listos
name-built = edificios en el mapa
name-rubble = escombros
name-goals = objetivos
name-cards = licencias y urbanismo
flipped = la licencia recién descubierta
helper-title = Carta de ayuda: qué columna usa el Comité
helper-column = { $column ->
    [left] columna izquierda
    [middle] columna central
   *[right] columna derecha
}
helper-then = { $column ->
    [left] izquierda
    [middle] centro
   *[right] derecha
}; si está ocupada: { $next ->
    [left] izquierda
    [middle] centro
   *[right] derecha
}, { $last ->
    [left] izquierda
    [middle] centro
   *[right] derecha
}
committee-order = Construye con la licencia más a la izquierda que tenga un espacio libre de su color, y no paga nada.
committee-objectives = { $points } puntos por cada objetivo que tenga.

goal-each_building = cada edificio
goal-own_pairs = en pareja
goal-next_to_rival = junto a rival
goal-closed_corner = esquina cerrada
goal-free_standing = aislados
goal-on_colour = en { $colour ->
    [yellow] amarillo
    [green] verde
    [violet] violeta
    [red] rojo
   *[other] { $colour }
}
goal-colour_set = cuatro colores
goal-rubble_each = escombros
goal-urbanism_type = { $service }
goal-urbanism_set = cuatro símbolos
goal-majority_colour = más en { $colour ->
    [yellow] amarillo
    [green] verde
    [violet] violeta
    [red] rojo
   *[other] { $colour }
}
goal-majority_rubble = más escombros
goal-majority_money = más dinero
goal-dev_orange = fila naranja
goal-dev_green = columna verde
goal-builder = Mejor constructor
worth-each = { $points } cada uno
worth-set = { $points } por serie
worth-pair = { $points } por pareja
worth-marked = { $least }–{ $most }
worth-light = { $points }
worth-tram = { $each } c/u, −${ $cost }
worth-hydrant = { $each } cada una
worth-park = { $next ->
    [0] no quedan
   *[other] siguiente: { $next }
}

step-income = ingresos
step-benefit = beneficio
step-space = casilla
step-action = acción
step-card = carta
step-rubble = escombro
step-lot = espacio
step-licences = licencias
step-reward = premio
remind-income = Más a la derecha hay menos dinero y se juega antes.
remind-enter = Más a la derecha se juega antes en la siguiente carta. Tienes ${ $money }.
remind-build = Cada marca muestra lo que cuesta el espacio. Tienes ${ $money }.
remind-money = Tienes ${ $money }.

costs-year = { $year }: ${ $cost } por construir, te quedan ${ $left }
costs-rubble = { $year }: ${ $cost } por construir y ${ $rubble } por el escombro, en total ${ $sum }, te quedan ${ $left }
costs-steps = { $steps ->
    [one] 1 paso: ${ $money }
   *[other] { $steps } pasos: ${ $money }
}
costs-clean = ${ $money } por subir, ${ $rubble } si además retiras un escombro
brings-money = ${ $money }; tendrás ${ $left }
brings-order = Quien está más a la derecha juega antes.
brings-marker = desarrollo de { $old } a { $new }
brings-corner = El marcador está en la esquina: ${ $money } en su lugar.
brings-points = { $objective }: { $points }
brings-nothing = Ninguno de los objetivos que conoces daría más.
brings-building = un edificio; tendrás { $count } listos
brings-service = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
brings-block = Nadie podrá estar aquí este año.
brings-place = { $ahead ->
    [0] Por ahora nadie iría por delante de ti en la siguiente carta.
    [one] Un peón iría por delante de ti en la siguiente carta.
   *[other] { $ahead } peones irían por delante de ti en la siguiente carta.
}
then = { $what ->
    [build] Después eliges un espacio y entregas licencias.
    [licence] Después eliges una licencia.
   *[objective] Después eliges un objetivo.
}
then-use = Después haces esta acción, coges el dinero o pagas por otra.

tip-map = Un espacio necesita su color y su número de tus licencias; los edificios se quedan para siempre.
tip-ring = Todos los peones van de carta en carta alrededor del mapa.
tip-lot = Las licencias deben dar este color y este número.
tip-card = En cada carta cada uno ocupa una casilla libre; quien está más a la derecha empieza en la siguiente.
tip-action = { $what ->
    [income] Coge ${ $amount }.
    [pass] No hagas nada, pero sé el segundo desde la derecha.
    [build] { $subsidy ->
        [colour] Construye; tus licencias solo tienen que dar el número.
        [number] Construye; tus licencias solo tienen que dar el color.
       *[none] Construye uno de tus edificios listos en un espacio que tus licencias permitan.
    }
    [materials] Coge uno de tus edificios; queda listo para construir.
    [licence] Coge una licencia de la fila.
    [objective] Firma un objetivo de la fila: solo lo puntúas tú.
    [urbanize] Paga $2 y mueve tu marcador a la derecha.
   *[clean] Paga $2 y sube tu marcador, o paga $3 y retira además un escombro.
}
tip-subsidy = Aun así necesitas al menos una licencia.
tip-instead = O coge ${ $money } en su lugar.
tip-other = O paga ${ $money } por cada paso hasta otra acción de esta carta, aunque esté ocupada.
tip-rubble = Quien construye aquí paga $3 más, se queda el escombro y sube su marcador.
tip-year-cost = Construir cuesta ${ $money } este año.
tip-year-all = Recibes: { $what }.
tip-year-option = Puedes elegir: { $what }.
tip-years = Cada año: ingresos y un beneficio, y después una vuelta por las seis cartas. 1915 es solo un último beneficio.
tip-income = Cada casilla una sola vez. Menos dinero, antes se juega.
tip-benefits = Con los ingresos llega uno de estos: en 1906, los dos.
tip-development = Urbanizar mueve tu marcador a la derecha y limpiar lo sube; al final cuenta su casilla.
tip-scales = Los números de fuera solo cuentan con su objetivo.
tip-licence = Da su color, su número o ambos.
tip-licence-wild = Da cualquier color o cualquier número y necesita otra licencia para el resto.
tip-licence-pair = Dos licencias con un símbolo en común dan esa carta de urbanismo y un paso a la derecha.
tip-licences = Están a la vista. Cada una da el color y el número de un espacio.
tip-objectives = Quien coge uno lo puntúa en solitario.
tip-publics = Estos cuentan para todos.
tip-deck = En su lugar puedes coger la primera carta oculta.
tip-urbanism = Se gana construyendo con dos licencias que comparten un símbolo.
tip-light = Todo tu alumbrado junto: { $points }.
tip-tram = { $each } puntos cada uno; la carta cuesta ${ $cost }.
tip-hydrant = { $each } puntos cada una.
tip-park = Valen { $points }, en el orden en que se cogen.
tip-mine = Para construir: un edificio listo y licencias que nombren el espacio.
tip-goals = Puntúan al final.
tip-committee = Nunca elige: lo guía una licencia descubierta, como dice la carta de ayuda.
tip-secret = { $count ->
    [one] No se cuenta 1 objetivo oculto.
   *[other] No se cuentan { $count } objetivos ocultos.
}
tip-score = Como se contaría la mesa ahora, con lo que sabes.
tip-score-parts = Objetivos comunes { $publics }, personales { $own }, Mejor constructor { $builder }, desarrollo { $development }, urbanismo { $urbanism }, dinero { $money }.
tip-area = Los materiales traen un edificio aquí; desde aquí se construye.
tip-ready = +{ $count }: listos para construir, aún fuera del mapa.
tip-hidden = +{ $count }?: objetivos ocultos; lo que darán no se cuenta.
tip-services = +{ $count } cartas de urbanismo: { $services }
tip-built = El primero que tenga los { $count } es el Mejor constructor, y la carta es la última.
tip-flipped = Su número elige la columna; sus símbolos se comparan con la licencia con la que construye el Comité.
tip-helper = El número descubierto lleva a esta columna de la carta, de la fila o de los ingresos.
tip-builder = { $points } puntos para el primero con sus { $count } edificios en el mapa.
tip-each_building = { $points } por cada edificio tuyo en el mapa.
tip-own_pairs = { $points } por cada pareja de edificios vecinos tuyos; ninguno cuenta dos veces.
tip-next_to_rival = { $points } por cada edificio tuyo junto al de un rival.
tip-closed_corner = { $points } por cada esquina tuya con todos sus vecinos construidos.
tip-free_standing = { $points } por cada edificio tuyo sin vecinos construidos.
tip-on_colour = { $points } por cada edificio tuyo en este color.
tip-colour_set = { $points } por cada serie de edificios en todos los colores.
tip-rubble_each = { $points } por cada escombro que tengas.
tip-urbanism_type = { $points } por cada carta de estas.
tip-urbanism_set = { $points } por cada serie de las cuatro.
tip-majority_colour = Por puesto: { $ranks }. Los empatados se reparten, redondeando hacia abajo.
tip-majority_rubble = Por puesto: { $ranks }. Los empatados se reparten, redondeando hacia abajo.
tip-majority_money = Por puesto: { $ranks }. Los empatados se reparten, redondeando hacia abajo.
tip-dev_orange = El número bajo la columna de tu marcador.
tip-dev_green = El número junto a la fila de tu marcador.
