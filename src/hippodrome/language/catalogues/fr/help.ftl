# Help: the headings, and what stands beside an option. A heading has its colon.

help-usage = Usage :
help-options = Options :
help-commands = Commandes :
help-this = Affiche ce message et s’arrête.
help-default = par défaut { $value }
help-required = obligatoire
help-range = de { $least } à { $most }
help-from = { $least } ou plus

# Help: the words that stand for what is to be typed.

help-word-options = OPTIONS
help-word-command = [COMMANDE …]
help-word-text = TEXTE
help-word-number = NOMBRE
help-word-folder = DOSSIER
help-word-file = FICHIER
help-word-name-value = NOM=VALEUR
help-word-board = PLATEAU
help-word-move = COUP
help-word-moves = COUPS
help-word-depth = PROFONDEUR
help-word-card = CARTE

# Help: the program.

help-hippodrome = Courses de chars : Ave Caesar et Ben Hur, pour les joueurs comme pour les programmes.
help-hippodrome-more = Seul, il ouvre la page dans le navigateur. « hippodrome play » lance une course dans le terminal ; les autres commandes servent aux enregistrements, aux plateaux et aux programmes. « hippodrome COMMANDE --help » dit ce qu’une commande accepte.
help-hippodrome-version = Affiche la version et s’arrête.

# Help: open, play, serve.

help-open = Ouvre la page dans le navigateur ; « hippodrome » seul fait la même chose.
help-open-more = La commande démarre son propre serveur ; une base de données est créée s’il n’y en a pas.
help-open-host = L’adresse d’écoute.
help-open-port = Le port ; sans cette option, le premier qui est libre à partir de 8000.
help-open-db = Un fichier SQLite ou une URL postgresql:// ; sans cette option, ce que dit HIPPODROME_DB, sinon un fichier à part.
help-open-data = Le dossier de la base de données ; sans cette option, celui que le système prévoit pour vous.
help-open-browser = Ouvrir ou non le navigateur.

help-play = Lance une course dans le terminal, seul ou entre amis, contre des auriges.
help-play-more = Sans options, un court menu demande quelle course faire ; Entrée la lance aussitôt : Ave Caesar sur le circuit white, vous contre trois auriges. Tout est en texte simple, un fait par ligne. Pendant la course, « ? » montre ce qu’on peut taper. Plusieurs personnes (--seats you,you,greedy) partagent le clavier, chacune sans voir la main des autres.
help-play-game = Quel jeu ; ave-caesar sans cette option.
help-play-seats = Ceux qui conduisent, séparés par des virgules : « you » pour une personne au clavier, you:NOM pour lui donner un nom, ou un aurige : { $charioteers }. Sans cette option, { $usual }.
help-play-course = Le circuit ou l’arène, par son nom ou son fichier.
help-play-direction = Dans quel sens (Ave Caesar).
help-play-edition = L’édition d’Ave Caesar, ou la formule de Ben Hur.
help-play-option = Une option qui remplace celle de l’édition ; peut être répétée.
help-play-laps = Combien de tours de piste.
help-play-each = Combien de chars par place.
help-play-unmanned = Combien de chars sans aurige (Ave Caesar).
help-play-tournament = Courir tout le tournoi de l’édition (Ave Caesar).
help-play-seed = La même graine donne les mêmes cartes et les mêmes dés.
help-play-language = La langue ; sans cette option, celle de votre système.
help-play-out = Écrire l’enregistrement de la course dans ce fichier.

help-serve = Met des tables à la disposition des navigateurs et des robots ; une base de données est créée s’il n’y en a pas.
help-serve-host = L’adresse d’écoute.
help-serve-port = Le port ; 0 en prend un qui est libre.
help-serve-db = Un fichier SQLite ou une URL postgresql:// ; sans cette option, ce que dit HIPPODROME_DB, sinon un fichier à part.
help-serve-data = Le dossier de la base de données ; sans cette option, celui que le système prévoit pour vous.

help-backup = Copie la base de données dans un fichier, même pendant qu’un serveur tourne.
help-backup-more = Copier le seul fichier de la base laisse de côté ce qui vient d’être écrit. PostgreSQL se copie avec ses propres outils.
help-backup-db = Le fichier SQLite à copier ; sans cette option, ce que dit HIPPODROME_DB, sinon son propre fichier.
help-backup-data = Le dossier de la base de données ; sans cette option, celui que le système prévoit pour vous.
help-backup-out = Le fichier à écrire ; il ne doit pas encore exister.

# Help: race, replay, review.

help-race = Fait courir des auriges et dit comment la course s’est terminée.
help-race-game = Quel jeu.
help-race-seats = Ceux qui conduisent, par leur nom, séparés par des virgules ; sans cette option, quatre fois greedy ou steady. { $charioteers } ; ou exec:PROGRAMME pour votre propre robot.
help-race-bot-seconds = Combien de secondes votre propre robot peut réfléchir à un coup.
help-race-course = Un circuit ou une arène, par son nom ou son fichier ; plusieurs circuits font un tournoi.
help-race-direction = Dans quel sens on parcourt le (dernier) circuit donné.
help-race-edition = L’édition d’Ave Caesar, ou la formule de Ben Hur.
help-race-option = Une option qui remplace celle de l’édition ; peut être répétée.
help-race-tournament = Courir tout le tournoi de l’édition (Ave Caesar).
help-race-each = Combien de chars par place.
help-race-unmanned = Combien de chars sans aurige (Ave Caesar).
help-race-laps = Combien de tours de piste, si ce n’est pas le nombre prévu par le circuit.
help-race-seed = Rend la course reproductible ; sans graine, c’est le hasard du système.
help-race-out = Écrire l’enregistrement dans ce fichier ; - est la sortie standard.

help-replay = Vérifie l’enregistrement dans FICHIER, événement par événement, et raconte la course.
help-replay-quiet = Vérifier seulement.

help-film = Enregistre la course de FICHIER sous forme de film, GIF ou WebP.
help-film-more = Au plus 5 Mo, une image par tour ; une course qui prendrait plus de place est montrée en plus petit. Nécessite l’extra « print ».
help-film-out = Le film à écrire ; son nom finit par .gif ou .webp.
help-film-part = La course entière, ou son dernier tour de piste.
help-film-language = La langue du récit ; sans cette option, celle de votre système.

help-review = Revient sur la course enregistrée dans FICHIER : ce que valait chaque coup, et lesquels étaient des gaffes.
help-review-more = À chaque décision, l’entraîneur sait ce que l’aurige pouvait savoir, et rien de plus.
help-review-out = Écrire la page, le graphique et le JSON dans ce dossier.
help-review-budget = Combien de courses imaginer pour un coup important ; sans cette option, 96 pour Ave Caesar et 16 pour Ben Hur.
help-review-seat = Ne regarder que les décisions de cette place, comptée à partir de 1.
help-review-seed = La même graine donne la même analyse.

# Help: league, balance.

help-league = Fait courir des auriges les uns contre les autres, de nombreuses fois, et écrit un classement avec des intervalles.
help-league-more = Avec --on ray, les courses ont lieu sur la grappe Ray que désigne RAY_ADDRESS, ou sur une grappe démarrée pour l’occasion.
help-league-game = Quel jeu.
help-league-entrants = Les auriges par leur nom, séparés par des virgules. { $charioteers }.
help-league-races = Combien de courses ; ce nombre est arrondi vers le haut pour que chaque circuit ait des donnes entières.
help-league-courses = Des circuits ou des arènes par leur nom, séparés par des virgules, ou « all » pour tous.
help-league-chariots = Combien de chars par course ; sans cette option, autant que le circuit en admet.
help-league-meet = Tous les auriges dans chaque course, ou chaque paire à son tour.
help-league-edition = L’édition d’Ave Caesar, ou la formule de Ben Hur.
help-league-seed = La même graine donne le même rapport.
help-league-out = Le dossier où écrire.
help-league-jobs = Combien de processus ; sans cette option, autant que de processeurs.
help-league-on = Où se déroulent les courses : sur cette machine ou sur une grappe Ray.
help-league-resume = Continuer une ligue interrompue.

help-balance = Mesure à quel point les circuits sont équitables : les victoires par couloir de départ, et combien de fois les règles interviennent.
help-balance-out = La page à écrire ; - est la sortie standard.
help-balance-game = Un seul jeu ; sans cette option, les deux.
help-balance-charioteer = Qui conduit dans chaque couloir ; sans cette option, greedy à Ave Caesar et steady à Ben Hur.
help-balance-races = Combien de courses pour chaque circuit, nombre de chars et sens ; sans cette option, 400, ou 100 à Ben Hur.
help-balance-seed = La même graine donne la même page.
help-balance-jobs = Combien de processus.

# Help: draw.

help-draw = Dessine un PLATEAU, circuit ou arène, par son nom ou son fichier.
help-draw-more = Avec une position, il n’est pas nécessaire de nommer son plateau.
help-draw-out = Le fichier SVG à écrire ; - est la sortie standard.
help-draw-position = Un fichier de position : ses chars sont placés sur le plateau.
help-draw-card = Une carte vitesse de Ben Hur : sa réglette et ses silhouettes, pour le char dont c’est le tour dans la position.
help-draw-ruler = Comment la réglette est posée.
help-draw-ids = Écrire son nom sur chaque case.

help-print = Imprime un PLATEAU en vraie grandeur, avec cartes, pièces et règles, en PDF.
help-print-more = À imprimer à 100 % ; la première page dit comment. Nécessite l’extra « print ».
help-print-paper = Le papier.
help-print-language = La langue des cartes et des règles ; sans cette option, celle de votre système.
help-print-out = Le fichier PDF à écrire ; - est la sortie standard.

help-workshop = Vérifie, dessine, mesure et imprime un circuit ou une arène de votre cru.
help-workshop-more = « hippodrome workshop COMMANDE --help » dit ce qu’une commande accepte.
help-workshop-check = Vérifie le circuit ou l’arène de FICHIER : une ligne pour chaque défaut, avec l’endroit, ou les mesures.
help-workshop-draw = Dessine le circuit ou l’arène de FICHIER.
help-workshop-draw-out = L’image à écrire : SVG, ou PNG si son nom finit par .png (nécessite l’extra « print »).
help-workshop-draw-width = La largeur d’un PNG, en pixels.
help-workshop-balance = Fait courir des auriges sur le circuit ou dans l’arène de FICHIER, et dit à quel point le plateau est équitable.
help-workshop-balance-races = Combien de courses dans chaque sens.
help-workshop-balance-chariots = Combien de chars ; sans cette option, autant que le plateau en prévoit.
help-workshop-balance-charioteer = Qui conduit chaque char.
help-workshop-balance-seed = La même graine donne les mêmes courses.
help-workshop-balance-out = Dessiner aussi le plateau, en faisant rougeoyer les endroits où les chars se bloquent.
help-workshop-print = Imprime le circuit ou l’arène de FICHIER avec cartes, pièces et règles, en PDF.
help-workshop-print-paper = Le papier.
help-workshop-print-language = La langue des cartes et des règles ; sans cette option, celle de votre système.
help-workshop-print-out = Le fichier PDF à écrire ; - est la sortie standard.
help-puzzles = Montre le problème du jour : une position où un coup est nettement le meilleur.
help-puzzles-more = « hippodrome puzzles COMMANDE --help » dit ce qu’une commande accepte.
help-puzzles-make = Constitue un recueil de problèmes tirés de courses d’auriges, chacun rejugé avec dix fois plus de réflexion.
help-puzzles-make-game = Quel jeu.
help-puzzles-make-count = Combien de problèmes.
help-puzzles-make-seed = La même graine donne les mêmes problèmes.
help-puzzles-make-out = Le recueil à écrire ; s’il existe déjà, il est complété.
help-puzzles-answer = Dit si COUP est la solution du problème du jour, et pourquoi.

# Help: the referee and the checks.

help-legal = Affiche les coups permis de la position dans FICHIER, un par ligne ; - est l’entrée standard.
help-legal-why = Ajouter une ligne pour chaque carte en main qui ne peut pas être jouée, avec l’article qui l’interdit.

help-apply = Joue les COUPS dans la position de FICHIER et affiche la position qui suit, en JSON.

help-perft = Compte les suites de PROFONDEUR coups depuis la position dans FICHIER, ceux des Parques compris.

help-placements = Affiche où l’on peut poser une CARTE vitesse de Ben Hur : les deux rotations, le verdict et la pose atteinte.

help-check-course = Vérifie le circuit dans FICHIER : une ligne pour chaque défaut, ou les courses les plus courtes et les goulets.
help-check-course-more = FICHIER est un fichier de circuit, ou une source de circuit qui finit par .course.

help-check-arena = Vérifie l’arène dans FICHIER : une ligne pour chaque défaut, ou ses mesures.

help-referee = Répond à des requêtes, un objet JSON par ligne, jusqu’à la fin de l’entrée standard.
help-referee-engine = Choisir ce qui répond : les règles de référence, ou lockstep, qui les applique à des tableaux.

# What was typed wrongly.

usage-no-command = Il n’y a pas de commande « { $name } » ; « { $group } --help » les montre toutes
usage-no-command-like = Il n’y a pas de commande « { $name } » ; vouliez-vous dire { $like } ?
usage-no-option = Il n’y a pas d’option « { $option } » ; « { $command } --help » les montre toutes
usage-no-option-like = Il n’y a pas d’option « { $option } » pour « { $command } » ; vouliez-vous dire { $like } ?
usage-no-value = { $option } ne prend pas de valeur ; écrivez cette option seule
usage-needs-value = { $option } demande une valeur à sa suite
usage-extra = « { $arguments } » est de trop pour « { $command } » ; retirez ce texte
usage-whole = { $field } doit être un nombre entier
usage-whole-from = { $field } doit être un nombre entier, { $least } ou plus
usage-number = { $field } doit être un nombre de { $least } à { $most }
usage-folder = { $field } doit être un dossier lisible, ou un nouveau dossier
usage-value = { $field } a une valeur inutilisable
