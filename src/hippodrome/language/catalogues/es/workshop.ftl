# The workshop: what is told of a board of one's own.
workshop-line = línea { $line }
workshop-faulty =
    { $count ->
        [one] El tablero de { $file } tiene un defecto; «hippodrome workshop check» dice cuál
       *[other] El tablero de { $file } tiene { $count } defectos; «hippodrome workshop check» los enumera
    }
workshop-raced = { $chariots } carros, { way-round }, { $races } carreras de { $charioteer }:
workshop-lane = La salida { $lane } gana el { $rate } % ({ $low }–{ $high }); lo justo es el { $fair } %
workshop-lane-unfair = La salida { $lane } gana el { $rate } % ({ $low }–{ $high }), y no es justo; lo justo es el { $fair } %
workshop-unwon = Nadie gana el { $rate } % de las carreras
workshop-spots = Dónde se estorban más los carros, sobre el total de turnos: { $spots }
balance-six = El 6 de quien va en cabeza está prohibido en el { $rate } % de los turnos (4.1)
balance-blocked = Una carta está bloqueada en el { $rate } % de los turnos (3.3)
balance-bottleneck = Un paso estrecho bloquea una carta en el { $rate } % de los turnos
balance-alley = Una carta espera al callejón en el { $rate } % de los turnos (5.3)
balance-pass = No se puede jugar nada en el { $rate } % de los turnos
balance-ram = Un carro embiste en el { $rate } % de las decisiones
balance-whip = Se usa el látigo en el { $rate } % de las decisiones
balance-accident = Se juega un accidente en el { $rate } % de las decisiones
balance-lost = Se pierde un turno en el { $rate } % de las decisiones
balance-crash = Un carro se estrella en el { $rate } % de las decisiones
balance-section-first = recta después de la línea
balance-section-east = curva este
balance-section-far = recta opuesta
balance-section-west = curva oeste
balance-section-last = recta antes de la línea
