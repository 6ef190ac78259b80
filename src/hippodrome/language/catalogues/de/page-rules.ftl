# The page: the rules, and a clause of them beside a race.

page-clause-of =
    { $game ->
        [ave-caesar] Die Regeln von Ave Caesar
       *[ben-hur] Die Regeln von Ben Hur
    }
page-clause-leaf = Andere Abschnitte
page-clause-before = Voriger Abschnitt: { $clause } { $title }
page-clause-after = Nächster Abschnitt: { $clause } { $title }
page-clause-whole = Alle Regeln
page-clause-missing = Einen Abschnitt { $clause } gibt es in diesen Regeln nicht.

page-rules-title = Die Regeln
page-rules-lead = Jede Regel hat eine Nummer, die sie für immer behält. Das Programm nennt sie, wenn es einen Zug ablehnt, und du kannst es am Tisch genauso machen.
page-rules-contents = Inhalt
page-rules-search = Regeln durchsuchen
page-rules-search-hint = Ein Wort oder eine Nummer wie 4.5
page-rules-search-in = { $game } durchsuchen
page-rules-found =
    { $count ->
        [0] Nichts gefunden zu „{ $query }“
        [one] { $count } Abschnitt gefunden
       *[other] { $count } Abschnitte gefunden
    }
page-rules-clear = Suche leeren
page-rules-copy = Link zu Abschnitt { $clause } kopieren
page-rules-copied = Der Link zu Abschnitt { $clause } ist kopiert.
page-rules-not-copied = Der Link konnte nicht kopiert werden. Er lautet { $link }
page-rules-learn = Im Rennen lernen
page-rules-other = { $game } lesen
