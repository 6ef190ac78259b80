# Courses: a name that nobody knows.

unknown-course = Eine Strecke „{ $name }“ gibt es nicht; die Strecken sind: { $known }

# Courses: why a course cannot be raced.

fault-id-twice = { $where } nennt das Feld { $space } mehr als einmal
fault-id-unknown = { $where } nennt das Feld { $space }, das nicht unter den Feldern ist
fault-id-unused = Das Feld { $space } wird nicht gebraucht: Es hat keinen Schritt und liegt weder in der Gasse noch am Start
fault-step-twice = ahead.{ $space } nennt den Schritt nach { $next } mehr als einmal
fault-step-advance = Wer { way-round } fährt, muss mit dem Schritt von { $space } nach { $next } vorankommen, und zwar um weniger als eine halbe Runde
fault-unreachable = Wer { way-round } fährt, kommt vom Start nie auf das Feld { $space }
fault-dead-end = Wer { way-round } fährt, kommt vom Feld { $space } nicht weiter
fault-alley-broken = Die Gasse hat eine Lücke: Kein Schritt führt von { $space } nach { $next }
fault-alley-left = Die Gasse darf man nur an ihrem Ende verlassen: Nimm den Schritt von { $space } nach { $next } heraus
fault-alley-entered = In die Gasse geht es nur durch ihre Einfahrt: Nimm den Schritt von { $before } nach { $space } heraus
fault-alley-longer = Auch das Feld { $space } gehört zur Gasse: Führe es dort auf, in der richtigen Reihenfolge
fault-alley-far = Das Feld { $space } der Gasse liegt mehr als eine Viertelrunde von der Linie entfernt
fault-start-few = start.{ $direction } muss mindestens so viele Felder nennen, wie Wagen fahren dürfen: { $most }
fault-start-far = Wer { way-round } fährt, muss vom Startfeld { $space } aus die Linie vor sich haben, höchstens eine Viertelrunde entfernt
fault-lap-short =
    { $steps ->
        [one] Die kürzeste Runde hat { $steps } Schritt; sie muss mindestens { $least } haben
       *[other] Die kürzeste Runde hat { $steps } Schritte; sie muss mindestens { $least } haben
    }
fault-race-impossible = Wer { way-round } fährt, kommt vom Start nicht mit einem Halt in der Gasse ins Ziel
fault-race-long = Wer { way-round } fährt, braucht für das kürzeste Rennen { $steps } Schritte, und ein Stapel hat nur { $most } Punkte

# Courses: what is wrong with the hand-written source.

course-source-alley-form = { $course }, Zeile { $line }: Schreibe die Gasse so: alley A1 > A2 > A3 from 25c to 02c
course-source-bend-form = { $course }, Zeile { $line }: Schreibe eine Kurve so: bend 08 at 38.2 9.4 (und, wenn du willst, radius 3)
course-source-bend-order = { $course }, Zeile { $line }: Diese Kurve beginnt bei Spalte { $column }, bevor die Kurve davor zu Ende ist; schreibe die Kurven in der Reihenfolge ihrer Spalten
course-source-bend-turn = { $course }, Zeile { $line }: An dieser Ecke biegt die Strecke nicht ab oder macht ganz kehrt; verschiebe die Ecke oder nimm zwei
course-source-bends = { $course }, Zeile { $line }: Die Kurven müssen einmal um den Spielplan führen, im Uhrzeigersinn, und es müssen mindestens drei sein
course-source-column-order = { $course }, Zeile { $line }: Spalte { $column } steht an der falschen Stelle; die nächste Spalte ist { $due }
course-source-direction = { $course }, Zeile { $line }: Nach start kommt clockwise oder anticlockwise, nicht „{ $text }“
course-source-empty = { $course }, Zeile { $line }: Nach dem Wort { $word } fehlt etwas
course-source-file-form = { $course }, Zeile { $line }: Schreibe > zwischen die Felder einer Reihe, wie in b1 > b2 > b3
course-source-file-unwalled = { $course }, Zeile { $line }: In Spalte { $column } braucht jede Reihe auf beiden Seiten eine Mauer ( | )
course-source-idle-step = { $course }, Zeile { $line }: Am Schritt von { $space } nach { $target } ändert diese Zeile nichts; nimm sie heraus
course-source-missing = { $course }: Keine Zeile beginnt mit { $word } (der Text endet in Zeile { $line })
course-source-no-column = { $course }, Zeile { $line }: Eine Spalte { $column } gibt es nicht
course-source-no-space = { $course }, Zeile { $line }: Ein Feld { $space } gibt es nicht
course-source-no-spaces = { $course }, Zeile { $line }: Hier fehlen die Namen von Feldern
course-source-long = { $course }: Der Text ist zu lang; eine Strecke hat höchstens { $most } Zeichen
course-source-number = { $course }, Zeile { $line }: „{ $text }“ ist keine Zahl, die hier passt
course-source-off-board = { $course }, Zeile { $line }: Der Spielplan ist 42 breit und 29.7 hoch, und ein Radius ist größer als 0 und kleiner als 30
course-source-space-name = { $course }, Zeile { $line }: „{ $text }“ ist kein Name für ein Feld; nimm Buchstaben und Ziffern
course-source-space-twice = { $course }, Zeile { $line }: Es gibt zwei Felder namens { $space }
course-source-spina-form = { $course }, Zeile { $line }: Schreibe die Spina so: spina 11 16.4 to 31 16.4
course-source-step-form = { $course }, Zeile { $line }: Schreibe einen Schritt so: step 01I to 02b, oder: no step 01I to 02b
course-source-unknown-word = { $course }, Zeile { $line }: Keine Zeile beginnt mit dem Wort „{ $word }“
