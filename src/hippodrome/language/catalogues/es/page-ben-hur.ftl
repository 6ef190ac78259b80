# The page: Ben Hur, its arena, its hand and what there is to see at a glance. $chariot and $other are charioteers of the novel.

# Cards.
page-sand-story-one = Se afloja una rueda
page-sand-story-two = Se enredan las riendas
page-sand-story-three = Cae un caballo
page-sand-card-speed =
    Velocidad { $card }{ $horseshoe ->
        [yes] {" "}con una herradura
       *[no] {""}
    }, mazo { $deck ->
        [risky] arriesgado
       *[normal] normal
    }
page-sand-card-accident =
    Accidente { $numbers ->
        [1] 1
       *[other] 1 a { $numbers }
    }, mazo { $deck ->
        [risky] arriesgado
       *[normal] normal
    }
page-sand-card-hidden =
    Una carta del mazo { $deck ->
        [risky] arriesgado
       *[normal] normal
    }
page-sand-use-speed =
    { $ways ->
        [0] {""}
        [one] { $ways } camino
       *[other] { $ways } caminos
    }{ $rams ->
        [0] {""}
        [one] { $ways ->
            [0] {""}
           *[other] ,{" "}
        }{ $rams } embestida
       *[other] { $ways ->
            [0] {""}
           *[other] ,{" "}
        }{ $rams } embestidas
    }
page-sand-use-free = giro libre
page-sand-use-accident = cuesta el turno
page-sand-use-crash = contra el muro
page-sand-not-now = ahora no

# A turn.
page-sand-hand-of = Mano de { $chariot }
page-sand-ask-redraw = { $chariot }: tu mano está llena de accidentes. ¿Tomas una nueva?
page-sand-ask-whip-own = { $chariot }: aún rueda con rueda. ¿Usas el látigo antes de tu carta?
page-sand-ask-turn = Te toca, { $chariot }: elige una carta
page-sand-ask-placement = ¿Adónde? Elige una colocación
page-sand-ask-confirm = Corre, o elige otra colocación
page-sand-ask-take = { $chariot }: roba una carta. ¿De qué mazo?
page-sand-ask-whip = { $chariot }: ¡rueda con rueda! ¿Usas el látigo?
page-sand-ask-whip-reply = { $chariot }: ¿usas el látigo?
page-sand-ask-whipped = { $chariot }: has perdido el duelo
page-sand-ask-more = { $chariot }, te has librado: ¿otra carta?
page-sand-waits =
    { $phase ->
        [places] Los puestos de salida se sortean con el dado
        [deal] Se reparten las primeras manos
        [roll] { $chariot } tira el dado
        [draw] { $chariot } roba una carta
        [redraw] { $chariot } mira su primera mano
        [take] { $chariot } elige un mazo
        [whip] { $chariot } piensa si usar el látigo
        [whip-own] { $chariot } piensa si usar el látigo
        [whip-reply] { $chariot } piensa si usar el látigo
        [whipped] { $chariot } ha perdido el duelo y decide
       *[other] { $chariot } elige una carta
    }
page-sand-over = La carrera ha terminado
page-sand-ranked = Gana la suma de puestos más baja (7.2).
page-sand-off =
    { $state ->
        [finished] { $chariot } ha llegado a la meta.
       *[out] { $chariot } queda eliminado.
    }
page-sand-tip = Elige una carta para ver adónde lleva.
page-sand-tip-placement = Elige una de sus colocaciones, aquí o en la arena.
page-sand-nine = Colocaciones de { $card }: izquierda y derecha giran la regleta; arriba y abajo, el carro
page-sand-lay = Regleta { $ruler ->
        [left] { $rulerangle }° a la izquierda
        [right] { $rulerangle }° a la derecha
       *[straight] recta
    }, carro { $turn ->
        [left] { $turnangle }° a la izquierda
        [right] { $turnangle }° a la derecha
       *[straight] recto
    }
page-sand-word-clear = libre
page-sand-word-ram = embiste a { $other }
page-sand-word-wall = muro
page-sand-word-back = al revés
page-sand-word-crowded = atasco
page-sand-word-away = no se aparta
page-sand-why-wall = La regleta o el carro tocaría un muro
page-sand-why-back = Así el carro retrocedería, y nadie corre en sentido contrario
page-sand-why-crowded = Hay más de un carro en medio
page-sand-why-away = Ahora no se puede: tras perder un duelo de látigo, la regleta debe apartarse
page-sand-why-announced = En este turno ya se ha anunciado una embestida o un latigazo, y solo hay una disputa por turno
page-sand-nowhere = { $card } no cabe en ninguna parte: hay muros o carros en medio
page-sand-only-crash = Todas las cartas acaban contra un muro: elige con cuál estrellarte
page-sand-must-away = Has perdido el duelo de látigo contra { $other }: aparta la regleta los 30° enteros
page-sand-ruler = Regleta
page-sand-chariot = Carro
page-sand-degrees =
    { $way ->
        [left] { $angle }° a la izquierda
        [right] { $angle }° a la derecha
       *[straight] sin giro
    }
page-sand-measuring = Colocando la regleta…
page-sand-confirm = Lo que vas a hacer
page-sand-do-drive = Correr con { $card }
page-sand-do-ram = ¡Embestir a { $other }!
page-sand-do-crash = Contra el muro con { $card }
page-sand-do-redraw = Tomar una mano nueva
page-sand-do-keep = Conservar esta mano
page-sand-do-lost = Perder el turno
page-sand-do-stop = Parar aquí
page-sand-lost-why = Otros carros cierran todos los caminos. Conservas tus cartas.
page-sand-crash-why = No hay nada más que hacer: el carro choca contra el muro y queda eliminado.
page-sand-settled = Solo quedas tú en la arena, y tu puesto ya no puede cambiar.
page-sand-concede = Terminar aquí la carrera

# The decks.
page-sand-which-deck = ¿De qué mazo robas?
page-sand-deck-normal = Velocidad normal
page-sand-deck-risky = Velocidad arriesgada
page-sand-left =
    { $cards ->
        [one] queda { $cards } carta
       *[other] quedan { $cards } cartas
    }
page-sand-expect = Cartas sin ver: { $accidents } % de accidentes, { $horseshoes } % de herraduras

# Dice, rams and whips.
page-sand-total =
    { $horseshoes ->
        [0] { $die }
       *[other] { $die } + { $horseshoes } = { $total }
    }
page-sand-ties =
    { $ties ->
        [one] Tras un empate.
       *[other] Tras { $ties } empates.
    }
page-sand-ram-dice =
    Una embestida: tu dado{ $mine ->
        [0] {""}
       *[other] {" "}y 1 por la herradura de la carta
    } contra el dado de { $other } y todas las herraduras que haya en { $cards ->
        [one] su carta
       *[other] sus { $cards } cartas
    }.
page-sand-whip-dice =
    Tu dado{ $mine ->
        [0] , sin herraduras,
        [one] {" "}y { $mine } herradura
       *[other] {" "}y { $mine } herraduras
    } contra el dado de { $other } y todas las herraduras que haya en { $cards ->
        [one] su carta
       *[other] sus { $cards } cartas
    }.
page-sand-chance = Ganas unas { $chance } veces de cada 100.
page-sand-whip = Azotar a { $other }
page-sand-no-whip = Dejar el látigo
page-sand-miss = Conservar mis cartas
page-sand-play-accident =
    { $numbers ->
        [1] Jugar el accidente 1
       *[other] Jugar el accidente 1–{ $numbers }
    }
page-sand-accident-then =
    { $rule ->
        [knockout] { $numbers ->
            [1] Si sacas un 1, quedas eliminado
           *[other] Si sacas de 1 a { $numbers }, quedas eliminado
        }; si sacas más, robas una carta.
        [club] { $numbers ->
            [1] Si sacas un 1, acaba tu turno
           *[other] Si sacas de 1 a { $numbers }, acaba tu turno
        }; si sacas más, robas una carta y puedes seguir.
       *[endurance] { $numbers ->
            [1] Si sacas un 1, no recibes carta nueva
           *[other] Si sacas de 1 a { $numbers }, no recibes carta nueva
        }; si sacas más, robas una.
    }
page-sand-how-whip = Cómo funciona el látigo
page-sand-react-whip-reply = ¡{ $other } se ha pegado a tu rueda!
page-sand-react-whip-reply-text = { $other } se ha pegado a { $chariot }. ¿Usas el látigo? Quien pierda se salta un turno y tiene que apartarse.
page-sand-react-whipped = ¡{ $other } ha ganado el duelo!
page-sand-react-whipped-text = { $chariot } se salta el próximo turno. Ahora puedes librarte de una carta de accidente.
page-sand-react-whipped-alone = { $chariot } se salta el próximo turno y después tiene que apartarse.
page-sand-go-on = Que así sea
page-sand-decide = Decidir ahora
page-sand-look-at-sand = Mirar antes la arena

# At a glance.
page-sand-round = Ronda { $round }
page-sand-race = Carrera { $race }
page-sand-place = Puesto { $place }:
page-sand-lap = Vuelta { $lap } de { $laps }
page-sand-home = En la meta
page-sand-out = Eliminado
page-sand-fall-wall = Eliminado: contra el muro
page-sand-fall-accident = Eliminado: accidente
page-sand-fall-cards = Eliminado: sin cartas
page-sand-fall-concede = Puso fin a la carrera
page-sand-marker = Vuelta { $lap }: puesto { $place }
page-sand-holds = En la mano: { $normal } del mazo normal y { $risky } del arriesgado
page-sand-score =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
page-sand-decides = decide
page-sand-skips = se salta un turno
page-sand-away = se aparta de { $other }

# The arena.
page-sand-arena = La arena
page-sand-arena-on = En la arena: { $order }.
page-sand-arena-empty = Ya no queda ningún carro en la arena.
page-sand-ghost = { $lay }: { $word }
page-sand-key-on = pasar a lo que sigue
page-sand-key-cards = recorrer las cartas de la mano
page-sand-key-placements = recorrer las nueve formas de colocar una carta
page-sand-key-take = tomar lo que está marcado; otra vez, para jugarlo
page-sand-key-back = volver a las cartas
