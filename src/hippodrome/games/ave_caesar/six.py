"""Section 4: the six — the chariot in the lead may not be driven with it, and when it may after all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hippodrome.games.ave_caesar.kit import SIX, Cards
from hippodrome.games.ave_caesar.state import (
    FINISHED,
    HAND_AT,
    MARKS_AT,
    STATION_AT,
    Chariot,
    RaceContext,
    Racer,
    RaceTerms,
)


def six_barred(context: RaceContext, queue: Sequence[Racer], lead: int) -> bool:
    """Say whether the chariot to play, in the lead, may not play a 6 (4.1); the first card is free (4.2)."""
    if (context.still or context.finished) and six_free_for_leaders(context, len(queue)):
        return False
    return not (only_sixes(queue[0][HAND_AT]) and six_released(context.race, queue, lead))


def six_free_for_leaders(context: RaceContext, racing: int) -> bool:
    """Say whether the leaders may play a 6 whatever they hold: after a finish, or a round without a move."""
    return nobody_moved(context.still, racing) or six_free_after_finish(context.race, context.gone)


def nobody_moved(still: int, racing: int) -> bool:
    """Say whether as many turns in a row as there are chariots racing went by without a move (4.7)."""
    return 0 < still >= racing


def leaders(race: RaceTerms, queue: Iterable[Racer], lead: int) -> list[Racer]:
    """List the chariots in the lead: most laps, then the front edge furthest along the lap (4.3)."""
    progress = race.track.progress
    return [racer for racer in queue if progress[racer[STATION_AT]] == lead]


def six_free_after_finish(race: RaceTerms, chariots: Iterable[Racer | Chariot]) -> bool:
    """Say whether sixes are free for all, since somebody has crossed the line for good (4.6)."""
    return race.options.six_free_after_finish and any(it[MARKS_AT] & FINISHED for it in chariots)


def six_released(race: RaceTerms, queue: Sequence[Racer], lead: int) -> bool:
    """Say whether the leaders hold nothing but sixes and together shut the road to all others (4.5)."""
    return leaders_hold_sixes(race, queue, lead) and leaders_shut_road(race, queue, lead)


def leaders_hold_sixes(race: RaceTerms, queue: Iterable[Racer], lead: int) -> bool:
    """Say whether every chariot in the lead holds nothing but sixes (4.5)."""
    return all(only_sixes(leader[HAND_AT]) for leader in leaders(race, queue, lead))


def only_sixes(hand: Cards) -> bool:
    """Say whether a hand is nothing but sixes; an empty hand does not count (4.4, 4.5)."""
    return hand >= SIX and hand % SIX == 0


def leaders_shut_road(race: RaceTerms, queue: Sequence[Racer], lead: int) -> bool:
    """Say whether the leaders' spaces, closed, keep every other chariot from a full lap onward (4.5).

    The course is looked at with no other chariot on it; with no other chariot racing it holds too.
    """
    track = race.track
    closed = 0
    for leader in leaders(race, queue, lead):
        closed |= track.bit[leader[STATION_AT]]
    return not any(
        track.can_drive_round(racer[STATION_AT] % track.size, closed)
        for racer in queue
        if track.progress[racer[STATION_AT]] != lead
    )
