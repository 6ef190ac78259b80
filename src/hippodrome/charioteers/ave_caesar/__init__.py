"""Charioteers of Ave Caesar, weakest first: random, greedy, the tactician and the strategist."""

from __future__ import annotations

from hippodrome.charioteers.ave_caesar.looking_ahead import strategist, tactician
from hippodrome.charioteers.ave_caesar.plain import Charioteer, greedy, random, steps_needed

__all__ = ["Charioteer", "greedy", "random", "steps_needed", "strategist", "tactician"]
