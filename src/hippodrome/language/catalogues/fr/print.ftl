# À imprimer : pourquoi quelque chose ne peut pas l'être.

print-no-kit = Il n’y a rien à imprimer pour { $game }
print-too-large = En vraie grandeur, ce plateau demande { $sheets } feuilles ; le maximum est { $most }. Réduisez le plateau ou prenez un papier plus grand

# À imprimer : la couverture, et ce qui est écrit sur les feuilles.

print-cover = à imprimer et à jouer
print-pages = pages
print-part-scores = Feuille de score
print-part-rules = Règles
print-part-cards = Cartes, recto verso
print-part-board = Plateau
print-part-pieces = Pièces
print-step-scale = Imprimez à 100 %, sans « ajuster à la page ». La mesure ci-dessous doit faire 100 mm.
print-step-cards = Imprimez les pages de cartes en recto verso, retournées sur le bord long. Coupez le long des repères.
print-step-board = Imprimez le plateau d’un seul côté. Deux feuilles voisines montrent la même bande de 10 mm : coupez l’une le long de sa ligne pointillée, posez-la sur l’autre et collez.
print-step-pieces = Imprimez les pièces sur du carton. Les lignes pleines se coupent, les pointillées se plient.
print-control = 100 mm, si l’échelle est juste
print-tile = Feuille { $tile } (de A1 à { $last })
print-rules-title = { $game } : les règles en bref
print-rules-foot = Tous les articles, avec des exemples : « hippodrome play », puis « rules », ou les pages de règles du jeu.

# À imprimer : la feuille de score.

print-score-name = Nom
print-score-race = Course { $race }
print-score-laurels = Lauriers
print-score-tournament = Le tournoi
print-score-race-plain = La course
print-score-lap = Tour { $lap }
print-score-sum = Somme

# À imprimer : les pièces.

print-chariots = Chars
print-chariots-how = Découpez, pliez aux lignes pointillées et collez les deux planchers l’un sur l’autre. La flèche dessous montre l’avant.
print-coins = Deniers
print-coins-how = Découpez les deux cercles d’une seule pièce, pliez au milieu et collez.
print-laurels = Lauriers
print-ben-hur-chariots-how = Découpez, pliez aux lignes pointillées et collez les deux planchers l’un sur l’autre : le plancher est exactement le char. La flèche dessous montre l’avant.
print-ben-hur-rulers = Réglettes et gabarits
print-ben-hur-rulers-how = Collez sur du carton avant de couper. Le gabarit montre 30° de chaque côté.
print-ben-hur-markers = Marqueurs de place
print-ben-hur-accident = Accident
print-ben-hur-mishap-one = Une clavette se défait
print-ben-hur-mishap-two = Les rênes ont cédé
print-ben-hur-mishap-three = Un cheval est à terre
print-ben-hur-normal = normale
print-ben-hur-risky = risquée

# À imprimer : les règles d'Ave Caesar sur deux pages.

print-ave-caesar-aim-head = Le but
print-ave-caesar-aim-text = Trois tours du cirque. Une fois, à la fin du premier ou du deuxième tour de piste, il faut vous arrêter dans l’allée de l’empereur et remettre votre denier. Le premier à franchir la ligne gagne six lauriers ; après quatre courses, qui a le plus de lauriers l’emporte.
print-ave-caesar-ready-head = Avant la course
print-ave-caesar-ready-text = Chacun prend un char, son denier et ses 24 cartes : quatre de chaque valeur de 1 à 6, en tout 84 points. Mélangez et retournez la première carte. La plus forte reçoit le couloir I ; en cas d’égalité, on en retourne une autre. Vers la gauche suivent II, III et ainsi de suite. Remettez les cartes dans la pioche, mélangez, piochez-en trois. Le couloir I commence, puis II, toute la course durant.
print-ave-caesar-turn-head = Le tour de jeu
print-ave-caesar-turn-text = Jouez une carte et avancez d’exactement ce nombre de cases, pas moins. Puis complétez votre main à trois, tant que la pioche n’est pas vide. Si une carte est jouable, il faut en jouer une, même si elle vous fait passer par l’extérieur (3.1, 3.4).
print-ave-caesar-way-head = Le chemin
print-ave-caesar-way-text = Chaque pas va vers l’avant, tout droit ou en biais vers le couloir voisin ; jamais de côté, en arrière ou à travers un mur. Là où commence un mur, on peut encore changer de couloir depuis la dernière case qui le précède. Une case n’a de place que pour un char : on ne finit pas sur un autre et on ne passe pas à travers (3.2, 3.3).
print-ave-caesar-blocked-head = Rien n’est jouable
print-ave-caesar-blocked-text = Vous passez votre tour et gardez vos cartes. On peut aussi convenir avant la course d’échanger une carte : qui est arrêté par d’autres chars en glisse une sous sa pioche et pioche celle du dessus (3.5).
print-ave-caesar-six-head = Le six
print-ave-caesar-six-text = Le char de tête ne peut pas jouer de 6. À égalité en tête, tous mènent. Qui en est à plus de tours de piste est devant ; dans le même tour de piste, le bord avant de la case décide. La toute première carte de la course est libre (de 4.1 à 4.3).
print-ave-caesar-release-head = Le bouchon de la bouteille
print-ave-caesar-release-text = Un char de tête qui n’a que des six passe. Mais si tous les chars de tête n’ont que des six et ferment ensemble la route à tous les autres, un 6 peut être joué. De même si personne ne bouge pendant un tour de table entier (4.4, 4.5, 4.7).
print-ave-caesar-alley-head = L’allée de l’empereur
print-ave-caesar-alley-text = Terminez un déplacement sur une case de l’allée à la fin du tour de piste 1 ou 2, criez « Ave Caesar ! » et payez. La traverser ne suffit pas, et à la troisième visite il est trop tard. L’allée a une entrée et un couloir ; plusieurs peuvent s’y trouver, personne n’y double (5.1, 5.2).
print-ave-caesar-waiting-head = Attendre l’empereur
print-ave-caesar-waiting-text = Si vous n’avez pas payé et que les autres ne vous laissent aucun chemin libre vers l’entrée, vous ne pouvez pas faire un déplacement qui gâche votre dernière chance. S’il ne reste alors aucune carte jouable, vous attendez (5.3).
print-ave-caesar-grace-head = La disgrâce
print-ave-caesar-grace-text = Qui ne peut plus s’arrêter à temps dans l’allée est disqualifié sur-le-champ : on peut continuer, et gêner, ou abandonner. On ne gagne aucun laurier (5.4).
print-ave-caesar-finish-head = L’arrivée
print-ave-caesar-finish-text = La ligne est franchie une première fois au début du tour de piste 1. Franchissez-la après le dernier et vous êtes arrivé ; le reste de la carte est perdu. La course continue pour les autres jusqu’à ce que le circuit soit vide (6.1, 6.3).
print-ave-caesar-short-head = Plus de cartes
print-ave-caesar-short-text = 84 points suffisent à peine : l’intérieur d’un virage est plus court. Qui n’a plus de carte, ni en main ni dans la pioche, est éliminé et quitte le circuit (6.2).
print-ave-caesar-laurels-head = Les lauriers
print-ave-caesar-laurels-text = Dans l’ordre d’arrivée, on gagne 6, 4, 3, 2, 1 et 0 lauriers. Qui est éliminé ou disqualifié n’en gagne aucun (6.4).
print-ave-caesar-tournament-head = Le tournoi
print-ave-caesar-tournament-text = Quatre courses sur des circuits différents, les unes dans le sens horaire, les autres dans le sens antihoraire. Notez les lauriers sur la feuille de score ; qui en a le plus est champion (de 7.1 à 7.3).
print-ave-caesar-variants-head = Variantes
print-ave-caesar-variants-text = À deux ou à trois, chacun peut conduire deux chars, chacun avec sa pioche. Des chars sans aurige peuvent remplir les couloirs vides : à leur tour, on retourne leur carte suivante ; si elle est jouable, la table conduit le char, au détriment de tous ; sinon, elle est défaussée (8.1, 8.2).

# À imprimer : les règles de Ben Hur sur deux pages.

print-ben-hur-aim-head = Le but
print-ben-hur-aim-text = Une course sans cases : on pose des réglettes sur le sable, on percute des chars, on fouette des auriges. Convenez d’un à trois tours de piste. Chaque tour de piste donne une place ; la plus petite somme des places gagne.
print-ben-hur-ready-head = Avant la course
print-ben-hur-ready-text = Il faut deux dés. Répartissez les six chars par tirage au sort. Lancez un dé pour chacun : le nombre est sa place de départ, I au plus près de la spina ; si la place est prise, relancez. Les chars ont l’avant sur la ligne (2.1).
print-ben-hur-hand-head = La main
print-ben-hur-hand-text = Deux cartes de la pioche normale et deux de la risquée. Avec trois ou quatre accidents, on peut montrer sa main et en recevoir une nouvelle. Tous peuvent voir les dos. Une pioche épuisée est reformée avec sa défausse (1.4, 2.2).
print-ben-hur-round-head = La manche
print-ben-hur-round-text = Dans une manche, chaque char joue une fois ; le suivant est toujours le plus avancé de ceux qui n’ont pas joué. Seul compte le milieu du bord avant ; à égalité, le plus proche de la spina est devant (3.1, 3.2).
print-ben-hur-drive-head = Rouler
print-ben-hur-drive-text = Jouez une carte vitesse. Posez sa réglette au milieu de votre bord avant, tout droit ou tournée de 30° d’un côté ou de l’autre. Placez le char à l’autre bout, le milieu de son bord arrière contre elle, de nouveau tout droit ou tourné de 30°. Cela fait neuf emplacements (3.3, 3.4).
print-ben-hur-place-head = Les emplacements
print-ben-hur-place-text = Un emplacement est libre si ni la réglette ni le char ne touchent un mur ou ne recouvrent un autre char, et si l’on est plus loin dans le tour de piste qu’avant. Les bords peuvent toucher d’autres chars. On ne roule que vers un emplacement libre (3.5, 3.6).
print-ben-hur-crash-head = Sans issue
print-ben-hur-crash-text = Si l’on ne peut ni rouler, ni percuter, ni jouer un accident : quand seuls des chars gênent au moins un emplacement, le tour est perdu ; quand ce sont partout des murs, on joue une carte dans le mur et l’on est éliminé (3.6).
print-ben-hur-draw-head = Piocher
print-ben-hur-draw-text = Après une carte vitesse, piochez une carte dans la pioche de votre choix. La risquée est plus rapide et a plus de fers à cheval, mais aussi plus d’accidents (3.3).
print-ben-hur-ram-head = Percuter
print-ben-hur-ram-text = Un emplacement qui recouvre exactement un char d’un autre joueur peut être joué comme un choc. Les deux lancent un dé : vous ajoutez 1 si votre carte porte un fer à cheval, l’autre ajoute tous les fers de sa main. Si les dés ou les totaux sont égaux, on relance. Si votre total est le plus élevé, vous avancez et l’autre prend la place que vous quittez ; sinon, personne ne bouge (de 4.1 à 4.3).
print-ben-hur-whip-head = Le fouet
print-ben-hur-whip-text = Des chars plus proches que le contact de l’arène (3 mm à Antioche) se touchent. Si votre déplacement vous amène au contact, vous pouvez fouetter un char que vous touchez ; puis chacun de ceux-là peut vous fouetter. Au début de votre tour, vous pouvez en fouetter un que vous touchez encore. Un choc ou un coup de fouet par tour, un coup de fouet par contact (5.1, 5.4).
print-ben-hur-duel-head = Le duel
print-ben-hur-duel-text = Les deux lancent un dé et ajoutent les fers de leur main. Le perdant peut jouer aussitôt une carte accident, passe son prochain tour et doit, avec sa prochaine carte vitesse, s’écarter du vainqueur de 30°, si c’est possible (5.2, 5.3).
print-ben-hur-accident-head = Les accidents
print-ben-hur-accident-text = Un accident coûte le tour. Lancez le dé : parmi ses nombres, pas de nouvelle carte, et l’on continue avec une main plus petite ; au-dessus, on en pioche une. Qui n’a plus de carte est éliminé. Pour les courses brèves : parmi les nombres, on est éliminé (de 6.1 à 6.3).
print-ben-hur-lap-head = Un tour de piste
print-ben-hur-lap-text = Un tour de piste est terminé quand le char tout entier a passé la ligne. Prenez le plus petit marqueur de place qui reste pour ce tour. Qui termine le dernier tour de piste quitte le sable ; qui est éliminé aussi (3.7, 7.1).
print-ben-hur-score-head = Qui gagne
print-ben-hur-score-text = La plus petite somme des places. Ceux qui n’ont pas terminé tous les tours de piste viennent après les autres : d’abord qui en a terminé le plus, puis qui est allé le plus loin. Dans une course longue, seul compte le dernier tour de piste (7.2).
print-ben-hur-several-head = À peu de joueurs
print-ben-hur-several-text = À deux ou à trois, chacun peut conduire deux ou trois chars. Chaque main appartient à son char ; les résultats s’additionnent. On ne percute ni ne fouette ses propres chars (2.3).

# Films de courses.

film-kind = { $option } doit finir par .gif ou .webp
film-empty = Il n’y a rien à montrer : il ne s’est rien passé dans cette course
film-large = Même un petit film de cette course dépasse { $most } Mo ; prenez le dernier tour de piste seul, ou .webp
