"""How Ben Hur plays with the numbers of the house: a thousand races of six steady charioteers.

    python benchmarks/ben_hur_evidence.py [races] > docs/decisions/0009-ben-hur-house-numbers.md

Every race is dealt from its own seed, so the note comes out the same each time.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import NamedTuple

from hippodrome.charioteers import ben_hur as charioteers
from hippodrome.games.ben_hur.arena import lap_section
from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.kit import RULER_LENGTH, RULERS
from hippodrome.games.ben_hur.moves import Accident, Crash, Drive, LoseTurn, Ram, Whip
from hippodrome.games.ben_hur.state import RamBeingSettled, State, pose_of
from hippodrome.race.log import run_race
from hippodrome.race.protocol import Seat

SECTIONS = ("straight from the line", "east bend", "upper straight", "west bend", "straight to the line")
_KINDS = {Ram: "rams", Whip: "whips", Accident: "accidents played", Crash: "crashes", LoseTurn: "turns lost"}


class Race(NamedTuple):
    """What is counted of one race."""

    rounds: int
    finished: int
    events: Counter[str]
    rulers: Counter[tuple[int, int]]
    winner_place: int


def race(arena: str, preset: str, laps: int, seed: int) -> Race:
    """Run one race of six steady charioteers and count what happens."""
    state = GAME.start({"players": 6, "arena": arena, "preset": preset, "laps": laps})
    drivers = {Seat(seat): charioteers.make_fast_but_braking() for seat in range(6)}
    events: Counter[str] = Counter()
    rulers: Counter[tuple[int, int]] = Counter()
    grid: State = state
    rounds = 0
    for event, after in run_race(GAME, state, drivers, Random(seed).randrange):
        if after.phase == "deal":
            grid = after
        rounds = max(rounds, after.round)
        move = event.move
        if type(move) in _KINDS:
            events[_KINDS[type(move)]] += 1
        if isinstance(move, Drive) and state.actor is not None:
            pose = pose_of(state.chariots[state.actor])
            rulers[lap_section(state.table.arena, pose.x, pose.y), RULER_LENGTH[move.card]] += 1
        events["rams won"] += ram_won(state, after)
        state = after
    first = GAME.standings(state)[0].seat
    place = sorted(-pose_of(chariot).y for chariot in grid.chariots).index(-pose_of(grid.chariots[first]).y)
    return Race(
        rounds=rounds,
        finished=sum(chariot.state == "finished" for chariot in state.chariots),
        events=events,
        rulers=rulers,
        winner_place=place + 1,
    )


def ram_won(before: State, after: State) -> bool:
    """Tell whether a die has just brought a rammer to its placement."""
    turn = before.pending
    if before.phase != "roll" or turn is None or not isinstance(turn.business, RamBeingSettled):
        return False
    return before.chariots[turn.owner].pose != after.chariots[turn.owner].pose


def _one(task: tuple[str, str, int, int]) -> Race:
    return race(*task)


def races(arena: str, preset: str, laps: int, count: int) -> list[Race]:
    """Run many races, on every core."""
    with ProcessPoolExecutor() as pool:
        return list(pool.map(_one, [(arena, preset, laps, seed) for seed in range(count)], chunksize=20))


def summary(run_races: list[Race]) -> None:
    """Print what many races of the same kind come to."""
    count = len(run_races)
    rounds = sorted(one.rounds for one in run_races)
    share = sum(one.finished for one in run_races) / (6 * count)
    good = sum(15 <= one.rounds <= 30 for one in run_races) / count
    print(f"- finished: {share:.1%} of the chariots")
    print(
        f"- rounds: {rounds[0]} to {rounds[-1]}, half of the races "
        f"{rounds[count // 4]} to {rounds[3 * count // 4]}; {good:.1%} of them within 15 to 30\n"
    )
    print("| chariots that finish | 0 | 1 | 2 | 3 | 4 | 5 | 6 |\n|---|---:|---:|---:|---:|---:|---:|---:|")
    finishers = Counter(one.finished for one in run_races)
    print("| races | " + " | ".join(str(finishers[number]) for number in range(7)) + " |\n")
    print("| in a race | mean | none | most |\n|---|---:|---:|---:|")
    for kind in ("crashes", "rams", "rams won", "whips", "accidents played", "turns lost"):
        seen = [one.events[kind] for one in run_races]
        print(f"| {kind} | {sum(seen) / count:.2f} | {seen.count(0) / count:.0%} | {max(seen)} |")
    print()


def rulers_table(run_races: list[Race]) -> None:
    """Print which rulers are driven where."""
    driven: Counter[tuple[int, int]] = Counter()
    for one in run_races:
        driven.update(one.rulers)
    print("| driven from | " + " | ".join(RULERS) + " | mean ruler |\n|---|" + "---:|" * (len(RULERS) + 1))
    for part, name in enumerate(SECTIONS):
        total = sum(driven[part, length] for length in RULERS.values()) or 1
        cells = [f"{driven[part, length] / total:.0%}" for length in RULERS.values()]
        mean = sum(length * driven[part, length] for length in RULERS.values()) / total
        print(f"| {name} | " + " | ".join(cells) + f" | {mean:.0f} |")
    print()


def places_table(run_races: list[Race]) -> None:
    """Print from which start place the winners came."""
    won = Counter(one.winner_place for one in run_races)
    print("| start place, from the spina | 1 | 2 | 3 | 4 | 5 | 6 |\n|---|---:|---:|---:|---:|---:|---:|")
    print("| races won | " + " | ".join(str(won[place]) for place in range(1, 7)) + " |\n")


def main(count: int) -> None:
    """Run everything and print the note."""
    print("# 9. Ben Hur: the numbers of the house hold\n")
    print(f"Made by `python benchmarks/ben_hur_evidence.py {count}`; do not edit. ", end="")
    print("Six steady charioteers (`hippodrome.charioteers.ben_hur`), seeds 0 and up.\n")
    print(
        "Decision: the arena, the rulers and the decks stay as the rules give them. Asked for were three\n"
        "quarters of the chariots home after one lap, 15 to 30 rounds, and bends that ask for short rulers.\n"
        "`tyre` is our second arena: shorter straights, wider and rounder bends, a broader ring.\n"
    )
    for arena in ("antioch", "tyre"):
        run_races = races(arena, "antioch", 1, count)
        print(f"## One lap in {arena}, {count:,} races\n")
        summary(run_races)
        rulers_table(run_races)
        places_table(run_races)
    for preset, laps in (("season", 1), ("long", 2), ("club", 1)):
        part = max(count // 10, 1)
        print(f"## Preset {preset}, laps {laps}, in antioch, {part:,} races\n")
        if preset == "season":
            print("Counted over both races of the season; chariots home are those of the last race.\n")
        summary(races("antioch", preset, laps, part))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
