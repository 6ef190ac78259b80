# The page: setting up a table.
page-setup-heading = Abrir una mesa
page-setup-editions = Edición
page-setup-presets = Tipo de carrera
page-setup-for = Pensado para
page-setup-ways = ¿Dónde os sentáis?
page-setup-way-own = Cada uno en su dispositivo
page-setup-way-sofa = Una pantalla grande y móviles en la mano
page-setup-way-hot-seat = Todos en este dispositivo
page-setup-way-help-own = Envía el enlace o el código; cada uno juega en su móvil o su ordenador, esté donde esté.
page-setup-way-help-sofa = El tablero está en esta pantalla; cada mano, en un móvil. Un código QR deja entrar a los jugadores.
page-setup-way-help-hot-seat = El dispositivo va pasando de mano en mano; un telón oculta las cartas entre turno y turno.
page-setup-seats = ¿Quién corre?
page-setup-players = Jugadores
page-setup-each = Carros por jugador
page-setup-each-help = Si sois pocos, cada uno puede conducir varios carros; sus resultados se suman.
page-setup-unmanned = Carros sin auriga
page-setup-unmanned-help = Obstáculos móviles que nadie conduce; no ganan nada.
page-setup-seat = Quién se sienta en el asiento { $number }
page-setup-person = Una persona
page-setup-charioteers = Aurigas de la casa
page-setup-strength = nivel { $rung } de { $rungs }
page-style-patient = paciente
page-style-bold = audaz
page-style-blocker = bloqueador
page-style-gambler = apostador
page-setup-name = Nombre del asiento { $number }
page-setup-player = Jugador { $number }
page-setup-free = Libre, hasta que alguien se siente.
page-setup-course = El circuito
page-setup-arena = La arena
page-setup-shape = Una carrera o varias
page-setup-shape-race = Una carrera
page-setup-shape-tournament = El torneo habitual
page-setup-shape-programme = Un programa propio
page-setup-tournament-help = Los dos circuitos en sentido horario y después los dos en sentido antihorario; gana quien tenga más laureles.
page-setup-direction = Sentido
page-setup-direction-help = El mismo circuito parece otro en el sentido contrario.
page-setup-clockwise = sentido horario
page-setup-anticlockwise = sentido antihorario
page-setup-laps = Vueltas
page-setup-laps-help = El juego original tiene tres; con otro número, los puntos pueden no alcanzar, o sobrar demasiado.
page-setup-laps-sand-help = Una es una carrera rápida; cada vuelta dura una media hora.
page-setup-races = Carreras
page-setup-any-number = Cualquier número de carros, sin importar para cuántos están pensados la edición y el circuito
page-setup-chariots = de { $least } a { $most } carros
page-setup-own-course = Cargar un circuito propio…
page-setup-own-arena = Cargar una arena propia…
page-setup-own-json = { $file } no es un archivo JSON ni un archivo .course.
page-setup-own-large = { $file } es demasiado grande para abrirlo; el máximo es de { $most } MiB.
page-setup-leg-course = Circuito de la carrera { $race }
page-setup-leg-direction = Sentido de la carrera { $race }
page-setup-leg-up = Adelantar la carrera { $race }
page-setup-leg-down = Retrasar la carrera { $race }
page-setup-leg-remove = Quitar la carrera { $race }
page-setup-leg-add = Una carrera más
page-setup-options = Las reglas, una por una
page-setup-changed = cambiada
page-setup-clause = Leer la regla { $clause }
page-setup-as-usual = lo habitual
page-setup-yes = sí
page-setup-no = no
page-setup-fewer = { $what }: menos
page-setup-more = { $what }: más
page-setup-table = Reloj, entrenador y modales

# Editions and presets.
page-setup-edition-ravensburger = Ravensburger
page-setup-about-ravensburger = La caja de 1989. Los seises quedan libres en cuanto alguien llega.
page-setup-edition-player-aid = Ayuda de juego
page-setup-about-player-aid = La hoja inglesa de la reedición, también para dos.
page-setup-edition-summary = Resumen
page-setup-about-summary = Un compendio francés: quien está bloqueado cambia una carta, y quien ya no puede llegar se va antes.
page-setup-edition-pro-ludo = Pro Ludo
page-setup-about-pro-ludo = La caja posterior, con sus propios circuitos, también para dos.
page-setup-edition-antioch = Antioquía
page-setup-about-antioch = El juego básico: cada vuelta da un puesto, los accidentes cuestan cartas.
page-setup-edition-season = Temporada
page-setup-about-season = Dos o tres carreras cortas; un accidente puede eliminarte.
page-setup-edition-long = La carrera larga
page-setup-about-long = De dos a cuatro vueltas, y solo cuenta la meta.
page-setup-edition-club = Club
page-setup-about-club = La regla de los clubes: quien se libra de un accidente puede seguir.

# Options of Ave Caesar.
page-setup-option-blocked-hand = Mano bloqueada
page-setup-help-blocked-hand = Qué pasa con tus cartas cuando otros carros te bloquean.
page-setup-value-blocked-hand-keep = se queda
page-setup-value-blocked-hand-tuck = se cambia una carta
page-setup-option-six-free-after-finish = Seises libres tras la primera llegada
page-setup-help-six-free-after-finish = En cuanto alguien llega, también quien va en cabeza puede jugar seises.
page-setup-option-retire = Eliminación
page-setup-help-retire = Cuándo tiene que irse un carro que ya no puede llegar.
page-setup-value-retire-cards-out = sin cartas
page-setup-value-retire-points-short = sin puntos suficientes
page-setup-option-unmanned-six = El 6 de un carro sin auriga
page-setup-help-unmanned-six = Qué pasa con un 6 que un carro sin auriga en cabeza no puede jugar.
page-setup-value-unmanned-six-discard = se descarta
page-setup-value-unmanned-six-keep = queda descubierto
page-setup-option-unmanned-driver = Quién conduce los carros sin auriga
page-setup-help-unmanned-driver = Una costumbre fija del juego, o el voto de todos los jugadores.
page-setup-value-unmanned-driver-instinct = el instinto
page-setup-value-unmanned-driver-vote = una votación
page-setup-option-next-start = Quién abre la carrera siguiente
page-setup-help-next-start = Quién recibe el carril I en la carrera siguiente de un torneo.
page-setup-value-next-start-last-placed = el último clasificado
page-setup-value-next-start-last-started = el último en salir
page-setup-value-next-start-by-rank = por orden de llegada
page-setup-option-hand-size = Cartas en la mano
page-setup-help-hand-size = Entre cuántas cartas eliges. El juego original da tres.

# Options of Ben Hur.
page-setup-option-accidents = Accidentes
page-setup-help-accidents = Qué supone una mala tirada: perder una carta para siempre, quedar eliminado o acabar el turno.
page-setup-value-accidents-endurance = resistencia
page-setup-value-accidents-knockout = eliminación
page-setup-value-accidents-club = club
page-setup-option-scoring = Puntuación
page-setup-help-scoring = Un puesto por cada vuelta, solo la meta, o una temporada de carreras cortas.
page-setup-value-scoring-laps = cada vuelta
page-setup-value-scoring-finish = la meta
page-setup-value-scoring-season = temporada
page-setup-option-steering = Giros
page-setup-help-steering = Girar 30 grados o nada, o cualquier ángulo hasta 30.
page-setup-value-steering-fixed = tres ángulos
page-setup-value-steering-free = cualquier ángulo
page-setup-option-fewer-accidents = Menos accidentes
page-setup-help-fewer-accidents = Número de cartas de accidente que se quitan de cada mazo, las peores primero. Lo habitual: 5 en la carrera larga a partir de tres vueltas; si no, ninguna.
page-setup-option-ties = Empates
page-setup-help-ties = Cuando los primeros empatan: compartir el puesto, o correr otra vez.
page-setup-value-ties-share = compartir
page-setup-value-ties-race = correr otra vez

# The clock, the coach, the manners.
page-setup-clock = Reloj
page-setup-clock-none = Sin reloj
page-setup-clock-move = { $time } por jugada
page-setup-clock-bank = { $time }, y { $bonus } por jugada
page-setup-clock-own = Otro…
page-setup-clock-kind = Tiempo
page-setup-clock-each = para cada jugada
page-setup-clock-all = para toda la carrera
page-setup-clock-time = Duración
page-setup-clock-unit = Unidad
page-setup-clock-bonus = Segundos más por cada jugada
page-setup-clock-help = Si alguien se queda sin tiempo, el sustituto conduce en su lugar; las riendas se pueden recuperar en cuanto el reloj tenga tiempo para otra jugada. Los días van bien para una carrera lenta, a ratos perdidos.
page-setup-unit-seconds = segundos
page-setup-unit-minutes = minutos
page-setup-unit-hours = horas
page-setup-unit-days = días
page-setup-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
page-setup-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
page-setup-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
page-setup-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
page-setup-hints = Consejos del entrenador
page-setup-hints-help = Quien tiene el turno puede preguntar qué jugaría el entrenador.
page-setup-takeback = Deshacer jugadas
page-setup-takeback-help = Una jugada se puede deshacer si todos están de acuerdo y no se ha robado ninguna carta desde entonces.
page-setup-talk = Charla desde las gradas
page-setup-talk-help = Quienes miran también pueden decir algo.
page-setup-stand-in = Sustituto
page-setup-stand-in-help = Conduce en lugar de quien se ha quedado sin tiempo, está ausente o se ha ido.
page-setup-absent = Cuando alguien está ausente
page-setup-absent-after = El sustituto conduce después de { $time }
page-setup-absent-never = Esperar sin límite
page-setup-absent-help = El tiempo cuenta mientras sea su turno y haya otra persona esperando; quien vuelve recupera las riendas. Lo habitual: diez minutos, o lo que dé el reloj.
page-setup-pace = Ritmo de los aurigas
page-setup-pace-quick = vivo
page-setup-pace-calm = tranquilo
page-setup-pace-slow = solemne
page-setup-title = Nombre de la mesa
page-setup-title-help = Para que cada uno la reconozca en la lista de sus mesas.

# The summary.
page-setup-summary = Tu mesa
page-setup-sum-changed =
    { $count ->
        [one] { $count } regla cambiada
       *[other] { $count } reglas cambiadas
    }
page-setup-sum-race = Una carrera: { $course }, { $direction }
page-setup-sum-tournament = Un torneo de { $races } carreras: { $courses }
page-setup-sum-sand =
    { $races ->
        [1] { $arena }, { $laps ->
            [one] { $laps } vuelta
           *[other] { $laps } vueltas
        }
       *[other] { $arena }, { $races } carreras de una vuelta
    }
page-setup-sum-field =
    { $chariots ->
        [one] { $chariots } carro; personas: { $people }, aurigas: { $charioteers }
       *[other] { $chariots } carros; personas: { $people }, aurigas: { $charioteers }
    }
page-setup-open-own = Abrir la mesa
page-setup-open-sofa = Abrir en esta pantalla
page-setup-open-hot-seat = A la parrilla
page-setup-then-own = Te sientas tú primero; después envías el código a los demás.
page-setup-then-sofa = Todos entran con el móvil; esta pantalla muestra el tablero.
page-setup-then-hot-seat = La carrera empieza enseguida.
page-setup-no-server = Ahora mismo no hay conexión con el servidor.
page-setup-again = Intentarlo de nuevo
page-setup-refused-chariots-edition = La edición { $edition } admite de { $least } a { $most } carros. Cambia el número de jugadores, o permite cualquier número.
page-setup-refused-chariots-course = El circuito { $course } admite de { $least } a { $most } carros. Elige otro circuito, cambia el número de jugadores, o permite cualquier número.
