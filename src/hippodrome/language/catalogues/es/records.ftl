# Records: what is wrong with one, and that nothing is.
record-empty = { $file } está vacío: un registro empieza por su encabezado
record-header = { $file }: la primera línea debe ser el encabezado, con format, game, rules, setup y seats
record-format = { $file } tiene el formato { $format }; este programa lee el formato { $known }
record-rules = { $file } se jugó con la versión { $rules } de las reglas; este programa conoce la versión { $known }
record-hash = { $file }: en el encabezado se ha cambiado { $part }: { $part }_hash no concuerda
record-seats = { $file }: el encabezado debe indicar tantos asientos como jugadores hay en la preparación
record-line = { $file }: el evento { $event } no está escrito como un evento
record-number = { $file }: el evento { $event } lleva el número { $found }; falta uno o sobra uno
record-seal = { $file }: el evento { $event } se ha cambiado: su sello no concuerda
record-seal-first = { $file }: el encabezado o el evento { $event } se ha cambiado: el primer sello no concuerda
record-actor = { $file }: el evento { $event } es de alguien a quien no le tocaba
record-move = { $file }: evento { $event }: «{ $move }» no es una jugada
record-refused = { $file }: evento { $event }: { $move } va contra las reglas ({ $clause })
record-unfinished = { $file }: el registro se interrumpe después del evento { $event }, antes de que acabe la carrera
record-after-footer = { $file }: después de la última línea, que sigue al evento { $event }, no debe haber nada más
record-footer = { $file }: la última línea se ha cambiado: no concuerda con los { $event } eventos anteriores
record-result = { $file }: el resultado de la última línea no es el de esta carrera
record-verified =
    { $events ->
        [one] El registro está en orden: { $events } evento verificado
       *[other] El registro está en orden: { $events } eventos verificados
    }
