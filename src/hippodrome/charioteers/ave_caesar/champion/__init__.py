"""The champion: a charioteer that has learnt by racing itself, evaluated in whole numbers.

`sight` is what it sees, `network` what it thinks of it, `weights.txt` what it has learnt. With a budget it
searches as the strategist does, among the moves it likes best, and what it likes counts beside what it finds.
"""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from hippodrome.chance import seeded_random
from hippodrome.charioteers.ave_caesar.champion.network import Network, read_network
from hippodrome.charioteers.ave_caesar.champion.sight import MOVE_INPUTS, POSITION_INPUTS, Sight
from hippodrome.charioteers.ave_caesar.looking_ahead import (
    LARGE_FIELD_SEARCH,
    SMALL_FIELD_SEARCH,
    make_tactician,
)
from hippodrome.charioteers.ave_caesar.plain import Charioteer
from hippodrome.charioteers.ave_caesar.search import weigh_moves
from hippodrome.charioteers.budget import Budget, BudgetMeter, Cancelled, gc_paused, never_cancelled
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.parts import find_or_read_course
from hippodrome.games.ave_caesar.state import RaceTerms
from hippodrome.games.ave_caesar.view import View
from hippodrome.race.protocol import Pick
from hippodrome.saying import Saying, Trouble, saying

FIRST_HIDDEN_SIZE: Final = 384
SECOND_HIDDEN_SIZE: Final = 48

SCORE_UNIT: Final = 4096
"""What a score of one is written as."""

MOST_SPACES: Final = 400
"""A course with more spaces is too large for its sight: to look it over would take too long."""

MOST_MOVES_SEARCHED: Final = 6
"""So many moves are searched at most."""

FURTHEST_BEHIND_SEARCHED: Final = 4.0
"""A move whose score is so far behind is not searched."""

LAURELS_PER_SCORE: Final = 0.05
"""How many laurels a score of one counts for in a search."""


@cache
def champion_network() -> Network:
    """Read the network that was trained; raise Trouble if there is none that can be read."""
    try:
        text = files(__name__).joinpath("weights.txt").read_text(encoding="ascii")
        return read_network(
            b64decode(text), POSITION_INPUTS, MOVE_INPUTS, FIRST_HIDDEN_SIZE, SECOND_HIDDEN_SIZE
        )
    except (OSError, ValueError, OverflowError):
        raise Trouble("champion-weights") from None


def champion_complaint(setups: Iterable[Mapping[str, Any]] = ()) -> Saying | None:
    """Say why the tactician drives instead of the champion: everywhere, or on a course."""
    try:
        champion_network()
    except Trouble as trouble:
        return trouble.saying
    raced = (find_or_read_course(leg["course"]) for setup in setups for leg in setup.get("programme") or ())
    too_large = next((course for course in raced if len(course.spaces) > MOST_SPACES), None)
    return saying("champion-course", course=too_large.name) if too_large else None


def score_moves(view: View, race: RaceTerms, moves: Sequence[Move]) -> list[int]:
    """Score the moves offered by what has been learnt; the best has most."""
    sight = Sight(view, race)
    return champion_network().scores(sight.position_inputs(), [sight.move_inputs(move) for move in moves])


def make_champion(
    pick: Pick, budget: Budget | None = None, cancelled: Cancelled = never_cancelled
) -> Charioteer:
    """Make a charioteer who plays what has been learnt, and searches if it is given a budget."""
    tactician = make_tactician(pick, budget, cancelled)
    if champion_complaint():
        return tactician

    @gc_paused
    def decide(view: View, moves: Sequence[Move]) -> Move:
        race = view.race
        if len(moves) == 1 or race is None:
            return moves[0]
        if race.track.size > MOST_SPACES:
            return tactician(view, moves)
        allowance = BudgetMeter(budget, cancelled) if budget else None
        liked = sorted(zip(score_moves(view, race, moves), moves, strict=True), key=lambda it: -it[0])
        best = liked[0][0]
        if allowance is None or view.phase != "race":
            return liked[0][1]
        near = [
            it for it in liked[:MOST_MOVES_SEARCHED] if best - it[0] < FURTHEST_BEHIND_SEARCHED * SCORE_UNIT
        ]
        settings = SMALL_FIELD_SEARCH if len(view.chariots) <= 4 else LARGE_FIELD_SEARCH
        weighed = weigh_moves(
            view,
            race,
            [move for _, move in near],
            seeded_random(pick(1 << 30)).random,
            allowance,
            settings,
            head_starts=[LAURELS_PER_SCORE * (score - best) / SCORE_UNIT for score, _ in near],
        )
        return weighed[0].move

    return decide
