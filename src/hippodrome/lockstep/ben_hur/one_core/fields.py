"""Where the fields of a race stand in its row."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from hippodrome.lockstep.ben_hur.layout import AT

X: Final = AT["x"]
Y: Final = AT["y"]
H: Final = AT["heading"]
PLACED: Final = AT["placed"]
TURNS: Final = AT["turns"]
STATUS: Final = AT["status"]
SKIP: Final = AT["skip"]
AWAY: Final = AT["away"]
STARTED: Final = AT["started"]
TOUCH: Final = AT["touch"]
MOVED: Final = AT["moved"]
SCORE: Final = AT["score"]
HAND: Final = AT["hand"]
MARKERS: Final = AT["markers"]
DECKS: Final = AT["decks"]
DISCARDS: Final = AT["discards"]
PHASE: Final = AT["phase"]
ACTOR: Final = AT["actor"]
ROUND: Final = AT["round"]
RACE: Final = AT["race"]
OWNER: Final = AT["owner"]
ANNOUNCED: Final = AT["announced"]
GOOD: Final = AT["good"]
DROVE: Final = AT["drove"]
ASK: Final = AT["ask"]
DECK: Final = AT["deck"]
BUSINESS: Final = AT["business"]
CARD: Final = AT["card"]
RULER: Final = AT["ruler"]
TURNED: Final = AT["turn"]
TARGET: Final = AT["target"]
BY: Final = AT["by"]
DIE: Final = AT["die"]
BY_WHIP: Final = AT["whipped"]
BROKEN: Final = AT["broken"]

Mask = NDArray[np.bool_]
"""Which of the `MOVES` may be played."""

Fate = NDArray[np.uint32]
"""The two words of a race's own chance."""
