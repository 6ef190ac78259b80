"""A whole record told: a line a turn, the draws folded into it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from hippodrome.games import find
from hippodrome.games.ave_caesar.kit import values
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.start import Dealing
from hippodrome.games.ave_caesar.state import State, Voting
from hippodrome.games.ben_hur.moves import Draw
from hippodrome.games.ben_hur.state import State as SandState
from hippodrome.records import Step
from hippodrome.saying import Saying, saying
from hippodrome.telling.ave_caesar import who
from hippodrome.telling.tell import result, tell

ALONE: Final = frozenset(
    {
        "told-dealt",
        "told-lane",
        "told-lane-unmanned",
        "told-laurels",
        "told-lot",
        "told-lots-tied",
        "told-next-race",
        "told-no-laurels",
        "told-place",
        "told-place-taken",
        "told-race",
        "told-race-over",
        "told-redraw",
        "told-round",
        "told-rounds-over",
        "told-stalemate",
        "told-worth",
    }
)
"""What stands in a line of its own, without the number of a turn."""

Say = Callable[[Saying], str]
"""What turns a saying into a sentence: a voice."""


def tell_record(game: str, steps: Sequence[Step], names: Sequence[str], say: Say) -> Iterator[str]:
    """Tell a race that is over, a line a turn and then the result, in the voice given."""
    line, told = "", 0
    for turn, _, it in _numbered(game, steps, names):
        if line and turn != told:
            yield line
            line = ""
        if it is not None and not turn:
            yield say(it)
        elif it is not None:
            line = f"{line} {say(it)}" if line else f"{turn}. {say(it)}"
        told = turn
    if line:
        yield line
    if steps:
        yield from (say(it) for it in result(game, find(game).game.standings(steps[-1].after), names))


def turn_numbers(game: str, steps: Sequence[Step], names: Sequence[str]) -> tuple[int, ...]:
    """Give for each event the number of the turn in which `tell_record` tells it, or of the next."""
    told: dict[int, int] = {}
    for turn, step, _ in _numbered(game, steps, names):
        if turn:
            told.setdefault(step.event.number, turn)
    numbers = [max(told.values(), default=0)]
    for step in reversed(steps):
        numbers.append(told.get(step.event.number, numbers[-1]))
    return tuple(reversed(numbers[1:]))


def _numbered(
    game: str, steps: Iterable[Step], names: Sequence[str]
) -> Iterator[tuple[int, Step, Saying | None]]:
    """Tell each event by its sayings, or None, with the number of the turn; 0 for what stands alone."""
    turns, under_way = 0, False
    last: Step | None = None
    for step in steps:
        under_way = under_way and not _begins_turn(last, step)
        last = step
        sayings = (*_cards(step, names), *tell(game, *step, names))
        for it in sayings:
            if it.key not in ALONE and not under_way:
                turns += 1
            under_way = it.key not in ALONE
            yield turns if under_way else 0, step, it
        if not sayings:
            yield turns if under_way else 0, step, None


def _begins_turn(last: Step | None, step: Step) -> bool:
    """Say whether an event is the first of a turn: not a draw after a card, nor what follows in a turn."""
    if isinstance(step.before, SandState):
        return last is None or _owner(last.before) != _owner(step.before)
    racing = step.before.state if isinstance(step.before, Voting) else step.before
    if not isinstance(racing, State) or last is None:
        return True
    if not racing.chariots[racing.turn].unmanned:
        return bool(step.event.move.kind != "draw")
    return last.event.move.kind not in ("draw", "vote") or _driver(last.before) != racing.turn


def _driver(state: Any) -> int | None:
    racing = state.state if isinstance(state, Voting) else state
    return racing.turn if isinstance(racing, State) else None


def _owner(state: SandState) -> tuple[int, int, int | None]:
    return state.race, state.round, state.pending.owner if state.pending else None


def _cards(step: Step, names: Sequence[str]) -> Iterator[Saying]:
    """Tell the cards that were drawn and dealt, now that the race is over."""
    before, (_, _, move), after = step
    match before, move:
        case Dealing(), Move("draw", card):
            if not isinstance(after, Dealing) or after.turn != before.turn:
                name = who(before.race, before.turn, names)
                yield saying("told-dealt", who=name, cards=_hand(before, card))
        case State(), Move("draw", card) if not before.chariots[before.turn].unmanned:
            yield saying("told-drawn", card=card)
        case SandState(phase="draw"), Draw(drawn) if drawn:
            yield saying("told-drawn", card=drawn)
        case _:
            pass


def _hand(dealing: Dealing, card: int) -> str:
    cards = sorted((*values(dealing.chariots[dealing.turn].hand), card))
    return ", ".join(map(str, cards))
