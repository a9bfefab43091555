# Frankfurt. $seat ist der Name eines Spielers, $you ist yes, wenn es der Leser ist; $tile, $district, $project und $space sind Texte dieser Datei.

game-name = Frankfurt
game-title = Bürger, Baumeister & Co.
game-by = Michael Schacht, Abacusspiele 2009
game-minutes = 45
game-published = Nach „Bürger, Baumeister & Co.“ von Michael Schacht (Abacusspiele, 2009). Inoffiziell.
game-blurb = Baue Frankfurt Plättchen für Plättchen: Jedes macht das nächste seiner Sorte wertvoller, egal wer es legt.
game-designed = Das Aussehen des Spielplans, die Preise des Angebots und die Verteilung der Werte sind unser eigener Entwurf.

## Colours, types, tiles

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-violet = Violett

tile = { $kind ->
    [house] { $colour ->
        [red] rotes Haus
        [blue] blaues Haus
        [green] grünes Haus
        [yellow] gelbes Haus
        [violet] violettes Haus
       *[other] Haus in { $colour }
    }
    [villa] { $colour ->
        [red] rote Villa
        [blue] blaue Villa
        [green] grüne Villa
        [yellow] gelbe Villa
        [violet] violette Villa
       *[other] Villa in { $colour }
    }
    [park] { $colour ->
        [red] roter Park
        [blue] blauer Park
        [green] grüner Park
        [yellow] gelber Park
        [violet] violetter Park
       *[other] Park in { $colour }
    }
   *[other] { $kind } in { $colour }
} { $value }
tile-hidden = verdecktes Plättchen
space = { $symbol ->
    [coin] Baufeld { $number }, { $district }, Münze
    [two] Baufeld { $number }, { $district }, Zwei
   *[blank] Baufeld { $number }, { $district }
}

## Districts and projects

district-westend = Westend
district-eschenheimer_tor = Eschenheimer Tor
district-nordend = Nordend
district-opernplatz = Opernplatz
district-boersenviertel = Börsenviertel
district-zeil = Zeil
district-ostend = Ostend
district-junghof = Junghof
district-hasengasse = Hasengasse
district-boernestrasse = Börnestraße
district-paulsplatz = Paulsplatz
district-domviertel = Domviertel
district-fischerfeld = Fischerfeld
district-bahnhofsviertel = Bahnhofsviertel
district-sachsenhausen = Sachsenhausen
project-palmengarten = Palmengarten
project-traders_hall = Gesellschaftshaus des Kaufmännischen Vereins
project-burgblock = Burgblock
project-opera_house = Opernhaus
project-stock_exchange = Börse
project-grand_bazar = Grand Bazar
project-zoo = Zoologischer Garten
project-saalbau = Saalbau
project-kleinmarkthalle = Kleinmarkthalle
project-main_synagogue = Hauptsynagoge
project-paulskirche = Paulskirche
project-cathedral = Kaiserdom St. Bartholomäus
project-municipal_library = Alte Stadtbibliothek
project-main_station = Hauptbahnhof
project-eiserner_steg = Eiserner Steg
project = { $project } (Kosten { $cost }, Bonus { $bonus })
project-year = { $project }, { $year }
river = Main
ring = Wallanlagen

## The offer and the Mayor

offer = Angebot
offer-space = Angebotsfeld { $number }
offer-free = gratis
offer-price = { $price ->
    [0] gratis
    [one] 1 Münze
   *[other] { $price } Münzen
}
mayor = Bürgermeister

## Coins, cranes, players

coins = { $count ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $count } Münzen
}
cranes = { $count ->
    [0] keine Kräne
    [one] 1 Kran
   *[other] { $count } Kräne
}
seat-black = Schwarz
seat-white = Weiß
seat-orange = Orange
seat-turquoise = Türkis

## Phases: what is asked

ask-start = Der Zufall bestimmt, wer beginnt.
ask-deal = Die Plättchen werden ausgeteilt.
ask-mayor = Der Zufall stellt den Bürgermeister neben ein Plättchen.
ask-remove = Plättchen kommen ungesehen aus dem Spiel.
ask-reveal = Ein Plättchen wird für die Stadt aufgedeckt.
ask-settle = Der Zufall wählt das Viertel dafür.
ask-place = { $you ->
    [yes] Lege eines deiner Plättchen auf ein freies Baufeld seiner Farbe.
   *[no] { $seat } legt ein Plättchen.
}
ask-discard = { $you ->
    [yes] Für keines deiner Plättchen ist Platz. Lege eines in die Schachtel zurück.
   *[no] { $seat } kann nicht bauen und legt ein Plättchen in die Schachtel zurück.
}
ask-project = { $you ->
    [yes] „{ $project }“ für { $cost ->
        [one] 1 Münze
       *[other] { $cost } Münzen
    } und einen Kran abschließen? Das bringt { $points } Punkte.
   *[no] { $seat } darf „{ $project }“ abschließen.
}
ask-take = { $you ->
    [yes] Nimm ein Plättchen aus dem Angebot. Das neben dem Bürgermeister ist gratis.
   *[no] { $seat } nimmt ein Plättchen aus dem Angebot.
}
ask-refill = Ein Plättchen füllt die Lücke im Angebot.
picked-place-tile = { $picture } *{ $tile }*: Wähle eines der umrandeten Baufelder.
step-place = legen
step-project = Projekt
step-take = nehmen

## Words in full

do-start = { $seat } beginnt
do-draw = Ziehen: { $tile }
do-mayor = Der Bürgermeister beginnt bei { $offer }
do-settle = Viertel: { $district }
do-place = Legen: { $tile } ({ $space })
do-discard = In die Schachtel: { $tile }
do-decline = Nicht abschließen
do-complete = Abschließen: { $project }
do-take = Nehmen: { $offer }
list-tile = Lege
list-space = Lege es auf
list-offer = Nimm
list-district = Viertel

## Why not

why-R4-no-such-seat = Dort sitzt niemand.
why-R10-not-vacant = Das Plättchen braucht ein leeres Viertel seiner Farbe.
why-R14-not-in-hand = Ein solches Plättchen hast du nicht.
why-R14-colour = Ein Plättchen gehört in ein Viertel seiner Farbe.
why-R14-taken = Dieses Baufeld ist besetzt.
why-R20-cannot-complete = Dieses Projekt kannst du nicht abschließen.
why-R24-price = Dieses Plättchen kannst du nicht bezahlen; gratis ist nur das neben dem Bürgermeister.
why-R30-not-in-hand = Ein solches Plättchen hast du nicht.
why-bag = Ein solches Plättchen ist nicht mehr zu ziehen.

## What happened

tell-start = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
tell-deal = { $you ->
    [yes] Du ziehst: { $picture } { $tile }.
   *[no] { $seat } zieht: { $picture } { $tile }.
}
tell-dealt = { $seat } zieht { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}.
tell-offer = Ins Angebot kommt: { $picture } { $tile }.
tell-mayor-start = Der Bürgermeister beginnt hier: { $picture } { $tile }.
tell-remove = { $count ->
    [one] Ein Plättchen kommt ungesehen aus dem Spiel.
   *[other] { $count } Plättchen kommen ungesehen aus dem Spiel.
}
tell-again = Von einer Farbe sind zu wenige Plättchen übrig: Der Aufbau beginnt von vorn.
tell-aside = Beiseite gelegt: { $picture } { $tile }. Seine Viertel haben schon ihre Plättchen.
tell-settle = In die Stadt kommt: { $picture } { $tile } ({ $district }).
tell-aside-back = Die beiseite gelegten Plättchen kommen zurück in den Vorrat.
tell-laid = { $you ->
    [yes] Du baust ({ $district }): { $picture } { $tile }, *{ $points }* Punkte{ $coins ->
        [0] {""}
        [one] {" "}und 1 Münze
       *[other] {" "}und { $coins } Münzen
    }.
   *[no] { $seat } baut ({ $district }): { $picture } { $tile }, *{ $points }* Punkte{ $coins ->
        [0] {""}
        [one] {" "}und 1 Münze
       *[other] {" "}und { $coins } Münzen
    }.
}
tell-laid-sum = { $you ->
    [yes] Du baust ({ $district }): { $picture } { $tile }, { $sum } = *{ $points }* Punkte{ $coins ->
        [0] {""}
        [one] {" "}und 1 Münze
       *[other] {" "}und { $coins } Münzen
    }.
   *[no] { $seat } baut ({ $district }): { $picture } { $tile }, { $sum } = *{ $points }* Punkte{ $coins ->
        [0] {""}
        [one] {" "}und 1 Münze
       *[other] {" "}und { $coins } Münzen
    }.
}
tell-coin-lost = { $you ->
    [yes] Deine Münze verfällt: Du hast schon { $limit }.
   *[no] Die Münze verfällt: { $seat } darf nicht mehr als { $limit } haben.
}
tell-project-plus = { $you ->
    [yes] Du schließt „{ $project }“ ab: *{ $points }* Punkte mehr.
   *[no] { $seat } schließt „{ $project }“ ab: *{ $points }* Punkte mehr.
}
tell-project-times = { $you ->
    [yes] Du schließt „{ $project }“ ab: die Punkte des Zuges noch einmal, *{ $points }* mehr.
   *[no] { $seat } schließt „{ $project }“ ab: die Punkte des Zuges noch einmal, *{ $points }* mehr.
}
tell-decline = { $you ->
    [yes] Du lässt „{ $project }“ offen.
   *[no] { $seat } lässt „{ $project }“ offen.
}
tell-missed = { $district } ist voll; „{ $project }“ kann nie mehr abgeschlossen werden.
tell-discard = { $you ->
    [yes] Du kannst nicht bauen, zeigst deine Hand und legst in die Schachtel: { $picture } { $tile }.
   *[no] { $seat } kann nicht bauen, zeigt die Hand und legt in die Schachtel: { $picture } { $tile }.
}
tell-take-free = { $you ->
    [yes] Du nimmst gratis neben dem Bürgermeister: { $picture } { $tile }.
   *[no] { $seat } nimmt gratis neben dem Bürgermeister: { $picture } { $tile }.
}
tell-take-paid = { $you ->
    [yes] Du nimmst für { $price ->
        [0] nichts
        [one] 1 Münze
       *[other] { $price } Münzen
    }: { $picture } { $tile }.
   *[no] { $seat } nimmt für { $price ->
        [0] nichts
        [one] 1 Münze
       *[other] { $price } Münzen
    }: { $picture } { $tile }.
}
tell-mayor = Der Bürgermeister geht weiter: { $picture } { $tile }.
tell-refill = Neu im Angebot: { $picture } { $tile }.
tell-last-turns = Der Vorrat ist leer: Das ist der letzte Zug.
tell-over = Die Lücke lässt sich nicht füllen: Das Spiel ist aus.
tell-hand = { $you ->
    [yes] Du erhältst { $points } Punkte für { $colour } auf deiner Hand.
   *[no] { $seat } erhält { $points } Punkte für { $colour } auf der Hand.
}
tell-lap = { $you ->
    [yes] Du überschreitest { $points } Punkte.
   *[no] { $seat } überschreitet { $points } Punkte.
}
tell-tie-coins = Gleich viele Punkte: Die Münzen entscheiden.
tell-tie-shared = Gleich viele Punkte und Münzen: ein geteilter Sieg.

## Score sheet

score-tiles = Plättchen
score-projects = Großprojekte
score-hand = Farbe auf der Hand

## The table and the text view

panel-map = Frankfurt
panel-hand = Deine Hand
panel-hand-of = Hand von { $seat }
panel-supply = Vorrat
panel-score = Punkte
label-turns-left = { $turns ->
    [one] letzter Zug
   *[other] noch { $turns } Züge
}
label-round = Runde { $round } von { $rounds }
label-supply = { $count } im Vorrat
label-project-done = { $project }: abgeschlossen von { $seat }
label-project-missed = { $project }: verpasst
label-mayor = gratis (Bürgermeister)
number-score = Punkte
number-coins = Münzen
number-cranes = Kräne
number-hand = Plättchen
tip-project = Baue in diesem Viertel, dann zahle und setze einen Kran, um es abzuschließen.
tip-project-plus = Bringt { $points } Punkte.
tip-project-times = Bringt die Punkte des Zuges noch einmal.
tip-offer = Nimm in jedem Zug ein Plättchen. Das des Bürgermeisters ist gratis.
tip-mayor = Geht nach jedem Zug im Uhrzeigersinn zum nächsten Plättchen.
tip-hand = Am Ende zählt deine beste Farbe auf der Hand.

## Options

option-mayor = Wo der Bürgermeister beginnt
option-mayor-0 = Feld 1 des Angebots (oben)
option-mayor-1 = Feld 2 des Angebots (rechts)
option-mayor-2 = Feld 3 des Angebots (unten rechts)
option-mayor-3 = Feld 4 des Angebots (unten links)
option-mayor-4 = Feld 5 des Angebots (links)
option-first_seat = Wer beginnt
preset-two = Zu zweit
preset-three = Zu dritt
preset-four = Zu viert

## The scene

lot = { $shows ->
    [coin] { $district }, Münze
    [two] { $district }, +{ $points }
   *[blank] { $district }
}
project-of = { $project } ({ $year }): { $cost ->
    [one] 1 Münze
   *[other] { $cost } Münzen
}, { $bonus }
project-terms = { $project }: { $cost ->
    [one] 1 Münze
   *[other] { $cost } Münzen
}, { $bonus }
crane-of = { $you ->
    [yes] dein Kran
   *[no] Kran von { $seat }
}
lap-of = { $you ->
    [yes] dein Baumeisterplättchen
   *[no] Baumeisterplättchen von { $seat }
}
lap-passed = { $you ->
    [yes] Du hast { $points } Punkte überschritten
   *[no] { $seat } hat { $points } Punkte überschritten
}
score-gained = { $you ->
    [yes] Du: +{ $points }
   *[no] { $seat }: +{ $points }
}
map-title = Frankfurt
map-subtitle = am Main · Stadtplan, 1880
map-north = N
map-over = Über { $points }
map-offer = Beim Bürgermeister gratis
supply-left = Plättchen
label-setup = Aufbau
hand-slot = Plättchen { $number }
hand-tile = { $kind ->
    [house] *Haus { $value }*
    [villa] *Villa { $value }*
    [park] *Park { $value }*
   *[other] *{ $kind } { $value }*
}
hand-best = bis zu { $points }: { $district }
hand-nowhere = kein freies Baufeld
hand-worth = Am Ende brächte deine Hand { $points } ({ $colour }).
panel-purse = Deine Kasse
a-coin = Münze
a-coin-none = keine Münze
a-crane = Kran
a-crane-set = Kran in der Stadt
hint-place = Ist ein Plättchen gewählt, sagt die Zahl auf einem Baufeld, was es dort bringt.
hint-picked-place-tile = Oder wähle ein anderes Plättchen deiner Hand.
hint-take = Die Zahl ist der Preis in { $coin } Münzen; du hast { $coins }.
complete-brings = +{ $points }, { $cost ->
    [one] −1 Münze
   *[other] −{ $cost } Münzen
}, −1 Kran
sum-tile = { $kind ->
    [house] Haus
    [villa] Villa
    [park] Park
   *[other] { $kind }
} { $value } = *{ $points } Punkte*
sum-two = { $kind ->
    [house] Haus
    [villa] Villa
    [park] Park
   *[other] { $kind }
} { $value } + Baufeld { $two } = *{ $points } Punkte*
sum-others = { $kind ->
    [house] Haus { $value } + Häuser hier
    [villa] Villa { $value } + Villen hier
    [park] Park { $value } + Parks hier
   *[other] { $kind } { $value } + { $kind } hier
} { $others } = *{ $points } Punkte*
sum-all = { $kind ->
    [house] Haus { $value } + Häuser hier
    [villa] Villa { $value } + Villen hier
    [park] Park { $value } + Parks hier
   *[other] { $kind } { $value } + { $kind } hier
} { $others } + Baufeld { $two } = *{ $points } Punkte*
sum-plus = *+{ $points } Punkte*
sum-times = Die Punkte dieses Zuges noch einmal: *+{ $points } Punkte*
costs = Kostet { $cost ->
    [one] 1 Münze
   *[other] { $cost } Münzen
} und einen Kran.
coin-gain = { $count ->
    [one] Und eine Münze.
   *[other] Und { $count } Münzen.
}
coin-lost = Die Münze würde verfallen: Du hast { $limit }.
then-project = Dann für { $cost ->
    [one] 1 Münze
   *[other] { $cost } Münzen
}: „{ $project }“, { $bonus }, zusammen *{ $total }*.
then-missed = Das ist das letzte Baufeld: „{ $project }“ könnte nie mehr abgeschlossen werden.
take-free = Gratis: Hier steht der Bürgermeister.
take-costs = Kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}; { $left ->
    [0] keine bleibt
    [one] 1 bleibt
   *[other] { $left } bleiben
}.
tip-map = Lege Plättchen in Viertel ihrer Farbe. Gleiche Sorten in einem Viertel zählen zusammen.
tip-purse = Mit Münzen bezahlst du Großprojekte und Plättchen aus dem Angebot.
tip-coins = Mehr darf niemand haben. Münzen gibt es nur auf Baufeldern, die eine zeigen.
tip-cranes = Jedes abgeschlossene Projekt behält einen Kran.
tip-hand-seen = Was alle beim Nehmen gesehen haben; der Rest ist verdeckt.
tip-decline = Das Projekt bleibt offen für alle, die hier später bauen.
tip-discard = Zurück in die Schachtel, aus dem Spiel.
unseen = Noch nicht gesehen, { $colour }: { $tiles }
surely-left = Sicher noch im Vorrat: { $tiles }
counted = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}
listed = { $first }, { $rest }
kind-value = { $kind ->
    [house] Haus { $value }
    [villa] Villa { $value }
    [park] Park { $value }
   *[other] { $kind } { $value }
}
