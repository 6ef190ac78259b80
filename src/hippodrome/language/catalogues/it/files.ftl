# Files: what is wrong with a field.

field-missing = Manca { $field }
field-unknown = { $field } non è un campo conosciuto qui; controlla come è scritto o toglilo
field-object = { $field } deve essere un oggetto
field-list = { $field } deve essere una lista della lunghezza giusta
field-text = { $field } deve essere un testo da 1 a 100 caratteri stampabili
field-whole = { $field } deve essere un numero intero da { $least } a { $most }
field-bool = { $field } deve essere true o false
field-choice = { $field } deve essere uno di questi valori: { $choices }
field-cards = { $field } deve essere una lista di al massimo 24 carte, ognuna un numero da 1 a 6
field-deck = { $field } deve essere una lista di sei numeri: quante carte ci sono di valore 1, 2, 3, 4, 5 e 6
field-moves = { $field } deve essere una lista di mosse, ognuna scritta come testo

# Files: what is wrong with a field of a course.

course-players = { $field } deve indicare il numero minimo e il numero massimo di bighe, per esempio [3, 4]
course-start = { $field } deve indicare le caselle di partenza per clockwise e per anticlockwise, e nient’altro
course-size = { $field } deve contenere da 1 a { $most } caselle
course-steps = { $field } può contenere al massimo { $most } passi da casella a casella
course-stations = { $field }: il numero delle caselle moltiplicato per quello dei giri non deve superare { $most }, contando la griglia come un giro; qui è { $stations }
programme-stations = { $field }: la somma di caselle per giri su tutte le corse è { $stations }; il massimo è { $most }
record-large = { $file } ha più di { $most } eventi; una corsa più lunga non viene letta

# Files: what is wrong with a file as such.

file-unreadable = Non si può leggere { $file }: { file-reason }
file-unwritable = Non si può scrivere { $file }: { file-reason }
file-reason =
    { $reason ->
        [ENOENT] questo file o questa cartella non esiste
        [EISDIR] è una cartella
        [ENOTDIR] una parte del percorso non è una cartella
        [EACCES] manca il permesso
        [EEXIST] c’è già un file con questo nome
        [ENOSPC] il disco è pieno
        [EROFS] il disco è in sola lettura
       *[other] { $why }
    }
file-large = { $file } supera { $most } MiB
file-not-text = { $file } non è un testo in UTF-8: guarda il byte { $byte }
file-not-weights = { $file } non contiene i pesi di una rete di questa forma
json-malformed = { $file }, riga { $line }, colonna { $column }: questo non è JSON ({ $why })
json-deep = { $file } ha troppi livelli di annidamento
json-key-twice = { $field } compare due volte nello stesso oggetto
json-constant = { $name } non è un numero ammesso in un file
json-number = { $number } ha troppe cifre
