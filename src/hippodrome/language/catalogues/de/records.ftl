# Records: what is wrong with one, and that nothing is.

record-empty = { $file } ist leer: Eine Aufzeichnung beginnt mit ihrer Kopfzeile
record-header = { $file }: Die erste Zeile muss die Kopfzeile sein, mit format, game, rules, setup und seats
record-format = { $file } hat das Format { $format }; dieses Programm liest Format { $known }
record-rules = { $file } wurde nach Fassung { $rules } der Regeln gespielt; dieses Programm kennt Fassung { $known }
record-hash = { $file }: In der Kopfzeile wurde { $part } verändert, denn { $part }_hash passt nicht dazu
record-seats = { $file }: Die Kopfzeile muss so viele Plätze nennen, wie Spieler im Spielaufbau stehen
record-line = { $file }: Ereignis { $event } ist nicht wie ein Ereignis geschrieben
record-number = { $file }: Ereignis { $event } trägt die Nummer { $found }; es fehlt eines oder es ist eines zu viel
record-seal = { $file }: Ereignis { $event } wurde verändert, denn sein Siegel passt nicht
record-seal-first = { $file }: Die Kopfzeile oder Ereignis { $event } wurde verändert, denn das erste Siegel passt nicht
record-actor = { $file }: Ereignis { $event } kommt von jemandem, der nicht am Zug war
record-move = { $file }: Ereignis { $event }: „{ $move }“ ist kein Zug
record-refused = { $file }: Ereignis { $event }: { $move } verstößt gegen die Regeln ({ $clause })
record-unfinished = { $file }: Die Aufzeichnung bricht nach Ereignis { $event } ab, bevor das Rennen vorbei ist
record-after-footer = { $file }: Nach der Schlusszeile, die auf Ereignis { $event } folgt, darf nichts mehr kommen
record-footer = { $file }: Die Schlusszeile wurde verändert, denn sie passt nicht zu den { $event } Ereignissen davor
record-result = { $file }: Das Ergebnis in der Schlusszeile ist nicht das Ergebnis dieses Rennens
record-verified =
    { $events ->
        [one] Die Aufzeichnung ist in Ordnung: { $events } Ereignis geprüft
       *[other] Die Aufzeichnung ist in Ordnung: { $events } Ereignisse geprüft
    }
