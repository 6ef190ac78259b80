"""Ramming: the collision, its dice, and the chariot set back (ben-hur 4)."""

from __future__ import annotations

from hippodrome.games.ben_hur.arena import line_crossing
from hippodrome.games.ben_hur.cards import discard, leave_sand
from hippodrome.games.ben_hur.driving import after_speed_card, find_placement, move_to
from hippodrome.games.ben_hur.ending import complete_laps, has_finished, lose_laps
from hippodrome.games.ben_hur.geometry import Pose
from hippodrome.games.ben_hur.kit import HORSESHOES, count_horseshoes
from hippodrome.games.ben_hur.moves import Ram
from hippodrome.games.ben_hur.state import (
    RamBeingSettled,
    State,
    pose_of,
    turn_under_way,
    with_chariot,
)


def play_ram(state: State, move: Ram) -> State:
    """Announce a collision and spend its card (4.1, 4.3)."""
    turn = turn_under_way(state)
    number = turn.owner
    state = discard(state, number, move.card)
    state = with_chariot(state, number, state.chariots[number]._replace(away_from=None))
    business = RamBeingSettled(move.card, move.ruler, move.turn, move.target)
    return state._replace(
        phase="roll", actor=number, pending=turn._replace(announced=True, business=business)
    )


def roll_ram(state: State, ram: RamBeingSettled, die: int) -> State:
    """Roll for a collision, the rammer first; equal dice or totals roll both again (4.2)."""
    turn = turn_under_way(state)
    if not ram.die:
        return state._replace(actor=ram.target, pending=turn._replace(business=ram._replace(die=die)))
    mine = ram.die + HORSESHOES[ram.card]
    theirs = die + count_horseshoes(state.chariots[ram.target].hand)
    if die == ram.die or mine == theirs:
        return state._replace(actor=turn.owner, pending=turn._replace(business=ram._replace(die=0)))
    if mine > theirs:
        return _win(state, turn.owner, ram)
    return state._replace(phase="take", actor=turn.owner, pending=turn._replace(business=None))


def _win(state: State, number: int, ram: RamBeingSettled) -> State:
    """Take the placement; the other chariot is set into the pose left behind (4.3)."""
    placed = find_placement(state, number, ram.card, ram.ruler, ram.turn)
    left = pose_of(state.chariots[number])
    state = move_to(_set_back(state, ram.target, left), number, placed, but_not=ram.target)
    state = complete_laps(state, ram.target)
    if has_finished(state, ram.target):
        state = leave_sand(state, ram.target, "finished")
    return after_speed_card(state, number)


def _set_back(state: State, number: int, pose: Pose) -> State:
    """Set a chariot behind the ruler: over the line it loses that turn and its lap (4.3, 4.4)."""
    chariot = state.chariots[number]
    was = pose_of(chariot)
    turns = chariot.turns + line_crossing(was.x, was.y, pose.x, pose.y)
    moved = chariot._replace(pose=pose, turns=turns)
    if turns < chariot.turns:
        moved = lose_laps(moved)
    touch = tuple(pair for pair in state.touch if number not in pair)
    return with_chariot(state, number, moved)._replace(touch=touch)
