# Commands: what they say, and what is wrong with what they were given.

race-events =
    { $events ->
        [one] { $events } Ereignis
       *[other] { $events } Ereignisse
    }
option-form = „{ $option }“ ist keine Option; schreibe NAME=WERT, zum Beispiel laps=2
charioteer-unknown = Einen Wagenlenker „{ $name }“ gibt es für { $game } nicht; die Wagenlenker sind: { $known }
draw-what = Nenne einen Spielplan zum Zeichnen oder gib eine Stellung an; die Strecken sind: { $courses }; die Arenen sind: { $arenas }
draw-other-course = Die Stellung gehört zur Strecke { $course }: Nenne diese oder keine
placements-ben-hur = { $field } muss ben-hur sein: Nur dort legt man Lineale
json-half-character = { $file } enthält ein halbes Zeichen: Zu einem \u-Kürzel von D800 bis DFFF gehört seine zweite Hälfte
option-elsewhere = { $option } bewirkt bei { $game } nichts; lass es weg
race-one-arena = { $option } darf nur einmal stehen: Ein Rennen hat eine Arena
draw-other-arena = Die Stellung gehört zur Arena { $arena }: Nenne diese oder keine
draw-card = { $option } braucht eine Stellung von ben-hur: Nur dort legt man Lineale
