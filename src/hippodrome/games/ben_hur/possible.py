"""Which positions can arise: the open is settled, the impossible refused (ben-hur 9)."""

from __future__ import annotations

from hippodrome.games.ben_hur.arena import behind_line, start_pose, wall_touched
from hippodrome.games.ben_hur.before import chariots_by_place
from hippodrome.games.ben_hur.driving import chariots_touching
from hippodrome.games.ben_hur.geometry import Quad, chariot_outline, outlines_overlap
from hippodrome.games.ben_hur.kit import CARD_KINDS, DECK_NAMES, HAND_SIZE, MOST_CHARIOTS, count_accidents
from hippodrome.games.ben_hur.laying import placements_within_walls
from hippodrome.games.ben_hur.state import (
    AccidentBeingSettled,
    RamBeingSettled,
    State,
    TurnUnderWay,
    WhipBeingSettled,
    chariots_racing,
    same_player,
    turn_under_way,
)
from hippodrome.games.ben_hur.turns import next_turn
from hippodrome.games.ben_hur.whip import unwhipped_contacts
from hippodrome.saying import Trouble


def refuse_impossible_position(state: State, *, touch_told: bool) -> State:
    """Refuse a position that could not arise, and settle whose decision it is (3.1)."""
    _check_sand(state)
    _check_markers(state)
    _check_decks(state)
    if not touch_told and state.phase in ("whip", "whip-own") and state.actor is not None:
        pairs = ((state.actor, other) for other in chariots_touching(state, state.actor))
        state = state._replace(touch=tuple(sorted(pairs)))
    for pair in state.touch:
        if same_player(state, *pair):
            raise Trouble("ben-hur-touches-its-own", field="touch")
        if any(state.chariots[number].state != "racing" for number in pair):
            raise Trouble("ben-hur-off-the-sand", field="touch")
    if state.phase == "over":
        return _over(state)
    if not chariots_racing(state):
        raise Trouble("ben-hur-nobody-racing", field="phase")
    if state.phase in ("places", "deal", "redraw"):
        return _before(state)
    return _under_way(state)


def _check_sand(state: State) -> None:
    """Refuse chariots in a wall, across each other, or past their last lap (1.1, 3.7, 7.1)."""
    standing: list[tuple[int, Quad]] = []
    for number, chariot in enumerate(state.chariots):
        at = f"chariots[{number}]"
        if chariot.state != "racing":
            continue
        if chariot.pose is None:
            if state.phase != "places":
                raise Trouble("ben-hur-missing", field=f"{at}.pose")
            continue
        quad = chariot_outline(chariot.pose)
        wall = wall_touched(state.table.arena, quad)
        if wall:
            raise Trouble("ben-hur-stands-in-wall", field=f"{at}.pose", wall=wall)
        for other, there in standing:
            if outlines_overlap(quad, there):
                raise Trouble("ben-hur-stands-across", field=f"{at}.pose", other=other)
        standing.append((number, quad))
        if chariot.turns >= state.table.laps and not behind_line(chariot.pose):
            raise Trouble("ben-hur-has-finished", field=f"{at}.turns")


def _check_markers(state: State) -> None:
    """Refuse the same place marker of a lap in two hands (7.2)."""
    for lap in range(state.table.laps):
        held = [chariot.markers[lap] for chariot in state.chariots if len(chariot.markers) > lap]
        if len(set(held)) < len(held):
            raise Trouble("ben-hur-marker-twice", field="markers", lap=lap + 1)


def _check_decks(state: State) -> None:
    """Refuse a deck with more cards of a kind than the box holds (1.4).

    Hands and discards are not counted in: a position that leaves its decks out has full ones.
    """
    for name, made, deck in zip(DECK_NAMES.values(), state.table.makeup, state.decks, strict=True):
        for card, count, most in zip(CARD_KINDS, deck, made, strict=True):
            if count > most:
                raise Trouble("ben-hur-too-many-cards", field=f"decks.{name}", card=card, most=most)


def _over(state: State) -> State:
    if chariots_racing(state):
        raise Trouble("ben-hur-somebody-racing", field="phase")
    return state._replace(actor=None, pending=None, touch=())


def _before(state: State) -> State:
    """Settle who rolls, is dealt to or is asked before the race (2.1, 2.2)."""
    starts = {start_pose(state.table.arena, number) for number in range(1, MOST_CHARIOTS + 1)}
    for number, chariot in enumerate(state.chariots):
        if chariot.state != "racing" or (chariot.pose is not None and chariot.pose not in starts):
            raise Trouble("ben-hur-not-on-its-place", field=f"chariots[{number}].pose")
        if chariot.backs.count("n") > HAND_SIZE // 2 or chariot.backs.count("r") > HAND_SIZE // 2:
            raise Trouble("ben-hur-two-and-two", field=f"chariots[{number}].backs")
    expected = _asked(state)
    if state.actor is not None and state.actor != expected:
        raise Trouble("ben-hur-not-its-decision", field="actor", expected=expected)
    return state._replace(actor=expected, pending=None)


def _asked(state: State) -> int:
    """Find the chariot that a roll, a card or a question before the race is for."""
    if state.phase == "places":
        waiting = [number for number, chariot in enumerate(state.chariots) if chariot.pose is None]
    elif state.phase == "deal":
        waiting = [n for n in chariots_by_place(state) if len(state.chariots[n].hand) < HAND_SIZE]
    else:
        dealt = [n for n in chariots_by_place(state) if state.chariots[n].hand]
        waiting = [n for n in dealt[-1:] if count_accidents(state.chariots[n].hand) >= 3]
    if not waiting:
        raise Trouble("ben-hur-nobody-asked", field="phase")
    return waiting[0]


def _under_way(state: State) -> State:
    """Settle a race under way: whose turn it is by 3.1, and what that turn needs."""
    if state.phase in ("turn", "whip-own"):
        expected = next_turn(state)
        _check_hands(state, expected)
        if state.actor is not None and state.actor != expected.actor:
            raise Trouble("ben-hur-not-its-turn", field="actor", expected=str(expected.actor))
        if expected.actor is None or not chariots_racing(expected) or expected.round != state.round:
            raise Trouble("ben-hur-all-have-moved", field="moved")
        told = state.pending
        state = expected._replace(phase=state.phase, actor=expected.actor)
        if told is not None and told.owner == expected.actor:
            state = state._replace(pending=told)
    number = state.actor
    if number is None:
        raise Trouble("ben-hur-missing", field="actor")
    if state.chariots[number].state != "racing":
        raise Trouble("ben-hur-off-the-sand", field="actor")
    if state.phase in ("turn", "more") and not state.chariots[number].hand:
        raise Trouble("ben-hur-no-card-left", field=f"chariots[{number}].hand")
    if state.pending is None:
        state = state._replace(pending=_usual_pending(state, number))
    return _check_pending(state, number)


def _check_hands(state: State, expected: State) -> None:
    """Refuse a chariot that is to move and has no card left (6.1)."""
    for number in chariots_racing(state):
        if expected.chariots[number].state == "out" and not state.chariots[number].hand:
            raise Trouble("ben-hur-no-card-left", field=f"chariots[{number}].hand")


def _usual_pending(state: State, number: int) -> TurnUnderWay:
    """Tell what a turn under way must have been when the position does not."""
    match state.phase:
        case "turn" | "whip-own" | "whipped":
            return TurnUnderWay(owner=number)
        case "take":
            return TurnUnderWay(owner=number, moved=True)
        case "more":
            return TurnUnderWay(owner=number, accidents_overcome=1)
        case "whip":
            return TurnUnderWay(
                owner=number, moved=True, still_to_ask=tuple(unwhipped_contacts(state, number))
            )
        case _:
            raise Trouble("ben-hur-missing", field="pending")


def _check_pending(state: State, number: int) -> State:
    """Refuse a turn under way that does not fit its phase."""
    turn = turn_under_way(state)
    if state.phase in ("whip", "whip-own") and not unwhipped_contacts(state, number):
        raise Trouble("ben-hur-touches-nobody", field="touch")
    if state.phase in ("take", "draw") and len(state.chariots[number].hand) >= HAND_SIZE:
        raise Trouble("ben-hur-hand-is-full", field=f"chariots[{number}].hand")
    if not (_fits_phase(state, turn, number) and _fits_business(state, turn, number)):
        raise Trouble("ben-hur-pending-does-not-fit", field="pending", phase=state.phase)
    return state


def _fits_phase(state: State, turn: TurnUnderWay, number: int) -> bool:
    match state.phase:
        case "turn" | "whip-own" | "more":
            return turn.owner == number and not turn.moved
        case "whip":
            return turn.owner == number and turn.moved
        case "whip-reply":
            return turn.moved and number in unwhipped_contacts(state, turn.owner)
        case "draw":
            return turn.deck is not None
        case "roll":
            return turn.business is not None
        case _:
            return True


def _fits_business(state: State, turn: TurnUnderWay, number: int) -> bool:
    """Tell whether what is being settled can be: the die is this chariot's, the ram lies on the sand."""
    match turn.business:
        case RamBeingSettled(card, ruler, chariot_turn, target, die):
            if state.phase != "roll" or number != (target if die else turn.owner):
                return False
            return state.chariots[turn.owner].state == "racing" and any(
                placed.word == "ram" and placed[:2] == (ruler, chariot_turn) and placed.target == target
                for placed in placements_within_walls(state, turn.owner, card)
            )
        case WhipBeingSettled(by, at, die):
            racers = chariots_racing(state)
            rivals = by in racers and at in racers and not same_player(state, by, at)
            return state.phase == "roll" and rivals and number == (at if die else by)
        case AccidentBeingSettled():
            return state.phase in ("roll", "take", "draw")
        case None:
            return True
