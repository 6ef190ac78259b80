"""Why a card or a placement may not be played, with its clause (ben-hur 3.5, 5.3, 5.4)."""

from __future__ import annotations

from typing import assert_never

from hippodrome.games.ben_hur.kit import RULER_LENGTH, Card
from hippodrome.games.ben_hur.laying import (
    BAR_CLAUSES,
    JudgedPlacement,
    Stance,
    different_speed_cards,
    judge_all_placements,
    stance,
)
from hippodrome.games.ben_hur.moves import (
    Accident,
    Concede,
    Crash,
    Drive,
    LoseTurn,
    Move,
    Ram,
    write_move,
    write_turn,
)
from hippodrome.games.ben_hur.placements import Placement, why_touches_wall
from hippodrome.games.ben_hur.state import State
from hippodrome.race.protocol import Refusal
from hippodrome.saying import Saying, Trouble, saying

WrittenPlacement = tuple[str, str, str, list[int]]
"""A placement as it is printed: both turns, the word of 3.5, and the pose reached."""


def placements(state: State, card: str) -> list[WrittenPlacement]:
    """Tell for every placement of a speed card its turns, its word and the pose reached (3.5)."""
    if card not in RULER_LENGTH:
        raise Trouble("ben-hur-no-such-speed", card=str(card))
    number = state.actor
    if number is None or state.chariots[number].pose is None:
        raise Trouble("ben-hur-nobody-drives", phase=state.phase)
    return [_line(it.placed) for it in judge_all_placements(stance(state, number), Card(card))]


def _line(placed: Placement) -> WrittenPlacement:
    word = f"ram @{placed.target}" if placed.word == "ram" else placed.word
    return write_turn(placed.ruler), write_turn(placed.turn), word, list(placed.pose)


def refusals(state: State) -> tuple[Refusal, ...]:
    """Tell which placements of the speed cards in hand may not be played, and why."""
    number = state.actor
    if number is None or state.phase not in ("turn", "more"):
        return ()
    by = stance(state, number)
    return tuple(
        Refusal(
            write_move(Drive(card, it.placed.ruler, it.placed.turn)), BAR_CLAUSES[it.bar], _why(by, card, it)
        )
        for card in different_speed_cards(state, number)
        for it in judge_all_placements(by, card)
        if it.bar
    )


def _why(by: Stance, card: Card, judged: JudgedPlacement) -> Saying:
    """Say in words what bars a placement."""
    match judged.bar:
        case "wall":
            return why_touches_wall(
                by.arena, by.pose, RULER_LENGTH[card], judged.placed.ruler, judged.placed.turn
            )
        case "away":
            return saying("ben-hur-must-steer-away", turn=write_turn(by.away or 0))
        case "back":
            return saying("ben-hur-goes-back")
        case "crowded":
            return saying("ben-hur-crowded")
        case "announced":
            return saying("ben-hur-announced-already")
        case None:
            raise ValueError("nothing bars it")
        case _:
            assert_never(judged.bar)


def refusal(state: State, move: Move) -> tuple[str, Saying]:
    """Say why a move is refused, with the clause it breaks."""
    number = state.actor
    text = write_move(move)
    if number is None:
        return "7.4", saying("ben-hur-race-is-over")
    if state.phase not in ("turn", "more") or not isinstance(
        move, Drive | Ram | Accident | Crash | LoseTurn | Concede
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
        case Crash() | LoseTurn():
            return "3.6", saying("ben-hur-can-still-play")
        case Concede():
            return "7.4", saying("ben-hur-not-settled")


def _why_not_laid(
    state: State, number: int, move: Move, card: Card, ruler: int, turn: int
) -> tuple[str, Saying]:
    by = stance(state, number)
    if ruler not in by.turns or turn not in by.turns:
        wrong = ruler if ruler not in by.turns else turn
        return "3.4", saying("ben-hur-no-such-turn", turn=write_turn(wrong))
    judged = next(it for it in judge_all_placements(by, card) if it.placed[:2] == (ruler, turn))
    if judged.bar:
        return BAR_CLAUSES[judged.bar], _why(by, card, judged)
    if judged.placed.word == "ram" and isinstance(move, Drive):
        return "3.6", saying("ben-hur-in-the-way", other=judged.placed.target)
    return "4.1", saying("ben-hur-nobody-to-ram")
