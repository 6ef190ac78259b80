"""Nothing leaks: whatever is hidden from a viewer may change, and not a byte that viewer gets changes."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.server.desk import Desk

from hippodrome.language import voice
from hippodrome.race.protocol import STANDS, Refused, Viewer
from hippodrome.saying import Saying, Trouble
from hippodrome.tables import deciding, messages
from hippodrome.tables.events import Event, Moved, Started, Stored
from hippodrome.tables.racing import TableRace, at_the_start
from hippodrome.tables.redaction import (
    ErrorQuery,
    HistoryQuery,
    LastEventQuery,
    PlacementsQuery,
    RecordQuery,
    WholeTableQuery,
    redact,
)
from hippodrome.tables.table import Table

CLOCK = {"kind": "bank", "seconds": 600, "bonus": 5}
CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "ave-caesar": ("ave-caesar", {"players": 4, "options": {"races": 2}}),
    "ave-caesar, tucked cards": ("ave-caesar", {"players": 3, "edition": "summary", "options": {"races": 1}}),
    "ave-caesar, several chariots": ("ave-caesar", {"players": 2, "each": 3, "options": {"races": 1}}),
    "ave-caesar, unmanned": (
        "ave-caesar",
        {
            "players": 2,
            "unmanned": 2,
            "edition": "pro-ludo",
            "options": {"races": 1, "unmanned_driver": "vote"},
        },
    ),
    "ben-hur": ("ben-hur", {"players": 4}),
    "ben-hur, season": ("ben-hur", {"players": 3, "preset": "season"}),
    "ben-hur, club": ("ben-hur", {"players": 2, "each": 3, "preset": "club"}),
}
RACES = int(os.environ.get("HIPPODROME_LEAK_RACES", "4"))

Pick = Callable[[int], int]


@pytest.fixture(params=list(CASES), ids=list(CASES))
def case(request: pytest.FixtureRequest) -> tuple[str, dict[str, Any]]:
    """Give each set-up in turn."""
    return CASES[request.param]


def picker(seed: object) -> Pick:
    """Make a source of chance from a seed."""
    generator = random.Random(str(seed))
    return lambda count: int(generator.random() * count)


def channels(table: Table, viewer: Viewer) -> dict[str, bytes]:
    """Gather everything that a viewer can get out of the server about a table."""
    now = table.at + 1234
    seen: dict[str, bytes] = {
        "whole": messages.encode(redact(table, WholeTableQuery("CODE", now), viewer)),
        "happened": messages.encode(redact(table, LastEventQuery(now), viewer)),
    }
    try:
        seen["record"] = redact(table, RecordQuery(), viewer).encode()
    except Trouble as trouble:
        seen["record"] = messages.encode(redact(table, ErrorQuery(trouble, voice("en")), viewer))
    seat = None if viewer is STANDS else int(viewer)
    for card in ("II", "+I+"):
        try:
            rows = redact(table, PlacementsQuery(card), viewer)
            seen[f"placements {card}"] = msgspec.json.encode(rows)
        except Trouble as trouble:
            refused = redact(table, ErrorQuery(trouble, voice("en")), viewer)
            seen[f"placements {card}"] = messages.encode(refused)
    for command in commands(table, seat):
        try:
            event = deciding.decide(table, command).event
            seen[f"{command}"] = b"" if isinstance(event, Moved) else msgspec.json.encode(event)
        except (Trouble, Refused) as error:
            seen[f"{command}"] = messages.encode(redact(table, ErrorQuery(error, voice("de"), "k"), viewer))
    return seen


def commands(table: Table, seat: int | None) -> list[messages.Command]:
    """List things that a viewer might try, to see what the refusals tell."""
    if seat is None or table.race is None:
        return []
    tries = [
        "pass",
        "tuck 3",
        "1-finish",
        "6-01a",
        "withdraw",
        "draw 5",
        "drive II 0 0",
        "crash III",
        "nonsense",
    ]
    return [
        *(messages.MoveCommand("k" * 8, seat, move, table.turn) for move in tries),
        messages.AskTakeback("k" * 8, seat),
        messages.AnswerTakeback("k" * 8, seat, yes=True),
    ]


def history(table: Table, viewer: Viewer) -> bytes:
    """Replay a running race as a viewer may see it."""
    return msgspec.json.encode(redact(table, HistoryQuery(1, 10**6), viewer))


def altered(desk: Desk, viewer: Viewer, back: int, pick: Pick) -> Table | None:
    """Change what is hidden from a viewer in the last events of a table; None if that cannot be."""
    table = desk.tables[-1 - back]
    differs = False
    for stored in desk.log[-back:]:
        event: Event = stored.event
        if isinstance(event, Started):
            race = at_the_start(table.settings.game, table.settings.setup)
            texts = other_texts(race, event.fates, viewer, pick)
            event = event if texts is None else Started(texts, event.fill)
        elif isinstance(event, Moved):
            assert table.race is not None
            texts = other_texts(table.race, (event.move, *event.fates), viewer, pick)
            event = event if texts is None else Moved(event.seat, texts[0], texts[1:], event.driver)
        differs |= event != stored.event
        try:
            table = table.after_event(Stored(stored.number, stored.at, event, stored.key))
        except (Refused, Trouble):
            return None
    return table if differs else None


def other_texts(
    race: TableRace, texts: tuple[str, ...], viewer: Viewer, pick: Pick
) -> tuple[str, ...] | None:
    """Choose other outcomes wherever the viewer cannot tell which it was."""
    game, state = race.found.game, race.state
    chosen = []
    for text in texts:
        try:
            move = game.read(text)
            like = game.write_for(state, move, viewer)
            if like != text:
                same = [it for it in game.legal_moves(state) if game.write_for(state, it, viewer) == like]
                move = same[pick(len(same))] if same else move
            state = game.play(state, move)
        except (Refused, Trouble):
            return None
        chosen.append(game.write(move))
    return tuple(chosen)


def looks_the_same(one: Table, other: Table, viewer: Viewer) -> bool:
    """Say whether the game itself shows the viewer the same of two races, horseshoes of a roll included.

    A chariot that rolls against another shows the horseshoes in its hand (ben-hur 4.2, 5.2).
    """
    if one.race is None or other.race is None:
        return one.race is other.race
    game = one.race.found.game
    if game.view(one.race.state, viewer) != game.view(other.race.state, viewer):
        return False
    return rolls(one.race) == rolls(other.race)


def rolls(race: TableRace) -> list[Saying]:
    """List what was told of the dice in the last turn."""
    return [it for it in race.told if it.key in ("told-roll", "told-roll-lucky")]


def test_what_is_hidden_may_change_and_no_channel_shows_it(case: tuple[str, dict[str, Any]]) -> None:
    shown = 0
    for seed in range(RACES):
        pick = picker(seed)
        desk = Desk(*case, pick, clock=CLOCK)
        desk.start()
        while desk.table.stage == "racing":
            desk.now += 1000 + pick(5000)
            if pick(12) == 0:
                shown += compare(desk, pick)
            desk.move(pick)
    assert shown > 20, "too little was hidden: the test shows nothing"


def compare(desk: Desk, pick: Pick) -> int:
    """Compare what every viewer gets from a table and from one that differs in what is hidden."""
    shown = 0
    for viewer in desk.viewers():
        for back in (1, 2, 1 + pick(min(8, len(desk.log) - 2))):
            other = altered(desk, viewer, back, pick)
            if other is None or other.stage != "racing" or not looks_the_same(desk.table, other, viewer):
                continue
            assert channels(desk.table, viewer) == channels(other, viewer)
            if pick(8) == 0:
                assert history(desk.table, viewer) == history(other, viewer)
            shown += 1
    return shown


def test_an_imagined_race_in_place_of_the_real_one_shows_nothing(case: tuple[str, dict[str, Any]]) -> None:
    shown = 0
    for seed in range(RACES):
        pick = picker(("imagined", seed))
        desk = Desk(*case, pick)
        desk.start()
        while desk.table.stage == "racing":
            race = desk.table.race
            assert race is not None
            for viewer in desk.viewers() if pick(12) == 0 else []:
                state = race.found.game.imagine(race.found.game.view(race.state, viewer), pick)
                other = msgspec.structs.replace(desk.table, race=race._replace(state=state))
                shown += state != race.state
                assert channels(desk.table, viewer) == channels(other, viewer)
            desk.move(pick)
    assert shown > 20


def test_no_secret_of_a_seat_is_in_anything_that_leaves(case: tuple[str, dict[str, Any]]) -> None:
    desk = Desk(*case)
    desk.start()
    for viewer in desk.viewers():
        for text in channels(desk.table, viewer).values():
            assert b"token " not in text
            assert b"recovery " not in text
        for stored in desk.log[1:]:
            table = desk.tables[stored.number - 1]
            assert b"token " not in messages.encode(redact(table, LastEventQuery(0), viewer))


def test_everything_is_shown_once_the_race_is_over(case: tuple[str, dict[str, Any]]) -> None:
    pick = picker("over")
    desk = Desk(*case)
    desk.start()
    while desk.table.stage == "racing":
        desk.move(pick)
    for viewer in desk.viewers():
        whole = redact(desk.table, WholeTableQuery("CODE", 0), viewer)
        assert whole.race is not None
        assert whole.race.open is not None
        steps = redact(desk.table, HistoryQuery(1, 10**6), viewer)
        assert not any("?" in step.line.move for step in steps if step.line)
