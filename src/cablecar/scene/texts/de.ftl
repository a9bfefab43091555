# Texte, die jedes Spiel braucht. $seat ist der Name eines Spielers; $you ist yes, wenn es der Leser ist.

language-name = Deutsch

## People and turns

seat = Platz { $number }
seat-name = { $you ->
    [yes] Du
   *[no] { $seat }
}
player-bot = { $name } (Bot)
spectator = Zuschauer
chance = Zufall
turn-your = Du bist am Zug.
turn-of = { $you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
to-move = am Zug
you = du
has-chosen = hat gewählt
players = Spieler
legal-heading = Du kannst wählen
score-sheet = Wertung
leads = { $laurel } führt
turn-several-all = Alle wählen gleichzeitig.
turn-thinking = { $seat } überlegt …
turn-of-all = Zug { $turn } von { $turns }
round-of-all = Runde { $round } von { $rounds }

## The terminal

help-keys = Tippe eine Zahl, ein Wort oder den Anfang eines Wortes. Auch: undo, why WORT, look, log, rules, help, quit.
help-undo = undo: nimmt deinen letzten Zug zurück, solange seither nichts gezogen oder gezeigt wurde
help-why = why WORT: sagt, warum ein Wort gerade nicht geht
help-look = look: zeigt die Lage noch einmal; look all: mit allem, was du wissen kannst
help-log = log: erzählt, was geschehen ist; log words: die Zeilen der Spieldatei, die du sehen darfst
help-rules = rules: wie man spielt; rules REGEL: eine einzelne Regel, etwa rules R17
help-back = back: zurück zur ganzen Liste
help-help = help: diese Liste
help-quit = quit: aufhören; das Spiel ist gespeichert
not-understood = Nicht verstanden: { $typed }. Tippe eine Zahl aus der Liste, ein Wort oder help.
no-such-number = Die Liste hat keine { $typed }: Sie geht von 1 bis { $count }.
rules-more = Alle Regeln: cablecar rules { $game }
list-empty = nichts

## Undo

undo = Zurück
undo-done = { $you ->
    [yes] Du hast zurückgenommen: { $word }
   *[no] { $seat } hat zurückgenommen: { $word }
}
undo-ok = Nimmt zurück: { $word }
undo-none = Du hast noch nicht gezogen.
undo-moved = { $seat } hat zuletzt gezogen.
undo-drawn = Seither wurde etwas gezogen.
undo-shown = Dein Zug hat etwas gezeigt.
undo-over = Das Spiel ist aus.

## What happened

did = { $seat }: { $word }
did-chance = Zufall: { $word }

## Was der Tisch sagt

table-human = { $you ->
    [yes] Du spielst Platz { $number }.
   *[no] { $seat } spielt Platz { $number }.
}
table-empty = Platz { $number } ist leer.
table-bot = Ein Bot spielt Platz { $number }.
table-away = { $you ->
    [yes] Ein Bot spielt für dich.
   *[no] Ein Bot spielt für { $seat }.
}
table-absent = { $you ->
    [yes] Du fehlst; ein Bot spielt für dich.
   *[no] { $seat } fehlt; ein Bot spielt weiter.
}
table-left = { $you ->
    [yes] Du gehst; ein Bot spielt für dich.
   *[no] { $seat } geht; ein Bot spielt weiter.
}
table-conceded = { $you ->
    [yes] Du gibst auf; ein Bot spielt weiter.
   *[no] { $seat } gibt auf; ein Bot spielt weiter.
}
table-gives-up = { $you ->
    [yes] Du gibst auf.
   *[no] { $seat } gibt auf.
}
table-practice = Übung: Diese Partie geht von einem Moment einer anderen aus weiter, die dem Gastgeber dieses Tisches bekannt war.
table-ended = Alle sind einverstanden, das Spiel hier zu beenden.

## Refusals

refused = Geht nicht: { $why }
refused-clause = Geht nicht ({ $clause }): { $why }
why-possible = Das ist gerade möglich.
why-of = { $why } ({ $count ->
    [0] { $word }
    [one] { $word } und ein weiteres Wort
   *[other] { $word } und { $count } weitere Wörter
})
why-no-such-word = Dieses Wort gibt es in diesem Spiel nicht.
why-not-your-turn = Du bist nicht am Zug.
why-not-now = Danach wird gerade nicht gefragt.
why-log-full = An diesem Tisch wurde so viel zurückgenommen, dass nichts mehr zurückgenommen werden kann.
why-nothing-to-undo = Es gibt nichts, was du zurücknehmen kannst: Seit deinem letzten Zug wurde etwas gezogen, gezeigt oder von anderen entschieden.

## Points and the end

points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
score = Punkte
score-total = Summe
score-points = Punkte
score-place = Rang
score-of = { $you ->
    [yes] Du hast { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
   *[no] { $seat } hat { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
}
place = { $place }.
place-shared = { $place }. (geteilt)
over = Das Spiel ist zu Ende.
winner = { $you ->
    [yes] Du gewinnst!
   *[no] { $seat } gewinnt.
}
winners = { $names } gewinnen gemeinsam.
nobody-wins = Niemand gewinnt.
rival-wins = { $rival } gewinnt.
and = { $first } und { $last }

## Modes and tables

mode-line = { $game }, { $seats ->
    [one] 1 Spieler
   *[other] { $seats } Spieler
}, Spielmaterial { $components }
mode-compiled = kompiliert
mode-interpreted = interpretiert (langsam)
option-random = zufällig
option-true = ja
option-false = nein
saved = Gespeichert: { $file }
saved-in = Dieses Spiel wird in { $file } gespeichert
replayed = { $count ->
    [one] Ein Ereignis
   *[other] { $count } Ereignisse
} nachgespielt.
quit = Spiel verlassen. Es ist bis hierher gespeichert.
quit-unsaved = Spiel verlassen. Es wurde nicht gespeichert.

## The text view

view-board = Spielplan
view-values = Werte
view-empty = leer
yes = ja
no = nein
on = an
off = aus

## page

page-home = Alle Spiele
page-your-turn = Du bist dran
page-your-turn-name = { $name } ist dran
page-several = Mehrere zugleich
page-watching = Du siehst zu
page-over = Ende
page-prompt = Was zu tun ist
page-trail = Schritte dieses Zuges
page-picked = Gewählt:
page-put-back = Zurücklegen
page-undo = Zurück
page-hint = Tipp
page-hint-thinks = Ein Bot denkt über deinen Zug nach …
page-hint-says = Ein Bot der Stufe Klub rät *„{ $word }“*.
page-hint-unclear = Ein Bot der Stufe Klub rät *„{ $word }“*, aber kein klarer Favorit: Andere sind etwa gleich gut.
page-hint-only = Etwas anderes geht nicht: *„{ $word }“*.
page-hint-tries = { $share } % seiner { $simulations } Versuche beginnen so. Deine Aussicht danach: { $value } von 100 (Mitte: gleichauf).
page-hint-tries-rival = { $share } % seiner { $simulations } Versuche beginnen so. Deine Aussicht danach: { $value } von 100 (Mitte: gleichauf mit „{ $rival }“).
page-thinks = { $name } denkt nach …
page-skip = Überspringen
page-players = Spieler
page-scores = Punktestand
page-you = du
page-bot = Bot
page-chosen = hat gewählt
page-open-player = Mehr von { $name }
page-number-of = { $name }: { $value } von { $of }
page-step-of = { $at } von { $of }
page-group-before = Vorheriges vergrößern
page-group-after = Nächstes vergrößern
page-log = Verlauf
page-older = Ältere Zeilen zeigen
page-newest = Neuestes
page-recall = Diesen Moment zeigen
page-fork = Von hier aus üben
page-upload = Protokoll öffnen
page-upload-note = Eine gespeicherte Partie: zum Ansehen oder zum Weiterspielen gegen Bots
page-next = Zur Revanche
page-replay = Rückblick
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-next = Einen Schritt weiter
page-replay-last = Zum Ende
page-replay-at = Moment der Partie
page-replay-line = { $line } von { $last }
page-replay-leave = Zurück zur Gegenwart
page-view = Gesehen von
page-view-watch = Zuschauern
page-view-open = Allen: alles offen
page-moment-link = Link zu diesem Moment
page-moment-copied = Dieser Link führt hierher:
page-moment-anyone = Wer ihn hat, darf an diesem Tisch zuschauen.
page-moment-known = Er öffnet sich nur für die, die diesen Tisch schon öffnen können; einen Link zum Zuschauen hat, wer den Tisch aufgemacht hat.
page-since = Seit deinem letzten Zug
page-new = { $count ->
    [one] 1 neu
   *[other] { $count } neu
}
page-more = Mehr
page-explain = Was ist das?
page-choices = Möglichkeiten
page-type = Zug eintippen, z. B. { $word }
page-type-help = Jeder Zug lässt sich auch tippen, so wie er in gespeicherten Partien steht; die Taste / führt hierher
page-unknown-word = Dieses Wort gibt es in diesem Spiel nicht.
page-why-not = Gerade nicht möglich:
page-sure = Das lässt sich vielleicht nicht mehr zurücknehmen.
page-never-ask = Nicht mehr fragen
page-do-it = So machen
page-cancel = Abbrechen
page-sheet = Wertung
page-place = Rang
page-again = Revanche
page-download = Verlauf herunterladen
page-text-view = Der Tisch in Worten
page-show-text = Den Tisch in Worten zeigen
page-to-text = Zum Tisch in Worten
page-rule = Regel { $clause }
page-rules = Regeln
page-settings = Einstellungen
page-night = Nachtfarben
page-language = Sprache
page-speed = Wie schnell Züge gezeigt werden
page-speed-slow = langsam
page-speed-normal = normal
page-speed-at-once = sofort
page-confirm = Vor Unwiderruflichem fragen
page-sound = Ein leiser Ton, wenn ich dran bin
page-loading = Der Tisch wird vorbereitet …
page-lost = Die Verbindung ist weg; neuer Versuch …
page-slow = Dein Zug ist unterwegs: Warten auf den Server …
page-gone = Dieser Tisch lässt sich hier nicht öffnen.
page-no-seat-title = Kein Platz an diesem Tisch
page-no-seat = Entweder gibt es diesen Tisch nicht, oder dieser Browser braucht seinen Link, um ihn zu öffnen: Die Adresse allein genügt nicht.
page-no-seat-ask = Lass dir von der Person, die dich eingeladen hat, den ganzen Link geben, mit allem, was hinter dem # steht.
page-title-turn = Du bist dran: { $game }
page-banner = Cablecar
page-banner-sub =
    { $count ->
        [1] eine Stadt zum Bauen
        [4] vier Städte zum Bauen
       *[other] { $count } Städte zum Bauen
    }
page-banner-text = Brettspiele, in denen eine Stadt entsteht: mit Freunden per Link, an einem Bildschirm oder gegen Bots. Ohne Anmeldung.
page-my-tables = Meine Tische
page-my-tables-note = die Plätze dieses Browsers
page-all-tables = Alle { $count } Tische zeigen
page-games = Spiele
page-games-note = „Gleich spielen“ beginnt sofort gegen Bots, „Neuer Tisch“ lädt auch Freunde ein
page-play-now = Gleich spielen
page-new-table = Neuer Tisch
page-how-to-play = So geht’s
page-player-count = { $least }–{ $most } Spieler
page-minutes = { $minutes } Minuten
page-turn-of = { $name } ist dran
page-you-and = du
page-table-over = beendet
page-table-halted = nur noch zum Ansehen
page-since-now = gerade eben
page-since-minutes = seit { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
page-since-hours = seit { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
page-since-days = seit { $count ->
    [one] 1 Tag
   *[other] { $count } Tagen
}
page-ago-minutes = vor { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
page-ago-hours = vor { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
page-ago-days = vor { $count ->
    [one] 1 Tag
   *[other] { $count } Tagen
}
page-seats = Plätze
page-seat = Platz { $number }
page-seat-me = an diesem Gerät
page-name-other = Name für Platz { $number }
page-name-person = Spieler { $number }
page-add-person = Noch jemand an diesem Gerät
page-here-note = Mehrere können sich dieses Gerät teilen: gib jedem einen Platz „an diesem Gerät“.
page-here-note-several = Ihr wechselt euch an diesem Gerät ab. Wo Karten geheim sind, verdeckt die Seite den Tisch, bis die richtige Person das Gerät hat.
page-here-people = An diesem Gerät:
page-hand-to = Gib das Gerät an { $name }
page-curtain-note = Jetzt sollte nur { $name } hinschauen.
page-i-am = Ich bin { $name }
page-curtain-who = Wer schaut?
page-curtain-waits = An diesem Gerät muss gerade niemand entscheiden; { $name } ist am Zug.
page-curtain-nobody = An diesem Gerät muss gerade niemand entscheiden.
page-curtain-or = Jemand anders will nachsehen:
page-left-clock = noch { $time }
page-left-hours = { $count ->
    [one] noch { $count } Stunde
   *[other] noch { $count } Stunden
}
page-left-days = { $count ->
    [one] noch { $count } Tag
   *[other] noch { $count } Tage
}
page-waiting = { $count ->
    [one] { $count } wartet auf dich
   *[other] { $count } warten auf dich
}
page-notify = Benachrichtige mich
page-notify-on = Benachrichtigungen sind an
page-notify-blocked = Dieser Browser sperrt hier Benachrichtigungen.
page-table-with = Mit { $names }
page-seat-bot = Bot: { $bot }
page-bot-random = zufällig
page-bot-greedy = flink
page-bot-easy = leicht
page-bot-club = Klub
page-bot-expert = Meister
page-bots = Von schwach bis stark: { $bots }.
page-strength = „{ $bot }“ gewann { $share } % von { $games } Partien gegen { $others ->
    [one] „{ $against }“
   *[other] { $others } × „{ $against }“
} (bei gleicher Stärke wären es { $even } %).
page-strength-others = Mit { $players } Spielern: { $line }
page-strength-alone = „{ $bot }“ gewann { $share } % von { $games } Partien gegen „{ $against }“.
page-strength-rating = Wertung { $rating } über „{ $against }“ ({ $low } bis { $high })
page-strength-surely = { $players ->
    [one] allein
   *[other] zu { $players }
}: zwischen { $low } und { $high } %, wenn man immer wieder misst
page-strength-tries = { $simulations } Versuche je Entscheidung
page-strength-seconds = { $seconds } s je Entscheidung
page-strength-quick = unter { $seconds } s je Entscheidung
page-strength-compiled = mit übersetzten Regeln gemessen
page-strength-interpreted = mit interpretierten Regeln gemessen
page-strength-version = Regelversion { $version }
page-itself = das Spiel selbst
page-add-seat = Ein Platz mehr
page-remove-seat = Ein Platz weniger
page-set = Spielmaterial
page-set-in-play = Spielmaterial: { $set }
page-compiled = Die Regeln laufen übersetzt, mit voller Geschwindigkeit.
page-interpreted = Die Regeln laufen zurzeit interpretiert: Alles geht, aber starke Bots denken länger nach. Wo es einen Compiler gibt, werden sie im Hintergrund übersetzt und laufen vom nächsten Start an mit voller Geschwindigkeit.
set-designed_v1 = das übliche, hier entworfen
page-options = Optionen
page-variants = Weitere Varianten ({ $count })
page-preset = Spielmodus
page-preset-none = eigene Wahl
page-name = Dein Name
page-name-default = Spieler
page-start = Los
page-needs-me = Nimm mindestens einen Platz selbst.
page-links = Links
page-links-note = Wer einen Link öffnet, hat diesen Platz.
page-link-seat = Schick diesen Link an jemanden (Platz { $number })
page-invite = Link zeigen
page-friend-note = Sobald der Tisch beginnt, bekommst du den Link zum Verschicken.
page-only-here = Links von hier gehen nur auf diesem Gerät. Für Freunde in deinem Netz beende Cablecar und starte es mit { $command }.
page-come-title = Du bist eingeladen
page-come-by = { $by } lädt dich zu einer Partie { $game } ein.
page-come-to = Du bist zu einer Partie { $game } eingeladen.
page-watch-by = { $by } lädt dich ein, bei { $game } zuzusehen.
page-watch-to = Du bist eingeladen, bei { $game } zuzusehen.
page-come-text = Wie sollen dich die anderen nennen?
page-come-another = Wie sollen die anderen nennen, wer hier sitzt? An diesem Gerät hat schon jemand einen Platz an diesem Tisch.
page-link-watch = Nur zuschauen
page-search = Die Regeln durchsuchen
page-found = { $count ->
    [0] nichts gefunden
    [one] 1 Stelle
   *[other] { $count } Stellen
}
page-no-rules = In dieser Sprache gibt es noch keine Regeln.
page-contents = Inhalt
page-unofficial = Inoffiziell
page-unofficial-text = Eine private Lesart erschienener Spiele; alle Zeichnungen und Worte sind unsere eigenen. Bitte kauft die Originale: Mit einem Tisch darunter sind sie besser.
page-originals = Von wem die Originale sind
page-data = Zu den Daten
page-data-text = Wo eine Karte oder ein Plan nicht bekannt war, ist unserer passend zu den Regeln entworfen und so gekennzeichnet.
page-credits = Alle Angaben
page-designed = Was gedruckt, gefunden oder entworfen ist
page-about = Über dieses Programm
page-not-found = Hier ist nichts.
page-no-game = Ein Spiel „{ $game }“ gibt es hier nicht.
page-failed = Das ging nicht: { $why }
page-offline = Der Server antwortet nicht.
page-unanswered = Die Verbindung riss ab, bevor der Server antwortete. Sieh nach, ob es geschehen ist; sonst versuch es noch einmal.
page-try-again = Noch einmal versuchen
page-fault = Auf dieser Seite ist etwas schiefgegangen. Deine Partie ist gespeichert: Lade die Seite neu, um weiterzuspielen.
page-reload = Neu laden
page-password-title = Das Passwort dieses Hauses
page-password-text = Dieser Server fragt in jedem Browser einmal nach einem Passwort. Wer ihn betreibt, kennt es.
page-password = Passwort
page-password-enter = Eintreten
page-lan-title = In diesem Netz
page-lan-text = Andere Telefone und Rechner in diesem Netz öffnen die Seite unter dieser Adresse oder mit der Kamera. Alle dort können Tische eröffnen; Plätze gehören denen, die ihre Links haben. Nichts ist verschlüsselt: nur in Netzen, denen du vertraust.
page-lan-code = Code für die Kamera: { $address }
page-seat-friend = jemand mit einem Link
page-seat-empty = leer
page-pace = Bedenkzeit
page-pace-note = Wer länger braucht, wird bis zur Rückkehr von einem Bot vertreten.
page-pace-0 = unbegrenzt
page-pace-120 = 2 Minuten
page-pace-600 = 10 Minuten
page-pace-3600 = 1 Stunde
page-pace-86400 = 1 Tag
page-pace-259200 = 3 Tage
page-pace-604800 = 7 Tage
page-pace-other = { $seconds } Sekunden
page-people = Leute und Links
page-talk = Gespräch
page-talk-say = Etwas sagen
page-talk-send = Senden
page-talk-watching = { $name } (schaut zu)
page-talk-new = Gespräch ({ $count })
page-talk-empty = Noch hat niemand etwas gesagt.
page-talk-way = Wer mitredet
page-talk-way-all = Mitspielende und Zuschauende
page-talk-way-read = Mitspielende; Zuschauende lesen mit
page-talk-way-players = nur Mitspielende
page-close = Schließen
page-state-friend = wird noch erwartet
page-state-empty = leer
page-state-away = solange spielt ein Bot
page-state-absent = abwesend, ein Bot spielt
page-state-left = ist gegangen, ein Bot spielt
page-state-conceded = hat aufgegeben
page-here = da
page-agrees = will das Spiel beenden
page-host = Du leitest diesen Tisch.
page-plays-person = { $name }
page-plays-change = Platz { $number }: wer spielt
page-to-me = ich
page-to-friend = jemand mit einem neuen Link
page-seat-lend = Um jemand anderen auf diesen Platz einzuladen oder dieselbe Person neu, lass ihn erst einen Bot spielen.
page-take-seat = Hier hinsetzen
page-take-back = Platz zurücknehmen
page-bot-plays = Ein Bot spielt für dich.
page-let-bot = Einen Bot spielen lassen
page-copy = Kopieren
page-copied = Kopiert
page-new-link = Neuer Link
page-link-host = Leitung: den Tisch von einem anderen Gerät aus ändern
page-link-mine = Dein eigener Platz, auf einem anderen Gerät
page-links-lost = Links merkt sich nur der Browser, der sie gemacht hat; bei Bedarf einen neuen machen.
page-leave = Gehen
page-leave-note = Ein Bot spielt für dich weiter; du kannst zurückkommen.
page-concede = Aufgeben
page-concede-note = Endgültig: zu zweit oder allein endet das Spiel, sonst spielt ein Bot weiter.
page-agree = Gemeinsam beenden
page-agree-note = Das Spiel endet, wenn alle es wollen.
page-disagree = Weiterspielen
page-delete = Tisch löschen
page-delete-note = Für alle, samt Protokoll. Das lässt sich nicht zurücknehmen.
page-ask-sure = Sicher?
page-ended = Beendet
page-turn-empty = Jemand muss sich noch hinsetzen
