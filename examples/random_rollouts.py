"""Random rollouts by the reference rules, and how many decisions of the seats a second they make.

python examples/random_rollouts.py --game ave-caesar --course white --players 4 --races 2000
"""

import argparse
import time
from random import Random

from hippodrome.research.contest import prepare_contest

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--game", default="ave-caesar")
parser.add_argument("--course")
parser.add_argument("--players", type=int, default=4)
parser.add_argument("--races", type=int, default=500)
parser.add_argument("--seed", type=int, default=1)
asked = parser.parse_args()

contest = prepare_contest(asked.game, course=asked.course, players=asked.players)
advance = contest.game.advance
random = Random(asked.seed).random


def pick(count):
    """Pick one of so many."""
    return int(random() * count)


plies = 0
won = [0.0] * contest.seats
began = time.perf_counter()
for _ in range(asked.races):
    state = contest.begin(pick)
    while moves := contest.game.legal_moves(state):  # a seat is to move, for `advance` lets the Fates answer
        state, _ = advance(state, moves[pick(len(moves))], pick)
        plies += 1
    won = [total + now for total, now in zip(won, contest.returns(state), strict=True)]
seconds = time.perf_counter() - began

print(f"{asked.races} races, {plies} plies in {seconds:.1f} s: {plies / seconds:,.0f} plies a second")
print("won a race, by seat:", *(f"{total / asked.races:.2f}" for total in won))
