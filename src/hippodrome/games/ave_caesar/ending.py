"""Section 6: the end — running out of cards or points, stalemate, laurels and the ranking."""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.games.ave_caesar.kit import LAURELS, Cards, sum_of_points
from hippodrome.games.ave_caesar.state import DISQUALIFIED, FINISHED, OUT, UNMANNED, Chariot, Racer, RaceTerms
from hippodrome.games.ave_caesar.track import off_course


def has_to_retire(race: RaceTerms, racer: Racer) -> bool:
    """Say whether a chariot has no card left, or too few points to get home where that counts (6.2)."""
    station, hand, deck, tucked, marks, _ = racer
    if not (hand or deck or tucked):
        return True
    if race.options.retire == "cards_out" or marks & UNMANNED:
        return False
    return points_left(hand, deck, tucked) < race.track.to_finish[station]


def points_left(hand: Cards, deck: Cards, tucked: Sequence[int]) -> int:
    """Count the points of all cards that have not been played (6.2)."""
    return sum_of_points(hand) + sum_of_points(deck) + sum(tucked)


def put_out(race: RaceTerms, racer: Racer) -> Racer:
    """Take a chariot off the course for good, before the finish; a disqualification counts no more."""
    station, hand, deck, tucked, marks, number = racer
    return off_course(race.track.lap(station)), hand, deck, tucked, marks & ~DISQUALIFIED | OUT, number


def still_turns_allowed(race: RaceTerms, chariots: int) -> int:
    """Count the still turns in a row after which all still racing are out (6.6)."""
    return (25 if race.options.blocked_hand == "tuck" else 2) * chariots


def share_laurels(chariots: Sequence[Chariot], left: Sequence[int]) -> tuple[int, ...]:
    """Share out the laurels by order of finish among the chariots that qualify (6.4)."""
    won = [0] * len(chariots)
    qualified = [number for number in left if _finished(chariots[number]) and _qualifies(chariots[number])]
    for number, wreath in zip(qualified, LAURELS, strict=False):
        won[number] = wreath
    return tuple(won)


def rank_left_chariots(chariots: Sequence[Chariot], left: Sequence[int]) -> tuple[int, ...]:
    """Rank the chariots that have left: finishers, disqualified finishers, then the later out the higher.

    Unmanned chariots take no place (6.5, 8.2).
    """
    manned = [number for number in left if not chariots[number].unmanned]
    home = [number for number in manned if _finished(chariots[number])]
    qualified = [number for number in home if _qualifies(chariots[number])]
    disqualified = [number for number in home if not _qualifies(chariots[number])]
    out = [number for number in reversed(manned) if not _finished(chariots[number])]
    return (*qualified, *disqualified, *out)


def _finished(chariot: Chariot) -> bool:
    return bool(chariot.marks & FINISHED)


def _qualifies(chariot: Chariot) -> bool:
    return not chariot.marks & (DISQUALIFIED | UNMANNED)
