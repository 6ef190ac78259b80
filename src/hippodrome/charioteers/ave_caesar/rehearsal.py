"""A race run ahead in the mind: from a view, over hands that the others may hold.

A rehearsal keeps just what matters, in plain lists, and lets everybody drive by habit, so that a turn takes a
few microseconds. It is exact where races are decided and lenient where they hardly ever are: a blocked hand
is kept, not tucked, and a leader with nothing but sixes is released by a round without a move alone (4.7).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from hippodrome.charioteers.ave_caesar.ground import (
    TRIBUTE_LOST,
    TRIBUTE_UNCHANGED,
    WAITING_FOR_ACCESS,
    PlannedDrive,
    RememberedTrack,
    remembered_track,
)
from hippodrome.charioteers.ave_caesar.outlook import AGAINST_GREEDY, WeightSet, forecast_on
from hippodrome.charioteers.ave_caesar.taste import Tastes
from hippodrome.games.ave_caesar.kit import CARD_BY_VALUE, LAURELS, NO_CARDS, SIX, Cards, sorted_values
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.state import DISQUALIFIED, FINISHED, OWES, UNMANNED, RaceTerms
from hippodrome.games.ave_caesar.track import Mask, Station
from hippodrome.games.ave_caesar.view import ChariotView, View

OFF_COURSE: Final = Station(-1)
"""Where a chariot is that has left the course."""

BELOW_SIX_MASK: Final = SIX - 1

Deal = tuple[list[Cards], list[list[int]]]
"""Imagined hands, and decks whose last card is drawn first."""

Sight = tuple[int, Station, int]
"""What a chariot sees: what it has to do with the alley, where it is, who is in its way with its cards."""

Action = PlannedDrive | Move | None
"""What a chariot does on its turn: a drive, a tuck or a withdrawal as the rules write it, or nothing."""


class Rehearsal:
    """A race as a seat sees it, made ready to be run ahead many times."""

    def __init__(
        self,
        view: View,
        race: RaceTerms,
        weight_set: WeightSet = AGAINST_GREEDY,
        tastes: Tastes | None = None,
    ) -> None:
        taste = tastes and tastes.for_chariots(len(view.chariots))
        self.ground: RememberedTrack = remembered_track(race.track, taste)
        self.outlook = forecast_on(self.ground, len(view.chariots), weight_set)
        self.turn = view.turn
        self.mine = tuple(number for number, it in enumerate(view.chariots) if it.owner == view.viewer)
        self.stations = [it.station if it.station >= 0 else OFF_COURSE for it in view.chariots]
        self.owes = [1 if it.marks & OWES else 0 for it in view.chariots]
        self.barred = [bool(it.marks & (DISQUALIFIED | UNMANNED)) for it in view.chariots]
        self.unmanned = [bool(it.marks & UNMANNED) for it in view.chariots]
        self.pools = [it.unseen for it in view.chariots]
        self.opening = view.opening
        self.still = view.still
        self.home = [
            number
            for number in view.left
            if view.chariots[number].marks & FINISHED and not self.barred[number]
        ]
        self.frees = race.options.six_free_after_finish
        self.sixes_free = self.frees and any(it.marks & FINISHED for it in view.chariots)
        track = race.track
        racing = [station for station in self.stations if station >= 0]
        self.racing = len(racing)
        self.occupied: Mask = sum(self.ground.bit[station] for station in racing)
        self.lead = max((track.progress[station] for station in racing), default=0)
        self._known = [_known(chariot) for chariot in view.chariots]
        owners = [it.owner for it in view.chariots]
        self.sides = tuple(
            tuple(other for other, its in enumerate(owners) if its == owner and owner is not None)
            for owner in owners
        )
        """The chariots of whoever drives each chariot."""

    def actions(self, moves: Sequence[Move]) -> list[Action]:
        """Make the moves offered ready to be rehearsed, one action for each."""
        ground, station, owes = self.ground, self.stations[self.turn], bool(self.owes[self.turn])
        return [
            ground.plan_drive(
                station, move.card, ground.track.station_after_drive(station, move.card, move.to), owes=owes
            )
            if move.kind in ("drive", "vote")
            else move
            for move in moves
        ]

    def imagine_deal(self, chance: Callable[[], float], draws: int) -> Deal:
        """Imagine the hidden hands, and the next draws of every deck."""
        hands: list[Cards] = []
        decks: list[list[int]] = []
        for open_hand, held, cards, bottom in self._known:
            deck = cards[:]
            left = len(deck)
            hidden = held if open_hand is None else 0
            for _ in range(min(left - bottom, hidden + draws)):
                at = bottom + int(chance() * (left - bottom))
                left -= 1
                deck[at], deck[left] = deck[left], deck[at]
            hand = open_hand or NO_CARDS
            if open_hand is None:
                for _ in range(min(held, len(deck))):
                    hand = Cards(hand + CARD_BY_VALUE[deck.pop()])
            hands.append(hand)
            decks.append(deck)
        return hands, decks

    def run(self, deal: Deal, action: Action) -> RehearsalRun:
        """Begin with that action over those hands."""
        run = RehearsalRun(self, deal)
        run.take_turn(action)
        return run


def _known(chariot: ChariotView) -> tuple[Cards | None, int, list[int], int]:
    """Tell a hand (None if hidden), its size, the cards to draw from and how many lie at the bottom."""
    if chariot.hand is None or chariot.deck is None or chariot.tucked is None:
        return None, chariot.held, list(sorted_values(chariot.unseen)), 0
    deck = [*reversed(chariot.tucked), *sorted_values(chariot.deck)]
    return chariot.hand, chariot.held, deck, len(chariot.tucked)


class RehearsalRun:
    """One playout of a rehearsal: a course of events that is run ahead."""

    __slots__ = (
        "_rehearsal",
        "barred",
        "decks",
        "ground",
        "hands",
        "home",
        "late",
        "lead",
        "occupied",
        "opening",
        "owes",
        "pools",
        "racing",
        "sixes_free",
        "stations",
        "still",
        "turn",
    )

    def __init__(self, rehearsal: Rehearsal, deal: Deal) -> None:
        hands, decks = deal
        self._rehearsal = rehearsal
        self.ground = rehearsal.ground
        self.stations = rehearsal.stations[:]
        self.hands = hands[:]
        self.decks = [deck[:] for deck in decks]
        self.pools = rehearsal.pools[:]
        self.owes = rehearsal.owes[:]
        self.barred = rehearsal.barred[:]
        self.home = rehearsal.home[:]
        self.late: list[int] = []
        self.turn = rehearsal.turn
        self.opening = rehearsal.opening
        self.still = rehearsal.still
        self.sixes_free = rehearsal.sixes_free
        self.occupied, self.lead, self.racing = rehearsal.occupied, rehearsal.lead, rehearsal.racing

    def take_turn(self, action: Action) -> None:
        """Let the chariot whose turn it is do something, and hand the turn on."""
        number = self.turn
        if isinstance(action, PlannedDrive):
            self._drive(number, action)
        elif action is None or action.kind == "pass":
            self.still += 1
        elif action.kind == "withdraw":
            self.occupied ^= self.ground.bit[self.stations[number]]
            self._leave(number)
        else:
            self.hands[number] = Cards(self.hands[number] - CARD_BY_VALUE[action.card])
            deck = self.decks[number]
            deck.insert(0, action.card)
            self.hands[number] = Cards(self.hands[number] + CARD_BY_VALUE[deck.pop()])
            self.still += 1
        self.turn = (number + 1) % len(self.stations)

    def go_on(self, turns: int) -> None:
        """Let everybody drive by habit for so many turns, or to the end."""
        ground, unmanned = self.ground, self._rehearsal.unmanned
        track = ground.track
        habits, cones, progress, gates, finish = (
            ground.habits, ground.cone, track.progress, ground.gates, track.finish,
        )  # fmt: skip  # a list that is read in rows
        stations, hands, decks, pools, owes = self.stations, self.hands, self.decks, self.pools, self.owes
        number, seats = self.turn, len(stations)
        occupied, lead, still = self.occupied, self.lead, self.still
        while turns and self.racing:
            station = stations[number]
            if station >= 0:
                turns -= 1
                hand = hands[number]
                if unmanned[number] and not hand and decks[number]:
                    hand = hands[number] = CARD_BY_VALUE[decks[number].pop()]
                open_hand = hand
                if (
                    hand >= SIX
                    and progress[station] == lead
                    and not (self.opening or self.sixes_free or still >= self.racing)
                ):
                    open_hand = Cards(hand & BELOW_SIX_MASK)
                alley = owes[number]
                if alley and occupied & gates[station] and ground.access_shut(station, occupied):
                    alley = WAITING_FOR_ACCESS
                seen = occupied & cones[station] | open_hand
                try:
                    drive = habits[alley][station][seen]
                except KeyError:
                    drive = ground.habit_drive(alley, station, seen)
                if drive is not None:
                    to, card, spaces, tribute = drive
                    deck = decks[number]
                    if deck and to != finish and not tribute and not unmanned[number]:
                        still = 0
                        self.opening = False
                        occupied ^= spaces
                        stations[number] = to
                        pools[number] = Cards(pools[number] - card)
                        hands[number] = Cards(hand - card + CARD_BY_VALUE[deck.pop()])
                        lead = max(lead, progress[to])
                    else:
                        self.occupied, self.lead = occupied, lead
                        self._drive(number, drive)
                        occupied, lead, still = self.occupied, self.lead, self.still
                elif unmanned[number] and hand:
                    self.occupied, self.lead = occupied, lead
                    self._discard(number)
                    occupied, lead, still = self.occupied, self.lead, self.still
                else:
                    still += 1
                    if still >= 2 * self.racing:
                        self._give_up()
            number = (number + 1) % seats
        self.turn, self.occupied, self.lead, self.still = number, occupied, lead, still

    def next_decision(self) -> Sight | None:
        """Pass the turn to the next chariot racing, and give what it sees; None if nobody chooses for it."""
        rehearsal, stations = self._rehearsal, self.stations
        if not self.racing:
            return None
        while stations[self.turn] < 0:
            self.turn = (self.turn + 1) % len(stations)
        number = self.turn
        if rehearsal.unmanned[number]:
            return None
        station, hand = stations[number], self.hands[number]
        ground = self.ground
        if (
            hand >= SIX
            and ground.track.progress[station] == self.lead
            and not (self.opening or self.sixes_free or self.still >= self.racing)
        ):
            hand = Cards(hand & BELOW_SIX_MASK)
        alley = self.owes[number]
        if alley and self.occupied & ground.gates[station] and ground.access_shut(station, self.occupied):
            alley = WAITING_FOR_ACCESS
        return alley, station, self.occupied & ground.cone[station] | hand

    def foresee_laurels(self, rounds: int, wanted: Iterable[int]) -> dict[int, float]:
        """Go on by habit round by round, and foresee the laurels of those wanted: a mean over the rounds.

        A look after every round strays less than one look at the end: the near rounds are surer of what
        happens, the far ones of what it is good for.
        """
        looks = self._rehearsal.outlook.weights.looks
        worths, whole = dict.fromkeys(wanted, 0.0), 0.0
        for turn in range(rounds):
            self.go_on(self.racing - 1 if turn == 0 else self.racing)
            counts = looks[turn] if turn < len(looks) else looks[-1]
            whole += counts
            turns = self._foreseen()
            for number in worths:
                worths[number] += counts * self._laurels(number, turns)
        return {number: worth / whole for number, worth in worths.items()}

    def _foreseen(self) -> dict[int, float]:
        """Foresee when each chariot racing for laurels is home, in turns."""
        outlook, stations, turn = self._rehearsal.outlook, self.stations, self.turn
        order = (*range(turn, len(stations)), *range(turn))
        racing = order if self.racing == len(stations) else [it for it in order if stations[it] >= 0]
        turns = outlook.turns(racing, stations, self.hands, self.pools, self.owes, sixes_free=self.sixes_free)
        for number in [it for it in turns if self.barred[it]] if True in self.barred else ():
            del turns[number]
        return turns

    def _laurels(self, number: int, turns: dict[int, float]) -> float:
        """Foresee the laurels of a chariot."""
        outlook, station, home = self._rehearsal.outlook, self.stations[number], self.home
        if station < 0:
            foreseen: float = LAURELS[home.index(number)] if number in home else 0
        else:
            sure = outlook.chance_to_get_home(station, self.pools[number], self.owes[number])
            foreseen = sure * outlook.laurels(number, turns, len(home))
        # Habit finds the alley free more often than it is: a late payment is never sure.
        return foreseen * (1 - outlook.weights.late) if number in self.late else foreseen

    def _drive(self, number: int, drive: PlannedDrive) -> None:
        to, card, spaces, tribute = drive
        rehearsal = self._rehearsal
        track = rehearsal.ground.track
        self.still = 0
        self.opening = False
        self.occupied ^= spaces
        self.hands[number] = Cards(self.hands[number] - card)
        self.pools[number] = Cards(self.pools[number] - card)
        if tribute != TRIBUTE_UNCHANGED:
            self.owes[number] = 0
            if tribute == TRIBUTE_LOST:
                self.barred[number] = True
            elif rehearsal.ground.last_visit[to]:
                self.late.append(number)
        if to == track.finish:
            if not self.barred[number]:
                self.home.append(number)
            self.sixes_free = rehearsal.frees
            self._leave(number)
            return
        self.stations[number] = to
        self.lead = max(self.lead, track.progress[to])
        if rehearsal.unmanned[number]:
            self._leave_without_cards(number)
            return
        deck = self.decks[number]
        if deck:
            self.hands[number] = Cards(self.hands[number] + CARD_BY_VALUE[deck.pop()])
        else:
            self._leave_without_cards(number)

    def _discard(self, number: int) -> None:
        self.still = 0
        self.pools[number] = Cards(self.pools[number] - self.hands[number])
        self.hands[number] = NO_CARDS
        self._leave_without_cards(number)

    def _leave_without_cards(self, number: int) -> None:
        if not self.hands[number] and not self.decks[number]:
            self.occupied ^= self.ground.bit[self.stations[number]]
            self._leave(number)

    def _leave(self, number: int) -> None:
        progress = self._rehearsal.ground.track.progress
        self.stations[number] = OFF_COURSE
        self.racing -= 1
        self.lead = max((progress[station] for station in self.stations if station >= 0), default=0)

    def _give_up(self) -> None:
        """End it: nobody has moved for two rounds, so all are out (6.6)."""
        self.stations[:] = [OFF_COURSE] * len(self.stations)
        self.racing = 0
