"""Section 3: one card, all of it, forward."""

from __future__ import annotations

from collections import Counter

import pytest

from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.kit import counts_by_value
from hippodrome.race.protocol import FATES, Seat

from .drawn import cards, chariot, clause, drawn, hand, legal, play, refused, stands, turn


@pytest.mark.rule("ave-caesar 3.1")
def test_a_card_is_driven_exactly_its_value() -> None:
    state = drawn("""ring
        A 01a hand 1 3 5""")
    assert legal(state) == "1-02a  1-02b  3-04a  3-04b  5-06a  5-06b"
    assert stands(play(state, "3-04b"), "A") == "04b lap 1 racing"


@pytest.mark.rule("ave-caesar 3.1")
@pytest.mark.parametrize("move", ["3-03a", "3-05a", "3-01a", "3-nowhere"])
def test_a_space_that_is_not_so_many_steps_away_is_refused(move: str) -> None:
    state = drawn("""ring
        A 01a hand 1 3 5""")
    assert clause(state, move) == "3.1"


@pytest.mark.rule("ave-caesar 3.1")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    state = drawn("""ring
        A 01a hand 1 3 5""")
    assert clause(state, "2-03a") == "3.1"


@pytest.mark.rule("ave-caesar 3.1")
def test_a_card_that_cannot_be_driven_in_full_may_not_be_played() -> None:
    state = drawn("""neck
        A 02a hand 1 2 4
        B 04""")
    assert legal(state) == "1-03a  1-03b"
    assert refused(state) == "2 3.3  4 3.3"
    assert clause(state, "2-04") == "3.3"


@pytest.mark.rule("ave-caesar 3.1")
def test_after_playing_the_hand_is_drawn_back_to_three() -> None:
    state = drawn("""ring
        A 01a hand 1 3 5
        B 05a""")
    driven = play(state, "3-04a")
    assert GAME.to_move(driven) is FATES
    assert hand(driven, "A") == [1, 5]
    drawn_again = play(driven, "draw 6")
    assert hand(drawn_again, "A") == [1, 5, 6]
    assert counts_by_value(chariot(drawn_again, "A").deck) == (3, 4, 3, 4, 3, 3)
    assert GAME.to_move(drawn_again) == Seat(1)


@pytest.mark.rule("ave-caesar 3.1")
def test_every_card_of_the_deck_is_equally_likely_to_be_drawn() -> None:
    state = play(drawn("ring\nA 01a hand 1 deck 3 0 1 0 0 2"), "1-02a")
    assert Counter(map(str, GAME.odds(state))) == {"draw 1": 3, "draw 3": 1, "draw 6": 2}
    assert legal(state) == "draw 1  draw 3  draw 6"


@pytest.mark.rule("ave-caesar 3.1")
def test_with_the_deck_gone_no_card_is_drawn() -> None:
    state = drawn("""ring
        A 01a hand 1 3 5 deck none
        B 05a""")
    after = play(state, "3-04a")
    assert hand(after, "A") == [1, 5]
    assert turn(after) == "B"
    assert after.drawing is None


@pytest.mark.rule("ave-caesar 3.1")
def test_while_a_draw_is_due_nothing_else_may_be_done() -> None:
    state = drawn("""ring
        A 02a hand 3 5 deck 0 1 0 0 0 0 draws
        B 05a""")
    assert legal(state) == "draw 2"
    assert refused(state) == ""
    assert clause(state, "3-05b") == "3.1"
    assert clause(state, "draw 3") == "3.1"


@pytest.mark.rule("ave-caesar 3.1")
def test_nobody_draws_unless_a_draw_is_due() -> None:
    assert clause(drawn("ring\nA 02a"), "draw 3") == "3.1"


@pytest.mark.rule("ave-caesar 3.2")
def test_a_step_goes_directly_or_diagonally_ahead() -> None:
    state = drawn("""white
        A 24b lap 1 hand 1""")
    assert legal(state) == "1-25a  1-25b  1-25c"


@pytest.mark.rule("ave-caesar 3.2")
def test_no_step_goes_sideways_or_backwards_or_two_lanes_over() -> None:
    state = drawn("""white
        A 24a lap 1 hand 1""")
    assert legal(state) == "1-25a  1-25b"


@pytest.mark.rule("ave-caesar 3.2")
@pytest.mark.parametrize(
    ("space", "moves"), [("03a", "1-04a"), ("03b1", "1-03b2"), ("03b2", "1-03b3")], ids=["a", "b1", "b2"]
)
def test_no_step_goes_through_a_wall(space: str, moves: str) -> None:
    state = drawn(f"""wall
        A {space} hand 1""")
    assert legal(state) == moves


@pytest.mark.rule("ave-caesar 3.2")
@pytest.mark.parametrize("space", ["02a", "02b"])
def test_a_lane_may_be_left_from_the_last_space_before_a_wall(space: str) -> None:
    state = drawn(f"""wall
        A {space} hand 1""")
    assert legal(state) == "1-03a  1-03b1"


@pytest.mark.rule("ave-caesar 3.2")
@pytest.mark.parametrize("space", ["04a", "03b3"])
def test_a_lane_may_be_entered_on_the_first_space_after_a_wall(space: str) -> None:
    state = drawn(f"""wall
        A {space} hand 1""")
    assert legal(state) == "1-05a  1-05b"


@pytest.mark.rule("ave-caesar 3.3")
def test_no_drive_ends_on_another_chariot() -> None:
    state = drawn("""ring
        A 01a hand 2
        B 03a""")
    assert legal(state) == "2-03b"
    assert clause(state, "2-03a") == "3.3"


@pytest.mark.rule("ave-caesar 3.3")
def test_no_drive_leads_through_another_chariot() -> None:
    state = drawn("""neck
        A 03a hand 2
        B 04""")
    assert legal(state) == "pass"
    assert refused(state) == "2 3.3"


@pytest.mark.rule("ave-caesar 3.3")
def test_the_way_past_is_an_empty_lane() -> None:
    state = drawn("""ring
        A 01a hand 2
        B 02a""")
    assert legal(state) == "2-03a  2-03b"


@pytest.mark.rule("ave-caesar 3.3")
def test_a_chariot_blocks_on_whatever_lap_it_is() -> None:
    state = drawn("""neck
        A 03a lap 1 hand 1
        B 04  lap 3""")
    assert legal(state) == "pass"


@pytest.mark.rule("ave-caesar 3.3")
def test_a_chariot_that_has_left_blocks_nobody() -> None:
    state = drawn("""neck left B
        A 03a lap 1 hand 1
        B -   lap 1 out""")
    assert legal(state) == "1-04"


@pytest.mark.rule("ave-caesar 3.3")
def test_a_space_is_free_again_as_soon_as_its_chariot_has_driven_on() -> None:
    state = drawn("""neck
      > A 04  hand 1
        B 03a hand 1""")
    assert legal(play(state, "1-05a", "draw 1")) == "1-04"


@pytest.mark.rule("ave-caesar 3.4")
def test_if_any_card_can_be_played_one_must_be() -> None:
    state = drawn("""neck
        A 02a hand 1 2 4
        B 04""")
    assert clause(state, "pass") == "3.4"


@pytest.mark.rule("ave-caesar 3.4")
def test_one_must_be_played_even_if_it_is_the_long_way_round() -> None:
    """The inner lane of the wall is taken; the outer one costs a point more."""
    state = drawn("""wall
        A 02a hand 1
        B 03a""")
    assert legal(state) == "1-03b1"
    assert clause(state, "pass") == "3.4"


@pytest.mark.rule("ave-caesar 3.5")
def test_if_no_card_can_be_played_the_turn_passes_and_the_hand_stays() -> None:
    state = drawn("""neck
        A 03a hand 1 2 4
        B 04""")
    assert legal(state) == "pass"
    after = play(state, "pass")
    assert chariot(after, "A") == chariot(state, "A")
    assert turn(after) == "B"
    assert after.drawing is None


@pytest.mark.rule("ave-caesar 3.5")
def test_the_hand_stays_even_where_another_card_could_have_been_played() -> None:
    """Only an unmanned chariot discards."""
    state = drawn("""neck
        A 02a hand 2 4
        B 04""")
    assert hand(play(state, "pass"), "A") == [2, 4]


@pytest.mark.rule("ave-caesar 3.5")
def test_under_keep_no_card_can_be_tucked() -> None:
    state = drawn("""neck
        A 03a hand 1 2 4
        B 04""")
    assert clause(state, "tuck 1") == "3.5"


@pytest.mark.rule("ave-caesar 3.5")
def test_under_tuck_a_blocked_charioteer_puts_a_card_of_its_choice_under_its_deck() -> None:
    state = drawn("""neck blocked_hand=tuck
        A 03a hand 1 4 4
        B 04""")
    assert legal(state) == "tuck 1  tuck 4"
    assert clause(state, "pass") == "3.5"
    tucked = play(state, "tuck 4")
    assert hand(tucked, "A") == [1, 4]
    assert chariot(tucked, "A").tucked == (4,)


@pytest.mark.rule("ave-caesar 3.5")
def test_after_a_tuck_the_top_card_is_drawn_and_the_turn_ends() -> None:
    state = drawn("""neck blocked_hand=tuck
        A 03a hand 1 4 4 deck 0 2 0 0 0 0 tucked 5
        B 04""")
    tucked = play(state, "tuck 4")
    assert GAME.to_move(tucked) is FATES
    assert legal(tucked) == "draw 2"
    after = play(tucked, "draw 2")
    assert hand(after, "A") == [1, 2, 4]
    assert chariot(after, "A").tucked == (5, 4)
    assert turn(after) == "B"


@pytest.mark.rule("ave-caesar 3.5")
def test_with_an_empty_deck_the_tucked_card_itself_is_drawn() -> None:
    state = drawn("""neck blocked_hand=tuck
        A 03a hand 1 4 deck none
        B 04""")
    tucked = play(state, "tuck 4")
    assert legal(tucked) == "draw 4"
    after = play(tucked, "draw 4")
    assert hand(after, "A") == [1, 4]
    assert chariot(after, "A").tucked == ()


@pytest.mark.rule("ave-caesar 3.5")
def test_tucked_cards_are_drawn_in_the_order_in_which_they_were_tucked() -> None:
    state = drawn("""ring blocked_hand=tuck
        A 03a hand 1 4 deck none tucked 6 2
        B 05a""")
    driven = play(state, "1-04a")
    assert legal(driven) == "draw 6"
    after = play(driven, "draw 6")
    assert hand(after, "A") == [4, 6]
    assert chariot(after, "A").tucked == (2,)


@pytest.mark.rule("ave-caesar 3.5")
def test_tucked_cards_are_reached_only_when_the_deck_is_gone() -> None:
    state = drawn("""ring blocked_hand=tuck
        A 03a hand 1 deck 0 0 1 0 0 0 tucked 6""")
    driven = play(state, "1-04a")
    assert legal(driven) == "draw 3"
    assert chariot(play(driven, "draw 3"), "A").tucked == (6,)


@pytest.mark.rule("ave-caesar 3.5")
def test_a_charioteer_with_a_playable_card_may_not_tuck() -> None:
    state = drawn("""neck blocked_hand=tuck
        A 02a hand 1 4
        B 04""")
    assert legal(state) == "1-03a  1-03b"
    assert clause(state, "tuck 4") == "3.5"


@pytest.mark.rule("ave-caesar 3.5")
def test_a_hand_refused_by_the_six_alone_changes_no_card() -> None:
    state = drawn("""ring blocked_hand=tuck
        A 05a hand 6 6 6
        B 03a""")
    assert refused(state) == "6 4.1"
    assert legal(state) == "pass"


@pytest.mark.rule("ave-caesar 3.5")
def test_a_leaders_six_is_not_a_blocked_card_even_where_the_road_is_full() -> None:
    """The leader would be blocked as well, by a chariot a lap behind, but the six rule comes first."""
    state = drawn("""neck blocked_hand=tuck
        A 03a lap 2 hand 6
        B 04  lap 1""")
    assert refused(state) == "6 4.1"
    assert legal(state) == "pass"


@pytest.mark.rule("ave-caesar 3.5")
def test_a_hand_of_which_one_card_is_blocked_and_one_a_leaders_six_may_tuck_either() -> None:
    state = drawn("""neck blocked_hand=tuck
        A 03a lap 2 hand 2 6
        B 04  lap 1""")
    assert refused(state) == "2 3.3  6 4.1"
    assert legal(state) == "tuck 2  tuck 6"


@pytest.mark.rule("ave-caesar 3.5")
def test_a_hand_refused_by_the_wait_alone_changes_no_card() -> None:
    state = drawn("""court blocked_hand=tuck
        A 07b lap 2 hand 1
        B A1  lap 2 paid""")
    assert refused(state) == "1 5.3"
    assert legal(state) == "pass"


@pytest.mark.rule("ave-caesar 3.5")
def test_a_waiting_hand_with_a_blocked_card_in_it_is_tucked_from() -> None:
    state = drawn("""court blocked_hand=tuck
        A 06b lap 2 hand 2 4
        B A1  lap 2 paid
        C 07b lap 2 paid
        D 02a lap 3 paid
        E 02b lap 3 paid""")
    assert refused(state) == "2 5.3  4 3.3"
    assert legal(state) == "tuck 2  tuck 4"


@pytest.mark.rule("ave-caesar 3.6")
def test_different_ways_to_the_same_space_are_one_move() -> None:
    state = drawn("""ring
        A 01a hand 2 6
        B 08a lap 3""")
    assert legal(state) == "2-03a  2-03b  6-07a  6-07b"


@pytest.mark.rule("ave-caesar 3.6")
def test_two_equal_cards_are_one_move() -> None:
    state = drawn("""neck
        A 03a hand 1 1 1""")
    assert legal(state) == "1-04"
    assert cards(state) == {1}
