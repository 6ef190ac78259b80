"""Ave Caesar in numbers: an action is a card and a space, an observation is the view of a seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from typing import Final

from hippodrome.games.ave_caesar import kit
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.kit import (
    COPIES_PER_VALUE,
    LAURELS,
    NO_CARDS,
    VALUES,
    Cards,
    counts_by_value,
)
from hippodrome.games.ave_caesar.moves import (
    FINISH,
    PASS,
    WITHDRAW,
    Move,
    draw,
    draw_lot,
    drive,
    tuck,
    vote,
)
from hippodrome.games.ave_caesar.start import DrawForLanes
from hippodrome.games.ave_caesar.state import DISQUALIFIED, FINISHED, OUT, OWES, PAID, UNMANNED
from hippodrome.games.ave_caesar.view import AnyState, ChariotView, View
from hippodrome.invariants import instance_of
from hippodrome.race.protocol import STANDS, Seat
from hippodrome.research.traits import Feature, ResearchTraits

PHASES: Final = ("lots", "deal", "race", "vote")
MARKS: Final = (PAID, OWES, DISQUALIFIED, FINISHED, OUT, UNMANNED)
INSTINCT: Final = len(VALUES)
"""The outcome that stands for what the Fates do without a choice: an unmanned chariot's move by instinct."""
MOST_STILL_TURNS: Final = 25
"""So many still turns a chariot are counted at most (6.6)."""
ALL_CARDS: Final = COPIES_PER_VALUE * len(VALUES)
SIXES_SIGNALS: Final = {True: "sixes only", False: "another card"}
"""What a leader with nothing but sixes is told of the other leaders (4.5)."""


class AveCaesarEncoding:
    """The races of one meeting in numbers."""

    def __init__(self, first: AnyState) -> None:
        meeting = instance_of(DrawForLanes, first, "the beginning of a meeting").meeting
        self.meeting = meeting
        self.seats = meeting.seats
        self.chariots = meeting.seats * meeting.chariots_each + meeting.unmanned
        self.races = len(meeting.programme)
        self.spaces = tuple(dict.fromkeys(chain.from_iterable(track.ids for track in meeting.programme)))
        self.space = {space: number for number, space in enumerate(self.spaces)}
        self.whole_way = tuple(max(track.progress) for track in meeting.programme)
        self.most_laps = max(track.laps for track in meeting.programme) + 1
        self.votes = meeting.options.unmanned_driver == "vote" and bool(meeting.unmanned)
        self.tucks = ALL_CARDS if meeting.options.blocked_hand == "tuck" else 0
        drives = tuple(drive(card, space) for card in VALUES for space in (*self.spaces, FINISH))
        self.moves: Sequence[Move] = (PASS, WITHDRAW, *map(tuck, VALUES), *drives)
        voted = map(vote, drives if self.votes else ())
        self._number = {move: number for number, move in enumerate(self.moves)}
        self._number |= {move: self._number[drive(move.card, move.to)] for move in voted}
        self.outcomes = INSTINCT + 1
        self.features: Sequence[Feature] = tuple(it for it in self._features() if it.size)
        self.signals: Sequence[str] = (
            *map(str, self._number),
            *map(str, map(draw, VALUES)),
            *map(str, map(draw_lot, VALUES)),
            "draw ?",
            "tuck ?",
            *SIXES_SIGNALS.values(),
        )
        turns = 128 + (MOST_STILL_TURNS * 2 if self.tucks else 0) + (24 * self.seats if self.votes else 0)
        self.horizon = self.races * self.chariots * turns
        self.returns_between = (0.0, float(self.races * sum(LAURELS[: meeting.chariots_each])))

    def _features(self) -> Iterable[Feature]:
        seats, chariots, values = self.seats, self.chariots, len(VALUES)
        yield Feature("viewer", (seats,), "which seat looks on")
        yield Feature("phase", (len(PHASES),), "lots, deal, race, vote")
        yield Feature("race", (self.races,), "which race of the programme it is")
        yield Feature("turn", (chariots,), "which chariot is to play")
        yield Feature("drawing", (1,), "whether its draw is due")
        yield Feature("opening", (1,), "whether nobody has driven yet")
        yield Feature("still", (1,), "still turns in a row, of 25 for each chariot")
        yield Feature(
            "told", (2,), "whether the other leaders' sixes are told, and whether they have no other card"
        )
        yield Feature("owner", (chariots, seats), "whose chariot it is; nobody's if unmanned")
        yield Feature("space", (chariots, len(self.spaces)), "where it stands; nowhere off the course")
        yield Feature("lap", (chariots,), "its lap, of the most laps and one")
        yield Feature("progress", (chariots,), "how far it has come, of the whole way; 0 off the course")
        yield Feature("marks", (chariots, len(MARKS)), "paid, owes, disqualified, finished, out, unmanned")
        yield Feature("left", (chariots,), "as how many-th it left the course, of all; 0 if it has not")
        yield Feature("unseen", (chariots, values), "its cards not yet played, of 4 of each value")
        yield Feature("held", (chariots,), "how many cards it holds, of 24")
        yield Feature("tucked_away", (chariots,), "how many cards lie under its deck, of 24")
        yield Feature("hand_seen", (chariots,), "whether the viewer sees its cards")
        yield Feature("hand", (chariots, values), "the cards in its hand, of 4 of each value; 0 if hidden")
        yield Feature("deck", (chariots, values), "the cards in its deck, of 4 of each value; 0 if hidden")
        yield Feature(
            "tucked", (chariots, self.tucks), "the cards under its deck in order, of 6; 0 if hidden"
        )
        yield Feature("votes", (seats if self.votes else 0,), "each vote: its action and one, of all and one")
        yield Feature(
            "owners_before", (self.races - 1, chariots, seats), "whose chariots raced in races before"
        )
        yield Feature("laurels_before", (self.races - 1, chariots), "what they won, of 6")
        yield Feature("places_before", (self.races - 1, chariots), "their places, of all; 0 for none")
        yield Feature("contenders", (seats,), "who draws for lane I")
        yield Feature("lots", (seats,), "what the contenders have turned up, in turn, of 6")

    def action(self, move: Move, /) -> int:
        """Give the number of a seat's move; a vote has the number of its drive."""
        return self._number[move]

    def fates_outcome(self, move: Move, /) -> int:
        """Give the number of a move of the Fates: a card by its value, or what instinct does."""
        return move.card - 1 if move.kind in {"draw", "lot"} else INSTINCT

    def observe(self, view: View, /) -> list[float]:
        """Write a view as numbers."""
        parts = [
            *_one_hot(self.seats, None if view.viewer is STANDS else view.viewer),
            *_one_hot(len(PHASES), PHASES.index(view.phase)),
        ]
        if view.race is None:
            before = sum(it.size for it in self.features[2:-2])
            return [*parts, *(0.0,) * before, *self._lots(view)]
        track = view.race.track
        chariots = view.chariots
        told = view.leaders_hold_sixes
        parts += _one_hot(self.races, len(view.race.results))
        parts += _one_hot(self.chariots, view.turn)
        parts += (float(view.drawing is not None), float(view.opening))
        parts += (view.still / (MOST_STILL_TURNS * self.chariots), float(told is not None), float(bool(told)))
        for chariot in chariots:
            parts += _one_hot(self.seats, chariot.owner)
        for chariot in chariots:
            at = chariot.station
            parts += _one_hot(len(self.spaces), self.space[track.ids[at % track.size]] if at >= 0 else None)
        parts += (track.lap(it.station) / self.most_laps for it in chariots)
        whole = self.whole_way[len(view.race.results)]
        parts += (track.progress[it.station] / whole if it.station >= 0 else 0.0 for it in chariots)
        for chariot in chariots:
            parts += _of_each_mark(chariot.marks)
        order = {number: place for place, number in enumerate(view.left, 1)}
        parts += (order.get(number, 0) / self.chariots for number in range(self.chariots))
        for chariot in chariots:
            parts += _of_each_value(chariot.unseen)
        parts += (it.held / ALL_CARDS for it in chariots)
        parts += (it.tucked_away / ALL_CARDS for it in chariots)
        parts += (float(it.hand is not None) for it in chariots)
        for chariot in chariots:
            parts += _of_each_value(chariot.hand or NO_CARDS)
        for chariot in chariots:
            parts += _of_each_value(chariot.deck or NO_CARDS)
        if self.tucks:
            parts += chain.from_iterable(map(self._tucked, chariots))
        if self.votes:
            cast = [(1 + self._number[it]) / (1 + len(self.moves)) for it in view.votes]
            parts += (*cast, *(0.0,) * (self.seats - len(cast)))
        parts += self._races_before(view)
        return [*parts, *self._lots(view)]

    def _tucked(self, chariot: ChariotView) -> list[float]:
        cards = chariot.tucked or ()
        return [*(card / 6 for card in cards), *(0.0,) * (self.tucks - len(cards))]

    def _races_before(self, view: View) -> Iterable[float]:
        """Write the results of the races before; those to come are zeros."""
        results = () if view.race is None else view.race.results
        none = self.races - 1 - len(results)
        for result in results:
            for owner in result.owners:
                yield from _one_hot(self.seats, owner)
        yield from (0.0,) * (none * self.chariots * self.seats)
        yield from (won / LAURELS[0] for result in results for won in result.laurels)
        yield from (0.0,) * (none * self.chariots)
        for result in results:
            place = {number: at for at, number in enumerate(result.ranking, 1)}
            yield from (place.get(number, 0) / self.chariots for number in range(self.chariots))
        yield from (0.0,) * (none * self.chariots)

    def _lots(self, view: View) -> Iterable[float]:
        contenders = view.lots.contenders if view.lots else ()
        turned = view.lots.turned if view.lots else ()
        yield from (float(Seat(seat) in contenders) for seat in range(self.seats))
        yield from (*(card / 6 for card in turned), *(0.0,) * (self.seats - len(turned)))

    def signals_told(self, before: AnyState, after: AnyState, seat: Seat, /) -> Sequence[str]:
        """Tell what a leader with nothing but sixes is told, when it is (4.5)."""
        del before
        sixes = GAME.view(after, seat).leaders_hold_sixes
        return () if sixes is None else (SIXES_SIGNALS[sixes],)

    def returns(self, state: AnyState, /) -> list[float]:
        """Tell the laurels that each seat has won."""
        points = {it.seat: it.points for it in GAME.standings(state)}
        return [float(points[Seat(seat)]) for seat in range(self.seats)]


@cache
def _of_each_value(cards: Cards) -> tuple[float, ...]:
    return tuple(count / COPIES_PER_VALUE for count in counts_by_value(cards))


@cache
def _of_each_mark(marks: int) -> tuple[float, ...]:
    return tuple(float(bool(marks & mark)) for mark in MARKS)


def _one_hot(size: int, at: int | None) -> list[float]:
    """Write a one at a place, and zeros elsewhere."""
    row = [0.0] * size
    if at is not None:
        row[at] = 1.0
    return row


def places_in_order(first: AnyState) -> Sequence[str]:
    """Let seat 0 turn up the highest card, and so have lane I (2.1)."""
    seats = GAME.seats(first)
    return [str(draw_lot(kit.VALUES[-1])), *[str(draw_lot(kit.VALUES[0]))] * (seats - 1)]


TRAITS: Final = ResearchTraits(AveCaesarEncoding, places_in_order)
