"""Duplicate races: the same decks are dealt twice, and the charioteers change lanes in between."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import process_time
from typing import Any

import pytest

from hippodrome.charioteers import Charioteer, budget, charioteer_by_name
from hippodrome.games import game_entry
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.kit import FULL_DECK, sorted_values
from hippodrome.games.ave_caesar.moves import Move, draw
from hippodrome.games.ave_caesar.start import line_up
from hippodrome.games.ave_caesar.tournament import race_result, read_meeting
from hippodrome.race.protocol import FATES, Pick, Seat


def chance(*seed: object) -> Pick:
    """Make a source of chance from a seed."""
    random = Random(repr(seed))
    return lambda outcomes: int(random.random() * outcomes)


def seconds(do: Callable[[], object]) -> float:
    """Count the seconds of the processor alone: others may be at work on the same machine."""
    began = process_time()
    do()
    return process_time() - began


def seconds_with_garbage(do: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> float:
    """Count seconds on a clock by which to look at it takes half a millisecond, a collection 0.2 seconds."""
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 0.0005
        return now

    def collected(phase: str, _info: dict[str, int]) -> None:
        nonlocal now
        now += 0.2 * (phase == "stop")

    monkeypatch.setattr(budget, "perf_counter", clock)
    usual = gc.get_threshold()
    gc.collect()
    gc.callbacks.append(collected)
    gc.set_threshold(20)
    try:
        do()
        return now
    finally:
        gc.set_threshold(*usual)
        gc.callbacks.remove(collected)
        assert gc.isenabled()


def positions(game: str, setup: dict[str, Any], seed: int, who: str = "random") -> Iterator[tuple[Any, Any]]:
    """Race with everybody driven alike, and show the state before every decision with its seat."""
    rules = game_entry(game).game
    pick = chance(game, seed)
    state = rules.start(setup)
    everybody = charioteer_by_name(game, who, pick)
    while (actor := rules.to_move(state)) is not None:
        if actor is FATES:
            odds = rules.odds(state)
            state = rules.play(state, odds[pick(len(odds))])
        else:
            yield state, actor
            state = rules.play(state, everybody(rules.view(state, actor), rules.legal_moves(state)))


def duel(course: str, chariots: int, seeds: Sequence[int], one: str, other: str) -> tuple[float, float]:
    """Race as many of one charioteer as of the other on duplicate decks; tell the mean laurels of each."""
    totals = [0, 0]
    for seed in seeds:
        for shift in (0, 1):
            sides = [(lane + shift) % 2 for lane in range(chariots)]
            laurels = _race(course, chariots, seed, lambda lane, sides=sides: (one, other)[sides[lane]])  # type: ignore[misc]  # untyped
            for lane, won in enumerate(laurels):
                totals[sides[lane]] += won
    races = len(seeds) * chariots
    return totals[0] / races, totals[1] / races


def _race(course: str, chariots: int, seed: int, who: Callable[[int], str]) -> tuple[int, ...]:
    programme = [{"course": course, "direction": ("clockwise", "anticlockwise")[seed % 2]}]
    meeting = read_meeting({"players": chariots, "programme": programme})
    state: Any = line_up(meeting, (), tuple(Seat(lane) for lane in range(chariots)))
    decks = [_shuffled(seed, lane) for lane in range(chariots)]
    drivers: list[Charioteer] = [
        charioteer_by_name("ave-caesar", who(lane), chance(seed, lane)) for lane in range(chariots)
    ]
    while (actor := GAME.to_move(state)) is not None:
        move: Move
        if actor is FATES:
            move = draw(decks[state.turn].pop())
        else:
            move = drivers[actor](GAME.view(state, actor), GAME.legal_moves(state))
        state = GAME.play(state, move)
    return race_result(state).laurels


def _shuffled(seed: int, lane: int) -> list[int]:
    deck = list(sorted_values(FULL_DECK))
    Random(repr((seed, lane))).shuffle(deck)
    return deck
