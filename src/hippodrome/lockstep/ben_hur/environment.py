"""The front face of lockstep for Ben Hur: races in batches, to start, to look at and to step, in JAX.

    from hippodrome.lockstep import make

    env = make("ben-hur", arena="antioch", preset="antioch", laps=1, players=4)
    state = env.init(keys)                      # keys: two random words a race
    state = env.step(state, actions)            # the seats' actions, one a race
    state.mask, state.seat, state.reward, state.over, env.observe(state, state.seat)

The actions are those of `layout`: nine placements of each speed, then accidents, whips and answers. A step
plays the action of the seat to move and lets the Fates roll and draw until a seat is to move or the race is
over. The rewards reach from 1 for the first place to −1 for the last. An action that may not be played ends
its race: its seat gets `engine.PENALTY`, the others nothing. With `auto_reset` a race that is over begins
anew with the chance it has come to; `over` and `reward` still tell of the one that ended.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp

from hippodrome.games.ben_hur.table import RaceTerms, read_setup
from hippodrome.lockstep.ben_hur import engine
from hippodrome.lockstep.ben_hur.batch import Batch, BatchTerms, batch_terms
from hippodrome.lockstep.ben_hur.batch_rules import legal
from hippodrome.lockstep.ben_hur.engine import Observation
from hippodrome.lockstep.ben_hur.layout import ACTION_COUNT
from hippodrome.lockstep.environment import Array, EnvState


class JaxBenHur:
    """Races of Ben Hur on given terms, in batches of one axis; every method is jitted."""

    def __init__(self, agreed: RaceTerms, *, auto_reset: bool = True) -> None:
        terms = batch_terms(agreed)
        self.terms = agreed
        self.auto_reset = auto_reset
        self.actions = ACTION_COUNT
        """How many actions there are."""
        self._init = jax.jit(partial(_init, terms))
        self._step = jax.jit(partial(_step, terms, auto_reset))
        self._observe = jax.jit(partial(engine.observe, terms))

    def init(self, keys: Array) -> EnvState:
        """Begin a race for each pair of random words: places are rolled and hands are dealt."""
        state: EnvState = self._init(jnp.asarray(keys, jnp.uint32))
        return state

    def step(self, state: EnvState, action: Array) -> EnvState:
        """Play an action in each race."""
        after: EnvState = self._step(state, jnp.asarray(action, jnp.int32))
        return after

    def observe(self, state: EnvState, seat: Array) -> Observation:
        """Show the races to a seat, the races along the first axis of every array."""
        seen: Observation = self._observe(state.race, jnp.asarray(seat, jnp.int32))
        return Observation(*(jnp.moveaxis(it, -1, 0) for it in seen))


def _show(terms: BatchTerms, batch: Batch, reward: Array, over: Array, illegal: Array) -> EnvState:
    seat = jnp.maximum(engine.to_move(terms, batch), 0)
    return EnvState(batch, seat, jnp.moveaxis(legal(terms, batch), -1, 0), reward, over, illegal)


def _init(terms: BatchTerms, keys: Array) -> EnvState:
    batch = engine.init(terms, jnp.moveaxis(keys, -1, 0) | jnp.uint32(1))
    none = jnp.zeros(batch.phase.shape, jnp.bool_)
    reward = jnp.moveaxis(jnp.zeros_like(engine.rewards(terms, batch)), -1, 0)
    return _show(terms, batch, reward, none, none)


def _step(terms: BatchTerms, auto_reset: bool, state: EnvState, action: Array) -> EnvState:
    stepped = engine.step(terms, state.race, action)
    illegal = stepped.over & (stepped.batch.broken > 0)
    batch = engine.reset_over(terms, stepped.batch) if auto_reset else stepped.batch
    return _show(terms, batch, jnp.moveaxis(stepped.rewards, -1, 0), stepped.over, illegal)


def make_env(*, auto_reset: bool = True, **setup: Any) -> JaxBenHur:
    """Make an environment on the terms of a setup, such as `arena="tyre", preset="club", laps=2, players=4`.

    What is wrong with them is one clear error: a `ValueError`, or a `Trouble`, which `make` puts in words.
    """
    agreed = read_setup({"arena": "antioch", "preset": "antioch", "laps": 1, "players": 4} | setup)
    return JaxBenHur(agreed, auto_reset=auto_reset)
