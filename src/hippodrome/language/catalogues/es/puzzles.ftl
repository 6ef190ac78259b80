# Puzzles: what they are about.

puzzle-kind-alley = El callejón del emperador
puzzle-kind-block = El bloqueo
puzzle-kind-six = El seis
puzzle-kind-lane = El carril
puzzle-kind-passing = El adelantamiento
puzzle-kind-road = El camino libre
puzzle-kind-points = Los puntos que quedan
puzzle-kind-last-lap = La última vuelta
puzzle-kind-whip = El látigo
puzzle-kind-ram = La embestida
puzzle-kind-accident = El accidente
puzzle-kind-bend = La curva
puzzle-kind-line = La trazada
puzzle-kind-speed = La velocidad
puzzle-kind-brake = La frenada

# Puzzles: why the answer is better than another move. The first is never said alone.

puzzle-best = Lo mejor es { coach-best-move }, y no { coach-played-move }
puzzle-home = { puzzle-best }: así cruzas la meta, y a un carro en la meta ya nadie lo adelanta.
puzzle-disgrace =
    { $pays ->
        [yes] { puzzle-best }: así pagas el tributo, mientras que con la otra jugada dejas atrás por última vez el callejón del emperador.
       *[no] { puzzle-best }: con la otra jugada dejas atrás por última vez el callejón del emperador, y ya no podrás pagar el tributo.
    }
puzzle-tribute = { puzzle-best }: así te detienes en el callejón del emperador y pagas el tributo.
puzzle-aim = { puzzle-best }: desde ahí, con tu { $aim } te detienes en el callejón del emperador; desde la otra casilla, con ninguna carta de tu mano.
puzzle-tribute-later = { puzzle-best }: el tributo puede esperar, y ahora cuenta más el camino.
puzzle-points = { puzzle-best }: tras la otra jugada, tus cartas no suman puntos suficientes para llegar a la meta.
puzzle-block =
    { $count ->
        [one] { puzzle-best }: ahí el carro ocupa un paso estrecho, y un rival que lo sigue de cerca no puede pasar.
       *[other] { puzzle-best }: ahí el carro ocupa un paso estrecho, y { $count } rivales que lo siguen de cerca no pueden pasar.
    }
puzzle-shut-in = { puzzle-best }: desde la otra casilla, ninguna de las cartas que te quedan tiene el camino libre.
puzzle-lane =
    { $points ->
        [one] { puzzle-best }: el camino es más corto y ahorra { $points } punto de tus cartas.
       *[other] { puzzle-best }: el camino es más corto y ahorra { $points } puntos de tus cartas.
    }
puzzle-six-now = { puzzle-best }: el 6 puede jugarse ahora, pero ya no cuando vayas en cabeza.
puzzle-six-behind = { puzzle-best }: la otra jugada te pone en cabeza, donde el 6 de tu mano no puede jugarse.
puzzle-passing =
    { $fewer ->
        [0] { puzzle-best }: así adelantas a rivales ({ $count }); con la otra jugada, a nadie.
       *[other] { puzzle-best }: así adelantas a más rivales ({ $count }) que con la otra jugada ({ $fewer }).
    }
puzzle-roads =
    { $fewer ->
        [0] { puzzle-best }: desde ahí una carta de tu mano tiene el camino libre; desde la otra casilla, ninguna.
       *[other] { puzzle-best }: desde ahí más cartas de tu mano tienen el camino libre ({ $count }) que desde la otra casilla ({ $fewer }).
    }
puzzle-whip =
    { $horseshoes ->
        [0] { puzzle-best }: aun sin herraduras, el duelo de látigo con { $rival } merece la pena, pues quien lo pierde se salta un turno.
       *[other] { puzzle-best }: con tus herraduras ({ $horseshoes }), el duelo de látigo con { $rival } merece la pena, pues quien lo pierde se salta un turno.
    }
puzzle-no-whip =
    { $horseshoes ->
        [0] { puzzle-best }: sin herraduras arriesgarías tu próximo turno contra las cartas ocultas de { $rival } ({ $held }).
       *[other] { puzzle-best }: aun con herraduras ({ $horseshoes }) arriesgarías tu próximo turno contra las cartas ocultas de { $rival } ({ $held }).
    }
puzzle-ram = { puzzle-best }: la embestida manda a { $other } de vuelta adonde estabas tú.
puzzle-no-ram = { puzzle-best }: una embestida perdida gasta la carta y no mueve a nadie; la otra jugada es segura.
puzzle-accident-first = { puzzle-best }: después de la otra jugada, ninguna de las cartas que te quedan tendría una colocación libre.
puzzle-drive-on = { puzzle-best }: un accidente cuesta el turno y quizá una carta; avanzar gana terreno.
puzzle-finish = { puzzle-best }: así completas la última vuelta.
puzzle-line-left = { puzzle-best }: desde ahí una carta de tu mano tiene aún una colocación libre ({ $cards }); desde el otro sitio, ninguna.
puzzle-more-lines = { puzzle-best }: desde ahí queda una colocación libre también para { $cards }; desde el otro sitio, no.
puzzle-speed = { puzzle-best }: la regleta más larga lleva más lejos.
puzzle-shorter-but-further = { puzzle-best }: aquí la regleta más corta lleva más lejos.
puzzle-brake = { puzzle-best }: la regleta más corta deja sitio para la carta siguiente.
puzzle-further = { puzzle-best }: con la misma carta lleva más lejos.
puzzle-straighter = { puzzle-best }: con la misma carta el carro queda mejor para la siguiente.

# Puzzles: what is wrong.

puzzles-none = No hay problemas de { $game }
puzzles-unreadable = { $file } no es una colección de problemas
puzzles-other = { $file } es una colección de otro juego u otra semilla, o juzgada de otro modo: elige otro archivo
puzzle-unknown = { $game } tiene los problemas del 1 al { $most }
puzzle-day = «{ $day }» no es un día: escríbelo como 2026-11-16
puzzle-broken = Un problema de { $game } no se puede montar (carrera { $race }); haz de nuevo la colección

# Puzzles: in the terminal.

puzzles-today = Problema del día { $day }: { $game }, número { $number }
puzzles-about = Tema: { $kind }. Una jugada es claramente la mejor; hippodrome puzzles answer JUGADA dice si la has encontrado.
puzzles-right = Correcto. { $why }
puzzles-wrong = No es la mejor. { $why }
puzzles-not-offered = { $move } no es ninguna de las jugadas: { $moves }
puzzles-making = problemas
puzzles-made =
    { $races ->
        [one] { $count } problemas de una carrera: { $kinds }
       *[other] { $count } problemas de { $races } carreras: { $kinds }
    }

# The page: the screen of puzzles.

page-puzzle-heading = { $game }, problema { $number }
page-puzzle-today = Problema del día
page-puzzle-ask = Te toca: una jugada es claramente la mejor. Encuéntrala y juégala como en una mesa.
page-puzzle-right = ¡Correcto!
page-puzzle-wrong = No es la mejor jugada.
page-puzzle-shown = La solución
page-puzzle-margin =
    { $unit ->
        [laurels] A juicio del entrenador vale { $worth } { $worth ->
            [one] laurel
           *[other] laureles
        } más que cualquier otra jugada.
       *[places] A juicio del entrenador vale { $worth } { $worth ->
            [one] puesto
           *[other] puestos
        } más que cualquier otra jugada.
    }
page-puzzle-again = Intentarlo de nuevo
page-puzzle-show = Mostrar la solución
page-puzzle-next = Problema siguiente
page-puzzle-to-today = Ir al problema del día
page-puzzle-choose = Qué problemas
page-puzzle-game = Juego
page-puzzle-kind = Tema
page-puzzle-every-game = Todos los juegos
page-puzzle-every-kind = Todo
page-puzzle-none = Aquí no hay problemas.
page-puzzle-score = Tu balance
page-puzzle-days =
    { $count ->
        [one] { $count } día seguido
       *[other] { $count } días seguidos
    }
page-puzzle-run = Racha de aciertos: { $count }; la mejor: { $most }
page-puzzle-solved = Resueltos a la primera: { $right } de { $tried }
page-puzzle-board = El tablero
page-puzzle-hand = Tu mano
page-puzzle-beside = El problema
page-puzzle-better = Otra jugada es claramente mejor. Inténtalo de nuevo o pide la solución.
