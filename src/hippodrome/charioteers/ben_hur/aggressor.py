"""The aggressor: plans its line through the next bends, and whips and rams when the odds favour it.

The odds are counted, not guessed: backs and discards are public, so how many horseshoes a hidden hand holds
is a matter of the cards unseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Final

from hippodrome.charioteers.ben_hur.plain import (
    COST_OF_RUIN,
    Charioteer,
    deciding_chariot,
    make_fast_but_braking,
    placements_reached,
    sample_moves,
    sand_between,
    without_card,
    worth_of_move,
)
from hippodrome.games.ben_hur.arena import Arena
from hippodrome.games.ben_hur.geometry import Pose, chariot_outline, chariots_within
from hippodrome.games.ben_hur.kit import (
    CARD_KINDS,
    CHARIOT_LENGTH,
    HORSESHOES,
    RULER_LENGTH,
    Card,
    Deck,
    count_horseshoes,
)
from hippodrome.games.ben_hur.moves import Drive, Move, NoWhip, Ram, Whip
from hippodrome.games.ben_hur.placements import FIXED_TURNS, Placement, open_placements
from hippodrome.games.ben_hur.state import other_chariots, pose_of, same_player
from hippodrome.games.ben_hur.view import View
from hippodrome.race.protocol import Pick

TURNS_AHEAD: Final = 2
"""How many turns of its own it plans after this one."""

PLACEMENTS_FOLLOWED: Final = 3
"""How many placements of a card it follows further."""

DRIVES_CONSIDERED: Final = 8
"""How many drives it plans from."""

TYPICAL_CARD: Final = Card("+II+")
"""What a card still to be drawn is taken for."""

WORTH_OF_A_TURN: Final = 2.0 * CHARIOT_LENGTH
"""What a turn is worth, as a length of sand."""

LEAST_CHANCE_FOR_DUEL: Final = 0.62
"""How likely a duel must be won before it is sought."""


def make_aggressor(_pick: Pick | None = None) -> Charioteer:
    """Make a charioteer who plans two turns ahead and seeks the duels it is likely to win."""
    calm = make_fast_but_braking()

    def decide(seen: View, moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        if any(isinstance(move, Whip) for move in moves):
            return _strike(seen, moves)
        if any(isinstance(move, Drive | Ram) for move in moves):
            return max(weigh_plans(seen, moves), key=lambda plan: plan[1])[0]
        return calm(seen, moves)

    return decide


def weigh_plans(seen: View, moves: Sequence[Move]) -> list[tuple[Move, float]]:
    """Weigh what may be played on a turn: the likeliest few by the line they open, in lengths of sand."""
    moves = sample_moves(moves)
    number = deciding_chariot(seen)
    chariot = seen.scene.chariots[number]
    arena, pose = seen.scene.table.arena, pose_of(chariot)
    placed = placements_reached(seen, moves)
    first = sorted(
        (
            (
                worth_of_move(
                    seen,
                    move,
                    sand_between(arena, pose, placed[move].pose) if move in placed else 0.0,
                    placed,
                ),
                at,
            )
            for at, move in enumerate(moves)
        ),
        key=lambda it: (-it[0], it[1]),
    )
    weighed: list[tuple[Move, float]] = []
    for value, at in first[:DRIVES_CONSIDERED]:
        move = moves[at]
        match move:
            case Drive(card):
                line = _line(seen, pose, placed[move], card)
                weighed.append((move, line + value_of_whips_invited(seen, placed[move].pose)))
            case Ram(card, _, _, target):
                chance = chance_to_win_duel(HORSESHOES[card], hidden_horseshoe_odds(seen, target))
                won = _line(seen, pose, placed[move], card) + WORTH_OF_A_TURN / 4
                lost = sand_gained_ahead(
                    arena, pose, _with_draw(without_card(chariot.hand, card)), TURNS_AHEAD
                )
                weighed.append((move, chance * won + (1 - chance) * lost))
            case _:
                weighed.append((move, value))
    return weighed


def _line(seen: View, pose: Pose, placed: Placement, card: Card) -> float:
    chariot = seen.scene.chariots[deciding_chariot(seen)]
    arena = seen.scene.table.arena
    rest = _with_draw(without_card(chariot.hand, card))
    return sand_between(arena, pose, placed.pose) + sand_gained_ahead(arena, placed.pose, rest, TURNS_AHEAD)


def _with_draw(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted({card for card in (*hand, TYPICAL_CARD) if card in RULER_LENGTH}))


@lru_cache(maxsize=1 << 16)
def sand_gained_ahead(arena: Arena, pose: Pose, cards: tuple[Card, ...], turns: int) -> float:
    """Measure the sand that the best line gains over some turns with those cards, nobody in the way."""
    best = -WORTH_OF_A_TURN
    for card in cards:
        ways = sorted(
            (
                (sand_between(arena, pose, placed.pose), placed.pose)
                for placed in open_placements(arena, pose, RULER_LENGTH[card], (), FIXED_TURNS)
            ),
            reverse=True,
        )
        for gained, to in ways[:PLACEMENTS_FOLLOWED]:
            rest = tuple(other for other in cards if other != card) or cards
            further = gained + (
                sand_gained_ahead(arena, to, rest, turns - 1) if turns > 1 else _exit(arena, to)
            )
            best = max(best, further)
    return best


@lru_cache(maxsize=1 << 16)
def _exit(arena: Arena, pose: Pose) -> float:
    """Weigh how a line ends: by what a typical card could do from there."""
    return 0.5 * max(
        (
            sand_between(arena, pose, placed.pose)
            for placed in open_placements(arena, pose, RULER_LENGTH[TYPICAL_CARD], (), FIXED_TURNS)
        ),
        default=-COST_OF_RUIN / 8,
    )


def value_of_whips_invited(seen: View, pose: Pose) -> float:
    """Weigh the whips that a pose invites: a duel likely won is welcome, one likely lost is not."""
    number = deciding_chariot(seen)
    arena = seen.scene.table.arena
    mine = count_horseshoes(seen.scene.chariots[number].hand)
    outline = chariot_outline(pose)
    touched = [
        other
        for other, there in other_chariots(seen.scene, number)
        if not same_player(seen.scene, number, other)
        and chariots_within(outline, chariot_outline(there), arena.contact)
    ]
    danger = 0.0
    for other in touched:
        chance = chance_to_win_duel(mine, hidden_horseshoe_odds(seen, other))
        danger += (
            (chance - 0.6) * WORTH_OF_A_TURN / 2
            if chance > LEAST_CHANCE_FOR_DUEL
            else (chance - 0.55) * WORTH_OF_A_TURN
        )
    return danger


def _strike(seen: View, moves: Sequence[Move]) -> Move:
    """Whip whom the horseshoes in hand most likely beat, if anyone."""
    mine = count_horseshoes(seen.scene.chariots[deciding_chariot(seen)].hand)
    best = LEAST_CHANCE_FOR_DUEL
    found: Move = next(move for move in moves if isinstance(move, NoWhip))
    for move in moves:
        if isinstance(move, Whip):
            chance = chance_to_win_duel(mine, hidden_horseshoe_odds(seen, move.target))
            if chance > best:
                best, found = chance, move
    return found


# The odds --------------------------------------------------------------------------------------------------


def hidden_horseshoe_odds(seen: View, other: int) -> tuple[float, ...]:
    """Tell how likely another's hand holds none, one, two … horseshoes."""
    chariot = seen.scene.chariots[other]
    if chariot.hand:
        return (0.0,) * count_horseshoes(chariot.hand) + (1.0,)
    odds: tuple[float, ...] = (1.0,)
    for back, unseen in zip("nr", seen.unseen, strict=True):
        odds = _sum(odds, _among(unseen, chariot.backs.count(back)))
    return odds


@lru_cache(maxsize=1 << 12)
def _among(unseen: Deck, drawn: int) -> tuple[float, ...]:
    """Tell how likely some cards drawn from those unseen hold none, one, two … horseshoes."""
    cards = sum(unseen)
    lucky = sum(count * HORSESHOES[card] for card, count in zip(CARD_KINDS, unseen, strict=True))
    if drawn > cards:
        return (1.0,)
    ways = comb(cards, drawn)
    return tuple(comb(lucky, some) * comb(cards - lucky, drawn - some) / ways for some in range(drawn + 1))


def _sum(one: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, ...]:
    total = [0.0] * (len(one) + len(other) - 1)
    for a, chance in enumerate(one):
        for b, also in enumerate(other):
            total[a + b] += chance * also
    return tuple(total)


def chance_to_win_duel(mine: int, theirs: tuple[float, ...]) -> float:
    """Say how likely a die and `mine` beat a die and theirs; four horseshoes count (4.2, 5.2)."""
    return sum(chance * _beats(min(4, mine) - min(4, count)) for count, chance in enumerate(theirs))


@lru_cache(maxsize=16)
def _beats(edge: int) -> float:
    """Count the dice that settle it: equal dice are rolled again, and so are equal totals."""
    rolls = [(a + edge, b) for a in range(1, 7) for b in range(1, 7) if a != b]
    wins, losses = sum(a > b for a, b in rolls), sum(a < b for a, b in rolls)
    return wins / (wins + losses)
