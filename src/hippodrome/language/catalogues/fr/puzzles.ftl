# Puzzles: what they are about.

puzzle-kind-alley = L’allée de l’empereur
puzzle-kind-block = Le blocage
puzzle-kind-six = Le six
puzzle-kind-lane = Le couloir
puzzle-kind-passing = Le dépassement
puzzle-kind-road = La voie libre
puzzle-kind-points = Les points restants
puzzle-kind-last-lap = Le dernier tour de piste
puzzle-kind-whip = Le fouet
puzzle-kind-ram = Le choc
puzzle-kind-accident = L’accident
puzzle-kind-bend = Le virage
puzzle-kind-line = La trajectoire
puzzle-kind-speed = La vitesse
puzzle-kind-brake = Le freinage

# Puzzles: why the answer is better than another move. The first is never said alone.

puzzle-best = Le mieux est { coach-best-move }, et non { coach-played-move }
puzzle-home = { puzzle-best } : c’est l’arrivée, et plus personne ne dépasse un char arrivé.
puzzle-disgrace =
    { $pays ->
        [yes] { puzzle-best } : le tribut est payé, alors que l’autre coup passe devant l’allée de l’empereur pour la dernière fois.
       *[no] { puzzle-best } : l’autre coup passe devant l’allée de l’empereur pour la dernière fois, et le tribut n’est jamais payé.
    }
puzzle-tribute = { puzzle-best } : le char s’arrête dans l’allée de l’empereur et paie le tribut.
puzzle-aim = { puzzle-best } : de là, votre { $aim } s’arrête dans l’allée de l’empereur ; de l’autre case, aucune carte de votre main ne le fait.
puzzle-tribute-later = { puzzle-best } : le tribut peut attendre, et pour l’heure le chemin compte davantage.
puzzle-points = { puzzle-best } : après l’autre coup, il reste trop peu de points dans vos cartes pour atteindre l’arrivée.
puzzle-block =
    { $count ->
        [one] { puzzle-best } : le char y occupe un goulet, et un rival qui le suit de près ne peut pas passer.
       *[other] { puzzle-best } : le char y occupe un goulet, et { $count } rivaux qui le suivent de près ne peuvent pas passer.
    }
puzzle-shut-in = { puzzle-best } : de l’autre case, aucune des cartes qui vous restent n’a la voie libre.
puzzle-lane =
    { $points ->
        [one] { puzzle-best } : le chemin est plus court et épargne { $points } point de vos cartes.
       *[other] { puzzle-best } : le chemin est plus court et épargne { $points } points de vos cartes.
    }
puzzle-six-now = { puzzle-best } : le 6 peut se jouer maintenant, mais plus une fois que vous mènerez.
puzzle-six-behind = { puzzle-best } : l’autre coup vous met en tête, et là, le 6 de votre main ne peut pas se jouer.
puzzle-passing =
    { $fewer ->
        [0] { puzzle-best } : on dépasse des rivaux ({ $count }), avec l’autre coup personne.
       *[other] { puzzle-best } : on dépasse davantage de rivaux ({ $count }) qu’avec l’autre coup ({ $fewer }).
    }
puzzle-roads =
    { $fewer ->
        [0] { puzzle-best } : de là, une carte de votre main a la voie libre ; de l’autre case, aucune.
       *[other] { puzzle-best } : de là, davantage de cartes de votre main ont la voie libre ({ $count }) que de l’autre case ({ $fewer }).
    }
puzzle-whip =
    { $horseshoes ->
        [0] { puzzle-best } : même sans fer à cheval, le duel au fouet avec { $rival } en vaut la peine, car qui le perd passe un tour.
       *[other] { puzzle-best } : avec vos fers à cheval ({ $horseshoes }), le duel au fouet avec { $rival } en vaut la peine, car qui le perd passe un tour.
    }
puzzle-no-whip =
    { $horseshoes ->
        [0] { puzzle-best } : sans fer à cheval, vous risqueriez votre prochain tour contre les cartes cachées de { $rival } ({ $held }).
       *[other] { puzzle-best } : même avec des fers à cheval ({ $horseshoes }), vous risqueriez votre prochain tour contre les cartes cachées de { $rival } ({ $held }).
    }
puzzle-ram = { puzzle-best } : le choc renvoie { $other } là où vous étiez.
puzzle-no-ram = { puzzle-best } : un choc perdu coûte la carte et ne déplace personne, alors que rouler est sans risque.
puzzle-accident-first = { puzzle-best } : après l’autre coup, aucune des cartes qui vous restent n’aurait d’emplacement libre.
puzzle-drive-on = { puzzle-best } : un accident coûte le tour et peut-être une carte, alors que rouler fait gagner du terrain.
puzzle-finish = { puzzle-best } : le dernier tour de piste est terminé.
puzzle-line-left = { puzzle-best } : de là, une carte de votre main a encore un emplacement libre ({ $cards }) ; de l’autre endroit, aucune.
puzzle-more-lines = { puzzle-best } : de là, il reste aussi un emplacement libre pour { $cards }, qui n’en a aucun de l’autre endroit.
puzzle-speed = { puzzle-best } : la réglette plus longue mène plus loin.
puzzle-shorter-but-further = { puzzle-best } : ici, la réglette plus courte mène plus loin.
puzzle-brake = { puzzle-best } : la réglette plus courte laisse de la place à la carte suivante.
puzzle-further = { puzzle-best } : avec la même carte, on va plus loin.
puzzle-straighter = { puzzle-best } : avec la même carte, le char est mieux placé pour la suivante.

# Puzzles: what is wrong.

puzzles-none = Il n’y a pas de problèmes pour { $game }
puzzles-unreadable = { $file } n’est pas un recueil de problèmes
puzzles-other = { $file } est un recueil pour un autre jeu ou une autre graine, ou jugé autrement : choisissez un autre fichier
puzzle-unknown = Les problèmes de ce jeu ({ $game }) vont de 1 à { $most }
puzzle-day = « { $day } » n’est pas une date : écrivez-la comme 2026-11-16
puzzle-broken = Un problème ({ $game }, course { $race }) ne peut pas être mis en place ; refaites le recueil

# Puzzles: in the terminal.

puzzles-today = Problème du jour { $day } : { $game }, numéro { $number }
puzzles-about = Thème : { $kind }. Un coup est nettement le meilleur ; hippodrome puzzles answer COUP dit si vous l’avez trouvé.
puzzles-right = Juste. { $why }
puzzles-wrong = Pas le meilleur coup. { $why }
puzzles-not-offered = { $move } ne figure pas parmi les coups : { $moves }
puzzles-making = problèmes
puzzles-made =
    { $races ->
        [one] { $count } problèmes tirés d’une course : { $kinds }
       *[other] { $count } problèmes tirés de { $races } courses : { $kinds }
    }

# The page: the screen of puzzles.

page-puzzle-heading = { $game }, problème { $number }
page-puzzle-today = Problème du jour
page-puzzle-ask = À vous de jouer : un coup est nettement le meilleur. Trouvez-le et jouez-le comme à une table.
page-puzzle-right = Juste !
page-puzzle-wrong = Pas le meilleur coup.
page-puzzle-shown = La solution
page-puzzle-margin =
    { $unit ->
        [laurels] Selon l’entraîneur, ce coup vaut { $worth } { $worth ->
            [one] laurier
           *[other] lauriers
        } de plus que tout autre.
       *[places] Selon l’entraîneur, ce coup vaut { $worth } { $worth ->
            [one] place
           *[other] places
        } de plus que tout autre.
    }
page-puzzle-again = Réessayer
page-puzzle-show = Montrer la solution
page-puzzle-next = Problème suivant
page-puzzle-to-today = Aller au problème du jour
page-puzzle-choose = Quels problèmes
page-puzzle-game = Jeu
page-puzzle-kind = Thème
page-puzzle-every-game = Tous les jeux
page-puzzle-every-kind = Tout
page-puzzle-none = Il n’y a pas de problèmes ici.
page-puzzle-score = Votre bilan
page-puzzle-days =
    { $count ->
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
page-puzzle-run = Réussis de suite : { $count }, record { $most }
page-puzzle-solved = Résolus du premier coup : { $right } sur { $tried }
page-puzzle-board = Le plateau
page-puzzle-hand = Votre main
page-puzzle-beside = Le problème
page-puzzle-better = Un autre coup est nettement meilleur. Essayez encore, ou faites-vous montrer la solution.
