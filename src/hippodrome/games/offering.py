"""What the seat that is to move is shown, and nobody else: its offers, what is barred, and placements.

Where a card has thousands of placements, they are asked for card by card. A game that has placements has a
part for them; of all others the moves and what is barred are shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from hippodrome.games import game_entry
from hippodrome.games.entry import AnyGame
from hippodrome.on_demand import load
from hippodrome.saying import Trouble

if TYPE_CHECKING:
    from hippodrome.games.ben_hur.placement_rows import PlacementRow
    from hippodrome.race.protocol import Peril, Refusal


class MoverOffers(NamedTuple):
    """Everything that goes to the seat to move; `ask` names cards whose placements must be asked for."""

    offers: list[str]
    barred: Sequence[Refusal]
    placements: Mapping[str, list[PlacementRow]] | None = None
    ask: list[str] | None = None
    perils: Sequence[Peril] = ()


class Offering(Protocol):
    """What a game with placements shows the seat that is to move."""

    def offers_to_mover(self, state: Any, /) -> MoverOffers:
        """List what the seat to move may play."""

    def placements(self, state: Any, card: str, /) -> list[PlacementRow] | None:
        """List every placement of a card in the hand of the seat to move; None where it cannot be laid."""


def offers_to_mover(game: AnyGame, state: Any) -> MoverOffers:
    """List what the seat to move may play."""
    where = game_entry(game.name).offering
    if where is not None:
        offering: Offering = load(where)
        return offering.offers_to_mover(state)
    moves = [game.write(move) for move in game.legal_moves(state)]
    return MoverOffers(moves, game.refusals(state), perils=perils(game, state))


def perils(game: AnyGame, state: Any) -> Sequence[Peril]:
    """List the moves offered that cost the seat to move its race."""
    where = game_entry(game.name).perils
    return () if where is None else tuple(load(where)(state))


def placements(game: AnyGame, state: Any, card: str) -> list[PlacementRow]:
    """List every placement of a card in the hand of the seat to move."""
    where = game_entry(game.name).offering
    offering: Offering | None = None if where is None else load(where)
    rows = None if offering is None else offering.placements(state, card)
    if rows is None:
        raise Trouble("placements-now")
    return rows
