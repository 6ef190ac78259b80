# Records: what is wrong with one, and that nothing is.

record-empty = { $file } è vuoto: una registrazione comincia con la sua intestazione
record-header = { $file }: la prima riga deve essere l’intestazione, con format, game, rules, setup e seats
record-format = { $file } è nel formato { $format }; questo programma legge il formato { $known }
record-rules = { $file } è stato giocato con la versione { $rules } delle regole; questo programma conosce la versione { $known }
record-hash = { $file }: nell’intestazione { $part } è stato modificato: { $part }_hash non corrisponde
record-seats = { $file }: l’intestazione deve indicare tanti posti quanti sono i giocatori nella preparazione
record-line = { $file }: l’evento { $event } non è scritto come un evento
record-number = { $file }: l’evento { $event } porta il numero { $found }; ne manca uno o ce n’è uno di troppo
record-seal = { $file }: l’evento { $event } è stato modificato: il suo sigillo non corrisponde
record-seal-first = { $file }: l’intestazione o l’evento { $event } è stato modificato: il primo sigillo non corrisponde
record-actor = { $file }: l’evento { $event } è di qualcuno che non era di turno
record-move = { $file }: evento { $event }: «{ $move }» non è una mossa
record-refused = { $file }: evento { $event }: { $move } è contro le regole ({ $clause })
record-unfinished = { $file }: la registrazione si interrompe dopo l’evento { $event }, prima della fine della corsa
record-after-footer = { $file }: dopo l’ultima riga, che segue l’evento { $event }, non ci deve essere più nulla
record-footer = { $file }: l’ultima riga è stata modificata: non corrisponde ai { $event } eventi che la precedono
record-result = { $file }: il risultato dell’ultima riga non è quello di questa corsa
record-verified =
    { $events ->
        [one] La registrazione è in ordine: { $events } evento verificato
       *[other] La registrazione è in ordine: { $events } eventi verificati
    }
