"""Section 1: the arena, whole-number geometry, rulers, cards and charioteers."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from hippodrome.atlas import ben_hur as ben_hur_data
from hippodrome.games.ben_hur.arena import check_arena, house_arena, read_arena, wall_touched, write_arena
from hippodrome.games.ben_hur.geometry import COS, SIN, Pose, chariot_outline, offset_along
from hippodrome.games.ben_hur.kit import (
    CARD_INDEX,
    CHARIOTEERS,
    HIGHEST_BAD_NUMBER,
    RULER_LENGTH,
    Card,
    house_decks,
    read_deck,
)
from hippodrome.games.ben_hur.moves import ROLLS
from hippodrome.games.ben_hur.placements import judge_placements
from hippodrome.saying import Trouble

from .scenes import car, play, scene

ANTIOCH = house_arena("antioch")


@pytest.mark.rule("ben-hur 1.1")
def test_touching_a_wall_is_touching_it_and_a_hair_less_is_sand() -> None:
    assert wall_touched(ANTIOCH, chariot_outline(Pose(0, -4560, 0))) == "outer"
    assert wall_touched(ANTIOCH, chariot_outline(Pose(0, -4559, 0))) is None
    assert wall_touched(ANTIOCH, chariot_outline(Pose(0, -1440, 0))) == "inner"
    assert wall_touched(ANTIOCH, chariot_outline(Pose(0, -1441, 0))) is None


@pytest.mark.rule("ben-hur 1.1")
def test_a_side_that_grazes_the_round_end_of_the_spina_touches_it() -> None:
    standing = Pose(7200 + 1200 + 240, 600, 90)
    assert wall_touched(ANTIOCH, chariot_outline(standing)) == "inner"
    assert wall_touched(ANTIOCH, chariot_outline(standing._replace(x=standing.x + 1))) is None


@pytest.mark.rule("ben-hur 1.1")
def test_a_chariot_right_across_a_thin_spina_touches_it() -> None:
    thin = read_arena({"half": 0, "inner": 1, "outer": 9000, "first": 1000, "step": 500, "contact": 0})
    assert wall_touched(thin, chariot_outline(Pose(600, 0, 0))) == "inner"


@pytest.mark.rule("ben-hur 1.1")
def test_an_arena_without_sand_or_with_a_strange_name_is_refused() -> None:
    sizes = {"half": 7200, "inner": 4800, "outer": 4800, "first": 1520, "step": 580, "contact": 120}
    assert [fault.key for fault in check_arena(sizes)] == ["ben-hur-arena-no-sand"]
    named = {**sizes, "name": 7, "inner": 1200}
    assert [fault.key for fault in check_arena(named)] == ["ben-hur-arena-name"]
    assert [fault.key for fault in check_arena([])] == ["ben-hur-arena-not-an-object"]


@pytest.mark.rule("ben-hur 1.1")
def test_an_arena_in_which_six_chariots_do_not_fit_is_refused_with_every_fault() -> None:
    narrow = {"half": 7200, "inner": 1200, "outer": 3000, "first": 1520, "step": 400, "contact": 120}
    keys = [fault.key for fault in check_arena(narrow)]
    assert keys == ["ben-hur-arena-place-wall"] * 2 + ["ben-hur-arena-places-overlap"]
    with pytest.raises(Trouble):
        read_arena(narrow)
    assert [fault.key for fault in check_arena({"half": -1, "shape": "round"})].count(
        "ben-hur-arena-measure"
    ) == 6


@pytest.mark.rule("ben-hur 1.1")
def test_the_arenas_of_the_house_have_no_fault_and_are_written_by_name() -> None:
    assert "antioch" in ben_hur_data.arena_names()
    assert len(ben_hur_data.arena_names()) >= 2
    for name in ben_hur_data.arena_names():
        assert check_arena(dict(ben_hur_data.open_arena_json(name))) == []
        assert write_arena(house_arena(name)) == name


@pytest.mark.rule("ben-hur 1.2")
def test_cosine_and_sine_are_whole_millionths_rounded_to_nearest() -> None:
    for degree in range(360):
        assert COS[degree] == round(cos(radians(degree)) * 1_000_000)
        assert SIN[degree] == round(sin(radians(degree)) * 1_000_000)
    assert (COS[60], COS[30], COS[0]) == (500_000, 866_025, 1_000_000)


@pytest.mark.rule("ben-hur 1.2")
def test_a_length_along_a_heading_rounds_half_away_from_zero() -> None:
    assert offset_along(1, 60) == (1, 1)
    assert offset_along(1, 240) == (-1, -1)
    assert offset_along(3, 60) == (2, 3)
    assert offset_along(3, 240) == (-2, -3)


@pytest.mark.rule("ben-hur 1.2")
def test_the_new_front_is_reached_over_the_rounded_end_of_the_ruler() -> None:
    placed = judge_placements(ANTIOCH, Pose(1464, -2889, 0), 1200, ())
    assert placed[5].pose == Pose(1464 + 1200 + 1039, -2889 + 600, 30)
    assert placed[8].pose == Pose(1464 + 1039 + 600, -2889 + 600 + 1039, 60)


@pytest.mark.rule("ben-hur 1.3")
@pytest.mark.parametrize(("card", "halves"), [("+I+", 3), ("II", 4), ("+II+", 5), ("III", 6), ("+III+", 7)])
def test_played_straight_a_ruler_gains_its_length_and_the_chariots(card: str, halves: int) -> None:
    placed = judge_placements(ANTIOCH, Pose(0, -3000, 0), RULER_LENGTH[Card(card)], ())
    assert placed[4].pose == Pose(600 * halves, -3000, 0)


@pytest.mark.rule("ben-hur 1.4")
def test_the_decks_hold_54_and_45_cards_made_up_as_the_house_says() -> None:
    normal, risky = house_decks()
    assert (sum(normal), sum(risky)) == (54, 45)

    def of(deck: tuple[int, ...], *names: str) -> list[int]:
        return [deck[CARD_INDEX[Card(name)]] for name in names]

    rulers = ("+I+", "II", "+II+", "III", "+III+")
    shod = [f"{ruler}*" for ruler in rulers]
    assert [a + b for a, b in zip(of(normal, *rulers), of(normal, *shod), strict=True)] == [11, 13, 11, 7, 4]
    assert of(normal, *shod) == [0, 0, 4, 4, 2]
    assert of(normal, *HIGHEST_BAD_NUMBER) == [4, 3, 1]
    assert [a + b for a, b in zip(of(risky, *rulers), of(risky, *shod), strict=True)] == [2, 4, 9, 11, 9]
    assert of(risky, *shod) == [0, 2, 5, 8, 8]
    assert of(risky, *HIGHEST_BAD_NUMBER) == [3, 4, 3]


@pytest.mark.rule("ben-hur 1.4")
def test_a_card_played_goes_to_the_discards_of_its_own_deck() -> None:
    state = scene({**car(2000, -3000, 0, "II +I+"), "backs": "rn"}, car(9000, 0, 90), moved=[1])
    after = play(state, "drive II 0 0")
    assert after.discards[1][CARD_INDEX[Card("II")]] == 1
    assert sum(after.discards[0]) == 0


@pytest.mark.rule("ben-hur 1.4")
def test_a_used_up_deck_is_made_anew_from_its_discards() -> None:
    decks = {"normal": {"A1": 1}, "risky": {"III": 1}}
    state = scene(car(0, -3000), car(9000, 0, 90), moved=[1], decks=decks, discards={"normal": {"+I+": 2}})
    state = play(state, "drive II 0 0", "take normal", "draw A1")
    assert sum(state.decks[0]) == 0
    state = play(state, "drive II 0 0", "take normal")
    assert state.phase == "draw"
    after = play(state, "draw +I+")
    assert sum(after.decks[0]) == 3
    assert sum(after.discards[0]) == 0


@pytest.mark.rule("ben-hur 1.4")
def test_a_chariot_that_is_out_leaves_its_cards_behind() -> None:
    state = scene(car(10000, 0, 0, "+III+ +III+"), car(0, -3000), moved=[1])
    after = play(state, "crash +III+")
    assert after.chariots[0].state == "out"
    assert after.discards[0][CARD_INDEX[Card("+III+")]] == 2


@pytest.mark.rule("ben-hur 1.4")
def test_a_deck_file_with_an_unknown_card_or_a_strange_count_is_refused() -> None:
    for written in ({"IV": 1}, {"II": -1}, {"II": True}, ["II"]):
        with pytest.raises(Trouble):
            read_deck(written, "normal")


@pytest.mark.rule("ben-hur 1.5")
def test_there_are_six_charioteers_and_dice_with_six_faces() -> None:
    assert len(set(CHARIOTEERS)) == 6
    assert CHARIOTEERS[:3] == ("Ben Hur", "Messala", "Cleanthes")
    assert [roll.die for roll in ROLLS] == [1, 2, 3, 4, 5, 6]
