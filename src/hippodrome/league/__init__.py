"""Many races: who meets whom, on which cards, and what comes of it.

A league is a plan; a plan is a list of heats; every heat can be raced anywhere, by anyone, with the same
result. `plan` draws up the heats, `heat` races one, `local` and `cluster` race many, `ledger` keeps the
results, `ladder` sums them up and `report` writes them down. `balance` looks at the courses instead,
and `tallying` counts for it, and for whoever is making a course.
"""
