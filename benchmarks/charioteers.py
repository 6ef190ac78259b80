"""How fast the searching charioteers think, in one run: playouts a second, beside peers on like positions.

    python benchmarks/charioteers.py [seconds a line]
    python benchmarks/charioteers.py ben-hur

First the same search on both sides: UCT with random rollouts to the end of the race, as many simulations
from the same positions, by the generic MCTS of OpenSpiel with our game loaded in it (the extra `research`)
and over our own protocol. Then the playouts of our charioteers, beside the same ones made with the rules
themselves; and how many the strategist makes in a second of a real search, over a race. With `ben-hur` only
how many rehearsals strategist and champion of that game make in a second, over a race.
Seconds are those of the processor, since this machine is seldom ours alone.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import quantiles
from time import process_time
from typing import Any
from unittest.mock import patch

from hippodrome.charioteers import charioteer_by_name
from hippodrome.charioteers.ave_caesar.rehearsal import Rehearsal
from hippodrome.charioteers.budget import BudgetMeter
from hippodrome.games import game_entry
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.tournament import race_result
from hippodrome.race.protocol import FATES, Pick

SETUPS: dict[str, dict[str, Any]] = {
    "white, four chariots": {"players": 4, "programme": [{"course": "white"}]},
    "yellow, six chariots": {"players": 6, "programme": [{"course": "yellow"}]},
}


def chance(seed: object) -> Pick:
    """Make a source of chance."""
    random = Random(repr(seed))
    return lambda outcomes: int(random.random() * outcomes)


def positions(game: str, setup: dict[str, Any], who: str) -> Iterator[tuple[Any, Any]]:
    """Show the states of a race before every decision, with the seat to decide."""
    rules, pick = game_entry(game).game, chance("benchmark")
    state = rules.start(setup)
    driver = charioteer_by_name(game, who, pick)
    while (actor := rules.to_move(state)) is not None:
        if actor is FATES:
            odds = rules.odds(state)
            state = rules.play(state, odds[pick(len(odds))])
        else:
            yield state, actor
            state = rules.play(state, driver(rules.view(state, actor), rules.legal_moves(state)))


def a_second(playout: Callable[[], None], seconds: float) -> float:
    """Count how often something can be done in a second."""
    playout()
    began, done = process_time(), 0
    while process_time() - began < seconds:
        playout()
        done += 1
    return done / (process_time() - began)


class Leaf:
    """A node of the plain search: visits, rewards of whoever moved here, and what follows."""

    __slots__ = ("mover", "reward", "then", "visits")

    def __init__(self, mover: Any) -> None:
        self.mover = mover
        self.visits = 0
        self.reward = 0.0
        self.then: dict[Any, Leaf] = {}


def plain_search(root: Any, simulations: int, random: Random) -> None:
    """Search as OpenSpiel's MCTS does: UCT, chance sampled, a random rollout to the end from every leaf."""
    top = Leaf(None)
    for _ in range(simulations):
        state, node, path = root, top, [top]
        while node.visits and (actor := GAME.to_move(state)) is not None:
            if actor is FATES:
                odds = GAME.odds(state)
                move = odds[int(random.random() * len(odds))]
            else:
                move = uct(node, GAME.legal_moves(state))
            state = GAME.play(state, move)
            if move not in node.then:
                node.then[move] = Leaf(actor)
            node = node.then[move]
            path.append(node)
        while (actor := GAME.to_move(state)) is not None:
            moves = GAME.odds(state) if actor is FATES else GAME.legal_moves(state)
            state = GAME.play(state, moves[int(random.random() * len(moves))])
        won = race_result(state).laurels
        for it in path:
            it.visits += 1
            if isinstance(it.mover, int):
                it.reward += won[it.mover]


def uct(node: Leaf, moves: Any) -> Any:
    """Choose a move never tried, or else the one with the highest bound."""
    reach = 2.0 * math.sqrt(math.log(node.visits))
    best, found = -1.0, moves[0]
    for move in moves:
        then = node.then.get(move)
        if then is None or not then.visits:
            return move
        bound = then.reward / then.visits + reach / math.sqrt(then.visits)
        if bound > best:
            best, found = bound, move
    return found


def same_search(course: str, players: int, seconds: float, simulations: int = 50) -> list[str]:
    """Compare the two searches at the start of a race and half way, on the very same positions."""
    try:
        import numpy as np  # noqa: PLC0415  (the extra may be missing)
        import pyspiel  # noqa: PLC0415  (an extra)
        from open_spiel.python.algorithms import mcts  # noqa: PLC0415  (an extra)

        import hippodrome.research.open_spiel  # noqa: F401, PLC0415  (registers our game)
    except ImportError:
        return [f"| {course}, {players} chariots | not installed (extra `research`) | | |"]
    random = np.random.RandomState(1)
    game = pyspiel.load_game("ave_caesar", {"players": players, "course": course})
    state = game.new_initial_state()
    rows, decisions = [], 0
    while decisions <= 11 * players:
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(actions, p=odds)))
            continue
        if decisions in (0, 11 * players):
            bot = mcts.MCTSBot(
                game, 2.0, simulations, mcts.RandomRolloutEvaluator(1, random), random_state=random
            )
            here, chance_of = state.race, Random(1)
            theirs = simulations * a_second(partial(bot.mcts_search, state), seconds)
            ours = simulations * a_second(partial(plain_search, here, simulations, chance_of), seconds)
            where = "start" if decisions == 0 else "half way"
            counted = f"{theirs:,.0f} | {ours:,.0f} | {ours / theirs:.1f} ×"
            rows.append(f"| {course}, {players} chariots, {where} | {counted} |")
        state.apply_action(int(random.choice(state.legal_actions())))
        decisions += 1
    return rows


def rehearsed(state: Any, seat: Any, rounds: int | None) -> Callable[[], None]:
    """Make a playout: a deal, a move, habit, and a look after every round (or to the end and one look)."""
    view = GAME.view(state, seat)
    rehearsal = Rehearsal(view, state.race)
    actions, random = rehearsal.actions(GAME.legal_moves(state)), Random(1).random
    draws = 24 if rounds is None else rounds + 1

    def playout() -> None:
        deal = rehearsal.imagine_deal(random, draws)
        for action in actions:
            run = rehearsal.run(deal, action)
            if rounds is None:
                run.go_on(10_000)
            run.foresee_laurels(rounds or 1, rehearsal.mine)

    return playout


def by_the_rules(state: Any, seat: Any, rounds: int | None) -> Callable[[], None]:
    """Make the same playout with the rules and greedy."""
    view, moves, pick = GAME.view(state, seat), GAME.legal_moves(state), chance(1)
    greedy = charioteer_by_name("ave-caesar", "greedy", pick)
    limit = 10_000 if rounds is None else rounds * sum(1 for it in state.chariots if it.on_course) - 1

    def playout() -> None:
        imagined = GAME.imagine(view, pick)
        for move in moves:
            after, _ = GAME.advance(imagined, move, pick)
            turns = limit
            while turns and (actor := GAME.to_move(after)) is not None and actor is not FATES:
                after, _ = GAME.advance(after, greedy(GAME.view(after, actor), GAME.legal_moves(after)), pick)
                turns -= 1

    return playout


def on_the_sand(name: str, playouts: int) -> list[float]:
    """Count the rehearsals a second of a charioteer of Ben Hur, where it rehearses; tell the quartiles."""
    rules, spend, made = game_entry("ben-hur").game, BudgetMeter.spend, 0

    def count(spent: BudgetMeter, playouts: int = 1) -> None:
        nonlocal made
        made += playouts
        spend(spent, playouts)

    decide = charioteer_by_name("ben-hur", f"{name}:{playouts}", chance(name))
    race = [it for it in positions("ben-hur", {"players": 6}, "steady") if it[0].phase == "turn"]
    rates = []
    with patch.object(BudgetMeter, "spend", count):
        for state, seat in race[::6]:
            view, moves = rules.view(state, seat), rules.legal_moves(state)
            before, began = made, process_time()
            decide(view, moves)
            if made - before > playouts // 2:
                rates.append((made - before) / (process_time() - began))
    return quantiles(rates[1:], n=4)


def print_ben_hur() -> None:
    """Print how many rehearsals are made on the sand."""
    print("| Ben Hur, six chariots, over a race | rehearsals a second: median | quartiles |\n|---|---:|---:|")
    for name, playouts in (("strategist", 8_000), ("champion", 200)):
        low, middle, high = on_the_sand(name, playouts)
        print(f"| {name} | {middle:,.0f} | {low:,.0f} to {high:,.0f} |")


def over_a_race(setup: dict[str, Any], playouts: int) -> list[float]:
    """Count the strategist's playouts a second at every turn of a chariot; tell the quartiles."""
    decide = charioteer_by_name("ave-caesar", f"strategist:{playouts}", chance("strategist"))
    race = [it for it in positions("ave-caesar", setup, "greedy") if len(it[0].moves) > 1]
    rates = []
    for state, seat in race[:: setup["players"]]:
        view, moves = GAME.view(state, seat), GAME.legal_moves(state)
        began = process_time()
        decide(view, moves)
        rates.append(playouts / (process_time() - began))
    return quantiles(rates, n=4)


def main() -> None:
    """Print the tables."""
    if sys.argv[1:] == ["ben-hur"]:
        print_ben_hur()
        return
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    print("| the same search (UCT, random rollouts) | OpenSpiel, simulations/s | ours | ratio |")
    print("|---|---:|---:|---:|")
    for course, players in (("white", 4), ("yellow", 6)):
        print("\n".join(same_search(course, players, seconds)))
    print()
    print("| what | position | playouts a second |\n|---|---|---|")
    for name, setup in SETUPS.items():
        race = [it for it in positions("ave-caesar", setup, "greedy") if len(it[0].moves) > 3]
        for where, (state, seat) in (("early", race[2]), ("half way", race[len(race) // 2])):
            moves = len(state.moves)
            for label, rounds in (("four rounds", 4), ("to the end", None)):
                ours = moves * a_second(rehearsed(state, seat, rounds), seconds)
                plain = moves * a_second(by_the_rules(state, seat, rounds), seconds)
                print(f"| rehearsal, {label} | {name}, {where} | {ours:,.0f} |")
                print(f"| rules and greedy, {label} | {name}, {where} | {plain:,.0f} |")
    print("\n| the strategist over a race | playouts a second: median | quartiles |\n|---|---:|---:|")
    for name, setup in SETUPS.items():
        low, middle, high = over_a_race(setup, 5_000)
        print(f"| {name} | {middle:,.0f} | {low:,.0f} to {high:,.0f} |")
    print("\n| charioteer | milliseconds a move |\n|---|---|")
    for game, setup, names in (
        ("ave-caesar", SETUPS["white, four chariots"], ("greedy", "tactician", "strategist:400")),
        ("ave-caesar", SETUPS["yellow, six chariots"], ("greedy", "tactician", "strategist:400")),
        (
            "ben-hur",
            {"players": 6, "preset": "antioch", "laps": 1},
            ("steady", "aggressor", "strategist:12", "champion"),
        ),
    ):
        rules = game_entry(game).game
        asked = [(rules.view(s, seat), rules.legal_moves(s)) for s, seat in positions(game, setup, names[0])][
            ::5
        ]
        for name in names:
            decide = charioteer_by_name(game, name, chance(name))
            began = process_time()
            for view, offered in asked:
                decide(view, offered)
            taken = 1000 * (process_time() - began) / len(asked)
            print(f"| {game}, {setup['players']} chariots: {name} | {taken:.2f} |")


if __name__ == "__main__":
    main()
