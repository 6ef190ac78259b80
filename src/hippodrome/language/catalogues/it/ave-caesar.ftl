# Ave Caesar: why a move is refused. The clause is added by whoever shows the sentence.

refused-six = Sei in testa: chi è in testa non può giocare un 6
refused-blocked = Tutte le strade per il tuo { $card } sono bloccate da altre bighe
refused-wait = Gli altri non ti lasciano alcuna via libera per il viale dell’imperatore, e con il tuo { $card } perderesti l’ultima occasione per pagare: aspetta
refused-astray = Da { $space } non potresti più fermarti nel viale dell’imperatore, e gli altri per ora non ti lasciano alcuna via libera: con il tuo { $card } fermati altrove
refused-taken = Sulla casella { $space } c’è già un’altra biga
refused-not-held = Non hai un { $card } in mano
refused-not-reached =
    { $space ->
        [finish] Con il tuo { $card } non superi il traguardo
       *[other] Il tuo { $card } non ti porta sulla casella { $space }
    }
refused-must-play = Puoi giocare una carta, quindi non puoi passare
refused-must-tuck = Sei bloccato: invece di passare, metti una delle tue carte sotto il tuo mazzo
refused-tuck = Puoi mettere una carta sotto il tuo mazzo solo se l’hai in mano, se non puoi giocare nulla e se la tua edizione lo permette
refused-withdraw = Solo una biga squalificata può ritirarsi dalla corsa
refused-draw-due = Prima bisogna pescare una carta, tra quelle rimaste nel mazzo
refused-no-draw = Adesso non c’è nessuna carta da pescare
refused-lots = Si sorteggiano le corsie: prima le Parche scoprono una carta per ogni biga
refused-no-lots = Le corsie sono già state sorteggiate
refused-deal = Si stanno ancora distribuendo le carte: aspetta che ogni biga abbia la sua mano
refused-vote = Ora votano tutti: scegli un movimento della biga senza auriga, per esempio vote 4-11b2
refused-no-vote = Adesso non c’è nulla da votare
refused-over = La corsa è finita: non c’è più nulla da giocare

# Ave Caesar: what is wrong with a move.

move-unreadable = «{ $move }» non è una mossa; le mosse si scrivono così: 4-11b2, 5-finish, pass, tuck 3, withdraw, draw 5

# Ave Caesar: what is wrong with a set-up.

chariots-each =
    { $players ->
        [1] { $field }: un giocatore da solo guida una sola biga (8.1)
        [2] { $field }: in due si guidano 1, 2 o 3 bighe a testa (8.1)
        [3] { $field }: in tre si guidano 1 o 2 bighe a testa (8.1)
       *[other] { $field }: in { $players } si guida una sola biga a testa (8.1)
    }
chariots-edition = { $field }: l’edizione { $edition } si gioca con { $least }–{ $most } bighe in tutto; cambia players, each o unmanned (9)
chariots-course = { $field }: il circuito { $course } è per { $least }–{ $most } bighe; scegli un altro circuito o un altro numero di bighe (1.1)
setup-leg = { $field } deve essere un oggetto con course, con direction se vuoi, e con nient’altro
option-unknown = { $field }: l’opzione «{ $option }» non esiste; le opzioni sono: { $known }

# Ave Caesar: what is wrong with a position.

position-no-setup = Una posizione letta da un file non ha una preparazione; comincia da una preparazione o dalla registrazione di una corsa
course-faulty =
    { $count ->
        [one] course: questo circuito ha { $count } difetto; hippodrome check-course ti dice quale
       *[other] course: questo circuito ha { $count } difetti; hippodrome check-course li elenca
    }
chariots-number = { $field } deve contenere da 1 a { $most } bighe
space-unknown = { $field }: il circuito non ha una casella «{ $space }»
space-taken = { $field }: sulla casella { $space } c’è già un’altra biga (3.3)
space-needed = { $field }: una biga in gara deve stare su una casella
space-not-null =
    { $state ->
        [finished] { $field } deve essere null: una biga arrivata non sta su nessuna casella
       *[out] { $field } deve essere null: una biga fuori gara non sta su nessuna casella
    }
lap-state =
    { $state ->
        [out] { $field }: una biga fuori gara non ha superato il traguardo, perciò il suo lap è al massimo il numero dei giri
        [finished] { $field }: una biga arrivata ha superato il traguardo, perciò il suo lap è il numero dei giri più uno
       *[disqualified] { $field }: una biga squalificata che ha lasciato il circuito ha superato il traguardo, perciò il suo lap è il numero dei giri più uno
    }
hand-too-large =
    { $most ->
        [one] { $field } può contenere al massimo { $most } carta
       *[other] { $field } può contenere al massimo { $most } carte
    }
cards-too-many = { $field }: una biga ha solo { $most } carte di valore { $card }, contando insieme hand, deck e tucked (1.2)
unmanned-has = { $field }: una biga senza auriga non mette carte sotto il mazzo, non paga il tributo e non viene mai squalificata (8.2)
turn-off-course = { $field } deve essere il numero di una biga che è sul circuito
drawing-not-turn = { $field } deve essere null o lo stesso numero di turn
drawing-nothing = { $field } deve essere null: la biga di turno non ha nulla da pescare
drawing-full = { $field } deve essere null: la biga di turno ha già la mano completa
left-wrong = { $field } può indicare solo bighe che hanno lasciato il circuito, una volta ciascuna

peril-disqualified = Devi ancora il tributo all’imperatore: da lì non potrai più pagarlo e sarai squalificato
peril-points = Le carte che ti resterebbero non basterebbero per arrivare al traguardo: saresti fuori gara
