"""What thinking is: rebuild a race from its log, and let a charioteer decide or the coach advise on it.

A charioteer and the coach's hint get the view of a seat and the moves offered; the race itself stays here.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from hippodrome.coach import hint, tell_hint
from hippodrome.coach.advice import rank_moves, sample_moves
from hippodrome.coach.review import ReviewedDecision
from hippodrome.coach.review import review_decision as look_at
from hippodrome.coach.traits import coach_traits
from hippodrome.games import AnyGame, game_entry
from hippodrome.puzzles.explaining import explain_hint
from hippodrome.race.log import Event
from hippodrome.race.protocol import FATES, Pick, Seat
from hippodrome.records import ReplayStep
from hippodrome.tables import answers
from hippodrome.tables.hiring import make_charioteer
from hippodrome.tables.messages import Words

MOST_RACES_CACHED: Final = 32
"""So many races are cached, so that the next move need not rebuild them."""

REVIEW_SECONDS: Final = 60.0
"""After so many seconds the coach stops looking back and says what it has seen."""


class DecisionTask(msgspec.Struct, frozen=True, tag="decide"):
    """A decision that is asked for: the race so far, whose decision it is, and which charioteer's."""

    table: str
    game: str
    setup: dict[str, Any]
    moves: list[str]
    seat: int
    charioteer: str
    seconds: float


class HintTask(msgspec.Struct, frozen=True, tag="advise"):
    """A hint that is asked for: the race so far, and for whom."""

    table: str
    game: str
    setup: dict[str, Any]
    moves: list[str]
    seat: int


class ReviewTask(msgspec.Struct, frozen=True, tag="review"):
    """A look back that is asked for: the whole race, and the names of the seats."""

    game: str
    setup: dict[str, Any]
    moves: list[str]
    seats: list[str]


class ChosenMove(msgspec.Struct, frozen=True):
    """The move that a charioteer decided on."""

    move: str


class RaceCache:
    """A worker's cache of races, the last used last."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[list[str], Any]] = OrderedDict()

    def state(self, task: DecisionTask | HintTask) -> Any:
        """Rebuild the state of a race, from where it was left if it has only gone on."""
        game = game_entry(task.game).game
        known, state = self._known.pop(task.table, ([], None))
        if state is None or task.moves[: len(known)] != known:
            known, state = [], game.start(task.setup)
        for move in task.moves[len(known) :]:
            state = game.play(state, game.read(move))
        self._known[task.table] = (task.moves, state)
        if len(self._known) > MOST_RACES_CACHED:
            self._known.popitem(last=False)
        return game.today(state)


def answer(
    races: RaceCache, task: DecisionTask | HintTask | ReviewTask, pick: Pick
) -> ChosenMove | answers.Hint | answers.Review:
    """Do what is asked for."""
    match task:
        case DecisionTask():
            return decide(races, task, pick)
        case HintTask():
            return advise(races, task)
        case ReviewTask():
            return review(task)


def decide(races: RaceCache, task: DecisionTask, pick: Pick) -> ChosenMove:
    """Let the charioteer decide."""
    game = game_entry(task.game).game
    state = races.state(task)
    driver = make_charioteer(task.game, task.charioteer, pick, task.seconds)
    return ChosenMove(game.write(driver(game.view(state, Seat(task.seat)), game.legal_moves(state))))


def advise(races: RaceCache, task: HintTask, seconds: float | None = None) -> answers.Hint:
    """Let the coach say what to play, after so many seconds at most, or those of the game."""
    game = game_entry(task.game).game
    state = races.state(task)
    view, moves = game.view(state, Seat(task.seat)), game.legal_moves(state)
    most = coach_traits(game.name).hint_seconds if seconds is None else seconds
    advice = hint(game, view, moves, seconds=most)
    why = explain_hint(game.name, view, advice)
    return answers.Hint(
        move=game.write(advice.moves[advice.best].move),
        words=[_words(it) for it in tell_hint(game, advice)],
        weighed=[
            answers.Weighed(game.write(it.move), round(it.win, 4), round(abs(it.worth), 4), it.races)
            for it in rank_moves(advice.moves, advice.best)
        ],
        why=None if why is None else _words(why),
    )


def _words(it: Any) -> Words:
    return Words(it.key, dict(it.facts))


# --- looking back --------------------------------------------------------------------------------------


class _Fewer:
    """A game that offers few moves, so that the coach has time for each; all else is the game's own."""

    def __init__(self, game: AnyGame, keep: Any) -> None:
        self._game = game
        self._keep = keep

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def legal_moves(self, state: Any) -> Sequence[Any]:
        """List some of the moves, the one that was played among them."""
        moves = self._game.legal_moves(state)
        return sample_moves(moves, self._keep if self._keep in moves else None)


def review(task: ReviewTask, seconds: float = REVIEW_SECONDS) -> answers.Review:
    """Look back on a race: every decision weighed by what its seat could know, until time is up."""
    game = game_entry(task.game).game
    began = time.monotonic()
    steps = _steps(game, task)
    found: list[ReviewedDecision] = []
    whole = True
    for step in steps:
        if step.event.by is FATES:
            continue
        if time.monotonic() - began > seconds:
            whole = False
            break
        one: Any = _Fewer(game, step.event.move)
        found.append(look_at(one, step, coach_traits(game.name).table_budget, 1))
    return _written(game, task.seats, steps, found, whole=whole)


def _steps(game: AnyGame, task: ReviewTask) -> list[ReplayStep]:
    state = game.start(task.setup)
    steps = []
    for number, text in enumerate(task.moves, 1):
        move = game.read(text)
        after = game.play(state, move)
        steps.append(ReplayStep(state, Event(number, game.to_move(state), move), after))
        state = after
    return steps


def _written(
    game: AnyGame, seats: list[str], steps: list[ReplayStep], found: list[ReviewedDecision], *, whole: bool
) -> answers.Review:
    traits = coach_traits(game.name)
    end, begun = steps[-1].after, traits.race_number(steps[-1].before)
    chances = []
    for seat in sorted({it.seat for it in found}):
        points = [(it.event, round(it.win, 4)) for it in found if it.seat == seat]
        points.append((len(steps), round(traits.ending(end, seat, begun).win, 4)))
        chances.append(answers.Chances(int(seat), points))
    decisions = [
        answers.Decision(
            event=it.event,
            seat=int(it.seat),
            played=game.write(it.moves[it.played].move),
            best=game.write(it.moves[it.best].move),
            win=round(it.win, 4),
            cost=round(it.cost, 4),
            blunder=None if it.why is None else _words(it.why),
        )
        for it in found
    ]
    return answers.Review(game.name, seats, decisions, chances, whole)
