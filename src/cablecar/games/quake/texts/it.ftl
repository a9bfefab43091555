# 1906 San Francisco. $seat è il nome di un giocatore, $you è yes se è chi legge; $licence, $objective, $lot, $space e $action sono testi di questo file.

game-name = 1906 San Francisco
game-title = 1906 San Francisco
game-by = Perepau Llistosella, Looping Games e Biberstein Spiele
game-minutes = 45
game-published = Da «1906 San Francisco» di Perepau Llistosella (Looping Games, Biberstein Spiele). Non ufficiale.
game-blurb = Sei anni per ricostruire una città dopo il terremoto: chi prende più denaro sceglie più tardi.
game-designed = Quello che mostrano carte terreno, carte azione, licenze e plancia di sviluppo è una nostra invenzione.

## Things

rival-committee = Comitato
rival-0 = Comitato
service = { $service ->
    [light] lampione
    [tram] tram
    [hydrant] idrante
    [park] parco
   *[other] { $service }
}
parcel = { $colour ->
    [yellow] Giallo
    [green] Verde
    [violet] Viola
    [red] Rosso
   *[other] { $colour }
} { $number }
lot = { $colour ->
    [yellow] giallo
    [green] verde
    [violet] viola
    [red] rosso
   *[other] { $colour }
} { $number }{ $letter }
licence = { $colour ->
    [yellow] giallo
    [green] verde
    [violet] viola
    [red] rosso
    [any] qualsiasi colore
    [none] qualsiasi numero
   *[other] { $colour }
}{ $number ->
    [any] {""}
    [none] {""}
   *[other] {" "}{ $number }
} ({ $one }, { $two })
action = { $what ->
    [income] prendi ${ $amount }
    [pass] passa
    [build] { $subsidy ->
        [colour] costruisci, qualsiasi colore
        [number] costruisci, qualsiasi numero
       *[none] costruisci
    }
    [materials] materiali
    [licence] licenza
    [objective] obiettivo
    [urbanize] urbanizza
   *[clean] sgombera
}
benefit = { $what ->
    [build] costruire
    [materials] prendere un edificio
    [licence] prendere una licenza
    [objective] prendere un obiettivo
    [urbanize] urbanizzare gratis
   *[money] prendere denaro
}
space = { $action } (carta { $card }, spazio { $number })
space-none = carta { $card }, spazio { $number }
objective-each_building = ogni edificio
objective-own_pairs = coppie di edifici vicini
objective-next_to_rival = edifici accanto a un rivale
objective-closed_corner = angoli chiusi
objective-free_standing = edifici isolati
objective-on_colour = edifici su { $colour ->
    [yellow] giallo
    [green] verde
    [violet] viola
    [red] rosso
   *[other] { $colour }
}
objective-colour_set = serie di tutti i colori
objective-rubble_each = macerie
objective-urbanism_type = carte con { $service }
objective-urbanism_set = serie di tutta l’urbanistica
objective-majority_colour = più edifici su { $colour ->
    [yellow] giallo
    [green] verde
    [violet] viola
    [red] rosso
   *[other] { $colour }
}
objective-majority_rubble = più macerie
objective-majority_money = più denaro
objective-dev_orange = riga arancione
objective-dev_green = colonna verde

## Phases: what is asked

ask-land = Si dispongono le carte terreno.
ask-ring = Le carte azione vengono disposte ad anello.
ask-public = Si scoprono gli obiettivi comuni.
ask-deal = Si distribuiscono gli obiettivi.
ask-keep = { $you ->
    [yes] Tieni uno dei tuoi due obiettivi; l’altro torna nel mazzo.
   *[no] { $seat } sceglie un obiettivo.
}
ask-keep-others = Tutti scelgono un primo obiettivo.
ask-reveal = Un obiettivo riempie la fila.
ask-show = Una licenza riempie la fila.
ask-start = Il caso decide chi inizia.
ask-income = { $you ->
    [yes] { $year }: scegli la tua rendita. Meno prendi, prima giochi.
   *[no] { $seat } sceglie una rendita.
}
ask-benefit = { $you ->
    [yes] Scegli un beneficio del { $year }.
   *[no] { $seat } sceglie un beneficio del { $year }.
}
ask-block = { $you ->
    [yes] Blocca per quest’anno uno spazio di una carta azione qualsiasi.
   *[no] { $seat } blocca uno spazio.
}
ask-enter = { $you ->
    [yes] Muovi su uno spazio libero della carta { $card }.
   *[no] { $seat } muove sulla carta { $card }.
}
ask-use = { $you ->
    [yes] Esegui l’azione del tuo spazio, paga per un’altra di questa carta o prendi il denaro.
   *[no] { $seat } sceglie un’azione.
}
ask-licence = { $you ->
    [yes] Prendi una licenza.
   *[no] { $seat } prende una licenza.
}
ask-first-licence = { $you ->
    [yes] Hai ricevuto un edificio. Prendi anche una delle licenze scoperte.
   *[no] { $seat } prende una prima licenza.
}
ask-receive = Si pesca una licenza.
ask-objective = { $you ->
    [yes] Prendi un obiettivo.
   *[no] { $seat } prende un obiettivo.
}
ask-clean = { $you ->
    [yes] Sgombero: quali macerie rimuovi, se ne rimuovi?
   *[no] { $seat } sgombera.
}
ask-build = { $you ->
    [yes] Su quale lotto costruisci?
   *[no] { $seat } sceglie un lotto.
}
ask-spend = { $you ->
    [yes] Costruzione su { $lot }: quale licenza consegni?
   *[no] { $seat } consegna una licenza.
}
ask-second = { $you ->
    [yes] Costruzione su { $lot }: una seconda licenza? Due con un simbolo in comune danno una carta urbanistica.
   *[no] { $seat } decide su una seconda licenza.
}
ask-reward = { $you ->
    [yes] Prendi una carta urbanistica mostrata da entrambe le licenze?
   *[no] { $seat } sceglie una carta urbanistica.
}
ask-flip = Il Comitato scopre una licenza.
ask-committee = Il Comitato agisce.

## Words in full

do-lay = Carta terreno { $land }, lato { $side }
do-ring = Carta azione { $card }
do-public = Comune: { $objective }
do-deal = Distribuire: { $objective }
do-keep = Tenere: { $objective }
do-reveal = Scoprire: { $objective }
do-show = Scoprire { $licence }
do-start = Inizia { $seat }
do-income = Prendi ${ $money }
do-benefit = Beneficio: { $what }
do-block = Blocca: { $space }
do-enter = Muovi su: { $space }
do-use = Esegui: { $space }
do-use-other = Paga per: { $space }
do-collect = Prendi invece il denaro
do-take = Prendi: { $thing }
do-draw-licence = Prendi la prima licenza del mazzo
do-draw-objective = Prendi il primo obiettivo del mazzo
do-receive = Pesca { $licence }
do-clear-nothing = Non rimuovere nulla
do-clear = Rimuovi le macerie su { $lot }
do-build = Costruisci su { $lot }
do-spend = Consegna { $licence }
do-alone = Nessuna seconda licenza
do-decline = Nessuna carta urbanistica
do-reward = Prendi la carta: { $service }
do-flip = Scopri { $licence }
do-committee = Il Comitato agisce
list-objective = Obiettivo
list-licence = Licenza
list-lot = Lotto
list-card-space = Spazio
list-service = Carta
list-money = Rendita
list-what = Beneficio
list-land = Carta terreno

hint-steps = costa ${ $money } per il percorso
hint-gain = dà ${ $money }
hint-cost = costa ${ $money }
hint-rubble = costa ${ $money } con le sue macerie, che tieni
hint-now = { $points ->
    [one] 1 punto ora
   *[other] { $points } punti ora
}
hint-pass = secondo da destra sulla carta seguente, nient’altro

## Why not

why-R5-not-used = Questa carta terreno non si usa in così tanti.
why-R5-not-next = Prima viene un’altra carta terreno.
why-R5-laid = Questa carta terreno è già in gioco.
why-R5-side = È richiesto l’altro lato.
why-R7-laid = Questa carta azione è già nell’anello.
why-R7-no-space = Questo lato della carta non ha quello spazio.
why-R10-open = Questo obiettivo è già scoperto.
why-R11-not-in-deck = Questo obiettivo non è nel mazzo.
why-R11-not-yours = Questo obiettivo non ti è stato dato.
why-R14-no-such-seat = Lì non siede nessuno.
why-R16-taken = Quello spazio di rendita è occupato.
why-R17-not-offered = Quest’anno non lo offre.
why-R20-other-card = Tutte le pedine vanno sulla carta seguente dell’anello.
why-R20-taken = Quello spazio è occupato.
why-R21-other-card = Si possono fare solo azioni della carta su cui ti trovi.
why-R21-steps = Non puoi pagare $2 per ogni passo fino a quello spazio.
why-R21-no-side-income = Questo spazio non ha denaro accanto all’azione.
why-R22-pass = Nessuno può pagare per passare.
why-R27-no-building = Nella tua riserva non ci sono più edifici.
why-R28-limit = Non puoi avere altre licenze.
why-R28-no-card = Non ci sono licenze da prendere.
why-R28-not-shown = Questa licenza non è nella fila.
why-R28-deck = Puoi prendere solo una licenza scoperta.
why-R29-no-card = Non ci sono obiettivi da prendere.
why-R29-not-shown = Questo obiettivo non è nella fila.
why-R29-deck = Puoi prendere solo un obiettivo scoperto.
why-R30-money = Urbanizzare costa $2.
why-R31-money = Non puoi pagarlo.
why-R31-no-rubble = Su quel lotto non ci sono macerie.
why-R33-no-building = Non hai edifici nella tua area.
why-R33-no-licence = Non hai licenze.
why-R33-not-free = Su quel lotto c’è già qualcosa, o non fa parte di questa mappa.
why-R33-not-yours = Non hai questa licenza.
why-R34-no-lot = Le tue licenze non aprono nessun lotto libero.
why-R34-no-licence = Le tue licenze non danno colore e numero di questo lotto.
why-R34-does-not-fit = Con questa licenza manca ancora il colore o il numero del lotto.
why-R34-alone = La prima licenza da sola non basta.
why-R36-money = Non puoi pagare la costruzione lì.
why-R37-not-common = Le tue due licenze non mostrano entrambe quel simbolo.
why-R37-no-card = Di quelle carte non ce ne sono più.
why-R37-money = Non puoi pagare il tram.
why-R62-card = Su questa carta c’è già una pedina di blocco.
why-R63-blocked = Quello spazio è bloccato quest’anno.
why-R63-closed = Non si può pagare per l’azione di uno spazio bloccato.
why-R66-closed = Quello spazio di rendita è chiuso per tutta la partita.
why-bag = Non c’è più nessuna licenza così da pescare.

## What happened

tell-lay = Si dispone la carta terreno { $land }, lato { $side }.
tell-ring = La carta azione { $card } è la prossima dell’anello.
tell-public = Obiettivo comune: { $objective }.
tell-deal = { $you ->
    [yes] Ricevi un obiettivo nascosto: { $objective }.
   *[no] { $seat } riceve un obiettivo nascosto: { $objective }.
}
tell-deal-hidden = { $you ->
    [yes] Ricevi un obiettivo nascosto.
   *[no] { $seat } riceve un obiettivo nascosto.
}
tell-keep = { $you ->
    [yes] Tieni: { $objective }.
   *[no] { $seat } tiene: { $objective }.
}
tell-keep-hidden = { $you ->
    [yes] Tieni uno di due obiettivi.
   *[no] { $seat } tiene uno di due obiettivi.
}
tell-reveal = L’obiettivo { $objective } entra nella fila.
tell-show = La licenza { $licence } entra nella fila.
tell-start = { $you ->
    [yes] Inizi tu.
   *[no] Inizia { $seat }.
}
tell-receive = { $you ->
    [yes] Peschi { $licence }.
   *[no] { $seat } pesca { $licence }.
}
tell-income = { $you ->
    [yes] Prendi ${ $money } di rendita.
   *[no] { $seat } prende ${ $money } di rendita.
}
tell-materials = { $you ->
    [yes] Ricevi un edificio.
   *[no] { $seat } riceve un edificio.
}
tell-benefit = { $you ->
    [yes] Il tuo beneficio: { $what }.
   *[no] Beneficio di { $seat }: { $what }.
}
tell-gain = { $you ->
    [yes] Ricevi ${ $money }.
   *[no] { $seat } riceve ${ $money }.
}
tell-block = { $you ->
    [yes] Blocchi { $space }.
   *[no] { $seat } blocca { $space }.
}
tell-enter = { $you ->
    [yes] Muovi su: { $space }.
   *[no] { $seat } muove su: { $space }.
}
tell-use = { $you ->
    [yes] Esegui: { $action }.
   *[no] { $seat } esegue: { $action }.
}
tell-use-paid = { $you ->
    [yes] Paghi ${ $money } per un’altra azione: { $action }.
   *[no] { $seat } paga ${ $money } per un’altra azione: { $action }.
}
tell-collect = { $you ->
    [yes] Prendi invece ${ $money }.
   *[no] { $seat } prende invece ${ $money }.
}
tell-take = { $you ->
    [yes] Prendi { $thing }.
   *[no] { $seat } prende { $thing }.
}
tell-draw-licence = { $you ->
    [yes] Vuoi la prima licenza del mazzo.
   *[no] { $seat } vuole la prima licenza del mazzo.
}
tell-draw-objective = { $you ->
    [yes] Vuoi il primo obiettivo del mazzo.
   *[no] { $seat } vuole il primo obiettivo del mazzo.
}
tell-clear = { $you ->
    [yes] Rimuovi le macerie su { $lot }.
   *[no] { $seat } rimuove le macerie su { $lot }.
}
tell-clear-nothing = { $you ->
    [yes] Sgomberi senza rimuovere macerie.
   *[no] { $seat } sgombera senza rimuovere macerie.
}
tell-build = { $you ->
    [yes] Paghi ${ $money } per costruire su { $lot }.
   *[no] { $seat } paga ${ $money } per costruire su { $lot }.
}
tell-rubble = { $you ->
    [yes] Ne rimuovi le macerie per ${ $money }.
   *[no] { $seat } ne rimuove le macerie per ${ $money }.
}
tell-spend = { $you ->
    [yes] Consegni { $licence }.
   *[no] { $seat } consegna { $licence }.
}
tell-built = { $you ->
    [yes] Il tuo edificio numero { $count } sorge su { $lot }.
   *[no] L’edificio numero { $count } di { $seat } sorge su { $lot }.
}
tell-reward = { $you ->
    [yes] Entrambe le licenze lo mostrano, quindi prendi una carta: { $service }.
   *[no] Entrambe le licenze lo mostrano, quindi { $seat } prende una carta: { $service }.
}
tell-decline = { $you ->
    [yes] Non prendi carte urbanistiche.
   *[no] { $seat } non prende carte urbanistiche.
}
tell-marker = { $you ->
    [yes] Il tuo sviluppo vale ora { $value }.
   *[no] Lo sviluppo di { $seat } vale ora { $value }.
}
tell-corner = Il segnalino è già nell’angolo: invece ${ $money }.
tell-flip = Il Comitato scopre { $licence }: colonna { $column ->
    [left] sinistra
    [middle] centrale
   *[right] destra
}.
tell-flip-taken = Quel posto è occupato: la freccia porta a un altro.
tell-committee-income = Il Comitato prende ${ $money } di rendita.
tell-committee-final = Il Comitato prende il suo ultimo beneficio.
tell-committee-benefit = Il suo beneficio è sempre quello a destra: { $what }.
tell-committee-space = Il Comitato è su: { $action }.
tell-committee-build = Consegna la sua prima licenza con un lotto libero, { $licence }, e costruisce su { $lot }.
tell-committee-rubble = Rimuove le prime macerie, su { $lot }.
tell-committee-service = La licenza scoperta mostra lo stesso simbolo: prende una carta, { $service }.
tell-committee-licence = Prende la licenza { $licence }.
tell-committee-objective = Ha abbastanza licenze e prende l’obiettivo { $objective }, che gli vale { $points } punti.
tell-committee-marker = Il suo sviluppo vale ora { $value }.
tell-committee-money = Riceve ${ $money }.
tell-committee-instead = Non è possibile: prende invece ${ $money }.
tell-committee-builder = Il Comitato ha tutti i suoi edifici sulla mappa: è il Miglior costruttore.
tell-shuffle = Le licenze consegnate vengono mescolate: sono il nuovo mazzo.
tell-builder = { $you ->
    [yes] Tutti i tuoi edifici sono sulla mappa: sei il Miglior costruttore.
   *[no] Tutti gli edifici di { $seat } sono sulla mappa: { $seat } è il Miglior costruttore.
}
tell-last-card = Questa carta si gioca fino in fondo, poi la partita è finita.
tell-card = Carta { $number } dell’anello.
tell-year = Comincia il { $year }; costruire costa ${ $cost }.
tell-over = La partita è finita: si scoprono tutti gli obiettivi.

## Score sheet

score-public = Comune: { $objective }
score-public_1 = Comune 1
score-public_2 = Comune 2
score-public_3 = Comune 3
score-private = Personali
score-best_builder = Miglior costruttore
score-development = Sviluppo
score-urbanism = Urbanistica
score-money = Denaro

## The table and the text view

panel-map = Mappa
panel-publics = Per tutti
panel-urbanism = Urbanistica
label-year = Anno { $year }
label-set-up = si prepara il tavolo
label-income = rendite
label-blockers = pedine di blocco
label-final = l’ultimo beneficio

## Options

option-edition = Edizione
option-duopoly = Duopolio: pedine di blocco in due
option-helper = Carta aiuto del Comitato
option-closed = Spazio di rendita chiuso
option-rate = Denaro del Comitato per un punto
option-committee_income = Come il Comitato prende la rendita
option-pass_steps = Passi contati dallo spazio passa
option-majority_zero = Che cosa dà zero in una maggioranza
option-committee_builder = Miglior costruttore per il Comitato
option-blocked_action = L’azione di uno spazio bloccato
option-slots = Dove stanno le carte terreno
option-sides = Lati delle carte terreno
option-first_seat = Chi inizia
option-edition-looping = Looping Games (spagnola)
option-edition-biberstein = Biberstein Spiele (tedesca)
option-helper-green = lato verde
option-helper-blue = lato blu, più difficile
option-closed-1 = lo spazio da $1
option-closed-4 = lo spazio da $4, più difficile
option-rate-4 = $4
option-rate-3 = $3, più difficile
option-committee_income-helper = secondo la carta aiuto
option-committee_income-fixed = sempre lo stesso spazio
option-pass_steps-none = nessuno
option-pass_steps-one = uno
option-majority_zero-ranks = conta come posto
option-majority_zero-nothing = niente
option-committee_builder-scores = può esserlo
option-committee_builder-nothing = nessun punto
option-blocked_action-sold = si può pagare
option-blocked_action-closed = non si può pagare
option-slots-shuffled = a caso
option-slots-fixed = in ordine
option-sides-A = lato A
option-sides-B = lato B
preset-two = Due giocatori
preset-three = Tre giocatori
preset-four = Quattro giocatori
preset-two_biberstein = Due giocatori, edizione tedesca
preset-three_biberstein = Tre giocatori, edizione tedesca
preset-four_biberstein = Quattro giocatori, edizione tedesca
preset-duopoly = Duopolio
preset-solo = Da soli, normale
preset-solo_hard = Da soli, difficile
preset-solo_biberstein = Da soli, edizione tedesca, normale
preset-solo_biberstein_hard = Da soli, edizione tedesca, difficile

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
card-title = Carta { $number } dell’anello
card-printed = Carta { $number } dell’anello ({ $card })
action-short = { $what ->
    [pass] passa
    [build] costruisci
    [materials] materiali
    [licence] licenza
    [objective] obiettivo
    [urbanize] urbanizza
   *[clean] sgombera
}
action-card = { $what ->
    [pass] passa
    [build] costr.
    [materials] mater.
    [licence] licenza
    [objective] obiett.
    [urbanize] urbaniz.
   *[clean] sgomb.
}
listed = { $first }, { $rest }
or = o
panel-years = Anni
panel-income = Rendita, beneficio
panel-development = Sviluppo
panel-display = Licenze
panel-row = Obiettivi
panel-mine = Le tue licenze e i tuoi pezzi
panel-goals = I tuoi obiettivi
panel-of = Area di { $seat }
panel-committee = Il Comitato dei Cinquanta
note-years = beneficio · costruire
note-left = rimaste
note-deck = mazzo { $count }, consegnate { $used }
note-used = { $used } consegnate
note-objectives = { $count } nel mazzo
note-now = valgono ora
note-development = urbanizza →, sgombera ↑
note-held = { $count } di { $limit }
note-secret = li vedi solo tu
note-committee = il tuo rivale
year-name = l’anno { $year }
benefit-money = prendere ${ $money }
benefit-per = prendere ${ $money } per ogni tuo edificio sulla mappa
income-space = rendita ${ $money }
dev-cell = sviluppo { $value }
display-place = posto { $number }
licence-slot = licenza { $number }
goal-slot = obiettivo { $number }
deck-licences = mazzo delle licenze
deck-objectives = mazzo degli obiettivi
rubble-on = macerie su { $lot }
building-of = edificio di { $seat } su { $lot }
building-committee = edificio del Comitato su { $lot }
pawn-of = pedina di { $seat }
pawn-committee = pedina del Comitato
marker-of = segnalino sviluppo di { $seat }
marker-committee = segnalino sviluppo del Comitato
blocker-of = pedina di blocco di { $seat }
closed-space = chiuso per tutta la partita
hidden-goal = obiettivo nascosto
ready = pronti
ready-count = { $count ->
    [one] 1 edificio pronto
   *[other] { $count } edifici pronti
}
service-count = { $service ->
    [light] lampioni
    [tram] tram
    [hydrant] idranti
    [park] parchi
   *[other] { $service }
}: { $count }
rubble-count = { $count ->
    [one] 1 maceria
   *[other] { $count } macerie
}
points-now = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
standing-2 = { $shape0 } { $points0 } { $shape1 } { $points1 }
standing-3 = { $shape0 } { $points0 } { $shape1 } { $points1 } { $shape2 } { $points2 }
standing-4 = { $shape0 }{ $points0 } { $shape1 }{ $points1 } { $shape2 }{ $points2 } { $shape3 }{ $points3 }
built-of = { $shape } { $count } di { $of }
and-secret = +{ $count }?
and-services = +{ $count }
and-ready = +{ $count }
label-card-of = carta { $number } di 6
place-in-order = { $number ->
    [1] gioca per primo
    [2] gioca per secondo
    [3] gioca per terzo
   *[other] gioca per quarto
}
has-acted = ha già giocato
is-builder = { $picture } Miglior costruttore
tie-shared = Stessi punti e stessi edifici: vittoria condivisa.
tie-buildings = Stessi punti: decidono gli edifici sulla mappa.
number-score = punti se finisse ora
name-money = denaro
name-area = edifici pronti
name-built = edifici sulla mappa
name-rubble = macerie
name-goals = obiettivi
name-cards = licenze e urbanistica
flipped = la licenza appena scoperta
helper-title = Carta aiuto: quale colonna usa il Comitato
helper-column = { $column ->
    [left] colonna sinistra
    [middle] colonna centrale
   *[right] colonna destra
}
helper-then = { $column ->
    [left] sinistra
    [middle] centro
   *[right] destra
}; se occupata: { $next ->
    [left] sinistra
    [middle] centro
   *[right] destra
}, { $last ->
    [left] sinistra
    [middle] centro
   *[right] destra
}
committee-order = Costruisce con la licenza più a sinistra che ha un lotto libero del suo colore, e non paga nulla.
committee-objectives = { $points } punti per ogni obiettivo che ha.

goal-each_building = ogni edificio
goal-own_pairs = fianco a fianco
goal-next_to_rival = accanto a rivale
goal-closed_corner = angolo chiuso
goal-free_standing = isolati
goal-on_colour = su { $colour ->
    [yellow] giallo
    [green] verde
    [violet] viola
    [red] rosso
   *[other] { $colour }
}
goal-colour_set = quattro colori
goal-rubble_each = macerie
goal-urbanism_type = { $service }
goal-urbanism_set = quattro simboli
goal-majority_colour = più su { $colour ->
    [yellow] giallo
    [green] verde
    [violet] viola
    [red] rosso
   *[other] { $colour }
}
goal-majority_rubble = più macerie
goal-majority_money = più denaro
goal-dev_orange = riga arancione
goal-dev_green = colonna verde
goal-builder = Miglior costruttore
worth-each = { $points } ciascuno
worth-set = { $points } a serie
worth-pair = { $points } a coppia
worth-marked = { $least }–{ $most }
worth-light = { $points }
worth-tram = { $each } l’uno, −${ $cost }
worth-hydrant = { $each } l’uno
worth-park = { $next ->
    [0] finiti
   *[other] prossimo: { $next }
}

step-income = rendita
step-benefit = beneficio
step-space = spazio
step-action = azione
step-card = carta
step-rubble = macerie
step-lot = lotto
step-licences = licenze
step-reward = premio
remind-income = Più a destra c’è meno denaro e si gioca prima.
remind-enter = Più a destra si gioca prima sulla carta seguente. Hai ${ $money }.
remind-build = Ogni segno mostra quanto costa il lotto. Hai ${ $money }.
remind-money = Hai ${ $money }.

costs-year = { $year }: ${ $cost } per costruire, restano ${ $left }
costs-rubble = { $year }: ${ $cost } per costruire e ${ $rubble } per le macerie, in tutto ${ $sum }, restano ${ $left }
costs-steps = { $steps ->
    [one] 1 passo: ${ $money }
   *[other] { $steps } passi: ${ $money }
}
costs-clean = ${ $money } per salire, ${ $rubble } se rimuovi anche macerie
brings-money = ${ $money }; avrai ${ $left }
brings-order = Chi sta più a destra gioca prima.
brings-marker = sviluppo da { $old } a { $new }
brings-corner = Il segnalino è nell’angolo: invece ${ $money }.
brings-points = { $objective }: { $points }
brings-nothing = Nessuno degli obiettivi che conosci darebbe di più.
brings-building = un edificio; ne avrai pronti { $count }
brings-service = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
brings-block = Qui nessuno potrà stare quest’anno.
brings-place = { $ahead ->
    [0] Per ora nessuno sarebbe davanti a te sulla carta seguente.
    [one] Una pedina sarebbe davanti a te sulla carta seguente.
   *[other] { $ahead } pedine sarebbero davanti a te sulla carta seguente.
}
then = { $what ->
    [build] Poi scegli un lotto e consegni licenze.
    [licence] Poi scegli una licenza.
   *[objective] Poi scegli un obiettivo.
}
then-use = Poi esegui questa azione, prendi il denaro o paghi per un’altra.

tip-map = Un lotto richiede il suo colore e il suo numero dalle tue licenze; gli edifici restano per sempre.
tip-ring = Tutte le pedine vanno di carta in carta attorno alla mappa.
tip-lot = Le licenze devono dare questo colore e questo numero.
tip-card = Su ogni carta ciascuno occupa uno spazio libero; chi sta più a destra comincia sulla seguente.
tip-action = { $what ->
    [income] Prendi ${ $amount }.
    [pass] Non fare nulla, ma sei secondo da destra.
    [build] { $subsidy ->
        [colour] Costruisci; le tue licenze devono dare solo il numero.
        [number] Costruisci; le tue licenze devono dare solo il colore.
       *[none] Costruisci uno dei tuoi edifici pronti su un lotto che le tue licenze permettono.
    }
    [materials] Prendi uno dei tuoi edifici; è pronto per essere costruito.
    [licence] Prendi una licenza della fila.
    [objective] Prendi un obiettivo della fila: lo conti solo tu.
    [urbanize] Paga $2 e muovi il tuo segnalino a destra.
   *[clean] Paga $2 e muovi il tuo segnalino in alto, oppure paga $3 e rimuovi anche delle macerie.
}
tip-subsidy = Ti serve comunque almeno una licenza.
tip-instead = Oppure prendi ${ $money }.
tip-other = Oppure paga ${ $money } per ogni passo fino a un’altra azione di questa carta, anche occupata.
tip-rubble = Chi costruisce qui paga $3 in più, tiene le macerie e sale col segnalino.
tip-year-cost = Costruire costa ${ $money } quest’anno.
tip-year-all = Ricevi: { $what }.
tip-year-option = Puoi scegliere: { $what }.
tip-years = Ogni anno: rendita e un beneficio, poi un giro delle sei carte. Il 1915 è solo un ultimo beneficio.
tip-income = Ogni spazio una sola volta. Meno denaro, prima si gioca.
tip-benefits = Con la rendita arriva uno di questi: nel 1906 entrambi.
tip-development = Urbanizzare muove il tuo segnalino a destra, sgomberare in alto; alla fine conta la sua casella.
tip-scales = I numeri esterni contano solo con il loro obiettivo.
tip-licence = Dà il suo colore, il suo numero o entrambi.
tip-licence-wild = Dà qualsiasi colore o qualsiasi numero e richiede un’altra licenza per il resto.
tip-licence-pair = Due licenze con un simbolo in comune danno quella carta urbanistica e un passo a destra.
tip-licences = Sono scoperte. Ciascuna dà il colore e il numero di un lotto.
tip-objectives = Chi ne prende uno lo conta da solo.
tip-publics = Questi contano per tutti.
tip-deck = Puoi prendere invece la prima carta coperta.
tip-urbanism = Si vince costruendo con due licenze che hanno un simbolo in comune.
tip-light = Tutti i tuoi lampioni insieme: { $points }.
tip-tram = { $each } punti l’uno; la carta costa ${ $cost }.
tip-hydrant = { $each } punti l’uno.
tip-park = Valgono { $points }, nell’ordine in cui vengono presi.
tip-mine = Per costruire: un edificio pronto e licenze che nominano il lotto.
tip-goals = Contano alla fine.
tip-committee = Non sceglie mai: lo guida una licenza scoperta, come dice la carta aiuto.
tip-secret = { $count ->
    [one] 1 obiettivo nascosto non è contato.
   *[other] { $count } obiettivi nascosti non sono contati.
}
tip-score = Come si conterebbe ora, con quello che sai.
tip-score-parts = Obiettivi comuni { $publics }, personali { $own }, Miglior costruttore { $builder }, sviluppo { $development }, urbanistica { $urbanism }, denaro { $money }.
tip-area = I materiali portano qui un edificio; da qui si costruisce.
tip-ready = +{ $count }: pronti per costruire, non ancora sulla mappa.
tip-hidden = +{ $count }?: obiettivi nascosti; quello che porteranno non è contato.
tip-services = +{ $count } carte urbanistica: { $services }
tip-built = Il primo con tutti e { $count } è il Miglior costruttore, e la carta è l’ultima.
tip-flipped = Il suo numero sceglie la colonna; i suoi simboli si confrontano con la licenza con cui il Comitato costruisce.
tip-helper = Il numero scoperto porta a questa colonna della carta, della fila o delle rendite.
tip-builder = { $points } punti per il primo con { $count } edifici sulla mappa.
tip-each_building = { $points } per ogni tuo edificio sulla mappa.
tip-own_pairs = { $points } per ogni coppia di tuoi edifici vicini; nessuno conta due volte.
tip-next_to_rival = { $points } per ogni tuo edificio accanto a quello di un rivale.
tip-closed_corner = { $points } per ogni tuo angolo con tutti i vicini costruiti.
tip-free_standing = { $points } per ogni tuo edificio senza vicini costruiti.
tip-on_colour = { $points } per ogni tuo edificio su questo colore.
tip-colour_set = { $points } per ogni serie di edifici su tutti i colori.
tip-rubble_each = { $points } per ogni maceria che hai.
tip-urbanism_type = { $points } per ogni carta così.
tip-urbanism_set = { $points } per ogni serie di tutte e quattro.
tip-majority_colour = Per posto: { $ranks }. A parità si divide, per difetto.
tip-majority_rubble = Per posto: { $ranks }. A parità si divide, per difetto.
tip-majority_money = Per posto: { $ranks }. A parità si divide, per difetto.
tip-dev_orange = Il numero sotto la colonna del tuo segnalino.
tip-dev_green = Il numero accanto alla riga del tuo segnalino.
