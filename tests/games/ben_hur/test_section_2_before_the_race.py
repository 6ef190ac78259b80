"""Section 2: places, hands, several chariots, and what is agreed."""

from __future__ import annotations

from typing import Any

import pytest

from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.geometry import Pose
from hippodrome.games.ben_hur.kit import CARD_INDEX, CHARIOTEERS, Card
from hippodrome.games.ben_hur.state import State
from hippodrome.games.ben_hur.table import deal_charioteers
from hippodrome.race.protocol import FATES
from hippodrome.saying import Trouble

from .scenes import car, legal, play, scene

HAND = ("draw +I+", "draw II", "draw +II+", "draw III")
UNLUCKY = ("draw A1", "draw A1", "draw A2", "draw III")


def on_places(**setup: Any) -> State:
    """Start a race of three whose chariots 0, 1, 2 roll the places 4, 1, 6."""
    return play(GAME.start({"players": 3, **setup}), "roll 4", "roll 1", "roll 6")


@pytest.mark.rule("ben-hur 2.1")
def test_every_chariot_rolls_for_its_place_and_again_if_it_is_taken() -> None:
    state = play(GAME.start({"players": 2}), "roll 3")
    assert state.chariots[0].pose == Pose(0, -(1520 + 2 * 580), 0)
    assert GAME.to_move(state) is FATES
    again = play(state, "roll 3")
    assert again == state
    assert play(again, "roll 1").chariots[1].pose == Pose(0, -1520, 0)


@pytest.mark.rule("ben-hur 2.1")
def test_the_charioteers_are_dealt_at_random_each_once() -> None:
    dealt = deal_charioteers(4, lambda n: n - 1)
    assert dealt == list(reversed(CHARIOTEERS))[:4]
    assert GAME.start({"players": 4, "charioteers": dealt}).table.charioteers == tuple(dealt)
    with pytest.raises(Trouble):
        GAME.start({"players": 2, "charioteers": ["Messala", "Messala"]})


@pytest.mark.rule("ben-hur 2.1")
@pytest.mark.parametrize("players", [1, 7, True, "2"])
def test_only_two_to_six_chariots_race(players: object) -> None:
    with pytest.raises(Trouble):
        GAME.start({"players": players})


@pytest.mark.rule("ben-hur 2.2")
def test_two_cards_from_each_deck_are_dealt_in_the_order_of_the_places() -> None:
    state = on_places()
    assert (state.phase, state.actor) == ("deal", 1)
    state = play(state, *HAND)
    assert state.actor == 0
    assert sorted(zip(state.chariots[1].backs, state.chariots[1].hand, strict=True)) == [
        ("n", "+I+"),
        ("n", "II"),
        ("r", "+II+"),
        ("r", "III"),
    ]
    state = play(state, *HAND, *HAND)
    assert (state.phase, state.actor, state.round) == ("turn", 1, 1)


@pytest.mark.rule("ben-hur 2.2")
def test_whoever_holds_three_accidents_may_show_them_and_is_asked_again_as_long_as_that_holds() -> None:
    state = play(on_places(), *UNLUCKY)
    assert (state.phase, state.actor) == ("redraw", 1)
    assert legal(state) == ["keep", "redraw"]
    state = play(state, "redraw")
    assert (state.phase, state.actor, state.chariots[1].hand) == ("deal", 1, ())
    assert state.discards[0][CARD_INDEX[Card("A1")]] == 2
    state = play(state, *UNLUCKY)
    assert state.phase == "redraw"
    kept = play(state, "keep")
    assert (kept.phase, kept.actor) == ("deal", 0)
    assert kept.chariots[1].hand == ("A1", "A1", "A2", "III")


@pytest.mark.rule("ben-hur 2.2")
def test_two_accidents_are_not_asked_about() -> None:
    state = play(on_places(), "draw A1", "draw A1", "draw II*", "draw III")
    assert (state.phase, state.actor) == ("deal", 0)


@pytest.mark.rule("ben-hur 2.3")
def test_two_players_may_drive_three_chariots_each_with_a_hand_of_its_own() -> None:
    state = GAME.start({"players": 2, "each": 3})
    assert state.table.seats == (0, 1, 0, 1, 0, 1)
    assert GAME.seats(state) == 2
    for setup in ({"players": 4, "each": 2}, {"players": 3, "each": 3}):
        with pytest.raises(Trouble):
            GAME.start(setup)


@pytest.mark.rule("ben-hur 2.3")
def test_a_players_result_is_the_sum_of_its_chariots() -> None:
    cars = [car(0, -2000, 0, "", state="finished", turns=1, markers=[place]) for place in (1, 4, 2, 3)]
    state = scene(*cars, phase="over", seats=[0, 0, 1, 1])
    first, second = GAME.standings(state)
    assert (first.points, first.chariots) == (5, (0, 1))
    assert (second.points, second.place) == (5, 1)
    apart = scene(*cars, phase="over", seats=[0, 1, 0, 1])
    assert [(one.seat, one.points) for one in GAME.standings(apart)] == [(0, 3), (1, 7)]


@pytest.mark.rule("ben-hur 2.4")
def test_fewer_accidents_takes_the_worst_out_of_each_deck_first() -> None:
    state = GAME.start({"players": 2, "options": {"fewer_accidents": 5}})
    accidents = [Card("A1"), Card("A2"), Card("A3")]
    assert [state.decks[0][CARD_INDEX[card]] for card in accidents] == [3, 0, 0]
    assert [state.decks[1][CARD_INDEX[card]] for card in accidents] == [3, 2, 0]


@pytest.mark.rule("ben-hur 2.4")
def test_three_laps_of_the_long_race_take_out_five_accidents_unless_agreed_otherwise() -> None:
    long = {"preset": "long"}
    assert sum(GAME.start(long | {"laps": 2}).decks[0]) == 54
    assert sum(GAME.start(long | {"laps": 3}).decks[0]) == 49
    assert sum(GAME.start(long | {"laps": 3, "options": {"fewer_accidents": 0}}).decks[0]) == 54


@pytest.mark.rule("ben-hur 2.4")
@pytest.mark.parametrize("options", [{"fewer_accidents": 3}, {"fewer_accidents": -5}, {"accidents": "none"}])
def test_what_cannot_be_agreed_on_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(Trouble):
        GAME.start({"options": options})
    with pytest.raises(Trouble):
        GAME.start({"laps": 5})
