"""Records: a race or a tournament as one JSONL file that replays without random numbers.

The first line is the header: format and rules version, game, set-up with its courses or arena in full and
their hashes, seats. Then one event a line with its number, the Fates' included. The last line is the footer
with the result. Every line after the header carries a seal, a hash over all that came before, so that damage
and tampering are found and the event named.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from hippodrome.atlas import course_json, course_names
from hippodrome.atlas.ben_hur import open_arena_json
from hippodrome.files import parse_json
from hippodrome.games import AnyGame, game_entry
from hippodrome.race.log import Event
from hippodrome.race.migrating import (
    MigrationStep,
    migrate_moves,
    migrate_setup,
    migration_steps,
    require_steps,
)
from hippodrome.race.protocol import FATES, Actor, Refused, Seat, Standing
from hippodrome.saying import Trouble

FORMAT: Final = 1
HASHED_PARTS: Final = ("course", "arena")
"""The parts of a set-up that are written in full, each with its hash beside it."""

MOST_EVENTS: Final = 20_000
"""No record of more events is read; the longest tournament of six chariots has about half as many."""

HASH_FIELDS: Final = tuple(f"{part}_hash" for part in HASHED_PARTS)

HEADER_FIELDS: Final = frozenset({"format", "game", "rules", "setup", "seats"})
EVENT_FIELDS: Final = frozenset({"n", "by", "move", "seal"})
FOOTER_FIELDS: Final = frozenset({"events", "result", "seal"})
"""The fields of each kind of line."""


class ReplayStep(NamedTuple):
    """One event of a replay: the state before it, the event, the state after it."""

    before: Any
    event: Event[Any]
    after: Any


class Record(NamedTuple):
    """A record that was read and verified."""

    game: AnyGame
    header: Mapping[str, Any]
    start: Any
    steps: tuple[ReplayStep, ...]
    standings: tuple[Standing, ...]

    @property
    def seats(self) -> tuple[str, ...]:
        """Name the seats."""
        return tuple(str(seat["name"]) for seat in self.header["seats"])

    @property
    def charioteers(self) -> tuple[str | None, ...]:
        """Name the charioteer of each seat; None where a person drove, or where nothing was noted."""
        given = (seat.get("charioteer") for seat in self.header["seats"])
        return tuple(it if it and isinstance(it, str) else None for it in given)

    @property
    def notes(self) -> tuple[str, ...]:
        """Tell what was noted about the seats: a bot that failed, and who drove on."""
        return tuple(
            f"{seat['name']}: {note}" for seat in self.header["seats"] for note in seat.get("notes", [])
        )


# --- writing -------------------------------------------------------------------------------------------


def write_record(
    game: AnyGame, start: Any, seats: Sequence[Mapping[str, Any]], events: Iterable[Event[Any]], end: Any
) -> str:
    """Write a whole record; `seats` name who sat where, which charioteer drove, and `notes` if need be."""
    header = record_header(game, start, seats)
    lines = [_line(header)]
    seal = _hash(header)
    count = 0
    for event in events:
        written, seal = seal_event(game, event, seal)
        lines.append(_line(written))
        count += 1
    footer = {"events": count, "result": _result(game.standings(end))}
    lines.append(_line(footer | {"seal": _seal(seal, footer)}))
    return "".join(lines)


def record_header(game: AnyGame, start: Any, seats: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Make the header of a record."""
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "setup": _in_full(game.setup(start)),
        "seats": [dict(seat) for seat in seats],
    }


def seal_event(game: AnyGame, event: Event[Any], seal: str) -> tuple[dict[str, Any], str]:
    """Write an event with its seal, given the seal before it."""
    by = "fates" if event.by is FATES else event.by
    written: dict[str, Any] = {"n": event.number, "by": by, "move": game.write(event.move)}
    seal = _seal(seal, written)
    return written | {"seal": seal}, seal


def _in_full(value: Any) -> Any:
    """Write courses and arenas in full and put their hashes beside them.

    A course of the atlas goes without its drawing, which the atlas has; another keeps it.
    """
    if isinstance(value, list):
        return [_in_full(it) for it in value]
    if not isinstance(value, dict):
        return value
    written: dict[str, Any] = {}
    for name, it in value.items():
        if name in HASHED_PARTS:
            full = _opened(name, it)
            written[name] = full
            written[f"{name}_hash"] = _hash(full)
        else:
            written[name] = _in_full(it)
    return written


def _opened(kind: str, value: Any) -> Any:
    if isinstance(value, str) and kind == "course":
        return {name: it for name, it in course_json(value).items() if name != "drawing"}
    if isinstance(value, str):
        return dict(open_arena_json(value)) | {"name": value}
    return value


def _result(standings: Sequence[Standing]) -> list[dict[str, int]]:
    return [{"seat": it.seat, "place": it.place, "points": it.points} for it in standings]


def _line(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def _hash(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _seal(before: str, value: Mapping[str, Any]) -> str:
    return _hash([before, value])


# --- reading -------------------------------------------------------------------------------------------


def read_record(text: str, name: str = "record") -> Record:
    """Read a record and verify it: every seal, every move by the rules, and the result."""
    # Not splitlines: names may hold other characters that some call the end of a line.
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines:
        raise Trouble("record-empty", file=name)
    if len(lines) > MOST_EVENTS + 2:
        raise Trouble("record-large", file=name, most=MOST_EVENTS)
    header = _read_header(lines[0], name)
    game = game_entry(header["game"]).game
    older = _older(header, name)
    as_played = bool(older) or "played_under" in header["setup"]
    start = state = game.start(migrate_setup(older, _without_hashes(header["setup"])))
    if game.seats(start) != len(header["seats"]):
        raise Trouble("record-seats", file=name)
    seal = _hash(header)
    steps: list[ReplayStep] = []
    moves: list[str] = []
    actors: list[Any] = []
    footer: Mapping[str, Any] | None = None
    for number, line in enumerate(lines[1:], 1):
        if footer is not None:
            raise Trouble("record-after-footer", file=name, event=number - 2)
        written = parse_line(line, name, number)
        if "events" in written:
            footer = written
            continue
        seal = _check_seal(written, seal, number, name)
        if as_played:
            moves.append(str(written["move"]))
            actors.append(written["by"])
            continue
        event = _read_event(game, state, written, number, name)
        after = _replayed(game, state, event, name)
        steps.append(ReplayStep(state, event, after))
        state = after
    if footer is None:
        raise Trouble("record-unfinished", file=name, event=len(steps) or len(moves))
    if as_played:
        steps = _brought_up_to_date(game, start, migrate_moves(older, moves), actors, name)
        state = steps[-1].after if steps else start
    _check_footer(game, state, footer, seal, len(moves) if as_played else len(steps), name)
    return Record(game, header, start, tuple(steps), game.standings(state))


def _older(header: Mapping[str, Any], name: str) -> tuple[MigrationStep, ...]:
    """Find the steps that bring a record up to date; none for one of today's rules."""
    entry = game_entry(header["game"])
    known = entry.game.rules_version
    steps = migration_steps(entry.migrations, header["rules"], known)
    return require_steps(steps, "record-rules", file=name, rules=str(header["rules"])[:20], known=known)


def _brought_up_to_date(
    game: AnyGame, start: Any, moves: Sequence[str], actors: Sequence[Any], name: str
) -> list[ReplayStep]:
    """Replay a race begun under older rules, its moves brought up to date; the record tells who made them."""
    state, steps = start, []
    for number, move in enumerate(moves, 1):
        actor = game.to_move(state)
        by = "fates" if actor is FATES else actor
        event = _read_event(game, state, {"by": by, "move": move}, number, name)
        if len(actors) == len(moves):
            event = event._replace(by=_actor(actors[number - 1], number, name))
        after = _replayed(game, state, event, name)
        steps.append(ReplayStep(state, event, after))
        state = after
    return steps


def _actor(told: Any, number: int, name: str) -> Actor:
    """Read who made a move."""
    if told == "fates":
        return FATES
    if type(told) is not int:
        raise Trouble("record-actor", file=name, event=number)
    return Seat(told)


def parse_line(line: str, name: str, number: int) -> Mapping[str, Any]:
    """Read one line of a record as a JSON object."""
    try:
        value = parse_json(line, name)
    except Trouble:
        raise Trouble("record-line", file=name, event=number) from None
    if not isinstance(value, dict):
        raise Trouble("record-line", file=name, event=number)
    return value


def _read_header(line: str, name: str) -> Mapping[str, Any]:
    try:
        header = parse_json(line, name)
    except Trouble:
        raise Trouble("record-header", file=name) from None
    if not isinstance(header, dict) or "format" not in header:
        raise Trouble("record-header", file=name)
    if not _is(header["format"], FORMAT):
        raise Trouble("record-format", file=name, format=str(header["format"])[:20], known=FORMAT)
    if set(header) != HEADER_FIELDS:
        raise Trouble("record-header", file=name)
    game_entry(header["game"])
    seats = header["seats"]
    if not isinstance(header["setup"], dict) or not _are_seats(seats):
        raise Trouble("record-header", file=name)
    _check_hashes(header["setup"], name)
    return header


def _is(value: Any, number: int) -> bool:
    """Say whether a value is that whole number; in JSON neither true nor 1.0 is 1."""
    return type(value) is int and value == number


def _are_seats(seats: Any) -> bool:
    return isinstance(seats, list) and all(
        isinstance(seat, dict) and isinstance(seat.get("name"), str) and _are_notes(seat.get("notes", []))
        for seat in seats
    )


def _are_notes(notes: Any) -> bool:
    """Say whether something is a list of sentences about what happened at a seat."""
    return isinstance(notes, list) and all(isinstance(note, str) for note in notes)


def _check_hashes(value: Any, name: str) -> None:
    for mapping in _mappings(value):
        for kind in HASHED_PARTS:
            if kind in mapping and mapping.get(f"{kind}_hash") != _hash(mapping[kind]):
                raise Trouble("record-hash", file=name, part=kind)


def _mappings(value: Any) -> Iterator[Mapping[str, Any]]:
    if isinstance(value, dict):
        yield value
        for name, it in value.items():
            if name not in HASHED_PARTS:
                yield from _mappings(it)
    elif isinstance(value, list):
        for it in value:
            yield from _mappings(it)


def _without_hashes(value: Any) -> Any:
    if isinstance(value, list):
        return [_without_hashes(it) for it in value]
    if not isinstance(value, dict):
        return value
    return {
        name: _by_name(it) if name == "course" else _without_hashes(it)
        for name, it in value.items()
        if name not in HASH_FIELDS
    }


def _by_name(course: Any) -> Any:
    """Take a course of the atlas by its name where it is the very same, so that it keeps its drawing."""
    name = course.get("name") if isinstance(course, dict) else None
    return name if name in course_names() and _opened("course", name) == course else course


def _check_seal(written: Mapping[str, Any], seal: str, number: int, name: str) -> str:
    if set(written) != EVENT_FIELDS:
        raise Trouble("record-line", file=name, event=number)
    if not _is(written["n"], number):
        raise Trouble("record-number", file=name, event=number, found=str(written["n"])[:20])
    expected = _seal(seal, {field: written[field] for field in ("n", "by", "move")})
    if written["seal"] != expected:
        # The first seal covers the header too, and cannot tell which of the two was changed.
        raise Trouble("record-seal-first" if number == 1 else "record-seal", file=name, event=number)
    return expected


def _read_event(game: AnyGame, state: Any, written: Mapping[str, Any], number: int, name: str) -> Event[Any]:
    actor = game.to_move(state)
    by = written["by"]
    if actor is None or not (by == "fates" if actor is FATES else _is(by, actor)):
        raise Trouble("record-actor", file=name, event=number)
    move = written["move"]
    try:
        return Event(number, actor, game.read(move if isinstance(move, str) else ""))
    except Trouble:
        raise Trouble("record-move", file=name, event=number, move=str(move)[:60]) from None


def _replayed(game: AnyGame, state: Any, event: Event[Any], name: str) -> Any:
    try:
        return game.play(state, event.move)
    except Refused as refused:
        move = game.write(event.move)[:60]
        raise Trouble(
            "record-refused", file=name, event=event.number, move=move, clause=refused.clause
        ) from None


def _check_footer(
    game: AnyGame, state: Any, footer: Mapping[str, Any], seal: str, events: int, name: str
) -> None:
    told = {field: it for field, it in footer.items() if field != "seal"}
    sealed = footer.get("seal") == _seal(seal, told)
    if set(footer) != FOOTER_FIELDS or not _is(footer["events"], events) or not sealed:
        raise Trouble("record-footer", file=name, event=events)
    if game.to_move(state) is not None:
        raise Trouble("record-unfinished", file=name, event=events)
    if _hash(footer["result"]) != _hash(_result(game.standings(state))):
        raise Trouble("record-result", file=name)


def seat_of(actor: Actor) -> Seat | None:
    """Give the seat of an actor, None for the Fates."""
    return None if actor is FATES else actor
