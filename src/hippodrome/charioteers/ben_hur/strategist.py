"""The strategist of Ben Hur: drives for the fewest turns still needed, and rehearses its best plans.

A plan is weighed in turns (`way_home`): those that its pose needs with the hand it leaves and each card that
may be drawn to it. The best few are then rehearsed alone on the sand some turns on, all of them with the same
imagined draws and dice, and the weaker half drops out in turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from hippodrome.chance import seeded_random
from hippodrome.charioteers.ben_hur.aggressor import (
    WORTH_OF_A_TURN,
    chance_to_win_duel,
    hidden_horseshoe_odds,
    make_aggressor,
    value_of_whips_invited,
)
from hippodrome.charioteers.ben_hur.plain import (
    Charioteer,
    deciding_chariot,
    placements_reached,
    sample_moves,
    without_card,
)
from hippodrome.charioteers.ben_hur.way_home import (
    COST_OF_BEING_OUT,
    best_drive,
    turns_needed,
    turns_needed_with_hand,
    work_out_columns,
)
from hippodrome.charioteers.budget import Budget, BudgetMeter, Cancelled, gc_paused, never_cancelled
from hippodrome.games.ben_hur.arena import Arena
from hippodrome.games.ben_hur.geometry import Pose
from hippodrome.games.ben_hur.kit import CARD_KINDS, HIGHEST_BAD_NUMBER, HORSESHOES, Card
from hippodrome.games.ben_hur.moves import Accident, Drive, Move, Ram, TakeFromDeck, TakeLostWhip
from hippodrome.games.ben_hur.placements import Placement
from hippodrome.games.ben_hur.state import pose_of
from hippodrome.games.ben_hur.view import View
from hippodrome.race.protocol import Pick

STRATEGIST_BUDGET: Final = Budget(seconds=1.0)
"""What the strategist allows itself unless told otherwise."""

SURVEY_SHARE: Final = 0.5
"""How much of a budget may go into surveying an arena; then the aggressor's way has to do for once."""

MOVES_REHEARSED: Final = 4
"""How many moves are rehearsed, the most promising ones."""

STANDARD_ERRORS_AHEAD: Final = 2.0
"""How many standard errors another move must be better than the one that seemed best."""

LEAST_TRIES: Final = 3
"""Tried less often, a move is not trusted to be better."""

REHEARSED_TURNS: Final = 3
"""How many further turns a rehearsal goes on."""

WORTH_OF_SPOILING: Final = 0.25
"""What it is worth to set a rival back, in turns."""


def make_strategist(
    pick: Pick, budget: Budget | None = None, cancelled: Cancelled = never_cancelled
) -> Charioteer:
    """Make a charioteer who drives for the fewest turns, and rehearses for as long as it may."""
    bold = make_aggressor()

    @gc_paused
    def decide(seen: View, moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        allowance = BudgetMeter(budget or STRATEGIST_BUDGET, cancelled)
        random = seeded_random(pick(1 << 30))
        if not work_out_columns(seen.scene.table.arena, lambda: allowance.used_share() >= SURVEY_SHARE):
            return bold(seen, moves)
        decks = [move for move in moves if isinstance(move, TakeFromDeck)]
        if decks:
            return min(decks, key=lambda deck: _drawing(seen, _here(seen), deck.back == "r"))
        if any(isinstance(move, Drive | Ram | Accident) for move in moves) and TakeLostWhip() not in moves:
            return _search(seen, _choices(seen, moves), random, allowance)
        return bold(seen, moves)

    return decide


# --- what a move costs ---------------------------------------------------------------------------------


class ChariotStanding(NamedTuple):
    """How a chariot stands: its pose, how often it is still to pass the line, and its hand."""

    pose: Pose
    passings: int
    hand: tuple[Card, ...]


class PossibleOutcome(NamedTuple):
    """What may come of a move: how likely, how the chariot stands then, whether it draws, turns to boot."""

    chance: float
    stand: ChariotStanding
    draws: bool = True
    extra: float = 0.0


def _here(seen: View) -> ChariotStanding:
    chariot = seen.scene.chariots[deciding_chariot(seen)]
    return ChariotStanding(pose_of(chariot), seen.scene.table.laps - chariot.turns, chariot.hand)


def _branches(seen: View, move: Move, placed: Placement | None) -> list[PossibleOutcome]:
    """List what may come of a move: a duel is won or lost, a die is within the numbers or above."""
    chariot = seen.scene.chariots[deciding_chariot(seen)]
    here = _here(seen)
    match move:
        case Drive(card) if placed:
            there = ChariotStanding(
                placed.pose, here.passings - placed.crossing, without_card(here.hand, card)
            )
            return [
                PossibleOutcome(
                    1.0, there, extra=-value_of_whips_invited(seen, placed.pose) / WORTH_OF_A_TURN
                )
            ]
        case Ram(card, _, _, target) if placed:
            rest = without_card(here.hand, card)
            chance = chance_to_win_duel(HORSESHOES[card], hidden_horseshoe_odds(seen, target))
            won = ChariotStanding(placed.pose, here.passings - placed.crossing, rest)
            return [
                PossibleOutcome(chance, won, extra=-WORTH_OF_SPOILING),
                PossibleOutcome(1 - chance, here._replace(hand=rest)),
            ]
        case Accident(card):
            left = here._replace(hand=without_card(here.hand, card))
            out = not left.hand or (seen.scene.table.options.accidents == "knockout" and chariot.started)
            bad = HIGHEST_BAD_NUMBER[card] / 6
            return [
                PossibleOutcome(1 - bad, left),
                PossibleOutcome(bad, left, draws=False, extra=COST_OF_BEING_OUT if out else 0.0),
            ]
        case _:
            return [PossibleOutcome(1.0, here, draws=False)]


def _turns(seen: View, move: Move, placed: Placement | None) -> float:
    """Expect the turns needed after a move."""
    arena = seen.scene.table.arena
    needed = 0.0
    for chance, stand, draws, extra in _branches(seen, move, placed):
        if not turns_needed(arena, stand.pose, stand.passings):
            continue
        after = min(_drawing(seen, stand, risky) for risky in (False, True)) if draws else _with(arena, stand)
        needed += chance * (after + extra)
    return needed


def _drawing(seen: View, stand: ChariotStanding, risky: bool) -> float:
    """Expect the turns needed after a draw from one of the decks."""
    arena, unseen = seen.scene.table.arena, seen.unseen[risky]
    needed = sum(
        count * _with(arena, stand._replace(hand=(*stand.hand, card)))
        for card, count in zip(CARD_KINDS, unseen, strict=True)
        if count
    )
    return needed / sum(unseen) if any(unseen) else _with(arena, stand)


def _with(arena: Arena, stand: ChariotStanding) -> float:
    return turns_needed_with_hand(arena, stand.pose, stand.passings, tuple(sorted(stand.hand)))


# --- the rehearsals ------------------------------------------------------------------------------------

Choice = tuple[Move, Placement | None]
"""A move worth rehearsing, and where it leads."""


def _choices(seen: View, moves: Sequence[Move]) -> list[Choice]:
    """Choose the moves worth rehearsing, the one that needs the fewest turns first."""
    moves = sample_moves(moves)
    placed = placements_reached(seen, moves)
    ranked = sorted(moves, key=lambda move: _turns(seen, move, placed.get(move)))
    return [(move, placed.get(move)) for move in ranked[:MOVES_REHEARSED]]


def _search(seen: View, choices: list[Choice], random: Random, allowance: BudgetMeter) -> Move:
    """Rehearse the choices with the same draws and dice; half of them drop out at a time.

    The first one stays to the end: it seemed the best, and another has to be surely better.
    """
    tries: list[dict[Move, float]] = []
    leads = dict(choices)
    running = [move for move, _ in choices]
    if len(running) == 1:
        return running[0]
    stages = max(1, (len(choices) - 1).bit_length())
    for stage in range(1, stages + 1):
        while True:
            seed = random.getrandbits(30)
            tried: dict[Move, float] = {}
            for move in running:
                tried[move] = -_rehearse(seen, _branches(seen, move, leads[move]), seed)
                allowance.spend()
                if allowance.used_share() >= 1 and len(tried) < len(running):
                    return first_unless_surely_beaten(
                        running, tries
                    )  # what was tried on half of them tells nothing
            tries.append(tried)
            if allowance.used_share() >= stage / stages:
                break
        rivals = sorted(running[1:], key=lambda move: -sum(it[move] for it in tries))
        running = [running[0], *rivals[: max(1, len(rivals) // 2)]]
    return first_unless_surely_beaten(running, tries)


def first_unless_surely_beaten(running: list[Move], tries: list[dict[Move, float]]) -> Move:
    """Choose the move that is most surely better than the first one, or that one if none is."""
    best, found = 0.0, running[0]
    for move in running[1:]:
        edges = [it[move] - it[running[0]] for it in tries]
        count = len(edges)
        if count < LEAST_TRIES:
            continue
        edge = sum(edges) / count
        error = sqrt(sum((it - edge) ** 2 for it in edges) / (count - 1) / count)
        if edge - STANDARD_ERRORS_AHEAD * error > best:
            best, found = edge - STANDARD_ERRORS_AHEAD * error, move
    return found


def _rehearse(seen: View, branches: list[PossibleOutcome], seed: int) -> float:
    """Imagine what comes of a move and of some turns after it, alone on the sand; tell the turns needed."""
    random = seeded_random(seed)
    arena = seen.scene.table.arena
    draws = [
        iter(random.sample(CARD_KINDS, min(REHEARSED_TURNS + 1, sum(unseen)), counts=unseen))
        for unseen in seen.unseen
    ]
    dice = [random.random() for _ in range(REHEARSED_TURNS + 1)]
    branch = branches[0] if len(branches) == 1 or dice[0] < branches[0].chance else branches[1]
    turns = branch.extra
    stand, drawing = branch.stand, branch.draws
    for die in dice[1:]:
        if not turns_needed(arena, stand.pose, stand.passings):
            return turns
        if drawing:
            risky = _drawing(seen, stand, True) < _drawing(seen, stand, False)
            card = next(draws[risky], None)
            if card is not None:
                stand = stand._replace(hand=(*stand.hand, card))
        turns += 1
        stand, drawing = _turn_alone(arena, stand, die)
        if not stand.hand:
            return turns + COST_OF_BEING_OUT
    return turns + _with(arena, stand) if turns_needed(arena, stand.pose, stand.passings) else turns


def _turn_alone(arena: Arena, stand: ChariotStanding, die: float) -> tuple[ChariotStanding, bool]:
    """Drive as fast as it goes, or play the mildest accident; tell whether a card is drawn."""
    hand = tuple(sorted(stand.hand))
    run = best_drive(arena, stand.pose, stand.passings, hand)
    if run is not None:
        return ChariotStanding(run.pose, run.passings, without_card(hand, run.card)), True
    mild = min((card for card in hand if card in HIGHEST_BAD_NUMBER), default=None)
    if mild is None:
        return stand._replace(hand=()), False
    return stand._replace(hand=without_card(hand, mild)), die >= HIGHEST_BAD_NUMBER[mild] / 6
