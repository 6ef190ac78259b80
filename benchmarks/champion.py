"""The champion on courses it has never met, and how long a move of it takes.

    python benchmarks/champion.py courses ENTRANT OTHER RACES SEED
    python benchmarks/champion.py time

`courses` races two charioteers, two chariots each, on every course in `benchmarks/courses`, both ways round,
as a league does: the same shuffles with the lanes changed. Those courses were made for this alone: none of
them is among the grounds of the training. `time` races the champion on `white` and `yellow` and tells how
long its moves take, in milliseconds of the clock: let nothing else run.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any

from hippodrome.atlas.source import compile_course
from hippodrome.charioteers import charioteer_by_name
from hippodrome.games import game_entry
from hippodrome.league.heat import HeatOutcome, race_heat
from hippodrome.league.pairings import sum_up_pairings
from hippodrome.league.plan import Plan, list_heats
from hippodrome.league.report import with_interval
from hippodrome.race.log import run_race
from hippodrome.race.protocol import Seat

AVE_CAESAR = game_entry("ave-caesar").game


def on_new_courses(entrant: str, other: str, races: int, seed: int) -> None:
    """Race on each course, and print a row for each and one for all."""
    files = sorted((Path(__file__).parent / "courses").glob("*.course"))
    drawn = {it.stem: compile_course(it.read_text("utf-8"), it.stem) for it in files}
    plan = Plan("ave-caesar", (other, entrant), tuple(drawn), 4, races * len(drawn), seed)
    outcomes: list[HeatOutcome] = []
    for heat in list_heats(plan):
        venue = heat.venue
        setup = {
            "players": venue.chariots,
            "any_number": True,
            "programme": [{"course": drawn[venue.course], "direction": venue.direction}],
        }
        outcomes.append(race_heat(plan.game, heat, seed, setup=setup))
    everywhere = [
        it._replace(heat=it.heat._replace(venue=it.heat.venue._replace(course="all"))) for it in outcomes
    ]
    rows = sum_up_pairings(plan, outcomes)
    rows += sum_up_pairings(plan._replace(courses=("all",)), everywhere)
    print("| course | who | against | races | mean laurels | times as many | better by | races won |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for it in rows:
        times = "—" if it.points_ratio is None else with_interval(it.points_ratio, 2)
        laurels = " : ".join(f"{mean.value:.2f}" for mean in it.points)
        won = " : ".join(f"{100 * share.value:.0f} %" for share in it.wins)
        print(
            f"| {it.course} | `{entrant}` | `{other}` | {it.races} | {laurels} | {times} "
            f"| {with_interval(it.ahead, 2)} | {won} |"
        )


def move_times() -> None:
    """Print how long the moves of the champion take."""
    print("| course | moves | median, ms | 99 % within, ms | most, ms |\n| --- | --- | --- | --- | --- |")
    for course, players in (("white", 4), ("yellow", 6)):
        taken: list[float] = []
        random = Random(f"times/{course}").random

        def pick(count: int, random: Any = random) -> int:
            return int(random() * count)

        decide = charioteer_by_name("ave-caesar", "champion", pick)

        def timed(view: Any, moves: Any, decide: Any = decide, taken: list[float] = taken) -> Any:
            began = perf_counter()
            move = decide(view, moves)
            if len(moves) > 1:
                taken.append(1000 * (perf_counter() - began))
            return move

        for _ in range(10):
            start = AVE_CAESAR.start({"players": players, "programme": [{"course": course}]})
            list(run_race(AVE_CAESAR, start, {Seat(seat): timed for seat in range(players)}, pick))
        cuts = quantiles(taken, n=100)
        print(f"| {course} | {len(taken)} | {cuts[49]:.2f} | {cuts[98]:.2f} | {max(taken):.2f} |")


def main() -> None:
    """Do what is asked for."""
    match sys.argv[1:]:
        case ["courses", entrant, other, races, seed]:
            on_new_courses(entrant, other, int(races), int(seed))
        case ["time"]:
            move_times()
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
