# The page: the rules, and a clause of them beside a race.

page-clause-of =
    { $game ->
        [ave-caesar] Die Regeln von Ave Caesar
       *[ben-hur] Die Regeln von Ben Hur
    }
page-clause-leaf = Andere Regeln
page-clause-before = Vorige Regel: { $clause } { $title }
page-clause-after = Nächste Regel: { $clause } { $title }
page-clause-whole = Alle Regeln
page-clause-missing = Eine Regel { $clause } gibt es hier nicht.

page-rules-title = Die Regeln
page-rules-lead = Jede Regel hat eine Nummer, die sie für immer behält. Das Programm nennt sie, wenn es einen Zug ablehnt, und du kannst es am Tisch genauso machen.
page-rules-contents = Inhalt
page-rules-search = Regeln durchsuchen
page-rules-search-hint = Ein Wort oder eine Nummer wie 4.5
page-rules-search-in = { $game } durchsuchen
page-rules-found =
    { $count ->
        [0] Nichts gefunden zu „{ $query }“
        [one] { $count } Regel gefunden
       *[other] { $count } Regeln gefunden
    }
page-rules-clear = Suche leeren
page-rules-copy = Link zu Regel { $clause } kopieren
page-rules-copied = Der Link zu Regel { $clause } ist kopiert.
page-rules-not-copied = Der Link konnte nicht kopiert werden. Er lautet { $link }
page-rules-learn = Im Rennen lernen
page-rules-other = { $game } lesen
