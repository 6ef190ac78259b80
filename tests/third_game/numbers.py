"""Stadion in numbers: twelve actions, and the view of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from tests.third_game.game import CARDS, EACH, GAME, HAND, Foot, FootView, Move

from hippodrome.race.protocol import Seat
from hippodrome.research.traits import Feature, ResearchTraits

DUES: Final = ("deal", "draw", "play")


class StadionEncoding:
    """The races of one set-up in numbers."""

    def __init__(self, first: Foot) -> None:
        self.seats = len(first.runners)
        self.paces = first.paces
        self.moves: Sequence[Move] = [Move(kind, card) for kind, card in product(("run", "rest"), CARDS)]
        self.outcomes = len(CARDS)
        self.features: Sequence[Feature] = [
            Feature("viewer", (self.seats,), "which seat looks on"),
            Feature("turn", (self.seats,), "whose turn it is"),
            Feature("due", (len(DUES),), "deal, draw, play"),
            Feature(
                "runners", (self.seats, 3 + len(CARDS)), "pace, place, cards, and the hand where it is seen"
            ),
            Feature("unseen", (len(CARDS),), "cards that are not seen, of 4 of each number"),
        ]
        self.signals: Sequence[str] = [
            *map(GAME.write, self.moves),
            *(f"draw {card or '?'}" for card in (0, *CARDS)),
        ]
        self.horizon = 3 * EACH * len(CARDS)
        self.returns_between = (0.0, float(self.paces))

    def action(self, move: Move, /) -> int:
        """Give the number of a seat's move."""
        return self.moves.index(move)

    def fates_outcome(self, move: Move, /) -> int:
        """Give the number of a card."""
        return move.card - 1

    def observe(self, view: FootView, /) -> list[float]:
        """Write a view as numbers."""
        seen = [float(view.viewer == seat) for seat in range(self.seats)]
        seen += [float(view.turn == seat) for seat in range(self.seats)]
        seen += [float(view.due == due) for due in DUES]
        for runner, held in zip(view.runners, view.held, strict=True):
            seen += [runner.pace / self.paces, runner.place / self.seats, held / HAND]
            seen += [runner.hand.count(card) / HAND for card in CARDS]
        return seen + [count / EACH for count in view.unseen]

    def signals_told(self, before: Foot, after: Foot, seat: Seat, /) -> Sequence[str]:
        """Tell nothing: the moves tell all that there is to see."""
        del before, after, seat
        return ()

    def returns(self, state: Foot, /) -> list[float]:
        """Tell how far each runner has come."""
        return [float(it.pace) for it in state.runners]


TRAITS: Final = ResearchTraits(StadionEncoding, lambda _first: ())
