"""What the seat that is to move is shown, as messages."""

from __future__ import annotations

from typing import Any, NamedTuple

from hippodrome.games import AnyGame, offering
from hippodrome.server.messages import Barred, Placement, Words


class Offered(NamedTuple):
    """Everything that goes to the seat to move."""

    offers: list[str]
    barred: list[Barred]
    aid: dict[str, list[Placement]] | None
    ask: list[str] | None


def offered(game: AnyGame, state: Any) -> Offered:
    """List what the seat to move may play."""
    found = offering.offered(game, state)
    barred = [Barred(it.what, it.clause, Words(it.why.key, dict(it.why.facts))) for it in found.barred]
    if found.aid is None:
        return Offered(found.offers, barred, None, found.ask)
    shown = {card: [Placement(*row) for row in rows] for card, rows in found.aid.items()}
    return Offered(found.offers, barred, shown, found.ask)


def placements(game: AnyGame, state: Any, card: str) -> list[Placement]:
    """List every placement of a card in the hand of the seat to move."""
    return [Placement(*row) for row in offering.placements(game, state, card)]
