"""The plan of a league is fair: every lane, every seat, both ways round, the same cards."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import pytest

from hippodrome.games.ave_caesar.view import View
from hippodrome.league import heat as racing
from hippodrome.league.fates import HeatFates
from hippodrome.league.heat import race_heat, race_heats, read_outcome
from hippodrome.league.plan import Heat, Plan, list_heats, list_venues, make_plan, starting_fields
from hippodrome.league.traits import league_traits
from hippodrome.saying import Trouble


def plan(**changes: Any) -> Plan:
    given: dict[str, Any] = {
        "game": "ave-caesar",
        "entrants": ["greedy", "random"],
        "courses": ["white", "yellow"],
        "chariots": None,
        "races": 60,
        "seed": 7,
    }
    return make_plan(**(given | changes))


def deals(given: Plan) -> dict[int, list[Heat]]:
    found: dict[int, list[Heat]] = defaultdict(list)
    for heat in list_heats(given):
        found[heat.deal].append(heat)
    return found


@pytest.mark.parametrize("meet", ["all", "pairs"])
@pytest.mark.parametrize("chariots", [3, 4])
def test_in_every_deal_each_entrant_drives_each_lane_as_often_as_it_has_chariots(
    meet: str, chariots: int
) -> None:
    for found in deals(plan(meet=meet, courses=["white"], chariots=chariots)).values():
        for lane in range(chariots):
            here = Counter(heat.drivers[lane] for heat in found)
            everywhere = Counter(name for heat in found for name in heat.drivers)
            assert all(here[name] * chariots == everywhere[name] for name in everywhere)


def test_a_league_goes_both_ways_round_every_course_with_its_largest_field() -> None:
    every = list_venues(plan())
    assert {(it.course, it.direction, it.chariots) for it in every} == {
        ("white", "clockwise", 4),
        ("white", "anticlockwise", 4),
        ("yellow", "clockwise", 6),
        ("yellow", "anticlockwise", 6),
    }
    raced = Counter(heat.venue for heat in list_heats(plan(races=200)))
    assert set(raced) == set(every)


def test_no_venue_is_left_out_however_few_races_are_asked_for() -> None:
    few = plan(courses=["all"], races=1)
    assert {heat.venue for heat in list_heats(few)} == set(list_venues(few))


def test_enough_races_for_every_venue_are_filled_up_to_a_whole_deal_and_no_further() -> None:
    """The rows of docs/ladder.md were printed by such leagues, and have to stay what they are."""
    every = list_heats(plan(entrants=["tactician:1", "random"], courses=["white"], races=62))
    assert len(every) == 64
    assert (
        every[:62] == list_heats(plan(entrants=["tactician:1", "random"], courses=["white"], races=300))[:62]
    )


def test_no_race_of_a_deal_is_a_repetition_of_another() -> None:
    for found in deals(plan(races=200)).values():
        assert len({heat.drivers for heat in found}) == len(found)


def test_fields_share_the_chariots_evenly_over_all_fields() -> None:
    for entrants in (["a", "b", "c"], ["a", "b", "c", "d", "e"]):
        count = Counter(name for field in starting_fields(entrants, 4, "all") for name in field)
        assert len(set(count.values())) == 1
    assert [Counter(field) for field in starting_fields(["a", "b", "c"], 4, "pairs")] == [
        {"a": 2, "b": 2},
        {"a": 2, "c": 2},
        {"b": 2, "c": 2},
    ]


def drawn(given: Plan, heat: Heat) -> dict[str, list[str]]:
    """Race a heat and note what the Fates gave from every deck and die, in order."""
    given_by: dict[str, list[str]] = defaultdict(list)
    original = HeatFates.choose_move

    def noting(self: HeatFates, game: Any, state: Any) -> Any:
        move = original(self, game, state)
        given_by[league_traits(given.game).heats.name_of_chance_source(state)].append(game.write(move))
        return move

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(HeatFates, "choose_move", noting)
        race_heat(given.game, heat, given.seed)
    return given_by


def test_a_lane_has_the_same_card_order_whoever_drives_in_it() -> None:
    given = plan()
    for found in list(deals(given).values())[:4]:
        first, *others = (drawn(given, heat) for heat in found)
        for other in others:
            assert first["lots"] == other["lots"]
            for lane in range(len(found[0].drivers)):
                pairs = zip(first[f"deck {lane}"], other[f"deck {lane}"], strict=False)
                assert all(one == two for one, two in pairs)


def test_start_places_and_dice_of_ben_hur_belong_to_the_chariot_not_to_the_entrant() -> None:
    given = plan(game="ben-hur", entrants=["steady", "random"], courses=["antioch"], chariots=3, races=6)
    for found in deals(given).values():
        outcomes = race_heats(given, found)
        assert len({tuple(it.start for it in outcome.chariots) for outcome in outcomes}) == 1
        first, *others = (drawn(given, heat) for heat in found)
        for other in others:
            for name, rolls in first.items():
                if name.startswith(("die", "places")):
                    assert all(one == two for one, two in zip(rolls, other[name], strict=False))


def test_a_race_is_the_same_every_time_and_its_line_reads_back() -> None:
    given = plan()
    some = list_heats(given)[:6]
    once, again = race_heats(given, some), race_heats(given, some)
    assert once == again
    assert [read_outcome(it.written(), "ave-caesar", it.heat) for it in once] == once


@pytest.mark.parametrize(
    "changes",
    [
        {"race": 2},
        {"deal": []},
        {"course": "purple"},
        {"direction": 7},
        {"drivers": ["nero", "greedy", "random", "random"]},
        {"starts": ["x", 2, 3, 4]},
        {"starts": [9, 2, 3, 4]},
        {"starts": [1, 1, 3, 4]},
        {"starts": [1.0, 2, 3, 4]},
        {"starts": [1, 2, 3]},
        {"places": None},
        {"places": [1, 2, 3, 5]},
        {"points": ["a", 0, 0, 0]},
        {"points": [5, 0, 0, 0]},
        {"points": [True, 0, 0, 0]},
        {"ends": ["flew", "out", "out", "out"]},
        {"ends": [["out"], "out", "out", "out"]},
        {"turns": None},
        {"turns": 0},
        {"turns": float("inf")},
        {"colour": "red"},
    ],
    ids=str,
)
def test_a_line_that_cannot_be_the_outcome_of_its_heat_is_none(changes: dict[str, Any]) -> None:
    given = plan()
    heat = list_heats(given)[0]
    fine = race_heats(given, [heat])[0].written()
    assert read_outcome(fine, "ave-caesar", heat) is not None
    assert read_outcome(fine | changes, "ave-caesar", heat) is None


def test_an_outcome_is_nothing_but_an_object_with_all_its_fields() -> None:
    heat = list_heats(plan())[0]
    nothing: tuple[Any, ...] = (None, [], {}, "race", 7)
    assert all(read_outcome(it, "ave-caesar", heat) is None for it in nothing)


def test_a_charioteer_never_meets_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def nosy(_game: str, _name: str, _pick: Any) -> Any:
        def decide(view: Any, moves: Any) -> Any:
            seen.append(type(view))
            return moves[0]

        return decide

    monkeypatch.setattr(racing, "charioteer_by_name", nosy)
    race_heat("ave-caesar", list_heats(plan())[0], 1)
    assert set(seen) == {View}


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"entrants": ["greedy"]}, "league-entrants"),
        ({"entrants": ["greedy", "greedy"]}, "league-entrants"),
        ({"entrants": ["greedy", "nero"]}, "charioteer-unknown"),
        ({"entrants": ["tactician:5", "tactician:05"]}, "league-entrants"),
        ({"entrants": ["greedy", "exec:./mybot"]}, "league-outside"),
        ({"races": 0}, "league-races"),
        ({"races": 3_000_000_000}, "league-races"),
        ({"courses": []}, "league-courses"),
        ({"courses": ["white", "white"]}, "league-courses"),
        ({"courses": ["purple"]}, "unknown-course"),
        ({"courses": ["white"], "chariots": 6}, "chariots-course"),
    ],
)
def test_a_plan_that_cannot_be_raced_is_refused(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(Trouble) as trouble:
        plan(**changes)
    assert trouble.value.saying.key == key


def test_all_courses_are_those_with_room_enough() -> None:
    assert "white" not in plan(courses=["all"], chariots=6).courses
    assert len(plan(courses=["all"], chariots=4).courses) == 6
