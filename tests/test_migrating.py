"""Races of older rules are brought up to date by steps; what has no way here is refused with a sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.desk import Desk
from tests.server.test_redaction import picker

from hippodrome.games import find
from hippodrome.race import migrating
from hippodrome.race.migrating import Step
from hippodrome.records import _hash, _line, _seal, read_record
from hippodrome.saying import Trouble
from hippodrome.server.events import Moved, Opened, Started, Stored
from hippodrome.server.loading import fold

RACES = Path(__file__).parent / "races"
NAMES = {"ave-caesar": "ave-caesar-tournament-by-rank", "ben-hur": "ben-hur-preset-antioch"}


def older(move: str) -> str:
    """Write a move as the rules of an imagined version 0 had it: shouted."""
    return move.upper()


def newer(moves: Sequence[str]) -> list[str]:
    """Read the moves of version 0 as version 1 has them."""
    return [BY_OLD[move] for move in moves]


BY_OLD: dict[str, str] = {}
"""The moves that were written as version 0 had them."""


@pytest.fixture(params=["ave-caesar", "ben-hur"])
def old_rules(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Let the rules of today be version 3, with steps that lead there; options were called choices once."""
    name: str = request.param
    game = find(name).game
    monkeypatch.setattr(game, "rules_version", 3)
    steps = {
        1: Step(lambda it: {("choices" if at == "options" else at): it[at] for at in it}, list),
        2: Step(lambda it: {("options" if at == "choices" else at): it[at] for at in it}, newer),
    }
    monkeypatch.setitem(migrating.STEPS, name, steps)
    yield name
    BY_OLD.clear()


def old_record(name: str, version: int) -> tuple[str, list[str]]:
    """Write a record of ours as an older version of the rules would have, sealed; and its moves today."""
    lines = [json.loads(it) for it in (RACES / f"{NAMES[name]}.jsonl").read_text().splitlines()]
    header: dict[str, Any] = lines[0] | {"rules": version}
    text, seal, moves = _line(header), _hash(header), []
    for line in lines[1:]:
        moves += [line["move"]] if "move" in line else []
        told = {field: it for field, it in line.items() if field != "seal"}
        if "move" in told:
            BY_OLD[older(told["move"])] = told["move"]
            told["move"] = older(told["move"])
        seal = _seal(seal, told)
        text += _line(told | {"seal": seal})
    return text, moves


def test_a_record_of_older_rules_replays_through_the_steps(old_rules: str) -> None:
    text, moves = old_record(old_rules, 1)
    record = read_record(text)
    assert [record.game.write(step.event.move) for step in record.steps] == moves
    today = read_record_today(old_rules)
    assert [(it.seat, it.place, it.points) for it in record.standings] == today


def read_record_today(name: str) -> list[tuple[int, int, int]]:
    """Give the result of a record of ours as it says itself."""
    footer = json.loads((RACES / f"{NAMES[name]}.jsonl").read_text().splitlines()[-1])
    return [(it["seat"], it["place"], it["points"]) for it in footer["result"]]


def test_a_damaged_record_of_older_rules_is_found_out_all_the_same(old_rules: str) -> None:
    text, _ = old_record(old_rules, 1)
    lines = text.splitlines(keepends=True)
    damaged = "".join([*lines[:4], *lines[5:]])
    with pytest.raises(Trouble, match=r"record-(number|seal)"):
        read_record(damaged)


@pytest.mark.parametrize("version", [0, -1, 4, 99, "2", True, None])
def test_rules_without_a_way_to_ours_are_refused_in_a_sentence(old_rules: str, version: Any) -> None:
    text, _ = old_record(old_rules, version)
    with pytest.raises(Trouble, match="record-rules"):
        read_record(text)


def test_a_gap_between_the_steps_is_no_way(old_rules: str) -> None:
    text, _ = old_record(old_rules, 1)
    del migrating.STEPS[old_rules][1]
    with pytest.raises(Trouble, match="record-rules"):
        read_record(text)


def test_a_table_of_older_rules_opens_through_the_steps(old_rules: str) -> None:
    desk = Desk(old_rules, {"players": 3})
    desk.start()
    pick = picker(old_rules)
    for _ in range(30):
        if desk.table.to_move is not None:
            desk.move(pick)
    assert len(desk.log) > 20
    old = [aged(it) for it in desk.log]
    table = fold("desk", old)
    assert table.rules == 3
    assert table.race is not None
    assert desk.table.race is not None
    assert table.race.state == desk.table.race.state
    assert [line.move for line in table.race.lines] == [line.move for line in desk.table.race.lines]
    first = old[0].event
    assert isinstance(first, Opened)
    with pytest.raises(Trouble, match="table-rules"):
        fold("desk", [Stored(1, 0, msgspec.structs.replace(first, rules=9)), *old[1:]])


def aged(stored: Stored) -> Stored:
    """Write an event as version 1 of the imagined rules had it."""
    event: Any = stored.event
    if isinstance(event, Opened):
        event = msgspec.structs.replace(event, rules=1)
    elif isinstance(event, Started):
        event = msgspec.structs.replace(event, fates=tuple(aged_move(it) for it in event.fates))
    elif isinstance(event, Moved):
        fates = tuple(aged_move(it) for it in event.fates)
        event = msgspec.structs.replace(event, move=aged_move(event.move), fates=fates)
    return Stored(stored.number, stored.at, event, stored.key)


def aged_move(move: str) -> str:
    """Write a move as the older rules had it, and remember it."""
    BY_OLD[older(move)] = move
    return older(move)
