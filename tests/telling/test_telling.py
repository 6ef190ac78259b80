"""What is told of a race: everything that matters, in every language, and nothing that is hidden."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hippodrome.games import game_entry
from hippodrome.games.ben_hur.moves import Roll
from hippodrome.language import LANGUAGES, voice
from hippodrome.race.protocol import FATES, STANDS
from hippodrome.records import ReplayStep, read_record
from hippodrome.saying import Saying
from hippodrome.telling import tell, tell_record, tell_result, turn_numbers
from hippodrome.telling.ave_caesar import chariot_letter

from .races import NAMES, SETUPS, drivers, race

HERE = Path(__file__).parent


def told(game: str, steps: list[ReplayStep]) -> list[list[Saying]]:
    return [tell(game, step.before, step.event, step.after, NAMES) for step in steps]


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", range(3))
def test_changing_what_is_hidden_changes_nothing_that_is_told(setup: str, seed: int) -> None:
    """Hidden cards are dealt anew before every event; what the commentator says of it stays the same."""
    name, steps = race(setup, seed, drivers(setup)[seed % 2])
    game = game_entry(name).game
    pick = random.Random(seed).randrange
    compared = 0
    for step in steps:
        if isinstance(step.event.move, Roll) and step.before.phase == "roll":
            continue  # horseshoes are shown when the dice are rolled (ben-hur 4.2, 5.2)
        imagined = game.imagine(game.view(step.before, STANDS), pick)
        move: Any = step.event.move
        if move not in game.legal_moves(imagined):
            if step.event.by is not FATES or game.write_for(step.before, move, STANDS) == game.write(move):
                continue  # a card played must be held, and a card turned up is public
            move = game.legal_moves(imagined)[0]
        event = step.event._replace(move=move)
        after = game.play(imagined, move)
        expected = tell(name, step.before, step.event, step.after, NAMES)
        assert tell(name, imagined, event, after, NAMES) == expected, step.event
        compared += 1
    assert compared > len(steps) / 4


@pytest.mark.parametrize("setup", SETUPS)
def test_everything_told_is_a_sentence_in_every_language(setup: str) -> None:
    """No key and no gap is left unfilled."""
    for driver in drivers(setup):
        name, steps = race(setup, 1, driver)
        sayings = {it for line in told(name, steps) for it in line}
        sayings |= set(tell_result(name, game_entry(name).game.standings(steps[-1].after), NAMES))
        for language in LANGUAGES:
            say = voice(language)
            for it in sayings:
                sentence = say(it)
                assert sentence != it.key, (language, it)
                assert "{" not in sentence, (language, it)
                assert "\n" not in sentence, (language, it)


def test_the_turns_of_a_race_are_all_told() -> None:
    """Every drive, pass and finish of Ave Caesar has its line."""
    name, steps = race("one race", 5, "greedy")
    for step, line in zip(steps, told(name, steps), strict=True):
        kind = step.event.move.kind
        keys = [it.key for it in line]
        match kind:
            case "draw":
                assert keys == []
            case "drive":
                assert keys[0] == ("told-finish" if step.event.move.to == "finish" else "told-drive")
            case "pass":
                assert keys[0].startswith("told-pass")
            case _:
                assert keys


@pytest.mark.parametrize("setup", SETUPS)
def test_a_finish_is_told_with_the_place_it_wins(setup: str) -> None:
    """The places told are 1, 2, 3 …, each once a race."""
    name, steps = race(setup, 2, drivers(setup)[1])
    places: list[int] = []
    for line in told(name, steps):
        for it in line:
            if it.key in ("told-home", "told-sand-finish"):
                places.append(int(dict(it.facts)["place"]))
            if it.key == "told-race-over":
                assert places == list(range(1, len(places) + 1))
                places = []


@pytest.mark.parametrize("setup", SETUPS)
def test_a_record_is_told_turn_by_turn(setup: str) -> None:
    """Turns are numbered from 1 without a gap, no line is empty, and the result stands at the end."""
    name, steps = race(setup, 3, drivers(setup)[1])
    lines = list(tell_record(name, steps, NAMES, voice("en")))
    assert all(line.strip() for line in lines)
    standings = game_entry(name).game.standings(steps[-1].after)
    body, table = lines[: -len(standings)], lines[-len(standings) :]
    numbers = [int(it[1]) for line in body if (it := re.match(r"(\d+)\. ", line))]
    assert numbers == list(range(1, len(numbers) + 1))
    assert all(NAMES[it.seat] in line for it, line in zip(standings, table, strict=True))


@pytest.mark.parametrize("setup", SETUPS)
def test_every_event_belongs_to_a_turn_that_is_told(setup: str) -> None:
    """The numbers never fall, none is left out, and who drives in an event is named in its line."""
    name, steps = race(setup, 3, drivers(setup)[1])
    numbers = turn_numbers(name, steps, NAMES)
    lines = list(tell_record(name, steps, NAMES, voice("en")))
    turns = {int(found[1]): line for line in reversed(lines) if (found := re.match(r"(\d+)\. ", line))}
    assert list(numbers) == sorted(numbers)
    assert set(numbers) == set(range(1, max(numbers) + 1))
    for number, step in zip(numbers, steps, strict=True):
        for it in tell(name, *step, NAMES):
            if it.key in ("told-drive", "told-sand-drive", "told-ram"):
                assert voice("en")(it) in turns[number]


def test_a_record_without_events_has_no_turns() -> None:
    """There is nothing to number before the first event."""
    assert turn_numbers("ave-caesar", (), NAMES) == ()


@pytest.mark.parametrize("name", ["ave-caesar", "ben-hur"])
def test_a_recorded_race_is_told_in_the_same_words_as_ever(name: str) -> None:
    """A change of words or of telling shows as a change of the text kept beside the record."""
    record = read_record((HERE / f"{name}.jsonl").read_text(encoding="utf-8"))
    lines = "\n".join(tell_record(name, record.steps, record.seats, voice("en"))) + "\n"
    assert lines == (HERE / f"{name}.txt").read_text(encoding="utf-8")


def test_a_record_without_events_is_told_in_no_line() -> None:
    """There is nothing to tell before the first event."""
    assert list(tell_record("ave-caesar", (), NAMES, voice("en"))) == []


def test_a_chariot_keeps_its_letter_from_race_to_race() -> None:
    """Letters follow the seats, then their second chariots, then the unmanned ones, whatever the lanes."""
    record = read_record((HERE / "ave-caesar.jsonl").read_text(encoding="utf-8"))
    race = record.steps[-1].after.race
    lanes = {(1, 2, 0): "BCA", (1, 0, 1, 0): "BADC", (2, 0, 1, None, None): "CABDE", (0, None): "AB"}
    for owners, letters in lanes.items():
        seated = replace(race, owners=owners)
        assert "".join(chariot_letter(seated, number) for number in range(len(owners))) == letters


def test_whoever_is_called_as_the_chariot_is_not_named_twice() -> None:
    """Somebody without a name of their own has the chariot's: they do not drive themselves."""
    record = read_record((HERE / "ben-hur.jsonl").read_text(encoding="utf-8"))
    chariots = record.steps[0].before.table.charioteers
    lines = list(tell_record("ben-hur", record.steps, chariots, voice("en")))
    assert lines[0] == f"{chariots[0]} starts from place II."
