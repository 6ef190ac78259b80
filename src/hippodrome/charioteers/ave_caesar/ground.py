"""The ground as a charioteer knows it by heart: steps to go, and what habit does with a hand at once.

What a thrifty charioteer plays depends only on where it stands, on the occupied spaces within six steps and
on its hand. So it is worked out once and remembered, and a race can be run ahead at microseconds a turn. The
same goes for one who drives by a taste of its own.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from math import exp
from typing import Final, NamedTuple

from hippodrome.charioteers.ave_caesar.taste import DriveTaste, StandingValue, value_of_cards_kept
from hippodrome.charioteers.ave_caesar.thrift import steps_needed
from hippodrome.games.ave_caesar.alley import alley_access_shut
from hippodrome.games.ave_caesar.kit import CARD_BY_VALUE, VALUES, Cards, different_values
from hippodrome.games.ave_caesar.track import UNREACHABLE_STEPS, Mask, Station, Track, set_bits

# What a chariot has to do with the alley, as habits are looked up by it.
NO_TRIBUTE_OWED: Final = 0
TRIBUTE_OWED: Final = 1
WAITING_FOR_ACCESS: Final = 2

# What a drive does to the tribute.
TRIBUTE_UNCHANGED: Final = 0
TRIBUTE_PAID: Final = 1
TRIBUTE_LOST: Final = 2

BEST_OF_THREE_ODDS: Final = tuple(((6 - rank) ** 3 - (5 - rank) ** 3) / 216 for rank in range(6))
"""How likely the best of three cards at random is the best of all values, the second best, and so on."""

LAST_VISIT_RISK: Final = 0.07
"""How much likelier tribute is never paid when only the last visit is left: others are in the way."""

LONG_WAY_STEPS: Final = 80
"""How many steps a long way is: what counts on a long way counts in proportion on a shorter one."""

MOST_HABITS_CACHED: Final = 120_000
"""How many habits a ground remembers before it starts anew."""


class PlannedDrive(NamedTuple):
    """A drive ready to be made: where to, the card, the spaces that change, what it does to the tribute."""

    to: Station
    card: Cards
    spaces: Mask
    tribute: int


Habit = PlannedDrive | None
"""What habit does: a drive, or nothing where none is open."""

Choices = tuple[tuple[PlannedDrive, ...], tuple[float, ...], tuple[int, ...]]
"""The drives that are open, the best first, how likely each is held to be chosen, and numbers that stand for
them."""

HAND_BITS: Final = 3 * len(VALUES)
"""How many bits a hand takes: the spaces of a rehearsal are numbered from there, so that what a chariot sees,
the occupied spaces within six steps and its hand, is one number."""

THRIFT_SHARPNESS: Final = 1.5
"""How much likelier a drive is held for a point it saves, as an exponent."""

TASTE_SHARPNESS: Final = 0.15
"""The same by taste, whose weights are larger."""

Plan = tuple[PlannedDrive, float, int]
"""A drive, what it is worth to be where it leads, and the cards that could stop in the alley from there, one
bit each."""

ByCard = dict[Cards, list[Plan]]
"""The drives of each card that are open."""


class RememberedTrack:
    """A track with what a charioteer remembers of it, one who is thrifty or one who has a taste."""

    def __init__(self, track: Track, taste: DriveTaste | None = None) -> None:
        self.track = track
        self._taste = taste
        self._sharpness = THRIFT_SHARPNESS if taste is None else TASTE_SHARPNESS
        self.needs = (track.to_finish, steps_needed(track, owes=True))
        """The fewest steps to the finish, without and with tribute owed."""
        self.bit = tuple(Mask(it << HAND_BITS) for it in track.bit)
        self.cone = tuple(Mask(it << HAND_BITS) for it in track.cone)
        self.gates = tuple(Mask(outlook[3] << HAND_BITS) for outlook in track.outlooks)
        """The spaces on which others can shut access to the alley, where that matters (5.3)."""
        self.habits: tuple[tuple[dict[int, Habit], ...], ...] = tuple(
            tuple({} for _ in range(track.finish))
            for _ in (NO_TRIBUTE_OWED, TRIBUTE_OWED, WAITING_FOR_ACCESS)
        )
        self.choices: tuple[tuple[dict[int, Choices], ...], ...] = tuple(
            tuple({} for _ in range(track.finish))
            for _ in (NO_TRIBUTE_OWED, TRIBUTE_OWED, WAITING_FOR_ACCESS)
        )
        self._by_card: tuple[tuple[dict[Mask, ByCard], ...], ...] = tuple(
            tuple({} for _ in range(track.finish))
            for _ in (NO_TRIBUTE_OWED, TRIBUTE_OWED, WAITING_FOR_ACCESS)
        )
        self._kept: dict[Cards, list[tuple[Cards, float, int]]] = {}
        self._plans: tuple[tuple[dict[tuple[int, Station], Plan], ...], ...] = tuple(
            tuple({} for _ in range(track.finish)) for _ in (False, True)
        )
        self._company = taste and StandingValue(taste, 1 + max(track.progress, default=0))
        self.stops = self._stops()
        self.risks = self._risks()
        """How likely a chariot that owes tribute never pays it, by where it stands."""
        self.last_visit = tuple(not self._another_visit(station) for station in range(track.finish))
        """Whether tribute can be paid no later than on the visit to the alley ahead."""
        self._remembered = 0

    def access_shut(self, station: Station, occupied: Mask) -> bool:
        """Say whether the others leave no free way to the alley's entrance (5.3)."""
        return alley_access_shut(self.track, station, occupied >> HAND_BITS)

    def habit_drive(self, alley: int, station: Station, seen: int) -> Habit:
        """Find what is driven by habit, and remember it; see `HAND_BITS` for what is seen."""
        known = self.habits[alley][station]
        if seen in known:
            return known[seen]
        best: Habit = None
        most = float("-inf")
        for drive, worth in self._offers(alley, station, seen):
            if worth > most:
                best, most = drive, worth
        self._make_room()
        known[seen] = best
        return best

    def drive_choices(self, alley: int, station: Station, seen: int) -> Choices:
        """List every drive that a hand allows with its likelihood, and remember them; see `habit`."""
        known = self.choices[alley][station]
        found = known.get(seen)
        if found is None:
            weighed = sorted(self._offers(alley, station, seen), key=lambda it: -it[1])
            sharpness = self._sharpness
            shares = [exp(max(-8.0, sharpness * (worth - weighed[0][1]))) for _, worth in weighed]
            whole = sum(shares)
            found = (
                tuple([drive for drive, _ in weighed]),
                tuple([share / whole for share in shares]),
                tuple([hash(drive) for drive, _ in weighed]),
            )
            self._make_room()
            known[seen] = found
        return found

    def _make_room(self) -> None:
        """Forget everything when there is too much of it."""
        if self._remembered >= MOST_HABITS_CACHED:
            for habits in chain(*self.habits):
                habits.clear()
            for choices in chain(*self.choices):
                choices.clear()
            for by_card in chain(*self._by_card):
                by_card.clear()
            self._kept.clear()
            self._remembered = 0
        self._remembered += 1

    def plan_drive(self, station: Station, card: int, to: Station, *, owes: bool) -> PlannedDrive:
        """Make ready the drive of a card from a station to another."""
        track = self.track
        if to == track.finish:
            return PlannedDrive(
                to, CARD_BY_VALUE[card], self.bit[station], TRIBUTE_LOST if owes else TRIBUTE_UNCHANGED
            )
        tribute = TRIBUTE_UNCHANGED
        if owes:
            tribute = (
                TRIBUTE_PAID if track.pays[to] else TRIBUTE_UNCHANGED if track.can_pay[to] else TRIBUTE_LOST
            )
        return PlannedDrive(to, CARD_BY_VALUE[card], self.bit[station] | self.bit[to], tribute)

    def _offers(self, alley: int, station: Station, seen: int) -> list[tuple[PlannedDrive, float]]:
        """List the drives a hand allows with all they are worth: where they lead, and the cards they leave.

        Whoever owes tribute likes to keep cards that could stop in the alley.
        """
        occupied, hand = Mask(seen >> HAND_BITS), Cards(seen & (1 << HAND_BITS) - 1)
        by_card = self._by_card[alley][station].get(occupied)
        if by_card is None:
            by_card = self._open(alley, station, occupied)
        stop = self._stop(station) if alley else 0.0
        return [
            (drive, worth + kept + stop * (stops & rest).bit_count() if stops else worth + kept)
            for card, kept, rest in self._kept.get(hand) or self._keeps(hand)
            if card in by_card
            for drive, worth, stops in by_card[card]
        ]

    def _stop(self, station: Station) -> float:
        """Tell what it is worth to keep a card that could stop in the alley."""
        if self._taste is None:
            return 0.5
        return self._taste.stop_late if self.last_visit[station] else self._taste.stop

    def _keeps(self, hand: Cards) -> list[tuple[Cards, float, int]]:
        """List every card in a hand, what it is worth to drive it and keep the rest, and what that is."""
        known = self._kept[hand] = []
        for card in different_values(hand):
            rest = Cards(hand - CARD_BY_VALUE[card])
            worth = 0.0 if self._taste is None else value_of_cards_kept(self._taste, card, rest)
            known.append((CARD_BY_VALUE[card], worth, sum(1 << other for other in different_values(rest))))
        return known

    def _open(self, alley: int, station: Station, occupied: Mask) -> ByCard:
        """List the drives of every card, whatever hand it is in, and remember them."""
        track, owes, company = self.track, alley != NO_TRIBUTE_OWED, self._company
        plans = self._plans[owes][station]
        others = self._in_sight(station, occupied) if company else []
        around = occupied * track.every_lap
        by_card: ByCard = {}
        for card, reached in enumerate(track.reach(station, occupied)):
            for to in reached:
                plan = plans.get((card, to)) or self._plan(station, card, to, owes=owes)
                drive, worth, stops = plan
                if alley == WAITING_FOR_ACCESS and drive.tribute == TRIBUTE_LOST:
                    continue
                if company and to != track.finish:
                    ahead = track.ahead[to]
                    worth += company.value_at(
                        track.progress[to], others, ahead.bit_count(), (ahead & around).bit_count()
                    )
                by_card.setdefault(drive.card, []).append((drive, worth, stops))
        self._make_room()
        self._by_card[alley][station][occupied] = by_card
        return by_card

    def _plan(self, station: Station, card: int, to: Station, *, owes: bool) -> Plan:
        """Tell what it is worth to be where a drive leads, whoever else is there, and remember it."""
        track, taste = self.track, self._taste
        drive = self.plan_drive(station, card, to, owes=owes)
        if to == track.finish:
            plan = (drive, 1_000.0 - card, 0)
        else:
            still_owes = owes and drive.tribute == TRIBUTE_UNCHANGED
            saved = self.needs[owes][station] - self.needs[still_owes][to] - card
            if taste is None:
                worth = _thrift(saved, card, drive.tribute)
            else:
                worth = saved + _tribute(taste, drive.tribute, late=self.last_visit[station])
                if saved < 0:
                    worth += taste.waste_far * saved * track.to_finish[to] / LONG_WAY_STEPS
                if not owes and track.pays[to]:
                    worth += taste.in_the_alley
            plan = (drive, worth, self.stops[to] if still_owes else 0)
        self._plans[owes][station][card, to] = plan
        return plan

    def _in_sight(self, station: Station, occupied: Mask) -> list[int]:
        """Tell how far along those are who stand on the occupied spaces ahead."""
        track, along = self.track, self.track.progress[station]
        lap = station - station % track.size
        found = []
        for space in set_bits(occupied):
            at = lap + space
            if track.progress[at] <= along:
                at += track.size
            if at < track.finish:
                found.append(track.progress[at])
        return found

    def _stops(self) -> tuple[int, ...]:
        """Tell for every station which cards could stop in the alley, one bit each, on an empty course."""
        track = self.track
        near = self._near_the_alley()
        return tuple(
            sum(
                1 << card
                for card, reached in enumerate(track.reach(Station(station), 0))
                if any(to < track.finish and track.pays[to] for to in reached)
            )
            if near[station]
            else 0
            for station in range(track.finish)
        )

    def _risks(self) -> tuple[float, ...]:
        """Work out backwards how likely three cards at random never stop in the alley."""
        track = self.track
        risks = [1.0] * (track.finish + 1)
        for station in sorted(range(track.finish), key=lambda it: -track.progress[it]):
            if not track.can_pay[station]:
                continue
            if track.pays[station]:
                risks[station] = 0.0
                continue
            reach = track.reach(Station(station), 0)
            least = sorted(min((risks[to] for to in reach[card]), default=1.0) for card in VALUES)
            risks[station] = sum(risk * odds for risk, odds in zip(least, BEST_OF_THREE_ODDS, strict=True))
        return tuple(
            min(1.0, risk + LAST_VISIT_RISK) if track.can_pay[at] and not self._another_visit(at) else risk
            for at, risk in enumerate(risks)
        )

    def _another_visit(self, station: int) -> bool:
        """Say whether tribute could still be paid a lap later."""
        later = station + self.track.size
        return later < self.track.finish and self.track.can_pay[later]

    def _near_the_alley(self) -> list[bool]:
        """Tell which stations have a space that pays within six steps."""
        track = self.track
        steps = [UNREACHABLE_STEPS] * (track.finish + 1)
        for station in sorted(range(track.finish), key=lambda it: -track.progress[it]):
            onward = min((steps[it] for it in set_bits(track.ahead[station])), default=UNREACHABLE_STEPS)
            steps[station] = 0 if track.pays[station] else 1 + onward
        return [steps[station] <= 6 for station in range(track.finish)]


def _thrift(saved: int, card: int, tribute: int) -> float:
    """Tell how thrifty a drive is: little waste, the stop in the alley, then the higher card."""
    thrift = saved + 0.01 * card
    return thrift + 1.2 if tribute == TRIBUTE_PAID else thrift - 100.0 if tribute == TRIBUTE_LOST else thrift


def _tribute(taste: DriveTaste, tribute: int, *, late: bool) -> float:
    """Tell what it is worth to pay tribute, or to lose the chance to."""
    if tribute == TRIBUTE_PAID:
        return taste.pays_late if late else taste.pays
    return -100.0 if tribute == TRIBUTE_LOST else 0.0


@lru_cache(maxsize=12)
def remembered_track(track: Track, taste: DriveTaste | None = None) -> RememberedTrack:
    """Know the ground of a track; the same track and taste give the same ground."""
    return RememberedTrack(track, taste)
