"""What the seat that is to move is shown, and nobody else: its offers, what is barred and why, and an aid.

With the free steering of Ben Hur a card has thousands of placements: those are asked for card by card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from hippodrome.saying import Trouble

if TYPE_CHECKING:
    from hippodrome.games import AnyGame
    from hippodrome.games.ben_hur.aid import Row
    from hippodrome.race.protocol import Refusal


class Offered(NamedTuple):
    """Everything that goes to the seat to move; `ask` names cards whose placements must be asked for."""

    offers: list[str]
    barred: Sequence[Refusal]
    aid: Mapping[str, list[Row]] | None = None
    ask: list[str] | None = None


def offered(game: AnyGame, state: Any) -> Offered:
    """List what the seat to move may play."""
    if game.name == "ben-hur":
        from hippodrome.games.ben_hur.aid import aid, aid_cards  # noqa: PLC0415  (this game alone)
        from hippodrome.games.ben_hur.moves import Drive, Ram  # noqa: PLC0415  (this game alone)

        cards = aid_cards(state)
        if cards and state.table.options.steering == "free":
            few = [game.write(move) for move in game.legal_moves(state) if not isinstance(move, Drive | Ram)]
            return Offered(few, (), ask=[str(card) for card in cards])
        if cards:
            rows = {str(card): aid(state, card) for card in cards}
            return Offered(_offers(game, state), game.refusals(state), rows)
    return Offered(_offers(game, state), game.refusals(state))


def _offers(game: AnyGame, state: Any) -> list[str]:
    return [game.write(move) for move in game.legal_moves(state)]


def placements(game: AnyGame, state: Any, card: str) -> list[Row]:
    """List every placement of a card in the hand of the seat to move."""
    if game.name == "ben-hur":
        from hippodrome.games.ben_hur.aid import aid, aid_cards  # noqa: PLC0415  (this game alone)

        for known in aid_cards(state):
            if known == card:
                return aid(state, known)
    raise Trouble("placements-now")
