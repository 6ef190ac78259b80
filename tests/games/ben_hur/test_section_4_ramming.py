"""Section 4: collisions, and the odds of one."""

from __future__ import annotations

import pytest

from hippodrome.games.ben_hur.decision import UnseenCards, chance_to_beat, horseshoe_odds
from hippodrome.games.ben_hur.geometry import Pose
from hippodrome.games.ben_hur.kit import CARD_INDEX, CARD_KINDS, EMPTY_DECK, Card, Deck
from hippodrome.race.protocol import Refused

from .scenes import car, faced, legal, of_kind, play, scene

RAM = "ram II* 0 0 @1"


def rammer(hand: str = "II* II", **more: object) -> dict[str, object]:
    return car(0, -3000, 0, hand, **more)


@pytest.mark.rule("ben-hur 4.1")
def test_a_placement_over_exactly_one_chariot_may_be_played_as_a_collision() -> None:
    state = scene(rammer(), car(2000, -3000), moved=[1])
    assert RAM in legal(state)
    with pytest.raises(Refused, match=r"\(4\.1\)"):
        play(state, "ram II* -30 -30 @1")


@pytest.mark.rule("ben-hur 4.2")
def test_the_rammer_adds_the_horseshoe_played_and_the_other_all_in_its_hand() -> None:
    weak = play(scene(rammer(), car(2000, -3000, 0, "II II"), moved=[1]), RAM)
    assert legal(weak) == [f"roll {die}" for die in range(1, 7)]
    assert play(weak, "roll 3", "roll 4") == weak
    assert play(weak, "roll 4", "roll 3").chariots[0].pose == Pose(2400, -3000, 0)
    strong = play(scene(rammer(), car(2000, -3000, 0, "II* III* +II+* +III+*"), moved=[1]), RAM)
    assert play(strong, "roll 6", "roll 4").chariots[0].pose == Pose(0, -3000, 0)
    assert play(strong, "roll 6", "roll 2").chariots[0].pose == Pose(2400, -3000, 0)


@pytest.mark.rule("ben-hur 4.2")
def test_a_tie_rolls_both_again() -> None:
    state = play(scene(rammer(), car(2000, -3000, 0, "II II*"), moved=[1]), RAM)
    tied = play(state, "roll 2", "roll 2")
    assert tied == state
    assert play(tied, "roll 3", "roll 1").chariots[0].pose == Pose(2400, -3000, 0)


@pytest.mark.rule("ben-hur 4.3")
def test_the_winner_takes_the_placement_and_the_other_the_pose_it_left() -> None:
    state = play(scene(rammer(), car(2000, -3100, 30), moved=[1]), RAM, "roll 6", "roll 1")
    assert state.chariots[0].pose == Pose(2400, -3000, 0)
    assert state.chariots[1].pose == Pose(0, -3000, 0)
    assert (state.phase, state.actor) == ("take", 0)


@pytest.mark.rule("ben-hur 4.3")
def test_the_loser_stays_and_either_way_the_card_is_spent_and_one_drawn() -> None:
    state = play(scene(rammer(), car(2000, -3000), moved=[1]), RAM)
    assert state.discards[0][CARD_INDEX[Card("II*")]] == 1
    lost = play(state, "roll 1", "roll 6")
    assert [chariot.pose for chariot in lost.chariots] == [Pose(0, -3000, 0), Pose(2000, -3000, 0)]
    after = play(lost, "take normal", "draw +I+")
    assert after.chariots[0].hand == ("+I+", "II")
    assert after.round == 3


@pytest.mark.rule("ben-hur 4.3")
@pytest.mark.parametrize("moved", [[], [1]])
def test_the_rammed_chariot_keeps_whether_it_has_moved_misses_a_turn_or_must_steer_away(
    moved: list[int],
) -> None:
    before = scene(
        rammer(turns=1), car(2000, -3000, 0, "II", skip=bool(moved), away_from=2), car(-5000, -2000),
        moved=moved, laps=2,
    )  # fmt: skip  # a list that is read in rows
    assert before.actor == 0
    state = play(before, RAM, "roll 6", "roll 1")
    rammed = state.chariots[1]
    assert (1 in state.moved, rammed.skip, rammed.away_from) == (bool(moved), bool(moved), 2)


@pytest.mark.rule("ben-hur 4.3")
def test_being_set_back_makes_no_contact() -> None:
    roomy = {"half": 7200, "inner": 1200, "outer": 4800, "first": 1520, "step": 580, "contact": 2000}
    cars = rammer(), car(2000, -3000), car(0, -3600)
    state = play(scene(*cars, moved=[1, 2], arena=roomy), RAM, "roll 6", "roll 1")
    assert not any(1 in pair for pair in state.touch)


@pytest.mark.rule("ben-hur 4.4")
def test_a_chariot_set_back_over_the_line_loses_that_turn() -> None:
    state = scene(car(-1000, -3000, 0, "II*"), car(500, -3000, turns=1), moved=[1])
    assert play(state, RAM, "roll 6", "roll 1").chariots[1].turns == 0


@pytest.mark.rule("ben-hur 4.4")
def test_set_back_over_the_line_it_loses_the_lap_it_had_completed_with_its_marker() -> None:
    cars = car(-100, -3000, 0, "III*"), car(1500, -3000, turns=1, markers=[1]), car(-9000, 0, 270)
    state = play(scene(*cars, moved=[1, 2], laps=2), "ram III* 0 0 @1", "roll 6", "roll 1")
    rammed, winner = state.chariots[1], state.chariots[0]
    assert (rammed.turns, rammed.markers) == (0, ())
    assert (winner.turns, winner.markers) == (1, (1,))


@pytest.mark.rule("ben-hur 4.4")
def test_set_back_on_this_side_of_the_line_it_keeps_its_lap() -> None:
    cars = car(100, -3000, 0, "III*", turns=1), car(1500, -3000, turns=1, markers=[1])
    state = play(scene(*cars, moved=[1], laps=2), "ram III* 0 0 @1", "roll 6", "roll 1")
    assert (state.chariots[1].turns, state.chariots[1].markers) == (1, (1,))
    assert of_kind(state, "take")


def deck(**counts: int) -> Deck:
    """Count cards: `horseshoe` of II*, `plain` of II."""
    names = {"horseshoe": Card("II*"), "plain": Card("II")}
    found = list(EMPTY_DECK)
    for name, count in counts.items():
        found[CARD_INDEX[names[name]]] = count
    assert len(found) == len(CARD_KINDS)
    return tuple(found)


@pytest.mark.rule("ben-hur 4.2")
def test_dice_are_even_with_equal_totals_and_certain_six_ahead() -> None:
    assert chance_to_beat(0) == 0.5
    assert chance_to_beat(6) == 1
    assert chance_to_beat(1) == pytest.approx(15 / 25)
    assert chance_to_beat(2) + chance_to_beat(-2) == pytest.approx(1)


@pytest.mark.rule("ben-hur 4.2", "ben-hur 5.2")
def test_horseshoes_one_sees_are_counted_and_hidden_ones_guessed_from_the_unseen() -> None:
    state = scene(car(0, -2000, hand="II* III* A1"), car(3000, -2000, hand="II II"), moved=[1])
    seen = UnseenCards(EMPTY_DECK, EMPTY_DECK, frozenset({1}))
    assert horseshoe_odds(state, 0, seen) == [0, 0, 1]
    unseen = UnseenCards(deck(horseshoe=1, plain=3), EMPTY_DECK, frozenset({1}))
    assert horseshoe_odds(state, 1, unseen) == [0.5625, 0.375, 0.0625]


@pytest.mark.rule("ben-hur 4.2")
def test_the_card_that_rams_adds_its_own_horseshoe_only() -> None:
    state = scene(
        car(0, -2000, hand="II II*"), car(1600, -2000, hand="II II"), seats=[0, 1], moved=[1], actor=0
    )
    plain, lucky = faced(state)["duels"]
    assert (plain["card"], plain["target"], plain["adds"]) == ("II", 1, 0)
    assert (lucky["card"], lucky["target"], lucky["adds"]) == ("II*", 1, 1)
    assert plain["chance"] < lucky["chance"]
    assert any(move.startswith("ram II*") for move in legal(state))
