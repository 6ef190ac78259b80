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
        [places] um die Startplätze wird gewürfelt
        [deal] die ersten Karten werden ausgeteilt
        [redraw] ein Wagenlenker entscheidet, ob er neue Karten nimmt
        [whip-own] ein Wagenlenker entscheidet, ob er zur Peitsche greift
        [whip] ein Wagenlenker entscheidet, ob er zur Peitsche greift
        [whip-reply] ein Wagenlenker entscheidet, ob er zur Peitsche greift
        [turn] ein Wagenlenker ist am Zug
        [roll] es wird gewürfelt
        [take] ein Wagenlenker wählt den Stapel, von dem er zieht
        [draw] eine Karte wird gezogen
        [whipped] der Verlierer des Peitschenduells entscheidet
        [more] ein Wagenlenker entscheidet, wie es nach dem Unfall weitergeht
        [over] das Rennen ist vorbei
       *[other] { $phase }
    }
