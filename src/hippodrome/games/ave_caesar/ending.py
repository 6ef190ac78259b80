"""Section 6: the end — running out of cards or points, stalemate, laurels and the ranking."""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.games.ave_caesar.kit import LAURELS, points
from hippodrome.games.ave_caesar.state import DISQUALIFIED, FINISHED, OUT, UNMANNED, Chariot, Race
from hippodrome.games.ave_caesar.track import off_course


def is_out(race: Race, chariot: Chariot) -> bool:
    """Say whether a chariot has no card left, or too few points to get home where that counts (6.2)."""
    if not (chariot.hand or chariot.deck or chariot.tucked):
        return True
    if race.options.retire == "cards_out" or chariot.unmanned:
        return False
    left = points(chariot.hand) + points(chariot.deck) + sum(chariot.tucked)
    return left < race.track.to_finish[chariot.station]


def put_out(race: Race, chariot: Chariot) -> Chariot:
    """Take a chariot off the course for good, before the finish; a disqualification counts no more."""
    lap = race.track.lap(chariot.station)
    return chariot._replace(station=off_course(lap), marks=chariot.marks & ~DISQUALIFIED | OUT)


def patience(race: Race, chariots: int) -> int:
    """Count the still turns in a row after which all still racing are out (6.6)."""
    return (25 if race.options.blocked_hand == "tuck" else 2) * chariots


def laurels(chariots: Sequence[Chariot], left: Sequence[int]) -> tuple[int, ...]:
    """Share out the laurels by order of finish among the chariots that qualify (6.4)."""
    won = [0] * len(chariots)
    qualified = [number for number in left if _finished(chariots[number]) and _qualifies(chariots[number])]
    for number, wreath in zip(qualified, LAURELS, strict=False):
        won[number] = wreath
    return tuple(won)


def ranking(chariots: Sequence[Chariot], left: Sequence[int]) -> tuple[int, ...]:
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
