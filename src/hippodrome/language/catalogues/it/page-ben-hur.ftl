# The page: Ben Hur, its arena, its hand and what there is to see at a glance. $chariot and $other are charioteers of the novel.

# Cards.

page-sand-story-one = Una ruota si allenta
page-sand-story-two = Le redini si aggrovigliano
page-sand-story-three = Un cavallo cade
page-sand-card-speed =
    Velocità { $card }{ $horseshoe ->
        [yes] {" "}con un ferro di cavallo
       *[no] {""}
    }, mazzo { $deck ->
        [risky] rischioso
       *[normal] normale
    }
page-sand-card-accident =
    Incidente { $numbers ->
        [1] 1
       *[other] da 1 a { $numbers }
    }, mazzo { $deck ->
        [risky] rischioso
       *[normal] normale
    }
page-sand-card-hidden =
    Una carta del mazzo { $deck ->
        [risky] rischioso
       *[normal] normale
    }
page-sand-use-speed =
    { $ways ->
        [0] {""}
        [one] { $ways } strada
       *[other] { $ways } strade
    }{ $rams ->
        [0] {""}
        [one] { $ways ->
            [0] {""}
           *[other] ,{" "}
        }{ $rams } scontro
       *[other] { $ways ->
            [0] {""}
           *[other] ,{" "}
        }{ $rams } scontri
    }
page-sand-use-free = sterzata libera
page-sand-use-accident = costa il turno
page-sand-use-crash = contro il muro
page-sand-not-now = non ora

# A turn.

page-sand-hand-of = Mano di { $chariot }
page-sand-ask-redraw = { $chariot }: la tua mano è piena di incidenti. Ne prendi una nuova?
page-sand-ask-whip-own = { $chariot }: ancora ruota a ruota. Usi la frusta prima della carta?
page-sand-ask-turn = Tocca a te, { $chariot }: scegli una carta
page-sand-ask-placement = Dove? Scegli un piazzamento
page-sand-ask-confirm = Corri, o scegli un altro piazzamento
page-sand-ask-take = { $chariot }: pesca una carta. Da quale mazzo?
page-sand-ask-whip = { $chariot }: ruota a ruota! Usi la frusta?
page-sand-ask-whip-reply = { $chariot }: usi la frusta?
page-sand-ask-whipped = { $chariot }: hai perso il duello
page-sand-ask-more = { $chariot }, te la sei cavata: un’altra carta?
page-sand-waits =
    { $phase ->
        [places] Si tira il dado per i posti di partenza
        [deal] Si distribuiscono le prime mani
        [roll] { $chariot } tira il dado
        [draw] { $chariot } pesca una carta
        [redraw] { $chariot } guarda la prima mano
        [take] { $chariot } sceglie un mazzo
        [whip] { $chariot } pensa alla frusta
        [whip-own] { $chariot } pensa alla frusta
        [whip-reply] { $chariot } pensa alla frusta
        [whipped] { $chariot } ha perso il duello e decide
       *[other] { $chariot } sceglie una carta
    }
page-sand-over = La corsa è finita
page-sand-ranked = Vince la somma dei posti più bassa (7.2).
page-sand-off =
    { $state ->
        [finished] { $chariot } è al traguardo.
       *[out] { $chariot } è fuori gara.
    }
page-sand-tip = Scegli una carta per vedere dove porta.
page-sand-tip-placement = Scegli uno dei suoi piazzamenti, qui o sulla sabbia.
page-sand-nine = Piazzamenti di { $card }: sinistra e destra girano il righello, su e giù la biga
page-sand-lay = Righello { $ruler ->
        [left] { $rulerangle }° a sinistra
        [right] { $rulerangle }° a destra
       *[straight] dritto
    }, biga { $turn ->
        [left] { $turnangle }° a sinistra
        [right] { $turnangle }° a destra
       *[straight] dritta
    }
page-sand-word-clear = libero
page-sand-word-ram = sperona { $other }
page-sand-word-wall = muro
page-sand-word-back = contromano
page-sand-word-crowded = affollato
page-sand-word-away = non si allontana
page-sand-why-wall = Il righello o la biga toccherebbe un muro
page-sand-why-back = La biga tornerebbe indietro, e nessuno corre contromano
page-sand-why-crowded = C’è di mezzo più di una biga
page-sand-why-away = Ora non si può: dopo un duello perso, il righello deve allontanarsi
page-sand-why-announced = In questo turno è già stato annunciato uno scontro o una frustata, e c’è una sola contesa per turno
page-sand-nowhere = { $card } non ci sta da nessuna parte: ci sono di mezzo muri o bighe
page-sand-only-crash = Ogni piazzamento di ogni carta finisce contro un muro: scegli con quale schiantarti
page-sand-must-away = Hai perso il duello con la frusta contro { $other }: allontana il righello di tutti i 30°
page-sand-ruler = Righello
page-sand-chariot = Biga
page-sand-degrees =
    { $way ->
        [left] { $angle }° a sinistra
        [right] { $angle }° a destra
       *[straight] dritto
    }
page-sand-measuring = Si posa il righello…
page-sand-confirm = Ciò che stai per fare
page-sand-do-drive = Corri con { $card }
page-sand-do-ram = Sperona { $other }!
page-sand-do-crash = Schiantati con { $card }
page-sand-do-redraw = Prendi una mano nuova
page-sand-do-keep = Tieni questa mano
page-sand-do-lost = Perdi il turno
page-sand-do-stop = Fermati qui
page-sand-lost-why = Altre bighe sbarrano ogni strada. Le carte restano in mano tua.
page-sand-crash-why = Non c’è altro da fare: la biga finisce contro il muro ed è fuori gara.
page-sand-settled = Sulla sabbia ci sei solo tu, e il tuo posto non può più cambiare.
page-sand-concede = Metti fine alla corsa

# The decks.

page-sand-which-deck = Da quale mazzo?
page-sand-deck-normal = Velocità normale
page-sand-deck-risky = Velocità rischiosa
page-sand-left =
    { $cards ->
        [one] { $cards } carta rimasta
       *[other] { $cards } carte rimaste
    }
page-sand-expect = Non ancora viste: { $accidents }% incidenti, { $horseshoes }% ferri di cavallo

# Dice, rams and whips.

page-sand-total =
    { $horseshoes ->
        [0] { $die }
       *[other] { $die } + { $horseshoes } = { $total }
    }
page-sand-ties =
    { $ties ->
        [one] Dopo una parità.
       *[other] Dopo { $ties } parità.
    }
page-sand-ram-dice =
    Uno scontro: il tuo dado{ $mine ->
        [0] {""}
       *[other] {" "}più 1 per il ferro di cavallo sulla carta
    } contro il dado di { $other } più ogni ferro di cavallo { $cards ->
        [one] sulla sua unica carta
       *[other] sulle sue { $cards } carte
    }.
page-sand-whip-dice =
    Il tuo dado{ $mine ->
        [0] , senza ferri di cavallo,
        [one] {" "}più { $mine } ferro di cavallo
       *[other] {" "}più { $mine } ferri di cavallo
    } contro il dado di { $other } più ogni ferro di cavallo { $cards ->
        [one] sulla sua unica carta
       *[other] sulle sue { $cards } carte
    }.
page-sand-chance = Probabilità di vincere: circa { $chance }%.
page-sand-whip = Frusta { $other }
page-sand-no-whip = Niente frusta
page-sand-miss = Tieni le carte
page-sand-play-accident =
    { $numbers ->
        [1] Gioca l’incidente 1
       *[other] Gioca l’incidente 1–{ $numbers }
    }
page-sand-accident-then =
    { $rule ->
        [knockout] { $numbers ->
            [1] Con un 1 sei fuori gara
           *[other] Con un tiro da 1 a { $numbers } sei fuori gara
        }; se esce di più, peschi una carta.
        [club] { $numbers ->
            [1] Con un 1 il turno finisce
           *[other] Con un tiro da 1 a { $numbers } il turno finisce
        }; se esce di più, peschi una carta e puoi continuare.
       *[endurance] { $numbers ->
            [1] Con un 1 nessuna carta nuova
           *[other] Con un tiro da 1 a { $numbers } nessuna carta nuova
        }; se esce di più, ne peschi una.
    }
page-sand-how-whip = Come funziona la frusta
page-sand-react-whip-reply = { $other } è ruota a ruota con te!
page-sand-react-whip-reply-text = { $other } si è affiancato a { $chariot }. Usi la frusta? Chi perde salta un turno e deve allontanarsi.
page-sand-react-whipped = { $other } ha vinto il duello!
page-sand-react-whipped-text = { $chariot } salta il prossimo turno. Ora puoi liberarti di una carta incidente.
page-sand-react-whipped-alone = { $chariot } salta il prossimo turno, e poi deve allontanarsi.
page-sand-go-on = E sia
page-sand-decide = Decidi ora
page-sand-look-at-sand = Prima guarda la sabbia

# At a glance.

page-sand-round = Round { $round }
page-sand-race = Corsa { $race }
page-sand-place = Posto { $place }:
page-sand-lap = Giro { $lap } di { $laps }
page-sand-home = Al traguardo
page-sand-out = Fuori gara
page-sand-fall-wall = Fuori gara: contro il muro
page-sand-fall-accident = Fuori gara: incidente
page-sand-fall-cards = Fuori gara: senza carte
page-sand-fall-concede = Ha messo fine alla corsa
page-sand-marker = Giro { $lap }: posto { $place }
page-sand-holds = In mano, normali: { $normal }, rischiose: { $risky }
page-sand-score =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
page-sand-decides = decide
page-sand-skips = salta un turno
page-sand-away = si allontana da { $other }

# The arena.

page-sand-arena = L’arena
page-sand-arena-on = Sulla sabbia: { $order }.
page-sand-arena-empty = Sulla sabbia non c’è più nessuna biga.
page-sand-ghost = { $lay }: { $word }

page-sand-key-on = passa a ciò che segue
page-sand-key-cards = scorri le carte in mano
page-sand-key-placements = scorri i nove modi di posare una carta
page-sand-key-take = prendi ciò che è segnato; ancora una volta per giocarlo
page-sand-key-back = torna alle carte
