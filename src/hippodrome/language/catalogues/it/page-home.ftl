# The page: the first screen.

page-home-motto = Due corse di bighe del Circo Massimo
page-home-games = I giochi
page-home-about-ave-caesar = Tre giri del circo con un mazzo di 24 carte. Chiudi i passaggi stretti ai rivali, e non dimenticare di salutare l’imperatore.
page-home-facts-ave-caesar = Da 2 a 6 bighe · 20 minuti
page-home-about-ben-hur = Sabbia, un righello e sangue freddo. Prendi le curve a tutta velocità, sperona, frusta, e lascia il muro agli altri.
page-home-facts-ben-hur = Da 2 a 6 bighe · 30 minuti
page-home-race-now = Corri subito
page-home-harnessing = Si attaccano i cavalli…
page-home-open = Apri un tavolo
page-home-first-race = Impara in cinque minuti
page-home-join-code = Unisciti a un tavolo
page-home-join = Entra
page-home-join-help = Il codice è sullo schermo di chi ha aperto il tavolo.
page-home-mine = I miei tavoli
page-home-none = Ancora nessun tavolo. Corri subito, o aprine uno per gli amici.
page-home-table-turn = Tocca a te
page-home-table-racing = Tocca a { $name }
page-home-table-under-way = In corso
page-home-table-gathering = In attesa di giocatori
page-home-table-over = Finita: rivedila
page-home-table-placed =
    { $place ->
        [1] Vinta! Rivedila
       *[other] { $place }º posto: rivedila
    }
page-home-table-unknown = Ora non raggiungibile
page-home-table-here = Ti aspetta qui, su questo dispositivo
page-home-forget = Togli { $code } dall’elenco
page-home-learn-help = Una prima corsa di cinque minuti per ogni gioco
page-home-rules-help = Ogni regola, facile da trovare
page-home-puzzles-help = Uno al giorno, e quanti ne vuoi
page-home-gallery-help = Tabelloni fatti da altri, per correrci o da stampare
page-home-workshop-help = Creare un circuito o un’arena propri
page-home-replays-help = Rivedi le corse, o carica una registrazione
page-home-away = Nessun server è raggiungibile. Puoi correre lo stesso qui nel browser contro gli aurighi della casa: premi «Corri subito». La prima volta ci vuole un momento.
page-home-unfetched = Nessun server è raggiungibile, e su questo dispositivo non c’è ancora ciò che serve per farne a meno. La pagina lo scarica da sé quando resta aperta per un po’ e il suo server risponde.
