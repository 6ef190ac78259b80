# Commands: what they say, and what is wrong with what they were given.

race-events =
    { $events ->
        [one] { $events } Ereignis
       *[other] { $events } Ereignisse
    }
option-form = „{ $option }“ ist keine Option; schreibe NAME=WERT, zum Beispiel laps=2
charioteer-unknown = Einen Wagenlenker „{ $name }“ gibt es für { $game } nicht; die Wagenlenker sind: { $known }
draw-what = Nenne einen Spielplan zum Zeichnen oder gib eine Position an; die Spielpläne sind: { $boards }
draw-other-course = Die Position gehört zur Strecke { $course }: Nenne diese oder keine
placements-ben-hur = { $field } muss ben-hur sein: Nur dort legt man Lineale
front-none = { $game } gibt es nicht für Programme, die hippodrome importieren; „hippodrome replay“ liest die Aufzeichnungen
lockstep-none = Für { $game } gibt es kein Lockstep
lockstep-killed = Der Prozess, der mit Lockstep antwortete, wurde abgebrochen, vielleicht weil der Speicher nicht reichte
json-half-character = { $file } enthält ein halbes Zeichen: Zu einer \u-Sequenz von D800 bis DFFF gehört ihre zweite Hälfte
option-elsewhere = { $option } bewirkt bei { $game } nichts; lass es weg
race-one-arena = { $option } darf nur einmal stehen: Ein Rennen hat eine Arena
draw-other-arena = Die Position gehört zur Arena { $arena }: Nenne diese oder keine
draw-card = { $option } braucht eine Position von ben-hur: Nur dort legt man Lineale
game-unloadable = { $variable } nennt „{ $name }“, was sich nicht als Spiel laden lässt: { $why }
