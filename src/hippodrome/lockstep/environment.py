"""What every environment of lockstep shows of its races, whatever the game and whichever the engine."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

ILLEGAL_ACTION_REWARD: Final = -6
"""What a seat of Ave Caesar gets for an action that may not be played: as much as a victory is worth."""

Array = Any
"""An array of numpy or of JAX, as the engine has it."""


class EnvState(NamedTuple):
    """A batch of races as an environment shows it; races along the first axes of every array but `race`."""

    race: Any
    """The races as the engine keeps them."""
    seat: Array
    """The seat to move; 0 once a race is over."""
    mask: Array
    """The actions that may be played."""
    reward: Array
    """What the last step gave each seat."""
    over: Array
    """Whether the last step ended the race."""
    illegal: Array
    """Whether it ended since the action might not be played."""
