"""Charioteers of Ben Hur: each decides from a view and the moves offered, never from the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import atan2, pi
from typing import Final

from hippodrome.games.ben_hur.arena import Arena, lap_section
from hippodrome.games.ben_hur.geometry import Pose
from hippodrome.games.ben_hur.kit import (
    CARD_KINDS,
    CHARIOT_LENGTH,
    HIGHEST_BAD_NUMBER,
    HORSESHOES,
    RULER_LENGTH,
    Card,
    count_horseshoes,
)
from hippodrome.games.ben_hur.moves import (
    Accident,
    Concede,
    Drive,
    Move,
    NoFurtherCard,
    NoWhip,
    Ram,
    Redraw,
    TakeFromDeck,
    TakeLostWhip,
    Whip,
)
from hippodrome.games.ben_hur.placements import FIXED_TURNS, FREE_TURNS, Placement, open_placements
from hippodrome.games.ben_hur.state import chariots_in_the_way, pose_of
from hippodrome.games.ben_hur.view import View
from hippodrome.race.protocol import Pick

Charioteer = Callable[[View, Sequence[Move]], Move]
"""Whoever decides for a seat."""

COST_OF_RUIN: Final = 16_000.0
"""What being out is worth, as a length of sand."""

_NEXT: Final = 0.6
"""How much the sand gained next turn counts beside that gained now."""

TURN_ANGLES_BY_TENS: Final = tuple(range(-30, 31, 10))
MOST_MOVES_WEIGHED: Final = 150
"""So many moves are weighed one by one; of more, with free steering, only the turns by tens of degrees."""

_FARTHEST: Final = CHARIOT_LENGTH + max(RULER_LENGTH.values())


def make_random(pick: Pick) -> Charioteer:
    """Make a charioteer who plays any move offered."""
    return lambda _view, moves: moves[pick(len(moves))]


def make_fast_but_braking(_pick: Pick | None = None) -> Charioteer:
    """Make a charioteer who drives as fast as it can still get on, and brakes for the bends."""
    return _decide


def lap_distance(arena: Arena, x: int, y: int) -> float:
    """Measure how far along the middle of the sand a point is."""
    half, middle = arena.half, (arena.inner + arena.outer) / 2
    match lap_section(arena, x, y):
        case 0:
            return x
        case 1:
            return half + middle * (atan2(y, x - half) + pi / 2)
        case 2:
            return 2 * half + middle * pi - x
        case 3:
            return 3 * half + middle * (pi + pi / 2 - atan2(y, -half - x))
        case _:
            return 4 * half + middle * 2 * pi + x


def sand_between(arena: Arena, old: Pose, new: Pose) -> float:
    """Measure how much sand lies between two poses."""
    lap = 4 * arena.half + pi * (arena.inner + arena.outer)
    gained = lap_distance(arena, new.x, new.y) - lap_distance(arena, old.x, old.y)
    return gained + lap if gained < -lap / 2 else gained


@lru_cache(maxsize=1 << 15)
def _room(arena: Arena, pose: Pose, length: int) -> float:
    """Find the most sand a ruler can gain from a pose with nobody in the way; 0 when walls forbid it."""
    return max(
        (
            sand_between(arena, pose, placed.pose)
            for placed in open_placements(arena, pose, length, (), FIXED_TURNS)
        ),
        default=0.0,
    )


def sample_moves(moves: Sequence[Move]) -> list[Move]:
    """Sample the moves to weigh: without giving up, and of very many drives only those at tens of degrees."""
    kept: list[Move] = [move for move in moves if not isinstance(move, Concede)]
    if len(kept) <= MOST_MOVES_WEIGHED:
        return kept
    tens: list[Move] = [
        it for it in kept if not isinstance(it, Drive | Ram) or it.ruler % 10 == it.turn % 10 == 0
    ]
    return tens if any(isinstance(it, Drive | Ram) for it in tens) else kept


def _decide(seen: View, moves: Sequence[Move]) -> Move:
    if len(moves) == 1:
        return moves[0]
    moves = sample_moves(moves)
    first = moves[0]
    if isinstance(first, Redraw):
        return first
    if isinstance(first, TakeFromDeck):
        return _deck(seen, moves)
    if any(isinstance(move, Whip | NoWhip) for move in moves):
        return _whip(seen, moves)
    if any(isinstance(move, TakeLostWhip) for move in moves):
        return _suffer(seen, moves)
    return _card(seen, moves)


def deciding_chariot(seen: View) -> int:
    """Tell the chariot that is to decide."""
    number = seen.scene.actor
    if number is None:
        raise ValueError("nobody is to decide")
    return number


# The card --------------------------------------------------------------------------------------------------


def _card(seen: View, moves: Sequence[Move]) -> Move:
    """Choose the card and the placement that promise most sand."""
    number = deciding_chariot(seen)
    scene = seen.scene
    arena, chariot = scene.table.arena, scene.chariots[number]
    pose = pose_of(chariot)
    placed = placements_reached(seen, moves)
    ranked = sorted(
        (
            (sand_between(arena, pose, placed[move].pose) if move in placed else 0.0, at)
            for at, move in enumerate(moves)
        ),
        reverse=True,
    )
    best, found = float("-inf"), moves[0]
    for gained, at in ranked:
        move = moves[at]
        if move in placed and gained + _NEXT * _FARTHEST <= best:
            continue
        value = worth_of_move(seen, move, gained, placed)
        if value > best:
            best, found = value, move
    return found


def placements_reached(seen: View, moves: Sequence[Move]) -> dict[Move, Placement]:
    """Look up where each drive and ram leads."""
    number = deciding_chariot(seen)
    scene = seen.scene
    pose, rivals = pose_of(scene.chariots[number]), chariots_in_the_way(scene, number)
    drawn = {turn for m in moves if isinstance(m, Drive | Ram) for turn in (m.ruler, m.turn)}
    turns = (
        FIXED_TURNS
        if drawn <= {*FIXED_TURNS}
        else TURN_ANGLES_BY_TENS
        if drawn <= {*TURN_ANGLES_BY_TENS}
        else FREE_TURNS
    )
    judged = {
        (card, placed.ruler, placed.turn): placed
        for card in {m.card for m in moves if isinstance(m, Drive | Ram)}
        for placed in open_placements(scene.table.arena, pose, RULER_LENGTH[card], rivals, turns)
    }
    return {m: judged[m.card, m.ruler, m.turn] for m in moves if isinstance(m, Drive | Ram)}


def worth_of_move(seen: View, move: Move, gained: float, placed: dict[Move, Placement]) -> float:
    """Weigh a move by the sand it gains and what its end promises."""
    number = deciding_chariot(seen)
    chariot = seen.scene.chariots[number]
    hand, here = chariot.hand, pose_of(chariot)
    match move:
        case Drive(card):
            return gained + _prospects(seen, placed[move].pose, without_card(hand, card))
        case Ram(card, _, _, target):
            rest = without_card(hand, card)
            chance = _chance(HORSESHOES[card], _likely_horseshoes(seen, target))
            won = gained + _prospects(seen, placed[move].pose, rest) + CHARIOT_LENGTH / 2
            return chance * won + (1 - chance) * _prospects(seen, here, rest)
        case Accident(card):
            bad = HIGHEST_BAD_NUMBER[card] / 6
            out = seen.scene.table.options.accidents == "knockout" and chariot.started
            rest = without_card(hand, card)
            ruin = bad * COST_OF_RUIN if out or not rest else bad * CHARIOT_LENGTH
            return _prospects(seen, here, rest) - ruin
        case NoFurtherCard():
            return _prospects(seen, here, hand)
        case _:
            return 0.0


def without_card(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Take one card out of a hand."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _prospects(seen: View, pose: Pose, hand: tuple[Card, ...]) -> float:
    """Weigh what a pose promises with these cards and one to draw: sand next turn, or a wall."""
    arena = seen.scene.table.arena
    rooms = sorted(
        (_room(arena, pose, RULER_LENGTH[card]) for card in set(hand) if card in RULER_LENGTH), reverse=True
    )
    if rooms and rooms[0] > 0:
        spare = _NEXT * 0.25 * rooms[1] if len(rooms) > 1 else 0.0
        return _NEXT * rooms[0] + spare
    unseen = [(card, count) for card, count in zip(CARD_KINDS, seen.unseen[0], strict=True) if count]
    cards = sum(count for _, count in unseen) or 1
    helpful = sum(
        count
        for card, count in unseen
        if card in HIGHEST_BAD_NUMBER or _room(arena, pose, RULER_LENGTH[card]) > 0
    )
    mishaps = sum(card in HIGHEST_BAD_NUMBER for card in hand)
    risk = 1 - helpful / cards
    if mishaps:
        return -CHARIOT_LENGTH - risk * COST_OF_RUIN / (2 + mishaps)
    return -CHARIOT_LENGTH - risk * COST_OF_RUIN


# The deck --------------------------------------------------------------------------------------------------


def _deck(seen: View, moves: Sequence[Move]) -> Move:
    """Draw from the deck whose unseen cards promise most from here."""
    scores = [(_promise(seen, move), -at) for at, move in enumerate(moves) if isinstance(move, TakeFromDeck)]
    return moves[-max(scores)[1]]


def _promise(seen: View, move: TakeFromDeck) -> float:
    chariot = seen.scene.chariots[deciding_chariot(seen)]
    arena, pose = seen.scene.table.arena, pose_of(chariot)
    held = max(
        (_room(arena, pose, RULER_LENGTH[card]) for card in chariot.hand if card in RULER_LENGTH), default=0.0
    )
    unseen = seen.unseen[move.back == "r"]
    cards = sum(unseen) or 1
    promise = 0.0
    for card, count in zip(CARD_KINDS, unseen, strict=True):
        if not count:
            continue
        if card in HIGHEST_BAD_NUMBER:
            promise += count * (COST_OF_RUIN / 4 if not held else -CHARIOT_LENGTH / 2)
            continue
        room = _room(arena, pose, RULER_LENGTH[card])
        short = CHARIOT_LENGTH / 3 if RULER_LENGTH[card] <= 1200 else 0.0
        promise += count * (
            max(room, held) + short + 100 * HORSESHOES[card] + (COST_OF_RUIN / 2 if room and not held else 0)
        )
    return promise / cards


# The whip --------------------------------------------------------------------------------------------------


def _whip(seen: View, moves: Sequence[Move]) -> Move:
    """Whip whom the horseshoes in hand are likely to beat."""
    number = deciding_chariot(seen)
    mine = count_horseshoes(seen.scene.chariots[number].hand)
    best, found = 0.55, next(move for move in moves if isinstance(move, NoWhip))
    answer: Move = found
    for move in moves:
        if isinstance(move, Whip):
            chance = _chance(mine, _likely_horseshoes(seen, move.target))
            if chance > best:
                best, answer = chance, move
    return answer


def _suffer(seen: View, moves: Sequence[Move]) -> Move:
    """Get rid of the mildest accident while the turn is lost anyway, where that cannot end the race."""
    chariot = seen.scene.chariots[deciding_chariot(seen)]
    deadly = seen.scene.table.options.accidents == "knockout" and chariot.started
    mild = [move for move in moves if isinstance(move, Accident)]
    if deadly or len(chariot.hand) < 2 or not mild:
        return next(move for move in moves if isinstance(move, TakeLostWhip))
    return min(mild, key=lambda move: move.card)


def _likely_horseshoes(seen: View, other: int) -> float:
    """Guess the horseshoes in another's hand from its backs."""
    chariot = seen.scene.chariots[other]
    if chariot.hand:
        return count_horseshoes(chariot.hand)
    guess = 0.0
    for back, unseen in zip("nr", seen.unseen, strict=True):
        cards = sum(unseen) or 1
        lucky = sum(count * HORSESHOES[card] for card, count in zip(CARD_KINDS, unseen, strict=True))
        guess += chariot.backs.count(back) * lucky / cards
    return guess


def _chance(mine: float, theirs: float) -> float:
    """Say how likely a die and `mine` beat a die and `theirs`, ties rolled again."""
    edge = round(mine - theirs)
    wins = sum(a + edge > b for a in range(1, 7) for b in range(1, 7))
    losses = sum(a + edge < b for a in range(1, 7) for b in range(1, 7))
    return wins / (wins + losses) if wins + losses else 0.5
