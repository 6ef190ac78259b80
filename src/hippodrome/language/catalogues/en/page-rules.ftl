# The page: the rules, and a clause of them beside a race.

page-clause-of =
    { $game ->
        [ave-caesar] The rules of Ave Caesar
       *[ben-hur] The rules of Ben Hur
    }
page-clause-leaf = Other clauses
page-clause-before = Previous clause: { $clause } { $title }
page-clause-after = Next clause: { $clause } { $title }
page-clause-whole = All the rules
page-clause-missing = There is no clause { $clause } in these rules.

page-rules-title = The rules
page-rules-lead = Every rule has a number that it keeps for good. The program quotes it when it refuses a move, and so can you, at the table.
page-rules-contents = Contents
page-rules-search = Search the rules
page-rules-search-hint = A word or a number, such as 4.5
page-rules-search-in = Search in { $game }
page-rules-found =
    { $count ->
        [0] Nothing found for “{ $query }”
        [one] { $count } clause found
       *[other] { $count } clauses found
    }
page-rules-clear = Clear the search
page-rules-copy = Copy the link to clause { $clause }
page-rules-copied = The link to clause { $clause } is copied.
page-rules-not-copied = The link could not be copied. It is { $link }
page-rules-learn = Learn by racing
page-rules-other = Read { $game }
