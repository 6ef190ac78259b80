"""Makes the recorded races: `python tests/races/make.py [NAME…]`.

Each race is run from seeds counted upwards until one ends as its name says. Where chance alone would take too
long, a stage director helps: it leans on the moves of charioteers and Fates, never beyond what is legal.
The same program makes the same files; a race that is recorded stays as it is, however the charioteers learn.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.races.endings import ENDINGS

from hippodrome.atlas.source import compile_course
from hippodrome.charioteers import charioteer_by_name
from hippodrome.games import AnyGame, game_entry
from hippodrome.games.ave_caesar.moves import FINISH
from hippodrome.games.ave_caesar.start import DrawForLanes
from hippodrome.games.ave_caesar.state import State
from hippodrome.games.ben_hur import moves as sand
from hippodrome.games.ben_hur.state import AccidentBeingSettled, RamBeingSettled
from hippodrome.race.log import Event
from hippodrome.race.protocol import FATES, Pick, Seat
from hippodrome.records import Record, ReplayStep, write_record

FOLDER: Final = Path(__file__).resolve().parent
TRIES: Final = 100_000

COURT: Final = """
board    tiny
laps     3
players  1-3
start clockwise      08a 08b 08c
start anticlockwise  01a 01b 01c
alley A1 > A2 from 07b to 02b
01 a b c
02 a b
03 a b
04 -
05 a b
06 a b
07 a b
08 a b c
"""
"""So short a course that who waits for the alley bars the way of who stands in it (5.3, 6.6)."""

Direct = Callable[[Any, Sequence[Any], Pick], Sequence[Any]]
"""A stage director: from the state and the moves offered, those that the play wants (none: no matter)."""


class Wanted(NamedTuple):
    """A race to be recorded: how it is set up, who drives, who directs, and the seed to begin with."""

    setup: dict[str, Any]
    drivers: Sequence[str]
    seed: int = 0
    direct: Direct = lambda _state, _moves, _pick: ()


# --- the directors -------------------------------------------------------------------------------------


def big_hands(state: Any, moves: Sequence[Any], _pick: Pick) -> Sequence[Any]:
    """Deal the 4, 5 and 6 first, so that hands cannot go round the bottleneck in small steps."""
    if isinstance(state, DrawForLanes):
        return ()
    return [move for move in moves if move.kind == "draw" and move.card > 3]


def small_first(state: Any, moves: Sequence[Any], pick: Pick) -> Sequence[Any]:
    """Deal and mostly drive the 1, 2 and 3 first; the second seat does not stop in the alley."""
    if not isinstance(state, State) or state.drawing is not None:
        return [move for move in moves if move.kind == "draw" and move.card <= 3]
    drives = [move for move in moves if move.kind == "drive"]
    if state.race.owners[state.turn] == 1:
        track, station = state.race.track, state.chariots[state.turn].station
        past = [it for it in drives if it.to != FINISH]
        drives = [it for it in past if not track.pays[track.station_after_drive(station, it.card, it.to)]]
    small = [move for move in drives if move.card <= 3]
    return small if pick(4) else drives


def rammers(state: Any, moves: Sequence[Any], _pick: Pick) -> Sequence[Any]:
    """Ram at every chance, and let the rammer's die win."""
    business = state.pending.business if state.pending else None
    if state.phase == "roll" and isinstance(business, RamBeingSettled):
        return [sand.Roll(1 if business.die else 6)]
    rams = [move for move in moves if isinstance(move, sand.Ram)]
    near = [move for move in rams if move.card.startswith("+III")]
    return near or rams


def misfortune(state: Any, moves: Sequence[Any], _pick: Pick) -> Sequence[Any]:
    """Heap accidents on the first chariot: it plays them, and every die is a 1."""
    first = state.actor == 0
    business = state.pending.business if state.pending else None
    if state.phase == "roll" and isinstance(business, AccidentBeingSettled):
        return [sand.Roll(1)]
    if first and state.phase in ("deal", "draw"):
        return [move for move in moves if move.card.startswith("A")]
    if first and state.phase == "redraw":
        return [sand.KeepHand()]
    return [move for move in moves if first and isinstance(move, sand.Accident)]


def giving_up(_state: Any, moves: Sequence[Any], _pick: Pick) -> Sequence[Any]:
    """Concede when it makes no difference any more."""
    return [move for move in moves if isinstance(move, sand.Concede)]


# --- the races -----------------------------------------------------------------------------------------


def race_on(course: object, players: int, direction: str = "clockwise", **more: Any) -> dict[str, Any]:
    """Set up one race of Ave Caesar for any number of chariots."""
    leg = {"course": course, "direction": direction}
    return {"players": players, "any_number": True, "programme": [leg], **more}


def court() -> dict[str, Any]:
    """Give the short course in full, without a drawing."""
    return {name: it for name, it in compile_course(COURT, "court").items() if name != "drawing"}


def plain(which: str, seed: int = 0, **setup: Any) -> Wanted:
    """Want a race of Ben Hur without a director."""
    drivers = [which] * (setup["players"])
    return Wanted(setup, drivers, seed)


LONG_STRAIGHTS: Final = {
    "name": "long straights",
    "half": 100_000,
    "inner": 1200,
    "outer": 4800,
    "first": 1520,
    "step": 580,
    "contact": 120,
}
"""An arena so long that forty rounds do not lead round it (3.7)."""

WANTED: Final[dict[str, Wanted]] = {
    "ave-caesar-everyone-finishes": Wanted(race_on("white", 3), ["greedy"] * 3),
    "ave-caesar-disqualified-finisher": Wanted(
        race_on("blue", 3, "anticlockwise"), ["greedy", "greedy", "random"]
    ),
    "ave-caesar-withdrawal": Wanted(race_on("white", 3), ["greedy", "greedy", "random"]),
    "ave-caesar-out-of-cards": Wanted(race_on("pro-ludo-a", 2), ["greedy", "random"]),
    "ave-caesar-points-short": Wanted(race_on("white", 3, edition="summary"), ["greedy", "greedy", "random"]),
    "ave-caesar-stalemate-keep": Wanted(race_on(court(), 2), ["random"] * 2, direct=big_hands),
    "ave-caesar-stalemate-tuck": Wanted(
        race_on(court(), 2, options={"blocked_hand": "tuck", "laps": 5}), ["random"] * 2, direct=small_first
    ),
    "ave-caesar-unmanned-finishes": Wanted(race_on("yellow", 2, unmanned=2), ["greedy"] * 2),
    "ave-caesar-unmanned-runs-out": Wanted(
        race_on("pro-ludo-b", 2, unmanned=1, edition="pro-ludo"), ["greedy"] * 2
    ),
    "ave-caesar-nobody-wins-laurels": Wanted(race_on("red", 3), ["random"] * 3),
    "ave-caesar-tournament-last-placed": Wanted({"players": 3, "options": {"races": 2}}, ["greedy"] * 3),
    "ave-caesar-tournament-last-started": Wanted(
        {"players": 3, "options": {"races": 2, "next_start": "last_started"}}, ["greedy"] * 3
    ),
    "ave-caesar-tournament-by-rank": Wanted(
        {"players": 4, "edition": "player-aid", "options": {"races": 2, "next_start": "by_rank"}},
        ["greedy"] * 4,
    ),
    "ave-caesar-several-chariots": Wanted(race_on("yellow", 2, each=3), ["greedy"] * 2),
    "ave-caesar-votes": Wanted(
        race_on("pro-ludo-a", 3, unmanned=1, options={"unmanned_driver": "vote"}),
        ["greedy", "greedy", "random"],
    ),
    "ben-hur-all-finish": plain("steady", players=3),
    "ben-hur-crash": plain("random", players=2),
    "ben-hur-knockout": plain("steady", players=3, preset="season"),
    "ben-hur-no-card-left": Wanted({"players": 2}, ["steady"] * 2, direct=misfortune),
    "ben-hur-set-back-over-the-line": Wanted({"players": 4}, ["steady"] * 4, direct=rammers),
    "ben-hur-lap-lost": Wanted({"players": 4, "laps": 2}, ["steady"] * 4, direct=rammers),
    "ben-hur-rounds-used-up": plain("steady", players=2, arena=LONG_STRAIGHTS),
    "ben-hur-conceded": Wanted({"players": 3}, ["steady", "steady", "random"], direct=giving_up),
    "ben-hur-tie-shared": plain("steady", players=2, preset="season"),
    "ben-hur-tie-raced-again": plain("steady", players=2, preset="season", options={"ties": "race"}),
    "ben-hur-several-chariots": plain("steady", players=2, each=2, arena="tyre"),
    "ben-hur-free-steering": plain("random", players=2, options={"steering": "free"}),
    "ben-hur-preset-antioch": plain("steady", players=6),
    "ben-hur-preset-season": plain("steady", players=3, preset="season"),
    "ben-hur-preset-long": plain("steady", players=2, preset="long"),
    "ben-hur-preset-club": plain("steady", players=3, preset="club"),
}


def game_of(name: str) -> AnyGame:
    """Find the game whose name a file bears."""
    return game_entry("ben-hur" if name.startswith("ben-hur") else "ave-caesar").game


def raced(game: AnyGame, wanted: Wanted, seed: int) -> Record:
    """Run a race."""
    generator = random.Random(f"race {seed}")

    def pick(count: int) -> int:
        return int(generator.random() * count)

    start = state = game.start(wanted.setup)
    drivers = {
        Seat(number): charioteer_by_name(game.name, name, pick) for number, name in enumerate(wanted.drivers)
    }
    steps: list[ReplayStep] = []
    while (actor := game.to_move(state)) is not None:
        moves = game.odds(state) if actor is FATES else game.legal_moves(state)
        directed = [move for move in wanted.direct(state, moves, pick) if move in moves]
        if actor is FATES or directed:
            choice = directed or moves
            move = choice[pick(len(choice))]
        else:
            move = drivers[actor](game.view(state, actor), moves)
        after = game.play(state, move)
        steps.append(ReplayStep(state, Event(len(steps) + 1, actor, move), after))
        state = after
    header = {"setup": game.setup(start)}
    return Record(game, header, start, tuple(steps), game.standings(state))


def made(name: str) -> tuple[int, str]:
    """Make the record of an ending: the seed that led to it, and the text."""
    wanted, game = WANTED[name], game_of(name)
    for seed in range(wanted.seed, wanted.seed + TRIES):
        record = raced(game, wanted, seed)
        if ENDINGS[name](record):
            seats = [
                {"name": f"{who} {number}", "charioteer": who} for number, who in enumerate(wanted.drivers, 1)
            ]
            events = [step.event for step in record.steps]
            return seed, write_record(game, record.start, seats, events, record.steps[-1].after)
    raise LookupError(f"{name}: no seed leads there")


def main(names: Sequence[str]) -> None:
    """Make the files named, or all."""
    for name in names or WANTED:
        seed, text = made(name)
        (FOLDER / f"{name}.jsonl").write_text(text, encoding="utf-8")
        print(f"{name}: seed {seed}, {len(text) // 1024} kB, {text.count(chr(10)) - 2} events", flush=True)  # noqa: T201  (a script)


if __name__ == "__main__":
    main(sys.argv[1:])
