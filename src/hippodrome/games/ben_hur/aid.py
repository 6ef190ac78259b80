"""Help for whoever chooses a speed card: where each placement leads, and the move for it (ben-hur 3.5)."""

from __future__ import annotations

from hippodrome.games.ben_hur.driving import away_turn, placements_of, speed_cards
from hippodrome.games.ben_hur.kit import Card
from hippodrome.games.ben_hur.moves import drive, ram, write_move, write_turn
from hippodrome.games.ben_hur.placements import Placement
from hippodrome.games.ben_hur.state import State, turn_under_way

Row = tuple[str, str, str, tuple[int, int, int], str | None]
"""A placement: both turns, the word of 3.5, the pose reached, and the move if it may be played."""


def chooses_speed(state: State) -> bool:
    """Tell whether whoever is to move may choose a speed card."""
    return state.actor is not None and state.phase in ("turn", "more")


def aid_cards(state: State) -> list[Card]:
    """List the different speed cards in the hand of whoever is to choose one."""
    return speed_cards(state, state.actor) if state.actor is not None and chooses_speed(state) else []


def aid(state: State, card: Card) -> list[Row]:
    """Tell where every placement of a speed card leads for the chariot that is to move."""
    number = state.actor
    assert number is not None  # noqa: S101  (asked only while somebody chooses)
    away = away_turn(state, number)
    may_ram = not turn_under_way(state).announced
    return [_row(card, placed, away, may_ram=may_ram) for placed in placements_of(state, number, card)]


def _row(card: Card, placed: Placement, away: int | None, *, may_ram: bool) -> Row:
    word = f"ram @{placed.target}" if placed.word == "ram" else placed.word
    return (
        write_turn(placed.ruler),
        write_turn(placed.turn),
        word,
        (placed.pose.x, placed.pose.y, placed.pose.heading),
        _move(card, placed, away, may_ram=may_ram),
    )


def _move(card: Card, placed: Placement, away: int | None, *, may_ram: bool) -> str | None:
    if away is not None and placed.ruler != away:
        return None
    if placed.word == "clear":
        return write_move(drive(card, placed.ruler, placed.turn))
    if placed.word == "ram" and may_ram:
        return write_move(ram(card, placed.ruler, placed.turn, placed.target))
    return None
