"""Section 6: the three accident rules."""

from __future__ import annotations

import pytest

from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.moves import read_move
from hippodrome.games.ben_hur.state import State
from hippodrome.race.protocol import Refused

from .scenes import car, faced, legal, of_kind, play, scene


def with_hand(hand: str, preset: str = "antioch", **more: object) -> State:
    return scene(car(2000, -3000, 0, hand, **more), car(9000, 0, 90), moved=[1], preset=preset)


@pytest.mark.rule("ben-hur 6.1")
def test_an_accident_costs_the_turn_and_rolls_a_die() -> None:
    state = play(with_hand("A2 II"), "accident A2")
    assert (state.phase, state.chariots[0].hand) == ("roll", ("II",))
    after = play(state, "roll 1")
    assert (after.actor, after.round) == (1, 3)
    assert after.chariots[0].pose == state.chariots[0].pose


@pytest.mark.rule("ben-hur 6.1")
@pytest.mark.parametrize("preset", ["antioch", "season", "long", "club"])
def test_under_every_rule_who_has_no_card_left_is_out(preset: str) -> None:
    state = scene(car(2000, -3000, 0, "A2", started=False), car(9000, 0, 90), moved=[1], preset=preset)
    assert play(state, "accident A2", "roll 2").chariots[0].state == "out"
    assert play(state, "accident A2", "roll 3").phase == "take"


@pytest.mark.rule("ben-hur 6.2")
def test_under_endurance_the_numbers_bring_no_card_and_above_them_one_is_drawn() -> None:
    state = play(with_hand("A3 II"), "accident A3")
    assert play(state, "roll 3").chariots[0].hand == ("II",)
    drawn = play(state, "roll 4", "take risky", "draw +III+")
    assert (drawn.chariots[0].hand, drawn.chariots[0].backs) == (("+III+", "II"), "rn")
    assert (drawn.phase, drawn.actor) == ("turn", 1)


@pytest.mark.rule("ben-hur 6.3")
def test_under_knockout_the_numbers_put_the_chariot_out() -> None:
    state = play(with_hand("A1 II", "season"), "accident A1")
    assert play(state, "roll 1").chariots[0].state == "out"
    assert play(state, "roll 2").phase == "take"


@pytest.mark.rule("ben-hur 6.3")
def test_under_knockout_before_the_first_drive_it_is_only_repairs() -> None:
    state = scene(car(2000, -3000, 0, "A1 II", started=False), car(9000, 0, 90), moved=[1], preset="season")
    repaired = play(state, "accident A1", "roll 1")
    assert (repaired.chariots[0].state, repaired.chariots[0].hand) == ("racing", ("II",))
    assert play(state, "drive II 0 0").chariots[0].started


@pytest.mark.rule("ben-hur 6.3")
def test_a_lost_ram_does_not_count_as_started_and_a_won_one_does() -> None:
    cars = car(0, -3000, 0, "II* II", started=False), car(2000, -3000)
    state = play(scene(*cars, moved=[1], preset="season"), "ram II* 0 0 @1")
    assert not play(state, "roll 1", "roll 6").chariots[0].started
    assert play(state, "roll 6", "roll 1").chariots[0].started


@pytest.mark.rule("ben-hur 6.4")
def test_under_club_a_bad_roll_ends_the_turn_and_a_good_one_goes_on() -> None:
    state = play(with_hand("A2 A1 II", "club"), "accident A2")
    assert play(state, "roll 2").actor == 1
    more = play(state, "roll 3", "take normal", "draw +I+")
    assert (more.phase, more.actor) == ("more", 0)
    kinds = {move.split()[0] for move in legal(more)}
    assert kinds == {"drive", "accident", "stop"}
    assert play(more, "stop").actor == 1
    driven = play(more, "drive +I+ 0 0", "take normal", "draw II")
    assert driven.actor == 1


@pytest.mark.rule("ben-hur 6.4")
def test_after_a_second_good_roll_a_speed_card_must_follow() -> None:
    state = play(with_hand("A2 A1 A1 II", "club"), "accident A2", "roll 6", "take normal", "draw +I+")
    state = play(state, "accident A1", "roll 6", "take normal", "draw +II+")
    assert state.phase == "more"
    assert {move.split()[0] for move in legal(state)} == {"drive"}
    with pytest.raises(Refused, match=r"\(6\.4\)"):
        play(state, "accident A1")


@pytest.mark.rule("ben-hur 6.4")
def test_who_cannot_drive_or_ram_after_a_second_good_roll_misses_its_next_turn() -> None:
    cars = car(10000, 0, 0, "A1 A1 +III+"), car(0, -3000)
    state = scene(*cars, moved=[1], preset="club")
    state = play(state, "accident A1", "roll 6", "take normal", "draw +III+")
    state = play(state, "accident A1", "roll 6", "take normal", "draw +III+")
    assert legal(state) == ["stop"]
    after = play(state, "stop")
    assert after.actor == 1
    assert after.round == 3
    assert after.moved == (0,)


@pytest.mark.rule("ben-hur 6.4")
def test_under_club_a_ram_may_follow_an_accident() -> None:
    cars = car(0, -3000, 0, "A1 II"), car(2000, -3000)
    state = play(scene(*cars, moved=[1], preset="club"), "accident A1", "roll 6", "take normal", "draw II")
    assert of_kind(state, "ram")


@pytest.mark.parametrize(
    ("rule", "started", "effect", "clause"),
    [
        pytest.param("endurance", True, "endurance", "6.2", marks=pytest.mark.rule("ben-hur 6.2")),
        pytest.param("knockout", True, "knockout", "6.3", marks=pytest.mark.rule("ben-hur 6.3")),
        pytest.param("knockout", False, "endurance", "6.2", marks=pytest.mark.rule("ben-hur 6.3")),
        pytest.param("club", True, "club", "6.4", marks=pytest.mark.rule("ben-hur 6.4")),
    ],
)
def test_what_an_accident_does_is_told_with_its_clause(
    rule: str, started: bool, effect: str, clause: str
) -> None:
    state = scene(
        car(3000, -2000, hand="II A1", started=started), car(0, -3000), options={"accidents": rule}, actor=0
    )
    assert faced(state)["accident"] == {
        "effect": effect,
        "clause": clause,
        "barred": False,
    }


@pytest.mark.rule("ben-hur 6.4")
def test_after_two_good_rolls_the_accident_is_barred_by_the_clause_that_refuses_it() -> None:
    state = scene(
        car(3000, -2000, hand="II A1"),
        car(0, -3000),
        options={"accidents": "club"},
        phase="more",
        actor=0,
        pending={"owner": 0, "good": 2},
    )
    accident = faced(state)["accident"]
    assert accident["barred"]
    with pytest.raises(Refused) as refused:
        GAME.play(state, read_move("accident A1"))
    assert refused.value.clause == accident["clause"]
