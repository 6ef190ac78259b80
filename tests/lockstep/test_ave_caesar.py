"""Ave Caesar in lockstep: the answers of the reference, and an environment that keeps races apart."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.commands import CONFORMANCE

from hippodrome.atlas import course_json
from hippodrome.commands.referee import answer_request, lockstep_engine, reference_engine
from hippodrome.course import Direction, read_course
from hippodrome.games.ave_caesar.kit import read_options
from hippodrome.lockstep import make
from hippodrome.lockstep.ave_caesar import jax_rules, numba_rules
from hippodrome.lockstep.ave_caesar.terms import terms_of
from hippodrome.lockstep.environment import ILLEGAL_ACTION_REWARD

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import lockstep_agreement as agreement

compiling = pytest.mark.xdist_group("compiling")


@compiling
def test_the_compiled_rules_agree_with_the_reference_move_by_move() -> None:
    assert agreement.main(["--races", "60", "--each", "2", "--seed", "5", "--engines", "numba"]) == 0


def test_jax_agrees_with_the_reference_move_by_move() -> None:
    rng = Random(3)
    heats: list[agreement.Heat] = []
    while len(heats) < 3:
        heat = agreement.draw_heat(rng, ((3, 1, 0),))
        if not heat.terms.tuck:
            heats.append(heat)
    for heat in heats:
        logs = [agreement.drive_race(heat, rng) for _ in range(6)]
        assert list(agreement.follow_by_jax(heat, logs)) == []


def ask(do: str, position: Any, **more: Any) -> list[dict[str, Any]]:
    line = json.dumps({"do": do, "position": position, **more}).encode()
    return [answer_request(line, judges) for judges in (reference_engine, lockstep_engine)]


@compiling
@pytest.mark.parametrize("name", ["ave-caesar", "ave-caesar-access"])
def test_its_referee_answers_the_cases_as_the_reference_does(name: str) -> None:
    for number, line in enumerate((CONFORMANCE / f"{name}.jsonl").read_text("utf-8").splitlines()):
        case = json.loads(line)
        position = case["position"]
        reference, lockstep = ask("legal", position)
        assert lockstep == reference == {"legal": case["legal"], "refused": case["refused"]}
        reference, lockstep = ask("perft", position, depth=2)
        assert lockstep == reference
        tried = [
            *case["legal"],
            "pass",
            "withdraw",
            "tuck 3",
            "draw 4",
            "4-finish",
            "6-06",
            "vote 1-06",
            "lot 2",
        ]
        for move in tried[number % 3 :: 3]:
            reference, lockstep = ask("apply", position, moves=[move])
            assert lockstep == reference, move


@pytest.mark.parametrize(
    "wrong", [{"turn": 9}, {"course": "nowhere"}, {"still": -1}, {"edition": "none"}, {"chariots": []}]
)
def test_its_referee_refuses_a_wrong_position_as_the_reference_does(wrong: dict[str, Any]) -> None:
    case = json.loads((CONFORMANCE / "ave-caesar.jsonl").read_text("utf-8").splitlines()[0])
    reference, lockstep = ask("legal", case["position"] | wrong)
    assert lockstep == reference
    assert "error" in lockstep


@compiling
@pytest.mark.parametrize(
    ("course", "direction", "chariots", "options"),
    [
        ("white", "clockwise", 4, {}),
        ("yellow", "anticlockwise", 6, {"six_free_after_finish": True}),
        ("white", "anticlockwise", 2, {"retire": "points_short", "laps": 2}),
        ("yellow", "clockwise", 5, {"laps": 1}),
    ],
)
def test_quick_random_play_plays_what_plain_random_play_plays(
    course: str, direction: Direction, chariots: int, options: dict[str, Any]
) -> None:
    whole = read_course(course_json(course))
    chosen = read_options("ravensburger", options)
    ground = numba_rules.ground_of(terms_of(whole, direction, chosen, seats=chariots))
    rows = np.zeros((40, numba_rules.ROW_SIZE), np.int64)
    rows[:, numba_rules.SEED_A_AT] = np.arange(1, 41)
    for row in rows:
        numba_rules.deal(ground, row, chariots, 0, chariots)
    other = rows.copy()
    layers, before, after = (numba_rules.scratch_of(ground) for _ in range(3))
    roads = numba_rules.roads_of(ground)
    ended = 0
    for plies in (1, 600, 37):
        races = numba_rules.roll_plain(ground, rows, roads, chariots, plies)
        assert numba_rules.roll(ground, other, layers, before, after, 0, chariots, plies) == races
        assert (rows == other).all()
        ended += races
    assert ended > 100


@pytest.mark.parametrize("options", [{"blocked_hand": "tuck"}, {"hand_size": 4}])
def test_quick_random_play_refuses_what_is_not_plain(options: dict[str, Any]) -> None:
    chosen = read_options("ravensburger", options)
    terms = terms_of(read_course(course_json("white")), "clockwise", chosen, seats=4)
    with pytest.raises(ValueError, match="not plain"):
        numba_rules.roads_of(numba_rules.ground_of(terms))


@pytest.fixture(scope="module", params=["jax", "numba"])
def env(request: pytest.FixtureRequest) -> Any:
    return make("ave-caesar", course="white", seats=3, engine=request.param)


@compiling
def test_an_illegal_action_ends_its_race_alone(env: Any) -> None:
    keys = np.random.default_rng(1).integers(1, 2**32, (8, 2), dtype=np.uint32)
    state, twin = env.init(keys), env.init(keys)
    legal = [int(np.flatnonzero(mask)[0]) for mask in np.asarray(state.mask)]
    seat = int(state.seat[2])
    wrong = [*legal]
    wrong[2] = int(np.flatnonzero(~np.asarray(state.mask)[2])[0])
    state, twin = env.step(state, wrong), env.step(twin, legal)
    assert np.asarray(state.illegal).tolist() == [number == 2 for number in range(8)]
    assert np.asarray(state.over).tolist() == [number == 2 for number in range(8)]
    assert np.asarray(state.reward)[2].tolist() == [
        ILLEGAL_ACTION_REWARD if it == seat else 0 for it in range(3)
    ]
    for number in (0, 1, 3, 7):
        assert (np.asarray(state.mask)[number] == np.asarray(twin.mask)[number]).all()
        seen = [np.asarray(env.observe(it, it.seat))[number] for it in (state, twin)]
        assert (seen[0] == seen[1]).all()


@compiling
def test_races_run_to_their_end_and_are_dealt_anew(env: Any) -> None:
    chance = np.random.default_rng(2)
    state = env.init(chance.integers(1, 2**32, (8, 2), dtype=np.uint32))
    ended = 0
    for _ in range(120):
        actions = [int(chance.choice(np.flatnonzero(mask))) for mask in np.asarray(state.mask)]
        state = env.step(state, actions)
        over = np.asarray(state.over)
        ended += int(over.sum())
        assert not np.asarray(state.illegal).any()
        assert np.asarray(state.mask).any(axis=-1).all()
        assert (np.asarray(state.reward)[~over] == 0).all()
    assert ended > 5


@compiling
def test_both_engines_play_the_same_race_from_the_same_state() -> None:
    options = {"laps": 1, "blocked_hand": "tuck"}
    one, other = (
        make("ave-caesar", course="white", seats=3, options=options, engine=engine, auto_reset=False)
        for engine in ("jax", "numba")
    )
    chance = np.random.default_rng(3)
    there = one.init(chance.integers(1, 2**32, (8, 2), dtype=np.uint32))
    here = other.env_state_of_rows(jax_rules.rows_from_races(one.shape, there.race))
    won = np.zeros((8, 3), np.int64)
    for _ in range(60):
        seats = np.asarray(there.seat)
        racing = here.mask.any(axis=-1)
        assert (here.seat == seats)[racing].all()
        assert (here.mask == np.asarray(there.mask)).all()
        for name in ("reward", "over", "illegal"):
            assert (getattr(here, name) == np.asarray(getattr(there, name))).all()
        assert (other.observe(here, seats) == np.asarray(one.observe(there, seats))).all()
        actions = [int(chance.choice(np.flatnonzero(it))) if it.any() else 0 for it in here.mask]
        here, there = other.step(here, actions), one.step(there, actions)
        won += here.reward
    assert here.mask.any(axis=-1).sum() < 4
    assert won.sum() > 6 * 4


@compiling
def test_unmanned_chariots_drive_by_themselves_on_one_core() -> None:
    env = make("ave-caesar", course="white", seats=2, unmanned=2, engine="numba")
    chance = np.random.default_rng(4)
    state = env.init(chance.integers(1, 2**32, (4, 2), dtype=np.uint32))
    ended = 0
    for _ in range(150):
        assert state.mask.any(axis=-1).all()
        state = env.step(state, [int(chance.choice(np.flatnonzero(mask))) for mask in state.mask])
        assert not state.illegal.any()
        ended += int(state.over.sum())
    assert ended > 3


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"engine": "abacus"}, "no engine 'abacus': one of jax, numba"),
        ({"course": "nowhere"}, "nowhere.*blue, pro-ludo-a"),
        ({"seats": 7}, "7 chariots: white has room for 1 to"),
        ({"seats": "4"}, "whole numbers"),
        ({"direction": "up"}, "direction must be one of these: clockwise, anticlockwise"),
        ({"options": {"wind": 1}}, "wind"),
        ({"edition": "none"}, "edition must be one of these: ravensburger"),
    ],
)
def test_bad_settings_get_one_clear_error(
    settings: dict[str, Any], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HIPPODROME_LANGUAGE", "en")
    with pytest.raises(ValueError, match=said):
        make("ave-caesar", **settings)


def test_an_unknown_game_gets_one_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIPPODROME_LANGUAGE", "en")
    with pytest.raises(ValueError, match="game must be one of these: ave-caesar, ben-hur"):
        make("ludo")
