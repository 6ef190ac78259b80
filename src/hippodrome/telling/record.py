"""A whole record told: a line a turn, the draws folded into it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from hippodrome.games import game_entry
from hippodrome.records import ReplayStep
from hippodrome.saying import Saying
from hippodrome.telling.tell import tell_result
from hippodrome.telling.traits import telling_of

Say = Callable[[Saying], str]
"""What turns a saying into a sentence: a voice."""


def tell_record(game: str, steps: Sequence[ReplayStep], names: Sequence[str], say: Say) -> Iterator[str]:
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
        yield from (
            say(it) for it in tell_result(game, game_entry(game).game.standings(steps[-1].after), names)
        )


def turn_numbers(game: str, steps: Sequence[ReplayStep], names: Sequence[str]) -> tuple[int, ...]:
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
    game: str, steps: Iterable[ReplayStep], names: Sequence[str]
) -> Iterator[tuple[int, ReplayStep, Saying | None]]:
    """Tell each event by its sayings, or None, with the number of the turn; 0 for what stands alone."""
    telling = telling_of(game)
    turns, under_way = 0, False
    last: ReplayStep | None = None
    for step in steps:
        under_way = under_way and not telling.begins_turn(last, step)
        last = step
        sayings = (*telling.drawn(step, names), *telling.tell(*step, names))
        for it in sayings:
            if it.key not in telling.alone and not under_way:
                turns += 1
            under_way = it.key not in telling.alone
            yield turns if under_way else 0, step, it
        if not sayings:
            yield turns if under_way else 0, step, None
