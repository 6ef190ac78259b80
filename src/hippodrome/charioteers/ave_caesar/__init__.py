"""Charioteers of Ave Caesar, weakest first: random below the ladder, then its eight rungs."""

from __future__ import annotations

from typing import Final

from hippodrome.charioteers.ave_caesar.champion import champion_complaint, make_champion
from hippodrome.charioteers.ave_caesar.looking_ahead import (
    make_charger,
    make_guesser,
    make_strategist,
    make_tactician,
)
from hippodrome.charioteers.ave_caesar.plain import Charioteer, make_greedy, make_random
from hippodrome.charioteers.ave_caesar.temper import make_delayer, make_hothead, make_stander
from hippodrome.charioteers.stable import Rung, Stable

__all__ = ["STABLE", "Charioteer", "make_greedy", "make_random", "make_strategist", "make_tactician"]

STABLE: Final = Stable(
    charioteers={
        "random": make_random,
        "hothead": make_hothead,
        "stander": make_stander,
        "delayer": make_delayer,
        "greedy": make_greedy,
        "guesser": make_guesser,
        "charger": make_charger,
        "tactician": make_tactician,
        "strategist": make_strategist,
        "champion": make_champion,
    },
    searchers={"tactician": make_tactician, "strategist": make_strategist, "champion": make_champion},
    stand_in="greedy",
    complaints={"champion": champion_complaint},
    instead={"champion": "tactician"},
    ladder=(
        Rung("hothead", "bold"),
        Rung("stander", "blocker"),
        Rung("delayer", "gambler"),
        Rung("greedy", "patient"),
        Rung("guesser", "gambler"),
        Rung("charger", "bold"),
        Rung("tactician", "blocker"),
        Rung("strategist", "patient"),
    ),
)
