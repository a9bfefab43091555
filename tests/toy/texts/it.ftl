# The Toy Shop.

game-name = Il negozio di giocattoli
game-published = Nostro.
game-blurb = Biglie per giocattoli: offri in segreto, esprimi desideri, guarda sotto il banco.
game-designed = Tutto è una nostra idea.

marble = { $marble ->
    [clay] biglia di argilla ({ $value })
    [glass] biglia di vetro ({ $value })
    [agate] biglia di agata ({ $value })
   *[other] biglia { $marble } ({ $value })
}
toy = { $toy ->
    [top] trottola
    [kite] aquilone
    [doll] bambola
    [drum] tamburo
    [train] trenino
   *[other] { $toy }
}
rival-collector = Collezionista
rival-0 = Collezionista
score-toys = giocattoli
score-wishes = desideri
score-marbles = biglie

## Phases: what is asked

ask-under = Una biglia rotola sotto il banco.
ask-refill = Tutti pescano.
ask-deal = Si pesca una biglia.
ask-turn = Si scopre un giocattolo.
ask-bid = { $you ->
    [yes] Punta biglie per il giocattolo e di’ fatto, oppure lasciane cadere una nel vaso.
   *[no] { $seat } sta scegliendo.
}
ask-offer = Il collezionista fa un’offerta.
ask-opening = Si scoprono le offerte.
ask-treat = { $you ->
    [yes] Il giocattolo è tuo. Guarda, pesca, presta, oppure hai finito.
   *[no] { $seat } si gode il giocattolo.
}
ask-name = { $you ->
    [yes] A chi lo presti?
   *[no] { $seat } presta il giocattolo.
}
ask-reach = Una biglia esce dal vaso.
ask-swap = { $you ->
    [yes] Lascia cadere una biglia nel vaso, oppure hai finito.
   *[no] { $seat } può lasciar cadere una biglia.
}

## Words in full

do-draw = Pesca: { $marble }
do-toy = Scoperto: { $toy }
do-offer = Il collezionista offre { $value }
do-lay = Punta: { $marble }
do-done = Fatto
do-drop = Lascia cadere: { $marble }
do-look = Guarda sotto il banco
do-reach = Pesca nel vaso
do-lend = Presta il giocattolo
do-name = A { $seat }

## What happened

tell-under = Una biglia rotola sotto il banco.
tell-draw = { $you ->
    [yes] Peschi: { $marble }.
   *[no] { $seat } pesca: { $marble }.
}
tell-draw-hidden = { $you ->
    [yes] Peschi una biglia.
   *[no] { $seat } pesca una biglia.
}
tell-reached = { $you ->
    [yes] Dal vaso ricevi: { $marble }.
   *[no] Dal vaso { $seat } riceve: { $marble }.
}
tell-toy = Sul banco: { $toy }.
tell-offer = Il collezionista offre { $value }.
tell-lay = { $you ->
    [yes] Punti: { $marble }.
   *[no] { $seat } punta: { $marble }.
}
tell-drop = { $you ->
    [yes] Lasci cadere nel vaso: { $marble }.
   *[no] { $seat } lascia cadere nel vaso: { $marble }.
}
tell-drop-hidden = { $you ->
    [yes] Lasci cadere una biglia nel vaso.
   *[no] { $seat } lascia cadere una biglia nel vaso.
}
tell-done = { $you ->
    [yes] Hai finito.
   *[no] { $seat } ha finito.
}
tell-look = { $you ->
    [yes] Guardi sotto il banco e tieni la biglia.
   *[no] { $seat } guarda sotto il banco e tiene la biglia.
}
tell-reach = { $you ->
    [yes] Peschi nel vaso.
   *[no] { $seat } pesca nel vaso.
}
tell-lend = { $you ->
    [yes] Presti il giocattolo.
   *[no] { $seat } presta il giocattolo.
}
tell-name = { $you ->
    [yes] Lo presti a { $other }: mezzo punto ciascuno.
   *[no] { $seat } lo presta a { $other }: mezzo punto ciascuno.
}
tell-won = { $you ->
    [yes] Vinci: { $toy }.
   *[no] { $seat } vince: { $toy }.
}
tell-lost = Nessuno vince: { $toy } è perso.
tell-collector = Il collezionista vince: { $toy }.

## The scene

panel-shop = Il negozio
panel-pocket = La tua tasca
panel-owners = Chi ha quali giocattoli
column-toys = Giocattoli
place-deck = Giocattoli in arrivo
place-offer = Banco
place-jar = Vaso dei desideri
place-bag = Sacchetto
place-till = Cassa
place-under = Sotto il banco
place-pocket = La tua tasca
tip-toy = { $points } punti
tip-bid = La tua offerta vale allora { $value }.

## Why not

why-Y4-begun = Hai già cominciato a offrire.
why-Y4-not-in-hand = Non hai più una biglia così.
why-Y7-never = In questa partita nessuno guarda sotto il banco.
why-Y7-found = Sotto il banco non c’è nulla.
why-Y8-once = Hai già pescato nel vaso.
why-Y8-empty = Il vaso è vuoto.
why-Y8-not-in-hand = Non hai una biglia così.
why-Y9-once = Il giocattolo è già prestato.
why-Y9-alone = Non c’è nessuno a cui prestarlo.
why-Y9-nobody = Lì non siede nessuno.
why-Y9-yourself = È già tuo.
why-bag = Non ne resta da pescare.

## Options

option-wish = Una biglia lasciata cadere porta
option-wish-half = mezzo punto
option-wish-nothing = niente
option-wish-point = un punto
option-look = Guardare sotto il banco
option-look-never = mai
option-length = Giocattoli in una partita
option-toys = Tipi di giocattoli
preset-alone = Da soli
preset-long = Lunga
