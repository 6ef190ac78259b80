# What a commentator says, event by event. $who is a chariot of Ave Caesar, its letter and its charioteer.
# What follows told-drive and told-finish is said right after it, so it does not name the chariot again.

told-lot = { $name } scopre un { $card }.
told-lots-tied = Le carte più alte sono alla pari: { $names } ne scoprono un’altra.
told-race =
    { $races ->
        [1] Si corre sul circuito { $course }, { way-round }, per { $laps ->
            [one] { $laps } giro
           *[other] { $laps } giri
        }.
       *[other] La corsa { $race } di { $races } si disputa sul circuito { $course }, { way-round }, per { $laps ->
            [one] { $laps } giro
           *[other] { $laps } giri
        }.
    }
told-lane = { $who } parte dalla corsia { $lane }, sulla casella { $space }.
told-lane-unmanned = { $who }, senza auriga, parte dalla corsia { $lane }, sulla casella { $space }.
told-dealt = { $who } riceve { $cards }.
told-drawn = Pesca { $card }.

told-drive = { $who } gioca { $card } e va sulla casella { $space }.
told-lead = Passa in testa.
told-lap = Supera la linea: giro { $lap }.
told-last-lap = Supera la linea: giro { $lap }, l’ultimo.
told-hail = Si ferma nel viale dell’imperatore: «Ave Caesar!» Il tributo è pagato.
told-alley = Si trova nel viale dell’imperatore.
told-alley-left = Lascia il viale.
told-disqualified = Non può più pagare il tributo: squalificata (5.4).
told-finish = { $who } gioca { $card } e supera il traguardo.
told-home = Arriva al traguardo: { $place }º posto!
told-home-disqualified = Arriva senza aver pagato: niente allori.
told-home-unmanned = Arriva, ma senza auriga: nessun posto.
told-pass = { $who } non può giocare nessuna carta e passa.
told-pass-blocked = { $who } ha la strada bloccata da altre bighe e passa (3.3).
told-pass-six = { $who } è in testa con soli 6 in mano e passa (4.1).
told-pass-wait = { $who } aspetta che si liberi una via per il viale (5.3).
told-tuck = { $who } non ha via libera e mette una carta sotto il mazzo (3.5).
told-withdraw = { $who } si ritira dalla corsa.
told-out-cards = { $who } non ha più carte ed è fuori gara (6.2).
told-out-points = { $who } non ha più abbastanza punti per arrivare ed è fuori gara (6.2).
told-stalemate = Nessuno può più muoversi: tutte le bighe ancora sul circuito sono fuori gara (6.6).
told-turned-up = { $who } scopre un { $card }.
told-discard = { $who } non può usare la carta { $card }, che viene scartata.
told-six-kept = { $who } è in testa e non può usare il 6: resta scoperto.
told-unmanned-stuck = { $who } non può muoversi.
told-vote = { $name } vota per { $card } fino a { $space }.
told-race-over = La corsa è finita.
told-laurels =
    { $laurels ->
        [one] { $who } vince { $laurels } alloro.
       *[other] { $who } vince { $laurels } allori.
    }
told-no-laurels = Nessuno vince allori.

told-result-laurels =
    { $points ->
        [one] { $place }. { $name }: { $points } alloro
       *[other] { $place }. { $name }: { $points } allori
    }
told-result-points =
    { $points ->
        [one] { $place }. { $name }: { $points } punto
       *[other] { $place }. { $name }: { $points } punti
    }

# Ben Hur. $chariot and $other are charioteers of the novel.

told-place = { $chariot }, con { $name } alle redini, parte dal posto { $place }.
told-place-own = { $chariot } parte dal posto { $place }.
told-place-taken = A { $chariot } tocca il posto { $place }, ma è già preso.
told-round = Round { $round }.
told-sand-drive = { $chariot } corre con { $card }: righello { $ruler ->
        [left] { $rulerangle }° a sinistra
        [right] { $rulerangle }° a destra
       *[straight] dritto
    }, biga { $turn ->
        [left] { $turnangle }° a sinistra
        [right] { $turnangle }° a destra
       *[straight] dritta
    }.
told-section =
    { $section ->
        [east] { $chariot } entra nella curva est.
        [far] { $chariot } è sul rettilineo opposto.
        [west] { $chariot } entra nella curva ovest.
       *[home] { $chariot } è sul rettilineo d’arrivo.
    }
told-sand-lead = { $chariot } passa in testa.
told-sand-lap = { $chariot } completa il giro { $lap } al { $place }º posto.
told-sand-finish = { $chariot } completa l’ultimo giro al { $place }º posto e lascia la sabbia.
told-lap-lost = { $chariot } torna dietro la linea e perde il giro (4.4).
told-ram = { $chariot } sperona { $other } con { $card }.
told-roll = { $chariot } tira un { $die }.
told-roll-lucky =
    { $horseshoes ->
        [one] { $chariot } tira un { $die }: con { $horseshoes } ferro di cavallo fa { $total }.
       *[other] { $chariot } tira un { $die }: con { $horseshoes } ferri di cavallo fa { $total }.
    }
told-dice-tied = Parità: si rilanciano entrambi i dadi.
told-ram-won = { $chariot } vince lo scontro; { $other } finisce indietro.
told-ram-lost = { $chariot } perde lo scontro; nessuno si muove.
told-whip = { $chariot } frusta { $other }.
told-whip-over = { $chariot } vince il duello con la frusta; { $other } salta un turno e dovrà allontanarsi.
told-skip = { $chariot } salta il turno.
told-accident = { $chariot } ha un incidente: con { $numbers } andrebbe male.
told-accident-good = { $chariot } tira un { $die } e se la cava.
told-accident-bad = { $chariot } tira un { $die }: nessuna carta nuova.
told-accident-out = { $chariot } tira un { $die } ed è fuori gara.
told-redraw = { $chariot } mostra una mano piena di incidenti e ne riceve una nuova (2.2).
told-lost = { $chariot } trova la strada sbarrata da altre bighe e perde il turno (3.6).
told-crash = { $chariot } finisce contro il muro con { $card } ed è fuori gara (3.6).
told-sand-out = { $chariot } non ha più carte ed è fuori gara (6.1).
told-rounds-over = Non ci sono più round da giocare: tutte le bighe ancora sulla sabbia sono fuori gara (3.7).
told-stop = { $chariot } non gioca altre carte.
told-concede = { $chariot } mette fine alla corsa (7.4).
told-worth =
    { $points ->
        [one] { $chariot }: { $points } punto
       *[other] { $chariot }: { $points } punti
    }
told-older-rules = Si è giocato secondo la versione 1 delle regole; oggi non sarebbe così ({ $clause }).
told-next-race = Comincia la corsa { $race }.
