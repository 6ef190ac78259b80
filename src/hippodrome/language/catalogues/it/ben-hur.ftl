# Ben Hur: why a move is refused. The clause is added by whoever shows the sentence.

ben-hur-ruler-touches-inner = Il righello tocca la spina
ben-hur-ruler-touches-outer = Il righello tocca il muro esterno
ben-hur-chariot-touches-inner = La biga toccherebbe la spina
ben-hur-chariot-touches-outer = La biga toccherebbe il muro esterno
ben-hur-goes-back = La biga tornerebbe indietro, e nessuno corre contromano
ben-hur-crowded = C’è di mezzo più di una biga, o una delle tue, che non si sperona
ben-hur-in-the-way = La biga @{ $other } ti sbarra la strada: speronala o passa altrove
ben-hur-nobody-to-ram = Lì non c’è la biga che vuoi speronare
ben-hur-announced-already = In questo turno l’auriga ha già annunciato uno scontro o una frustata
ben-hur-must-steer-away = Dopo un duello con la frusta perso, il righello deve allontanarsi dal vincitore: { $turn } gradi (più è a sinistra)
ben-hur-no-such-turn = Il righello e la biga vanno dritti o girano di 30 gradi al massimo, secondo la sterzata scelta: { $turn } non è possibile
ben-hur-not-in-hand = Questa biga non ha { $card } in mano
ben-hur-speed-must-follow = Dopo due incidenti bisogna giocare una carta velocità
ben-hur-can-still-play = C’è ancora una carta che si può giocare
ben-hur-not-settled = Il posto in classifica di questa biga può ancora cambiare: la corsa continua
ben-hur-race-is-over = La corsa è finita: non c’è più nulla da giocare
ben-hur-not-now = Adesso non si può giocare { $move }: { what-is-due }

# Ben Hur: what is wrong with a move, a card or a question.

ben-hur-no-such-move = «{ $move }» non è una mossa; una mossa si scrive così: drive II 0 +30
ben-hur-no-such-speed = «{ $card }» non è una carta velocità; una carta velocità si scrive così: II o +III+*
ben-hur-nobody-drives = Adesso nessuno può correre: { what-is-due }

# Ben Hur: what is wrong with an arena.

ben-hur-no-such-arena = L’arena «{ $arena }» non esiste; le arene sono: { $arenas }
ben-hur-arena-not-an-object = arena deve essere il nome di un’arena o un oggetto
ben-hur-arena-unknown-field = arena.{ $field } non è un campo conosciuto qui; controlla come è scritto o toglilo
ben-hur-arena-name = arena.name deve essere un testo
ben-hur-arena-measure = arena.{ $field } deve essere un numero intero da { $least } a { $most }
ben-hur-arena-no-sand = Non c’è sabbia tra i muri: arena.outer ({ $outer }) deve essere maggiore di arena.inner ({ $inner }) (1.1)
ben-hur-arena-place-wall = Una biga sul posto di partenza { $place } toccherebbe { which-wall }: cambia arena.first, arena.step o i muri (1.1)
ben-hur-arena-places-overlap = Due bighe su posti di partenza vicini si sovrapporrebbero: arena.step ({ $step }) è troppo piccolo (1.1)
ben-hur-arena-deck-small = makeup.{ $deck }: nel mazzo ci vogliono almeno { $least } carte (1.4)
ben-hur-arena-deck-lame = makeup.{ $deck }: gli incidenti possono essere al massimo la metà delle carte

# Ben Hur: what is wrong with a set-up or a position.

ben-hur-unknown-field = { $field } non è un campo conosciuto qui; controlla come è scritto o toglilo
ben-hur-unknown-option = options: l’opzione «{ $option }» non esiste
ben-hur-not-this-game = { $field } deve essere ben-hur
ben-hur-not-an-object = { $field } deve essere un oggetto
ben-hur-not-a-list = { $field } deve essere una lista della lunghezza giusta, al massimo { $most }
ben-hur-not-a-number = { $field } deve essere un numero intero da { $least } a { $most }
ben-hur-not-a-count = { $field } deve essere un numero intero da 0 a 99
ben-hur-not-a-bool = { $field } deve essere true o false
ben-hur-not-a-pair = { $field } deve indicare due bighe diverse
ben-hur-not-a-pose = { $field } deve essere [x, y, heading]
ben-hur-not-a-deck = { $field } deve essere un oggetto che dice quante copie ci sono di ogni carta
ben-hur-no-such-choice = { $field } deve essere uno di questi valori: { $choices }
ben-hur-no-such-card = { $field }: «{ $card }» non è una carta adatta qui
ben-hur-listed-twice = { $field } contiene due volte lo stesso elemento
ben-hur-missing = Manca { $field }
ben-hur-no-chariots = { $field } deve contenere da una a sei bighe
ben-hur-players = { $field } deve essere un numero intero da 2 a 6 (2.1)
ben-hur-each = { $field } deve essere un numero intero da 1 a { $most } con questo numero di giocatori (2.3)
ben-hur-seats = { $field } deve assegnare un posto a ogni biga, senza lasciare nessun posto senza biga
ben-hur-charioteers = charioteers deve indicare un auriga per ogni biga, mai due volte lo stesso, tra: { $names } (1.5)
ben-hur-fewer-accidents = { $field } deve essere 0, o un numero intero da 5 a 99 (2.4)
ben-hur-races = { $field } deve essere 2 o 3 in una stagione, altrimenti 1 (7.2)
ben-hur-too-few-cards = makeup: in ogni mazzo ci vogliono almeno { $least } carte
ben-hur-too-many-cards = { $field }: il numero di carte { $card } in questo mazzo è al massimo { $most } (1.4)
ben-hur-backs = { $field } deve avere una lettera n o r per ogni carta della mano
ben-hur-two-and-two = { $field }: una biga riceve due carte da ogni mazzo (2.2)
ben-hur-away-from-itself = { $field }: una biga non può allontanarsi da sé stessa (5.3)
ben-hur-stands-in-wall = { $field }: la biga tocca { which-wall } (1.1)
ben-hur-stands-across = { $field }: la biga si sovrappone alla biga @{ $other }
ben-hur-has-finished = { $field }: la biga ha completato l’ultimo giro e non può più essere in gara (7.1)
ben-hur-not-on-its-place = { $field }: prima della corsa ogni biga sta su un posto di partenza (2.1)
ben-hur-marker-twice = { $field }: due bighe hanno lo stesso segnaposto per il giro { $lap } (7.2)
ben-hur-off-the-sand = { $field } indica una biga che ha lasciato la sabbia (3.7)
ben-hur-nobody-racing = { $field } deve essere over: nessuno è più in gara (7.4)
ben-hur-somebody-racing = { $field } non può essere over finché qualcuno è in gara (7.4)
ben-hur-nobody-asked = { $field }: non c’è nessuna biga a cui possa riferirsi (2.2)
ben-hur-not-its-decision = { $field } deve essere { $expected } (2.2)
ben-hur-not-its-turn = { $field } deve essere { $expected }, la biga più avanti tra quelle che non hanno ancora giocato (3.1)
ben-hur-all-have-moved = { $field }: tutte le bighe in gara hanno giocato, perciò comincia un nuovo round (3.1)
ben-hur-no-card-left = { $field }: una biga senza carte è fuori gara (6.1)
ben-hur-hand-is-full = { $field }: una biga che deve pescare ha al massimo tre carte in mano (2.2)
ben-hur-touches-its-own = { $field }: le bighe dello stesso giocatore non si frustano a vicenda; togli la coppia (5.4)
ben-hur-touches-nobody = { $field }: la biga non tocca nessuno che possa frustare (5.1)
ben-hur-one-business = { $field } può contenere uno solo di questi campi: ram, whip, accident
ben-hur-pending-does-not-fit = { $field } non è compatibile con la fase { $phase }
