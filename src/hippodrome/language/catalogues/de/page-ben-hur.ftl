# The page: Ben Hur, its arena, its hand and what there is to see at a glance. $chariot and $other are charioteers of the novel.

# Cards.

page-sand-story-one = Ein Rad lockert sich
page-sand-story-two = Die Zügel verheddern sich
page-sand-story-three = Ein Pferd stürzt
page-sand-card-speed =
    Tempo { $card }{ $horseshoe ->
        [yes] {" "}mit Hufeisen
       *[no] {""}
    }, { $deck ->
        [risky] riskanter
       *[normal] normaler
    } Stapel
page-sand-card-accident =
    Unfall { $numbers ->
        [1] 1
       *[other] 1 bis { $numbers }
    }, { $deck ->
        [risky] riskanter
       *[normal] normaler
    } Stapel
page-sand-card-hidden =
    Eine Karte vom { $deck ->
        [risky] riskanten
       *[normal] normalen
    } Stapel
page-sand-use-speed =
    { $ways ->
        [0] {""}
        [one] { $ways } Weg
       *[other] { $ways } Wege
    }{ $rams ->
        [0] {""}
        [one] { $ways ->
            [0] {""}
           *[other] ,{" "}
        }{ $rams } Rammstoß
       *[other] { $ways ->
            [0] {""}
           *[other] ,{" "}
        }{ $rams } Rammstöße
    }
page-sand-use-free = frei lenken
page-sand-use-accident = kostet den Zug
page-sand-use-crash = in die Mauer
page-sand-not-now = jetzt nicht

# A turn.

page-sand-hand-of = Hand von { $chariot }
page-sand-ask-redraw = { $chariot }: Deine Hand ist voller Unfälle. Neue Karten nehmen?
page-sand-ask-whip-own = { $chariot }: Noch immer Rad an Rad. Vor deiner Karte zur Peitsche greifen?
page-sand-ask-turn = Du bist am Zug, { $chariot }: Wähle eine Karte
page-sand-ask-placement = Wohin? Wähle eine Stellung
page-sand-ask-confirm = Fahr los, oder wähle eine andere Stellung
page-sand-ask-take = { $chariot }: Zieh eine Karte. Von welchem Stapel?
page-sand-ask-whip = { $chariot }: Rad an Rad! Zur Peitsche greifen?
page-sand-ask-whip-reply = { $chariot }: Zur Peitsche greifen?
page-sand-ask-whipped = { $chariot }: Du hast das Duell verloren
page-sand-ask-more = { $chariot }, du bist davongekommen: noch eine Karte?
page-sand-waits =
    { $phase ->
        [places] Um die Startplätze wird gewürfelt
        [deal] Die ersten Karten werden ausgeteilt
        [roll] { $chariot } würfelt
        [draw] { $chariot } zieht eine Karte
        [redraw] { $chariot } sieht sich die erste Hand an
        [take] { $chariot } wählt einen Stapel
        [whip] { $chariot } erwägt einen Peitschenhieb
        [whip-own] { $chariot } erwägt einen Peitschenhieb
        [whip-reply] { $chariot } erwägt einen Peitschenhieb
        [whipped] { $chariot } hat das Duell verloren und entscheidet
       *[other] { $chariot } wählt eine Karte
    }
page-sand-over = Das Rennen ist vorbei
page-sand-ranked = Die niedrigste Summe der Ränge gewinnt (7.2).
page-sand-off =
    { $state ->
        [finished] { $chariot } ist im Ziel.
       *[out] { $chariot } ist ausgeschieden.
    }
page-sand-tip = Wähle eine Karte, um zu sehen, wohin sie führt.
page-sand-tip-placement = Wähle eine der Stellungen, hier oder auf dem Sand.
page-sand-nine = Stellungen von { $card }: Links und rechts drehen das Lineal, auf und ab den Wagen
page-sand-lay = Lineal { $ruler ->
        [left] { $rulerangle }° links
        [right] { $rulerangle }° rechts
       *[straight] geradeaus
    }, Wagen { $turn ->
        [left] { $turnangle }° links
        [right] { $turnangle }° rechts
       *[straight] geradeaus
    }
page-sand-word-clear = frei
page-sand-word-ram = { $other } rammen
page-sand-word-wall = Mauer
page-sand-word-back = falsch herum
page-sand-word-crowded = Gedränge
page-sand-word-away = lenkt nicht weg
page-sand-why-wall = Lineal oder Wagen würde eine Mauer berühren
page-sand-why-back = Damit würde der Wagen zurückfahren, und niemand fährt falsch herum
page-sand-why-crowded = Mehr als ein Wagen ist im Weg
page-sand-why-away = Das geht jetzt nicht: Nach einem verlorenen Duell muss das Lineal vom Gewinner wegzeigen
page-sand-why-announced = In diesem Zug ist schon ein Rammstoß oder ein Peitschenhieb angekündigt, und je Zug gibt es nur einen Streit
page-sand-nowhere = { $card } passt nirgends: Mauern oder Wagen sind im Weg
page-sand-only-crash = Jede Stellung jeder Karte endet in einer Mauer: Wähle, mit welcher du hineinfährst
page-sand-must-away = Du hast das Peitschenduell gegen { $other } verloren: Das Lineal muss um die vollen 30° wegzeigen
page-sand-ruler = Lineal
page-sand-chariot = Wagen
page-sand-degrees =
    { $way ->
        [left] { $angle }° links
        [right] { $angle }° rechts
       *[straight] geradeaus
    }
page-sand-measuring = Das Lineal wird angelegt …
page-sand-confirm = Was du gleich tust
page-sand-do-drive = { $card } fahren
page-sand-do-ram = { $other } rammen!
page-sand-do-crash = Mit { $card } in die Mauer
page-sand-do-redraw = Neue Karten nehmen
page-sand-do-keep = Diese Hand behalten
page-sand-do-lost = Den Zug verlieren
page-sand-do-stop = Hier aufhören
page-sand-lost-why = Andere Wagen versperren jeden Weg. Du behältst deine Karten.
page-sand-crash-why = Nichts anderes ist möglich: Der Wagen fährt in die Mauer und scheidet aus.
page-sand-settled = Du bist als Letzter auf dem Sand, und dein Rang steht fest.
page-sand-concede = Das Rennen hier beenden

# The decks.

page-sand-which-deck = Von welchem Stapel?
page-sand-deck-normal = Normales Tempo
page-sand-deck-risky = Riskantes Tempo
page-sand-left =
    { $cards ->
        [one] noch { $cards } Karte
       *[other] noch { $cards } Karten
    }
page-sand-expect = Unbekannte Karten: { $accidents } % Unfälle, { $horseshoes } % Hufeisen

# Dice, rams and whips.

page-sand-total =
    { $horseshoes ->
        [0] { $die }
       *[other] { $die } + { $horseshoes } = { $total }
    }
page-sand-ties =
    { $ties ->
        [one] Nach einem Gleichstand.
       *[other] Nach { $ties } Gleichständen.
    }
page-sand-ram-dice =
    Ein Rammstoß: dein Würfel{ $mine ->
        [0] {""}
       *[other] {" "}und 1 für das Hufeisen auf der Karte
    } gegen den Würfel von { $other } und { $cards ->
        [one] ein Hufeisen, falls die eine Karte dort eines trägt
       *[other] jedes Hufeisen auf den { $cards } Karten dort
    }.
page-sand-whip-dice =
    Dein Würfel{ $mine ->
        [0] , ohne Hufeisen,
       *[other] {" "}und { $mine } Hufeisen
    } gegen den Würfel von { $other } und { $cards ->
        [one] ein Hufeisen, falls die eine Karte dort eines trägt
       *[other] jedes Hufeisen auf den { $cards } Karten dort
    }.
page-sand-chance = Du gewinnst in etwa { $chance } von 100 Fällen.
page-sand-whip = { $other } peitschen
page-sand-no-whip = Peitsche ruhen lassen
page-sand-miss = Meine Karten behalten
page-sand-play-accident =
    { $numbers ->
        [1] Unfall 1 spielen
       *[other] Unfall 1–{ $numbers } spielen
    }
page-sand-accident-then =
    { $rule ->
        [knockout] { $numbers ->
            [1] Bei einer 1 scheidest du aus
           *[other] Bei 1 bis { $numbers } scheidest du aus
        }; darüber ziehst du eine Karte.
        [club] { $numbers ->
            [1] Bei einer 1 endet dein Zug
           *[other] Bei 1 bis { $numbers } endet dein Zug
        }; darüber ziehst du eine Karte und darfst weitermachen.
       *[endurance] { $numbers ->
            [1] Bei einer 1 gibt es keine neue Karte
           *[other] Bei 1 bis { $numbers } gibt es keine neue Karte
        }; darüber ziehst du eine.
    }
page-sand-how-whip = Wie die Peitsche funktioniert
page-sand-react-whip-reply = { $other } ist an deinem Rad!
page-sand-react-whip-reply-text = { $other } ist an { $chariot } herangefahren. Mit der Peitsche schlagen? Wer verliert, setzt einen Zug aus und muss weglenken.
page-sand-react-whipped = { $other } hat das Duell gewonnen!
page-sand-react-whipped-text = { $chariot } setzt den nächsten Zug aus. Jetzt kannst du eine Unfallkarte loswerden.
page-sand-react-whipped-alone = { $chariot } setzt den nächsten Zug aus und muss danach weglenken.
page-sand-go-on = So sei es
page-sand-decide = Jetzt entscheiden
page-sand-look-at-sand = Erst auf den Sand schauen

# At a glance.

page-sand-round = Durchgang { $round }
page-sand-race = Rennen { $race }
page-sand-place = Rang { $place }:
page-sand-lap = Runde { $lap } von { $laps }
page-sand-home = Im Ziel
page-sand-out = Ausgeschieden
page-sand-fall-wall = Ausgeschieden: in die Mauer
page-sand-fall-accident = Ausgeschieden: Unfall
page-sand-fall-cards = Ausgeschieden: keine Karte mehr
page-sand-fall-concede = Hat das Rennen beendet
page-sand-marker = Runde { $lap }: Rang { $place }
page-sand-holds = Auf der Hand: { $normal } normale und { $risky } riskante Karten
page-sand-score =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-sand-decides = entscheidet
page-sand-skips = setzt aus
page-sand-away = lenkt von { $other } weg

# The arena.

page-sand-arena = Die Arena
page-sand-arena-on = Auf dem Sand: { $order }.
page-sand-arena-empty = Es ist kein Wagen mehr auf dem Sand.
page-sand-ghost = { $lay }: { $word }

page-sand-key-on = zum Nächsten weitergehen
page-sand-key-cards = die Karten auf der Hand durchgehen
page-sand-key-placements = die neun Arten durchgehen, eine Karte zu legen
page-sand-key-take = nehmen, was markiert ist; noch einmal, um es zu spielen
page-sand-key-back = zurück zu den Karten
