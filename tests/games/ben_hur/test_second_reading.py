"""Two readings of the rules, step by step through whole races: they must never differ."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hippodrome.atlas import ben_hur as ben_hur_data
from hippodrome.charioteers import ben_hur as charioteers
from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.kit import write_deck
from hippodrome.games.ben_hur.state import Chariot, State
from hippodrome.race.protocol import FATES, Actor

from .scenes import legal
from .second_reading import Car, Race

SETUPS: list[dict[str, Any]] = [
    {"preset": "antioch", "players": 6},
    {"preset": "antioch", "players": 3, "each": 2, "laps": 3, "options": {"ties": "race"}},
    {"preset": "season", "players": 5, "arena": "tyre", "options": {"races": 3}},
    {"preset": "long", "players": 4},
    {"preset": "long", "players": 2, "each": 3, "laps": 3},
    {"preset": "club", "players": 6, "arena": "tyre"},
    {"preset": "club", "players": 2, "laps": 2},
]


def second_race(state: State) -> Race:
    """Set the same race up for the second reading."""
    table = state.table
    arena = {
        name: size for name, size in ben_hur_data.open_arena_json(table.arena.name).items() if name != "name"
    }
    decks = {back: write_deck(deck) for back, deck in zip("nr", table.makeup, strict=True)}
    rules = {
        "seats": table.seats,
        "laps": table.laps,
        "races": table.options.races,
        "ties": table.options.ties,
        "scoring": table.options.scoring,
        "accidents": table.options.accidents,
        "fewer": 5 if table.preset == "long" and table.laps >= 3 else 0,
    }
    return Race(arena, decks, rules)


def told(chariot: Chariot) -> tuple[Any, ...]:
    return (
        chariot.pose, chariot.turns, list(chariot.hand), chariot.backs, list(chariot.markers), chariot.state,
        chariot.skip, chariot.away_from, chariot.started,
    )  # fmt: skip  # a list that is read in rows


def retold(car: Car) -> tuple[Any, ...]:
    backs = "".join(back for _, back in car.hand)
    away = None if car.away is None else car.away.index
    return (
        car.pose, car.turns, car.cards(), backs, car.markers, car.state, car.skip, away, car.started,
    )  # fmt: skip  # a list that is read in rows


def chosen(state: State, actor: Actor, pick: Random, mood: float) -> str:
    """Choose a move: a steady charioteer's, or with some mood any."""
    if actor is FATES:
        return GAME.write(pick.choice(GAME.odds(state)))
    assert isinstance(actor, int)
    moves = GAME.legal_moves(state)
    if pick.random() < mood:
        rough = [move for move in moves if GAME.write(move).split()[0] in ("ram", "whip", "accident")]
        return GAME.write(pick.choice(rough or moves))
    return GAME.write(charioteers.make_fast_but_braking()(GAME.view(state, actor), moves))


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize(("seed", "mood"), [(1, 0.2), (2, 0.7)])
def test_both_readings_tell_the_same_race(setup: dict[str, Any], seed: int, mood: float) -> None:
    pick = Random(seed)
    state = GAME.start(setup)
    second = second_race(state)
    script = second.tell()
    ask = next(script)
    for _ in range(1500):
        assert (ask.phase, ask.actor) == (state.phase, state.actor)
        assert ask.answers == legal(state)
        assert [retold(car) for car in second.cars] == [told(chariot) for chariot in state.chariots]
        assert second.round == state.round
        assert [dict(+second.piles[back]) for back in "nr"] == [write_deck(pile) for pile in state.discards]
        actor = GAME.to_move(state)
        if actor is None:
            break
        move = chosen(state, actor, pick, mood)
        state = GAME.play(state, GAME.read(move))
        ask = script.send(move)
