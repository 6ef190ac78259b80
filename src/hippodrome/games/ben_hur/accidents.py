"""Accidents: the three rules for what a card of misfortune does (ben-hur 6)."""

from __future__ import annotations

from hippodrome.games.ben_hur.cards import discard, leave
from hippodrome.games.ben_hur.kit import NUMBERS, Card
from hippodrome.games.ben_hur.state import (
    AccidentBusiness,
    State,
    turn_under_way,
    with_chariot,
)
from hippodrome.games.ben_hur.turns import end_turn
from hippodrome.games.ben_hur.whip import resume


def play_accident(state: State, number: int, card: Card) -> State:
    """Play an accident, on one's own turn or as the loser of a whip (6.1, 5.2)."""
    business = AccidentBusiness(card, whipped=state.phase == "whipped")
    turn = turn_under_way(state)._replace(business=business)
    return discard(state, number, card)._replace(phase="roll", actor=number, pending=turn)


def roll_accident(state: State, accident: AccidentBusiness, die: int) -> State:
    """Roll against the numbers of the card: above them a card is drawn, within them it is bad (6.1)."""
    number = state.actor
    if number is None:
        raise ValueError("nobody has an accident")
    if die > NUMBERS[accident.card]:
        return state._replace(phase="take")
    chariot = state.chariots[number]
    knocked_out = state.table.options.accidents == "knockout" and chariot.started
    if knocked_out or not chariot.hand:
        state = leave(state, number, "out")
    return _over(state, accident)


def after_accident_draw(state: State, accident: AccidentBusiness) -> State:
    """Go on after a good roll and its draw: under `club` with another card, else the turn is over (6.4)."""
    turn = turn_under_way(state)
    if accident.whipped or state.table.options.accidents != "club":
        return _over(state, accident)
    return state._replace(phase="more", pending=turn._replace(good=turn.good + 1, business=None, deck=None))


def _over(state: State, accident: AccidentBusiness) -> State:
    turn = turn_under_way(state)._replace(business=None, deck=None)
    state = state._replace(pending=turn)
    return resume(state) if accident.whipped else end_turn(state)


def play_stop(state: State) -> State:
    """Play no further card; who should have driven after a second good roll misses its next turn (6.4)."""
    turn = turn_under_way(state)
    if turn.good >= 2:
        state = with_chariot(state, turn.owner, state.chariots[turn.owner]._replace(skip=True))
    return end_turn(state)
