
## Was ein Server ablehnt

why-stale = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin und wähle dann.
why-not-seated = Du schaust zu; nur wer mitspielt, zieht.
why-bad-message = Der Server hat diese Nachricht nicht verstanden.
why-too-fast = Das war zu schnell. Warte einen Augenblick.
why-say-hello = Die Verbindung hat noch nicht begonnen.
why-busy = Der Server ist beschäftigt. Versuch es gleich noch einmal.
why-bad-request = Der Server hat diese Anfrage nicht verstanden.
why-bad-option = Mit diesen Einstellungen kann das Spiel nicht gespielt werden.
why-bad-seats = Für so viele ist das Spiel nicht gedacht.
why-bad-name = Ein Name braucht mindestens einen Buchstaben.
why-no-seat = Dieser Browser hat keinen Platz an diesem Tisch. Öffne ihn mit seinem Link.
why-bad-origin = Die Anfrage kam von einer anderen Seite.
why-bad-host = Unter diesem Namen antwortet der Server nicht.
why-bad-token = Dieser Link öffnet keinen Platz.
why-log-running = Das Protokoll gibt es, wenn das Spiel vorbei ist.
why-no-table = Diesen Tisch gibt es nicht.
why-no-game = Dieses Spiel gibt es nicht.
why-no-stage = Der Tisch hat sich geändert. Er wird neu geholt.
why-no-file = Hier ist nichts.
why-too-large = Das ist zu groß.
why-too-many = Zu viele Anfragen. Warte einen Augenblick.
why-stopping = Der Server wird beendet.
why-broken = An diesem Tisch geht es nicht weiter. Der Grund steht im Protokoll des Servers.
bye-stopping = Der Server wurde beendet. Neuer Versuch …
bye-slow = Die Verbindung war zu langsam. Neuer Versuch …
bye-bad-messages = Der Server hat die Verbindung beendet.
bye-no-seat = Dieser Browser hat keinen Platz an diesem Tisch. Öffne ihn mit seinem Link.
bye-broken = An diesem Tisch geht es nicht weiter. Der Grund steht im Protokoll des Servers.
bye-idle = Eine Weile hat niemand hingesehen. Lade neu, um weiterzuspielen.
bye-too-many = Dieser Tisch ist in diesem Browser zu oft offen. Schließe ein anderes Fenster.

## Tische, die man nur noch ansehen kann

halted-game = Dieser Tisch ist nur noch aufgehoben: Sein Spiel „{ $game }“ gibt es hier nicht mehr.
halted-set = Dieser Tisch ist nur noch aufgehoben: Sein Satz Spielmaterial „{ $set }“ fehlt. Der Gastgeber kann ihn mit --components DATEI wieder einsetzen.
halted-changed = Diesen Tisch kann man nur noch ansehen: Sein Satz Spielmaterial „{ $set }“ hat sich geändert. Gezeigt wird, was aus den ersten Zügen folgt.
halted-version = Diesen Tisch kann man nur noch ansehen: Er wurde nach Fassung { $version } der Regeln gespielt, die es hier nicht mehr gibt. Gezeigt wird er bis zum letzten Zug, den die heutigen Regeln erlauben.
halted-line = Diesen Tisch kann man nur noch ansehen: Von hier an lässt sich sein Protokoll nicht nachspielen. Der Gastgeber findet die Zeile mit „cablecar verify“.
why-halted = An diesem Tisch kann niemand weiterspielen.
bye-halted = An diesem Tisch kann niemand weiterspielen.
