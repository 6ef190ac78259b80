"""The referee's commands (docs/formats.md): any program can check the engine or be checked by it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import click

from hippodrome.files import LARGEST, parse_json, read_json
from hippodrome.games import Found, read_position
from hippodrome.language import voice
from hippodrome.race.perft import perft
from hippodrome.race.protocol import FATES, Refused
from hippodrome.saying import Trouble

DEEPEST: Final = 500
"""The longest sequences that perft counts: each move of one takes its share of the stack."""


@click.command()
@click.argument("file")
@click.option("--why", is_flag=True)
def legal(file: str, *, why: bool) -> None:
    """Print the legal moves of the position in FILE, one a line; - is standard input."""
    found, state = read_position(read_json(file))
    for move in legal_moves(found, state):
        click.echo(move)
    if why:
        for value, clause in refused(found, state):
            click.echo(f"refused {value} {clause}")


@click.command()
@click.argument("file")
@click.argument("moves", nargs=-1)
def apply(file: str, moves: tuple[str, ...]) -> None:
    """Play MOVES in the position in FILE and print the position after them, as JSON."""
    found, state = read_position(read_json(file))
    click.echo(json.dumps(found.positions.write_position(applied(found, state, moves)), ensure_ascii=False))


@click.command("perft")
@click.argument("file")
@click.argument("depth", type=click.IntRange(0, DEEPEST))
def perft_command(file: str, depth: int) -> None:
    """Count the sequences of DEPTH moves from the position in FILE, the Fates' included."""
    found, state = read_position(read_json(file))
    click.echo(perft(found.game, state, depth))


@click.command("placements")
@click.argument("file")
@click.argument("card")
def placements_command(file: str, card: str) -> None:
    """Print where a speed CARD of Ben Hur can be laid: both turns, the verdict and the pose reached."""
    found, state = read_position(read_json(file))
    for ruler, chariot, verdict, (x, y, heading) in placements(found, state, card):
        click.echo(f"{ruler} {chariot} {verdict} {x} {y} {heading}")


@click.command()
def referee() -> None:
    """Answer requests, one JSON object a line, until the end of standard input."""
    while line := sys.stdin.buffer.readline(LARGEST + 1):
        if not line.strip():
            continue
        whole = line
        while len(line) > LARGEST and not line.endswith(b"\n"):
            line = sys.stdin.buffer.readline(LARGEST + 1)
        sys.stdout.write(json.dumps(answer(whole), ensure_ascii=False, separators=(",", ":")) + "\n")
        sys.stdout.flush()


# --- the answers ---------------------------------------------------------------------------------------


def legal_moves(found: Found, state: Any) -> list[str]:
    """List the legal moves as text, sorted by code point."""
    return sorted(found.game.write(move) for move in found.game.legal_moves(state))


def refused(found: Found, state: Any) -> list[list[Any]]:
    """List the cards in hand that may not be played, each with the first clause that bars it."""
    if found.game.to_move(state) in (None, FATES) and found.game.name != "ave-caesar":
        return []
    return [[_value(it.what), it.clause] for it in found.game.refusals(state)]


def _value(what: str) -> int | str:
    return int(what) if what.isdigit() else what


def applied(found: Found, state: Any, moves: Sequence[str]) -> Any:
    """Play moves given as text."""
    for move in moves:
        state = found.game.play(state, found.game.read(move))
    return state


def placements(found: Found, state: Any, card: str) -> list[list[Any]]:
    """Judge the placements of a card of Ben Hur."""
    if found.game.name != "ben-hur":
        raise Trouble("placements-ben-hur", field="game")
    from hippodrome.games.ben_hur.refusals import placements as judged  # noqa: PLC0415  (Ben Hur alone)

    return [list(it) for it in judged(state, card)]


def answer(line: bytes) -> dict[str, Any]:
    """Answer one request line; what is wrong with it is the answer too."""
    if len(line) > LARGEST:
        return {"error": voice().say("file-large", file="request", most=LARGEST // 1024 // 1024)}
    try:
        return _answer(parse_json(line.decode(), "request"))
    except UnicodeDecodeError as error:
        return {"error": voice().say("file-not-text", file="request", byte=error.start)}
    except Trouble as trouble:
        return {"error": voice()(trouble.saying)}
    except Refused as refusal:
        return {"error": f"{voice()(refusal.why)} ({refusal.clause})"}


def _answer(request: Any) -> dict[str, Any]:
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
    found, state = read_position(request["position"])
    return REQUESTS[do][1](found, state, request)


def _answer_legal(found: Found, state: Any, _request: Mapping[str, Any]) -> dict[str, Any]:
    return {"legal": legal_moves(found, state), "refused": refused(found, state)}


def _answer_apply(found: Found, state: Any, request: Mapping[str, Any]) -> dict[str, Any]:
    moves = request["moves"]
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise Trouble("field-moves", field="moves")
    return {"position": found.positions.write_position(applied(found, state, moves))}


def _answer_perft(found: Found, state: Any, request: Mapping[str, Any]) -> dict[str, Any]:
    depth = request["depth"]
    if not isinstance(depth, int) or isinstance(depth, bool) or not 0 <= depth <= DEEPEST:
        raise Trouble("field-whole", field="depth", least=0, most=DEEPEST)
    return {"count": perft(found.game, state, depth)}


def _answer_placements(found: Found, state: Any, request: Mapping[str, Any]) -> dict[str, Any]:
    card = request["card"]
    if not isinstance(card, str):
        raise Trouble("field-text", field="card")
    return {"placements": placements(found, state, card)}


Answer = Callable[[Found, Any, Mapping[str, Any]], dict[str, Any]]
REQUESTS: Final[Mapping[str, tuple[tuple[str, ...], Answer]]] = {
    "legal": ((), _answer_legal),
    "apply": (("moves",), _answer_apply),
    "perft": (("depth",), _answer_perft),
    "placements": (("card",), _answer_placements),
}
"""What may be asked: the fields beside `do` and `position`, and what answers."""
