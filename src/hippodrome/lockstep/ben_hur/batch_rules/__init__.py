"""The rules of Ben Hur over batches: what a move does to every race at once (ben-hur 2–7).

A move is one number for each race (`layout`), −1 for a race that stands still. What follows from a move is a
chain: a draw leads to the whips, these to the next reply, that to the end of the turn, and so on. Each link
is one function that takes the races and which of them it is for, and says which go on to which later link.
"""

from __future__ import annotations

from hippodrome.lockstep.ben_hur.batch_rules.arrays import pick_out
from hippodrome.lockstep.ben_hur.batch_rules.cards import deck_due, drawable_deck
from hippodrome.lockstep.ben_hur.batch_rules.choices import (
    legal,
    legal_draws,
    look_for_placements,
    moves_without_card,
    placements_by_card,
)
from hippodrome.lockstep.ben_hur.batch_rules.ending import (
    places,
    reset_races,
    seat_places,
    seat_points,
    seats_of,
)
from hippodrome.lockstep.ben_hur.batch_rules.playing import play

__all__ = [
    "deck_due",
    "drawable_deck",
    "legal",
    "legal_draws",
    "look_for_placements",
    "moves_without_card",
    "pick_out",
    "placements_by_card",
    "places",
    "play",
    "reset_races",
    "seat_places",
    "seat_points",
    "seats_of",
]
