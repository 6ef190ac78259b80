"""The rules of Ben Hur over rows, one race at a time on one core (ben-hur 2–7).

Every function changes the row it is given. Names are short where the row is meant: s the row, t the terms,
n the chariot.
"""

from __future__ import annotations

from hippodrome.lockstep.ben_hur.one_core.choices import legal, turn_away_from_winner
from hippodrome.lockstep.ben_hur.one_core.driving import drive_or_announce_ram
from hippodrome.lockstep.ben_hur.one_core.ending import place
from hippodrome.lockstep.ben_hur.one_core.fields import Mask
from hippodrome.lockstep.ben_hur.one_core.playing import judge_all, perft, play
from hippodrome.lockstep.ben_hur.one_core.random_play import choose, let_fates_move, roll_out, step_rows

__all__ = [
    "Mask",
    "choose",
    "drive_or_announce_ram",
    "judge_all",
    "legal",
    "let_fates_move",
    "perft",
    "place",
    "play",
    "roll_out",
    "step_rows",
    "turn_away_from_winner",
]
