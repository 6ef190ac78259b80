"""Where the fields of a race stand in its row."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from hippodrome.lockstep.ben_hur.layout import AT

X_AT: Final = AT["x"]
Y_AT: Final = AT["y"]
HEADING_AT: Final = AT["heading"]
HAS_START_PLACE_AT: Final = AT["placed"]
TURNS_AT: Final = AT["turns"]
STATUS_AT: Final = AT["status"]
TURNS_TO_MISS_AT: Final = AT["skip"]
AWAY_AT: Final = AT["away"]
STARTED_AT: Final = AT["started"]
TOUCH_AT: Final = AT["touch"]
MOVED_AT: Final = AT["moved"]
SCORE_AT: Final = AT["score"]
HAND_AT: Final = AT["hand"]
MARKERS_AT: Final = AT["markers"]
DECKS_AT: Final = AT["decks"]
DISCARDS_AT: Final = AT["discards"]
PHASE_AT: Final = AT["phase"]
ACTOR_AT: Final = AT["actor"]
ROUND_AT: Final = AT["round"]
RACE_AT: Final = AT["race"]
OWNER_AT: Final = AT["owner"]
ANNOUNCED_AT: Final = AT["announced"]
GOOD_AT: Final = AT["good"]
DROVE_AT: Final = AT["drove"]
ASK_AT: Final = AT["ask"]
DECK_AT: Final = AT["deck"]
BUSINESS_AT: Final = AT["business"]
CARD_AT: Final = AT["card"]
RULER_AT: Final = AT["ruler"]
TURN_AT: Final = AT["turn"]
TARGET_AT: Final = AT["target"]
BY_AT: Final = AT["by"]
DIE_AT: Final = AT["die"]
WHIPPED_AT: Final = AT["whipped"]
BROKEN_AT: Final = AT["broken"]

Mask = NDArray[np.bool_]
"""Which of the `MOVES` may be played."""

Fate = NDArray[np.uint32]
"""The two words of a race's own chance."""
