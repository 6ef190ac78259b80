"""Why a move may not be played: the clause, and the saying that explains it."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.games.ave_caesar import refusal_reasons as reasons
from hippodrome.games.ave_caesar.kit import different_values
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.moving import refused_cards
from hippodrome.games.ave_caesar.refusal_reasons import Reason, why_card_refused
from hippodrome.games.ave_caesar.start import Dealing, DrawForLanes
from hippodrome.games.ave_caesar.state import State, Voting
from hippodrome.race.protocol import Refusal, Refused


def refusals(state: State | Voting | Dealing | DrawForLanes) -> Iterator[Refusal]:
    """Tell the cards in hand that may not be played, and why; none while a draw is due."""
    if isinstance(state, State) and state.moves and state.drawing is None:
        for card, clause in refused_cards(state):
            yield Refusal(str(card), clause, why_card_refused(card, clause))


def refused_move(state: State | Voting | Dealing | DrawForLanes, move: Move) -> Refused:
    """Find the clause that a move breaks."""
    return Refused(*_refused(state, move))


def _refused(state: State | Voting | Dealing | DrawForLanes, move: Move) -> Reason:
    if isinstance(state, DrawForLanes):
        return reasons.LOTS_DUE
    if isinstance(state, Dealing):
        return reasons.DEAL_DUE
    if isinstance(state, Voting):
        return reasons.VOTE_DUE
    if not state.moves:
        return reasons.RACE_OVER
    if state.drawing is not None:
        return reasons.DRAW_DUE
    if move.kind == "drive":
        return _refused_drive(state, move)
    if move.kind == "pass" and any(it.kind == "tuck" for it in state.moves):
        return reasons.MUST_TUCK
    return reasons.REASON_BY_KIND[move.kind]


def _refused_drive(state: State, move: Move) -> Reason:
    station, hand, *_ = state.queue[0]
    if move.card not in different_values(hand):
        return reasons.card_not_held_reason(move.card)
    for card, clause in refused_cards(state):
        if card == move.card:
            return reasons.card_barred_reason(card, clause)
    space = move.to
    track = state.race.track
    if space in track.index:
        reached = track.reach(station, state.occupied)[move.card]
        if track.station_after_drive(station, move.card, space) in reached:
            return reasons.tribute_lost_reason(move.card, space)
        if state.occupied & ~track.bit[station] & 1 << track.index[space]:
            return reasons.space_taken_reason(space)
    return reasons.space_not_reached_reason(move.card, space)
