"""Before the race: a place by die, a hand of four, and another for too many accidents (ben-hur 2)."""

from __future__ import annotations

from hippodrome.games.ben_hur.arena import place
from hippodrome.games.ben_hur.cards import discard_hand, draw
from hippodrome.games.ben_hur.kit import HAND, Back, Card, accidents
from hippodrome.games.ben_hur.state import Chariot, State, in_order, with_chariot
from hippodrome.games.ben_hur.turns import next_turn


def roll_place(state: State, number: int, die: int) -> State:
    """Put a chariot on the place it has rolled; if that is taken it rolls again (2.1)."""
    pose = place(state.table.arena, die)
    if any(chariot.pose == pose for chariot in state.chariots):
        return state
    state = with_chariot(state, number, state.chariots[number]._replace(pose=pose))
    waiting = [index for index, chariot in enumerate(state.chariots) if chariot.pose is None]
    if waiting:
        return state._replace(actor=waiting[0])
    return state._replace(phase="deal", actor=by_place(state)[0])


def by_place(state: State) -> list[int]:
    """List the chariots in the order of their places (2.2)."""
    return in_order(state, list(range(len(state.chariots))))


def due_back(chariot: Chariot) -> Back:
    """Say which deck a chariot is dealt from next: two from the normal one, then two (2.2)."""
    return "n" if chariot.backs.count("n") < HAND // 2 else "r"


def deal(state: State, number: int, card: Card) -> State:
    """Deal one card; whoever then holds three or four accidents is asked (2.2)."""
    state = draw(state, number, card, due_back(state.chariots[number]))
    hand = state.chariots[number].hand
    if len(hand) < HAND:
        return state
    if accidents(hand) >= 3:
        return state._replace(phase="redraw")
    return deal_on(state, number)


def redraw(state: State, number: int) -> State:
    """Show the hand, put it away and be dealt two and two anew (2.2)."""
    return discard_hand(state, number)._replace(phase="deal")


def deal_on(state: State, number: int) -> State:
    """Deal to the next chariot, or begin the race when everyone holds a hand."""
    order = by_place(state)
    after = order[order.index(number) + 1 :]
    if not after:
        return next_turn(state)
    return state._replace(phase="deal", actor=after[0])
