"""Where the fields of a race stand in its row."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from hippodrome.lockstep.ben_hur.layout import FIELD_STARTS

X_AT: Final = FIELD_STARTS["x"]
Y_AT: Final = FIELD_STARTS["y"]
HEADING_AT: Final = FIELD_STARTS["heading"]
HAS_START_PLACE_AT: Final = FIELD_STARTS["placed"]
TURNS_AT: Final = FIELD_STARTS["turns"]
STATUS_AT: Final = FIELD_STARTS["status"]
TURNS_TO_MISS_AT: Final = FIELD_STARTS["skip"]
AWAY_FROM_AT: Final = FIELD_STARTS["away"]
STARTED_AT: Final = FIELD_STARTS["started"]
TOUCH_AT: Final = FIELD_STARTS["touch"]
MOVED_AT: Final = FIELD_STARTS["moved"]
SCORE_AT: Final = FIELD_STARTS["score"]
HAND_AT: Final = FIELD_STARTS["hand"]
MARKERS_AT: Final = FIELD_STARTS["markers"]
DECKS_AT: Final = FIELD_STARTS["decks"]
DISCARDS_AT: Final = FIELD_STARTS["discards"]
PHASE_AT: Final = FIELD_STARTS["phase"]
ACTOR_AT: Final = FIELD_STARTS["actor"]
ROUND_AT: Final = FIELD_STARTS["round"]
RACE_AT: Final = FIELD_STARTS["race"]
OWNER_AT: Final = FIELD_STARTS["owner"]
ANNOUNCED_AT: Final = FIELD_STARTS["announced"]
ACCIDENTS_OVERCOME_AT: Final = FIELD_STARTS["good"]
DROVE_AT: Final = FIELD_STARTS["drove"]
STILL_TO_ASK_AT: Final = FIELD_STARTS["ask"]
DECK_AT: Final = FIELD_STARTS["deck"]
BUSINESS_AT: Final = FIELD_STARTS["business"]
CARD_AT: Final = FIELD_STARTS["card"]
RULER_AT: Final = FIELD_STARTS["ruler"]
TURN_AT: Final = FIELD_STARTS["turn"]
TARGET_AT: Final = FIELD_STARTS["target"]
BY_AT: Final = FIELD_STARTS["by"]
DIE_AT: Final = FIELD_STARTS["die"]
WHIPPED_AT: Final = FIELD_STARTS["whipped"]
BROKEN_BY_AT: Final = FIELD_STARTS["broken"]

Mask = NDArray[np.bool_]
"""Which of the `MOVES` may be played."""

Fate = NDArray[np.uint32]
"""The two words of a race's own chance."""
