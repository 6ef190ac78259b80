"""What the seat that is to move gets, and nobody else: its offers, what is barred and why, and an aid.

With the free steering of Ben Hur a card has thousands of placements: those are asked for card by card.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from hippodrome.games import AnyGame
from hippodrome.saying import Trouble
from hippodrome.server.messages import Barred, Placement, Words


class Offered(NamedTuple):
    """Everything that goes to the seat to move."""

    offers: list[str]
    barred: list[Barred]
    aid: dict[str, list[Placement]] | None
    ask: list[str] | None


def offered(game: AnyGame, state: Any) -> Offered:
    """List what the seat to move may play."""
    if game.name == "ben-hur":
        return _ben_hur(game, state)
    return Offered(_offers(game, state), _barred(game, state), None, None)


def _offers(game: AnyGame, state: Any) -> list[str]:
    return [game.write(move) for move in game.legal_moves(state)]


def _barred(game: AnyGame, state: Any) -> list[Barred]:
    return [Barred(it.what, it.clause, Words(it.why.key, dict(it.why.facts))) for it in game.refusals(state)]


def _ben_hur(game: AnyGame, state: Any) -> Offered:
    from hippodrome.games.ben_hur.aid import aid, aid_cards  # noqa: PLC0415  (this game alone)
    from hippodrome.games.ben_hur.moves import Drive, Ram  # noqa: PLC0415  (on demand)

    cards = aid_cards(state)
    if not cards:
        return Offered(_offers(game, state), _barred(game, state), None, None)
    if state.table.options.steering == "free":
        few = [game.write(move) for move in game.legal_moves(state) if not isinstance(move, Drive | Ram)]
        return Offered(few, [], None, list(cards))
    shown = {str(card): [Placement(*row) for row in aid(state, card)] for card in cards}
    return Offered(_offers(game, state), _barred(game, state), shown, None)


def placements(game: AnyGame, state: Any, card: str) -> list[Placement]:
    """List every placement of a card in the hand of the seat to move."""
    if game.name != "ben-hur":
        raise Trouble("placements-now")
    from hippodrome.games.ben_hur.aid import aid, aid_cards  # noqa: PLC0415  (this game alone)

    for known in aid_cards(state):
        if known == card:
            return [Placement(*row) for row in aid(state, known)]
    raise Trouble("placements-now")
