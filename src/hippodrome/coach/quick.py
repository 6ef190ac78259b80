"""The plain charioteer of Ave Caesar's playouts: wastes few points and stops in the alley in time.

It looks at the imagined state itself, which spares it a view, and knows by heart what never changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hippodrome.games.ave_caesar.kit import CARD, Cards, kinds
from hippodrome.games.ave_caesar.moves import FINISH, Move
from hippodrome.games.ave_caesar.state import OWES, State
from hippodrome.games.ave_caesar.track import NEVER, Station, Track, bits

Worth = tuple[float, float, int]


def drive(state: State, moves: Sequence[Move]) -> Move:
    """Choose for the chariot to move."""
    station, hand, _, _, marks = state.chariots[state.turn]
    track = state.race.track
    if not marks & OWES:
        return max(moves, key=lambda move: _free(track, station, move))
    return max(moves, key=lambda move: _owing(track, station, hand, move))


@lru_cache(maxsize=1 << 16)
def _free(track: Track, station: Station, move: Move) -> Worth:
    """Weigh a move of a chariot that owes nothing: to waste little, then to get on."""
    if move.kind not in ("drive", "vote"):
        return _idle(move)
    if move.to == FINISH:
        return (9.0, -move.card, 0)
    to = track.after(station, move.card, move.to)
    return (1.0, -waste(track, station, to, move.card, owes=False), move.card)


@lru_cache(maxsize=1 << 16)
def _owing(track: Track, station: Station, hand: Cards, move: Move) -> Worth:
    """Weigh a move of a chariot that owes tribute: not to miss the alley, then to waste little."""
    if move.kind not in ("drive", "vote"):
        return _idle(move)
    if move.to == FINISH:
        return (0.0, -move.card, 0)
    to = track.after(station, move.card, move.to)
    gain = -waste(track, station, to, move.card, owes=True)
    if track.pays[to]:
        return (1.0, gain + 1.2, move.card)
    stops = stop_cards(track, to)
    chances = sum(card in stops for card in kinds(Cards(hand - CARD[move.card])))
    return (float(track.can_pay[to]), gain + 0.5 * chances, move.card)


def _idle(move: Move) -> Worth:
    # A tucked card comes back last: best one that is little use, a middling one.
    return (-1.0, -abs(move.card - 3.5), 0) if move.kind == "tuck" else (-2.0, 0.0, 0)


def waste(track: Track, station: Station, to: Station, card: int, *, owes: bool) -> int:
    """Count the points of a card that bring its chariot no nearer to the finish."""
    here = steps_needed(track, owes=owes)[station]
    return card - (here - steps_needed(track, owes=owes and not track.pays[to])[to])


@lru_cache(maxsize=64)
def steps_needed(track: Track, *, owes: bool) -> tuple[int, ...]:
    """Count the fewest steps to the finish from every station, by way of the alley where tribute is owed."""
    if not owes:
        return track.to_finish
    needed = [NEVER] * (track.finish + 1)
    for station in sorted(range(track.finish), key=lambda it: -track.progress[it]):
        if track.pays[station]:
            needed[station] = track.to_finish[station]
        else:
            needed[station] = 1 + min((needed[it] for it in bits(track.ahead[station])), default=NEVER)
    return tuple(needed)


@lru_cache(maxsize=1 << 14)
def stop_cards(track: Track, station: Station) -> frozenset[int]:
    """List the cards that would stop in the alley from a station, on an empty course."""
    reach = track.reach(station, 0)
    return frozenset(
        card
        for card, reached in enumerate(reach)
        if any(it < track.finish and track.pays[it] for it in reached)
    )
