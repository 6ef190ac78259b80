# The page: first races that teach, with a teacher beside them.

page-learn-title = Apprendre en courant
page-learn-lead = Votre première course est une vraie course, contre des auriges peu pressés. Un maître se tient à vos côtés et vous explique ce que vous voyez au moment où vous le voyez.
page-learn-about-ave-caesar = Des cartes, des couloirs, et un empereur qui tient à être salué. Deux tours de piste contre deux rivaux : assez pour mener, pour être bloqué et pour crier « Ave Caesar ! » une fois.
page-learn-about-ben-hur = Pas de cases, seulement du sable : une réglette, neuf façons de la poser, et des murs tout autour. Un tour de piste contre deux rivaux, dont l’un aime le fouet.
page-learn-long = Environ cinq minutes, { $lessons } courtes leçons.
page-learn-learnt =
    { $given ->
        [one] Vous l’avez courue : { $given } leçon sur { $all }.
       *[other] Vous l’avez courue : { $given } leçons sur { $all }.
    }
page-learn-what = Ce que vous apprendrez
page-learn-begin = Commencer la première course
page-learn-go-on = Reprendre la première course
page-learn-again = La courir encore une fois
page-learn-rules = Lire les règles
page-learn-race = Première course
page-learn-opening = On attelle les chevaux…
page-learn-try = Réessayer
page-learn-back = Retour à « Apprendre »
page-learn-teacher = Votre maître
page-learn-progress =
    { $given ->
        [one] { $given } leçon sur { $all }
       *[other] { $given } leçons sur { $all }
    }
page-learn-progress-bar = Nombre de leçons suivies
page-learn-soon = Les chars prennent place. Votre première leçon vient avec le départ.
page-learn-clause = Article { $clause }
page-learn-task-done = fait
page-learn-leaf = Feuilleter les leçons
page-learn-before = Leçon précédente
page-learn-next = Suite : { $title }
page-learn-missed = Pas rencontré cette fois
page-learn-early = Vous êtes éliminé. Regardez comment la course finit, ou recommencez.
page-learn-set-up = Préparer une course
page-learn-other = Apprendre { $game }

# Ave Caesar.

page-learn-ave-caesar-goal = Le but
page-learn-ave-caesar-goal-text = Deux tours du cirque, et le premier à franchir la ligne gagne. Une vraie course en compte trois. En chemin, vous devez une visite à l’empereur ; on vous dira quand. Votre char est celui qui porte votre emblème.
page-learn-ave-caesar-card = Vos trois cartes
page-learn-ave-caesar-card-text = Vous avez toujours trois cartes en main. Une carte fait avancer votre char d’exactement ce nombre de cases, pas moins, puis elle est dépensée. Les plus fortes ne sont pas toujours les meilleures : ce que vous jouez maintenant vous manquera plus tard.
page-learn-ave-caesar-card-task = Choisissez une de vos cartes
page-learn-ave-caesar-space = Où elle vous mène
page-learn-ave-caesar-space-text = Les cases qui s’éclairent sont celles où cette carte peut vous mener. Choisissez-en une et regardez ; rien n’est joué avant que vous ne confirmiez. Seul compte l’endroit où vous arrivez, pas le chemin.
page-learn-ave-caesar-space-task = Choisissez une case et confirmez
page-learn-ave-caesar-six = Le six du char de tête
page-learn-ave-caesar-six-text = Le char de tête ne peut pas jouer de 6. Si c’est le vôtre, vos six attendent que quelqu’un vous dépasse. Gardez donc de petites cartes pour le moment où vous mènerez, et dépensez vos 6 tant que vous êtes derrière.
page-learn-ave-caesar-blocked = Quelqu’un barre la route
page-learn-ave-caesar-blocked-text = Il n’y a pas de place pour deux sur une case, et on ne passe à travers personne. Une carte dont tous les chemins sont bloqués ne peut pas être jouée ; si aucune ne le peut, on passe son tour.
page-learn-ave-caesar-wait = Attendre l’allée
page-learn-ave-caesar-wait-text = Les autres ne vous laissent aucun chemin libre vers l’allée : l’un d’eux se tient à l’entrée, ou sur les cases qui y mènent. Votre carte vous ferait manquer votre dernière chance de payer, elle est donc interdite : mieux vaut attendre un tour que tomber en disgrâce.
page-learn-ave-caesar-stop = Arrêtez-vous ici !
page-learn-ave-caesar-stop-text = Une de vos cartes finit dans l’allée de l’empereur. Seul un arrêt compte : la traverser d’une traite ne paie rien. Dans cette course brève, il n’y a pas de seconde chance.
page-learn-ave-caesar-stop-task = Terminez votre déplacement dans l’allée
page-learn-ave-caesar-hail = Ave Caesar !
page-learn-ave-caesar-hail-text = Vous avez salué l’empereur et remis votre pièce. Repartez avec votre prochaine carte. La ligne traverse aussi l’allée : sur certaines de ses cases, vous êtes déjà au tour de piste suivant.
page-learn-ave-caesar-disgrace = En disgrâce
page-learn-ave-caesar-disgrace-text = Qui ne peut plus s’arrêter à temps dans l’allée est disqualifié. Un tel char peut continuer et gêner tout le monde, mais il ne gagne pas de lauriers, même s’il arrive le premier.
page-learn-ave-caesar-finish = La dernière carte
page-learn-ave-caesar-finish-text = Vous pouvez atteindre l’arrivée. Ce qui reste de la carte y est perdu : toute carte assez forte convient. Rien de ce qui est au-delà de la ligne ne vous gêne.
page-learn-ave-caesar-laurels = Les lauriers
page-learn-ave-caesar-laurels-text = Les chars arrivés avec honneur gagnent 6, 4, 3, 2, 1 et 0 lauriers. Un tournoi compte quatre courses, et les lauriers s’additionnent. Vous savez tout ce qu’il faut pour préparer la vôtre.
page-learn-ave-caesar-alley = L’allée de l’empereur
page-learn-ave-caesar-alley-text = Près de la ligne, l’empereur surveille son allée : un seul couloir, une seule entrée. Il faut vous arrêter sur une de ses cases à la fin de ce tour de piste. Comptez dès maintenant les cases qui vous en séparent et gardez une carte qui convient.
page-learn-ave-caesar-lanes = Couloirs et virages
page-learn-ave-caesar-lanes-text = Chaque pas va tout droit ou en biais dans le couloir voisin, jamais de côté, jamais à travers un mur. L’intérieur d’un virage a moins de cases que l’extérieur : c’est là que se gagnent les courses.
page-learn-ave-caesar-bottleneck = Les goulets
page-learn-ave-caesar-bottleneck-text = Par endroits, le circuit n’a qu’une case de large. Qui s’y trouve retient tout le monde. Arrivez-y le premier, ou restez assez loin derrière pour garder de quoi avancer.
page-learn-ave-caesar-deck = Votre pioche
page-learn-ave-caesar-deck-text = Vos 24 cartes font 84 points, et trois tours de piste en demandent environ 80. Chaque pas à l’extérieur vous manquera à la fin. Les points qui restent à chacun sont affichés à côté des noms.
page-learn-ave-caesar-lead = Qui mène
page-learn-ave-caesar-lead-text = Celui qui en est à plus de tours de piste est devant ; dans le même tour de piste, c’est le bord avant de la case qui décide. Le char de tête est marqué dans la liste. On joue dans l’ordre de la table, peu importe qui mène.

# Ben Hur.

page-learn-ben-hur-goal = Le but
page-learn-ben-hur-goal-text = Un tour de l’arène, dans le sens antihoraire, autour du long mur du milieu, la spina. Il n’y a pas de cases : rien que du sable, une réglette et votre char. Touchez un mur, et c’est l’élimination.
page-learn-ben-hur-card = Vos quatre cartes
page-learn-ben-hur-card-text = Les cartes vitesse nomment une réglette, de la courte +I+ à la longue +III+. Plus elle est longue, plus vous allez loin, et plus il est difficile de tourner. Chacun voit de quelle pioche viennent vos cartes, personne ce qu’elles sont.
page-learn-ben-hur-card-task = Choisissez une carte vitesse
page-learn-ben-hur-ruler = Neuf façons de la poser
page-learn-ben-hur-ruler-text = La réglette va tout droit, ou à 30° à gauche ou à droite ; à son bout, votre char se pose droit ou, là encore, tourné de 30°. Cela fait neuf silhouettes. Choisissez-en une et regardez ; rien n’est joué avant que vous ne confirmiez.
page-learn-ben-hur-ruler-task = Choisissez une silhouette et confirmez
page-learn-ben-hur-take = Deux pioches
page-learn-ben-hur-take-text = Après avoir roulé, vous piochez une carte. La pioche normale a des réglettes courtes et peu d’accidents ; la pioche risquée a de longues réglettes, des fers à cheval et plus d’accidents. Osez en ligne droite, méfiez-vous avant un virage.
page-learn-ben-hur-whip = Le fouet
page-learn-ben-hur-whip-text = Des chars qui finissent tout près l’un de l’autre peuvent se fouetter. Chacun lance un dé et ajoute les fers à cheval de sa main. Le perdant passe un tour et doit ensuite s’écarter du vainqueur.
page-learn-ben-hur-away = Duel perdu
page-learn-ben-hur-away-text = Vous passez un tour, et votre prochaine réglette doit s’écarter du vainqueur de 30° exactement. Si vous avez un accident en main, c’est le moment de vous en défaire : le tour est perdu de toute façon.
page-learn-ben-hur-crash = Éliminé
page-learn-ben-hur-crash-text = Si tous les emplacements de toutes vos cartes vitesse touchent un mur et que vous n’avez pas d’accident à jouer, il faut foncer dedans : c’est l’élimination. Si seuls d’autres chars gênent, vous ne perdez que le tour. Un char sans carte est éliminé aussi.
page-learn-ben-hur-home = La dernière ligne droite
page-learn-ben-hur-home-text = Un tour de piste est terminé quand le char tout entier a passé la ligne, coins arrière compris. Si la réglette suffit tout juste, il faut parfois jouer une fois de plus.
page-learn-ben-hur-bend = Gare au virage
page-learn-ben-hur-bend-text = Une de vos cartes ne passe plus nulle part : ses neuf emplacements touchent tous un mur. Les longues réglettes sont faites pour les lignes droites. Avant un virage, gardez-en une courte, et tournez tôt.
page-learn-ben-hur-ram = Percuter
page-learn-ben-hur-ram-text = Un emplacement qui touche exactement un rival peut se jouer comme un choc. Au dé, vous ajoutez le fer à cheval de la carte jouée, votre rival tous ceux de sa main. Gagné : vous prenez la place, et lui celle que vous quittez. Perdu : la carte est dépensée et personne ne bouge.
page-learn-ben-hur-places = La fin
page-learn-ben-hur-places-text = Qui termine le premier son tour de piste est premier. Dans une course plus longue, on prend à chaque tour de piste un marqueur de place, et la plus petite somme gagne. Vous savez tout ce qu’il faut pour préparer votre course.
page-learn-ben-hur-walls = Les murs
page-learn-ben-hur-walls-text = Ni la réglette ni le char ne peuvent toucher un mur. Les silhouettes qui le feraient sont montrées, mais ne peuvent pas être jouées. Pour chacune des autres, demandez-vous : d’ici, où pourrais-je aller ?
page-learn-ben-hur-order = Qui joue d’abord
page-learn-ben-hur-order-text = À chaque manche, le char de tête joue le premier, puis le suivant, et ainsi de suite. C’est l’avant du char qui compte ; à égalité, le plus proche de la spina est devant.
page-learn-ben-hur-horseshoe = Les fers à cheval
page-learn-ben-hur-horseshoe-text = Une carte à fer à cheval ajoute 1 à votre dé quand on vous percute ou lors d’un duel, tant que vous la gardez. Mieux vaut laisser en paix les rivaux qui en ont beaucoup en main.
page-learn-ben-hur-accident = Les accidents
page-learn-ben-hur-accident-text = Une carte accident ne fait pas rouler. La jouer coûte un tour et un lancer de dé : parmi ses nombres, pas de nouvelle carte ; au-dessus, vous en piochez une. La garder réduit votre choix. Défaites-vous-en au moment où un tour compte le moins.
