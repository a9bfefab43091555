# 1906 San Francisco. $seat ist der Name eines Spielers, $you ist yes, wenn es der Leser ist; $licence, $objective, $lot, $space und $action sind Texte dieser Datei.

game-name = 1906 San Francisco
game-title = 1906 San Francisco
game-by = Perepau Llistosella, Looping Games und Biberstein Spiele
game-minutes = 45
game-published = Nach „1906 San Francisco“ von Perepau Llistosella (Looping Games, Biberstein Spiele). Inoffiziell.
game-blurb = Sechs Jahre, um nach dem Erdbeben eine Stadt aufzubauen: Wer mehr Geld nimmt, wählt später.
game-designed = Was auf Grundstückskarten, Aktionskarten, Baugenehmigungen und Fortschrittstafel steht, ist unser eigener Entwurf.

## Things

rival-committee = Komitee
rival-0 = Komitee
service = { $service ->
    [light] Straßenlampe
    [tram] Kabelbahn
    [hydrant] Hydrant
    [park] Park
   *[other] { $service }
}
parcel = { $colour ->
    [yellow] Gelb
    [green] Grün
    [violet] Lila
    [red] Rot
   *[other] { $colour }
} { $number }
lot = { $colour ->
    [yellow] Gelb
    [green] Grün
    [violet] Lila
    [red] Rot
   *[other] { $colour }
} { $number }{ $letter }
licence = { $colour ->
    [yellow] Gelb
    [green] Grün
    [violet] Lila
    [red] Rot
    [any] beliebige Farbe
    [none] beliebige Zahl
   *[other] { $colour }
}{ $number ->
    [any] {""}
    [none] {""}
   *[other] {" "}{ $number }
} ({ $one }, { $two })
action = { $what ->
    [income] nimm ${ $amount }
    [pass] passen
    [build] { $subsidy ->
        [colour] bauen, Farbe beliebig
        [number] bauen, Zahl beliebig
       *[none] bauen
    }
    [materials] Material
    [licence] Baugenehmigung
    [objective] Ausschreibung
    [urbanize] Stadt entwickeln
   *[clean] Schutt entfernen
}
benefit = { $what ->
    [build] bauen
    [materials] ein Gebäude nehmen
    [licence] eine Baugenehmigung nehmen
    [objective] eine Ausschreibung nehmen
    [urbanize] kostenlos die Stadt entwickeln
   *[money] Geld nehmen
}
space = { $action } (Karte { $card }, Feld { $number })
space-none = Karte { $card }, Feld { $number }
objective-each_building = jedes Gebäude
objective-own_pairs = Paare benachbarter Gebäude
objective-next_to_rival = Gebäude neben fremden Gebäuden
objective-closed_corner = geschlossene Ecken
objective-free_standing = frei stehende Gebäude
objective-on_colour = Gebäude auf { $colour ->
    [yellow] Gelb
    [green] Grün
    [violet] Lila
    [red] Rot
   *[other] { $colour }
}
objective-colour_set = Sätze aller Farben
objective-rubble_each = Schutt
objective-urbanism_type = Karten mit { $service }
objective-urbanism_set = Sätze aller Stadtentwicklungen
objective-majority_colour = die meisten Gebäude auf { $colour ->
    [yellow] Gelb
    [green] Grün
    [violet] Lila
    [red] Rot
   *[other] { $colour }
}
objective-majority_rubble = der meiste Schutt
objective-majority_money = das meiste Geld
objective-dev_orange = goldene Zeile
objective-dev_green = grüne Spalte

## Phases: what is asked

ask-land = Die Grundstückskarten werden ausgelegt.
ask-ring = Die Aktionskarten werden zum Ring gelegt.
ask-public = Öffentliche Ausschreibungen werden aufgedeckt.
ask-deal = Ausschreibungen werden ausgeteilt.
ask-keep = { $you ->
    [yes] Behalte eine deiner zwei Ausschreibungen; die andere kommt zurück.
   *[no] { $seat } wählt eine Ausschreibung.
}
ask-keep-others = Alle wählen eine erste Ausschreibung.
ask-reveal = Eine Ausschreibung füllt die Auslage auf.
ask-show = Eine Baugenehmigung füllt die Auslage auf.
ask-start = Der Zufall bestimmt, wer beginnt.
ask-income = { $you ->
    [yes] { $year }: Wähle dein Einkommen. Je weniger du nimmst, desto früher bist du dran.
   *[no] { $seat } wählt ein Einkommen.
}
ask-benefit = { $you ->
    [yes] Wähle einen Jahresbonus von { $year }.
   *[no] { $seat } wählt einen Jahresbonus von { $year }.
}
ask-block = { $you ->
    [yes] Sperre für dieses Jahr ein Feld einer beliebigen Aktionskarte.
   *[no] { $seat } sperrt ein Feld.
}
ask-enter = { $you ->
    [yes] Ziehe auf ein freies Feld der Karte { $card }.
   *[no] { $seat } zieht auf Karte { $card }.
}
ask-use = { $you ->
    [yes] Nutze die Aktion deines Feldes, bezahle für eine andere dieser Karte oder nimm das Geld.
   *[no] { $seat } wählt eine Aktion.
}
ask-licence = { $you ->
    [yes] Nimm eine Baugenehmigung.
   *[no] { $seat } nimmt eine Baugenehmigung.
}
ask-first-licence = { $you ->
    [yes] Du hast ein Gebäude bekommen. Nimm noch eine der offenen Baugenehmigungen.
   *[no] { $seat } nimmt eine erste Baugenehmigung.
}
ask-receive = Eine Baugenehmigung wird gezogen.
ask-objective = { $you ->
    [yes] Nimm eine Ausschreibung.
   *[no] { $seat } nimmt eine Ausschreibung.
}
ask-clean = { $you ->
    [yes] Schutt entfernen: Welchen Schutt räumst du weg, wenn überhaupt?
   *[no] { $seat } räumt auf.
}
ask-build = { $you ->
    [yes] Auf welchem Bauplatz baust du?
   *[no] { $seat } wählt einen Bauplatz.
}
ask-spend = { $you ->
    [yes] Bau auf { $lot }: Welche Baugenehmigung gibst du ab?
   *[no] { $seat } gibt eine Baugenehmigung ab.
}
ask-second = { $you ->
    [yes] Bau auf { $lot }: noch eine zweite Baugenehmigung? Zwei mit gleichem Symbol bringen eine Stadtentwicklung.
   *[no] { $seat } entscheidet über eine zweite Baugenehmigung.
}
ask-reward = { $you ->
    [yes] Nimmst du eine Stadtentwicklung, die beide Baugenehmigungen zeigen?
   *[no] { $seat } wählt eine Stadtentwicklung.
}
ask-flip = Das Komitee deckt eine Baugenehmigung auf.
ask-committee = Das Komitee handelt.

## Words in full

do-lay = Grundstückskarte { $land }, Seite { $side }
do-ring = Aktionskarte { $card }
do-public = Öffentlich: { $objective }
do-deal = Austeilen: { $objective }
do-keep = Behalten: { $objective }
do-reveal = Aufdecken: { $objective }
do-show = Aufdecken: { $licence }
do-start = { $seat } beginnt
do-income = ${ $money } nehmen
do-benefit = Jahresbonus: { $what }
do-block = Sperren: { $space }
do-enter = Ziehen auf: { $space }
do-use = Ausführen: { $space }
do-use-other = Bezahlen für: { $space }
do-collect = Lieber das Geld nehmen
do-take = Nehmen: { $thing }
do-draw-licence = Die oberste Baugenehmigung vom Stapel nehmen
do-draw-objective = Die oberste Ausschreibung vom Stapel nehmen
do-receive = Ziehen: { $licence }
do-clear-nothing = Nichts wegräumen
do-clear = Den Schutt auf { $lot } wegräumen
do-build = Auf { $lot } bauen
do-spend = Abgeben: { $licence }
do-alone = Keine zweite Baugenehmigung
do-decline = Keine Stadtentwicklung
do-reward = Karte nehmen: { $service }
do-flip = Aufdecken: { $licence }
do-committee = Das Komitee handelt
list-objective = Ausschreibung
list-licence = Baugenehmigung
list-lot = Bauplatz
list-card-space = Feld
list-service = Karte
list-money = Einkommen
list-what = Jahresbonus
list-land = Grundstückskarte

hint-steps = kostet ${ $money } für den Weg
hint-gain = bringt ${ $money }
hint-cost = kostet ${ $money }
hint-rubble = kostet ${ $money } mit seinem Schutt, den du behältst
hint-now = { $points ->
    [one] jetzt 1 Punkt
   *[other] jetzt { $points } Punkte
}
hint-pass = auf der nächsten Karte Zweiter von rechts, sonst nichts

## Why not

why-R5-not-used = Diese Grundstückskarte wird bei so vielen Personen nicht verwendet.
why-R5-not-next = Eine andere Grundstückskarte kommt zuerst.
why-R5-laid = Diese Grundstückskarte liegt schon.
why-R5-side = Verlangt ist die andere Seite.
why-R7-laid = Diese Aktionskarte liegt schon im Ring.
why-R7-no-space = Diese Kartenseite hat kein solches Feld.
why-R10-open = Diese Ausschreibung liegt schon offen.
why-R11-not-in-deck = Diese Ausschreibung ist nicht im Stapel.
why-R11-not-yours = Diese Ausschreibung hast du nicht bekommen.
why-R14-no-such-seat = Dort sitzt niemand.
why-R16-taken = Dieses Einkommensfeld ist besetzt.
why-R17-not-offered = Das bietet dieses Jahr nicht.
why-R20-other-card = Alle Aktionssteine ziehen auf die nächste Karte des Rings.
why-R20-taken = Dieses Feld ist besetzt.
why-R21-other-card = Nur Aktionen der Karte, auf der du stehst, sind möglich.
why-R21-steps = Du kannst nicht $2 für jeden Schritt zu diesem Feld bezahlen.
why-R21-no-side-income = Dieses Feld hat neben seiner Aktion kein Geld.
why-R22-pass = Für das Passen kann niemand bezahlen.
why-R27-no-building = In deinem Vorrat ist kein Gebäude mehr.
why-R28-limit = Mehr Baugenehmigungen darfst du nicht haben.
why-R28-no-card = Es gibt keine Baugenehmigung zu nehmen.
why-R28-not-shown = Diese Baugenehmigung liegt nicht in der Auslage.
why-R28-deck = Du darfst nur eine offen liegende Baugenehmigung nehmen.
why-R29-no-card = Es gibt keine Ausschreibung zu nehmen.
why-R29-not-shown = Diese Ausschreibung liegt nicht in der Auslage.
why-R29-deck = Du darfst nur eine offen liegende Ausschreibung nehmen.
why-R30-money = Stadt entwickeln kostet $2.
why-R31-money = Das kannst du nicht bezahlen.
why-R31-no-rubble = Auf diesem Bauplatz liegt kein Schutt.
why-R33-no-building = In deinem Bereich liegt kein Gebäude.
why-R33-no-licence = Du hast keine Baugenehmigung.
why-R33-not-free = Auf diesem Bauplatz steht schon etwas, oder er gehört nicht zu diesem Stadtplan.
why-R33-not-yours = Diese Baugenehmigung hast du nicht.
why-R34-no-lot = Deine Baugenehmigungen passen zu keinem freien Bauplatz.
why-R34-no-licence = Deine Baugenehmigungen geben nicht Farbe und Zahl dieses Bauplatzes.
why-R34-does-not-fit = Mit dieser Baugenehmigung fehlt noch die Farbe oder die Zahl des Bauplatzes.
why-R34-alone = Die erste Baugenehmigung allein genügt nicht.
why-R36-money = Den Bau dort kannst du nicht bezahlen.
why-R37-not-common = Deine zwei Baugenehmigungen zeigen dieses Symbol nicht beide.
why-R37-no-card = Von dieser Karte ist keine mehr da.
why-R37-money = Die Kabelbahn kannst du nicht bezahlen.
why-R62-card = Auf dieser Karte steht schon ein Blockierstein.
why-R63-blocked = Dieses Feld ist in diesem Jahr gesperrt.
why-R63-closed = Für die Aktion eines gesperrten Feldes kann man nicht bezahlen.
why-R66-closed = Dieses Einkommensfeld ist im ganzen Spiel geschlossen.
why-bag = Eine solche Baugenehmigung kann nicht mehr gezogen werden.

## What happened

tell-lay = Grundstückskarte { $land } wird mit Seite { $side } ausgelegt.
tell-ring = Aktionskarte { $card } kommt als nächste in den Ring.
tell-public = Öffentliche Ausschreibung: { $objective }.
tell-deal = { $you ->
    [yes] Du bekommst eine verdeckte Ausschreibung: { $objective }.
   *[no] { $seat } bekommt eine verdeckte Ausschreibung: { $objective }.
}
tell-deal-hidden = { $you ->
    [yes] Du bekommst eine verdeckte Ausschreibung.
   *[no] { $seat } bekommt eine verdeckte Ausschreibung.
}
tell-keep = { $you ->
    [yes] Du behältst: { $objective }.
   *[no] { $seat } behält: { $objective }.
}
tell-keep-hidden = { $you ->
    [yes] Du behältst eine von zwei Ausschreibungen.
   *[no] { $seat } behält eine von zwei Ausschreibungen.
}
tell-reveal = In die Ausschreibungen kommt: { $objective }.
tell-show = In die Baugenehmigungen kommt: { $licence }.
tell-start = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
tell-receive = { $you ->
    [yes] Du ziehst { $licence }.
   *[no] { $seat } zieht { $licence }.
}
tell-income = { $you ->
    [yes] Du nimmst ${ $money } Einkommen.
   *[no] { $seat } nimmt ${ $money } Einkommen.
}
tell-materials = { $you ->
    [yes] Du bekommst ein Gebäude.
   *[no] { $seat } bekommt ein Gebäude.
}
tell-benefit = { $you ->
    [yes] Dein Jahresbonus: { $what }.
   *[no] Jahresbonus von { $seat }: { $what }.
}
tell-gain = { $you ->
    [yes] Du bekommst ${ $money }.
   *[no] { $seat } bekommt ${ $money }.
}
tell-block = { $you ->
    [yes] Du sperrst { $space }.
   *[no] { $seat } sperrt { $space }.
}
tell-enter = { $you ->
    [yes] Du ziehst auf: { $space }.
   *[no] { $seat } zieht auf: { $space }.
}
tell-use = { $you ->
    [yes] Du führst aus: { $action }.
   *[no] { $seat } führt aus: { $action }.
}
tell-use-paid = { $you ->
    [yes] Du bezahlst ${ $money } für eine andere Aktion: { $action }.
   *[no] { $seat } bezahlt ${ $money } für eine andere Aktion: { $action }.
}
tell-collect = { $you ->
    [yes] Du nimmst stattdessen ${ $money }.
   *[no] { $seat } nimmt stattdessen ${ $money }.
}
tell-take = { $you ->
    [yes] Du nimmst: { $thing }.
   *[no] { $seat } nimmt: { $thing }.
}
tell-draw-licence = { $you ->
    [yes] Du willst die oberste Baugenehmigung vom Stapel.
   *[no] { $seat } will die oberste Baugenehmigung vom Stapel.
}
tell-draw-objective = { $you ->
    [yes] Du willst die oberste Ausschreibung vom Stapel.
   *[no] { $seat } will die oberste Ausschreibung vom Stapel.
}
tell-clear = { $you ->
    [yes] Du räumst den Schutt auf { $lot } weg.
   *[no] { $seat } räumt den Schutt auf { $lot } weg.
}
tell-clear-nothing = { $you ->
    [yes] Du räumst auf, ohne Schutt zu nehmen.
   *[no] { $seat } räumt auf, ohne Schutt zu nehmen.
}
tell-build = { $you ->
    [yes] Du bezahlst ${ $money } für den Bau auf { $lot }.
   *[no] { $seat } bezahlt ${ $money } für den Bau auf { $lot }.
}
tell-rubble = { $you ->
    [yes] Du räumst seinen Schutt für ${ $money } weg.
   *[no] { $seat } räumt seinen Schutt für ${ $money } weg.
}
tell-spend = { $you ->
    [yes] Du gibst ab: { $licence }.
   *[no] { $seat } gibt ab: { $licence }.
}
tell-built = { $you ->
    [yes] Dein Gebäude Nummer { $count } steht auf { $lot }.
   *[no] Gebäude Nummer { $count } von { $seat } steht auf { $lot }.
}
tell-reward = { $you ->
    [yes] Beide Baugenehmigungen zeigen das Symbol, also nimmst du eine Karte: { $service }.
   *[no] Beide Baugenehmigungen zeigen das Symbol, also nimmt { $seat } eine Karte: { $service }.
}
tell-decline = { $you ->
    [yes] Du nimmst keine Stadtentwicklung.
   *[no] { $seat } nimmt keine Stadtentwicklung.
}
tell-marker = { $you ->
    [yes] Dein Fortschritt zählt jetzt { $value }.
   *[no] Der Fortschritt von { $seat } zählt jetzt { $value }.
}
tell-corner = Der Marker steht schon in der Ecke: stattdessen ${ $money }.
tell-flip = Das Komitee deckt { $licence } auf: { $column ->
    [left] linke
    [middle] mittlere
   *[right] rechte
} Spalte.
tell-flip-taken = Dieser Platz ist besetzt: Der Pfeil führt auf einen anderen.
tell-committee-income = Das Komitee nimmt ${ $money } Einkommen.
tell-committee-final = Das Komitee nimmt seinen letzten Jahresbonus.
tell-committee-benefit = Sein Jahresbonus ist immer der rechte: { $what }.
tell-committee-space = Das Komitee steht auf: { $action }.
tell-committee-build = Es gibt seine erste Baugenehmigung ab, zu der es einen freien Bauplatz gibt, { $licence }, und baut auf { $lot }.
tell-committee-rubble = Es räumt den ersten Schutt weg, auf { $lot }.
tell-committee-service = Die aufgedeckte Baugenehmigung zeigt dasselbe Symbol: Es nimmt eine Karte, { $service }.
tell-committee-licence = Es nimmt die Baugenehmigung { $licence }.
tell-committee-objective = Es hat genug Baugenehmigungen und nimmt die Ausschreibung { $objective }, die ihm { $points } Punkte bringt.
tell-committee-marker = Sein Fortschritt zählt jetzt { $value }.
tell-committee-money = Es bekommt ${ $money }.
tell-committee-instead = Das geht nicht: Es nimmt stattdessen ${ $money }.
tell-committee-builder = Alle Gebäude des Komitees stehen: Es ist Baumeister.
tell-shuffle = Die abgegebenen Baugenehmigungen werden gemischt: Sie sind der neue Stapel.
tell-builder = { $you ->
    [yes] Alle deine Gebäude stehen: Du bist Baumeister.
   *[no] Alle Gebäude von { $seat } stehen: { $seat } ist Baumeister.
}
tell-last-card = Diese Karte wird noch zu Ende gespielt, dann ist das Spiel vorbei.
tell-card = Karte { $number } des Rings.
tell-year = Das Jahr { $year } beginnt; bauen kostet ${ $cost }.
tell-over = Das Spiel ist vorbei: Alle Ausschreibungen werden aufgedeckt.

## Score sheet

score-public = Öffentlich: { $objective }
score-public_1 = Öffentlich 1
score-public_2 = Öffentlich 2
score-public_3 = Öffentlich 3
score-private = Private Ausschreibungen
score-best_builder = Baumeister
score-development = Fortschrittstafel
score-urbanism = Stadtentwicklung
score-money = Geld

## The table and the text view

panel-map = Stadtplan
panel-publics = Für alle
panel-urbanism = Stadtentwicklung
label-year = Jahr { $year }
label-set-up = der Tisch wird aufgebaut
label-income = Einkommen
label-blockers = Blockiersteine
label-final = der letzte Jahresbonus

## Options

option-edition = Ausgabe
option-duopoly = Duopol: Blockiersteine zu zweit
option-helper = Spielhilfe des Komitees
option-closed = Geschlossenes Einkommensfeld
option-rate = Geld des Komitees für einen Punkt
option-committee_income = Wie das Komitee sein Einkommen nimmt
option-pass_steps = Schritte, die das Passfeld zählt
option-majority_zero = Was null bei einer Mehrheit bringt
option-committee_builder = Baumeister für das Komitee
option-blocked_action = Die Aktion eines gesperrten Feldes
option-slots = Wo die Grundstückskarten liegen
option-sides = Seiten der Grundstückskarten
option-first_seat = Wer beginnt
option-edition-looping = Looping Games (spanisch)
option-edition-biberstein = Biberstein Spiele (deutsch)
option-helper-green = grüne Seite
option-helper-blue = blaue Seite, schwerer
option-closed-1 = das Feld $1
option-closed-4 = das Feld $4, schwerer
option-rate-4 = $4
option-rate-3 = $3, schwerer
option-committee_income-helper = nach der Spielhilfe
option-committee_income-fixed = immer dasselbe Feld
option-pass_steps-none = keine
option-pass_steps-one = einen
option-majority_zero-ranks = zählt als Rang
option-majority_zero-nothing = nichts
option-committee_builder-scores = kann es werden
option-committee_builder-nothing = keine Punkte
option-blocked_action-sold = kann bezahlt werden
option-blocked_action-closed = kann nicht bezahlt werden
option-slots-shuffled = gemischt
option-slots-fixed = der Reihe nach
option-sides-A = Seite A
option-sides-B = Seite B
preset-two = Zu zweit
preset-three = Zu dritt
preset-four = Zu viert
preset-two_biberstein = Zu zweit, deutsche Ausgabe
preset-three_biberstein = Zu dritt, deutsche Ausgabe
preset-four_biberstein = Zu viert, deutsche Ausgabe
preset-duopoly = Duopol
preset-solo = Allein, normal
preset-solo_hard = Allein, schwer
preset-solo_biberstein = Allein, deutsche Ausgabe, normal
preset-solo_biberstein_hard = Allein, deutsche Ausgabe, schwer

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
card-title = Karte { $number } des Rings
card-printed = Karte { $number } des Rings ({ $card })
action-short = { $what ->
    [pass] passen
    [build] bauen
    [materials] Material
    [licence] Genehm.
    [objective] Ausschr.
    [urbanize] entwick.
   *[clean] Schutt
}
action-card = { $what ->
    [pass] passen
    [build] bauen
    [materials] Material
    [licence] Genehm.
    [objective] Ausschr.
    [urbanize] entwick.
   *[clean] Schutt
}
listed = { $first }, { $rest }
or = od.
panel-years = Jahre
panel-income = Einkommen, Bonus
panel-development = Fortschrittstafel
panel-display = Baugenehmigungen
panel-row = Ausschreibungen
panel-mine = Deine Genehmigungen und Teile
panel-goals = Deine Ausschreibungen
panel-of = Bereich von { $seat }
panel-committee = Das Komitee der Fünfzig
note-years = Bonus · bauen
note-left = übrig
note-deck = noch { $count }, { $used } weg
note-used = { $used } abgegeben
note-objectives = { $count } im Stapel
note-now = jetzt wert
note-development = entwickeln →, Schutt ↑
note-held = { $count } von { $limit }
note-secret = nur du siehst sie
note-committee = dein Gegner
year-name = das Jahr { $year }
benefit-money = ${ $money } nehmen
benefit-per = ${ $money } für jedes deiner Gebäude auf dem Stadtplan nehmen
income-space = Einkommen ${ $money }
dev-cell = Fortschritt { $value }
display-place = Platz { $number }
licence-slot = Baugenehmigung { $number }
goal-slot = Ausschreibung { $number }
deck-licences = Stapel der Baugenehmigungen
deck-objectives = Stapel der Ausschreibungen
rubble-on = Schutt auf { $lot }
building-of = Gebäude von { $seat } auf { $lot }
building-committee = Gebäude des Komitees auf { $lot }
pawn-of = Aktionsstein von { $seat }
pawn-committee = Aktionsstein des Komitees
marker-of = Fortschrittsmarker von { $seat }
marker-committee = Fortschrittsmarker des Komitees
blocker-of = Blockierstein von { $seat }
closed-space = im ganzen Spiel geschlossen
hidden-goal = verdeckte Ausschreibung
ready = bereit
ready-count = { $count ->
    [one] 1 Gebäude bereit
   *[other] { $count } Gebäude bereit
}
service-count = { $service ->
    [light] Straßenlampen
    [tram] Kabelbahnen
    [hydrant] Hydranten
    [park] Parks
   *[other] { $service }
}: { $count }
rubble-count = { $count ->
    [one] 1 Schuttstein
   *[other] { $count } Schuttsteine
}
points-now = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
standing-2 = { $shape0 } { $points0 } { $shape1 } { $points1 }
standing-3 = { $shape0 } { $points0 } { $shape1 } { $points1 } { $shape2 } { $points2 }
standing-4 = { $shape0 }{ $points0 } { $shape1 }{ $points1 } { $shape2 }{ $points2 } { $shape3 }{ $points3 }
built-of = { $shape } { $count } von { $of }
and-secret = +{ $count }?
and-services = +{ $count }
and-ready = +{ $count }
label-card-of = Karte { $number } von 6
place-in-order = { $number ->
    [1] ist Erster
    [2] ist Zweiter
    [3] ist Dritter
   *[other] ist Vierter
}
has-acted = war dran
is-builder = { $picture } Baumeister
tie-shared = Gleich viele Punkte und Gebäude: ein geteilter Sieg.
tie-buildings = Gleich viele Punkte: Die Gebäude auf dem Stadtplan entscheiden.
number-score = Punkte, wenn jetzt Schluss wäre
name-money = Geld
name-area = Gebäude bereit
name-built = Gebäude auf dem Stadtplan
name-rubble = Schutt
name-goals = Ausschreibungen
name-cards = Baugenehmigungen und Stadtentwicklungen
flipped = die eben aufgedeckte Baugenehmigung
helper-title = Spielhilfe: welche Spalte das Komitee nimmt
helper-column = { $column ->
    [left] linke Spalte
    [middle] mittlere Spalte
   *[right] rechte Spalte
}
helper-then = { $column ->
    [left] links
    [middle] Mitte
   *[right] rechts
}; wenn besetzt: { $next ->
    [left] links
    [middle] Mitte
   *[right] rechts
}, { $last ->
    [left] links
    [middle] Mitte
   *[right] rechts
}
committee-order = Es baut mit der linken Baugenehmigung, zu deren Farbe es einen freien Bauplatz gibt, und bezahlt nichts.
committee-objectives = { $points } Punkte für jede Ausschreibung, die es hat.

goal-each_building = jedes Gebäude
goal-own_pairs = Seite an Seite
goal-next_to_rival = neben fremden
goal-closed_corner = Ecke geschlossen
goal-free_standing = steht frei
goal-on_colour = auf { $colour ->
    [yellow] Gelb
    [green] Grün
    [violet] Lila
    [red] Rot
   *[other] { $colour }
}
goal-colour_set = vier Farben
goal-rubble_each = Schutt
goal-urbanism_type = { $service }
goal-urbanism_set = vier Symbole
goal-majority_colour = meiste auf { $colour ->
    [yellow] Gelb
    [green] Grün
    [violet] Lila
    [red] Rot
   *[other] { $colour }
}
goal-majority_rubble = meister Schutt
goal-majority_money = meistes Geld
goal-dev_orange = goldene Zeile
goal-dev_green = grüne Spalte
goal-builder = Baumeister
worth-each = je { $points }
worth-set = Satz { $points }
worth-pair = Paar { $points }
worth-marked = { $least }–{ $most }
worth-light = { $points }
worth-tram = je { $each }, −${ $cost }
worth-hydrant = je { $each }
worth-park = { $next ->
    [0] keiner mehr
   *[other] nächster: { $next }
}

step-income = Einkommen
step-benefit = Bonus
step-space = Feld
step-action = Aktion
step-card = Karte
step-rubble = Schutt
step-lot = Bauplatz
step-licences = Genehmigungen
step-reward = Belohnung
remind-income = Weiter rechts gibt es weniger Geld, dafür bist du früher dran.
remind-enter = Weiter rechts bist du auf der nächsten Karte früher dran. Du hast ${ $money }.
remind-build = Jede Marke zeigt, was der Bauplatz kostet. Du hast ${ $money }.
remind-money = Du hast ${ $money }.

costs-year = { $year }: ${ $cost } für den Bau, bleiben ${ $left }
costs-rubble = { $year }: ${ $cost } für den Bau und ${ $rubble } für den Schutt, zusammen ${ $sum }, bleiben ${ $left }
costs-steps = { $steps ->
    [one] 1 Schritt: ${ $money }
   *[other] { $steps } Schritte: ${ $money }
}
costs-clean = ${ $money } für den Schritt nach oben, ${ $rubble } mit Schutt
brings-money = ${ $money }; dann hast du ${ $left }
brings-order = Wer weiter rechts steht, ist früher dran.
brings-marker = Fortschritt von { $old } auf { $new }
brings-corner = Der Marker steht in der Ecke: stattdessen ${ $money }.
brings-points = { $objective }: { $points }
brings-nothing = Keine Ausschreibung, die du kennst, brächte mehr.
brings-building = ein Gebäude; dann sind { $count } bereit
brings-service = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
brings-block = Hier darf in diesem Jahr niemand stehen.
brings-place = { $ahead ->
    [0] Bisher wäre auf der nächsten Karte niemand vor dir.
    [one] Ein Stein wäre auf der nächsten Karte vor dir.
   *[other] { $ahead } Steine wären auf der nächsten Karte vor dir.
}
then = { $what ->
    [build] Dann wählst du einen Bauplatz und gibst Baugenehmigungen ab.
    [licence] Dann wählst du eine Baugenehmigung.
   *[objective] Dann wählst du eine Ausschreibung.
}
then-use = Dann nutzt du diese Aktion, nimmst das Geld oder bezahlst für eine andere.

tip-map = Ein Bauplatz braucht seine Farbe und seine Zahl von deinen Baugenehmigungen; Gebäude bleiben für immer.
tip-ring = Alle Aktionssteine ziehen von Karte zu Karte um den Stadtplan.
tip-lot = Baugenehmigungen müssen diese Farbe und diese Zahl geben.
tip-card = Auf jeder Karte nimmt jeder ein freies Feld; wer weiter rechts steht, beginnt auf der nächsten.
tip-action = { $what ->
    [income] Nimm ${ $amount }.
    [pass] Tu nichts, aber sei Zweiter von rechts.
    [build] { $subsidy ->
        [colour] Baue; deine Baugenehmigungen brauchen nur die Zahl zu geben.
        [number] Baue; deine Baugenehmigungen brauchen nur die Farbe zu geben.
       *[none] Baue eines deiner bereitliegenden Gebäude auf einen Bauplatz, den deine Baugenehmigungen erlauben.
    }
    [materials] Nimm eines deiner Gebäude aus dem Vorrat; es liegt dann bereit.
    [licence] Nimm eine Baugenehmigung der Auslage.
    [objective] Nimm eine Ausschreibung der Auslage: Nur du wertest sie.
    [urbanize] Bezahle $2 und ziehe deinen Marker nach rechts.
   *[clean] Bezahle $2 und ziehe deinen Marker nach oben, oder bezahle $3 und räume auch einen Schuttstein weg.
}
tip-subsidy = Mindestens eine Baugenehmigung brauchst du trotzdem.
tip-instead = Oder nimm stattdessen ${ $money }.
tip-other = Oder bezahle ${ $money } je Schritt für eine andere Aktion dieser Karte, auch eine besetzte.
tip-rubble = Wer hier baut, bezahlt $3 mehr, behält den Schutt und zieht den Marker nach oben.
tip-year-cost = Bauen kostet in diesem Jahr ${ $money }.
tip-year-all = Du bekommst: { $what }.
tip-year-option = Du darfst wählen: { $what }.
tip-years = Jedes Jahr: Einkommen und ein Bonus, dann einmal um die sechs Karten. 1915 gibt es nur einen letzten Bonus.
tip-income = Jedes Feld nur einmal. Weniger Geld, früher dran.
tip-benefits = Mit dem Einkommen kommt einer davon: 1906 beide.
tip-development = Stadt entwickeln zieht deinen Marker nach rechts, Schutt entfernen nach oben; am Ende zählt sein Feld.
tip-scales = Die äußeren Zahlen zählen nur mit ihrer Ausschreibung.
tip-licence = Sie gibt ihre Farbe, ihre Zahl oder beides.
tip-licence-wild = Sie gibt jede Farbe oder jede Zahl und braucht für den Rest eine zweite.
tip-licence-pair = Zwei Baugenehmigungen mit gleichem Symbol bringen diese Stadtentwicklung und einen Schritt nach rechts.
tip-licences = Sie liegen offen. Jede gibt Farbe und Zahl eines Bauplatzes.
tip-objectives = Wer eine nimmt, wertet sie allein.
tip-publics = Diese zählen für alle.
tip-deck = Du darfst auch die verdeckte oberste Karte nehmen.
tip-urbanism = Man gewinnt sie, wenn man mit zwei Baugenehmigungen mit gleichem Symbol baut.
tip-light = Alle deine Straßenlampen zusammen: { $points }.
tip-tram = Je { $each } Punkte; die Karte kostet ${ $cost }.
tip-hydrant = Je { $each } Punkte.
tip-park = Wert { $points }, in der Reihenfolge, in der sie genommen werden.
tip-mine = Zum Bauen: ein Gebäude und Genehmigungen, die den Platz nennen.
tip-goals = Sie werden am Ende gewertet.
tip-committee = Es entscheidet nie: Eine aufgedeckte Baugenehmigung führt es, wie die Spielhilfe sagt.
tip-secret = { $count ->
    [one] 1 verdeckte Ausschreibung ist nicht mitgezählt.
   *[other] { $count } verdeckte Ausschreibungen sind nicht mitgezählt.
}
tip-score = So würde jetzt gezählt, mit dem, was du weißt.
tip-score-parts = Öffentliche Ausschreibungen { $publics }, private { $own }, Baumeister { $builder }, Fortschrittstafel { $development }, Stadtentwicklung { $urbanism }, Geld { $money }.
tip-area = Material bringt ein Gebäude hierher; von hier wird es gebaut.
tip-ready = +{ $count }: bereit zum Bauen, noch nicht auf dem Plan.
tip-hidden = +{ $count }?: verdeckte Ausschreibungen; was sie bringen, ist nicht mitgezählt.
tip-services = +{ $count } Karten der Stadtentwicklung: { $services }
tip-built = Wer zuerst alle { $count } gebaut hat, ist Baumeister, und die Karte ist die letzte.
tip-flipped = Ihre Zahl wählt die Spalte; ihre Symbole werden mit der Baugenehmigung verglichen, mit der das Komitee baut.
tip-helper = Die aufgedeckte Zahl führt zu dieser Spalte der Karte, der Auslage oder der Einkommensleiste.
tip-builder = { $points } Punkte für den Ersten, dessen { $count } Gebäude alle stehen.
tip-each_building = { $points } für jedes deiner Gebäude auf dem Stadtplan.
tip-own_pairs = { $points } für jedes Paar benachbarter eigener Gebäude; keines zählt doppelt.
tip-next_to_rival = { $points } für jedes deiner Gebäude neben einem fremden.
tip-closed_corner = { $points } für jeden deiner Eckplätze, dessen Nachbarn alle bebaut sind.
tip-free_standing = { $points } für jedes deiner Gebäude ohne bebauten Nachbarn.
tip-on_colour = { $points } für jedes deiner Gebäude auf dieser Farbe.
tip-colour_set = { $points } für jeden Satz von Gebäuden auf allen Farben.
tip-rubble_each = { $points } für jeden Schuttstein, den du hast.
tip-urbanism_type = { $points } für jede solche Karte.
tip-urbanism_set = { $points } für jeden Satz aller vier Stadtentwicklungen.
tip-majority_colour = Nach Rang: { $ranks }. Gleiche teilen, abgerundet.
tip-majority_rubble = Nach Rang: { $ranks }. Gleiche teilen, abgerundet.
tip-majority_money = Nach Rang: { $ranks }. Gleiche teilen, abgerundet.
tip-dev_orange = Die Zahl unter der Spalte deines Markers.
tip-dev_green = Die Zahl neben der Zeile deines Markers.
