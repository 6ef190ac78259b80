"""Section 4: the six — the chariot in the lead may not be driven with it, and when it may after all."""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.games.ave_caesar.kit import SIX, Cards
from hippodrome.games.ave_caesar.state import FINISHED, Chariot, Race, racing


def barred(race: Race, chariots: Sequence[Chariot], turn: int, still: int, lead: int) -> bool:
    """Say whether a chariot in the lead may not play a 6 (4.1); the first card of all is free (4.2)."""
    if free_for_leaders(race, chariots, still):
        return False
    return not (only_sixes(chariots[turn].hand) and released(race, chariots, lead))


def free_for_leaders(race: Race, chariots: Sequence[Chariot], still: int) -> bool:
    """Say whether the leaders may play a 6 whatever they hold: after a finish, or a round without a move."""
    nobody_moved = bool(still) and still >= racing(chariots)  # 4.7
    return nobody_moved or free_after_finish(race, chariots)


def leaders(race: Race, chariots: Sequence[Chariot], lead: int) -> list[Chariot]:
    """List the chariots in the lead: most laps, then the front edge furthest along the lap (4.3)."""
    progress = race.track.progress
    return [chariot for chariot in chariots if chariot.on_course and progress[chariot.station] == lead]


def free_after_finish(race: Race, chariots: Sequence[Chariot]) -> bool:
    """Say whether sixes are free for all, since somebody has crossed the line for good (4.6)."""
    return race.options.six_free_after_finish and any(it.marks & FINISHED for it in chariots)


def released(race: Race, chariots: Sequence[Chariot], lead: int) -> bool:
    """Say whether the leaders hold nothing but sixes and together shut the road to all others (4.5)."""
    ahead = leaders(race, chariots, lead)
    return all(only_sixes(chariot.hand) for chariot in ahead) and road_shut(race, chariots, lead)


def only_sixes(hand: Cards) -> bool:
    """Say whether a hand is nothing but sixes; an empty hand does not count (4.4, 4.5)."""
    return hand >= SIX and hand % SIX == 0


def road_shut(race: Race, chariots: Sequence[Chariot], lead: int) -> bool:
    """Say whether the leaders' spaces, closed, keep every other chariot from a full lap onward (4.5).

    The course is looked at with no other chariot on it; with no other chariot racing it holds too.
    """
    track = race.track
    closed = 0
    for leader in leaders(race, chariots, lead):
        closed |= track.bit[leader.station]
    return not any(
        track.can_drive_round(chariot.station % track.size, closed)
        for chariot in chariots
        if chariot.on_course and track.progress[chariot.station] != lead
    )
