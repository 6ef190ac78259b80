"""Making a collection: races are run, their positions judged, and what one move decides is kept.

A race and what is found in it depend on the seed and the number of the race alone, so a collection that was
stopped after any race goes on as if it had not been.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from hippodrome.chance import seeded_random
from hippodrome.charioteers import Charioteer, charioteer_by_name
from hippodrome.games import AnyGame, game_entry
from hippodrome.puzzles.judging import (
    LIKELY_STANDARD_ERRORS,
    REJUDGING_BUDGET_FACTOR,
    SURE_STANDARD_ERRORS,
    judge,
)
from hippodrome.puzzles.puzzle import Collection, Puzzle
from hippodrome.puzzles.traits import puzzle_traits
from hippodrome.race.log import run_race
from hippodrome.race.protocol import Pick, Seat
from hippodrome.setups.wish import setups_of

MOST_PUZZLES_PER_RACE: Final = 3
"""No more puzzles are taken from one race, so that they differ."""


def empty_collection(game: str, seed: int) -> Collection:
    """Begin a collection."""
    return Collection(game, seed, puzzle_traits(game).budget, 0, ())


def make_collection(begun: Collection, count: int) -> Iterator[Collection]:
    """Go on with a collection until it has so many puzzles, yielding it after every race."""
    made = begun
    most = max(1, int(count * puzzle_traits(made.game).share))
    while len(made.puzzles) < count:
        kinds = Counter(it.kind for it in made.puzzles)
        room = {kind: most - kinds[kind] for kind in puzzle_traits(made.game).kinds}
        found = find_puzzles(made, made.races, room)
        puzzles = (*made.puzzles, *found)[:count]
        made = made._replace(races=made.races + 1, puzzles=puzzles)
        yield made


def find_puzzles(made: Collection, race: int, room: Mapping[str, int]) -> list[Puzzle]:
    """Run the race of a number and take puzzles from it, of kinds for which there is room."""
    game = game_entry(made.game).game
    left = Counter(room)
    found: list[Puzzle] = []
    for event, state, seat in _decisions(game, f"{made.seed} {race}"):
        puzzle = _judged(game, made, state, seat, race, event, left)
        if puzzle is not None:
            found.append(puzzle)
            left[puzzle.kind] -= 1
        if len(found) == MOST_PUZZLES_PER_RACE:
            break
    return found


def _decisions(game: AnyGame, seed: str) -> list[tuple[int, Any, Seat]]:
    """List the decisions of a race that are worth judging, in an order by chance."""
    chance = seeded_random(f"{seed} race")
    traits = puzzle_traits(game.name)
    chosen = traits.race(chance.randrange)
    seats = len(chosen.charioteers)
    setup = setups_of(game.name).make_setup(chosen.wish, seats, chance.randrange)
    drivers = {
        Seat(seat): _wayward(
            charioteer_by_name(game.name, name, chance.randrange), chosen.wayward, chance.randrange
        )
        for seat, name in enumerate(chosen.charioteers)
    }
    entry = game_entry(game.name)
    found = []
    before = game.start(setup)
    for event, after in run_race(game, before, drivers, chance.randrange):
        if isinstance(event.by, int):
            # A position file knows a seat by its chariot: what is judged is what the file says.
            state = entry.positions.read_position(entry.positions.write_position(before))
            seat = game.to_move(state)
            if isinstance(seat, int) and traits.promising(game.view(state, seat), game.legal_moves(state)):
                found.append((event.number - 1, state, seat))
        before = after
    chance.shuffle(found)
    return found


def _wayward(decide: Charioteer, one_in: int, pick: Pick) -> Charioteer:
    """Let a charioteer make any move at all once in a while."""

    def decided(view: Any, moves: Sequence[Any]) -> Any:
        return moves[pick(len(moves))] if one_in and not pick(one_in) else decide(view, moves)

    return decided


def _judged(
    game: AnyGame, made: Collection, state: Any, seat: Seat, race: int, event: int, room: Mapping[str, int]
) -> Puzzle | None:
    """Judge a position with more and more thinking; None as soon as it is no puzzle."""
    traits = puzzle_traits(game.name)
    view, moves = game.view(state, seat), game.legal_moves(state)
    answer: int | None = None
    steps = (
        (traits.glance, 0.0),
        (made.budget, LIKELY_STANDARD_ERRORS),
        (made.budget * REJUDGING_BUDGET_FACTOR, SURE_STANDARD_ERRORS),
    )
    for budget, confidence in steps:
        verdict = judge(game, view, moves, budget, f"{made.seed} {race} {event} {budget}")
        if verdict.margin < traits.margin or verdict.confidence < confidence:
            return None
        if answer is not None and verdict.best != answer:
            return None  # more thinking changes the answer
        weighed = verdict.advice.moves
        reason = traits.reason(view, weighed[verdict.best], weighed[verdict.second])
        if reason is None or room.get(reason.kind, 0) <= 0:
            return None
        kind = reason.kind
        if budget >= made.budget:
            answer = verdict.best
    imagined = game.imagine(view, seeded_random(f"{made.seed} {race} {event}").randrange)
    position = game_entry(game.name).positions.write_position(imagined)
    again = game_entry(game.name).positions.read_position(position)
    if game.view(again, seat) != view or list(game.legal_moves(again)) != list(moves):
        return None  # a position file does not hold everything that this view shows
    hundredths = tuple((round(100 * it.win), round(100 * it.worth), round(100 * it.lost)) for it in weighed)
    margin = round(100 * verdict.margin)
    answered = game.write(moves[verdict.best])
    return Puzzle(game.name, kind, position, answered, margin, hundredths, race, event)
