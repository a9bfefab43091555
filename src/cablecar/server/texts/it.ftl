
## Che cosa rifiuta un server

why-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo, poi scegli.
why-not-seated = Stai guardando; muove solo chi gioca.
why-no-hint = I suggerimenti si danno quando tocca a te, in una partita senza altre persone.
why-bad-message = Il server non ha capito questo messaggio.
why-too-fast = Troppo in fretta. Aspetta un momento.
why-say-hello = La connessione non è ancora cominciata.
why-busy = Il server è occupato. Riprova fra un momento.
why-past-long = Una partita così lunga richiede qualche istante per essere ricostruita. Riprova fra un minuto.
why-bad-request = Il server non ha capito questa richiesta.
why-bad-option = Il gioco non si può giocare con queste opzioni.
why-bad-seats = Il gioco non è fatto per questo numero di giocatori.
why-bad-name = Un nome ha bisogno di almeno una lettera.
why-no-seat = Questo browser non ha un posto a questo tavolo. Aprilo con il suo link.
why-bad-origin = La richiesta veniva da un altro sito.
why-bad-host = Il server non risponde a questo nome.
why-bad-token = Questo link non apre nessun posto.
why-log-running = La cronaca si può scaricare a partita finita.
why-view-running = Finché la partita è in corso ognuno vede solo il proprio passato; quello degli altri quando è finita.
why-no-view = Questo tavolo non ha una tale vista.
why-bad-log = La riga { $line } di questo registro non è utilizzabile: { $reason }
why-still-running = Si può fare quando la partita è finita.
why-no-table = Questo tavolo non esiste.
why-no-game = Questo gioco non esiste.
why-no-stage = Il tavolo è cambiato. Viene caricato di nuovo.
why-no-file = Qui non c’è nulla.
why-too-large = È troppo grande.
why-too-many = Troppe richieste. Aspetta un momento.
why-locked = Questa casa ha una password. Ricarica la pagina per dirla.
why-bad-password = Non è la password giusta.
why-stopping = Il server si sta fermando.
why-broken = A questo tavolo non si può andare avanti. Chi lo ospita trova il motivo nel registro del server.

## Tavoli che si possono solo guardare

halted-game = Questo tavolo è solo conservato: il suo gioco «{ $game }» qui non c’è più.
halted-set = Questo tavolo è solo conservato: il suo materiale «{ $set }» qui manca. Chi ospita può rimetterlo con --components FILE.
halted-changed = Questo tavolo si può solo guardare: il suo materiale «{ $set }» nel frattempo è cambiato. Si vede ciò che segue dalle prime mosse.
halted-version = Questo tavolo si può solo guardare: è stato giocato con la versione { $version } delle regole, che qui non c’è più. Si vede fino all’ultima mossa che le regole di oggi permettono.
halted-line = Questo tavolo si può solo guardare: da qui in poi la sua cronaca non si può seguire. Chi ospita trova la riga con «cablecar verify».
why-halted = A questo tavolo nessuno può continuare.

## Posti e persone

why-bot-plays = Un bot gioca questo posto. Prima riprendilo.
why-no-such-seat = Questo posto non esiste.
why-no-such-bot = Questo bot non esiste.
why-not-host = Può farlo solo chi conduce il tavolo.
why-seat-held = Questo posto è di qualcuno. Prima fai giocare un bot; si può dare via quando chi lo teneva manca da un minuto.
why-conceded = Questo posto ha rinunciato.
why-no-talk = Qui scrive solo chi gioca a questo tavolo.
why-over = La partita è finita.
ended-agreed = Tutti hanno finito la partita d’accordo.
ended-conceded = { $you ->
    [yes] Hai rinunciato. La partita è finita.
   *[no] { $seat } ha rinunciato. La partita è finita.
}
bye-deleted = Chi conduce ha eliminato questo tavolo.
