"""Learning by self-play: whole races over arrays, then a few steps of PPO on all that was decided in them.

Every seat of every race is driven by the network that learns, but for a share of the races in which half of
the seats are driven by its past self or, every other batch, by the plain charioteer of the world. What a
decision was worth is told by a critic that sees all hands, and by the laurels at the end.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final, NamedTuple, Protocol

import jax
import jax.numpy as jnp

from hippodrome.training import policy
from hippodrome.training.policy import Weights

BARRED_SCORE: Final = -1e9

_barrier: Final[Any] = jax.lax.optimization_barrier  # untyped


class Seen(NamedTuple):
    """What the chariot whose turn it is sees in each race of a batch."""

    position: jax.Array
    moves: jax.Array
    open: jax.Array
    hands: jax.Array
    turn: jax.Array
    racing: jax.Array


class World(Protocol):
    """Races over arrays: what learning needs of a game."""

    chariots: int
    steps: int
    """After so many decisions a race is over."""
    races: int

    def begin(self, key: jax.Array) -> Any:
        """Begin a batch of races."""

    def observe(self, state: Any) -> tuple[Seen, Any]:
        """Tell what the chariots to play see, and what they may play."""

    def act(self, state: Any, plays: Any, choice: jax.Array) -> Any:
        """Play the moves of those numbers, in the races that are not over."""

    def thrifty(self, seen: Seen) -> jax.Array:
        """Score moves as a plain charioteer does, to be measured against."""

    def rewards(self, state: Any) -> jax.Array:
        """Give the reward of each chariot of each race, [races, chariots]."""


class PpoSettings(NamedTuple):
    """How it learns."""

    slices: int = 16
    epochs: int = 2
    rate: float = 1e-3
    last_rate: float = 3e-5
    clip: float = 0.2
    entropy: float = 0.01
    last_entropy: float = 0.001
    trace: float = 0.95
    against_past: float = 0.0
    """The share of races in which half of the seats are driven by others."""


class Learner(NamedTuple):
    """Everything that goes into a checkpoint."""

    weights: Weights
    first: Weights
    second: Weights
    past: Weights
    steps: jax.Array
    key: jax.Array


def new_learner(key: jax.Array, shape: policy.NetworkShape) -> Learner:
    """Begin with random weights."""
    key, now = jax.random.split(key)
    weights = policy.draw_first_weights(now, shape)
    zeros = jax.tree.map(jnp.zeros_like, weights)
    return Learner(weights, zeros, zeros, weights, jnp.zeros((), jnp.int32), key)


class DecidedSteps(NamedTuple):
    """What was seen and decided in a step, and what is known of it afterwards."""

    position: jax.Array
    moves: jax.Array
    open: jax.Array
    hands: jax.Array
    choice: jax.Array
    likely: jax.Array
    value: jax.Array
    turn: jax.Array
    counts: jax.Array


class Rivals(NamedTuple):
    """Who else drives: in some of the races every other chariot is driven by somebody else."""

    weights: Weights
    share: jax.Array
    """The share of the races in which somebody else drives."""
    thrifty: jax.Array
    """Whether that is the plain charioteer of the world rather than a past self."""


@partial(jax.jit, static_argnums=0)
def rollout(
    world: World, weights: Weights, rivals: Rivals, sharpness: jax.Array, key: jax.Array
) -> tuple[DecidedSteps, jax.Array]:
    """Race a batch from start to finish; give every step, [steps, races, ..], and the rewards.

    Moves are drawn by their scores times a sharpness: one while learning, very sharp in a trial.
    """
    begun, chance = jax.random.split(key)
    state = world.begin(begun)
    number = jnp.arange(world.races)
    shared = number % 64 < rivals.share * 64

    def step(carry: tuple[Any, jax.Array], _: None) -> tuple[tuple[Any, jax.Array], DecidedSteps]:
        state, chance = carry
        seen, plays = world.observe(state)
        seen = _barrier(seen)
        others = policy.score_moves(rivals.weights, seen.position, seen.moves)
        others = jnp.where(rivals.thrifty, 1e3 * world.thrifty(seen), sharpness * others)
        theirs = shared & ((number // 64 + seen.turn) % 2 == 0)
        ours = sharpness * policy.score_moves(weights, seen.position, seen.moves)
        logits = jnp.where(seen.open, jnp.where(theirs[:, None], others, ours), BARRED_SCORE)
        chance, now = jax.random.split(chance)
        choice = jax.random.categorical(now, logits, -1).astype(jnp.int32)
        likely = jnp.take_along_axis(jax.nn.log_softmax(logits), choice[:, None], -1)[:, 0]
        value = policy.foresee_reward(weights, seen.position, seen.hands)
        decided = DecidedSteps(
            seen.position,
            seen.moves,
            seen.open,
            seen.hands,
            choice,
            likely,
            value,
            seen.turn,
            seen.racing & ~theirs,
        )
        return (world.act(state, plays, choice), chance), decided

    (state, _), decided = jax.lax.scan(step, (state, chance), None, world.steps)
    return decided, world.rewards(state)


def advantages_and_targets(
    world: World, settings: PpoSettings, decided: DecidedSteps, rewards: jax.Array
) -> tuple[jax.Array, jax.Array]:
    """Work out backwards what each decision was worth, and what was to be foreseen."""
    chariots = jnp.arange(world.chariots)

    def back(
        carry: tuple[jax.Array, jax.Array], step: tuple[jax.Array, jax.Array, jax.Array]
    ) -> tuple[tuple[jax.Array, jax.Array], jax.Array]:
        following, gains = carry
        value, turn, counts = step
        ours = (chariots == turn[:, None]) & counts[:, None]
        gain = (jnp.where(ours, following + settings.trace * gains, 0)).sum(-1) - value
        gains = jnp.where(ours, gain[:, None], gains)
        return (jnp.where(ours, value[:, None], following), gains), jnp.where(counts, gain, 0)

    steps = (decided.value, decided.turn, decided.counts)
    _, gains = jax.lax.scan(back, (rewards, jnp.zeros_like(rewards)), steps, reverse=True)
    return gains, gains + decided.value


def loss_of(
    settings: PpoSettings,
    entropy: jax.Array,
    weights: Weights,
    decided: DecidedSteps,
    gain: jax.Array,
    target: jax.Array,
) -> tuple[jax.Array, jax.Array]:
    """Tell how wrong it was: PPO's clipped loss, the critic's error, and too little curiosity."""
    counts = decided.counts.astype(jnp.float32)
    whole = jnp.maximum(counts.sum(), 1)
    logits = jnp.where(
        decided.open, policy.score_moves(weights, decided.position, decided.moves), BARRED_SCORE
    )
    shares = jax.nn.log_softmax(logits)
    likely = jnp.take_along_axis(shares, decided.choice[..., None], -1)[..., 0]
    ratio = jnp.exp(likely - decided.likely)
    clipped = jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    drive = -(jnp.minimum(ratio * gain, clipped * gain) * counts).sum() / whole
    error = (
        (policy.foresee_reward(weights, decided.position, decided.hands) - target) ** 2 * counts
    ).sum() / whole
    doubt = -(jnp.where(decided.open, jnp.exp(shares) * shares, 0).sum(-1) * counts).sum() / whole
    return drive + 0.5 * error - entropy * doubt, jnp.stack([drive, error, doubt])


def improve(
    world: World, settings: PpoSettings, learner: Learner, done: float, *, thrifty: bool
) -> tuple[Learner, jax.Array]:
    """Race a batch and learn from it; `done` is the share of the training that is over."""
    key, racing = jax.random.split(learner.key)
    rivals = Rivals(learner.past, jnp.float32(settings.against_past), jnp.asarray(thrifty))
    decided, rewards = rollout(world, learner.weights, rivals, jnp.float32(1), racing)
    learnt: tuple[Learner, jax.Array] = learn_from(
        world, settings, learner._replace(key=key), decided, rewards, jnp.float32(done)
    )
    return learnt


@partial(jax.jit, static_argnums=(0, 1), donate_argnums=3)
def learn_from(
    world: World,
    settings: PpoSettings,
    learner: Learner,
    decided: DecidedSteps,
    rewards: jax.Array,
    done: jax.Array,
) -> tuple[Learner, jax.Array]:
    """Take a few steps on all that was decided."""
    gains, targets = advantages_and_targets(world, settings, decided, rewards)
    counts = decided.counts
    whole = jnp.maximum(counts.sum(), 1)
    mean = jnp.where(counts, gains, 0).sum() / whole
    spread = jnp.sqrt(jnp.where(counts, (gains - mean) ** 2, 0).sum() / whole)
    gains = (gains - mean) / (spread + 1e-6)
    rate = settings.rate + (settings.last_rate - settings.rate) * done
    entropy = settings.entropy + (settings.last_entropy - settings.entropy) * done

    def parts(array: jax.Array) -> jax.Array:
        """Deal the races out to the slices, every slice with some of each course."""
        steps, races, *rest = array.shape
        return jnp.moveaxis(array.reshape(steps, races // settings.slices, settings.slices, *rest), 2, 0)

    batches = jax.tree.map(parts, (decided, gains, targets))

    def step(carry: Learner, batch: Any) -> tuple[Learner, jax.Array]:
        decided, gain, target = batch
        slope, told = jax.grad(partial(loss_of, settings, entropy), has_aux=True)(
            carry.weights, decided, gain, target
        )
        return _adam(carry, slope, rate), told

    def epoch(carry: Learner, _: None) -> tuple[Learner, jax.Array]:
        return jax.lax.scan(step, carry, batches)

    learner, told = jax.lax.scan(epoch, learner, None, settings.epochs)
    return learner, jnp.concatenate([told.mean((0, 1)), counts.sum()[None].astype(jnp.float32)])


def _adam(learner: Learner, slope: Weights, rate: jax.Array) -> Learner:
    """Take a step of Adam, with the slope cut to a length of one."""
    length = jnp.sqrt(sum(jnp.sum(it**2) for it in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda it: it * jnp.minimum(1.0, 1.0 / (length + 1e-9)), slope)
    steps = learner.steps + 1
    first = jax.tree.map(lambda mean, it: 0.9 * mean + 0.1 * it, learner.first, slope)
    second = jax.tree.map(lambda mean, it: 0.999 * mean + 0.001 * it**2, learner.second, slope)
    near, far = 1 - 0.9**steps, 1 - 0.999**steps
    weights = jax.tree.map(
        lambda it, mean, square: it - rate * (mean / near) / (jnp.sqrt(square / far) + 1e-8),
        learner.weights,
        first,
        second,
    )
    return learner._replace(weights=weights, first=first, second=second, steps=steps)


def race_against_rivals(
    world: World, weights: Weights, rivals: Rivals, key: jax.Array
) -> tuple[float, float, int]:
    """Race the network on every other chariot; give the ratio of rewards, its error, and the races."""
    whole = rivals._replace(share=jnp.float32(1))
    _, rewards = rollout(world, weights, whole, jnp.float32(1e3), key)
    number = jnp.arange(world.races)
    theirs = (number[:, None] // 64 + jnp.arange(world.chariots)) % 2 == 0
    won, lost = jnp.where(theirs, 0, rewards).sum(-1), jnp.where(theirs, rewards, 0).sum(-1)
    ratio = won.sum() / lost.sum()
    spread = jnp.std(won - ratio * lost) / jnp.sqrt(world.races) / lost.mean()
    return float(ratio), float(spread), world.races
