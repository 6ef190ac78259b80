"""Driving: which speed cards can be laid, and what comes of it (ben-hur 3.3–3.7, 5.3)."""

from __future__ import annotations

from typing import NamedTuple

from hippodrome.games.ben_hur.cards import discard, leave
from hippodrome.games.ben_hur.ending import complete_laps, has_finished
from hippodrome.games.ben_hur.geometry import chariot_outline, chariots_within, left_of
from hippodrome.games.ben_hur.kit import RULER, Card
from hippodrome.games.ben_hur.moves import Drive, Ram, drive, ram
from hippodrome.games.ben_hur.placements import Placement, judge, open_placements
from hippodrome.games.ben_hur.state import (
    State,
    others,
    pose_of,
    steering,
    turn_under_way,
    with_chariot,
)
from hippodrome.games.ben_hur.turns import end_turn


class Lays(NamedTuple):
    """What a chariot's speed cards allow: its drives and rams, and whether others alone bar a placement."""

    moves: tuple[Drive | Ram, ...]
    barred_by_chariots: bool


def placements_of(state: State, number: int, card: Card) -> tuple[Placement, ...]:
    """Judge every placement of a speed card for a chariot (3.5)."""
    pose = pose_of(state.chariots[number])
    return judge(state.table.arena, pose, RULER[card], others(state, number), steering(state))


def open_to(state: State, number: int, card: Card) -> tuple[Placement, ...]:
    """Judge the placements of a speed card that neither wall nor way round forbids."""
    pose = pose_of(state.chariots[number])
    return open_placements(state.table.arena, pose, RULER[card], others(state, number), steering(state))


def speed_cards(state: State, number: int) -> list[Card]:
    """List the different speed cards in a chariot's hand."""
    return sorted({card for card in state.chariots[number].hand if card in RULER})


def away_turn(state: State, number: int) -> int | None:
    """Say how the ruler must be turned to steer away from the winner of a whip, if it must (5.3)."""
    chariot = state.chariots[number]
    if chariot.away_from is None:
        return None
    winner = state.chariots[chariot.away_from]
    if winner.state != "racing" or winner.pose is None:
        return None
    turn = -30 if left_of(pose_of(chariot), winner.pose.x, winner.pose.y) else 30
    possible = any(
        placed.word == "clear" and placed.ruler == turn
        for card in speed_cards(state, number)
        for placed in open_to(state, number, card)
    )
    return turn if possible else None


def lays(state: State, number: int, *, may_ram: bool) -> Lays:
    """Find every drive and ram of a chariot (3.5, 3.6, 4.1, 5.3, 5.4)."""
    away = away_turn(state, number)
    moves: list[Drive | Ram] = []
    barred = False
    for card in speed_cards(state, number):
        for placed in open_to(state, number, card):
            word = placed.word
            barred = barred or word != "clear"
            if away is not None and placed.ruler != away:
                continue
            if word == "clear":
                moves.append(drive(card, placed.ruler, placed.turn))
            elif word == "ram" and may_ram:
                moves.append(ram(card, placed.ruler, placed.turn, placed.target))
    return Lays(tuple(moves), barred)


def find_placement(state: State, number: int, card: Card, ruler: int, turn: int) -> Placement:
    """Pick one open placement of a card by its two turns."""
    found = open_to(state, number, card)
    return next(placed for placed in found if placed.ruler == ruler and placed.turn == turn)


def play_drive(state: State, move: Drive) -> State:
    """Drive to a clear placement; draw unless that ends the race for the chariot (3.3)."""
    number = turn_under_way(state).owner
    placed = find_placement(state, number, move.card, move.ruler, move.turn)
    return go_on(move_to(discard(state, number, move.card), number, placed), number)


def move_to(state: State, number: int, placed: Placement, but_not: int = -1) -> State:
    """Put a chariot into the pose of a placement, with the contacts that makes (3.2, 5.1)."""
    chariot = state.chariots[number]
    moved = chariot._replace(
        pose=placed.pose, turns=chariot.turns + placed.crossing, away_from=None, started=True
    )
    state = with_chariot(state, number, moved)
    kept = tuple(pair for pair in state.touch if number not in pair)
    new = tuple((number, other) for other in touching(state, number) if other != but_not)
    state = state._replace(touch=tuple(sorted((*kept, *new))))
    return state._replace(pending=turn_under_way(state)._replace(moved=True, business=None))


def touching(state: State, number: int) -> list[int]:
    """List the chariots on the sand whose gap to this one is at most `contact` (5.1)."""
    gap = state.table.arena.contact
    own = chariot_outline(pose_of(state.chariots[number]))
    return [
        other for other, pose in others(state, number) if chariots_within(own, chariot_outline(pose), gap)
    ]


def go_on(state: State, number: int) -> State:
    """After a speed card: leave the sand on completing the last lap, else draw a card (3.3, 7.1)."""
    state = complete_laps(state, number)
    if has_finished(state, number):
        return end_turn(leave(state, number, "finished"))
    return state._replace(phase="take", actor=number)


def play_lost(state: State) -> State:
    """Lose the turn and keep the hand (3.6)."""
    return end_turn(state)


def play_crash(state: State, card: Card) -> State:
    """Drive into the wall and be out (3.6)."""
    number = turn_under_way(state).owner
    return end_turn(leave(discard(state, number, card), number, "out"))
