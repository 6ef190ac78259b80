# The page: setting up a table.

page-setup-heading = Ouvrir une table
page-setup-editions = Édition
page-setup-presets = Formule
page-setup-for = Prévue pour
page-setup-ways = Où êtes-vous ?
page-setup-way-own = Chacun sur son appareil
page-setup-way-sofa = Un grand écran, des téléphones en main
page-setup-way-hot-seat = Tous sur cet appareil
page-setup-way-help-own = Envoyez le lien ou le code ; chacun joue sur son téléphone ou son ordinateur, où qu’il soit.
page-setup-way-help-sofa = Le plateau est sur cet écran, chaque main sur un téléphone. Les joueurs entrent avec un code QR.
page-setup-way-help-hot-seat = L’appareil passe de main en main ; un rideau cache les cartes entre les tours.
page-setup-seats = Qui court ?
page-setup-players = Joueurs
page-setup-each = Chars par joueur
page-setup-each-help = Quand on est peu nombreux, chacun peut conduire plusieurs chars ; leurs résultats s’additionnent.
page-setup-unmanned = Chars sans aurige
page-setup-unmanned-help = Des obstacles mobiles que personne ne conduit ; ils ne gagnent rien.
page-setup-seat = Qui prend la place { $number }
page-setup-person = Une personne
page-setup-charioteers = Auriges de la maison
page-setup-strength = force { $rung } sur { $rungs }
page-style-patient = patient
page-style-bold = hardi
page-style-blocker = bloqueur
page-style-gambler = flambeur
page-setup-name = Nom à la place { $number }
page-setup-player = Joueur { $number }
page-setup-free = Libre, jusqu’à ce que quelqu’un s’asseye.
page-setup-course = Le circuit
page-setup-arena = L’arène
page-setup-shape = Une course ou plusieurs
page-setup-shape-race = Une course
page-setup-shape-tournament = Le tournoi habituel
page-setup-shape-programme = Votre propre programme
page-setup-tournament-help = Les deux circuits dans le sens horaire, puis les deux dans l’autre sens ; qui a le plus de lauriers gagne.
page-setup-direction = Sens
page-setup-direction-help = Dans l’autre sens, le même circuit change de visage.
page-setup-clockwise = sens horaire
page-setup-anticlockwise = sens antihoraire
page-setup-laps = Tours de piste
page-setup-laps-help = Trois, c’est le jeu d’origine ; avec un autre nombre, les points risquent de ne pas suffire, ou de suffire trop facilement.
page-setup-laps-sand-help = Un seul donne une course brève ; chaque tour de piste dure environ une demi-heure.
page-setup-races = Courses
page-setup-any-number = N’importe quel nombre de chars, quoi que prévoient l’édition et le circuit
page-setup-chariots = { $least } à { $most } chars
page-setup-own-course = Importer votre circuit…
page-setup-own-arena = Importer votre arène…
page-setup-own-json = { $file } n’est ni un fichier JSON ni un fichier .course.
page-setup-own-large = { $file } est trop volumineux pour être ouvert ; le maximum est de { $most } Mio.
page-setup-leg-course = Circuit de la course { $race }
page-setup-leg-direction = Sens de la course { $race }
page-setup-leg-up = Avancer la course { $race }
page-setup-leg-down = Reculer la course { $race }
page-setup-leg-remove = Retirer la course { $race }
page-setup-leg-add = Une course de plus
page-setup-options = Les règles, une par une
page-setup-changed = modifiée
page-setup-clause = Lire l’article { $clause }
page-setup-as-usual = comme d’habitude
page-setup-yes = oui
page-setup-no = non
page-setup-fewer = { $what } : moins
page-setup-more = { $what } : plus
page-setup-table = Pendule, entraîneur et bonnes manières

# Editions and presets.

page-setup-edition-ravensburger = Ravensburger
page-setup-about-ravensburger = La boîte de 1989. Les 6 sont libres dès que quelqu’un est arrivé.
page-setup-edition-player-aid = Aide de jeu
page-setup-about-player-aid = La feuille anglaise du tirage suivant, jouable aussi à deux.
page-setup-edition-summary = Résumé
page-setup-about-summary = Un abrégé français : bloqué, on échange une carte ; sans espoir, on sort plus tôt.
page-setup-edition-pro-ludo = Pro Ludo
page-setup-about-pro-ludo = La boîte plus récente, avec ses propres circuits, jouable aussi à deux.
page-setup-edition-antioch = Antioche
page-setup-about-antioch = Le jeu de base : chaque tour de piste rapporte une place, les accidents coûtent des cartes.
page-setup-edition-season = Saison
page-setup-about-season = Deux ou trois courses brèves ; un accident peut vous éliminer.
page-setup-edition-long = La course longue
page-setup-about-long = Deux à quatre tours de piste, et seule l’arrivée compte.
page-setup-edition-club = Club
page-setup-about-club = La règle des clubs : qui se tire d’un accident peut continuer.

# Options of Ave Caesar.

page-setup-option-blocked-hand = Main bloquée
page-setup-help-blocked-hand = Ce que deviennent vos cartes quand d’autres chars vous bloquent.
page-setup-value-blocked-hand-keep = on la garde
page-setup-value-blocked-hand-tuck = on échange une carte
page-setup-option-six-free-after-finish = Six libres après la première arrivée
page-setup-help-six-free-after-finish = Dès que quelqu’un est arrivé, le char de tête peut aussi jouer des 6.
page-setup-option-retire = Élimination
page-setup-help-retire = Quand un char qui ne peut plus arriver doit quitter la course.
page-setup-value-retire-cards-out = sans cartes
page-setup-value-retire-points-short = à court de points
page-setup-option-unmanned-six = Le 6 d’un char sans aurige
page-setup-help-unmanned-six = Ce que devient un 6 qu’un char sans aurige en tête ne peut pas jouer.
page-setup-value-unmanned-six-discard = est défaussé
page-setup-value-unmanned-six-keep = reste visible
page-setup-option-unmanned-driver = Qui conduit les chars sans aurige
page-setup-help-unmanned-driver = Une habitude fixe du jeu, ou le vote de tous les joueurs.
page-setup-value-unmanned-driver-instinct = l’instinct
page-setup-value-unmanned-driver-vote = un vote
page-setup-option-next-start = Qui ouvre la course suivante
page-setup-help-next-start = Qui reçoit le couloir I à la course suivante d’un tournoi.
page-setup-value-next-start-last-placed = le dernier classé
page-setup-value-next-start-last-started = le dernier parti
page-setup-value-next-start-by-rank = l’ordre d’arrivée
page-setup-option-hand-size = Cartes en main
page-setup-help-hand-size = Combien de cartes vous avez pour choisir. Trois, c’est le jeu d’origine.

# Options of Ben Hur.

page-setup-option-accidents = Accidents
page-setup-help-accidents = Ce que fait un mauvais lancer : coûter une carte pour de bon, vous éliminer, ou mettre fin à votre tour.
page-setup-value-accidents-endurance = endurance
page-setup-value-accidents-knockout = élimination
page-setup-value-accidents-club = club
page-setup-option-scoring = Score
page-setup-help-scoring = Une place à chaque tour de piste, l’arrivée seule, ou une saison de courses brèves.
page-setup-value-scoring-laps = chaque tour de piste
page-setup-value-scoring-finish = l’arrivée
page-setup-value-scoring-season = saison
page-setup-option-steering = Conduite
page-setup-help-steering = Tourner de 30 degrés ou pas du tout, ou de n’importe quel angle jusqu’à 30.
page-setup-value-steering-fixed = trois angles
page-setup-value-steering-free = tout angle
page-setup-option-fewer-accidents = Moins d’accidents
page-setup-help-fewer-accidents = Nombre de cartes accident ôtées de chaque pioche, les pires d’abord. D’habitude : 5 dans la course longue à partir de trois tours de piste, sinon aucune.
page-setup-option-ties = Égalités
page-setup-help-ties = Quand les premiers sont à égalité : partager la place, ou courir encore une fois.
page-setup-value-ties-share = partage
page-setup-value-ties-race = nouvelle course

# The clock, the coach, the manners.

page-setup-clock = Pendule
page-setup-clock-none = Sans pendule
page-setup-clock-move = { $time } par coup
page-setup-clock-bank = { $time }, et { $bonus } par coup
page-setup-clock-own = Autre…
page-setup-clock-kind = Temps
page-setup-clock-each = pour chaque coup
page-setup-clock-all = pour toute la course
page-setup-clock-time = Combien de temps
page-setup-clock-unit = Unité
page-setup-clock-bonus = Secondes de plus à chaque coup
page-setup-clock-help = Quand le temps de quelqu’un est écoulé, le remplaçant conduit à sa place ; on reprend les rênes dès que la pendule a du temps pour un autre coup. Avec des jours, la course avance sans hâte, à côté du reste.
page-setup-unit-seconds = secondes
page-setup-unit-minutes = minutes
page-setup-unit-hours = heures
page-setup-unit-days = jours
page-setup-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
page-setup-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-setup-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
page-setup-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
page-setup-hints = Conseils de l’entraîneur
page-setup-hints-help = La personne dont c’est le tour peut demander ce que jouerait l’entraîneur.
page-setup-takeback = Reprises
page-setup-takeback-help = Un coup peut être repris si tous sont d’accord et si aucune carte n’a été piochée depuis.
page-setup-talk = La parole aux gradins
page-setup-talk-help = Les spectateurs peuvent aussi dire quelque chose.
page-setup-stand-in = Remplaçant
page-setup-stand-in-help = Conduit pour qui n’a plus de temps, s’absente ou est parti.
page-setup-absent = Quand quelqu’un est absent
page-setup-absent-after = Le remplaçant conduit après { $time }
page-setup-absent-never = Attendre indéfiniment
page-setup-absent-help = Le délai court tant que c’est le tour de la personne absente et qu’une autre attend ; à son retour, elle reprend les rênes. Comme d’habitude : dix minutes, ou autant que la pendule en donne.
page-setup-pace = Rythme des auriges
page-setup-pace-quick = vif
page-setup-pace-calm = calme
page-setup-pace-slow = solennel
page-setup-title = Nom de la table
page-setup-title-help = Pour que chacun la reconnaisse dans la liste de ses tables.

# The summary.

page-setup-summary = Votre table
page-setup-sum-changed =
    { $count ->
        [one] { $count } règle modifiée
       *[other] { $count } règles modifiées
    }
page-setup-sum-race = Une course : { $course }, { $direction }
page-setup-sum-tournament = Un tournoi de { $races } courses : { $courses }
page-setup-sum-sand =
    { $races ->
        [1] { $arena }, { $laps ->
            [one] { $laps } tour de piste
           *[other] { $laps } tours de piste
        }
       *[other] { $arena }, { $races } courses d’un tour de piste
    }
page-setup-sum-field =
    { $chariots ->
        [one] { $chariots } char ; personnes : { $people }, auriges : { $charioteers }
       *[other] { $chariots } chars ; personnes : { $people }, auriges : { $charioteers }
    }
page-setup-open-own = Ouvrir la table
page-setup-open-sofa = Ouvrir sur cet écran
page-setup-open-hot-seat = Prendre le départ
page-setup-then-own = Prenez d’abord place, puis envoyez le code aux autres.
page-setup-then-sofa = Chacun entre avec son téléphone ; cet écran montre le plateau.
page-setup-then-hot-seat = La course commence aussitôt.
page-setup-no-server = Le serveur est injoignable pour le moment.
page-setup-again = Réessayer
page-setup-refused-chariots-edition = Les règles { $edition } sont faites pour { $least } à { $most } chars. Changez le nombre de joueurs, ou permettez n’importe quel nombre.
page-setup-refused-chariots-course = Le circuit { $course } est fait pour { $least } à { $most } chars. Choisissez un autre circuit, changez le nombre de joueurs, ou permettez n’importe quel nombre.
