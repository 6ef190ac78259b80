"""Section 4: the leader's six, and when it may be driven after all."""

from __future__ import annotations

import pytest

from hippodrome.games.ave_caesar import six

from .drawn import cards, clause, drawn, legal, play, refused


@pytest.mark.rule("ave-caesar 4.1")
def test_the_chariot_in_the_lead_may_not_be_driven_with_a_six() -> None:
    state = drawn("""ring
      > A 05a hand 1 6
        B 03a""")
    assert legal(state) == "1-06a  1-06b"
    assert refused(state) == "6 4.1"
    assert clause(state, "6-03b") == "4.1"


@pytest.mark.rule("ave-caesar 4.1")
def test_every_other_chariot_may() -> None:
    state = drawn("""ring
        A 05a
      > B 03a hand 1 6""")
    assert cards(state) == {1, 6}
    assert refused(state) == ""


@pytest.mark.rule("ave-caesar 4.1")
@pytest.mark.parametrize("who", "AB")
def test_of_chariots_level_in_the_lead_none_may(who: str) -> None:
    state = drawn(
        """ring
        A 05a hand 1 6
        B 05b hand 1 6
        C 03a hand 1 6""".replace(f"  {who} ", f"> {who} ")
    )
    assert refused(state) == "6 4.1"


@pytest.mark.rule("ave-caesar 4.1")
def test_only_the_six_is_forbidden_to_the_leader() -> None:
    state = drawn("""ring hand_size=6
        A 05a hand 1 2 3 4 5 6
        B 03a""")
    assert cards(state) == {1, 2, 3, 4, 5}


@pytest.mark.rule("ave-caesar 4.1")
def test_whoever_overtakes_the_leader_frees_its_six() -> None:
    state = drawn("""ring
        A 05a hand 1 6
      > B 04a hand 2""")
    assert cards(play(state, "2-06a", "draw 1")) == {1, 6}


@pytest.mark.rule("ave-caesar 4.2")
def test_the_first_card_driven_in_the_race_may_be_a_six() -> None:
    state = drawn("""ring opening
        A 08a lap 0 hand 1 6
        B 08b lap 0""")
    assert cards(state) == {1, 6}
    assert refused(state) == ""


@pytest.mark.rule("ave-caesar 4.2")
def test_only_the_first_card_is_exempt() -> None:
    state = drawn("""ring opening
        A 08a lap 0 hand 1 6
        B 08b lap 0 hand 1 2
        C 07a lap 0""")
    after = play(state, "1-01a", "draw 6", "1-01b", "draw 6", "1-08a", "draw 1")
    assert not after.opening
    assert refused(after) == "6 4.1"


@pytest.mark.rule("ave-caesar 4.2")
def test_a_pass_is_no_card_so_the_next_charioteer_may_still_open_with_a_six() -> None:
    state = drawn("""neck opening
        A 03a lap 0 hand 1 2 3
        B 04  lap 0 hand 1 6 6""")
    after = play(state, "pass")
    assert after.opening
    assert cards(after) == {1, 6}


@pytest.mark.rule("ave-caesar 4.2")
def test_before_the_first_card_a_blocked_six_is_put_down_to_the_block() -> None:
    state = drawn("""neck opening
      > A 03a lap 1 hand 6
        B 04  lap 0""")
    assert refused(state) == "6 3.3"


@pytest.mark.rule("ave-caesar 4.3")
def test_most_laps_lead() -> None:
    state = drawn("""ring
      > A 01a lap 2 hand 1 6
        B 08a lap 1""")
    assert refused(state) == "6 4.1"


@pytest.mark.rule("ave-caesar 4.3")
def test_on_equal_laps_the_front_edge_furthest_along_the_lap_leads() -> None:
    state = drawn("""ring
      > A 01a lap 2 hand 1 6
        B 02a lap 2""")
    assert cards(state) == {1, 6}


@pytest.mark.rule("ave-caesar 4.3")
@pytest.mark.parametrize(
    ("inside", "outside", "barred"),
    [("03a", "03b1", "6 4.1"), ("03a", "03b2", ""), ("04a", "03b2", "6 4.1"), ("04a", "03b3", "6 4.1")],
)
def test_in_a_walled_curve_the_printed_lines_decide(inside: str, outside: str, barred: str) -> None:
    """Inside the fronts lie at 36 and 48 twelfths, outside at 32, 40 and 48."""
    state = drawn(f"""wall
      > A {inside}  hand 1 6
        B {outside} hand 6""")
    assert refused(state) == barred


@pytest.mark.rule("ave-caesar 4.3")
def test_in_the_alley_the_printed_lines_decide() -> None:
    """The example of the rule page: the lane ends on the line, the first space of the alley before it."""
    state = drawn("""white
      > A A1  lap 1 paid hand 1 6
        B 26I lap 1""")
    assert refused(state) == ""
    other = drawn("""white
        A A1  lap 1 paid
      > B 26I lap 1 hand 1 6""")
    assert refused(other) == "6 4.1"


@pytest.mark.rule("ave-caesar 4.3")
@pytest.mark.parametrize("leader", ["disqualified", "unmanned"])
def test_disqualified_and_unmanned_chariots_lead_like_any_other(leader: str) -> None:
    state = drawn(f"""ring
      > A 02a lap 2 hand 1 6
        B 03a lap 2 {leader}""")
    assert cards(state) == {1, 6}


@pytest.mark.rule("ave-caesar 4.3")
def test_a_chariot_off_the_course_leads_no_more() -> None:
    state = drawn("""ring left B
      > A 02a lap 2 hand 1 6
        B -   lap 3 out
        C 01a lap 2""")
    assert refused(state) == "6 4.1"


@pytest.mark.rule("ave-caesar 4.3")
def test_when_the_leader_finishes_the_next_one_leads() -> None:
    state = drawn("""ring
      > A 08a lap 3 hand 1
        B 05a lap 3 hand 1 6
        C 04a lap 3""")
    assert refused(play(state, "1-finish")) == "6 4.1"


@pytest.mark.rule("ave-caesar 4.4")
@pytest.mark.parametrize("sixes", ["6", "6 6", "6 6 6"])
def test_a_leader_that_holds_nothing_but_sixes_passes(sixes: str) -> None:
    state = drawn(f"""ring
      > A 05a hand {sixes}
        B 03a""")
    assert legal(state) == "pass"
    assert refused(state) == "6 4.1"


@pytest.mark.rule("ave-caesar 4.4")
def test_it_passes_until_another_takes_the_lead() -> None:
    state = drawn("""ring
        A 05a hand 6 6 6
      > B 03a hand 1 4""")
    still_leads = play(state, "1-04a", "draw 2")
    assert legal(still_leads) == "pass"
    overtaken = play(still_leads, "pass", "4-08a", "draw 2")
    assert legal(overtaken) == "6-03a  6-03b"


@pytest.mark.rule("ave-caesar 4.5")
@pytest.mark.parametrize("sixes", ["6", "6 6", "6 6 6"])
def test_a_leader_in_a_bottleneck_with_nothing_but_sixes_may_drive_one(sixes: str) -> None:
    state = drawn(f"""neck
      > A 04  hand {sixes}
        B 03a
        C 01b""")
    assert legal(state) == "6-02a  6-02b"


@pytest.mark.rule("ave-caesar 4.5")
def test_a_leader_in_a_bottleneck_with_another_card_may_not() -> None:
    state = drawn("""neck
      > A 04  hand 5 6 6
        B 03a""")
    assert cards(state) == {5}
    assert refused(state) == "6 4.1"


@pytest.mark.rule("ave-caesar 4.5")
def test_a_leader_outside_a_bottleneck_may_not() -> None:
    state = drawn("""neck
      > A 05a hand 6 6 6
        B 03a""")
    assert legal(state) == "pass"


@pytest.mark.rule("ave-caesar 4.5")
def test_a_lane_beside_the_leader_keeps_the_road_open_in_the_first_column_too() -> None:
    state = drawn("""ring
      > A 01b lap 2 hand 6 6 6
        B 07a lap 1""")
    assert legal(state) == "pass"


@pytest.mark.rule("ave-caesar 4.5")
@pytest.mark.parametrize("who", "AB")
def test_two_leaders_that_fill_a_two_wide_passage_may_both(who: str) -> None:
    state = drawn(
        """ring
        A 05a hand 6 6 6
        B 05b hand 6 6
        C 03a""".replace(f"  {who} ", f"> {who} ")
    )
    assert legal(state) == "6-03b"


@pytest.mark.rule("ave-caesar 4.5")
def test_every_leader_must_hold_nothing_but_sixes() -> None:
    state = drawn("""ring
      > A 05a hand 6 6 6
        B 05b hand 1 6 6
        C 03a""")
    assert legal(state) == "pass"


@pytest.mark.rule("ave-caesar 4.5")
def test_a_chariot_that_does_not_lead_may_hold_what_it_likes() -> None:
    state = drawn("""neck
      > A 04  hand 6 6 6
        B 03a hand 1 2 3
        C 03b unmanned hand 2""")
    assert legal(state) == "6-02a  6-02b"


@pytest.mark.rule("ave-caesar 4.5")
def test_an_empty_hand_is_not_nothing_but_sixes() -> None:
    """The other leader is unmanned and no card of it is up."""
    state = drawn("""ring
      > A 05a hand 6 6 6
        B 05b unmanned
        C 03a""")
    assert legal(state) == "pass"


@pytest.mark.rule("ave-caesar 4.5")
def test_a_six_turned_up_by_an_unmanned_chariot_counts() -> None:
    state = drawn("""ring unmanned_six=keep
      > A 05a hand 6 6 6
        B 05b unmanned hand 6
        C 03a""")
    assert legal(state) == "6-03b"


@pytest.mark.rule("ave-caesar 4.5")
def test_another_card_turned_up_by_an_unmanned_leader_does_not() -> None:
    state = drawn("""ring
      > A 05a hand 6 6 6
        B 05b unmanned hand 5
        C 03a""")
    assert legal(state) == "pass"


@pytest.mark.rule("ave-caesar 4.5")
def test_an_unmanned_leader_is_released_as_well() -> None:
    state = drawn("""neck
      > A 04  unmanned hand 6
        B 03a""")
    assert legal(state) == "6-02a  6-02b"


@pytest.mark.rule("ave-caesar 4.5")
def test_the_road_must_be_shut_to_every_other_chariot() -> None:
    """B is behind the leader in the walled lane and shut in; C could take the inner lane."""
    shut = drawn("""wall
      > A 03b3 lap 2 hand 6
        B 03b1 lap 2""")
    assert legal(shut) == "6-02a  6-02b"
    not_for_all = drawn("""wall
      > A 03b3 lap 2 hand 6
        B 03b1 lap 2
        C 02a  lap 2""")
    assert legal(not_for_all) == "pass"


@pytest.mark.rule("ave-caesar 4.5")
def test_shut_is_looked_at_on_the_course_with_no_other_chariot_on_it() -> None:
    """The lane beside the leader is taken by a chariot a lap behind, and yet it counts as open."""
    state = drawn("""ring
      > A 05a lap 2 hand 6 6 6
        B 05b lap 1 hand 1
        C 04a lap 2""")
    assert legal(state) == "pass"


@pytest.mark.rule("ave-caesar 4.5")
def test_a_chariot_a_lap_behind_and_just_past_the_leader_is_shut_out_too() -> None:
    """It can drive on for almost a lap, but never to a space a full lap ahead of its own front."""
    state = drawn("""neck
      > A 04  lap 2 hand 6 6 6
        B 05a lap 1""")
    assert legal(state) == "6-02a  6-02b"


@pytest.mark.rule("ave-caesar 4.5")
def test_a_way_that_is_a_full_lap_long_is_enough_to_be_not_shut_out() -> None:
    """On the last lap as well: the ring is thought of as endless."""
    state = drawn("""ring
      > A 08a lap 3 hand 6 6 6
        B 07a lap 3""")
    assert legal(state) == "pass"


@pytest.mark.rule("ave-caesar 4.5")
def test_with_no_other_chariot_racing_it_holds_too() -> None:
    alone = drawn("""ring left B
      > A 05a hand 6 6 6
        B -   lap 1 out""")
    assert legal(alone) == "6-03a  6-03b"


@pytest.mark.rule("ave-caesar 4.5")
@pytest.mark.parametrize("space", [f"0{column}{lane}" for column in range(1, 9) for lane in "ab"])
def test_a_chariot_that_has_left_is_neither_a_leader_nor_shut_out(space: str) -> None:
    state = drawn(f"""ring left B C
      > A {space} lap 3 hand 6 6 6
        B - lap 4 finished hand 1
        C - lap 2 out hand 1""")
    assert cards(state) == {6}


@pytest.mark.rule("ave-caesar 4.5")
def test_leaders_among_themselves_with_nobody_else_racing_are_released() -> None:
    state = drawn("""ring
      > A 05a hand 6 6 6
        B 05b hand 6""")
    assert legal(state) == "6-03a  6-03b"


@pytest.mark.rule("ave-caesar 4.5")
def test_a_leader_in_the_alley_shuts_nothing() -> None:
    state = drawn("""court
      > A A1  lap 1 paid hand 6 6 6
        B 07a lap 1""")
    assert legal(state) == "pass"


@pytest.mark.rule("ave-caesar 4.6")
@pytest.mark.parametrize(
    "finisher", ["lap 4 finished", "lap 4 disqualified", "lap 4 finished unmanned"], ids=lambda it: it[6:]
)
def test_once_any_chariot_has_finished_sixes_are_free_for_all(finisher: str) -> None:
    state = drawn(f"""ring six_free_after_finish=yes left C
      > A 05a hand 1 6
        B 03a
        C - {finisher}""")
    assert cards(state) == {1, 6}


@pytest.mark.rule("ave-caesar 4.6")
def test_a_free_six_of_the_leader_that_is_blocked_is_put_down_to_the_block() -> None:
    state = drawn("""neck six_free_after_finish=yes left C
      > A 03a lap 1 hand 6
        B 04  lap 0
        C - lap 4 finished""")
    assert refused(state) == "6 3.3"


@pytest.mark.rule("ave-caesar 4.6")
def test_a_chariot_that_is_out_frees_no_six() -> None:
    state = drawn("""ring six_free_after_finish=yes left C
      > A 05a hand 1 6
        B 03a
        C - lap 3 out""")
    assert refused(state) == "6 4.1"


@pytest.mark.rule("ave-caesar 4.6")
def test_before_anybody_has_finished_no_six_is_free() -> None:
    state = drawn("""ring six_free_after_finish=yes
      > A 08a lap 3 hand 1 6
        B 03a""")
    assert refused(state) == "6 4.1"
    after = drawn("""ring six_free_after_finish=yes
      > A 08a lap 3 hand 1
        B 03a hand 1 6""")
    assert cards(play(after, "1-finish")) == {1, 6}


@pytest.mark.rule("ave-caesar 4.6")
def test_without_the_option_the_leader_of_those_still_racing_stays_bound() -> None:
    state = drawn("""ring six_free_after_finish=no left C
      > A 05a hand 1 6
        B 03a
        C - lap 4 finished""")
    assert refused(state) == "6 4.1"


@pytest.mark.rule("ave-caesar 4.7")
@pytest.mark.parametrize(("still", "free"), [(0, False), (1, False), (2, True), (3, True)])
def test_when_nobody_has_moved_for_a_full_round_the_leaders_may_play_a_six(still: int, free: bool) -> None:
    state = drawn(f"""ring still {still}
      > A 05a hand 1 6
        B 03a""")
    assert (6 in cards(state)) is free


@pytest.mark.rule("ave-caesar 4.7")
def test_a_full_round_is_as_many_turns_as_chariots_are_racing() -> None:
    """Chariots off the course make the round no longer."""
    state = drawn("""ring still 2 left C D
      > A 05a hand 1 6
        B 03a
        C - lap 2 out
        D - lap 4 finished""")
    assert cards(state) == {1, 6}


@pytest.mark.rule("ave-caesar 4.7")
def test_leaders_level_with_each_other_may_both_play_a_six_after_a_still_round() -> None:
    state = drawn("""ring still 3
      > A 05a hand 1 6
        B 05b hand 1
        C 03a""")
    assert cards(state) == {1, 6}


@pytest.mark.rule("ave-caesar 4.7")
def test_the_leader_on_the_entrance_and_the_one_that_waits_for_it_get_on() -> None:
    state = drawn("""court
      > A A1  lap 2 paid hand 6 6 6
        B 07b lap 2 hand 1 2 3""")
    waiting = play(state, "pass", "pass")
    assert legal(waiting) == "6-06a  6-06b"


@pytest.mark.rule("ave-caesar 4.7")
@pytest.mark.parametrize(
    "title", ["neck", "ring still 2", "ring six_free_after_finish=yes left C"], ids=["4.5", "4.7", "4.6"]
)
def test_a_six_that_may_be_played_must_be_if_nothing_else_can(title: str) -> None:
    state = drawn(f"""{title}
      > A {"04" if title == "neck" else "05a"} lap 2 hand 6
        B 03a lap 2
        C - lap 4 finished""")
    assert cards(state) == {6}
    assert clause(state, "pass") == "3.4"


@pytest.mark.rule("ave-caesar 4.7")
def test_a_lone_chariot_that_stood_still_for_a_turn_may_play_its_six() -> None:
    state = drawn("""ring still 1
        A 05a hand 5 6""")
    assert cards(state) == {5, 6}


@pytest.mark.rule("ave-caesar 4.7")
def test_on_an_empty_course_nobody_stands_still() -> None:
    assert not six.nobody_moved(0, 0)
