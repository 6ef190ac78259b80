"""The strategist of Ben Hur: tries its best plans on imagined hands, a few rounds on, and sees who is ahead.

A playout costs milliseconds here, so only the moves that the aggressor thinks best are tried, all of them on
the same imagined hands and dice, and the weaker half drops out in turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sqrt
from random import Random
from typing import Final

from hippodrome.charioteers.ben_hur.aggressor import aggressor, plans
from hippodrome.charioteers.ben_hur.plain import Charioteer, lap_distance, steady
from hippodrome.charioteers.budget import Allowance, Budget, Cancelled, never
from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.kit import LENGTH, NUMBERS
from hippodrome.games.ben_hur.moves import Concede, Drive, Move, Ram
from hippodrome.games.ben_hur.state import State
from hippodrome.games.ben_hur.view import View
from hippodrome.race.protocol import FATES, Pick, Seat

AT_LENGTH: Final = Budget(seconds=1.0)
"""What the strategist allows itself unless told otherwise."""

TRIED: Final = 4
"""How many moves are tried, the most promising ones."""

DOUBT: Final = 1.0
"""How many standard errors another move must be better than the aggressor's own."""

LEAST_TRIES: Final = 3
"""Tried less often, a move is not trusted to be better."""

ROUNDS: Final = 2
"""How many rounds a playout goes on."""

HINDRANCE: Final = 0.5 * LENGTH
"""What an accident in hand costs, as a length of sand."""

MISSED: Final = 2.2 * LENGTH
"""What a turn to be missed costs."""


def strategist(pick: Pick, budget: Budget | None = None, cancelled: Cancelled = never) -> Charioteer:
    """Make a charioteer who tries its best moves on imagined hands for as long as it may."""
    bold = aggressor()

    def decide(seen: View, moves: Sequence[Move]) -> Move:
        choices = _choices(seen, moves, bold)
        if len(choices) == 1:
            return choices[0]
        allowance = Allowance(budget or AT_LENGTH, cancelled)
        random = Random(pick(1 << 30))  # noqa: S311  (a race, not a secret)
        return _search(seen, choices, random, allowance)

    return decide


def _choices(seen: View, moves: Sequence[Move], bold: Charioteer) -> list[Move]:
    """Choose the moves worth trying, the aggressor's own first."""
    if len(moves) == 1:
        return list(moves)
    if any(isinstance(move, Drive | Ram) for move in moves):
        ranked = sorted(plans(seen, moves), key=lambda plan: -plan[1])
        return [move for move, _ in ranked[:TRIED]]
    first = bold(seen, moves)
    rest = [move for move in moves if move != first and not isinstance(move, Concede)]
    return [first, *rest[: TRIED - 1]]


def _search(seen: View, choices: list[Move], random: Random, allowance: Allowance) -> Move:
    """Try the choices on the same imagined hands and the same chance; half of them drop out at a time.

    The first one stays to the end: it is the aggressor's, and another has to be surely better.
    """
    tries: list[dict[Move, float]] = []
    running = list(choices)
    stages = max(1, (len(choices) - 1).bit_length())
    for stage in range(1, stages + 1):
        while True:
            seed = random.getrandbits(30)
            tried: dict[Move, float] = {}
            for move in running:
                tried[move] = _playout(seen, move, seed)
                allowance.spend()
                if allowance.used() >= 1 and len(tried) < len(running):
                    return best_of(running, tries)  # what was tried on half of them tells nothing
            tries.append(tried)
            if allowance.used() >= stage / stages:
                break
        rivals = sorted(running[1:], key=lambda move: -sum(it[move] for it in tries))
        running = [running[0], *rivals[: max(1, len(rivals) // 2)]]
    return best_of(running, tries)


def best_of(running: list[Move], tries: list[dict[Move, float]]) -> Move:
    """Choose the move that is most surely better than the first one, or that one if none is."""
    best, found = 0.0, running[0]
    for move in running[1:]:
        edges = [it[move] - it[running[0]] for it in tries]
        count = len(edges)
        if count < LEAST_TRIES:
            continue
        edge = sum(edges) / count
        error = sqrt(sum((it - edge) ** 2 for it in edges) / (count - 1) / count)
        if edge - DOUBT * error > best:
            best, found = edge - DOUBT * error, move
    return found


def _playout(seen: View, move: Move, seed: int) -> float:
    """Imagine the hands, play the move, let everybody drive steadily for some rounds, and judge the race."""
    random = Random(seed)  # noqa: S311  (a race, not a secret)

    def pick(outcomes: int) -> int:
        return int(random.random() * outcomes)

    everybody = steady()
    state, _ = GAME.advance(GAME.imagine(seen, pick), move, pick)
    state = _plainly_steered(state)
    last, race = seen.scene.round + ROUNDS, state.race
    while state.actor is not None and state.round < last and state.race == race:
        seat = GAME.to_move(state)
        if seat is None or seat is FATES:
            break
        answer = everybody(GAME.view(state, seat), GAME.legal_moves(state))
        state, _ = GAME.advance(state, answer, pick)
    return _judge(state, seen)


def _plainly_steered(state: State) -> State:
    """Let everybody steer by thirty degrees in the rounds only imagined: free steering takes long."""
    table = state.table
    if table.options.steering == "fixed":
        return state
    return state._replace(table=table._replace(options=table.options._replace(steering="fixed")))


def _judge(state: State, seen: View) -> float:
    """Judge a race by the sand between one's own chariots and the others', each rival's lead capped."""
    mine = [number for number, seat in enumerate(state.table.seats) if Seat(seat) == seen.viewer]
    along = [_along(state, number) for number in range(len(state.chariots))]
    rivals = [number for number in range(len(along)) if number not in mine]
    return sum(_capped(along[number] - along[rival]) for number in mine for rival in rivals)


def _capped(lead: float) -> float:
    """Cap a lead: being ahead is what counts, by how much less and less."""
    reach = 8 * LENGTH
    return lead / (1 + abs(lead) / reach)


def _along(state: State, number: int) -> float:
    """Measure how far a chariot has come, what its hand and its fate are worth included."""
    chariot = state.chariots[number]
    arena = state.table.arena
    lap = 4 * arena.half + pi * (arena.inner + arena.outer)
    if chariot.state == "finished":
        return lap * (state.table.laps + 0.5) - 2 * LENGTH * sum(chariot.markers)
    if chariot.state == "out" or chariot.pose is None:
        return -lap
    sand = lap * chariot.turns + lap_distance(arena, chariot.pose.x, chariot.pose.y)
    sand -= HINDRANCE * sum(card in NUMBERS for card in chariot.hand)
    sand -= LENGTH * max(0, 4 - len(chariot.hand))
    return sand - MISSED * chariot.skip
