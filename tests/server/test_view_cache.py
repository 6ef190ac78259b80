"""Views written together are the very views that the game writes one by one."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.ave_caesar.drawn import whole_course
from tests.server.desk import Desk
from tests.server.test_redaction import CASES, picker

from hippodrome.tables import messages
from hippodrome.tables.redaction import LastEventQuery, SharedParts, redact
from hippodrome.tables.view_cache import ViewCache, encode_standings, encode_views


@pytest.mark.parametrize("name", list(CASES))
def test_views_written_together_are_the_games_own(name: str) -> None:
    for seed in range(2):
        pick = picker(("views", name, seed))
        desk = Desk(*CASES[name])
        desk.start()
        while True:
            race = desk.table.race
            assert race is not None
            game = race.found.game
            state = race.state
            together = encode_views(game, state, desk.viewers(), race.view_cache)
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
        shared = SharedParts(desk.viewers())
        for viewer in desk.viewers():
            together = messages.encode(redact(desk.table, LastEventQuery(5, shared), viewer))
            assert together == messages.encode(redact(desk.table, LastEventQuery(5), viewer))
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
            assert msgspec.json.decode(encode_views(game, state, [viewer], ViewCache())[viewer]) == alone
        state = game.play(state, game.read(line.move))


def test_standings_carried_from_move_to_move_are_the_games_own() -> None:
    different = set()
    for name in CASES:
        pick = picker(("standings", name))
        desk = Desk(*CASES[name])
        desk.start()
        while (race := desk.table.race) is not None:
            shown = msgspec.json.decode(encode_standings(race.found.game, race.state, race.view_cache))
            placed = [(it.seat, it.place, it.points) for it in race.found.game.standings(race.state)]
            assert [(it["seat"], it["place"], it["points"]) for it in shown] == placed
            different.add((name, *placed))
            if race.over:
                break
            desk.move(pick)
    assert len(different) > 2 * len(CASES), "too little ever changed: the test shows nothing"


def test_a_course_of_ones_own_is_encoded_once_and_shown_to_all() -> None:
    course = whole_course("court")
    setup = {"players": 3, "any_number": True, "options": {"races": 1}, "programme": [{"course": course}]}
    desk = Desk("ave-caesar", setup)
    desk.start()
    pick = picker("course")
    kept = set()
    for _ in range(8):
        race = desk.table.race
        assert race is not None
        together = encode_views(race.found.game, race.state, desk.viewers(), race.view_cache)
        assert all(msgspec.json.decode(it)["course"] == course for it in together.values())
        kept.add(id(race.view_cache.objects["course"]))
        desk.move(pick)
    assert len(kept) == 1
