# The coach: moves as they are named in its sentences. They are never said alone.

coach-best-move =
    { $kind ->
        [drive] le { $card } vers { $space }
        [finish] le { $card } jusqu'à l'arrivée
        [alley] le { $card } sur la { coach-ordinal } case de l'allée
        [vote] le vote pour le { $card } vers { $space }
        [tuck] glisser le { $card } sous la pioche
        [withdraw] abandonner
        [pass] passer
       *[written] « { $move } »
    }
coach-ordinal =
    { $number ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] { $number }e
    }
coach-played-move =
    { $played_kind ->
        [drive] le { $played_card } vers { $played_space }
        [finish] le { $played_card } jusqu'à l'arrivée
        [alley] le { $played_card } dans l'allée
        [vote] le vote pour le { $played_card } vers { $played_space }
        [tuck] glisser le { $played_card } sous la pioche
        [withdraw] abandonner
        [pass] passer
       *[written] « { $played_move } »
    }
coach-cost =
    { $unit ->
        [laurels] { $whole ->
            [one] −{ $whole },{ $tenth } laurier
           *[other] −{ $whole },{ $tenth } lauriers
        }
       *[places] { $whole ->
            [one] { $whole },{ $tenth } place perdue
           *[other] { $whole },{ $tenth } places perdues
        }
    }

# The coach: why a move was a blunder.

coach-home = { coach-best-move } aurait mené à l'arrivée : { coach-cost }
coach-disgrace = avec { coach-played-move }, la dernière chance de payer le tribut est perdue ; { coach-best-move } l'aurait gardée : { coach-cost }
coach-tribute = { coach-best-move } aurait payé le tribut : { coach-cost }
coach-tribute-later = le tribut pouvait attendre, { coach-best-move } valait mieux : { coach-cost }
coach-lost = avec { coach-played-move }, { $played_lost } courses imaginées sur 100 finissent sans lauriers ; avec { coach-best-move }, seulement { $lost } : { coach-cost }
coach-shorter =
    { $points ->
        [one] { coach-best-move } aurait suivi le chemin le plus court et épargné { $points } point : { coach-cost }
       *[other] { coach-best-move } aurait suivi le chemin le plus court et épargné { $points } points : { coach-cost }
    }
coach-bottleneck = { coach-best-move } aurait fermé le goulet aux chars qui suivent : { coach-cost }
coach-six = { coach-best-move } aurait permis de se défaire du 6 tant que c'était possible : { coach-cost }
coach-out = avec { coach-played-move }, le char est éliminé dans { $played_lost } courses imaginées sur 100 ; avec { coach-best-move }, dans { $lost } seulement : { coach-cost }
coach-deck =
    { $deck ->
        [n] mieux valait piocher dans le paquet normal : { coach-cost }
       *[r] mieux valait piocher dans le paquet risqué : { coach-cost }
    }
coach-whip = { coach-best-move } valait le risque : { coach-cost }
coach-no-whip = mieux valait laisser le fouet tranquille : { coach-cost }
coach-ram = { coach-best-move } valait le risque : { coach-cost }
coach-brake = { coach-best-move } aurait laissé de la place pour la suite : { coach-cost }
coach-speed = { coach-best-move } aurait été plus rapide : { coach-cost }
coach-odds = { coach-best-move } gagne { $win } courses imaginées sur 100, { coach-played-move } en gagne { $played_win } : { coach-cost }
coach-worth =
    { $unit ->
        [laurels] { coach-best-move } rapporte en moyenne { $worth_whole },{ $worth_tenth } lauriers, { coach-played-move } { $played_worth_whole },{ $played_worth_tenth } : { coach-cost }
       *[places] { coach-best-move } mène en moyenne à la place { $worth_whole },{ $worth_tenth }, { coach-played-move } à la place { $played_worth_whole },{ $played_worth_tenth } : { coach-cost }
    }

# The coach: the review.

coach-line = événement { $event }, { $name } : { $why }
coach-sum =
    { $blunders ->
        [0] { $name } : { $decisions } décisions, aucune erreur
        [one] { $name } : { $decisions } décisions, une erreur, { coach-cost }
       *[other] { $name } : { $decisions } décisions, { $blunders } erreurs, en tout { coach-cost }
    }
coach-weighing = analyse
coach-written = L'analyse se trouve dans { $folder }
coach-title = Retour sur la course
coach-graph = Chances de gagner, d'après ce que chaque aurige pouvait savoir
coach-along = événements de la course
coach-event = Événement { $event }, { $name }
coach-move = coup
coach-win-chance = chances de gagner
coach-expected-laurels = lauriers
coach-expected-place = place
coach-races = courses
coach-no-seat = --seat doit être une place de cette course : de 1 à { $seats }

# The coach: a hint during play.

coach-hint =
    { $unit ->
        [laurels] { $move } : gagne { $win } courses imaginées sur 100, { $whole },{ $tenth } lauriers en moyenne
       *[places] { $move } : gagne { $win } courses imaginées sur 100, place { $whole },{ $tenth } en moyenne
    }
