"""Checkpoints of a training: everything needed to go on exactly where it stopped, in one file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np

from hippodrome.training.ppo import Learner

_write_arrays: Final[Any] = np.savez_compressed
"""Untyped: its own types take an array by name for one of its settings."""


def write_checkpoint(path: Path, learner: Learner, log: list[dict[str, Any]], facts: dict[str, Any]) -> None:
    """Write a checkpoint; the old one stays until the new one is whole."""
    arrays = {f"{part}/{name}": np.asarray(it) for part in ("weights", "first", "second", "past")
              for name, it in getattr(learner, part).items()}  # fmt: skip
    arrays |= {"steps": np.asarray(learner.steps), "key": np.asarray(jax.random.key_data(learner.key))}
    story = np.frombuffer(json.dumps({"log": log, "facts": facts}).encode(), np.uint8)
    waiting = path.with_suffix(".part.npz")
    with waiting.open("wb") as file:
        _write_arrays(file, story=story, **arrays)
    waiting.replace(path)


def read_checkpoint(path: Path) -> tuple[Learner, list[dict[str, Any]], dict[str, Any]]:
    """Read a checkpoint."""
    with np.load(path) as kept:
        parts: dict[str, dict[str, jax.Array]] = {"weights": {}, "first": {}, "second": {}, "past": {}}
        for name in kept.files:
            part, slash, rest = name.partition("/")
            if slash:
                parts[part][rest] = jnp.asarray(kept[name])
        story = json.loads(kept["story"].tobytes())
        key = jax.random.wrap_key_data(jnp.asarray(kept["key"]))
        learner = Learner(steps=jnp.asarray(kept["steps"]), key=key, **parts)
    return learner, story["log"], story["facts"]
