# San Francisco. $seat ist ein Spielername, $you ist yes, wenn es die lesende Person ist; $card, $district, $kind, $cell und $column sind Texte dieser Datei.

game-name = San Francisco
game-title = San Francisco
game-edition = Knizia, 2022
game-by = Reiner Knizia, Rebel Studio 2022
game-minutes = 60
game-published = Nach „San Francisco“ von Reiner Knizia (Rebel Studio, 2022). Inoffiziell.
game-blurb = Fülle fünf Viertel von links, lege Gleise, baue Hochhäuser und achte darauf, wie viele Verträge du hast.
game-designed = Die Bilder der 87 Projektkarten haben wir entworfen, zum Teil auch, welches Viertel welchen Bonus gibt.

## Viertel, Karten, Felder

district-blue = Hafenviertel
district-grey = Innenstadt
district-orange = Chinatown
district-yellow = Wohnhügel
district-green = Parks
space = { $district } { $number }
column = Spalte { $number }
column-of = Spalte { $number }: { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
symbol-bonus = Bonuszeichen
symbol-coast = Küste
symbol-foundation = Fundamentmarke
symbol-tracks = Gleise
symbol-depot = Wagenhalle
symbol-square = Platz
card-plain = { $card }: { $value }
card-full = { $card }: { $value }, { $symbols }
car-at = Cable Car: { $district } { $number }
tower-at = Hochhaus: { $district } { $number }
plus-at = Plus-zwei-Marke: { $district } { $number }
tracks-at = Gleismarke: { $district } { $number }
seat-black = Schwarz
seat-white = Weiß
seat-red = Rot
seat-teal = Petrol
card-value = Bonuskarte
card-depot = Bonus-Wagenhalle
card-BL01 = Fährterminal
card-BL02 = Werft
card-BL03 = Fischmarkt
card-BL04 = Hafenstraße
card-BL05 = Hafenmeisterei
card-BL06 = Ufermauer
card-BL07 = Sandstrand
card-BL08 = Angelpier
card-BL09 = Leuchtturm
card-BL10 = Strandpromenade
card-BL11 = Wagenhalle an der Bucht
card-BL12 = Drehscheibe am Kai
card-BL13 = Baustelle am Wasser
card-BL14 = Baustelle am Pier
card-BL15 = Alte Konservenfabrik
card-GY01 = Börse
card-GY02 = Rathaus
card-GY03 = Grand Hotel
card-GY04 = Bankenstraße
card-GY05 = Kaufhaus
card-GY06 = Zeitungshaus
card-GY07 = Gerichtshof
card-GY08 = Telegrafenamt
card-GY09 = Theater
card-GY10 = Börsenplatz
card-GY11 = Unionsplatz
card-GY12 = Bürgerplatz
card-GY13 = Wagenhalle der Innenstadt
card-GY14 = Baustelle der Innenstadt
card-GY15 = Eckbaustelle
card-OR01 = Drachentor
card-OR02 = Seidenmarkt
card-OR03 = Teehaus
card-OR04 = Laternenstraße
card-OR05 = Nachtmarkt
card-OR06 = Kräuterladen
card-OR07 = Nudelküche
card-OR08 = Druckerei
card-OR09 = Familienhalle
card-OR10 = Laternenplatz
card-OR11 = Alter Platz
card-OR12 = Festplatz
card-OR13 = Wagenhalle in Chinatown
card-OR14 = Baustelle in Chinatown
card-OR15 = Gassenbaustelle
card-YE01 = Mietshäuser
card-YE02 = Villen am Gipfel
card-YE03 = Bunte Häuser
card-YE04 = Steile Straße
card-YE05 = Schule
card-YE06 = Bücherei
card-YE07 = Hügelkreuzung
card-YE08 = Eckladen
card-YE09 = Pfarrkirche
card-YE10 = Hügelplatz
card-YE11 = Marktplatz
card-YE12 = Brunnenplatz
card-YE13 = Wagenhalle am Hang
card-YE14 = Baustelle am Hang
card-YE15 = Terrassenbaustelle
card-GN01 = Gewächshaus
card-GN02 = Tiergarten
card-GN03 = Ausstellungshalle
card-GN04 = Rosengarten
card-GN05 = Bootshaus
card-GN06 = Parktor
card-GN07 = Gartenallee
card-GN08 = Sternwarte
card-GN09 = Musikpavillon
card-GN10 = Skulpturenhain
card-GN11 = Picknickwiese
card-GN12 = Karussell
card-GN13 = Baumgarten
card-GN14 = Baustelle am Parkrand
card-GN15 = Wiesenbaustelle
card-BK01 = Feuerwache
card-BK02 = Krankenhaus
card-BK03 = Postamt
card-BK04 = Polizeiwache
card-BK05 = Haltestelle
card-BK06 = Gleisdreieck
card-BK07 = Fahrkartenschalter
card-BK08 = Planungsamt
card-BK09 = Wagenhalle
card-BK10 = Kraftwerk
card-BK11 = Leeres Grundstück
card-BK12 = Neuland

## Boni und Steine

kind-plus_two = Plus-zwei-Marke
kind-value_card = Bonuskarte mit Wert
kind-depot_card = Wagenhallen-Karte
kind-points = Punktemarke
kind-contract_relief = Entlastungsmarke
kind-tracks_token = Gleismarke
a-completion = Vollendungsmarke
a-contract = Vertrag
a-foundation-token = Fundamentmarke
times = × { $count }
open = noch offen

## Was gefragt ist

ask-start = Der Zufall bestimmt, wer beginnt.
ask-turn = { $you ->
    [yes] Ziehe ein Projekt oder nimm eine Spalte.
   *[no] { $seat } zieht ein Projekt oder nimmt eine Spalte.
}
ask-turn-draw = { $you ->
    [yes] Ziehe ein Projekt: Keine Spalte hat genug Karten.
   *[no] { $seat } zieht ein Projekt: Keine Spalte hat genug Karten.
}
ask-reveal = Die oberste Karte des Stapels wird aufgedeckt.
ask-column = { $you ->
    [yes] Lege { $picture } *{ $card }* in eine der drei Spalten.
   *[no] { $seat } legt { $picture } { $card } in eine Spalte.
}
ask-place = { $you ->
    [yes] Lege eine deiner Karten an oder höre auf.
   *[no] { $seat } legt Karten an.
}
ask-row = { $you ->
    [yes] Lege { $picture } *{ $card }* in eine der umrandeten Reihen.
   *[no] { $seat } wählt eine Reihe für { $picture } { $card }.
}
ask-bonus = { $you ->
    [yes] Wähle deinen Bonus: { $district }.
   *[no] { $seat } wählt einen Bonus: { $district }.
}
ask-target = { $you ->
    [yes] Wähle die Karte für die { $kind }.
   *[no] { $seat } wählt eine Karte für die { $kind }.
}
ask-build = { $you ->
    [yes] Ein Hochhaus auf { $cell } bauen?
   *[no] { $seat } darf auf { $cell } ein Hochhaus bauen.
}
step-take = nehmen
step-place = anlegen
step-stop = Rest abwerfen
hint-turn = { $contracts ->
    [0] Du hast keinen Vertrag: Jede Spalte mit einer Karte steht dir offen.
    [one] Du hast 1 Vertrag: Eine Spalte braucht mindestens { $cards } Karten.
   *[other] Du hast { $contracts } Verträge: Eine Spalte braucht mindestens { $cards } Karten.
}
hint-empty = Alle Spalten sind leer.
hint-last = Nur eine Fundamentmarke ist übrig: Das nächste aufgedeckte Fundament beendet das Spiel.
hint-place = Alle, einige oder keine der Karten, in beliebiger Reihenfolge.
hint-window = Keine Karte ist übrig, aber deine Entlastungsmarke kannst du noch nutzen.
hint-bonus = Der Bonus des Viertels oder stattdessen eine Gleismarke.

## Züge

do-start = { $seat } beginnt
do-draw = Projekt ziehen
do-take = Nimm { $column }
do-relief = { $count ->
    [one] Entlastung: 1 Vertrag abgeben
   *[other] Entlastung: { $count } Verträge abgeben
}
do-reveal = { $card } wird aufgedeckt
do-into = In { $column }
do-place = Lege { $card } an
do-stop = Rest abwerfen
do-row = Nach { $district }
do-bonus = Nimm: { $kind }
do-decline = Keinen Bonus nehmen
do-on = Auf { $cell }
do-build = Auf { $cell } bauen
do-leave = Auf { $cell } nicht bauen
list-card = Anlegen
list-column = Spalte
list-district = Wohin?
list-cell = Auf
list-kind = Bonus
list-contracts = Verträge abgeben
take-brings = { $count ->
    [one] 1 Karte und ein Vertrag
   *[other] { $count } Karten und ein Vertrag
}

brings-towers = { $count ->
    [one] Hochhaus
   *[other] { $count } Hochhäuser
}
brings-first = zuerst voll
brings-bonus = ein Bonus
brings-cars = { $count ->
    [one] Cable Car
   *[other] { $count } Cable Cars
}
brings-rank = { $from } → { $to }

## Warum nicht

why-R1_6-no-such-seat = Dort sitzt niemand.
why-R2_3-deck-empty = Der Stapel ist leer.
why-R3_1-not-in-deck = Diese Karte ist nicht mehr im Stapel.
why-R4_1-empty = Diese Spalte ist leer.
why-R4_1-contracts = Die Spalte muss mehr Karten enthalten, als du Verträge hast.
why-R5_1-not-in-pool = Diese Karte hast du nicht genommen.
why-R5_1-row-full = Diese Reihe ist voll.
why-R5_3-row-full = Die Reihe dieser Karte ist voll.
why-R9_2-not-asked = Nach diesem Fundament wirst du nicht gefragt.
why-R12_1-other-district = Dieser Bonus gehört zu einem anderen Viertel.
why-R12_3-none-left = Davon ist nichts mehr da.
why-R12_3-district-empty = Die Gleismarke ersetzt den Bonus des Viertels, und davon ist nichts mehr da.
why-R12_3-no-target = Alle Karten deiner Stadt haben schon Gleise.
why-R12_3-no-room = Deine Stadt hat kein Feld für eine Karte.
why-R12_3-must-take = Ein Bonus, den es gibt, muss genommen werden.
why-R12_3-has-tracks = Diese Karte hat Gleise oder ist eine Wagenhalle.
why-R12_4-no-card = Dort liegt keine Karte.
why-R13_4-no-token = Du hast keine Entlastungsmarke.
why-R13_4-too-few = So viele Verträge hast du nicht.

## Was geschah

tell-start = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
tell-reveal = { $picture } { $card } wird aufgedeckt.
tell-token = { $count ->
    [0] Die Karte bekommt die letzte Fundamentmarke.
    [one] Die Karte bekommt eine Fundamentmarke; 1 ist übrig.
   *[other] Die Karte bekommt eine Fundamentmarke; { $count } sind übrig.
}
tell-into = { $you ->
    [yes] Du legst { $picture } { $card } in Spalte { $number }.
   *[no] { $seat } legt { $picture } { $card } in Spalte { $number }.
}
tell-take = { $you ->
    [yes] Du nimmst Spalte { $number }: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
   *[no] { $seat } nimmt Spalte { $number }: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
}
tell-contract = { $you ->
    [yes] Du bekommst einen Vertrag und hast { $count }.
   *[no] { $seat } bekommt einen Vertrag und hat { $count }.
}
tell-discard-all = Jetzt haben alle einen Vertrag: Alle geben einen ab.
tell-relief = { $you ->
    [yes] Du gibst deine Entlastungsmarke ab und wirfst ab: { $count ->
        [one] 1 Vertrag
       *[other] { $count } Verträge
    }.
   *[no] { $seat } gibt eine Entlastungsmarke ab und wirft ab: { $count ->
        [one] 1 Vertrag
       *[other] { $count } Verträge
    }.
}
tell-pick = { $you ->
    [yes] Du wählst { $picture } { $card }.
   *[no] { $seat } wählt { $picture } { $card }.
}
tell-place = { $you ->
    [yes] Du legst { $picture } { $card } an: { $district }.
   *[no] { $seat } legt { $picture } { $card } an: { $district }.
}
tell-cars = { $count ->
    [one] Das Netz wächst: ein Cable Car mehr, { $total } insgesamt.
   *[other] Das Netz wächst: { $count } Cable Cars mehr, { $total } insgesamt.
}
tell-square = Am Platz { $cell } fährt ein Cable Car vorbei: Er ist jetzt { $value } wert.
tell-coast = Eine Küste mehr: Hochhäuser brauchen nur noch { $need }.
tell-tower = Die Karten neben { $cell } sind { $sum } wert, { $need } genügen: ein Hochhaus.
tell-medal-first = { $you ->
    [yes] Dein Hochhaus ist das erste: Die Medaille gehört dir.
   *[no] Es ist das erste Hochhaus: Die Medaille geht an { $seat }.
}
tell-medal = { $you ->
    [yes] Deine { $mine } Hochhäuser schlagen { $theirs }: Die Medaille gehört dir.
   *[no] { $mine } Hochhäuser schlagen { $theirs }: Die Medaille geht an { $seat }.
}
tell-completed = { $you ->
    [yes] Du vollendest zuerst ein Viertel: { $district }.
   *[no] { $seat } vollendet zuerst ein Viertel: { $district }.
}
tell-due = { $you ->
    [yes] Das zweite Bonuszeichen ({ $district }): Du bekommst einen Bonus.
   *[no] Das zweite Bonuszeichen ({ $district }): { $seat } bekommt einen Bonus.
}
tell-lost = Das zweite Bonuszeichen ({ $district }), aber kein Bonus ist möglich.
tell-bonus = { $you ->
    [yes] Du nimmst { $picture } { $kind } ({ $district }).
   *[no] { $seat } nimmt { $picture } { $kind } ({ $district }).
}
tell-plus = { $you ->
    [yes] Du legst sie auf { $cell }: { $value } mehr wert.
   *[no] { $seat } legt sie auf { $cell }: { $value } mehr wert.
}
tell-tracks = { $you ->
    [yes] Du legst Gleise auf { $cell }.
   *[no] { $seat } legt Gleise auf { $cell }.
}
tell-decline = { $you ->
    [yes] Du nimmst keinen Bonus ({ $district }).
   *[no] { $seat } nimmt keinen Bonus ({ $district }).
}
tell-agree = { $you ->
    [yes] Du willst auf { $cell } bauen.
   *[no] { $seat } will auf { $cell } bauen.
}
tell-leave = { $you ->
    [yes] Du baust nicht auf { $cell }.
   *[no] { $seat } baut nicht auf { $cell }.
}
tell-stop = { $you ->
    [yes] Du legst nichts mehr an.
   *[no] { $seat } legt nichts mehr an.
}
tell-gone = { $count ->
    [one] Aus dem Spiel: { $cards }.
   *[other] Aus dem Spiel: { $cards }.
}
tell-gone-many = { $count } Karten kommen aus dem Spiel.
tell-end-tokens = { $you ->
    [yes] Du hast die Karte mit der letzten Fundamentmarke aufgedeckt: Das Spiel ist aus.
   *[no] { $seat } hat die Karte mit der letzten Fundamentmarke aufgedeckt: Das Spiel ist aus.
}
tell-end-board = { $you ->
    [yes] Deine Stadt ist voll: Das Spiel ist aus.
   *[no] Die Stadt von { $seat } ist voll: Das Spiel ist aus.
}
tell-end-nothing = { $you ->
    [yes] Der Stapel ist leer, und du kannst nichts nehmen: Das Spiel ist aus.
   *[no] Der Stapel ist leer, und { $seat } kann nichts nehmen: Das Spiel ist aus.
}
tell-tie-cars = Gleich viele Punkte: Die Cable Cars entscheiden.
tell-tie-shared = Gleich viele Punkte und Cable Cars: ein geteilter Sieg.
listed = { $first }, { $rest }

## Wertung

score-skyscrapers = Hochhäuser
score-medal = Medaille
score-bonuses = Punktemarken
score-completions = Vollendete Viertel
score-blue = Hafenviertel
score-grey = Innenstadt
score-orange = Chinatown
score-yellow = Wohnhügel
score-green = Parks
score-cable_cars = Cable Cars

## Der Tisch

panel-city = { $shape } { $you ->
    [yes] Deine Stadt
   *[no] Stadt von { $seat }
}
panel-offer = Projekte
panel-track = Fundamentmarken
panel-deck = Stapel
panel-pool = Genommene Karten
panel-papers = Deine Papiere
panel-supply = Boni
panel-lead = Wer führt
place-completion = Vollendungsmarke
map-bay = Bucht von San Francisco
map-depots = Hallen
row-blue = Hafen
row-grey = Innenstadt
row-orange = Chinatown
row-yellow = Hügel
row-green = Parks
lead-bonus = Bonus
lead-first = zuerst
lead-note = Punkte nach Rang
pool-empty = leer
pool-of = { $seat } legt gerade
pool-card = *{ $card }*
pool-any = jede Reihe mit Platz
pool-row = { $district }
pool-full = kein Platz: { $district } ist voll
papers-contracts = { $count ->
    [0] *kein Vertrag*
    [one] *1 Vertrag*
   *[other] *{ $count } Verträge*
}
papers-next = { $cards ->
    [one] nächste Spalte: jede mit Karten
   *[other] nächste Spalte: ab { $cards } Karten
}
papers-relief = einmal: 1 oder 2 Verträge abgeben
offer-note = Formen: wer sie nehmen darf
may-take = Wer sie nehmen darf
may-take-by = { $you ->
    [yes] du darfst sie nehmen
   *[no] { $seat } darf sie nehmen
}
row-sum = { $sum } wert, jetzt { $points } Punkte
label-tokens = { $count ->
    [one] noch 1 Fundament
   *[other] noch { $count } Fundamente
}
label-deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
lead-nobody = Bevor eine Karte in einer Stadt liegt, führt niemand.
medal-nobody = Die Medaille wartet auf das erste Hochhaus.
medal-of = { $you ->
    [yes] Die Medaille gehört dir, mit { $count ->
        [one] 1 Hochhaus
       *[other] { $count } Hochhäusern
    }; nur mehr nehmen sie dir weg.
   *[no] { $seat } hat die Medaille, mit { $count ->
        [one] 1 Hochhaus
       *[other] { $count } Hochhäusern
    }; nur mehr nehmen sie weg.
}
tag-medal = { $medal } Medaille
network-of = { $count ->
    [one] 1 Cable Car
   *[other] { $count } Cable Cars
}
number-score = Punkte, wenn jetzt Schluss wäre
number-contracts = Verträge
number-cars = Cable Cars
number-towers = Hochhäuser
number-cards = Karten
tip-city = Eine Karte kommt in ihrer Reihe auf das freie Feld ganz links.
tip-offer = Decke eine Karte auf und lege sie in eine beliebige Spalte.
tip-take = Oder nimm eine ganze Spalte, die mehr Karten enthält, als du Verträge hast.
tip-pool = Lege alle, einige oder keine an; der Rest kommt aus dem Spiel.
tip-contracts = Jede Spalte kostet einen Vertrag. Eine Spalte muss mehr Karten enthalten, als du Verträge hast.
tip-score = Hochhäuser, Medaille, Marken und der Vorsprung in jedem Viertel und bei den Cable Cars.
tip-cars = Die meisten Cable Cars bringen am meisten.
tip-towers = Jedes ist einen Punkt wert.
tip-cards = Eine volle Stadt beendet das Spiel.
tip-tie = Gleiche Summen: Es entscheiden die Karten von links, dann die Reihe darunter, auch bei einer leeren Reihe.
tip-lead = Die Marken gehen nach Rang; bei Gleichstand zählt von links, dann die Reihe darunter.
tip-bonus = Das zweite Bonuszeichen in einer Reihe bringt den Bonus des Viertels oder eine Gleismarke.
tip-track = Ist die letzte weg, endet das Spiel sofort.
tip-deck = { $foundations } der { $left } übrigen Karten sind Fundamente.
tip-site = Die Nachbarn sind { $sum } von { $need } wert.
tip-tracks = Hat Gleise: ein Cable Car, sobald eine Wagenhalle verbunden ist.
tip-sides = Die Gleise reichen nach { $sides }; ein Nachbar gehört nur dazu, wenn beide die gemeinsame Seite erreichen.
tip-depot = Eine Wagenhalle: Sie hat von Anfang an ein Cable Car.
tip-foundation = Ein Fundament: Sind seine Nachbarn { $need } wert, weniger deine Küsten, entsteht ein Hochhaus.
tip-coast = Eine Küste: Jede senkt um 1, was deine Hochhäuser brauchen.
tip-square = Ein Platz: { $worth } wert neben einem Cable Car, sonst nichts.
tip-plus_two = Eine deiner Karten ist { $value } mehr wert.
tip-value_card = Eine Zusatzkarte im Wert von { $worth } für eine Reihe mit Platz.
tip-depot_card = Eine zusätzliche Wagenhalle für eine Reihe mit Platz.
tip-points = { $points } Punkte am Ende.
tip-contract_relief = Einmal in einem eigenen Zug: 1 oder 2 Verträge abgeben.
tip-tracks_token = Eine deiner Karten ohne Gleise hat von nun an Gleise.

## Optionen

option-first_seat = Wer beginnt
option-bonus_by_district = Boni der Viertel, von oben
option-bonus_by_district-plus_two = { kind-plus_two }
option-bonus_by_district-value_card = { kind-value_card }
option-bonus_by_district-depot_card = { kind-depot_card }
option-bonus_by_district-points = { kind-points }
option-bonus_by_district-contract_relief = { kind-contract_relief }
option-track_direction_matters = Gleise müssen sich an einer Seite treffen
option-contract_taken_before_placing = Der Vertrag kommt vor dem Anlegen
option-auto_build_skyscrapers = Hochhäuser entstehen von selbst
option-may_decline_bonus = Ein Bonus darf abgelehnt werden
option-tracks_token_if_district_bonus_empty = Gleismarke, obwohl der Bonus des Viertels weg ist
option-empty_space_value_in_tiebreak = Leeres Feld bei Gleichstand
option-empty_space_value_in_tiebreak-0 = wie eine Karte mit Wert 0
option-empty_space_value_in_tiebreak--1 = weniger als jede Karte
option-resolve_last_card_fully_before_end = Die letzte Karte bringt noch ihren Bonus
option-zero_value_players_are_ranked = Auch nichts in einem Viertel kann Punkte bringen
preset-two = Zu zweit
preset-three = Zu dritt
preset-four = Zu viert
