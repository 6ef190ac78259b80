"""Section 6: finishing, falling out, stalemate, laurels and the ranking."""

from __future__ import annotations

import pytest

from hippodrome.games.ave_caesar.ending import has_to_retire, rank_left_chariots, share_laurels
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.state import OUT, PAID, UNMANNED, State
from hippodrome.race.protocol import Seat

from .drawn import chariot, clause, drawn, hand, legal, play, refused, stands, turn


def out(state: State, letter: str) -> bool:
    return stands(state, letter).endswith("out")


@pytest.mark.rule("ave-caesar 6.1")
def test_a_chariot_that_crosses_the_line_at_the_end_of_lap_three_has_finished_and_leaves() -> None:
    state = drawn("""ring
      > A 08a lap 3 hand 1
        B 07a lap 3 hand 1""")
    after = play(state, "1-finish")
    assert stands(after, "A") == "- lap 4 finished"
    assert after.left == (0,)
    assert turn(after) == "B"
    assert legal(after) == "1-08a  1-08b"


@pytest.mark.rule("ave-caesar 6.1")
def test_it_leaves_at_once_and_draws_no_more() -> None:
    state = drawn("""ring
      > A 08a lap 3 hand 1 2 3
        B 07a lap 3""")
    after = play(state, "1-finish")
    assert after.drawing is None
    assert hand(after, "A") == [2, 3]


@pytest.mark.rule("ave-caesar 6.1")
@pytest.mark.parametrize("lap", [0, 1, 2])
def test_crossing_the_line_earlier_only_begins_a_lap(lap: int) -> None:
    state = drawn(f"""ring
        A 08a lap {lap} hand 1""")
    assert legal(state) == "1-01a  1-01b"


@pytest.mark.rule("ave-caesar 6.1")
def test_the_rest_of_the_card_is_void() -> None:
    """The example of the rule page: two spaces before the line a 5 is played."""
    state = drawn("""ring
        A 07a lap 3 hand 1 2 5""")
    assert legal(state) == "1-08a  1-08b  2-finish  5-finish"


@pytest.mark.rule("ave-caesar 6.1")
def test_the_spaces_beyond_the_line_need_not_be_free() -> None:
    state = drawn("""ring
      > A 08a lap 3 hand 1 5
        B 01a lap 3
        C 01b lap 2""")
    assert legal(state) == "1-finish  5-finish"


@pytest.mark.rule("ave-caesar 6.1")
def test_the_spaces_before_the_line_must_be() -> None:
    state = drawn("""ring
      > A 07a lap 3 hand 2
        B 08a lap 3
        C 08b lap 2""")
    assert legal(state) == "pass"
    assert refused(state) == "2 3.3"


@pytest.mark.rule("ave-caesar 6.1")
@pytest.mark.parametrize("taken", ["a", "b"])
@pytest.mark.parametrize(("direction", "last", "before"), [("clockwise", 8, 7), ("anticlockwise", 1, 2)])
def test_beside_a_chariot_on_the_last_space_the_line_is_open(
    direction: str, last: int, before: int, taken: str
) -> None:
    state = drawn(f"""ring {direction}
      > A 0{before}a lap 3 hand 2 5
        B 0{last}{taken} lap 3""")
    assert legal(state) == "2-finish  5-finish"


@pytest.mark.rule("ave-caesar 6.1")
def test_the_number_of_laps_may_be_another() -> None:
    state = drawn("""ring laps=1
        A 08a lap 1 hand 1""")
    assert stands(play(state, "1-finish"), "A") == "- lap 2 finished"


@pytest.mark.rule("ave-caesar 6.2")
def test_a_chariot_with_neither_hand_nor_deck_left_is_out() -> None:
    state = drawn("""ring
      > A 01a lap 2 hand 1 deck none
        B 05a""")
    after = play(state, "1-02a")
    assert stands(after, "A") == "- lap 2 out"
    assert after.left == (0,)
    assert turn(after) == "B"


@pytest.mark.rule("ave-caesar 6.2")
@pytest.mark.parametrize(
    ("condition", "marks"), [("paid", PAID | OUT), ("disqualified", OUT), ("unmanned", UNMANNED | OUT)]
)
def test_a_chariot_that_is_out_keeps_its_marks_but_a_disqualification(condition: str, marks: int) -> None:
    state = drawn(f"""ring
        A 01a lap 2 {condition} hand 1 deck none
        B 05a""")
    assert chariot(play(state, "1-02a"), "A").marks == marks


@pytest.mark.rule("ave-caesar 6.2")
def test_a_chariot_that_is_out_leaves_its_space_free_and_leads_no_more() -> None:
    state = drawn("""neck
      > A 03a lap 2 hand 1 deck none
        B 02a lap 2 hand 2 6
        C 01a""")
    after = play(state, "1-04")
    assert legal(after) == "2-04"
    assert refused(after) == "6 4.1"


@pytest.mark.rule("ave-caesar 6.2")
def test_with_a_card_in_hand_it_races_on() -> None:
    state = drawn("""ring
      > A 01a lap 2 hand 1 2 deck none
        B 05a""")
    assert stands(play(state, "1-02a"), "A") == "02a lap 2 racing"


@pytest.mark.rule("ave-caesar 6.2")
def test_tucked_cards_are_deck() -> None:
    state = drawn("""ring blocked_hand=tuck
      > A 01a lap 2 hand 1 deck none tucked 5
        B 05a""")
    assert stands(play(state, "1-02a", "draw 5"), "A") == "02a lap 2 racing"


@pytest.mark.rule("ave-caesar 6.2")
def test_under_cards_out_points_do_not_matter() -> None:
    state = drawn("""ring retire=cards_out
      > A 01a lap 1 hand 1 1 deck none
        B 05a""")
    assert stands(play(state, "1-02a"), "A") == "02a lap 1 racing"


@pytest.mark.rule("ave-caesar 6.2")
@pytest.mark.parametrize(
    ("left", "gone"),
    [("3 4", False), ("2 4", True)],
)
def test_under_points_short_a_chariot_is_out_when_its_points_are_fewer_than_the_steps_home(
    left: str, gone: bool
) -> None:
    """From 02a on lap 3 it is seven steps to the finish."""
    state = drawn(f"""ring retire=points_short
      > A 01a lap 3 hand 1 {left} deck none
        B 05a lap 3""")
    assert out(play(state, "1-02a"), "A") is gone


@pytest.mark.rule("ave-caesar 6.2")
@pytest.mark.parametrize(
    ("cards", "gone"),
    [
        ("hand 1 2 deck 0 0 0 1 0 0 tucked 1", False),
        ("hand 1 2 deck 0 0 1 0 0 0 tucked 1", True),
        ("hand 1 1 deck 0 0 0 1 0 0 tucked 1", True),
    ],
)
def test_hand_deck_and_tucked_cards_all_count_as_points(cards: str, gone: bool) -> None:
    state = drawn(f"""ring retire=points_short blocked_hand=tuck
      > A 01a lap 3 {cards}
        B 05a lap 3""")
    driven = play(state, "1-02a")
    assert out(play(driven, legal(driven)), "A") is gone


@pytest.mark.rule("ave-caesar 6.2")
def test_the_shortest_way_is_measured_on_an_empty_course() -> None:
    """The inner lane of the wall, seven steps home, is taken; that does not matter."""
    state = drawn("""wall retire=points_short
      > A 01a lap 3 hand 1 3 4 deck none
        B 03a lap 3""")
    assert not out(play(state, "1-02a"), "A")


@pytest.mark.rule("ave-caesar 6.2")
def test_the_shortest_way_goes_by_the_inner_lane() -> None:
    inside = drawn("""wall retire=points_short
        A 02a lap 3 hand 1 6 deck none""")
    assert not out(play(inside, "1-03a"), "A")
    outside = drawn("""wall retire=points_short
        A 02a lap 3 hand 1 6 deck none""")
    assert out(play(outside, "1-03b1"), "A")


@pytest.mark.rule("ave-caesar 6.2")
def test_whether_tribute_is_owed_makes_no_difference() -> None:
    """By the alley it would be as far; A owes, has points enough to get home, and stays."""
    state = drawn("""court retire=points_short hand_size=4
        A 01a lap 2 hand 1 5 5 6 deck none""")
    after = play(state, "1-02a")
    assert stands(after, "A") == "02a lap 2 racing"


@pytest.mark.rule("ave-caesar 6.2")
@pytest.mark.parametrize(
    ("retire", "cards", "gone"),
    [
        ("cards_out", "hand none deck none", True),
        ("cards_out", "hand 1 deck none", False),
        ("cards_out", "hand none deck 1 0 0 0 0 0", False),
        ("cards_out", "hand none deck none tucked 1", False),
        ("points_short", "hand 1 deck none", True),
        ("points_short", "hand none deck none tucked 6 2", False),
        ("points_short", "hand none deck none tucked 6 1", True),
    ],
)
def test_a_chariot_is_out_by_its_cards_or_by_its_points(retire: str, cards: str, gone: bool) -> None:
    """From 01a on lap 3 it is eight steps to the finish."""
    state = drawn(f"""ring retire={retire}
        A 01a lap 3 {cards}""")
    assert has_to_retire(state.race, state.queue[0]) is gone


@pytest.mark.rule("ave-caesar 6.2")
def test_points_are_looked_at_after_a_card_was_played() -> None:
    """Two chariots are short of points; only the one whose turn ends is out."""
    state = drawn("""ring retire=points_short
      > A 01a lap 1 hand 1 1 deck none
        B 05a lap 1 hand 1 1 deck none""")
    after = play(state, "1-02a")
    assert out(after, "A")
    assert not out(after, "B")


@pytest.mark.rule("ave-caesar 6.2")
def test_points_are_looked_at_after_a_card_was_tucked() -> None:
    state = drawn("""neck retire=points_short blocked_hand=tuck
      > A 03a lap 1 hand 1 1 deck none
        B 04  lap 1""")
    assert out(play(state, "tuck 1", "draw 1"), "A")


@pytest.mark.rule("ave-caesar 6.2")
def test_points_are_not_looked_at_after_a_pass() -> None:
    state = drawn("""neck retire=points_short blocked_hand=keep
      > A 03a lap 1 hand 1 1 deck none
        B 04  lap 1""")
    assert not out(play(state, "pass"), "A")


@pytest.mark.rule("ave-caesar 6.2")
def test_an_unmanned_chariot_is_out_without_cards_but_never_for_want_of_points() -> None:
    short = drawn("""ring retire=points_short
      > A 01a lap 1 unmanned hand 1 deck 1 0 0 0 0 0
        B 05a lap 1""")
    assert not out(play(short, "1-02a"), "A")
    spent = drawn("""ring retire=points_short
      > A 01a lap 1 unmanned hand 1 deck none
        B 05a lap 1""")
    assert out(play(spent, "1-02a"), "A")


@pytest.mark.rule("ave-caesar 6.2")
def test_an_unmanned_chariot_that_discards_its_last_card_is_out() -> None:
    state = drawn("""neck
      > A 02a lap 1 unmanned hand 4 deck none
        B 04  lap 1""")
    after = play(state, "pass")
    assert out(after, "A")
    assert after.left == (0,)


@pytest.mark.rule("ave-caesar 6.3")
def test_the_race_ends_when_nobody_is_racing() -> None:
    state = drawn("""ring left A
        A -   lap 2 out
      > B 08a lap 3 hand 1""")
    over = play(state, "1-finish")
    assert GAME.to_move(over) is None
    assert legal(over) == ""
    assert GAME.odds(over) == ()
    assert refused(over) == ""
    assert clause(over, "pass") == "6.3"
    assert turn(over) == "B"


@pytest.mark.rule("ave-caesar 6.3")
def test_the_race_goes_on_for_one_that_is_left() -> None:
    state = drawn("""ring left A
        A -   lap 4 finished
      > B 01a lap 2 hand 1""")
    assert GAME.to_move(play(state, "1-02a", "draw 1")) == Seat(1)


@pytest.mark.rule("ave-caesar 6.4")
def test_laurels_go_by_order_of_finish_six_four_three_two_one_nought() -> None:
    state = drawn("""ring left C A F B E D
        A - lap 4 finished
        B - lap 4 finished
        C - lap 4 finished
        D - lap 4 finished
        E - lap 4 finished
        F - lap 4 finished""")
    assert share_laurels(state.chariots, state.left) == (4, 2, 6, 0, 1, 3)


@pytest.mark.rule("ave-caesar 6.4")
def test_only_finishers_that_qualify_count_for_laurels() -> None:
    state = drawn("""ring left A B C D E
        A - lap 4 disqualified
        B - lap 4 finished unmanned
        C - lap 3 out
        D - lap 4 finished
        E - lap 4 finished""")
    assert share_laurels(state.chariots, state.left) == (0, 0, 0, 6, 4)


@pytest.mark.rule("ave-caesar 6.5")
def test_the_ranking_is_finishers_then_disqualified_finishers_then_those_out_the_later_the_higher() -> None:
    state = drawn("""ring left E A B C F D
        A - lap 4 disqualified
        B - lap 4 finished
        C - lap 3 out
        D - lap 4 finished
        E - lap 1 out
        F - lap 4 disqualified""")
    assert rank_left_chariots(state.chariots, state.left) == (1, 3, 0, 5, 2, 4)


@pytest.mark.rule("ave-caesar 6.5")
def test_an_unmanned_chariot_takes_no_place_in_the_ranking() -> None:
    state = drawn("""ring left C A B D
        A - lap 4 finished unmanned
        B - lap 4 finished
        C - lap 1 out unmanned
        D - lap 1 out""")
    assert rank_left_chariots(state.chariots, state.left) == (1, 3)


@pytest.mark.rule("ave-caesar 6.5")
def test_a_chariot_disqualified_and_withdrawn_ranks_among_those_out() -> None:
    state = drawn("""court
      > A 05a lap 3 disqualified
        B 08a lap 3 disqualified hand 1""")
    over = play(state, "withdraw", "1-finish")
    assert rank_left_chariots(over.chariots, over.left) == (1, 0)


# --- stalemate -----------------------------------------------------------------------------------------


@pytest.mark.rule("ave-caesar 6.6")
@pytest.mark.parametrize(
    ("drawing", "move"),
    [
        ("neck still 1\n> A 03a hand 1\n B 04", "pass"),
        ("neck still 1 blocked_hand=tuck\n> A 03a hand 1\n B 04", "tuck 1"),
        ("ring still 1 unmanned_six=keep\n> A 05a unmanned hand 6\n B 03a", "pass"),
        ("neck still 1\n> A 03a unmanned\n B 04", "pass"),
    ],
    ids=["a pass", "a tuck", "a kept six", "an unmanned chariot that nothing could move"],
)
def test_a_pass_a_tuck_and_a_kept_six_are_still(drawing: str, move: str) -> None:
    assert play(drawn(drawing), move).still == 2


@pytest.mark.rule("ave-caesar 6.6")
@pytest.mark.parametrize(
    ("drawing", "move"),
    [
        ("ring still 1\n> A 03a hand 1\n B 05a", "1-04a"),
        ("ring still 1\n> A 08a lap 3 hand 1\n B 05a", "1-finish"),
        ("neck still 1\n> A 02a unmanned hand 4\n B 04", "pass"),
        ("court still 1\n> A 05a lap 3 disqualified\n B 03a", "withdraw"),
    ],
    ids=["a drive", "a finish", "a discard", "a withdrawal"],
)
def test_a_move_a_discard_and_a_withdrawal_are_not_still(drawing: str, move: str) -> None:
    assert play(drawn(drawing), move).still == 0


@pytest.mark.rule("ave-caesar 6.6")
def test_the_count_of_still_turns_goes_on_over_a_draw() -> None:
    state = drawn("""neck still 1 blocked_hand=tuck
      > A 03a hand 1
        B 04""")
    assert play(state, "tuck 1", "draw 2").still == 2


@pytest.mark.rule("ave-caesar 6.6")
def test_at_twice_the_number_of_chariots_racing_all_still_racing_are_out() -> None:
    state = drawn("""neck still 4 left C
        A 03b lap 2
      > B 03a lap 1 hand 1
        C -   lap 4 finished
        D 04  lap 1""")
    after = play(state, "pass")
    assert after.still == 5
    assert turn(after) == "D"
    state = drawn("""neck still 5 left C
        A 03b lap 2
      > B 03a lap 1 hand 1
        C -   lap 4 finished
        D 04  lap 1""")
    over = play(state, "pass")
    assert [stands(over, it) for it in "ABCD"] == [
        "- lap 2 out",
        "- lap 1 out",
        "- lap 4 finished",
        "- lap 1 out",
    ]
    assert over.left == (2, 0, 1, 3)
    assert turn(over) == "B"
    assert GAME.to_move(over) is None


@pytest.mark.rule("ave-caesar 6.6")
@pytest.mark.parametrize(("still", "over"), [(4, False), (48, False), (49, True)])
def test_under_tuck_it_is_twenty_five_times(still: int, over: bool) -> None:
    state = drawn(f"""neck still {still} blocked_hand=tuck
      > A 03a hand 1
        B 04""")
    after = play(state, "tuck 1", "draw 2")
    assert (GAME.to_move(after) is None) is over


@pytest.mark.rule("ave-caesar 6.6")
def test_a_disqualified_chariot_in_a_stalemate_is_out_like_the_others() -> None:
    state = drawn("""court still 3
      > A 03a lap 3 disqualified hand 1
        B 04  lap 3 paid""")
    assert stands(play(state, "pass"), "A") == "- lap 3 out"


@pytest.mark.rule("ave-caesar 6.6")
@pytest.mark.parametrize("deck", ["none", "1 0 0 0 0 0"])
def test_a_drive_ends_the_quiet_turns_with_a_card_to_draw_or_without(deck: str) -> None:
    state = drawn(f"""ring still 1
        A 01a hand 1 2 deck {deck}
        B 05a""")
    assert play(state, "2-03a").still == 0


@pytest.mark.rule("ave-caesar 6.3")
def test_at_the_end_nothing_is_occupied_and_nobody_leads() -> None:
    state = drawn("""ring
        A 08a lap 3 hand 1""")
    after = play(state, "1-finish")
    assert (after.occupied, after.lead, after.moves, after.queue) == (0, 0, (), ())


@pytest.mark.rule("ave-caesar 6.6")
def test_a_drive_ends_the_still_turns_however_many_there_were() -> None:
    context = drawn("""ring
      > A 01a lap 1 hand 1""").context
    for _ in range(3):
        context = context.after_still_turn()
    assert context.still == 3
    assert context.driven is not None
    assert context.driven.still == 0
    assert not context.driven.opening
