# The league: many races between charioteers.

league-racing = corse
league-filled = { $races } corse invece di { $asked }: smazzate intere, e nessun circuito tralasciato
league-resumed = { $done } corse su { $races } sono già state disputate; si continua
league-complete = Tutte le { $races } corse sono già state disputate; il rapporto viene riscritto
league-interrupted = Interrotto dopo { $done } corse su { $races }; continua con --resume
league-nodes =
    { $nodes ->
        [one] disputate su un solo nodo
       *[other] disputate su { $nodes } nodi
    }
league-rung-laurels = { $number }. { $name }: punteggio { $rating }, { $points } allori a corsa
league-rung-places = { $number }. { $name }: punteggio { $rating }, posto medio { $points }
league-written = Il rapporto è in { $folder }

# The league: what is wrong with a plan.

league-entrants = --entrants richiede almeno due aurighi, ciascuno indicato una volta sola
league-outside = { $name } non può iscriversi: un campionato deve potersi ripetere, perciò i bot altrui non sono ammessi; guidano con hippodrome race
league-courses = --courses richiede almeno un circuito o un’arena, ciascuno indicato una volta sola, oppure «all»
league-races = --races deve essere un numero intero da 1 a { $most }
league-exists = { $folder } contiene già dei risultati: continua con --resume oppure scegli un’altra cartella
league-other-plan = { $folder } contiene i risultati di un altro campionato: indica le stesse opzioni e lo stesso seme oppure scegli un’altra cartella
league-line = { $file }, riga { $line }: questo non è il risultato della corsa { $race } di questo campionato; ripristina il file oppure scegli un’altra cartella
league-running = Un altro campionato sta scrivendo in { $folder }: aspetta che finisca oppure scegli un’altra cartella
league-process-killed = Un processo che disputava le corse è stato terminato, forse per mancanza di memoria; un campionato continua con --resume, una misura di equilibrio ricomincia da capo
league-no-cluster = Nessun cluster Ray è raggiungibile, e non si è potuto avviarne uno: { $why }
extra-missing = Servono altri pacchetti: pip install "hippodrome[{ $extra }]"

# Bots of others: what they did wrong.

bot-no-command = { $seat } non indica nessun programma; scrivi exec: e un comando, per esempio exec:./mybot
bot-unstartable = { $seat } non si avvia: { file-reason }; scrivi dopo exec: dove si trova il programma, o il comando che lo avvia, come exec:./mybot o exec:python mybot.py
bot-died = Il bot { $bot } è terminato con il codice { $status } al suo turno { $turn }; le redini passano a { $driver }
bot-killed = Il bot { $bot } è stato terminato dal segnale { $signal } al suo turno { $turn }; le redini passano a { $driver }
bot-closed = Il bot { $bot } ha chiuso il suo standard output al suo turno { $turn }, senza essere terminato; le redini passano a { $driver }
bot-floods = Il bot { $bot } non smette di parlare: prima del suo turno { $turn } ha scritto più di { $lines } righe che nessuno aveva chiesto; le redini passano a { $driver }
bot-hung = Il bot { $bot } non ha risposto entro { $seconds } secondi al suo turno { $turn }; le redini passano a { $driver }
bot-nonsense = Il bot { $bot } non ha risposto con una mossa al suo turno { $turn }, ma con «{ $answer }»; le redini passano a { $driver }
bot-not-offered = Il bot { $bot } ha risposto «{ $move }» al suo turno { $turn }, una mossa che non era tra quelle possibili; le redini passano a { $driver }
