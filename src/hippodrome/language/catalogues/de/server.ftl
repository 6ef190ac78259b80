# The server: why something is refused at a table.

table-unknown = Diesen Tisch gibt es nicht; prüfe den Link oder den Code
table-damaged = Was vom Tisch { $table } gespeichert ist, lässt sich nicht lesen, deshalb wurde er beiseitegestellt; gelöscht wurde nichts. Sag es denen, die den Server betreiben
table-rules = Dieser Tisch wurde nach Fassung { $rules } der Regeln begonnen; dieser Server spielt Fassung { $known }
here-table-damaged = Was dieser Browser vom Tisch { $table } gespeichert hat, lässt sich nicht lesen, deshalb wurde er beiseitegestellt; gelöscht wurde nichts, und alle anderen Tische sind wie zuvor
here-table-rules = Dieser Tisch wurde nach Fassung { $rules } der Regeln begonnen; diese Seite spielt nach Fassung { $known }: Lade die Seite neu
here-ledger-down = Dieser Browser kann gerade nichts speichern, deshalb ist nichts geschehen; schaffe Platz in ihm oder versuch es gleich noch einmal
table-seats =
    { $players ->
        [one] Das Rennen hat { $players } Spieler, also braucht es einen Platz, nicht { $seats }
       *[other] Das Rennen hat { $players } Spieler, also braucht es ebenso viele Plätze, nicht { $seats }
    }
table-full = An diesem Tisch ist kein Platz frei
table-busy = An diesem Tisch geschieht gerade zu viel; versuche es noch einmal
table-talk-full = An diesem Tisch ist genug gesagt: { $most }-mal von hier aus; eröffne einen anderen, um weiterzureden
table-changes-full = An diesem Platz wurde zu oft etwas geändert: { $most }-mal; spiel weiter, oder eröffne einen anderen Tisch
table-large = Dieser Tisch ist zu groß zum Aufbewahren; erlaubt sind höchstens { $most } Bytes
table-still-racing = Das Rennen ist noch nicht vorbei
line-none = Der Verlauf dieses Rennens hat keine Zeile { $line }; die letzte ist { $most }
seat-taken = Platz { $seat } ist besetzt
seat-none = An diesem Tisch gibt es keinen Platz { $seat }
seats-free =
    { $free ->
        [one] Ein Platz ist noch frei: Warte auf jemanden oder gib ihn einem Wagenlenker
       *[other] { $free } Plätze sind noch frei: Warte auf jemanden oder gib sie Wagenlenkern
    }
race-not-begun = Das Rennen hat noch nicht begonnen
race-begun = Das Rennen hat schon begonnen
race-over = Das Rennen ist vorbei
move-stale = Das Rennen ist weitergegangen, seit du dich entschieden hast: Sieh noch einmal hin
not-your-turn = Du bist nicht am Zug
not-now = Das geht gerade nicht
reins-yours = Du hältst die Zügel selbst
takeback-not-here = An diesem Tisch wird kein Zug zurückgenommen
takeback-asked = Es hat schon jemand darum gebeten, einen Zug zurückzunehmen
takeback-drawn = Du hast keinen Zug zurückzunehmen: Haben die Parzen gezogen, bleibt es dabei
takeback-none = Du hast über keine Rücknahme zu entscheiden
seat-asked = Um Platz { $seat } hat schon jemand gebeten; der Tisch entscheidet gerade
seat-not-ghost = Platz { $seat } kann nur freimachen, wer sich als Erster gesetzt hat: Wer dort sitzt, ist da, war eben noch da oder hat etwas gesagt
livery-taken = Diese Rennfarben trägt hier schon jemand
pace-host = Das Tempo der Wagenlenker bestimmt, wer sich als Erster gesetzt hat
not-absent = Wer auf Platz { $seat } sitzt, ist nicht abwesend oder wird schon vertreten
petition-asked = Darum wurde schon gebeten
petition-none = Für dich gibt es nichts zu beantworten
time-used = Deine Zeit ist aufgebraucht; hier entscheidet die Vertretung
stands-silent = An diesem Tisch schweigt die Tribüne
token-unknown = Dieser Platz gehört dir nicht; vielleicht hast du ihn auf ein anderes Gerät mitgenommen
recovery-unknown = Kein Platz an diesem Tisch hat diesen Wiederherstellungscode

# The server: what is wrong with a message.

message-malformed = Die Nachricht ist kein JSON
message-wrong = Die Nachricht ist nicht zu verstehen: { $why }
message-large = Die Nachricht ist zu groß; höchstens { $most } Bytes
message-values = Die Nachricht hat zu viele Werte; höchstens { $most }
request-head = Der Kopf der Anfrage ist zu groß
request-length = Die Anfrage sagt nicht mit Content-Length, wie lang ihr Inhalt ist
hello-first = Grüße zuerst: Die erste Nachricht muss ein hello sein
hello-once = Du hast schon gegrüßt
protocol-other = Diese Seite ist veraltet: Der Server spricht Fassung { $known }; lade die Seite neu
origin-foreign = Eine fremde Seite darf mit diesem Server nicht sprechen
host-foreign = Dieser Server hört nicht auf den Namen { $host }; wer ihn betreibt, erlaubt das mit HIPPODROME_HOSTS={ $host }
no-such-route = Hier ist nichts

# The server: when it is too much, or not well.

too-fast = Zu viel auf einmal; langsamer bitte
too-much-talk = Du redest zu schnell; warte einen Augenblick
too-many-tables = Von deiner Adresse wurden zu viele Tische eröffnet; warte eine Weile
too-many-stars = Deine Adresse hat diesem Spielplan heute schon so viele Sterne gegeben, wie sie darf; komm morgen wieder
too-many-guesses = Von deiner Adresse kamen zu viele falsche Codes; warte eine Weile
too-many-sockets = Es sehen schon zu viele Geräte zu
too-many-connections = Von deiner Adresse sind zu viele Verbindungen offen; schließe einige
too-much-waiting = Zu deiner Adresse ist noch zu viel unterwegs; nimm das zuerst an
work-busy = Für deine Adresse wird schon zu viel berechnet; versuch es gleich noch einmal
work-too-much = Das braucht länger oder mehr Speicher, als hier irgendetwas darf, und wurde abgebrochen
work-dropped = Wer gefragt hat, ist gegangen; deshalb wurde es nicht berechnet
ledger-down = Der Server kann gerade nichts speichern, also ist nichts geschehen; versuche es gleich noch einmal
stopping = Der Server wird gerade beendet; komm gleich wieder
our-fault = Bei uns ist etwas schiefgegangen; es ist nichts geschehen

# The server: starting it.

serving = Bereit unter http://{ $host }:{ $port }
page-open = Das Rennen ist unter { $url } im Browser. Strg+C beendet es; nichts geht verloren.
limit-number = { $name } muss eine ganze Zahl sein, mindestens 1
db-unknown = Eine Datenbank der Art „{ $db }“ gibt es hier nicht; gib eine Datei an oder eine URL, die mit postgresql:// beginnt
db-driver = PostgreSQL braucht einen Treiber: pip install 'hippodrome[postgres]'
db-unreachable = Die Datenbank lässt sich nicht öffnen: { $why }
db-in-use = Die Datenbank { $db } wird von einem anderen Server benutzt: Beende erst den, oder gib mit --db eine andere Datenbank an
db-in-use-at = Die Datenbank { $db } wird schon unter { $url } benutzt: Öffne diese Adresse im Browser, oder gib mit --db eine andere Datenbank an
backup-postgresql = Eine PostgreSQL-Datenbank wird mit ihren eigenen Werkzeugen kopiert, etwa mit pg_dump
backup-none = Es gibt keine Datenbank { $db }, die sich kopieren ließe
backup-exists = { $file } gibt es schon: Wähle einen anderen Namen, oder entferne die Datei vorher
backup-failed = { $db } lässt sich nicht nach { $file } kopieren: { $why }
backup-done = Die Kopie liegt in { $file }

# The server: boards, the coach, the page.

board-unknown = Diesen Spielplan gibt es nicht
board-no-test-drive = Einen Spielplan dieses Spiels kann man nicht mit einem Wagen ausprobieren
board-faulty =
    { $count ->
        [one] Dieser Spielplan hat einen Fehler
       *[other] Dieser Spielplan hat { $count } Fehler
    }
hints-not-here = An diesem Tisch schweigt der Trainer
coach-busy = Der Trainer hat gerade keine Zeit; versuch es gleich noch einmal
review-soon = Der Trainer sieht sich dieses Rennen noch an; frag gleich noch einmal
film-soon = Der Film wird gerade erstellt; frag gleich noch einmal
film-busy = Es werden gerade zu viele Filme erstellt; versuch es gleich noch einmal
placements-now = Stellungen sieht nur, wer gerade eine Tempokarte zu wählen hat
page-missing = Die Seite ist noch nicht gebaut: Führe make page aus
port-taken = Port { $port } ist schon belegt: Beende, was ihn benutzt, oder wähle einen anderen mit --port
host-unknown = Der Server kann auf { $host } nicht lauschen: { $why }

# Was Chatprogramme von einem Link zeigen.

preview-gathering =
    { $free ->
        [0] Alle sind da; das Rennen beginnt gleich
        [one] Ein Platz ist frei
       *[other] { $free } Plätze sind frei
    }
preview-racing = Das Rennen läuft
preview-over = Das Rennen ist vorbei
preview-author = Von { $name }
preview-new = Wagenrennen im Browser, mit Freunden oder gegen Wagenlenker

# Die Galerie.

gallery-full = Die Galerie ist voll: Sie fasst { $most } Spielpläne
gallery-versions = Ein Spielplan hat höchstens { $most } Fassungen; veröffentliche ihn als neuen
gallery-key = Dazu braucht es den Schlüssel, mit dem der Spielplan veröffentlicht wurde
gallery-name = Der Name eines Spielplans und seines Urhebers muss einfacher Text in einer Zeile sein
