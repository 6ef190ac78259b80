"""Why a card or a placement may not be played, with its clause (ben-hur 3.5, 5.3, 5.4)."""

from __future__ import annotations

from hippodrome.games.ben_hur.driving import away_turn, placements_of, speed_cards
from hippodrome.games.ben_hur.kit import RULER, Card
from hippodrome.games.ben_hur.legal import legal_moves
from hippodrome.games.ben_hur.moves import (
    Accident,
    Concede,
    Crash,
    Drive,
    Lost,
    Move,
    Ram,
    write_move,
    write_turn,
)
from hippodrome.games.ben_hur.placements import Placement, why_wall
from hippodrome.games.ben_hur.state import State, pose_of, steering, turn_under_way
from hippodrome.race.protocol import Refusal
from hippodrome.saying import Saying, Trouble, saying

Line = tuple[str, str, str, list[int]]
"""A placement as it is printed: both turns, the word of 3.5, and the pose reached."""


def placements(state: State, card: str) -> list[Line]:
    """Tell for every placement of a speed card its turns, its word and the pose reached (3.5)."""
    if card not in RULER:
        raise Trouble("ben-hur-no-such-speed", card=str(card))
    number = state.actor
    if number is None or state.chariots[number].pose is None:
        raise Trouble("ben-hur-nobody-drives", phase=state.phase)
    return [
        (write_turn(placed.ruler), write_turn(placed.turn), _word(placed), list(placed.pose))
        for placed in placements_of(state, number, Card(card))
    ]


def _word(placed: Placement) -> str:
    return f"ram @{placed.target}" if placed.word == "ram" else placed.word


def refusals(state: State) -> tuple[Refusal, ...]:
    """Tell which placements of the speed cards in hand may not be played, and why."""
    number = state.actor
    if number is None or state.phase not in ("turn", "more"):
        return ()
    found = []
    away = away_turn(state, number)
    for card in speed_cards(state, number):
        for placed in placements_of(state, number, card):
            barred = _barred(state, number, card, placed, away)
            if barred:
                move = Drive(card, placed.ruler, placed.turn)
                found.append(Refusal(write_move(move), *barred))
    return tuple(found)


def _barred(
    state: State, number: int, card: Card, placed: Placement, away: int | None
) -> tuple[str, Saying] | None:
    """Find the clause that keeps a placement from being driven or rammed, if one does."""
    match placed.word:
        case "wall":
            pose = pose_of(state.chariots[number])
            return "3.5", why_wall(state.table.arena, pose, RULER[card], placed.ruler, placed.turn)
        case "back":
            return "3.5", saying("ben-hur-goes-back")
        case "crowded":
            return "3.5", saying("ben-hur-crowded")
        case "ram" if turn_under_way(state).announced:
            return "5.4", saying("ben-hur-announced-already")
        case "ram" | "clear":
            if away is None or placed.ruler == away:
                return None
            return "5.3", saying("ben-hur-must-steer-away", turn=write_turn(away))


def refusal(state: State, move: Move) -> tuple[str, Saying]:
    """Say why a move is refused, with the clause it breaks."""
    number = state.actor
    text = write_move(move)
    if number is None:
        return "7.4", saying("ben-hur-race-is-over")
    if state.phase not in ("turn", "more") or not isinstance(
        move, Drive | Ram | Accident | Crash | Lost | Concede
    ):
        return "9", saying("ben-hur-not-now", move=text, phase=state.phase)
    match move:
        case Drive(card) | Ram(card) | Accident(card) | Crash(card) if (
            card not in state.chariots[number].hand
        ):
            return "3.3", saying("ben-hur-not-in-hand", card=card)
        case Drive(card, ruler, turn) | Ram(card, ruler, turn):
            return _why_not_laid(state, number, move, card, ruler, turn)
        case Accident():
            return "6.4", saying("ben-hur-speed-must-follow")
        case Crash() | Lost():
            return "3.6", saying("ben-hur-can-still-play")
        case Concede():
            return "7.4", saying("ben-hur-not-settled")


def _why_not_laid(
    state: State, number: int, move: Move, card: Card, ruler: int, turn: int
) -> tuple[str, Saying]:
    turns = steering(state)
    if ruler not in turns or turn not in turns:
        return "3.4", saying("ben-hur-no-such-turn", turn=write_turn(ruler if ruler not in turns else turn))
    placed = next(one for one in placements_of(state, number, card) if one[:2] == (ruler, turn))
    barred = _barred(state, number, card, placed, away_turn(state, number))
    if barred:
        return barred
    if placed.word == "ram" and isinstance(move, Drive):
        return "3.6", saying("ben-hur-in-the-way", other=placed.target)
    return "4.1", saying("ben-hur-nobody-to-ram")


def why_not(state: State, move: Move) -> Saying | None:
    """Say why a move may not be played, or None when it may."""
    return None if move in legal_moves(state) else refusal(state, move)[1]
