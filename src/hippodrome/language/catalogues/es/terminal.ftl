# Play in the terminal. One fact a line; everything must make sense when it is read aloud.
terminal-menu-title = Hippodrome: carreras de carros en el terminal.
terminal-offer-enter = Pulsa Intro para correr enseguida: { $game }, tú contra tres aurigas.
terminal-offer-game-ben-hur = Escribe { $number } para Ben Hur: arena abierta, regletas, embestidas y látigos.
terminal-offer-set-up = Escribe { $number } para elegir el juego, los jugadores y el circuito.
terminal-offer-quit = Escribe q para salir.
terminal-menu-ask = Tu elección:
terminal-menu-unclear = Pulsa Intro, o escribe { $numbers } o q.
terminal-menu-game = ¿Qué juego: { $games }? Intro para { $usual }:
terminal-menu-persons = ¿Cuántas personas en este teclado, de { $least } a { $most }? Intro para { $usual }:
terminal-menu-name = ¿Nombre del jugador { $number }? Intro para ninguno:
terminal-menu-rivals = ¿Cuántos aurigas lleva el programa, de { $least } a { $most }? Intro para { $usual }:
terminal-menu-kind = ¿Qué aurigas: { $known }? Intro para { $usual }:
terminal-menu-course = ¿Qué circuito: { $known }? Intro para { $usual }:
terminal-menu-number = Escribe un número de { $least } a { $most }, o pulsa Intro.
terminal-menu-word = Escribe una de estas palabras, o pulsa Intro: { $known }.
terminal-player = Jugador
terminal-yes-words = s sí si
terminal-welcome-ave-caesar = Ave Caesar. Juega una carta, avanza las casillas que indica, roba una nueva; detente una vez en el callejón del emperador para pagar tu tributo.
terminal-welcome-ben-hur = Ben Hur. Juega una carta, coloca su regleta, pon tu carro en su extremo, roba una carta nueva. Si tocas un muro, quedas eliminado.
terminal-seat-person = { $name }: al teclado
terminal-seat-program = { $name }: auriga { $kind }
terminal-ask-help = Escribe ? en cualquier momento para obtener ayuda.

# A turn.
terminal-pass-keyboard = Pasa el teclado a { $name } y pulsa Intro:
terminal-since = Lo que ha pasado:
terminal-you-draw = Robas { $card }.
terminal-turn = Te toca: { $who }
terminal-vote = { $name }, vota: ¿adónde va el carro sin auriga { $who }?
terminal-road = En el circuito:
terminal-on-road =
    { $rank }. { $who }{ $you ->
        [yes] {" "}(tú)
       *[no] {""}
    }: { $space }, { $lap ->
        [0] en la parrilla
       *[other] vuelta { $lap } de { $laps }
    }, línea a { $line }, { $tribute ->
        [owed] tributo pendiente, callejón a { $alley }, {""}
        [paid] tributo pagado, {""}
        [lost] descalificado, {""}
        [unmanned] sin auriga, {""}
       *[none] {""}
    }{ $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
terminal-off-road =
    { $condition ->
        [finished] { $who }: en la meta
        [disqualified] { $who }: en la meta, descalificado
       *[out] { $who }: eliminado
    }
terminal-hand = Tu mano: { $cards }
terminal-purse = Tus cartas valen { $points }; pasos que faltan, como mínimo: { $steps }; puntos de sobra: { $spare }
terminal-purse-short = Tus cartas valen { $points }: demasiado poco para los { $steps } pasos que faltan
terminal-moves = Puedes jugar:
terminal-more-moves = La regleta y el carro pueden girar cualquier número entero de grados hasta 30: escribe, por ejemplo, drive II -12 +7
terminal-barred = Ahora no:
terminal-move = { $card } a { $space }
terminal-move-finish = { $card } hasta cruzar la meta
terminal-move-tuck = meter el { $card } bajo tu mazo y robar
terminal-move-withdraw = retirarse de la carrera
terminal-move-pass = pasar
terminal-inside = carril interior
terminal-lane = carril { $lane }
terminal-bottleneck = un paso estrecho
terminal-in-alley = en el callejón
terminal-pays = se detiene en el callejón y paga el tributo
terminal-loses = pierde la última ocasión de pagar el tributo
terminal-misses = esta vez se salta el callejón
terminal-crosses = cruza la línea, vuelta { $lap }
terminal-leads = se pone en cabeza
terminal-alley-ahead = callejón a { $steps }
terminal-waste =
    { $steps ->
        [one] { $steps } paso más de lo necesario
       *[other] { $steps } pasos más de lo necesario
    }

# The board of Ave Caesar.
terminal-board-here = Estás en { $space }
terminal-board-step =
    { $steps ->
        [one] { $steps } paso por delante:
       *[other] { $steps } pasos por delante:
    }
terminal-board-space =
    { $space } carril { $lane }{ $over ->
        [yes] {" "}pasada la línea
       *[no] {""}
    }
terminal-board-narrow =
    { $space } paso estrecho{ $over ->
        [yes] {" "}pasada la línea
       *[no] {""}
    }
terminal-board-alley =
    { $space } callejón{ $over ->
        [yes] {" "}pasada la línea
       *[no] {""}
    }
terminal-board-taken = { $space } ocupada por { $who }
terminal-board-finish = la meta
terminal-board-behind =
    { $steps ->
        [one] { $steps } paso por detrás: { $who }
       *[other] { $steps } pasos por detrás: { $who }
    }

# Ben Hur.
terminal-sand-turn =
    { $phase ->
        [redraw] { $chariot }, { $name }: tu mano está llena de accidentes. ¿Tomas una nueva?
        [whip-own] { $chariot }, { $name }: antes de tu carta, ¿usas el látigo?
        [whip] { $chariot }, { $name }: tocas a un rival. ¿Usas el látigo?
        [whip-reply] { $chariot }, { $name }: un rival se te ha pegado. ¿Usas el látigo?
        [whipped] { $chariot }, { $name }: has perdido el duelo de látigo y te saltas un turno. ¿Juegas ahora un accidente?
        [take] { $chariot }, { $name }: ¿de qué mazo robas una carta?
        [more] { $chariot }, { $name }: te has librado. ¿Juegas otra carta?
       *[turn] Te toca: { $chariot }, { $name }
    }
terminal-sand = En la arena:
terminal-on-sand =
    { $rank }. { $chariot } ({ $you ->
        [yes] tú, {""}
       *[no] {""}
    }{ $name }): { $section ->
        [near] primera recta
        [east] curva este
        [far] recta opuesta
        [west] curva oeste
       *[home] recta de meta
    }, vuelta { $lap } de { $laps }, { $line ->
        [one] línea a { $line } largo
       *[other] línea a { $line } largos
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }{ $misses ->
        [yes] , se salta el próximo turno
       *[no] {""}
    }
terminal-off-sand =
    { $condition ->
        [finished] { $chariot }: en la meta
       *[out] { $chariot }: eliminado
    }
terminal-steer-away = Has perdido el duelo de látigo contra { $other }: tu regleta debe apartarse (5.3)
terminal-ruler = { $card }, { $gain },{ $gaintenth } largos en línea recta:
terminal-lay = regleta { $ruler ->
        [left] { $rulerangle }° a la izquierda
        [right] { $rulerangle }° a la derecha
       *[straight] recta
    }, carro { $turn ->
        [left] { $turnangle }° a la izquierda
        [right] { $turnangle }° a la derecha
       *[straight] recto
    }
terminal-gain = gana { $gain },{ $gaintenth }
terminal-into =
    { $section ->
        [near] cruza la línea
        [east] entra en la curva este
        [far] pasa a la recta opuesta
        [west] entra en la curva oeste
       *[home] pasa a la recta de meta
    }
terminal-way-on = cartas que caben después: { $cards }
terminal-no-way-on = después no cabe ninguna de tus cartas
terminal-nowhere = { $card } no cabe en ninguna parte: hay muros o carros en medio
terminal-ram = embiste a { $other }
terminal-whip = azotar a { $other }
terminal-no-whip = dejar el látigo
terminal-accident =
    { $rule ->
        [knockout] accidente { $numbers }: si sacas eso, quedas eliminado; con más, robas una carta
        [club] accidente { $numbers }: si sacas eso, acaba tu turno; con más, robas y puedes seguir
       *[endurance] accidente { $numbers }: si sacas eso, no recibes carta nueva; con más, robas una
    }
terminal-crash = estrellarse contra el muro con { $card } y quedar eliminado
terminal-take =
    { $deck ->
        [normal] el mazo normal: velocidades más tranquilas, menos accidentes
       *[risky] el mazo arriesgado: regletas largas, herraduras, más accidentes
    }
terminal-redraw = enseñar tu mano y tomar una nueva
terminal-keep = conservar tu mano
terminal-lost = perder el turno: otros carros cierran todos los caminos
terminal-miss = no jugar nada
terminal-stop = parar aquí
terminal-concede = terminar la carrera: tu puesto está decidido
terminal-here =
    { $section ->
        [near] Estás en la primera recta
        [east] Estás en la curva este
        [far] Estás en la recta opuesta
        [west] Estás en la curva oeste
       *[home] Estás en la recta de meta
    }
terminal-heading =
    { $way ->
        [left] Apuntas { $angle }° a la izquierda de la pista, hacia la spina
        [right] Apuntas { $angle }° a la derecha de la pista, hacia el muro exterior
       *[straight] Apuntas en línea recta a lo largo de la pista
    }
terminal-to-spina = { $gap },{ $gaptenth } largos hasta la spina, a tu izquierda
terminal-to-wall = { $gap },{ $gaptenth } largos hasta el muro exterior, a tu derecha
terminal-to-bend = { $gap },{ $gaptenth } largos hasta la curva
terminal-rival =
    { $other }: { $where ->
        [ahead] { $gap },{ $gaptenth } largos por delante
        [behind] { $gap },{ $gaptenth } largos por detrás
       *[level] a tu altura
    }, { $aside },{ $asidetenth } { $side ->
        [inside] más cerca de la spina
       *[outside] más por fuera
    }

# The prompt.
terminal-ask = Tu jugada, de 1 a { $most }, o ? para pedir ayuda:
terminal-ask-one = Pulsa Intro para hacerlo, o ? para pedir ayuda:
terminal-type =
    { $most ->
        [1] Pulsa Intro o escribe 1.
       *[other] Escribe el número de una jugada, de 1 a { $most }.
    }
terminal-unclear = «{ $text }» no es ni una jugada ni una pregunta; escribe un número de 1 a { $most }, o ? para pedir ayuda.
terminal-may = { $move } se puede jugar: escríbela sin why.
terminal-all-may = Todas las cartas de tu mano se pueden jugar.
terminal-no-rules = Las páginas de reglas no están disponibles aquí.
terminal-no-clause = Esa regla no existe; escribe rules y un número de { $first } a { $last }, como rules 3.1
terminal-hint = El entrenador elegiría { $number }, { $move }
terminal-hint-written = El entrenador elegiría { $move }
terminal-help-move = Con un número se hace esa jugada. También puedes escribir una jugada tal como figura en los registros.
terminal-help-card = El número es el de la jugada en la lista, no el valor de una carta.
terminal-help-why = why: lo que ahora no se puede jugar, y la regla que lo impide. Con una jugada: por qué esa no.
terminal-help-rules = rules 4.5: leer esa regla.
terminal-help-board = board: lo que tienes por delante, y quién está cerca.
terminal-help-hint = hint: lo que elegiría el entrenador, y con qué frecuencia se gana así.
terminal-help-moves = moves: la lista de jugadas otra vez.
terminal-help-quit = quit: dejar la carrera.
terminal-help-final = Una jugada elegida queda jugada: se roba una carta enseguida, así que no hay vuelta atrás.
terminal-help-ave-caesar = Las jugadas se escriben como 4-11b2, 5-finish, pass, tuck 3 o withdraw.
terminal-help-ben-hur = Las jugadas se escriben como drive II 0 +30: la regleta recta, el carro 30° a la izquierda. Una estrella en una carta es una herradura; A1, A2 y A3 son accidentes.
terminal-leave = ¿Dejar la carrera? Escribe s para dejarla, Intro para seguir:

# The end.
terminal-result = Resultado:
terminal-again = ¿Otra carrera? Escribe s para sí, Intro para no:
terminal-farewell = Adiós, auriga.
terminal-left = Dejas la carrera. Adiós.
terminal-left-eof = No hay nada más que leer: la carrera acaba aquí.
terminal-left-interrupt = Interrupción: la carrera acaba aquí.
terminal-recorded = La carrera está registrada en { $file }.
terminal-recorded-part = La carrera hasta aquí, sin terminar, está en { $file }.
