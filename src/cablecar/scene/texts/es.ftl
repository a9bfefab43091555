# Textos que todo juego necesita. $seat es el nombre de un jugador; $you es yes si es quien lee.

language-name = Español

## People and turns

seat = Asiento { $number }
seat-name = { $you ->
    [yes] Tú
   *[no] { $seat }
}
player-bot = { $name } (bot)
spectator = Espectador
chance = Azar
turn-your = Es tu turno.
turn-of = { $you ->
    [yes] Es tu turno.
   *[no] Es el turno de { $seat }.
}
to-move = en turno
you = tú
has-chosen = ya ha elegido
players = Jugadores
legal-heading = Puedes elegir
score-sheet = Puntuación final
leads = { $laurel } va en cabeza
turn-several-all = Todos eligen a la vez.
turn-thinking = { $seat } está pensando…
turn-of-all = Turno { $turn } de { $turns }
round-of-all = Ronda { $round } de { $rounds }

## The terminal

help-keys = Escribe un número, una palabra o el principio de una palabra. Además: undo, why PALABRA, look, log, rules, help, quit.
help-undo = undo: deshace tu última jugada, mientras no se haya robado ni mostrado nada
help-why = why PALABRA: dice por qué una palabra no es posible ahora
help-look = look: muestra otra vez la situación; look all: con todo lo que puedes saber
help-log = log: cuenta lo que ha pasado; log words: las líneas de la partida guardada que puedes ver
help-rules = rules: cómo se juega; rules REGLA: una sola regla, por ejemplo rules R17
help-back = back: vuelve a la lista completa
help-help = help: esta lista
help-quit = quit: salir; la partida queda guardada
not-understood = No entiendo: { $typed }. Escribe un número de la lista, una palabra o help.
no-such-number = En la lista no hay { $typed }: va de 1 a { $count }.
rules-more = Todas las reglas: cablecar rules { $game }
list-empty = nada

## Undo

undo = Deshacer
undo-done = { $you ->
    [yes] Has deshecho: { $word }
   *[no] { $seat } ha deshecho: { $word }
}
undo-ok = Deshace: { $word }
undo-none = Todavía no has jugado.
undo-moved = La última jugada es de { $seat }.
undo-drawn = Desde entonces se ha robado algo.
undo-shown = Tu jugada ha mostrado algo.
undo-over = La partida ha terminado.

## What happened

did = { $seat }: { $word }
did-chance = Azar: { $word }

## Lo que dice la mesa

table-human = { $you ->
    [yes] Juegas el asiento { $number }.
   *[no] { $seat } juega el asiento { $number }.
}
table-empty = El asiento { $number } está vacío.
table-bot = Un bot juega el asiento { $number }.
table-away = { $you ->
    [yes] Un bot juega por ti.
   *[no] Un bot juega por { $seat }.
}
table-absent = { $you ->
    [yes] Estás ausente; un bot juega por ti.
   *[no] { $seat } está ausente; un bot sigue.
}
table-left = { $you ->
    [yes] Te vas; un bot juega por ti.
   *[no] { $seat } se va; un bot sigue.
}
table-conceded = { $you ->
    [yes] Te rindes; un bot sigue.
   *[no] { $seat } se rinde; un bot sigue.
}
table-gives-up = { $you ->
    [yes] Te rindes.
   *[no] { $seat } se rinde.
}
table-practice = Práctica: esta partida sigue desde un momento de otra que conocía quien abrió la mesa.
table-ended = Todos están de acuerdo en terminar aquí la partida.

## Refusals

refused = No es posible: { $why }
refused-clause = No es posible ({ $clause }): { $why }
why-possible = Ahora es posible.
why-of = { $why } ({ $count ->
    [0] { $word }
    [one] { $word } y otra palabra
   *[other] { $word } y otras { $count } palabras
})
why-no-such-word = Este juego no tiene esa palabra.
why-not-your-turn = No es tu turno.
why-not-now = Ahora no se pregunta eso.
why-log-full = En esta mesa se ha deshecho tanto que ya no se puede deshacer nada más.
why-nothing-to-undo = No hay nada que puedas deshacer: desde tu última jugada se ha robado o mostrado algo, o ha decidido otra persona.

## Points and the end

points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
score = Puntuación
score-total = Total
score-points = Puntos
score-place = Puesto
score-of = { $you ->
    [yes] Tienes { $points } { $points ->
        [one] punto
       *[other] puntos
    }
   *[no] { $seat } tiene { $points } { $points ->
        [one] punto
       *[other] puntos
    }
}
place = { $place }.º
place-shared = { $place }.º compartido
over = La partida ha terminado.
winner = { $you ->
    [yes] ¡Has ganado!
   *[no] Gana { $seat }.
}
winners = { $names } ganan a la vez.
nobody-wins = No gana nadie.
rival-wins = Gana { $rival }.
and = { $first } y { $last }

## Modes and tables

mode-line = { $game }, { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
}, material { $components }
mode-compiled = compilado
mode-interpreted = interpretado (lento)
option-random = al azar
option-true = sí
option-false = no
saved = Guardada: { $file }
saved-in = La partida se guarda en { $file }
replayed = { $count ->
    [one] Repetido un suceso
   *[other] Repetidos { $count } sucesos
}.
quit = Has salido de la partida. Está guardada hasta aquí.
quit-unsaved = Has salido de la partida. No se ha guardado.

## The text view

view-board = Tablero
view-values = valores
view-empty = vacío
yes = sí
no = no
on = sí
off = no

## page

page-home = Todos los juegos
page-your-turn = Te toca
page-your-turn-name = { $name }, te toca
page-several = Varios a la vez
page-watching = Estás mirando
page-over = Fin
page-prompt = Qué hay que hacer
page-trail = Pasos de este turno
page-picked = Elegido:
page-put-back = Devolver
page-undo = Deshacer
page-hint = Pista
page-hint-thinks = Un bot piensa tu jugada …
page-hint-says = Un bot de nivel club aconseja *«{ $word }»*.
page-hint-unclear = Un bot de nivel club aconseja *«{ $word }»*, pero sin favorito claro: otras parecen igual de buenas.
page-hint-only = No hay otra jugada: *«{ $word }»*.
page-hint-tries = El { $share } % de sus { $simulations } intentos empieza así. Tu perspectiva después: { $value } de 100 (mitad: igualados).
page-hint-tries-rival = El { $share } % de sus { $simulations } intentos empieza así. Tu perspectiva después: { $value } de 100 (mitad: igualado con «{ $rival }»).
page-thinks = { $name } está pensando …
page-skip = Saltar
page-players = Jugadores
page-scores = Puntuaciones
page-you = tú
page-bot = bot
page-chosen = ya ha elegido
page-open-player = Más de { $name }
page-number-of = { $name }: { $value } de { $of }
page-step-of = { $at } de { $of }
page-group-before = Ampliar el anterior
page-group-after = Ampliar el siguiente
page-log = Crónica
page-older = Mostrar líneas anteriores
page-newest = Lo último
page-recall = Mostrar este momento
page-fork = Practicar desde aquí
page-upload = Abrir un registro
page-upload-note = Una partida guardada: para verla o seguirla contra bots
page-next = A la revancha
page-replay = Repasar
page-replay-first = Al principio
page-replay-back = Un paso atrás
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-next = Un paso adelante
page-replay-last = Al final
page-replay-at = Momento de la partida
page-replay-line = { $line } de { $last }
page-replay-leave = Volver al presente
page-view = Visto por
page-view-watch = Espectadores
page-view-open = Todos: todo abierto
page-moment-link = Enlace a este momento
page-moment-copied = Este enlace lleva aquí:
page-moment-anyone = Quien lo tenga puede mirar esta mesa.
page-moment-known = Solo se abre a quienes ya pueden abrir esta mesa; quien la abrió tiene un enlace para que otros miren.
page-since = Desde tu último turno
page-new = { $count ->
    [one] 1 nueva
   *[other] { $count } nuevas
}
page-more = Más
page-explain = ¿Qué es esto?
page-choices = Opciones
page-type = Escribe una jugada, p. ej. { $word }
page-type-help = Cada jugada también se puede escribir, tal como está en las partidas guardadas; la tecla / lleva aquí
page-unknown-word = Este juego no tiene esa palabra.
page-why-not = Ahora no es posible:
page-sure = Quizá no se pueda deshacer.
page-never-ask = No volver a preguntar
page-do-it = Adelante
page-cancel = Cancelar
page-sheet = Puntuación final
page-place = Puesto
page-again = Revancha
page-download = Descargar la crónica
page-text-view = La mesa en palabras
page-show-text = Mostrar la mesa en palabras
page-to-text = Ir a la mesa en palabras
page-rule = Regla { $clause }
page-rules = Reglas
page-settings = Ajustes
page-night = Colores nocturnos
page-language = Idioma
page-speed = Velocidad con que se ven las jugadas
page-speed-slow = lenta
page-speed-normal = normal
page-speed-at-once = al instante
page-confirm = Preguntar antes de lo que no se puede deshacer
page-sound = Un tono suave cuando me toca
page-loading = Se está poniendo la mesa…
page-lost = Se ha perdido la conexión; reintentando…
page-slow = Tu jugada está en camino: esperando al servidor…
page-gone = Esta mesa no se puede abrir aquí.
page-no-seat-title = Sin asiento en esta mesa
page-no-seat = O esta mesa no existe, o este navegador necesita su enlace para abrirla: la dirección sola no basta.
page-no-seat-ask = Pide a quien te invitó el enlace completo, con todo lo que va detrás de #.
page-title-turn = Te toca: { $game }
page-banner = Cablecar
page-banner-sub =
    { $count ->
        [1] una ciudad por construir
        [4] cuatro ciudades por construir
       *[other] { $count } ciudades por construir
    }
page-banner-text = Juegos de mesa para construir una ciudad: con amigos por enlace, en una pantalla o contra bots. Sin registro.
page-my-tables = Mis mesas
page-my-tables-note = los asientos de este navegador
page-all-tables = Mostrar las { $count } mesas
page-games = Juegos
page-games-note = «Jugar ya» empieza enseguida contra bots, «Nueva mesa» invita también a amistades
page-play-now = Jugar ya
page-new-table = Nueva mesa
page-how-to-play = Cómo se juega
page-player-count = { $least }–{ $most } jugadores
page-minutes = { $minutes } minutos
page-turn-of = le toca a { $name }
page-you-and = tú
page-table-over = terminada
page-table-halted = solo se puede mirar
page-since-now = ahora mismo
page-since-minutes = desde hace { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
page-since-hours = desde hace { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
page-since-days = desde hace { $count ->
    [one] 1 día
   *[other] { $count } días
}
page-ago-minutes = hace { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
page-ago-hours = hace { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
page-ago-days = hace { $count ->
    [one] 1 día
   *[other] { $count } días
}
page-seats = Asientos
page-seat = Asiento { $number }
page-seat-me = en este dispositivo
page-name-other = Nombre para el asiento { $number }
page-name-person = Jugador { $number }
page-add-person = Una persona más en este dispositivo
page-here-note = Varias personas pueden compartir este dispositivo: dad a cada una un asiento «en este dispositivo».
page-here-note-several = Os turnáis en este dispositivo. Donde las manos son secretas, la página tapa la mesa hasta que lo tiene la persona correcta.
page-here-people = En este dispositivo:
page-hand-to = Pasa el dispositivo a { $name }
page-curtain-note = Ahora solo debería mirar { $name }.
page-i-am = Soy { $name }
page-curtain-who = ¿Quién mira?
page-curtain-waits = Ahora nadie en este dispositivo tiene que decidir; se espera a { $name }.
page-curtain-nobody = Ahora nadie en este dispositivo tiene que decidir.
page-curtain-or = Quiere mirar otra persona:
page-left-clock = quedan { $time }
page-left-hours = { $count ->
    [one] queda { $count } hora
   *[other] quedan { $count } horas
}
page-left-days = { $count ->
    [one] queda { $count } día
   *[other] quedan { $count } días
}
page-waiting = { $count ->
    [one] { $count } te espera
   *[other] { $count } te esperan
}
page-notify = Avísame
page-notify-on = Los avisos están activados
page-notify-blocked = Este navegador bloquea aquí los avisos.
page-table-with = Con { $names }
page-seat-bot = Bot: { $bot }
page-bot-random = al azar
page-bot-greedy = rápido
page-bot-easy = fácil
page-bot-club = club
page-bot-expert = maestro
page-bots = De más flojo a más fuerte: { $bots }.
page-strength = «{ $bot }» ganó el { $share } % de { $games } partidas contra { $others ->
    [one] «{ $against }»
   *[other] { $others } × «{ $against }»
} (a igual fuerza sería el { $even } %).
page-strength-others = Con { $players } jugadores: { $line }
page-strength-alone = «{ $bot }» ganó el { $share } % de { $games } partidas contra «{ $against }».
page-strength-rating = puntuación { $rating } por encima de «{ $against }» (de { $low } a { $high })
page-strength-surely = { $players ->
    [one] en solitario
   *[other] { $players } jugadores
}: entre el { $low } y el { $high } % si se mide una y otra vez
page-strength-tries = { $simulations } intentos por decisión
page-strength-seconds = { $seconds } s por decisión
page-strength-quick = menos de { $seconds } s por decisión
page-strength-compiled = medido con las reglas compiladas
page-strength-interpreted = medido con las reglas interpretadas
page-strength-version = reglas, versión { $version }
page-itself = el propio juego
page-add-seat = Un asiento más
page-remove-seat = Un asiento menos
page-set = Material
page-set-in-play = Material: { $set }
page-compiled = Las reglas funcionan compiladas, a toda velocidad.
page-interpreted = Por ahora las reglas funcionan interpretadas: todo funciona, pero los bots fuertes piensan más tiempo. Donde hay un compilador se compilan en segundo plano y desde el próximo arranque van a toda velocidad.
set-designed_v1 = el habitual, diseñado aquí
page-options = Opciones
page-variants = Más variantes ({ $count })
page-preset = Modalidad
page-preset-none = a tu gusto
page-name = Tu nombre
page-name-default = Jugador
page-start = Empezar
page-needs-me = Ocupa al menos un asiento.
page-links = Enlaces
page-links-note = Quien abre un enlace ocupa ese asiento.
page-link-seat = Envía este enlace a una amistad (asiento { $number })
page-invite = Mostrar el enlace
page-friend-note = En cuanto empiece la mesa tendrás el enlace para enviar.
page-only-here = Los enlaces de aquí solo sirven en este dispositivo. Para amigos en tu red cierra Cablecar e inícialo con { $command }.
page-come-title = Tienes una invitación
page-come-by = { $by } te invita a una partida de { $game }.
page-come-to = Tienes una invitación a una partida de { $game }.
page-watch-by = { $by } te invita a mirar una partida de { $game }.
page-watch-to = Te invitan a mirar una partida de { $game }.
page-come-text = ¿Cómo quieres que te llamen?
page-come-another = ¿Cómo deben llamar los demás a quien se sienta aquí? En este dispositivo alguien ya tiene un asiento en esta mesa.
page-link-watch = Solo mirar
page-search = Buscar en las reglas
page-found = { $count ->
    [0] sin resultados
    [one] 1 pasaje
   *[other] { $count } pasajes
}
page-no-rules = Todavía no hay reglas en este idioma.
page-contents = Índice
page-unofficial = No oficial
page-unofficial-text = Una lectura privada de juegos publicados; todos los dibujos y textos son nuestros. Compra los originales: con una mesa debajo son mejores.
page-originals = De quién son los originales
page-data = Sobre los datos
page-data-text = Donde no se pudo conocer una carta o un plano, el nuestro está diseñado según las reglas y lo decimos.
page-credits = Todos los créditos
page-designed = Qué está impreso, hallado o diseñado
page-about = Acerca de este programa
page-not-found = Aquí no hay nada.
page-no-game = Aquí no hay ningún juego «{ $game }».
page-failed = No ha funcionado: { $why }
page-offline = El servidor no responde.
page-unanswered = La conexión se cortó antes de que el servidor respondiera. Mira si se ha hecho; si no, vuelve a intentarlo.
page-try-again = Reintentar
page-fault = Algo ha fallado en esta página. Tu partida está guardada: vuelve a cargar la página para seguir.
page-reload = Volver a cargar
page-password-title = La contraseña de esta casa
page-password-text = Este servidor pide una contraseña una vez en cada navegador. Pregunta a quien lo lleva.
page-password = Contraseña
page-password-enter = Entrar
page-lan-title = En esta red
page-lan-text = Otros teléfonos y ordenadores de esta red abren la página en esta dirección o con la cámara. Cualquiera puede abrir mesas; los asientos son de quien tiene su enlace. Nada va cifrado: solo en redes de confianza.
page-lan-code = Código para la cámara: { $address }
page-seat-friend = una amistad, con un enlace
page-seat-empty = vacío
page-pace = Tiempo para decidir
page-pace-note = A quien tarde más lo sustituye un bot hasta que vuelva.
page-pace-0 = sin límite
page-pace-120 = 2 minutos
page-pace-600 = 10 minutos
page-pace-3600 = 1 hora
page-pace-86400 = 1 día
page-pace-259200 = 3 días
page-pace-604800 = 7 días
page-pace-other = { $seconds } segundos
page-people = Personas y enlaces
page-talk = Charla
page-talk-say = Di algo
page-talk-send = Enviar
page-talk-watching = { $name } (mira)
page-talk-new = Charla ({ $count })
page-talk-empty = Nadie ha dicho nada todavía.
page-talk-way = Quién habla
page-talk-way-all = quien juega y quien mira
page-talk-way-read = quien juega; quien mira lee
page-talk-way-players = solo quien juega
page-close = Cerrar
page-state-friend = se espera a alguien
page-state-empty = vacío
page-state-away = entretanto juega un bot
page-state-absent = ausente, juega un bot
page-state-left = se ha ido, juega un bot
page-state-conceded = se ha rendido
page-here = está aquí
page-agrees = quiere terminar la partida
page-host = Tú diriges esta mesa.
page-plays-person = { $name }
page-plays-change = Asiento { $number }: quién juega
page-to-me = yo
page-to-friend = alguien con un enlace nuevo
page-seat-lend = Para invitar a otra persona a este asiento, o de nuevo a la misma, deja antes que lo juegue un bot.
page-take-seat = Siéntate aquí
page-take-back = Recuperar el asiento
page-bot-plays = Un bot juega por ti.
page-let-bot = Dejar jugar a un bot
page-copy = Copiar
page-copied = Copiado
page-new-link = Enlace nuevo
page-link-host = Dirección: cambiar la mesa desde otro dispositivo
page-link-mine = Tu propio asiento, en otro dispositivo
page-links-lost = Los enlaces los guarda solo el navegador que los hizo; si hace falta, haz uno nuevo.
page-leave = Irse
page-leave-note = Un bot juega por ti; puedes volver.
page-concede = Rendirse
page-concede-note = Para siempre: con una o dos personas la partida termina, con más sigue un bot.
page-agree = Terminar de acuerdo
page-agree-note = La partida termina cuando todos lo quieren.
page-disagree = Seguir jugando
page-delete = Borrar la mesa
page-delete-note = Para todos, con su registro. No se puede deshacer.
page-ask-sure = ¿Seguro?
page-ended = Terminada antes
page-turn-empty = Alguien tiene que sentarse todavía
