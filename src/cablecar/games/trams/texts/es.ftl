# San Francisco. $seat es el nombre de un jugador, $you es yes si es quien lee; $card, $district, $kind, $cell y $column son textos de este archivo.

game-name = San Francisco
game-title = San Francisco
game-edition = Knizia, 2022
game-by = Reiner Knizia, Rebel Studio 2022
game-minutes = 60
game-published = Basado en «San Francisco», de Reiner Knizia (Rebel Studio, 2022). No oficial.
game-blurb = Llena cinco barrios desde la izquierda, tiende vías de tranvía, levanta rascacielos y cuida cuántos contratos tienes.
game-designed = Las caras de las 87 cartas de proyecto son diseño nuestro; en parte también qué barrio da qué bonificación.

## Barrios, cartas, casillas

district-blue = Puerto
district-grey = Centro
district-orange = Chinatown
district-yellow = Colinas
district-green = Parques
space = { $district } { $number }
column = columna { $number }
column-of = columna { $number }: { $count ->
    [0] vacía
    [one] 1 carta
   *[other] { $count } cartas
}
symbol-bonus = símbolo de bonificación
symbol-coast = costa
symbol-foundation = ficha de cimientos
symbol-tracks = vías
symbol-depot = cochera
symbol-square = plaza
card-plain = { $card }: { $value }
card-full = { $card }: { $value }, { $symbols }
car-at = tranvía: { $district } { $number }
tower-at = rascacielos: { $district } { $number }
plus-at = ficha de más dos: { $district } { $number }
tracks-at = ficha de vías: { $district } { $number }
seat-black = negro
seat-white = blanco
seat-red = rojo
seat-teal = verde azulado
card-value = Carta extra
card-depot = Cochera extra
card-BL01 = Terminal del Ferri
card-BL02 = Astillero
card-BL03 = Lonja del Pescado
card-BL04 = Calle del Puerto
card-BL05 = Capitanía del Puerto
card-BL06 = Malecón
card-BL07 = Playa
card-BL08 = Muelle Pesquero
card-BL09 = Faro
card-BL10 = Paseo Marítimo
card-BL11 = Cochera de la Bahía
card-BL12 = Plataforma Giratoria
card-BL13 = Obra Junto al Mar
card-BL14 = Obra del Muelle
card-BL15 = Vieja Conservera
card-GY01 = Bolsa
card-GY02 = Ayuntamiento
card-GY03 = Gran Hotel
card-GY04 = Calle de los Bancos
card-GY05 = Grandes Almacenes
card-GY06 = Casa del Periódico
card-GY07 = Juzgados
card-GY08 = Oficina de Telégrafos
card-GY09 = Teatro
card-GY10 = Plaza de la Bolsa
card-GY11 = Plaza de la Unión
card-GY12 = Plaza Cívica
card-GY13 = Cochera del Centro
card-GY14 = Obra del Centro
card-GY15 = Obra de la Esquina
card-OR01 = Puerta del Dragón
card-OR02 = Mercado de la Seda
card-OR03 = Casa de Té
card-OR04 = Calle de los Faroles
card-OR05 = Mercado Nocturno
card-OR06 = Herbolario
card-OR07 = Casa de Fideos
card-OR08 = Imprenta
card-OR09 = Casa Familiar
card-OR10 = Plaza de los Faroles
card-OR11 = Plaza Vieja
card-OR12 = Plaza de la Fiesta
card-OR13 = Cochera de Chinatown
card-OR14 = Obra de Chinatown
card-OR15 = Obra del Callejón
card-YE01 = Bloque de Pisos
card-YE02 = Villas de la Cumbre
card-YE03 = Casas Pintadas
card-YE04 = Cuesta Empinada
card-YE05 = Escuela
card-YE06 = Biblioteca
card-YE07 = Cruce de la Colina
card-YE08 = Tienda de la Esquina
card-YE09 = Parroquia
card-YE10 = Plaza de la Colina
card-YE11 = Plaza del Mercado
card-YE12 = Plaza de la Fuente
card-YE13 = Cochera de la Ladera
card-YE14 = Obra de la Ladera
card-YE15 = Obra de la Terraza
card-GN01 = Invernadero
card-GN02 = Jardín Zoológico
card-GN03 = Palacio de Exposiciones
card-GN04 = Rosaleda
card-GN05 = Embarcadero
card-GN06 = Puerta del Parque
card-GN07 = Avenida de los Jardines
card-GN08 = Observatorio
card-GN09 = Quiosco de Música
card-GN10 = Arboleda de Esculturas
card-GN11 = Merendero
card-GN12 = Tiovivo
card-GN13 = Arboreto
card-GN14 = Obra del Parque
card-GN15 = Obra del Prado
card-BK01 = Parque de Bomberos
card-BK02 = Hospital
card-BK03 = Oficina de Correos
card-BK04 = Comisaría
card-BK05 = Parada de Tranvía
card-BK06 = Cruce de Tranvías
card-BK07 = Taquilla
card-BK08 = Oficina de Urbanismo
card-BK09 = Cochera
card-BK10 = Central Eléctrica
card-BK11 = Solar Vacío
card-BK12 = Terreno Ganado al Mar

## Bonificaciones y piezas

kind-plus_two = ficha de más dos
kind-value_card = carta extra con valor
kind-depot_card = carta de cochera
kind-points = ficha de puntos
kind-contract_relief = ficha de alivio
kind-tracks_token = ficha de vías
a-completion = ficha de barrio completo
a-contract = contrato
a-foundation-token = ficha de cimientos
times = × { $count }
open = aún disponible

## Qué se pregunta

ask-start = El azar decide quién empieza.
ask-turn = { $you ->
    [yes] Roba un proyecto o toma una columna.
   *[no] { $seat } roba un proyecto o toma una columna.
}
ask-turn-draw = { $you ->
    [yes] Roba un proyecto: ninguna columna tiene cartas suficientes.
   *[no] { $seat } roba un proyecto: ninguna columna tiene cartas suficientes.
}
ask-reveal = Se descubre la carta superior del mazo.
ask-column = { $you ->
    [yes] Pon { $picture } *{ $card }* en una de las tres columnas.
   *[no] { $seat } pone { $picture } { $card } en una columna.
}
ask-place = { $you ->
    [yes] Coloca una de tus cartas tomadas, o para.
   *[no] { $seat } coloca sus cartas.
}
ask-row = { $you ->
    [yes] Coloca { $picture } *{ $card }* en una de las filas marcadas.
   *[no] { $seat } elige una fila para { $picture } { $card }.
}
ask-bonus = { $you ->
    [yes] Elige tu bonificación: { $district }.
   *[no] { $seat } elige una bonificación: { $district }.
}
ask-target = { $you ->
    [yes] Elige la carta que recibe la { $kind }.
   *[no] { $seat } elige una carta para la { $kind }.
}
ask-build = { $you ->
    [yes] ¿Construir un rascacielos en { $cell }?
   *[no] { $seat } puede construir un rascacielos en { $cell }.
}
step-take = tomar
step-place = colocar
step-stop = descartar el resto
hint-turn = { $contracts ->
    [0] No tienes contratos: puedes tomar cualquier columna con una carta.
    [one] Tienes 1 contrato: una columna necesita al menos { $cards } cartas.
   *[other] Tienes { $contracts } contratos: una columna necesita al menos { $cards } cartas.
}
hint-empty = Todas las columnas están vacías.
hint-last = Solo queda una ficha de cimientos: los próximos cimientos que se descubran terminan la partida.
hint-place = Todas las cartas, algunas o ninguna, en cualquier orden.
hint-window = No quedan cartas, pero aún puedes usar tu ficha de alivio.
hint-bonus = La bonificación del barrio o, en su lugar, una ficha de vías.

## Jugadas

do-start = Empieza { $seat }
do-draw = Robar un proyecto
do-take = Tomar la { $column }
do-relief = { $count ->
    [one] Alivio: descartar 1 contrato
   *[other] Alivio: descartar { $count } contratos
}
do-reveal = Se descubre { $card }
do-into = En la { $column }
do-place = Colocar { $card }
do-stop = Descartar el resto
do-row = Fila: { $district }
do-bonus = Tomar: { $kind }
do-decline = Ninguna bonificación
do-on = En { $cell }
do-build = Construir en { $cell }
do-leave = No construir en { $cell }
list-card = Colocar
list-column = Columna
list-district = Dónde
list-cell = En
list-kind = Bonificación
list-contracts = Contratos que descartas
take-brings = { $count ->
    [one] 1 carta y un contrato
   *[other] { $count } cartas y un contrato
}

brings-towers = { $count ->
    [one] rascacielos
   *[other] { $count } rascacielos
}
brings-first = primero en acabar
brings-bonus = una bonificación
brings-cars = { $count ->
    [one] tranvía
   *[other] { $count } tranvías
}
brings-rank = { $from } → { $to }

## Por qué no

why-R1_6-no-such-seat = Ahí no se sienta nadie.
why-R2_3-deck-empty = El mazo está vacío.
why-R3_1-not-in-deck = Esa carta ya no está en el mazo.
why-R4_1-empty = Esa columna está vacía.
why-R4_1-contracts = Esa columna debe tener más cartas que contratos tienes tú.
why-R5_1-not-in-pool = Esa carta no está entre las que has tomado.
why-R5_1-row-full = Esa fila está llena.
why-R5_3-row-full = La fila de esa carta está llena.
why-R9_2-not-asked = No son los cimientos por los que se pregunta.
why-R12_1-other-district = Esa bonificación es de otro barrio.
why-R12_3-none-left = No queda ninguna.
why-R12_3-district-empty = La ficha de vías sustituye a la bonificación del barrio, y de esa no queda ninguna.
why-R12_3-no-target = Todas las cartas de tu ciudad tienen ya vías.
why-R12_3-no-room = En tu ciudad no hay sitio para una carta.
why-R12_3-must-take = Una bonificación que se puede tomar hay que tomarla.
why-R12_3-has-tracks = Esa carta tiene vías o es una cochera.
why-R12_4-no-card = Ahí no hay ninguna carta.
why-R13_4-no-token = No tienes ficha de alivio.
why-R13_4-too-few = No tienes tantos contratos.

## Lo que ha pasado

tell-start = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $seat }.
}
tell-reveal = Se descubre { $picture } { $card }.
tell-token = { $count ->
    [0] Se lleva la última ficha de cimientos.
    [one] Se lleva una ficha de cimientos; queda 1.
   *[other] Se lleva una ficha de cimientos; quedan { $count }.
}
tell-into = { $you ->
    [yes] Pones { $picture } { $card } en la columna { $number }.
   *[no] { $seat } pone { $picture } { $card } en la columna { $number }.
}
tell-take = { $you ->
    [yes] Tomas la columna { $number }: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
   *[no] { $seat } toma la columna { $number }: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
}
tell-contract = { $you ->
    [yes] Recibes un contrato y tienes { $count }.
   *[no] { $seat } recibe un contrato y tiene { $count }.
}
tell-discard-all = Ahora todos tienen un contrato: cada uno descarta uno.
tell-relief = { $you ->
    [yes] Gastas tu ficha de alivio y descartas { $count ->
        [one] 1 contrato
       *[other] { $count } contratos
    }.
   *[no] { $seat } gasta una ficha de alivio y descarta { $count ->
        [one] 1 contrato
       *[other] { $count } contratos
    }.
}
tell-pick = { $you ->
    [yes] Eliges { $picture } { $card }.
   *[no] { $seat } elige { $picture } { $card }.
}
tell-place = { $you ->
    [yes] Colocas { $picture } { $card } ({ $district }).
   *[no] { $seat } coloca { $picture } { $card } ({ $district }).
}
tell-cars = { $count ->
    [one] La red crece: un tranvía más, { $total } en total.
   *[other] La red crece: { $count } tranvías más, { $total } en total.
}
tell-square = Un tranvía pasa por la plaza ({ $cell }): ahora vale { $value }.
tell-coast = Una costa más: a los rascacielos les basta con { $need }.
tell-tower = Las cartas junto a { $cell } valen { $sum } y bastan { $need }: un rascacielos.
tell-medal-first = { $you ->
    [yes] Tu rascacielos es el primero: la medalla es tuya.
   *[no] Es el primer rascacielos: la medalla es para { $seat }.
}
tell-medal = { $you ->
    [yes] Tus { $mine } rascacielos superan a { $theirs }: la medalla es tuya.
   *[no] { $mine } rascacielos superan a { $theirs }: la medalla es para { $seat }.
}
tell-completed = { $you ->
    [yes] Completas un barrio antes que nadie: { $district }.
   *[no] { $seat } completa un barrio antes que nadie: { $district }.
}
tell-due = { $you ->
    [yes] El segundo símbolo de bonificación ({ $district }): obtienes una.
   *[no] El segundo símbolo de bonificación ({ $district }): { $seat } obtiene una.
}
tell-lost = El segundo símbolo de bonificación ({ $district }), pero no se puede tomar ninguna.
tell-bonus = { $you ->
    [yes] Tomas una { $picture } { $kind } ({ $district }).
   *[no] { $seat } toma una { $picture } { $kind } ({ $district }).
}
tell-plus = { $you ->
    [yes] La pones en { $cell }: vale { $value } más.
   *[no] { $seat } la pone en { $cell }: vale { $value } más.
}
tell-tracks = { $you ->
    [yes] Tiendes vías en { $cell }.
   *[no] { $seat } tiende vías en { $cell }.
}
tell-decline = { $you ->
    [yes] No tomas ninguna bonificación ({ $district }).
   *[no] { $seat } no toma ninguna bonificación ({ $district }).
}
tell-agree = { $you ->
    [yes] Quieres construir en { $cell }.
   *[no] { $seat } quiere construir en { $cell }.
}
tell-leave = { $you ->
    [yes] No construyes en { $cell }.
   *[no] { $seat } no construye en { $cell }.
}
tell-stop = { $you ->
    [yes] No colocas más.
   *[no] { $seat } no coloca más.
}
tell-gone = { $count ->
    [one] Sale del juego: { $cards }.
   *[other] Salen del juego: { $cards }.
}
tell-gone-many = { $count } cartas salen del juego.
tell-end-tokens = { $you ->
    [yes] Has descubierto la carta con la última ficha de cimientos: la partida ha terminado.
   *[no] { $seat } ha descubierto la carta con la última ficha de cimientos: la partida ha terminado.
}
tell-end-board = { $you ->
    [yes] Tu ciudad está llena: la partida ha terminado.
   *[no] La ciudad de { $seat } está llena: la partida ha terminado.
}
tell-end-nothing = { $you ->
    [yes] El mazo está vacío y no puedes tomar nada: la partida ha terminado.
   *[no] El mazo está vacío y { $seat } no puede tomar nada: la partida ha terminado.
}
tell-tie-cars = Empate a puntos: deciden los tranvías.
tell-tie-shared = Empate a puntos y a tranvías: victoria compartida.
listed = { $first }, { $rest }

## Puntuación final

score-skyscrapers = Rascacielos
score-medal = Medalla
score-bonuses = Fichas de puntos
score-completions = Barrios completos
score-blue = Puerto
score-grey = Centro
score-orange = Chinatown
score-yellow = Colinas
score-green = Parques
score-cable_cars = Tranvías

## La mesa

panel-city = { $shape } { $you ->
    [yes] Tu ciudad
   *[no] Ciudad de { $seat }
}
panel-offer = Proyectos
panel-track = Fichas de cimientos
panel-deck = Mazo
panel-pool = Cartas tomadas
panel-papers = Tus papeles
panel-supply = Bonificaciones
panel-lead = Quién va en cabeza
place-completion = Ficha de barrio completo
map-bay = Bahía de San Francisco
map-depots = cocheras
row-blue = Puerto
row-grey = Centro
row-orange = Chinatown
row-yellow = Colinas
row-green = Parques
lead-bonus = bonif.
lead-first = primero
lead-note = puntos por puesto
pool-empty = vacío
pool-of = { $seat } está colocando
pool-card = *{ $card }*
pool-any = cualquier fila con sitio
pool-row = { $district }
pool-full = sin sitio: { $district }, fila llena
papers-contracts = { $count ->
    [0] *ningún contrato*
    [one] *1 contrato*
   *[other] *{ $count } contratos*
}
papers-next = { $cards ->
    [one] luego: cualquier columna con carta
   *[other] luego: columnas de { $cards } o más
}
papers-relief = descarta 1 o 2 contratos, una vez
offer-note = formas: quién puede tomarla
may-take = Quién puede tomarla
may-take-by = { $you ->
    [yes] puedes tomarla tú
   *[no] puede tomarla { $seat }
}
row-sum = vale { $sum }, ahora { $points } puntos
label-tokens = { $count ->
    [one] cimientos: queda 1
   *[other] cimientos: quedan { $count }
}
label-deck = { $count ->
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}
lead-nobody = Mientras no haya cartas en ninguna ciudad, nadie va en cabeza.
medal-nobody = La medalla espera al primer rascacielos.
medal-of = { $you ->
    [yes] La medalla es tuya, con { $count ->
        [one] 1 rascacielos
       *[other] { $count } rascacielos
    }; solo te la quita quien tenga más.
   *[no] { $seat } tiene la medalla, con { $count ->
        [one] 1 rascacielos
       *[other] { $count } rascacielos
    }; solo se la quita quien tenga más.
}
tag-medal = { $medal } medalla
network-of = { $count ->
    [one] 1 tranvía
   *[other] { $count } tranvías
}
number-score = puntos si terminara ahora
number-contracts = contratos
number-cars = tranvías
number-towers = rascacielos
number-cards = cartas
tip-city = Una carta va a la casilla libre más a la izquierda de su fila.
tip-offer = Descubre una carta y ponla en cualquier columna.
tip-take = O toma una columna entera que tenga más cartas que contratos tienes tú.
tip-pool = Coloca todas, algunas o ninguna; el resto sale del juego.
tip-contracts = Cada columna tomada cuesta un contrato. Una columna debe tener más cartas que contratos tienes tú.
tip-score = Rascacielos, medalla, fichas y la ventaja en cada barrio y en tranvías.
tip-cars = Quien tenga más tranvías obtiene más.
tip-towers = Cada uno vale un punto.
tip-cards = Una ciudad llena termina la partida.
tip-tie = Sumas iguales: deciden las cartas desde la izquierda y luego la fila de abajo, también en una fila vacía.
tip-lead = Las fichas van por puesto; los empates se deshacen desde la izquierda y luego con las filas de abajo.
tip-bonus = El segundo símbolo de bonificación en una fila tuya da la bonificación del barrio o una ficha de vías.
tip-track = Cuando se va la última, la partida termina en el acto.
tip-deck = { $foundations } de las { $left } cartas que quedan son cimientos.
tip-site = Sus vecinas valen { $sum } de { $need }.
tip-tracks = Tiene vías: recibe un tranvía en cuanto se une a una cochera.
tip-sides = Sus vías llegan a { $sides }; una vecina solo se une si ambas llegan al lado común.
tip-depot = Una cochera: tiene un tranvía desde el principio.
tip-foundation = Cimientos: el rascacielos se levanta cuando sus vecinas valen { $need }, menos tus costas.
tip-coast = Una costa: cada una baja en 1 lo que necesitan tus rascacielos.
tip-square = Una plaza: vale { $worth } junto a un tranvía, si no, nada.
tip-plus_two = Una carta tuya vale { $value } más.
tip-value_card = Una carta extra que vale { $worth }, para una fila con sitio.
tip-depot_card = Una cochera extra, para una fila con sitio.
tip-points = { $points } puntos al final.
tip-contract_relief = Una vez, en un turno tuyo: descarta 1 o 2 contratos.
tip-tracks_token = Una carta tuya sin vías las tiene desde ahora.

## Opciones

option-first_seat = Quién empieza
option-bonus_by_district = Bonificaciones de los barrios, desde arriba
option-bonus_by_district-plus_two = { kind-plus_two }
option-bonus_by_district-value_card = { kind-value_card }
option-bonus_by_district-depot_card = { kind-depot_card }
option-bonus_by_district-points = { kind-points }
option-bonus_by_district-contract_relief = { kind-contract_relief }
option-track_direction_matters = Las vías deben encontrarse en un lado
option-contract_taken_before_placing = El contrato llega antes de colocar
option-auto_build_skyscrapers = Los rascacielos se levantan solos
option-may_decline_bonus = Se puede renunciar a una bonificación
option-tracks_token_if_district_bonus_empty = Ficha de vías aunque se haya agotado la bonificación del barrio
option-empty_space_value_in_tiebreak = Casilla vacía en los empates
option-empty_space_value_in_tiebreak-0 = como una carta de valor 0
option-empty_space_value_in_tiebreak--1 = menos que cualquier carta
option-resolve_last_card_fully_before_end = La última carta da aún su bonificación
option-zero_value_players_are_ranked = También nada en un barrio puede dar puntos
preset-two = Dos jugadores
preset-three = Tres jugadores
preset-four = Cuatro jugadores
