# The page: the first screen.

page-home-motto = Zwei Wagenrennen aus dem Circus Maximus
page-home-games = Die Spiele
page-home-about-ave-caesar = Drei Runden durch den Circus mit 24 Karten. Versperre den Gegnern die engen Stellen, und vergiss nicht, den Kaiser zu grüßen.
page-home-facts-ave-caesar = 2 bis 6 Wagen · 20 Minuten
page-home-about-ben-hur = Freier Sand, ein Lineal und gute Nerven. Nimm die Kurven in voller Fahrt, ramme, schlag mit der Peitsche, und überlass den anderen die Mauer.
page-home-facts-ben-hur = 2 bis 6 Wagen · 30 Minuten
page-home-race-now = Jetzt fahren
page-home-harnessing = Die Pferde werden angespannt …
page-home-open = Tisch eröffnen
page-home-first-race = In fünf Minuten lernen
page-home-join-code = An einen Tisch setzen
page-home-join = Dazusetzen
page-home-join-help = Wer den Tisch eröffnet hat, sieht den Code auf dem Bildschirm.
page-home-mine = Meine Tische
page-home-none = Noch kein Tisch. Fahr gleich los oder eröffne einen für deine Freunde.
page-home-table-turn = Du bist am Zug
page-home-table-racing = { $name } ist am Zug
page-home-table-under-way = Im Rennen
page-home-table-gathering = Es fehlen noch Mitspieler
page-home-table-over = Vorbei: noch einmal ansehen
page-home-table-placed =
    { $place ->
        [1] Gewonnen! Noch einmal ansehen
       *[other] Rang { $place }: noch einmal ansehen
    }
page-home-table-unknown = Gerade nicht erreichbar
page-home-table-here = Wartet hier auf diesem Gerät
page-home-forget = { $code } von der Liste nehmen
page-home-learn-help = Für jedes Spiel ein erstes Rennen von fünf Minuten
page-home-rules-help = Jede Regel, leicht zu finden
page-home-puzzles-help = Jeden Tag eine, und dazu so viele du willst
page-home-gallery-help = Spielpläne von anderen, zum Fahren und zum Drucken
page-home-workshop-help = Eine eigene Strecke oder Arena bauen
page-home-replays-help = Rennen noch einmal ansehen oder eine Aufzeichnung laden
page-home-away = Kein Server ist zu erreichen. Du kannst trotzdem hier im Browser gegen Wagenlenker des Hauses fahren: Drücke „Jetzt fahren“. Beim ersten Mal dauert es einen Augenblick.
page-home-unfetched = Kein Server ist zu erreichen, und was man zum Fahren ohne ihn braucht, ist noch nicht auf diesem Gerät. Es wird von selbst geholt, wenn die Seite eine Weile offen und ihr Server erreichbar ist.
