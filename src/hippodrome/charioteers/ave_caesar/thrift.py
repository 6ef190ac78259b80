"""How far it still is to the finish, and how much of a card is wasted on the way."""

from __future__ import annotations

from functools import lru_cache

from hippodrome.games.ave_caesar.track import UNREACHABLE_STEPS, Station, Track, set_bits


@lru_cache(maxsize=64)
def steps_needed(track: Track, *, owes: bool) -> tuple[int, ...]:
    """Count the fewest steps to the finish from every station, by way of the alley where tribute is owed."""
    if not owes:
        return track.to_finish
    needed = [UNREACHABLE_STEPS] * (track.finish + 1)
    for station in sorted(range(track.finish), key=lambda it: -track.progress[it]):
        if track.pays[station]:
            needed[station] = track.to_finish[station]
        else:
            needed[station] = 1 + min(
                (needed[it] for it in set_bits(track.ahead[station])), default=UNREACHABLE_STEPS
            )
    return tuple(needed)


def wasted_points(track: Track, station: Station, to: Station, card: int, *, owes: bool) -> int:
    """Count the points of a card that bring its chariot no nearer to the finish."""
    return card - steps_gained(track, station, to, owes=owes)


def steps_gained(track: Track, station: Station, to: Station, *, owes: bool) -> int:
    """Count by how many steps a drive brings its chariot nearer to the finish."""
    here = steps_needed(track, owes=owes)[station]
    return here - steps_needed(track, owes=owes and not track.pays[to])[to]
