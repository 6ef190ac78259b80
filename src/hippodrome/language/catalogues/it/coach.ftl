# The coach: moves as they are named in its sentences. They are never said alone.

coach-best-move =
    { $kind ->
        [drive] la carta { $card } fino a { $space }
        [finish] la carta { $card } oltre il traguardo
        [alley] la carta { $card } sulla { coach-ordinal } casella del viale
        [vote] il voto per la carta { $card } fino a { $space }
        [tuck] mettere la carta { $card } sotto il mazzo
        [withdraw] ritirarsi
        [pass] passare
       *[written] «{ $move }»
    }
coach-ordinal =
    { $number ->
        [1] prima
        [2] seconda
        [3] terza
       *[other] { $number }ª
    }
coach-played-move =
    { $played_kind ->
        [drive] la carta { $played_card } fino a { $played_space }
        [finish] la carta { $played_card } oltre il traguardo
        [alley] la carta { $played_card } nel viale
        [vote] il voto per la carta { $played_card } fino a { $played_space }
        [tuck] mettere la carta { $played_card } sotto il mazzo
        [withdraw] ritirarsi
        [pass] passare
       *[written] «{ $played_move }»
    }
coach-cost =
    { $unit ->
        [laurels] −{ $whole },{ $tenth } allori
       *[places] { $whole },{ $tenth } posti in meno
    }

# The coach: why a move was a blunder.

coach-home = { coach-best-move } avrebbe portato al traguardo: { coach-cost }
coach-disgrace = con { coach-played-move } va persa l'ultima occasione di pagare il tributo; { coach-best-move } l'avrebbe conservata: { coach-cost }
coach-tribute = { coach-best-move } avrebbe pagato il tributo: { coach-cost }
coach-tribute-later = il tributo poteva aspettare, { coach-best-move } era meglio: { coach-cost }
coach-lost = con { coach-played-move } { $played_lost } corse immaginate su 100 finiscono senza allori; con { coach-best-move } solo { $lost }: { coach-cost }
coach-shorter =
    { $points ->
        [one] { coach-best-move } avrebbe seguito la strada più corta e risparmiato { $points } punto: { coach-cost }
       *[other] { coach-best-move } avrebbe seguito la strada più corta e risparmiato { $points } punti: { coach-cost }
    }
coach-bottleneck = { coach-best-move } avrebbe chiuso la strettoia alle bighe che seguono: { coach-cost }
coach-six = { coach-best-move } avrebbe permesso di liberarsi del 6 finché si poteva: { coach-cost }
coach-out = con { coach-played-move } la biga è fuori in { $played_lost } corse immaginate su 100; con { coach-best-move } solo in { $lost }: { coach-cost }
coach-deck =
    { $deck ->
        [n] era meglio pescare dal mazzo normale: { coach-cost }
       *[r] era meglio pescare dal mazzo rischioso: { coach-cost }
    }
coach-whip = valeva la pena di rischiare { coach-best-move }: { coach-cost }
coach-no-whip = era meglio lasciar stare la frusta: { coach-cost }
coach-ram = valeva la pena di rischiare { coach-best-move }: { coach-cost }
coach-brake = { coach-best-move } avrebbe lasciato spazio per la mossa seguente: { coach-cost }
coach-speed = { coach-best-move } sarebbe stato più veloce: { coach-cost }
coach-odds = { coach-best-move } vince { $win } corse immaginate su 100, { coach-played-move } ne vince { $played_win }: { coach-cost }
coach-worth =
    { $unit ->
        [laurels] { coach-best-move } porta in media { $worth_whole },{ $worth_tenth } allori, { coach-played-move } { $played_worth_whole },{ $played_worth_tenth }: { coach-cost }
       *[places] { coach-best-move } porta in media al posto { $worth_whole },{ $worth_tenth }, { coach-played-move } al posto { $played_worth_whole },{ $played_worth_tenth }: { coach-cost }
    }

# The coach: the review.

coach-line = evento { $event }, { $name }: { $why }
coach-sum =
    { $blunders ->
        [0] { $name }: { $decisions } decisioni, nessun errore
        [one] { $name }: { $decisions } decisioni, un errore, { coach-cost }
       *[other] { $name }: { $decisions } decisioni, { $blunders } errori, in tutto { coach-cost }
    }
coach-weighing = analisi
coach-written = L'analisi è in { $folder }
coach-title = La corsa riesaminata
coach-graph = Probabilità di vincere, per quanto ogni auriga poteva sapere
coach-along = eventi della corsa
coach-event = Evento { $event }, { $name }
coach-move = mossa
coach-win-chance = probabilità di vincere
coach-expected-laurels = allori
coach-expected-place = posto
coach-races = corse
coach-no-seat = --seat deve essere un posto di questa corsa: da 1 a { $seats }

# The coach: a hint during play.

coach-hint =
    { $unit ->
        [laurels] { $move }: vince { $win } corse immaginate su 100, in media { $whole },{ $tenth } allori
       *[places] { $move }: vince { $win } corse immaginate su 100, in media posto { $whole },{ $tenth }
    }
