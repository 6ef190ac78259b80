# Play in the terminal. One fact a line; everything must make sense when it is read aloud.

terminal-menu-title = Hippodrome: corse di bighe nel terminale.
terminal-offer-enter = Premi Invio per correre subito: { $game }, tu contro tre aurighi.
terminal-offer-game-ben-hur = Scrivi { $number } per Ben Hur: sabbia, righelli, scontri e fruste.
terminal-offer-set-up = Scrivi { $number } per scegliere il gioco, i giocatori e il circuito.
terminal-offer-quit = Scrivi q per uscire.
terminal-menu-ask = La tua scelta:
terminal-menu-unclear = Premi Invio, o scrivi { $numbers } o q.
terminal-menu-game = Quale gioco: { $games }? Invio per { $usual }:
terminal-menu-persons = Quante persone a questa tastiera, da { $least } a { $most }? Invio per { $usual }:
terminal-menu-name = Nome del giocatore { $number }? Invio per nessuno:
terminal-menu-rivals = Quanti aurighi guidati dal programma, da { $least } a { $most }? Invio per { $usual }:
terminal-menu-kind = Quali aurighi: { $known }? Invio per { $usual }:
terminal-menu-course = Quale circuito: { $known }? Invio per { $usual }:
terminal-menu-number = Scrivi un numero da { $least } a { $most }, o premi Invio.
terminal-menu-word = Scrivi una di queste parole, o premi Invio: { $known }.

terminal-player = Giocatore
terminal-yes-words = s sì si
terminal-welcome-ave-caesar = Ave Caesar. Gioca una carta, avanza di tante caselle quante ne indica, pescane una nuova; fermati una volta nel viale dell’imperatore per pagare il tributo.
terminal-welcome-ben-hur = Ben Hur. Gioca una carta, posa il suo righello, metti la biga all’altro capo, pesca una nuova carta. Chi tocca un muro è fuori gara.
terminal-seat-person = { $name }: alla tastiera
terminal-seat-program = { $name }: auriga { $kind }
terminal-ask-help = Scrivi ? in qualsiasi momento per l’aiuto.

# A turn.

terminal-pass-keyboard = Passa la tastiera a { $name }, poi premi Invio:
terminal-since = Che cosa è successo:
terminal-you-draw = Peschi { $card }.
terminal-turn = Tocca a te: { $who }
terminal-vote = { $name }, vota: dove va la biga senza auriga { $who }?
terminal-road = Sul circuito:
terminal-on-road =
    { $rank }. { $who }{ $you ->
        [yes] {" "}(tu)
       *[no] {""}
    }: { $space }, { $lap ->
        [0] in griglia
       *[other] giro { $lap } di { $laps }
    }, linea a { $line }, { $tribute ->
        [owed] tributo da pagare, viale a { $alley }, {""}
        [paid] tributo pagato, {""}
        [lost] squalificata, {""}
        [unmanned] senza auriga, {""}
       *[none] {""}
    }{ $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
terminal-off-road =
    { $condition ->
        [finished] { $who }: al traguardo
        [disqualified] { $who }: al traguardo, squalificata
       *[out] { $who }: fuori gara
    }
terminal-hand = La tua mano: { $cards }
terminal-purse = Le tue carte valgono { $points }, almeno { $steps } passi da fare, { $spare } di riserva
terminal-purse-short = Le tue carte valgono { $points }: troppo poco per i { $steps } passi da fare
terminal-moves = Puoi giocare:
terminal-more-moves = Righello e biga girano di ogni grado intero fino a 30: scrivi per esempio drive II -12 +7
terminal-barred = Non adesso:
terminal-move = { $card } fino a { $space }
terminal-move-finish = { $card } oltre il traguardo
terminal-move-tuck = mettere la carta { $card } sotto il mazzo e pescare
terminal-move-withdraw = ritirarsi dalla corsa
terminal-move-pass = passare
terminal-inside = corsia interna
terminal-lane = corsia { $lane }
terminal-bottleneck = una strettoia
terminal-in-alley = nel viale
terminal-pays = si ferma nel viale e paga il tributo
terminal-loses = perde l’ultima occasione di pagare il tributo
terminal-misses = questa volta manca il viale
terminal-crosses = supera la linea, giro { $lap }
terminal-leads = passa in testa
terminal-alley-ahead = viale a { $steps }
terminal-waste =
    { $steps ->
        [one] { $steps } passo in più del necessario
       *[other] { $steps } passi in più del necessario
    }

# The board of Ave Caesar.

terminal-board-here = Sei su { $space }
terminal-board-step =
    { $steps ->
        [one] { $steps } passo avanti:
       *[other] { $steps } passi avanti:
    }
terminal-board-space =
    { $space } corsia { $lane }{ $over ->
        [yes] {" "}oltre la linea
       *[no] {""}
    }
terminal-board-narrow =
    { $space } strettoia{ $over ->
        [yes] {" "}oltre la linea
       *[no] {""}
    }
terminal-board-alley =
    { $space } viale{ $over ->
        [yes] {" "}oltre la linea
       *[no] {""}
    }
terminal-board-taken = { $space } occupata da { $who }
terminal-board-finish = il traguardo
terminal-board-behind =
    { $steps ->
        [one] { $steps } passo indietro: { $who }
       *[other] { $steps } passi indietro: { $who }
    }

# Ben Hur.

terminal-sand-turn =
    { $phase ->
        [redraw] { $chariot }, { $name }: la tua mano è piena di incidenti. Ne prendi una nuova?
        [whip-own] { $chariot }, { $name }: prima della tua carta, usi la frusta?
        [whip] { $chariot }, { $name }: tocchi un rivale. Usi la frusta?
        [whip-reply] { $chariot }, { $name }: un rivale ti si è affiancato. Usi la frusta?
        [whipped] { $chariot }, { $name }: hai perso il duello con la frusta e salti un turno. Giochi adesso un incidente?
        [take] { $chariot }, { $name }: da quale mazzo peschi?
        [more] { $chariot }, { $name }: te la sei cavata. Giochi un’altra carta?
       *[turn] Tocca a te: { $chariot }, { $name }
    }
terminal-sand = Sulla sabbia:
terminal-on-sand =
    { $rank }. { $chariot } ({ $you ->
        [yes] tu, {""}
       *[no] {""}
    }{ $name }): { $section ->
        [near] primo rettilineo
        [east] curva est
        [far] rettilineo opposto
        [west] curva ovest
       *[home] rettilineo d’arrivo
    }, giro { $lap } di { $laps }, { $line ->
        [one] linea a { $line } lunghezza
       *[other] linea a { $line } lunghezze
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }{ $misses ->
        [yes] , salta il prossimo turno
       *[no] {""}
    }
terminal-off-sand =
    { $condition ->
        [finished] { $chariot }: al traguardo
       *[out] { $chariot }: fuori gara
    }
terminal-steer-away = Hai perso il duello con la frusta contro { $other }: il righello deve allontanarsi (5.3)
terminal-ruler = { $card }, { $gain },{ $gaintenth } lunghezze dritto:
terminal-lay = righello { $ruler ->
        [left] { $rulerangle }° a sinistra
        [right] { $rulerangle }° a destra
       *[straight] dritto
    }, biga { $turn ->
        [left] { $turnangle }° a sinistra
        [right] { $turnangle }° a destra
       *[straight] dritta
    }
terminal-gain = guadagna { $gain },{ $gaintenth }
terminal-into =
    { $section ->
        [near] supera la linea
        [east] entra nella curva est
        [far] passa sul rettilineo opposto
        [west] entra nella curva ovest
       *[home] passa sul rettilineo d’arrivo
    }
terminal-way-on = poi c’è posto per { $cards }
terminal-no-way-on = poi non c’è posto per nessuna delle tue carte
terminal-nowhere = { $card } non ci sta da nessuna parte: ci sono di mezzo muri o bighe
terminal-ram = sperona { $other }
terminal-whip = frustare { $other }
terminal-no-whip = non usare la frusta
terminal-accident =
    { $rule ->
        [knockout] incidente { $numbers }: con quel tiro sei fuori gara, con uno più alto peschi una carta
        [club] incidente { $numbers }: con quel tiro il turno finisce, con uno più alto peschi una carta e puoi continuare
       *[endurance] incidente { $numbers }: con quel tiro nessuna carta nuova, con uno più alto ne peschi una
    }
terminal-crash = finire contro il muro con { $card }: fuori gara
terminal-take =
    { $deck ->
        [normal] il mazzo normale: velocità più calme, meno incidenti
       *[risky] il mazzo rischioso: righelli lunghi, ferri di cavallo, più incidenti
    }
terminal-redraw = mostrare la mano e prenderne una nuova
terminal-keep = tenere la mano
terminal-lost = perdere il turno: altre bighe sbarrano ogni strada
terminal-miss = non giocare nulla
terminal-stop = fermarsi qui
terminal-concede = mettere fine alla corsa: il tuo posto è deciso
terminal-here =
    { $section ->
        [near] Sei sul primo rettilineo
        [east] Sei nella curva est
        [far] Sei sul rettilineo opposto
        [west] Sei nella curva ovest
       *[home] Sei sul rettilineo d’arrivo
    }
terminal-heading =
    { $way ->
        [left] Vai { $angle }° a sinistra rispetto alla pista, verso la spina
        [right] Vai { $angle }° a destra rispetto alla pista, verso il muro esterno
       *[straight] Vai dritto lungo la pista
    }
terminal-to-spina = { $gap },{ $gaptenth } lunghezze fino alla spina, alla tua sinistra
terminal-to-wall = { $gap },{ $gaptenth } lunghezze fino al muro esterno, alla tua destra
terminal-to-bend = { $gap },{ $gaptenth } lunghezze fino alla curva
terminal-rival =
    { $other }: { $where ->
        [ahead] { $gap },{ $gaptenth } lunghezze avanti
        [behind] { $gap },{ $gaptenth } lunghezze indietro
       *[level] alla tua altezza
    }, { $aside },{ $asidetenth } { $side ->
        [inside] più vicino alla spina
       *[outside] più all’esterno
    }

# The prompt.

terminal-ask = La tua mossa, da 1 a { $most }, o ? per l’aiuto:
terminal-ask-one = Invio per farlo, o ? per l’aiuto:
terminal-type =
    { $most ->
        [1] Premi Invio o scrivi 1.
       *[other] Scrivi il numero di una mossa, da 1 a { $most }.
    }
terminal-unclear = «{ $text }» non è né una mossa né una domanda; scrivi un numero da 1 a { $most }, o ? per l’aiuto.
terminal-may = { $move } si può giocare: scrivilo senza why.
terminal-all-may = Tutte le carte della tua mano si possono giocare.
terminal-no-rules = Qui le pagine delle regole non ci sono.
terminal-no-clause = Questa regola non c’è; scrivi rules e un numero da { $first } a { $last }, come rules 3.1
terminal-hint = L’allenatore sceglierebbe { $number }, { $move }
terminal-hint-written = L’allenatore sceglierebbe { $move }
terminal-help-move = Un numero gioca quella mossa. Puoi anche scrivere una mossa come è scritta nelle registrazioni.
terminal-help-card = Il numero è quello della mossa nell’elenco, non il valore di una carta.
terminal-help-why = why: che cosa adesso non si può giocare, e la regola che lo vieta. Con una mossa: perché non quella.
terminal-help-rules = rules 4.5: leggi quella regola.
terminal-help-board = board: che cosa c’è davanti a te, e chi è vicino.
terminal-help-hint = hint: che cosa sceglierebbe l’allenatore, e quanto spesso si vince così.
terminal-help-moves = moves: ancora una volta l’elenco delle mosse.
terminal-help-quit = quit: lascia la corsa.
terminal-help-final = Una mossa scelta è giocata: si pesca subito una carta, e non si torna indietro.
terminal-help-ave-caesar = Le mosse si scrivono così: 4-11b2, 5-finish, pass, tuck 3 o withdraw.
terminal-help-ben-hur = Le mosse si scrivono come drive II 0 +30: il righello dritto, la biga 30° a sinistra. Una stella sulla carta è un ferro di cavallo; A1, A2 e A3 sono incidenti.
terminal-leave = Lasci la corsa? Scrivi s per lasciarla, Invio per restare:

# The end.

terminal-result = Risultato:
terminal-again = Un’altra corsa? Scrivi s per sì, Invio per no:
terminal-farewell = Addio, auriga.
terminal-left = Lasci la corsa. Addio.
terminal-left-eof = Non c’è più nulla da leggere: la corsa finisce qui.
terminal-left-interrupt = Interruzione: la corsa finisce qui.
terminal-recorded = La corsa è registrata in { $file }.
terminal-recorded-part = La corsa fin qui, non ancora finita, è in { $file }.
