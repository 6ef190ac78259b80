"""What the seat that is to move is shown; with free steering a card has thousands of placements."""

from __future__ import annotations

from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.moves import Drive, Ram
from hippodrome.games.ben_hur.placement_rows import PlacementRow, cards_to_lay, placement_rows
from hippodrome.games.ben_hur.state import State
from hippodrome.games.offering import MoverOffers


def offers_to_mover(state: State) -> MoverOffers:
    """List what the seat to move may play, and where its cards can be laid."""
    cards, moves = cards_to_lay(state), GAME.legal_moves(state)
    if cards and state.table.options.steering == "free":
        few = [GAME.write(move) for move in moves if not isinstance(move, Drive | Ram)]
        return MoverOffers(few, (), ask=[str(card) for card in cards])
    rows = {str(card): placement_rows(state, card) for card in cards} if cards else None
    return MoverOffers([GAME.write(move) for move in moves], GAME.refusals(state), rows)


def placements(state: State, card: str) -> list[PlacementRow] | None:
    """List every placement of a card in the hand of the seat to move."""
    return next((placement_rows(state, known) for known in cards_to_lay(state) if known == card), None)
