"""Charioteers with a temper: they drive by eye, each blind to something a practised one minds.

Nobody here throws dice. Whoever is weak is weak as people are: sees no further than the next bend, drives the
highest card first, puts the emperor off, or never looks who stands in the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from hippodrome.charioteers.ave_caesar.plain import Charioteer, count_cards_into_alley
from hippodrome.charioteers.ave_caesar.thrift import steps_gained
from hippodrome.games.ave_caesar.kit import CARD_BY_VALUE, NO_CARDS, Cards
from hippodrome.games.ave_caesar.moves import FINISH, Move
from hippodrome.games.ave_caesar.state import OWES, RaceTerms
from hippodrome.games.ave_caesar.track import Station, Track, set_bits
from hippodrome.games.ave_caesar.view import View
from hippodrome.race.protocol import Pick

TWELFTHS_PER_COLUMN: Final = 12
"""How much further along a chariot is by a column of the course."""

CLOSE_GAP_TWELFTHS: Final = 3 * TWELFTHS_PER_COLUMN
"""Whoever is no further behind than this is held up by a chariot in a narrow place."""


class Temper(NamedTuple):
    """What a charioteer minds about a drive, in points of a card, and what it does not see."""

    haste: float = 0.0
    """What each point of the card is worth: impatience."""
    waste: float = 1.0
    """What each point costs that brings it no nearer, as far as it sees."""
    sight: int | None = None
    """How many steps beyond the drive it sees; None is all the way to the finish."""
    pays: float = 1.2
    """What it is worth to pay tribute."""
    stop: float = 0.5
    """What each card is worth that is kept and could stop in the alley next."""
    puts_off: bool = False
    """Whether it thinks of the emperor only when the alley ahead is the last."""
    heeds: bool = True
    """Whether it sees when a drive throws the last chance to pay away."""
    blocks: float = 0.0
    """What each rival close behind is worth where only one space leads on."""
    stuck: float = 0.0
    """What each space right ahead costs on which a rival stands."""


HOTHEAD_TEMPER: Final = Temper(haste=1.0, sight=0, stop=0.0, puts_off=True, heeds=False)
STANDER_TEMPER: Final = Temper(blocks=0.6)
DELAYER_TEMPER: Final = Temper(sight=0, stop=0.0, puts_off=True, haste=0.7)


def make_hothead(_pick: Pick | None = None) -> Charioteer:
    """Make a bold one: it drives its highest card, and thinks of the emperor too late."""
    return make_charioteer_of(HOTHEAD_TEMPER)


def make_stander(_pick: Pick | None = None) -> Charioteer:
    """Make a blocker: it stands where the road is narrow with rivals behind, at any price."""
    return make_charioteer_of(STANDER_TEMPER)


def make_delayer(_pick: Pick | None = None) -> Charioteer:
    """Make a gambler: it puts the emperor off to the last visit, and sees no further than where it lands."""
    return make_charioteer_of(DELAYER_TEMPER)


def make_charioteer_of(temper: Temper) -> Charioteer:
    """Make a charioteer who drives by a temper."""

    def decide(view: View, moves: Sequence[Move]) -> Move:
        race = view.race
        if race is None:
            return moves[0]
        return max(moves, key=lambda move: _liking(temper, view, race, move))

    return decide


def _liking(temper: Temper, view: View, race: RaceTerms, move: Move) -> tuple[float, ...]:
    """Tell how much a temper likes a move; among equals, the higher card."""
    if move.kind not in ("drive", "vote"):
        return (-1_000.0, -abs(move.card - 3.5))
    if move.to == FINISH:
        return (1_000.0, -move.card)
    track, chariot = race.track, view.chariots[view.turn]
    here = chariot.station
    to = track.station_after_drive(here, move.card, move.to)
    owes = bool(chariot.marks & OWES)
    pays = owes and track.pays[to]
    worth = temper.haste * move.card
    minds = owes and not (temper.puts_off and _another_visit(track, here))
    worth += temper.waste * (_gained(track, here, to, temper.sight, owes=minds) - move.card)
    if minds and pays:
        worth += temper.pays
    elif minds and temper.stop:
        worth += temper.stop * count_cards_into_alley(
            track, to, Cards((chariot.hand or NO_CARDS) - CARD_BY_VALUE[move.card])
        )
    if owes and temper.heeds and not track.can_pay[to]:
        worth -= 100.0
    if temper.blocks or temper.stuck:
        worth += _company(temper, view, track, to)
    return (worth, move.card)


def _company(temper: Temper, view: View, track: Track, to: Station) -> float:
    """Tell what rivals are worth to whoever stands there: close behind in a narrow place, or in the way."""
    along, ahead = track.progress[to], track.ahead[to]
    worth = 0.0
    for number, rival in enumerate(view.chariots):
        if number == view.turn or rival.station < 0:
            continue
        behind = along - track.progress[rival.station]
        if ahead.bit_count() == 1 and 0 <= behind <= CLOSE_GAP_TWELFTHS:
            worth += temper.blocks
        if ahead >> rival.station & 1:
            worth -= temper.stuck
    return worth


def _gained(track: Track, here: Station, to: Station, sight: int | None, *, owes: bool) -> float:
    """Tell by how many steps a drive brings a chariot nearer, as far as is seen."""
    if sight is None:
        return steps_gained(track, here, to, owes=owes)
    seen = furthest_seen(track, sight)
    return (seen[to] - seen[here]) / TWELFTHS_PER_COLUMN


@lru_cache(maxsize=64)
def furthest_seen(track: Track, steps: int) -> tuple[int, ...]:
    """Tell from every station how far along so many steps lead on an empty course."""
    ways = [tuple(it for it in set_bits(ahead) if it < track.finish) for ahead in track.ahead[: track.finish]]
    seen = list(track.progress[: track.finish])
    for _ in range(steps):
        seen = [max((seen[it] for it in onward), default=seen[at]) for at, onward in enumerate(ways)]
    return tuple(seen)


def _another_visit(track: Track, station: Station) -> bool:
    """Say whether tribute could still be paid a lap later."""
    later = station + track.size
    return later < track.finish and track.can_pay[later]
