"""What a track remembers of its roads: as much as there is room for, and no more."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hippodrome.course import read_course
from hippodrome.games.ave_caesar.moving import MOST_ROADS_PER_STATION, drives_ahead, drives_before_tribute
from hippodrome.games.ave_caesar.track import Mask, Road, Station, Track

from .drawn import whole_course

Ask = Callable[[Track, Station, Mask], Road]


def remembered(track: Track, ask: Ask) -> dict[Mask, Road]:
    """Find where the roads from the first space of lap 1 are remembered."""
    return (track.roads if ask is drives_ahead else track.waiting_roads)[track.size]


@pytest.mark.parametrize("ask", [drives_ahead, drives_before_tribute])
def test_a_road_is_worked_out_once(ask: Ask) -> None:
    track = Track(read_course(whole_course("court")), "clockwise", 3)
    at = Station(track.size)
    taken = [track.bit[at + 1 + number] & track.cone[at] for number in range(6)]
    roads = [ask(track, at, occupied) for occupied in taken]
    assert len(set(taken)) > 3
    assert len(remembered(track, ask)) == len(set(taken))
    assert all(ask(track, at, occupied) is road for occupied, road in zip(taken, roads, strict=True))


@pytest.mark.parametrize("ask", [drives_ahead, drives_before_tribute])
def test_no_card_leads_nowhere(ask: Ask) -> None:
    track = Track(read_course(whole_course("court")), "clockwise", 3)
    road = ask(track, Station(track.size), 0)
    assert road[0] == ()
    assert [len(drives) for drives in road[1:]] == [len(it) for it in track.reach(Station(track.size), 0)[1:]]


@pytest.mark.parametrize("ask", [drives_ahead, drives_before_tribute])
def test_roads_beyond_the_room_for_them_are_forgotten(ask: Ask) -> None:
    track = Track(read_course(whole_course("court")), "clockwise", 3)
    at, roads = Station(track.size), remembered(track, ask)
    roads.update((-number, ()) for number in range(1, MOST_ROADS_PER_STATION))
    ask(track, at, 0)
    assert len(roads) == MOST_ROADS_PER_STATION
    ask(track, at, track.cone[at])
    assert len(roads) == 1


def test_roads_that_are_alike_are_one_and_there_is_an_end_to_remembering(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    track = Track(read_course(whole_course("court")), "clockwise", 3)
    first, again = (track.drives_by_card(track.stations_by_card(Station(track.size), 0)) for _ in range(2))
    assert first is again
    monkeypatch.setattr("hippodrome.games.ave_caesar.track.MOST_ROADS_PER_TRACK", 1)
    anew = track.drives_by_card(track.stations_by_card(Station(track.size), 0))
    assert anew == first
    assert anew is not first
