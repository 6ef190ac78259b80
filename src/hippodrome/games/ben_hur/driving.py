"""Driving: what comes of a speed card that is played (ben-hur 3.3, 3.6, 3.7)."""

from __future__ import annotations

from hippodrome.games.ben_hur.cards import discard, leave_sand
from hippodrome.games.ben_hur.ending import complete_laps, has_finished
from hippodrome.games.ben_hur.geometry import chariot_outline, chariots_within
from hippodrome.games.ben_hur.kit import Card
from hippodrome.games.ben_hur.laying import placements_within_walls
from hippodrome.games.ben_hur.moves import Drive
from hippodrome.games.ben_hur.placements import Placement
from hippodrome.games.ben_hur.state import (
    State,
    other_chariots,
    pose_of,
    same_player,
    turn_under_way,
    with_chariot,
)
from hippodrome.games.ben_hur.turns import end_turn


def find_placement(state: State, number: int, card: Card, ruler: int, turn: int) -> Placement:
    """Pick one open placement of a card by its two turns."""
    found = placements_within_walls(state, number, card)
    return next(placed for placed in found if placed.ruler == ruler and placed.turn == turn)


def play_drive(state: State, move: Drive) -> State:
    """Drive to a clear placement; draw unless that ends the race for the chariot (3.3)."""
    number = turn_under_way(state).owner
    placed = find_placement(state, number, move.card, move.ruler, move.turn)
    return after_speed_card(move_to(discard(state, number, move.card), number, placed), number)


def move_to(state: State, number: int, placed: Placement, but_not: int = -1) -> State:
    """Put a chariot into the pose of a placement, with the contacts that makes (3.2, 5.1)."""
    chariot = state.chariots[number]
    moved = chariot._replace(
        pose=placed.pose, turns=chariot.turns + placed.crossing, away_from=None, started=True
    )
    state = with_chariot(state, number, moved)
    kept = tuple(pair for pair in state.touch if number not in pair)
    new = tuple((number, other) for other in chariots_touching(state, number) if other != but_not)
    state = state._replace(touch=tuple(sorted((*kept, *new))))
    return state._replace(pending=turn_under_way(state)._replace(moved=True, business=None))


def chariots_touching(state: State, number: int) -> list[int]:
    """List the other players' chariots whose gap to this one is at most `contact` (5.1, 5.4)."""
    gap = state.table.arena.contact
    outline = chariot_outline(pose_of(state.chariots[number]))
    return [
        other
        for other, pose in other_chariots(state, number)
        if not same_player(state, number, other) and chariots_within(outline, chariot_outline(pose), gap)
    ]


def after_speed_card(state: State, number: int) -> State:
    """After a speed card: leave the sand on completing the last lap, else draw a card (3.3, 7.1)."""
    state = complete_laps(state, number)
    if has_finished(state, number):
        return end_turn(leave_sand(state, number, "finished"))
    return state._replace(phase="take", actor=number)


def lose_turn(state: State) -> State:
    """Lose the turn and keep the hand (3.6)."""
    return end_turn(state)


def play_crash(state: State, card: Card) -> State:
    """Drive into the wall and be out (3.6)."""
    number = turn_under_way(state).owner
    return end_turn(leave_sand(discard(state, number, card), number, "out"))
