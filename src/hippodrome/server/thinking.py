"""What workers do: rebuild a race from its log, and let a charioteer decide or the coach advise on it.

A charioteer and the coach's hint get the view of a seat and the moves offered; the race itself stays here.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from hippodrome.coach import hint, hinted
from hippodrome.coach.advice import few, ranked
from hippodrome.coach.playout import ending, race_number
from hippodrome.coach.review import Decision as Weighing
from hippodrome.coach.review import decide as look_at
from hippodrome.games import AnyGame, find
from hippodrome.race.log import Event
from hippodrome.race.protocol import FATES, Pick, Seat
from hippodrome.records import Step
from hippodrome.server import answers
from hippodrome.server.messages import Words
from hippodrome.server.stables import harnessed

MEMORY: Final = 32
"""So many races are kept, so that the next move need not rebuild them."""

LOOKED: Final = {"ave-caesar": 16, "ben-hur": 4}
"""In how many imagined races the coach tries the moves when it looks back on a whole race: half a minute."""

LONG: Final = 60.0
"""After so many seconds the coach stops looking back and says what it has seen."""


class Ask(msgspec.Struct, frozen=True, tag="decide"):
    """A decision that is asked for: the race so far, whose decision it is, and which charioteer's."""

    table: str
    game: str
    setup: dict[str, Any]
    moves: list[str]
    seat: int
    charioteer: str
    seconds: float


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """A hint that is asked for: the race so far, and for whom."""

    table: str
    game: str
    setup: dict[str, Any]
    moves: list[str]
    seat: int


class Review(msgspec.Struct, frozen=True, tag="review"):
    """A look back that is asked for: the whole race, and the names of the seats."""

    game: str
    setup: dict[str, Any]
    moves: list[str]
    seats: list[str]


class Decision(msgspec.Struct, frozen=True):
    """What the charioteer decided."""

    move: str


class Races:
    """The races a worker knows, the last used last."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[list[str], Any]] = OrderedDict()

    def state(self, ask: Ask | Advise) -> Any:
        """Rebuild the state of a race, from where it was left if it has only gone on."""
        game = find(ask.game).game
        known, state = self._known.pop(ask.table, ([], None))
        if state is None or ask.moves[: len(known)] != known:
            known, state = [], game.start(ask.setup)
        for move in ask.moves[len(known) :]:
            state = game.play(state, game.read(move))
        self._known[ask.table] = (ask.moves, state)
        if len(self._known) > MEMORY:
            self._known.popitem(last=False)
        return state


def answer(
    races: Races, asked: Ask | Advise | Review, pick: Pick
) -> Decision | answers.Hint | answers.Review:
    """Do what is asked for."""
    match asked:
        case Ask():
            return decide(races, asked, pick)
        case Advise():
            return advise(races, asked)
        case Review():
            return review(asked)


def decide(races: Races, ask: Ask, pick: Pick) -> Decision:
    """Let the charioteer decide."""
    game = find(ask.game).game
    state = races.state(ask)
    driver = harnessed(ask.game, ask.charioteer, pick, ask.seconds)
    return Decision(game.write(driver(game.view(state, Seat(ask.seat)), game.legal_moves(state))))


def advise(races: Races, ask: Advise) -> answers.Hint:
    """Let the coach say what to play."""
    game = find(ask.game).game
    state = races.state(ask)
    view, moves = game.view(state, Seat(ask.seat)), game.legal_moves(state)
    advice = hint(game, view, moves, seconds=1.5)
    return answers.Hint(
        move=game.write(advice.moves[advice.best].move),
        words=[_words(it) for it in hinted(game, advice)],
        weighed=[
            answers.Weighed(game.write(it.move), round(it.win, 4), round(abs(it.worth), 4), it.races)
            for it in ranked(advice.moves, advice.best)
        ],
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
        return few(moves, self._keep if self._keep in moves else None)


def review(asked: Review) -> answers.Review:
    """Look back on a race: every decision weighed by what its seat could know, until time is up."""
    game = find(asked.game).game
    began = time.monotonic()
    steps = _steps(game, asked)
    found: list[Weighing] = []
    whole = True
    for step in steps:
        if step.event.by is FATES:
            continue
        if time.monotonic() - began > LONG:
            whole = False
            break
        one: Any = _Fewer(game, step.event.move)
        found.append(look_at(one, step, LOOKED[game.name], 1))
    return _written(game, asked, steps, found, whole=whole)


def _steps(game: AnyGame, asked: Review) -> list[Step]:
    state = game.start(asked.setup)
    steps = []
    for number, text in enumerate(asked.moves, 1):
        move = game.read(text)
        after = game.play(state, move)
        actor = game.to_move(state)
        assert actor is not None  # noqa: S101  (a move was made)
        steps.append(Step(state, Event(number, actor, move), after))
        state = after
    return steps


def _written(
    game: AnyGame, asked: Review, steps: list[Step], found: list[Weighing], *, whole: bool
) -> answers.Review:
    end, begun = steps[-1].after, race_number(game, steps[-1].before)
    chances = []
    for seat in sorted({it.seat for it in found}):
        points = [(it.event, round(it.win, 4)) for it in found if it.seat == seat]
        points.append((len(steps), round(ending(game, end, seat, begun).win, 4)))
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
    return answers.Review(game.name, asked.seats, decisions, chances, whole)
