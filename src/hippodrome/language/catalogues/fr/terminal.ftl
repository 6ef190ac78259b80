# Play in the terminal. One fact a line; everything must make sense when it is read aloud.

terminal-menu-title = Hippodrome : courses de chars dans le terminal.
terminal-offer-enter = Appuyez sur Entrée pour courir tout de suite : { $game }, vous contre trois auriges.
terminal-offer-game-ben-hur = Tapez { $number } pour Ben Hur : du sable, des réglettes, des chocs et des coups de fouet.
terminal-offer-set-up = Tapez { $number } pour choisir le jeu, les joueurs et le circuit.
terminal-offer-quit = Tapez q pour quitter.
terminal-menu-ask = Votre choix :
terminal-menu-unclear = Appuyez sur Entrée, ou tapez { $numbers } ou q.
terminal-menu-game = Quel jeu : { $games } ? Entrée pour { $usual } :
terminal-menu-persons = Combien de personnes à ce clavier, de { $least } à { $most } ? Entrée pour { $usual } :
terminal-menu-name = Nom du joueur { $number } ? Entrée pour aucun :
terminal-menu-rivals = Combien d’auriges joués par le programme, de { $least } à { $most } ? Entrée pour { $usual } :
terminal-menu-kind = Quels auriges : { $known } ? Entrée pour { $usual } :
terminal-menu-course = Quel circuit : { $known } ? Entrée pour { $usual } :
terminal-menu-number = Tapez un nombre de { $least } à { $most }, ou appuyez sur Entrée.
terminal-menu-word = Tapez l’un de ces mots, ou appuyez sur Entrée : { $known }.

terminal-player = Joueur
terminal-yes-words = o oui
terminal-welcome-ave-caesar = Ave Caesar. Jouez une carte, avancez d’autant de cases, piochez-en une nouvelle ; arrêtez-vous une fois dans l’allée de l’empereur pour payer votre tribut.
terminal-welcome-ben-hur = Ben Hur. Jouez une carte, posez sa réglette, placez votre char à son bout, piochez une nouvelle carte. Qui touche un mur est éliminé.
terminal-seat-person = { $name } : au clavier
terminal-seat-program = { $name } : aurige { $kind }
terminal-ask-help = Tapez « ? » à tout moment pour obtenir de l’aide.

# A turn.

terminal-pass-keyboard = Passez le clavier à { $name }, puis appuyez sur Entrée :
terminal-since = Ce qui s’est passé :
terminal-you-draw = Vous piochez { $card }.
terminal-turn = À vous : { $who }
terminal-vote = { $name }, votez : où va le char sans aurige { $who } ?
terminal-road = Sur le circuit :
terminal-on-road =
    { $rank }. { $who }{ $you ->
        [yes] {" "}(vous)
       *[no] {""}
    } : { $space }, { $lap ->
        [0] au départ
       *[other] tour de piste { $lap } sur { $laps }
    }, ligne à { $line } pas, { $tribute ->
        [owed] tribut dû, allée à { $alley } pas, {""}
        [paid] tribut payé, {""}
        [lost] disqualifié, {""}
        [unmanned] sans aurige, {""}
       *[none] {""}
    }{ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
terminal-off-road =
    { $condition ->
        [finished] { $who } : arrivé
        [disqualified] { $who } : arrivé, disqualifié
       *[out] { $who } : éliminé
    }
terminal-hand = Votre main : { $cards }
terminal-purse = Vos cartes valent { $points }, il reste au moins { $steps } pas à faire, { $spare } de réserve
terminal-purse-short = Vos cartes valent { $points } : trop peu pour les { $steps } pas à faire
terminal-moves = Vous pouvez jouer :
terminal-more-moves = La réglette et le char peuvent tourner de n’importe quel nombre entier de degrés jusqu’à 30 : tapez par exemple drive II -12 +7
terminal-barred = Pas maintenant :
terminal-move = { $card } vers { $space }
terminal-move-finish = { $card } jusqu’à l’arrivée
terminal-move-tuck = glisser le { $card } sous la pioche et piocher
terminal-move-withdraw = abandonner la course
terminal-move-pass = passer
terminal-inside = couloir intérieur
terminal-lane = couloir { $lane }
terminal-bottleneck = un goulet
terminal-in-alley = dans l’allée
terminal-pays = s’arrête dans l’allée et paie le tribut
terminal-loses = perd la dernière chance de payer le tribut
terminal-misses = manque l’allée cette fois-ci
terminal-crosses = franchit la ligne, tour de piste { $lap }
terminal-leads = prend la tête
terminal-alley-ahead = allée à { $steps } pas
terminal-waste = { $steps } pas de plus que nécessaire

# The board of Ave Caesar.

terminal-board-here = Vous êtes sur la case { $space }
terminal-board-step = { $steps } pas devant :
terminal-board-space =
    { $space } couloir { $lane }{ $over ->
        [yes] {" "}après la ligne
       *[no] {""}
    }
terminal-board-narrow =
    { $space } goulet{ $over ->
        [yes] {" "}après la ligne
       *[no] {""}
    }
terminal-board-alley =
    { $space } allée{ $over ->
        [yes] {" "}après la ligne
       *[no] {""}
    }
terminal-board-taken = { $space } prise par { $who }
terminal-board-finish = l’arrivée
terminal-board-behind = { $steps } pas derrière : { $who }

# Ben Hur.

terminal-sand-turn =
    { $phase ->
        [redraw] { $chariot }, { $name } : votre main est pleine d’accidents. En prendre une nouvelle ?
        [whip-own] { $chariot }, { $name } : avant votre carte, donner du fouet ?
        [whip] { $chariot }, { $name } : vous touchez un rival. Donner du fouet ?
        [whip-reply] { $chariot }, { $name } : un rival est venu se coller à vous. Donner du fouet ?
        [whipped] { $chariot }, { $name } : vous avez perdu le duel au fouet et passez un tour. Jouer un accident maintenant ?
        [take] { $chariot }, { $name } : dans quelle pioche prendre une carte ?
        [more] { $chariot }, { $name } : vous vous en tirez. Jouer encore une carte ?
       *[turn] À vous : { $chariot }, { $name }
    }
terminal-sand = Sur le sable :
terminal-on-sand =
    { $rank }. { $chariot } ({ $you ->
        [yes] vous, {""}
       *[no] {""}
    }{ $name }) : { $section ->
        [near] première ligne droite
        [east] virage est
        [far] ligne droite opposée
        [west] virage ouest
       *[home] dernière ligne droite
    }, tour de piste { $lap } sur { $laps }, { $line ->
        [one] ligne à { $line } longueur
       *[other] ligne à { $line } longueurs
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $misses ->
        [yes] , passe le prochain tour
       *[no] {""}
    }
terminal-off-sand =
    { $condition ->
        [finished] { $chariot } : arrivé
       *[out] { $chariot } : éliminé
    }
terminal-steer-away = Vous avez perdu le duel au fouet contre { $other } : votre réglette doit s’écarter (5.3)
terminal-ruler =
    { $card }, { $gain ->
        [one] { $gain },{ $gaintenth } longueur
       *[other] { $gain },{ $gaintenth } longueurs
    } tout droit :
terminal-lay = réglette { $ruler ->
        [left] { $rulerangle }° à gauche
        [right] { $rulerangle }° à droite
       *[straight] tout droit
    }, char { $turn ->
        [left] { $turnangle }° à gauche
        [right] { $turnangle }° à droite
       *[straight] tout droit
    }
terminal-gain = gagne { $gain },{ $gaintenth }
terminal-into =
    { $section ->
        [near] passe la ligne
        [east] entre dans le virage est
        [far] passe dans la ligne droite opposée
        [west] entre dans le virage ouest
       *[home] passe dans la dernière ligne droite
    }
terminal-way-on = ensuite, place pour { $cards }
terminal-no-way-on = ensuite, aucune de vos cartes ne passe
terminal-nowhere = { $card } ne passe nulle part : des murs ou des chars gênent le passage
terminal-ram = percute { $other }
terminal-whip = donner du fouet à { $other }
terminal-no-whip = laisser le fouet
terminal-accident =
    { $rule ->
        [knockout] accident { $numbers } : avec ce lancer, vous êtes éliminé ; au-dessus, vous piochez une carte
        [club] accident { $numbers } : avec ce lancer, votre tour s’arrête ; au-dessus, vous piochez et pouvez continuer
       *[endurance] accident { $numbers } : avec ce lancer, pas de nouvelle carte ; au-dessus, vous en piochez une
    }
terminal-crash = foncer dans le mur avec { $card } : élimination
terminal-take =
    { $deck ->
        [normal] la pioche normale : vitesses plus calmes, moins d’accidents
       *[risky] la pioche risquée : longues réglettes, fers à cheval, plus d’accidents
    }
terminal-redraw = montrer votre main et en prendre une nouvelle
terminal-keep = garder votre main
terminal-lost = perdre le tour : d’autres chars barrent tous les chemins
terminal-miss = ne rien jouer
terminal-stop = s’arrêter là
terminal-concede = mettre fin à la course : votre place est acquise
terminal-here =
    { $section ->
        [near] Vous êtes dans la première ligne droite
        [east] Vous êtes dans le virage est
        [far] Vous êtes dans la ligne droite opposée
        [west] Vous êtes dans le virage ouest
       *[home] Vous êtes dans la dernière ligne droite
    }
terminal-heading =
    { $way ->
        [left] Vous roulez à { $angle }° vers la gauche de la piste, du côté de la spina
        [right] Vous roulez à { $angle }° vers la droite de la piste, du côté du mur extérieur
       *[straight] Vous roulez droit dans l’axe de la piste
    }
terminal-to-spina =
    { $gap ->
        [one] { $gap },{ $gaptenth } longueur
       *[other] { $gap },{ $gaptenth } longueurs
    } jusqu’à la spina, à votre gauche
terminal-to-wall =
    { $gap ->
        [one] { $gap },{ $gaptenth } longueur
       *[other] { $gap },{ $gaptenth } longueurs
    } jusqu’au mur extérieur, à votre droite
terminal-to-bend =
    { $gap ->
        [one] { $gap },{ $gaptenth } longueur
       *[other] { $gap },{ $gaptenth } longueurs
    } jusqu’au virage
terminal-rival =
    { $other } : { $where ->
        [ahead] { $gap ->
            [one] { $gap },{ $gaptenth } longueur devant
           *[other] { $gap },{ $gaptenth } longueurs devant
        }
        [behind] { $gap ->
            [one] { $gap },{ $gaptenth } longueur derrière
           *[other] { $gap },{ $gaptenth } longueurs derrière
        }
       *[level] à votre hauteur
    }, { $aside },{ $asidetenth } { $side ->
        [inside] plus près de la spina
       *[outside] plus à l’extérieur
    }

# The prompt.

terminal-ask = Votre coup, de 1 à { $most }, ou « ? » pour l’aide :
terminal-ask-one = Entrée pour le faire, ou « ? » pour l’aide :
terminal-type =
    { $most ->
        [1] Appuyez sur Entrée ou tapez 1.
       *[other] Tapez le numéro d’un coup, de 1 à { $most }.
    }
terminal-unclear = « { $text } » n’est ni un coup ni une question ; tapez un nombre de 1 à { $most }, ou « ? » pour l’aide.
terminal-may = { $move } peut être joué : tapez-le sans why.
terminal-all-may = Toutes les cartes de votre main peuvent être jouées.
terminal-no-rules = Les pages des règles ne sont pas disponibles ici.
terminal-no-clause = Il n’y a pas d’article de ce numéro ; tapez rules et un numéro de { $first } à { $last }, comme rules 3.1
terminal-hint = L’entraîneur choisirait le { $number }, { $move }
terminal-hint-written = L’entraîneur choisirait { $move }
terminal-help-move = Tapez le numéro d’un coup pour le jouer. Vous pouvez aussi taper le coup lui-même, comme l’écrivent les enregistrements.
terminal-help-card = Le numéro est celui du coup dans la liste, pas la valeur d’une carte.
terminal-help-why = why : ce qui ne peut pas être joué maintenant, et l’article qui l’interdit. Avec un coup : pourquoi pas ce coup.
terminal-help-rules = rules 4.5 : lire cet article des règles.
terminal-help-board = board : ce qui vous attend plus loin, et qui est proche.
terminal-help-hint = hint : ce que choisirait l’entraîneur, et avec quelle fréquence ce coup gagne.
terminal-help-moves = moves : encore une fois la liste des coups.
terminal-help-quit = quit : quitter la course.
terminal-help-final = Un coup choisi est joué : une carte est piochée aussitôt, on ne revient pas en arrière.
terminal-help-ave-caesar = Les coups s’écrivent 4-11b2, 5-finish, pass, tuck 3 ou withdraw.
terminal-help-ben-hur = Les coups s’écrivent comme drive II 0 +30 : la réglette tout droit, le char 30° à gauche. Une étoile sur une carte est un fer à cheval ; A1, A2 et A3 sont des accidents.
terminal-leave = Quitter la course ? Tapez o pour quitter, Entrée pour rester :

# The end.

terminal-result = Résultat :
terminal-again = Une autre course ? Tapez o pour oui, Entrée pour non :
terminal-farewell = Au revoir, aurige.
terminal-left = Vous quittez la course. Au revoir.
terminal-left-eof = Plus rien à lire : la course s’arrête ici.
terminal-left-interrupt = Interruption : la course s’arrête ici.
terminal-recorded = La course est enregistrée dans { $file }.
terminal-recorded-part = La course jusqu’ici, inachevée, est dans { $file }.
