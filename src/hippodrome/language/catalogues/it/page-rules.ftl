# The page: the rules, and a clause of them beside a race.

page-clause-of =
    { $game ->
        [ave-caesar] Le regole di Ave Caesar
       *[ben-hur] Le regole di Ben Hur
    }
page-clause-leaf = Altre regole
page-clause-before = Regola precedente: { $clause } { $title }
page-clause-after = Regola seguente: { $clause } { $title }
page-clause-whole = Tutte le regole
page-clause-missing = Qui la regola { $clause } non esiste.

page-rules-title = Le regole
page-rules-lead = Ogni regola ha un numero che non cambia mai. Il programma lo cita quando rifiuta una mossa, e puoi citarlo anche tu, al tavolo.
page-rules-contents = Indice
page-rules-search = Cerca nelle regole
page-rules-search-hint = Una parola o un numero, come 4.5
page-rules-search-in = Cerca in { $game }
page-rules-found =
    { $count ->
        [0] Nessun risultato per «{ $query }»
        [one] { $count } regola trovata
       *[other] { $count } regole trovate
    }
page-rules-clear = Cancella la ricerca
page-rules-copy = Copia il link alla regola { $clause }
page-rules-copied = Il link alla regola { $clause } è copiato.
page-rules-not-copied = Non è stato possibile copiare il link. Eccolo: { $link }
page-rules-learn = Impara correndo
page-rules-other = Leggi { $game }
