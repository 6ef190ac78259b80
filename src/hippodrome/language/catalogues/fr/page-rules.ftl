# The page: the rules, and a clause of them beside a race.

page-clause-of =
    { $game ->
        [ave-caesar] Les règles d’Ave Caesar
       *[ben-hur] Les règles de Ben Hur
    }
page-clause-leaf = Autres articles
page-clause-before = Article précédent : { $clause } { $title }
page-clause-after = Article suivant : { $clause } { $title }
page-clause-whole = Toutes les règles
page-clause-missing = Il n’y a pas d’article { $clause } dans ces règles.

page-rules-title = Les règles
page-rules-lead = Chaque article porte un numéro qu’il garde pour toujours. Le programme le cite quand il refuse un coup, et vous pouvez en faire autant autour de la table.
page-rules-contents = Sommaire
page-rules-search = Chercher dans les règles
page-rules-search-hint = Un mot ou un numéro, comme 4.5
page-rules-search-in = Chercher dans { $game }
page-rules-found =
    { $count ->
        [0] Rien trouvé pour « { $query } »
        [one] { $count } article trouvé
       *[other] { $count } articles trouvés
    }
page-rules-clear = Effacer la recherche
page-rules-copy = Copier le lien de l’article { $clause }
page-rules-copied = Le lien de l’article { $clause } est copié.
page-rules-not-copied = Le lien n’a pas pu être copié. Le voici : { $link }
page-rules-learn = Apprendre en courant
page-rules-other = Lire { $game }
