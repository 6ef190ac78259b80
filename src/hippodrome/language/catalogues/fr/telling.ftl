# What a commentator says, event by event. $who is a chariot of Ave Caesar, its letter and its charioteer.
# What follows told-drive and told-finish is said right after it, so it does not name the chariot again.

told-lot = { $name } retourne un { $card }.
told-lots-tied = Égalité entre les plus fortes cartes : { $names } en retournent une autre.
told-race =
    { $races ->
        [1] La course a lieu sur le circuit { $course }, { way-round }, en { $laps ->
            [one] { $laps } tour de piste
           *[other] { $laps } tours de piste
        }.
       *[other] La course { $race } sur { $races } a lieu sur le circuit { $course }, { way-round }, en { $laps ->
            [one] { $laps } tour de piste
           *[other] { $laps } tours de piste
        }.
    }
told-lane = { $who } part du couloir { $lane }, sur la case { $space }.
told-lane-unmanned = { $who }, sans aurige, part du couloir { $lane }, sur la case { $space }.
told-dealt = { $who } reçoit { $cards }.
told-drawn = Pioche : { $card }.

told-drive = { $who } joue { $card } et va sur la case { $space }.
told-lead = Prend la tête.
told-lap = Franchit la ligne : tour de piste { $lap }.
told-last-lap = Franchit la ligne : tour de piste { $lap }, le dernier.
told-hail = S’arrête dans l’allée de l’empereur : « Ave Caesar ! » Le tribut est payé.
told-alley = Entre dans l’allée de l’empereur.
told-alley-left = Quitte l’allée.
told-disqualified = Ne peut plus payer le tribut : disqualifié (5.4).
told-finish = { $who } joue { $card } et franchit l’arrivée.
told-home =
    { $place ->
        [one] Termine { $place }er !
       *[other] Termine { $place }e !
    }
told-home-disqualified = Arrive sans avoir payé : pas de lauriers.
told-home-unmanned = Arrive, mais sans aurige : pas de place.
told-pass = { $who } ne peut jouer aucune carte et passe.
told-pass-blocked = { $who } passe : d’autres chars barrent la route (3.3).
told-pass-six = { $who } mène, n’a que des 6 en main et passe (4.1).
told-pass-wait = { $who } attend qu’un chemin vers l’allée se libère (5.3).
told-tuck = { $who } n’a plus de passage et glisse une carte sous la pioche (3.5).
told-withdraw = { $who } abandonne la course.
told-out-cards = { $who } n’a plus de cartes : c’est l’élimination (6.2).
told-out-points = { $who } n’a plus assez de points pour arriver : c’est l’élimination (6.2).
told-stalemate = Plus personne ne peut avancer : tous les chars encore sur le circuit sont éliminés (6.6).
told-turned-up = { $who } retourne un { $card }.
told-discard = { $who } ne peut pas jouer le { $card } : il est défaussé.
told-six-kept = { $who } est en tête et ne peut pas jouer le 6 : il reste visible.
told-unmanned-stuck = { $who } ne peut pas avancer.
told-vote = { $name } vote pour { $card } vers { $space }.
told-race-over = La course est finie.
told-laurels =
    { $laurels ->
        [one] { $who } gagne { $laurels } laurier.
       *[other] { $who } gagne { $laurels } lauriers.
    }
told-no-laurels = Personne ne gagne de laurier.

told-result-laurels =
    { $points ->
        [one] { $place }. { $name } : { $points } laurier
       *[other] { $place }. { $name } : { $points } lauriers
    }
told-result-points =
    { $points ->
        [one] { $place }. { $name } : { $points } point
       *[other] { $place }. { $name } : { $points } points
    }

# Ben Hur. $chariot and $other are charioteers of the novel.

told-place = { $chariot }, conduit par { $name }, part de la place { $place }.
told-place-own = { $chariot } part de la place { $place }.
told-place-taken = { $chariot } obtient la place { $place }, mais elle est prise.
told-round = Manche { $round }.
told-sand-drive = { $chariot } roule avec { $card } : réglette { $ruler ->
        [left] { $rulerangle }° à gauche
        [right] { $rulerangle }° à droite
       *[straight] tout droit
    }, char { $turn ->
        [left] { $turnangle }° à gauche
        [right] { $turnangle }° à droite
       *[straight] tout droit
    }.
told-section =
    { $section ->
        [east] { $chariot } entre dans le virage est.
        [far] { $chariot } est dans la ligne droite opposée.
        [west] { $chariot } entre dans le virage ouest.
       *[home] { $chariot } est dans la dernière ligne droite.
    }
told-sand-lead = { $chariot } prend la tête.
told-sand-lap = { $chariot } termine le tour de piste { $lap } à la { $place ->
        [one] { $place }re
       *[other] { $place }e
    } place.
told-sand-finish = { $chariot } termine le dernier tour de piste à la { $place ->
        [one] { $place }re
       *[other] { $place }e
    } place et quitte le sable.
told-lap-lost = { $chariot } repasse derrière la ligne et perd son tour de piste (4.4).
told-ram = { $chariot } percute { $other } avec { $card }.
told-roll = { $chariot } fait un { $die }.
told-roll-lucky =
    { $horseshoes ->
        [one] { $chariot } fait un { $die }, soit { $total } avec { $horseshoes } fer à cheval.
       *[other] { $chariot } fait un { $die }, soit { $total } avec { $horseshoes } fers à cheval.
    }
told-dice-tied = Égalité : on relance les deux dés.
told-ram-won = { $chariot } gagne le choc ; { $other } est repoussé.
told-ram-lost = { $chariot } perd le choc ; personne ne bouge.
told-whip = { $chariot } donne du fouet à { $other }.
told-whip-over = { $chariot } gagne le duel au fouet ; { $other } passe un tour et devra s’écarter.
told-skip = { $chariot } passe son tour.
told-accident = { $chariot } a un accident : avec { $numbers }, cela finirait mal.
told-accident-good = { $chariot } fait un { $die } et s’en tire.
told-accident-bad = { $chariot } fait un { $die } : pas de nouvelle carte.
told-accident-out = { $chariot } fait un { $die } : c’est l’élimination.
told-redraw = { $chariot } montre une main pleine d’accidents et en reçoit une nouvelle (2.2).
told-lost = { $chariot } trouve le chemin barré par d’autres chars et perd son tour (3.6).
told-crash = { $chariot } fonce dans le mur avec { $card } : c’est l’élimination (3.6).
told-sand-out = { $chariot } n’a plus de cartes : c’est l’élimination (6.1).
told-rounds-over = Il ne reste plus de manche à jouer : tous les chars encore sur le sable sont éliminés (3.7).
told-stop = { $chariot } ne joue pas d’autre carte.
told-concede = { $chariot } met fin à la course (7.4).
told-worth =
    { $points ->
        [one] { $chariot } : { $points } point
       *[other] { $chariot } : { $points } points
    }
told-older-rules = Cela s’est joué selon la version 1 des règles ; aujourd’hui, il en irait autrement ({ $clause }).
told-next-race = La course { $race } commence.
