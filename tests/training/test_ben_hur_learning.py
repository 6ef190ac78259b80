"""What the champion of Ben Hur is trained with is what it drives by; a training goes on where it stopped."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from hippodrome.charioteers.ben_hur.champion.chart import (
    GROUND_COLUMNS_AT,
    GROUND_ROWS_AT,
    HEADING_COUNT,
    ground_of_arena,
)
from hippodrome.charioteers.ben_hur.champion.judge import FIRST_PLACE_WORTH, read_learnt
from hippodrome.charioteers.ben_hur.champion.sight import INPUT_UNIT, SIGHT_SIZE
from hippodrome.games.ben_hur.arena import house_arena
from hippodrome.training.ben_hur import fitting, learning
from hippodrome.training.ben_hur.charts import ruler_odds

pytestmark = pytest.mark.xdist_group("compiling")

COMPARE = """
import numpy as np
from itertools import islice
from tests.charioteers.duels import positions
from hippodrome.charioteers.ben_hur.champion import surveyor_of_arena, shipped_weights
from hippodrome.charioteers.ben_hur.champion.judge import FIRST_PLACE_WORTH
from hippodrome.charioteers.ben_hur.champion.sight import SIGHT_SIZE, write_sight
from hippodrome.charioteers.ben_hur.champion.standing import known_position_of
from hippodrome.charioteers.ben_hur.champion.weighing import MoveWeigher
from hippodrome.games.ben_hur.game import GAME
from hippodrome.lockstep.ben_hur.crossing import move_number, row_of_state
from hippodrome.lockstep.ben_hur.layout import KIND_COUNT, MOVE_COUNT
from hippodrome.lockstep.ben_hur.one_core.choices import legal
from hippodrome.training.ben_hur import fitting, knowing, judging, learning, weighing

survey, learnt = surveyor_of_arena(learning.training_terms("antioch", 6).arena), shipped_weights().judge
fit = fitting.begin_fit(3)
weights = {name: np.round(it * 1024).astype(np.float32) / 1024 for name, it in fit.weights.items()}
flat = [int(it) for name in fitting.WEIGHT_NAMES for it in np.round(weights[name] * 1024).reshape(-1)]
from hippodrome.charioteers.ben_hur.champion.judge import read_learnt, write_learnt
whole = read_learnt(write_learnt(flat, []).decode()).judge
sand = learning.charted_arena(learning.training_terms("antioch", 6), np.array(survey.chart.turns))
floating = fitting.trained_judge_of(weights)
work = knowing.blank_knowledge()
hand, seen = np.zeros(KIND_COUNT, np.int64), np.zeros(SIGHT_SIZE, np.int16)
mask, values = np.zeros(MOVE_COUNT, np.bool_), np.zeros(MOVE_COUNT)
sights = phases = 0
met = set()
for number, (state, seat) in enumerate(positions("ben-hur", {"players": 6}, 9, "steady")):
    moves = GAME.legal_moves(state)
    chariot = state.actor
    compared = number % 9 == 0 and state.phase == "turn"
    if not compared and state.phase in met or state.phase == "redraw" or len(moves) == 1:
        continue
    view, row = GAME.view(state, seat), row_of_state(state)
    mine = known_position_of(view, survey, chariot)
    out = [0] * SIGHT_SIZE
    write_sight(out, mine.stands, chariot, mine.own, mine.decks)
    knowing.write_what_is_known(row, sand, chariot, work, hand)
    judging.see_with_draw(work, chariot, 0, seen)
    assert seen.tolist() == out, state.phase
    sights += 1
    if len(moves) <= 16 and (state.phase not in met or state.phase == "turn" and sights < 12):
        legal(row, sand.t, sand.near, mask)
        best = weighing.weigh_moves_over_row(row, sand, floating, chariot, mask, values, work, hand, seen)
        worths = MoveWeigher(view, survey, whole).weigh(moves)
        for move, worth in zip(moves, worths):
            assert abs(worth / FIRST_PLACE_WORTH - values[move_number(move)]) < 0.02, (state.phase, move)
        met.add(state.phase)
assert {"turn", "take"} < met, met
print(sights, sorted(met))
"""


def test_over_rows_it_sees_and_thinks_what_the_champion_does() -> None:
    """Interpreted, in a process of its own: to compile it all takes a minute."""
    done = subprocess.run(
        [sys.executable, "-c", COMPARE],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]


def test_a_fit_comes_nearer_to_what_came_of_the_races() -> None:
    random = np.random.default_rng(2)
    seen = (INPUT_UNIT * (random.random((3000, SIGHT_SIZE)) < 0.2)).astype(np.int16)
    target = (0.5 * seen[:, 3] / INPUT_UNIT - 0.7 * seen[:, 20] / INPUT_UNIT).astype(np.float32)
    fit = fitting.begin_fit(4)
    errors = []
    for _ in range(12):
        fit, error = fitting.fit_pass(fit, seen, target, 0.003, random)
        errors.append(error)
    assert errors[-1] < errors[0] / 4
    assert all(it.dtype == np.float32 for it in fit.weights.values())


def test_weights_in_whole_numbers_judge_as_they_were_trained() -> None:
    fit = fitting.begin_fit(5)
    written = learning.written_weights(fit.weights, {"antioch": chart_of("antioch")})
    judge = read_learnt(written.decode()).judge
    random = np.random.default_rng(6)
    for _ in range(5):
        seen = (INPUT_UNIT * (random.random(SIGHT_SIZE) < 0.3)).astype(np.int16)
        *_, told = fitting.judge_positions(
            fit.weights, seen[None].astype(np.float32) / np.float32(INPUT_UNIT)
        )
        assert judge.worth(judge.begin([int(it) for it in seen])) / FIRST_PLACE_WORTH == pytest.approx(
            told[0], abs=0.03
        )


def chart_of(arena: str) -> NDArray[np.int64]:
    """Make up a chart."""
    ground = ground_of_arena(house_arena(arena))
    return (
        np.arange(ground[GROUND_COLUMNS_AT] * ground[GROUND_ROWS_AT] * HEADING_COUNT, dtype=np.int64) % 3000
    )


def test_a_run_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    run = learning.LearningRun(7)
    run.fate[:] = 11, 12
    run.facts["batches"] = 30
    run.log.append({"batches": 30, "place": 2.5})
    run.write_checkpoint(tmp_path / "kept.npz")
    again = learning.LearningRun(8)
    again.read_checkpoint(tmp_path / "kept.npz")
    assert (again.facts, again.log, again.fate.tolist()) == (run.facts, run.log, [11, 12])
    for name, it in run.fit.weights.items():
        assert np.array_equal(again.fit.weights[name], it)
    rows = (tmp_path / "kept.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(row) for row in rows] == run.log


def test_a_batch_is_a_mixture_of_fields() -> None:
    met: Counter[tuple[str, int]] = Counter()
    for number in range(20):
        batch = learning.fields_of_batch(number, 500)
        assert sum(races for _, races in batch) == 500
        met.update(dict(batch))
    assert set(met) == {learning.USUAL_FIELD, *learning.OTHER_FIELDS}
    assert met[learning.USUAL_FIELD] == 20 * 400


def test_the_odds_of_rulers_leave_room_for_accidents() -> None:
    odds = ruler_odds(learning.training_terms("antioch", 6))
    assert sum(odds) == pytest.approx(1 - 8 / 54 / 2 - 10 / 45 / 2)


def test_a_run_that_has_no_time_writes_what_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "work_out_chart", lambda terms: chart_of(terms.arena.name))
    asked = argparse.Namespace(
        out=tmp_path / "run.npz", weights=tmp_path / "weights.txt", seed=1, batches=5, races=10, minutes=0
    )
    learning.learn(asked)
    assert (tmp_path / "run.npz").exists()
    assert len(read_learnt((tmp_path / "weights.txt").read_text(encoding="ascii")).charts) == 2
