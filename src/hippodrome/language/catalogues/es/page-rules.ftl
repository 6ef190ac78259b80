# The page: the rules, and a clause of them beside a race.
page-clause-of =
    { $game ->
        [ave-caesar] Las reglas de Ave Caesar
       *[ben-hur] Las reglas de Ben Hur
    }
page-clause-leaf = Otras reglas
page-clause-before = Regla anterior: { $clause } { $title }
page-clause-after = Regla siguiente: { $clause } { $title }
page-clause-whole = Todas las reglas
page-clause-missing = Aquí no hay ninguna regla { $clause }.
page-rules-title = Las reglas
page-rules-lead = Cada regla tiene un número que conserva para siempre. El programa lo cita cuando rechaza una jugada, y tú también puedes citarlo en la mesa.
page-rules-contents = Índice
page-rules-search = Buscar en las reglas
page-rules-search-hint = Una palabra o un número, como 4.5
page-rules-search-in = Buscar en { $game }
page-rules-found =
    { $count ->
        [0] No se ha encontrado nada para «{ $query }»
        [one] { $count } regla encontrada
       *[other] { $count } reglas encontradas
    }
page-rules-clear = Borrar la búsqueda
page-rules-copy = Copiar el enlace a la regla { $clause }
page-rules-copied = El enlace a la regla { $clause } está copiado.
page-rules-not-copied = No se ha podido copiar el enlace. Es este: { $link }
page-rules-learn = Aprender corriendo
page-rules-other = Leer { $game }
