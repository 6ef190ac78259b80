# The page: the frame of a race.

page-table-company = Al tavolo
page-table-you = tu
page-table-to-move = di turno
page-table-driven = un auriga tiene le redini
page-table-away = assente
page-table-here = presente
page-table-seat-free = Libero
page-table-home = Inizio
page-table-code = Codice
page-table-mute = Disattiva i suoni
page-table-menu = Menu del tavolo
page-table-copy-link = Copia il link
page-table-copy = Copia
page-table-copied = Copiato.
page-table-not-copied = Il browser non ha permesso di copiare; prendine nota.
page-table-recovery = Codice di recupero
page-table-recovery-why = Se questo dispositivo ti abbandona, il codice ti restituisce il posto su un altro: unisciti lì al tavolo e inseriscilo. Vale una volta; poi ne ricevi uno nuovo. Tienilo per te.
page-table-recovery-kept = L’ho conservato
page-table-call-me = Chiamami quando tocca a me
page-table-hand-over = Fai guidare un auriga al posto mio
page-table-come-back = Riprendi le redini
page-table-driven-for-you = { $driver } guida per { $name }.
page-table-ask-takeback = Chiedi di ritirare la mia mossa
page-table-leave = Lascia il tavolo
page-table-leave-racing = Il tuo posto sarà libero per qualcun altro; fino ad allora un auriga guiderà la tua biga. Se vuoi solo una pausa, chiudi la pagina: il posto resta tuo.
page-table-leave-gathering = Il tuo posto sarà libero per qualcun altro.
page-table-leave-yes = Lascia per sempre
page-table-only-away = Torna solo all’inizio, tieni il posto
page-table-watching =
    { $count ->
        [one] Uno spettatore sugli spalti
       *[other] { $count } spettatori sugli spalti
    }
page-table-no-server = Il server non è raggiungibile in questo momento. Riprova tra poco.
page-table-line-broken = Connessione persa, riconnessione in corso…
page-table-server-stopping = Il server si riavvia; nulla va perso. Riconnessione in corso…
page-table-opening = Si aprono i cancelli…
page-table-not-here = Tavolo non trovato
page-table-other-code = Inserisci un altro codice

# The page: while people gather.

page-table-gathering = { $game }: la compagnia si riunisce
page-table-seats = Posti
page-table-name = Il tuo nome
page-table-next-name = Un’altra persona su questo dispositivo
page-table-take-seat = Prendi posto
page-table-sit = Siediti qui
page-table-sit-on = Siediti al posto { $seat }
page-table-free-seat = Libera il posto
page-table-free-seat-of = Libera il posto di { $name }
page-table-recovery-new = Ora il tuo posto è qui. Il vecchio codice di recupero è stato usato; il nuovo è { $code } (vedi il menu del tavolo).
page-table-hire = Chi guiderà?
page-table-hire-short = Un auriga
page-table-hire-for = Dai il posto { $seat } a un auriga
page-table-strength = Forza { $strength } su { $most }
page-table-start = Dai il via
page-table-start-fill =
    { $count ->
        [one] Il posto libero va a { $charioteer }.
       *[other] I { $count } posti liberi vanno ad aurighi come { $charioteer }.
    }
page-table-watch-or-sit = Prendi posto per correre, o resta a guardare.
page-table-only-watch = Nessun posto è libero. Puoi guardare dagli spalti.
page-table-open-sofa = Mostralo su uno schermo grande
page-table-invite = Invita altri
page-table-join-by-phone = Unisciti con il telefono
page-table-invitation = Un posto alle corse
page-table-send-link = Invia il link
page-table-qr = Codice QR per { $link }
page-table-address = da inserire su { $address }
page-table-only-here = Questo server ascolta solo su questa macchina. Per i telefoni della tua rete, avvialo con --host 0.0.0.0.
page-table-phone-starts =
    { $seated ->
        [yes] Qualsiasi telefono può dare il via.
       *[no] Appena qualcuno si siede, qualsiasi telefono può dare il via.
    }
page-table-terms-races =
    { $count ->
        [one] una corsa
       *[other] { $count } corse
    }
page-table-terms-unmanned =
    { $count ->
        [one] una biga senza auriga
       *[other] { $count } bighe senza auriga
    }
page-table-terms-laps =
    { $count ->
        [one] un giro
       *[other] { $count } giri
    }
page-table-terms-no-clock = senza orologio
page-table-terms-move = { $time } per decisione
page-table-terms-bank = { $time } in tutto, { $bonus } s in più per decisione
page-table-terms-absent = sostituto dopo { $time } di assenza
page-table-terms-absent-never = si aspettano gli assenti
page-table-terms-takeback = mosse ritirate di comune accordo
page-table-terms-hints = con un allenatore
page-table-days = { $days } g { $hours } h

# The page: during the race.

page-table-board = Il tabellone
page-table-loading-board = Si rastrella la sabbia…
page-table-hand = La tua mano
page-table-beside = Accanto al tabellone
page-table-clause = Una regola
page-table-words = Cronaca e chiacchiere
page-table-tab-log = La corsa
page-table-tab-talk = Chiacchiere
page-table-log = La corsa raccontata
page-table-log-empty = Non è ancora successo nulla.
page-table-look-back = Mostra questo momento sul tabellone
page-table-looking-back = La corsa com’era prima.
page-table-back-to-race = Torna alla corsa
page-table-talk = Chiacchiere al tavolo
page-table-talk-empty = Nessuno ha ancora detto nulla.
page-table-talk-silent = A questo tavolo gli spalti tacciono.
page-table-stands = spalti
page-table-say-something = Scrivi qualcosa
page-table-say = Invia
page-table-fresh =
    { $count ->
        [one] { $count } nuovo
       *[other] { $count } nuovi
    }
page-table-your-turn = Tocca a te
page-table-turn-of = { $name }, tocca a te
page-table-waiting-for = Tocca a { $name }
page-table-drives-for = { $driver } guida per { $name }
page-table-fates = Decidono le Parche
page-table-title-turn = ● Tocca a te — { $title }
page-table-title-turn-of = ● { $name } — { $title }
page-table-call-title = Tocca a te
page-table-coach = L’allenatore:
page-table-coach-best =
    { $unit ->
        [laurels] In media porta { $worth } allori; probabilità di vittoria circa { $win }%.
       *[places] In media porta al posto { $worth }; probabilità di vittoria circa { $win }%.
    }
page-table-coach-next = La seconda migliore: { $worth } e { $win }%.
page-table-hint = Chiedi all’allenatore
page-table-hint-asking = L’allenatore riflette…
page-table-takeback-asked = { $name } chiede di ritirare una mossa.
page-table-takeback-yes = Consenti
page-table-takeback-yes-of = { $name } lo consente
page-table-takeback-no = No
page-table-takeback-waiting = { $name } ha chiesto di ritirare una mossa; devono ancora rispondere: { $names }.
page-table-petition-seat = { $name } chiede il posto { $seat } e ne vedrebbe la mano.
page-table-petition-seat-yes = Fai entrare
page-table-petition-reins = { $name } è assente. Può guidare { $charioteer } fino al suo ritorno?
page-table-petition-reins-yes = Sì
page-table-petition-waiting = Devono ancora rispondere: { $names }.
page-table-ask-reins = { $name } è assente: fai guidare { $charioteer }
page-table-asked-for-seat = Hai chiesto il posto { $seat }; il tavolo sta decidendo.
page-table-not-let-in = Il tavolo non ti ha fatto entrare. Puoi continuare a guardare.
page-table-pass-device = Passa il dispositivo a { $name }.
page-table-i-am = Sono { $name }
page-table-feelings = Mostra che cosa provi
page-table-feels = { $name }: { $what }
page-table-feeling-laurel = Allori
page-table-feeling-whip = Uno schiocco di frusta
page-table-feeling-hail = Ave!
page-table-feeling-dust = Mangia la polvere
page-table-feeling-laugh = Una risata
page-table-feeling-gasp = Senza fiato

# The page: moments of the race.

page-table-moment-hail = Ave Caesar!
page-table-moment-block = Bloccata!
page-table-moment-ram = Speronata!
page-table-moment-whip = La frusta!
page-table-moment-crash = Schianto!
page-table-moment-line = Oltre la linea!
page-table-moment-home = Al traguardo!
page-table-moment-out = Fuori gara
page-table-moment-lead = In testa!
page-table-moment-laurels = Gli allori!

# The page: notes in the log.

page-table-note-sat = { $name } prende posto.
page-table-note-left = { $name } lascia il tavolo.
page-table-somebody = Qualcuno
page-table-note-recovered = { $name } torna su un altro dispositivo.
page-table-note-manned = { $charioteer } prende posto.
page-table-note-asked = { $name } chiede di ritirare una mossa.
page-table-note-consented = { $name } lascia ritirare la mossa.
page-table-note-declined = { $name } non lascia ritirare la mossa.
page-table-note-reins-time = Il tempo di { $name } è scaduto: { $charioteer } prende le redini.
page-table-note-reins-asked = { $name } affida le redini a { $charioteer }.
page-table-note-reins-absent = { $name } è assente: { $charioteer } prende le redini.
page-table-note-freed = Un posto viene liberato.
page-table-note-petitioned-seat = { $name } chiede un posto libero.
page-table-note-petitioned-reins = { $name } è assente; si chiede ai presenti se vogliono un sostituto.
page-table-note-voted-yes = { $name } è d’accordo.
page-table-note-voted-no = { $name } non è d’accordo.
page-table-note-returned = { $name } riprende le redini.
page-table-note-replaced = Un auriga non ce la fa: subentra { $charioteer }.
page-table-note-replaced-unfit = Un auriga non può correre qui, perché manca ciò che ha imparato o il circuito è troppo grande: al suo posto guida { $charioteer }.

# The page: results.

page-table-you-won = La vittoria è tua!
page-table-you-came =
    { $place ->
        [2] Secondo posto per te
        [3] Terzo posto per te
        [4] Quarto posto per te
        [5] Quinto posto per te
        [6] Sesto posto per te
       *[other] { $place }º posto per te
    }
page-table-graph = I posti durante la corsa
page-table-best-moment = Il momento da raccontare:
page-table-won =
    { $count ->
        [one] Vince { $names }!
       *[other] { $names } condividono la vittoria!
    }
page-table-laurels =
    { $count ->
        [one] { $count } alloro
       *[other] { $count } allori
    }
page-table-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
page-table-end-finished = al traguardo
page-table-end-out = fuori gara
page-table-end-disqualified = squalificata
page-table-end-racing = ancora in gara
page-table-rematch = Rivincita
page-table-rematch-join = Rivincita: unisciti
page-table-review = Rivedi, con l’allenatore
page-table-record = Salva la registrazione
page-table-see-board = Guarda il tabellone
page-table-results = I risultati

# The page: the sofa.

page-table-sit-down = Accomodati
page-table-your-emblem = Questo è il tuo emblema. Guarda lo schermo grande.
page-table-sit-here = Al tavolo: { $names }
page-table-watch = Guarda dagli spalti
page-table-show-board = Mostra qui il tabellone
page-table-hide-board = Nascondi il tabellone

# The page: joining.

page-join-title = Unisciti a un tavolo
page-join-help = Inserisci il codice del tavolo, come appare sullo schermo di chi l’ha aperto.
page-join-go = Al tavolo
page-join-back = Torna al mio posto ({ $name })
page-join-phone = La mia mano su questo telefono
page-join-sit = Prendi posto
page-join-sit-board = Prendi posto e guarda qui il tabellone
page-join-over = Questa corsa è finita; puoi vedere com’è andata.
page-join-ask = Chiedi un posto
page-join-ask-why = La corsa è cominciata: chi è al tavolo deve farti entrare.
page-join-recover = Ho già un posto qui, su un altro dispositivo
page-join-recover-go = Riprendi il mio posto
page-table-you-disqualified = Sei stato squalificato
page-table-you-out = Sei fuori gara
