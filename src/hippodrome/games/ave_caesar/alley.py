"""Section 5: the emperor's alley — paying tribute, waiting for it, and disqualification."""

from __future__ import annotations

from hippodrome.games.ave_caesar.state import DISQUALIFIED, FINISHED, OWES, PAID
from hippodrome.games.ave_caesar.track import Station, Track


def marks_at_rest(track: Track, station: Station, marks: int) -> int:
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
