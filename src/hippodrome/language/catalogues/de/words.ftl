# Words that other messages quote; they are never said alone.

way-round =
    { $direction ->
        [clockwise] im Uhrzeigersinn
       *[anticlockwise] gegen den Uhrzeigersinn
    }

which-wall =
    { $wall ->
        [inner] die Spina
       *[outer] die Außenmauer
    }

what-is-due =
    { $phase ->
        [places] Um die Startplätze wird gewürfelt
        [deal] Die ersten Karten werden ausgeteilt
        [redraw] Ein Wagenlenker entscheidet, ob er neue Karten nimmt
        [whip-own] Ein Wagenlenker entscheidet, ob er zur Peitsche greift
        [whip] Ein Wagenlenker entscheidet, ob er zur Peitsche greift
        [whip-reply] Ein Wagenlenker entscheidet, ob er zur Peitsche greift
        [turn] Ein Wagenlenker ist am Zug
        [roll] Es wird gewürfelt
        [take] Ein Wagenlenker wählt den Stapel, von dem er zieht
        [draw] Eine Karte wird gezogen
        [whipped] Der Verlierer des Peitschenduells entscheidet
        [more] Ein Wagenlenker entscheidet, wie es nach dem Unfall weitergeht
        [over] Das Rennen ist vorbei
       *[other] { $phase }
    }
