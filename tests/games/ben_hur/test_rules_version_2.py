"""What version 2 of the rules brought: dice that roll again, one's own left in peace, accidents left in."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hippodrome.charioteers.ben_hur.aggressor import chance_to_win_duel, value_of_whips_invited
from hippodrome.charioteers.ben_hur.plain import placements_reached
from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.kit import HIGHEST_BAD_NUMBER, write_deck
from hippodrome.games.ben_hur.position import read_position, write_position
from hippodrome.games.ben_hur.refusals import placements
from hippodrome.games.ben_hur.state import State
from hippodrome.race.protocol import Seat
from hippodrome.saying import Trouble

from .scenes import car, legal, of_kind, play, scene

RAM = "ram II 0 0 @1"


def ramming(hand: str = "II II", **more: Any) -> State:
    """Set a rammer right behind its victim, whose hand is told."""
    return scene(car(1000, -2000), car(3000, -2000, hand=hand), car(-3000, -2000, turns=-1), **more)


@pytest.mark.rule("ben-hur 4.2")
def test_equal_dice_of_a_ram_roll_again_even_when_the_totals_differ() -> None:
    state = play(ramming(hand="II* II*", moved=[1]), RAM, "roll 3", "roll 3")
    assert (state.phase, state.actor) == ("roll", 0)
    lost = play(state, "roll 4", "roll 3")
    assert (lost.phase, lost.chariots[0].pose) == ("take", state.chariots[0].pose)
    won = play(state, "roll 6", "roll 3")
    assert won.chariots[0].pose != state.chariots[0].pose


@pytest.mark.rule("ben-hur 4.2")
def test_equal_totals_of_a_ram_roll_again_still() -> None:
    state = play(ramming(hand="II* II*", moved=[1]), RAM, "roll 5", "roll 3")
    assert (state.phase, state.actor) == ("roll", 0)


@pytest.mark.rule("ben-hur 5.2")
@pytest.mark.parametrize(("first", "second"), [(3, 3), (4, 3)])
def test_equal_dice_and_equal_totals_of_a_whip_roll_again(first: int, second: int) -> None:
    """The other holds one horseshoe more: 3 against 3 is a tie of the dice, 4 against 3 of the totals."""
    state = scene(
        car(1000, -2000),
        car(1000, -2500, hand="II* II"),
        phase="whip",
        actor=0,
        pending={"owner": 0, "moved": True},
    )
    rolled = play(state, "whip @1", f"roll {first}", f"roll {second}")
    assert (rolled.phase, rolled.actor) == ("roll", 0)
    over = play(rolled, "roll 5", "roll 2")
    assert (over.phase, over.actor) == ("whipped", 1)


@pytest.mark.rule("ben-hur 4.2")
@pytest.mark.rule("ben-hur 5.2")
@pytest.mark.parametrize("mine", range(5))
@pytest.mark.parametrize("theirs", range(5))
def test_the_odds_that_charioteers_count_are_those_of_the_dice(mine: int, theirs: int) -> None:
    settled = [(a, b) for a in range(1, 7) for b in range(1, 7) if a != b and a + mine != b + theirs]
    won = sum(a + mine > b + theirs for a, b in settled)
    assert chance_to_win_duel(mine, (0.0,) * theirs + (1.0,)) == pytest.approx(won / len(settled))


@pytest.mark.rule("ben-hur 3.5")
@pytest.mark.rule("ben-hur 4.1")
def test_a_placement_over_ones_own_chariot_is_crowded() -> None:
    foes = ramming(moved=[1])
    assert RAM in legal(foes)
    own = ramming(moved=[1], seats=[0, 0, 1])
    assert of_kind(own, "ram") == []
    words = {(ruler, turn): word for ruler, turn, word, _ in placements(own, "II")}
    assert words["0", "0"] == "crowded"
    told = {it.what: it.clause for it in GAME.refusals(own)}
    assert told["drive II 0 0"] == "3.5"


@pytest.mark.rule("ben-hur 3.5")
def test_ones_own_beside_a_rival_is_crowded_too() -> None:
    both = [car(1000, -2000), car(3000, -1800), car(3000, -2300)]
    for seats in ([0, 0, 1], [0, 1, 0], [0, 1, 2]):
        words = {it[:2]: it[2] for it in placements(scene(*both, moved=[1, 2], seats=seats), "II")}
        assert words["0", "0"] == "crowded"


@pytest.mark.rule("ben-hur 3.6")
def test_one_whose_own_chariots_alone_bar_its_way_loses_the_turn() -> None:
    wall = [car(3000, -1500), car(3000, -2100), car(3000, -2700), car(3000, -3300), car(3000, -3900)]
    seats = [0, 0, 0, 0, 0, 1]
    state = scene(
        car(1000, -2700, hand="II"), *wall[:3], wall[3], wall[4], moved=[1, 2, 3, 4, 5], seats=seats
    )
    assert legal(state) == ["lost"]


@pytest.mark.rule("ben-hur 5.4")
def test_ones_own_chariots_are_not_whipped_in_any_window() -> None:
    state = scene(car(1000, -2000), car(4000, -2600), car(-3000, -2000, turns=-1), moved=[1], seats=[0, 0, 1])
    after = play(state, "drive II 0 0", "take normal", "draw II")
    assert (after.phase, after.actor) == ("turn", 2)
    assert after.touch == ()
    rival = scene(car(1000, -2000), car(4000, -2600), car(-3000, -2000, turns=-1), moved=[1], seats=[0, 1, 0])
    assert play(rival, "drive II 0 0", "take normal", "draw II").phase == "whip"


@pytest.mark.rule("ben-hur 5.4")
def test_a_position_in_which_ones_own_are_quarrelling_is_refused() -> None:
    beside = [car(1000, -2000), car(1000, -2500)]
    with pytest.raises(Trouble, match="ben-hur-touches-its-own"):
        scene(*beside, car(-3000, -2000, turns=-1), phase="whip", actor=0, touch=[[0, 1]], seats=[0, 0, 1])
    with pytest.raises(Trouble, match="ben-hur-touches-nobody"):
        scene(*beside, car(-3000, -2000, turns=-1), phase="whip", actor=0, seats=[0, 0, 1])
    for business in (
        {"whip": {"by": 0, "at": 1, "die": 0}},
        {"ram": {"card": "II", "ruler": 0, "turn": 0, "target": 1, "die": 0}},
    ):
        with pytest.raises(Trouble, match="ben-hur-pending-does-not-fit"):
            scene(
                *beside,
                car(-3000, -2000, turns=-1),
                phase="roll",
                actor=0,
                seats=[0, 0, 1],
                pending={"owner": 0, **business},
            )


@pytest.mark.rule("ben-hur 5.4")
def test_charioteers_neither_fear_nor_seek_the_company_of_their_own() -> None:
    cars = [car(1000, -2000, hand="II II*"), car(4000, -2600), car(-3000, -2000, turns=-1)]
    own, foe = (scene(*cars, moved=[1], seats=seats) for seats in ([0, 0, 1], [0, 1, 0]))
    seen, strange = (GAME.view(state, Seat(0)) for state in (own, foe))
    there = placements_reached(seen, GAME.legal_moves(own))[GAME.read("drive II 0 0")].pose
    assert value_of_whips_invited(seen, there) == 0.0
    assert value_of_whips_invited(strange, there) != 0.0


@pytest.mark.rule("ben-hur 2.4")
@pytest.mark.parametrize(
    ("preset", "laps", "out"),
    [("antioch", 3, 0), ("club", 3, 0), ("long", 2, 0), ("long", 3, 5), ("long", 4, 5), ("season", 1, 0)],
)
def test_accidents_are_out_by_default_only_in_the_long_race_from_three_laps_on(
    preset: str, laps: int, out: int
) -> None:
    state = GAME.start({"preset": preset, "laps": laps, "players": 4})
    for made, deck in zip(state.table.makeup, state.decks, strict=True):
        assert sum(made) - sum(deck) == out
        gone = {card: n - write_deck(deck).get(card, 0) for card, n in write_deck(made).items()}
        assert all(card in HIGHEST_BAD_NUMBER for card, count in gone.items() if count)
    told = GAME.start({"preset": preset, "laps": laps, "players": 4, "options": {"fewer_accidents": 6}})
    assert sum(told.table.makeup[0]) - sum(told.decks[0]) == 6


@pytest.mark.rule("ben-hur 2.4")
def test_a_position_without_decks_has_those_of_its_preset() -> None:
    chariots = [car(1000, -2000), car(3000, -2000)]
    cards = {
        preset: sum(write_position(scene(*chariots, preset=preset, laps=3))["decks"]["normal"].values())
        for preset in ("antioch", "long")
    }
    assert cards["antioch"] - cards["long"] == 5


def test_whole_races_with_several_chariots_a_player_never_offer_ones_own() -> None:
    for seed in range(3):
        pick = Random(seed)
        state = GAME.start({"players": 2, "each": 3, "laps": 1})
        while state.actor is not None:
            for move in GAME.legal_moves(state):
                words = GAME.write(move).split()
                if words[0] in ("ram", "whip"):
                    assert state.table.seats[int(words[-1][1:])] != state.table.seats[state.actor]
            assert read_position(write_position(state)) == state
            moves = GAME.odds(state) or GAME.legal_moves(state)
            state = GAME.play(state, pick.choice(moves))
