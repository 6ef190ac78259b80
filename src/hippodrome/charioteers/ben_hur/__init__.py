"""Charioteers of Ben Hur, weakest first: random, steady, the aggressor and the strategist."""

from __future__ import annotations

from hippodrome.charioteers.ben_hur.aggressor import aggressor
from hippodrome.charioteers.ben_hur.plain import Charioteer, lap_distance, random, steady
from hippodrome.charioteers.ben_hur.strategist import strategist

__all__ = ["Charioteer", "aggressor", "lap_distance", "random", "steady", "strategist"]
