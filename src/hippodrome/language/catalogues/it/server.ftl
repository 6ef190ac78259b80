# The server: why something is refused at a table.

table-unknown = Questo tavolo non esiste; controlla il link o il codice
table-damaged = Ciò che è conservato del tavolo { $table } è illeggibile, perciò è stato messo da parte; nulla è stato cancellato. Dillo a chi gestisce il server
table-rules = Questo tavolo è stato aperto con la versione { $rules } delle regole; questo server gioca la versione { $known }
here-table-damaged = Ciò che questo browser ha conservato del tavolo { $table } è illeggibile, perciò è stato messo da parte; nulla è stato cancellato, e tutti gli altri tavoli sono come prima
here-table-rules = Questo tavolo è stato aperto con la versione { $rules } delle regole; questa pagina gioca la versione { $known }: ricarica la pagina
here-ledger-down = Questo browser ora non può conservare nulla, perciò non è stato fatto nulla; fai spazio, o riprova tra poco
table-seats =
    { $players ->
        [one] La corsa ha { $players } giocatore, quindi serve un posto, non { $seats }
       *[other] La corsa ha { $players } giocatori, quindi servono altrettanti posti, non { $seats }
    }
table-full = A questo tavolo non c’è posto libero
table-busy = A questo tavolo ora succedono troppe cose; riprova
table-talk-full = A questo tavolo si è parlato abbastanza: { $most } volte da qui; aprine un altro per continuare
table-changes-full = Troppi cambi a questo posto: { $most }; continua a giocare, o apri un altro tavolo
table-large = Questo tavolo è troppo grande per essere conservato; il massimo è { $most } byte
table-still-racing = La corsa non è ancora finita
line-none = La cronaca di questa corsa non ha una riga { $line }; l’ultima è { $most }
seat-taken = Il posto { $seat } è occupato
seat-none = A questo tavolo non c’è un posto { $seat }
seats-free =
    { $free ->
        [one] Un posto è ancora libero: aspetta qualcuno o affidalo a un auriga
       *[other] { $free } posti sono ancora liberi: aspetta qualcuno o affidali ad aurighi
    }
race-not-begun = La corsa non è cominciata
race-begun = La corsa è già cominciata
race-over = La corsa è finita
move-stale = La corsa è andata avanti da quando hai deciso: guarda di nuovo
not-your-turn = Non tocca a te
not-now = In questo momento non è possibile
reins-yours = Le redini le tieni già tu
takeback-not-here = A questo tavolo non si ritirano le mosse
takeback-asked = Qualcuno ha già chiesto di ritirare una mossa
takeback-drawn = Non hai mosse da ritirare: dopo che le Parche hanno pescato non si ritira più nulla
takeback-none = Non c’è nessuna richiesta a cui tu debba rispondere
seat-asked = Qualcuno ha già chiesto il posto { $seat }; il tavolo sta decidendo
seat-not-ghost = Solo chi si è seduto per primo può liberare il posto { $seat }: il suo giocatore è presente, lo era poco fa o ha parlato
livery-taken = Qualcuno al tavolo porta già questa livrea
pace-host = Solo chi si è seduto per primo regola il ritmo degli aurighi
not-absent = Il giocatore del posto { $seat } non è assente, o qualcuno guida già per lui
petition-asked = È già stato chiesto
petition-none = Non c’è nulla a cui rispondere
time-used = Il tuo tempo è finito; qui decide il sostituto
stands-silent = A questo tavolo gli spalti tacciono
token-unknown = Questo posto non è tuo; forse l’hai portato su un altro dispositivo
recovery-unknown = Nessun posto di questo tavolo ha questo codice di recupero

# The server: what is wrong with a message.

message-malformed = Il messaggio non è JSON
message-wrong = Il messaggio non si capisce: { $why }
message-large = Il messaggio è troppo grande; il massimo è { $most } byte
message-values = Il messaggio ha troppi valori; il massimo è { $most }
request-head = L’intestazione della richiesta è troppo grande
request-length = La richiesta non dice con Content-Length quanto è lungo il suo corpo
hello-first = Prima saluta: il primo messaggio deve essere un hello
hello-once = Hai già salutato
protocol-other = Questa pagina non è aggiornata: il server parla la versione { $known }; ricarica la pagina
origin-foreign = Una pagina di un altro sito non può parlare con questo server
host-foreign = Questo server non risponde al nome { $host }; chi lo gestisce può consentirlo con HIPPODROME_HOSTS={ $host }
no-such-route = Qui non c’è niente

# The server: when it is too much, or not well.

too-fast = Troppo in una volta; rallenta
too-much-talk = Parli troppo in fretta; aspetta un momento
too-many-tables = Dal tuo indirizzo sono stati aperti troppi tavoli; aspetta un po’
too-many-stars = Il tuo indirizzo ha già dato a questo tabellone tutte le stelle concesse per oggi; torna domani
too-many-guesses = Dal tuo indirizzo sono arrivati troppi codici sbagliati; aspetta un po’
too-many-sockets = Ci sono già troppi dispositivi che guardano
too-many-connections = Troppe connessioni sono aperte dal tuo indirizzo; chiudine alcune
too-much-waiting = Ci sono ancora troppi dati in viaggio verso il tuo indirizzo; ricevi prima quelli
work-busy = Per il tuo indirizzo ci sono già troppi calcoli in corso; riprova tra poco
work-too-much = Richiede più tempo o più memoria di quanto sia permesso qui, perciò è stato interrotto
work-dropped = Chi lo ha chiesto se n’è andato, perciò non è stato calcolato
ledger-down = Il server non può scrivere nulla in questo momento, perciò non è stato fatto nulla; riprova tra poco
stopping = Il server si ferma; torna tra poco
our-fault = Qualcosa è andato storto da parte nostra; non è stato fatto nulla

# The server: starting it.

serving = Pronto su http://{ $host }:{ $port }
page-open = La corsa è su { $url } nel tuo browser. Ctrl+C la chiude; nulla va perso.
limit-number = { $name } deve essere un numero intero, almeno 1
db-unknown = Qui non c’è un database del tipo «{ $db }»; indica un file o un URL che comincia con postgresql://
db-driver = PostgreSQL ha bisogno di un driver: pip install 'hippodrome[postgres]'
db-unreachable = Il database non si apre: { $why }
db-in-use = Il database { $db } è usato da un altro server: ferma prima quello, o indica un altro database con --db
db-in-use-at = Il database { $db } è già aperto su { $url }: vai a questo indirizzo nel browser, o indica un altro database con --db
backup-postgresql = Un database PostgreSQL si copia con i suoi strumenti, come pg_dump
backup-none = Non c’è nessun database { $db } da copiare
backup-exists = { $file } esiste già: scegli un altro nome, o prima rimuovi quel file
backup-failed = Non si può copiare { $db } in { $file }: { $why }
backup-done = La copia è in { $file }

# The server: boards, the coach, the page.

board-unknown = Questo tabellone non esiste
board-no-test-drive = Un tabellone di questo gioco non si prova con una sola biga
board-faulty =
    { $count ->
        [one] Questo tabellone ha un difetto
       *[other] Questo tabellone ha { $count } difetti
    }
hints-not-here = A questo tavolo l’allenatore tace
coach-busy = L’allenatore ora non ha tempo; riprova tra poco
review-soon = L’allenatore sta ancora analizzando questa corsa; chiedi di nuovo tra poco
film-soon = Il filmato è in preparazione; chiedi di nuovo tra poco
film-busy = Ci sono già troppi filmati in preparazione; riprova tra poco
placements-now = I piazzamenti si mostrano a chi deve scegliere una carta velocità
page-missing = La pagina non è stata costruita: esegui make page
port-taken = La porta { $port } è già occupata: ferma ciò che la usa, o scegline un’altra con --port
host-unknown = Il server non può mettersi in ascolto su { $host }: { $why }

# Ciò che i programmi di chat mostrano di un link.

preview-gathering =
    { $free ->
        [0] Ci sono tutti; la corsa comincia tra poco
        [one] Un posto è libero
       *[other] { $free } posti sono liberi
    }
preview-racing = La corsa è in pieno svolgimento
preview-over = La corsa è finita
preview-author = Di { $name }
preview-new = Corse di bighe nel browser, con gli amici o contro gli aurighi

# La galleria.

gallery-full = La galleria è piena: contiene { $most } tabelloni
gallery-versions = Un tabellone ha al massimo { $most } versioni; pubblicalo come nuovo
gallery-key = Serve la chiave con cui il tabellone è stato pubblicato
gallery-name = Il nome di un tabellone e quello del suo autore devono essere testo semplice su una riga
