"""Section 7: the programme of races, who opens the next one, and who wins."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.kit import EDITIONS
from hippodrome.games.ave_caesar.position import state_from_parts
from hippodrome.games.ave_caesar.start import Dealing
from hippodrome.games.ave_caesar.state import RaceResult, Voting
from hippodrome.games.ave_caesar.tournament import standings
from hippodrome.race.log import let_fates_move
from hippodrome.race.protocol import FATES, Seat
from hippodrome.saying import Trouble

from .drawn import drawn, whole_course
from .meetings import dealt, ended, meeting, shown


def programme(**setup: Any) -> list[str]:
    """Name the races of a meeting, a minus for anticlockwise."""
    legs = GAME.setup(GAME.start(setup))["programme"]
    return [f"{'-' if it['direction'] == 'anticlockwise' else ''}{it['course']}" for it in legs]


@pytest.mark.rule("ave-caesar 7.1")
@pytest.mark.parametrize("edition", ["ravensburger", "summary"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_ravensburger_drives_both_courses_clockwise_and_then_both_anticlockwise(
    edition: str, players: int
) -> None:
    one, other = ("white", "blue") if players in {3, 4} else ("yellow", "red")
    assert programme(edition=edition, players=players) == [one, other, f"-{one}", f"-{other}"]


@pytest.mark.rule("ave-caesar 7.1")
@pytest.mark.parametrize("edition", ["pro-ludo", "player-aid"])
@pytest.mark.parametrize("players", [2, 6])
def test_pro_ludo_drives_one_side_the_other_and_then_both_anticlockwise(edition: str, players: int) -> None:
    a, b = "pro-ludo-a", "pro-ludo-b"
    assert programme(edition=edition, players=players) == [a, b, f"-{a}", f"-{b}"]


@pytest.mark.rule("ave-caesar 7.1")
def test_chariots_not_players_decide_on_the_side_of_the_board() -> None:
    assert programme(players=3, unmanned=2)[0] == "yellow"
    assert programme(players=2, each=2)[0] == "white"
    assert programme(players=2, each=3)[0] == "yellow"


@pytest.mark.rule("ave-caesar 7.1")
@pytest.mark.parametrize("races", [1, 3, 6, 24])
def test_any_number_of_races_can_be_set(races: int) -> None:
    four = ["white", "blue", "-white", "-blue"]
    assert programme(players=3, options={"races": races}) == (four * 6)[:races]


@pytest.mark.rule("ave-caesar 7.1")
def test_any_courses_can_be_set_in_either_direction() -> None:
    legs = [{"course": "blue", "direction": "anticlockwise"}, {"course": whole_course("court")}]
    state = meeting(players=3, programme=legs)
    told = GAME.setup(state)["programme"]
    assert told[0] == legs[0]
    assert told[1]["course"]["name"] == "court"
    assert told[1]["direction"] == "clockwise"


@pytest.mark.rule("ave-caesar 7.1")
def test_the_next_race_is_driven_on_the_next_course_of_the_programme() -> None:
    state = meeting(players=3)
    courses = []
    for _ in range(4):
        assert isinstance(state, Dealing)
        courses.append((state.race.track.course.name, state.race.track.direction))
        state = ended(state, [0, 1, 2])
    assert courses == [
        ("white", "clockwise"),
        ("blue", "clockwise"),
        ("white", "anticlockwise"),
        ("blue", "anticlockwise"),
    ]
    assert GAME.to_move(state) is None


@pytest.mark.rule("ave-caesar 7.1")
def test_a_position_that_was_read_is_one_race_and_no_more() -> None:
    state = drawn("""ring
        A 08a lap 3 hand 1""")
    over = GAME.play(state, GAME.read("1-finish"))
    assert GAME.to_move(over) is None
    with pytest.raises(Trouble, match=r"position-no-setup$"):
        GAME.setup(over)


@pytest.mark.rule("ave-caesar 7.1")
@pytest.mark.parametrize(
    ("setup", "trouble"),
    [
        ({"game": "ben-hur"}, "field-choice field=setup.game choices=ave-caesar"),
        ({"seats": 3}, "field-unknown field=setup.seats"),
        ({"s" * 50: 3}, f"field-unknown field=setup.{'s' * 40}"),
        ({"edition": "third"}, f"field-choice field=edition choices={', '.join(EDITIONS)}"),
        ({"options": []}, "field-object field=options"),
        ({"players": 0}, "field-whole field=setup.players least=1 most=6"),
        ({"players": 7}, "field-whole field=setup.players least=1 most=6"),
        ({"players": True}, "field-whole field=setup.players least=1 most=6"),
        ({"players": "3"}, "field-whole field=setup.players least=1 most=6"),
        ({"each": 4}, "field-whole field=setup.each least=1 most=3"),
        ({"each": 0}, "field-whole field=setup.each least=1 most=3"),
        ({"unmanned": 6}, "field-whole field=setup.unmanned least=0 most=5"),
        ({"unmanned": -1}, "field-whole field=setup.unmanned least=0 most=5"),
        ({"any_number": 1}, "field-bool field=setup.any_number"),
        ({"players": 4, "each": 2}, "chariots-each field=setup.each players=4"),
        ({"players": 1, "each": 2}, "chariots-each field=setup.each players=1"),
        ({"players": 3, "each": 3}, "chariots-each field=setup.each players=3"),
        ({"players": 2}, "chariots-edition field=setup.players edition=ravensburger least=3 most=6"),
        (
            {"players": 6, "unmanned": 1},
            "chariots-edition field=setup.players edition=ravensburger least=3 most=6",
        ),
        (
            {"players": 6, "unmanned": 1, "any_number": True},
            "chariots-edition field=setup.players edition=ravensburger least=1 most=6",
        ),
        ({"programme": []}, "field-list field=setup.programme"),
        ({"programme": {}}, "field-list field=setup.programme"),
        ({"programme": {"course": "white"}}, "field-list field=setup.programme"),
        ({"programme": [{"course": "white"}] * 25}, "field-list field=setup.programme"),
        ({"programme": ["white"]}, "setup-leg field=setup.programme[0]"),
        ({"programme": [["course"]]}, "setup-leg field=setup.programme[0]"),
        ({"programme": [{"direction": "clockwise"}]}, "setup-leg field=setup.programme[0]"),
        ({"programme": [{"course": "white", "laps": 2}]}, "setup-leg field=setup.programme[0]"),
        (
            {"programme": [{"course": "green"}]},
            "unknown-course name=green known=blue, pro-ludo-a, pro-ludo-b, red, white, yellow",
        ),
        (
            {"programme": [{"course": "white"}, {"course": "white", "direction": "up"}]},
            "field-choice field=setup.programme[1].direction choices=clockwise, anticlockwise",
        ),
        (
            {"players": 5, "programme": [{"course": "white"}]},
            "chariots-course field=setup.programme[0] course=white least=3 most=4",
        ),
        (
            {"players": 3, "programme": [{"course": "red"}]},
            "chariots-course field=setup.programme[0] course=red least=5 most=6",
        ),
        (
            {"players": 5, "any_number": True, "programme": [{"course": "white"}]},
            "chariots-course field=setup.programme[0] course=white least=1 most=4",
        ),
    ],
    ids=str,
)
def test_a_meeting_that_cannot_be_held_is_refused_with_the_field(setup: dict[str, Any], trouble: str) -> None:
    with pytest.raises(Trouble) as caught:
        GAME.start(setup)
    assert str(caught.value) == trouble


@pytest.mark.rule("ave-caesar 7.1")
def test_where_nothing_is_agreed_four_charioteers_race_the_tournament_of_ravensburger() -> None:
    assert GAME.setup(GAME.start({})) == {
        "game": "ave-caesar",
        "edition": "ravensburger",
        "options": {},
        "players": 4,
        "each": 1,
        "unmanned": 0,
        "any_number": False,
        "programme": [
            {"course": course, "direction": direction}
            for direction in ("clockwise", "anticlockwise")
            for course in ("white", "blue")
        ],
    }


@pytest.mark.rule("ave-caesar 7.1")
def test_a_single_charioteer_may_race_five_unmanned_chariots() -> None:
    assert owners(meeting(players=1, unmanned=5)) == (0, None, None, None, None, None)


@pytest.mark.rule("ave-caesar 7.1")
def test_with_any_number_the_start_spaces_are_the_only_limit() -> None:
    white = [{"course": "white"}]
    assert programme(players=1, any_number=True, programme=white) == ["white"]
    assert programme(players=4, any_number=True, programme=[{"course": "red"}]) == ["red"]
    with pytest.raises(Trouble, match="chariots-course"):
        programme(players=5, any_number=True, programme=white)


@pytest.mark.rule("ave-caesar 7.1")
def test_a_setup_is_told_complete_and_starts_the_same_meeting() -> None:
    given: dict[str, Any] = {
        "players": 2,
        "each": 2,
        "edition": "pro-ludo",
        "options": {"laps": 2, "races": 1},
    }
    state = meeting(**given)
    told = GAME.setup(state)
    assert told == {
        "game": "ave-caesar",
        "edition": "pro-ludo",
        "options": {"laps": 2, "races": 1},
        "players": 2,
        "each": 2,
        "unmanned": 0,
        "any_number": False,
        "programme": [{"course": "pro-ludo-a", "direction": "clockwise"}],
    }
    assert GAME.start(told) == GAME.start(given)


@pytest.mark.rule("ave-caesar 7.1")
def test_what_was_agreed_is_told_at_every_stage_of_a_race() -> None:
    lots = GAME.start({"players": 3, "unmanned": 1, "options": {"unmanned_driver": "vote"}})
    dealing = meeting(players=3, unmanned=1, options={"unmanned_driver": "vote"})
    racing = dealt(dealing)
    due = state_from_parts(racing.race, racing.chariots, 3, None, True, 0, ())
    voting = GAME.play(due, GAME.read("draw 1"))
    assert isinstance(voting, Voting)
    for state in (lots, dealing, racing, voting):
        assert GAME.setup(state) == GAME.setup(lots)
        assert GAME.seats(state) == 3


# --- who opens the next race ---------------------------------------------------------------------------


def owners(state: Any) -> tuple[int | None, ...]:
    assert isinstance(state, Dealing)
    return state.race.owners


@pytest.mark.rule("ave-caesar 7.2")
def test_by_default_whoever_was_placed_last_opens_from_lane_one() -> None:
    """Seat 1 has lane I, so chariots 0, 1, 2, 3 belong to seats 1, 2, 3, 0."""
    state = meeting(1, players=4)
    assert owners(state) == (1, 2, 3, 0)
    assert owners(ended(state, [0, 3, 1, 2])) == (3, 0, 1, 2)


@pytest.mark.rule("ave-caesar 7.2")
def test_last_placed_goes_by_the_ranking_not_by_who_left_last() -> None:
    state = meeting(0, players=4)
    assert owners(ended(state, [2, 1, 0, 3], out=[2])) == (2, 3, 0, 1)
    assert owners(ended(state, [2, 1, 0, 3], out=[1, 2])) == (2, 3, 0, 1)
    assert owners(ended(state, [2, 1, 0, 3], disqualified=[1])) == (1, 2, 3, 0)


@pytest.mark.rule("ave-caesar 7.2")
def test_under_last_started_whoever_had_the_last_lane_opens() -> None:
    state = meeting(1, players=3, options={"next_start": "last_started"})
    assert owners(state) == (1, 2, 0)
    second = ended(state, [0, 2, 1])
    assert owners(second) == (0, 1, 2)
    assert owners(ended(second, [0, 1, 2])) == (2, 0, 1)


@pytest.mark.rule("ave-caesar 7.2")
def test_by_rank_everybody_starts_where_they_arrived_and_turns_follow() -> None:
    state = meeting(1, players=4, options={"next_start": "by_rank"})
    second = ended(state, [2, 0, 3, 1], out=[0])
    assert owners(second) == (3, 0, 2, 1)
    racing, _ = let_fates_move(GAME, second, lambda _: 0)
    seats = []
    for _ in range(4):
        seats.append(GAME.to_move(racing))
        racing, _ = GAME.advance(racing, GAME.legal_moves(racing)[0], lambda _: 0)
    assert seats == [3, 0, 2, 1]


@pytest.mark.rule("ave-caesar 7.2")
def test_only_the_first_race_is_opened_by_lot() -> None:
    assert isinstance(ended(meeting(players=3), [0, 1, 2]), Dealing)


@pytest.mark.rule("ave-caesar 7.2")
@pytest.mark.parametrize("rule", ["last_placed", "last_started", "by_rank"])
def test_unmanned_chariots_take_the_last_lanes_and_never_open(rule: str) -> None:
    state = meeting(0, players=2, unmanned=2, edition="pro-ludo", options={"next_start": rule})
    assert owners(state) == (0, 1, None, None)
    after = ended(state, [2, 0, 3, 1])
    assert owners(after) == ((0, 1, None, None) if rule == "by_rank" else (1, 0, None, None))


# --- laurels -------------------------------------------------------------------------------------------


@pytest.mark.rule("ave-caesar 7.3")
def test_most_laurels_win_the_tournament() -> None:
    state = meeting(0, players=3, options={"races": 2, "next_start": "last_started"})
    second = ended(state, [2, 0, 1])
    assert owners(second) == (2, 0, 1)
    over = ended(second, [2, 0, 1])
    table = {it.seat: (it.place, it.points) for it in GAME.standings(over)}
    assert table == {2: (1, 10), 1: (2, 9), 0: (3, 7)}


@pytest.mark.rule("ave-caesar 7.3")
def test_equal_laurels_share_the_place_and_the_next_place_is_left_out() -> None:
    seats = tuple(Seat(number) for number in range(4))
    results = RaceResult(seats, (6, 4, 3, 2), (0, 1, 2, 3)), RaceResult(seats, (4, 6, 2, 3), (1, 0, 3, 2))
    assert [(it.seat, it.place, it.points) for it in standings(4, results)] == [
        (0, 1, 10),
        (1, 1, 10),
        (2, 3, 5),
        (3, 3, 5),
    ]


@pytest.mark.rule("ave-caesar 7.3")
def test_before_the_first_race_all_share_the_first_place() -> None:
    state = GAME.start({"players": 3})
    assert [(it.place, it.points) for it in GAME.standings(state)] == [(1, 0)] * 3


@pytest.mark.rule("ave-caesar 7.3")
def test_laurels_won_in_the_race_under_way_count_at_once() -> None:
    state = drawn("""ring
      > A 08a lap 3 hand 1
        B 05a lap 3""")
    after = GAME.play(state, GAME.read("1-finish"))
    assert [(it.seat, it.points) for it in GAME.standings(after)] == [(0, 6), (1, 0)]


@pytest.mark.rule("ave-caesar 7.3")
def test_between_races_the_standings_are_those_of_the_races_driven() -> None:
    second = ended(meeting(0, players=3), [1, 0, 2])
    assert [(it.seat, it.points) for it in GAME.standings(second)] == [(1, 6), (0, 4), (2, 3)]


@pytest.mark.rule("ave-caesar 7.1")
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_tournament_of_random_charioteers_ends_with_all_races_driven(seed: int) -> None:
    pick = Random(seed)
    state = GAME.start({"players": 3, "unmanned": 1, "options": {"laps": 1}})
    while (actor := GAME.to_move(state)) is not None:
        moves = GAME.odds(state) if actor is FATES else GAME.legal_moves(state)
        state = GAME.play(state, pick.choice(moves))
    results = shown(state, Seat(0))["results"]
    assert len(results) == 3, "the last race is not among the races before it"
    assert sum(it.points for it in GAME.standings(state)) <= 4 * (6 + 4 + 3)
