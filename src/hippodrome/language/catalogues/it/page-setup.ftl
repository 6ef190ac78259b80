# The page: setting up a table.

page-setup-heading = Apri un tavolo
page-setup-editions = Edizione
page-setup-presets = Formula
page-setup-for = Pensata per
page-setup-ways = Dove si gioca?
page-setup-way-own = Ognuno sul proprio dispositivo
page-setup-way-sofa = Un grande schermo, i telefoni in mano
page-setup-way-hot-seat = Tutti su questo dispositivo
page-setup-way-help-own = Manda il link o il codice; ognuno gioca sul telefono o sul computer, ovunque sia.
page-setup-way-help-sofa = Il tabellone è su questo schermo, ogni mano su un telefono. Un codice QR fa entrare i giocatori.
page-setup-way-help-hot-seat = Il dispositivo passa di mano in mano; un sipario nasconde le carte tra un turno e l’altro.
page-setup-seats = Chi corre?
page-setup-players = Giocatori
page-setup-each = Bighe a testa
page-setup-each-help = In pochi, ciascuno può guidare più bighe; i risultati si sommano.
page-setup-unmanned = Bighe senza auriga
page-setup-unmanned-help = Ostacoli mobili che nessuno guida; non vincono nulla.
page-setup-seat = Chi siede al posto { $number }
page-setup-person = Una persona
page-setup-charioteers = Aurighi della casa
page-setup-strength = forza { $rung } su { $rungs }
page-style-patient = paziente
page-style-bold = audace
page-style-blocker = ostruzionista
page-style-gambler = giocatore d’azzardo
page-setup-name = Nome al posto { $number }
page-setup-player = Giocatore { $number }
page-setup-free = Libero, finché qualcuno non si siede.
page-setup-course = Il circuito
page-setup-arena = L’arena
page-setup-shape = Una corsa o più
page-setup-shape-race = Una corsa
page-setup-shape-tournament = Il torneo classico
page-setup-shape-programme = Un tuo programma
page-setup-tournament-help = Entrambi i circuiti in senso orario, poi entrambi in senso antiorario; vince chi ha più allori.
page-setup-direction = Senso
page-setup-direction-help = Nell’altro senso, lo stesso circuito sembra un altro.
page-setup-clockwise = senso orario
page-setup-anticlockwise = senso antiorario
page-setup-laps = Giri
page-setup-laps-help = Il gioco originale ne ha tre; con altri numeri i punti potrebbero non bastare, o avanzare.
page-setup-laps-sand-help = Con uno la corsa è breve; ogni giro dura circa mezz’ora.
page-setup-races = Corse
page-setup-any-number = Qualsiasi numero di bighe, anche se edizione e circuito ne prevedono altri
page-setup-chariots = da { $least } a { $most } bighe
page-setup-own-course = Carica un tuo circuito…
page-setup-own-arena = Carica una tua arena…
page-setup-own-json = { $file } non è né un file JSON né un file .course.
page-setup-own-large = { $file } è troppo grande per essere aperto; il massimo è { $most } MiB.
page-setup-leg-course = Circuito della corsa { $race }
page-setup-leg-direction = Senso della corsa { $race }
page-setup-leg-up = Anticipa la corsa { $race }
page-setup-leg-down = Posticipa la corsa { $race }
page-setup-leg-remove = Togli la corsa { $race }
page-setup-leg-add = Un’altra corsa
page-setup-options = Le regole, una per una
page-setup-changed = cambiata
page-setup-clause = Leggi la regola { $clause }
page-setup-as-usual = come al solito
page-setup-yes = sì
page-setup-no = no
page-setup-fewer = { $what }: meno
page-setup-more = { $what }: più
page-setup-table = Orologio, allenatore e buone maniere

# Editions and presets.

page-setup-edition-ravensburger = Ravensburger
page-setup-about-ravensburger = La scatola del 1989. I 6 sono liberi quando qualcuno è arrivato.
page-setup-edition-player-aid = Foglio d’aiuto
page-setup-about-player-aid = Il foglio inglese della ristampa; si gioca anche in due.
page-setup-edition-summary = Riassunto
page-setup-about-summary = Un compendio francese: chi è bloccato cambia una carta, chi non ha speranza esce prima.
page-setup-edition-pro-ludo = Pro Ludo
page-setup-about-pro-ludo = La scatola più recente con i suoi circuiti; si gioca anche in due.
page-setup-edition-antioch = Antiochia
page-setup-about-antioch = Il gioco base: ogni giro dà un posto, gli incidenti costano carte.
page-setup-edition-season = Stagione
page-setup-about-season = Due o tre corse brevi; un incidente può metterti fuori gara.
page-setup-edition-long = La corsa lunga
page-setup-about-long = Da due a quattro giri, e conta solo il traguardo.
page-setup-edition-club = Club
page-setup-about-club = La regola dei club: chi se la cava in un incidente può proseguire.

# Options of Ave Caesar.

page-setup-option-blocked-hand = Mano bloccata
page-setup-help-blocked-hand = Che cosa succede alle tue carte quando altre bighe ti bloccano.
page-setup-value-blocked-hand-keep = resta
page-setup-value-blocked-hand-tuck = cambia una carta
page-setup-option-six-free-after-finish = I 6 liberi dopo il primo arrivo
page-setup-help-six-free-after-finish = Quando qualcuno è arrivato, anche chi è in testa può giocare i 6.
page-setup-option-retire = Fuori gara
page-setup-help-retire = Quando una biga che non può più arrivare deve lasciare la corsa.
page-setup-value-retire-cards-out = senza carte
page-setup-value-retire-points-short = a corto di punti
page-setup-option-unmanned-six = Il 6 di una biga senza auriga
page-setup-help-unmanned-six = Che cosa succede a un 6 che una biga senza auriga, in testa, non può giocare.
page-setup-value-unmanned-six-discard = si scarta
page-setup-value-unmanned-six-keep = resta scoperto
page-setup-option-unmanned-driver = Chi guida le bighe senza auriga
page-setup-help-unmanned-driver = Un’abitudine fissa del gioco, o il voto di tutti i giocatori.
page-setup-value-unmanned-driver-instinct = l’istinto
page-setup-value-unmanned-driver-vote = un voto
page-setup-option-next-start = Chi apre la corsa seguente
page-setup-help-next-start = Chi ha la corsia I nella corsa seguente di un torneo.
page-setup-value-next-start-last-placed = l’ultimo arrivato
page-setup-value-next-start-last-started = l’ultimo partito
page-setup-value-next-start-by-rank = in ordine d’arrivo
page-setup-option-hand-size = Carte in mano
page-setup-help-hand-size = Tra quante carte scegli. Nel gioco originale sono tre.

# Options of Ben Hur.

page-setup-option-accidents = Incidenti
page-setup-help-accidents = L’effetto di un tiro sfortunato: costa una carta per sempre, ti mette fuori gara, o chiude il turno.
page-setup-value-accidents-endurance = resistenza
page-setup-value-accidents-knockout = eliminazione
page-setup-value-accidents-club = club
page-setup-option-scoring = Punteggio
page-setup-help-scoring = Un posto per ogni giro, solo il traguardo, o una stagione di corse brevi.
page-setup-value-scoring-laps = ogni giro
page-setup-value-scoring-finish = il traguardo
page-setup-value-scoring-season = stagione
page-setup-option-steering = Sterzata
page-setup-help-steering = Girare di 30 gradi o per niente, oppure di un angolo qualsiasi fino a 30.
page-setup-value-steering-fixed = tre angoli
page-setup-value-steering-free = ogni angolo
page-setup-option-fewer-accidents = Meno incidenti
page-setup-help-fewer-accidents = Numero di carte incidente tolte da ogni mazzo, le peggiori per prime. Come al solito: 5 nella corsa lunga da tre giri in su, altrimenti nessuna.
page-setup-option-ties = Parità
page-setup-help-ties = Quando i primi sono pari: condividere il posto, o correre ancora.
page-setup-value-ties-share = condividere
page-setup-value-ties-race = correre ancora

# The clock, the coach, the manners.

page-setup-clock = Orologio
page-setup-clock-none = Senza orologio
page-setup-clock-move = { $time } a mossa
page-setup-clock-bank = { $time }, e { $bonus } a mossa
page-setup-clock-own = Altro…
page-setup-clock-kind = Tempo
page-setup-clock-each = per ogni mossa
page-setup-clock-all = per tutta la corsa
page-setup-clock-time = Quanto
page-setup-clock-unit = Unità
page-setup-clock-bonus = Secondi in più a ogni mossa
page-setup-clock-help = Per chi finisce il tempo guida il sostituto; le redini si possono riprendere appena l’orologio concede il tempo di un’altra mossa. I giorni sono adatti a una corsa lenta, da giocare tra un impegno e l’altro.
page-setup-unit-seconds = secondi
page-setup-unit-minutes = minuti
page-setup-unit-hours = ore
page-setup-unit-days = giorni
page-setup-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
page-setup-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
page-setup-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
page-setup-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
page-setup-hints = Consigli dell’allenatore
page-setup-hints-help = Chi è di turno può chiedere che cosa giocherebbe l’allenatore.
page-setup-takeback = Ritiro delle mosse
page-setup-takeback-help = Una mossa si può ritirare se tutti sono d’accordo e nessuna carta è stata pescata da allora.
page-setup-talk = La parola agli spalti
page-setup-talk-help = Anche chi guarda può dire qualcosa.
page-setup-stand-in = Sostituto
page-setup-stand-in-help = Guida per chi ha finito il tempo, è assente o se n’è andato.
page-setup-absent = Quando qualcuno è assente
page-setup-absent-after = Il sostituto guida dopo { $time }
page-setup-absent-never = Aspettare senza limite
page-setup-absent-help = Conta mentre è il suo turno e un’altra persona aspetta; chi torna riprende le redini. Come al solito: dieci minuti, o quanto concede l’orologio.
page-setup-pace = Ritmo degli aurighi
page-setup-pace-quick = vivace
page-setup-pace-calm = calmo
page-setup-pace-slow = solenne
page-setup-title = Nome del tavolo
page-setup-title-help = Così ognuno lo riconosce nell’elenco dei suoi tavoli.

# The summary.

page-setup-summary = Il tuo tavolo
page-setup-sum-changed =
    { $count ->
        [one] { $count } regola cambiata
       *[other] { $count } regole cambiate
    }
page-setup-sum-race = Una corsa: { $course }, { $direction }
page-setup-sum-tournament = Un torneo di { $races } corse: { $courses }
page-setup-sum-sand =
    { $races ->
        [1] { $arena }, { $laps ->
            [one] { $laps } giro
           *[other] { $laps } giri
        }
       *[other] { $arena }, { $races } corse di un giro
    }
page-setup-sum-field =
    { $chariots ->
        [one] { $chariots } biga; persone: { $people }, aurighi: { $charioteers }
       *[other] { $chariots } bighe; persone: { $people }, aurighi: { $charioteers }
    }
page-setup-open-own = Apri il tavolo
page-setup-open-sofa = Apri su questo schermo
page-setup-open-hot-seat = Alla griglia
page-setup-then-own = Ti siedi per primo; poi mandi il codice agli altri.
page-setup-then-sofa = Tutti entrano con il telefono; questo schermo mostra il tabellone.
page-setup-then-hot-seat = La corsa comincia subito.
page-setup-no-server = Ora il server non è raggiungibile.
page-setup-again = Riprova
page-setup-refused-chariots-edition = Le regole { $edition } sono per { $least }–{ $most } bighe. Cambia il numero dei giocatori, o permetti qualsiasi numero.
page-setup-refused-chariots-course = Il circuito { $course } è per { $least }–{ $most } bighe. Scegli un altro circuito, cambia il numero dei giocatori, o permetti qualsiasi numero.
