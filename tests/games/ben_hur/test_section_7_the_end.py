"""Section 7: laps, markers, scoring and ties."""

from __future__ import annotations

from typing import Any

import pytest

from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.state import State
from hippodrome.race.protocol import Refused

from .scenes import car, legal, of_kind, play, scene


def gone(fate: str, *markers: int, x: int = 2000, turns: int = 0) -> dict[str, Any]:
    return car(x, -3000, 0, "", state=fate, markers=list(markers), turns=turns)


def placed(state: State) -> list[tuple[int, int]]:
    return [(standing.seat, standing.place) for standing in GAME.standings(state)]


@pytest.mark.rule("ben-hur 7.1")
def test_a_lap_is_complete_when_no_corner_is_behind_the_line() -> None:
    short = play(scene(car(-1201, -3000), car(9000, 0, 90), moved=[1]), "drive II 0 0")
    assert (short.chariots[0].turns, short.chariots[0].markers, short.chariots[0].state) == (1, (), "racing")
    whole = play(scene(car(-1200, -3000), car(9000, 0, 90), moved=[1]), "drive II 0 0")
    assert (whole.chariots[0].markers, whole.chariots[0].state) == ((1,), "finished")


@pytest.mark.rule("ben-hur 7.1")
def test_on_completing_the_last_lap_a_chariot_leaves_the_sand() -> None:
    cars = car(-600, -3000, turns=1, markers=[2]), car(-9000, 0, 270, turns=1, markers=[1])
    state = play(scene(*cars, laps=2), "drive II 0 0")
    assert state.chariots[0].markers == (2, 1)
    assert state.chariots[0].state == "finished"
    first = play(scene(car(-600, -3000), cars[1], laps=2, moved=[1]), "drive II 0 0")
    assert first.chariots[0].markers == (2,)
    assert first.chariots[0].state == "racing"


@pytest.mark.rule("ben-hur 7.2")
def test_under_laps_the_lowest_sum_of_markers_wins_and_the_unfinished_follow() -> None:
    cars = gone("finished", 3, 1), gone("finished", 1, 2), gone("out", 2, x=4000), gone("out", x=6000)
    assert placed(scene(*cars, phase="over", laps=2)) == [(1, 1), (0, 2), (2, 3), (3, 4)]


@pytest.mark.rule("ben-hur 7.2")
def test_the_unfinished_follow_by_laps_then_by_how_far_they_were_when_they_left() -> None:
    cars = gone("out", x=4000), gone("out", x=6000), gone("out", 1, turns=1, x=100), gone("finished", 2, 1)
    assert placed(scene(*cars, phase="over", laps=2)) == [(3, 1), (2, 2), (1, 3), (0, 4)]


@pytest.mark.rule("ben-hur 7.2")
def test_under_finish_only_the_order_of_the_last_lap_counts() -> None:
    cars = gone("finished", 3, 1), gone("finished", 1, 2), gone("finished", 2, 3)
    assert placed(scene(*cars, phase="over", laps=2, preset="long")) == [(0, 1), (1, 2), (2, 3)]


@pytest.mark.rule("ben-hur 7.2")
def test_a_season_adds_up_places_and_who_does_not_finish_scores_one_more_than_there_are_chariots() -> None:
    cars = gone("finished", 1), gone("finished", 2), gone("out")
    state = scene(*cars, phase="over", preset="season", race=2, scores=[4, 1, 2])
    assert [(one.seat, one.points, one.place) for one in GAME.standings(state)] == [
        (1, 3, 1),
        (0, 5, 2),
        (2, 6, 3),
    ]


@pytest.mark.rule("ben-hur 7.2")
def test_a_season_goes_on_with_the_next_race_from_new_places() -> None:
    cars = car(10000, 0, 0, "+III+"), gone("finished", 1)
    state = play(scene(*cars, preset="season"), "crash +III+")
    assert (state.phase, state.race, state.scores, state.round) == ("places", 2, (3, 1), 1)
    assert {chariot.pose for chariot in state.chariots} == {None}
    last = play(scene(*cars, preset="season", race=2, scores=[1, 3]), "crash +III+")
    assert last.phase == "over"
    third = play(scene(*cars, preset="season", race=2, options={"races": 3}), "crash +III+")
    assert (third.phase, third.race) == ("places", 3)


@pytest.mark.rule("ben-hur 7.2")
def test_a_marker_handed_back_is_the_lowest_left_again() -> None:
    cars = car(-600, -3000), car(9000, 0, 90, turns=1, markers=[2]), car(5000, -2000)
    state = play(scene(*cars, laps=2, moved=[1, 2]), "drive II 0 0")
    assert state.chariots[0].markers == (1,)


@pytest.mark.rule("ben-hur 7.3")
def test_a_tie_for_the_lead_is_shared_or_raced_out_by_all() -> None:
    cars = car(10000, 0, 0, "+III+"), gone("finished", 1)
    tied = {"preset": "season", "race": 2, "scores": [1, 3]}
    shared = play(scene(*cars, **tied), "crash +III+")
    assert placed(shared) == [(0, 1), (1, 1)]
    raced = play(scene(*cars, **tied, options={"ties": "race"}), "crash +III+")
    assert (raced.phase, raced.race, raced.scores) == ("places", 3, (4, 4))
    settled = play(scene(*cars, preset="season", race=2, options={"ties": "race"}), "crash +III+")
    assert settled.phase == "over"


@pytest.mark.rule("ben-hur 7.4")
def test_the_race_ends_when_nobody_is_racing() -> None:
    state = play(scene(car(10000, 0, 0, "+III+"), gone("finished", 1)), "crash +III+")
    assert (state.phase, state.actor, legal(state)) == ("over", None, [])
    assert GAME.to_move(state) is None
    with pytest.raises(Refused, match=r"\(7\.4\)"):
        play(state, "concede")


@pytest.mark.rule("ben-hur 7.4")
def test_the_last_one_racing_may_concede_when_its_place_is_settled() -> None:
    state = scene(car(2000, -3000), gone("finished", 1))
    assert of_kind(state, "concede")
    after = play(state, "concede")
    assert after.phase == "over"
    assert placed(after) == [(1, 1), (0, 2)]


@pytest.mark.rule("ben-hur 7.4")
def test_nobody_concedes_while_a_better_place_can_be_won_or_others_race() -> None:
    open_place = scene(car(2000, -3000), gone("out", x=5000))
    assert not of_kind(open_place, "concede")
    with pytest.raises(Refused, match=r"\(7\.4\)"):
        play(open_place, "concede")
    assert not of_kind(scene(car(2000, -3000), car(0, -3000), gone("finished", 1)), "concede")
    assert not of_kind(scene(car(2000, -3000), gone("finished", 1), preset="season"), "concede")
