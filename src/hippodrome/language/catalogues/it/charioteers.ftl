# Who drives when nobody does: the charioteers of the house, each by name and in one sentence.

charioteer-budget = “{ $budget }” non è un tempo per pensare: scrivi i secondi per mossa, come 0.5s, o le simulazioni per mossa, come 200
charioteer-no-budget = { $name } non pensa più a lungo su richiesta; lo fanno: { $known }

charioteer-ave-caesar-random-name = Fuscus
charioteer-ave-caesar-random-character = Gioca la prima carta che gli capita in mano.
charioteer-ave-caesar-greedy-name = Crescens
charioteer-ave-caesar-greedy-character = Conta ogni passo, non ne spreca nessuno e non dimentica mai l’imperatore.
charioteer-ave-caesar-tactician-name = Scorpus
charioteer-ave-caesar-tactician-character = Sa quali carte sono uscite, e dove la strada è abbastanza stretta da chiudere la porta.
charioteer-ave-caesar-strategist-name = Diocles
charioteer-ave-caesar-strategist-character = Ha corso la gara fino in fondo molte volte nella mente prima di alzare le redini.

charioteer-ben-hur-random-name = Sanballat
charioteer-ben-hur-random-character = Si fida più dei dadi che dei cavalli.
charioteer-ben-hur-steady-name = Malluch
charioteer-ben-hur-steady-character = Va veloce quanto consente la prossima curva, e non di più.
charioteer-ben-hur-aggressor-name = Thord
charioteer-ben-hur-aggressor-character = Conta i ferri nella tua mano, e frusta quando sono pochi.
charioteer-ben-hur-strategist-name = Ilderim
charioteer-ben-hur-strategist-character = Vede la curva dopo la curva, e lascia il muro agli altri.
