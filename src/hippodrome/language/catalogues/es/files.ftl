# Files: what is wrong with a field.
field-missing = Falta { $field }
field-unknown = { $field } no es un campo válido aquí; comprueba cómo está escrito o quítalo
field-object = { $field } debe ser un objeto
field-list = { $field } debe ser una lista de la longitud correcta
field-text = { $field } debe ser un texto de 1 a 100 caracteres imprimibles
field-whole = { $field } debe ser un número entero de { $least } a { $most }
field-bool = { $field } debe ser true o false
field-choice = { $field } debe ser uno de estos valores: { $choices }
field-cards = { $field } debe ser una lista de 24 cartas como máximo, cada una un número de 1 a 6
field-deck = { $field } debe ser una lista de seis números: cuántas cartas hay de valor 1, 2, 3, 4, 5 y 6
field-moves = { $field } debe ser una lista de jugadas, cada una escrita como texto

# Files: what is wrong with a field of a course.
course-players = { $field } debe dar el número mínimo y el máximo de carros, por ejemplo [3, 4]
course-start = { $field } debe dar las casillas de salida para clockwise y para anticlockwise, y nada más
course-size = { $field } debe contener de 1 a { $most } casillas
course-steps = { $field } puede contener como máximo { $most } pasos de casilla a casilla
course-stations = { $field }: las casillas multiplicadas por las vueltas no deben pasar de { $most }, contando la parrilla como una vuelta; aquí son { $stations }
programme-stations = { $field }: todas las carreras juntas tienen { $stations } casillas por vueltas; el máximo es { $most }
record-large = { $file } tiene más de { $most } eventos; una carrera más larga no se lee

# Files: what is wrong with a file as such.
file-unreadable = No se puede leer { $file }: { file-reason }
file-unwritable = No se puede escribir { $file }: { file-reason }
file-reason =
    { $reason ->
        [ENOENT] este archivo o esta carpeta no existe
        [EISDIR] es una carpeta
        [ENOTDIR] una parte de la ruta no es una carpeta
        [EACCES] permiso denegado
        [EEXIST] ya hay un archivo con ese nombre
        [ENOSPC] el disco está lleno
        [EROFS] el disco es de solo lectura
       *[other] { $why }
    }
file-large = { $file } ocupa más de { $most } MiB
file-not-text = { $file } no es un texto en UTF-8: mira el byte { $byte }
file-not-weights = { $file } no contiene los pesos de una red de esta forma
json-malformed = { $file }, línea { $line }, columna { $column }: esto no es JSON ({ $why })
json-deep = { $file } tiene demasiados niveles anidados
json-key-twice = { $field } aparece dos veces en el mismo objeto
json-constant = { $name } no es un número que pueda haber en un archivo
json-number = { $number } tiene demasiadas cifras
