# Who drives when nobody does: the charioteers of the house, each by name and in one sentence.

charioteer-budget = «{ $budget }» non è un tempo per pensare: scrivi i secondi per mossa, come 0.5s, o le simulazioni per mossa, come 200
charioteer-no-budget = { $name } non pensa più a lungo su richiesta; lo fanno: { $known }
champion-weights = I pesi del campione mancano o sono illeggibili; al suo posto guida il tattico
champion-course = Il circuito «{ $course }» è troppo grande per il campione; al suo posto guida il tattico
ben-hur-champion-weights = I pesi del campione mancano o sono illeggibili; al suo posto guida lo stratega
ben-hur-champion-terms = Il campione ha imparato un giro con le regole consuete nelle arene della casa; al suo posto guida lo stratega

charioteer-ave-caesar-random-name = Fuscus
charioteer-ave-caesar-random-character = Gioca la prima carta che gli capita in mano.
charioteer-ave-caesar-hothead-name = Lacerta
charioteer-ave-caesar-hothead-character = Gioca sempre la carta più alta, e si ricorda dell’imperatore quando è troppo tardi.
charioteer-ave-caesar-stander-name = Musclosus
charioteer-ave-caesar-stander-character = Ama piantarsi dove la strada è stretta, anche se gli costa la corsa.
charioteer-ave-caesar-delayer-name = Eutychus
charioteer-ave-caesar-delayer-character = Fa aspettare l’imperatore fino all’ultimo giro, e non vede oltre la prossima curva.
charioteer-ave-caesar-greedy-name = Crescens
charioteer-ave-caesar-greedy-character = Conta ogni passo, non ne spreca nessuno e non dimentica mai l’imperatore.
charioteer-ave-caesar-guesser-name = Felix
charioteer-ave-caesar-guesser-character = Scommette su una sola ipotesi sulla tua mano, e perde il conto delle proprie carte basse.
charioteer-ave-caesar-charger-name = Gutta
charioteer-ave-caesar-charger-character = Legge bene i prossimi due giri di tavolo, ma non oltre; una carta alta gli brucia in mano.
charioteer-ave-caesar-tactician-name = Scorpus
charioteer-ave-caesar-tactician-character = Sa quali carte sono uscite, e dove la strada è abbastanza stretta per chiudere la porta.
charioteer-ave-caesar-strategist-name = Diocles
charioteer-ave-caesar-strategist-character = Prima di alzare le redini, nella sua mente ha già corso molte volte fino in fondo.
charioteer-ave-caesar-champion-name = Porphyrius
charioteer-ave-caesar-champion-character = Ha disputato più corse di quante se ne possano contare, contro sé stesso, e si fida di ciò che gli hanno insegnato.

charioteer-ben-hur-random-name = Sanballat
charioteer-ben-hur-random-character = Si fida più dei dadi che dei cavalli.
charioteer-ben-hur-brawler-name = Gratus
charioteer-ben-hur-brawler-character = Preferisce speronarti che superarti, qualunque cosa dicano i ferri.
charioteer-ben-hur-steady-name = Malluch
charioteer-ben-hur-steady-character = Va veloce quanto consente la prossima curva, e non di più.
charioteer-ben-hur-aggressor-name = Thord
charioteer-ben-hur-aggressor-character = Conta i ferri nella tua mano, e frusta quando sono pochi.
charioteer-ben-hur-daredevil-name = Drusus
charioteer-ben-hur-daredevil-character = Guida a mente fredda, e pesca ogni volta dal mazzo rischioso.
charioteer-ben-hur-strategist-name = Ilderim
charioteer-ben-hur-strategist-character = Vede la curva dopo la curva, e lascia il muro agli altri.
charioteer-ben-hur-champion-name = Simonide
charioteer-ben-hur-champion-character = Ha tenuto il conto di più corse di quante se ne possano disputare, e sa quanto vale ogni palmo di sabbia.
