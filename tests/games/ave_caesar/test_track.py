"""A course made ready for driving: which tracks are the same, and where the finish lies."""

from __future__ import annotations

from hippodrome.course import SpaceId, read_course
from hippodrome.games.ave_caesar.moves import FINISH
from hippodrome.games.ave_caesar.track import Station, Track, track_of

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
    assert track.after(last, 1, FINISH) == track.finish
    assert track.space(track.finish) == FINISH
    assert track.lap(track.finish) == 4
    assert track.space(Station(track.finish - 1)) == track.ids[-1]
