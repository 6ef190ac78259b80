# The page: the frame of a race.

page-table-company = Am Tisch
page-table-you = du
page-table-to-move = am Zug
page-table-driven = ein Wagenlenker hält die Zügel
page-table-away = abwesend
page-table-here = da
page-table-seat-free = Frei
page-table-home = Startseite
page-table-code = Code
page-table-mute = Ton aus
page-table-menu = Menü des Tisches
page-table-copy-link = Link kopieren
page-table-copy = Kopieren
page-table-copied = Kopiert.
page-table-not-copied = Der Browser hat das Kopieren nicht erlaubt; bitte abschreiben.
page-table-recovery = Wiederherstellungscode
page-table-recovery-why = Sollte dieses Gerät ausfallen, gibt dir dieser Code deinen Platz auf jedem anderen zurück: Setz dich dort an den Tisch und gib den Code ein. Er gilt einmal; dann bekommst du einen neuen. Behalte ihn für dich.
page-table-recovery-kept = Ist notiert
page-table-call-me = Ruf mich, wenn ich am Zug bin
page-table-hand-over = Einen Wagenlenker für mich fahren lassen
page-table-come-back = Die Zügel wieder übernehmen
page-table-driven-for-you = { $driver } fährt für { $name }.
page-table-ask-takeback = Um Rücknahme meines Zuges bitten
page-table-leave = Den Tisch verlassen
page-table-leave-racing = Dein Platz wird für andere frei, und bis dahin lenkt ein Wagenlenker deinen Wagen. Für eine Pause genügt es, die Seite zu schließen: Der Platz bleibt deiner.
page-table-leave-gathering = Dein Platz wird für andere frei.
page-table-leave-yes = Endgültig verlassen
page-table-only-away = Nur zur Startseite, Platz behalten
page-table-watching =
    { $count ->
        [one] Ein Zuschauer auf der Tribüne
       *[other] { $count } Zuschauer auf der Tribüne
    }
page-table-no-server = Der Server ist gerade nicht erreichbar. Bitte gleich noch einmal versuchen.
page-table-line-broken = Verbindung verloren, sie wird wiederhergestellt …
page-table-server-stopping = Der Server startet neu; nichts ist verloren. Gleich zurück …
page-table-opening = Die Tore öffnen sich …
page-table-not-here = Diesen Tisch gibt es nicht
page-table-other-code = Anderen Code eingeben

# The page: while people gather.

page-table-gathering = { $game }: die Mitspieler finden sich ein
page-table-seats = Plätze
page-table-name = Dein Name
page-table-next-name = Noch jemand an diesem Gerät
page-table-take-seat = Platz nehmen
page-table-sit = Hier sitzen
page-table-sit-on = Auf Platz { $seat } sitzen
page-table-free-seat = Platz freimachen
page-table-free-seat-of = Platz von { $name } freimachen
page-table-recovery-new = Dein Platz ist jetzt hier. Der alte Wiederherstellungscode ist verbraucht; der neue ist { $code } (siehe Menü des Tisches).
page-table-hire = Wer soll fahren?
page-table-hire-short = Ein Wagenlenker
page-table-hire-for = Platz { $seat } einem Wagenlenker geben
page-table-strength = Stärke { $strength } von { $most }
page-table-start = Rennen starten
page-table-start-fill =
    { $count ->
        [one] Den freien Platz bekommt { $charioteer }.
       *[other] Die { $count } freien Plätze bekommen Wagenlenker wie { $charioteer }.
    }
page-table-watch-or-sit = Nimm Platz und fahre mit, oder bleib und schau zu.
page-table-only-watch = Kein Platz ist frei. Du kannst von der Tribüne zusehen.
page-table-open-sofa = Auf einem großen Bildschirm zeigen
page-table-invite = Andere einladen
page-table-join-by-phone = Mit dem Handy mitmachen
page-table-invitation = Ein Platz beim Rennen
page-table-send-link = Link senden
page-table-qr = QR-Code zu { $link }
page-table-address = einzugeben unter { $address }
page-table-only-here = Dieser Server ist nur auf diesem Gerät erreichbar. Für Handys im Netz starte ihn mit --host 0.0.0.0.
page-table-phone-starts =
    { $seated ->
        [yes] Jedes Handy kann das Rennen starten.
       *[no] Sobald jemand sitzt, kann jedes Handy das Rennen starten.
    }
page-table-terms-races =
    { $count ->
        [one] ein Rennen
       *[other] { $count } Rennen
    }
page-table-terms-unmanned =
    { $count ->
        [one] ein herrenloser Wagen
       *[other] { $count } herrenlose Wagen
    }
page-table-terms-laps =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
page-table-terms-no-clock = ohne Uhr
page-table-terms-move = { $time } je Entscheidung
page-table-terms-bank = { $time } insgesamt, { $bonus } s mehr je Entscheidung
page-table-terms-absent = Vertretung nach { $time } Abwesenheit
page-table-terms-absent-never = auf Abwesende wird gewartet
page-table-terms-takeback = Rücknahme mit Zustimmung
page-table-terms-hints = mit Trainer
page-table-days = { $days } Tg. { $hours } Std.

# The page: during the race.

page-table-board = Der Spielplan
page-table-loading-board = Der Sand wird geharkt …
page-table-hand = Deine Hand
page-table-beside = Neben dem Spielplan
page-table-clause = Eine Regel
page-table-words = Verlauf und Gespräch
page-table-tab-log = Das Rennen
page-table-tab-talk = Gespräch
page-table-log = Das Rennen in Worten
page-table-log-empty = Noch ist nichts geschehen.
page-table-look-back = Diesen Moment auf dem Spielplan zeigen
page-table-looking-back = Das Rennen, wie es zuvor stand.
page-table-back-to-race = Zurück zum Rennen
page-table-talk = Gespräch am Tisch
page-table-talk-empty = Noch hat niemand etwas gesagt.
page-table-talk-silent = An diesem Tisch schweigt die Tribüne.
page-table-stands = Tribüne
page-table-say-something = Sag etwas
page-table-say = Sagen
page-table-fresh = { $count } neu
page-table-your-turn = Du bist am Zug
page-table-turn-of = { $name }, du bist am Zug
page-table-waiting-for = { $name } ist am Zug
page-table-drives-for = { $driver } fährt für { $name }
page-table-fates = Die Parzen entscheiden
page-table-title-turn = ● Du bist am Zug – { $title }
page-table-title-turn-of = ● { $name } – { $title }
page-table-call-title = Du bist am Zug
page-table-coach = Der Trainer:
page-table-coach-best =
    { $unit ->
        [laurels] Das bringt im Mittel { $worth } Lorbeeren und gewinnt in etwa { $win } % der Fälle.
       *[places] Das ergibt im Mittel Rang { $worth } und gewinnt in etwa { $win } % der Fälle.
    }
page-table-coach-next = Der zweitbeste Zug: { $worth } und { $win } %.
page-table-hint = Den Trainer fragen
page-table-hint-asking = Der Trainer denkt nach …
page-table-takeback-asked = { $name } möchte einen Zug zurücknehmen.
page-table-takeback-yes = Erlauben
page-table-takeback-yes-of = { $name } erlaubt es
page-table-takeback-no = Nein
page-table-takeback-waiting = { $name } möchte einen Zug zurücknehmen; Antwort fehlt noch von { $names }.
page-table-petition-seat = { $name } bittet um Platz { $seat } und würde dessen Karten sehen.
page-table-petition-seat-yes = Hereinlassen
page-table-petition-reins = { $name } ist abwesend. Soll { $charioteer } bis zur Rückkehr fahren?
page-table-petition-reins-yes = Ja
page-table-petition-waiting = Antwort fehlt noch von { $names }.
page-table-ask-reins = { $name } ist abwesend: { $charioteer } fahren lassen
page-table-asked-for-seat = Du hast um Platz { $seat } gebeten; der Tisch entscheidet gerade.
page-table-not-let-in = Der Tisch hat dich nicht hereingelassen. Du kannst weiter zusehen.
page-table-pass-device = Gib das Gerät an { $name } weiter.
page-table-i-am = Ich bin { $name }
page-table-feelings = Zeig, was du fühlst
page-table-feels = { $name }: { $what }
page-table-feeling-laurel = Lorbeer
page-table-feeling-whip = Peitschenknall
page-table-feeling-hail = Ave!
page-table-feeling-dust = Friss Staub
page-table-feeling-laugh = Gelächter
page-table-feeling-gasp = Atemlos

# The page: moments of the race.

page-table-moment-hail = Ave Caesar!
page-table-moment-block = Blockiert!
page-table-moment-ram = Gerammt!
page-table-moment-whip = Die Peitsche!
page-table-moment-crash = In die Mauer!
page-table-moment-line = Über die Linie!
page-table-moment-home = Im Ziel!
page-table-moment-out = Ausgeschieden
page-table-moment-lead = In Führung!
page-table-moment-laurels = Lorbeeren!

# The page: notes in the log.

page-table-note-sat = { $name } nimmt Platz.
page-table-note-left = { $name } verlässt den Tisch.
page-table-somebody = Jemand
page-table-note-recovered = { $name } kommt an einem anderen Gerät zurück.
page-table-note-manned = { $charioteer } nimmt Platz.
page-table-note-asked = { $name } möchte einen Zug zurücknehmen.
page-table-note-consented = { $name } erlaubt die Rücknahme.
page-table-note-declined = { $name } erlaubt die Rücknahme nicht.
page-table-note-reins-time = Die Zeit von { $name } ist um: { $charioteer } übernimmt die Zügel.
page-table-note-reins-asked = { $name } übergibt die Zügel an { $charioteer }.
page-table-note-reins-absent = { $name } ist abwesend: { $charioteer } übernimmt die Zügel.
page-table-note-freed = Ein Platz wird freigemacht.
page-table-note-petitioned-seat = { $name } bittet um einen freien Platz.
page-table-note-petitioned-reins = { $name } ist abwesend; die Anwesenden werden nach einer Vertretung gefragt.
page-table-note-voted-yes = { $name } stimmt zu.
page-table-note-voted-no = { $name } stimmt nicht zu.
page-table-note-returned = { $name } übernimmt die Zügel wieder.
page-table-note-replaced = Ein Wagenlenker ist ausgefallen: { $charioteer } übernimmt.
page-table-note-replaced-unfit = Ein Wagenlenker kann hier nicht fahren, weil fehlt, was er gelernt hat, oder die Strecke zu groß ist: Stattdessen fährt { $charioteer }.

# The page: results.

page-table-you-won = Der Sieg ist dein!
page-table-you-came =
    { $place ->
        [2] Rang zwei für dich
        [3] Rang drei für dich
        [4] Rang vier für dich
        [5] Rang fünf für dich
        [6] Rang sechs für dich
       *[other] Rang { $place } für dich
    }
page-table-graph = Die Ränge im Lauf des Rennens
page-table-best-moment = Davon wird man erzählen:
page-table-won =
    { $count ->
        [one] { $names } siegt!
       *[other] { $names } teilen sich den Sieg!
    }
page-table-laurels =
    { $count ->
        [one] { $count } Lorbeer
       *[other] { $count } Lorbeeren
    }
page-table-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
page-table-end-finished = im Ziel
page-table-end-out = ausgeschieden
page-table-end-disqualified = disqualifiziert
page-table-end-racing = noch im Rennen
page-table-rematch = Revanche
page-table-rematch-join = Revanche: mitmachen
page-table-review = Wiederholung mit dem Trainer
page-table-record = Aufzeichnung speichern
page-table-see-board = Den Spielplan ansehen
page-table-results = Die Ergebnisse

# The page: the sofa.

page-table-sit-down = Nimm Platz
page-table-your-emblem = Das ist dein Zeichen. Schau auf den großen Bildschirm.
page-table-sit-here = Am Tisch: { $names }
page-table-watch = Von der Tribüne zusehen
page-table-show-board = Den Spielplan hier zeigen
page-table-hide-board = Den Spielplan ausblenden

# The page: joining.

page-join-title = An einen Tisch setzen
page-join-help = Gib den Code des Tisches ein: Wer den Tisch eröffnet hat, sieht ihn auf dem Bildschirm.
page-join-go = Zum Tisch
page-join-back = Zurück an meinen Platz ({ $name })
page-join-phone = Meine Hand auf diesem Handy
page-join-sit = Platz nehmen
page-join-sit-board = Platz nehmen und den Spielplan hier sehen
page-join-over = Dieses Rennen ist vorbei; du kannst sehen, wie es ausging.
page-join-ask = Um einen Platz bitten
page-join-ask-why = Das Rennen hat begonnen: Die am Tisch entscheiden, ob sie dich hereinlassen.
page-join-recover = Ich habe hier schon einen Platz, auf einem anderen Gerät
page-join-recover-go = Meinen Platz zurückholen
page-table-you-disqualified = Du bist disqualifiziert
page-table-you-out = Du bist ausgeschieden
