# The page: the gallery, boards to take away, films of races.

page-gallery-about = Tabelloni fatti da altri. Corrici, stampali, o trascina in un punto qualsiasi della pagina un tuo file .course o JSON.
page-gallery-bring = Apri un file…
page-gallery-make = Creane uno
page-gallery-search = Cerca per nome, parole o autore
page-gallery-all-games = Entrambi i giochi
page-gallery-order = Ordine
page-gallery-order-new = Prima i più recenti
page-gallery-order-stars = Più stelle
page-gallery-order-raced = Più corse
page-gallery-found =
    { $count ->
        [one] { $count } tabellone trovato
       *[other] { $count } tabelloni trovati
    }
page-gallery-more = Mostrane altri
page-gallery-nothing = In nessun tabellone ci sono queste parole.
page-gallery-empty = Qui nessuno ha ancora pubblicato un tabellone. Comincia tu: creane uno, o apri un file.
page-gallery-away = La galleria è sul server, che ora non è raggiungibile.
page-gallery-by = di { $name }
page-gallery-stars =
    { $count ->
        [one] { $count } stella
       *[other] { $count } stelle
    }
page-gallery-raced =
    { $count ->
        [0] ancora nessuna corsa
        [one] { $count } corsa
       *[other] { $count } corse
    }
page-gallery-picture = Il tabellone «{ $name }»
page-gallery-race-now = Corri subito
page-gallery-race-on = Corri
page-gallery-friends = Con gli amici
page-gallery-set-up = Scegli le regole
page-gallery-fork = Fanne uno tuo
page-gallery-forked = Tratto da
page-gallery-versions-heading = Versioni
page-gallery-version = Versione { $number }
page-gallery-yours = Questo tabellone è tuo
page-gallery-add-version = Pubblica una nuova versione…
page-gallery-new-version = Una nuova versione di { $name }
page-gallery-version-help = Le versioni già pubblicate restano come sono; ogni corsa dice su quale si è disputata.
page-gallery-withdraw = Ritira
page-gallery-withdraw-help = Nessuno troverà più questo tabellone. Le corse già disputate si potranno ancora guardare. Non si può tornare indietro.
page-gallery-withdraw-sure = Ritiralo per sempre
page-gallery-back = Alla galleria
page-gallery-publish-heading = Pubblica questo tabellone
page-gallery-publish = Pubblica
page-gallery-publish-as = Pubblica come
page-gallery-its-own = Un tabellone a sé
page-gallery-name = Nome del tabellone
page-gallery-words = Due parole sul tabellone
page-gallery-who-finds = Chi può trovarlo
page-gallery-listed = Tutti, nella galleria
page-gallery-unlisted = Solo chi ha il link
page-gallery-unlisted-sign = solo con il link
page-gallery-key-help = Non ci sono account: questo browser conserva la chiave di ciò che pubblichi.
page-gallery-take = Salva o stampa il tabellone
page-gallery-as-file = Come file o immagine
page-gallery-print = Stampa e gioca
page-gallery-print-help = Il tabellone a grandezza naturale su più fogli, le carte, le bighe da piegare e le regole, in PDF.
page-gallery-paper = Foglio
page-gallery-print-button = Crea il PDF
page-gallery-printing = Impaginazione…
page-film = Salva come filmato
page-film-help = Un filmato da mostrare agli altri, di 5 MB al massimo. Ci vuole qualche secondo.
page-film-part = Che cosa mostra
page-film-race = Tutta la corsa
page-film-last-lap = L’ultimo giro
page-film-kind = Formato
page-film-make = Crea il filmato
page-film-making = Il filmato è in preparazione…
page-film-made = Il filmato è pronto
page-film-no-webm = Questo browser non è riuscito a farne un WebM. GIF e WebP restano possibili.
page-film-again = Salvalo di nuovo
