# Words that other messages quote; they are never said alone.
way-round =
    { $direction ->
        [clockwise] en sentido horario
       *[anticlockwise] en sentido antihorario
    }
which-wall =
    { $wall ->
        [inner] la spina
       *[outer] el muro exterior
    }
what-is-due =
    { $phase ->
        [places] se sortean con el dado los puestos de salida
        [deal] se reparten las primeras manos
        [redraw] un auriga decide si cambia de mano
        [whip-own] un auriga decide si usa el látigo
        [whip] un auriga decide si usa el látigo
        [whip-reply] un auriga decide si usa el látigo
        [turn] le toca jugar a un auriga
        [roll] se tira el dado
        [take] un auriga elige el mazo del que roba
        [draw] se roba una carta
        [whipped] decide quien ha perdido el duelo de látigo
        [more] un auriga decide cómo seguir después del accidente
        [over] la carrera ha terminado
       *[other] { $phase }
    }
