"""A table opens from its log before anyone notices, and only under the rules it was begun with."""

from __future__ import annotations

import random
import time

import msgspec
import pytest
from tests.server.desk import Desk

from hippodrome.saying import Trouble
from hippodrome.tables.events import Opened, Stored
from hippodrome.tables.folding import fold


def long_race() -> Desk:
    """Race the longest tournament there is: 24 races of six chariots."""
    desk = Desk("ave-caesar", {"players": 6, "options": {"races": 24}})
    desk.start()
    pick = random.Random(1).randrange
    while desk.table.stage == "racing":
        desk.move(pick)
    return desk


def test_the_longest_tournament_opens_before_anyone_notices() -> None:
    desk = long_race()
    best = 10.0
    for _ in range(3):
        began = time.process_time()
        table = fold("desk", desk.log)
        best = min(best, time.process_time() - began)
    assert table.race is not None
    assert desk.table.race is not None
    assert table.race.state == desk.table.race.state
    assert table.race.told == desk.table.race.told
    assert len(desk.log) > 3000
    assert best < 0.5, f"{best:.3f} s for {len(desk.log)} events"


def test_a_table_of_other_rules_is_not_opened_as_if_they_were_ours() -> None:
    desk = Desk("ben-hur", {"players": 3})
    first = desk.log[0]
    assert isinstance(first.event, Opened)
    old = Stored(1, first.at, msgspec.structs.replace(first.event, rules=first.event.rules + 1))
    with pytest.raises(Trouble, match="table-rules"):
        fold("desk", [old])
