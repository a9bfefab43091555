# San Francisco. $seat è il nome di un giocatore, $you è yes se è chi legge; $card, $district, $kind, $cell e $column sono testi di questo file.

game-name = San Francisco
game-title = San Francisco
game-edition = Knizia, 2022
game-by = Reiner Knizia, Rebel Studio 2022
game-minutes = 60
game-published = Da «San Francisco» di Reiner Knizia (Rebel Studio, 2022). Non ufficiale.
game-blurb = Riempi cinque quartieri da sinistra, posa i binari del tram, innalza grattacieli e bada a quanti contratti hai.
game-designed = Le facce delle 87 carte progetto sono ideate da noi; in parte anche quale quartiere dà quale bonus.

## Quartieri, carte, caselle

district-blue = Porto
district-grey = Centro
district-orange = Chinatown
district-yellow = Colline
district-green = Parchi
space = { $district } { $number }
column = colonna { $number }
column-of = colonna { $number }: { $count ->
    [0] vuota
    [one] 1 carta
   *[other] { $count } carte
}
symbol-bonus = simbolo bonus
symbol-coast = costa
symbol-foundation = segnalino fondamenta
symbol-tracks = binari
symbol-depot = rimessa
symbol-square = piazza
card-plain = { $card }: { $value }
card-full = { $card }: { $value }, { $symbols }
car-at = tram: { $district } { $number }
tower-at = grattacielo: { $district } { $number }
plus-at = segnalino più due: { $district } { $number }
tracks-at = segnalino binari: { $district } { $number }
seat-black = nero
seat-white = bianco
seat-red = rosso
seat-teal = petrolio
card-value = Carta bonus
card-depot = Rimessa bonus
card-BL01 = Molo dei Traghetti
card-BL02 = Cantiere Navale
card-BL03 = Mercato del Pesce
card-BL04 = Via del Porto
card-BL05 = Capitaneria
card-BL06 = Diga
card-BL07 = Spiaggia
card-BL08 = Pontile dei Pescatori
card-BL09 = Faro
card-BL10 = Passeggiata a Mare
card-BL11 = Rimessa sulla Baia
card-BL12 = Piattaforma Girevole
card-BL13 = Cantiere sul Mare
card-BL14 = Cantiere al Molo
card-BL15 = Vecchio Conservificio
card-GY01 = Borsa
card-GY02 = Municipio
card-GY03 = Grand Hotel
card-GY04 = Via delle Banche
card-GY05 = Grandi Magazzini
card-GY06 = Palazzo del Giornale
card-GY07 = Tribunale
card-GY08 = Ufficio del Telegrafo
card-GY09 = Teatro
card-GY10 = Piazza della Borsa
card-GY11 = Piazza dell’Unione
card-GY12 = Piazza Civica
card-GY13 = Rimessa del Centro
card-GY14 = Cantiere del Centro
card-GY15 = Cantiere all’Angolo
card-OR01 = Porta del Drago
card-OR02 = Mercato della Seta
card-OR03 = Casa del Tè
card-OR04 = Via delle Lanterne
card-OR05 = Mercato Notturno
card-OR06 = Erboristeria
card-OR07 = Cucina degli Spaghetti
card-OR08 = Tipografia
card-OR09 = Sala di Famiglia
card-OR10 = Piazza delle Lanterne
card-OR11 = Piazza Vecchia
card-OR12 = Piazza della Festa
card-OR13 = Rimessa di Chinatown
card-OR14 = Cantiere di Chinatown
card-OR15 = Cantiere nel Vicolo
card-YE01 = Case Popolari
card-YE02 = Ville in Cima
card-YE03 = Case Dipinte
card-YE04 = Via Ripida
card-YE05 = Scuola
card-YE06 = Biblioteca
card-YE07 = Incrocio in Collina
card-YE08 = Drogheria
card-YE09 = Parrocchia
card-YE10 = Piazza del Colle
card-YE11 = Piazza del Mercato
card-YE12 = Piazza della Fontana
card-YE13 = Rimessa in Collina
card-YE14 = Cantiere in Collina
card-YE15 = Cantiere a Terrazze
card-GN01 = Serra
card-GN02 = Giardino Zoologico
card-GN03 = Padiglione Espositivo
card-GN04 = Roseto
card-GN05 = Rimessa delle Barche
card-GN06 = Porta del Parco
card-GN07 = Viale dei Giardini
card-GN08 = Osservatorio
card-GN09 = Padiglione della Musica
card-GN10 = Bosco delle Statue
card-GN11 = Prato dei Picnic
card-GN12 = Giostra
card-GN13 = Arboreto
card-GN14 = Cantiere sul Parco
card-GN15 = Cantiere nel Prato
card-BK01 = Caserma dei Pompieri
card-BK02 = Ospedale
card-BK03 = Ufficio Postale
card-BK04 = Posto di Polizia
card-BK05 = Fermata del Tram
card-BK06 = Nodo Tranviario
card-BK07 = Biglietteria
card-BK08 = Ufficio Urbanistico
card-BK09 = Rimessa
card-BK10 = Centrale Elettrica
card-BK11 = Terreno Vuoto
card-BK12 = Terreno Bonificato

## Bonus e pezzi

kind-plus_two = segnalino più due
kind-value_card = carta bonus con valore
kind-depot_card = carta rimessa
kind-points = segnalino punti
kind-contract_relief = segnalino sgravio
kind-tracks_token = segnalino binari
a-completion = segnalino completamento
a-contract = contratto
a-foundation-token = segnalino fondamenta
times = × { $count }
open = ancora aperto

## Che cosa si chiede

ask-start = La sorte decide chi comincia.
ask-turn = { $you ->
    [yes] Pesca un progetto o prendi una colonna.
   *[no] { $seat } pesca un progetto o prende una colonna.
}
ask-turn-draw = { $you ->
    [yes] Pesca un progetto: nessuna colonna ha abbastanza carte.
   *[no] { $seat } pesca un progetto: nessuna colonna ha abbastanza carte.
}
ask-reveal = Si scopre la prima carta del mazzo.
ask-column = { $you ->
    [yes] Metti { $picture } *{ $card }* in una delle tre colonne.
   *[no] { $seat } mette { $picture } { $card } in una colonna.
}
ask-place = { $you ->
    [yes] Colloca una delle carte prese, oppure fermati.
   *[no] { $seat } colloca le carte.
}
ask-row = { $you ->
    [yes] Colloca { $picture } *{ $card }* in una delle righe evidenziate.
   *[no] { $seat } sceglie una riga per { $picture } { $card }.
}
ask-bonus = { $you ->
    [yes] Scegli il tuo bonus: { $district }.
   *[no] { $seat } sceglie un bonus: { $district }.
}
ask-target = { $you ->
    [yes] Scegli la carta che riceve: { $kind }.
   *[no] { $seat } sceglie la carta che riceve: { $kind }.
}
ask-build = { $you ->
    [yes] Costruire un grattacielo su { $cell }?
   *[no] { $seat } può costruire un grattacielo su { $cell }.
}
step-take = prendi
step-place = colloca
step-stop = scarta il resto
hint-turn = { $contracts ->
    [0] Non hai contratti: puoi prendere ogni colonna con una carta.
    [one] Hai 1 contratto: una colonna deve avere almeno { $cards } carte.
   *[other] Hai { $contracts } contratti: una colonna deve avere almeno { $cards } carte.
}
hint-empty = Tutte le colonne sono vuote.
hint-last = Resta un solo segnalino fondamenta: la prossima carta fondamenta scoperta chiude la partita.
hint-place = Tutte le carte, alcune o nessuna, in qualsiasi ordine.
hint-window = Non restano carte, ma puoi ancora usare il segnalino sgravio.
hint-bonus = Il bonus del quartiere oppure, al suo posto, un segnalino binari.

## Mosse

do-start = Comincia { $seat }
do-draw = Pesca un progetto
do-take = Prendi la { $column }
do-relief = { $count ->
    [one] Sgravio: scarta 1 contratto
   *[other] Sgravio: scarta { $count } contratti
}
do-reveal = Si scopre { $card }
do-into = Nella { $column }
do-place = Colloca { $card }
do-stop = Scarta il resto
do-row = Riga: { $district }
do-bonus = Prendi: { $kind }
do-decline = Nessun bonus
do-on = Su { $cell }
do-build = Costruisci su { $cell }
do-leave = Non costruire su { $cell }
list-card = Colloca
list-column = Colonna
list-district = Dove
list-cell = Su
list-kind = Bonus
list-contracts = Contratti da scartare
take-brings = { $count ->
    [one] 1 carta e un contratto
   *[other] { $count } carte e un contratto
}

brings-towers = { $count ->
    [one] grattacielo
   *[other] { $count } grattacieli
}
brings-first = primo a finire
brings-bonus = un bonus
brings-cars = { $count ->
    [one] tram
   *[other] { $count } tram
}
brings-rank = { $from } → { $to }

## Perché no

why-R1_6-no-such-seat = A quel posto non c’è nessuno.
why-R2_3-deck-empty = Il mazzo è vuoto.
why-R3_1-not-in-deck = Quella carta non è più nel mazzo.
why-R4_1-empty = Quella colonna è vuota.
why-R4_1-contracts = Quella colonna deve avere più carte di quanti contratti hai.
why-R5_1-not-in-pool = Quella carta non è fra quelle che hai preso.
why-R5_1-row-full = Quella riga è piena.
why-R5_3-row-full = La riga di quella carta è piena.
why-R9_2-not-asked = Non sono le fondamenta di cui si chiede.
why-R12_1-other-district = Quel bonus è di un altro quartiere.
why-R12_3-none-left = Non ne resta nessuno.
why-R12_3-district-empty = Il segnalino binari sostituisce il bonus del quartiere, e di quello non ne restano.
why-R12_3-no-target = Tutte le carte della tua città hanno già i binari.
why-R12_3-no-room = Nella tua città non c’è posto per una carta.
why-R12_3-must-take = Un bonus che si può prendere va preso.
why-R12_3-has-tracks = Quella carta ha i binari o è una rimessa.
why-R12_4-no-card = Lì non c’è nessuna carta.
why-R13_4-no-token = Non hai un segnalino sgravio.
why-R13_4-too-few = Non hai così tanti contratti.

## Che cosa è successo

tell-start = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $seat }.
}
tell-reveal = Si scopre { $picture } { $card }.
tell-token = { $count ->
    [0] Prende l’ultimo segnalino fondamenta.
    [one] Prende un segnalino fondamenta; ne resta 1.
   *[other] Prende un segnalino fondamenta; ne restano { $count }.
}
tell-into = { $you ->
    [yes] Metti { $picture } { $card } nella colonna { $number }.
   *[no] { $seat } mette { $picture } { $card } nella colonna { $number }.
}
tell-take = { $you ->
    [yes] Prendi la colonna { $number }: { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
   *[no] { $seat } prende la colonna { $number }: { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
}
tell-contract = { $you ->
    [yes] Ricevi un contratto e ne hai { $count }.
   *[no] { $seat } riceve un contratto e ne ha { $count }.
}
tell-discard-all = Ora tutti hanno un contratto: ognuno ne scarta uno.
tell-relief = { $you ->
    [yes] Usi il segnalino sgravio e scarti { $count ->
        [one] 1 contratto
       *[other] { $count } contratti
    }.
   *[no] { $seat } usa un segnalino sgravio e scarta { $count ->
        [one] 1 contratto
       *[other] { $count } contratti
    }.
}
tell-pick = { $you ->
    [yes] Scegli { $picture } { $card }.
   *[no] { $seat } sceglie { $picture } { $card }.
}
tell-place = { $you ->
    [yes] Collochi { $picture } { $card } ({ $district }).
   *[no] { $seat } colloca { $picture } { $card } ({ $district }).
}
tell-cars = { $count ->
    [one] La rete cresce: un tram in più, { $total } in tutto.
   *[other] La rete cresce: { $count } tram in più, { $total } in tutto.
}
tell-square = Un tram passa per la piazza ({ $cell }): ora vale { $value }.
tell-coast = Una costa in più: ai grattacieli basta { $need }.
tell-tower = Le carte accanto a { $cell } valgono { $sum } e bastano { $need }: un grattacielo.
tell-medal-first = { $you ->
    [yes] Il tuo grattacielo è il primo: la medaglia è tua.
   *[no] È il primo grattacielo: la medaglia va a { $seat }.
}
tell-medal = { $you ->
    [yes] I tuoi { $mine } grattacieli battono { $theirs }: la medaglia è tua.
   *[no] { $mine } grattacieli battono { $theirs }: la medaglia va a { $seat }.
}
tell-completed = { $you ->
    [yes] Completi un quartiere prima di tutti: { $district }.
   *[no] { $seat } completa un quartiere prima di tutti: { $district }.
}
tell-due = { $you ->
    [yes] Il secondo simbolo bonus ({ $district }): ottieni un bonus.
   *[no] Il secondo simbolo bonus ({ $district }): { $seat } ottiene un bonus.
}
tell-lost = Il secondo simbolo bonus ({ $district }), ma non si può prendere nessun bonus.
tell-bonus = { $you ->
    [yes] Prendi { $picture } { $kind } ({ $district }).
   *[no] { $seat } prende { $picture } { $kind } ({ $district }).
}
tell-plus = { $you ->
    [yes] Lo metti su { $cell }: vale { $value } in più.
   *[no] { $seat } lo mette su { $cell }: vale { $value } in più.
}
tell-tracks = { $you ->
    [yes] Posi i binari su { $cell }.
   *[no] { $seat } posa i binari su { $cell }.
}
tell-decline = { $you ->
    [yes] Non prendi nessun bonus ({ $district }).
   *[no] { $seat } non prende nessun bonus ({ $district }).
}
tell-agree = { $you ->
    [yes] Vuoi costruire su { $cell }.
   *[no] { $seat } vuole costruire su { $cell }.
}
tell-leave = { $you ->
    [yes] Non costruisci su { $cell }.
   *[no] { $seat } non costruisce su { $cell }.
}
tell-stop = { $you ->
    [yes] Non collochi altro.
   *[no] { $seat } non colloca altro.
}
tell-gone = { $count ->
    [one] Esce dal gioco: { $cards }.
   *[other] Escono dal gioco: { $cards }.
}
tell-gone-many = { $count } carte escono dal gioco.
tell-end-tokens = { $you ->
    [yes] Hai scoperto la carta con l’ultimo segnalino fondamenta: la partita è finita.
   *[no] { $seat } ha scoperto la carta con l’ultimo segnalino fondamenta: la partita è finita.
}
tell-end-board = { $you ->
    [yes] La tua città è piena: la partita è finita.
   *[no] La città di { $seat } è piena: la partita è finita.
}
tell-end-nothing = { $you ->
    [yes] Il mazzo è vuoto e non puoi prendere nulla: la partita è finita.
   *[no] Il mazzo è vuoto e { $seat } non può prendere nulla: la partita è finita.
}
tell-tie-cars = Parità di punti: decidono i tram.
tell-tie-shared = Parità di punti e di tram: la vittoria è condivisa.
listed = { $first }, { $rest }

## Punteggio finale

score-skyscrapers = Grattacieli
score-medal = Medaglia
score-bonuses = Segnalini punti
score-completions = Quartieri completati
score-blue = Porto
score-grey = Centro
score-orange = Chinatown
score-yellow = Colline
score-green = Parchi
score-cable_cars = Tram

## Il tavolo

panel-city = { $shape } { $you ->
    [yes] La tua città
   *[no] Città di { $seat }
}
panel-offer = Progetti
panel-track = Segnalini fondamenta
panel-deck = Mazzo
panel-pool = Carte prese
panel-papers = I tuoi documenti
panel-supply = Bonus
panel-lead = Chi è in testa
place-completion = Segnalino completamento
map-bay = Baia di San Francisco
map-depots = rimesse
row-blue = Porto
row-grey = Centro
row-orange = Chinatown
row-yellow = Colline
row-green = Parchi
lead-bonus = bonus
lead-first = primo
lead-note = punti per posto
pool-empty = vuoto
pool-of = { $seat } colloca
pool-card = *{ $card }*
pool-any = ogni riga con posto
pool-row = { $district }
pool-full = niente posto: { $district }, riga piena
papers-contracts = { $count ->
    [0] *nessun contratto*
    [one] *1 contratto*
   *[other] *{ $count } contratti*
}
papers-next = { $cards ->
    [one] poi: ogni colonna con una carta
   *[other] poi: colonne da { $cards } carte in su
}
papers-relief = scarta 1 o 2 contratti, una volta
offer-note = forme: chi può prenderla
may-take = Chi può prenderla
may-take-by = { $you ->
    [yes] puoi prenderla tu
   *[no] può prenderla { $seat }
}
row-sum = vale { $sum }, ora { $points } punti
label-tokens = { $count ->
    [one] fondamenta: ne resta 1
   *[other] fondamenta: ne restano { $count }
}
label-deck = { $count ->
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
}
lead-nobody = Finché nessuna carta è in una città, nessuno è in testa.
medal-nobody = La medaglia aspetta il primo grattacielo.
medal-of = { $you ->
    [yes] La medaglia è tua, con { $count ->
        [one] 1 grattacielo
       *[other] { $count } grattacieli
    }; te la toglie solo chi ne ha di più.
   *[no] { $seat } ha la medaglia, con { $count ->
        [one] 1 grattacielo
       *[other] { $count } grattacieli
    }; gliela toglie solo chi ne ha di più.
}
tag-medal = { $medal } medaglia
network-of = { $count ->
    [one] 1 tram
   *[other] { $count } tram
}
number-score = punti se finisse ora
number-contracts = contratti
number-cars = tram
number-towers = grattacieli
number-cards = carte
tip-city = Una carta va sulla casella libera più a sinistra della sua riga.
tip-offer = Scopri una carta e mettila in una colonna qualsiasi.
tip-take = Oppure prendi una colonna intera che abbia più carte di quanti contratti hai.
tip-pool = Collocale tutte, alcune o nessuna; il resto esce dal gioco.
tip-contracts = Ogni colonna presa costa un contratto. Una colonna deve avere più carte di quanti contratti hai.
tip-score = Grattacieli, medaglia, segnalini e il vantaggio in ogni quartiere e con i tram.
tip-cars = Chi ha più tram ottiene di più.
tip-towers = Ognuno vale un punto.
tip-cards = Una città piena chiude la partita.
tip-tie = Somme uguali: decidono le carte da sinistra, poi la riga sotto, anche per una riga vuota.
tip-lead = I segnalini vanno per posto; le parità si sciolgono da sinistra, poi con le righe sotto.
tip-bonus = Il secondo simbolo bonus in una tua riga porta il bonus del quartiere o un segnalino binari.
tip-track = Quando finisce l’ultimo, la partita è subito finita.
tip-deck = { $foundations } delle { $left } carte rimaste sono fondamenta.
tip-site = Le carte vicine valgono { $sum } su { $need }.
tip-tracks = Ha i binari: riceve un tram appena è collegata a una rimessa.
tip-sides = I binari arrivano a { $sides }; una carta vicina si collega solo se entrambe arrivano al lato comune.
tip-depot = Una rimessa: ha un tram fin dall’inizio.
tip-foundation = Fondamenta: il grattacielo sorge quando le carte vicine valgono { $need }, meno le tue coste.
tip-coast = Una costa: ognuna abbassa di 1 ciò che serve ai tuoi grattacieli.
tip-square = Una piazza: vale { $worth } accanto a un tram, altrimenti nulla.
tip-plus_two = Una tua carta vale { $value } in più.
tip-value_card = Una carta in più che vale { $worth }, per una riga con posto.
tip-depot_card = Una rimessa in più, per una riga con posto.
tip-points = { $points } punti alla fine.
tip-contract_relief = Una volta, in un tuo turno: scarta 1 o 2 contratti.
tip-tracks_token = Una tua carta senza binari da ora li ha.

## Opzioni

option-first_seat = Chi comincia
option-bonus_by_district = Bonus dei quartieri, dall’alto
option-bonus_by_district-plus_two = { kind-plus_two }
option-bonus_by_district-value_card = { kind-value_card }
option-bonus_by_district-depot_card = { kind-depot_card }
option-bonus_by_district-points = { kind-points }
option-bonus_by_district-contract_relief = { kind-contract_relief }
option-track_direction_matters = I binari devono incontrarsi a un lato
option-contract_taken_before_placing = Il contratto viene prima di collocare
option-auto_build_skyscrapers = I grattacieli sorgono da soli
option-may_decline_bonus = Si può rinunciare a un bonus
option-tracks_token_if_district_bonus_empty = Segnalino binari anche se il bonus del quartiere è finito
option-empty_space_value_in_tiebreak = Casella vuota nelle parità
option-empty_space_value_in_tiebreak-0 = come una carta che vale 0
option-empty_space_value_in_tiebreak--1 = meno di qualsiasi carta
option-resolve_last_card_fully_before_end = L’ultima carta porta ancora il suo bonus
option-zero_value_players_are_ranked = Anche nulla in un quartiere può portare punti
preset-two = Due giocatori
preset-three = Tre giocatori
preset-four = Quattro giocatori
