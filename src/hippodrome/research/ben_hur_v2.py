"""Ben Hur by version 2 of its rules, as PettingZoo's users look for an environment."""

from __future__ import annotations

from hippodrome.games.ben_hur.entry import ENTRY
from hippodrome.research.pettingzoo import env_makers

env, raw_env, parallel_env = env_makers(ENTRY)
