"""The engine beside its peers in one run: random play, in plies a second on one core.

    python benchmarks/engine.py [seconds]

A ply is: the legal moves made, one chosen, played, and the card after it drawn. Ave Caesar is played through
`GAME.legal_moves` and `GAME.advance`, the calls that everything else uses too. Each peer has a process of
its own, so that none works in what another left of the heap and the caches. Short rounds of the peers take
turns, so that a busy machine slows all alike. A ratio is the median over the rounds, each beside its own;
that between two medians would compare a good moment of one with a bad moment of the other.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from statistics import median, quantiles
from time import process_time

import chess

import ben_hur
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.race.log import let_fates_move

Peer = Callable[[float, Random], tuple[int, float]]

ROUNDS = 25
WARMING = 6
"""How much longer than the others the first round is, in which tables are filled; it does not count."""

SETUP = {"players": 4, "any_number": True, "programme": [{"course": "white", "direction": "clockwise"}]}


def ave_caesar(seconds: float, chance: Random) -> tuple[int, float]:
    """Race at random on white with four chariots: plies and the seconds they took."""
    random = chance.random
    legal_moves, advance = GAME.legal_moves, GAME.advance

    def pick(count: int) -> int:
        return int(random() * count)

    plies, spent = 0, 0.0
    while spent < seconds:
        state, _ = let_fates_move(GAME, GAME.start(SETUP), pick)
        begin = process_time()
        while moves := legal_moves(state):
            state, _ = advance(state, moves[int(random() * len(moves))], pick)
            plies += 1
        spent += process_time() - begin
    return plies, spent


def python_chess(seconds: float, chance: Random) -> tuple[int, float]:
    """Play chess at random with python-chess, no longer than 300 plies a game: plies and seconds."""
    random = chance.random
    plies, spent = 0, 0.0
    while spent < seconds:
        board = chess.Board()
        begin = process_time()
        for _ in range(300):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(random() * len(moves))])
            plies += 1
        spent += process_time() - begin
    return plies, spent


def python_chess_by_the_rules(seconds: float, chance: Random) -> tuple[int, float]:
    """Play whole games of chess at random, each to its end by the rules, as our races are."""
    random = chance.random
    plies, spent = 0, 0.0
    while spent < seconds:
        board = chess.Board()
        begin = process_time()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(random() * len(moves))])
            plies += 1
        spent += process_time() - begin
    return plies, spent


def work(peer: Peer, line: Connection) -> None:
    """Play whenever asked to, for so many seconds with such a seed, and tell the plies and the seconds."""
    with suppress(EOFError):
        while True:
            seconds, seed = line.recv()
            gc.collect()
            line.send(peer(seconds, Random(seed)))


def measure(peers: dict[str, Peer], seconds: float) -> dict[str, list[float]]:
    """Let the peers take turns and give the rate of each in every round, after one round to warm up."""
    new = get_context("spawn")
    lines: dict[str, Connection] = {}
    for name, peer in peers.items():
        lines[name], other = new.Pipe()
        new.Process(target=work, args=(peer, other), daemon=True).start()
        other.close()
    rates: dict[str, list[float]] = {name: [] for name in peers}
    for number in range(ROUNDS + 1):
        for name, line in lines.items():
            line.send((seconds if number else WARMING * seconds, number))
            plies, spent = line.recv()
            if number:
                rates[name].append(plies / spent)
    return rates


def beside(rates: list[float], others: list[float]) -> str:
    """Tell how many times as fast, as a median over the rounds, with the quartiles."""
    low, middle, high = quantiles([a / b for a, b in zip(rates, others, strict=True)])
    return f"{middle:.1f} × ({low:.1f}–{high:.1f})"


def main() -> None:
    """Measure, and print a table with ratios."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 0.5
    rates = measure(
        {
            "python-chess, lean loop (no test for the end of the game)": python_chess,
            "python-chess, games to their end by the rules": python_chess_by_the_rules,
            "Ave Caesar, white, four chariots, races to their end": ave_caesar,
        },
        seconds,
    )
    lean, whole, _ = rates.values()
    print("| random play, one core | plies/s | beside the lean loop | beside whole games |")
    print("|---|---:|---:|---:|")
    for name, rate in rates.items():
        print(f"| {name} | {median(rate):,.0f} | {beside(rate, lean)} | {beside(rate, whole)} |")
    print()
    ben_hur.main(6 * seconds)


if __name__ == "__main__":
    main()
