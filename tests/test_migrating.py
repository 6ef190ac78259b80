"""Races of older rules are brought up to date by steps; what has no way here is refused with a sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.desk import Desk
from tests.server.test_redaction import picker

from hippodrome.games import game_entry
from hippodrome.offline.older import events_of_older_table, read_older_table
from hippodrome.race.log import Event
from hippodrome.race.migrating import MigrationStep, migrate_setup, migration_steps
from hippodrome.race.protocol import FATES, STANDS
from hippodrome.records import _hash, _line, _seal, _without_hashes, read_record, write_record
from hippodrome.saying import Trouble
from hippodrome.tables import snapshots
from hippodrome.tables.deciding import open_rematch
from hippodrome.tables.events import Held, Moved, Opened, Started, Stored
from hippodrome.tables.folding import fold
from hippodrome.tables.redaction import HistoryQuery, redact
from hippodrome.tables.settings import PersonSeat, Settings
from hippodrome.telling import tell

RACES = Path(__file__).parent / "races"
OLD = 2
"""The version of the rules that is held for older in these tests: that of today."""

NAMES = {"ave-caesar": "ave-caesar-tournament-by-rank", "ben-hur": "ben-hur-preset-antioch"}


def older(move: str) -> str:
    """Write a move as imagined older rules had it: shouted."""
    return move.upper()


def newer(moves: Sequence[str]) -> list[str]:
    """Read the moves of those rules as those of today have them."""
    return [BY_OLD[move] for move in moves]


def migrations(name: str) -> dict[int, MigrationStep]:
    """Give the steps of a game of the house, which a test may change."""
    steps = game_entry(name).migrations
    assert isinstance(steps, dict)
    return steps


BY_OLD: dict[str, str] = {}
"""The moves that were written as those rules had them."""


@pytest.fixture(params=["ave-caesar", "ben-hur"])
def old_rules(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Let the rules of today be two versions older; options were called choices in between."""
    name: str = request.param
    game = game_entry(name).game
    monkeypatch.setattr(game, "rules_version", OLD + 2)
    steps = {
        OLD: MigrationStep(lambda it: {("choices" if at == "options" else at): it[at] for at in it}, list),
        OLD + 1: MigrationStep(
            lambda it: {("options" if at == "choices" else at): it[at] for at in it}, newer
        ),
    }
    for version, step in steps.items():
        monkeypatch.setitem(migrations(name), version, step)
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
    text, moves = old_record(old_rules, OLD)
    record = read_record(text)
    assert [record.game.write(step.event.move) for step in record.steps] == moves
    today = read_record_today(old_rules)
    assert [(it.seat, it.place, it.points) for it in record.standings] == today


def read_record_today(name: str) -> list[tuple[int, int, int]]:
    """Give the result of a record of ours as it says itself."""
    footer = json.loads((RACES / f"{NAMES[name]}.jsonl").read_text().splitlines()[-1])
    return [(it["seat"], it["place"], it["points"]) for it in footer["result"]]


def test_a_damaged_record_of_older_rules_is_found_out_all_the_same(old_rules: str) -> None:
    text, _ = old_record(old_rules, OLD)
    lines = text.splitlines(keepends=True)
    damaged = "".join([*lines[:4], *lines[5:]])
    with pytest.raises(Trouble, match=r"record-(number|seal)"):
        read_record(damaged)


@pytest.mark.parametrize("version", [0, -1, OLD + 3, 99, "2", True, None])
def test_rules_without_a_way_to_ours_are_refused_in_a_sentence(old_rules: str, version: Any) -> None:
    text, _ = old_record(old_rules, version)
    with pytest.raises(Trouble, match="record-rules"):
        read_record(text)


def test_a_gap_between_the_steps_is_no_way(old_rules: str) -> None:
    text, _ = old_record(old_rules, OLD)
    del migrations(old_rules)[OLD]
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
    assert table.rules == OLD + 2
    assert table.race is not None
    assert desk.table.race is not None
    assert table.race.state == desk.table.race.state
    assert [line.move for line in table.race.lines] == [line.move for line in desk.table.race.lines]
    first = old[0].event
    assert isinstance(first, Opened)
    with pytest.raises(Trouble, match="table-rules"):
        fold("desk", [Stored(1, 0, msgspec.structs.replace(first, rules=9)), *old[1:]])


def aged(stored: Stored) -> Stored:
    """Write an event as the imagined older rules had it."""
    event: Any = stored.event
    if isinstance(event, Opened):
        event = msgspec.structs.replace(event, rules=OLD)
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


# --- version 1 ---------------------------------------------------------------------------------------------

FIRST = sorted((RACES / "version_1").glob("*.jsonl"))
"""Races recorded under version 1, in some of which moves were made that version 2 refuses."""

REFUSED_TODAY = {
    "ave-caesar-past-the-alley": {"5.3"},
    "ben-hur-ones-own": {"5.2", "5.4"},
    "ben-hur-equal-dice": {"4.2"},
}


def lines_of(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("file", FIRST, ids=lambda file: file.stem)
def test_a_record_of_version_1_replays_as_it_was_played(file: Path) -> None:
    record = read_record(file.read_text("utf-8"), file.name)
    header, *events, footer = lines_of(file)
    assert header["rules"] == 1
    assert [record.game.write(it.event.move) for it in record.steps] == [it["move"] for it in events]
    by = ["fates" if it.event.by is FATES else it.event.by for it in record.steps]
    assert by == [it["by"] for it in events]
    assert [(it.seat, it.place, it.points) for it in record.standings] == [
        (it["seat"], it["place"], it["points"]) for it in footer["result"]
    ]


@pytest.mark.parametrize("file", FIRST, ids=lambda file: file.stem)
def test_what_version_2_would_refuse_is_told_with_a_word(file: Path) -> None:
    record = read_record(file.read_text("utf-8"), file.name)
    told = [
        dict(saying.facts)["clause"]
        for step in record.steps
        for saying in tell(record.game.name, step.before, step.event, step.after, record.seats)
        if saying.key == "told-older-rules"
    ]
    if file.stem in REFUSED_TODAY:
        assert REFUSED_TODAY[file.stem] <= set(told)
    again = write_record(
        record.game,
        record.start,
        record.header["seats"],
        [step.event for step in record.steps],
        record.steps[-1].after,
    )
    assert json.loads(again.splitlines()[0])["setup"]["played_under"] == 1
    assert read_record(again).standings == record.standings


@pytest.mark.parametrize("file", FIRST, ids=lambda file: file.stem)
def test_such_a_record_without_its_version_is_refused_where_the_rules_are(file: Path) -> None:
    if file.stem not in REFUSED_TODAY:
        return
    lines = lines_of(file)
    text, seal = _line(lines[0] | {"rules": 2}), _hash(lines[0] | {"rules": 2})
    for line in lines[1:]:
        told = {field: it for field, it in line.items() if field != "seal"}
        seal = _seal(seal, told)
        text += _line(told | {"seal": seal})
    with pytest.raises(Trouble, match=r"record-(refused|actor)"):
        read_record(text)


@pytest.mark.parametrize("file", FIRST, ids=lambda file: file.stem)
@pytest.mark.parametrize("share", [0.3, 0.6, 0.9])
def test_a_table_of_version_1_under_way_goes_on_by_version_2(file: Path, share: float) -> None:
    header, *events, _ = lines_of(file)
    game = game_entry(header["game"]).game
    moves = [it["move"] for it in events[: int(len(events) * share)]]
    setup = migrate_setup(
        migration_steps(migrations(game.name), 1, 2) or (), _without_hashes(header["setup"])
    )
    state = game.start(setup)
    for move in moves:
        state = game.play(state, game.read(move))
    over = game.today(state)
    assert "played_under" not in game.setup(over)
    pick = Random(7)
    while (actor := game.to_move(over)) is not None:
        move = pick.choice(game.odds(over) if actor is FATES else game.legal_moves(over))
        assert not (actor is not FATES and told_older(game.name, over, move))
        moves.append(game.write(move))
        over = game.play(over, move)
    # The log of such a table is replayed from its set-up, across the moment it was brought over.
    again = game.start(setup)
    for move in moves:
        again = game.play(again, game.read(move))
    assert game.standings(game.today(again)) == game.standings(over)


def told_older(name: str, state: Any, move: Any) -> bool:
    """Say whether a move would be told as one of older rules."""
    after = game_entry(name).game.play(state, move)
    told = tell(name, state, Event(1, game_entry(name).game.to_move(state), move), after, ["A"] * 6)
    return any(it.key == "told-older-rules" for it in told)


def rows_of(file: Path, share: float) -> list[Stored]:
    """Write the first part of a recorded race as the ledger of a table begun under version 1."""
    header, *events, _ = lines_of(file)
    count = len(header["seats"])
    held = tuple(Held(f"Seat {seat}", "", "") for seat in range(count))
    settings = Settings(
        header["game"], _without_hashes(header["setup"]), (PersonSeat(),) * count, stand_in="random"
    )
    rows: list[Any] = [Opened(settings, 1, held)]
    cut = int(len(events) * share)
    while cut < len(events) and events[cut]["by"] == "fates":
        cut += 1
    for line in events[:cut]:
        if line["by"] != "fates":
            rows.append(Moved(line["by"], line["move"]))
        elif isinstance(rows[-1], Moved | Started):
            rows[-1] = msgspec.structs.replace(rows[-1], fates=(*rows[-1].fates, line["move"]))
        else:
            rows.append(Started((line["move"],)))
    return [Stored(number, number * 1000, event) for number, event in enumerate(rows, 1)]


@pytest.mark.parametrize("file", FIRST, ids=lambda file: file.stem)
@pytest.mark.parametrize("share", [0.35, 0.5, 0.75, 1.0])
def test_a_ledger_of_version_1_opens_shows_its_history_and_goes_on(file: Path, share: float) -> None:
    rows = rows_of(file, share)
    table = fold("old", rows)
    assert table.rules == 2
    race = table.race
    assert race is not None
    written = [it["move"] for it in lines_of(file)[1:-1]][: race.lines.count]
    assert [line.move for line in race.lines] == written
    shown = redact(table, HistoryQuery(1, race.lines.count), STANDS)
    assert len(shown) == race.lines.count
    assert race.over or race.to_move is not None
    assert "played_under" not in race.found.game.setup(race.state)
    if race.over:
        assert share == 1.0
        again = open_rematch(table)
        assert "played_under" not in again.settings.setup
        return
    pick = Random(3)
    for _ in range(12):
        if race.to_move is None:
            break
        move = race.found.game.write(pick.choice(race.found.game.legal_moves(race.state)))
        number = len(rows) + 1
        race, fates = race.decided(move, table.names, pick.randrange)
        rows.append(Stored(number, number * 1000, Moved(0, move, fates)))
    later = fold("old", rows)
    assert later.race is not None
    assert later.race.state == race.state
    snapshot = snapshots.write_snapshot(later)
    if snapshot is not None:
        kept = snapshots.read_snapshot("old", snapshot)
        assert kept.race is not None
        assert kept.race.state == race.state


@pytest.mark.parametrize("file", FIRST, ids=lambda file: file.stem)
def test_a_table_kept_in_a_browser_under_version_1_is_restored(file: Path) -> None:
    header, *events, _ = lines_of(file)
    count = len(header["seats"])
    kept = {
        "id": "here-9",
        "settings": {"game": header["game"], "setup": _without_hashes(header["setup"]), "seats": []},
        "names": {str(seat): f"Seat {seat}" for seat in range(count)},
        "lines": [it["move"] for it in events],
        "number": 9,
    }
    told = events_of_older_table(read_older_table(json.dumps(kept)))
    table = fold("here-9", [Stored(number, number, event) for number, event in enumerate(told, 1)])
    assert table.rules == 2
    assert table.race is not None
    assert [it.move for it in table.race.lines] == kept["lines"]
