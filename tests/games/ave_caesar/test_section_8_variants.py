"""Section 8: several chariots a player, unmanned chariots, and who moves them."""

from __future__ import annotations

from collections import Counter

import pytest

from hippodrome.games.ave_caesar import unmanned
from hippodrome.games.ave_caesar.ending import share_laurels
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.kit import FULL_DECK, NO_CARDS
from hippodrome.games.ave_caesar.position import state_from_parts
from hippodrome.games.ave_caesar.start import Dealing
from hippodrome.games.ave_caesar.state import State, Voting
from hippodrome.games.ave_caesar.view import AnyState
from hippodrome.race.protocol import FATES, STANDS, Seat

from .drawn import cards, chariot, clause, drawn, hand, legal, play, refused, stands, turn, whole_course
from .meetings import dealt, ended, meeting, shown

# --- several chariots a player -------------------------------------------------------------------------


@pytest.mark.rule("ave-caesar 8.1")
@pytest.mark.parametrize(
    ("players", "each", "owners"),
    [(2, 2, (1, 0, 1, 0)), (2, 3, (1, 0, 1, 0, 1, 0)), (3, 2, (1, 2, 0, 1, 2, 0))],
)
def test_with_few_players_each_may_drive_several_chariots_and_the_owners_alternate(
    players: int, each: int, owners: tuple[int, ...]
) -> None:
    state = meeting(1, players=players, each=each)
    assert isinstance(state, Dealing)
    assert state.race.owners == owners
    racing = dealt(state)
    assert GAME.seats(racing) == players
    turns = []
    for _ in owners:
        turns.append(GAME.to_move(racing))
        racing, _ = GAME.advance(racing, GAME.legal_moves(racing)[0], lambda _: 0)  # type: ignore[assignment]  # narrower here
    assert tuple(turns) == owners


@pytest.mark.rule("ave-caesar 8.1")
def test_each_chariot_has_its_own_deck_hand_and_denarius() -> None:
    racing = dealt(meeting(players=2, each=2))
    assert all(it.hand + it.deck == FULL_DECK for it in racing.chariots)
    assert not any(it.paid for it in racing.chariots)
    seen = shown(racing, Seat(0))["chariots"]
    assert [it["hand"] is None for it in seen] == [False, True, False, True]


@pytest.mark.rule("ave-caesar 8.1")
def test_the_laurels_of_a_players_chariots_add_up() -> None:
    over = ended(meeting(0, players=2, each=2, options={"races": 1}), [1, 0, 2, 3])
    assert [(it.seat, it.points, it.chariots) for it in GAME.standings(over)] == [
        (1, 6 + 2, (1, 3)),
        (0, 4 + 3, (0, 2)),
    ]


@pytest.mark.rule("ave-caesar 8.1")
def test_the_owner_of_the_chariot_placed_last_opens_the_next_race() -> None:
    second = ended(meeting(0, players=3, each=2), [3, 4, 5, 0, 2, 1])
    assert isinstance(second, Dealing)
    assert second.race.owners == (1, 2, 0, 1, 2, 0)


@pytest.mark.rule("ave-caesar 8.1")
def test_under_last_started_the_player_whose_first_lane_was_last_opens() -> None:
    second = ended(meeting(0, players=3, each=2, options={"next_start": "last_started"}), [3, 4, 5, 0, 2, 1])
    assert isinstance(second, Dealing)
    assert second.race.owners == (2, 0, 1, 2, 0, 1)


@pytest.mark.rule("ave-caesar 8.1")
def test_by_rank_every_chariot_starts_where_it_arrived() -> None:
    second = ended(meeting(0, players=2, each=2, options={"next_start": "by_rank"}), [2, 0, 3, 1])
    assert isinstance(second, Dealing)
    assert second.race.owners == (0, 0, 1, 1)


# --- unmanned chariots ---------------------------------------------------------------------------------


@pytest.mark.rule("ave-caesar 8.2")
def test_unmanned_chariots_fill_the_lanes_that_would_stay_empty() -> None:
    racing = dealt(meeting(1, players=2, unmanned=2, edition="pro-ludo"))
    assert racing.race.owners == (1, 0, None, None)
    assert [it.unmanned for it in racing.chariots] == [False, False, True, True]
    assert [it.hand == NO_CARDS for it in racing.chariots] == [False, False, True, True]


@pytest.mark.rule("ave-caesar 8.2")
def test_if_no_value_could_move_it_it_does_nothing_and_no_card_is_turned_up() -> None:
    state = drawn("""neck
      > A 03a unmanned
        B 04""")
    assert state.drawing is None
    assert legal(state) == "pass"
    passed = play(state, "pass")
    assert chariot(passed, "A") == chariot(state, "A")
    assert turn(passed) == "B"


@pytest.mark.rule("ave-caesar 8.2")
def test_it_is_asked_anew_at_the_start_of_each_of_its_turns() -> None:
    state = drawn("""neck
        A 03a unmanned
      > B 04 hand 1""")
    after = play(state, "1-05a", "draw 1")
    assert turn(after) == "A"
    assert after.drawing == 0


@pytest.mark.rule("ave-caesar 8.2")
def test_a_kept_card_stays_up_while_nothing_could_move_the_chariot() -> None:
    state = drawn("""neck still 0
      > A 03a unmanned hand 2
        B 04""")
    assert hand(play(state, "pass"), "A") == [2]


@pytest.mark.rule("ave-caesar 8.2")
def test_otherwise_the_top_card_of_its_deck_is_turned_up() -> None:
    state = drawn("""ring
      > A 01a hand 1
        B 05a unmanned deck 2 0 1 0 0 0""")
    after = play(state, "1-02a", "draw 4")
    assert after.drawing == 1
    assert GAME.to_move(after) is FATES
    assert Counter(map(str, GAME.odds(after))) == {"draw 1": 2, "draw 3": 1}
    assert {GAME.write_for(after, GAME.read("draw 3"), it) for it in (Seat(0), STANDS)} == {"draw 3"}


@pytest.mark.rule("ave-caesar 8.2")
def test_a_leader_that_only_a_six_could_move_still_gets_a_card() -> None:
    """Whether any value could move it is asked with the six rule left aside."""
    state = drawn("""court
      > A 05a lap 2 unmanned
        B 03a lap 2""")
    assert state.drawing == 0


@pytest.mark.rule("ave-caesar 8.2")
def test_a_card_that_can_be_played_must_be_and_no_draw_follows() -> None:
    state = drawn("""ring
      > A 01a unmanned hand 3
        B 05a""")
    assert legal(state) == "3-04a  3-04b"
    assert clause(state, "pass") == "3.4"
    after = play(state, "3-04a")
    assert hand(after, "A") == []
    assert turn(after) == "B"
    assert after.drawing is None


@pytest.mark.rule("ave-caesar 8.2")
def test_a_card_that_cannot_be_played_is_discarded() -> None:
    state = drawn("""neck
      > A 02a unmanned hand 4
        B 04""")
    assert legal(state) == "pass"
    after = play(state, "pass")
    assert hand(after, "A") == []
    assert chariot(after, "A").deck == chariot(state, "A").deck
    assert stands(after, "A") == "02a lap 1 racing"


@pytest.mark.rule("ave-caesar 8.2")
def test_under_tuck_an_unmanned_chariot_discards_all_the_same() -> None:
    state = drawn("""neck blocked_hand=tuck
      > A 02a unmanned hand 4
        B 04""")
    assert legal(state) == "pass"


@pytest.mark.rule("ave-caesar 8.2")
@pytest.mark.parametrize(("choice", "kept"), [("discard", []), ("keep", [6])])
def test_a_leaders_six_is_discarded_or_stays_up_as_the_option_says(choice: str, kept: list[int]) -> None:
    state = drawn(f"""ring unmanned_six={choice}
      > A 05a unmanned hand 6
        B 03a""")
    assert refused(state) == "6 4.1"
    assert legal(state) == "pass"
    assert hand(play(state, "pass"), "A") == kept


@pytest.mark.rule("ave-caesar 8.2")
def test_a_kept_six_is_its_card_for_the_next_turn_in_place_of_a_new_one() -> None:
    state = drawn("""ring unmanned_six=keep
      > A 05a unmanned hand 6
        B 03a hand 1 4""")
    still_leads = play(state, "pass", "1-04a", "draw 1")
    assert still_leads.drawing is None
    assert legal(still_leads) == "pass"
    overtaken = play(still_leads, "pass", "4-08a", "draw 1")
    assert overtaken.drawing is None
    assert legal(overtaken) == "6-03a  6-03b"


@pytest.mark.rule("ave-caesar 8.2")
@pytest.mark.parametrize("choice", ["discard", "keep"])
def test_a_six_that_other_chariots_block_is_discarded_either_way(choice: str) -> None:
    state = drawn(f"""neck unmanned_six={choice}
      > A 02a unmanned hand 6
        B 04  lap 2""")
    assert refused(state) == "6 3.3"
    assert hand(play(state, "pass"), "A") == []


@pytest.mark.rule("ave-caesar 8.2")
@pytest.mark.parametrize("choice", ["discard", "keep"])
def test_another_card_that_cannot_be_played_is_discarded_under_keep_too(choice: str) -> None:
    state = drawn(f"""neck unmanned_six={choice}
      > A 02a unmanned hand 5
        B 04  lap 2""")
    assert hand(play(state, "pass"), "A") == []


@pytest.mark.rule("ave-caesar 8.2")
def test_an_unmanned_chariot_may_open_the_race_with_a_six() -> None:
    state = drawn("""ring opening
      > A 08a lap 0 unmanned hand 6
        B 08b lap 0""")
    assert cards(state) == {6}


@pytest.mark.rule("ave-caesar 8.2")
def test_it_owes_no_tribute_and_is_never_marked_as_paid() -> None:
    through = drawn("""court
        A 07b lap 2 unmanned hand 1""")
    assert stands(play(through, "1-A1"), "A") == "A1 lap 2 racing"
    past = drawn("""court
        A 07b lap 2 unmanned hand 1""")
    assert stands(play(past, "1-08b"), "A") == "08b lap 2 racing"
    home = drawn("""court
        A 08b lap 3 unmanned hand 1""")
    assert stands(play(home, "1-finish"), "A") == "- lap 4 finished"


@pytest.mark.rule("ave-caesar 8.2")
def test_it_wins_no_laurels_and_takes_no_place() -> None:
    state = drawn("""ring
      > A 08a lap 3 unmanned hand 1
        B 08b lap 3 hand 1""")
    over = play(state, "1-finish", "1-finish")
    assert share_laurels(over.chariots, over.left) == (0, 6)
    assert [(it.seat, it.place, it.points, it.chariots) for it in GAME.standings(over)] == [(0, 1, 6, (1,))]


@pytest.mark.rule("ave-caesar 8.2")
def test_a_position_has_a_seat_for_each_manned_chariot_and_no_other() -> None:
    state = drawn("""ring
        A 01a unmanned
      > B 05a
        C 02a""")
    assert GAME.seats(state) == 2
    assert GAME.to_move(state) == Seat(0)
    assert state.race.owners == (None, 0, 1)


# --- instinct ------------------------------------------------------------------------------------------


@pytest.mark.rule("ave-caesar 8.3")
def test_by_default_the_instinct_moves_it_and_no_seat_is_asked() -> None:
    state = drawn("""ring
      > A 01a unmanned hand 3
        B 05a""")
    assert GAME.to_move(state) is FATES
    assert GAME.odds(state) == (unmanned.choose_by_instinct(state),)


@pytest.mark.rule("ave-caesar 8.3")
def test_the_instinct_drives_home_if_it_can() -> None:
    state = drawn("""ring
      > A 07a lap 3 unmanned hand 2
        B 06b lap 3""")
    assert unmanned.choose_by_instinct(state) == GAME.read("2-finish")
    choice = drawn("""white
      > A 24c lap 3 unmanned hand 3
        B 25c lap 3
        C 24a lap 3""")
    assert legal(choice) == "3-finish"
    hindering = drawn("""wall
      > A 06a lap 3 unmanned hand 3
        B 08a lap 3""")
    assert unmanned.choose_by_instinct(hindering) == GAME.read("3-finish")


@pytest.mark.rule("ave-caesar 8.3")
def test_the_instinct_goes_where_it_hinders_the_others_most() -> None:
    """In the middle lane it is in the way of more drives than at the rim; in the bottleneck of all."""
    state = drawn("""court
      > A 06a lap 2 unmanned hand 2
        B 07b lap 2 paid
        C 06b lap 2 paid""")
    assert legal(state) == "2-08a  2-08b  2-08c"
    assert unmanned.choose_by_instinct(state) == GAME.read("2-08b")


@pytest.mark.rule("ave-caesar 8.3")
def test_the_instinct_would_rather_be_home_than_in_the_way() -> None:
    """Inside the wall it is home; outside it would stand on the last space, before B."""
    state = drawn("""wall anticlockwise
      > A 05a lap 3 unmanned hand 5
        B 07b lap 3""")
    assert legal(state) == "5-01a  5-01b  5-finish"
    assert unmanned.choose_by_instinct(state) == GAME.read("5-finish")


@pytest.mark.rule("ave-caesar 8.3")
@pytest.mark.parametrize(("ahead", "behind"), ["BC", "CB"])
def test_the_instinct_hinders_those_that_come_after_it_whoever_plays_first(ahead: str, behind: str) -> None:
    """One is past column 7, where nothing hinders it any more; to the other, lane b shuts the alley too."""
    places = {ahead: "08a lap 1 paid", behind: "05a lap 1 paid"}
    state = drawn(f"""court
      > A 02a lap 1 unmanned hand 5
        B {places["B"]}
        C {places["C"]}""")
    assert legal(state) == "5-07a  5-07b"
    assert unmanned.choose_by_instinct(state) == GAME.read("5-07b")
    alone = drawn("""court
      > A 02a lap 1 unmanned hand 5
        B 08a lap 1 paid""")
    assert unmanned.choose_by_instinct(alone) == GAME.read("5-07a"), (
        "with nobody behind it takes the first as written"
    )


@pytest.mark.rule("ave-caesar 8.3")
def test_the_instinct_shuts_the_road_beside_another_chariot() -> None:
    """With C in one lane of column 2 it takes the other; else it is more in the way of B beside the wall."""
    beside = drawn("""wall anticlockwise
      > A 06b lap 1 unmanned hand 4
        B 07a lap 1
        C 02b lap 1""")
    assert legal(beside) == "4-02a  4-03b1"
    assert unmanned.choose_by_instinct(beside) == GAME.read("4-02a")
    alone = drawn("""wall anticlockwise
      > A 06b lap 1 unmanned hand 4
        B 07a lap 1""")
    assert legal(alone) == "4-02a  4-02b  4-03b1"
    assert unmanned.choose_by_instinct(alone) == GAME.read("4-03b1")


@pytest.mark.rule("ave-caesar 8.3")
@pytest.mark.parametrize(("tribute", "choice"), [("", "4-A1"), ("paid", "4-25c")])
def test_the_instinct_likes_the_entrance_before_one_that_owes(tribute: str, choice: str) -> None:
    state = drawn(f"""white
      > A 22a lap 2 unmanned hand 4
        B 24b lap 2 {tribute}""")
    assert unmanned.choose_by_instinct(state) == GAME.read(choice)


@pytest.mark.rule("ave-caesar 8.3")
@pytest.mark.parametrize(("space", "choice"), [("05b", "2-A1"), ("08a", "2-08b")])
def test_the_entrance_is_worth_more_only_before_one_that_could_come_there_with_a_card(
    space: str, choice: str
) -> None:
    """Whoever is just past the entrance owes as well, and has a whole lap to go until it matters."""
    state = drawn(f"""court
      > A 06a lap 2 unmanned hand 2
        B {space} lap 2""")
    assert unmanned.choose_by_instinct(state) == GAME.read(choice)


@pytest.mark.rule("ave-caesar 8.3")
@pytest.mark.parametrize(
    ("others", "choice"),
    [("B 20b lap 2\nC 24b lap 2 paid", "4-A1"), ("B 24b lap 2\nC 22b lap 2 paid", "4-25c")],
    ids=["five spaces more in front of it", "six spaces more in front of it"],
)
def test_the_entrance_before_one_that_owes_counts_like_six_spaces_lost(others: str, choice: str) -> None:
    """More is lost on 25c, before the entrance: with six more it is as good, and the first as written."""
    state = drawn(f"white\n> A 22a lap 2 unmanned hand 4\n{others}")
    assert unmanned.choose_by_instinct(state) == GAME.read(choice)


@pytest.mark.rule("ave-caesar 8.3")
def test_the_instinct_then_wastes_fewest_steps_and_else_takes_the_first_as_written() -> None:
    short = drawn("""wall anticlockwise
      > A 06b lap 2 unmanned hand 2
        B 03b2 lap 2""")
    assert legal(short) == "2-03b3  2-04a"
    assert unmanned.choose_by_instinct(short) == GAME.read("2-04a"), "inside the wall, though written last"
    equal = drawn("""ring
      > A 02a lap 1 unmanned hand 1
        B 08a lap 1""")
    assert unmanned.choose_by_instinct(equal) == GAME.read("1-03a")


@pytest.mark.rule("ave-caesar 8.3")
@pytest.mark.parametrize("gone", ["lap 0 out", "lap 1 out", "lap 2 out", "lap 3 out", "lap 4 finished"])
@pytest.mark.parametrize("space", ["03b", "05b", "06a", "07b", "08c"])
def test_chariots_off_the_course_are_nobody_to_hinder(space: str, gone: str) -> None:
    for lap in (1, 2, 3):
        for card in range(1, 7):
            text = f"""court left C
              > A {space} lap {lap} unmanned hand {card}
                B 02a lap {lap}"""
            alone = drawn(text.replace(" left C", ""))
            state = drawn(f"{text}\n C - {gone}")
            assert state.moves == alone.moves
            for move in alone.moves:
                assert unmanned._worth(state, move) == unmanned._worth(alone, move)


# --- votes ---------------------------------------------------------------------------------------------


def voting(card: int = 1, players: int = 3) -> AnyState:
    """Let the unmanned chariot in the last lane of white open the race with a card, at a table that votes."""
    racing = dealt(meeting(players=players, unmanned=1, options={"unmanned_driver": "vote", "races": 1}))
    arranged = state_from_parts(racing.race, racing.chariots, len(racing.chariots) - 1, None, True, 0, ())
    return GAME.play(arranged, GAME.read(f"draw {card}"))


def elect(state: AnyState, *votes: str) -> State:
    """Cast those votes; the chariot drives after the last of them."""
    return play(state, *(f"vote {it}" for it in votes))


@pytest.mark.rule("ave-caesar 8.3")
def test_under_vote_each_player_picks_one_after_the_other() -> None:
    state = voting()
    assert legal(state) == "vote 1-01III  vote 1-01IV  vote 1-01s5"
    for seat in range(3):
        assert isinstance(state, Voting)
        assert GAME.to_move(state) == Seat(seat)
        assert GAME.odds(state) == ()
        assert GAME.refusals(state) == ()
        assert clause(state, "pass") == "8.3"
        assert clause(state, "1-01IV") == "8.3"
        state = GAME.play(state, GAME.read("vote 1-01IV"))
    assert isinstance(state, State)
    assert stands(state, "D") == "01IV lap 1 racing"


@pytest.mark.rule("ave-caesar 8.3")
@pytest.mark.parametrize("winner", ["1-01III", "1-01IV", "1-01s5"])
def test_most_votes_win(winner: str) -> None:
    other = "1-01IV" if winner != "1-01IV" else "1-01s5"
    for votes in ([winner, winner, other], [other, winner, winner], [winner, other, winner]):
        assert stands(elect(voting(), *votes), "D") == f"{winner[2:]} lap 1 racing"


@pytest.mark.rule("ave-caesar 8.3")
def test_ties_fall_to_the_instinct() -> None:
    state = voting(players=2)
    assert isinstance(state, Voting)
    choice = str(unmanned.choose_by_instinct(state.state))
    other = next(it for it in map(str, state.state.moves) if it != choice)
    assert stands(elect(state, choice, other), "C").startswith(choice[2:])
    assert stands(elect(state, other, choice), "C").startswith(choice[2:])


@pytest.mark.rule("ave-caesar 8.3")
def test_a_tie_without_the_instincts_choice_goes_to_the_better_of_the_tied() -> None:
    state = drawn("""court
      > A 06a lap 2 unmanned hand 2
        B 07b lap 2 paid
        C 06b lap 2 paid""")
    assert unmanned.choose_by_instinct(state) == GAME.read("2-08b")
    inner, outer = GAME.read("2-08a"), GAME.read("2-08c")
    assert unmanned.elected_drive(state, [inner, outer]) == outer
    assert unmanned.elected_drive(state, [outer, inner]) == outer
    assert unmanned.elected_drive(state, [outer, inner, inner]) == inner


@pytest.mark.rule("ave-caesar 8.3")
def test_nobody_votes_where_there_is_nothing_to_choose() -> None:
    """With a 6 there is only the bottleneck six spaces on."""
    state = voting(6)
    assert isinstance(state, State)
    assert GAME.to_move(state) is FATES
    assert legal(state) == "6-06"


@pytest.mark.rule("ave-caesar 8.3")
def test_two_ways_are_enough_for_a_vote() -> None:
    racing = dealt(
        meeting(
            players=2,
            unmanned=1,
            any_number=True,
            options={"unmanned_driver": "vote"},
            programme=[{"course": whole_course("court")}],
        )
    )
    state = GAME.play(
        state_from_parts(racing.race, racing.chariots, 2, None, True, 0, ()), GAME.read("draw 2")
    )
    assert isinstance(state, Voting)
    assert legal(state) == "vote 2-02a  vote 2-02b"


@pytest.mark.rule("ave-caesar 8.3")
def test_under_instinct_no_table_votes() -> None:
    racing = dealt(meeting(players=3, unmanned=1))
    state = GAME.play(
        state_from_parts(racing.race, racing.chariots, 3, None, True, 0, ()), GAME.read("draw 1")
    )
    assert legal(state) == "1-01III  1-01IV  1-01s5"
    assert GAME.to_move(state) is FATES


@pytest.mark.rule("ave-caesar 8.3")
def test_nobody_votes_on_a_draw() -> None:
    racing = dealt(meeting(players=3, unmanned=1, options={"unmanned_driver": "vote", "races": 1}))
    for _ in range(3):
        racing = play(racing, GAME.write(GAME.legal_moves(racing)[0]), "draw 2")
    assert racing.drawing == 3
    assert GAME.to_move(racing) is FATES


@pytest.mark.rule("ave-caesar 8.3")
def test_a_vote_is_refused_where_none_is_held() -> None:
    assert clause(drawn("ring\nA 01a"), "vote 1-02a") == "8.3"


@pytest.mark.rule("ave-caesar 8.3")
def test_a_position_that_was_read_has_no_table_to_vote_so_the_instinct_moves() -> None:
    state = drawn("""ring unmanned_driver=vote
      > A 01a unmanned hand 3
        B 05a""")
    assert GAME.to_move(state) is FATES
    assert GAME.odds(state) == (unmanned.choose_by_instinct(state),)
    turned_up = play(drawn("ring unmanned_driver=vote\nA 01a unmanned draws\nB 05a"), "draw 3")
    assert legal(turned_up) == "3-04a  3-04b"
    assert GAME.to_move(turned_up) is FATES


@pytest.mark.rule("ave-caesar 8.3")
def test_votes_lie_open_and_a_view_of_them_can_be_imagined() -> None:
    state = GAME.play(voting(), GAME.read("vote 1-01IV"))
    for viewer in (Seat(0), Seat(2), STANDS):
        seen = GAME.view(state, viewer)
        written = GAME.write_view(seen)
        assert written["phase"] == "vote"
        assert written["votes"] == ["1-01IV"]
        imagined = GAME.imagine(seen, lambda _: 0)
        assert GAME.view(imagined, viewer) == seen
        assert GAME.legal_moves(imagined) == GAME.legal_moves(state)
        assert GAME.write_for(state, GAME.read("vote 1-01IV"), viewer) == "vote 1-01IV"


@pytest.mark.rule("ave-caesar 8.2")
@pytest.mark.parametrize("chariot", ["unmanned hand none deck none", "hand none"])
def test_no_card_is_turned_up_where_there_is_none_or_for_a_charioteer(chariot: str) -> None:
    state = drawn(f"""ring
      > A 01a {chariot}
        B 05a""")
    assert state.drawing is None
    assert legal(state) == "pass"
