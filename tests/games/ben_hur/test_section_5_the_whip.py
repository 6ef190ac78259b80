"""Section 5: the whip, its windows and its price."""

from __future__ import annotations

import pytest

from hippodrome.games.ben_hur.geometry import Pose, chariot_outline, outlines_within
from hippodrome.games.ben_hur.state import State
from hippodrome.race.protocol import Refused

from .scenes import car, faced, legal, of_kind, play, scene

DRIVE = ("drive II 0 0", "take normal", "draw II")


def side_by_side(hand: str = "II II", other: str = "II II", **more: object) -> State:
    """Chariot 0 is to drive beside chariot 1, which has moved or not as `moved` tells."""
    return scene(car(2000, -3000, 0, hand), car(4400, -3560, 0, other), **{"moved": [1], **more})


@pytest.mark.rule("ben-hur 5.1")
def test_contact_is_a_gap_of_at_most_contact() -> None:
    still = chariot_outline(Pose(0, -3000, 0))
    assert outlines_within(still, chariot_outline(Pose(0, -3600, 0)), 120)
    assert not outlines_within(still, chariot_outline(Pose(0, -3601, 0)), 120)
    assert outlines_within(still, chariot_outline(Pose(1320, -3000, 0)), 120)
    corner = chariot_outline(Pose(1272, -3576, 0))
    assert outlines_within(still, corner, 120)
    assert not outlines_within(still, corner, 119)


@pytest.mark.rule("ben-hur 5.1")
def test_the_grid_is_no_contact() -> None:
    cars = [car(0, -(1520 + 580 * place), started=False) for place in (0, 1)]
    state = scene(*cars, round=1)
    assert state.phase == "turn"
    assert of_kind(state, "whip") == []


@pytest.mark.rule("ben-hur 5.1")
def test_whoever_drives_into_contact_may_whip_and_then_each_it_touches_in_the_order_of_the_race() -> None:
    cars = car(2000, -3000), car(4300, -3560), car(4500, -2440), car(9000, 0, 90)
    state = play(scene(*cars, moved=[1, 2, 3]), *DRIVE)
    assert (state.phase, state.actor) == ("whip", 0)
    assert legal(state) == ["no-whip", "whip @1", "whip @2"]
    state = play(state, "no-whip")
    assert (state.phase, state.actor, legal(state)) == ("whip-reply", 2, ["no-whip", "whip @0"])
    state = play(state, "no-whip")
    assert (state.phase, state.actor) == ("whip-reply", 1)
    assert play(state, "no-whip").round == 3


@pytest.mark.rule("ben-hur 5.1")
def test_at_the_start_of_its_turn_a_chariot_may_whip_whom_it_still_touches() -> None:
    state = play(side_by_side(), *DRIVE, "no-whip", "no-whip")
    assert (state.phase, state.actor, state.round) == ("whip-own", 0, 3)
    assert legal(state) == ["no-whip", "whip @1"]
    state = play(state, "no-whip")
    assert state.phase == "turn"
    state = play(state, *DRIVE)
    assert (state.phase, state.actor) == ("turn", 1)


@pytest.mark.rule("ben-hur 5.1")
def test_a_pair_has_one_whip_a_contact() -> None:
    state = play(side_by_side(), *DRIVE, "whip @1", "roll 6", "roll 1", "miss")
    assert state.phase == "turn"
    assert state.touch == ()


@pytest.mark.rule("ben-hur 5.1")
def test_a_mover_that_still_touches_after_its_move_makes_a_new_contact() -> None:
    cars = car(2000, -3000, 0, "+I+ +I+"), car(2000, -3560, 0, "+I+ +I+")
    state = scene(*cars, touch=[], moved=[])
    state = play(state, "drive +I+ 0 0", "take normal", "draw +I+")
    assert state.phase == "turn"
    state = play(state, "drive +I+ 0 0", "take normal", "draw +I+")
    assert (state.phase, state.actor) == ("whip", 1)


@pytest.mark.rule("ben-hur 5.1")
def test_a_lost_ram_makes_no_contact() -> None:
    cars = car(2000, -3000, 0, "II* II"), car(3300, -3000), car(0, -2000)
    state = play(scene(*cars, moved=[1, 2]), "ram II* 0 0 @1", "roll 1", "roll 6", "take normal", "draw II")
    assert (state.phase, state.touch) == ("turn", ())


@pytest.mark.rule("ben-hur 5.2")
def test_both_add_all_horseshoes_in_hand_and_the_announcer_rolls_first() -> None:
    state = play(side_by_side("II III*", "II* III*"), *DRIVE, "whip @1")
    assert state.actor == 0
    assert play(state, "roll 4", "roll 2").actor == 1
    assert play(state, "roll 4", "roll 2").phase == "whipped"
    assert play(state, "roll 4", "roll 4").actor == 0
    tied = play(state, "roll 4", "roll 3")
    assert tied == state


@pytest.mark.rule("ben-hur 5.2")
def test_the_loser_plays_an_accident_at_once_or_not_and_misses_its_next_turn() -> None:
    state = play(side_by_side(other="II A2"), *DRIVE, "whip @1", "roll 6", "roll 1")
    assert (state.phase, state.actor) == ("whipped", 1)
    assert legal(state) == ["accident A2", "miss"]
    missed = play(state, "miss")
    assert missed.chariots[1].skip
    played = play(state, "accident A2", "roll 3")
    assert (played.phase, played.actor) == ("take", 1)
    done = play(played, "take risky", "draw III*")
    assert done.chariots[1].skip
    assert done.chariots[1].hand == ("II", "III*")
    assert (done.phase, done.actor, done.round) == ("turn", 0, 3)


@pytest.mark.rule("ben-hur 5.2")
def test_the_accident_of_a_loser_brings_no_further_card_under_club() -> None:
    state = play(side_by_side(other="II A2", preset="club"), *DRIVE, "whip @1", "roll 6", "roll 1")
    state = play(state, "accident A2", "roll 6", "take normal", "draw II")
    assert state.phase == "turn"
    assert state.actor == 0


@pytest.mark.rule("ben-hur 5.2")
def test_who_loses_a_whip_on_a_turn_just_begun_misses_that_one() -> None:
    begun = play(side_by_side(), *DRIVE, "no-whip", "no-whip")
    lost = play(begun, "whip @1", "roll 1", "roll 6", "miss")
    assert lost.actor == 1
    assert lost.moved == (0,)
    assert not lost.chariots[0].skip
    assert lost.chariots[0].away_from == 1


@pytest.mark.rule("ben-hur 5.2")
def test_missed_turns_do_not_add_up() -> None:
    cars = car(2000, -3000), car(4300, -3560), car(4500, -2440)
    state = play(scene(*cars, moved=[1, 2]), *DRIVE, "no-whip")
    state = play(state, "whip @0", "roll 6", "roll 1", "miss", "whip @0", "roll 6", "roll 1", "miss")
    assert state.chariots[0].skip
    assert state.chariots[0].away_from == 1
    assert (state.actor, state.round) == (2, 3)
    state = play(state, *DRIVE)
    assert not state.chariots[0].skip
    assert state.moved == (0, 2)


@pytest.mark.rule("ben-hur 5.3")
def test_the_losers_next_speed_card_is_laid_thirty_degrees_away_from_the_winner() -> None:
    for winner_y, turn in ((-2000, "-30"), (-3900, "+30"), (-3000, "+30")):
        loser = car(2000, -3000, 0, "II", away_from=1)
        state = scene(loser, car(0, winner_y), moved=[1])
        drives = of_kind(state, "drive")
        assert drives
        assert all(move.split()[2] == turn for move in drives)
        other = "+30" if turn == "-30" else "-30"
        with pytest.raises(Refused, match=r"\(5\.3\)"):
            play(state, f"drive II {other} 0")
        assert play(state, drives[0]).chariots[0].away_from is None


@pytest.mark.rule("ben-hur 5.3")
def test_steering_away_is_free_when_no_such_placement_is_clear() -> None:
    by_the_wall = car(2000, -4400, 0, "II", away_from=1)
    state = scene(by_the_wall, car(0, -2000), moved=[1])
    assert "drive II 0 0" in legal(state)


@pytest.mark.rule("ben-hur 5.3")
def test_steering_away_is_free_when_the_winner_has_left_the_sand() -> None:
    state = scene(
        car(2000, -3000, 0, "II", away_from=1), car(0, -2000, state="out"), car(9000, 0, 90), moved=[2]
    )
    assert "drive II 0 0" in legal(state)


@pytest.mark.rule("ben-hur 5.3")
def test_a_ram_must_steer_away_too() -> None:
    cars = car(2000, -3000, 0, "II", away_from=1), car(0, -2000), car(4300, -2900), car(4000, -4400)
    state = scene(*cars, moved=[1, 2, 3])
    assert {move.split()[2] for move in legal(state)} == {"-30"}
    assert of_kind(state, "ram") == ["ram II -30 -30 @3", "ram II -30 0 @3"]


@pytest.mark.rule("ben-hur 5.4")
def test_after_a_whip_at_the_start_of_a_turn_there_is_no_ram_and_no_other_whip() -> None:
    cars = car(2000, -3000), car(2000, -3560), car(4300, -3000), car(6700, -3560)
    state = scene(*cars, moved=[1, 2, 3], touch=[[0, 1]], phase="whip-own")
    assert of_kind(play(state, "no-whip"), "ram")
    state = play(state, "whip @1", "roll 6", "roll 1", "miss")
    assert (state.phase, state.actor) == ("turn", 0)
    assert of_kind(state, "ram") == []
    with pytest.raises(Refused, match=r"\(5\.4\)"):
        play(state, "ram II 0 0 @2")


@pytest.mark.rule("ben-hur 5.4")
def test_a_rammer_announces_no_whip_but_may_be_whipped() -> None:
    cars = car(2000, -3000, 0, "II* II"), car(3800, -3000), car(4500, -3560)
    state = play(scene(*cars, moved=[1, 2]), "ram II* 0 0 @1", "roll 6", "roll 1", "take normal", "draw II")
    assert (state.phase, state.actor) == ("whip-reply", 2)


@pytest.mark.rule("ben-hur 5.4")
def test_with_only_a_ram_left_and_a_whip_announced_the_turn_is_lost() -> None:
    cars = car(0, -3000, 0, "III"), *(car(1700, y) for y in (-2280, -3000, -3720)), car(0, -3560)
    state = scene(*cars, moved=[1, 2, 3, 4], touch=[[0, 4]], phase="whip-own")
    assert of_kind(play(state, "no-whip"), "ram")
    state = play(state, "whip @4", "roll 6", "roll 1", "miss")
    assert legal(state) == ["lost"]


@pytest.mark.rule("ben-hur 5.2")
def test_every_horseshoe_in_hand_is_added_to_a_whip() -> None:
    cars = car(0, -2000, hand="II* III*"), car(200, -2500, hand="II* II")
    state = scene(*cars, seats=[1, 0], phase="whip-own", moved=[], actor=1)
    told = faced(state)
    assert told["clause"] == "5.1"
    (duel,) = told["duels"]
    assert (duel["card"], duel["target"], duel["adds"]) == (None, 0, 1)
    assert 50 < duel["chance"] < 60


@pytest.mark.rule("ben-hur 5.2")
def test_the_accident_of_a_lost_whip_opens_no_further_cards() -> None:
    state = scene(
        car(3000, -2000, hand="II A1"),
        car(0, -3000),
        options={"accidents": "club"},
        phase="whipped",
        actor=0,
        pending={"owner": 1, "moved": True},
    )
    told = faced(state)
    assert told["clause"] == "5.2"
    assert told["accident"]["effect"] == "endurance"


@pytest.mark.rule("ben-hur 5.3")
def test_the_loser_of_a_whip_is_told_whom_to_steer_away_from_while_it_lays_a_card() -> None:
    cars = car(3000, -2000, hand="II II", away_from=1), car(0, -3000)
    state = scene(*cars, actor=0)
    assert faced(state)["away"] == {"winner": 1, "clause": "5.3"}
    after = play(state, next(it for it in legal(state) if it.startswith("drive")))
    assert faced(after)["away"] is None


@pytest.mark.rule("ben-hur 5.4")
def test_after_an_announcement_no_ram_is_on_offer() -> None:
    cars = car(0, -2000, hand="II II*"), car(1600, -2000, hand="II II")
    state = scene(*cars, moved=[1], actor=0, pending={"owner": 0, "announced": True})
    assert faced(state)["duels"] == []
