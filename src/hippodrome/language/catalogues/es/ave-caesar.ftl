# Ave Caesar: why a move is refused. The clause is added by whoever shows the sentence.
refused-six = Vas en cabeza: quien va en cabeza no puede jugar un 6
refused-blocked = Otros carros bloquean todos los caminos de tu { $card }
refused-wait = Los demás no te dejan ningún camino libre al callejón del emperador, y con tu { $card } perderías la última ocasión de pagar: espera
refused-astray = Desde { $space } ya no podrías detenerte en el callejón del emperador, y los demás no te dejan por ahora ningún camino libre hasta allí: termina tu { $card } en otra casilla
refused-taken = En { $space } ya hay otro carro
refused-not-held = No tienes ningún { $card } en la mano
refused-not-reached =
    { $space ->
        [finish] Con tu { $card } no cruzas la meta
       *[other] Tu { $card } no te lleva a la casilla { $space }
    }
refused-must-play = Puedes jugar una carta, así que no puedes pasar
refused-must-tuck = Estás bloqueado: en vez de pasar, mete una de tus cartas bajo tu mazo
refused-tuck = Solo puedes meter una carta bajo tu mazo si la tienes en la mano, no puedes jugar nada y tu edición lo permite
refused-withdraw = Solo un carro descalificado puede retirarse de la carrera
refused-draw-due = Primero hay que robar una carta, una de las que quedan en el mazo
refused-no-draw = Ahora no hay que robar ninguna carta
refused-lots = Se están sorteando los carriles: primero las Parcas descubren una carta para cada carro
refused-no-lots = Los carriles ya están sorteados
refused-deal = Aún se están repartiendo las cartas: espera a que todos los carros tengan su mano
refused-vote = Ahora votan todos: elige uno de los movimientos del carro sin auriga, por ejemplo vote 4-11b2
refused-no-vote = Ahora no hay nada que votar
refused-over = La carrera ha terminado: ya no queda nada que jugar

# Ave Caesar: what is wrong with a move.
move-unreadable = «{ $move }» no es una jugada; las jugadas se escriben así: 4-11b2, 5-finish, pass, tuck 3, withdraw, draw 5

# Ave Caesar: what is wrong with a set-up.
chariots-each =
    { $players ->
        [1] { $field }: con un jugador, este conduce un solo carro (8.1)
        [2] { $field }: con dos jugadores, cada uno conduce 1, 2 o 3 carros (8.1)
        [3] { $field }: con tres jugadores, cada uno conduce 1 o 2 carros (8.1)
       *[other] { $field }: con { $players } jugadores, cada uno conduce un solo carro (8.1)
    }
chariots-edition = { $field }: la edición { $edition } admite de { $least } a { $most } carros en total; cambia players, each o unmanned (9)
chariots-course = { $field }: el circuito { $course } admite de { $least } a { $most } carros; elige otro circuito u otro número de carros (1.1)
setup-leg = { $field } debe ser un objeto con course y, si quieres, direction, y nada más
option-unknown = { $field }: no existe la opción «{ $option }»; las opciones son: { $known }

# Ave Caesar: what is wrong with a position.
position-no-setup = Una posición leída de un archivo no tiene preparación; empieza por una preparación o por el registro de una carrera
course-faulty =
    { $count ->
        [one] course: este circuito tiene { $count } defecto; hippodrome check-course te dice cuál
       *[other] course: este circuito tiene { $count } defectos; hippodrome check-course los enumera
    }
chariots-number = { $field } debe contener de 1 a { $most } carros
space-unknown = { $field }: el circuito no tiene ninguna casilla «{ $space }»
space-taken = { $field }: en la casilla { $space } ya hay otro carro (3.3)
space-needed = { $field }: un carro en carrera debe estar en una casilla
space-not-null =
    { $state ->
        [finished] { $field } debe ser null: un carro que ha llegado no está en ninguna casilla
       *[out] { $field } debe ser null: un carro eliminado no está en ninguna casilla
    }
lap-state =
    { $state ->
        [out] { $field }: un carro eliminado no ha cruzado la meta, así que su lap es como mucho el número de vueltas
        [finished] { $field }: un carro que ha llegado ha cruzado la meta, así que su lap es el número de vueltas más uno
       *[disqualified] { $field }: un carro descalificado que ha salido del circuito ha cruzado la meta, así que su lap es el número de vueltas más uno
    }
hand-too-large =
    { $most ->
        [one] { $field } puede contener { $most } carta como máximo
       *[other] { $field } puede contener { $most } cartas como máximo
    }
cards-too-many = { $field }: un carro solo tiene { $most } cartas de valor { $card }, contando juntas hand, deck y tucked (1.2)
unmanned-has = { $field }: un carro sin auriga no mete cartas bajo el mazo, no paga tributo y nunca queda descalificado (8.2)
turn-off-course = { $field } debe ser el número de un carro que está en el circuito
drawing-not-turn = { $field } debe ser null o el mismo número que turn
drawing-nothing = { $field } debe ser null: el carro al que le toca no tiene nada que robar
drawing-full = { $field } debe ser null: el carro al que le toca ya tiene la mano completa
left-wrong = { $field } solo puede contener carros que han salido del circuito, y cada uno una sola vez
peril-disqualified = Le debes el tributo al emperador: desde ahí ya no puedes pagarlo y quedas descalificado
peril-points = Las cartas que te quedan no te llevarían hasta la meta: quedarías eliminado
