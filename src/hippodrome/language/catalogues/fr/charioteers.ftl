# Who drives when nobody does: the charioteers of the house, each by name and in one sentence.

charioteer-budget = « { $budget } » n’est pas un temps de réflexion : écrivez des secondes par coup, comme 0.5s, ou des simulations par coup, comme 200
charioteer-no-budget = { $name } ne réfléchit pas plus longtemps quand on le lui demande ; ceux-ci le font : { $known }
champion-weights = Les poids du champion manquent ou sont illisibles ; le tacticien conduit à sa place
champion-course = Le circuit « { $course } » est trop grand pour le champion ; le tacticien conduit à sa place
ben-hur-champion-weights = Les poids du champion manquent ou sont illisibles ; le stratège conduit à sa place
ben-hur-champion-terms = Le champion a appris un tour selon les règles habituelles dans les arènes de la maison ; le stratège conduit à sa place

charioteer-ave-caesar-random-name = Fuscus
charioteer-ave-caesar-random-character = Joue la première carte qui lui tombe sous la main.
charioteer-ave-caesar-hothead-name = Lacerta
charioteer-ave-caesar-hothead-character = Joue toujours sa carte la plus forte, et pense à l’empereur quand il est trop tard.
charioteer-ave-caesar-stander-name = Musclosus
charioteer-ave-caesar-stander-character = Aime se poster là où la piste est étroite, même si cela lui coûte la course.
charioteer-ave-caesar-delayer-name = Eutychus
charioteer-ave-caesar-delayer-character = Fait attendre l’empereur jusqu’au dernier tour, et ne voit pas plus loin que le prochain virage.
charioteer-ave-caesar-greedy-name = Crescens
charioteer-ave-caesar-greedy-character = Compte chaque pas, n’en gaspille aucun et n’oublie jamais l’empereur.
charioteer-ave-caesar-guesser-name = Felix
charioteer-ave-caesar-guesser-character = Parie sur une seule hypothèse quant à votre main, et perd le compte de ses propres petites cartes.
charioteer-ave-caesar-charger-name = Gutta
charioteer-ave-caesar-charger-character = Voit clair deux tours de table à l’avance, et rien au-delà ; une carte forte lui brûle les doigts.
charioteer-ave-caesar-tactician-name = Scorpus
charioteer-ave-caesar-tactician-character = Sait quelles cartes sont déjà tombées, et où la piste est assez étroite pour fermer la porte.
charioteer-ave-caesar-strategist-name = Diocles
charioteer-ave-caesar-strategist-character = A déjà disputé la course en pensée, bien des fois et jusqu’au bout, avant de saisir les rênes.
charioteer-ave-caesar-champion-name = Porphyrius
charioteer-ave-caesar-champion-character = A couru plus de courses qu’on ne saurait compter, contre lui-même, et se fie à ce qu’elles lui ont appris.

charioteer-ben-hur-random-name = Sanballat
charioteer-ben-hur-random-character = Se fie plus aux dés qu’aux chevaux.
charioteer-ben-hur-brawler-name = Gratus
charioteer-ben-hur-brawler-character = Aime mieux vous percuter que vous dépasser, quoi que disent les fers.
charioteer-ben-hur-steady-name = Malluch
charioteer-ben-hur-steady-character = Va aussi vite que le prochain virage le permet, et pas plus.
charioteer-ben-hur-aggressor-name = Thord
charioteer-ben-hur-aggressor-character = Compte les fers que vous avez en main, et fouette quand ils sont rares.
charioteer-ben-hur-daredevil-name = Drusus
charioteer-ben-hur-daredevil-character = Conduit avec sang-froid, et se sert chaque fois dans la pioche risquée.
charioteer-ben-hur-strategist-name = Ilderim
charioteer-ben-hur-strategist-character = Voit déjà le virage d’après, et laisse le mur aux autres.
charioteer-ben-hur-champion-name = Simonide
charioteer-ben-hur-champion-character = A tenu le compte de plus de courses qu’on n’en saurait courir, et sait ce que vaut chaque pouce de sable.
