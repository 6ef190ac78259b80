"""Why a move may not be played: the clause, and the saying that explains it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hippodrome.games.ave_caesar.kit import kinds
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.moving import refused_cards
from hippodrome.games.ave_caesar.start import Dealing, Lots
from hippodrome.games.ave_caesar.state import State, Voting
from hippodrome.race.protocol import Refusal, Refused
from hippodrome.saying import Saying, saying

CARD_REFUSED: Final = {"4.1": "refused-six", "3.3": "refused-blocked", "5.3": "refused-wait"}


def why_card(card: int, clause: str) -> Saying:
    """Say why a card may not be played."""
    return saying(CARD_REFUSED[clause], card=card)


def refusals(state: State | Voting | Dealing | Lots) -> Iterator[Refusal]:
    """Tell the cards in hand that may not be played, and why; none while a draw is due."""
    if isinstance(state, State) and state.moves and state.drawing is None:
        for card, clause in refused_cards(state):
            yield Refusal(str(card), clause, why_card(card, clause))


def refused(state: State | Voting | Dealing | Lots, move: Move) -> Refused:
    """Find the clause that a move breaks."""
    clause, why = _refused(state, move)
    return Refused(clause, why)


def _refused(state: State | Voting | Dealing | Lots, move: Move) -> tuple[str, Saying]:
    if isinstance(state, Lots):
        return "2.1", saying("refused-lots")
    if isinstance(state, Dealing):
        return "2.2", saying("refused-deal")
    if isinstance(state, Voting):
        return "8.3", saying("refused-vote")
    if not state.moves:
        return "6.3", saying("refused-over")
    if state.drawing is not None:
        return "3.1", saying("refused-draw-due")
    match move.kind:
        case "drive":
            return _refused_drive(state, move)
        case "pass" if any(it.kind == "tuck" for it in state.moves):
            return "3.5", saying("refused-must-tuck")
        case "pass":
            return "3.4", saying("refused-must-play")
        case "tuck":
            return "3.5", saying("refused-tuck")
        case "withdraw":
            return "5.4", saying("refused-withdraw")
        case "draw":
            return "3.1", saying("refused-no-draw")
        case "lot":
            return "2.1", saying("refused-no-lots")
        case "vote":
            return "8.3", saying("refused-no-vote")


def _refused_drive(state: State, move: Move) -> tuple[str, Saying]:
    station, hand, *_ = state.queue[0]
    if move.card not in kinds(hand):
        return "3.1", saying("refused-not-held", card=move.card)
    for card, clause in refused_cards(state):
        if card == move.card:
            return clause, why_card(card, clause)
    space = move.to
    track = state.race.track
    if space in track.index:
        reached = track.reach(station, state.occupied)[move.card]
        if track.after(station, move.card, space) in reached:
            return "5.3", saying("refused-astray", card=move.card, space=space)
        if state.occupied & ~track.bit[station] & 1 << track.index[space]:
            return "3.3", saying("refused-taken", space=space)
    return "3.1", saying("refused-not-reached", card=move.card, space=space[:40])
