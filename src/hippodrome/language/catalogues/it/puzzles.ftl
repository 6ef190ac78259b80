# Puzzles: what they are about.

puzzle-kind-alley = Il viale dell’imperatore
puzzle-kind-block = Il blocco
puzzle-kind-six = Il sei
puzzle-kind-lane = La corsia
puzzle-kind-passing = Il sorpasso
puzzle-kind-road = La strada libera
puzzle-kind-points = I punti rimasti
puzzle-kind-last-lap = L’ultimo giro
puzzle-kind-whip = La frusta
puzzle-kind-ram = Lo scontro
puzzle-kind-accident = L’incidente
puzzle-kind-bend = La curva
puzzle-kind-line = La traiettoria
puzzle-kind-speed = La velocità
puzzle-kind-brake = La frenata

# Puzzles: why the answer is better than another move. The first is never said alone.

puzzle-best = La mossa migliore è { coach-best-move }, e non { coach-played-move }
puzzle-home = { puzzle-best }: porta oltre il traguardo, e chi è al traguardo non viene più superato.
puzzle-disgrace =
    { $pays ->
        [yes] { puzzle-best }: paga il tributo, mentre l’altra passa davanti al viale dell’imperatore per l’ultima volta.
       *[no] { puzzle-best }: l’altra passa davanti al viale dell’imperatore per l’ultima volta, e il tributo non si paga più.
    }
puzzle-tribute = { puzzle-best }: si ferma nel viale dell’imperatore e paga il tributo.
puzzle-aim = { puzzle-best }: da lì il tuo { $aim } arriva nel viale dell’imperatore, dall’altra casella nessuna carta della tua mano.
puzzle-tribute-later = { puzzle-best }: il tributo può aspettare, e ora conta di più la strada.
puzzle-points = { puzzle-best }: dopo l’altra restano troppo pochi punti nelle tue carte per arrivare al traguardo.
puzzle-block =
    { $count ->
        [one] { puzzle-best }: lì la biga occupa una strettoia, e un rivale che segue da vicino non passa.
       *[other] { puzzle-best }: lì la biga occupa una strettoia, e { $count } rivali che seguono da vicino non passano.
    }
puzzle-shut-in = { puzzle-best }: dall’altra casella nessuna carta che ti resta ha la strada libera.
puzzle-lane =
    { $points ->
        [one] { puzzle-best }: la strada è più corta e risparmia { $points } punto delle tue carte.
       *[other] { puzzle-best }: la strada è più corta e risparmia { $points } punti delle tue carte.
    }
puzzle-six-now = { puzzle-best }: il 6 si può giocare ora, ma non quando sei in testa.
puzzle-six-behind = { puzzle-best }: l’altra ti porta in testa, dove il 6 della tua mano non si può giocare.
puzzle-passing =
    { $fewer ->
        [0] { puzzle-best }: supera dei rivali ({ $count }), l’altra nessuno.
       *[other] { puzzle-best }: supera più rivali ({ $count }) dell’altra ({ $fewer }).
    }
puzzle-roads =
    { $fewer ->
        [0] { puzzle-best }: da lì una carta della tua mano ha la strada libera, dall’altra casella nessuna.
       *[other] { puzzle-best }: da lì più carte della tua mano hanno la strada libera ({ $count }) che dall’altra casella ({ $fewer }).
    }
puzzle-whip =
    { $horseshoes ->
        [0] { puzzle-best }: anche senza ferri di cavallo il duello con la frusta contro { $rival } conviene, perché chi lo perde salta un turno.
       *[other] { puzzle-best }: con i tuoi ferri di cavallo ({ $horseshoes }) il duello con la frusta contro { $rival } conviene, perché chi lo perde salta un turno.
    }
puzzle-no-whip =
    { $horseshoes ->
        [0] { puzzle-best }: senza ferri di cavallo rischieresti il tuo prossimo turno contro le carte coperte di { $rival } ({ $held }).
       *[other] { puzzle-best }: anche con ferri di cavallo ({ $horseshoes }) rischieresti il tuo prossimo turno contro le carte coperte di { $rival } ({ $held }).
    }
puzzle-ram = { puzzle-best }: lo scontro rimanda { $other } dove stavi tu.
puzzle-no-ram = { puzzle-best }: uno scontro perso costa la carta e non muove nessuno, mentre questa mossa è sicura.
puzzle-accident-first = { puzzle-best }: dopo l’altra, nessuna carta che ti resta avrebbe un piazzamento libero.
puzzle-drive-on = { puzzle-best }: un incidente costa il turno e forse una carta, correre fa guadagnare terreno.
puzzle-finish = { puzzle-best }: completa l’ultimo giro.
puzzle-line-left = { puzzle-best }: da lì una carta della tua mano ha ancora un piazzamento libero ({ $cards }), dall’altra posa nessuna.
puzzle-more-lines = { puzzle-best }: da lì resta un piazzamento libero anche per { $cards }, dall’altra posa no.
puzzle-speed = { puzzle-best }: il righello più lungo porta più avanti.
puzzle-shorter-but-further = { puzzle-best }: qui il righello più corto porta più avanti.
puzzle-brake = { puzzle-best }: il righello più corto lascia spazio alla carta seguente.
puzzle-further = { puzzle-best }: con la stessa carta porta più avanti.
puzzle-straighter = { puzzle-best }: con la stessa carta la biga è messa meglio per la seguente.

# Puzzles: what is wrong.

puzzles-none = Non ci sono problemi di { $game }
puzzles-unreadable = { $file } non è una raccolta di problemi
puzzles-other = { $file } è una raccolta di un altro gioco o seme, o è stata valutata in altro modo: scegli un altro file
puzzle-unknown = { $game } ha i problemi da 1 a { $most }
puzzle-day = «{ $day }» non è un giorno: scrivilo come 2026-11-16
puzzle-broken = Un problema di { $game } non si può ricostruire (corsa { $race }); rifai la raccolta

# Puzzles: in the terminal.

puzzles-today = Problema del giorno { $day }: { $game }, numero { $number }
puzzles-about = Tema: { $kind }. Una mossa è nettamente la migliore; hippodrome puzzles answer MOSSA dice se l’hai trovata.
puzzles-right = Giusto. { $why }
puzzles-wrong = Non è la migliore. { $why }
puzzles-not-offered = { $move } non è tra le mosse possibili: { $moves }
puzzles-making = problemi
puzzles-made =
    { $races ->
        [one] { $count } problemi da una corsa: { $kinds }
       *[other] { $count } problemi da { $races } corse: { $kinds }
    }

# The page: the screen of puzzles.

page-puzzle-heading = { $game }, problema { $number }
page-puzzle-today = Problema del giorno
page-puzzle-ask = Tocca a te: una mossa è nettamente la migliore. Trovala e giocala come a un tavolo.
page-puzzle-right = Giusto!
page-puzzle-wrong = Non è la mossa migliore.
page-puzzle-shown = La soluzione
page-puzzle-margin =
    { $unit ->
        [laurels] A giudizio dell’allenatore vale { $worth } { $worth ->
            [one] alloro
           *[other] allori
        } più di ogni altra mossa.
       *[places] A giudizio dell’allenatore vale { $worth } { $worth ->
            [one] posto
           *[other] posti
        } più di ogni altra mossa.
    }
page-puzzle-again = Riprova
page-puzzle-show = Mostra la soluzione
page-puzzle-next = Prossimo problema
page-puzzle-to-today = Vai al problema del giorno
page-puzzle-choose = Quali problemi
page-puzzle-game = Gioco
page-puzzle-kind = Tema
page-puzzle-every-game = Tutti i giochi
page-puzzle-every-kind = Tutto
page-puzzle-none = Qui non ci sono problemi.
page-puzzle-score = I tuoi risultati
page-puzzle-days =
    { $count ->
        [one] { $count } giorno di fila
       *[other] { $count } giorni di fila
    }
page-puzzle-run = Giusti di fila: { $count }, al massimo { $most }
page-puzzle-solved = Risolti al primo colpo: { $right } su { $tried }
page-puzzle-board = Il tabellone
page-puzzle-hand = La tua mano
page-puzzle-beside = Il problema
page-puzzle-better = Un’altra mossa è nettamente migliore. Riprova, o fatti mostrare la soluzione.
