"""Lockstep beside its peers in one run: random play by the whole rules, in millions of plies a second.

    python benchmarks/lockstep.py [--seconds 3] [--batches 1,1024,65536] [--only numba,jax]

A ply is: the legal moves made, one chosen, played, and the card after it drawn; races that end are dealt
anew, and plies in which a race rests are not counted. Lockstep races on white with four chariots and on
yellow with six: compiled by numba on one core, and by JAX on whatever device it sees. Beside it, on one
core: OpenSpiel's native rollouts of hearts and maedn, Pgx and gymnax, where they are installed. Only numpy
and JAX are needed; the rest is told as not installed.
"""

from __future__ import annotations

import argparse
import importlib
import os
import platform
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from time import perf_counter, process_time
from typing import Any

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
if "--threads" not in sys.argv:  # one core, unless told otherwise; a GPU is not concerned
    os.environ["XLA_FLAGS"] = os.environ.get("XLA_FLAGS", "") + " --xla_cpu_multi_thread_eigen=false"
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

import numpy as np

from hippodrome.atlas import course_json
from hippodrome.course import read_course
from hippodrome.games.ave_caesar.kit import OPTIONS_BY_EDITION
from hippodrome.lockstep.ave_caesar.terms import Terms, terms_of

FIELDS = (("white", 4), ("yellow", 6))
PLIES = 64
"""Plies of every race in one call, at least."""


def terms(course: str, chariots: int) -> Terms:
    """Race on a course of the atlas, all chariots manned."""
    whole = read_course(course_json(course))
    return terms_of(whole, "clockwise", OPTIONS_BY_EDITION["ravensburger"], seats=chariots)


def rate(play: Callable[[], float], seconds: float, clock: Callable[[], float]) -> float:
    """Play for a while; give the best rate of a few rounds, in plies a second."""
    best, begun = 0.0, perf_counter()
    while perf_counter() - begun < seconds:
        begin = clock()
        plies = play()
        best = max(best, plies / max(clock() - begin, 1e-9))
    return best


# --- lockstep --------------------------------------------------------------------------------------------


def by_numba(batches: list[int], seconds: float) -> Iterator[tuple[str, str, float, str]]:
    """Measure the compiled twin, on the core it runs on."""
    if find_spec("numba") is None:
        yield "lockstep, numba", "", 0.0, "not installed"
        return
    rules = importlib.import_module("hippodrome.lockstep.ave_caesar.numba_rules")
    for course, chariots in FIELDS:
        ground = rules.ground_of(terms(course, chariots))
        roads = rules.roads_of(ground)
        for batch in [it for it in batches if it <= 65536]:
            rows = np.zeros((batch, rules.ROW), np.int64)
            seeds = np.random.default_rng(batch).integers(1, 2**32, (batch, 2))
            rows[:, rules.SEED_A : rules.SEED_B + 1] = seeds
            begin = perf_counter()
            for row in rows:
                rules.deal(ground, row, chariots, 0, chariots)
            rules.roll_plain(ground, rows[:1], roads, chariots, 1)
            compiled = perf_counter() - begin
            plies = max(PLIES, 400_000 // batch)

            def play(rows: Any = rows, plies: int = plies, chariots: int = chariots, ground: Any = ground,
                     roads: Any = roads) -> float:  # fmt: skip
                rules.roll_plain(ground, rows, roads, chariots, plies)
                return float(rows.shape[0] * plies)

            play()
            found = rate(play, seconds, process_time)
            note = f"ready in {compiled:.1f} s, {rules.ROW * 8} bytes a race"
            yield f"lockstep, numba, {course}, {chariots} chariots", f"{batch:,}", found, note


def by_jax(batches: list[int], seconds: float) -> Iterator[tuple[str, str, float, str]]:
    """Measure JAX on its first device."""
    if find_spec("jax") is None:
        yield "lockstep, JAX", "", 0.0, "not installed"
        return
    jax = importlib.import_module("jax")
    rules = importlib.import_module("hippodrome.lockstep.ave_caesar.jax_rules")
    device = jax.devices()[0]
    clock = process_time if device.platform == "cpu" else perf_counter
    for course, chariots in FIELDS:
        it = terms(course, chariots)
        shape = rules.shape_of(it)
        ground = rules.ground_of(it, shape)
        deal = jax.jit(rules.deal, static_argnums=0)
        for batch in batches:
            keys = np.random.default_rng(batch).integers(1, 2**32, (2, batch), dtype=np.uint32)
            race = deal(shape, ground, jax.numpy.asarray(keys[0]), jax.numpy.asarray(keys[1]))
            size = sum(leaf.nbytes for leaf in jax.tree.leaves(race)) // batch
            begin = perf_counter()
            roll = rules.roll.lower(shape, ground, race, PLIES).compile()
            compiled = perf_counter() - begin
            box = [roll(ground, race)]

            def play(box: list[Any] = box, roll: Any = roll, ground: Any = ground) -> float:
                box[0] = roll(ground, box[0][0])
                return float(box[0][1])

            for _ in range(3):
                play()
            found = rate(play, seconds, clock)
            stats = device.memory_stats() or {}
            peak = stats.get("peak_bytes_in_use", 0) / 2**20
            moved = 2 * size * found / 1e9
            note = f"compiled in {compiled:.0f} s, {size} bytes a race, {moved:,.0f} GB/s of states" + (
                f", peak {peak:,.0f} MiB" if peak else ""
            )
            name = f"lockstep, JAX on {device.device_kind}, {course}, {chariots} chariots"
            yield name, f"{batch:,}", found, note


# --- peers -----------------------------------------------------------------------------------------------


def by_open_spiel(seconds: float) -> Iterator[tuple[str, str, float, str]]:
    """Measure OpenSpiel's native rollouts: a search whose leaf is valued by very many random games."""
    if find_spec("pyspiel") is None:
        yield "OpenSpiel, native rollouts", "", 0.0, "not installed"
        return
    pyspiel = importlib.import_module("pyspiel")
    chance = np.random.default_rng(1)
    for name in ("hearts", "maedn"):
        game = pyspiel.load_game(name)
        begin_at = game.new_initial_state()
        while begin_at.is_chance_node():
            begin_at.apply_action(int(chance.choice(begin_at.legal_actions())))
        lengths = []
        for _ in range(60):
            state = begin_at.clone()
            length = 0
            while not state.is_terminal():
                state.apply_action(int(chance.choice(state.legal_actions())))
                length += 1
            lengths.append(length)

        def spend(rollouts: int, game: Any = game, state: Any = begin_at) -> float:
            evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 7)
            bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 100, False, 7, False)
            begin = process_time()
            bot.step(state)
            return process_time() - begin

        rollouts = 50
        while spend(rollouts) < max(seconds / 4, 0.2):
            rollouts *= 2
        best = 0.0
        for _ in range(5):
            # Two searches that differ in rollouts alone: what a search costs beside them cancels out.
            more, less = spend(2 * rollouts), spend(rollouts)
            if more > less:
                best = max(best, 2 * rollouts * float(np.mean(lengths)) / (more - less))
        yield f"OpenSpiel, native rollouts of {name}", "", best, f"{np.mean(lengths):.0f} plies a game"


def by_pgx(batches: list[int], seconds: float) -> Iterator[tuple[str, str, float, str]]:
    """Measure Pgx's backgammon and leduc hold'em."""
    if find_spec("pgx") is None:
        yield "Pgx, backgammon and leduc hold'em", "", 0.0, "not installed"
        return
    jax, pgx = importlib.import_module("jax"), importlib.import_module("pgx")
    jnp = jax.numpy
    clock = process_time if jax.devices()[0].platform == "cpu" else perf_counter
    for name in ("leduc_holdem", "backgammon"):
        env = pgx.make(name)
        wrapped = importlib.import_module("pgx.experimental").auto_reset(env.step, env.init)
        for batch in batches:

            def many(state: Any, key: Any, wrapped: Any = wrapped, batch: int = batch) -> Any:
                def one(carried: Any, _: Any) -> Any:
                    state, key = carried
                    key, first, second = jax.random.split(key, 3)
                    logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
                    action = jax.random.categorical(first, logits, axis=-1)
                    return (jax.vmap(wrapped)(state, action, jax.random.split(second, batch)), key), None

                return jax.lax.scan(one, (state, key), None, length=PLIES)[0]

            state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), batch))
            box = [jax.jit(many)(state, jax.random.key(1))]
            run = jax.jit(many)

            def play(box: list[Any] = box, run: Any = run, batch: int = batch) -> float:
                box[0] = run(*box[0])
                jax.block_until_ready(box[0])
                return float(batch * PLIES)

            play()
            yield f"Pgx, {name}", f"{batch:,}", rate(play, seconds, clock), ""


def by_gymnax(seconds: float) -> Iterator[tuple[str, str, float, str]]:
    """Measure gymnax's cart pole."""
    if find_spec("gymnax") is None:
        yield "gymnax, cart pole", "", 0.0, "not installed"
        return
    jax, gymnax = importlib.import_module("jax"), importlib.import_module("gymnax")
    env, params = gymnax.make("CartPole-v1")
    batch = 4096

    def many(state: Any, key: Any) -> Any:
        def one(carried: Any, _: Any) -> Any:
            state, key = carried
            key, first, second = jax.random.split(key, 3)
            action = jax.random.randint(first, (batch,), 0, 2)
            keys = jax.random.split(second, batch)
            state = jax.vmap(env.step, (0, 0, 0, None))(keys, state, action, params)[1]
            return (state, key), None

        return jax.lax.scan(one, (state, key), None, length=PLIES)[0]

    run = jax.jit(many)
    state = jax.vmap(env.reset, (0, None))(jax.random.split(jax.random.key(0), batch), params)[1]
    box = [run(state, jax.random.key(1))]

    def play() -> float:
        box[0] = run(*box[0])
        jax.block_until_ready(box[0])
        return float(batch * PLIES)

    play()
    clock = process_time if jax.devices()[0].platform == "cpu" else perf_counter
    yield "gymnax, cart pole", f"{batch:,}", rate(play, seconds, clock), ""


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--batches", default="1,1024,65536")
    parser.add_argument("--only", default="numba,jax,open_spiel,pgx,gymnax")
    parser.add_argument("--threads", action="store_true", help="let JAX use every core")
    asked = parser.parse_args()
    batches = [int(it) for it in asked.batches.split(",")]
    measured = {
        "numba": lambda: by_numba(batches, asked.seconds),
        "jax": lambda: by_jax(batches, asked.seconds),
        "open_spiel": lambda: by_open_spiel(asked.seconds),
        "pgx": lambda: by_pgx(batches, asked.seconds),
        "gymnax": lambda: by_gymnax(asked.seconds),
    }
    print(f"Python {platform.python_version()}, {platform.machine()}, load {os.getloadavg()[0]:.1f}\n")
    print("| random play, whole rules | batch | million plies/s | |")
    print("|---|---:|---:|---|")
    for name in asked.only.split(","):
        for what, batch, found, note in measured[name]():
            print(f"| {what} | {batch} | {found / 1e6:,.2f} | {note} |", flush=True)


if __name__ == "__main__":
    main()
