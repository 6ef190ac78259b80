# What a commentator says, event by event. $who is a chariot of Ave Caesar, its letter and its charioteer.
# What follows told-drive and told-finish is said right after it, so it does not name the chariot again.
told-lot = { $name } descubre un { $card }.
told-lots-tied = Las cartas más altas empatan: { $names } descubren otra.
told-race =
    { $races ->
        [1] Se corre en el circuito { $course }, { way-round }, a { $laps ->
            [one] { $laps } vuelta
           *[other] { $laps } vueltas
        }.
       *[other] La carrera { $race } de { $races } se disputa en el circuito { $course }, { way-round }, a { $laps ->
            [one] { $laps } vuelta
           *[other] { $laps } vueltas
        }.
    }
told-lane = { $who } sale del carril { $lane }, en la casilla { $space }.
told-lane-unmanned = { $who }, sin auriga, sale del carril { $lane }, en la casilla { $space }.
told-dealt = { $who } recibe { $cards }.
told-drawn = Roba { $card }.
told-drive = { $who } juega un { $card } y avanza hasta la casilla { $space }.
told-lead = Se pone en cabeza.
told-lap = Cruza la línea: vuelta { $lap }.
told-last-lap = Cruza la línea: vuelta { $lap }, la última.
told-hail = Se detiene en el callejón del emperador: «¡Ave Caesar!». El tributo está pagado.
told-alley = Está en el callejón del emperador.
told-alley-left = Sale del callejón.
told-disqualified = Ya no puede pagar el tributo: descalificado (5.4).
told-finish = { $who } juega un { $card } y cruza la meta.
told-home = ¡Llega a la meta en el puesto { $place }!
told-home-disqualified = Llega sin haber pagado: se queda sin laureles.
told-home-unmanned = Llega, pero sin auriga: no ocupa puesto.
told-pass = { $who } no puede jugar ninguna carta y pasa.
told-pass-blocked = { $who } pasa: otros carros le cierran el camino (3.3).
told-pass-six = { $who } va en cabeza con solo seises en la mano y pasa (4.1).
told-pass-wait = { $who } espera a que se libere un camino al callejón (5.3).
told-tuck = { $who } está bloqueado y mete una carta bajo el mazo (3.5).
told-withdraw = { $who } se retira de la carrera.
told-out-cards = { $who } ya no tiene cartas y queda eliminado (6.2).
told-out-points = { $who } ya no tiene puntos suficientes para llegar y queda eliminado (6.2).
told-stalemate = Ya nadie puede moverse: todos los carros que siguen en el circuito quedan eliminados (6.6).
told-turned-up = { $who } descubre un { $card }.
told-discard = { $who } no puede usar el { $card }: se descarta.
told-six-kept = { $who } va en cabeza y no puede usar el 6: queda descubierto.
told-unmanned-stuck = { $who } no puede moverse.
told-vote = { $name } vota por el { $card } a { $space }.
told-race-over = La carrera ha terminado.
told-laurels =
    { $laurels ->
        [one] { $who } gana { $laurels } laurel.
       *[other] { $who } gana { $laurels } laureles.
    }
told-no-laurels = Nadie gana laureles.
told-result-laurels =
    { $points ->
        [one] { $place }. { $name }: { $points } laurel
       *[other] { $place }. { $name }: { $points } laureles
    }
told-result-points =
    { $points ->
        [one] { $place }. { $name }: { $points } punto
       *[other] { $place }. { $name }: { $points } puntos
    }

# Ben Hur. $chariot and $other are charioteers of the novel.
told-place = { $chariot }, con { $name } a las riendas, sale del puesto { $place }.
told-place-own = { $chariot } sale del puesto { $place }.
told-place-taken = A { $chariot } le sale el puesto { $place }, pero está ocupado.
told-round = Ronda { $round }.
told-sand-drive = { $chariot } corre con { $card }: regleta { $ruler ->
        [left] { $rulerangle }° a la izquierda
        [right] { $rulerangle }° a la derecha
       *[straight] recta
    }, carro { $turn ->
        [left] { $turnangle }° a la izquierda
        [right] { $turnangle }° a la derecha
       *[straight] recto
    }.
told-section =
    { $section ->
        [east] { $chariot } entra en la curva este.
        [far] { $chariot } está en la recta opuesta.
        [west] { $chariot } entra en la curva oeste.
       *[home] { $chariot } está en la recta de meta.
    }
told-sand-lead = { $chariot } se pone en cabeza.
told-sand-lap = { $chariot } completa la vuelta { $lap } en el puesto { $place }.
told-sand-finish = { $chariot } completa la última vuelta en el puesto { $place } y deja la arena.
told-lap-lost = { $chariot } vuelve a estar detrás de la línea y pierde la vuelta (4.4).
told-ram = { $chariot } embiste a { $other } con { $card }.
told-roll = { $chariot } saca un { $die }.
told-roll-lucky =
    { $horseshoes ->
        [one] { $chariot } saca un { $die }; con { $horseshoes } herradura, { $total }.
       *[other] { $chariot } saca un { $die }; con { $horseshoes } herraduras, { $total }.
    }
told-dice-tied = Empate: los dos tiran otra vez.
told-ram-won = { $chariot } gana la embestida; { $other } tiene que retroceder.
told-ram-lost = { $chariot } pierde la embestida; nadie se mueve.
told-whip = { $chariot } azota a { $other }.
told-whip-over = { $chariot } gana el duelo de látigo; { $other } se salta un turno y tendrá que apartarse.
told-skip = { $chariot } se salta el turno.
told-accident = { $chariot } sufre un accidente: con { $numbers } acabaría mal.
told-accident-good = { $chariot } saca un { $die } y se libra.
told-accident-bad = { $chariot } saca un { $die }: no recibe carta nueva.
told-accident-out = { $chariot } saca un { $die } y queda eliminado.
told-redraw = { $chariot } enseña una mano llena de accidentes y recibe otra (2.2).
told-lost = { $chariot } encuentra el camino cerrado por otros carros y pierde el turno (3.6).
told-crash = { $chariot } se estrella contra el muro con { $card } y queda eliminado (3.6).
told-sand-out = { $chariot } ya no tiene cartas y queda eliminado (6.1).
told-rounds-over = Ya no quedan rondas: todos los carros que siguen en la arena quedan eliminados (3.7).
told-stop = { $chariot } no juega más cartas.
told-concede = { $chariot } termina aquí la carrera (7.4).
told-worth =
    { $points ->
        [one] { $chariot }: { $points } punto
       *[other] { $chariot }: { $points } puntos
    }
told-older-rules = Esto se jugó con la versión 1 de las reglas; hoy no sería así ({ $clause }).
told-next-race = Empieza la carrera { $race }.
