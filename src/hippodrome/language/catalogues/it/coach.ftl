# The coach: moves as they are named in its sentences. They are never said alone.

coach-best-move =
    { $kind ->
        [drive] la carta { $card } fino a { $space }
        [finish] la carta { $card } oltre il traguardo
        [alley] la carta { $card } sulla { coach-ordinal } casella del viale
        [vote] il voto per la carta { $card } fino a { $space }
        [tuck] la carta { $card } sotto il mazzo
        [withdraw] il ritiro
        [pass] il passaggio del turno
        [sand] la carta { $card } (righello { coach-ruler }, biga { coach-turn })
        [ram] la carta { $card } per speronare { $other }
        [whip] la frusta contro { $other }
        [no-whip] la rinuncia alla frusta
        [accident] l’incidente { $numbers }
        [crash] la carta { $card } contro il muro
        [take-normal] il mazzo normale
        [take-risky] il mazzo rischioso
        [redraw] una nuova mano
        [keep] la vecchia mano
        [lost] il turno perso
        [miss] la rinuncia a giocare
        [stop] la fine del turno
        [concede] la fine della corsa
       *[written] «{ $move }»
    }
coach-ordinal =
    { $number ->
        [1] prima
        [2] seconda
        [3] terza
       *[other] { $number }ª
    }
coach-ruler =
    { $ruler ->
        [left] { $rulerangle }° a sinistra
        [right] { $rulerangle }° a destra
       *[straight] dritto
    }
coach-turn =
    { $turn ->
        [left] { $turnangle }° a sinistra
        [right] { $turnangle }° a destra
       *[straight] dritta
    }
coach-played-move =
    { $played_kind ->
        [drive] la carta { $played_card } fino a { $played_space }
        [finish] la carta { $played_card } oltre il traguardo
        [alley] la carta { $played_card } nel viale
        [vote] il voto per la carta { $played_card } fino a { $played_space }
        [tuck] la carta { $played_card } sotto il mazzo
        [withdraw] il ritiro
        [pass] il passaggio del turno
        [sand] la carta { $played_card } (righello { coach-played-ruler }, biga { coach-played-turn })
        [ram] la carta { $played_card } per speronare { $played_other }
        [whip] la frusta contro { $played_other }
        [no-whip] la rinuncia alla frusta
        [accident] l’incidente { $played_numbers }
        [crash] la carta { $played_card } contro il muro
        [take-normal] il mazzo normale
        [take-risky] il mazzo rischioso
        [redraw] una nuova mano
        [keep] la vecchia mano
        [lost] il turno perso
        [miss] la rinuncia a giocare
        [stop] la fine del turno
        [concede] la fine della corsa
       *[written] «{ $played_move }»
    }
coach-played-ruler =
    { $played_ruler ->
        [left] { $played_rulerangle }° a sinistra
        [right] { $played_rulerangle }° a destra
       *[straight] dritto
    }
coach-played-turn =
    { $played_turn ->
        [left] { $played_turnangle }° a sinistra
        [right] { $played_turnangle }° a destra
       *[straight] dritta
    }
coach-cost =
    { $unit ->
        [laurels] −{ $whole },{ $tenth } allori
       *[places] { $whole },{ $tenth } posti persi
    }

# The coach: in how many of the imagined races. These are never said alone either.

coach-played-lost =
    { $played_lost ->
        [100] quasi tutte
       *[other] circa { $played_lost }%
    }
coach-best-lost =
    { $lost ->
        [0] quasi nessuna
       *[other] circa { $lost }%
    }
coach-best-win =
    { $win ->
        [100] quasi tutte
       *[other] circa { $win }%
    }
coach-played-win =
    { $played_win ->
        [0] quasi nessuna
       *[other] circa { $played_win }%
    }

# The coach: why a move was a blunder.

coach-home = con { coach-best-move }, e non con { coach-played-move }, si sarebbe arrivati al traguardo: { coach-cost }
coach-disgrace =
    { $pays ->
        [yes] con { coach-played-move } va persa l’ultima occasione di pagare il tributo; con { coach-best-move } sarebbe stato pagato: { coach-cost }
       *[no] con { coach-played-move } va persa l’ultima occasione di pagare il tributo; con { coach-best-move } sarebbe rimasta: { coach-cost }
    }
coach-tribute = con { coach-best-move }, e non con { coach-played-move }, il tributo sarebbe stato pagato: { coach-cost }
coach-tribute-later = era meglio { coach-best-move } che { coach-played-move }, perché il tributo poteva aspettare: { coach-cost }
coach-lost = corse immaginate che finiscono senza allori: con { coach-played-move }, { coach-played-lost }; con { coach-best-move }, { coach-best-lost }: { coach-cost }
coach-shorter =
    { $points ->
        [one] con { coach-best-move }, e non con { coach-played-move }, si sarebbe seguita la strada più corta, risparmiando { $points } punto: { coach-cost }
       *[other] con { coach-best-move }, e non con { coach-played-move }, si sarebbe seguita la strada più corta, risparmiando { $points } punti: { coach-cost }
    }
coach-bottleneck = { coach-best-move }, e non { coach-played-move }, avrebbe chiuso la strettoia alle bighe che seguono: { coach-cost }
coach-six = con { coach-best-move }, e non con { coach-played-move }, ci si sarebbe liberati del 6 finché si poteva: { coach-cost }
coach-six-behind = { coach-played-move } porta in testa, dove il 6 in mano non si può giocare; { coach-best-move } no: { coach-cost }
coach-points = con { coach-played-move } restano troppo pochi punti nelle carte per arrivare al traguardo; con { coach-best-move } ne restano abbastanza: { coach-cost }
coach-roads = dopo { coach-best-move } hanno la strada libera più carte della mano ({ $free }) che dopo { coach-played-move } ({ $fewer }): { coach-cost }
coach-passing = { coach-best-move }, e non { coach-played-move }, avrebbe superato più rivali ({ $count } e non { $fewer }): { coach-cost }
coach-keep = era meglio { coach-best-move } che { coach-played-move }, perché valeva la pena tenere la carta più alta: { coach-cost }
coach-advance = era meglio { coach-best-move } che { coach-played-move }, perché il terreno guadagnato valeva la carta più alta: { coach-cost }
coach-out = corse immaginate in cui la biga finisce fuori gara: con { coach-played-move }, { coach-played-lost }; con { coach-best-move }, { coach-best-lost }: { coach-cost }
coach-deck =
    { $deck ->
        [n] era meglio pescare dal mazzo normale che da quello rischioso: { coach-cost }
       *[r] era meglio pescare dal mazzo rischioso che da quello normale: { coach-cost }
    }
coach-whip = { coach-best-move }, e non { coach-played-move }, valeva il rischio: { coach-cost }
coach-no-whip = era meglio { coach-best-move } che { coach-played-move }, perché il duello non valeva il rischio: { coach-cost }
coach-ram = { coach-best-move }, e non { coach-played-move }, valeva il rischio: { coach-cost }
coach-brake = { coach-best-move }, e non { coach-played-move }, avrebbe lasciato spazio per la mossa seguente: { coach-cost }
coach-speed = con { coach-best-move }, e non con { coach-played-move }, si sarebbe andati più veloci: { coach-cost }
coach-odds = nessun motivo è decisivo da solo; corse immaginate vinte con { coach-best-move }: { coach-best-win }; con { coach-played-move }: { coach-played-win }: { coach-cost }
coach-worth =
    { $unit ->
        [laurels] nessun motivo è decisivo da solo, ma { coach-best-move } porta in media { $worth_whole },{ $worth_tenth } allori, { coach-played-move } { $played_worth_whole },{ $played_worth_tenth }: { coach-cost }
       *[places] nessun motivo è decisivo da solo, ma { coach-best-move } porta in media al posto { $worth_whole },{ $worth_tenth }, { coach-played-move } al posto { $played_worth_whole },{ $played_worth_tenth }: { coach-cost }
    }

# The coach: the review.

coach-line = turno { $turn }, { $name }: { $why }
coach-sum =
    { $blunders ->
        [0] { $name }: { $decisions } decisioni, nessuno svarione
        [one] { $name }: { $decisions } decisioni, uno svarione, { coach-cost }
       *[other] { $name }: { $decisions } decisioni, { $blunders } svarioni, in tutto { coach-cost }
    }
coach-weighing = analisi
coach-written = L’analisi è in { $folder }
coach-title = Analisi della corsa
coach-graph = Probabilità di vittoria, secondo ciò che ogni auriga poteva sapere
coach-along = turni della corsa
coach-legend = svarione
coach-race = corsa { $race }
coach-heading = Turno { $turn }, { $name }
coach-note = La mossa migliore viene per prima, quella giocata è in grassetto; queste due sono state confrontate di nuovo, in più corse. ± è l’intervallo al 95%.
coach-move = mossa
coach-win-chance = probabilità di vittoria
coach-expected-laurels = allori
coach-expected-place = posto
coach-chance-lost = senza allori
coach-chance-out = fuori gara
coach-races = corse
coach-no-seat = --seat deve essere un posto di questa corsa: da 1 a { $seats }

# The coach: a hint during play.

coach-hint =
    { $unit ->
        [laurels] { $move }: { coach-hint-win }, in media { $whole },{ $tenth } allori
       *[places] { $move }: { coach-hint-win }, in media posto { $whole },{ $tenth }
    }
coach-hint-win =
    { $win ->
        [0] non vince quasi mai
        [100] vince quasi sempre
       *[other] probabilità di vittoria circa { $win }%
    }
coach-hint-plain = Nessun motivo è decisivo da solo: nelle corse immaginate questa mossa è andata meglio.
