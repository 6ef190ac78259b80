"""Charioteers of Ben Hur, weakest first: random below the ladder, then its five rungs."""

from __future__ import annotations

from typing import Final

from hippodrome.charioteers.ben_hur.aggressor import make_aggressor
from hippodrome.charioteers.ben_hur.champion import champion_complaint, make_champion
from hippodrome.charioteers.ben_hur.plain import Charioteer, lap_distance, make_fast_but_braking, make_random
from hippodrome.charioteers.ben_hur.strategist import make_strategist
from hippodrome.charioteers.ben_hur.temper import make_brawler, make_daredevil
from hippodrome.charioteers.stable import Rung, Stable

__all__ = [
    "STABLE",
    "Charioteer",
    "lap_distance",
    "make_aggressor",
    "make_champion",
    "make_fast_but_braking",
    "make_random",
    "make_strategist",
]

STABLE: Final = Stable(
    charioteers={
        "random": make_random,
        "brawler": make_brawler,
        "steady": make_fast_but_braking,
        "aggressor": make_aggressor,
        "daredevil": make_daredevil,
        "strategist": make_strategist,
        "champion": make_champion,
    },
    searchers={"strategist": make_strategist, "champion": make_champion},
    weighers=frozenset({"aggressor"}),
    stand_in="steady",
    complaints={"champion": champion_complaint},
    instead={"champion": "strategist"},
    ladder=(
        Rung("brawler", "blocker"),
        Rung("steady", "patient"),
        Rung("aggressor", "bold"),
        Rung("daredevil", "gambler"),
        Rung("strategist", "patient"),
    ),
)
