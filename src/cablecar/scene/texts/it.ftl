# Testi che servono a ogni gioco. $seat è il nome di un giocatore; $you è yes se è chi legge.

language-name = Italiano

## People and turns

seat = Posto { $number }
seat-name = { $you ->
    [yes] Tu
   *[no] { $seat }
}
player-bot = { $name } (bot)
player-open = posto libero
player-left = { $seat } ha lasciato il tavolo.
player-back = { $seat } è di nuovo al tavolo.
spectator = Spettatore
chance = Sorte
turn-your = Tocca a te.
turn-of = { $you ->
    [yes] Tocca a te.
   *[no] Tocca a { $seat }.
}
to-move = di turno
flag-your = Tocca a te
flag-of = Tocca a { $seat }
you = tu
has-chosen = ha scelto
players = Giocatori
legal-heading = Puoi scegliere
score-sheet = Punteggio finale
leads = { $laurel } in testa
turn-several-all = Tutti scelgono contemporaneamente.
turn-several = Mancano ancora: { $names }.
turn-chosen = { $you ->
    [yes] Hai scelto.
   *[no] { $seat } ha scelto.
}
turn-thinking = { $seat } sta pensando…
turn-number = Turno { $turn }
turn-of-all = Turno { $turn } di { $turns }
round-of-all = Giro { $round } di { $rounds }
starts = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $seat }.
}

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
undo-no = Ora non si può annullare nulla.
undo-none = Non hai ancora mosso.
undo-moved = L’ultima mossa è di { $seat }.
undo-drawn = Nel frattempo è stato pescato qualcosa.
undo-shown = La tua mossa ha mostrato qualcosa.
undo-over = La partita è finita.

## What happened

did = { $seat }: { $word }
did-chance = Sorte: { $word }

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
mode-rules = versione { $version } delle regole
mode-option = { $option }: { $value }
mode-compiled = compilato
mode-interpreted = interpretato (lento)
option-random = a caso
components-warning = Attenzione: { $warning }
components-own = Materiale { $components }: non è quello fornito con il programma.
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
view-hand = La tua mano
view-empty = vuoto
view-hidden = coperto
view-log = Che cosa è successo
view-since = Dal tuo ultimo turno
yes = sì
no = no
on = sì
off = no

## page

page-home = Tutti i giochi
page-your-turn = Tocca a te
page-several = Più giocatori insieme
page-over = Fine
page-prompt = Che cosa fare
page-trail = Passi di questo turno
page-picked = Scelto:
page-put-back = Rimetti giù
page-undo = Annulla
page-skip = Salta
page-players = Giocatori
page-scores = Punteggi
page-you = tu
page-bot = bot
page-chosen = ha scelto
page-open-player = Altro su { $name }
page-number-of = { $name }: { $value } di { $of }
page-log = Cronaca
page-older = Mostra le righe precedenti
page-recall = Mostra sul piano
page-since = Dal tuo ultimo turno
page-new = { $count ->
    [one] 1 nuova
   *[other] { $count } nuove
}
page-more = Altro
page-choices = Scelte
page-type = Scrivi una parola (o premi /)
page-unknown-word = Questo gioco non ha questa parola.
page-why-not = Ora non è possibile:
page-sure = Forse non si potrà annullare.
page-never-ask = Non chiedere più
page-do-it = Procedi
page-cancel = Lascia stare
page-sheet = Punteggio finale
page-place = Posto
page-again = Un’altra partita
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
page-gone = Questo tavolo non si può aprire qui.
page-title-turn = Tocca a te: { $game }
page-banner = Cablecar
page-banner-sub = città da costruire
page-banner-text = Giochi da tavolo per costruire una città, contro i bot o con gli amici. Senza registrazione.
page-my-tables = I miei tavoli
page-my-tables-note = i posti di questo browser
page-all-tables = Mostra tutti i { $count } tavoli
page-games = Giochi
page-games-note = «Gioca subito» comincia contro i bot
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
page-seat-me = io
page-seat-bot = Bot: { $bot }
page-bot-random = a caso
page-bot-greedy = svelto
page-bot-easy = facile
page-bot-club = circolo
page-bot-expert = maestro
page-add-seat = Un posto in più
page-remove-seat = Un posto in meno
page-set = Materiale
page-set-in-play = Materiale: { $set }
page-options = Opzioni
page-preset = Modalità
page-preset-none = scelta libera
page-name = Il tuo nome
page-name-default = Giocatore
page-start = Comincia
page-needs-me = Prendi almeno un posto per te.
page-links = Link
page-links-note = Chi apre un link occupa quel posto.
page-link-seat = Posto { $number }
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
page-about = Informazioni sul programma
page-not-found = Qui non c’è nulla.
page-failed = Non ha funzionato: { $why }
page-offline = Il server non risponde.
page-try-again = Riprova
