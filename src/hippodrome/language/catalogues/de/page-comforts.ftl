# The page: comforts among the preferences.

page-passes = Automatisch passen
page-passes-help = Ist nichts anderes möglich, verstreicht dein Zug ohne Rückfrage.
page-volume = Lautstärke
page-volume-effects = Effekte
page-volume-ambience = Geräuschkulisse
page-music = Leise Musik
page-music-help = Leier und Trommel, ganz leise, solange das Rennen läuft.
page-livery = Deine Rennfarben
page-livery-help = Du trägst sie überall, wo sie frei sind, wenn du dich setzt.
page-livery-any = Die des Platzes
page-livery-0 = Rot, mit Kreis
page-livery-1 = Blau, mit Quadrat
page-livery-2 = Grün, mit Dreieck
page-livery-3 = Weiß, mit Raute
page-livery-4 = Gold, mit Sechseck
page-livery-5 = Schwarz, mit Schild
page-blocked = Blockierte Personen
page-blocked-help = Was sie sagen und fühlen, bleibt auf diesem Gerät an jedem Tisch verborgen.

# The page: comforts at the table.

page-table-livery = Rennfarben wählen
page-table-livery-taken = { $livery }: schon vergeben an { $name }
page-table-passed = Nichts anderes war möglich: Der Zug ist von selbst verstrichen.
page-table-note-passed = Für { $name } war nichts anderes möglich: Der Zug ist von selbst verstrichen.
page-table-note-paced = { $name } ändert das Tempo der Wagenlenker.
page-table-pace-none = sofort
page-table-people = Stummschalten oder blockieren
page-table-people-help = Wen du stummschaltest, den hörst du an diesem Tisch nicht. Wen du blockierst, den hörst du auf diesem Gerät nirgends mehr; erkannt wird er am Namen.
page-table-people-none = Sonst ist niemand hier.
page-table-hush = Stummschalten
page-table-hush-name = { $name } stummschalten
page-table-unhush = Wieder hören
page-table-unhush-name = { $name } wieder hören
page-table-block = Blockieren
page-table-block-name = { $name } blockieren
page-table-unblock = Freigeben
page-table-unblock-name = { $name } freigeben
page-table-hidden =
    { $count ->
        [one] Eine Zeile ist verborgen.
       *[other] { $count } Zeilen sind verborgen.
    }

# The page: a race in figures.

page-table-statistics = Das Rennen in Zahlen
page-table-statistics-help = Glück wird an dem gemessen, was zu erwarten war: Werte über null liegen darüber.
stat-wasted = Verschwendete Punkte
stat-blocked = Blockierte Züge
stat-draw-luck = Glück beim Ziehen
stat-rams-won = Gewonnene Rammstöße
stat-rams-lost = Verlorene Rammstöße
stat-rams-luck = Glück beim Rammen
stat-whips-won = Gewonnene Peitschenduelle
stat-whips-lost = Verlorene Peitschenduelle
stat-whips-luck = Glück mit der Peitsche
stat-missed = Ausgesetzte Züge
