# The page: the frame of a race.

page-table-company = À la table
page-table-you = vous
page-table-to-move = à jouer
page-table-driven = un aurige tient les rênes
page-table-away = absent
page-table-here = présent
page-table-seat-free = Libre
page-table-home = Accueil
page-table-code = Code
page-table-mute = Couper les sons
page-table-menu = Menu de la table
page-table-copy-link = Copier le lien
page-table-copy = Copier
page-table-copied = Copié.
page-table-not-copied = Le navigateur n’a pas permis la copie ; notez-le plutôt.
page-table-recovery = Code de récupération
page-table-recovery-why = Si cet appareil vous abandonne, ce code vous rend votre place sur un autre : rejoignez-y la table et saisissez-le. Il sert une fois ; vous en recevez ensuite un nouveau. Gardez-le pour vous.
page-table-recovery-kept = C’est noté
page-table-call-me = Me prévenir quand c’est mon tour
page-table-hand-over = Laisser un aurige conduire pour moi
page-table-come-back = Reprendre les rênes
page-table-driven-for-you = { $driver } conduit pour { $name }.
page-table-ask-takeback = Demander à reprendre mon coup
page-table-leave = Quitter la table
page-table-leave-racing = Votre place sera libre pour quelqu’un d’autre ; d’ici là, un aurige conduira votre char. Si vous voulez seulement faire une pause, il suffit de fermer la page : votre place reste à vous.
page-table-leave-gathering = Votre place sera libre pour quelqu’un d’autre.
page-table-leave-yes = Quitter pour de bon
page-table-only-away = Revenir à l’accueil, garder ma place
page-table-watching =
    { $count ->
        [one] Un spectateur dans les gradins
       *[other] { $count } spectateurs dans les gradins
    }
page-table-no-server = Le serveur est injoignable pour l’instant. Réessayez dans un moment.
page-table-line-broken = Connexion perdue, reconnexion…
page-table-server-stopping = Le serveur redémarre ; rien n’est perdu. Reconnexion…
page-table-opening = Les portes s’ouvrent…
page-table-not-here = Table introuvable
page-table-other-code = Saisir un autre code

# The page: while people gather.

page-table-gathering = { $game } : les auriges se rassemblent
page-table-seats = Places
page-table-name = Votre nom
page-table-next-name = Une autre personne sur cet appareil
page-table-take-seat = Prendre place
page-table-sit = S’asseoir ici
page-table-sit-on = S’asseoir à la place { $seat }
page-table-free-seat = Libérer la place
page-table-free-seat-of = Libérer la place de { $name }
page-table-recovery-new = Votre place est ici désormais. L’ancien code de récupération a servi ; le nouveau est { $code } (voir le menu de la table).
page-table-hire = Qui conduira ?
page-table-hire-short = Un aurige
page-table-hire-for = Donner la place { $seat } à un aurige
page-table-strength = Force { $strength } sur { $most }
page-table-start = Donner le départ
page-table-start-fill =
    { $count ->
        [one] La place libre revient à { $charioteer }.
       *[other] Les { $count } places libres reviennent à des auriges comme { $charioteer }.
    }
page-table-watch-or-sit = Prenez place pour courir, ou restez en spectateur.
page-table-only-watch = Aucune place n’est libre. Vous pouvez regarder depuis les gradins.
page-table-open-sofa = Afficher sur un grand écran
page-table-invite = Inviter d’autres joueurs
page-table-join-by-phone = Rejoignez avec votre téléphone
page-table-invitation = Une place à la course
page-table-send-link = Envoyer le lien
page-table-qr = Code QR vers { $link }
page-table-address = à saisir sur { $address }
page-table-only-here = Ce serveur n’écoute que sur cette machine. Pour les téléphones de votre réseau, lancez-le avec --host 0.0.0.0.
page-table-phone-starts =
    { $seated ->
        [yes] N’importe quel téléphone peut donner le départ.
       *[no] Dès que quelqu’un est assis, n’importe quel téléphone peut donner le départ.
    }
page-table-terms-races =
    { $count ->
        [one] une course
       *[other] { $count } courses
    }
page-table-terms-unmanned =
    { $count ->
        [one] un char sans aurige
       *[other] { $count } chars sans aurige
    }
page-table-terms-laps =
    { $count ->
        [one] un tour de piste
       *[other] { $count } tours de piste
    }
page-table-terms-no-clock = sans pendule
page-table-terms-move = { $time } par décision
page-table-terms-bank = { $time } en tout, { $bonus } s de plus par décision
page-table-terms-absent = remplaçant après { $time } d’absence
page-table-terms-absent-never = on attend les absents
page-table-terms-takeback = reprise d’un coup d’un commun accord
page-table-terms-hints = avec un entraîneur
page-table-days = { $days } j { $hours } h

# The page: during the race.

page-table-board = Le plateau
page-table-loading-board = On ratisse le sable…
page-table-hand = Votre main
page-table-beside = À côté du plateau
page-table-clause = Un article des règles
page-table-words = Récit et discussion
page-table-tab-log = La course
page-table-tab-talk = Discussion
page-table-log = La course racontée
page-table-log-empty = Rien ne s’est encore passé.
page-table-look-back = Montrer ce moment sur le plateau
page-table-looking-back = La course telle qu’elle était plus tôt.
page-table-back-to-race = Retour à la course
page-table-talk = Discussion à la table
page-table-talk-empty = Personne n’a encore rien dit.
page-table-talk-silent = À cette table, les gradins se taisent.
page-table-stands = gradins
page-table-say-something = Dites quelque chose
page-table-say = Dire
page-table-fresh =
    { $count ->
        [one] { $count } nouveau
       *[other] { $count } nouveaux
    }
page-table-your-turn = À vous de jouer
page-table-turn-of = { $name }, à vous de jouer
page-table-waiting-for = À { $name } de jouer
page-table-drives-for = { $driver } conduit pour { $name }
page-table-fates = Les Parques décident
page-table-title-turn = ● À vous de jouer — { $title }
page-table-title-turn-of = ● { $name } — { $title }
page-table-call-title = C’est à vous de jouer
page-table-coach = L’entraîneur :
page-table-coach-best =
    { $unit ->
        [laurels] Lauriers en moyenne : { $worth }. Ce coup gagne dans environ { $win } % des cas.
       *[places] Place en moyenne : { $worth }. Ce coup gagne dans environ { $win } % des cas.
    }
page-table-coach-next = Le deuxième choix : { $worth } et { $win } %.
page-table-hint = Demander à l’entraîneur
page-table-hint-asking = L’entraîneur réfléchit…
page-table-takeback-asked = { $name } demande à reprendre un coup.
page-table-takeback-yes = Accepter
page-table-takeback-yes-of = { $name } accepte
page-table-takeback-no = Non
page-table-takeback-waiting = { $name } a demandé à reprendre un coup ; n’ont pas encore répondu : { $names }.
page-table-petition-seat = { $name } demande la place { $seat } et en verrait la main.
page-table-petition-seat-yes = Laisser entrer
page-table-petition-reins = { $name } est absent. { $charioteer } doit-il conduire jusqu’à son retour ?
page-table-petition-reins-yes = Oui
page-table-petition-waiting = N’ont pas encore répondu : { $names }.
page-table-ask-reins = { $name } est absent : laisser conduire { $charioteer }
page-table-asked-for-seat = Vous avez demandé la place { $seat } ; la table est en train de décider.
page-table-not-let-in = La table ne vous a pas laissé entrer. Vous pouvez continuer à regarder.
page-table-pass-device = Passez l’appareil à { $name }.
page-table-i-am = Je suis { $name }
page-table-feelings = Montrez ce que vous ressentez
page-table-feels = { $name } : { $what }
page-table-feeling-laurel = Lauriers
page-table-feeling-whip = Un coup de fouet
page-table-feeling-hail = Ave !
page-table-feeling-dust = Avalez ma poussière
page-table-feeling-laugh = Un rire
page-table-feeling-gasp = Le souffle coupé

# The page: moments of the race.

page-table-moment-hail = Ave Caesar !
page-table-moment-block = Bloqué !
page-table-moment-ram = Percuté !
page-table-moment-whip = Le fouet !
page-table-moment-crash = Dans le mur !
page-table-moment-line = La ligne est franchie !
page-table-moment-home = Arrivé !
page-table-moment-out = Éliminé
page-table-moment-lead = En tête !
page-table-moment-laurels = Les lauriers !

# The page: notes in the log.

page-table-note-sat = { $name } prend place.
page-table-note-left = { $name } quitte la table.
page-table-somebody = Quelqu’un
page-table-note-recovered = { $name } revient sur un autre appareil.
page-table-note-manned = { $charioteer } prend place.
page-table-note-asked = { $name } demande à reprendre un coup.
page-table-note-consented = { $name } accepte la reprise.
page-table-note-declined = { $name } refuse la reprise.
page-table-note-reins-time = Le temps de { $name } est écoulé : { $charioteer } prend les rênes.
page-table-note-reins-asked = { $name } confie les rênes à { $charioteer }.
page-table-note-reins-absent = { $name } est absent : { $charioteer } prend les rênes.
page-table-note-freed = Une place est libérée.
page-table-note-petitioned-seat = { $name } demande une place libre.
page-table-note-petitioned-reins = { $name } est absent ; on demande aux présents s’ils veulent un remplaçant.
page-table-note-voted-yes = { $name } est d’accord.
page-table-note-voted-no = { $name } n’est pas d’accord.
page-table-note-returned = { $name } reprend les rênes.
page-table-note-replaced = Un aurige a fait défaut : { $charioteer } le remplace.
page-table-note-replaced-unfit = Un aurige ne peut pas courir ici, car ce qu’il a appris manque ou le circuit est trop grand : { $charioteer } conduit à sa place.

# The page: results.

page-table-you-won = La victoire est à vous !
page-table-you-came =
    { $place ->
        [2] Deuxième place pour vous
        [3] Troisième place pour vous
        [4] Quatrième place pour vous
        [5] Cinquième place pour vous
        [6] Sixième place pour vous
       *[other] { $place }e place pour vous
    }
page-table-graph = Les places au fil de la course
page-table-best-moment = Le moment à raconter :
page-table-won =
    { $count ->
        [one] { $names } l’emporte !
       *[other] { $names } partagent la victoire !
    }
page-table-laurels =
    { $count ->
        [one] { $count } laurier
       *[other] { $count } lauriers
    }
page-table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-table-end-finished = arrivé
page-table-end-out = éliminé
page-table-end-disqualified = disqualifié
page-table-end-racing = encore en course
page-table-rematch = Revanche
page-table-rematch-join = Revanche : rejoindre
page-table-review = Revoir, avec l’entraîneur
page-table-record = Sauvegarder l’enregistrement
page-table-see-board = Voir le plateau
page-table-results = Les résultats

# The page: the sofa.

page-table-sit-down = Prenez place
page-table-your-emblem = Voici votre emblème. Regardez le grand écran.
page-table-sit-here = À la table : { $names }
page-table-watch = Regarder depuis les gradins
page-table-show-board = Afficher le plateau ici
page-table-hide-board = Masquer le plateau

# The page: joining.

page-join-title = Rejoindre une table
page-join-help = Saisissez le code de la table, tel qu’il apparaît sur l’écran de la personne qui l’a ouverte.
page-join-go = Aller à la table
page-join-back = Retour à ma place ({ $name })
page-join-phone = Ma main sur ce téléphone
page-join-sit = Prendre place
page-join-sit-board = Prendre place et voir le plateau ici
page-join-over = Cette course est finie ; vous pouvez voir comment elle s’est terminée.
page-join-ask = Demander une place
page-join-ask-why = La course a commencé : les personnes à la table doivent vous laisser entrer.
page-join-recover = J’ai déjà une place ici, sur un autre appareil
page-join-recover-go = Reprendre ma place
page-table-you-disqualified = Vous êtes disqualifié
page-table-you-out = Vous êtes éliminé
