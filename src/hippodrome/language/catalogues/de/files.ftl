# Files: what is wrong with a field.

field-missing = { $field } fehlt
field-unknown = { $field } ist hier kein bekanntes Feld der Datei; prüfe die Schreibweise oder lass es weg
field-object = { $field } muss ein Objekt sein
field-list = { $field } muss eine Liste von passender Länge sein
field-text = { $field } muss ein Text aus 1 bis 100 druckbaren Zeichen sein
field-whole = { $field } muss eine ganze Zahl von { $least } bis { $most } sein
field-bool = { $field } muss true oder false sein
field-choice = { $field } muss einer dieser Werte sein: { $choices }
field-cards = { $field } muss eine Liste von höchstens 24 Karten sein, jede eine Zahl von 1 bis 6
field-deck = { $field } muss eine Liste von sechs Zahlen sein: wie viele Karten es mit dem Wert 1, 2, 3, 4, 5 und 6 gibt
field-moves = { $field } muss eine Liste von Zügen sein, jeder als Text geschrieben

# Files: what is wrong with a field of a course.

course-players = { $field } muss die kleinste und die größte Zahl von Wagen angeben, zum Beispiel [3, 4]
course-start = { $field } muss die Startfelder für clockwise und für anticlockwise angeben, und sonst nichts
course-size = { $field } muss 1 bis { $most } Felder enthalten
course-steps = { $field } darf höchstens { $most } Schritte von Feld zu Feld enthalten
course-stations = { $field }: Felder mal Runden dürfen nicht mehr als { $most } ergeben, die Startaufstellung als Runde gezählt; hier sind es { $stations }
programme-stations = { $field }: Alle Rennen zusammen haben { $stations } Felder mal Runden; höchstens { $most } sind möglich
record-large = { $file } hat mehr als { $most } Ereignisse; ein längeres Rennen wird nicht gelesen

# Files: what is wrong with a file as such.

file-unreadable = { $file } lässt sich nicht lesen: { file-reason }
file-unwritable = { $file } lässt sich nicht schreiben: { file-reason }
file-reason =
    { $reason ->
        [ENOENT] Diese Datei oder diesen Ordner gibt es nicht
        [EISDIR] Das ist ein Ordner
        [ENOTDIR] Ein Teil des Pfades ist kein Ordner
        [EACCES] Die Berechtigung fehlt
        [EEXIST] Es gibt schon eine Datei dieses Namens
        [ENOSPC] Der Datenträger ist voll
        [EROFS] Der Datenträger ist schreibgeschützt
       *[other] { $why }
    }
file-large = { $file } ist größer als { $most } MiB
file-not-text = { $file } ist kein Text in UTF-8: Sieh dir Byte { $byte } an
file-not-weights = { $file } enthält keine Gewichte eines Netzes dieser Form
json-malformed = { $file }, Zeile { $line }, Spalte { $column }: Das ist kein JSON ({ $why })
json-deep = { $file } ist zu tief verschachtelt
json-key-twice = { $field } steht zweimal im selben Objekt
json-constant = { $name } ist keine Zahl, die in einer Datei stehen darf
json-number = { $number } hat zu viele Ziffern
