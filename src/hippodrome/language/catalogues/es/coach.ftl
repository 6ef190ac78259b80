# The coach: moves as they are named in its sentences. They are never said alone.
coach-best-move =
    { $kind ->
        [drive] el { $card } a { $space }
        [finish] el { $card } hasta cruzar la meta
        [alley] el { $card } a la { coach-ordinal } casilla del callejón
        [vote] el voto por el { $card } a { $space }
        [tuck] el { $card } bajo el mazo
        [withdraw] la retirada
        [pass] el pase
        [sand] el { $card } (regleta { coach-ruler }, carro { coach-turn })
        [ram] la embestida a { $other } con { $card }
        [whip] el látigo contra { $other }
        [no-whip] la renuncia al látigo
        [accident] el accidente { $numbers }
        [crash] el { $card } contra el muro
        [take-normal] el mazo normal
        [take-risky] el mazo arriesgado
        [redraw] una mano nueva
        [keep] la mano tal cual
        [lost] el turno perdido
        [miss] el turno sin carta
        [stop] la parada
        [concede] el final de la carrera
       *[written] «{ $move }»
    }
coach-ordinal =
    { $number ->
        [1] primera
        [2] segunda
        [3] tercera
       *[other] { $number }.ª
    }
coach-ruler =
    { $ruler ->
        [left] { $rulerangle }° a la izquierda
        [right] { $rulerangle }° a la derecha
       *[straight] recta
    }
coach-turn =
    { $turn ->
        [left] { $turnangle }° a la izquierda
        [right] { $turnangle }° a la derecha
       *[straight] recto
    }
coach-played-move =
    { $played_kind ->
        [drive] el { $played_card } a { $played_space }
        [finish] el { $played_card } hasta cruzar la meta
        [alley] el { $played_card } al callejón
        [vote] el voto por el { $played_card } a { $played_space }
        [tuck] el { $played_card } bajo el mazo
        [withdraw] la retirada
        [pass] el pase
        [sand] el { $played_card } (regleta { coach-played-ruler }, carro { coach-played-turn })
        [ram] la embestida a { $played_other } con { $played_card }
        [whip] el látigo contra { $played_other }
        [no-whip] la renuncia al látigo
        [accident] el accidente { $played_numbers }
        [crash] el { $played_card } contra el muro
        [take-normal] el mazo normal
        [take-risky] el mazo arriesgado
        [redraw] una mano nueva
        [keep] la mano tal cual
        [lost] el turno perdido
        [miss] el turno sin carta
        [stop] la parada
        [concede] el final de la carrera
       *[written] «{ $played_move }»
    }
coach-played-ruler =
    { $played_ruler ->
        [left] { $played_rulerangle }° a la izquierda
        [right] { $played_rulerangle }° a la derecha
       *[straight] recta
    }
coach-played-turn =
    { $played_turn ->
        [left] { $played_turnangle }° a la izquierda
        [right] { $played_turnangle }° a la derecha
       *[straight] recto
    }
coach-cost =
    { $unit ->
        [laurels] −{ $whole },{ $tenth } laureles
       *[places] { $whole },{ $tenth } puestos perdidos
    }

# The coach: in how many of the imagined races. These are never said alone either.
coach-played-lost =
    { $played_lost ->
        [100] casi todas las carreras imaginadas
       *[other] cerca del { $played_lost } % de las carreras imaginadas
    }
coach-best-lost =
    { $lost ->
        [0] casi ninguna
       *[other] cerca del { $lost } %
    }
coach-best-win =
    { $win ->
        [100] casi todas las carreras imaginadas
       *[other] cerca del { $win } % de las carreras imaginadas
    }
coach-played-win =
    { $played_win ->
        [0] casi ninguna
       *[other] cerca del { $played_win } %
    }

# The coach: why a move was a blunder.
coach-home = con { coach-best-move }, y no con { coach-played-move }, se habría llegado a la meta: { coach-cost }
coach-disgrace =
    { $pays ->
        [yes] con { coach-played-move } se pierde la última ocasión de pagar el tributo; con { coach-best-move } se habría pagado: { coach-cost }
       *[no] con { coach-played-move } se pierde la última ocasión de pagar el tributo; con { coach-best-move } se habría conservado: { coach-cost }
    }
coach-tribute = con { coach-best-move }, y no con { coach-played-move }, se habría pagado el tributo: { coach-cost }
coach-tribute-later = era mejor { coach-best-move } que { coach-played-move }, porque el tributo podía esperar: { coach-cost }
coach-lost = con { coach-played-move }, { coach-played-lost } acaban sin laureles; con { coach-best-move }, { coach-best-lost }: { coach-cost }
coach-shorter =
    { $points ->
        [one] con { coach-best-move }, y no con { coach-played-move }, se habría seguido el camino más corto y ahorrado { $points } punto: { coach-cost }
       *[other] con { coach-best-move }, y no con { coach-played-move }, se habría seguido el camino más corto y ahorrado { $points } puntos: { coach-cost }
    }
coach-bottleneck = con { coach-best-move }, y no con { coach-played-move }, se habría cerrado el paso estrecho a los carros de detrás: { coach-cost }
coach-six = con { coach-best-move }, y no con { coach-played-move }, se habría podido soltar el 6 a tiempo: { coach-cost }
coach-six-behind = con { coach-played-move } el carro se pone en cabeza, donde el 6 de la mano no se puede jugar; con { coach-best-move }, no: { coach-cost }
coach-points = con { coach-played-move } no quedan puntos suficientes en las cartas para llegar a la meta; con { coach-best-move }, sí: { coach-cost }
coach-roads = tras { coach-best-move } más cartas de la mano tienen el camino libre ({ $free }) que tras { coach-played-move } ({ $fewer }): { coach-cost }
coach-passing = con { coach-best-move }, y no con { coach-played-move }, se habría adelantado a más rivales ({ $count } y no { $fewer }): { coach-cost }
coach-keep = era mejor { coach-best-move } que { coach-played-move }, porque valía la pena guardar la carta más alta: { coach-cost }
coach-advance = era mejor { coach-best-move } que { coach-played-move }, porque el terreno ganado compensaba gastar la carta más alta: { coach-cost }
coach-out = con { coach-played-move }, el carro queda eliminado en { coach-played-lost }; con { coach-best-move }, en { coach-best-lost }: { coach-cost }
coach-deck =
    { $deck ->
        [n] era mejor robar del mazo normal, y no del arriesgado: { coach-cost }
       *[r] era mejor robar del mazo arriesgado, y no del normal: { coach-cost }
    }
coach-whip = { coach-best-move }, y no { coach-played-move }, merecía el riesgo: { coach-cost }
coach-no-whip = era mejor { coach-best-move } que { coach-played-move }, porque el duelo no merecía el riesgo: { coach-cost }
coach-ram = { coach-best-move }, y no { coach-played-move }, merecía el riesgo: { coach-cost }
coach-brake = con { coach-best-move }, y no con { coach-played-move }, habría quedado sitio para el movimiento siguiente: { coach-cost }
coach-speed = con { coach-best-move }, y no con { coach-played-move }, se habría ido más rápido: { coach-cost }
coach-odds = nada lo decide por sí solo, pero con { coach-best-move } se gana en { coach-best-win }; con { coach-played-move }, en { coach-played-win }: { coach-cost }
coach-worth =
    { $unit ->
        [laurels] nada lo decide por sí solo, pero con { coach-best-move } se ganan de media { $worth_whole },{ $worth_tenth } laureles; con { coach-played-move }, { $played_worth_whole },{ $played_worth_tenth }: { coach-cost }
       *[places] nada lo decide por sí solo, pero con { coach-best-move } se llega de media al puesto { $worth_whole },{ $worth_tenth }; con { coach-played-move }, al { $played_worth_whole },{ $played_worth_tenth }: { coach-cost }
    }

# The coach: the review.
coach-line = turno { $turn }, { $name }: { $why }
coach-sum =
    { $blunders ->
        [0] { $name }: { $decisions } decisiones, ningún error grave
        [one] { $name }: { $decisions } decisiones, un error grave, { coach-cost }
       *[other] { $name }: { $decisions } decisiones, { $blunders } errores graves, en total { coach-cost }
    }
coach-weighing = análisis
coach-written = El análisis está en { $folder }
coach-title = Análisis de la carrera
coach-graph = Probabilidad de ganar, según lo que cada auriga podía saber
coach-along = turnos de la carrera
coach-legend = error grave
coach-race = carrera { $race }
coach-heading = Turno { $turn }, { $name }
coach-note = La mejor jugada aparece primero y la que se jugó está en negrita; estas dos se han comparado otra vez, en más carreras. ± es el intervalo del 95 %.
coach-move = jugada
coach-win-chance = probabilidad de ganar
coach-expected-laurels = laureles
coach-expected-place = puesto
coach-chance-lost = sin laureles
coach-chance-out = eliminado
coach-races = carreras
coach-no-seat = --seat debe ser un asiento de esta carrera: de 1 a { $seats }

# The coach: a hint during play.
coach-hint =
    { $unit ->
        [laurels] { $move }: { coach-hint-win }, { $whole },{ $tenth } laureles de media
       *[places] { $move }: { coach-hint-win }, puesto { $whole },{ $tenth } de media
    }
coach-hint-win =
    { $win ->
        [0] casi nunca gana
        [100] gana casi siempre
       *[other] gana cerca del { $win } % de las veces
    }
coach-hint-plain = Nada lo decide por sí solo: en las carreras imaginadas esta jugada salió mejor.
