# Words that other messages quote; they are never said alone.

way-round =
    { $direction ->
        [clockwise] in senso orario
       *[anticlockwise] in senso antiorario
    }

which-wall =
    { $wall ->
        [inner] la spina
       *[outer] il muro esterno
    }

what-is-due =
    { $phase ->
        [places] si tira il dado per i posti di partenza
        [deal] si distribuiscono le prime mani
        [redraw] un auriga decide se prendere una nuova mano
        [whip-own] un auriga decide se usare la frusta
        [whip] un auriga decide se usare la frusta
        [whip-reply] un auriga decide se usare la frusta
        [turn] un auriga deve giocare
        [roll] si tira il dado
        [take] un auriga sceglie il mazzo da cui pescare
        [draw] si pesca una carta
        [whipped] chi ha perso il duello con la frusta deve decidere
        [more] un auriga decide come continuare dopo l’incidente
        [over] la corsa è finita
       *[other] { $phase }
    }
