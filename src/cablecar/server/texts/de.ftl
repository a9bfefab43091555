
## Was ein Server ablehnt

why-stale = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin und wähle dann.
why-not-seated = Du schaust zu; nur wer mitspielt, zieht.
why-no-hint = Tipps gibt es, wenn man am Zug ist und sonst kein Mensch mitspielt.
why-bad-message = Der Server hat diese Nachricht nicht verstanden.
why-too-fast = Das war zu schnell. Warte einen Augenblick.
why-say-hello = Die Verbindung hat noch nicht begonnen.
why-busy = Der Server ist beschäftigt. Versuch es gleich noch einmal.
why-past-long = Eine so lange Partie braucht eine Weile, bis sie zusammengestellt ist. Versuch es in einer Minute noch einmal.
why-bad-request = Der Server hat diese Anfrage nicht verstanden.
why-bad-option = Mit diesen Einstellungen kann das Spiel nicht gespielt werden.
why-bad-seats = Für so viele ist das Spiel nicht gedacht.
why-bad-name = Ein Name braucht mindestens einen Buchstaben.
why-no-seat = Dieser Browser hat keinen Platz an diesem Tisch. Öffne ihn mit seinem Link.
why-bad-origin = Die Anfrage kam von einer anderen Seite.
why-bad-host = Unter diesem Namen antwortet der Server nicht.
why-bad-token = Dieser Link öffnet keinen Platz.
why-log-running = Das Protokoll gibt es, wenn das Spiel vorbei ist.
why-view-running = Solange eine Partie läuft, sieht jeder nur seine eigene Vergangenheit; die der anderen, wenn sie vorbei ist.
why-no-view = Diese Ansicht gibt es an diesem Tisch nicht.
why-bad-log = Zeile { $line } dieses Protokolls ist nicht zu gebrauchen: { $reason }
why-still-running = Das geht, wenn die Partie vorbei ist.
why-no-table = Diesen Tisch gibt es nicht.
why-no-game = Dieses Spiel gibt es nicht.
why-no-stage = Der Tisch hat sich geändert. Er wird neu geholt.
why-no-file = Hier ist nichts.
why-too-large = Das ist zu groß.
why-too-many = Zu viele Anfragen. Warte einen Augenblick.
why-locked = Dieses Haus hat ein Passwort. Lade die Seite neu, um es zu sagen.
why-bad-password = Das ist nicht das Passwort.
why-stopping = Der Server wird beendet.
why-broken = An diesem Tisch geht es nicht weiter. Der Grund steht im Protokoll des Servers.

## Tische, die man nur noch ansehen kann

halted-game = Dieser Tisch ist nur noch aufgehoben: Sein Spiel „{ $game }“ gibt es hier nicht mehr.
halted-set = Dieser Tisch ist nur noch aufgehoben: Sein Satz Spielmaterial „{ $set }“ fehlt. Der Gastgeber kann ihn mit --components DATEI wieder einsetzen.
halted-changed = Diesen Tisch kann man nur noch ansehen: Sein Satz Spielmaterial „{ $set }“ hat sich geändert. Gezeigt wird, was aus den ersten Zügen folgt.
halted-version = Diesen Tisch kann man nur noch ansehen: Er wurde nach Fassung { $version } der Regeln gespielt, die es hier nicht mehr gibt. Gezeigt wird er bis zum letzten Zug, den die heutigen Regeln erlauben.
halted-line = Diesen Tisch kann man nur noch ansehen: Von hier an lässt sich sein Protokoll nicht nachspielen. Der Gastgeber findet die Zeile mit „cablecar verify“.
why-halted = An diesem Tisch kann niemand weiterspielen.

## Plätze und Leute

why-bot-plays = Ein Bot spielt diesen Platz. Nimm ihn zuerst zurück.
why-no-such-seat = Diesen Platz gibt es nicht.
why-no-such-bot = Diesen Bot gibt es nicht.
why-not-host = Das darf nur, wer den Tisch leitet.
why-seat-held = Dieser Platz gehört jemandem. Lass zuerst einen Bot spielen; vergeben lässt er sich, sobald eine Minute lang niemand mehr dort war.
why-conceded = Dieser Platz hat aufgegeben.
why-no-talk = Hier schreiben nur die Mitspielenden.
why-over = Das Spiel ist aus.
ended-agreed = Alle haben das Spiel gemeinsam beendet.
ended-conceded = { $you ->
    [yes] Du hast aufgegeben. Das Spiel ist aus.
   *[no] { $seat } hat aufgegeben. Das Spiel ist aus.
}
bye-deleted = Dieser Tisch wurde von seiner Leitung gelöscht.
