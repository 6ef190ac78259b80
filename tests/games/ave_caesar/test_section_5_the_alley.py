"""Section 5: paying tribute, waiting for access to the alley, and disqualification.

On `court` the alley is A1 (it ends on the line) and A2 (past the line), entered from 07b and left to 02b.
"""

from __future__ import annotations

from random import Random

import pytest

from hippodrome.course import SpaceId, course_faults, read_course
from hippodrome.games.ave_caesar.ending import share_laurels
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.kit import LAURELS
from hippodrome.games.ave_caesar.moving import refused_cards
from hippodrome.games.ave_caesar.position import state_from_parts
from hippodrome.games.ave_caesar.state import DISQUALIFIED, OWES, PAID, State
from hippodrome.race.log import let_fates_move

from .drawn import cards, chariot, clause, copied, course, drawn, legal, play, refused, stands, turn


@pytest.mark.rule("ave-caesar 5.1")
@pytest.mark.parametrize("lap", [1, 2])
def test_a_stop_in_the_alley_at_the_end_of_lap_one_or_two_pays_the_tribute(lap: int) -> None:
    state = drawn(f"""court
        A 07b lap {lap} hand 1 2""")
    assert stands(play(state, "1-A1"), "A") == f"A1 lap {lap} racing paid"
    assert stands(play(state, "2-A2"), "A") == f"A2 lap {lap + 1} racing paid"


@pytest.mark.rule("ave-caesar 5.1")
@pytest.mark.rule("ave-caesar 5.4")
@pytest.mark.parametrize(
    ("space", "move", "marks"), [("07b lap 2", "1-A1", PAID), ("07a lap 2", "1-08a", DISQUALIFIED)]
)
def test_whoever_has_paid_or_is_disqualified_owes_nothing_more(space: str, move: str, marks: int) -> None:
    state = drawn(f"""court
        A {space} hand 1""")
    assert chariot(state, "A").marks == OWES
    assert chariot(play(state, move), "A").marks == marks


@pytest.mark.rule("ave-caesar 5.1")
def test_anticlockwise_tribute_is_paid_just_so() -> None:
    state = drawn("""court anticlockwise
        A 02b lap 1 hand 1 2""")
    assert stands(play(state, "1-A2"), "A") == "A2 lap 1 racing paid"
    assert stands(play(state, "2-A1"), "A") == "A1 lap 2 racing paid"


@pytest.mark.rule("ave-caesar 5.1")
def test_driving_through_does_not_count() -> None:
    state = drawn("""court
        A 07b lap 1 hand 3""")
    assert stands(play(state, "3-02b"), "A") == "02b lap 2 racing"


@pytest.mark.rule("ave-caesar 5.1")
def test_a_stop_on_the_third_visit_does_not_count() -> None:
    owing = drawn("""court
        A 07b lap 3 hand 1""")
    assert stands(play(owing, "1-A1"), "A") == "A1 lap 3 racing"
    late = drawn("""court
        A 07b lap 3 disqualified hand 1""")
    assert stands(play(late, "1-A1"), "A") == "A1 lap 3 disqualified"


@pytest.mark.rule("ave-caesar 5.1")
def test_a_stop_before_the_first_lap_is_driven_does_not_count() -> None:
    state = drawn("""court opening
        A 07b lap 0 hand 1 2""")
    assert stands(play(state, "1-A1"), "A") == "A1 lap 0 racing"
    assert stands(play(state, "2-A2"), "A") == "A2 lap 1 racing"


@pytest.mark.rule("ave-caesar 5.1")
def test_a_stop_beside_the_alley_does_not_count() -> None:
    state = drawn("""court
        A 07b lap 1 hand 1""")
    assert stands(play(state, "1-08c"), "A") == "08c lap 1 racing"


@pytest.mark.rule("ave-caesar 5.2")
def test_the_alley_is_entered_at_its_entrance_only() -> None:
    there = drawn("""court
        A 08c hand 1 2""")
    assert legal(there) == "1-01b  1-01c  2-02a  2-02b"
    back = drawn("""court anticlockwise
        A 01c hand 1 2""")
    assert "A" not in legal(back)


@pytest.mark.rule("ave-caesar 5.2")
def test_a_course_with_a_second_way_into_the_alley_is_refused() -> None:
    broken = copied(course("court"))
    broken["ahead"]["08c"].append("A2")
    assert "fault-alley-entered" in {it.key for it in course_faults(read_course(broken))}


@pytest.mark.rule("ave-caesar 5.2")
def test_the_alley_cannot_be_overtaken_in() -> None:
    state = drawn("""court
        A 07b lap 1 hand 2 3
        B A1  lap 1 paid""")
    assert "A2" not in legal(state)
    behind = drawn("""court
        A A1  lap 1 paid hand 1 2 3
        B A2  lap 2 paid""")
    assert legal(behind) == "pass"
    assert refused(behind) == "1 3.3  2 3.3  3 3.3"


@pytest.mark.rule("ave-caesar 5.2")
def test_several_chariots_may_stand_in_the_alley() -> None:
    state = drawn("""court
      > A 07b lap 1 hand 1
        B A2  lap 2 paid""")
    after = play(state, "1-A1")
    assert stands(after, "A") == "A1 lap 1 racing paid"
    assert stands(after, "B") == "A2 lap 2 racing paid"


@pytest.mark.rule("ave-caesar 5.3")
def test_one_that_owes_may_not_drive_past_while_another_stands_on_the_entrance() -> None:
    state = drawn("""court
      > A 07b lap 2 hand 1 2 3
        B A1  lap 2 paid""")
    assert legal(state) == "pass"
    assert refused(state) == "1 5.3  2 5.3  3 5.3"
    assert clause(state, "1-08c") == "5.3"
    after = play(state, "pass")
    assert stands(after, "A") == "07b lap 2 racing"
    assert turn(after) == "B"


@pytest.mark.rule("ave-caesar 5.3")
def test_only_the_destinations_that_lose_the_tribute_are_barred() -> None:
    state = drawn("""court
      > A 06a lap 2 hand 1
        B A1  lap 2 paid""")
    assert legal(state) == "1-07b"
    assert clause(state, "1-07a") == "5.3"


@pytest.mark.rule("ave-caesar 5.3")
def test_the_example_of_the_rule_page() -> None:
    past = drawn("""white
      > A 25c lap 2 hand 1 2 4
        B A1  lap 2 paid""")
    assert legal(past) == "pass"
    assert refused(past) == "1 5.3  2 5.3  4 5.3"
    before = drawn("""white
      > A 23a lap 2 hand 1 2 4
        B A1  lap 2 paid""")
    assert legal(before) == "1-24b  1-24c  2-25c"
    led_in = drawn("""white
      > A 24b lap 2 hand 1 2 4
        B 25c lap 2 paid""")
    assert legal(led_in) == "pass"
    assert refused(led_in) == "1 5.3  2 5.3  4 5.3"


@pytest.mark.rule("ave-caesar 5.3")
def test_harmless_drives_stay_compulsory() -> None:
    state = drawn("""court
      > A 06a lap 2 hand 1 2
        B A1  lap 2 paid""")
    assert clause(state, "pass") == "3.4"
    assert cards(state) == {1}
    assert refused(state) == "2 5.3"


@pytest.mark.rule("ave-caesar 5.3")
def test_on_the_first_visit_nobody_waits_for_there_is_another() -> None:
    state = drawn("""court
      > A 07b lap 1 hand 1
        B A1  lap 1 paid""")
    assert legal(state) == "1-08b  1-08c"


@pytest.mark.rule("ave-caesar 5.3")
def test_with_the_entrance_free_one_that_owes_may_drive_past_at_its_own_risk() -> None:
    state = drawn("""court
      > A 07b lap 2 hand 1
        B A2  lap 3 paid""")
    assert legal(state) == "1-08b  1-08c  1-A1"


@pytest.mark.rule("ave-caesar 5.3")
def test_its_own_chariot_on_the_entrance_keeps_nobody_waiting() -> None:
    state = drawn("""court
      > A A1  lap 3 hand 1
        B 01a lap 1""")
    assert legal(state) == "1-finish"


@pytest.mark.rule("ave-caesar 5.3")
def test_driving_over_the_finish_would_lose_the_tribute_too() -> None:
    state = drawn("""court
      > A 08a lap 3 hand 1
        B A1  lap 2 paid""")
    assert legal(state) == "pass"
    assert refused(state) == "1 5.3"


@pytest.mark.rule("ave-caesar 5.3")
@pytest.mark.parametrize("unconcerned", ["disqualified", "unmanned", "paid"])
def test_disqualified_unmanned_and_paid_up_chariots_are_not_concerned(unconcerned: str) -> None:
    state = drawn(f"""court
      > A 07b lap 2 {unconcerned} hand 1
        B A1  lap 2 paid""")
    assert legal(state).removesuffix("  withdraw") == "1-08b  1-08c"


@pytest.mark.rule("ave-caesar 5.3")
def test_the_entrance_is_at_the_other_end_for_those_who_drive_the_other_way() -> None:
    waits = drawn("""court anticlockwise
      > A 02b lap 2 hand 1
        B A2  lap 2 paid""")
    assert refused(waits) == "1 5.3"
    goes = drawn("""court anticlockwise
      > A 02b lap 2 hand 1
        B A1  lap 3 paid""")
    assert legal(goes) == "1-01b  1-01c  1-A2"


@pytest.mark.rule("ave-caesar 5.3")
@pytest.mark.parametrize("rival", ["paid", "racing", "disqualified", "unmanned hand 1"])
def test_access_is_shut_by_whoever_stands_on_the_only_space_that_leads_in(rival: str) -> None:
    """07b is the one space before the entrance; who stands there does not matter, nor which lap it is on."""
    for lap in (0, 1, 2, 3):
        state = drawn(f"""court
          > A 06a lap 2 hand 1 2
            B 07b lap {lap} {rival}""")
        assert legal(state) == "pass"
        assert refused(state) == "1 5.3  2 5.3"


@pytest.mark.rule("ave-caesar 5.3")
def test_several_chariots_on_all_ways_shut_access_together() -> None:
    both = """white
      > A 23a lap 2 hand 1 2 3
        B 24b lap 2 paid"""
    assert (
        legal(drawn(both))
        == "1-24a  1-24c  2-25a  2-25b  2-25c  3-26I  3-26II  3-26III  3-26IV  3-26s0  3-26s5  3-A1"
    )
    shut = drawn(both + "\n        C 24c lap 1 paid")
    assert legal(shut) == "pass"
    assert refused(shut) == "1 5.3  2 5.3  3 5.3"


@pytest.mark.rule("ave-caesar 5.3")
def test_a_chariot_beside_the_ways_shuts_nothing() -> None:
    state = drawn("""court
      > A 06a lap 2 hand 1
        B 07a lap 2 paid""")
    assert legal(state) == "1-07b"
    passing = drawn("""court
      > A 07b lap 2 hand 1
        B A2 lap 3 paid
        C 08b lap 2 paid""")
    assert legal(passing) == "1-08c  1-A1"


@pytest.mark.rule("ave-caesar 5.3")
def test_the_way_may_be_shut_further_ahead_than_any_card_reaches() -> None:
    """From 18a the space that leads in, 25c, is seven steps away; a 6 could end on 24a and lose all."""
    state = drawn("""white
      > A 18a lap 2 hand 6
        B 25c lap 2 paid
        C 01I lap 3 paid""")
    assert "6-24a" not in legal(state)
    assert clause(state, "6-24a") == "5.3"
    free = drawn("""white
      > A 18a lap 2 hand 6
        B 25b lap 2 paid
        C 01I lap 3 paid""")
    assert "6-24a" in legal(free)


@pytest.mark.rule("ave-caesar 5.3")
def test_a_way_that_comes_round_by_its_own_place_is_none() -> None:
    """From 04b only 03c leads to the entrance; past it 03d does, but that is not ahead of 04b on this lap."""
    state = drawn("""white anticlockwise
      > A 04b lap 2 hand 1 2
        B 03c lap 2 paid""")
    assert legal(state) == "pass"
    assert refused(state) == "1 5.3  2 5.3"
    beside = drawn("""white anticlockwise
      > A 04c lap 2 hand 1
        B 03c lap 2 paid""")
    assert legal(beside) == "1-03b  1-03d"


@pytest.mark.rule("ave-caesar 5.3")
def test_a_chariot_of_the_same_player_shuts_access_like_any_other() -> None:
    setup = {"players": 2, "each": 2, "edition": "pro-ludo", "options": {"races": 1}}
    state, _ = let_fates_move(GAME, GAME.start(setup), Random(1).randrange)
    assert isinstance(state, State)
    track = state.race.track
    mine = [
        number for number, owner in enumerate(state.race.owners) if owner == state.race.owners[state.turn]
    ]
    places = {mine[0]: track.station(SpaceId("24d"), 2), mine[1]: track.station(SpaceId("A1"), 2)}
    spare = iter([track.station(SpaceId("05a"), 1), track.station(SpaceId("06a"), 1)])
    chariots = [
        it._replace(station=places.get(number) or next(spare)) for number, it in enumerate(state.chariots)
    ]
    placed = state_from_parts(state.race, chariots, mine[0], None, False, 0, ())
    assert {clause for _, clause in refused_cards(placed)} == {"5.3"}


@pytest.mark.rule("ave-caesar 5.3")
def test_where_an_empty_course_has_no_way_the_others_are_not_to_blame() -> None:
    """07a lies level with 07b and past the fork: only the next lap would lead to the entrance."""
    state = drawn("""court
      > A 07a lap 3 hand 1
        B 04  lap 1 paid""")
    assert "1-08a" in legal(state)


@pytest.mark.rule("ave-caesar 5.3")
def test_a_card_is_put_down_to_the_block_before_the_wait() -> None:
    state = drawn("""court
      > A 07b lap 2 hand 1
        B A1  lap 2 paid
        C 08b lap 2 paid
        D 08c lap 2 paid""")
    assert refused(state) == "1 3.3"


@pytest.mark.rule("ave-caesar 5.4")
@pytest.mark.parametrize(("start", "end"), [("06a", "07a"), ("07b", "08b"), ("07b", "08c")])
def test_one_that_owes_and_rests_where_the_alley_is_out_of_reach_is_disqualified(
    start: str, end: str
) -> None:
    state = drawn(f"""court
        A {start} lap 2 hand 1""")
    assert stands(play(state, f"1-{end}"), "A") == f"{end} lap 2 disqualified"


@pytest.mark.rule("ave-caesar 5.4")
@pytest.mark.parametrize(("start", "end", "lap"), [("06a", "07b", 2), ("06a", "07a", 1), ("07b", "08c", 1)])
def test_where_the_alley_can_still_be_reached_it_is_not(start: str, end: str, lap: int) -> None:
    state = drawn(f"""court
        A {start} lap {lap} hand 1""")
    assert stands(play(state, f"1-{end}"), "A") == f"{end} lap {lap} racing"


@pytest.mark.rule("ave-caesar 5.4")
def test_the_look_ahead_is_on_an_empty_course_and_whatever_its_cards() -> None:
    """07b leads to the entrance, though a chariot stands there and no 1 or 2 is left in A's deck."""
    state = drawn("""court
      > A 06a lap 2 hand 1 6 6 deck 0 0 0 0 0 1
        B A1  lap 2 paid""")
    assert stands(play(state, "1-07b"), "A") == "07b lap 2 racing"


@pytest.mark.rule("ave-caesar 5.4")
def test_one_that_has_paid_is_never_disqualified() -> None:
    state = drawn("""court
        A 07b lap 2 paid hand 1""")
    assert stands(play(state, "1-08b"), "A") == "08b lap 2 racing paid"


@pytest.mark.rule("ave-caesar 5.4")
def test_one_that_owes_and_crosses_the_finish_is_disqualified() -> None:
    state = drawn("""court
        A 08a lap 3 hand 1""")
    assert stands(play(state, "1-finish"), "A") == "- lap 4 disqualified"


@pytest.mark.rule("ave-caesar 5.4")
def test_a_disqualified_chariot_may_drive_on_and_block() -> None:
    state = drawn("""court
      > A 03a lap 3 disqualified hand 1
        B 02a lap 3 paid hand 2""")
    after = play(state, "1-04", "draw 1")
    assert stands(after, "A") == "04 lap 3 disqualified"
    assert legal(after) == "pass"


@pytest.mark.rule("ave-caesar 5.4")
def test_it_may_withdraw_on_any_later_turn_beside_its_other_moves() -> None:
    state = drawn("""court
      > A 07b lap 2 hand 1 2
        B 01a lap 1 hand 1""")
    assert clause(state, "withdraw") == "5.4"
    later = play(state, "1-08b", "draw 3", "1-02a", "draw 3")
    assert legal(later) == "2-02b  3-03a  3-03b  withdraw"


@pytest.mark.rule("ave-caesar 5.4")
def test_it_may_withdraw_where_nothing_can_be_played() -> None:
    state = drawn("""court
      > A 03a lap 3 disqualified hand 1
        B 04  lap 3 paid""")
    assert legal(state) == "pass  withdraw"
    tucking = drawn("""court blocked_hand=tuck
      > A 03a lap 3 disqualified hand 1
        B 04  lap 3 paid""")
    assert legal(tucking) == "tuck 1  withdraw"


@pytest.mark.rule("ave-caesar 5.4")
def test_one_that_withdraws_is_out_and_leaves_its_space() -> None:
    state = drawn("""court still 3
      > A 04  lap 3 disqualified
        B 03a lap 3 paid hand 1
        C 01a lap 3 paid""")
    after = play(state, "withdraw")
    assert stands(after, "A") == "- lap 3 out"
    assert after.left == (0,)
    assert turn(after) == "B"
    assert legal(after) == "1-04"


@pytest.mark.rule("ave-caesar 5.4")
def test_when_the_leader_withdraws_the_next_one_leads() -> None:
    state = drawn("""court
      > A 04  lap 3 disqualified
        B 03a lap 3 paid hand 1 6
        C 01a lap 3 paid""")
    assert refused(play(state, "withdraw")) == "6 4.1"


@pytest.mark.rule("ave-caesar 5.4")
def test_a_disqualified_chariot_wins_no_laurels() -> None:
    state = drawn("""court
      > A 08a lap 3 disqualified hand 1
        B 08b lap 3 paid hand 1""")
    over = play(state, "1-finish", "1-finish")
    assert stands(over, "A") == "- lap 4 disqualified"
    assert share_laurels(over.chariots, over.left) == (0, LAURELS[0])


@pytest.mark.rule("ave-caesar 5.5")
@pytest.mark.parametrize(
    ("laps", "lap", "result"),
    [(2, 1, "racing paid"), (2, 2, "racing"), (5, 4, "racing paid"), (5, 5, "racing"), (4, 3, "racing paid")],
)
def test_tribute_is_due_on_a_visit_from_one_to_the_last_but_one(laps: int, lap: int, result: str) -> None:
    state = drawn(f"""court laps={laps}
        A 07b lap {lap} hand 1""")
    assert stands(play(state, "1-A1"), "A") == f"A1 lap {lap} {result}"


@pytest.mark.rule("ave-caesar 5.5")
@pytest.mark.parametrize(("laps", "last"), [(2, 1), (3, 2), (5, 4)])
def test_whoever_drives_past_on_the_last_visit_that_counts_is_disqualified(laps: int, last: int) -> None:
    before = drawn(f"""court laps={laps}
        A 07b lap {last - 1} hand 1""")
    assert stands(play(before, "1-08b"), "A") == f"08b lap {last - 1} racing"
    late = drawn(f"""court laps={laps}
        A 07b lap {last} hand 1""")
    assert stands(play(late, "1-08b"), "A") == f"08b lap {last} disqualified"


@pytest.mark.rule("ave-caesar 5.5")
def test_with_one_lap_none_is_due() -> None:
    state = drawn("""court laps=1
        A 08b lap 1 hand 1""")
    assert stands(play(state, "1-finish"), "A") == "- lap 2 finished"
    waiting = drawn("""court laps=1
      > A 07b lap 1 hand 1
        B A1  lap 1""")
    assert legal(waiting) == "1-08b  1-08c"


@pytest.mark.rule("ave-caesar 5.5")
def test_a_course_without_an_alley_asks_for_no_tribute() -> None:
    state = drawn("""ring
        A 08a lap 3 hand 1""")
    assert stands(play(state, "1-finish"), "A") == "- lap 4 finished"


@pytest.mark.rule("ave-caesar 5.6")
def test_the_line_runs_through_the_alley() -> None:
    state = drawn("""white
        A A1 lap 1 paid hand 1""")
    assert stands(play(state, "1-A2"), "A") == "A2 lap 2 racing paid"


@pytest.mark.rule("ave-caesar 5.6")
def test_a_stop_past_the_line_still_belongs_to_the_visit_before() -> None:
    state = drawn("""white
        A 25c lap 2 hand 2""")
    assert stands(play(state, "2-A2"), "A") == "A2 lap 3 racing paid"


@pytest.mark.rule("ave-caesar 5.6")
@pytest.mark.parametrize(("space", "lap", "barred"), [("01I", 2, ""), ("26I", 1, "6 4.1"), ("A3", 2, "")])
def test_the_front_edge_decides_the_lead_there_as_everywhere(space: str, lap: int, barred: str) -> None:
    """A2 ends 4 twelfths past the line: behind 01I and A3 (12 both), ahead of 26I on the lap before."""
    state = drawn(f"""white
      > A A2 lap 2 paid hand 6 1
        B {space} lap {lap} paid""")
    assert [it for it in refused(state).split("  ") if "4.1" in it] == ([barred] if barred else [])


@pytest.mark.rule("ave-caesar 5.6")
def test_in_the_alley_the_finish_is_crossed_as_well() -> None:
    state = drawn("""white
        A A1 lap 3 paid hand 1""")
    assert stands(play(state, "1-finish"), "A") == "- lap 4 finished paid"
