"""Races run for the tests of telling."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from hippodrome.charioteers import charioteer_by_name
from hippodrome.games import game_entry
from hippodrome.race.log import run_race
from hippodrome.race.protocol import Seat
from hippodrome.records import ReplayStep

NAMES = ("Julia", "Diocles", "Scorpus", "Crescens", "Thallus", "Polynices")

WHITE = {"players": 4, "programme": [{"course": "white"}]}
SETUPS: dict[str, tuple[str, Mapping[str, Any]]] = {
    "one race": ("ave-caesar", WHITE),
    "tournament": ("ave-caesar", {"players": 3, "options": {"races": 2, "laps": 2}}),
    "tucking": ("ave-caesar", {"players": 4, "edition": "summary", "programme": [{"course": "blue"}]}),
    "unmanned": (
        "ave-caesar",
        {
            "players": 2,
            "unmanned": 2,
            "edition": "pro-ludo",
            "programme": [{"course": "pro-ludo-a", "direction": "anticlockwise"}],
        },
    ),
    "voting": (
        "ave-caesar",
        {"players": 2, "each": 2, "unmanned": 1, "options": {"unmanned_driver": "vote", "races": 1}},
    ),
    "antioch": ("ben-hur", {"players": 6}),
    "season": ("ben-hur", {"players": 4, "preset": "season"}),
    "long": ("ben-hur", {"players": 2, "each": 3, "preset": "long"}),
    "club": ("ben-hur", {"players": 5, "preset": "club", "arena": "tyre"}),
}


def race(setup: str, seed: int, driver: str) -> tuple[str, list[ReplayStep]]:
    """Run a race of a named set-up; gives the name of the game and the steps."""
    name, agreed = SETUPS[setup]
    game = game_entry(name).game
    generator = random.Random(seed)
    pick = generator.randrange
    state = game.start(agreed)
    drivers = {Seat(seat): charioteer_by_name(name, driver, pick) for seat in range(game.seats(state))}
    steps = []
    for event, after in run_race(game, state, drivers, pick):
        steps.append(ReplayStep(state, event, after))
        state = after
    return name, steps


def drivers(setup: str) -> tuple[str, str]:
    """Name the charioteers of the game of a set-up."""
    return ("random", "greedy") if SETUPS[setup][0] == "ave-caesar" else ("random", "steady")
