"""The charioteers of Ben Hur: legal, honest, deterministic, in time, each stronger than the one before."""

from __future__ import annotations

from itertools import islice
from time import process_time
from typing import Any

import pytest
from tests.charioteers.duels import chance, positions, seconds, seconds_with_garbage

from hippodrome.charioteers import budget, charioteer_by_name
from hippodrome.charioteers.ben_hur.aggressor import chance_to_win_duel, hidden_horseshoe_odds
from hippodrome.charioteers.ben_hur.plain import MOST_MOVES_WEIGHED
from hippodrome.charioteers.ben_hur.strategist import first_unless_surely_beaten
from hippodrome.charioteers.ben_hur.way_home import turns_needed, turns_needed_with_hand, work_out_columns
from hippodrome.games.ben_hur.arena import house_arena
from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.geometry import Pose
from hippodrome.games.ben_hur.kit import CHARIOT_LENGTH, Card, count_horseshoes
from hippodrome.games.ben_hur.moves import Concede, Drive, Move, NoFurtherCard, Ram
from hippodrome.race.log import let_fates_move
from hippodrome.race.protocol import FATES

SETUPS: dict[str, dict[str, Any]] = {
    "antioch": {"players": 6, "preset": "antioch"},
    "season": {"players": 3, "preset": "season"},
    "club, three each": {"players": 2, "each": 3, "preset": "club", "arena": "tyre"},
    "free steering": {"players": 2, "preset": "antioch", "options": {"steering": "free"}},
}
NAMES = ("steady", "aggressor", "strategist:4", "champion:4")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_what_it_plays_is_always_offered(setup: dict[str, Any], name: str) -> None:
    decide = charioteer_by_name("ben-hur", name, chance(name))
    met: dict[str, int] = {}
    most = 5 if "options" in setup else 1_000  # free steering has thousands of placements
    for number, (state, seat) in enumerate(islice(positions("ben-hur", setup, 2, "steady"), most)):
        met[state.phase] = met.get(state.phase, 0) + 1
        if met[state.phase] <= 4 or number % 40 == 0:
            moves = GAME.legal_moves(state)
            assert decide(GAME.view(state, seat), moves) in moves


@pytest.mark.parametrize("name", NAMES)
def test_the_same_view_and_chance_give_the_same_decision_whatever_is_hidden(name: str) -> None:
    """An honest charioteer cannot tell a state from another one that looks just so."""
    for number, (state, seat) in enumerate(positions("ben-hur", SETUPS["antioch"], 3, "steady")):
        if number % 25:
            continue
        view = GAME.view(state, seat)
        imagined = GAME.imagine(view, chance("another deal", number))
        first = charioteer_by_name("ben-hur", name, chance(3))(view, GAME.legal_moves(state))
        second = charioteer_by_name("ben-hur", name, chance(3))(
            GAME.view(imagined, seat), GAME.legal_moves(imagined)
        )
        assert first == second


def test_the_strategist_keeps_to_its_time_and_stops_when_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "perf_counter", process_time)
    race = positions("ben-hur", SETUPS["antioch"], 4, "steady")
    state, seat = next(it for number, it in enumerate(race) if number > 40 and it[0].phase == "turn")
    view, moves = GAME.view(state, seat), GAME.legal_moves(state)
    hurried = charioteer_by_name("ben-hur", "strategist:0.5s", chance(1))
    assert min(seconds(lambda: hurried(view, moves)) for _ in range(3)) < 0.55
    stopped = charioteer_by_name("ben-hur", "strategist:20s", chance(1), lambda: True)
    assert seconds(lambda: stopped(view, moves)) < 0.5


def test_looking_for_garbage_waits_until_the_strategist_has_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    race = positions("ben-hur", SETUPS["antioch"], 4, "steady")
    state, seat = next(it for number, it in enumerate(race) if number > 40 and it[0].phase == "turn")
    view, moves = GAME.view(state, seat), GAME.legal_moves(state)
    assert work_out_columns(house_arena("antioch"), lambda: False)
    decide = charioteer_by_name("ben-hur", "strategist:0.2s", chance(1))
    assert 0.19 < seconds_with_garbage(lambda: decide(view, moves), monkeypatch) < 0.22


def test_the_odds_of_a_duel_are_counted() -> None:
    assert chance_to_win_duel(2, (0.0, 0.0, 1.0)) == pytest.approx(0.5)
    assert chance_to_win_duel(4, (1.0,)) > 0.9 > chance_to_win_duel(1, (1.0,)) > 0.5
    assert chance_to_win_duel(7, (0.0, 0.0, 0.0, 0.0, 0.0, 1.0)) == pytest.approx(
        0.5
    )  # four count at most (4.2)


def test_hidden_horseshoes_are_as_likely_as_imagined_hands_say() -> None:
    state, seat = next(
        it for it in positions("ben-hur", SETUPS["antioch"], 5, "steady") if it[0].phase == "turn"
    )
    view, pick = GAME.view(state, seat), chance("hands")
    other = next(number for number, holder in enumerate(state.table.seats) if holder != seat)
    foreseen = sum(count * odds for count, odds in enumerate(hidden_horseshoe_odds(view, other)))
    imagined = [count_horseshoes(GAME.imagine(view, pick).chariots[other].hand) for _ in range(400)]
    assert foreseen == pytest.approx(sum(imagined) / 400, abs=0.15)


def places(one: str, other: str, seeds: range) -> tuple[float, float]:
    """Race three of each over one lap, seats changed on the same chance; tell the mean places."""
    totals = [0, 0]
    for seed in seeds:
        for shift in (0, 1):
            drivers = [
                charioteer_by_name("ben-hur", (one, other)[(seat + shift) % 2], chance(seed, seat))
                for seat in range(6)
            ]
            state = GAME.start({"players": 6, "preset": "antioch", "laps": 1})
            pick = chance("race", seed)
            while (actor := GAME.to_move(state)) is not None:
                if actor is FATES:
                    odds = GAME.odds(state)
                    state = GAME.play(state, odds[pick(len(odds))])
                else:
                    state = GAME.play(state, drivers[actor](GAME.view(state, actor), GAME.legal_moves(state)))
            for standing in GAME.standings(state):
                totals[(standing.seat + shift) % 2] += standing.place
    races = 6 * len(seeds)
    return totals[0] / races, totals[1] / races


def test_steady_beats_random() -> None:
    steady, random = places("steady", "random", range(2))
    assert steady < random - 1


def test_the_aggressor_beats_steady() -> None:
    aggressor, steady_one = places("aggressor", "steady", range(4))
    assert aggressor < steady_one


def test_the_strategist_beats_the_aggressor() -> None:
    strategist, aggressor = places("strategist:8", "aggressor", range(3))
    assert strategist < aggressor


def test_the_strategist_drives_like_the_aggressor_while_it_has_no_time_to_survey_the_arena() -> None:
    race = positions("ben-hur", SETUPS["antioch"], 4, "steady")
    state, seat = next(it for number, it in enumerate(race) if number > 40 and it[0].phase == "turn")
    view, moves = GAME.view(state, seat), GAME.legal_moves(state)
    stopped = charioteer_by_name("ben-hur", "strategist:20s", chance(1), lambda: True)
    assert stopped(view, moves) == charioteer_by_name("ben-hur", "aggressor", chance(1))(view, moves)


@pytest.mark.parametrize("name", ["antioch", "tyre"])
def test_the_turns_still_needed_grow_fewer_all_the_way_to_the_line(name: str) -> None:
    arena = house_arena(name)
    assert not work_out_columns(arena, lambda: True)
    assert work_out_columns(arena, lambda: False)
    middle = (arena.inner + arena.outer) // 2
    needed = [
        turns_needed(arena, Pose(*pose), passings)
        for pose, passings in (
            ((0, -middle, 0), 2),
            ((0, -middle, 0), 1),
            ((arena.half, -middle, 0), 1),
            ((arena.half + middle, 0, 90), 1),
            ((0, middle, 180), 1),
            ((-arena.half - middle, 0, 270), 1),
            ((-CHARIOT_LENGTH, -middle, 0), 1),
            ((2 * CHARIOT_LENGTH, -middle, 0), 0),
        )
    ]
    assert needed == sorted(needed, reverse=True)
    assert needed[0] == pytest.approx(2 * needed[1], rel=0.05)
    assert needed[-1] == 0


def test_a_hand_that_only_fits_the_straight_costs_turns_before_a_bend() -> None:
    arena = house_arena("antioch")
    bend = Pose(arena.half + 3000, -2000, 30)
    short, long = Card("II"), Card("+III+")
    assert turns_needed_with_hand(arena, bend, 1, (long,) * 4) > turns_needed_with_hand(
        arena, bend, 1, (short,) * 4
    )
    straight = Pose(0, -3000, 0)
    assert turns_needed_with_hand(arena, straight, 1, (long,) * 4) < turns_needed_with_hand(
        arena, straight, 1, (short,) * 4
    )


def test_the_strategist_leaves_its_first_choice_only_for_one_that_is_surely_better() -> None:
    one: Move = NoFurtherCard()
    other: Move = Concede()
    sure = [{one: 0.0, other: 9.0}, {one: 0.0, other: 10.0}, {one: 0.0, other: 11.0}]
    assert first_unless_surely_beaten([one, other], sure) == other
    assert first_unless_surely_beaten([one, other], sure[:2]) == one  # tried too little
    doubtful = [{one: 0.0, other: 9.0}, {one: 0.0, other: -9.0}, {one: 0.0, other: 3.0}]
    assert first_unless_surely_beaten([one, other], doubtful) == one


def test_steady_keeps_its_head_when_it_must_steer_away_freely() -> None:
    """Only the ruler is bound to the full 30 degrees then; the chariot still turns by any degree (5.3)."""
    setup = SETUPS["free steering"]
    state, seat = next(it for it in positions("ben-hur", setup, 2, "random") if it[0].phase == "turn")
    moves = [move for move in GAME.legal_moves(state) if getattr(move, "ruler", 0) == -30]
    assert charioteer_by_name("ben-hur", "steady", chance(1))(GAME.view(state, seat), moves) in moves


@pytest.mark.parametrize("name", ["steady", "aggressor", "strategist:8"])
def test_free_steering_is_thought_over_by_tens_of_degrees(name: str) -> None:
    """Thousands of placements are offered: a charioteer chooses among those worth a thought."""
    pick = chance(name)
    state, _ = let_fates_move(GAME, GAME.start({"players": 3, "options": {"steering": "free"}}), pick)
    driver = charioteer_by_name("ben-hur", name, pick)
    most = 0
    for _ in range(12):
        seat = GAME.to_move(state)
        assert seat is not None
        assert seat is not FATES
        moves = GAME.legal_moves(state)
        most = max(most, len(moves))
        move = driver(GAME.view(state, seat), moves)
        assert move in moves
        if isinstance(move, Drive | Ram) and len(moves) > MOST_MOVES_WEIGHED:
            assert move.ruler % 10 == move.turn % 10 == 0
        state, _ = GAME.advance(state, move, pick)
    assert most > 1000
