# The page: first races that teach, with a teacher beside them.

page-learn-title = Impara correndo
page-learn-lead = La tua prima corsa è una corsa vera, contro aurighi che non hanno fretta. Accanto c’è un maestro che spiega ciò che vedi nel momento in cui lo vedi.
page-learn-about-ave-caesar = Carte, corsie e un imperatore che vuole essere salutato. Due giri contro due rivali: abbastanza per stare in testa, restare bloccati e gridare «Ave Caesar!» una volta.
page-learn-about-ben-hur = Niente caselle, solo sabbia: un righello, nove modi di posarlo e muri tutt’attorno. Un giro contro due rivali, uno dei quali ama la frusta.
page-learn-long = Circa cinque minuti, { $lessons } brevi lezioni.
page-learn-learnt = L’hai corsa. Lezioni: { $given } su { $all }.
page-learn-what = Che cosa imparerai
page-learn-begin = Comincia la prima corsa
page-learn-go-on = Continua la prima corsa
page-learn-again = Corrila ancora una volta
page-learn-rules = Leggi le regole
page-learn-race = Prima corsa
page-learn-opening = Si attaccano i cavalli…
page-learn-try = Riprova
page-learn-back = Torna a «Impara»
page-learn-teacher = Il tuo maestro
page-learn-progress =
    { $given ->
        [one] { $given } lezione su { $all }
       *[other] { $given } lezioni su { $all }
    }
page-learn-progress-bar = Quante lezioni hai avuto
page-learn-soon = Le bighe prendono posto. La tua prima lezione arriva con la partenza.
page-learn-clause = Regola { $clause }
page-learn-task-done = fatto
page-learn-leaf = Sfoglia le lezioni
page-learn-before = Lezione precedente
page-learn-next = Poi: { $title }
page-learn-missed = Stavolta non è capitato
page-learn-early = Sei fuori gara. Guarda come va a finire, o ricomincia.
page-learn-set-up = Prepara una corsa
page-learn-other = Impara { $game }

# Ave Caesar.

page-learn-ave-caesar-goal = Di che si tratta
page-learn-ave-caesar-goal-text = Due giri del circo, e vince chi supera per primo la linea. Una corsa vera ne ha tre. Strada facendo devi rendere visita all’imperatore: saprai quando è il momento. La tua biga è quella con il tuo emblema.
page-learn-ave-caesar-card = Le tue tre carte
page-learn-ave-caesar-card-text = Hai sempre tre carte in mano. Una carta fa avanzare la tua biga esattamente di tante caselle quante ne indica, non una di meno, e poi è spesa. Le grandi non sono sempre le migliori: ciò che usi adesso ti mancherà dopo.
page-learn-ave-caesar-card-task = Scegli una delle tue carte
page-learn-ave-caesar-space = Dove ti porta
page-learn-ave-caesar-space-text = Le caselle che si accendono sono quelle dove questa carta può finire. Scegline una e guarda; non si gioca nulla finché non confermi. Conta solo dove arrivi, non la strada.
page-learn-ave-caesar-space-task = Scegli una casella e conferma
page-learn-ave-caesar-six = Il sei di chi è in testa
page-learn-ave-caesar-six-text = Chi è in testa non può giocare un 6. Se sei tu, i tuoi sei aspettano che qualcuno ti superi. Tieni dunque le carte piccole per quando sei in testa, e spendi i 6 finché sei dietro.
page-learn-ave-caesar-blocked = Qualcuno ti sbarra la strada
page-learn-ave-caesar-blocked-text = Su una casella non c’è posto per due, e non si passa attraverso nessuno. Una carta che ha tutte le strade bloccate non si può giocare; se questo vale per tutte, passi il turno.
page-learn-ave-caesar-wait = Aspettare il viale
page-learn-ave-caesar-wait-text = Gli altri non ti lasciano alcuna via libera per il viale: uno sta sull’ingresso, o sulle caselle che vi portano. La tua carta ti farebbe perdere l’ultima occasione per pagare, perciò è vietata: meglio aspettare un turno che cadere in disgrazia.
page-learn-ave-caesar-stop = Fermati qui!
page-learn-ave-caesar-stop-text = Una delle tue carte finisce nel viale dell’imperatore. Conta solo la sosta: attraversarlo non basta. In questa corsa breve non c’è una seconda occasione.
page-learn-ave-caesar-stop-task = Finisci il movimento nel viale
page-learn-ave-caesar-hail = Ave Caesar!
page-learn-ave-caesar-hail-text = Hai salutato l’imperatore e pagato la tua moneta. Riparti con la prossima carta. La linea attraversa anche il viale: su alcune delle sue caselle sei già nel giro seguente.
page-learn-ave-caesar-disgrace = In disgrazia
page-learn-ave-caesar-disgrace-text = Chi non può più fermarsi in tempo nel viale è squalificato. La sua biga può continuare e intralciare tutti, ma non vince allori, nemmeno se arriva prima.
page-learn-ave-caesar-finish = L’ultima carta
page-learn-ave-caesar-finish-text = Puoi arrivare al traguardo. Il resto della carta va perso, quindi va bene ogni carta abbastanza grande. Niente di ciò che sta oltre la linea ti intralcia.
page-learn-ave-caesar-laurels = Gli allori
page-learn-ave-caesar-laurels-text = Le bighe arrivate con onore vincono 6, 4, 3, 2, 1 e 0 allori. Un torneo ha quattro corse, e gli allori si sommano. Ora sai tutto ciò che serve per prepararne uno.
page-learn-ave-caesar-alley = Il viale dell’imperatore
page-learn-ave-caesar-alley-text = Accanto alla linea l’imperatore sorveglia il suo viale: una sola corsia, un solo ingresso. Devi fermarti su una delle sue caselle alla fine di questo giro. Conta già adesso le caselle e tieni una carta adatta.
page-learn-ave-caesar-lanes = Corsie e curve
page-learn-ave-caesar-lanes-text = Ogni passo va dritto o in diagonale nella corsia vicina, mai di lato e mai attraverso un muro. All’interno di una curva ci sono meno caselle che all’esterno: è lì che si vincono le corse.
page-learn-ave-caesar-bottleneck = Le strettoie
page-learn-ave-caesar-bottleneck-text = In certi punti il circuito è largo una sola casella. Chi ci sta ferma tutti. Arrivaci per primo, o resta abbastanza indietro da avere dove andare.
page-learn-ave-caesar-deck = Il tuo mazzo
page-learn-ave-caesar-deck-text = Le tue 24 carte fanno 84 punti, e tre giri ne chiedono circa 80. Ogni passo all’esterno ti mancherà alla fine. I punti rimasti a ciascuno sono accanto ai nomi.
page-learn-ave-caesar-lead = Chi è in testa
page-learn-ave-caesar-lead-text = Chi ha fatto più giri è davanti; nello stesso giro decide il bordo anteriore della casella. Chi è in testa è segnato nell’elenco. Si gioca a turno attorno al tavolo, chiunque sia davanti.

# Ben Hur.

page-learn-ben-hur-goal = Di che si tratta
page-learn-ben-hur-goal-text = Un giro dell’arena, in senso antiorario, attorno al lungo muro nel mezzo, la spina. Non ci sono caselle: solo sabbia, un righello e la tua biga. Tocchi un muro e sei fuori gara.
page-learn-ben-hur-card = Le tue quattro carte
page-learn-ben-hur-card-text = Le carte velocità indicano un righello, dal corto +I+ al lungo +III+. Più è lungo, più vai lontano, e più è difficile girare. Tutti vedono da quale mazzo vengono le tue carte, nessuno che carte sono.
page-learn-ben-hur-card-task = Scegli una carta velocità
page-learn-ben-hur-ruler = Nove modi di posarlo
page-learn-ben-hur-ruler-text = Il righello va dritto, o di 30° a sinistra o a destra; all’altro capo la tua biga sta di nuovo dritta o girata di 30°. Fanno nove sagome. Scegline una e guarda; non si gioca nulla finché non confermi.
page-learn-ben-hur-ruler-task = Scegli una sagoma e conferma
page-learn-ben-hur-take = Due mazzi
page-learn-ben-hur-take-text = Dopo aver corso peschi una carta. Il mazzo normale ha righelli corti e pochi incidenti; quello rischioso ha righelli lunghi, ferri di cavallo e più incidenti. Osa sul rettilineo, sii prudente prima di una curva.
page-learn-ben-hur-whip = La frusta
page-learn-ben-hur-whip-text = Due bighe che finiscono vicine possono usare la frusta. Entrambe tirano un dado e aggiungono i ferri di cavallo che hanno in mano. Chi perde salta un turno e poi deve allontanarsi dal vincitore.
page-learn-ben-hur-away = Hai perso il duello
page-learn-ben-hur-away-text = Salti un turno, e il tuo prossimo righello deve allontanarsi dal vincitore di tutti i 30°. Se hai un incidente in mano, è il momento buono per liberartene: il turno è perso comunque.
page-learn-ben-hur-crash = Fuori gara
page-learn-ben-hur-crash-text = Se ogni piazzamento di tutte le tue carte velocità tocca un muro e non hai incidenti da giocare, devi finirci contro, e sei fuori gara. Se d’intralcio ci sono solo altre bighe, perdi il turno e niente di peggio. Anche una biga senza carte è fuori gara.
page-learn-ben-hur-home = Il rettilineo d’arrivo
page-learn-ben-hur-home-text = Un giro è completo quando tutta la biga è oltre la linea, angoli posteriori compresi. Se il righello ci arriva appena, può servire un turno in più.
page-learn-ben-hur-bend = Occhio alla curva
page-learn-ben-hur-bend-text = Una delle tue carte non ci sta più da nessuna parte: tutti e nove i suoi piazzamenti toccano un muro. I righelli lunghi sono per i rettilinei. Prima di una curva tienine uno corto, e gira presto.
page-learn-ben-hur-ram = Speronare
page-learn-ben-hur-ram-text = Un piazzamento che colpisce esattamente un rivale si può giocare come scontro. Tu tiri con il ferro di cavallo della carta giocata, il rivale con tutti quelli che ha in mano. Se vinci, tu prendi quel posto e lui va dov’eri tu; se perdi, la carta è spesa e nessuno si muove.
page-learn-ben-hur-places = La fine
page-learn-ben-hur-places-text = Chi completa per primo il giro è primo. Nelle corse più lunghe si prende a ogni giro un segnaposto, e vince la somma più bassa. Ora sai tutto ciò che serve per preparare una tua corsa.
page-learn-ben-hur-walls = I muri
page-learn-ben-hur-walls-text = Né il righello né la biga possono toccare un muro. Le sagome che lo farebbero si vedono, ma non si possono giocare. Per ognuna delle altre chiediti: da lì, dove potrei andare?
page-learn-ben-hur-order = Chi gioca per primo
page-learn-ben-hur-order-text = In ogni round gioca per prima la biga davanti a tutte, poi la seguente, e così via. Conta il bordo anteriore; alla pari, è davanti la più vicina alla spina.
page-learn-ben-hur-horseshoe = Ferri di cavallo
page-learn-ben-hur-horseshoe-text = Una carta con un ferro di cavallo aggiunge uno al tuo dado quando vieni speronato o sei in un duello, finché la tieni in mano. Meglio lasciare in pace i rivali che ne hanno molti.
page-learn-ben-hur-accident = Gli incidenti
page-learn-ben-hur-accident-text = Con una carta incidente non si corre. Giocarla costa un turno e un tiro: se esce uno dei suoi numeri non ricevi una carta nuova, se è più alto ne peschi una. Tenerla ti toglie possibilità. Liberatene quando un turno conta di meno.
