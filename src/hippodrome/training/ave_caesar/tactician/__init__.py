"""The tactician over lockstep's rows, compiled by numba: tens of races a second against greedy on a core.

It is `charioteers.ave_caesar` written a second time for speed: the habit (`ground`), the outlook, the
rehearsal and the halving of the search, weight for weight and draw for draw; the same chance gives the same
choice. The race itself is played by `lockstep.ave_caesar.numba_rules`. Every chariot is manned, a seat
has one, and blocked hands are kept.

A rehearsal is a row like that of a race, whose hands are imagined. What is drawn next lies in `decks`.
"""

from __future__ import annotations

from hippodrome.training.ave_caesar.tactician.circus import (
    ROUNDS_REHEARSED,
    PreparedCircus,
    Scratch,
    circus_of,
    make_scratch,
    outlook_of,
)
from hippodrome.training.ave_caesar.tactician.drives import list_drives
from hippodrome.training.ave_caesar.tactician.racing import run_race
from hippodrome.training.ave_caesar.tactician.rehearsal import weigh

__all__ = [
    "ROUNDS_REHEARSED",
    "PreparedCircus",
    "Scratch",
    "circus_of",
    "list_drives",
    "make_scratch",
    "outlook_of",
    "run_race",
    "weigh",
]
