"""The charioteers of Ave Caesar: legal, honest, deterministic, in time, and each stronger than the last."""

from __future__ import annotations

from itertools import product
from math import exp
from random import Random
from time import process_time
from typing import Any

import pytest
from tests.charioteers.duels import chance, duel, positions, seconds, seconds_with_garbage
from tests.second_reading.courses import made_up_course

from hippodrome.charioteers import (
    budget,
    charioteer_by_name,
    parse_charioteer,
    proper_name_and_character,
    stable_of,
)
from hippodrome.charioteers.ave_caesar.ground import remembered_track
from hippodrome.charioteers.ave_caesar.outlook import AGAINST_GREEDY, forecast_on
from hippodrome.charioteers.ave_caesar.rehearsal import Rehearsal, RehearsalRun
from hippodrome.charioteers.ave_caesar.search import SearchSettings, weigh_moves
from hippodrome.charioteers.ave_caesar.taste import BRED_TASTES, StandingValue, value_of_cards_kept
from hippodrome.charioteers.ave_caesar.tree import SearchTree, select_path
from hippodrome.charioteers.budget import Budget, BudgetMeter
from hippodrome.games import game_names
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.kit import LAURELS, NO_CARDS, pack_cards
from hippodrome.language import LANGUAGES, voice
from hippodrome.saying import Trouble

SETUPS: dict[str, dict[str, Any]] = {
    "one race": {"players": 4, "options": {"races": 1}},
    "tournament": {"players": 3, "options": {"races": 2}},
    "tucking": {"players": 4, "edition": "summary", "options": {"races": 1}},
    "unmanned": {"players": 2, "unmanned": 2, "edition": "pro-ludo", "options": {"races": 1}},
    "votes": {
        "players": 3,
        "unmanned": 1,
        "edition": "player-aid",
        "options": {"races": 1, "unmanned_driver": "vote"},
    },
    "three chariots each": {"players": 2, "each": 3, "options": {"races": 1}},
    "two cards in hand": {"players": 3, "options": {"races": 1, "hand_size": 2, "laps": 1}},
}
NAMES = ("random", "greedy", "tactician", "strategist:24")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_what_it_plays_is_always_offered(setup: dict[str, Any], name: str) -> None:
    decide = charioteer_by_name("ave-caesar", name, chance(name))
    for number, (state, seat) in enumerate(positions("ave-caesar", setup, 1)):
        if number % 7 == 0 or len(state.moves) > 8:
            moves = GAME.legal_moves(state)
            assert decide(GAME.view(state, seat), moves) in moves


@pytest.mark.parametrize("seed", range(6))
def test_it_finds_its_way_on_courses_it_has_never_seen(seed: int) -> None:
    course = made_up_course(seed)
    setup = {"players": course["players"][1], "any_number": True, "programme": [{"course": course}]}
    decide = charioteer_by_name("ave-caesar", "strategist:12", chance(seed))
    for number, (state, seat) in enumerate(positions("ave-caesar", setup, seed)):
        if number % 9 == 0:
            moves = GAME.legal_moves(state)
            assert decide(GAME.view(state, seat), moves) in moves


@pytest.mark.parametrize("name", ["greedy", "tactician", "strategist:60"])
def test_the_same_view_and_chance_give_the_same_decision_whatever_is_hidden(name: str) -> None:
    """An honest charioteer cannot tell a state from another one that looks just so."""
    for number, (state, seat) in enumerate(positions("ave-caesar", SETUPS["one race"], 2, "greedy")):
        if number % 11:
            continue
        view, moves = GAME.view(state, seat), GAME.legal_moves(state)
        imagined = GAME.imagine(view, chance("another deal", number))
        first = charioteer_by_name("ave-caesar", name, chance(3))(view, moves)
        second = charioteer_by_name("ave-caesar", name, chance(3))(
            GAME.view(imagined, seat), GAME.legal_moves(imagined)
        )
        assert first == second


def test_the_strategist_keeps_to_its_time_and_stops_when_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "perf_counter", process_time)
    state, seat = next(
        it for it in positions("ave-caesar", SETUPS["one race"], 3, "greedy") if len(it[0].moves) > 3
    )
    view, moves = GAME.view(state, seat), GAME.legal_moves(state)
    charioteer_by_name("ave-caesar", "strategist:20", chance(1))(view, moves)  # learns the ground
    hurried = charioteer_by_name("ave-caesar", "strategist:0.2s", chance(1))
    assert 0.19 < min(seconds(lambda: hurried(view, moves)) for _ in range(3)) < 0.22
    stopped = charioteer_by_name("ave-caesar", "strategist:20s", chance(1), lambda: True)
    assert seconds(lambda: stopped(view, moves)) < 0.1


@pytest.mark.parametrize("name", ["tactician:0.2s", "strategist:0.2s"])
def test_looking_for_garbage_waits_until_the_answer_is_given(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    race = positions("ave-caesar", SETUPS["one race"], 3, "greedy")
    state, seat = next(it for it in race if len(it[0].moves) > 3)
    view, moves = GAME.view(state, seat), GAME.legal_moves(state)
    decide = charioteer_by_name("ave-caesar", name, chance(1))
    assert 0.19 < seconds_with_garbage(lambda: decide(view, moves), monkeypatch) < 0.22


def test_a_budget_is_seconds_or_playouts() -> None:
    assert parse_charioteer("ave-caesar", "strategist:0.5s") == ("strategist", Budget(seconds=0.5))
    assert parse_charioteer("ave-caesar", "strategist:200") == ("strategist", Budget(playouts=200))
    assert parse_charioteer("ave-caesar", "greedy") == ("greedy", None)
    assert [str(Budget(seconds=0.5)), str(Budget(playouts=200))] == ["0.5s", "200"]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("nobody", "charioteer-unknown"),
        ("greedy:200", "charioteer-no-budget"),
        ("strategist:soon", "charioteer-budget"),
        ("strategist:", "charioteer-budget"),
        ("strategist:-1s", "charioteer-budget"),
        ("strategist:0", "charioteer-budget"),
        ("strategist:0s", "charioteer-budget"),
        ("strategist:0.0009s", "charioteer-budget"),
        ("strategist:90000s", "charioteer-budget"),
    ],
)
def test_a_name_or_budget_that_is_none_is_refused(name: str, key: str) -> None:
    with pytest.raises(Trouble) as trouble:
        charioteer_by_name("ave-caesar", name, chance(1))
    assert trouble.value.saying.key == key


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_charioteer_has_a_name_and_a_character(game: str, language: str) -> None:
    for name in stable_of(game).charioteers:
        for saying in proper_name_and_character(game, name):
            assert voice(language)(saying) not in ("", str(saying))
    assert set(stable_of(game).searchers) <= set(stable_of(game).charioteers)


def test_greedy_beats_random() -> None:
    greedy, random = duel("white", 4, range(4), "greedy", "random")
    assert greedy > 2 * random


def test_the_tactician_beats_greedy_in_a_small_field() -> None:
    tactician, greedy = duel("white", 4, range(10, 13), "tactician", "greedy")
    assert tactician > 1.1 * greedy


def test_the_tactician_beats_greedy_in_a_large_field() -> None:
    tactician, greedy = duel("yellow", 6, range(10, 12), "tactician", "greedy")
    assert tactician > 1.1 * greedy


def test_the_strategist_beats_a_tactician_in_a_hurry() -> None:
    strategist, tactician = duel("white", 4, range(10, 13), "strategist:200", "tactician:8")
    assert strategist > 1.1 * tactician


@pytest.mark.parametrize("by_sight", [False, True])
def test_every_playout_teaches_what_each_side_won(by_sight: bool) -> None:
    state, seat = next(
        it for it in positions("ave-caesar", SETUPS["one race"], 3, "greedy") if len(it[0].moves) > 3
    )
    view = GAME.view(state, seat)
    assert view.race is not None
    rehearsal = Rehearsal(view, view.race)
    action = rehearsal.actions(GAME.legal_moves(state))[0]
    tree: SearchTree = {}
    random = Random(1)
    driven = 0
    for playout in range(1, 201):
        run = rehearsal.run(rehearsal.imagine_deal(random.random, 8), action)
        path = select_path(tree, 0, run, 9, by_sight=by_sight)
        driven += len(path)
        for _, stats in path:
            stats.visits += 1
            stats.laurels += 2.5
        learnt = [it for node in tree.values() for it in node.values()]
        assert sum(it.visits for it in learnt) == driven
        assert by_sight or len(learnt) == playout
    assert all(it.laurels == 2.5 * it.visits for it in learnt)
    assert max(it.visits for it in learnt) > 10
    assert driven > 200
    settings = SearchSettings(4, 9, by_sight)
    allowance = BudgetMeter(Budget(playouts=300))
    found = weigh_moves(view, view.race, GAME.legal_moves(state), random.random, allowance, settings)
    assert found[0].playouts == max(it.playouts for it in found) > min(it.playouts for it in found)
    assert all(0 <= it.worth <= 6 for it in found)


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_a_taste_sorts_the_drives_anew_and_neither_adds_nor_drops_one(setup: dict[str, Any]) -> None:
    another = 0
    for number, (state, seat) in enumerate(positions("ave-caesar", setup, 4, "greedy")):
        view = GAME.view(state, seat)
        if view.race is None or view.phase != "race" or number % 5:
            continue
        thrifty, tasteful = (
            _choices(Rehearsal(view, view.race, tastes=tastes), view) for tastes in (None, BRED_TASTES)
        )
        if thrifty and thrifty[0]:
            assert set(thrifty[0]) == set(tasteful[0])
            shares = list(tasteful[1])
            assert sum(shares) == pytest.approx(1)
            assert shares == sorted(shares, reverse=True)
            another += thrifty[0][0] != tasteful[0][0]
    assert another


def _choices(rehearsal: Rehearsal, view: Any) -> Any:
    """List what the chariot whose turn it is may drive, over the hands that the viewer sees."""
    hands = [it.hand or NO_CARDS for it in view.chariots]
    sight = RehearsalRun(rehearsal, (hands, [[] for _ in hands])).next_decision()
    return sight and rehearsal.ground.drive_choices(*sight)


@pytest.mark.parametrize("home", [0, 1, 2])
@pytest.mark.parametrize("rivals", [(), (7.5,), (3.0, 9.0, 4.2), (8.0, 8.1, 2.0)])
def test_the_laurels_foreseen_are_the_mean_over_all_places(home: int, rivals: tuple[float, ...]) -> None:
    state, _ = next(positions("ave-caesar", SETUPS["one race"], 3, "greedy"))
    outlook = forecast_on(remembered_track(state.race.track), 4, AGAINST_GREEDY)
    near, more, most = outlook.weights.luck
    luck = min(most, near + more * 7)
    mean = 0.0
    for ahead in product((True, False), repeat=len(rivals)):
        odds = 1.0
        for is_ahead, needed in zip(ahead, rivals, strict=True):
            behind = 1 / (1 + exp((needed - 7.2) / luck))
            odds *= behind if is_ahead else 1 - behind
        mean += odds * LAURELS[home + sum(ahead)]
    turns = {0: 7.2} | dict(enumerate(rivals, 1))
    assert outlook.laurels(0, turns, home) == pytest.approx(mean)
    assert outlook.laurels(9, turns, home) == 0


def test_a_taste_likes_an_open_road_and_the_lead_in_sight() -> None:
    taste = BRED_TASTES.small_field
    company = StandingValue(taste, 500)
    open_road, half_shut, shut = (company.value_at(120, [132], 3, occupied) for occupied in (0, 1, 3))
    assert open_road > max(half_shut, shut)
    assert company.value_at(144, [132], 3, 0) > company.value_at(120, [132], 3, 0)
    assert value_of_cards_kept(taste, 5, pack_cards([3, 4])) > value_of_cards_kept(
        taste, 5, pack_cards([4, 4])
    )


def test_the_tactician_answers_in_milliseconds() -> None:
    """In ten, as long as two whole races of greedy charioteers take; a busy machine is slower at both."""
    decide = charioteer_by_name("ave-caesar", "tactician", chance(1))
    race = [
        (GAME.view(state, seat), GAME.legal_moves(state))
        for state, seat in positions("ave-caesar", SETUPS["one race"], 5, "greedy")
    ]

    def greedily() -> None:
        for seed in range(30):
            assert sum(1 for _ in positions("ave-caesar", SETUPS["one race"], seed, "greedy")) > 80

    def answers() -> None:
        for view, moves in race[::3]:
            decide(view, moves)

    answers()
    taken = [(seconds(greedily), seconds(answers)) for _ in range(4)]
    greedy, tactician = map(min, zip(*taken, strict=True))
    assert tactician / len(race[::3]) < 3 * greedy / 30
