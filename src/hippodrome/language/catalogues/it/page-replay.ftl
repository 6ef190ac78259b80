# The page: races to look at again.

page-replay-heading = Replay
page-replay-board = Il tabellone
page-replay-beside = Accanto al tabellone
page-replay-words = La corsa raccontata
page-replay-hands = Tutte le mani
page-replay-hand = { $letter } ha in mano { $cards }
page-replay-tab-words = Il racconto
page-replay-tab-field = Le bighe
page-replay-tab-coach = L’allenatore
page-replay-scrubber = Momento della corsa
page-replay-at = { $at } di { $of }
page-replay-keys = Scorri la corsa
page-replay-first = Alla partenza (Inizio)
page-replay-last = Alla fine (Fine)
page-replay-back = Un passo indietro (←)
page-replay-on = Un passo avanti (→)
page-replay-play = Avvia (spazio)
page-replay-pause = Pausa (spazio)
page-replay-moment-back = Al momento precedente
page-replay-moment-on = Al momento seguente
page-replay-speed = Velocità
page-replay-whose = Ai turni di chi saltare
page-replay-everybody = ogni turno
page-replay-turns-of = turni di { $name }
page-replay-turn-back = Al turno precedente (PagSu)
page-replay-turn-on = Al turno seguente (PagGiù)
page-replay-live = Dal vivo
page-replay-link = Link a questo momento
page-replay-link-copied = Link copiato
page-replay-record = Registrazione
page-replay-not-begun = La corsa non è cominciata.
page-replay-to-table = Al tavolo
page-replay-chances = Le probabilità di vittoria di ciascuno, lungo la corsa
page-replay-decision = { $name } ha giocato { $played }; l’allenatore avrebbe giocato { $best }.
page-replay-agreed = { $name } ha giocato { $played }, e l’allenatore avrebbe fatto lo stesso.
page-replay-blunders =
    { $count ->
        [0] Nessuno svarione
        [one] { $count } svarione
       *[other] { $count } svarioni
    }
page-replay-coach-later = Quando la corsa sarà finita, l’allenatore potrà riguardarla.
page-replay-coach-none = L’allenatore riguarda solo le corse del server.
page-replay-coach-help = L’allenatore porta ogni decisione fino in fondo molte volte: come andavano le probabilità di vittoria, e quali mosse erano svarioni.
page-replay-coach-ask = Chiedi all’allenatore
page-replay-coach-thinks = L’allenatore riflette…
page-replay-mine = Corse di questo dispositivo
page-replay-none = Nessuna corsa è ancora finita. Quelle che finisci sono elencate qui.
page-replay-bring = Porta una registrazione
page-replay-choose = Scegli un file
page-replay-drop = o trascinalo qui
page-replay-by-code = Guarda un tavolo
page-replay-code = Codice o identificativo del tavolo
page-replay-watch = Guarda
page-replay-how = Da dove vengono le registrazioni
page-replay-how-table = Ogni corsa finita ha la sua: premi Registrazione sopra il suo replay.
page-replay-how-link = Il link a un momento vale per tutti quelli che raggiungono questo server.
page-replay-how-command = Anche le corse della riga di comando lo sono:
