# Print and play: why something cannot be printed.
print-no-kit = { $game } no tiene nada que imprimir
print-too-large = A tamaño real este tablero necesita { $sheets } hojas; { $most } es el máximo. Haz el tablero más pequeño o usa un papel más grande

# Print and play: the cover, and what is written on the sheets.
print-cover = para imprimir y jugar
print-pages = páginas
print-part-scores = Hoja de puntuación
print-part-rules = Reglas
print-part-cards = Cartas, por las dos caras
print-part-board = Tablero
print-part-pieces = Piezas
print-step-scale = Imprime al 100 %, sin «ajustar a la página». La medida de abajo debe tener 100 mm de largo.
print-step-cards = Imprime las páginas de cartas por las dos caras, dando la vuelta al papel por el borde largo. Corta por las marcas.
print-step-board = Imprime el tablero por una sola cara. Dos hojas vecinas muestran la misma franja de 10 mm: corta una por su línea discontinua, ponla sobre la otra y pégalas.
print-step-pieces = Imprime las piezas en cartulina. Las líneas continuas se cortan, las discontinuas se doblan.
print-control = 100 mm, si la escala es correcta
print-tile = Hoja { $tile } (de A1 a { $last })
print-rules-title = { $game }: las reglas en breve
print-rules-foot = Todas las reglas, con ejemplos: «hippodrome play», luego «rules», o las páginas de reglas del juego.

# Print and play: the score sheet.
print-score-name = Nombre
print-score-race = Carrera { $race }
print-score-laurels = Laureles
print-score-tournament = El torneo
print-score-race-plain = La carrera
print-score-lap = Vuelta { $lap }
print-score-sum = Suma

# Print and play: pieces.
print-chariots = Carros
print-chariots-how = Recorta, dobla por las líneas discontinuas y pega las dos bases una sobre otra. La flecha de abajo señala hacia delante.
print-coins = Denarios
print-coins-how = Recorta los dos círculos en una sola pieza, dobla por la mitad y pega.
print-laurels = Laureles
print-ben-hur-chariots-how = Recorta, dobla por las líneas discontinuas y pega las dos bases una sobre otra: la base es exactamente el carro. La flecha de abajo señala hacia delante.
print-ben-hur-rulers = Regletas y plantillas
print-ben-hur-rulers-how = Pégalas en cartulina antes de cortar. La plantilla muestra 30° a cada lado.
print-ben-hur-markers = Marcadores de puesto
print-ben-hur-accident = Accidente
print-ben-hur-mishap-one = Se afloja un pasador de la rueda
print-ben-hur-mishap-two = Se rompen las riendas
print-ben-hur-mishap-three = Cae un caballo
print-ben-hur-normal = normal
print-ben-hur-risky = arriesgado

# Print and play: the rules of Ave Caesar on two pages.
print-ave-caesar-aim-head = El objetivo
print-ave-caesar-aim-text = Tres vueltas al circo. Una vez, al final de tu primera o segunda vuelta, debes detenerte en el callejón del emperador y pagar tu denario. El primero en cruzar la línea gana seis laureles; después de cuatro carreras gana quien tiene más laureles.
print-ave-caesar-ready-head = Antes de la carrera
print-ave-caesar-ready-text = Cada uno toma un carro, su denario y su mazo de 24 cartas: cuatro de cada valor del 1 al 6, en total 84 puntos. Barajad y descubrid la carta de encima. La más alta recibe el carril I; en caso de empate, se descubre otra. Hacia la izquierda siguen II, III, etc. Devolved las cartas, barajad y robad tres. Empieza el carril I, luego el II, durante toda la carrera.
print-ave-caesar-turn-head = Tu turno
print-ave-caesar-turn-text = Juega una carta y avanza exactamente las casillas que dice, no menos. Luego completa tu mano hasta tres cartas, mientras te quede mazo. Si se puede jugar una carta, debes jugar una, aunque te lleve por fuera (3.1, 3.4).
print-ave-caesar-way-head = El camino
print-ave-caesar-way-text = Cada paso va hacia delante, recto o en diagonal al carril vecino; nunca de lado, hacia atrás ni a través de un muro. Donde empieza un muro aún puedes cambiar de carril desde la última casilla anterior. En una casilla cabe un solo carro: no puedes terminar sobre otro ni atravesarlo (3.2, 3.3).
print-ave-caesar-blocked-head = No se puede jugar nada
print-ave-caesar-blocked-text = Pasas el turno y conservas tus cartas. Si lo preferís, acordad antes de la carrera que se metan cartas: quien está bloqueado por otros carros mete una carta bajo el mazo y roba la de encima (3.5).
print-ave-caesar-six-head = El seis
print-ave-caesar-six-text = Quien va en cabeza no puede jugar un 6. Si hay varios igualados delante, todos van en cabeza. Va delante quien lleva más vueltas; en la misma vuelta decide el borde delantero de la casilla. La primera carta de la carrera es libre (de 4.1 a 4.3).
print-ave-caesar-release-head = El corcho en la botella
print-ave-caesar-release-text = Quien va en cabeza y solo tiene seises pasa. Pero si todos los que van en cabeza solo tienen seises y juntos cierran el camino a todos los demás, se puede jugar un 6. Lo mismo si pasa una ronda entera sin que nadie se mueva (4.4, 4.5, 4.7).
print-ave-caesar-alley-head = El callejón del emperador
print-ave-caesar-alley-text = Termina un movimiento en una casilla del callejón al acabar la vuelta 1 o la 2, grita «¡Ave Caesar!» y paga. Atravesarlo no basta, y a la tercera visita es demasiado tarde. El callejón tiene una sola entrada y un solo carril; caben varios carros, pero dentro nadie adelanta (5.1, 5.2).
print-ave-caesar-waiting-head = Esperar al emperador
print-ave-caesar-waiting-text = Si no has pagado y los demás no te dejan ningún camino libre a la entrada, no puedes hacer un movimiento que te quite la última ocasión. Si no queda ninguna carta, esperas (5.3).
print-ave-caesar-grace-head = Caer en desgracia
print-ave-caesar-grace-text = Quien ya no puede detenerse a tiempo en el callejón queda descalificado enseguida: puede seguir corriendo, y estorbar, o retirarse. No gana laureles (5.4).
print-ave-caesar-finish-head = La meta
print-ave-caesar-finish-text = La línea se cruza por primera vez al comenzar la vuelta 1. Cuando la cruces tras completar tu última vuelta, habrás llegado; el resto de la carta se pierde. La carrera sigue para los demás hasta que el circuito queda vacío (6.1, 6.3).
print-ave-caesar-short-head = Sin cartas
print-ave-caesar-short-text = Los 84 puntos apenas bastan: por dentro la curva es más corta. Quien no tiene cartas ni en la mano ni en el mazo queda eliminado y deja el circuito (6.2).
print-ave-caesar-laurels-head = Los laureles
print-ave-caesar-laurels-text = Por orden de llegada se ganan 6, 4, 3, 2, 1 y 0 laureles. Quien está eliminado o descalificado no gana ninguno (6.4).
print-ave-caesar-tournament-head = El torneo
print-ave-caesar-tournament-text = Cuatro carreras en circuitos distintos, unas en sentido horario y otras en sentido antihorario. Apuntad los laureles en la hoja de puntuación; la suma más alta gana el torneo (de 7.1 a 7.3).
print-ave-caesar-variants-head = Variantes
print-ave-caesar-variants-text = Con dos o tres jugadores, cada uno puede conducir dos carros, cada cual con su propio mazo. Los carriles vacíos pueden llenarse con carros sin auriga: en su turno se descubre su carta siguiente; si se puede jugar, lo conduce la mesa, en perjuicio de todos; si no, se descarta (8.1, 8.2).

# Print and play: the rules of Ben Hur on two pages.
print-ben-hur-aim-head = El objetivo
print-ben-hur-aim-text = Una carrera sin casillas: se ponen regletas en la arena, se embiste a los rivales y se azota a los aurigas. Acordad de una a tres vueltas. Cada vuelta da un puesto; gana la suma de puestos más baja.
print-ben-hur-ready-head = Antes de la carrera
print-ben-hur-ready-text = Hacen falta dos dados. Sortead los seis carros. Tirad un dado por cada uno: el número es su puesto de salida, el I junto a la spina; si el puesto está ocupado, se tira otra vez. Los carros se colocan con el frente sobre la línea (2.1).
print-ben-hur-hand-head = La mano
print-ben-hur-hand-text = Dos cartas del mazo normal y dos del arriesgado. Con tres o cuatro accidentes puedes enseñar la mano y recibir otra. Todos pueden ver los dorsos. Un mazo agotado se rehace con sus descartes (1.4, 2.2).
print-ben-hur-round-head = La ronda
print-ben-hur-round-text = En una ronda cada carro mueve una vez; el siguiente es siempre el más adelantado que aún no ha movido. Cuenta el centro del borde delantero; a la par, va delante el más cercano a la spina (3.1, 3.2).
print-ben-hur-drive-head = Correr
print-ben-hur-drive-text = Juega una carta de velocidad. Pon su regleta en el centro de tu borde delantero, recta o girada 30° a un lado u otro. Coloca el carro en el otro extremo, con el centro de la parte trasera tocándola, otra vez recto o girado 30°. Son nueve colocaciones (3.3, 3.4).
print-ben-hur-place-head = Las colocaciones
print-ben-hur-place-text = Una colocación está libre si ni la regleta ni el carro tocan un muro ni se solapan con otro carro, y si llegas más lejos que antes. Los bordes pueden tocar otros carros. Para correr hace falta una colocación libre (3.5, 3.6).
print-ben-hur-crash-head = Sin salida
print-ben-hur-crash-text = Cuando no puedes ni correr, ni embestir, ni jugar un accidente: si en alguna colocación solo estorban carros, pierdes el turno. Si no hay más que muros, te estrellas con una carta contra el muro y quedas eliminado (3.6).
print-ben-hur-draw-head = Robar
print-ben-hur-draw-text = Después de una carta de velocidad, roba una carta del mazo que quieras. El arriesgado es más rápido y tiene más herraduras, pero también más accidentes (3.3).
print-ben-hur-ram-head = Embestir
print-ben-hur-ram-text = Una colocación que se solapa con un solo carro, y de otro jugador, se puede jugar como embestida. Los dos tiran un dado: tú sumas 1 si tu carta tiene una herradura, el otro suma todas las herraduras de su mano. Si los dados o los totales son iguales, se repite. Si el tuyo es más alto, mueves y el otro ocupa el lugar que dejas; si no, nadie se mueve (de 4.1 a 4.3).
print-ben-hur-whip-head = El látigo
print-ben-hur-whip-text = Dos carros se tocan si la distancia entre ellos no supera el contacto de la arena (3 mm en Antioquía). Si al correr entras en contacto, puedes azotar a uno que toques; después, cada uno de ellos puede azotarte a ti. Al empezar tu turno puedes azotar a uno que sigas tocando. Una embestida o un latigazo por turno, un latigazo por contacto (5.1, 5.4).
print-ben-hur-duel-head = El duelo
print-ben-hur-duel-text = Los dos tiran un dado y suman las herraduras de su mano. Quien pierde puede jugar enseguida una carta de accidente, se salta el próximo turno y debe girar 30° la regleta de su próxima carta de velocidad para apartarse del ganador, si es posible (5.2, 5.3).
print-ben-hur-accident-head = Los accidentes
print-ben-hur-accident-text = Un accidente cuesta el turno. Tira el dado: si sale uno de sus números, no recibes carta nueva y sigues con una mano más pequeña; si sale más, robas una. Quien se queda sin cartas queda eliminado. Para carreras cortas: si sale uno de sus números, quedas eliminado (de 6.1 a 6.3).
print-ben-hur-lap-head = Una vuelta
print-ben-hur-lap-text = Una vuelta está completa cuando el carro entero ha pasado la línea. Toma el marcador más bajo que quede de esa vuelta. Quien completa la última vuelta deja la arena; también quien queda eliminado (3.7, 7.1).
print-ben-hur-score-head = Quién gana
print-ben-hur-score-text = La suma de puestos más baja. Quien no ha completado todas las vueltas va detrás de quienes sí: primero quien tenga más vueltas, luego quien llegó más lejos. En una carrera larga solo cuenta la última vuelta (7.2).
print-ben-hur-several-head = Pocos jugadores
print-ben-hur-several-text = Con dos o tres jugadores, cada uno puede conducir dos o tres carros. Cada mano es de su carro; los resultados se suman. Los carros propios no se embisten ni se azotan (2.3).

# Films of races.
film-kind = { $option } debe acabar en .gif o .webp
film-empty = No hay nada que mostrar: en esta carrera no ha pasado nada
film-large = Incluso un vídeo pequeño de esta carrera supera los { $most } MB; guarda solo la última vuelta, o usa .webp
