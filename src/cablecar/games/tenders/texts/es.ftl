# Licitaciones. $seat es el nombre de un jugador, $you es yes si es quien lee; el dinero se cuenta en miles de dólares.

game-name = Licitaciones
game-title = San Francisco
game-edition = Amigo, 2000
game-by = Andreas Wetter y Thorsten Löpmann, Amigo 2000
game-minutes = 90
game-published = Según «San Francisco» de Andreas Wetter y Thorsten Löpmann (Amigo, 2000). No oficial.
game-blurb = Reconstruye San Francisco tras 1906: gana el derecho a colocar un palito; quien tenga más alrededor de un barrio lo construye.
game-designed = Las caras de las cartas de licitación, el reparto de los barrios corrientes y las copias de las subvenciones son un diseño nuestro.

## Districts, targets, means

kind-villa = Villas
kind-residential = Viviendas
kind-market = Mercado
kind-leisure = Ocio
kind-factory = Fábricas
kind-office = Oficinas
kind-city_hall = Ayuntamiento
kind-bank = Banco
kind-park = Parque
kind-empty = casilla vacía
target-villa = barrio de villas
target-residential = barrio de viviendas
target-market = barrio del mercado
target-leisure = barrio de ocio
target-factory = barrio de fábricas
target-office = barrio de oficinas
target-edge = borde
target-fo = barrio de fábricas o de oficinas
target-ml = barrio del mercado o de ocio
target-vr = barrio de villas o de viviendas
target-option = barrio de la carta de opción
means-cheques = cheques
means-influence = influencia
means-option = cartas de opción y cheques
means-short-cheques = cheques
means-short-influence = influencia
means-short-option = opciones
means-short-all = para todos
short-villa = Villas
short-residential = Viviendas
short-market = Mercado
short-leisure = Ocio
short-factory = Fábricas
short-office = Oficinas
short-edge = Borde
short-option = Opciones
plan-of = { $kind }, en ruinas
district = { $kind } { $cell }
cell = casilla { $cell }
street-between = calle entre { $one } y { $two }
street-edge = calle del borde en { $cell }
nothing = nada
listed = { $first }, { $rest }
cheque-card = cheque de { $value }
influence-card = { $person }, { $value }

## Cards

tender-option = un derecho por cada carta de opción
tender-card = { $most ->
    [one] un derecho
   *[other] hasta { $most } derechos
} { $target ->
    [borde] en el borde de la ciudad
   *[other] en un { $target }
}, con { $means }
action-by = { $action }, con { $means }
action-bonus = bonificación para el próximo barrio: { $kind }
action-two_sticks = dos palitos en un barrio
action-move = mover un palito
action-swap = intercambiar dos palitos
action-place_free = un palito en cualquier calle
action-replace = sustituir un palito
action-subsidy = subvención
action-cash_in = subvención a cambio de palitos
action-short-bonus = Extra
action-short-two_sticks = Dos
action-short-move = Mover
action-short-swap = Cambiar
action-short-place_free = Libre
action-short-replace = Sustituir
action-short-subsidy = Ayudas
action-short-cash_in = Canje
prize = un palito { $target ->
    [borde] en el borde de la ciudad
   *[other] en un { $target }
}
prize-action = «{ $action }»
filed = { $year }: { $card }
explain-by-cheques = Subasta abierta: por turnos se ponen cheques o se pasa. La puja más alta paga lo que tiene delante.
explain-by-influence = Todos juegan boca abajo una carta de influencia. Las iguales se anulan; { $count ->
    [one] la más alta de las demás gana y paga.
   *[other] las { $count } más altas de las demás ganan y pagan.
}
explain-by-option = Todos juegan boca abajo una carta de opción. Quien está solo paga un cheque sin mostrarlo; los demás pujan boca abajo con hasta cinco cheques.
explain-bonus = El próximo barrio de este tipo ({ $kind }) que se construya da 3 de prestigio más.
explain-two_sticks = Quien gana coloca dos palitos en un mismo barrio.
explain-move = Quien gana mueve cualquier palito de color uno o dos largos en línea recta.
explain-swap = Quien gana intercambia dos palitos de distinto color.
explain-place_free = Quien gana coloca un palito en cualquier calle libre.
explain-replace = Quien gana sustituye un palito ajeno por uno suyo.
explain-subsidy = Todos toman 4 de influencia o roban cheques hasta 100: quien se pasa lo pierde todo.
explain-cash_in = Recupera palitos; por cada uno recibes 2 de influencia o robas cheques hasta 50.
chance = { $you ->
    [yes] Si ganas, tu palito número { $own } construye { $district }: *+{ $points }*
   *[no] Si gana { $seat }, el palito número { $own } construye { $district }: *+{ $points }*
}

## The scene

map-bay = Bahía de San Francisco
panel-map = La ciudad
panel-cards = La carta
panel-floor = Sobre la mesa
panel-notes = Cómo funciona
panel-hand = Tu mano
panel-deal = La oferta
panel-ledger = Registro de cheques
tip-map = Un palito cuenta para los barrios de ambos lados. Quien ya no puede ser igualado construye.
tip-cards = La carta dice dónde se puede colocar, cuántos derechos hay y cómo se ganan.
tip-floor = Lo que pujan todos. Lo que está boca abajo se muestra cuando todos han elegido.
tip-deal = Quienes jugaron la misma carta de opción pueden acordar quién invierte y qué reciben los demás.
tip-ledger = Lo que un jugador atento puede saber de todos los cheques.
tip-cheques = Los cheques nunca se cambian: pagas lo que pones. En miles de dólares.
tip-influence = No puedes jugar una carta por encima de tu influencia.
tip-sticks-left = Quien no tiene palitos mueve uno del tablero.
tip-last-year = Con esta carta termina la partida.
year = { $year }
year-field = carta de acción de { $year }
bid-of = { $you ->
    [yes] delante de ti
   *[no] delante de { $seat }
}
floor-seat = { $shape } { $you ->
    [yes] Tú
   *[no] { $seat }
}
floor-choosing = { $you ->
    [yes] eliges …
   *[no] elige …
}
floor-chosen = { $you ->
    [yes] has elegido
   *[no] ha elegido
}
floor-out = { $you ->
    [yes] no participas
   *[no] no participa
}
floor-no-influence = 0 de influencia
floor-passed = { $you ->
    [yes] has pasado
   *[no] ha pasado
}
floor-to-bid = { $you ->
    [yes] a pujar
   *[no] a pujar
}
floor-highest = la más alta
floor-raised = superada
floor-draws = hasta { $cap }
floor-invests = { $you ->
    [yes] inviertes
   *[no] invierte
}
sum = *{ $total }*
pile = pila
pile-holds = { $count ->
    [0] ningún cheque en la pila
    [one] un cheque en la pila
   *[other] { $count } cheques en la pila
}
ledger-worth = valor
ledger-sure = seguro
ledger-laid = sobre la mesa
ledger-maybe = posible
ledger-key = { $full } seguro en mano, { $open } quizá (uno se pagó oculto), { $ring } sobre la mesa
stick-white = palito blanco
stick-of = { $you ->
    [yes] tu palito
   *[no] palito de { $seat }
}
influence-of = { $you ->
    [yes] Tienes { $count } de influencia
   *[no] { $seat } tiene { $count } de influencia
}
prestige-of = { $you ->
    [yes] Tienes { $count } de prestigio
   *[no] { $seat } tiene { $count } de prestigio
}
sealed-card = { $seat } ha elegido una carta
sealed-cheques = { $seat } ha puesto cheques
mark-forbidden = prohibida
mark-required = obligada
number-prestige = prestigio
number-influence = influencia
number-sticks = palitos restantes
number-cheques = cheques en mano
label-setup = preparación
label-round = Ronda { $round }
label-year = la próxima carta de acción es { $year } de { $last }
step-card = carta
step-tender = licitación
step-invest = invertir
step-auction = ganar la carta
step-effect = usarla
tag-start = { $picture } jugador inicial
note-auction = { $highest ->
    [0] nadie ha pujado
   *[other] la puja más alta es { $highest }
}
note-sealed = boca abajo hasta que todos elijan
note-hand = { $count ->
    [0] ningún cheque
    [one] un cheque, valor { $worth }
   *[other] { $count } cheques, valor { $worth }
}
note-influence = { $count } de influencia
note-free = { $count ->
    [one] 1 libre
   *[other] { $count } libres
}
note-sticks = { $you ->
    [yes] tú { $count }
   *[no] { $seat } { $count }
}
deal-of = { $you ->
    [yes] tuya
   *[no] de { $seat }
}
deal-none = nadie ha hecho ninguna
deal-investor = invierte
deal-settled = { $you ->
    [yes] inviertes tú, según lo acordado
   *[no] invierte { $seat }, según lo acordado
}
deal-demand = recibe { $amount }
deal-blind = { $count ->
    [one] roba un cheque a ciegas
   *[other] roba { $count } cheques a ciegas
}
deal-nothing = no recibe nada
deal-agreed = ✓
hint-highest = { $you ->
    [yes] La puja más alta es tuya, { $highest }.
   *[no] La puja más alta es de { $seat }, { $highest }.
}
hint-bid = Las cartas iguales se anulan; solo paga quien gana. Tienes { $influence } de influencia.
hint-seal = Contra { $others }. Las sumas iguales se anulan; solo paga quien gana.
hint-option = Quien está solo con una carta paga un cheque; los demás deben superarse.
hint-second = Debe estar en un barrio del primer palito.
hint-take = Los cheques salen de la pila, a ciegas; si robas demasiado los pierdes.
hint-terms = Elige quién recibe algo, o calles prohibidas u obligadas.
hint-answer = Todos deben aceptar; entonces el acuerdo obliga.
tip-park = Los parques nunca se construyen; los cercan palitos blancos.
tip-built = { $you ->
    [yes] Lo construiste tú.
   *[no] Lo construyó { $seat }.
}
tip-sticks = { $you ->
    [yes] Tienes
   *[no] { $seat } tiene
} aquí { $count ->
    [one] 1 palito
   *[other] { $count } palitos
}.
tip-free = { $count ->
    [0] Ninguna calle está libre
    [one] Una calle está libre
   *[other] { $count } calles están libres
}{ $white ->
    [0] .
    [one] , una es blanca.
   *[other] , { $white } son blancas.
}
tip-landmark = Todos los lados deben ser de un solo jugador{ $white ->
    [0] {""}
    [one] , menos el blanco
   *[other] , menos los { $white } blancos
}; { $count ->
    [0] ninguno está libre
    [one] uno está libre
   *[other] { $count } están libres
}.
tip-raise = Estarías en { $total }; la puja más alta es { $highest }.
tip-seal = Habrías puesto { $total }. Cuántos cheques son no lo ve nadie antes de destaparlos.
tip-pay = Nadie más verá qué cheque pagas.
tip-bid = Si ganas pagas { $value } y te quedan { $left }.
tip-option = Con esta colocas un palito en un { $pair }: { $count ->
    [one] una calle está libre
   *[other] { $count } calles están libres
}.
tip-draw = Tienes { $total }; por encima de { $cap } lo pierdes todo.
tip-keep = La licitación se hace con esta carta.
tip-reject = La siguiente carta vale.
tip-pass = Recuperas tus cheques y sales de esta subasta.
tip-cash = El palito vuelve a ti; lo construido se queda.
tip-propose = Los demás responden uno tras otro.
tip-withdraw = Tus cheques vuelven y tu turno de ofrecer acaba.
tip-accept = Lo acordado se paga al momento y obliga.
tip-refuse = La oferta se cae.
preview-builds = { $you ->
    [yes] Construyes { $district }: { $own } tuyos contra { $best } y { $free } libres, nadie puede igualarlo. *+{ $points }*
   *[no] { $seat } construye { $district }: { $own } contra { $best } y { $free } libres, nadie puede igualarlo. *+{ $points }*
}
preview-builds-landmark = { $you ->
    [yes] Construyes { $district }: todos los lados son tuyos. *+{ $points }*
   *[no] { $seat } construye { $district }, con todos los lados. *+{ $points }*
}
preview-built = { $district } ya está construido: ahí no queda nada que ganar.
preview-stands = { $district }: { $own } tuyos, { $best } del rival más fuerte, { $free } libres.
preview-landmark = { $district }: { $own } tuyos, { $best } del rival más fuerte, { $free } libres; hacen falta todos los lados.

## Players

seat-yellow = amarillo
seat-blue = azul
seat-red = rojo
seat-green = verde
seat-violet = violeta

## Influence cards

person-fortune_teller = adivina
person-newspaper_boy = vendedor de diarios
person-innkeeper = posadero
person-gangster = gánster
person-priest = cura
person-reporter = reportero
person-lawyer = abogado
person-banker = banquero
person-judge = juez
person-mayor = alcalde

## Options and presets

preset-three = Tres jugadores
preset-four = Cuatro jugadores
preset-five = Cinco jugadores
preset-drafted = Los jugadores disponen la ciudad
preset-trading = Negociación con la misma carta de opción
preset-composed = Mazo de acciones compuesto
preset-open = Dinero a la vista
option-first_seat = Quién empieza
option-setup_mode = Disposición de la ciudad
option-setup_mode-drafted = por los jugadores, loseta a loseta
option-district_cards_allow_edge = Las cartas de barrio permiten calles del borde
option-placement_optional = Quien invierte puede renunciar
option-option_trading = Negociación con la misma carta de opción
option-trade_max_amount = Exigencia máxima al negociar
option-trade_max_blind = Máximo de robos a ciegas al negociar
option-trade_max_streets = Máximo de calles al negociar
option-composed_action_deck = Subvenciones en el mazo de acciones
option-composed_action_deck-0 = ninguna subvención
option-composed_action_deck-1 = 1 subvención
option-composed_action_deck-2 = 2 subvenciones
option-composed_action_deck-3 = 3 subvenciones
option-composed_action_deck-4 = 4 subvenciones
option-composed_action_deck-5 = 5 subvenciones
option-composed_action_deck-6 = 6 subvenciones
option-action_cards = Las doce cartas de acción
option-max_sealed_cheques = Máximo de cheques en una puja oculta
option-years_to_play = Años que se juegan
option-stall_no_stick_rounds = Rondas sin palitos que acaban la partida
option-stall_no_build_rounds = Rondas sin construir que acaban la partida
option-influence_cap = Influencia máxima (0: ninguna)
option-show_opponent_cheque_values = Los cheques están a la vista

## Scores

score-districts = Barrios
score-landmarks = Ayuntamiento y banco
score-bonus = Cartas de bonificación

## Phases: what is asked

ask-start = El azar decide quién empieza.
ask-tile = Se roba un barrio.
ask-put = { $you ->
    [yes] Pon la loseta ({ $kind }) en una casilla vacía.
   *[no] { $seat } pone una loseta ({ $kind }).
}
ask-tender = Se descubre una carta de licitación.
ask-keep = { $you ->
    [yes] Licitación: { $picture } *{ $card }*. ¿Te la quedas o la rechazas una vez?
   *[no] { $seat } estudia: { $picture } { $card }.
}
ask-bid = Juega una carta de influencia por { $prize }.
ask-raise = { $you ->
    [yes] Puja más de *{ $highest }* por { $prize }, o pasa.
   *[no] { $seat } puede superar *{ $highest }* por { $prize }.
}
ask-raise-done = Has puesto *{ $total }* por { $prize }: puja, o pon más.
ask-raise-more = Has puesto *{ $total }* por { $prize }: debe ser más de *{ $highest }*.
ask-option = Juega una de tus cartas de opción.
ask-seal = Pon tus cheques boca abajo.
ask-seal-alone = Nadie más ha jugado tu carta: paga un cheque.
ask-wait = Los demás aún están eligiendo.
ask-invest = { $you ->
    [yes] Coloca un palito { $target ->
        [borde] en el borde de la ciudad
       *[other] en un { $target }
    }.
   *[no] { $seat } coloca un palito { $target ->
        [borde] en el borde de la ciudad
       *[other] en un { $target }
    }.
}
ask-relocate = { $you ->
    [yes] No te quedan palitos: ¿cuál de los tuyos va ahí?
   *[no] { $seat } mueve un palito del tablero.
}
ask-action = Se roba una carta de acción.
ask-place = { $you ->
    [yes] Coloca un palito en cualquier calle libre.
   *[no] { $seat } coloca un palito donde quiera.
}
ask-first = { $you ->
    [yes] Coloca el primero de dos palitos en un barrio.
   *[no] { $seat } coloca dos palitos.
}
ask-second_stick = { $you ->
    [yes] Coloca un segundo palito en el mismo barrio.
   *[no] { $seat } puede colocar un segundo palito.
}
ask-replace = { $you ->
    [yes] Sustituye un palito ajeno.
   *[no] { $seat } puede sustituir un palito.
}
ask-move = { $you ->
    [yes] ¿Qué palito mueves?
   *[no] { $seat } puede mover un palito.
}
ask-move_to = { $you ->
    [yes] ¿Adónde va?
   *[no] { $seat } mueve un palito.
}
ask-swap = { $you ->
    [yes] ¿Qué palito intercambias?
   *[no] { $seat } puede intercambiar dos palitos.
}
ask-swap_with = { $you ->
    [yes] ¿Con cuál de otro color?
   *[no] { $seat } intercambia dos palitos.
}
ask-take = { $you ->
    [yes] ¿Influencia, o la posibilidad de cheques?
   *[no] { $seat } elige la subvención.
}
ask-cash = { $you ->
    [yes] Retira del tablero los palitos tuyos que quieras.
   *[no] { $seat } puede retirar palitos.
}
ask-step = { $you ->
    [yes] ¿Robar otro cheque o parar? Tienes *{ $total }* de { $cap } como mucho.
   *[no] { $seat } roba cheques: { $total } de { $cap } como mucho.
}
ask-cheque = Se roba un cheque de la pila.
ask-floor = { $you ->
    [yes] ¿Quién debe invertir por vuestro grupo? Haz una oferta, o pasa.
   *[no] { $seat } tiene la palabra.
}
ask-terms = { $you ->
    [yes] Añade condiciones y luego propón.
   *[no] { $seat } hace una oferta.
}
ask-term = { $you ->
    [yes] ¿Qué hay para { $receiver }?
   *[no] { $seat } hace una oferta.
}
ask-answer = { $you ->
    [yes] ¿Aceptas la oferta?
   *[no] { $seat } estudia la oferta.
}
ask-trade_pay = { $you ->
    [yes] Paga lo acordado, cheque a cheque: faltan { $amount }. A: { $receiver }.
   *[no] { $seat } paga. A: { $receiver }.
}
ask-blind = Se roba un cheque a ciegas.

## Words in full

do-start = Empieza { $seat }
do-tile = Robar { $kind }
do-put = Ponerla en { $cell }
do-tender = Descubrir: { $card }
do-keep = Quedarse la carta
do-reject = Rechazarla
do-bid = Jugar { $value }
do-option = Jugar: { $pair }
do-offer = Que invierta { $seat }
do-pass = Pasar
do-lay = Poner { $value }
do-done = Listo
do-bid-total = Pujar { $total }
do-seal-total = { $total ->
    [0] No pujar nada
   *[other] Pujar { $total }, oculto
}
say-nothing-laid = con nada no se gana nunca
say-take-back = recupera tus { $total }
say-keep = quédate { $total }
say-decline = no colocar
do-pay = Pagar { $value }
do-stick = Palito: { $street }
do-decline = Renunciar
do-lift = Tomar el palito: { $street }
do-stop = Parar
do-draw = Robar
do-drop = A: { $street }
do-action = Robar: { $card }
do-take = Tomar { $what }
do-cheque = Robar { $value }
do-to = Algo para { $seat }
do-forbid = Prohibir: { $street }
do-require = Obligar: { $street }
do-propose = Proponer
do-withdraw = Retirar la oferta
do-give = Dar { $value }
do-demand = Exigir { $amount }
do-blind = { $count ->
    [one] Un robo a ciegas
   *[other] { $count } robos a ciegas
}
do-accept = Aceptar
do-refuse = Rechazar

list-street = Calle
list-cheque = Cheque
list-value = Carta de influencia
list-pair = Carta de opción
list-cell = Casilla
list-seat = Jugador
list-amount = Importe
list-count = Robos a ciegas
list-what = Tomar

## Why not

why-bag = De eso no queda nada por robar.
why-R6-taken = Ya hay un barrio.
why-R7-parks = Junto al ayuntamiento y al banco puede haber un parque, no dos.
why-R10-nobody = Ahí no se sienta nadie.
why-R21-influence = No puedes jugar más que tu influencia.
why-R30-begun = Has empezado a subir: sigue hasta ser la puja más alta.
why-R30-nothing-laid = Pon al menos un cheque, o pasa.
why-R30-higher = Tu puja debe superar a la más alta.
why-R30-too-little = Todos tus cheques juntos no bastarían.
why-R31-not-in-hand = No tienes ese cheque.
why-R38-no-street = No hay calle libre para esta carta de opción.
why-R40-must-pay = Debes pagar un cheque por tu derecho.
why-R40-one-cheque = Nadie más ha jugado tu carta: paga exactamente un cheque.
why-R40-not-in-hand = No tienes ese cheque.
why-R41-group = Otros han jugado la misma carta: pujas contra ellos.
why-R41-not-in-hand = Ya no tienes ese cheque.
why-R41-five = Una puja oculta no puede tener más cheques.
why-R46-occupied = En esta calle hay un palito.
why-R46-target = La carta no permite esta calle.
why-R47-must = Así se acordó: quien puede colocar, debe.
why-R48-not-own = Toma uno de tus palitos.
why-R69-occupied = En esta calle hay un palito.
why-R69-district = El segundo palito debe ir a un barrio del primero.
why-R70-no-stick = Ahí no hay palito.
why-R70-blocked = Hay algo en medio: no se empuja ni se salta.
why-R70-reach = Uno o dos largos en línea recta, sin girar.
why-R71-no-stick = Ahí no hay palito.
why-R71-same-colour = Los dos palitos deben ser de distinto color.
why-R72-occupied = En esta calle hay un palito.
why-R73-free = No hay nada que sustituir.
why-R73-own = Sustituye un palito ajeno.
why-R74-just-laid = Es el palito que acabas de colocar.
why-R74-vacated = Esta calle no estaba libre cuando empezaste.
why-R75-white = Los palitos blancos se quedan donde están.
why-R78-not-own = Toma tus propios palitos.
why-R98-price = Un acuerdo necesita un precio: al menos un cheque.
why-R106-not-a-member = Solo se puede nombrar a quien tiene la misma carta de opción.
why-R107-receiver = Solo otros miembros del grupo pueden recibir algo de quien invierte.
why-R107-capacity = Quien invierte no tiene tantos cheques.
why-R107-once = Eso ya está dicho para este jugador.
why-R107-only-own = Solo puedes dar cheques tuyos.
why-R107-give = Inviertes tú: da cheques en su lugar.
why-R107-not-in-hand = No tienes ese cheque.
why-R107-amount = Ninguna exigencia puede ser tan alta.
why-R107-blind = No se permiten tantos robos a ciegas.
why-R107-street = Esta calle no vale para tu carta de opción.
why-R107-twice = Esta calle ya está en la oferta.
why-R107-streets = La oferta ya nombra todas las calles que puede.
why-R108-no-street = No quedaría ninguna calle.
why-R109-cannot-pay = Con tus cheques no puedes pagarlo.
why-R110-not-in-hand = No tienes ese cheque.
why-R110-too-much = Es más de lo que debes; no se da cambio.
why-R110-rest = Entonces no se podría pagar el resto.
why-R111-bound = Tu acuerdo no permite esta calle.
why-R111-required = Tu acuerdo obliga a un palito aquí.

## What happened

tell-round = Ronda { $round }
tell-year = { $year }
tell-start = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $seat }.
}
tell-tile = Sale: { $kind }.
tell-tile-again = Demasiados parques junto al ayuntamiento o al banco: la ciudad se dispone de nuevo.
tell-put = { $you ->
    [yes] Pones { $kind } en { $cell }.
   *[no] { $seat } pone { $kind } en { $cell }.
}
tell-tender = { $you ->
    [yes] Descubres { $picture } { $card }.
   *[no] { $seat } descubre { $picture } { $card }.
}
tell-void = { $picture } { $card }: no hay calle libre, así que se sustituye.
tell-keep = { $you ->
    [yes] Te quedas la carta.
   *[no] { $seat } se queda la carta.
}
tell-reject = { $you ->
    [yes] La rechazas.
   *[no] { $seat } la rechaza.
}
tell-bid = { $you ->
    [yes] Juegas { $person }, *{ $value }*.
   *[no] { $seat } juega { $person }, *{ $value }*.
}
tell-cancelled = Las cartas iguales se anulan: { $seats }.
tell-right = { $you ->
    [yes] Ganas un derecho por { $price } de influencia.
   *[no] { $seat } gana un derecho por { $price } de influencia.
}
tell-nobody = Nadie obtiene un derecho.
tell-lay = { $you ->
    [yes] Pones { $value }: en total *{ $total }*.
   *[no] { $seat } pone { $value }: en total *{ $total }*.
}
tell-pass = { $you ->
    [yes] Pasas{ $total ->
        [0] .
       *[other] {" "}y recuperas { $total }.
    }
   *[no] { $seat } pasa{ $total ->
        [0] .
       *[other] {" "}y recupera { $total }.
    }
}
tell-won-cheques = { $you ->
    [yes] Ganas por *{ $total }*.
   *[no] { $seat } gana por *{ $total }*.
}
tell-option = { $you ->
    [yes] Juegas la carta de opción: { $pair }.
   *[no] { $seat } juega la carta de opción: { $pair }.
}
tell-alone = { $you ->
    [yes] Nadie más ha jugado esa carta: pagas un cheque oculto.
   *[no] Nadie más ha jugado la carta de { $seat }: un cheque oculto.
}
tell-together = La misma carta: { $seats }. Pujas ocultas por un { $pair }.
tell-pay-known = { $you ->
    [yes] Pagas { $value }, sin que lo vean los demás.
   *[no] { $seat } paga { $value }, sin que lo vean los demás.
}
tell-pay = { $you ->
    [yes] Pagas un cheque oculto.
   *[no] { $seat } paga un cheque oculto.
}
tell-lay-sealed = { $you ->
    [yes] Pones { $value } boca abajo.
   *[no] { $seat } puso { $value } boca abajo.
}
tell-done-sealed = { $you ->
    [yes] Has terminado.
   *[no] { $seat } había terminado.
}
tell-sealed = { $you ->
    [yes] Pusiste en total { $total }.
   *[no] { $seat } puso en total { $total }.
}
tell-won-sealed = { $you ->
    [yes] Ganas un derecho en un { $pair } por *{ $total }*.
   *[no] { $seat } gana un derecho en un { $pair } por *{ $total }*.
}
tell-no-seal = Sumas iguales o nada: nadie obtiene el derecho ({ $pair }).
tell-stick = { $you ->
    [yes] Colocas un palito: { $street }.
   *[no] { $seat } coloca un palito: { $street }.
}
tell-stick-bare = { $you ->
    [yes] No te quedan palitos y eliges: { $street }.
   *[no] A { $seat } no le quedan palitos y elige: { $street }.
}
tell-decline = { $you ->
    [yes] Renuncias.
   *[no] { $seat } renuncia.
}
tell-relocate = { $you ->
    [yes] Lo tomas de aquí: { $street }.
   *[no] { $seat } lo toma de aquí: { $street }.
}
tell-lift = { $you ->
    [yes] Tomas el palito: { $street }.
   *[no] { $seat } toma el palito: { $street }.
}
tell-bonus = { $you ->
    [yes] Recibes { $points } más por la carta de bonificación.
   *[no] { $seat } recibe { $points } más por la carta de bonificación.
}
tell-action = La carta de acción: { $picture } { $card }.
tell-filed = La carta pasa al año { $year }.
tell-move = { $you ->
    [yes] Lo mueves: { $street }.
   *[no] { $seat } lo mueve: { $street }.
}
tell-swap = { $you ->
    [yes] Lo intercambias con el de aquí: { $street }.
   *[no] { $seat } lo intercambia con el de aquí: { $street }.
}
tell-replace = { $you ->
    [yes] Sustituyes un palito: { $street }. Era de: { $owner }.
   *[no] { $seat } sustituye un palito: { $street }. Era de: { $owner }.
}
tell-take-influence = { $you ->
    [yes] Tomas { $count } de influencia.
   *[no] { $seat } toma { $count } de influencia.
}
tell-take-cheques = { $you ->
    [yes] Robarás cheques, hasta { $cap }.
   *[no] { $seat } robará cheques, hasta { $cap }.
}
tell-cash = { $you ->
    [yes] Retiras el palito: { $street }.
   *[no] { $seat } retira el palito: { $street }.
}
tell-stop = { $you ->
    [yes] Paras y te quedas { $total }.
   *[no] { $seat } para y se queda { $total }.
}
tell-cheque = { $you ->
    [yes] Robas { $value }: *{ $total }*.
   *[no] { $seat } roba { $value }: *{ $total }*.
}
tell-bust = { $you ->
    [yes] Tienes más de { $cap } y lo pierdes todo.
   *[no] { $seat } tiene más de { $cap } y lo pierde todo.
}
tell-floor-pass = { $you ->
    [yes] No haces ninguna oferta.
   *[no] { $seat } no hace ninguna oferta.
}
tell-offer = { $you ->
    [yes] Haces una oferta ({ $pair }). Invierte: { $investor }.
   *[no] { $seat } hace una oferta ({ $pair }). Invierte: { $investor }.
}
tell-term-give = { $you ->
    [yes] Recibirías { $value }.
   *[no] { $seat } recibiría { $value }.
}
tell-term-demand = { $you ->
    [yes] Recibirías { $amount }.
   *[no] { $seat } recibiría { $amount }.
}
tell-term-blind = { $you ->
    [yes] Robarías a ciegas: { $count }.
   *[no] { $seat } robaría a ciegas: { $count }.
}
tell-term-forbid = Prohibida: { $street }.
tell-term-require = Obligada: { $street }.
tell-propose = { $you ->
    [yes] Lo propones.
   *[no] { $seat } lo propone.
}
tell-accept = { $you ->
    [yes] Aceptas.
   *[no] { $seat } acepta.
}
tell-refuse = { $you ->
    [yes] Rechazas.
   *[no] { $seat } rechaza.
}
tell-withdraw = { $you ->
    [yes] Retiras la oferta.
   *[no] { $seat } retira la oferta.
}
tell-paid-to = { $you ->
    [yes] Pagas { $value }. A: { $receiver }.
   *[no] { $seat } paga { $value }. A: { $receiver }.
}
tell-blind = { $you ->
    [yes] Robas un cheque a ciegas. De: { $investor }.
   *[no] { $seat } roba un cheque a ciegas. De: { $investor }.
}
tell-blind-known = { $you ->
    [yes] Robas { $value }, sin que lo vean los demás. De: { $investor }.
   *[no] { $seat } roba { $value }, sin que lo vean los demás. De: { $investor }.
}
tell-built = { $you ->
    [yes] Construyes { $picture } { $district }: { $own ->
        [one] 1 palito
       *[other] { $own } palitos
    } contra { $best }{ $free ->
        [0] {""}
        [one] {" "}y 1 calle libre
       *[other] {" "}y { $free } calles libres
    }{ $white ->
        [0] {""}
        [one] , 1 lado es blanco
       *[other] , { $white } lados son blancos
    }: nadie puede igualarlo.
   *[no] { $seat } construye { $picture } { $district }: { $own ->
        [one] 1 palito
       *[other] { $own } palitos
    } contra { $best }{ $free ->
        [0] {""}
        [one] {" "}y 1 calle libre
       *[other] {" "}y { $free } calles libres
    }{ $white ->
        [0] {""}
        [one] , 1 lado es blanco
       *[other] , { $white } lados son blancos
    }: nadie puede igualarlo.
}
tell-built-landmark = { $you ->
    [yes] Construyes { $picture } { $district }: los { $own } lados que no son blancos.
   *[no] { $seat } construye { $picture } { $district }: los { $own } lados que no son blancos.
}
tell-over-year = El último año está lleno: la partida ha terminado.
tell-over-stall = Ya nada puede avanzar: la partida ha terminado.
tell-tie-sticks = Prestigio igual: gana quien tiene más palitos en el tablero.
tell-tie-shared = Prestigio y palitos iguales: victoria compartida.
