# Testi che servono a ogni gioco. $seat è il nome di un giocatore; $you è yes se è chi legge.

language-name = Italiano

## People and turns

seat = Posto { $number }
seat-name = { $you ->
    [yes] Tu
   *[no] { $seat }
}
player-bot = { $name } (bot)
spectator = Spettatore
chance = Sorte
turn-your = Tocca a te.
turn-of = { $you ->
    [yes] Tocca a te.
   *[no] Tocca a { $seat }.
}
to-move = di turno
you = tu
has-chosen = ha scelto
players = Giocatori
legal-heading = Puoi scegliere
score-sheet = Punteggio finale
leads = { $laurel } in testa
turn-several-all = Tutti scelgono contemporaneamente.
turn-thinking = { $seat } sta pensando…
turn-of-all = Turno { $turn } di { $turns }
round-of-all = Giro { $round } di { $rounds }

## The terminal

help-keys = Scrivi un numero, una parola o l’inizio di una parola. Inoltre: undo, why PAROLA, look, log, rules, help, quit.
help-undo = undo: annulla la tua ultima mossa, finché nulla è stato pescato o mostrato
help-why = why PAROLA: dice perché una parola ora non è possibile
help-look = look: mostra di nuovo la situazione; look all: con tutto ciò che puoi sapere
help-log = log: racconta che cosa è successo; log words: le righe della partita salvata che puoi vedere
help-rules = rules: come si gioca; rules REGOLA: una regola sola, per esempio rules R17
help-back = back: torna all’elenco completo
help-help = help: questo elenco
help-quit = quit: esci; la partita è salvata
not-understood = Non ho capito: { $typed }. Scrivi un numero dell’elenco, una parola oppure help.
no-such-number = Nell’elenco non c’è { $typed }: va da 1 a { $count }.
rules-more = Tutte le regole: cablecar rules { $game }
list-empty = nulla

## Undo

undo = Annulla
undo-done = { $you ->
    [yes] Hai annullato: { $word }
   *[no] { $seat } ha annullato: { $word }
}
undo-ok = Ritira: { $word }
undo-none = Non hai ancora mosso.
undo-moved = L’ultima mossa è di { $seat }.
undo-drawn = Nel frattempo è stato pescato qualcosa.
undo-shown = La tua mossa ha mostrato qualcosa.
undo-over = La partita è finita.

## What happened

did = { $seat }: { $word }
did-chance = Sorte: { $word }

## Che cosa dice il tavolo

table-human = { $you ->
    [yes] Giochi il posto { $number }.
   *[no] { $seat } gioca il posto { $number }.
}
table-empty = Il posto { $number } è vuoto.
table-bot = Un bot gioca il posto { $number }.
table-away = { $you ->
    [yes] Un bot gioca per te.
   *[no] Un bot gioca per { $seat }.
}
table-absent = { $you ->
    [yes] Sei assente; un bot gioca per te.
   *[no] { $seat } è assente; un bot continua.
}
table-left = { $you ->
    [yes] Te ne vai; un bot gioca per te.
   *[no] { $seat } se ne va; un bot continua.
}
table-conceded = { $you ->
    [yes] Rinunci; un bot continua.
   *[no] { $seat } rinuncia; un bot continua.
}
table-gives-up = { $you ->
    [yes] Rinunci.
   *[no] { $seat } rinuncia.
}
table-practice = Esercizio: questa partita prosegue da un momento di un’altra, nota a chi ha aperto il tavolo.
table-ended = Tutti sono d’accordo di finire qui la partita.

## Refusals

refused = Non è possibile: { $why }
refused-clause = Non è possibile ({ $clause }): { $why }
why-possible = Ora è possibile.
why-of = { $why } ({ $count ->
    [0] { $word }
    [one] { $word } e un’altra parola
   *[other] { $word } e altre { $count } parole
})
why-no-such-word = Questo gioco non ha questa parola.
why-not-your-turn = Non tocca a te.
why-not-now = Ora non è questo che si chiede.
why-log-full = A questo tavolo si è annullato tanto che non si può più annullare nulla.
why-nothing-to-undo = Non hai nulla da annullare: dopo la tua ultima mossa qualcosa è stato pescato, mostrato o deciso da altri.

## Points and the end

points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
score = Punteggio
score-total = Totale
score-points = Punti
score-place = Posto
score-of = { $you ->
    [yes] Hai { $points } { $points ->
        [one] punto
       *[other] punti
    }
   *[no] { $seat } ha { $points } { $points ->
        [one] punto
       *[other] punti
    }
}
place = { $place }º
place-shared = { $place }º a pari merito
over = La partita è finita.
winner = { $you ->
    [yes] Hai vinto!
   *[no] Vince { $seat }.
}
winners = { $names } vincono insieme.
nobody-wins = Non vince nessuno.
rival-wins = Vince { $rival }.
and = { $first } e { $last }

## Modes and tables

mode-line = { $game }, { $seats ->
    [one] 1 giocatore
   *[other] { $seats } giocatori
}, materiale { $components }
mode-compiled = compilato
mode-interpreted = interpretato (lento)
option-random = a caso
option-true = sì
option-false = no
saved = Salvata: { $file }
saved-in = La partita viene salvata in { $file }
replayed = { $count ->
    [one] Ripetuto un evento
   *[other] Ripetuti { $count } eventi
}.
quit = Hai lasciato la partita. È salvata fin qui.
quit-unsaved = Hai lasciato la partita. Non è stata salvata.

## The text view

view-board = Tabellone
view-values = valori
view-empty = vuoto
yes = sì
no = no
on = sì
off = no

## page

page-home = Tutti i giochi
page-your-turn = Tocca a te
page-your-turn-name = { $name }, tocca a te
page-several = Più giocatori insieme
page-watching = Stai guardando
page-over = Fine
page-prompt = Che cosa fare
page-trail = Passi di questo turno
page-picked = Scelto:
page-put-back = Rimetti giù
page-undo = Annulla
page-hint = Consiglio
page-hint-thinks = Un bot sta pensando alla tua mossa …
page-hint-says = Un bot di livello circolo consiglia *«{ $word }»*.
page-hint-unclear = Un bot di livello circolo consiglia *«{ $word }»*, ma nessun favorito netto: altre sembrano altrettanto buone.
page-hint-only = Non c’è altra mossa: *«{ $word }»*.
page-hint-tries = Il { $share } % delle sue { $simulations } prove comincia così. La tua prospettiva dopo: { $value } su 100 (metà: alla pari).
page-hint-tries-rival = Il { $share } % delle sue { $simulations } prove comincia così. La tua prospettiva dopo: { $value } su 100 (metà: alla pari con «{ $rival }»).
page-thinks = { $name } sta pensando …
page-skip = Salta
page-players = Giocatori
page-scores = Punteggi
page-you = tu
page-bot = bot
page-chosen = ha scelto
page-open-player = Altro su { $name }
page-number-of = { $name }: { $value } di { $of }
page-step-of = { $at } di { $of }
page-group-before = Ingrandire il precedente
page-group-after = Ingrandire il successivo
page-log = Cronaca
page-older = Mostra le righe precedenti
page-newest = Ultime
page-recall = Mostra questo momento
page-fork = Esercitati da qui
page-upload = Apri un registro
page-upload-note = Una partita salvata: da rivedere o da continuare contro i bot
page-next = Alla rivincita
page-replay = Rivedi
page-replay-first = All’inizio
page-replay-back = Un passo indietro
page-replay-play = Riproduci
page-replay-pause = Pausa
page-replay-next = Un passo avanti
page-replay-last = Alla fine
page-replay-at = Momento della partita
page-replay-line = { $line } di { $last }
page-replay-leave = Torna al presente
page-view = Visto da
page-view-watch = Spettatori
page-view-open = Tutti: tutto scoperto
page-moment-link = Link a questo momento
page-moment-copied = Questo link porta qui:
page-moment-anyone = Chi ce l’ha può guardare questo tavolo.
page-moment-known = Si apre solo per chi può già aprire questo tavolo; chi lo ospita ha un link per far guardare altri.
page-since = Dal tuo ultimo turno
page-new = { $count ->
    [one] 1 nuova
   *[other] { $count } nuove
}
page-more = Altro
page-explain = Che cos’è?
page-choices = Scelte
page-type = Scrivi una mossa, es. { $word }
page-type-help = Ogni mossa si può anche scrivere, com’è nelle partite salvate; il tasto / porta qui
page-unknown-word = Questo gioco non ha questa parola.
page-why-not = Ora non è possibile:
page-sure = Forse non si potrà annullare.
page-never-ask = Non chiedere più
page-do-it = Procedi
page-cancel = Lascia stare
page-sheet = Punteggio finale
page-place = Posto
page-again = Rivincita
page-download = Scarica la cronaca
page-text-view = Il tavolo a parole
page-show-text = Mostra il tavolo a parole
page-to-text = Vai al tavolo a parole
page-rule = Regola { $clause }
page-rules = Regole
page-settings = Impostazioni
page-night = Colori notturni
page-language = Lingua
page-speed = Velocità con cui si vedono le mosse
page-speed-slow = lenta
page-speed-normal = normale
page-speed-at-once = subito
page-confirm = Chiedi prima di ciò che non si può annullare
page-sound = Un suono leggero quando tocca a me
page-loading = Si prepara il tavolo…
page-lost = Connessione persa; si riprova…
page-slow = La tua mossa è in viaggio: si attende il server…
page-gone = Questo tavolo non si può aprire qui.
page-no-seat-title = Nessun posto a questo tavolo
page-no-seat = O questo tavolo non esiste, o per aprirlo questo browser ha bisogno del suo link: il solo indirizzo non basta.
page-no-seat-ask = Chiedi a chi ti ha invitato il link intero, con tutto quello che segue il #.
page-title-turn = Tocca a te: { $game }
page-banner = Cablecar
page-banner-sub =
    { $count ->
        [1] una città da costruire
        [4] quattro città da costruire
       *[other] { $count } città da costruire
    }
page-banner-text = Giochi da tavolo per costruire una città: con gli amici tramite link, su un solo schermo o contro i bot. Senza registrazione.
page-my-tables = I miei tavoli
page-my-tables-note = i posti di questo browser
page-all-tables = Mostra tutti i { $count } tavoli
page-games = Giochi
page-games-note = «Gioca subito» comincia contro i bot, «Nuovo tavolo» invita anche gli amici
page-play-now = Gioca subito
page-new-table = Nuovo tavolo
page-how-to-play = Come si gioca
page-player-count = { $least }–{ $most } giocatori
page-minutes = { $minutes } minuti
page-turn-of = tocca a { $name }
page-you-and = tu
page-table-over = finita
page-table-halted = si può solo guardare
page-since-now = proprio ora
page-since-minutes = da { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
page-since-hours = da { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
page-since-days = da { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
page-ago-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
} fa
page-ago-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
} fa
page-ago-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
} fa
page-seats = Posti
page-seat = Posto { $number }
page-seat-me = su questo dispositivo
page-name-other = Nome per il posto { $number }
page-name-person = Giocatore { $number }
page-add-person = Un’altra persona su questo dispositivo
page-here-note = Più persone possono condividere questo dispositivo: date a ciascuna un posto «su questo dispositivo».
page-here-note-several = Vi alternate su questo dispositivo. Dove le mani sono segrete, la pagina copre il tavolo finché il dispositivo non è alla persona giusta.
page-here-people = Su questo dispositivo:
page-hand-to = Passa il dispositivo a { $name }
page-curtain-note = Adesso dovrebbe guardare solo { $name }.
page-i-am = Sono { $name }
page-curtain-who = Chi guarda?
page-curtain-waits = Ora nessuno su questo dispositivo deve decidere; si aspetta { $name }.
page-curtain-nobody = Ora nessuno su questo dispositivo deve decidere.
page-curtain-or = Vuole guardare qualcun altro:
page-left-clock = ancora { $time }
page-left-hours = { $count ->
    [one] ancora { $count } ora
   *[other] ancora { $count } ore
}
page-left-days = { $count ->
    [one] ancora { $count } giorno
   *[other] ancora { $count } giorni
}
page-waiting = { $count ->
    [one] { $count } ti aspetta
   *[other] { $count } ti aspettano
}
page-notify = Avvisami
page-notify-on = Gli avvisi sono attivi
page-notify-blocked = Questo browser blocca qui gli avvisi.
page-table-with = Con { $names }
page-seat-bot = Bot: { $bot }
page-bot-random = a caso
page-bot-greedy = svelto
page-bot-easy = facile
page-bot-club = circolo
page-bot-expert = maestro
page-bots = Dal più debole al più forte: { $bots }.
page-strength = «{ $bot }» ha vinto il { $share } % di { $games } partite contro { $others ->
    [one] «{ $against }»
   *[other] { $others } × «{ $against }»
} (alla pari sarebbe il { $even } %).
page-strength-others = In { $players } giocatori: { $line }
page-strength-alone = «{ $bot }» ha vinto il { $share } % di { $games } partite contro «{ $against }».
page-strength-rating = punteggio { $rating } sopra «{ $against }» (da { $low } a { $high })
page-strength-surely = { $players ->
    [one] da solo
   *[other] { $players } giocatori
}: tra il { $low } e il { $high } % misurando più volte
page-strength-tries = { $simulations } prove per decisione
page-strength-seconds = { $seconds } s per decisione
page-strength-quick = meno di { $seconds } s per decisione
page-strength-compiled = misurato con le regole compilate
page-strength-interpreted = misurato con le regole interpretate
page-strength-version = regole, versione { $version }
page-itself = il gioco stesso
page-add-seat = Un posto in più
page-remove-seat = Un posto in meno
page-set = Materiale
page-set-in-play = Materiale: { $set }
page-compiled = Le regole girano compilate, a piena velocità.
page-interpreted = Per ora le regole girano interpretate: tutto funziona, ma i bot forti pensano più a lungo. Dove c’è un compilatore vengono compilate in sottofondo, e dal prossimo avvio girano a piena velocità.
set-designed_v1 = quello consueto, ideato qui
page-options = Opzioni
page-variants = Altre varianti ({ $count })
page-preset = Modalità
page-preset-none = scelta libera
page-name = Il tuo nome
page-name-default = Giocatore
page-start = Comincia
page-needs-me = Prendi almeno un posto per te.
page-links = Link
page-links-note = Chi apre un link occupa quel posto.
page-link-seat = Invia questo link a una persona amica (posto { $number })
page-invite = Mostra il link
page-friend-note = Appena il tavolo comincia ricevi il link da inviare.
page-only-here = I link da qui funzionano solo su questo dispositivo. Per gli amici nella tua rete chiudi Cablecar e avvialo con { $command }.
page-come-title = Hai un invito
page-come-by = { $by } ti invita a una partita di { $game }.
page-come-to = Hai un invito a una partita di { $game }.
page-watch-by = { $by } ti invita a guardare una partita di { $game }.
page-watch-to = Sei invitato a guardare una partita di { $game }.
page-come-text = Come devono chiamarti gli altri?
page-come-another = Come devono chiamare gli altri chi siede qui? A questo dispositivo qualcuno ha già un posto a questo tavolo.
page-link-watch = Solo guardare
page-search = Cerca nelle regole
page-found = { $count ->
    [0] nessun risultato
    [one] 1 passo
   *[other] { $count } passi
}
page-no-rules = Le regole non ci sono ancora in questa lingua.
page-contents = Indice
page-unofficial = Non ufficiale
page-unofficial-text = Una lettura privata di giochi pubblicati; tutti i disegni e i testi sono nostri. Compra gli originali: con un tavolo sotto sono ancora più belli.
page-originals = Chi ha fatto gli originali
page-data = Sui dati
page-data-text = Dove una carta o una mappa non si è potuta conoscere, la nostra è disegnata in accordo con le regole e segnata come tale.
page-credits = Tutti i crediti
page-designed = Che cosa è stampato, trovato o disegnato
page-about = Informazioni sul programma
page-not-found = Qui non c’è nulla.
page-no-game = Qui non c’è nessun gioco «{ $game }».
page-failed = Non ha funzionato: { $why }
page-offline = Il server non risponde.
page-unanswered = La connessione è caduta prima che il server rispondesse. Guarda se è stato fatto; altrimenti riprova.
page-try-again = Riprova
page-fault = Qualcosa è andato storto in questa pagina. La tua partita è salvata: ricarica la pagina per continuare.
page-reload = Ricarica
page-password-title = La password di questa casa
page-password-text = Questo server chiede una password una volta per ogni browser. Chiedila a chi lo gestisce.
page-password = Password
page-password-enter = Entra
page-lan-title = In questa rete
page-lan-text = Altri telefoni e computer di questa rete aprono la pagina a questo indirizzo o con la fotocamera. Chiunque può aprire tavoli; i posti sono di chi ha il loro link. Nulla è cifrato: solo in reti di cui ti fidi.
page-lan-code = Codice per la fotocamera: { $address }
page-seat-friend = una persona amica, con un link
page-seat-empty = vuoto
page-pace = Tempo per decidere
page-pace-note = Chi ci mette di più è sostituito da un bot fino al ritorno.
page-pace-0 = senza limite
page-pace-120 = 2 minuti
page-pace-600 = 10 minuti
page-pace-3600 = 1 ora
page-pace-86400 = 1 giorno
page-pace-259200 = 3 giorni
page-pace-604800 = 7 giorni
page-pace-other = { $seconds } secondi
page-people = Persone e link
page-talk = Chiacchiere
page-talk-say = Di’ qualcosa
page-talk-send = Invia
page-talk-watching = { $name } (guarda)
page-talk-new = Chiacchiere ({ $count })
page-talk-empty = Nessuno ha ancora detto niente.
page-talk-way = Chi parla
page-talk-way-all = chi gioca e chi guarda
page-talk-way-read = chi gioca; chi guarda legge
page-talk-way-players = solo chi gioca
page-close = Chiudi
page-state-friend = si aspetta qualcuno
page-state-empty = vuoto
page-state-away = intanto gioca un bot
page-state-absent = assente, gioca un bot
page-state-left = ha lasciato il tavolo, gioca un bot
page-state-conceded = ha rinunciato
page-here = c’è
page-agrees = vuole finire la partita
page-host = Questo tavolo lo conduci tu.
page-plays-person = { $name }
page-plays-change = Posto { $number }: chi gioca
page-to-me = io
page-to-friend = qualcuno con un nuovo link
page-seat-lend = Per invitare qualcun altro a questo posto, o di nuovo la stessa persona, fallo prima giocare da un bot.
page-take-seat = Siediti qui
page-take-back = Riprendi il posto
page-bot-plays = Un bot gioca per te.
page-let-bot = Fai giocare un bot
page-copy = Copia
page-copied = Copiato
page-new-link = Nuovo link
page-link-host = Conduzione: cambiare il tavolo da un altro dispositivo
page-link-mine = Il tuo posto, su un altro dispositivo
page-links-lost = I link li ricorda solo il browser che li ha creati; se serve, creane uno nuovo.
page-leave = Vai via
page-leave-note = Un bot gioca per te; puoi tornare.
page-concede = Rinuncia
page-concede-note = Per sempre: in uno o due la partita finisce, altrimenti un bot continua.
page-agree = Finire d’accordo
page-agree-note = La partita finisce quando tutti lo vogliono.
page-disagree = Continuare
page-delete = Elimina il tavolo
page-delete-note = Per tutti, con il suo registro. Non si può annullare.
page-ask-sure = Confermi?
page-ended = Finita prima
page-turn-empty = Qualcuno deve ancora sedersi
