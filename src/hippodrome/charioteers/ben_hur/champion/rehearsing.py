"""The champion's rehearsals: a round imagined to the end, and judged where the chariot is to move again.

The moves that seem best are rehearsed on the same imagined hands, draws and dice. Everybody drives by the
judge in them, and weighs only a few placements. What comes of them corrects what the judge foresaw, the more,
the less they stray; that is counted in whole numbers, so the same rehearsals choose the same move everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from hippodrome.chance import seeded_random
from hippodrome.charioteers.ben_hur.champion.judge import FIRST_PLACE_WORTH, SandJudge
from hippodrome.charioteers.ben_hur.champion.standing import Surveyor
from hippodrome.charioteers.ben_hur.champion.weighing import MoveWeigher, worth_of_place
from hippodrome.charioteers.budget import BudgetMeter
from hippodrome.games.ben_hur.ending import places
from hippodrome.games.ben_hur.legal import fates_to_move, legal_moves, odds
from hippodrome.games.ben_hur.moves import Concede, Move
from hippodrome.games.ben_hur.play import play_legal_move
from hippodrome.games.ben_hur.state import State
from hippodrome.games.ben_hur.view import View, imagine, view
from hippodrome.race.protocol import Pick, Seat

MOST_MOVES_REHEARSED: Final = 4
"""So many moves are rehearsed at most."""

FURTHEST_BEHIND_REHEARSED: Final = FIRST_PLACE_WORTH // 10
"""A move that seems worth so much less is not rehearsed."""

MOST_PLACEMENTS_WEIGHED: Final = 4
"""So many placements are weighed of each that drives in a rehearsal, those nearest to the end of the race."""

USUAL_ERROR_OF_JUDGE: Final = FIRST_PLACE_WORTH * 3 // 100
"""By so much the judge usually errs about the difference between two moves."""

LEAST_REHEARSALS_OF_MOVE: Final = 4
"""Tried less often, a move is judged by what it seemed."""


def choose_by_rehearsing(
    weigher: MoveWeigher, moves: Sequence[Move], worths: Sequence[int], random: Random, allowance: BudgetMeter
) -> Move:
    """Rehearse the moves that seem best, the weaker half of them for half of the budget only."""
    order = sorted(range(len(moves)), key=lambda number: -worths[number])
    best = worths[order[0]]
    running = [
        number
        for number in order[:MOST_MOVES_REHEARSED]
        if best - worths[number] <= FURTHEST_BEHIND_REHEARSED
    ]
    first = running[0]
    edges: dict[int, list[int]] = {number: [] for number in running[1:]}
    found = dict.fromkeys(running, 0)
    for share in (0.5, 1.0) if len(running) > 2 else (1.0,):
        while len(running) > 1 and allowance.used_share() < share:
            seed = random.getrandbits(30)
            tried = {}
            for number in running:
                tried[number] = rehearse_move(weigher, moves[number], seeded_random(seed))
                allowance.spend()
                if allowance.used_share() >= 1:
                    break
            if len(tried) < len(running):
                break  # what was tried on half of them tells nothing
            for number in running[1:]:
                edges[number].append(tried[number] - tried[first])
        for number in running[1:]:
            found[number] = corrected_edge(worths[number] - worths[first], edges[number])
        others = sorted(running[1:], key=lambda number: -found[number])
        running = [first, *others[: max(1, len(others) // 2)]]
    return moves[max(running, key=lambda number: found[number])]


def corrected_edge(foreseen: int, edges: Sequence[int]) -> int:
    """Correct what was foreseen of a move's edge by what rehearsals told, the more the less they stray."""
    count = len(edges)
    if count < LEAST_REHEARSALS_OF_MOVE:
        return foreseen
    total = sum(edges)
    stray = count * sum(it * it for it in edges) - total * total  # count² times how they stray
    trust = USUAL_ERROR_OF_JUDGE * USUAL_ERROR_OF_JUDGE * count * count
    # Both are weighed against each other: stray / count is the square of the error of the total.
    return (foreseen * stray + total * trust) // (stray + trust * count)


def rehearse_move(weigher: MoveWeigher, move: Move, random: Random) -> int:
    """Imagine what comes of a move until the chariot is to move again; tell what it is worth then."""

    def pick(outcomes: int) -> int:
        return random.randrange(outcomes)

    number, survey, judge = weigher.number, weigher.survey, weigher.judge
    state = imagine(weigher.seen, pick)
    state = play_legal_move(state, number, move)
    while (actor := state.actor) is not None and state.chariots[number].state == "racing":
        if fates_to_move(state):
            likely = odds(state)
            state = play_legal_move(state, actor, likely[pick(len(likely))])
        elif actor == number and state.phase == "turn":
            return MoveWeigher(_seen(state, actor), survey, judge).worth_as_it_is()
        else:
            state = play_legal_move(state, actor, _answer(state, actor, survey, judge, pick))
    chariot = state.chariots[number]
    count = len(state.chariots)
    if chariot.state == "finished":
        return worth_of_place(places(state)[number], count)
    return MoveWeigher(_seen(state, number), survey, judge, number).worth_of_being_out()


def _seen(state: State, number: int) -> View:
    return view(state, Seat(state.table.seats[number]))


def _answer(state: State, actor: int, survey: Surveyor, judge: SandJudge, pick: Pick) -> Move:
    """Decide for whoever is to move in a rehearsal."""
    moves: Sequence[Move] = legal_moves(state)
    moves = [move for move in moves if not isinstance(move, Concede)] or moves
    if len(moves) == 1 or state.phase in ("redraw", "more"):
        return moves[pick(len(moves)) if state.phase == "more" else 0]
    weigher = MoveWeigher(_seen(state, actor), survey, judge)
    few = weigher.nearest_to_finish(moves, MOST_PLACEMENTS_WEIGHED)
    worths = weigher.weigh(few)
    return few[max(range(len(few)), key=worths.__getitem__)]
