# The page: Ben Hur, its arena, its hand and what there is to see at a glance. $chariot and $other are charioteers of the novel.

# Cards.

page-sand-story-one = Une roue se desserre
page-sand-story-two = Les rênes s’emmêlent
page-sand-story-three = Un cheval tombe
page-sand-card-speed =
    Vitesse { $card }{ $horseshoe ->
        [yes] {" "}avec un fer à cheval
       *[no] {""}
    }, pioche { $deck ->
        [risky] risquée
       *[normal] normale
    }
page-sand-card-accident =
    Accident { $numbers ->
        [1] 1
       *[other] 1 à { $numbers }
    }, pioche { $deck ->
        [risky] risquée
       *[normal] normale
    }
page-sand-card-hidden =
    Une carte de la pioche { $deck ->
        [risky] risquée
       *[normal] normale
    }
page-sand-use-speed =
    { $ways ->
        [0] {""}
        [one] { $ways } passage
       *[other] { $ways } passages
    }{ $rams ->
        [0] {""}
        [one] { $ways ->
            [0] {""}
           *[other] ,{" "}
        }{ $rams } choc
       *[other] { $ways ->
            [0] {""}
           *[other] ,{" "}
        }{ $rams } chocs
    }
page-sand-use-free = conduite libre
page-sand-use-accident = coûte le tour
page-sand-use-crash = dans le mur
page-sand-not-now = pas maintenant

# A turn.

page-sand-hand-of = Main de { $chariot }
page-sand-ask-redraw = { $chariot } : votre main est pleine d’accidents. En prendre une nouvelle ?
page-sand-ask-whip-own = { $chariot } : toujours roue contre roue. Donner du fouet avant de jouer votre carte ?
page-sand-ask-turn = À vous, { $chariot } : choisissez une carte
page-sand-ask-placement = Où aller ? Choisissez un emplacement
page-sand-ask-confirm = Roulez, ou choisissez un autre emplacement
page-sand-ask-take = { $chariot } : piochez une carte. Dans quelle pioche ?
page-sand-ask-whip = { $chariot } : roue contre roue ! Donner du fouet ?
page-sand-ask-whip-reply = { $chariot } : donner du fouet ?
page-sand-ask-whipped = { $chariot } : vous avez perdu le duel
page-sand-ask-more = { $chariot }, vous vous en tirez : encore une carte ?
page-sand-waits =
    { $phase ->
        [places] On lance le dé pour les places de départ
        [deal] On distribue les premières mains
        [roll] { $chariot } lance le dé
        [draw] { $chariot } pioche une carte
        [redraw] { $chariot } regarde sa première main
        [take] { $chariot } choisit une pioche
        [whip] { $chariot } songe à donner du fouet
        [whip-own] { $chariot } songe à donner du fouet
        [whip-reply] { $chariot } songe à donner du fouet
        [whipped] { $chariot } a perdu le duel et décide
       *[other] { $chariot } choisit une carte
    }
page-sand-over = La course est finie
page-sand-ranked = La plus petite somme des places gagne (7.2).
page-sand-off =
    { $state ->
        [finished] { $chariot } est arrivé.
       *[out] { $chariot } est éliminé.
    }
page-sand-tip = Choisissez une carte pour voir où elle mène.
page-sand-tip-placement = Choisissez un de ses emplacements, ici ou sur le sable.
page-sand-nine = Emplacements de { $card } : gauche et droite tournent la réglette, haut et bas le char
page-sand-lay = Réglette { $ruler ->
        [left] { $rulerangle }° à gauche
        [right] { $rulerangle }° à droite
       *[straight] tout droit
    }, char { $turn ->
        [left] { $turnangle }° à gauche
        [right] { $turnangle }° à droite
       *[straight] tout droit
    }
page-sand-word-clear = libre
page-sand-word-ram = percute { $other }
page-sand-word-wall = mur
page-sand-word-back = contresens
page-sand-word-crowded = encombré
page-sand-word-away = ne s’écarte pas
page-sand-why-wall = La réglette ou le char toucherait un mur
page-sand-why-back = Le char reculerait, et personne ne roule à contresens
page-sand-why-crowded = Il y a plus d’un char sur le chemin
page-sand-why-away = Impossible maintenant : après un duel au fouet perdu, la réglette doit s’écarter
page-sand-why-announced = Un choc ou un coup de fouet a déjà été annoncé pendant ce tour, et il n’y a qu’une querelle par tour
page-sand-nowhere = { $card } ne passe nulle part : des murs ou des chars gênent le passage
page-sand-only-crash = Tous les emplacements de toutes les cartes finissent dans un mur : choisissez la carte avec laquelle vous y foncez
page-sand-must-away = Vous avez perdu le duel au fouet contre { $other } : tournez la réglette de 30° exactement, pour vous écarter de lui
page-sand-ruler = Réglette
page-sand-chariot = Char
page-sand-degrees =
    { $way ->
        [left] { $angle }° à gauche
        [right] { $angle }° à droite
       *[straight] tout droit
    }
page-sand-measuring = On pose la réglette…
page-sand-confirm = Ce que vous allez faire
page-sand-do-drive = Rouler avec { $card }
page-sand-do-ram = Percuter { $other } !
page-sand-do-crash = Foncer dans le mur avec { $card }
page-sand-do-redraw = Prendre une nouvelle main
page-sand-do-keep = Garder cette main
page-sand-do-lost = Perdre le tour
page-sand-do-stop = S’arrêter là
page-sand-lost-why = D’autres chars barrent tous les chemins. Vous gardez vos cartes.
page-sand-crash-why = Rien d’autre n’est possible : le char fonce dans le mur et il est éliminé.
page-sand-settled = Vous êtes seul sur le sable et votre place ne peut plus changer.
page-sand-concede = Mettre fin à la course

# The decks.

page-sand-which-deck = Dans quelle pioche ?
page-sand-deck-normal = Vitesse normale
page-sand-deck-risky = Vitesse risquée
page-sand-left =
    { $cards ->
        [one] { $cards } carte restante
       *[other] { $cards } cartes restantes
    }
page-sand-expect = Pas encore vues : { $accidents } % d’accidents, { $horseshoes } % de fers à cheval

# Dice, rams and whips.

page-sand-total =
    { $horseshoes ->
        [0] { $die }
       *[other] { $die } + { $horseshoes } = { $total }
    }
page-sand-ties =
    { $ties ->
        [one] Après une égalité.
       *[other] Après { $ties } égalités.
    }
page-sand-ram-dice =
    Un choc : votre dé{ $mine ->
        [0] {""}
       *[other] , plus 1 pour le fer à cheval de la carte,
    } contre le dé de { $other }, plus 1 par fer à cheval sur { $cards ->
        [one] sa carte
       *[other] ses { $cards } cartes
    }.
page-sand-whip-dice =
    Votre dé{ $mine ->
        [0] , sans fer à cheval,
        [one] , plus { $mine } pour votre fer à cheval,
       *[other] , plus { $mine } pour vos fers à cheval,
    } contre le dé de { $other }, plus 1 par fer à cheval sur { $cards ->
        [one] sa carte
       *[other] ses { $cards } cartes
    }.
page-sand-chance = Vous gagnez environ { $chance } fois sur 100.
page-sand-whip = Donner du fouet à { $other }
page-sand-no-whip = Laisser le fouet
page-sand-miss = Garder mes cartes
page-sand-play-accident =
    { $numbers ->
        [1] Jouer l’accident 1
       *[other] Jouer l’accident 1–{ $numbers }
    }
page-sand-accident-then =
    { $rule ->
        [knockout] { $numbers ->
            [1] Avec un 1, vous êtes éliminé
           *[other] De 1 à { $numbers }, vous êtes éliminé
        } ; au-dessus, vous piochez une carte.
        [club] { $numbers ->
            [1] Avec un 1, votre tour s’arrête
           *[other] De 1 à { $numbers }, votre tour s’arrête
        } ; au-dessus, vous piochez une carte et pouvez continuer.
       *[endurance] { $numbers ->
            [1] Avec un 1, pas de nouvelle carte
           *[other] De 1 à { $numbers }, pas de nouvelle carte
        } ; au-dessus, vous en piochez une.
    }
page-sand-how-whip = Comment fonctionne le fouet
page-sand-react-whip-reply = { $other } est roue contre roue avec vous !
page-sand-react-whip-reply-text = { $other } est venu se coller à { $chariot }. Donner du fouet ? Le perdant passe un tour et doit s’écarter.
page-sand-react-whipped = { $other } a gagné le duel !
page-sand-react-whipped-text = { $chariot } passe son prochain tour. Vous pouvez maintenant vous défaire d’une carte accident.
page-sand-react-whipped-alone = { $chariot } passe son prochain tour, et devra ensuite s’écarter.
page-sand-go-on = Soit
page-sand-decide = Décider
page-sand-look-at-sand = Regarder d’abord le sable

# At a glance.

page-sand-round = Manche { $round }
page-sand-race = Course { $race }
page-sand-place = Place { $place } :
page-sand-lap = Tour { $lap } sur { $laps }
page-sand-home = Arrivé
page-sand-out = Éliminé
page-sand-fall-wall = Éliminé : dans le mur
page-sand-fall-accident = Éliminé : accident
page-sand-fall-cards = Éliminé : plus de cartes
page-sand-fall-concede = A mis fin à la course
page-sand-marker = Tour de piste { $lap } : place { $place }
page-sand-holds = En main : { $normal } de la pioche normale, { $risky } de la risquée
page-sand-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-sand-decides = décide
page-sand-skips = passe un tour
page-sand-away = s’écarte de { $other }

# The arena.

page-sand-arena = L’arène
page-sand-arena-on = Sur le sable : { $order }.
page-sand-arena-empty = Il n’y a plus de char sur le sable.
page-sand-ghost = { $lay } : { $word }

page-sand-key-on = passer à ce qui suit
page-sand-key-cards = parcourir les cartes en main
page-sand-key-placements = parcourir les neuf façons de poser une carte
page-sand-key-take = choisir ce qui est marqué ; encore une fois pour le jouer
page-sand-key-back = revenir aux cartes
