# Courses: a name that nobody knows.
unknown-course = No existe el circuito «{ $name }»; los circuitos son: { $known }

# Courses: why a course cannot be raced.
fault-id-twice = { $where } nombra más de una vez la casilla { $space }
fault-id-unknown = { $where } nombra la casilla { $space }, que no está entre las casillas
fault-id-unused = La casilla { $space } no se usa: ningún paso la toca y no está ni en el callejón ni en la salida
fault-step-twice = ahead.{ $space } nombra más de una vez el paso a { $next }
fault-step-advance = Al correr { way-round }, el paso de { $space } a { $next } debe llevar hacia delante, y avanzar menos de media vuelta
fault-unreachable = Al correr { way-round }, ningún camino lleva de la salida a la casilla { $space }
fault-dead-end = Al correr { way-round }, desde la casilla { $space } no se puede seguir
fault-alley-broken = El callejón está interrumpido: ningún paso lleva de { $space } a { $next }
fault-alley-left = Del callejón solo se sale por el final: quita el paso de { $space } a { $next }
fault-alley-entered = En el callejón solo se entra por su entrada: quita el paso de { $before } a { $space }
fault-alley-longer = La casilla { $space } también es parte del callejón: añádela a la lista, en su orden
fault-alley-far = La casilla { $space } del callejón está a más de un cuarto de vuelta de la línea
fault-start-few = start.{ $direction } debe indicar al menos tantas casillas como carros pueda haber: { $most }
fault-start-far = Al correr { way-round }, la casilla de salida { $space } debe estar detrás de la línea, a un cuarto de vuelta como mucho
fault-lap-short =
    { $steps ->
        [one] La vuelta más corta tiene { $steps } paso; debe tener al menos { $least }
       *[other] La vuelta más corta tiene { $steps } pasos; debe tener al menos { $least }
    }
fault-race-impossible = Al correr { way-round }, ningún camino lleva de la salida a la meta con una parada en el callejón
fault-race-long = Al correr { way-round }, la carrera más corta requiere { $steps } pasos, y un mazo solo tiene { $most } puntos

# Courses: what is wrong with the hand-written source.
course-source-alley-form = { $course }, línea { $line }: escribe el callejón así: alley A1 > A2 > A3 from 25c to 02c
course-source-bend-form = { $course }, línea { $line }: escribe una curva así: bend 08 at 38.2 9.4 (y, si quieres, radius 3)
course-source-bend-order = { $course }, línea { $line }: esta curva empieza en la columna { $column }, antes de que acabe la curva anterior; escribe las curvas en el orden de sus columnas
course-source-bend-turn = { $course }, línea { $line }: en esta esquina la pista no gira, o da media vuelta; mueve la esquina o usa dos
course-source-bends = { $course }, línea { $line }: las curvas deben dar una vuelta al tablero en sentido horario, y debe haber al menos tres
course-source-column-order = { $course }, línea { $line }: la columna { $column } no está en su sitio; la columna siguiente es { $due }
course-source-direction = { $course }, línea { $line }: después de start viene clockwise o anticlockwise, no «{ $text }»
course-source-empty = { $course }, línea { $line }: falta algo después de la palabra { $word }
course-source-file-form = { $course }, línea { $line }: escribe > entre las casillas de una fila, como en b1 > b2 > b3
course-source-file-unwalled = { $course }, línea { $line }: en la columna { $column }, cada fila necesita un muro ( | ) a cada lado
course-source-idle-step = { $course }, línea { $line }: esto no cambia nada en el paso de { $space } a { $target }; quita la línea
course-source-missing = { $course }: ninguna línea empieza por { $word } (el texto acaba en la línea { $line })
course-source-no-column = { $course }, línea { $line }: no hay ninguna columna { $column }
course-source-no-space = { $course }, línea { $line }: no hay ninguna casilla { $space }
course-source-no-spaces = { $course }, línea { $line }: aquí faltan nombres de casillas
course-source-long = { $course }: el texto es demasiado largo; un circuito tiene como mucho { $most } caracteres
course-source-number = { $course }, línea { $line }: «{ $text }» no es un número válido aquí
course-source-off-board = { $course }, línea { $line }: el tablero mide 42 de ancho y 29.7 de alto, y un radio es mayor que 0 y menor que 30
course-source-space-name = { $course }, línea { $line }: «{ $text }» no es un nombre de casilla; usa letras y cifras
course-source-space-twice = { $course }, línea { $line }: hay dos casillas llamadas { $space }
course-source-spina-form = { $course }, línea { $line }: escribe la spina así: spina 11 16.4 to 31 16.4
course-source-step-form = { $course }, línea { $line }: escribe un paso así: step 01I to 02b, o bien: no step 01I to 02b
course-source-unknown-word = { $course }, línea { $line }: ninguna línea empieza por la palabra «{ $word }»
