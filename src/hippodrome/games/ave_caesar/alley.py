"""Section 5: the emperor's alley — paying tribute, waiting for it, and disqualification."""

from __future__ import annotations

from typing import Final

from hippodrome.games.ave_caesar.state import DISQUALIFIED, FINISHED, OWES, PAID
from hippodrome.games.ave_caesar.track import Mask, Station, Track

MOST_ANSWERS_PER_SPACE: Final = 4_000
"""How many answers about access a space remembers before it starts anew."""


def marks_after_arriving(track: Track, station: Station, marks: int) -> int:
    """Mark a chariot that comes to rest on a station: paid (5.1), disqualified (5.4), finished (6.1)."""
    if station == track.finish:
        marks |= FINISHED
    if not marks & OWES:
        return marks
    if station != track.finish and track.pays[station]:
        return marks & ~OWES | PAID
    if may_still_pay(track, station) or (station != track.finish and track.alley & track.bit[station]):
        return marks
    return marks & ~OWES | DISQUALIFIED


def may_still_pay(track: Track, station: Station) -> bool:
    """Say whether tribute can be paid on a station or beyond it, whatever the cards (5.3, 5.4)."""
    return track.can_pay[station]


def alley_access_shut(track: Track, station: Station, occupied: Mask) -> bool:
    """Say whether the other chariots leave no free way from a station to the alley's entrance (5.3).

    Asked only where a drive could throw the last chance to pay away: elsewhere nothing depends on it.
    """
    space = station % track.size
    others = occupied & track.outlooks[station][3]
    known = track.shut[space]
    shut = known.get(others)
    if shut is None:
        if len(known) >= MOST_ANSWERS_PER_SPACE:
            known.clear()
        shut = known[others] = _shut(track, space, others)
    return shut


def _shut(track: Track, space: int, others: Mask) -> bool:
    """Look for a free way; where an empty course has none, only one on the entrance is to blame."""
    if others & track.entrance:
        return True
    return not track.reaches_entrance(space, others) and track.reaches_entrance(space, 0)
