"""The front door: a race as one immutable value, for notebooks and programs.

`hippodrome.ave_caesar.start(...)` and `hippodrome.ben_hur.start(...)` begin a `Race`. A seat's move makes the
next one, with the Fates' answers already in it: a race always waits for a seat, or is over.

Chance comes from the seed. The Fates who answer after event number n pick by Python's Mersenne Twister,
`random.Random(f"{seed} {n}")`, and a charioteer by `random.Random(f"{seed} {n} charioteer")`; one of `count`
things is number `int(generator.random() * count)`. So the same race and the same move always give the same
next race, on any machine. Without a seed the system draws one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from secrets import randbits
from typing import Any, Final, Generic, NamedTuple, overload

from hippodrome.chance import seeded_random
from hippodrome.charioteers import charioteer_by_name
from hippodrome.files import parse_json
from hippodrome.games import game_entry
from hippodrome.language import voice
from hippodrome.on_demand import load
from hippodrome.race.log import Decide, Event, let_fates_move
from hippodrome.race.protocol import (
    FATES,
    STANDS,
    Game,
    M,
    Onlooker,
    Pick,
    Refusal,
    Refused,
    S,
    Seat,
    Standing,
    V,
    Viewer,
)
from hippodrome.records import read_record as read_record_file
from hippodrome.records import write_record
from hippodrome.saying import Trouble
from hippodrome.telling import tell_result
from hippodrome.terminal.face import TerminalFace
from hippodrome.terminal.table import PROGRAM_NAMES

MOST_MOVES_SHOWN: Final = 24
"""So many moves are shown before the rest is only counted: with free steering there are thousands."""


class GameParts(NamedTuple, Generic[S, M, V]):
    """What a game's own module hands over: its rules, and how its races are begun, written and shown.

    `setup` makes a set-up of the keywords that `start` takes, and `keywords` tells a set-up by them.
    """

    module: str
    game: Game[S, M, V]
    setup: Callable[..., dict[str, Any]]
    keywords: Callable[[dict[str, Any]], dict[str, Any]]
    read_position: Callable[[Mapping[str, Any]], S]
    write_position: Callable[[S], dict[str, Any]]
    face: TerminalFace
    draw: Callable[[S], str]


class LegalMoves(Sequence[M]):
    """The moves of the seat to move: they are listed, counted, and asked `in` as moves or as texts."""

    __slots__ = ("_game", "_moves")

    def __init__(self, game: Game[Any, M, Any], moves: Sequence[M]) -> None:
        self._game = game
        self._moves = moves

    @property
    def texts(self) -> tuple[str, ...]:
        """Write every move as text."""
        return tuple(self._game.write(move) for move in self._moves)

    def __len__(self) -> int:
        return len(self._moves)

    @overload
    def __getitem__(self, at: int) -> M: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[M]: ...
    def __getitem__(self, at: int | slice) -> M | Sequence[M]:
        return self._moves[at]

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, str):
            return move in self._moves
        try:
            return self._game.read(move) in self._moves
        except Trouble:
            return False

    def __repr__(self) -> str:
        shown = [self._game.write(move) for move in self._moves[:MOST_MOVES_SHOWN]]
        rest = len(self) - len(shown)
        return f"<LegalMoves: {', '.join(shown) or 'none'}{f' … and {rest} more' if rest else ''}>"


@dataclass(frozen=True, slots=True, repr=False)
class Race(Generic[S, M, V]):
    """A race at one moment, with everything that led to it; nothing changes it, a move makes another."""

    door: GameParts[S, M, V] = field(compare=False)
    first: S
    """The state it was begun with, before any event."""
    state: S
    """Everything there is to know about this moment, hidden cards included."""
    log: tuple[Event[M], ...]
    """Every event so far, the Fates' included, each with its number and who made it."""
    seed: int
    names: tuple[str, ...]
    """What the seats are called."""
    events_given: int = field(default=0, compare=False)
    """So many events at the head of the log were given from outside and not drawn from the seed."""
    position_read: str | None = None
    """The position it was read from; None for a race that was begun by a set-up."""

    # --- looking -----------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[S, M, V]:
        """The rules it is raced by."""
        return self.door.game

    @property
    def setup(self) -> dict[str, Any]:
        """The set-up, complete, as records have it; raise Trouble for a race read from a position."""
        if self.position_read is not None:
            raise _in_words(Trouble("position-no-setup"))
        return self.game.setup(self.first)

    @property
    def to_move(self) -> Seat | None:
        """The seat that is to move; None when the race is over."""
        actor = self.game.to_move(self.state)
        return None if actor is FATES else actor

    @property
    def over(self) -> bool:
        """Whether the race is over."""
        return self.to_move is None

    @property
    def legal_moves(self) -> LegalMoves[M]:
        """What the seat to move may play."""
        return LegalMoves(self.game, self.game.legal_moves(self.state))

    @property
    def refusals(self) -> tuple[Refusal, ...]:
        """What the seat to move holds and may not play, each with its clause."""
        return tuple(self.game.refusals(self.state))

    @property
    def moves(self) -> tuple[str, ...]:
        """The log as texts, the Fates' moves included: what `start` takes as `moves`."""
        return tuple(self.game.write(event.move) for event in self.log)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The seats in order, best first, by what has happened so far."""
        return self.game.standings(self.state)

    @property
    def position(self) -> str:
        """The position as text, one line of JSON as docs/formats.md has it; hidden cards are in it."""
        return json.dumps(self.door.write_position(self.state), ensure_ascii=False)

    def view(self, viewer: int | Onlooker = STANDS) -> V:
        """Show what a seat, or else the stands, may know: what a charioteer is given."""
        return self.game.view(self.state, self._viewer(viewer))

    def write_view(self, viewer: int | Onlooker = STANDS) -> dict[str, Any]:
        """Write a view as plain JSON values."""
        return dict(self.game.write_view(self.view(viewer)))

    def _viewer(self, viewer: int | Onlooker) -> Viewer:
        if isinstance(viewer, Onlooker):
            return viewer
        if viewer not in range(len(self.names)):
            raise _in_words(Trouble("field-whole", field="viewer", least=0, most=len(self.names) - 1))
        return Seat(viewer)

    # --- going on ----------------------------------------------------------------------------------------

    def play(self, *moves: M | str) -> Race[S, M, V]:
        """Play the next move, or several in turn, as objects or as texts; the Fates answer each.

        Raise Refused with its clause for a move that may not be played, Trouble for a text that is no move.
        """
        race = self
        for move in moves:
            race = race._played(move)
        return race

    def _played(self, written: M | str) -> Race[S, M, V]:
        seat = self.game.to_move(self.state)
        with _errors_in_words():
            move = self.game.read(written) if isinstance(written, str) else written
            state, answers = self.game.advance(self.state, move, source_of_chance(self.seed, len(self.log)))
        log = (*self.log, Event(len(self.log) + 1, seat, move))
        return replace(self, state=state, log=_answered(log, answers))

    def drive(self, driver: str | Decide[V, M]) -> Race[S, M, V]:
        """Let a charioteer decide for the seat to move: by its name, or any function of a view and moves.

        A race that is over stays as it is.
        """
        seat = self.to_move
        if seat is None:
            return self
        if isinstance(driver, str):
            with _errors_in_words():
                pick = source_of_chance(self.seed, len(self.log), "charioteer")
                driver = charioteer_by_name(self.game.name, driver, pick)
        return self._played(driver(self.view(seat), self.game.legal_moves(self.state)))

    def run(self, *drivers: str | Decide[V, M]) -> Race[S, M, V]:
        """Let charioteers race to the end: one for all seats, or one for each in order."""
        if len(drivers) not in {1, len(self.names)}:
            raise ValueError(f"one charioteer, or {len(self.names)}: one for each seat")
        race = self
        while (seat := race.to_move) is not None:
            race = race.drive(drivers[seat % len(drivers)])
        return race

    def back(self, decisions: int = 1) -> Race[S, M, V]:
        """Go back so many decisions of the seats, with what the Fates answered; at most to the first."""
        decided = [at for at, event in enumerate(self.log) if event.by is not FATES]
        if decisions < 1 or not decided:
            return self
        log = self.log[: decided[max(0, len(decided) - decisions)]]
        state = self.first
        for event in log:
            state = self.game.play(state, event.move)
        return replace(self, state=state, log=log, events_given=min(self.events_given, len(log)))

    # --- text and pictures -------------------------------------------------------------------------------

    def record(self) -> str:
        """Write the race, which must be over, as a record that replays without a seed."""
        if self.position_read is not None:
            raise _in_words(Trouble("position-no-setup"))
        if not self.over:
            raise _in_words(Trouble("record-unfinished", file="record", event=len(self.log)))
        seats = [{"name": name} for name in self.names]
        return write_record(self.game, self.first, seats, self.log, self.state)

    def svg(self) -> str:
        """Draw the board with the chariots on it, as an SVG picture."""
        return self.door.draw(self.state)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        """Tell the position in words, as the seat to move sees it; at the end, the result."""
        say = voice()
        seat = self.to_move
        if seat is None:
            return "\n".join(say(it) for it in tell_result(self.game.name, self.standings, self.names))
        face, view = self.door.face, self.view(seat)
        lines = [say(face.tell_whose_turn(view, self.names))]
        for block in face.situation(view, self.names):
            lines.append(say(block.heading))
            lines += [f"  {', '.join(say(part) for part in line)}" for line in block.lines]
        return "\n".join([*lines, *face.optional_picture(view)])

    def __repr__(self) -> str:
        """Write the call that makes this race again."""
        given = {"moves": list(self.moves[: self.events_given])} if self.events_given else {}
        named = {} if self.names == PROGRAM_NAMES[: len(self.names)] else {"names": list(self.names)}
        keywords = self._keywords() | named | {"seed": self.seed} | given
        called = ", ".join(f"{name}={value!r}" for name, value in keywords.items())
        if self.position_read is None:
            begun = f"{self.door.module}.start({called})"
        else:
            begun = f"{self.door.module}.read({self.position_read!r}, {called})"
        played = [event.move for event in self.log[self.events_given :] if event.by is not FATES]
        return begun + (f".play({', '.join(repr(self.game.write(it)) for it in played)})" if played else "")

    def _keywords(self) -> dict[str, Any]:
        """Tell the set-up by the keywords of `start`; what goes without saying is left out."""
        if self.position_read is not None:
            return {}
        keywords = self.door.keywords(self.setup)
        for name in reversed(tuple(keywords)):
            fewer = {it: value for it, value in keywords.items() if it != name}
            if self._means_the_same(fewer):
                keywords = fewer
        return keywords

    def _means_the_same(self, keywords: Mapping[str, Any]) -> bool:
        try:
            return self.game.setup(self.game.start(self.door.setup(**keywords))) == self.setup
        except Trouble:
            return False

    def __hash__(self) -> int:
        return hash((self.seed, self.log))


# --- beginning -----------------------------------------------------------------------------------------


def begin_race(
    door: GameParts[S, M, V],
    keywords: Mapping[str, Any],
    names: Sequence[str] | None,
    seed: int | None,
    moves: Iterable[str],
) -> Race[S, M, V]:
    """Begin a race by the keywords of `start`; moves that are given go before any that the Fates make."""
    with _errors_in_words():
        first = door.game.start(door.setup(**keywords))
        return _going(door, first, names, seed, moves, None)


def read(
    door: GameParts[S, M, V],
    position: str | Mapping[str, Any],
    names: Sequence[str] | None,
    seed: int | None,
    moves: Iterable[str],
) -> Race[S, M, V]:
    """Read a position, as text or as JSON values; if a draw or a die is due, the Fates move at once."""
    with _errors_in_words():
        value = parse_json(position, "position") if isinstance(position, str) else position
        first = door.read_position(value)
        text = position if isinstance(position, str) else json.dumps(value, ensure_ascii=False)
        return _going(door, first, names, seed, moves, text)


def read_record(text: str) -> Race[Any, Any, Any]:
    """Read a record of a game that is offered here, verified event by event, as the race that is over."""
    with _errors_in_words():
        record = read_record_file(text)
        found = game_entry(record.game.name).front
        if found is None:
            raise Trouble("front-none", game=record.game.name)
    door: GameParts[Any, Any, Any] = load(found)
    log = tuple(step.event for step in record.steps)
    state = record.steps[-1].after if record.steps else record.start
    return Race(door, record.start, state, log, 0, record.seats, len(log))


def _going(
    door: GameParts[S, M, V],
    first: S,
    names: Sequence[str] | None,
    seed: int | None,
    moves: Iterable[str],
    position: str | None,
) -> Race[S, M, V]:
    """Bring a race to where a seat is to move, or to its end."""
    game = door.game
    state, log = first, list[Event[M]]()
    for written in moves:
        event = Event(len(log) + 1, game.to_move(state), game.read(written))
        state = game.play(state, event.move)
        log.append(event)
    seats = game.seats(first)
    called = PROGRAM_NAMES[:seats] if names is None else tuple(names)
    if len(called) != seats:
        raise ValueError(f"{len(called)} names for {seats} seats")
    sown = randbits(64) if seed is None else seed
    after, answers = let_fates_move(game, state, source_of_chance(sown, len(log)))
    return Race(door, first, after, _answered(log, answers), sown, called, len(log), position)


def _answered(log: Iterable[Event[M]], answers: Iterable[M]) -> tuple[Event[M], ...]:
    """Add to a log what the Fates answered."""
    events = tuple(log)
    return (*events, *(Event(number, FATES, move) for number, move in enumerate(answers, len(events) + 1)))


def source_of_chance(seed: int, events: int, whose: str = "") -> Pick:
    """Make the source of chance for whoever decides after so many events."""
    generator = seeded_random(f"{seed} {events} {whose}".rstrip())

    def pick(count: int) -> int:
        return int(generator.random() * count)

    return pick


def _in_words(error: Refused | Trouble) -> Refused | Trouble:
    """Add to an error its sentence, in the language of the surroundings, for whoever reads the traceback."""
    error.add_note(voice()(error.why if isinstance(error, Refused) else error.saying))
    return error


@contextmanager
def _errors_in_words() -> Iterator[None]:
    """Add their sentences to the errors that are raised within."""
    try:
        yield
    except (Refused, Trouble) as error:
        _in_words(error)
        raise
