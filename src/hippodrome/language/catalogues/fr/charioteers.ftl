# Who drives when nobody does: the charioteers of the house, each by name and in one sentence.

charioteer-budget = « { $budget } » n’est pas un temps de réflexion : écrivez des secondes par coup, comme 0.5s, ou des simulations par coup, comme 200
charioteer-no-budget = { $name } ne réfléchit pas plus longtemps sur demande ; y consentent : { $known }

charioteer-ave-caesar-random-name = Fuscus
charioteer-ave-caesar-random-character = Joue la première carte qui lui tombe sous la main.
charioteer-ave-caesar-greedy-name = Crescens
charioteer-ave-caesar-greedy-character = Compte chaque pas, n’en gaspille aucun et n’oublie jamais l’empereur.
charioteer-ave-caesar-tactician-name = Scorpus
charioteer-ave-caesar-tactician-character = Sait quelles cartes sont passées, et où la route est assez étroite pour fermer la porte.
charioteer-ave-caesar-strategist-name = Diocles
charioteer-ave-caesar-strategist-character = A couru la course jusqu’au bout bien des fois en pensée avant de lever les rênes.

charioteer-ben-hur-random-name = Sanballat
charioteer-ben-hur-random-character = Se fie plus aux dés qu’aux chevaux.
charioteer-ben-hur-steady-name = Malluch
charioteer-ben-hur-steady-character = Va aussi vite que le prochain virage le permet, et pas plus.
charioteer-ben-hur-aggressor-name = Thord
charioteer-ben-hur-aggressor-character = Compte les fers dans votre main, et fouette quand ils sont rares.
charioteer-ben-hur-strategist-name = Ilderim
charioteer-ben-hur-strategist-character = Voit le virage après le virage, et laisse le mur aux autres.
