# Francoforte. $seat è il nome di un giocatore, $you è yes se è chi legge; $tile, $district, $project e $space sono testi di questo file.

game-name = Francoforte
game-title = Bürger, Baumeister & Co.
game-by = Michael Schacht, Abacusspiele 2009
game-minutes = 45
game-published = Da «Bürger, Baumeister & Co.» di Michael Schacht (Abacusspiele, 2009). Non ufficiale.
game-blurb = Costruisci Francoforte tessera per tessera: ognuna fa valere di più la prossima dello stesso tipo, chiunque la posi.
game-designed = L’aspetto del tabellone, i prezzi dell’offerta e la ripartizione dei valori delle tessere sono ideati da noi.

## Colours, types, tiles

colour-red = rosso
colour-blue = blu
colour-green = verde
colour-yellow = giallo
colour-violet = viola

tile = { $kind ->
    [house] casa { $colour ->
        [red] rossa
        [blue] blu
        [green] verde
        [yellow] gialla
        [violet] viola
       *[other] { $colour }
    }
    [villa] villa { $colour ->
        [red] rossa
        [blue] blu
        [green] verde
        [yellow] gialla
        [violet] viola
       *[other] { $colour }
    }
    [park] parco { $colour ->
        [red] rosso
        [blue] blu
        [green] verde
        [yellow] giallo
        [violet] viola
       *[other] { $colour }
    }
   *[other] { $kind } { $colour }
} { $value }
tile-hidden = tessera coperta
space = { $symbol ->
    [coin] lotto { $number }, { $district }, moneta
    [two] lotto { $number }, { $district }, due
   *[blank] lotto { $number }, { $district }
}

## Districts and projects

district-westend = Westend
district-eschenheimer_tor = Porta di Eschenheim
district-nordend = Nordend
district-opernplatz = Piazza dell’Opera
district-boersenviertel = Quartiere della Borsa
district-zeil = Zeil
district-ostend = Ostend
district-junghof = Junghof
district-hasengasse = Hasengasse
district-boernestrasse = Börnestraße
district-paulsplatz = Paulsplatz
district-domviertel = Quartiere del Duomo
district-fischerfeld = Fischerfeld
district-bahnhofsviertel = Quartiere Stazione
district-sachsenhausen = Sachsenhausen
project-palmengarten = Giardino delle Palme
project-traders_hall = Casa dell’Associazione Mercantile
project-burgblock = Case Burgblock
project-opera_house = Teatro dell’Opera
project-stock_exchange = Borsa
project-grand_bazar = Grand Bazar
project-zoo = Giardino Zoologico
project-saalbau = Saalbau
project-kleinmarkthalle = Mercato Coperto
project-main_synagogue = Sinagoga Principale
project-paulskirche = Chiesa di San Paolo
project-cathedral = Duomo di San Bartolomeo
project-municipal_library = Biblioteca Civica
project-main_station = Stazione Centrale
project-eiserner_steg = Passerella di Ferro
project = { $project } (costo { $cost }, bonus { $bonus })
project-year = { $project }, { $year }
river = Meno
ring = Wallanlagen

## The offer and the Mayor

offer = Offerta
offer-space = spazio { $number } dell’offerta
offer-free = gratis
offer-price = { $price ->
    [0] gratis
    [one] 1 moneta
   *[other] { $price } monete
}
mayor = Sindaco

## Coins, cranes, players

coins = { $count ->
    [0] nessuna moneta
    [one] 1 moneta
   *[other] { $count } monete
}
cranes = { $count ->
    [0] nessuna gru
    [one] 1 gru
   *[other] { $count } gru
}
seat-black = nero
seat-white = bianco
seat-orange = arancione
seat-turquoise = turchese

## Phases: what is asked

ask-start = La sorte decide chi comincia.
ask-deal = Si distribuiscono le tessere.
ask-mayor = La sorte mette il sindaco accanto a una tessera.
ask-remove = Alcune tessere escono dal gioco senza essere viste.
ask-reveal = Si scopre una tessera per la città.
ask-settle = La sorte sceglie il quartiere.
ask-place = { $you ->
    [yes] Posa una tua tessera su un lotto libero del suo colore.
   *[no] { $seat } posa una tessera.
}
ask-discard = { $you ->
    [yes] Nessuna tua tessera trova posto. Rimettine una nella scatola.
   *[no] { $seat } non può costruire e rimette una tessera nella scatola.
}
ask-project = { $you ->
    [yes] Completare «{ $project }» per { $cost ->
        [one] 1 moneta
       *[other] { $cost } monete
    } e una gru? Vale { $points } punti.
   *[no] { $seat } può completare «{ $project }».
}
ask-take = { $you ->
    [yes] Prendi una tessera dall’offerta. Quella accanto al sindaco è gratis.
   *[no] { $seat } prende una tessera dall’offerta.
}
ask-refill = Una tessera riempie il vuoto nell’offerta.
picked-place-tile = Posa { $picture } *{ $tile }* su un lotto evidenziato.
step-place = posa
step-project = progetto
step-take = prendi

## Words in full

do-start = Comincia { $seat }
do-draw = Pesca { $tile }
do-mayor = Il sindaco parte dallo { $offer }
do-settle = Quartiere: { $district }
do-place = Posa { $tile }: { $space }
do-discard = Nella scatola: { $tile }
do-decline = Non completare
do-complete = Completa: { $project }
do-take = Prendi { $offer }
list-tile = Posa
list-space = Posala su
list-offer = Prendi
list-district = Quartiere

## Why not

why-R4-no-such-seat = A quel posto non c’è nessuno.
why-R10-not-vacant = La tessera ha bisogno di un quartiere vuoto del suo colore.
why-R14-not-in-hand = Non hai in mano una tessera così.
why-R14-colour = Una tessera va posata in un quartiere del suo colore.
why-R14-taken = Quel lotto è occupato.
why-R20-cannot-complete = Non puoi completare questo progetto.
why-R24-price = Non hai abbastanza monete per questa tessera; è gratis solo quella accanto al sindaco.
why-R30-not-in-hand = Non hai in mano una tessera così.
why-bag = Una tessera così non si può più pescare.

## What happened

tell-start = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $seat }.
}
tell-deal = { $you ->
    [yes] Peschi { $picture } { $tile }.
   *[no] { $seat } pesca { $picture } { $tile }.
}
tell-dealt = { $seat } pesca { $count ->
    [one] una tessera
   *[other] { $count } tessere
}.
tell-offer = Nell’offerta arriva { $picture } { $tile }.
tell-mayor-start = Il sindaco parte accanto a { $picture } { $tile }.
tell-remove = { $count ->
    [one] Una tessera esce dal gioco senza essere vista.
   *[other] { $count } tessere escono dal gioco senza essere viste.
}
tell-again = Restano troppo poche tessere di un colore: la preparazione ricomincia.
tell-aside = Messa da parte: { $picture } { $tile }. I suoi quartieri hanno già la loro tessera.
tell-settle = Va in città: { $picture } { $tile } ({ $district }).
tell-aside-back = Le tessere messe da parte tornano nella riserva.
tell-laid = { $you ->
    [yes] Posi { $picture } { $tile } ({ $district }): *{ $points }* punti{ $coins ->
        [0] {""}
        [one] {" "}e 1 moneta
       *[other] {" "}e { $coins } monete
    }.
   *[no] { $seat } posa { $picture } { $tile } ({ $district }): *{ $points }* punti{ $coins ->
        [0] {""}
        [one] {" "}e 1 moneta
       *[other] {" "}e { $coins } monete
    }.
}
tell-laid-sum = { $you ->
    [yes] Posi { $picture } { $tile } ({ $district }): { $sum } = *{ $points }* punti{ $coins ->
        [0] {""}
        [one] {" "}e 1 moneta
       *[other] {" "}e { $coins } monete
    }.
   *[no] { $seat } posa { $picture } { $tile } ({ $district }): { $sum } = *{ $points }* punti{ $coins ->
        [0] {""}
        [one] {" "}e 1 moneta
       *[other] {" "}e { $coins } monete
    }.
}
tell-coin-lost = { $you ->
    [yes] La tua moneta va persa: ne hai già { $limit }.
   *[no] La moneta di { $seat } va persa: nessuno può averne più di { $limit }.
}
tell-project-plus = { $you ->
    [yes] Completi «{ $project }»: altri *{ $points }* punti.
   *[no] { $seat } completa «{ $project }»: altri *{ $points }* punti.
}
tell-project-times = { $you ->
    [yes] Completi «{ $project }»: di nuovo i punti del turno, altri *{ $points }*.
   *[no] { $seat } completa «{ $project }»: di nuovo i punti del turno, altri *{ $points }*.
}
tell-decline = { $you ->
    [yes] Lasci aperto «{ $project }».
   *[no] { $seat } lascia aperto «{ $project }».
}
tell-missed = { $district }: non ci sono più lotti; «{ $project }» non si potrà più completare.
tell-discard = { $you ->
    [yes] Non puoi costruire: mostri la mano e rimetti nella scatola { $picture } { $tile }.
   *[no] { $seat } non può costruire: mostra la mano e rimette nella scatola { $picture } { $tile }.
}
tell-take-free = { $you ->
    [yes] Prendi { $picture } { $tile }, gratis accanto al sindaco.
   *[no] { $seat } prende { $picture } { $tile }, gratis accanto al sindaco.
}
tell-take-paid = { $you ->
    [yes] Prendi { $picture } { $tile } per { $price ->
        [0] nulla
        [one] 1 moneta
       *[other] { $price } monete
    }.
   *[no] { $seat } prende { $picture } { $tile } per { $price ->
        [0] nulla
        [one] 1 moneta
       *[other] { $price } monete
    }.
}
tell-mayor = Il sindaco passa a { $picture } { $tile }.
tell-refill = Nuova nell’offerta: { $picture } { $tile }.
tell-last-turns = La riserva è vuota: questo è l’ultimo turno.
tell-over = Il vuoto non si può riempire: la partita è finita.
tell-hand = { $you ->
    [yes] Ottieni { $points } punti per il { $colour } che hai in mano.
   *[no] { $seat } ottiene { $points } punti per il { $colour } che ha in mano.
}
tell-lap = { $you ->
    [yes] Superi i { $points } punti.
   *[no] { $seat } supera i { $points } punti.
}
tell-tie-coins = Parità di punti: decidono le monete.
tell-tie-shared = Parità di punti e di monete: la vittoria è condivisa.

## Score sheet

score-tiles = Tessere
score-projects = Grandi progetti
score-hand = Colore in mano

## The table and the text view

panel-map = Francoforte
panel-hand = La tua mano
panel-hand-of = Mano di { $seat }
panel-supply = Riserva
panel-score = Punteggio
label-turns-left = { $turns ->
    [one] ultimo turno
   *[other] ancora { $turns } turni
}
label-round = giro { $round } di { $rounds }
label-supply = { $count } nella riserva
label-project-done = { $project }: completato da { $seat }
label-project-missed = { $project }: mancato
label-mayor = gratis (sindaco)
number-score = punti
number-coins = monete
number-cranes = gru
number-hand = tessere in mano
tip-project = Costruisci in questo quartiere, poi paga e metti una gru per completarlo.
tip-project-plus = Vale { $points } punti.
tip-project-times = Vale di nuovo i punti del turno.
tip-offer = A ogni turno prendi una tessera. Quella del sindaco è gratis.
tip-mayor = Dopo ogni turno passa alla tessera successiva in senso orario.
tip-hand = Alla fine conta il tuo colore migliore in mano.

## Options

option-mayor = Dove parte il sindaco
option-mayor-0 = spazio 1 dell’offerta (in alto)
option-mayor-1 = spazio 2 dell’offerta (a destra)
option-mayor-2 = spazio 3 dell’offerta (in basso a destra)
option-mayor-3 = spazio 4 dell’offerta (in basso a sinistra)
option-mayor-4 = spazio 5 dell’offerta (a sinistra)
option-first_seat = Chi comincia
preset-two = Due giocatori
preset-three = Tre giocatori
preset-four = Quattro giocatori

## The scene

lot = { $shows ->
    [coin] { $district }, moneta
    [two] { $district }, +{ $points }
   *[blank] { $district }
}
project-of = { $project } ({ $year }): { $cost ->
    [one] 1 moneta
   *[other] { $cost } monete
}, { $bonus }
project-terms = { $project }: { $cost ->
    [one] 1 moneta
   *[other] { $cost } monete
}, { $bonus }
crane-of = { $you ->
    [yes] La tua gru
   *[no] Gru di { $seat }
}
lap-of = { $you ->
    [yes] Il tuo segnalino giro
   *[no] Segnalino giro di { $seat }
}
lap-passed = { $you ->
    [yes] Hai superato i { $points } punti
   *[no] { $seat } ha superato i { $points } punti
}
score-gained = { $you ->
    [yes] Tu: +{ $points }
   *[no] { $seat }: +{ $points }
}
map-title = Francoforte
map-subtitle = sul Meno · pianta, 1880
map-north = N
map-over = Oltre { $points }
map-offer = Dal sindaco è gratis
supply-left = tessere
label-setup = Preparazione
hand-slot = tessera { $number }
hand-tile = { $kind ->
    [house] *Casa { $value }*
    [villa] *Villa { $value }*
    [park] *Parco { $value }*
   *[other] *{ $kind } { $value }*
}
hand-best = fino a { $points }: { $district }
hand-nowhere = nessun lotto libero
hand-worth = Alla fine la tua mano varrebbe { $points } ({ $colour }).
panel-purse = La tua borsa
a-coin = moneta
a-coin-none = nessuna moneta
a-crane = gru
a-crane-set = gru in città
hint-place = Scelta una tessera, il numero su un lotto dice quanto vale lì.
hint-picked-place-tile = Oppure scegli un’altra tessera della tua mano.
hint-take = Il numero è il prezzo in { $coin } monete; hai { $coins }.
complete-brings = +{ $points }, { $cost ->
    [one] −1 moneta
   *[other] −{ $cost } monete
}, −1 gru
sum-tile = { $kind ->
    [house] casa
    [villa] villa
    [park] parco
   *[other] { $kind }
} { $value } = *{ $points } punti*
sum-two = { $kind ->
    [house] casa
    [villa] villa
    [park] parco
   *[other] { $kind }
} { $value } + lotto { $two } = *{ $points } punti*
sum-others = { $kind ->
    [house] casa { $value } + case qui
    [villa] villa { $value } + ville qui
    [park] parco { $value } + parchi qui
   *[other] { $kind } { $value } + { $kind } qui
} { $others } = *{ $points } punti*
sum-all = { $kind ->
    [house] casa { $value } + case qui
    [villa] villa { $value } + ville qui
    [park] parco { $value } + parchi qui
   *[other] { $kind } { $value } + { $kind } qui
} { $others } + lotto { $two } = *{ $points } punti*
sum-plus = *+{ $points } punti*
sum-times = Di nuovo i punti di questo turno: *+{ $points } punti*
costs = Costa { $cost ->
    [one] 1 moneta
   *[other] { $cost } monete
} e una gru.
coin-gain = { $count ->
    [one] E una moneta.
   *[other] E { $count } monete.
}
coin-lost = La moneta andrebbe persa: ne hai { $limit }.
then-project = Poi «{ $project }» per { $cost ->
    [one] 1 moneta
   *[other] { $cost } monete
}: { $bonus }, in tutto *{ $total }*.
then-missed = È l’ultimo lotto: «{ $project }» non si potrebbe più completare.
take-free = Gratis: qui c’è il sindaco.
take-costs = Costa { $price ->
    [one] 1 moneta
   *[other] { $price } monete
}; { $left ->
    [0] non te ne restano
    [one] te ne resta 1
   *[other] te ne restano { $left }
}.
tip-map = Posa le tessere nei quartieri del loro colore. Nello stesso quartiere i tipi uguali si sommano.
tip-purse = Con le monete si pagano i grandi progetti e le tessere dell’offerta.
tip-coins = Nessuno può averne di più. Le monete vengono solo dai lotti che ne mostrano una.
tip-cranes = Ogni progetto completato tiene una gru per sempre.
tip-hand-seen = Ciò che tutti hanno visto prendere; il resto è coperto.
tip-decline = Il progetto resta aperto per chi costruirà qui più avanti.
tip-discard = Nella scatola, fuori dal gioco.
unseen = Non ancora viste, { $colour }: { $tiles }
surely-left = Di sicuro ancora nella riserva: { $tiles }
counted = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}
listed = { $first }, { $rest }
kind-value = { $kind ->
    [house] casa { $value }
    [villa] villa { $value }
    [park] parco { $value }
   *[other] { $kind } { $value }
}
