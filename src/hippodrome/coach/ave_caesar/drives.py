"""What the rules make of a drive of Ave Caesar, as far as reasons are taken from it."""

from __future__ import annotations

from hippodrome.charioteers.ave_caesar.thrift import steps_needed, wasted_points
from hippodrome.course import bottlenecks
from hippodrome.games.ave_caesar.kit import CARD_BY_VALUE, Cards, different_values, sum_of_points
from hippodrome.games.ave_caesar.moves import FINISH, Move
from hippodrome.games.ave_caesar.state import OWES
from hippodrome.games.ave_caesar.track import Station, Track
from hippodrome.games.ave_caesar.view import View


class DriveSeen:
    """What the rules make of a drive: where it ends, and what it leaves in hand."""

    def __init__(self, view: View, track: Track, move: Move) -> None:
        chariot = view.chariots[view.turn]
        hand = chariot.hand or Cards(0)
        self.view, self.track, self.move, self.station = view, track, move, chariot.station
        self.owes = bool(chariot.marks & OWES)
        self.home = move.to == FINISH
        self.goal: Station = track.station_after_drive(chariot.station, move.card, move.to)
        self.rest = Cards(hand - CARD_BY_VALUE[move.card])
        self.points = sum_of_points(chariot.unseen) + sum_of_points(hand) - move.card
        if chariot.deck is not None:
            self.points = sum_of_points(chariot.deck) + sum_of_points(self.rest)
        self.rivals = [
            it.station for number, it in enumerate(view.chariots) if number != view.turn and it.station >= 0
        ]

    @property
    def pays(self) -> bool:
        """Whether it pays the tribute."""
        return self.owes and not self.home and self.track.pays[self.goal]

    @property
    def disqualifies(self) -> bool:
        """Whether tribute can be paid no more after it (5.4)."""
        return self.owes and (self.home or not self.track.can_pay[self.goal])

    @property
    def short(self) -> bool:
        """Whether the points left do not lead home (6.2)."""
        if self.home:
            return False
        owes = self.owes and not self.track.pays[self.goal]
        return self.points < steps_needed(self.track, owes=owes)[self.goal]

    @property
    def waste(self) -> int:
        """How many points of the card bring the chariot no nearer to the finish."""
        if self.home:
            return 0
        return wasted_points(self.track, self.station, self.goal, self.move.card, owes=self.owes)

    @property
    def rivals_held_up(self) -> int:
        """How many rivals a bottleneck is shut to: they are within six steps of it."""
        track = self.track
        if self.home or track.ids[self.goal % track.size] not in bottlenecks(track.course):
            return 0
        return sum(bool(track.cone[it] & track.bit[self.goal]) for it in self.rivals)

    @property
    def passed(self) -> int:
        """How many rivals are behind after it who were level or ahead before."""
        progress = self.track.progress
        if self.home:
            return 0
        return sum(progress[self.station] <= progress[it] < progress[self.goal] for it in self.rivals)

    @property
    def leads(self) -> bool:
        """Whether nobody is further along after it: then a six may not be driven (4.1)."""
        return not self.home and all(
            self.track.progress[it] <= self.track.progress[self.goal] for it in self.rivals
        )

    def reached(self) -> dict[int, tuple[Station, ...]]:
        """List where the cards left in hand would lead next, as the rivals stand now."""
        if self.home:
            return {}
        occupied = 0
        for it in self.rivals:
            occupied |= self.track.bit[it]
        reach = self.track.reach(self.goal, occupied)
        return {card: reach[card] for card in different_values(self.rest) if reach[card]}

    @property
    def shut_in(self) -> bool:
        """Whether no card left in hand has a free road after it."""
        return not self.home and bool(self.rest) and not self.reached()

    @property
    def card_for_alley(self) -> int:
        """A card left in hand that stops in the alley next; 0 if none does, or none needs to."""
        if not self.owes or self.home or self.pays:
            return 0
        pays, finish = self.track.pays, self.track.finish
        cards = (
            card
            for card, stations in self.reached().items()
            if any(it < finish and pays[it] for it in stations)
        )
        return next(cards, 0)
