# The coach: moves as they are named in its sentences. They are never said alone.

coach-best-move =
    { $kind ->
        [drive] le { $card } vers { $space }
        [finish] le { $card } jusqu’à l’arrivée
        [alley] le { $card } sur la { coach-ordinal } case de l’allée
        [vote] le vote pour le { $card } vers { $space }
        [tuck] le { $card } sous la pioche
        [withdraw] l’abandon
        [pass] le tour passé
        [sand] le { $card } (réglette { coach-ruler }, char { coach-turn })
        [ram] le choc du { $card } contre { $other }
        [whip] le fouet contre { $other }
        [no-whip] le fouet au repos
        [accident] l’accident { $numbers }
        [crash] le { $card } dans le mur
        [take-normal] la pioche normale
        [take-risky] la pioche risquée
        [redraw] une nouvelle main
        [keep] la main gardée
        [lost] le tour perdu
        [miss] le tour sans carte
        [stop] l’arrêt
        [concede] la fin de la course
       *[written] « { $move } »
    }
coach-ordinal =
    { $number ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] { $number }e
    }
coach-ruler =
    { $ruler ->
        [left] { $rulerangle }° à gauche
        [right] { $rulerangle }° à droite
       *[straight] tout droit
    }
coach-turn =
    { $turn ->
        [left] { $turnangle }° à gauche
        [right] { $turnangle }° à droite
       *[straight] tout droit
    }
coach-played-move =
    { $played_kind ->
        [drive] le { $played_card } vers { $played_space }
        [finish] le { $played_card } jusqu’à l’arrivée
        [alley] le { $played_card } dans l’allée
        [vote] le vote pour le { $played_card } vers { $played_space }
        [tuck] le { $played_card } sous la pioche
        [withdraw] l’abandon
        [pass] le tour passé
        [sand] le { $played_card } (réglette { coach-played-ruler }, char { coach-played-turn })
        [ram] le choc du { $played_card } contre { $played_other }
        [whip] le fouet contre { $played_other }
        [no-whip] le fouet au repos
        [accident] l’accident { $played_numbers }
        [crash] le { $played_card } dans le mur
        [take-normal] la pioche normale
        [take-risky] la pioche risquée
        [redraw] une nouvelle main
        [keep] la main gardée
        [lost] le tour perdu
        [miss] le tour sans carte
        [stop] l’arrêt
        [concede] la fin de la course
       *[written] « { $played_move } »
    }
coach-played-ruler =
    { $played_ruler ->
        [left] { $played_rulerangle }° à gauche
        [right] { $played_rulerangle }° à droite
       *[straight] tout droit
    }
coach-played-turn =
    { $played_turn ->
        [left] { $played_turnangle }° à gauche
        [right] { $played_turnangle }° à droite
       *[straight] tout droit
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

# The coach: in how many of the imagined races. These are never said alone either.

coach-played-lost =
    { $played_lost ->
        [100] presque toutes les courses imaginées
       *[other] environ { $played_lost } % des courses imaginées
    }
coach-best-lost =
    { $lost ->
        [0] presque aucune
       *[other] environ { $lost } %
    }
coach-best-win =
    { $win ->
        [100] presque toutes les courses imaginées
       *[other] environ { $win } % des courses imaginées
    }
coach-played-win =
    { $played_win ->
        [0] presque aucune
       *[other] environ { $played_win } %
    }

# The coach: why a move was a blunder.

coach-home = { coach-best-move }, et non { coach-played-move }, aurait mené à l’arrivée : { coach-cost }
coach-disgrace =
    { $pays ->
        [yes] avec { coach-played-move }, la dernière chance de payer le tribut est perdue ; avec { coach-best-move }, il était payé : { coach-cost }
       *[no] avec { coach-played-move }, la dernière chance de payer le tribut est perdue ; avec { coach-best-move }, elle était sauve : { coach-cost }
    }
coach-tribute = { coach-best-move }, et non { coach-played-move }, aurait payé le tribut : { coach-cost }
coach-tribute-later = mieux valait { coach-best-move } que { coach-played-move }, car le tribut pouvait attendre : { coach-cost }
coach-lost = avec { coach-played-move }, { coach-played-lost } finissent sans lauriers ; avec { coach-best-move }, { coach-best-lost } : { coach-cost }
coach-shorter =
    { $points ->
        [one] { coach-best-move }, et non { coach-played-move }, aurait suivi le chemin le plus court et épargné { $points } point : { coach-cost }
       *[other] { coach-best-move }, et non { coach-played-move }, aurait suivi le chemin le plus court et épargné { $points } points : { coach-cost }
    }
coach-bottleneck = { coach-best-move }, et non { coach-played-move }, aurait fermé le goulet aux chars qui suivent : { coach-cost }
coach-six = { coach-best-move }, et non { coach-played-move }, aurait permis de se défaire du 6 tant que c’était possible : { coach-cost }
coach-six-behind = { coach-played-move } fait prendre la tête, où le 6 en main ne peut pas être joué ; { coach-best-move }, non : { coach-cost }
coach-points = avec { coach-played-move }, il reste trop peu de points dans les cartes pour atteindre l’arrivée ; avec { coach-best-move }, il en reste assez : { coach-cost }
coach-roads = après { coach-best-move }, davantage de cartes en main ont la voie libre ({ $free }) qu’après { coach-played-move } ({ $fewer }) : { coach-cost }
coach-passing = { coach-best-move }, et non { coach-played-move }, aurait dépassé davantage de rivaux ({ $count } et non { $fewer }) : { coach-cost }
coach-keep = mieux valait { coach-best-move } que { coach-played-move }, car la carte la plus forte méritait d’être gardée : { coach-cost }
coach-advance = mieux valait { coach-best-move } que { coach-played-move }, car le terrain gagné valait la carte la plus forte : { coach-cost }
coach-out = avec { coach-played-move }, le char est éliminé dans { coach-played-lost } ; avec { coach-best-move }, dans { coach-best-lost } : { coach-cost }
coach-deck =
    { $deck ->
        [n] mieux valait la pioche normale que la risquée : { coach-cost }
       *[r] mieux valait la pioche risquée que la normale : { coach-cost }
    }
coach-whip = { coach-best-move }, et non { coach-played-move }, valait le risque : { coach-cost }
coach-no-whip = mieux valait { coach-best-move } que { coach-played-move }, car le duel ne valait pas le risque : { coach-cost }
coach-ram = { coach-best-move }, et non { coach-played-move }, valait le risque : { coach-cost }
coach-brake = { coach-best-move }, et non { coach-played-move }, aurait laissé de la place pour la suite : { coach-cost }
coach-speed = { coach-best-move }, et non { coach-played-move }, aurait été plus rapide : { coach-cost }
coach-odds = aucune raison n’est décisive à elle seule, mais { coach-best-move } gagne { coach-best-win }, { coach-played-move } { coach-played-win } : { coach-cost }
coach-worth =
    { $unit ->
        [laurels] aucune raison n’est décisive à elle seule, mais { coach-best-move } rapporte en moyenne { $worth_whole },{ $worth_tenth } { $worth_whole ->
            [one] laurier
           *[other] lauriers
        }, { coach-played-move } { $played_worth_whole },{ $played_worth_tenth } : { coach-cost }
       *[places] aucune raison n’est décisive à elle seule, mais { coach-best-move } mène en moyenne à la place { $worth_whole },{ $worth_tenth }, { coach-played-move } à la place { $played_worth_whole },{ $played_worth_tenth } : { coach-cost }
    }

# The coach: the review.

coach-line = tour { $turn }, { $name } : { $why }
coach-sum =
    { $blunders ->
        [0] { $name } : { $decisions } décisions, aucune gaffe
        [one] { $name } : { $decisions } décisions, une gaffe, { coach-cost }
       *[other] { $name } : { $decisions } décisions, { $blunders } gaffes, en tout { coach-cost }
    }
coach-weighing = analyse
coach-written = L’analyse se trouve dans { $folder }
coach-title = Analyse de la course
coach-graph = Chances de gagner, d’après ce que chaque aurige pouvait savoir
coach-along = tours de la course
coach-legend = gaffe
coach-race = course { $race }
coach-heading = Tour { $turn }, { $name }
coach-note = Le meilleur coup vient en premier, celui qui a été joué est en gras ; ces deux-là ont été comparés une seconde fois, sur davantage de courses. ± donne l’intervalle à 95 %.
coach-move = coup
coach-win-chance = chances de gagner
coach-expected-laurels = lauriers
coach-expected-place = place
coach-chance-lost = sans lauriers
coach-chance-out = éliminé
coach-races = courses
coach-no-seat = --seat doit être une place de cette course : de 1 à { $seats }

# The coach: a hint during play.

coach-hint =
    { $unit ->
        [laurels] { $move } : { coach-hint-win }, { $whole },{ $tenth } { $whole ->
            [one] laurier
           *[other] lauriers
        } en moyenne
       *[places] { $move } : { coach-hint-win }, place { $whole },{ $tenth } en moyenne
    }
coach-hint-win =
    { $win ->
        [0] ne gagne presque jamais
        [100] gagne presque toujours
       *[other] gagne dans environ { $win } % des cas
    }
coach-hint-plain = Aucune raison n’est décisive à elle seule : ce coup l’emporte dans les courses imaginées.
