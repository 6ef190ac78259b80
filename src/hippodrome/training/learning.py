"""A run of learning: goes on from a checkpoint, shows how it is doing, and writes down what came of it."""

from __future__ import annotations

import argparse
import sys
import time
from base64 import b64decode, encodebytes
from pathlib import Path
from typing import Any, Final

import jax
import jax.numpy as jnp

from hippodrome.atlas import course_json, course_names
from hippodrome.charioteers.ave_caesar.champion.sight import MOST_RIVALS, MOVE_INPUTS, POSITION_INPUTS
from hippodrome.course import Course, read_course
from hippodrome.files import read_text_or_stdin
from hippodrome.games.ave_caesar.kit import OPTIONS_BY_EDITION, VALUES
from hippodrome.lockstep.ave_caesar.terms import Terms, terms_of
from hippodrome.saying import Trouble
from hippodrome.training import checkpoint, policy, ppo
from hippodrome.training.ave_caesar.courses import made_up_course
from hippodrome.training.ave_caesar.world import AveCaesarWorld, OpenHandedWorld, grounds_of

FIRST_COURSE_SEED: Final = 1000
"""The seed of the first made-up course to learn on; those to be tried on have lower ones."""

BATCHES_BETWEEN_PAST_SELVES: Final = 40
"""After so many batches a past self is kept and the champion tried against greedy."""


HANDS_INPUTS: Final = MOST_RIVALS * len(VALUES)
"""How many numbers tell the hands of the others."""


def courses_to_learn_on(made_up: int) -> list[Course]:
    """Put together the courses of the house and made-up ones."""
    return [
        *(read_course(course_json(name)) for name in course_names()),
        *made_up_courses(FIRST_COURSE_SEED, made_up),
    ]


def made_up_courses(first_seed: int, count: int) -> list[Course]:
    """Make up so many courses, with four lanes to six."""
    return [made_up_course(first_seed + number, (4, 6, 5, 6)[number % 4]) for number in range(count)]


def grounds_both_ways(courses: list[Course]) -> list[Terms]:
    """Take each course both ways round, in one edition or the other."""
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
    world = world_on(courses_to_learn_on(asked.courses), asked)
    settings = ppo.PpoSettings(rate=asked.rate, against_past=1.0 if asked.against else asked.league)
    shape = shape_of(asked)
    if asked.out.exists():
        learner, log, facts = checkpoint.read_checkpoint(asked.out)
    else:
        learner, log = ppo.new_learner(jax.random.key(asked.seed), shape), []
        facts = {"seed": asked.seed, "seconds": 0.0, "decisions": 0, "batches": 0}
        if asked.begin_from:
            driving = read_driving_weights(asked.begin_from, shape)
            learner = learner._replace(weights=learner.weights | driving)
        if asked.against:
            frozen = read_driving_weights(asked.against, shape)
            learner = learner._replace(past=learner.weights | frozen)
    whole = 60 * (asked.of_minutes or asked.minutes)
    before = facts["seconds"]
    trying = jax.random.key(2 * asked.seed + 1)
    show(f"{world.races} races at a time on {len(world.grounds.lanes)} grounds, {jax.devices()[0]}")
    compiled = None
    while compiled is None or time.monotonic() - began < 60 * asked.minutes:
        done = min(1.0, facts["seconds"] / whole)
        thrifty = not asked.against and facts["batches"] % 2 == 1
        learner, told = ppo.improve(world, settings, learner, done, thrifty=thrifty)
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
            plain = ppo.Rivals(learner.past, jnp.float32(1), jnp.asarray(a=True))
            row["greedy"], row["greedy_error"], _ = ppo.race_against_rivals(
                world, learner.weights, plain, trying
            )
            past = plain._replace(thrifty=jnp.asarray(a=False))
            row["past"], row["past_error"], _ = ppo.race_against_rivals(world, learner.weights, past, trying)
            log.append(row)
            if not asked.against:
                learner = learner._replace(past=learner.weights)
            checkpoint.write_checkpoint(asked.out, learner, log, facts)
            show(
                f"{row['seconds']:7.0f} s  {row['decisions'] / 1e6:8.1f} M decisions"
                f"  greedy {row['greedy']:.3f} (± {2 * row['greedy_error']:.3f})"
                f"  {'rival' if asked.against else 'past self'} {row['past']:.3f}"
                f" (± {2 * row['past_error']:.3f})  doubt {doubt:.3f}  critic {error:.3f}"
            )
    facts["seconds"] = before + time.monotonic() - began
    checkpoint.write_checkpoint(asked.out, learner, log, facts)
    if asked.weights:
        asked.weights.write_bytes(encodebytes(policy.in_whole_numbers(learner.weights).tobytes()))
    show(f"{facts['decisions'] / 1e6:.0f} M decisions in {facts['seconds']:.0f} s")


def compare(asked: argparse.Namespace) -> None:
    """Race two networks, or a network and the plain thrifty driver, and show who takes how much."""
    courses = made_up_courses(0, asked.unseen) if asked.unseen else courses_to_learn_on(asked.courses)
    world, shape = world_on(courses, asked), shape_of(asked)
    weights = read_driving_weights(asked.weights, shape)
    # a rollout asks the critic too; here nothing comes of what it foresees
    judged = policy.draw_first_weights(jax.random.key(0), shape)
    rival = read_driving_weights(asked.against, shape) if asked.against else {}
    rivals = ppo.Rivals(judged | rival, jnp.float32(1), jnp.asarray(not asked.against))
    key = jax.random.key(asked.seed)
    for number in range(asked.batches):
        key, now = jax.random.split(key)
        ratio, error, races = ppo.race_against_rivals(world, judged | weights, rivals, now)
        show(f"batch {number + 1}: {ratio:.4f} (± {2 * error:.4f}) times the rewards, {races} races")


def world_on(courses: list[Course], asked: argparse.Namespace) -> AveCaesarWorld:
    """Make the races asked for, on these courses both ways round."""
    kind = OpenHandedWorld if asked.all_hands else AveCaesarWorld
    return kind(grounds_of(grounds_both_ways(courses)), asked.each, asked.steps)


def shape_of(asked: argparse.Namespace) -> policy.NetworkShape:
    """Tell how wide the network is that was asked for."""
    position = POSITION_INPUTS + (HANDS_INPUTS if asked.all_hands else 0)
    return policy.NetworkShape(position, MOVE_INPUTS, HANDS_INPUTS, asked.hidden, asked.second)


def read_driving_weights(path: Path, shape: policy.NetworkShape) -> policy.Weights:
    """Read weights written for the champion; where all hands lie open, also of one that sees but its own."""
    text = read_text_or_stdin(str(path))
    own = shape._replace(position=POSITION_INPUTS)
    try:
        written = b64decode(text)
        if len(written) == policy.driving_size(own):
            return policy.blind_to_more(policy.driving_weights(written, own), shape.position - own.position)
        return policy.driving_weights(written, shape)
    except ValueError:
        raise Trouble("file-not-weights", file=path.name) from None


def show(line: str) -> None:
    """Show how it is doing."""
    sys.stderr.write(line + "\n")
    sys.stderr.flush()
