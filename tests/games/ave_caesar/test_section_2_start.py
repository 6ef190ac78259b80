"""Section 2: the draw for lanes, the deal, the grid."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.kit import FULL_DECK, counts_by_value, sorted_values
from hippodrome.games.ave_caesar.start import Dealing, DrawForLanes
from hippodrome.games.ave_caesar.state import State
from hippodrome.games.ave_caesar.view import AnyState
from hippodrome.race.protocol import FATES, STANDS, Seat

from .drawn import clause, drawn, legal, play, stands, turn, whole_course
from .meetings import shown


def start(*lots: int, **setup: Any) -> AnyState:
    """Start a meeting and turn up those cards in the draw for lanes."""
    state = GAME.start(setup)
    for card in lots:
        state = GAME.play(state, GAME.read(f"lot {card}"))
    return state


def dealt(*lots: int, **setup: Any) -> State:
    """Start a meeting, draw for lanes and deal everybody the lowest cards there are."""
    state = start(*lots, **setup)
    while isinstance(state, Dealing):
        state = GAME.play(state, GAME.legal_moves(state)[0])
    assert isinstance(state, State)
    return state


@pytest.mark.rule("ave-caesar 2.1")
def test_each_charioteer_turns_up_the_top_card_of_a_shuffled_deck() -> None:
    state = start(players=3)
    assert GAME.to_move(state) is FATES
    assert Counter(GAME.odds(state)) == Counter({GAME.read(f"lot {value}"): 4 for value in range(1, 7)})
    assert legal(state) == "lot 1  lot 2  lot 3  lot 4  lot 5  lot 6"


@pytest.mark.rule("ave-caesar 2.1")
@pytest.mark.parametrize(
    ("lots", "owners"), [((6, 2, 3), (0, 1, 2)), ((2, 6, 3), (1, 2, 0)), ((2, 3, 6), (2, 0, 1))]
)
def test_the_highest_card_takes_lane_one_and_the_left_neighbours_follow(
    lots: tuple[int, ...], owners: tuple[int, ...]
) -> None:
    state = start(*lots, players=3)
    assert isinstance(state, Dealing)
    assert state.race.owners == owners


@pytest.mark.rule("ave-caesar 2.1")
def test_ties_draw_again_among_themselves_until_one_is_highest() -> None:
    """The example of the rule page: 5, 2, 5 and 3, then 1 and 4."""
    state = start(5, 2, 5, 3, players=4)
    assert isinstance(state, DrawForLanes)
    assert state.contenders == (0, 2)
    again = start(5, 2, 5, 3, 4, 4, players=4)
    assert isinstance(again, DrawForLanes)
    assert again.contenders == (0, 2)
    settled = start(5, 2, 5, 3, 1, 4, players=4)
    assert isinstance(settled, Dealing)
    assert settled.race.owners == (2, 3, 0, 1)


@pytest.mark.rule("ave-caesar 2.1")
def test_a_lower_tie_does_not_draw_again() -> None:
    assert isinstance(start(2, 5, 2, players=3), Dealing)


@pytest.mark.rule("ave-caesar 2.1")
def test_a_card_turned_up_is_not_in_the_deck_while_ties_draw_again() -> None:
    state = start(6, 6, 1, players=3)
    assert Counter(GAME.odds(state))[GAME.read("lot 6")] == 3


@pytest.mark.rule("ave-caesar 2.1")
def test_two_that_tie_until_their_decks_are_gone_shuffle_them_anew() -> None:
    state = start(1, 6, 6, players=3)
    cards = [value for value in range(1, 7) for _ in range(4)][:-1]
    for card in cards:
        state = GAME.play(GAME.play(state, GAME.read(f"lot {card}")), GAME.read(f"lot {card}"))
    assert isinstance(state, DrawForLanes)
    assert state.decks[1:] == (FULL_DECK, FULL_DECK)


@pytest.mark.rule("ave-caesar 2.1")
def test_the_cards_go_back_before_the_deal() -> None:
    state = start(6, 2, 3, players=3)
    assert isinstance(state, Dealing)
    assert [counts_by_value(it.deck) for it in state.chariots] == [(4,) * 6] * 3


@pytest.mark.rule("ave-caesar 2.1")
def test_in_the_draw_for_lanes_nothing_else_may_be_done() -> None:
    assert clause(start(players=3), "pass") == "2.1"
    assert clause(drawn("ring\nA 08a"), "lot 3") == "2.1"


@pytest.mark.rule("ave-caesar 2.2")
def test_everyone_draws_three_cards_lane_by_lane() -> None:
    state = start(1, 6, 2, players=3)
    for lane in (0, 1, 2):
        for _ in range(3):
            assert isinstance(state, Dealing)
            assert state.turn == lane
            assert GAME.to_move(state) is FATES
            assert len(GAME.odds(state)) == len(sorted_values(state.chariots[lane].deck))
            state = GAME.play(state, GAME.read("draw 5") if lane else GAME.read("draw 1"))
    assert isinstance(state, State)
    assert [sorted_values(it.hand) for it in state.chariots] == [(1, 1, 1), (5, 5, 5), (5, 5, 5)]


@pytest.mark.rule("ave-caesar 2.2")
@pytest.mark.parametrize("size", [1, 5, 24])
def test_another_hand_size_deals_so_many_cards(size: int) -> None:
    state = dealt(1, 6, 2, players=3, options={"hand_size": size})
    assert [len(sorted_values(it.hand)) for it in state.chariots] == [size] * 3


@pytest.mark.rule("ave-caesar 2.2")
def test_the_cards_dealt_are_kept_hidden() -> None:
    state = start(1, 6, 2, players=3)
    move = GAME.read("draw 4")
    owner = Seat(1)
    assert GAME.write_for(state, move, owner) == "draw 4"
    assert {GAME.write_for(state, move, it) for it in (Seat(0), Seat(2), STANDS)} == {"draw ?"}
    after = GAME.play(state, move)
    assert shown(after, owner)["chariots"][0]["hand"] == [4]
    assert shown(after, STANDS)["chariots"][0]["hand"] is None


@pytest.mark.rule("ave-caesar 2.2")
def test_nothing_but_a_card_in_the_deck_can_be_dealt() -> None:
    state = start(1, 6, 2, players=3, options={"hand_size": 24})
    for _ in range(4):
        state = GAME.play(state, GAME.read("draw 1"))
    assert clause(state, "draw 1") == "2.2"


@pytest.mark.rule("ave-caesar 2.2")
def test_lane_one_opens_and_turns_go_round_in_lane_order() -> None:
    state = dealt(1, 6, 2, players=3)
    assert state.opening
    assert turn(state) == "A"
    assert GAME.to_move(state) == Seat(1)
    seats: list[Any] = []
    for _ in range(6):
        seats.append(GAME.to_move(state))
        state = play(state, GAME.write(GAME.legal_moves(state)[0]), "draw 6")
    assert seats == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("ave-caesar 2.2")
def test_no_turn_has_gone_by_quietly_before_the_first() -> None:
    assert dealt(1, 6, 2, players=3).still == 0


@pytest.mark.rule("ave-caesar 5.5")
@pytest.mark.parametrize(
    ("setup", "owes"),
    [
        ({}, True),
        ({"options": {"laps": 2}}, True),
        ({"options": {"laps": 1}}, False),
        ({"any_number": True, "programme": [{"course": whole_course("court")}]}, True),
        ({"any_number": True, "programme": [{"course": whole_course("ring")}]}, False),
    ],
    ids=["as usual", "two laps", "one lap", "a tiny course", "a course without an alley"],
)
def test_on_the_grid_everyone_owes_the_tribute_where_one_is_due(setup: dict[str, Any], owes: bool) -> None:
    players = 2 if "programme" in setup else 3
    state = dealt(6, *[1] * (players - 1), players=players, **setup)
    seen = shown(state, STANDS)["chariots"]
    assert [(it["owes"], it["paid"]) for it in seen] == [(owes, False)] * players


@pytest.mark.rule("ave-caesar 2.2")
def test_the_order_of_play_is_the_seating_never_the_order_of_the_race() -> None:
    state = drawn("""ring
        A 01a lap 3
      > B 02b lap 1
        C 05a lap 2""")
    assert turn(play(state, "1-03a", "draw 4")) == "C"
    assert turn(play(state, "1-03a", "draw 4", "1-06a", "draw 4")) == "A"


@pytest.mark.rule("ave-caesar 2.2")
def test_chariots_off_the_course_are_skipped_in_the_order_of_play() -> None:
    state = drawn("""ring left B D
      > A 01a
        B -   lap 2 out
        C 05a
        D -   lap 4 finished""")
    after = play(state, "1-02a", "draw 4")
    assert turn(after) == "C"
    assert turn(play(after, "1-06a", "draw 4")) == "A"


@pytest.mark.rule("ave-caesar 2.2")
def test_whoever_stands_on_the_very_first_space_of_the_course_file_has_its_turn_too() -> None:
    state = drawn("""ring anticlockwise opening
      > A 01b lap 0
        B 01a lap 0
        C 02a lap 0""")
    assert turn(play(state, "1-08a", "draw 4")) == "B"


@pytest.mark.rule("ave-caesar 2.3")
@pytest.mark.parametrize(
    ("direction", "grid"),
    [("clockwise", ["26I", "26II", "26III"]), ("anticlockwise", ["01I", "01II", "01III"])],
)
def test_chariots_start_on_the_spaces_just_behind_the_line(direction: str, grid: list[str]) -> None:
    state = dealt(6, 1, 2, players=3, programme=[{"course": "white", "direction": direction}])
    assert [stands(state, letter) for letter in "ABC"] == [f"{space} lap 0 racing" for space in grid]


@pytest.mark.rule("ave-caesar 2.3")
def test_crossing_the_line_for_the_first_time_begins_lap_one() -> None:
    state = drawn("""ring opening
        A 08a lap 0""")
    assert stands(play(state, "1-01a"), "A") == "01a lap 1 racing"


@pytest.mark.rule("ave-caesar 2.3")
def test_a_chariot_that_has_not_crossed_the_line_is_still_on_lap_nought() -> None:
    state = drawn("""ring opening
        A 07a lap 0""")
    assert stands(play(state, "1-08a"), "A") == "08a lap 0 racing"
