
## Lo que rechaza un servidor

why-stale = La partida ha seguido entretanto. Mira otra vez y luego elige.
why-not-seated = Estás mirando; solo juegan los jugadores.
why-no-hint = Las pistas se dan cuando es tu turno, en una partida sin otras personas.
why-bad-message = El servidor no ha entendido este mensaje.
why-too-fast = Demasiado rápido. Espera un momento.
why-say-hello = La conexión todavía no ha empezado.
why-busy = El servidor está ocupado. Inténtalo dentro de un momento.
why-past-long = Una partida tan larga tarda un poco en reconstruirse. Inténtalo dentro de un minuto.
why-bad-request = El servidor no ha entendido esta petición.
why-bad-option = No se puede jugar con estas opciones.
why-bad-seats = El juego no es para ese número de jugadores.
why-bad-name = Un nombre necesita al menos una letra.
why-no-seat = Este navegador no tiene asiento en esa mesa. Ábrela con su enlace.
why-bad-origin = La petición venía de otro sitio.
why-bad-host = El servidor no responde a ese nombre.
why-bad-token = Este enlace no abre ningún asiento.
why-log-running = La crónica se puede descargar cuando termine la partida.
why-view-running = Mientras la partida está en curso, cada uno ve solo su propio pasado; el de los demás, cuando termina.
why-no-view = Esta mesa no tiene esa vista.
why-bad-log = La línea { $line } de este registro no sirve: { $reason }
why-still-running = Se puede hacer cuando la partida termine.
why-no-table = Esa mesa no existe.
why-no-game = Ese juego no existe.
why-no-stage = La mesa ha cambiado. Se está cargando otra vez.
why-no-file = Aquí no hay nada.
why-too-large = Es demasiado grande.
why-too-many = Demasiadas peticiones. Espera un momento.
why-locked = Esta casa tiene contraseña. Recarga la página para decirla.
why-bad-password = Esa no es la contraseña.
why-stopping = El servidor se está deteniendo.
why-broken = Esta mesa no puede seguir. Quien la aloja encuentra el motivo en el registro del servidor.

## Mesas que solo se pueden mirar

halted-game = Esta mesa solo se conserva: su juego «{ $game }» ya no está aquí.
halted-set = Esta mesa solo se conserva: su material «{ $set }» no está aquí. Quien aloja la mesa puede traerlo con --components ARCHIVO.
halted-changed = Esta mesa solo se puede mirar: su material «{ $set }» ha cambiado desde entonces. Se muestra lo que resulta de las primeras jugadas.
halted-version = Esta mesa solo se puede mirar: se jugó con la versión { $version } de las reglas, que ya no está aquí. Se muestra hasta la última jugada que permiten las reglas de hoy.
halted-line = Esta mesa solo se puede mirar: desde aquí no se puede seguir su crónica. Quien aloja la mesa encuentra la línea con «cablecar verify».
why-halted = En esta mesa nadie puede seguir.

## Asientos y personas

why-bot-plays = Un bot juega este asiento. Primero recupéralo.
why-no-such-seat = No existe ese asiento.
why-no-such-bot = No existe ese bot.
why-not-host = Eso solo puede hacerlo quien dirige la mesa.
why-seat-held = Este asiento es de alguien. Primero deja jugar a un bot; se puede ceder cuando su dueño lleve un minuto fuera.
why-conceded = Este asiento se ha rendido.
why-no-talk = Aquí solo escribe quien juega en esta mesa.
why-over = La partida ha terminado.
ended-agreed = Todos han terminado la partida de acuerdo.
ended-conceded = { $you ->
    [yes] Te has rendido. La partida ha terminado.
   *[no] { $seat } se ha rendido. La partida ha terminado.
}
bye-deleted = Quien dirige ha borrado esta mesa.
