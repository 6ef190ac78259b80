"""Why one move of Ben Hur was better than another: deck, whip, ram, a shorter or longer ruler."""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.coach.reasons import LEAST_DIFFERENCE_TOLD, reason_by_numbers
from hippodrome.coach.traits import WeighedMove
from hippodrome.games.ben_hur.kit import RULER_LENGTH
from hippodrome.games.ben_hur.moves import (
    Accident,
    Crash,
    Drive,
    Move,
    NoWhip,
    Ram,
    TakeFromDeck,
    Whip,
    write_move,
)
from hippodrome.games.ben_hur.state import State
from hippodrome.games.ben_hur.view import View
from hippodrome.saying import Fact
from hippodrome.telling.ben_hur import ACCIDENT_NUMBERS, facts_of_turns


def find_reason(view: View, best: WeighedMove, played: WeighedMove) -> tuple[str, dict[str, Fact]]:
    """Find the reason, with both moves among its facts."""
    return _on_sand(best, played), facts_of_both(view.scene, best.move, played.move)


def facts_of_both(scene: State, best: Move, played: Move) -> dict[str, Fact]:
    """Tell two moves as facts; the names of the second one's begin with `played_`."""
    names = scene.table.charioteers
    other = {f"played_{name}": fact for name, fact in _facts_of(names, played).items()}
    return _facts_of(names, best) | other


def _on_sand(best: WeighedMove, played: WeighedMove) -> str:
    if played.lost - best.lost > LEAST_DIFFERENCE_TOLD:
        return "coach-out"
    match best.move, played.move:
        case TakeFromDeck(), _:
            return "coach-deck"
        case Whip(), NoWhip():
            return "coach-whip"
        case NoWhip(), Whip():
            return "coach-no-whip"
        case Ram(), other if not isinstance(other, Ram):
            return "coach-ram"
        case (Drive(card=one), Drive(card=other)) if RULER_LENGTH[one] < RULER_LENGTH[other]:
            return "coach-brake"
        case (Drive(card=one), Drive(card=other)) if RULER_LENGTH[one] > RULER_LENGTH[other]:
            return "coach-speed"
        case _:
            return reason_by_numbers(best, played)


def _facts_of(names: Sequence[str], move: Move) -> dict[str, Fact]:
    """Tell a move of Ben Hur as facts: its kind, and what belongs to it in the replay's words."""
    facts: dict[str, Fact] = {"kind": write_move(move).partition(" ")[0], "move": write_move(move)}
    match move:
        case Drive(card, ruler, turn):
            facts |= {"kind": "sand", "card": card, **facts_of_turns(ruler, turn)}
        case Ram(card, _, _, target):
            facts |= {"card": card, "other": names[target]}
        case Whip(target):
            facts |= {"other": names[target]}
        case Accident(card):
            facts |= {"kind": "accident", "numbers": ACCIDENT_NUMBERS[card]}
        case Crash(card):
            facts |= {"card": card}
        case TakeFromDeck(back):
            facts |= {"kind": "take-normal" if back == "n" else "take-risky", "deck": back}
        case _:
            pass
    return facts
