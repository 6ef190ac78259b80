# The page: Ave Caesar on the board, in the hand and at a glance; the camera over both games' boards.
page-stage-camera = Cámara
page-stage-closer = Acercar
page-stage-further = Alejar
page-stage-all = Mostrar todo el tablero
page-ave-board = El circuito { $course }, recorrido { way-round }
page-ave-course = { $course }, { way-round }
page-ave-unmanned = { $letter } (sin auriga)
page-ave-where = Dónde está cada uno
page-ave-stands =
    { $where ->
        [alley] { $who }: vuelta { $lap } de { $laps }, en el callejón del emperador, casilla { $space }
        [grid] { $who }: en la parrilla, casilla { $space }
       *[track] { $who }: vuelta { $lap } de { $laps }, casilla { $space }, carril { $lane } desde dentro
    }
page-ave-stands-off =
    { $state ->
        [home] { $who }: en la meta
       *[out] { $who }: eliminado
    }
page-ave-tip-lap = vuelta { $lap } de { $laps }
page-ave-tip-cards =
    { $cards ->
        [one] { $cards } carta en la mano, puntos restantes: { $points }
       *[other] { $cards } cartas en la mano, puntos restantes: { $points }
    }
page-ave-lots = El sorteo de los carriles
page-ave-lots-help = Cada uno descubre una carta: la más alta toma el carril I y empieza.
page-ave-dealing = Se están repartiendo las cartas.
page-ave-turn = Tu turno y tu mano
page-ave-hand = Mano
page-ave-your-turn = Te toca
page-ave-waiting = Le toca a { $who }.
page-ave-voting = La mesa vota adónde va { $who }.
page-ave-on-its-way = Tu jugada está en camino.
page-ave-race-over = La carrera ha terminado.
page-ave-prompt-card = Elige una carta.
page-ave-prompt-space = Elige una casilla, aquí o en el tablero.
page-ave-prompt-confirm = Adelante, o elige otra vez.
page-ave-prompt-stuck = No puedes jugar ninguna de tus cartas.
page-ave-prompt-tuck = El paso está bloqueado: elige una carta para meterla bajo tu mazo.
page-ave-vote-prompt = Votación: ¿adónde debe ir { $who }?
page-ave-card =
    { $state ->
        [barred] { $card }, no se puede jugar: ¿por qué?
        [playable] { $card }
       *[held] { $card }, en la mano
    }
page-ave-reaches = Adónde lleva el { $card }
page-ave-lane =
    { $lane ->
        [1] carril interior
       *[other] { $lane }.º desde dentro
    }
page-ave-in-alley = callejón del emperador
page-ave-peril = Te cuesta la carrera:
page-ave-finish = Meta
page-ave-do-drive = Jugar el { $card } hasta { $space }
page-ave-do-finish = Jugar el { $card } y cruzar la meta
page-ave-do-vote = Votar por el { $card } hasta { $space }
page-ave-do-tuck = Meter el { $card } bajo el mazo
page-ave-do-pass = Pasar
page-ave-do-withdraw = Retirarse de la carrera
page-ave-do-anyway = Avanzar de todos modos
page-ave-put-back = Devolver
page-ave-deck = mazo: { $cards }
page-ave-points =
    { $points ->
        [one] queda { $points } punto
       *[other] quedan { $points } puntos
    }
page-ave-stable = Tus otros carros
page-ave-stable-hand = { $who }: { $cards }
page-ave-votes = Votos hasta ahora
page-ave-voted = { $name }: { $card } a { $space }
page-ave-key-card = tomar una carta de ese valor, o devolverla
page-ave-key-walk = recorrer las casillas a las que lleva
page-ave-key-confirm = hacer la jugada que se muestra
page-ave-key-back = devolver la carta
page-ave-glance = La carrera de un vistazo
page-ave-race-of = Carrera { $race } de { $races }
page-ave-six-bound = Quien va en cabeza no puede jugar un VI (4.1).
page-ave-six-opening = La primera carta de la carrera puede ser un VI (4.2).
page-ave-six-finished = Alguien ha llegado: todos pueden jugar un VI (4.6).
page-ave-six-unmoved = Una ronda sin movimiento: quien va en cabeza puede jugar un VI (4.7).
page-ave-six-released = Cierras el camino y solo tienes seises en la mano: puedes jugar un VI (4.5).
page-ave-place = Puesto { $place }
page-ave-leads = en cabeza
page-ave-to-move = le toca
page-ave-on-grid = en la parrilla
page-ave-lap = vuelta { $lap } de { $laps }
page-ave-tribute-paid = tributo pagado
page-ave-tribute-owed = tributo pendiente
page-ave-turned-up = carta descubierta: { $card }
page-ave-laurels =
    { $laurels ->
        [one] { $laurels } laurel
       *[other] { $laurels } laureles
    }
page-ave-left-help = Puntos restantes: todas las cartas aún no jugadas, en la mano y en el mazo. Las cartas pequeñas son las de la mano.
page-ave-left =
    { $cards ->
        [one] puntos restantes: { $points }, { $cards } carta en la mano
       *[other] puntos restantes: { $points }, { $cards } cartas en la mano
    }
page-ave-ranked = Decide el orden de llegada a la línea; las cartas que sobran no cuentan para nada (6.4).
page-ave-state-home = en la meta
page-ave-state-disqualified =
    { $home ->
        [yes] en la meta, descalificado: tributo sin pagar
       *[no] descalificado: tributo sin pagar
    }
page-ave-out-cards = eliminado: sin cartas
page-ave-out-points = eliminado: le faltan puntos
page-ave-out-stalemate = eliminado: nadie podía moverse
page-ave-out-withdrawn = eliminado: se ha retirado
page-ave-out-left = eliminado
page-ave-results = Laureles, carrera a carrera
page-ave-results-who = Auriga
page-ave-results-race = Carrera { $race }
page-ave-results-sum = Laureles
