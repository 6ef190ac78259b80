# Der Server: warum am Tisch etwas abgelehnt wird.

table-unknown = Diesen Tisch gibt es nicht; prüfe den Link oder den Code
table-damaged = Der Tisch { $table } lässt sich nicht lesen; sag es denen, die den Server betreiben
table-rules = Dieser Tisch wurde nach Fassung { $rules } der Regeln begonnen; dieser Server spielt Fassung { $known }
table-seats =
    { $players ->
        [one] Das Rennen hat { $players } Spieler, also braucht es einen Platz, nicht { $seats }
       *[other] Das Rennen hat { $players } Spieler, also braucht es ebenso viele Plätze, nicht { $seats }
    }
table-full = An diesem Tisch ist kein Platz frei
table-busy = An diesem Tisch geschieht gerade zu viel; versuche es noch einmal
table-still-racing = Das Rennen ist noch nicht vorbei
seat-taken = Platz { $seat } ist besetzt
seat-none = An diesem Tisch gibt es keinen Platz { $seat }
seats-free =
    { $free ->
        [one] Ein Platz ist noch frei: warte auf jemanden oder gib ihn einem Wagenlenker
       *[other] { $free } Plätze sind noch frei: warte auf jemanden oder gib sie Wagenlenkern
    }
race-not-begun = Das Rennen hat noch nicht begonnen
race-begun = Das Rennen hat schon begonnen
race-over = Das Rennen ist vorbei
move-stale = Das Rennen ist weitergegangen, seit du dich entschieden hast: sieh noch einmal hin
not-your-turn = Du bist nicht am Zug
not-now = Das geht gerade nicht
reins-yours = Du hältst die Zügel selbst
takeback-not-here = An diesem Tisch wird kein Zug zurückgenommen
takeback-asked = Es hat schon jemand darum gebeten, einen Zug zurückzunehmen
takeback-drawn = Du hast keinen Zug zurückzunehmen: haben die Schicksalsgöttinnen gezogen, bleibt es dabei
takeback-none = Du hast über keine Rücknahme zu entscheiden
stands-silent = An diesem Tisch schweigen die Ränge
token-unknown = Dieser Platz gehört dir nicht; vielleicht hast du ihn auf ein anderes Gerät mitgenommen
recovery-unknown = Kein Platz an diesem Tisch hat diesen Wiederherstellungscode

# Der Server: was an einer Nachricht falsch ist.

message-malformed = Die Nachricht ist kein JSON
message-wrong = Die Nachricht ist nicht zu verstehen: { $why }
message-large = Die Nachricht ist zu groß; höchstens { $most } Bytes
hello-first = Grüße zuerst: die erste Nachricht muss ein hello sein
hello-once = Du hast schon gegrüßt
protocol-other = Diese Seite ist veraltet: der Server spricht Fassung { $known }; lade die Seite neu
origin-foreign = Eine fremde Seite darf mit diesem Server nicht sprechen
no-such-route = Hier ist nichts

# Der Server: wenn es zu viel wird oder ihm nicht gut geht.

too-fast = Zu viel auf einmal; langsamer bitte
too-much-talk = Du redest zu schnell; warte einen Augenblick
too-many-tables = Von deiner Adresse wurden zu viele Tische eröffnet; warte eine Weile
too-many-guesses = Von deiner Adresse kamen zu viele falsche Codes; warte eine Weile
too-many-sockets = Es sehen schon zu viele Geräte zu
ledger-down = Der Server kann gerade nichts aufschreiben, also ist nichts geschehen; versuche es gleich noch einmal
stopping = Der Server hält an; komm gleich wieder
our-fault = Bei uns ist etwas schiefgegangen; es ist nichts geschehen

# Der Server: ihn starten.

serving = Bereit auf http://{ $host }:{ $port }
page-open = Das Rennen ist unter { $url } im Browser. Strg+C beendet es; nichts geht verloren.
limit-number = { $name } muss eine ganze Zahl sein, mindestens 1
db-unknown = Eine Datenbank der Art „{ $db }“ gibt es hier nicht; gib eine Datei an oder eine URL, die mit postgresql:// beginnt
db-driver = PostgreSQL braucht einen Treiber: pip install 'hippodrome[postgres]'
db-unreachable = Die Datenbank lässt sich nicht öffnen: { $why }

# Der Server: Bretter, Trainer, Seite.

board-unknown = Dieses Brett gibt es nicht
board-faulty =
    { $count ->
        [one] Dieses Brett hat einen Fehler
       *[other] Dieses Brett hat { $count } Fehler
    }
hints-not-here = An diesem Tisch schweigt der Trainer
coach-busy = Der Trainer hat gerade keine Zeit; versuch es gleich noch einmal
review-soon = Der Trainer sieht sich dieses Rennen noch an; frag gleich noch einmal
placements-now = Stellungen werden dem gezeigt, der eine Tempokarte wählt
page-missing = Die Seite ist noch nicht gebaut: make page ausführen
port-taken = Port { $port } ist schon belegt: beende, was ihn benutzt, oder wähle einen anderen mit --port
host-unknown = Der Server kann auf { $host } nicht lauschen: { $why }
