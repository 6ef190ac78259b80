"""Training for Ave Caesar.

`tactician` drives over lockstep's rows, `genes` are the weights of its outlook as a row of numbers, `trial`
races them against greedy. `sight` is what the champion sees, over arrays, `courses` makes up courses, and
`world` is the races it learns on.
"""
