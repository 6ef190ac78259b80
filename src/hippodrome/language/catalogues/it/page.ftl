# The page: what is on every screen.

page-title = Hippodrome
page-skip = Vai al contenuto
page-close = Chiudi
page-keys = Tasti
page-loading = Un momento…
page-main-menu = Menu principale
page-menu = Menu
page-home = Inizio
page-learn = Impara
page-rules = Regole
page-replays = Replay
page-preferences = Preferenze
page-language = Lingua
page-theme = Colori
page-theme-system = Come il dispositivo
page-theme-light = Chiari
page-theme-dark = Scuri
page-sound = Suoni
page-sound-help = Zoccoli, fruste e folla; un richiamo quando tocca a te.
page-follow = Segui la biga che corre
page-follow-help = Il tabellone si muove con la biga che sta correndo.
page-coordinates = Coordinate sul tabellone
page-coordinates-help = Le caselle mostrano i loro nomi, la sabbia le distanze, come li scrivono mosse e registrazioni.
page-name = Il tuo nome
page-name-help = Così ti chiamano al tavolo.
page-calls = Chiamami quando tocca a me
page-calls-help = Una notifica del browser, quando guardi altrove.
page-calls-refused = Questo browser non permette alla pagina di chiamarti; consenti le notifiche nelle sue impostazioni.
page-auriga = Auriga
page-kept = Le tue scelte restano su questo dispositivo, e in nessun altro luogo.
page-licences = Licenze dei componenti di questa pagina

# The page: the names of boards.

page-board-white = Bianco
page-board-blue = Blu
page-board-yellow = Giallo
page-board-red = Rosso
page-board-pro-ludo-a = Pro Ludo A
page-board-pro-ludo-b = Pro Ludo B
page-board-antioch = Antiochia
page-board-tyre = Tiro

# The page: an address that leads nowhere.

page-lost-title = Fuori pista
page-lost-words = A questo indirizzo non c’è nulla. Forse il link è incompleto, o il tavolo non esiste più.
page-lost-home = Torna all’inizio
page-clause = Regola { $clause }
page-gallery = Galleria
page-workshop = Officina
page-puzzles = Problemi
