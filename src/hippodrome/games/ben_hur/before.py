"""Before the race: a place by die, a hand of four, and another for too many accidents (ben-hur 2)."""

from __future__ import annotations

from hippodrome.games.ben_hur.arena import start_pose
from hippodrome.games.ben_hur.cards import discard_hand, draw_card
from hippodrome.games.ben_hur.kit import HAND_SIZE, Back, Card, count_accidents
from hippodrome.games.ben_hur.state import Chariot, State, in_race_order, with_chariot
from hippodrome.games.ben_hur.turns import next_turn


def roll_place(state: State, number: int, die: int) -> State:
    """Put a chariot on the place it has rolled; if that is taken it rolls again (2.1)."""
    pose = start_pose(state.table.arena, die)
    if any(chariot.pose == pose for chariot in state.chariots):
        return state
    state = with_chariot(state, number, state.chariots[number]._replace(pose=pose))
    waiting = [index for index, chariot in enumerate(state.chariots) if chariot.pose is None]
    if waiting:
        return state._replace(actor=waiting[0])
    return state._replace(phase="deal", actor=chariots_by_place(state)[0])


def chariots_by_place(state: State) -> list[int]:
    """List the chariots in the order of their places (2.2)."""
    return in_race_order(state, list(range(len(state.chariots))))


def deck_dealt_next(chariot: Chariot) -> Back:
    """Say which deck a chariot is dealt from next: two from the normal one, then two (2.2)."""
    return "n" if chariot.backs.count("n") < HAND_SIZE // 2 else "r"


def deal_card(state: State, number: int, card: Card) -> State:
    """Deal one card; whoever then holds three or four accidents is asked (2.2)."""
    state = draw_card(state, number, card, deck_dealt_next(state.chariots[number]))
    hand = state.chariots[number].hand
    if len(hand) < HAND_SIZE:
        return state
    if count_accidents(hand) >= 3:
        return state._replace(phase="redraw")
    return deal_to_next(state, number)


def redraw_hand(state: State, number: int) -> State:
    """Show the hand, put it away and be dealt two and two anew (2.2)."""
    return discard_hand(state, number)._replace(phase="deal")


def deal_to_next(state: State, number: int) -> State:
    """Deal to the next chariot, or begin the race when everyone holds a hand."""
    order = chariots_by_place(state)
    after = order[order.index(number) + 1 :]
    if not after:
        return next_turn(state)
    return state._replace(phase="deal", actor=after[0])
