"""Trials: races of tacticians with given weights against greedy, on given deals."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from hippodrome.charioteers.ave_caesar.looking_ahead import TACTICIAN_PLAYOUTS
from hippodrome.course import Direction
from hippodrome.games.ave_caesar.kit import OPTIONS_BY_EDITION, read_edition_name
from hippodrome.games.ave_caesar.parts import find_or_read_course
from hippodrome.lockstep.ave_caesar.numba_rules.ground import ROW_SIZE
from hippodrome.lockstep.ave_caesar.terms import MOST_CHARIOTS
from hippodrome.saying import Trouble
from hippodrome.training.ave_caesar.genes import Floats, weights_of
from hippodrome.training.ave_caesar.tactician import (
    PreparedCircus,
    Scratch,
    circus_of,
    make_scratch,
    outlook_of,
    run_race,
)


class Trial(NamedTuple):
    """What is to be tried: weights as a row of genes, on deals given by their seeds."""

    course: str
    edition: str
    chariots: int
    genes: tuple[float, ...]
    deals: tuple[int, ...]
    playouts: int | None = None


class Outcome(NamedTuple):
    """What a trial came to, deal by deal: mean laurels of a tactician's chariot, and of a rival's."""

    own: Floats
    rivals: Floats


CHARIOT_COUNTS: Final = (2, 4, 6)
"""How many chariots may race: half of them are tacticians."""

DIRECTIONS: Final[tuple[Direction, Direction]] = ("clockwise", "anticlockwise")


def check_field(course: str, edition: str, chariots: int) -> None:
    """Refuse a course, an edition or a number of chariots on which no trial can be run."""
    if chariots not in CHARIOT_COUNTS:
        raise Trouble("field-choice", field="chariots", choices=", ".join(map(str, CHARIOT_COUNTS)))
    _ready(course, edition, chariots, DIRECTIONS[0])


@lru_cache(maxsize=8)
def _ready(course: str, edition: str, chariots: int, direction: Direction) -> tuple[PreparedCircus, Scratch]:
    circus = circus_of(
        find_or_read_course(course), direction, OPTIONS_BY_EDITION[read_edition_name(edition)], chariots
    )
    return circus, make_scratch(circus)


@lru_cache(maxsize=8)
def ways_to_seat_halves(chariots: int) -> tuple[int, ...]:
    """List the ways to seat as many tacticians as rivals, a bit for each tactician."""
    return tuple(sum(1 << it for it in chosen) for chosen in combinations(range(chariots), chariots // 2))


def run_trial(trial: Trial) -> Outcome:
    """Race every deal twice, with tacticians and rivals changing lanes; its seed tells the direction."""
    course, edition, chariots, genes, deals, playouts = trial
    weights = weights_of(np.array(genes))
    grounds = [_ready(course, edition, chariots, it) for it in DIRECTIONS]
    outlooks = [outlook_of(circus, weights) for circus, _ in grounds]
    allowed = playouts or TACTICIAN_PLAYOUTS // chariots
    row, laurels = np.zeros(ROW_SIZE, np.int64), np.zeros(MOST_CHARIOTS, np.int64)
    own, rivals = np.zeros(len(deals)), np.zeros(len(deals))
    everybody = (1 << chariots) - 1
    for number, seed in enumerate(deals):
        (circus, scratch), outlook = grounds[seed & 1], outlooks[seed & 1]
        half = ways_to_seat_halves(chariots)[(seed >> 1) % len(ways_to_seat_halves(chariots))]
        for tacticians in (half, everybody ^ half):
            run_race(
                circus.ground, circus.known, outlook, row, scratch,
                seed >> 1, chariots, tacticians, allowed, laurels,
            )  # fmt: skip  # a list that is read in rows
            mine = np.array([tacticians >> it & 1 for it in range(chariots)])
            own[number] += (laurels[:chariots] * mine).sum() / chariots
            rivals[number] += (laurels[:chariots] * (1 - mine)).sum() / chariots
    return Outcome(own, rivals)
