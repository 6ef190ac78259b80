"""Spaces of Gymnasium and the arrays in them, for one seat or for all."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from hippodrome.race.protocol import Seat
from hippodrome.research.contest import Contest, seat_to_move
from hippodrome.research.needs import needs_research_extra

with needs_research_extra():
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

Vector = NDArray[np.float32]
"""An observation."""

Mask = NDArray[np.int8]
"""A one for each action that may be chosen, a zero for all others."""


class LegalActions(gymnasium.spaces.Discrete[np.int64]):
    """All actions; a sample without a mask is one that may be chosen now, if the seat is to move."""

    def __init__(self, actions: int, legal_now: Callable[[], Mask]) -> None:
        super().__init__(actions)
        self._legal_now = legal_now

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to other processes as a plain space: what may be chosen now is known here alone."""
        return gymnasium.spaces.Discrete, (int(self.n),)

    def __deepcopy__(self, known: dict[int, Any]) -> LegalActions:
        return LegalActions(int(self.n), deepcopy(self._legal_now, known))

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Draw an action by a mask or by odds; without either, one that may be chosen now."""
        if mask is None and probability is None:
            legal = self._legal_now()
            mask = legal if legal.any() else None
        return super().sample(mask, probability)


def observation_space(contest: Contest) -> gymnasium.spaces.Box:
    """Make the space of observations: all their numbers lie between −1 and 1."""
    size = sum(feature.size for feature in contest.encoding.features)
    return gymnasium.spaces.Box(-1.0, 1.0, (size,), np.float32)


def observe(contest: Contest, state: Any, seat: Seat) -> Vector:
    """Write what a seat may know as numbers."""
    return np.array(contest.encoding.observe(contest.game.view(state, seat)), np.float32)


def mask_of(contest: Contest, state: Any, seat: Seat) -> Mask:
    """Mark the actions that a seat may choose: none when another is to move."""
    mask = np.zeros(len(contest.encoding.moves), np.int8)
    if seat_to_move(contest, state) == seat:
        mask[contest.legal_actions(state)] = 1
    return mask
