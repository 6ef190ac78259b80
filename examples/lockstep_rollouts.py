"""Random rollouts through lockstep: millions of plies a second on one CPU core, by the whole rules.

python examples/lockstep_rollouts.py --course white --players 4 --races 1024 --plies 10000
"""

import argparse
import time

import numpy as np

from hippodrome.atlas import course_json
from hippodrome.course import read_course
from hippodrome.games.ave_caesar.kit import OPTIONS_BY_EDITION
from hippodrome.lockstep.ave_caesar import numba_rules as rules
from hippodrome.lockstep.ave_caesar.terms import terms_of

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--course", default="white")
parser.add_argument("--edition", default="ravensburger", choices=sorted(OPTIONS_BY_EDITION))
parser.add_argument("--players", type=int, default=4)
parser.add_argument("--races", type=int, default=1024, help="races at a time")
parser.add_argument(
    "--plies", type=int, default=10_000, help="in each of them; a race that ends is dealt anew"
)
parser.add_argument("--seed", type=int, default=1)
asked = parser.parse_args()

course = read_course(course_json(asked.course))
ground = rules.ground_of(
    terms_of(course, "clockwise", OPTIONS_BY_EDITION[asked.edition], seats=asked.players)
)
layers, before, after = (rules.scratch_of(ground) for _ in range(3))
try:
    roads = rules.roads_of(ground)
except ValueError:  # an edition in which cards are tucked: by the clauses alone, which takes longer
    roads = None

rows = np.zeros((asked.races, rules.ROW_SIZE), np.int64)  # a row of whole numbers is a race
rows[:, rules.CHARIOTS_AT] = asked.players
seeds = np.random.default_rng(asked.seed).integers(1, 2**32, (2, asked.races))
rows[:, rules.SEED_A_AT], rows[:, rules.SEED_B_AT] = seeds  # each race has its own chance


def roll(plies):
    """Play so many random plies in every race; count the races that ended."""
    if roads is not None:
        return rules.roll_plain(ground, rows, roads, asked.players, plies)
    return rules.roll(ground, rows, layers, before, after, 0, asked.players, plies)


roll(1)  # deals the races, and compiles the rules when it is run for the first time
began = time.process_time()
ended = roll(asked.plies)
seconds = time.process_time() - began

plies = asked.races * asked.plies
print(
    f"{ended:,} races, {plies:,} plies in {seconds:.1f} s of CPU time: {plies / seconds:,.0f} plies a second"
)
