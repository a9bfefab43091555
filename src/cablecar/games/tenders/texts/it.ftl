# Appalti. $seat è il nome di un giocatore, $you è yes se è chi legge; il denaro si conta in migliaia di dollari.

game-name = Appalti
game-title = San Francisco
game-edition = Amigo, 2000
game-by = Andreas Wetter e Thorsten Löpmann, Amigo 2000
game-minutes = 90
game-published = Da «San Francisco» di Andreas Wetter e Thorsten Löpmann (Amigo, 2000). Non ufficiale.
game-blurb = Ricostruisci San Francisco dopo il 1906: aggiudicati il diritto di posare un bastoncino; chi ne ha di più intorno a un quartiere lo costruisce.
game-designed = Le facce delle carte appalto, la ripartizione dei quartieri comuni e le copie delle sovvenzioni sono una nostra invenzione.

## Districts, targets, means

kind-villa = Ville
kind-residential = Abitazioni
kind-market = Mercato
kind-leisure = Svago
kind-factory = Fabbriche
kind-office = Uffici
kind-city_hall = Municipio
kind-bank = Banca
kind-park = Parco
kind-empty = casella vuota
target-villa = quartiere di ville
target-residential = quartiere di abitazioni
target-market = quartiere del mercato
target-leisure = quartiere dello svago
target-factory = quartiere di fabbriche
target-office = quartiere di uffici
target-edge = perimetro
target-fo = quartiere di fabbriche o di uffici
target-ml = quartiere del mercato o dello svago
target-vr = quartiere di ville o di abitazioni
target-option = quartiere della carta opzione
means-cheques = assegni
means-influence = influenza
means-option = carte opzione e assegni
means-short-cheques = assegni
means-short-influence = influenza
means-short-option = opzioni
means-short-all = per tutti
short-villa = Ville
short-residential = Abitazioni
short-market = Mercato
short-leisure = Svago
short-factory = Fabbriche
short-office = Uffici
short-edge = Perimetro
short-option = Opzioni
plan-of = { $kind }, in rovina
district = { $kind } { $cell }
cell = casella { $cell }
street-between = strada tra { $one } e { $two }
street-edge = strada di bordo presso { $cell }
nothing = niente
listed = { $first }, { $rest }
cheque-card = assegno da { $value }
influence-card = { $person }, { $value }

## Cards

tender-option = un diritto per ogni carta opzione
tender-card = { $most ->
    [one] un diritto
   *[other] fino a { $most } diritti
} { $target ->
    [perimetro] lungo il perimetro
   *[other] presso un { $target }
}, con { $means }
action-by = { $action }, con { $means }
action-bonus = bonus per il prossimo quartiere: { $kind }
action-two_sticks = due bastoncini a un quartiere
action-move = spostare un bastoncino
action-swap = scambiare due bastoncini
action-place_free = un bastoncino su una strada qualsiasi
action-replace = sostituire un bastoncino
action-subsidy = sovvenzione
action-cash_in = sovvenzione in cambio di bastoncini
action-short-bonus = Bonus
action-short-two_sticks = Due
action-short-move = Spostare
action-short-swap = Scambiare
action-short-place_free = Ovunque
action-short-replace = Sostituire
action-short-subsidy = Aiuti
action-short-cash_in = Riscatto
prize = un bastoncino { $target ->
    [perimetro] lungo il perimetro
   *[other] presso un { $target }
}
prize-action = «{ $action }»
filed = { $year }: { $card }
explain-by-cheques = Asta aperta: a turno si posano assegni oppure si passa. L’offerta più alta paga quello che ha davanti.
explain-by-influence = Tutti giocano coperta una carta influenza. Le carte uguali si annullano; { $count ->
    [one] la più alta delle altre vince e paga.
   *[other] le { $count } più alte delle altre vincono e pagano.
}
explain-by-option = Tutti giocano coperta una carta opzione. Chi è solo paga un assegno senza mostrarlo; gli altri offrono coperti fino a cinque assegni.
explain-bonus = Il prossimo quartiere di questo tipo ({ $kind }) che viene costruito porta 3 prestigio in più.
explain-two_sticks = Chi vince posa due bastoncini a uno stesso quartiere.
explain-move = Chi vince sposta un bastoncino colorato qualsiasi in linea retta di una o due lunghezze.
explain-swap = Chi vince scambia due bastoncini di colori diversi.
explain-place_free = Chi vince posa un bastoncino su una strada libera qualsiasi.
explain-replace = Chi vince sostituisce un bastoncino altrui con uno suo.
explain-subsidy = Tutti prendono 4 influenza oppure pescano assegni fino a 100: chi supera il limite perde tutto.
explain-cash_in = Riprendi bastoncini; per ognuno ricevi 2 influenza oppure peschi assegni fino a 50.
chance = { $you ->
    [yes] Se vinci, il tuo bastoncino numero { $own } costruisce { $district }: *+{ $points }*
   *[no] Se vince { $seat }, il bastoncino numero { $own } costruisce { $district }: *+{ $points }*
}

## The scene

map-bay = Baia di San Francisco
panel-map = La città
panel-cards = La carta
panel-floor = Sul tavolo
panel-notes = Come funziona
panel-hand = La tua mano
panel-deal = La proposta
panel-ledger = Registro degli assegni
tip-map = Un bastoncino conta per i quartieri su entrambi i lati. Chi non può più essere raggiunto costruisce.
tip-cards = La carta dice dove si può posare, quanti diritti ci sono e come si vincono.
tip-floor = Che cosa offrono tutti. Le carte coperte si girano quando hanno scelto tutti.
tip-deal = Chi ha giocato la stessa carta opzione può accordarsi su chi investe e su che cosa ricevono gli altri.
tip-ledger = Quello che un giocatore attento può sapere di tutti gli assegni.
tip-cheques = Gli assegni non si cambiano mai: paghi quello che posi. In migliaia di dollari.
tip-influence = Non puoi giocare una carta superiore alla tua influenza.
tip-sticks-left = Chi non ha più bastoncini ne sposta uno dal tabellone.
tip-last-year = Con questa carta finisce la partita.
year = { $year }
year-field = carta azione del { $year }
bid-of = { $you ->
    [yes] davanti a te
   *[no] davanti a { $seat }
}
floor-seat = { $shape } { $you ->
    [yes] Tu
   *[no] { $seat }
}
floor-choosing = { $you ->
    [yes] scegli …
   *[no] sceglie …
}
floor-chosen = { $you ->
    [yes] hai scelto
   *[no] ha scelto
}
floor-out = { $you ->
    [yes] non partecipi
   *[no] non partecipa
}
floor-no-influence = 0 influenza
floor-passed = { $you ->
    [yes] hai passato
   *[no] ha passato
}
floor-to-bid = { $you ->
    [yes] devi offrire
   *[no] deve offrire
}
floor-highest = la più alta
floor-raised = superata
floor-draws = fino a { $cap }
floor-invests = { $you ->
    [yes] investi
   *[no] investe
}
sum = *{ $total }*
pile = mazzo
pile-holds = { $count ->
    [0] nessun assegno nel mazzo
    [one] un assegno nel mazzo
   *[other] { $count } assegni nel mazzo
}
ledger-worth = valore
ledger-sure = sicuro
ledger-laid = sul tavolo
ledger-maybe = possibile
ledger-key = { $full } di sicuro in mano, { $open } forse (uno è stato pagato coperto), { $ring } sul tavolo
stick-white = bastoncino bianco
stick-of = { $you ->
    [yes] il tuo bastoncino
   *[no] bastoncino di { $seat }
}
influence-of = { $you ->
    [yes] Hai { $count } influenza
   *[no] { $seat } ha { $count } influenza
}
prestige-of = { $you ->
    [yes] Hai { $count } prestigio
   *[no] { $seat } ha { $count } prestigio
}
sealed-card = { $seat } ha scelto una carta
sealed-cheques = { $seat } ha posato assegni
mark-forbidden = vietata
mark-required = obbligatoria
number-prestige = prestigio
number-influence = influenza
number-sticks = bastoncini rimasti
number-cheques = assegni in mano
label-setup = preparazione
label-round = Turno { $round }
label-year = la prossima carta azione è il { $year } di { $last }
step-card = carta
step-tender = appalto
step-invest = investire
step-auction = vincere la carta
step-effect = usarla
tag-start = { $picture } primo giocatore
note-auction = { $highest ->
    [0] nessuno ha offerto
   *[other] l’offerta più alta è { $highest }
}
note-sealed = coperte finché tutti hanno scelto
note-hand = { $count ->
    [0] nessun assegno
    [one] un assegno, valore { $worth }
   *[other] { $count } assegni, valore { $worth }
}
note-influence = { $count } influenza
note-free = { $count ->
    [one] 1 libera
   *[other] { $count } libere
}
note-sticks = { $you ->
    [yes] tu { $count }
   *[no] { $seat } { $count }
}
deal-of = { $you ->
    [yes] tua
   *[no] di { $seat }
}
deal-none = nessuno ne ha fatta una
deal-investor = investe
deal-settled = { $you ->
    [yes] investi tu, come convenuto
   *[no] investe { $seat }, come convenuto
}
deal-demand = riceve { $amount }
deal-blind = { $count ->
    [one] pesca un assegno coperto
   *[other] pesca { $count } assegni coperti
}
deal-nothing = non riceve niente
deal-agreed = ✓
hint-highest = { $you ->
    [yes] L’offerta più alta è tua, { $highest }.
   *[no] L’offerta più alta è di { $seat }, { $highest }.
}
hint-bid = Le carte uguali si annullano; paga solo chi vince. Hai { $influence } influenza.
hint-seal = Contro { $others }. Le somme uguali si annullano; paga solo chi vince.
hint-option = Chi è solo con una carta paga un assegno; gli altri devono superarsi.
hint-second = Deve stare a un quartiere del primo bastoncino.
hint-take = Gli assegni vengono dal mazzo, coperti; se ne peschi troppi li perdi.
hint-terms = Scegli chi riceve qualcosa, oppure strade vietate o obbligatorie.
hint-answer = Devono accettare tutti; poi l’accordo vincola.
tip-park = I parchi non si costruiscono mai; bastoncini bianchi li recintano.
tip-built = { $you ->
    [yes] L’hai costruito tu.
   *[no] L’ha costruito { $seat }.
}
tip-sticks = { $you ->
    [yes] Hai
   *[no] { $seat } ha
} qui { $count ->
    [one] 1 bastoncino
   *[other] { $count } bastoncini
}.
tip-free = { $count ->
    [0] Nessuna strada è libera
    [one] Una strada è libera
   *[other] { $count } strade sono libere
}{ $white ->
    [0] .
    [one] , una è bianca.
   *[other] , { $white } sono bianche.
}
tip-landmark = Tutti i lati devono essere di un solo giocatore{ $white ->
    [0] {""}
    [one] , tranne quello bianco
   *[other] , tranne i { $white } bianchi
}; { $count ->
    [0] nessuno è libero
    [one] uno è libero
   *[other] { $count } sono liberi
}.
tip-raise = Saresti a { $total }; l’offerta più alta è { $highest }.
tip-seal = Avresti posato { $total }. Quanti assegni sono, nessuno lo vede prima che si scoprano.
tip-pay = Nessun altro vedrà quale assegno paghi.
tip-bid = Se vinci paghi { $value } e ti restano { $left }.
tip-option = Con questa posi un bastoncino presso un { $pair }: { $count ->
    [one] una strada è libera
   *[other] { $count } strade sono libere
}.
tip-draw = Hai { $total }; sopra { $cap } perdi tutto.
tip-keep = L’appalto si tiene con questa carta.
tip-reject = La prossima carta vale.
tip-pass = Riprendi i tuoi assegni ed esci da quest’asta.
tip-cash = Il bastoncino torna a te; ciò che è costruito resta.
tip-propose = Gli altri rispondono uno dopo l’altro.
tip-withdraw = I tuoi assegni tornano, e il tuo turno di proporre è finito.
tip-accept = Quello che è convenuto si paga subito e vincola.
tip-refuse = La proposta cade.
preview-builds = { $you ->
    [yes] Costruisci { $district }: { $own } tuoi contro { $best } e { $free } liberi, nessuno può raggiungerti. *+{ $points }*
   *[no] { $seat } costruisce { $district }: { $own } contro { $best } e { $free } liberi, nessuno può più arrivarci. *+{ $points }*
}
preview-builds-landmark = { $you ->
    [yes] Costruisci { $district }: tutti i lati sono tuoi. *+{ $points }*
   *[no] { $seat } costruisce { $district }, con tutti i lati. *+{ $points }*
}
preview-built = { $district } è già costruito: lì non c’è più niente da vincere.
preview-stands = { $district }: { $own } tuoi, { $best } dell’avversario più forte, { $free } liberi.
preview-landmark = { $district }: { $own } tuoi, { $best } dell’avversario più forte, { $free } liberi; servono tutti i lati.

## Players

seat-yellow = giallo
seat-blue = blu
seat-red = rosso
seat-green = verde
seat-violet = viola

## Influence cards

person-fortune_teller = indovina
person-newspaper_boy = strillone
person-innkeeper = oste
person-gangster = gangster
person-priest = prete
person-reporter = cronista
person-lawyer = avvocato
person-banker = banchiere
person-judge = giudice
person-mayor = sindaco

## Options and presets

preset-three = Tre giocatori
preset-four = Quattro giocatori
preset-five = Cinque giocatori
preset-drafted = I giocatori dispongono la città
preset-trading = Trattative a parità di carta opzione
preset-composed = Mazzo azioni composto
preset-open = Denaro scoperto
option-first_seat = Chi comincia
option-setup_mode = Disposizione della città
option-setup_mode-drafted = dai giocatori, tessera per tessera
option-district_cards_allow_edge = Le carte quartiere valgono per le strade di bordo
option-placement_optional = Chi investe può rinunciare
option-option_trading = Trattative a parità di carta opzione
option-trade_max_amount = Richiesta massima in una trattativa
option-trade_max_blind = Massimo di pescate coperte in una trattativa
option-trade_max_streets = Massimo di strade in una trattativa
option-composed_action_deck = Sovvenzioni nel mazzo azioni
option-composed_action_deck-0 = nessun sussidio
option-composed_action_deck-1 = 1 sussidio
option-composed_action_deck-2 = 2 sussidi
option-composed_action_deck-3 = 3 sussidi
option-composed_action_deck-4 = 4 sussidi
option-composed_action_deck-5 = 5 sussidi
option-composed_action_deck-6 = 6 sussidi
option-action_cards = Le dodici carte azione
option-max_sealed_cheques = Massimo di assegni in un’offerta coperta
option-years_to_play = Anni da giocare
option-stall_no_stick_rounds = Turni senza bastoncini che chiudono la partita
option-stall_no_build_rounds = Turni senza costruzioni che chiudono la partita
option-influence_cap = Influenza massima (0: nessuna)
option-show_opponent_cheque_values = Gli assegni sono scoperti

## Scores

score-districts = Quartieri
score-landmarks = Municipio e banca
score-bonus = Carte bonus

## Phases: what is asked

ask-start = Il caso decide chi comincia.
ask-tile = Si pesca un quartiere.
ask-put = { $you ->
    [yes] Metti la tessera ({ $kind }) su una casella vuota.
   *[no] { $seat } mette una tessera ({ $kind }).
}
ask-tender = Si scopre una carta appalto.
ask-keep = { $you ->
    [yes] Appalto: { $picture } *{ $card }*. Lo tieni, o lo rifiuti una volta?
   *[no] { $seat } esamina: { $picture } { $card }.
}
ask-bid = Gioca una carta influenza per { $prize }.
ask-raise = { $you ->
    [yes] Offri più di *{ $highest }* per { $prize }, oppure passa.
   *[no] { $seat } può superare *{ $highest }* per { $prize }.
}
ask-raise-done = Hai messo *{ $total }* per { $prize }: offri, oppure metti di più.
ask-raise-more = Hai messo *{ $total }* per { $prize }: deve essere più di *{ $highest }*.
ask-option = Gioca una delle tue carte opzione.
ask-seal = Posa i tuoi assegni coperti.
ask-seal-alone = Sei solo con la tua carta: paga un assegno.
ask-wait = Gli altri stanno ancora scegliendo.
ask-invest = { $you ->
    [yes] Posa un bastoncino { $target ->
        [perimetro] lungo il perimetro
       *[other] presso un { $target }
    }.
   *[no] { $seat } posa un bastoncino { $target ->
        [perimetro] lungo il perimetro
       *[other] presso un { $target }
    }.
}
ask-relocate = { $you ->
    [yes] Non hai più bastoncini: quale dei tuoi deve andare lì?
   *[no] { $seat } sposta un bastoncino del tabellone.
}
ask-action = Si pesca una carta azione.
ask-place = { $you ->
    [yes] Posa un bastoncino su una strada libera qualsiasi.
   *[no] { $seat } posa un bastoncino dove vuole.
}
ask-first = { $you ->
    [yes] Posa il primo di due bastoncini a un quartiere.
   *[no] { $seat } posa due bastoncini.
}
ask-second_stick = { $you ->
    [yes] Posa un secondo bastoncino allo stesso quartiere.
   *[no] { $seat } può posare un secondo bastoncino.
}
ask-replace = { $you ->
    [yes] Sostituisci un bastoncino altrui.
   *[no] { $seat } può sostituire un bastoncino.
}
ask-move = { $you ->
    [yes] Quale bastoncino sposti?
   *[no] { $seat } può spostare un bastoncino.
}
ask-move_to = { $you ->
    [yes] Dove va?
   *[no] { $seat } sposta un bastoncino.
}
ask-swap = { $you ->
    [yes] Quale bastoncino scambi?
   *[no] { $seat } può scambiare due bastoncini.
}
ask-swap_with = { $you ->
    [yes] Con quale di un altro colore?
   *[no] { $seat } scambia due bastoncini.
}
ask-take = { $you ->
    [yes] Influenza, o la possibilità di assegni?
   *[no] { $seat } sceglie la sovvenzione.
}
ask-cash = { $you ->
    [yes] Togli dal tabellone quanti bastoncini tuoi vuoi.
   *[no] { $seat } può riprendere bastoncini.
}
ask-step = { $you ->
    [yes] Pescare ancora o fermarsi? Hai *{ $total }* su al massimo { $cap }.
   *[no] { $seat } pesca assegni: { $total } su al massimo { $cap }.
}
ask-cheque = Si pesca un assegno dal mazzo.
ask-floor = { $you ->
    [yes] Chi deve investire per il vostro gruppo? Fai una proposta, oppure passa.
   *[no] { $seat } ha la parola.
}
ask-terms = { $you ->
    [yes] Aggiungi condizioni, poi proponi.
   *[no] { $seat } fa una proposta.
}
ask-term = { $you ->
    [yes] Che cosa va a { $receiver }?
   *[no] { $seat } fa una proposta.
}
ask-answer = { $you ->
    [yes] Accetti la proposta?
   *[no] { $seat } valuta la proposta.
}
ask-trade_pay = { $you ->
    [yes] Paga quanto convenuto, un assegno alla volta: mancano { $amount }. A: { $receiver }.
   *[no] { $seat } paga. A: { $receiver }.
}
ask-blind = Si pesca un assegno coperto.

## Words in full

do-start = Comincia { $seat }
do-tile = Pescare { $kind }
do-put = Mettere su { $cell }
do-tender = Scoprire: { $card }
do-keep = Tenere la carta
do-reject = Rifiutare
do-bid = Giocare { $value }
do-option = Giocare: { $pair }
do-offer = Deve investire { $seat }
do-pass = Passare
do-lay = Posare { $value }
do-done = Fatto
do-bid-total = Offrire { $total }
do-seal-total = { $total ->
    [0] Non offrire niente
   *[other] Offrire { $total }, coperti
}
say-nothing-laid = con niente non si vince mai
say-take-back = riprendi i tuoi { $total }
say-keep = tieni { $total }
say-decline = non posare
do-pay = Pagare { $value }
do-stick = Bastoncino: { $street }
do-decline = Rinunciare
do-lift = Prendere il bastoncino: { $street }
do-stop = Fermarsi
do-draw = Pescare
do-drop = Su: { $street }
do-action = Pescare: { $card }
do-take = Prendere { $what }
do-cheque = Pescare { $value }
do-to = Qualcosa per { $seat }
do-forbid = Vietare: { $street }
do-require = Esigere: { $street }
do-propose = Proporre
do-withdraw = Ritirare la proposta
do-give = Dare { $value }
do-demand = Chiedere { $amount }
do-blind = { $count ->
    [one] Una pescata coperta
   *[other] { $count } pescate coperte
}
do-accept = Accettare
do-refuse = Rifiutare

list-street = Strada
list-cheque = Assegno
list-value = Carta influenza
list-pair = Carta opzione
list-cell = Casella
list-seat = Giocatore
list-amount = Importo
list-count = Pescate coperte
list-what = Prendere

## Why not

why-bag = Di questi non ce n’è più da pescare.
why-R6-taken = C’è già un quartiere.
why-R7-parks = Accanto a municipio e banca può esserci un parco, non due.
why-R10-nobody = Lì non siede nessuno.
why-R21-influence = Non puoi giocare più della tua influenza.
why-R30-begun = Hai cominciato a rilanciare: continua finché sei il più alto.
why-R30-nothing-laid = Posa almeno un assegno, oppure passa.
why-R30-higher = La tua offerta deve superare la più alta.
why-R30-too-little = Tutti i tuoi assegni insieme non basterebbero.
why-R31-not-in-hand = Non hai un assegno così.
why-R38-no-street = Per questa carta opzione non c’è una strada libera.
why-R40-must-pay = Devi pagare un assegno per il tuo diritto.
why-R40-one-cheque = Sei solo con la tua carta: paga esattamente un assegno.
why-R40-not-in-hand = Non hai un assegno così.
why-R41-group = Altri hanno scelto la stessa carta: offri contro di loro.
why-R41-not-in-hand = Non hai più un assegno così.
why-R41-five = Un’offerta coperta non può avere più assegni.
why-R46-occupied = Su questa strada c’è un bastoncino.
why-R46-target = La carta non permette questa strada.
why-R47-must = Così si è convenuto: chi può posare deve.
why-R48-not-own = Prendi uno dei tuoi bastoncini.
why-R69-occupied = Su questa strada c’è un bastoncino.
why-R69-district = Il secondo bastoncino deve andare a un quartiere del primo.
why-R70-no-stick = Lì non c’è un bastoncino.
why-R70-blocked = C’è qualcosa in mezzo: non si spinge e non si salta.
why-R70-reach = Una o due lunghezze in linea retta, senza girare.
why-R71-no-stick = Lì non c’è un bastoncino.
why-R71-same-colour = I due bastoncini devono avere colori diversi.
why-R72-occupied = Su questa strada c’è un bastoncino.
why-R73-free = Non c’è niente da sostituire.
why-R73-own = Sostituisci un bastoncino altrui.
why-R74-just-laid = È il bastoncino che hai appena posato.
why-R74-vacated = Questa strada non era libera quando hai cominciato.
why-R75-white = I bastoncini bianchi restano dove sono.
why-R78-not-own = Prendi i tuoi bastoncini.
why-R98-price = Un accordo vuole un prezzo: almeno un assegno.
why-R106-not-a-member = Si può nominare solo chi ha la stessa carta opzione.
why-R107-receiver = Solo altri membri del gruppo possono ricevere qualcosa da chi investe.
why-R107-capacity = Chi investe non ha tanti assegni.
why-R107-once = Per questo giocatore è già detto.
why-R107-only-own = Puoi dare solo assegni tuoi.
why-R107-give = Investi tu: dai assegni, invece.
why-R107-not-in-hand = Non hai un assegno così.
why-R107-amount = Nessuna richiesta può essere così alta.
why-R107-blind = Tante pescate coperte non sono permesse.
why-R107-street = Questa strada non vale per la tua carta opzione.
why-R107-twice = Questa strada è già nella proposta.
why-R107-streets = La proposta nomina già tutte le strade che può.
why-R108-no-street = Non resterebbe nessuna strada.
why-R109-cannot-pay = Con i tuoi assegni non puoi pagarlo.
why-R110-not-in-hand = Non hai un assegno così.
why-R110-too-much = È più di quanto devi; non si dà resto.
why-R110-rest = Poi non si potrebbe pagare il resto.
why-R111-bound = Il tuo accordo non permette questa strada.
why-R111-required = Il tuo accordo esige un bastoncino qui.

## What happened

tell-round = Turno { $round }
tell-year = { $year }
tell-start = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $seat }.
}
tell-tile = Pescato: { $kind }.
tell-tile-again = Troppi parchi accanto a municipio o banca: la città si dispone di nuovo.
tell-put = { $you ->
    [yes] Metti { $kind } su { $cell }.
   *[no] { $seat } mette { $kind } su { $cell }.
}
tell-tender = { $you ->
    [yes] Scopri { $picture } { $card }.
   *[no] { $seat } scopre { $picture } { $card }.
}
tell-void = { $picture } { $card }: nessuna strada è libera, la carta si sostituisce.
tell-keep = { $you ->
    [yes] Tieni la carta.
   *[no] { $seat } tiene la carta.
}
tell-reject = { $you ->
    [yes] La rifiuti.
   *[no] { $seat } la rifiuta.
}
tell-bid = { $you ->
    [yes] Giochi { $person }, *{ $value }*.
   *[no] { $seat } gioca { $person }, *{ $value }*.
}
tell-cancelled = Le carte uguali si annullano: { $seats }.
tell-right = { $you ->
    [yes] Vinci un diritto per { $price } influenza.
   *[no] { $seat } vince un diritto per { $price } influenza.
}
tell-nobody = Nessuno ottiene un diritto.
tell-lay = { $you ->
    [yes] Posi { $value }: in tutto *{ $total }*.
   *[no] { $seat } posa { $value }: in tutto *{ $total }*.
}
tell-pass = { $you ->
    [yes] Passi{ $total ->
        [0] .
       *[other] {" "}e riprendi { $total }.
    }
   *[no] { $seat } passa{ $total ->
        [0] .
       *[other] {" "}e riprende { $total }.
    }
}
tell-won-cheques = { $you ->
    [yes] Vinci per *{ $total }*.
   *[no] { $seat } vince per *{ $total }*.
}
tell-option = { $you ->
    [yes] Giochi la carta opzione: { $pair }.
   *[no] { $seat } gioca la carta opzione: { $pair }.
}
tell-alone = { $you ->
    [yes] Sei solo con quella carta: un assegno, coperto.
   *[no] { $seat } è solo con quella carta: un assegno, coperto.
}
tell-together = La stessa carta: { $seats }. Offerte coperte per un { $pair }.
tell-pay-known = { $you ->
    [yes] Paghi { $value }, senza che gli altri vedano.
   *[no] { $seat } paga { $value }, senza che gli altri vedano.
}
tell-pay = { $you ->
    [yes] Paghi un assegno coperto.
   *[no] { $seat } paga un assegno coperto.
}
tell-lay-sealed = { $you ->
    [yes] Posi { $value } coperto.
   *[no] { $seat } ha posato { $value } coperto.
}
tell-done-sealed = { $you ->
    [yes] Hai finito.
   *[no] { $seat } aveva finito.
}
tell-sealed = { $you ->
    [yes] Hai posato in tutto { $total }.
   *[no] { $seat } ha posato in tutto { $total }.
}
tell-won-sealed = { $you ->
    [yes] Vinci un diritto presso un { $pair } per *{ $total }*.
   *[no] { $seat } vince un diritto presso un { $pair } per *{ $total }*.
}
tell-no-seal = Somme uguali o niente: nessuno ottiene il diritto ({ $pair }).
tell-stick = { $you ->
    [yes] Posi un bastoncino: { $street }.
   *[no] { $seat } posa un bastoncino: { $street }.
}
tell-stick-bare = { $you ->
    [yes] Non hai più bastoncini e scegli: { $street }.
   *[no] { $seat } non ha più bastoncini e sceglie: { $street }.
}
tell-decline = { $you ->
    [yes] Rinunci.
   *[no] { $seat } rinuncia.
}
tell-relocate = { $you ->
    [yes] Lo prendi da qui: { $street }.
   *[no] { $seat } lo prende da qui: { $street }.
}
tell-lift = { $you ->
    [yes] Prendi il bastoncino: { $street }.
   *[no] { $seat } prende il bastoncino: { $street }.
}
tell-bonus = { $you ->
    [yes] Ricevi { $points } in più per la carta bonus.
   *[no] { $seat } riceve { $points } in più per la carta bonus.
}
tell-action = La carta azione: { $picture } { $card }.
tell-filed = La carta va sull’anno { $year }.
tell-move = { $you ->
    [yes] Lo sposti: { $street }.
   *[no] { $seat } lo sposta: { $street }.
}
tell-swap = { $you ->
    [yes] Lo scambi con quello di qui: { $street }.
   *[no] { $seat } lo scambia con quello di qui: { $street }.
}
tell-replace = { $you ->
    [yes] Sostituisci un bastoncino: { $street }. Era di: { $owner }.
   *[no] { $seat } sostituisce un bastoncino: { $street }. Era di: { $owner }.
}
tell-take-influence = { $you ->
    [yes] Prendi { $count } influenza.
   *[no] { $seat } prende { $count } influenza.
}
tell-take-cheques = { $you ->
    [yes] Pescherai assegni, fino a { $cap }.
   *[no] { $seat } pescherà assegni, fino a { $cap }.
}
tell-cash = { $you ->
    [yes] Riprendi il bastoncino: { $street }.
   *[no] { $seat } riprende il bastoncino: { $street }.
}
tell-stop = { $you ->
    [yes] Ti fermi e tieni { $total }.
   *[no] { $seat } si ferma e tiene { $total }.
}
tell-cheque = { $you ->
    [yes] Peschi { $value }: *{ $total }*.
   *[no] { $seat } pesca { $value }: *{ $total }*.
}
tell-bust = { $you ->
    [yes] Hai più di { $cap } e perdi tutto.
   *[no] { $seat } ha più di { $cap } e perde tutto.
}
tell-floor-pass = { $you ->
    [yes] Non fai proposte.
   *[no] { $seat } non fa proposte.
}
tell-offer = { $you ->
    [yes] Fai una proposta ({ $pair }). Investe: { $investor }.
   *[no] { $seat } fa una proposta ({ $pair }). Investe: { $investor }.
}
tell-term-give = { $you ->
    [yes] Riceveresti { $value }.
   *[no] { $seat } riceverebbe { $value }.
}
tell-term-demand = { $you ->
    [yes] Riceveresti { $amount }.
   *[no] { $seat } riceverebbe { $amount }.
}
tell-term-blind = { $you ->
    [yes] Pescheresti coperti: { $count }.
   *[no] { $seat } pescherebbe coperti: { $count }.
}
tell-term-forbid = Vietata: { $street }.
tell-term-require = Obbligatoria: { $street }.
tell-propose = { $you ->
    [yes] Fai la proposta.
   *[no] { $seat } fa la proposta.
}
tell-accept = { $you ->
    [yes] Accetti.
   *[no] { $seat } accetta.
}
tell-refuse = { $you ->
    [yes] Rifiuti.
   *[no] { $seat } rifiuta.
}
tell-withdraw = { $you ->
    [yes] Ritiri la proposta.
   *[no] { $seat } ritira la proposta.
}
tell-paid-to = { $you ->
    [yes] Paghi { $value }. A: { $receiver }.
   *[no] { $seat } paga { $value }. A: { $receiver }.
}
tell-blind = { $you ->
    [yes] Peschi un assegno coperto. Da: { $investor }.
   *[no] { $seat } pesca un assegno coperto. Da: { $investor }.
}
tell-blind-known = { $you ->
    [yes] Peschi { $value }, senza che gli altri vedano. Da: { $investor }.
   *[no] { $seat } pesca { $value }, senza che gli altri vedano. Da: { $investor }.
}
tell-built = { $you ->
    [yes] Costruisci { $picture } { $district }: { $own ->
        [one] 1 bastoncino
       *[other] { $own } bastoncini
    } contro { $best }{ $free ->
        [0] {""}
        [one] {" "}e 1 strada libera
       *[other] {" "}e { $free } strade libere
    }{ $white ->
        [0] {""}
        [one] , 1 lato è bianco
       *[other] , { $white } lati sono bianchi
    }: nessuno può raggiungerti.
   *[no] { $seat } costruisce { $picture } { $district }: { $own ->
        [one] 1 bastoncino
       *[other] { $own } bastoncini
    } contro { $best }{ $free ->
        [0] {""}
        [one] {" "}e 1 strada libera
       *[other] {" "}e { $free } strade libere
    }{ $white ->
        [0] {""}
        [one] , 1 lato è bianco
       *[other] , { $white } lati sono bianchi
    }: nessuno può più arrivarci.
}
tell-built-landmark = { $you ->
    [yes] Costruisci { $picture } { $district }: tutti i { $own } lati che non sono bianchi.
   *[no] { $seat } costruisce { $picture } { $district }: tutti i { $own } lati che non sono bianchi.
}
tell-over-year = L’ultimo anno è pieno: la partita è finita.
tell-over-stall = Non si può più andare avanti: la partita è finita.
tell-tie-sticks = Prestigio pari: vince chi ha più bastoncini sul tabellone.
tell-tie-shared = Prestigio e bastoncini pari: vittoria condivisa.
