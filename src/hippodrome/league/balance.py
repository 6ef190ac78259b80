"""How fair the courses are, and how often their rules bite: one kind of charioteer in every lane."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from hippodrome.atlas import course_names
from hippodrome.atlas.ben_hur import arena_names
from hippodrome.course import bottlenecks
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.moving import refused_cards, road_ahead
from hippodrome.games.ave_caesar.state import State as Race
from hippodrome.games.ave_caesar.track import Mask, Track
from hippodrome.league.estimates import Estimate, mean, share
from hippodrome.league.heat import Outcome, race, won
from hippodrome.league.local import processes, uninterrupted
from hippodrome.league.plan import DIRECTIONS, Heat, Venue, room_of


class Trial(NamedTuple):
    """One venue to be measured: who drives, how many races, and the seed."""

    game: str
    venue: Venue
    charioteer: str
    races: int
    seed: int


class Balance(NamedTuple):
    """What was measured at a venue.

    `wins` by start lane, of the races in which a chariot started there; `ends` and `bites` as shares of
    chariots and of turns; `rounds` are turns a chariot.
    """

    venue: Venue
    wins: dict[int, Estimate]
    unwon: Estimate
    ends: dict[str, Estimate]
    bites: dict[str, Estimate]
    rounds: Estimate


AVE_CAESAR = {
    "4.1": "a 6 barred",
    "3.3": "a card blocked",
    "bottleneck": "blocked at a bottleneck",
    "5.3": "waiting for the alley",
    "pass": "nothing playable",
}
BEN_HUR = {
    "ram": "a ram",
    "whip": "a whip",
    "accident": "an accident",
    "lost": "a turn lost",
    "crash": "a crash",
}
BITES = {"ave-caesar": AVE_CAESAR, "ben-hur": BEN_HUR}
"""What is counted in the turns of each game, and how it is called."""


def trials(game: str, charioteer: str, races: int, seed: int) -> list[Trial]:
    """List every course of a game with every number of chariots it is made for, both ways round."""
    courses = course_names() if game == "ave-caesar" else arena_names()
    return [
        Trial(game, Venue(course, direction, chariots), charioteer, races, seed)
        for course in courses
        for chariots in range(room_of(game, course)[0], room_of(game, course)[1] + 1)
        for direction in DIRECTIONS[game]
    ]


def measure_all(given: Sequence[Trial], jobs: int) -> Iterator[Balance]:
    """Measure all venues, in order, by so many processes."""
    if jobs == 1:
        yield from map(measure, given)
        return
    with processes(jobs) as pool:
        with uninterrupted():
            measured = pool.map(measure, given)
        yield from measured


def measure(trial: Trial) -> Balance:
    """Race at a venue and count."""
    bites: Counter[str] = Counter()
    drivers = (trial.charioteer,) * trial.venue.chariots

    def watch(state: Any, move: Any) -> None:
        bites.update(bites_of(state, move))

    outcomes = [
        race(trial.game, Heat(number, number, trial.venue, drivers), trial.seed, watch=watch)
        for number in range(1, trial.races + 1)
    ]
    turns = sum(it.turns for it in outcomes)
    return Balance(
        venue=trial.venue,
        wins=_wins(outcomes),
        unwon=share(sum(not any(map(won, it.chariots)) for it in outcomes), len(outcomes)),
        ends=_ends(outcomes),
        bites={name: share(bites[name], turns) for name in BITES[trial.game]},
        rounds=mean([it.turns / trial.venue.chariots] for it in outcomes),
    )


def bites_of(state: Any, move: Any) -> set[str]:
    """Tell which rules got in the way of a turn."""
    if not isinstance(state, Race):
        kind = type(move).__name__.lower()
        return {kind} & BEN_HUR.keys()
    assert isinstance(move, Move)  # noqa: S101  (a state of Ave Caesar has moves of Ave Caesar)
    refused = set(refused_cards(state))
    found = {clause for _, clause in refused} | ({"pass"} if move.kind == "pass" else set())
    return found | ({"bottleneck"} if any(_by_bottleneck(state, *it) for it in refused) else set())


def _by_bottleneck(state: Race, card: int, clause: str) -> bool:
    """Say whether a card could be played, were it not for a chariot in a bottleneck."""
    track, station = state.around.track, state.queue[0][0]
    return clause == "3.3" and bool(road_ahead(track, station, state.occupied & ~_narrow(track))[card])


@lru_cache(maxsize=32)
def _narrow(track: Track) -> Mask:
    return sum(1 << track.index[space] for space in bottlenecks(track.course))


def _wins(outcomes: Sequence[Outcome]) -> dict[int, Estimate]:
    """Tell how often the chariots that started in each lane or place won."""
    seen = [it for outcome in outcomes for it in outcome.chariots]
    return {
        start: share(sum(won(it) for it in seen if it.start == start), sum(it.start == start for it in seen))
        for start in sorted({it.start for it in seen})
    }


def _ends(outcomes: Sequence[Outcome]) -> dict[str, Estimate]:
    ends = Counter(it.end for outcome in outcomes for it in outcome.chariots)
    return {end: share(ends[end], ends.total()) for end in ("finished", "disqualified", "out")}
