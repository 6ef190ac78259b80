# Ben Hur: why a move is refused. The clause is added by whoever shows the sentence.

ben-hur-ruler-touches-inner = La réglette touche la spina
ben-hur-ruler-touches-outer = La réglette touche le mur extérieur
ben-hur-chariot-touches-inner = Le char toucherait la spina
ben-hur-chariot-touches-outer = Le char toucherait le mur extérieur
ben-hur-goes-back = Le char reculerait, et personne ne roule à contresens
ben-hur-crowded = Il y a plus d’un char sur le chemin, ou l’un des vôtres, qu’on ne percute pas
ben-hur-in-the-way = Le char @{ $other } est sur le chemin : percutez-le ou allez ailleurs
ben-hur-nobody-to-ram = On ne peut pas percuter ce char à cet endroit
ben-hur-announced-already = Cet aurige a déjà annoncé un choc ou un coup de fouet pendant ce tour
ben-hur-must-steer-away = Après un duel au fouet perdu, la réglette doit s’écarter du vainqueur : { $turn } degrés (+ veut dire à gauche)
ben-hur-no-such-turn = La réglette et le char vont tout droit ou tournent de 30 degrés au plus, selon l’option de conduite : { $turn } n’est pas possible
ben-hur-not-in-hand = Ce char n’a pas de { $card } en main
ben-hur-speed-must-follow = Après deux accidents, il faut jouer une carte vitesse
ben-hur-can-still-play = Il reste une carte qui peut être jouée
ben-hur-not-settled = La place de ce char peut encore changer : la course continue
ben-hur-race-is-over = La course est finie : il n’y a plus rien à jouer
ben-hur-not-now = { $move } ne peut pas être joué maintenant : { what-is-due }

# Ben Hur: what is wrong with a move, a card or a question.

ben-hur-no-such-move = « { $move } » n’est pas un coup ; un coup s’écrit ainsi : drive II 0 +30
ben-hur-no-such-speed = « { $card } » n’est pas une carte vitesse ; une carte vitesse s’écrit ainsi : II ou +III+*
ben-hur-nobody-drives = Personne ne peut rouler maintenant : { what-is-due }

# Ben Hur: what is wrong with an arena.

ben-hur-no-such-arena = Il n’y a pas d’arène « { $arena } » ; les arènes sont : { $arenas }
ben-hur-arena-not-an-object = arena doit être le nom d’une arène ou un objet
ben-hur-arena-unknown-field = arena.{ $field } n’est pas un champ connu ici ; vérifiez l’orthographe ou supprimez-le
ben-hur-arena-name = arena.name doit être un texte
ben-hur-arena-measure = arena.{ $field } doit être un nombre entier de { $least } à { $most }
ben-hur-arena-no-sand = Il n’y a pas de sable entre les murs : arena.outer ({ $outer }) doit être plus grand que arena.inner ({ $inner }) (1.1)
ben-hur-arena-place-wall = Un char sur la place de départ { $place } toucherait { which-wall } : changez arena.first, arena.step ou les murs (1.1)
ben-hur-arena-places-overlap = Deux chars sur des places de départ voisines se chevaucheraient : arena.step ({ $step }) est trop petit (1.1)
ben-hur-arena-deck-small = makeup.{ $deck } : il faut au moins { $least } cartes dans la pioche (1.4)
ben-hur-arena-deck-lame = makeup.{ $deck } : les accidents ne peuvent pas dépasser la moitié des cartes

# Ben Hur: what is wrong with a set-up or a position.

ben-hur-unknown-field = { $field } n’est pas un champ connu ici ; vérifiez l’orthographe ou supprimez-le
ben-hur-unknown-option = options : l’option « { $option } » n’existe pas
ben-hur-not-this-game = { $field } doit être ben-hur
ben-hur-not-an-object = { $field } doit être un objet
ben-hur-not-a-list = { $field } doit être une liste de la bonne longueur, { $most } au plus
ben-hur-not-a-number = { $field } doit être un nombre entier de { $least } à { $most }
ben-hur-not-a-count = { $field } doit être un nombre entier de 0 à 99
ben-hur-not-a-bool = { $field } doit être true ou false
ben-hur-not-a-pair = { $field } doit nommer deux chars différents
ben-hur-not-a-pose = { $field } doit être [x, y, heading]
ben-hur-not-a-deck = { $field } doit être un objet qui dit combien il y a de chaque carte
ben-hur-no-such-choice = { $field } doit être l’une de ces valeurs : { $choices }
ben-hur-no-such-card = { $field } : « { $card } » n’est pas une carte qui convient ici
ben-hur-listed-twice = { $field } contient deux fois la même chose
ben-hur-missing = Il manque { $field }
ben-hur-no-chariots = { $field } doit contenir d’un à six chars
ben-hur-players = { $field } doit être un nombre entier de 2 à 6 (2.1)
ben-hur-each = { $field } doit être un nombre entier de 1 à { $most } avec ce nombre de joueurs (2.3)
ben-hur-seats = { $field } doit donner un joueur à chaque char, et ne laisser aucun joueur sans char
ben-hur-charioteers = charioteers doit nommer un aurige pour chaque char, jamais deux fois le même, parmi : { $names } (1.5)
ben-hur-fewer-accidents = { $field } doit être 0, ou un nombre entier de 5 à 99 (2.4)
ben-hur-races = { $field } doit être 2 ou 3 pour une saison, et 1 sinon (7.2)
ben-hur-too-few-cards = makeup : il faut au moins { $least } cartes dans chaque pioche
ben-hur-too-many-cards = { $field } : le nombre de cartes { $card } dans cette pioche est de { $most } au plus (1.4)
ben-hur-backs = { $field } doit avoir une lettre n ou r pour chaque carte de la main
ben-hur-two-and-two = { $field } : un char reçoit deux cartes de chaque pioche (2.2)
ben-hur-away-from-itself = { $field } : un char ne peut pas s’écarter de lui-même (5.3)
ben-hur-stands-in-wall = { $field } : le char touche { which-wall } (1.1)
ben-hur-stands-across = { $field } : le char chevauche le char @{ $other }
ben-hur-has-finished = { $field } : le char a terminé son dernier tour de piste et ne peut plus être en course (7.1)
ben-hur-not-on-its-place = { $field } : avant la course, chaque char est sur une place de départ (2.1)
ben-hur-marker-twice = { $field } : deux chars ont le même marqueur de place pour le tour de piste { $lap } (7.2)
ben-hur-off-the-sand = { $field } nomme un char qui a quitté le sable (3.7)
ben-hur-nobody-racing = { $field } doit être over : plus personne n’est en course (7.4)
ben-hur-somebody-racing = { $field } ne peut pas être over tant qu’un char est en course (7.4)
ben-hur-nobody-asked = { $field } : cela ne concerne aucun char (2.2)
ben-hur-not-its-decision = { $field } doit être { $expected } (2.2)
ben-hur-not-its-turn = { $field } doit être { $expected }, le char le plus avancé parmi ceux qui n’ont pas encore joué (3.1)
ben-hur-all-have-moved = { $field } : tous les chars en course ont joué, une nouvelle manche commence donc (3.1)
ben-hur-no-card-left = { $field } : un char sans carte est éliminé (6.1)
ben-hur-hand-is-full = { $field } : un char qui va piocher a trois cartes en main au plus (2.2)
ben-hur-touches-its-own = { $field } : les chars d’un même joueur ne se fouettent pas ; retirez cette paire (5.4)
ben-hur-touches-nobody = { $field } : le char ne touche personne qu’il pourrait fouetter (5.1)
ben-hur-one-business = { $field } ne peut contenir qu’un seul de ces champs : ram, whip, accident
ben-hur-pending-does-not-fit = { $field } ne convient pas à la phase { $phase }
