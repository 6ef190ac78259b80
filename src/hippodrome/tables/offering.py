"""What the seat that is to move is shown, as messages."""

from __future__ import annotations

from typing import Any, NamedTuple

from hippodrome.games import AnyGame, offering
from hippodrome.tables.messages import Barred, PerilView, PlacementView, Words


class MoverOffersView(NamedTuple):
    """Everything that goes to the seat to move."""

    offers: list[str]
    barred: list[Barred]
    placements: dict[str, list[PlacementView]] | None
    ask: list[str] | None
    perils: list[PerilView]


def offers_to_mover(game: AnyGame, state: Any) -> MoverOffersView:
    """List what the seat to move may play."""
    found = offering.offers_to_mover(game, state)
    barred = [Barred(it.what, it.clause, Words(it.why.key, dict(it.why.facts))) for it in found.barred]
    perils = [PerilView(it.move, it.clause, Words(it.why.key, dict(it.why.facts))) for it in found.perils]
    if found.placements is None:
        return MoverOffersView(found.offers, barred, None, found.ask, perils)
    shown = {card: [PlacementView(*row) for row in rows] for card, rows in found.placements.items()}
    return MoverOffersView(found.offers, barred, shown, found.ask, perils)


def placements(game: AnyGame, state: Any, card: str) -> list[PlacementView]:
    """List every placement of a card in the hand of the seat to move."""
    return [PlacementView(*row) for row in offering.placements(game, state, card)]
