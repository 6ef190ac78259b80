# The league: many races between charioteers.

league-racing = Rennen
league-filled = { $races } Rennen statt { $asked }: Jede Kartenverteilung wird ganz durchgespielt, und keine Strecke fällt weg
league-resumed = { $done } von { $races } Rennen sind schon gefahren; es geht weiter
league-complete = Alle { $races } Rennen sind schon gefahren; der Bericht wird neu geschrieben
league-interrupted = Nach { $done } von { $races } Rennen unterbrochen; mit --resume geht es weiter
league-nodes =
    { $nodes ->
        [one] auf einem Rechnerknoten gefahren
       *[other] auf { $nodes } Rechnerknoten gefahren
    }
league-rung-laurels = { $number }. { $name }: Wertung { $rating }, { $points } Lorbeeren je Rennen
league-rung-places = { $number }. { $name }: Wertung { $rating }, mittlerer Rang { $points }
league-written = Der Bericht liegt in { $folder }

# The league: what is wrong with a plan.

league-entrants = --entrants braucht mindestens zwei Wagenlenker, jeden nur einmal genannt
league-outside = { $name } kann nicht antreten: Eine Liga muss sich wiederholen lassen, darum sind fremde Bots nicht zugelassen; sie fahren bei hippodrome race
league-courses = --courses braucht mindestens eine Strecke oder Arena, jede nur einmal genannt, oder „all“
league-races = --races muss eine ganze Zahl von 1 bis { $most } sein
league-exists = In { $folder } liegen schon Ergebnisse: Mach mit --resume weiter oder nimm einen anderen Ordner
league-other-plan = In { $folder } liegen die Ergebnisse einer anderen Liga: Gib dieselben Optionen und denselben Startwert an oder nimm einen anderen Ordner
league-line = { $file }, Zeile { $line }: Das ist nicht das Ergebnis von Rennen { $race } dieser Liga; stell die Datei wieder her oder nimm einen anderen Ordner
league-running = In { $folder } schreibt schon eine andere Liga: Warte, bis sie fertig ist, oder nimm einen anderen Ordner
league-process-killed = Ein Prozess, der Rennen fuhr, wurde abgebrochen, vielleicht weil der Speicher nicht reichte; eine Liga geht mit --resume weiter, hippodrome balance fängt von vorn an
league-no-cluster = Kein Ray-Cluster ist zu erreichen, und keiner ließ sich starten: { $why }
extra-missing = Dafür fehlen noch Pakete: pip install "hippodrome[{ $extra }]"

# Bots of others: what they did wrong.

bot-no-command = { $seat } nennt kein Programm; schreibe exec: und einen Befehl, zum Beispiel exec:./mybot
bot-unstartable = { $seat } lässt sich nicht starten: { file-reason }; schreibe hinter exec:, wo das Programm liegt, oder den Befehl, der es startet, etwa exec:./mybot oder exec:python mybot.py
bot-died = Der Bot { $bot } hat sich in seinem { $turn }. Zug mit dem Status { $status } beendet; { $driver } übernimmt die Zügel
bot-killed = Der Bot { $bot } wurde in seinem { $turn }. Zug durch das Signal { $signal } beendet; { $driver } übernimmt die Zügel
bot-closed = Der Bot { $bot } hat in seinem { $turn }. Zug seine Standardausgabe geschlossen, ohne sich zu beenden; { $driver } übernimmt die Zügel
bot-floods = Der Bot { $bot } hört nicht auf zu reden: Vor seinem { $turn }. Zug schrieb er mehr als { $lines } Zeilen, nach denen niemand gefragt hatte; { $driver } übernimmt die Zügel
bot-hung = Der Bot { $bot } hat in seinem { $turn }. Zug nicht innerhalb von { $seconds } Sekunden geantwortet; { $driver } übernimmt die Zügel
bot-nonsense = Der Bot { $bot } hat in seinem { $turn }. Zug nicht mit einem Zug geantwortet, sondern mit „{ $answer }“; { $driver } übernimmt die Zügel
bot-not-offered = Der Bot { $bot } hat in seinem { $turn }. Zug „{ $move }“ geantwortet, was nicht zur Wahl stand; { $driver } übernimmt die Zügel
