"""Section 3: order of play, placements, and what cannot be driven."""

from __future__ import annotations

import pytest

from hippodrome.games.ben_hur.arena import house_arena, line_crossing, progress
from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.refusals import placements
from hippodrome.race.protocol import Refused
from hippodrome.saying import saying

from .scenes import car, legal, of_kind, play, scene

ANTIOCH = house_arena("antioch")


@pytest.mark.rule("ben-hur 3.1")
def test_the_chariot_furthest_ahead_that_has_not_moved_is_next() -> None:
    cars = car(2000, -3000), car(9500, 0, 90), car(5000, -2000)
    assert scene(*cars).actor == 1
    assert scene(*cars, moved=[1]).actor == 2
    state = play(scene(*cars, moved=[1]), "drive II 0 0", "take normal", "draw II")
    assert (state.actor, state.moved, state.round) == (0, (1, 2), 2)
    state = play(state, "drive II 0 0", "take normal", "draw II")
    assert (state.actor, state.moved, state.round) == (1, (), 3)


@pytest.mark.rule("ben-hur 3.1")
def test_in_the_first_round_the_order_is_that_of_the_places() -> None:
    cars = [car(0, -(1520 + 580 * (place - 1)), 0, started=False) for place in (3, 1, 6)]
    assert scene(*cars, round=1).actor == 1
    assert scene(*cars, round=1, moved=[1]).actor == 0
    assert scene(*cars, round=1, moved=[0, 1]).actor == 2


@pytest.mark.rule("ben-hur 3.1")
def test_one_that_misses_its_turn_is_passed_over() -> None:
    state = scene(car(5000, -3000, skip=True), car(2000, -3000))
    assert (state.actor, state.moved) == (1, (0,))
    assert state.chariots[0].skip is False


@pytest.mark.rule("ben-hur 3.2")
def test_ahead_goes_by_turns_then_section_then_along_it() -> None:
    round_the_lap = [
        (0, -3000), (7200, -2000), (7201, -2000), (9000, 0), (7201, 4000), (7200, 1300), (0, 2000),
        (-7200, 4000), (-7201, 1300), (-11000, 0), (-7201, -1300), (-7200, -3000), (-1, -1300),
    ]  # fmt: skip  # a list that is read in rows
    far = [progress(ANTIOCH, x, y, 0) for x, y in round_the_lap]
    assert far == sorted(far)
    assert len(set(far)) == len(far)
    assert progress(ANTIOCH, 0, -3000, 1) > far[-1]


@pytest.mark.rule("ben-hur 3.2")
def test_in_a_bend_one_unit_of_angle_decides() -> None:
    assert progress(ANTIOCH, 7200 + 4000, -1, 0) < progress(ANTIOCH, 7200 + 4000, 0, 0)
    assert progress(ANTIOCH, 7200 + 2000, 1000, 0) == progress(ANTIOCH, 7200 + 4000, 2000, 0)
    assert progress(ANTIOCH, 7200 + 4001, 2000, 0) < progress(ANTIOCH, 7200 + 2000, 1000, 0)


@pytest.mark.rule("ben-hur 3.2")
def test_a_tie_goes_to_the_chariot_nearer_the_spina() -> None:
    assert scene(car(2000, -3000), car(2000, -2000)).actor == 1
    assert scene(car(7200 + 3600, 1800, 90), car(7200 + 2000, 1000, 90)).actor == 1


@pytest.mark.rule("ben-hur 3.2")
def test_turns_counts_how_often_the_line_is_passed() -> None:
    assert line_crossing(-1, -3000, 0, -3000) == 1
    assert line_crossing(0, -3000, -1, -3000) == -1
    assert line_crossing(1, 3000, -1, 3000) == 0
    state = scene(car(-1000, -3000), car(9000, 0, 90), moved=[1], laps=2)
    assert play(state, "drive II 0 0").chariots[0].turns == 1


@pytest.mark.rule("ben-hur 3.3")
def test_driving_ramming_and_accidents_are_all_open_when_they_are_possible() -> None:
    state = scene(car(2000, -3000, 0, "II A1"), car(4000, -3000), moved=[1])
    kinds = {move.split()[0] for move in legal(state)}
    assert kinds == {"drive", "ram", "accident"}


@pytest.mark.rule("ben-hur 3.3")
def test_after_a_speed_card_one_card_is_drawn_from_the_deck_of_ones_choice() -> None:
    state = play(scene(car(2000, -3000), car(9000, 0, 90), moved=[1]), "drive II 0 0")
    assert legal(state) == ["take normal", "take risky"]
    risky = play(state, "take risky")
    assert "draw +III+*" in legal(risky)
    after = play(risky, "draw +III+*")
    assert (after.chariots[0].hand, after.chariots[0].backs) == (("+III+*", "II"), "rn")


@pytest.mark.rule("ben-hur 3.3")
def test_a_speed_card_that_ends_the_race_for_its_chariot_draws_nothing() -> None:
    state = play(scene(car(-600, -3000), car(9000, 0, 90), moved=[1]), "drive II 0 0")
    assert state.chariots[0].state == "finished"
    assert state.chariots[0].hand == ("II",)
    assert (state.phase, state.actor) == ("turn", 1)


@pytest.mark.rule("ben-hur 3.4")
def test_a_card_has_nine_placements_and_free_steering_every_degree_up_to_thirty() -> None:
    cars = car(2000, -3000, 0, "II"), car(9000, 0, 90)
    fixed = placements(scene(*cars, moved=[1]), "II")
    assert [(ruler, turn) for ruler, turn, _, _ in fixed] == [
        (a, b) for a in ("-30", "0", "+30") for b in ("-30", "0", "+30")
    ]
    state = scene(*cars, moved=[1], options={"steering": "free"})
    free = placements(state, "II")
    assert len(free) == 61 * 61
    assert [
        line for line in free if line[0] in ("-30", "0", "+30") and line[1] in ("-30", "0", "+30")
    ] == fixed
    assert "drive II -7 +13" in legal(state)
    with pytest.raises(Refused, match=r"\(3\.4\)"):
        play(scene(*cars, moved=[1]), "drive II -7 +13")


@pytest.mark.rule("ben-hur 3.5")
def test_a_placement_that_touches_a_wall_is_wall_whatever_else_it_is() -> None:
    state = scene(car(5000, -4300, 330, "+I+"), car(6500, -4500, 0), moved=[1])
    words = {(ruler, turn): word for ruler, turn, word, _ in placements(state, "+I+")}
    assert words["0", "0"] == "wall"
    refused = {refusal.what: refusal for refusal in GAME.refusals(state)}
    assert refused["drive +I+ -30 0"].why == saying("ben-hur-ruler-touches-outer")
    assert refused["drive +I+ -30 0"].clause == "3.5"


@pytest.mark.rule("ben-hur 3.5")
def test_the_piece_and_the_wall_that_it_touches_are_named() -> None:
    state = scene(car(0, -2100, 0, "II"), car(9000, 0, 90), moved=[1])
    refused = {refusal.what: refusal.why.key for refusal in GAME.refusals(state)}
    assert refused["drive II +30 0"] == "ben-hur-chariot-touches-inner"
    assert "drive II 0 0" not in refused
    low = scene(car(0, -4400, 0, "II"), car(9000, 0, 90), moved=[1])
    refused = {refusal.what: refusal.why.key for refusal in GAME.refusals(low)}
    assert refused["drive II 0 -30"] == "ben-hur-chariot-touches-outer"
    high = scene(car(0, -1450, 0, "III"), car(9000, 0, 90), moved=[1])
    refused = {refusal.what: refusal.why.key for refusal in GAME.refusals(high)}
    assert refused["drive III +30 0"] == "ben-hur-ruler-touches-inner"


@pytest.mark.rule("ben-hur 3.5")
def test_nobody_drives_the_wrong_way_round() -> None:
    state = scene(car(2000, -3000, 180, "II A1"), car(9000, 0, 90), moved=[1])
    assert {word for _, _, word, _ in placements(state, "II")} == {"back"}
    assert legal(state) == ["accident A1"]
    with pytest.raises(Refused, match=r"\(3\.5\)"):
        play(state, "drive II 0 0")


@pytest.mark.rule("ben-hur 3.5")
def test_edges_may_touch() -> None:
    beside = scene(car(0, -3000, 0, "II"), car(2400, -3480, 0), moved=[1])
    assert placements(beside, "II")[4][2] == "clear"
    nearer = scene(car(0, -3000, 0, "II"), car(2400, -3479, 0), moved=[1])
    assert placements(nearer, "II")[4][2] == "ram @1"
    ahead = scene(car(0, -3000, 0, "II"), car(3600, -3000, 0), moved=[1])
    assert placements(ahead, "II")[4][2] == "clear"


@pytest.mark.rule("ben-hur 3.5")
def test_ruler_and_chariot_together_make_a_ram_of_one_and_a_crowd_of_two() -> None:
    one = scene(car(0, -3000, 0, "III"), car(2000, -3000, 0), moved=[1])
    assert placements(one, "III")[4][2] == "ram @1"
    two = scene(car(0, -3000, 0, "III"), car(2000, -3000, 0), car(3500, -3000, 0), moved=[1, 2])
    assert placements(two, "III")[4][2] == "crowded"
    with pytest.raises(Refused, match=r"\(3\.5\)"):
        play(two, "drive III 0 0")


@pytest.mark.rule("ben-hur 3.5")
def test_ones_own_old_place_is_never_in_the_way() -> None:
    state = scene(car(9000, 0, 90, "+I+"), car(0, -3000), moved=[1])
    assert of_kind(state, "ram") == []
    assert of_kind(state, "drive")


@pytest.mark.rule("ben-hur 3.6")
def test_only_clear_placements_may_be_driven() -> None:
    state = scene(car(0, -3000, 0, "II"), car(2000, -3000, 0), moved=[1])
    assert "drive II 0 0" not in legal(state)
    assert "ram II 0 0 @1" in legal(state)
    with pytest.raises(Refused, match=r"\(3\.6\)"):
        play(state, "drive II 0 0")


@pytest.mark.rule("ben-hur 3.6")
def test_barred_by_chariots_alone_the_turn_is_lost_and_the_hand_kept() -> None:
    abreast = [car(1700, y) for y in (-2280, -2760, -3240, -3720)]
    state = scene(car(0, -3000, 0, "III"), *abreast, moved=[1, 2, 3, 4])
    assert {word for _, _, word, _ in placements(state, "III")} == {"crowded", "wall"}
    assert legal(state) == ["lost"]
    after = play(state, "lost")
    assert after.chariots[0].hand == ("III",)
    assert after.round == 3


@pytest.mark.rule("ben-hur 3.6")
def test_with_only_walls_ahead_a_speed_card_is_played_into_the_wall() -> None:
    state = scene(car(10000, 0, 0, "+III+ III"), car(0, -3000), moved=[1])
    assert legal(state) == ["crash +III+", "crash III"]
    after = play(state, "crash III")
    assert after.chariots[0].state == "out"
    with pytest.raises(Refused, match=r"\(3\.6\)"):
        play(scene(car(2000, -3000), car(0, -3000), moved=[1]), "crash II")


@pytest.mark.rule("ben-hur 3.6")
def test_an_accident_in_hand_spares_the_wall() -> None:
    state = scene(car(10000, 0, 0, "+III+ A3"), car(0, -3000), moved=[1])
    assert legal(state) == ["accident A3"]


@pytest.mark.rule("ben-hur 3.7")
def test_a_chariot_off_the_sand_is_in_nobodys_way() -> None:
    for gone in ("out", "finished"):
        state = scene(car(0, -3000, 0, "II"), car(2000, -3000, state=gone), car(9000, 0, 90), moved=[2])
        assert "drive II 0 0" in legal(state)


@pytest.mark.rule("ben-hur 3.7")
def test_after_forty_rounds_a_lap_all_still_racing_are_out() -> None:
    cars = car(2000, -3000), car(9000, 0, 90)
    last = play(scene(*cars, moved=[1], round=40), "drive II 0 0", "take normal", "draw II")
    assert last.phase == "over"
    assert {chariot.state for chariot in last.chariots} == {"out"}
    longer = play(scene(*cars, moved=[1], round=40, laps=2), "drive II 0 0", "take normal", "draw II")
    assert (longer.phase, longer.round) == ("turn", 41)
