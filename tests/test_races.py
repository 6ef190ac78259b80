"""Recorded races, one for every way a race can end, are replayed to their results."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.races.endings import ENDINGS
from tests.races.make import WANTED, game_of, made, raced

from hippodrome.games import game_entry
from hippodrome.games.ave_caesar.kit import EDITIONS, Options, read_options
from hippodrome.games.ave_caesar.state import State as CircusState
from hippodrome.games.ben_hur.state import State as SandState
from hippodrome.games.ben_hur.table import PRESETS
from hippodrome.language import LANGUAGES, voice
from hippodrome.records import Record, read_record, write_record
from hippodrome.telling import tell_record

FOLDER = Path(__file__).parent / "races"
FILES = sorted(FOLDER.glob("*.jsonl"))

KILOBYTE = 1024


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@pytest.fixture(scope="module", params=FILES, ids=lambda file: file.stem)
def recorded(request: pytest.FixtureRequest) -> tuple[str, Record]:
    """Give each recorded race in turn, read and verified once."""
    file: Path = request.param
    return file.stem, read_record(text_of(file), file.name)


def test_no_way_to_end_a_race_is_missing() -> None:
    """A new ending needs a record, and a record needs an ending that its name tells."""
    assert [file.stem for file in FILES] == sorted(ENDINGS)
    assert set(WANTED) == set(ENDINGS)


def test_a_record_ends_as_its_name_says(recorded: tuple[str, Record]) -> None:
    name, record = recorded
    assert ENDINGS[name](record)
    assert name.startswith(record.game.name)
    assert record.game.to_move(record.steps[-1].after) is None


def test_a_record_is_rewritten_byte_for_byte(recorded: tuple[str, Record]) -> None:
    """Nothing in a file is left unread, and nothing is made up on reading."""
    name, record = recorded
    events = [step.event for step in record.steps]
    again = write_record(record.game, record.start, record.header["seats"], events, record.steps[-1].after)
    assert again == text_of(FOLDER / f"{name}.jsonl")


def test_a_record_is_told_in_every_language(recorded: tuple[str, Record]) -> None:
    """Whatever happens in a race, there are words for it."""
    _, record = recorded
    for language in LANGUAGES:
        lines = list(tell_record(record.game.name, record.steps, record.seats, voice(language)))
        assert len(lines) > len(record.seats)
        assert not [line for line in lines if len(line.splitlines()) != 1 or "told-" in line]


def test_positions_along_the_way_read_back(recorded: tuple[str, Record]) -> None:
    """What the referee writes, it reads: the same position, the same moves."""
    _, record = recorded
    positions = game_entry(record.game.name).positions
    for step in record.steps[:: max(1, len(record.steps) // 12)]:
        if not isinstance(step.after, CircusState | SandState):
            continue  # the draw for lanes, the deal and a vote are no positions
        written = json.loads(json.dumps(positions.write_position(step.after)))
        again = positions.read_position(written)
        assert positions.write_position(again) == written
        assert record.game.legal_moves(again) == record.game.legal_moves(step.after)
        assert record.game.refusals(again) == record.game.refusals(step.after)


def test_the_files_are_small() -> None:
    """A clone is not slowed down by them."""
    sizes = [file.stat().st_size for file in FILES]
    assert max(sizes) < 80 * KILOBYTE
    assert sum(sizes) < 1500 * KILOBYTE


def test_every_edition_rule_and_preset_is_among_them() -> None:
    """The options that change how a race ends have each been raced."""
    setups = [read_record(text_of(file)).header["setup"] for file in FILES]
    played: list[Options] = [
        read_options(it["edition"], it["options"]) for it in setups if it["game"] == "ave-caesar"
    ]
    assert {it.retire for it in played} == {"cards_out", "points_short"}
    assert {it.blocked_hand for it in played} == {"keep", "tuck"}
    assert {it.next_start for it in played} == {"last_placed", "last_started", "by_rank"}
    assert {it.unmanned_driver for it in played} == {"instinct", "vote"}
    assert {it["edition"] for it in setups if "edition" in it} == set(EDITIONS)
    assert {it["preset"] for it in setups if "preset" in it} == set(PRESETS)


@pytest.mark.parametrize("name", ["ave-caesar-stalemate-keep", "ben-hur-crash"])
def test_the_same_seed_makes_the_same_race(name: str) -> None:
    """Making a record twice makes one record; what is on file may be older than the charioteers."""
    seed, text = made(name)
    assert made(name) == (seed, text)
    assert ENDINGS[name](read_record(text))
    steps: Any = raced(game_of(name), WANTED[name], seed).steps
    assert len(steps) == text.count("\n") - 2
