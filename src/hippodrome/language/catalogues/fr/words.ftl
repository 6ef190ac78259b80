# Words that other messages quote; they are never said alone.

way-round =
    { $direction ->
        [clockwise] dans le sens horaire
       *[anticlockwise] dans le sens antihoraire
    }

which-wall =
    { $wall ->
        [inner] la spina
       *[outer] le mur extérieur
    }

what-is-due =
    { $phase ->
        [places] on lance le dé pour les places de départ
        [deal] on distribue les premières mains
        [redraw] un aurige décide s’il change de main
        [whip-own] un aurige décide s’il donne du fouet
        [whip] un aurige décide s’il donne du fouet
        [whip-reply] un aurige décide s’il donne du fouet
        [turn] un aurige doit jouer
        [roll] on lance le dé
        [take] un aurige choisit sa pioche
        [draw] on pioche une carte
        [whipped] le perdant du duel au fouet doit choisir
        [more] un aurige décide de la suite de son tour après l’accident
        [over] la course est finie
       *[other] { $phase }
    }
