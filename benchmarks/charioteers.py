"""How fast the searching charioteers think, in one run: playouts a second, beside peers on like positions.

    python benchmarks/charioteers.py [seconds a line]

Peers: the same playouts made with the rules themselves (`imagine`, `advance` and greedy on views), and the
generic MCTS of OpenSpiel (random rollouts) with our game loaded in it, where the extra `research` is there.
Seconds are those of the processor, since this machine is seldom ours alone.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import Any

from hippodrome.charioteers import charioteer
from hippodrome.charioteers.ave_caesar.rehearsal import Rehearsal
from hippodrome.games import find
from hippodrome.games.ave_caesar.game import GAME
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
    rules, pick = find(game).game, chance("benchmark")
    state = rules.start(setup)
    driver = charioteer(game, who, pick)
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


def rehearsed(state: Any, seat: Any, rounds: int | None) -> Callable[[], None]:
    """Make the strategist's playout: a deal, a move, habit, and the outlook (or the end)."""
    view = GAME.view(state, seat)
    rehearsal = Rehearsal(view, state.race)
    actions, random = rehearsal.actions(GAME.legal_moves(state)), Random(1).random
    turns = 10_000 if rounds is None else rounds * rehearsal.racing - 1
    draws = 24 if rounds is None else rounds + 1

    def playout() -> None:
        deal = rehearsal.deal(random, draws)
        for action in actions:
            rehearsal.run(deal, action, turns).laurels(rehearsal.mine)

    return playout


def by_the_rules(state: Any, seat: Any, rounds: int | None) -> Callable[[], None]:
    """Make the same playout with the rules and greedy."""
    view, moves, pick = GAME.view(state, seat), GAME.legal_moves(state), chance(1)
    greedy = charioteer("ave-caesar", "greedy", pick)
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


def open_spiel(course: str, players: int, seconds: float) -> str:
    """Count the simulations a second of OpenSpiel's MCTS with our game, from the start of a race."""
    try:
        import numpy as np  # noqa: PLC0415  (the extra may be missing)
        import pyspiel  # noqa: PLC0415
        from open_spiel.python.algorithms import mcts  # noqa: PLC0415

        import hippodrome.research.open_spiel  # noqa: F401, PLC0415
    except ImportError:
        return "not installed (extra `research`)"
    random = np.random.RandomState(1)
    game = pyspiel.load_game("ave_caesar", {"players": players, "course": course})
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(random.choice(actions, p=odds)))
    simulations = 10
    bot = mcts.MCTSBot(game, 2.0, simulations, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    return f"{simulations * a_second(lambda: bot.mcts_search(state), seconds):,.0f}"


def main() -> None:
    """Print the table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    print("| what | position | playouts a second |\n|---|---|---|")
    for name, setup in SETUPS.items():
        course, players = setup["programme"][0]["course"], setup["players"]
        race = [it for it in positions("ave-caesar", setup, "greedy") if len(it[0].moves) > 3]
        for where, (state, seat) in (("early", race[2]), ("half way", race[len(race) // 2])):
            moves = len(state.moves)
            for label, rounds in (("two rounds", 2), ("eight rounds", 8), ("to the end", None)):
                ours = moves * a_second(rehearsed(state, seat, rounds), seconds)
                plain = moves * a_second(by_the_rules(state, seat, rounds), seconds)
                print(f"| rehearsal, {label} | {name}, {where} | {ours:,.0f} |")
                print(f"| rules and greedy, {label} | {name}, {where} | {plain:,.0f} |")
        print(f"| OpenSpiel MCTS, to the end | {name}, start | {open_spiel(course, players, seconds)} |")
    print("\n| charioteer | milliseconds a move |\n|---|---|")
    for game, setup, names in (
        ("ave-caesar", SETUPS["white, four chariots"], ("greedy", "tactician")),
        ("ave-caesar", SETUPS["yellow, six chariots"], ("greedy", "tactician")),
        ("ben-hur", {"players": 6, "preset": "antioch", "laps": 1}, ("steady", "aggressor", "strategist:12")),
    ):
        rules = find(game).game
        asked = [(rules.view(s, seat), rules.legal_moves(s)) for s, seat in positions(game, setup, names[0])][
            ::5
        ]
        for name in names:
            decide = charioteer(game, name, chance(name))
            began = process_time()
            for view, offered in asked:
                decide(view, offered)
            taken = 1000 * (process_time() - began) / len(asked)
            print(f"| {game}, {setup['players']} chariots: {name} | {taken:.2f} |")


if __name__ == "__main__":
    main()
