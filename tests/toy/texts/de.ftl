# The Toy Shop.

game-name = Der Spielzeugladen
game-published = Von uns selbst.
game-blurb = Murmeln für Spielzeug: geheim bieten, wünschen, unter den Ladentisch schauen.
game-designed = Alles ist unser eigener Entwurf.

marble = { $marble ->
    [clay] Tonmurmel ({ $value })
    [glass] Glasmurmel ({ $value })
    [agate] Achatmurmel ({ $value })
   *[other] Murmel { $marble } ({ $value })
}
toy = { $toy ->
    [top] Kreisel
    [kite] Drachen
    [doll] Puppe
    [drum] Trommel
    [train] Eisenbahn
   *[other] { $toy }
}
rival-collector = Sammler
rival-0 = Sammler
score-toys = Spielzeug
score-wishes = Wünsche
score-marbles = Murmeln

## Phases: what is asked

ask-under = Eine Murmel rollt unter den Ladentisch.
ask-refill = Alle ziehen.
ask-deal = Eine Murmel wird gezogen.
ask-turn = Ein Spielzeug wird aufgedeckt.
ask-bid = { $you ->
    [yes] Lege Murmeln für das Spielzeug und sage fertig, oder lass eine in das Glas fallen.
   *[no] { $seat } wählt.
}
ask-offer = Der Sammler macht ein Angebot.
ask-opening = Die Gebote werden geöffnet.
ask-treat = { $you ->
    [yes] Das Spielzeug gehört dir. Schau, greif, verleih, oder sei fertig.
   *[no] { $seat } freut sich über das Spielzeug.
}
ask-name = { $you ->
    [yes] Wem leihst du es?
   *[no] { $seat } verleiht das Spielzeug.
}
ask-reach = Eine Murmel kommt aus dem Glas.
ask-swap = { $you ->
    [yes] Lass eine Murmel in das Glas fallen, oder sei fertig.
   *[no] { $seat } darf eine Murmel fallen lassen.
}

## Words in full

do-draw = { $marble } ziehen
do-toy = Aufgedeckt: { $toy }
do-offer = Der Sammler bietet { $value }
do-lay = { $marble } legen
do-done = Fertig
do-drop = { $marble } fallen lassen
do-look = Unter den Ladentisch schauen
do-reach = In das Glas greifen
do-lend = Das Spielzeug verleihen
do-name = An { $seat }

## What happened

tell-under = Eine Murmel rollt unter den Ladentisch.
tell-draw = { $you ->
    [yes] Du ziehst: { $marble }.
   *[no] { $seat } zieht: { $marble }.
}
tell-draw-hidden = { $you ->
    [yes] Du ziehst eine Murmel.
   *[no] { $seat } zieht eine Murmel.
}
tell-reached = { $you ->
    [yes] Du bekommst aus dem Glas: { $marble }.
   *[no] { $seat } bekommt aus dem Glas: { $marble }.
}
tell-toy = Auf dem Ladentisch: { $toy }.
tell-offer = Der Sammler bietet { $value }.
tell-lay = { $you ->
    [yes] Du legst: { $marble }.
   *[no] { $seat } legt: { $marble }.
}
tell-drop = { $you ->
    [yes] Du lässt in das Glas fallen: { $marble }.
   *[no] { $seat } lässt in das Glas fallen: { $marble }.
}
tell-drop-hidden = { $you ->
    [yes] Du lässt eine Murmel in das Glas fallen.
   *[no] { $seat } lässt eine Murmel in das Glas fallen.
}
tell-done = { $you ->
    [yes] Du bist fertig.
   *[no] { $seat } ist fertig.
}
tell-look = { $you ->
    [yes] Du schaust unter den Ladentisch und behältst die Murmel.
   *[no] { $seat } schaut unter den Ladentisch und behält die Murmel.
}
tell-reach = { $you ->
    [yes] Du greifst in das Glas.
   *[no] { $seat } greift in das Glas.
}
tell-lend = { $you ->
    [yes] Du verleihst das Spielzeug.
   *[no] { $seat } verleiht das Spielzeug.
}
tell-name = { $you ->
    [yes] Du leihst es an { $other }: je ein halber Punkt.
   *[no] { $seat } leiht es an { $other }: je ein halber Punkt.
}
tell-won = { $you ->
    [yes] Du gewinnst: { $toy }.
   *[no] { $seat } gewinnt: { $toy }.
}
tell-lost = Niemand gewinnt: { $toy } ist verloren.
tell-collector = Der Sammler gewinnt: { $toy }.

## The scene

panel-shop = Der Laden
panel-pocket = Deine Tasche
panel-owners = Wer welches Spielzeug hat
column-toys = Spielzeug
place-deck = Noch kommendes Spielzeug
place-offer = Ladentisch
place-jar = Wunschglas
place-bag = Beutel
place-till = Kasse
place-under = Unter dem Ladentisch
place-pocket = Deine Tasche
tip-toy = { $points } Punkte
tip-bid = Dein Gebot ist dann { $value } wert.

## Why not

why-Y4-begun = Du hast schon angefangen zu bieten.
why-Y4-not-in-hand = So eine Murmel hast du nicht mehr.
why-Y7-never = In diesem Spiel schaut niemand unter den Ladentisch.
why-Y7-found = Unter dem Ladentisch liegt nichts.
why-Y8-once = Du hast schon in das Glas gegriffen.
why-Y8-empty = Das Glas ist leer.
why-Y8-not-in-hand = So eine Murmel hast du nicht.
why-Y9-once = Das Spielzeug ist schon verliehen.
why-Y9-alone = Es ist niemand da, dem man es leihen könnte.
why-Y9-nobody = Dort sitzt niemand.
why-Y9-yourself = Es gehört dir schon.
why-bag = Davon ist keine mehr zu ziehen.

## Options

option-wish = Eine fallen gelassene Murmel bringt
option-wish-half = einen halben Punkt
option-wish-nothing = nichts
option-wish-point = einen Punkt
option-look = Unter den Ladentisch schauen
option-look-never = nie
option-length = Spielzeuge in einem Spiel
option-toys = Arten von Spielzeug
preset-alone = Allein
preset-long = Lang
