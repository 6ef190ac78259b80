"""The referee's commands (docs/formats.md): any program can check the engine or be checked by it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import click

from hippodrome.files import MOST_FILE_BYTES, parse_json, read_json_or_stdin
from hippodrome.games import GameEntry, game_of_position, read_position
from hippodrome.language import voice
from hippodrome.lockstep.judge import RefereeEngine, referee_engine_of
from hippodrome.on_demand import load
from hippodrome.race.perft import perft
from hippodrome.race.protocol import Refused
from hippodrome.saying import Trouble

DEEPEST_PERFT: Final = 500
"""The longest sequences that perft counts: each move of one takes its share of the stack."""

ENGINES: Final = ("reference", "lockstep")
"""What can answer the referee's requests: the rules of reference, or those over arrays."""

LOCKSTEP_REFEREE: Final = "hippodrome.commands.lockstep_referee:LockstepReferee"


@click.command()
@click.argument("file")
@click.option("--why", is_flag=True)
def legal(file: str, *, why: bool) -> None:
    """Print the legal moves of the position in FILE, one a line; - is standard input."""
    entry, state = read_position(read_json_or_stdin(file))
    for move in legal_move_texts(entry, state):
        click.echo(move)
    if why:
        for value, clause in refused_cards(entry, state):
            click.echo(f"refused {value} {clause}")


@click.command()
@click.argument("file")
@click.argument("moves", nargs=-1)
def apply(file: str, moves: tuple[str, ...]) -> None:
    """Play MOVES in the position in FILE and print the position after them, as JSON."""
    entry, state = read_position(read_json_or_stdin(file))
    click.echo(
        json.dumps(entry.positions.write_position(play_texts(entry, state, moves)), ensure_ascii=False)
    )


@click.command("perft")
@click.argument("file")
@click.argument("depth", type=click.IntRange(0, DEEPEST_PERFT))
def perft_command(file: str, depth: int) -> None:
    """Count the sequences of DEPTH moves from the position in FILE, the Fates' included."""
    entry, state = read_position(read_json_or_stdin(file))
    click.echo(perft(entry.game, state, depth))


@click.command("placements")
@click.argument("file")
@click.argument("card")
def placements_command(file: str, card: str) -> None:
    """Print where a speed CARD of Ben Hur can be laid: both turns, the verdict and the pose reached."""
    entry, state = read_position(read_json_or_stdin(file))
    for ruler, chariot, verdict, (x, y, heading) in placements(entry, state, card):
        click.echo(f"{ruler} {chariot} {verdict} {x} {y} {heading}")


@click.command()
@click.option("--engine", type=click.Choice(ENGINES), default=ENGINES[0], show_default=True)
def referee(engine: str = ENGINES[0]) -> None:
    """Answer requests, one JSON object a line, until the end of standard input."""
    if engine == "lockstep":
        with load(LOCKSTEP_REFEREE)() as lockstep:
            _answer_all(lockstep.answer)
    else:
        _answer_all(answer_request)


def _answer_all(answer: Callable[[bytes], dict[str, Any]]) -> None:
    while line := sys.stdin.buffer.readline(MOST_FILE_BYTES + 1):
        if not line.strip():
            continue
        whole = line
        while len(line) > MOST_FILE_BYTES and not line.endswith(b"\n"):
            line = sys.stdin.buffer.readline(MOST_FILE_BYTES + 1)
        sys.stdout.write(json.dumps(answer(whole), ensure_ascii=False, separators=(",", ":")) + "\n")
        sys.stdout.flush()


# --- the answers ---------------------------------------------------------------------------------------


class ReferenceRefereeEngine(NamedTuple):
    """Answers by the rules of reference."""

    entry: GameEntry

    def read_position(self, position: Mapping[str, Any]) -> Any:
        """Read a position file."""
        return self.entry.positions.read_position(position)

    def legal(self, state: Any) -> list[str]:
        """List the legal moves as text, sorted by code point."""
        return legal_move_texts(self.entry, state)

    def refused(self, state: Any) -> list[list[Any]]:
        """List the cards in hand that may not be played, each with the first clause that bars it."""
        return refused_cards(self.entry, state)

    def apply(self, state: Any, moves: Sequence[str]) -> dict[str, Any]:
        """Play moves given as text and write the position after them."""
        return self.entry.positions.write_position(play_texts(self.entry, state, moves))

    def perft(self, state: Any, depth: int) -> int:
        """Count the sequences of exactly so many moves."""
        return perft(self.entry.game, state, depth)

    def placements(self, state: Any, card: str) -> list[list[Any]]:
        """Judge the placements of a card, in a game with a ruler."""
        return placements(self.entry, state, card)


EngineFinder = Callable[[GameEntry], RefereeEngine]
"""What finds the judge of a game."""


def reference_engine(entry: GameEntry) -> RefereeEngine:
    """Find who answers by the rules of reference."""
    return ReferenceRefereeEngine(entry)


def lockstep_engine(entry: GameEntry) -> RefereeEngine:
    """Find who answers by lockstep."""
    return referee_engine_of(entry)


def legal_move_texts(entry: GameEntry, state: Any) -> list[str]:
    """List the legal moves as text, sorted by code point."""
    return sorted(entry.game.write(move) for move in entry.game.legal_moves(state))


def refused_cards(entry: GameEntry, state: Any) -> list[list[Any]]:
    """List the cards in hand that may not be played, each with the first clause that bars it."""
    return [[_value(it.what), it.clause] for it in entry.game.refusals(state)]


def _value(what: str) -> int | str:
    return int(what) if what.isdigit() else what


def play_texts(entry: GameEntry, state: Any, moves: Sequence[str]) -> Any:
    """Play moves given as text."""
    for move in moves:
        state = entry.game.play(state, entry.game.read(move))
    return state


def placements(entry: GameEntry, state: Any, card: str) -> list[list[Any]]:
    """Judge the placements of a card, in a game with a ruler."""
    if entry.placements is None:
        raise Trouble("placements-ben-hur", field="game")
    return [list(it) for it in load(entry.placements)(state, card)]


def answer_request(line: bytes, judges: EngineFinder = reference_engine) -> dict[str, Any]:
    """Answer one request line; what is wrong with it is the answer too."""
    if len(line) > MOST_FILE_BYTES:
        return {"error": voice().say("file-large", file="request", most=MOST_FILE_BYTES // 1024 // 1024)}
    try:
        return _answer(parse_json(line.decode(), "request"), judges)
    except UnicodeDecodeError as error:
        return {"error": voice().say("file-not-text", file="request", byte=error.start)}
    except Trouble as trouble:
        return {"error": voice()(trouble.saying)}
    except Refused as refusal:
        return {"error": f"{voice()(refusal.why)} ({refusal.clause})"}


def _answer(request: Any, judges: EngineFinder) -> dict[str, Any]:
    if not isinstance(request, Mapping):
        raise Trouble("field-object", field="request")
    for field in ("do", "position"):
        if field not in request:
            raise Trouble("field-missing", field=field)
    do = request["do"]
    if not isinstance(do, str) or do not in REQUESTS:
        raise Trouble("field-choice", field="do", choices=", ".join(REQUESTS))
    known = {"do", "position", *REQUESTS[do][0]}
    for field in request:
        if field not in known:
            raise Trouble("field-unknown", field=str(field)[:40])
    for field in REQUESTS[do][0]:
        if field not in request:
            raise Trouble("field-missing", field=field)
    position = request["position"]
    judge = judges(game_of_position(position))
    return REQUESTS[do][1](judge, judge.read_position(position), request)


def _answer_legal(judge: RefereeEngine, state: Any, _request: Mapping[str, Any]) -> dict[str, Any]:
    return {"legal": judge.legal(state), "refused": judge.refused(state)}


def _answer_apply(judge: RefereeEngine, state: Any, request: Mapping[str, Any]) -> dict[str, Any]:
    moves = request["moves"]
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise Trouble("field-moves", field="moves")
    return {"position": judge.apply(state, moves)}


def _answer_perft(judge: RefereeEngine, state: Any, request: Mapping[str, Any]) -> dict[str, Any]:
    depth = request["depth"]
    if not isinstance(depth, int) or isinstance(depth, bool) or not 0 <= depth <= DEEPEST_PERFT:
        raise Trouble("field-whole", field="depth", least=0, most=DEEPEST_PERFT)
    return {"count": judge.perft(state, depth)}


def _answer_placements(judge: RefereeEngine, state: Any, request: Mapping[str, Any]) -> dict[str, Any]:
    card = request["card"]
    if not isinstance(card, str):
        raise Trouble("field-text", field="card")
    return {"placements": judge.placements(state, card)}


Answer = Callable[[RefereeEngine, Any, Mapping[str, Any]], dict[str, Any]]
REQUESTS: Final[Mapping[str, tuple[tuple[str, ...], Answer]]] = {
    "legal": ((), _answer_legal),
    "apply": (("moves",), _answer_apply),
    "perft": (("depth",), _answer_perft),
    "placements": (("card",), _answer_placements),
}
"""What may be asked: the fields beside `do` and `position`, and what answers."""
