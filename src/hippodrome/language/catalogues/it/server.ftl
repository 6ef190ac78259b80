# Il server: perché una cosa è rifiutata a un tavolo.

table-unknown = Questo tavolo non esiste; controlla il link o il codice
table-damaged = Il tavolo { $table } è illeggibile; dillo a chi gestisce il server
table-rules = Questo tavolo fu aperto con la versione { $rules } delle regole; questo server gioca la versione { $known }
table-seats =
    { $players ->
        [one] La corsa ha { $players } giocatore, quindi serve un posto, non { $seats }
       *[other] La corsa ha { $players } giocatori, quindi servono altrettanti posti, non { $seats }
    }
table-full = A questo tavolo non c’è posto libero
table-busy = A questo tavolo succedono troppe cose; riprova
table-still-racing = La corsa non è ancora finita
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
takeback-drawn = Non hai mosse da ritirare: niente si ritira dopo che le Parche hanno pescato
takeback-none = Non c’è nessuna richiesta a cui tu debba rispondere
stands-silent = A questo tavolo gli spalti tacciono
token-unknown = Questo posto non è tuo; forse l’hai portato su un altro dispositivo
recovery-unknown = Nessun posto di questo tavolo ha questo codice di recupero

# Il server: che cosa non va in un messaggio.

message-malformed = Il messaggio non è JSON
message-wrong = Il messaggio non si capisce: { $why }
message-large = Il messaggio è troppo grande; il massimo è { $most } byte
hello-first = Prima saluta: il primo messaggio deve essere un hello
hello-once = Hai già salutato
protocol-other = Questa pagina è vecchia: il server parla la versione { $known }; ricarica la pagina
origin-foreign = Una pagina di un altro sito non può parlare con questo server
no-such-route = Qui non c’è niente

# Il server: quando è troppo, o non sta bene.

too-fast = Troppo in una volta; rallenta
too-much-talk = Parli troppo in fretta; aspetta un momento
too-many-tables = Dal tuo indirizzo sono stati aperti troppi tavoli; aspetta un po’
too-many-guesses = Dal tuo indirizzo sono arrivati troppi codici sbagliati; aspetta un po’
too-many-sockets = Ci sono già troppi dispositivi che guardano
ledger-down = Il server non può scrivere niente in questo momento, quindi non è stato fatto niente; riprova tra poco
stopping = Il server si ferma; torna tra poco
our-fault = Qualcosa è andato storto da noi; non è stato fatto niente

# Il server: avviarlo.

serving = Pronto su http://{ $host }:{ $port }
page-open = La corsa è su { $url } nel tuo browser. Ctrl+C la chiude; nulla va perso.
limit-number = { $name } deve essere un numero intero, almeno 1
db-unknown = Qui non c’è un database del tipo «{ $db }»; indica un file o un URL che comincia con postgresql://
db-driver = PostgreSQL ha bisogno di un driver: pip install 'hippodrome[postgres]'
db-unreachable = Il database non si apre: { $why }

# Il server: i tabelloni, l’allenatore, la pagina.

board-unknown = Questo tabellone non esiste
board-faulty =
    { $count ->
        [one] Questo tabellone ha un difetto
       *[other] Questo tabellone ha { $count } difetti
    }
hints-not-here = A questo tavolo l’allenatore tace
coach-busy = L’allenatore ora non ha tempo; riprova tra un momento
review-soon = L’allenatore sta ancora riguardando questa corsa; chiedi di nuovo tra un momento
placements-now = I piazzamenti si mostrano a chi deve scegliere una carta velocità
page-missing = La pagina non è stata costruita: esegui make page
port-taken = La porta { $port } è già occupata: ferma ciò che la usa, o scegline un’altra con --port
host-unknown = Il server non può mettersi in ascolto su { $host }: { $why }
