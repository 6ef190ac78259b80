# Zum Ausdrucken: warum etwas nicht gedruckt werden kann.

print-no-kit = Für { $game } gibt es nichts zu drucken
print-too-large = In Originalgröße braucht dieser Spielplan { $sheets } Blätter; höchstens { $most } sind möglich. Mach den Spielplan kleiner oder nimm größeres Papier

# Zum Ausdrucken: das Deckblatt, und was auf den Blättern steht.

print-cover = zum Ausdrucken und Spielen
print-pages = Seiten
print-part-scores = Wertungsblatt
print-part-rules = Regeln
print-part-cards = Karten, beidseitig
print-part-board = Spielplan
print-part-pieces = Spielteile
print-step-scale = Mit 100 % drucken, nicht „an Seite anpassen“. Das Maß unten muss 100 mm lang sein.
print-step-cards = Die Seiten mit Karten beidseitig drucken, an der langen Kante gewendet. An den Marken schneiden.
print-step-board = Den Spielplan einseitig drucken. Benachbarte Blätter zeigen einen Streifen von 10 mm doppelt: Ein Blatt an der gestrichelten Linie schneiden, auf das andere legen und kleben.
print-step-pieces = Die Spielteile auf Karton drucken. Durchgezogene Linien werden geschnitten, gestrichelte gefaltet.
print-control = 100 mm, wenn der Maßstab stimmt
print-tile = Blatt { $tile } (A1 bis { $last })
print-rules-title = { $game }: die Regeln in Kürze
print-rules-foot = Alle Regeln, mit Beispielen: „hippodrome play“, dann „rules“, oder die Regelseiten des Spiels.

# Zum Ausdrucken: das Wertungsblatt.

print-score-name = Name
print-score-race = Rennen { $race }
print-score-laurels = Lorbeeren
print-score-tournament = Das Turnier
print-score-race-plain = Das Rennen
print-score-lap = Runde { $lap }
print-score-sum = Summe

# Zum Ausdrucken: Spielteile.

print-chariots = Wagen
print-chariots-how = Ausschneiden, an den gestrichelten Linien falten und die beiden Böden aufeinanderkleben. Der Pfeil unten zeigt nach vorn.
print-coins = Denare
print-coins-how = Beide Kreise als ein Stück ausschneiden, in der Mitte falten und kleben.
print-laurels = Lorbeeren
print-ben-hur-chariots-how = Ausschneiden, an den gestrichelten Linien falten und die beiden Böden aufeinanderkleben: Der Boden ist genau der Wagen. Der Pfeil unten zeigt nach vorn.
print-ben-hur-rulers = Lineale und Winkel
print-ben-hur-rulers-how = Vor dem Schneiden auf Karton kleben. Der Winkel zeigt 30° nach beiden Seiten.
print-ben-hur-markers = Platzmarken
print-ben-hur-accident = Unfall
print-ben-hur-mishap-one = Ein Achsnagel ist locker
print-ben-hur-mishap-two = Die Zügel sind gerissen
print-ben-hur-mishap-three = Ein Pferd ist gestürzt
print-ben-hur-normal = normal
print-ben-hur-risky = riskant

# Zum Ausdrucken: die Regeln von Ave Caesar auf zwei Seiten.

print-ave-caesar-aim-head = Worum es geht
print-ave-caesar-aim-text = Drei Runden durch den Circus. Einmal, am Ende der ersten oder zweiten Runde, muss man in der Kaisergasse halten und seinen Denar zahlen. Wer als Erster über die Linie fährt, bekommt sechs Lorbeeren; nach vier Rennen gewinnt, wer die meisten Lorbeeren hat.
print-ave-caesar-ready-head = Vor dem Rennen
print-ave-caesar-ready-text = Alle nehmen einen Wagen, seinen Denar und seine 24 Karten: je vier von 1 bis 6, zusammen 84 Punkte. Mischen und die oberste Karte aufdecken. Die höchste bekommt Bahn I; bei Gleichstand wird neu gezogen. Nach links folgen II, III und so weiter. Karten zurück, mischen, drei ziehen. Bahn I beginnt, dann II, das ganze Rennen lang.
print-ave-caesar-turn-head = Der Zug
print-ave-caesar-turn-text = Eine Karte spielen und genau so viele Felder fahren, wie sie sagt, nicht weniger. Dann die Hand auf drei auffüllen, solange es einen Stapel gibt. Ist eine Karte spielbar, muss eine gespielt werden, auch wenn sie außen herum führt (3.1, 3.4).
print-ave-caesar-way-head = Der Weg
print-ave-caesar-way-text = Jeder Schritt geht vorwärts, geradeaus oder schräg in die Nachbarbahn; nie seitwärts, zurück oder über eine Mauer. Wo eine Mauer beginnt, darf man vom letzten Feld davor noch die Bahn wechseln. Auf einem Feld ist Platz für einen Wagen: Man darf weder auf dem Feld eines anderen halten noch durch ihn hindurchfahren (3.2, 3.3).
print-ave-caesar-blocked-head = Nichts ist spielbar
print-ave-caesar-blocked-text = Der Zug verfällt, und man behält seine Karten. Wer mag, vereinbart vorher das Unterschieben: Wen andere Wagen aufhalten, der schiebt eine Karte unter den Stapel und zieht die oberste (3.5).
print-ave-caesar-six-head = Die Sechs
print-ave-caesar-six-text = Wer führt, darf keine 6 fahren. Gleichauf an der Spitze führen alle. Wer mehr Runden hat, liegt vorn; in derselben Runde entscheidet die Vorderkante des Feldes. Die allererste Karte des Rennens ist frei (4.1 bis 4.3).
print-ave-caesar-release-head = Der Korken in der Flasche
print-ave-caesar-release-text = Wer führt und nur Sechsen hat, passt. Haben aber alle Führenden nur Sechsen und versperren gemeinsam allen anderen den Weg, darf eine 6 gefahren werden. Ebenso, wenn sich einen ganzen Umlauf lang niemand bewegt (4.4, 4.5, 4.7).
print-ave-caesar-alley-head = Die Kaisergasse
print-ave-caesar-alley-text = Am Ende der ersten oder zweiten Runde eine Fahrt auf einem Feld der Gasse beenden, „Ave Caesar!“ rufen und zahlen. Durchrollen genügt nicht, und beim dritten Besuch ist es zu spät. Die Gasse hat eine Einfahrt und eine Bahn; mehrere dürfen darin stehen, niemand überholt (5.1, 5.2).
print-ave-caesar-waiting-head = Warten auf den Kaiser
print-ave-caesar-waiting-text = Wer nicht gezahlt hat und von den anderen keinen freien Weg zur Einfahrt bekommt, darf nicht so fahren, dass die letzte Gelegenheit verloren geht. Bleibt keine Karte, wird gewartet (5.3).
print-ave-caesar-grace-head = In Ungnade
print-ave-caesar-grace-text = Wer nicht mehr rechtzeitig in der Gasse halten kann, ist sofort disqualifiziert: Man darf weiterfahren und im Weg stehen, oder aufgeben. Lorbeeren gibt es keine (5.4).
print-ave-caesar-finish-head = Der Zieleinlauf
print-ave-caesar-finish-text = Das erste Mal wird die Linie zu Beginn der ersten Runde überquert. Wer sie nach der letzten Runde überquert, ist im Ziel; der Rest der Karte verfällt. Für die anderen geht das Rennen weiter, bis die Strecke leer ist (6.1, 6.3).
print-ave-caesar-short-head = Keine Karten mehr
print-ave-caesar-short-text = 84 Punkte reichen nur knapp: Innen ist die Kurve kürzer. Wer keine Karte auf der Hand und keine im Stapel hat, ist ausgeschieden und verlässt die Strecke (6.2).
print-ave-caesar-laurels-head = Lorbeeren
print-ave-caesar-laurels-text = In der Reihenfolge der Ankunft gibt es 6, 4, 3, 2, 1 und 0 Lorbeeren. Wer ausgeschieden oder disqualifiziert ist, bekommt keine (6.4).
print-ave-caesar-tournament-head = Das Turnier
print-ave-caesar-tournament-text = Vier Rennen auf verschiedenen Strecken, manche im Uhrzeigersinn, manche dagegen. Die Lorbeeren kommen auf das Wertungsblatt; die höchste Summe gewinnt (7.1 bis 7.3).
print-ave-caesar-variants-head = Varianten
print-ave-caesar-variants-text = Zu zweit oder zu dritt darf jeder zwei Wagen lenken, jeden mit eigenem Stapel. Leere Bahnen können herrenlose Wagen füllen: Sind sie am Zug, wird ihre nächste Karte aufgedeckt; ist sie spielbar, lenkt der Tisch, allen zum Schaden; sonst wird sie abgelegt (8.1, 8.2).

# Zum Ausdrucken: die Regeln von Ben Hur auf zwei Seiten.

print-ben-hur-aim-head = Worum es geht
print-ben-hur-aim-text = Ein Rennen ohne Felder: Lineale liegen auf dem Sand, Wagen werden gerammt, Wagenlenker gepeitscht. Vereinbart eine bis drei Runden. Jede Runde bringt einen Rang; die niedrigste Summe der Ränge gewinnt.
print-ben-hur-ready-head = Vor dem Rennen
print-ben-hur-ready-text = Man braucht zwei Würfel. Die sechs Wagen werden ausgelost. Für jeden wird gewürfelt: Die Zahl ist der Startplatz, I ist der Spina am nächsten; ist der Platz vergeben, wird neu gewürfelt. Die Wagen stehen mit der Vorderkante auf der Linie (2.1).
print-ben-hur-hand-head = Die Hand
print-ben-hur-hand-text = Zwei Karten vom normalen, zwei vom riskanten Stapel. Mit drei oder vier Unfällen darf man die Hand zeigen und eine neue bekommen. Die Rückseiten dürfen alle sehen. Ist ein Stapel leer, wird seine Ablage gemischt und zum Stapel (1.4, 2.2).
print-ben-hur-round-head = Der Durchgang
print-ben-hur-round-text = In einem Durchgang zieht jeder Wagen einmal; als Nächster immer der vorderste, der noch nicht gezogen hat. Es zählt die Mitte der Vorderkante; gleichauf liegt vorn, wer näher an der Spina ist (3.1, 3.2).
print-ben-hur-drive-head = Fahren
print-ben-hur-drive-text = Eine Tempokarte spielen. Ihr Lineal an die Mitte der Vorderkante legen, gerade oder um 30° nach einer Seite gedreht. Den Wagen ans andere Ende setzen, die Mitte seiner Hinterkante daran, wieder gerade oder um 30° gedreht. Das ergibt neun Stellungen (3.3, 3.4).
print-ben-hur-place-head = Stellungen
print-ben-hur-place-text = Eine Stellung ist frei, wenn weder Lineal noch Wagen eine Mauer berühren oder einen anderen Wagen überdecken und man weiter herum kommt als zuvor. Kanten dürfen andere Wagen berühren. Nur freie Stellungen werden gefahren (3.5, 3.6).
print-ben-hur-crash-head = Kein Ausweg
print-ben-hur-crash-text = Wer weder fahren noch rammen noch einen Unfall spielen kann: Sind bei einer Stellung nur Wagen im Weg, ist der Zug verloren. Sind es überall Mauern, wird eine Karte in die Mauer gespielt, und man ist ausgeschieden (3.6).
print-ben-hur-draw-head = Nachziehen
print-ben-hur-draw-text = Nach einer Tempokarte zieht man eine Karte von einem Stapel nach Wahl. Der riskante ist schneller und hat mehr Hufeisen, aber auch mehr Unfälle (3.3).
print-ben-hur-ram-head = Rammen
print-ben-hur-ram-text = Eine Stellung, die genau einen fremden Wagen überdeckt, darf als Rammstoß gespielt werden. Beide würfeln: Der Rammende zählt 1 dazu, wenn seine Karte ein Hufeisen hat, der andere jedes Hufeisen auf der Hand. Gleiche Würfel oder Summen werden wiederholt. Ist seine Summe höher, fährt er, und der andere kommt an die verlassene Stelle; sonst bewegt sich niemand (4.1 bis 4.3).
print-ben-hur-whip-head = Die Peitsche
print-ben-hur-whip-text = Wagen berühren sich, wenn sie dicht genug beieinander sind (in Antiochia bis 3 mm). Wer nach seiner Fahrt andere berührt, darf einen davon peitschen; danach darf jeder Berührte ihn peitschen. Zu Beginn des eigenen Zuges darf man einen peitschen, den man noch berührt. Ein Rammstoß oder Hieb je Zug, ein Hieb je Berührung (5.1, 5.4).
print-ben-hur-duel-head = Das Duell
print-ben-hur-duel-text = Beide würfeln und zählen die Hufeisen auf der Hand dazu. Der Verlierer darf sofort eine Unfallkarte spielen, setzt den nächsten Zug aus und muss mit der nächsten Tempokarte um 30° vom Gewinner weglenken, wenn es geht (5.2, 5.3).
print-ben-hur-accident-head = Unfälle
print-ben-hur-accident-text = Ein Unfall kostet den Zug. Würfeln: Innerhalb seiner Zahlen gibt es keine neue Karte, und man fährt mit kleinerer Hand weiter; darüber zieht man eine. Wer keine Karte mehr hat, ist ausgeschieden. Für kurze Rennen: Innerhalb der Zahlen ist man ausgeschieden (6.1 bis 6.3).
print-ben-hur-lap-head = Eine Runde
print-ben-hur-lap-text = Eine Runde ist vollendet, wenn der ganze Wagen über der Linie ist. Man nimmt die niedrigste Platzmarke, die für diese Runde noch da ist. Wer die letzte Runde vollendet, verlässt den Sand; ebenso, wer ausgeschieden ist (3.7, 7.1).
print-ben-hur-score-head = Wer gewinnt
print-ben-hur-score-text = Die niedrigste Summe der Ränge. Wer nicht alle Runden vollendet hat, kommt hinter denen, die es geschafft haben: Mehr Runden gehen vor, dann zählt, wer weiter kam. Im langen Rennen zählt nur die letzte Runde (7.2).
print-ben-hur-several-head = Wenige Spieler
print-ben-hur-several-text = Zu zweit oder zu dritt darf jeder zwei oder drei Wagen lenken. Jede Hand gehört ihrem Wagen; die Ergebnisse werden addiert. Eigene Wagen werden weder gerammt noch gepeitscht (2.3).

# Filme von Rennen.

film-kind = { $option } muss auf .gif oder .webp enden
film-empty = Es gibt nichts zu zeigen: In diesem Rennen ist nichts geschehen
film-large = Auch ein kleiner Film dieses Rennens ist größer als { $most } MB; nimm nur die letzte Runde oder .webp
