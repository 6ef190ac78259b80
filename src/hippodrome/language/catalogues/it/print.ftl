# Da stampare: perché qualcosa non si può stampare.

print-no-kit = Per { $game } non c’è nulla da stampare
print-too-large = A grandezza naturale questo tabellone richiede { $sheets } fogli; il massimo è { $most }. Rimpicciolisci il tabellone o prendi carta più grande

# Da stampare: la copertina e ciò che è scritto sui fogli.

print-cover = da stampare e giocare
print-pages = pagine
print-part-scores = Foglio dei punti
print-part-rules = Regole
print-part-cards = Carte, fronte e retro
print-part-board = Tabellone
print-part-pieces = Pezzi
print-step-scale = Stampa al 100%, senza «adatta alla pagina». La misura qui sotto dev’essere di 100 mm.
print-step-cards = Stampa fronte e retro le pagine con le carte, girate sul lato lungo. Taglia lungo i segni.
print-step-board = Stampa il tabellone su un solo lato. Due fogli vicini mostrano la stessa striscia di 10 mm: taglia l’uno sulla linea tratteggiata, posalo sull’altro e incolla.
print-step-pieces = Stampa i pezzi su cartoncino. Le linee intere si tagliano, quelle tratteggiate si piegano.
print-control = 100 mm, se la scala è giusta
print-tile = Foglio { $tile } (da A1 a { $last })
print-rules-title = { $game }: le regole in breve
print-rules-foot = Tutte le regole, con esempi: «hippodrome play», poi «rules», o le pagine delle regole del gioco.

# Da stampare: il foglio dei punti.

print-score-name = Nome
print-score-race = Corsa { $race }
print-score-laurels = Allori
print-score-tournament = Il torneo
print-score-race-plain = La corsa
print-score-lap = Giro { $lap }
print-score-sum = Somma

# Da stampare: i pezzi.

print-chariots = Bighe
print-chariots-how = Ritaglia, piega lungo le linee tratteggiate e incolla i due fondi l’uno sull’altro. La freccia di sotto indica la direzione di marcia.
print-coins = Denari
print-coins-how = Ritaglia i due cerchi in un pezzo solo, piega a metà e incolla.
print-laurels = Allori
print-ben-hur-chariots-how = Ritaglia, piega lungo le linee tratteggiate e incolla i due fondi l’uno sull’altro: il fondo è esattamente la biga. La freccia di sotto indica la direzione di marcia.
print-ben-hur-rulers = Righelli e squadre
print-ben-hur-rulers-how = Incolla su cartoncino prima di tagliare. La squadra mostra 30° da ogni lato.
print-ben-hur-markers = Segnaposto
print-ben-hur-accident = Incidente
print-ben-hur-mishap-one = Un perno si allenta
print-ben-hur-mishap-two = Le redini si spezzano
print-ben-hur-mishap-three = Un cavallo è a terra
print-ben-hur-normal = normale
print-ben-hur-risky = rischioso

# Da stampare: le regole di Ave Caesar in due pagine.

print-ave-caesar-aim-head = Lo scopo
print-ave-caesar-aim-text = Tre giri del circo. Una volta, alla fine del primo o del secondo giro, devi fermarti nel viale dell’imperatore e pagare il tuo denario. Il primo oltre la linea vince sei allori; dopo quattro corse vince chi ha più allori.
print-ave-caesar-ready-head = Prima della corsa
print-ave-caesar-ready-text = Ognuno prende una biga, il suo denario e il suo mazzo di 24 carte: quattro per ogni valore da 1 a 6, in tutto 84 punti. Mescola e scopri la prima carta. La più alta ha la corsia I; in caso di parità si ripete. Verso sinistra seguono la II, la III e così via. Rimetti a posto le carte, mescola e pescane tre. Comincia la corsia I, poi la II, per tutta la corsa.
print-ave-caesar-turn-head = Il turno
print-ave-caesar-turn-text = Gioca una carta e avanza esattamente di tante caselle, non di meno. Poi completa la mano fino a tre, finché il mazzo dura. Se una carta si può giocare, devi giocarne una, anche se ti porta all’esterno (3.1, 3.4).
print-ave-caesar-way-head = La strada
print-ave-caesar-way-text = Ogni passo va in avanti, dritto o in diagonale nella corsia vicina; mai di lato, all’indietro o attraverso un muro. Dove comincia un muro puoi ancora cambiare corsia dall’ultima casella che lo precede. Su una casella c’è posto per una biga: non puoi finire addosso a un’altra né passarle attraverso (3.2, 3.3).
print-ave-caesar-blocked-head = Quando non si può giocare
print-ave-caesar-blocked-text = Il turno passa e tieni le carte. Prima della corsa ci si può accordare su uno scambio: chi è fermato da altre bighe mette una carta sotto il mazzo e pesca la prima (3.5).
print-ave-caesar-six-head = Il sei
print-ave-caesar-six-text = Chi è in testa non può giocare un 6. Se più bighe sono alla pari davanti a tutte, sono tutte in testa. È davanti chi ha fatto più giri; nello stesso giro decide il bordo anteriore della casella. La primissima carta della corsa è libera (da 4.1 a 4.3).
print-ave-caesar-release-head = Il tappo della bottiglia
print-ave-caesar-release-text = Chi è in testa e ha soltanto dei sei passa. Ma se tutte le bighe in testa hanno soltanto dei sei e insieme chiudono la strada a tutte le altre, un 6 si può giocare. Lo stesso vale se per un intero giro di tavolo nessuno si muove (4.4, 4.5, 4.7).
print-ave-caesar-alley-head = Il viale dell’imperatore
print-ave-caesar-alley-text = Finisci un movimento su una casella del viale alla fine del giro 1 o 2, grida «Ave Caesar!» e paga. Attraversarlo non basta, e alla terza visita è troppo tardi. Il viale ha un solo ingresso e una sola corsia; può ospitare più bighe, ma dentro nessuno sorpassa (5.1, 5.2).
print-ave-caesar-waiting-head = Aspettare l’imperatore
print-ave-caesar-waiting-text = Se non hai pagato e gli altri non ti lasciano alcuna via libera per l’ingresso, non puoi fare un movimento che butti via la tua ultima occasione. Se così non ti resta nessuna carta, aspetti (5.3).
print-ave-caesar-grace-head = Cadere in disgrazia
print-ave-caesar-grace-text = Chi non può più fermarsi in tempo nel viale è squalificato subito: può proseguire, e intralciare, o ritirarsi. Non vince allori (5.4).
print-ave-caesar-finish-head = Il traguardo
print-ave-caesar-finish-text = La linea si supera una prima volta all’inizio del giro 1. Superala dopo l’ultimo giro e sei arrivato; il resto della carta va perso. Per gli altri la corsa continua finché il circuito non è vuoto (6.1, 6.3).
print-ave-caesar-short-head = Finite le carte
print-ave-caesar-short-text = 84 punti bastano appena: all’interno di una curva la strada è più corta. Chi non ha carte né in mano né nel mazzo è fuori gara e lascia il circuito (6.2).
print-ave-caesar-laurels-head = Gli allori
print-ave-caesar-laurels-text = Nell’ordine d’arrivo si vincono 6, 4, 3, 2, 1 e 0 allori. Chi è fuori gara o squalificato non ne vince (6.4).
print-ave-caesar-tournament-head = Il torneo
print-ave-caesar-tournament-text = Quattro corse su circuiti diversi, alcune in senso orario e altre in senso antiorario. Segna gli allori sul foglio dei punti; è campione chi ha la somma più alta (da 7.1 a 7.3).
print-ave-caesar-variants-head = Varianti
print-ave-caesar-variants-text = In due o in tre ognuno può guidare due bighe, ciascuna con il suo mazzo. Le corsie vuote si possono riempire con bighe senza auriga: al loro turno si scopre la carta seguente; se si può giocare, le guida il tavolo, a danno di tutti; se no, si scarta (8.1, 8.2).

# Da stampare: le regole di Ben Hur in due pagine.

print-ben-hur-aim-head = Lo scopo
print-ben-hur-aim-text = Una corsa senza caselle: si posano righelli sulla sabbia, si speronano bighe, si frustano aurighi. Ci si accorda su uno, due o tre giri. Ogni giro dà un posto; vince la somma dei posti più bassa.
print-ben-hur-ready-head = Prima della corsa
print-ben-hur-ready-text = Servono due dadi. Le sei bighe si assegnano a sorte. Si tira un dado per ciascuna: il numero è il posto di partenza, I è il più vicino alla spina; se il posto è preso, si tira di nuovo. Le bighe stanno con il bordo anteriore sulla linea (2.1).
print-ben-hur-hand-head = La mano
print-ben-hur-hand-text = Due carte dal mazzo normale e due da quello rischioso. Con tre o quattro incidenti si può mostrare la mano e riceverne una nuova. I dorsi li vedono tutti. Un mazzo finito si rifà con i suoi scarti (1.4, 2.2).
print-ben-hur-round-head = Il round
print-ben-hur-round-text = In un round ogni biga gioca una volta; la prossima è sempre la più avanti tra quelle che non hanno ancora giocato. Conta il centro del bordo anteriore; alla pari è davanti la più vicina alla spina (3.1, 3.2).
print-ben-hur-drive-head = Correre
print-ben-hur-drive-text = Gioca una carta velocità. Posa il suo righello al centro del bordo anteriore, dritto o girato di 30° da una parte o dall’altra. Metti la biga all’altro capo, con il centro del bordo posteriore a contatto, di nuovo dritta o girata di 30°. Fanno nove piazzamenti (3.3, 3.4).
print-ben-hur-place-head = I piazzamenti
print-ben-hur-place-text = Un piazzamento è libero se né il righello né la biga toccano un muro o si sovrappongono a un’altra biga, e se arrivi più avanti di prima. I bordi possono toccare altre bighe. Si giocano solo i piazzamenti liberi (3.5, 3.6).
print-ben-hur-crash-head = Nessuna via d’uscita
print-ben-hur-crash-text = Quando non puoi né correre, né speronare, né giocare un incidente: se qualche piazzamento è impedito soltanto da altre bighe, perdi il turno. Se ci sono solo muri, giochi una carta contro il muro e sei fuori gara (3.6).
print-ben-hur-draw-head = Pescare
print-ben-hur-draw-text = Dopo una carta velocità pesca una carta dal mazzo che vuoi. Quello rischioso è più veloce e ha più ferri di cavallo, ma anche più incidenti (3.3).
print-ben-hur-ram-head = Speronare
print-ben-hur-ram-text = Un piazzamento che si sovrappone a esattamente una biga, di un altro giocatore, si può giocare come scontro. Tirano entrambi: tu aggiungi 1 se la carta ha un ferro di cavallo, l’altro aggiunge ogni ferro che ha in mano. Con dadi o totali uguali si rilancia. Se il tuo totale è più alto, ti muovi e l’altro prende il posto che lasci; se no, nessuno si muove (da 4.1 a 4.3).
print-ben-hur-whip-head = La frusta
print-ben-hur-whip-text = Due bighe si toccano se sono più vicine del contatto dell’arena (3 mm ad Antiochia). Se arrivi a contatto, puoi frustare una biga che tocchi; poi ognuna di quelle può frustare te. All’inizio del tuo turno puoi frustare una biga che tocchi ancora. Uno scontro o una frustata per turno, una frustata per contatto (5.1, 5.4).
print-ben-hur-duel-head = Il duello
print-ben-hur-duel-text = Tirano entrambi e aggiungono i ferri che hanno in mano. Chi perde può giocare subito una carta incidente, salta il prossimo turno e con la prossima carta velocità deve allontanarsi di 30° dal vincitore, se è possibile (5.2, 5.3).
print-ben-hur-accident-head = Gli incidenti
print-ben-hur-accident-text = Un incidente costa il turno. Tira: se esce uno dei suoi numeri, nessuna carta nuova, e prosegui con una mano più piccola; se è più alto, ne peschi una. Chi non ha più carte è fuori gara. Per corse brevi: con uno dei suoi numeri sei fuori gara (da 6.1 a 6.3).
print-ben-hur-lap-head = Un giro
print-ben-hur-lap-text = Un giro è completo quando tutta la biga è oltre la linea. Prendi il segnaposto più basso rimasto per quel giro. Chi completa l’ultimo giro lascia la sabbia; così pure chi è fuori gara (3.7, 7.1).
print-ben-hur-score-head = Chi vince
print-ben-hur-score-text = La somma dei posti più bassa. Chi non ha completato tutti i giri viene dopo chi li ha completati: prima chi ha più giri, poi chi è arrivato più avanti. In una corsa lunga conta solo l’ultimo giro (7.2).
print-ben-hur-several-head = In pochi
print-ben-hur-several-text = In due o in tre ognuno può guidare due o tre bighe. Ogni mano appartiene alla sua biga; i risultati si sommano. Le proprie bighe non si speronano né si frustano (2.3).

# Filmati di corse.

film-kind = { $option } deve finire in .gif o .webp
film-empty = Non c’è nulla da mostrare: in questa corsa non è successo nulla
film-large = Anche un filmato piccolo di questa corsa supera { $most } MB; prendi solo l’ultimo giro, o .webp
