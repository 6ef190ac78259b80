"""Views written together are the very views that the game writes one by one."""

from __future__ import annotations

import msgspec
import pytest
from tests.server.desk import Desk
from tests.server.test_redaction import CASES, picker

from hippodrome.server import messages
from hippodrome.server.redaction import Shared, TheLast, redact
from hippodrome.server.showing import views


@pytest.mark.parametrize("name", list(CASES))
def test_views_written_together_are_the_games_own(name: str) -> None:
    for seed in range(2):
        pick = picker(("showing", name, seed))
        desk = Desk(*CASES[name])
        desk.start()
        while True:
            race = desk.table.race
            assert race is not None
            game = race.found.game
            state = race.state
            together = views(game, state, desk.viewers())
            for viewer in desk.viewers():
                alone = msgspec.json.decode(msgspec.json.encode(game.write_view(game.view(state, viewer))))
                assert msgspec.json.decode(together[viewer]) == alone
            if race.over:
                break
            desk.move(pick)


@pytest.mark.parametrize("name", list(CASES))
def test_frames_made_together_are_those_made_one_by_one(name: str) -> None:
    pick = picker(("frames", name))
    desk = Desk(*CASES[name])
    desk.start()
    while True:
        shared = Shared(desk.viewers())
        for viewer in desk.viewers():
            together = messages.encode(redact(desk.table, TheLast(5, shared), viewer))
            assert together == messages.encode(redact(desk.table, TheLast(5), viewer))
        if desk.table.stage == "over":
            break
        desk.move(pick)


@pytest.mark.parametrize("name", list(CASES))
def test_views_between_the_fates_draws_are_the_games_own(name: str) -> None:
    desk = Desk(*CASES[name])
    desk.start()
    pick = picker(name)
    for _ in range(12):
        if desk.table.stage == "racing":
            desk.move(pick)
    race = desk.table.race
    assert race is not None
    game, state = race.found.game, race.start
    for line in race.lines:
        for viewer in desk.viewers():
            alone = msgspec.json.decode(msgspec.json.encode(game.write_view(game.view(state, viewer))))
            assert msgspec.json.decode(views(game, state, [viewer])[viewer]) == alone
        state = game.play(state, game.read(line.move))
