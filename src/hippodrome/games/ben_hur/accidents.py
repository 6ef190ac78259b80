"""Accidents: the three rules for what a card of misfortune does (ben-hur 6)."""

from __future__ import annotations

from typing import Final

from hippodrome.games.ben_hur.cards import discard, leave_sand
from hippodrome.games.ben_hur.kit import HIGHEST_BAD_NUMBER, Card
from hippodrome.games.ben_hur.state import (
    AccidentBeingSettled,
    State,
    turn_under_way,
    with_chariot,
)
from hippodrome.games.ben_hur.table import Accidents
from hippodrome.games.ben_hur.turns import end_turn
from hippodrome.games.ben_hur.whip import resume_after_whip

EFFECT_CLAUSES: Final[dict[Accidents, str]] = {"endurance": "6.2", "knockout": "6.3", "club": "6.4"}
"""The clause of each rule for accidents."""


def accident_rule(state: State, number: int, *, whipped: bool) -> Accidents:
    """Say by which rule an accident of a chariot goes, as things stand (5.2, 6.2–6.4)."""
    rule = state.table.options.accidents
    if rule == "knockout" and not state.chariots[number].started:
        return "endurance"
    if rule == "club" and whipped:
        return "endurance"
    return rule


def may_play_accident(state: State) -> bool:
    """Say whether a further accident may be played: after two overcome a speed card must follow (6.4)."""
    return state.phase != "more" or turn_under_way(state).accidents_overcome < 2


def play_accident(state: State, number: int, card: Card) -> State:
    """Play an accident, on one's own turn or as the loser of a whip (6.1, 5.2)."""
    business = AccidentBeingSettled(card, whipped=state.phase == "whipped")
    turn = turn_under_way(state)._replace(business=business)
    return discard(state, number, card)._replace(phase="roll", actor=number, pending=turn)


def roll_accident(state: State, accident: AccidentBeingSettled, die: int) -> State:
    """Roll against the numbers of the card: above them a card is drawn, within them it is bad (6.1)."""
    number = state.actor
    if number is None:
        raise ValueError("nobody has an accident")
    if die > HIGHEST_BAD_NUMBER[accident.card]:
        return state._replace(phase="take")
    rule = accident_rule(state, number, whipped=accident.whipped)
    if rule == "knockout" or not state.chariots[number].hand:
        state = leave_sand(state, number, "out")
    return _over(state, accident)


def after_accident_draw(state: State, accident: AccidentBeingSettled) -> State:
    """Go on after a good roll and its draw: under `club` with another card, else the turn is over (6.4)."""
    turn = turn_under_way(state)
    if accident_rule(state, turn.owner, whipped=accident.whipped) != "club":
        return _over(state, accident)
    return state._replace(
        phase="more",
        pending=turn._replace(accidents_overcome=turn.accidents_overcome + 1, business=None, deck=None),
    )


def _over(state: State, accident: AccidentBeingSettled) -> State:
    turn = turn_under_way(state)._replace(business=None, deck=None)
    state = state._replace(pending=turn)
    return resume_after_whip(state) if accident.whipped else end_turn(state)


def play_no_further_card(state: State) -> State:
    """Play no further card; who should have driven after a second good roll misses its next turn (6.4)."""
    turn = turn_under_way(state)
    if turn.accidents_overcome >= 2:
        state = with_chariot(state, turn.owner, state.chariots[turn.owner]._replace(skip=True))
    return end_turn(state)
