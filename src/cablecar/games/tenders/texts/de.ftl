# Ausschreibungen. $seat ist der Name eines Spielers, $you ist yes, wenn es der Leser ist; Geld wird in tausend Dollar gezählt.

game-name = Ausschreibungen
game-title = San Francisco
game-edition = Amigo, 2000
game-by = Andreas Wetter und Thorsten Löpmann, Amigo 2000
game-minutes = 90
game-published = Nach „San Francisco“ von Andreas Wetter und Thorsten Löpmann (Amigo, 2000). Inoffiziell.
game-blurb = Baue San Francisco nach 1906 wieder auf: Erwirb das Recht, ein Stäbchen zu legen; wer die meisten um ein Viertel hat, baut es auf.
game-designed = Die Vorderseiten der Ausschreibungskarten, die Verteilung der gewöhnlichen Viertel und die Anzahl der Zuschusskarten sind unser eigener Entwurf.

## Districts, targets, means

kind-villa = Villenviertel
kind-residential = Wohnviertel
kind-market = Marktviertel
kind-leisure = Freizeitviertel
kind-factory = Fabrikviertel
kind-office = Büroviertel
kind-city_hall = Rathaus
kind-bank = Bankviertel
kind-park = Park
kind-empty = leeres Feld
target-villa = Villenviertel
target-residential = Wohnviertel
target-market = Marktviertel
target-leisure = Freizeitviertel
target-factory = Fabrikviertel
target-office = Büroviertel
target-edge = Stadtrand
target-fo = Fabrik- oder Büroviertel
target-ml = Markt- oder Freizeitviertel
target-vr = Villen- oder Wohnviertel
target-option = Viertel der Optionskarte
means-cheques = Schecks
means-influence = Einfluss
means-option = Optionskarten und Schecks
means-short-cheques = Schecks
means-short-influence = Einfluss
means-short-option = Optionen
means-short-all = für alle
short-villa = Villen
short-residential = Wohnen
short-market = Markt
short-leisure = Freizeit
short-factory = Fabriken
short-office = Büros
short-edge = Stadtrand
short-option = Optionen
plan-of = { $kind }, in Trümmern
district = { $kind } { $cell }
cell = Feld { $cell }
street-between = Straße zwischen { $one } und { $two }
street-edge = Randstraße bei { $cell }
nothing = nichts
listed = { $first }, { $rest }
cheque-card = Scheck über { $value }
influence-card = { $person }, { $value }

## Cards

tender-option = ein Recht für jede Optionskarte
tender-card = { $most ->
    [one] ein Recht
   *[other] bis zu { $most } Rechte
} { $target ->
    [Stadtrand] am Stadtrand
   *[other] an einem { $target }
}, durch { $means }
action-by = { $action }, durch { $means }
action-bonus = Bonus für das nächste { $kind }
action-two_sticks = zwei Stäbchen an einem Viertel
action-move = ein Stäbchen verschieben
action-swap = zwei Stäbchen tauschen
action-place_free = ein Stäbchen auf eine beliebige Straße
action-replace = ein Stäbchen ersetzen
action-subsidy = Zuschuss
action-cash_in = Zuschuss für Stäbchen
action-short-bonus = Bonus
action-short-two_sticks = Zwei
action-short-move = Schieben
action-short-swap = Tauschen
action-short-place_free = Überall
action-short-replace = Ersetzen
action-short-subsidy = Zuschuss
action-short-cash_in = Rückgabe
prize = ein Stäbchen { $target ->
    [Stadtrand] am Stadtrand
   *[other] an einem { $target }
}
prize-action = „{ $action }“
filed = { $year }: { $card }
explain-by-cheques = Offene Versteigerung: reihum Schecks legen oder passen. Das höchste Gebot bezahlt, was da liegt.
explain-by-influence = Alle spielen verdeckt eine Einflusskarte. Gleiche Karten heben sich auf (Patt); { $count ->
    [one] die höchste der übrigen gewinnt und zahlt.
   *[other] die { $count } höchsten der übrigen gewinnen und zahlen.
}
explain-by-option = Alle spielen verdeckt eine Optionskarte. Wer damit allein ist, zahlt ungesehen einen Scheck; die anderen bieten verdeckt mit bis zu fünf Schecks.
explain-bonus = Das nächste { $kind }, das aufgebaut wird, bringt 3 Prestige mehr.
explain-two_sticks = Wer gewinnt, legt zwei Stäbchen an ein Viertel.
explain-move = Wer gewinnt, verschiebt ein beliebiges farbiges Stäbchen geradeaus um ein oder zwei Längen.
explain-swap = Wer gewinnt, tauscht zwei Stäbchen verschiedener Farbe.
explain-place_free = Wer gewinnt, legt ein Stäbchen auf eine beliebige freie Straße.
explain-replace = Wer gewinnt, ersetzt ein fremdes Stäbchen durch ein eigenes.
explain-subsidy = Alle nehmen 4 Einfluss oder ziehen Schecks bis 100: Wer darüber kommt, verliert sie alle.
explain-cash_in = Nimm Stäbchen zurück; für jedes gibt es 2 Einfluss, oder du ziehst Schecks bis 50.
chance = { $you ->
    [yes] Gewinnst du, baut dein { $own }. Stäbchen { $district } auf: *+{ $points }*
   *[no] Gewinnt { $seat }, baut das { $own }. Stäbchen { $district } auf: *+{ $points }*
}

## The scene

map-bay = Bucht von San Francisco
panel-map = Die Stadt
panel-cards = Die Karte
panel-floor = Auf dem Tisch
panel-notes = So läuft es
panel-hand = Deine Hand
panel-deal = Das Angebot
panel-ledger = Scheckbuch
tip-map = Ein Stäbchen zählt für die Viertel auf beiden Seiten. Wer nicht mehr einzuholen ist, baut auf.
tip-cards = Die Karte sagt, wo Stäbchen hin dürfen, wie viele Rechte es gibt und wie man sie erwirbt.
tip-floor = Was alle bieten. Verdeckte Karten bleiben liegen, bis alle gewählt haben.
tip-deal = Wer die gleiche Optionskarte gespielt hat, kann sich einigen, wer investiert und was die anderen dafür bekommen.
tip-ledger = Was ein aufmerksamer Spieler über alle Schecks wissen kann.
tip-cheques = Schecks werden nie gewechselt: Was du legst, das zahlst du. In tausend Dollar.
tip-influence = Du kannst keine Karte über deinem Einfluss spielen.
tip-sticks-left = Wer kein Stäbchen mehr hat, versetzt eins vom Plan.
tip-last-year = Mit dieser Karte endet das Spiel.
year = { $year }
year-field = Aktionskarte des Jahres { $year }
bid-of = { $you ->
    [yes] vor dir
   *[no] vor { $seat }
}
floor-seat = { $shape } { $you ->
    [yes] Du
   *[no] { $seat }
}
floor-choosing = { $you ->
    [yes] wählst …
   *[no] wählt …
}
floor-chosen = { $you ->
    [yes] hast gewählt
   *[no] hat gewählt
}
floor-out = { $you ->
    [yes] machst nicht mit
   *[no] macht nicht mit
}
floor-no-influence = 0 Einfluss
floor-passed = { $you ->
    [yes] hast gepasst
   *[no] hat gepasst
}
floor-to-bid = { $you ->
    [yes] bietest
   *[no] bietet
}
floor-highest = Höchstgebot
floor-raised = überboten
floor-draws = bis { $cap }
floor-invests = { $you ->
    [yes] investierst
   *[no] investiert
}
sum = *{ $total }*
pile = Bankfeld
pile-holds = { $count ->
    [0] kein Scheck auf dem Bankfeld
    [one] ein Scheck auf dem Bankfeld
   *[other] { $count } Schecks auf dem Bankfeld
}
ledger-worth = Wert
ledger-sure = sicher
ledger-laid = auf dem Tisch
ledger-maybe = möglich
ledger-key = { $full } sicher auf der Hand, { $open } vielleicht (einer wurde ungesehen bezahlt), { $ring } auf dem Tisch
stick-white = weißes Stäbchen
stick-of = { $you ->
    [yes] dein Stäbchen
   *[no] Stäbchen von { $seat }
}
influence-of = { $you ->
    [yes] Du hast { $count } Einfluss
   *[no] { $seat } hat { $count } Einfluss
}
prestige-of = { $you ->
    [yes] Du hast { $count } Prestige
   *[no] { $seat } hat { $count } Prestige
}
sealed-card = { $seat } hat eine Karte gewählt
sealed-cheques = { $seat } hat Schecks gelegt
mark-forbidden = verboten
mark-required = verlangt
number-prestige = Prestige
number-influence = Einfluss
number-sticks = Stäbchen übrig
number-cheques = Schecks auf der Hand
label-setup = Aufbau
label-round = Runde { $round }
label-year = die nächste Aktionskarte ist { $year } von { $last }
step-card = Karte
step-tender = Ausschreibung
step-invest = Investieren
step-auction = Karte gewinnen
step-effect = nutzen
tag-start = { $picture } Startspieler
note-auction = { $highest ->
    [0] niemand hat geboten
   *[other] das höchste Gebot ist { $highest }
}
note-sealed = verdeckt, bis alle gewählt haben
note-hand = { $count ->
    [0] kein Scheck
    [one] ein Scheck, Wert { $worth }
   *[other] { $count } Schecks, Wert { $worth }
}
note-influence = { $count } Einfluss
note-free = { $count } frei
note-sticks = { $you ->
    [yes] du { $count }
   *[no] { $seat } { $count }
}
deal-of = { $you ->
    [yes] von dir
   *[no] von { $seat }
}
deal-none = niemand hat eins gemacht
deal-investor = investiert
deal-settled = { $you ->
    [yes] du investierst, wie vereinbart
   *[no] { $seat } investiert, wie vereinbart
}
deal-demand = bekommt { $amount }
deal-blind = { $count ->
    [one] zieht ungesehen einen Scheck
   *[other] zieht ungesehen { $count } Schecks
}
deal-nothing = bekommt nichts
deal-agreed = ✓
hint-highest = { $you ->
    [yes] Du hast das höchste Gebot, { $highest }.
   *[no] { $seat } hat das höchste Gebot, { $highest }.
}
hint-bid = Gleiche Karten heben sich auf; nur Gewinner zahlen. Du hast { $influence } Einfluss.
hint-seal = Gegen { $others }. Gleiche Summen heben sich auf; nur der Gewinner zahlt.
hint-option = Wer mit einer Karte allein ist, zahlt einen Scheck; die anderen müssen sich überbieten.
hint-second = Es muss an einem Viertel des ersten Stäbchens liegen.
hint-take = Schecks kommen ungesehen vom Bankfeld; ziehst du zu viel, sind sie verloren.
hint-terms = Wähle, wer etwas bekommt, oder Straßen, die verboten oder verlangt sind.
hint-answer = Alle müssen zustimmen; dann gilt die Abmachung.
tip-park = Parks werden nie aufgebaut; weiße Stäbchen umzäunen sie.
tip-built = { $you ->
    [yes] Du hast es aufgebaut.
   *[no] { $seat } hat es aufgebaut.
}
tip-sticks = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} hier { $count ->
    [one] 1 Stäbchen
   *[other] { $count } Stäbchen
}.
tip-free = { $count ->
    [0] Keine Straße ist frei
    [one] Eine Straße ist frei
   *[other] { $count } Straßen sind frei
}{ $white ->
    [0] .
    [one] , eine ist weiß.
   *[other] , { $white } sind weiß.
}
tip-landmark = Alle Seiten müssen einem Spieler gehören{ $white ->
    [0] {""}
    [one] , außer der weißen
   *[other] , außer den { $white } weißen
}; { $count ->
    [0] keine ist frei
    [one] eine ist frei
   *[other] { $count } sind frei
}.
tip-raise = Du stündest bei { $total }; das höchste Gebot ist { $highest }.
tip-seal = Du hättest { $total } gelegt. Wie viele Schecks es sind, sieht vor dem Aufdecken niemand.
tip-pay = Kein anderer sieht, welchen Scheck du zahlst.
tip-bid = Wenn du gewinnst, zahlst du { $value } und behältst { $left }.
tip-option = Damit darfst du ein Stäbchen an ein { $pair } legen: { $count ->
    [one] eine Straße ist frei
   *[other] { $count } Straßen sind frei
}.
tip-draw = Du hast { $total }; über { $cap } verlierst du alles.
tip-keep = Die Ausschreibung läuft mit dieser Karte.
tip-reject = Die nächste Karte gilt.
tip-pass = Du nimmst deine Schecks zurück und bist aus dieser Versteigerung.
tip-cash = Das Stäbchen kommt zu dir zurück; Aufgebautes bleibt.
tip-propose = Die anderen antworten einer nach dem anderen.
tip-withdraw = Deine Schecks kommen zurück, dein Vorschlagsrecht ist vorbei.
tip-accept = Was vereinbart ist, wird sofort bezahlt und gilt.
tip-refuse = Das Angebot ist vom Tisch.
preview-builds = { $you ->
    [yes] Du baust { $district } auf: { $own } von dir gegen { $best } und { $free } frei, das holt niemand mehr ein. *+{ $points }*
   *[no] { $seat } baut { $district } auf: { $own } gegen { $best } und { $free } frei, das holt niemand mehr ein. *+{ $points }*
}
preview-builds-landmark = { $you ->
    [yes] Du baust { $district } auf: Alle Seiten sind deine. *+{ $points }*
   *[no] { $seat } baut { $district } auf, mit allen Seiten. *+{ $points }*
}
preview-built = { $district } ist schon aufgebaut: Da gibt es nichts mehr zu gewinnen.
preview-stands = { $district }: { $own } von dir, { $best } vom stärksten anderen, { $free } frei.
preview-landmark = { $district }: { $own } von dir, { $best } vom stärksten anderen, { $free } frei; alle Seiten sind nötig.

## Players

seat-yellow = Gelb
seat-blue = Blau
seat-red = Rot
seat-green = Grün
seat-violet = Violett

## Influence cards

person-fortune_teller = Wahrsagerin
person-newspaper_boy = Zeitungsjunge
person-innkeeper = Wirt
person-gangster = Gangster
person-priest = Priester
person-reporter = Reporter
person-lawyer = Anwalt
person-banker = Bankier
person-judge = Richter
person-mayor = Bürgermeister

## Options and presets

preset-three = Drei Spieler
preset-four = Vier Spieler
preset-five = Fünf Spieler
preset-drafted = Die Spieler legen die Stadt aus
preset-trading = Verhandeln bei gleichen Optionskarten
preset-composed = Zusammengestellter Aktionsstapel
preset-open = Offenes Geld
option-first_seat = Wer beginnt
option-setup_mode = Auslegen der Stadt
option-setup_mode-drafted = durch die Spieler, Plättchen für Plättchen
option-district_cards_allow_edge = Viertelkarten erlauben Randstraßen
option-placement_optional = Investoren dürfen verzichten
option-option_trading = Verhandeln bei gleichen Optionskarten
option-trade_max_amount = Höchste Forderung beim Verhandeln
option-trade_max_blind = Meiste blinde Züge beim Verhandeln
option-trade_max_streets = Meiste Straßen beim Verhandeln
option-composed_action_deck = Zuschüsse im Aktionsstapel
option-composed_action_deck-0 = kein Zuschuss
option-composed_action_deck-1 = 1 Zuschuss
option-composed_action_deck-2 = 2 Zuschüsse
option-composed_action_deck-3 = 3 Zuschüsse
option-composed_action_deck-4 = 4 Zuschüsse
option-composed_action_deck-5 = 5 Zuschüsse
option-composed_action_deck-6 = 6 Zuschüsse
option-action_cards = Die zwölf Aktionskarten
option-max_sealed_cheques = Meiste Schecks in einem verdeckten Gebot
option-years_to_play = Jahre im Spiel
option-stall_no_stick_rounds = Runden ohne Stäbchen bis zum Ende
option-stall_no_build_rounds = Runden ohne Aufbau bis zum Ende
option-influence_cap = Höchster Einfluss (0: keiner)
option-show_opponent_cheque_values = Schecks liegen offen

## Scores

score-districts = Viertel
score-landmarks = Rathaus und Bank
score-bonus = Bonuskarten

## Phases: what is asked

ask-start = Der Zufall bestimmt, wer beginnt.
ask-tile = Ein Viertel wird gezogen.
ask-put = { $you ->
    [yes] Lege das Plättchen ({ $kind }) auf ein leeres Feld.
   *[no] { $seat } legt ein Plättchen ({ $kind }).
}
ask-tender = Eine Ausschreibungskarte wird aufgedeckt.
ask-keep = { $you ->
    [yes] Ausschreibung: { $picture } *{ $card }*. Nimmst du sie, oder lehnst du sie einmal ab?
   *[no] { $seat } prüft: { $picture } { $card }.
}
ask-bid = Spiele eine Einflusskarte für { $prize }.
ask-raise = { $you ->
    [yes] Biete mehr als *{ $highest }* für { $prize }, oder passe.
   *[no] { $seat } darf *{ $highest }* überbieten, für { $prize }.
}
ask-raise-done = Du hast *{ $total }* für { $prize } gelegt: biete das, oder lege mehr.
ask-raise-more = Du hast *{ $total }* für { $prize } gelegt: es muss mehr als *{ $highest }* sein.
ask-option = Spiele eine deiner Optionskarten.
ask-seal = Lege deine Schecks verdeckt.
ask-seal-alone = Du bist mit deiner Karte allein: Zahle einen Scheck.
ask-wait = Die anderen wählen noch.
ask-invest = { $you ->
    [yes] Lege ein Stäbchen { $target ->
        [Stadtrand] an den Stadtrand
       *[other] an ein { $target }
    }.
   *[no] { $seat } legt ein Stäbchen { $target ->
        [Stadtrand] an den Stadtrand
       *[other] an ein { $target }
    }.
}
ask-relocate = { $you ->
    [yes] Du hast kein Stäbchen mehr: Welches von deinen soll dorthin?
   *[no] { $seat } versetzt ein Stäbchen.
}
ask-action = Eine Aktionskarte wird gezogen.
ask-place = { $you ->
    [yes] Lege ein Stäbchen auf eine beliebige freie Straße.
   *[no] { $seat } legt ein Stäbchen auf eine beliebige Straße.
}
ask-first = { $you ->
    [yes] Lege das erste von zwei Stäbchen an ein Viertel.
   *[no] { $seat } legt zwei Stäbchen.
}
ask-second_stick = { $you ->
    [yes] Lege ein zweites Stäbchen an dasselbe Viertel.
   *[no] { $seat } darf ein zweites Stäbchen legen.
}
ask-replace = { $you ->
    [yes] Ersetze ein fremdes Stäbchen.
   *[no] { $seat } darf ein Stäbchen ersetzen.
}
ask-move = { $you ->
    [yes] Welches Stäbchen verschiebst du?
   *[no] { $seat } darf ein Stäbchen verschieben.
}
ask-move_to = { $you ->
    [yes] Wohin kommt es?
   *[no] { $seat } verschiebt ein Stäbchen.
}
ask-swap = { $you ->
    [yes] Welches Stäbchen tauschst du?
   *[no] { $seat } darf zwei Stäbchen tauschen.
}
ask-swap_with = { $you ->
    [yes] Gegen welches in anderer Farbe?
   *[no] { $seat } tauscht zwei Stäbchen.
}
ask-take = { $you ->
    [yes] Einfluss, oder die Aussicht auf Schecks?
   *[no] { $seat } wählt den Zuschuss.
}
ask-cash = { $you ->
    [yes] Nimm eigene Stäbchen vom Plan, so viele du willst.
   *[no] { $seat } darf Stäbchen zurücknehmen.
}
ask-step = { $you ->
    [yes] Noch einen Scheck ziehen oder aufhören? Du hast *{ $total }* von höchstens { $cap }.
   *[no] { $seat } zieht Schecks: { $total } von höchstens { $cap }.
}
ask-cheque = Ein Scheck wird vom Bankfeld gezogen.
ask-floor = { $you ->
    [yes] Wer soll für eure Gruppe investieren? Mache ein Angebot, oder passe.
   *[no] { $seat } hat das Wort.
}
ask-terms = { $you ->
    [yes] Füge Bedingungen hinzu und schlage dann vor.
   *[no] { $seat } macht ein Angebot.
}
ask-term = { $you ->
    [yes] Was soll es geben? Für: { $receiver }.
   *[no] { $seat } macht ein Angebot.
}
ask-answer = { $you ->
    [yes] Nimmst du das Angebot an?
   *[no] { $seat } bedenkt das Angebot.
}
ask-trade_pay = { $you ->
    [yes] Zahle Scheck für Scheck, was vereinbart ist: noch { $amount }. An: { $receiver }.
   *[no] { $seat } zahlt. An: { $receiver }.
}
ask-blind = Ein Scheck wird ungesehen gezogen.

## Words in full

do-start = { $seat } beginnt
do-tile = { $kind } ziehen
do-put = Auf { $cell } legen
do-tender = Aufdecken: { $card }
do-keep = Karte nehmen
do-reject = Ablehnen
do-bid = { $value } spielen
do-option = { $pair } spielen
do-offer = { $seat } soll investieren
do-pass = Passen
do-lay = { $value } legen
do-done = Fertig
do-bid-total = { $total } bieten
do-seal-total = { $total ->
    [0] Nichts bieten
   *[other] { $total } bieten, verdeckt
}
say-nothing-laid = mit nichts gewinnt man nie
say-take-back = nimm deine { $total } zurück
say-keep = { $total } behalten
say-decline = kein Stäbchen legen
do-pay = { $value } zahlen
do-stick = Stäbchen: { $street }
do-decline = Verzichten
do-lift = Stäbchen nehmen: { $street }
do-stop = Aufhören
do-draw = Ziehen
do-drop = Nach: { $street }
do-action = Ziehen: { $card }
do-take = { $what } nehmen
do-cheque = { $value } ziehen
do-to = Etwas für { $seat }
do-forbid = Verbieten: { $street }
do-require = Verlangen: { $street }
do-propose = Vorschlagen
do-withdraw = Angebot zurückziehen
do-give = { $value } geben
do-demand = { $amount } fordern
do-blind = { $count ->
    [one] Einmal blind ziehen
   *[other] { $count }-mal blind ziehen
}
do-accept = Annehmen
do-refuse = Ablehnen

list-street = Straße
list-cheque = Scheck
list-value = Einflusskarte
list-pair = Optionskarte
list-cell = Feld
list-seat = Spieler
list-amount = Betrag
list-count = Blinde Züge
list-what = Nehmen

## Why not

why-bag = Davon ist nichts mehr zu ziehen.
why-R6-taken = Da liegt schon ein Viertel.
why-R7-parks = Neben Rathaus und Bank darf je ein Park liegen, nicht zwei.
why-R10-nobody = Da sitzt niemand.
why-R21-influence = Du kannst nicht mehr spielen, als du Einfluss hast.
why-R30-begun = Du hast begonnen zu erhöhen: Lege weiter, bis du höher bist.
why-R30-nothing-laid = Lege wenigstens einen Scheck, oder passe.
why-R30-higher = Dein Gebot muss höher sein als das höchste.
why-R30-too-little = Alle deine Schecks zusammen würden nicht reichen.
why-R31-not-in-hand = So einen Scheck hast du nicht.
why-R38-no-street = Für diese Optionskarte ist keine Straße frei.
why-R40-must-pay = Du musst für dein Recht einen Scheck zahlen.
why-R40-one-cheque = Du bist mit deiner Karte allein: Zahle genau einen Scheck.
why-R40-not-in-hand = So einen Scheck hast du nicht.
why-R41-group = Andere haben dieselbe Karte gespielt: Du bietest gegen sie.
why-R41-not-in-hand = So einen Scheck hast du nicht mehr.
why-R41-five = Mehr Schecks darf ein verdecktes Gebot nicht haben.
why-R46-occupied = Auf dieser Straße liegt ein Stäbchen.
why-R46-target = Die Karte erlaubt diese Straße nicht.
why-R47-must = So vereinbart: Wer ein Stäbchen legen kann, muss.
why-R48-not-own = Nimm eins deiner eigenen Stäbchen.
why-R69-occupied = Auf dieser Straße liegt ein Stäbchen.
why-R69-district = Das zweite Stäbchen muss an ein Viertel des ersten.
why-R70-no-stick = Da liegt kein Stäbchen.
why-R70-blocked = Da ist etwas im Weg: Schieben und Springen gibt es nicht.
why-R70-reach = Ein oder zwei Längen geradeaus, ohne zu drehen.
why-R71-no-stick = Da liegt kein Stäbchen.
why-R71-same-colour = Die beiden Stäbchen müssen verschiedene Farben haben.
why-R72-occupied = Auf dieser Straße liegt ein Stäbchen.
why-R73-free = Da gibt es nichts zu ersetzen.
why-R73-own = Ersetze ein fremdes Stäbchen.
why-R74-just-laid = Das ist das Stäbchen, das du eben gelegt hast.
why-R74-vacated = Diese Straße war nicht frei, als du begannst.
why-R75-white = Weiße Stäbchen bleiben, wo sie sind.
why-R78-not-own = Nimm deine eigenen Stäbchen.
why-R98-price = Eine Abmachung braucht einen Preis: wenigstens einen Scheck.
why-R106-not-a-member = Nur wer dieselbe Optionskarte hat, kann genannt werden.
why-R107-receiver = Nur andere Mitglieder der Gruppe können vom Investor etwas bekommen.
why-R107-capacity = So viele Schecks hat der Investor nicht.
why-R107-once = Das ist für diesen Spieler schon gesagt.
why-R107-only-own = Du kannst nur eigene Schecks geben.
why-R107-give = Du investierst selbst: Gib stattdessen Schecks.
why-R107-not-in-hand = So einen Scheck hast du nicht.
why-R107-amount = So hoch darf keine Forderung sein.
why-R107-blind = So viele blinde Züge sind nicht erlaubt.
why-R107-street = Diese Straße ist für deine Optionskarte nicht erlaubt.
why-R107-twice = Diese Straße kommt im Angebot schon vor.
why-R107-streets = Das Angebot nennt schon so viele Straßen, wie es darf.
why-R108-no-street = Es bliebe keine Straße übrig.
why-R109-cannot-pay = Das kannst du mit deinen Schecks nicht zahlen.
why-R110-not-in-hand = So einen Scheck hast du nicht.
why-R110-too-much = Das ist mehr, als du schuldest; Wechselgeld gibt es nicht.
why-R110-rest = Dann könnte der Rest nicht bezahlt werden.
why-R111-bound = Deine Abmachung erlaubt diese Straße nicht.
why-R111-required = Deine Abmachung verlangt hier ein Stäbchen.

## What happened

tell-round = Runde { $round }
tell-year = { $year }
tell-start = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
tell-tile = Gezogen: { $kind }.
tell-tile-again = Zu viele Parks neben Rathaus oder Bank: Die Stadt wird neu ausgelegt.
tell-put = { $you ->
    [yes] Du legst { $kind } auf { $cell }.
   *[no] { $seat } legt { $kind } auf { $cell }.
}
tell-tender = { $you ->
    [yes] Du deckst auf: { $picture } { $card }.
   *[no] { $seat } deckt auf: { $picture } { $card }.
}
tell-void = { $picture } { $card }: Keine Straße ist dafür frei, die Karte wird ersetzt.
tell-keep = { $you ->
    [yes] Du nimmst die Karte.
   *[no] { $seat } nimmt die Karte.
}
tell-reject = { $you ->
    [yes] Du lehnst sie ab.
   *[no] { $seat } lehnt sie ab.
}
tell-bid = { $you ->
    [yes] Du spielst { $person }, *{ $value }*.
   *[no] { $seat } spielt { $person }, *{ $value }*.
}
tell-cancelled = Patt, gleiche Karten heben sich auf: { $seats }.
tell-right = { $you ->
    [yes] Du gewinnst ein Recht für { $price } Einfluss.
   *[no] { $seat } gewinnt ein Recht für { $price } Einfluss.
}
tell-nobody = Niemand bekommt ein Recht.
tell-lay = { $you ->
    [yes] Du legst { $value }: zusammen *{ $total }*.
   *[no] { $seat } legt { $value }: zusammen *{ $total }*.
}
tell-pass = { $you ->
    [yes] Du passt{ $total ->
        [0] .
       *[other] {" "}und nimmst { $total } zurück.
    }
   *[no] { $seat } passt{ $total ->
        [0] .
       *[other] {" "}und nimmt { $total } zurück.
    }
}
tell-won-cheques = { $you ->
    [yes] Du gewinnst für *{ $total }*.
   *[no] { $seat } gewinnt für *{ $total }*.
}
tell-option = { $you ->
    [yes] Du spielst die Optionskarte { $pair }.
   *[no] { $seat } spielt die Optionskarte { $pair }.
}
tell-alone = { $you ->
    [yes] Du bist mit dieser Karte allein: ein Scheck, ungesehen.
   *[no] { $seat } ist mit dieser Karte allein: ein Scheck, ungesehen.
}
tell-together = Dieselbe Karte: { $seats }. Verdeckte Gebote für: { $pair }.
tell-pay-known = { $you ->
    [yes] Du zahlst { $value }, ungesehen von den anderen.
   *[no] { $seat } zahlt { $value }, ungesehen von den anderen.
}
tell-pay = { $you ->
    [yes] Du zahlst ungesehen einen Scheck.
   *[no] { $seat } zahlt ungesehen einen Scheck.
}
tell-lay-sealed = { $you ->
    [yes] Du legst { $value } verdeckt.
   *[no] { $seat } hat { $value } verdeckt gelegt.
}
tell-done-sealed = { $you ->
    [yes] Du bist fertig.
   *[no] { $seat } war fertig.
}
tell-sealed = { $you ->
    [yes] Du hast zusammen { $total } gelegt.
   *[no] { $seat } hat zusammen { $total } gelegt.
}
tell-won-sealed = { $you ->
    [yes] Du gewinnst ein Recht ({ $pair }) für *{ $total }*.
   *[no] { $seat } gewinnt ein Recht ({ $pair }) für *{ $total }*.
}
tell-no-seal = Gleiche Summen oder nichts: Niemand bekommt das Recht ({ $pair }).
tell-stick = { $you ->
    [yes] Du legst ein Stäbchen: { $street }.
   *[no] { $seat } legt ein Stäbchen: { $street }.
}
tell-stick-bare = { $you ->
    [yes] Du hast kein Stäbchen mehr und wählst: { $street }.
   *[no] { $seat } hat kein Stäbchen mehr und wählt: { $street }.
}
tell-decline = { $you ->
    [yes] Du verzichtest.
   *[no] { $seat } verzichtet.
}
tell-relocate = { $you ->
    [yes] Du nimmst es von hier: { $street }.
   *[no] { $seat } nimmt es von hier: { $street }.
}
tell-lift = { $you ->
    [yes] Du nimmst das Stäbchen: { $street }.
   *[no] { $seat } nimmt das Stäbchen: { $street }.
}
tell-bonus = { $you ->
    [yes] Du bekommst { $points } mehr für die Bonuskarte.
   *[no] { $seat } bekommt { $points } mehr für die Bonuskarte.
}
tell-action = Die Aktionskarte: { $picture } { $card }.
tell-filed = Die Karte kommt auf das Jahresfeld { $year }.
tell-move = { $you ->
    [yes] Du verschiebst es: { $street }.
   *[no] { $seat } verschiebt es: { $street }.
}
tell-swap = { $you ->
    [yes] Du tauschst es mit dem hier: { $street }.
   *[no] { $seat } tauscht es mit dem hier: { $street }.
}
tell-replace = { $you ->
    [yes] Du ersetzt ein Stäbchen: { $street }. Es war von: { $owner }.
   *[no] { $seat } ersetzt ein Stäbchen: { $street }. Es war von: { $owner }.
}
tell-take-influence = { $you ->
    [yes] Du nimmst { $count } Einfluss.
   *[no] { $seat } nimmt { $count } Einfluss.
}
tell-take-cheques = { $you ->
    [yes] Du wirst Schecks ziehen, bis { $cap }.
   *[no] { $seat } wird Schecks ziehen, bis { $cap }.
}
tell-cash = { $you ->
    [yes] Du nimmst das Stäbchen zurück: { $street }.
   *[no] { $seat } nimmt das Stäbchen zurück: { $street }.
}
tell-stop = { $you ->
    [yes] Du hörst auf und behältst { $total }.
   *[no] { $seat } hört auf und behält { $total }.
}
tell-cheque = { $you ->
    [yes] Du ziehst { $value }: *{ $total }*.
   *[no] { $seat } zieht { $value }: *{ $total }*.
}
tell-bust = { $you ->
    [yes] Du hast mehr als { $cap } und verlierst alles.
   *[no] { $seat } hat mehr als { $cap } und verliert alles.
}
tell-floor-pass = { $you ->
    [yes] Du machst kein Angebot.
   *[no] { $seat } macht kein Angebot.
}
tell-offer = { $you ->
    [yes] Du machst ein Angebot ({ $pair }). Es investiert: { $investor }.
   *[no] { $seat } macht ein Angebot ({ $pair }). Es investiert: { $investor }.
}
tell-term-give = { $you ->
    [yes] Du bekämst { $value }.
   *[no] { $seat } bekäme { $value }.
}
tell-term-demand = { $you ->
    [yes] Du bekämst { $amount }.
   *[no] { $seat } bekäme { $amount }.
}
tell-term-blind = { $you ->
    [yes] Du dürftest blind ziehen: { $count }.
   *[no] { $seat } dürfte blind ziehen: { $count }.
}
tell-term-forbid = Verboten: { $street }.
tell-term-require = Verlangt: { $street }.
tell-propose = { $you ->
    [yes] Du schlägst es vor.
   *[no] { $seat } schlägt es vor.
}
tell-accept = { $you ->
    [yes] Du nimmst an.
   *[no] { $seat } nimmt an.
}
tell-refuse = { $you ->
    [yes] Du lehnst ab.
   *[no] { $seat } lehnt ab.
}
tell-withdraw = { $you ->
    [yes] Du ziehst das Angebot zurück.
   *[no] { $seat } zieht das Angebot zurück.
}
tell-paid-to = { $you ->
    [yes] Du zahlst { $value }. An: { $receiver }.
   *[no] { $seat } zahlt { $value }. An: { $receiver }.
}
tell-blind = { $you ->
    [yes] Du ziehst ungesehen einen Scheck. Von: { $investor }.
   *[no] { $seat } zieht ungesehen einen Scheck. Von: { $investor }.
}
tell-blind-known = { $you ->
    [yes] Du ziehst { $value }, ungesehen von den anderen. Von: { $investor }.
   *[no] { $seat } zieht { $value }, ungesehen von den anderen. Von: { $investor }.
}
tell-built = { $you ->
    [yes] Du baust { $picture } { $district } auf: { $own ->
        [one] 1 Stäbchen
       *[other] { $own } Stäbchen
    } gegen { $best }{ $free ->
        [0] {""}
       *[other] {" "}und { $free } frei
    }{ $white ->
        [0] {""}
        [one] , 1 Seite ist weiß
       *[other] , { $white } Seiten sind weiß
    }: Das holt niemand mehr ein.
   *[no] { $seat } baut { $picture } { $district } auf: { $own ->
        [one] 1 Stäbchen
       *[other] { $own } Stäbchen
    } gegen { $best }{ $free ->
        [0] {""}
       *[other] {" "}und { $free } frei
    }{ $white ->
        [0] {""}
        [one] , 1 Seite ist weiß
       *[other] , { $white } Seiten sind weiß
    }: Das holt niemand mehr ein.
}
tell-built-landmark = { $you ->
    [yes] Du baust { $picture } { $district } auf: alle { $own } Seiten, die nicht weiß sind.
   *[no] { $seat } baut { $picture } { $district } auf: alle { $own } Seiten, die nicht weiß sind.
}
tell-over-year = Das letzte Jahr ist voll: Das Spiel ist aus.
tell-over-stall = Es geht nichts mehr: Das Spiel ist aus.
tell-tie-sticks = Gleich viel Prestige: Mehr Stäbchen auf dem Plan gewinnen.
tell-tie-shared = Gleich viel Prestige und gleich viele Stäbchen: ein geteilter Sieg.
