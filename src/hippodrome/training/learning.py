"""A run of learning: goes on from a checkpoint, shows how it is doing, and writes down what came of it."""

from __future__ import annotations

import argparse
import sys
import time
from base64 import encodebytes
from typing import Any, Final

import jax
import jax.numpy as jnp

from hippodrome.atlas import course_json, course_names
from hippodrome.charioteers.ave_caesar.champion.sight import MOST_RIVALS, MOVE_INPUTS, POSITION_INPUTS
from hippodrome.course import Course, read_course
from hippodrome.games.ave_caesar.kit import OPTIONS_BY_EDITION, VALUES
from hippodrome.lockstep.ave_caesar.terms import Terms, terms_of
from hippodrome.training import checkpoint, policy, ppo
from hippodrome.training.ave_caesar.courses import made_up_course
from hippodrome.training.ave_caesar.world import AveCaesarWorld, grounds_of

FIRST_COURSE_SEED: Final = 1000
"""The seed of the first made-up course to learn on; those to be tried on have lower ones."""

BATCHES_BETWEEN_PAST_SELVES: Final = 40
"""After so many batches a past self is kept and the champion tried against greedy."""


def grounds_to_learn_on(made_up: int) -> list[Terms]:
    """Put together the courses: those of the house and made-up ones, each both ways round."""
    courses: list[Course] = [read_course(course_json(name)) for name in course_names()]
    courses += [
        made_up_course(FIRST_COURSE_SEED + number, (4, 6, 5, 6)[number % 4]) for number in range(made_up)
    ]
    editions = tuple(OPTIONS_BY_EDITION)
    found = []
    for number, course in enumerate(courses):
        for way in ("clockwise", "anticlockwise"):
            options = OPTIONS_BY_EDITION[editions[(number // 2) % 2]]
            found.append(terms_of(course, way, options, seats=min(6, len(course.start[way]))))
    return found


def learn(asked: argparse.Namespace) -> None:
    """Train as asked."""
    began = time.monotonic()
    world = AveCaesarWorld(grounds_of(grounds_to_learn_on(asked.courses)), asked.each, asked.steps)
    settings = ppo.PpoSettings(against_past=asked.league)
    shape = policy.NetworkShape(
        POSITION_INPUTS, MOVE_INPUTS, MOST_RIVALS * len(VALUES), hidden=asked.hidden, second=asked.second
    )
    if asked.out.exists():
        learner, log, facts = checkpoint.read_checkpoint(asked.out)
    else:
        learner, log = ppo.new_learner(jax.random.key(asked.seed), shape), []
        facts = {"seed": asked.seed, "seconds": 0.0, "decisions": 0, "batches": 0}
    whole = 60 * (asked.of_minutes or asked.minutes)
    before = facts["seconds"]
    trying = jax.random.key(2 * asked.seed + 1)
    show(f"{world.races} races at a time on {len(world.grounds.lanes)} grounds, {jax.devices()[0]}")
    compiled = None
    while compiled is None or time.monotonic() - began < 60 * asked.minutes:
        done = min(1.0, facts["seconds"] / whole)
        learner, told = ppo.improve(world, settings, learner, done, thrifty=facts["batches"] % 2 == 1)
        drive, error, doubt, counted = map(float, told)
        facts["batches"] += 1
        facts["decisions"] += int(counted)
        if compiled is None:
            compiled = time.monotonic() - began
            show(f"compiled in {compiled:.0f} s")
        facts["seconds"] = before + time.monotonic() - began
        if facts["batches"] % BATCHES_BETWEEN_PAST_SELVES == 0 or facts["batches"] == 1:
            row: dict[str, Any] = {name: facts[name] for name in ("seconds", "batches", "decisions")}
            row |= {"loss": drive, "critic": error, "doubt": doubt}
            thrifty = ppo.Rivals(learner.past, jnp.float32(1), jnp.asarray(a=True))
            row["greedy"], row["greedy_error"], _ = ppo.race_against_rivals(
                world, learner.weights, thrifty, trying
            )
            past = thrifty._replace(thrifty=jnp.asarray(a=False))
            row["past"], row["past_error"], _ = ppo.race_against_rivals(world, learner.weights, past, trying)
            log.append(row)
            learner = learner._replace(past=learner.weights)
            checkpoint.write_checkpoint(asked.out, learner, log, facts)
            show(
                f"{row['seconds']:7.0f} s  {row['decisions'] / 1e6:8.1f} M decisions"
                f"  greedy {row['greedy']:.3f} (± {2 * row['greedy_error']:.3f})"
                f"  past self {row['past']:.3f}  doubt {doubt:.3f}  critic {error:.3f}"
            )
    facts["seconds"] = before + time.monotonic() - began
    checkpoint.write_checkpoint(asked.out, learner, log, facts)
    if asked.weights:
        asked.weights.write_bytes(encodebytes(policy.in_whole_numbers(learner.weights).tobytes()))
    show(f"{facts['decisions'] / 1e6:.0f} M decisions in {facts['seconds']:.0f} s")


def show(line: str) -> None:
    """Show how it is doing."""
    sys.stderr.write(line + "\n")
    sys.stderr.flush()
