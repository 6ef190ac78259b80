# Help: the headings, and what stands beside an option. A heading has its colon.

help-usage = Uso:
help-options = Opzioni:
help-commands = Comandi:
help-this = Mostra questo messaggio e termina.
help-default = predefinito { $value }
help-required = obbligatorio
help-range = da { $least } a { $most }
help-from = { $least } o più

# Help: the words that stand for what is to be typed.

help-word-options = OPZIONI
help-word-command = [COMANDO …]
help-word-text = TESTO
help-word-number = NUMERO
help-word-folder = CARTELLA
help-word-file = FILE
help-word-name-value = NOME=VALORE
help-word-board = TABELLONE
help-word-move = MOSSA
help-word-moves = MOSSE
help-word-depth = PROFONDITÀ
help-word-card = CARTA

# Help: the program.

help-hippodrome = Corse di bighe: Ave Caesar e Ben Hur, per le persone e per i programmi.
help-hippodrome-more = Da solo apre la pagina nel browser. «hippodrome play» gioca una corsa nel terminale; gli altri comandi servono per registrazioni, tabelloni e programmi. «hippodrome COMANDO --help» dice che cosa accetta un comando.
help-hippodrome-version = Mostra la versione e termina.

# Help: open, play, serve.

help-open = Apre la pagina nel browser; «hippodrome» da solo fa lo stesso.
help-open-more = Avvia un server proprio; se non c’è un database, viene creato.
help-open-host = L’indirizzo su cui ascoltare.
help-open-port = La porta; se non è indicata, la prima libera da 8000 in poi.
help-open-db = Un file SQLite o un URL postgresql://; se non è indicato, quello che dice HIPPODROME_DB, altrimenti quello predefinito.
help-open-data = La cartella del database; se non è indicata, quella prevista dal sistema per l’utente.
help-open-browser = Se aprire il browser oppure no.

help-play = Gioca una corsa nel terminale, da soli o con amici, contro gli aurighi.
help-play-more = Senza opzioni un breve menu chiede quale corsa fare; Invio la comincia subito: Ave Caesar sul circuito white, tu contro tre aurighi. Tutto è testo semplice, un fatto per riga. Durante la corsa «?» mostra che cosa si può scrivere. Più persone (--seats you,you,greedy) si dividono la tastiera, e nessuna vede la mano delle altre.
help-play-game = Quale gioco; ave-caesar se non è indicato.
help-play-seats = Chi guida: nomi separati da virgole. «you» per una persona alla tastiera, you:NOME per darle un nome, o un auriga: { $charioteers }. Se non è indicato, { $usual }.
help-play-course = Il circuito o l’arena, per nome o con un file.
help-play-direction = In quale senso (Ave Caesar).
help-play-edition = L’edizione di Ave Caesar, o la formula di Ben Hur.
help-play-option = Un’opzione al posto di quella dell’edizione; si può ripetere.
help-play-laps = Quanti giri.
help-play-each = Quante bighe guida ogni posto.
help-play-unmanned = Quante bighe senza auriga (Ave Caesar).
help-play-tournament = Corre l’intero torneo dell’edizione (Ave Caesar).
help-play-seed = Lo stesso seme dà le stesse carte e gli stessi dadi.
help-play-language = La lingua; se non è indicata, quella del tuo sistema.
help-play-out = Scrive la registrazione della corsa in questo file.

help-serve = Apre tavoli a browser e bot; se non c’è un database, viene creato.
help-serve-host = L’indirizzo su cui ascoltare.
help-serve-port = La porta; 0 ne prende una libera.
help-serve-db = Un file SQLite o un URL postgresql://; se non è indicato, quello che dice HIPPODROME_DB, altrimenti quello predefinito.
help-serve-data = La cartella del database; se non è indicata, quella prevista dal sistema per l’utente.

help-backup = Copia il database in un file, anche mentre un server è in funzione.
help-backup-more = Copiando solo il file del database si perde ciò che è stato scritto per ultimo. PostgreSQL si copia con i suoi strumenti.
help-backup-db = Il file SQLite da copiare; se non è indicato, quello che dice HIPPODROME_DB, altrimenti quello predefinito.
help-backup-data = La cartella del database; se non è indicata, quella prevista dal sistema per l’utente.
help-backup-out = Il file da scrivere; non deve ancora esistere.

# Help: race, replay, review.

help-race = Fa correre gli aurighi e dice come è finita la corsa.
help-race-game = Quale gioco.
help-race-seats = Chi guida: nomi separati da virgole; se non è indicato, quattro volte greedy o steady. { $charioteers }; oppure exec:PROGRAMMA per un tuo bot.
help-race-bot-seconds = Quanti secondi un tuo bot può pensare a una mossa.
help-race-course = Un circuito o un’arena, per nome o con un file; più circuiti fanno un torneo.
help-race-direction = In quale senso si percorre l’ultimo circuito indicato.
help-race-edition = L’edizione di Ave Caesar, o la formula di Ben Hur.
help-race-option = Un’opzione al posto di quella dell’edizione; si può ripetere.
help-race-tournament = Corre l’intero torneo dell’edizione (Ave Caesar).
help-race-each = Quante bighe guida ogni posto.
help-race-unmanned = Quante bighe senza auriga (Ave Caesar).
help-race-laps = Quanti giri, se non quelli previsti dal circuito.
help-race-seed = Rende la corsa ripetibile; senza seme si usa il generatore casuale del sistema.
help-race-out = Scrive la registrazione in questo file; - è lo standard output.

help-replay = Verifica la registrazione in FILE, evento per evento, e racconta la corsa.
help-replay-quiet = Verifica soltanto.

help-film = Salva come filmato, GIF o WebP, la corsa registrata in FILE.
help-film-more = Al massimo 5 MB, un fotogramma per turno; una corsa che sarebbe più grande viene rimpicciolita. Richiede l’extra «print».
help-film-out = Il filmato da scrivere; il suo nome finisce in .gif o .webp.
help-film-part = La corsa intera, o il suo ultimo giro.
help-film-language = La lingua del racconto; se non è indicata, quella del tuo sistema.

help-review = Analizza la corsa registrata in FILE: quanto valeva ogni mossa, e quali erano svarioni.
help-review-more = A ogni decisione l’allenatore sa quello che l’auriga poteva sapere, e niente di più.
help-review-out = Scrive pagina, grafico e JSON in questa cartella.
help-review-budget = Quante corse immaginare per una mossa importante; se non è indicato, 96 per Ave Caesar e 16 per Ben Hur.
help-review-seat = Guarda solo le decisioni di questo posto, contando da 1.
help-review-seed = Lo stesso seme dà la stessa analisi.

# Help: league, balance.

help-league = Fa correre gli aurighi l’uno contro l’altro molte volte, e scrive una classifica con gli intervalli.
help-league-more = Con --on ray le corse si disputano sul cluster Ray indicato da RAY_ADDRESS, o su uno avviato per l’occasione.
help-league-game = Quale gioco.
help-league-entrants = Gli aurighi per nome, separati da virgole. { $charioteers }.
help-league-races = Quante corse, completate fino a smazzate intere su ogni circuito.
help-league-courses = Circuiti o arene per nome, separati da virgole, o «all» per tutti.
help-league-chariots = Quante bighe in una corsa; se non è indicato, il massimo ammesso dal circuito.
help-league-meet = Tutti gli aurighi in ogni corsa, o ogni coppia a turno.
help-league-edition = L’edizione di Ave Caesar, o la formula di Ben Hur.
help-league-seed = Lo stesso seme dà lo stesso rapporto.
help-league-out = La cartella da scrivere.
help-league-jobs = Quanti processi; se non è indicato, tanti quanti i processori.
help-league-on = Dove si disputano le corse: su questa macchina o su un cluster Ray.
help-league-resume = Continua un campionato interrotto.

help-balance = Misura quanto sono equi i circuiti: le vittorie per corsia di partenza, e quanto spesso intervengono le regole.
help-balance-out = La pagina da scrivere; - è lo standard output.
help-balance-game = Un gioco soltanto; tutti e due se non è indicato.
help-balance-charioteer = Chi guida in ogni corsia; se non è indicato, greedy in Ave Caesar e steady in Ben Hur.
help-balance-races = Quante corse per ogni circuito, numero di bighe e senso; se non è indicato 400, o 100 in Ben Hur.
help-balance-seed = Lo stesso seme dà la stessa pagina.
help-balance-jobs = Quanti processi.

# Help: draw.

help-draw = Disegna un TABELLONE, circuito o arena, per nome o da un file.
help-draw-more = Con una posizione non occorre indicare il suo tabellone.
help-draw-out = Il file SVG da scrivere; - è lo standard output.
help-draw-position = Un file di posizione: le sue bighe stanno sul tabellone.
help-draw-card = Una carta velocità di Ben Hur: il suo righello e le sue sagome, per la biga di turno nella posizione.
help-draw-ruler = Come è posato il righello.
help-draw-ids = Scrive su ogni casella il suo nome.

help-print = Stampa un TABELLONE a grandezza naturale, con carte, pezzi e regole, in PDF.
help-print-more = Si stampa al 100%; la prima pagina dice come. Richiede l’extra «print».
help-print-paper = Il formato del foglio.
help-print-language = La lingua di carte e regole; se non è indicata, quella del tuo sistema.
help-print-out = Il file PDF da scrivere; - è lo standard output.

help-workshop = Controlla, disegna, misura e stampa un circuito o un’arena di tua creazione.
help-workshop-more = «hippodrome workshop COMANDO --help» dice che cosa accetta un comando.
help-workshop-check = Controlla il circuito o l’arena in FILE: una riga per ogni difetto, con la sua posizione, oppure le misure.
help-workshop-draw = Disegna il circuito o l’arena in FILE.
help-workshop-draw-out = L’immagine da scrivere: SVG, o PNG se il suo nome finisce in .png (richiede l’extra «print»).
help-workshop-draw-width = Quanti pixel è largo un PNG.
help-workshop-balance = Fa correre gli aurighi sul circuito o nell’arena in FILE, e dice quanto è equo.
help-workshop-balance-races = Quante corse in ogni senso.
help-workshop-balance-chariots = Quante bighe; se non è indicato, quante ne prevede il tabellone.
help-workshop-balance-charioteer = Chi guida ogni biga.
help-workshop-balance-seed = Lo stesso seme dà le stesse corse.
help-workshop-balance-out = Disegna anche il tabellone, e vi accende i punti dove le bighe si bloccano a vicenda.
help-workshop-print = Stampa il circuito o l’arena in FILE con carte, pezzi e regole, in PDF.
help-workshop-print-paper = Il formato del foglio.
help-workshop-print-language = La lingua di carte e regole; se non è indicata, quella del tuo sistema.
help-workshop-print-out = Il file PDF da scrivere; - è lo standard output.
help-puzzles = Mostra il problema del giorno: una posizione in cui una mossa è nettamente la migliore.
help-puzzles-more = «hippodrome puzzles COMANDO --help» dice che cosa accetta un comando.
help-puzzles-make = Crea una raccolta di problemi dalle corse degli aurighi, ognuno valutato di nuovo riflettendo dieci volte tanto.
help-puzzles-make-game = Quale gioco.
help-puzzles-make-count = Quanti problemi.
help-puzzles-make-seed = Lo stesso seme dà gli stessi problemi.
help-puzzles-make-out = La raccolta da scrivere; se esiste già, viene continuata.
help-puzzles-answer = Dice se MOSSA è la soluzione del problema del giorno, e perché.

# Help: the referee and the checks.

help-legal = Mostra le mosse lecite della posizione in FILE, una per riga; - è lo standard input.
help-legal-why = Aggiunge una riga per ogni carta in mano che non si può giocare, con la sua regola.

help-apply = Gioca le MOSSE nella posizione in FILE e mostra la posizione che ne segue, in JSON.

help-perft = Conta le sequenze di PROFONDITÀ mosse dalla posizione in FILE, quelle delle Parche comprese.

help-placements = Mostra dove si può posare una CARTA velocità di Ben Hur: i due angoli, il verdetto e la posa raggiunta.

help-check-course = Controlla il circuito in FILE: una riga per ogni difetto, o le corse più brevi e le strettoie.
help-check-course-more = FILE è un file di circuito, o un sorgente di circuito che finisce in .course.

help-check-arena = Controlla l’arena in FILE: una riga per ogni difetto, o le sue misure.

help-referee = Risponde a richieste, un oggetto JSON per riga, fino alla fine dello standard input.
help-referee-engine = Sceglie chi risponde: le regole di riferimento, o lockstep, che le applica a vettori.

# What was typed wrongly.

usage-no-command = Non c’è nessun comando «{ $name }»; «{ $group } --help» li elenca
usage-no-command-like = Non c’è nessun comando «{ $name }»; volevi dire { $like }?
usage-no-option = Non c’è nessuna opzione «{ $option }»; «{ $command } --help» le elenca
usage-no-option-like = Non c’è nessuna opzione «{ $option }» per «{ $command }»; volevi dire { $like }?
usage-no-value = { $option } non accetta valori; scrivila da sola
usage-needs-value = { $option } vuole un valore dopo di sé
usage-extra = «{ $arguments }» è di troppo per «{ $command }»; toglilo
usage-whole = { $field } deve essere un numero intero
usage-whole-from = { $field } deve essere un numero intero, { $least } o più
usage-number = { $field } deve essere un numero da { $least } a { $most }
usage-folder = { $field } deve essere una cartella leggibile, o una nuova
usage-value = { $field } ha un valore che non si può usare
