"""Training for Ben Hur.

`charts` works out the turns needed from the poses of an arena. `knowing` is what a chariot knows of a row of
lockstep, `judging` what that is worth, `weighing` what its moves are worth; `racing` races champions among
themselves and notes what they see, `fitting` fits the judge to what came of it, and `learning` is the run of
all that. `plain` compiles the champion's own arithmetic.
"""
