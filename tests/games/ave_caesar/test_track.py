"""A course made ready for driving: which tracks are the same, and where the finish lies."""

from __future__ import annotations

from typing import Any

import pytest

from hippodrome.atlas import course_names
from hippodrome.bounded_cache import BoundedCache
from hippodrome.course import DIRECTIONS, MOST_STATIONS, Direction, SpaceId, read_course
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.moves import FINISH
from hippodrome.games.ave_caesar.parts import find_or_read_course
from hippodrome.games.ave_caesar.track import MOST_STATIONS_CACHED, Station, Track, track_of
from hippodrome.saying import Trouble

from .drawn import whole_course


def court() -> Track:
    return Track(read_course(whole_course("court")), "clockwise", 3)


def test_a_track_is_the_same_as_another_of_its_course_direction_and_laps() -> None:
    assert court() == court()
    assert len({court(), court()}) == 1


def test_another_course_direction_or_number_of_laps_is_another_track() -> None:
    course = read_course(whole_course("court"))
    others = [
        Track(course, "anticlockwise", 3),
        Track(course, "clockwise", 2),
        Track(read_course(whole_course("neck")), "clockwise", 3),
    ]
    assert not any(court() == other for other in others)
    assert (court() == "court") is False


def test_a_course_is_made_ready_once() -> None:
    course = read_course(whole_course("court"))
    assert track_of(course, "clockwise", 3) is track_of(course, "clockwise", 3)
    assert track_of(course, "clockwise", 3) is not track_of(course, "clockwise", 2)
    assert track_of(course, "clockwise", 3) is not track_of(read_course(whole_course("neck")), "clockwise", 3)


def test_the_finish_lies_beyond_the_last_lap_and_has_a_name_of_its_own() -> None:
    track = court()
    last = track.station(SpaceId("08a"), 3)
    assert track.station_after_drive(last, 1, FINISH) == track.finish
    assert track.space(track.finish) == FINISH
    assert track.lap(track.finish) == 4
    assert track.space(Station(track.finish - 1)) == track.ids[-1]


def wide(columns: int, lanes: int, name: str = "wide") -> dict[str, Any]:
    """A course of so many columns and lanes, from each of which one may drive into every other."""
    spaces = {(column, lane): f"{column}-{lane}" for column in range(columns) for lane in range(lanes)}
    grid = min(6, lanes)
    return {
        "name": name,
        "board": "none",
        "players": [2, grid],
        "laps": 2,
        "length": 12 * columns,
        "alley": [],
        "start": {
            "clockwise": [spaces[columns - 1, lane] for lane in range(grid)],
            "anticlockwise": [spaces[0, lane] for lane in range(grid)],
        },
        "spaces": {
            space: {"lane": 1 + lane, "rear": 12 * column, "front": 12 * column + 12}
            for (column, lane), space in spaces.items()
        },
        "ahead": {
            space: [spaces[(column + 1) % columns, it] for it in range(lanes)]
            for (column, _), space in spaces.items()
        },
    }


def test_more_laps_than_a_course_may_have_are_refused_by_number() -> None:
    setup = {
        "players": 3,
        "options": {"laps": 30},
        "programme": [{"course": wide(20, 6), "direction": "clockwise"}],
    }
    with pytest.raises(
        Trouble, match=f"course-stations field=options.laps stations=3720 most={MOST_STATIONS}"
    ):
        GAME.start(setup)


def test_a_tournament_on_too_many_different_courses_is_refused_before_any_is_made_ready() -> None:
    legs = [{"course": wide(20, 6, f"no {number}"), "direction": "clockwise"} for number in range(24)]
    setup = {"players": 3, "options": {"laps": 5}, "programme": legs}
    with pytest.raises(Trouble, match=r"programme-stations field=setup.programme stations=17280 most=12000"):
        GAME.start(setup)


def test_the_same_course_many_times_counts_once() -> None:
    legs = [{"course": wide(20, 6), "direction": "clockwise"}] * 24
    GAME.start({"players": 3, "options": {"laps": 5}, "programme": legs})


def test_tracks_are_kept_by_their_stations_and_not_by_their_number() -> None:
    courses = [read_course(wide(20, 6, f"kept {number}")) for number in range(40)]
    tracks = [track_of(it, "clockwise", 20) for it in courses]
    kept = [track_of(it, "clockwise", 20) is track for it, track in zip(courses, tracks, strict=True)]
    assert sum(track.finish for track in tracks) > MOST_STATIONS_CACHED
    assert kept.count(True) * tracks[0].finish <= MOST_STATIONS_CACHED


def test_a_cache_lets_go_of_what_was_used_least_lately_and_keeps_nothing_too_heavy() -> None:
    cache: BoundedCache[str] = BoundedCache(10)
    made: list[str] = []

    def find(text: str) -> str:
        def make() -> str:
            made.append(text)
            return text

        return cache.get_or_make(text, make, len)

    for text in ("four", "five5", "four", "six666", "x" * 11):
        assert find(text) == text
    assert (len(cache), cache.weight) == (2, 10)
    find("four")
    find("five5")
    assert made == ["four", "five5", "six666", "x" * 11, "five5"]


@pytest.mark.rule("ave-caesar 5.3")
@pytest.mark.parametrize("name", course_names())
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_the_ways_to_the_entrance_are_those_from_which_steps_lead_there(
    name: str, direction: Direction
) -> None:
    track = Track(find_or_read_course(name), direction, 2)
    for space in range(track.size):
        start, length = track.fronts[space], track.course.length
        gained = [(front - start) % length for front in track.fronts]
        way = track.entrance
        for at in sorted(range(track.size), key=lambda it: -gained[it]):
            if any(way >> it & 1 and gained[it] > gained[at] for it in track.ways[at]):
                way |= 1 << at
        assert track.ways_to_entrance(space) == way & ~(1 << space)
