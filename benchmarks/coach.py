"""Whether the coach can be trusted: how often what it tells comes true, how long it takes, what it is worth.

    python benchmarks/coach.py race GAME COURSE CHARIOTS FIRST RACES FILE
    python benchmarks/coach.py fit CHARIOTS FILE [CHARIOTS FILE …]
    python benchmarks/coach.py measure GAME CHARIOTS FILE
    python benchmarks/coach.py time COURSE CHARIOTS
    python benchmarks/coach.py advice COURSE CHARIOTS RACES SEED

`race` races a mixed field of quick charioteers over and over, and lets the coach imagine races after a few
of the moves played, from what the seat could know. What came of them, and of the race itself, goes to FILE,
a line a position. `fit` finds from such files how far imagined races are to be doubted (`coach/trust.py`),
`measure` shows what is told so beside what came true: fit on some races, measure on others. `time` tells how
long hints and reviews take, and `advice` races greedy that follows hints against greedy.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import mean, quantiles, stdev
from time import perf_counter
from typing import Any, Final, cast

from hippodrome.charioteers import charioteer_by_name, stable_of
from hippodrome.coach import hint
from hippodrome.coach.advice import imagine_outcome
from hippodrome.coach.traits import coach_traits
from hippodrome.coach.trust import share_of_trust
from hippodrome.games import game_entry
from hippodrome.league.heat import race_heat
from hippodrome.league.pairings import sum_up_pairings
from hippodrome.league.plan import Plan, list_heats
from hippodrome.league.report import with_interval
from hippodrome.race.log import run_race
from hippodrome.race.protocol import Pick, Seat
from hippodrome.tables.thinking import ReviewTask, review

FIELD: Final = {
    "ave-caesar": ("delayer", "greedy", "guesser", "tactician:24"),
    "ben-hur": ("brawler", "steady", "aggressor"),
}
"""Who races: for each seat one of these is drawn."""

IMAGINED: Final = {"ave-caesar": 64, "ben-hur": 16}
"""So many races are imagined for each position."""

ASKED: Final = (4, 16, 64)
"""The doubts are found for so many imagined races: of a move that is forced, in a review and in a hint."""

STEP: Final = 0.25
"""So finely are they told."""

POSITIONS: Final = 2
"""So many positions of each race are weighed."""

Position = dict[str, Any]


def chance(seed: str) -> Pick:
    """Make a source of chance."""
    random = Random(seed).random
    return lambda outcomes: int(random() * outcomes)


def set_up(game: str, course: str, chariots: int) -> dict[str, Any]:
    """Make the set-up of a race."""
    if game == "ben-hur":
        return {"players": chariots, "preset": course}
    return {"players": chariots, "programme": [{"course": course}]}


def race(game: str, course: str, chariots: int, first: int, races: int, file: Path) -> None:
    """Race, let the coach imagine races after some of the moves, and write down what it saw and what came."""
    rules, traits = game_entry(game).game, coach_traits(game)
    with file.open("a", encoding="utf-8") as out:
        for number in range(first, first + races):
            pick = chance(f"coach/{game}/{course}/{chariots}/{number}")
            state = rules.start(set_up(game, course, chariots))
            field = FIELD[game]
            drivers = {
                Seat(seat): charioteer_by_name(game, field[pick(len(field))], pick)
                for seat in range(chariots)
            }
            chosen = []
            for event, after in run_race(rules, state, drivers, pick):
                if isinstance(event.by, int) and len(rules.legal_moves(state)) > 1:
                    chosen.append((state, event.by, event.move))
                state = after
            for _ in range(POSITIONS):
                at = pick(len(chosen))
                before, seat, move = chosen[at]
                view, begun = rules.view(before, seat), traits.race_number(before)
                imagined = [
                    imagine_outcome(rules, rules.imagine(view, pick), move, seat, pick(1 << 53), begun)
                    for _ in range(IMAGINED[game])
                ]
                line = {
                    "race": number,
                    "at": round(at / len(chosen), 3),
                    "imagined": [[*it[:3], round(it.rounds, 2)] for it in imagined],
                    "came": traits.ending(state, seat, begun)[:3],
                }
                out.write(json.dumps(line) + "\n")
            out.flush()


def read_positions(file: Path) -> list[Position]:
    """Read what `race` has written."""
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def fit(files: Sequence[tuple[int, Path]]) -> None:
    """Find the doubts that foretell best whether a seat wins, by few imagined races as by many."""
    samples = [
        (chariots, it["imagined"][:races], it["came"][0])
        for chariots, file in files
        for it in read_positions(file)
        for races in ASKED
    ]

    def score(doubts: tuple[float, ...]) -> float:
        offs = [told_chance(doubts, chariots, seen) - float(won) for chariots, seen, won in samples]
        return mean(off * off for off in offs)

    best: tuple[float, ...] = (2.0, 2.0, 2.0)
    step = 4.0
    while step > STEP / 2:
        near = [
            (*best[:at], max(0.0, best[at] + by), *best[at + 1 :]) for at in range(3) for by in (step, -step)
        ]
        found = min((best, *near), key=score)
        step = step / 2 if found == best else step
        best = found
    constant = mean((1 / chariots - won) ** 2 for chariots, _, won in samples)
    print(f"{len(samples) // len(ASKED)} positions; near, in sight, far: {best}")
    print(f"Brier score {score(best):.4f}, without doubts {score((0, 0, 0)):.4f}, constant {constant:.4f}")


def told_chance(doubts: Sequence[float], chariots: int, imagined: Sequence[Sequence[float]]) -> float:
    """Tell the chance to win after those imagined races."""
    shares = [share_of_trust(doubts, rounds, len(imagined)) for *_, rounds in imagined]
    return mean(
        share * float(it[0]) + (1 - share) / chariots for share, it in zip(shares, imagined, strict=True)
    )


def measure(game: str, chariots: int, file: Path) -> None:
    """Print what was told and how often it came true, as imagined, as it is told, and for a constant."""
    doubts, positions = coach_traits(game).doubts, read_positions(file)
    came = [it["came"][0] for it in positions]
    numbers = [it["race"] for it in positions]
    print(f"{len(set(numbers))} races, {len(positions)} positions")
    for races in ASKED[1:]:
        imagined = [it["imagined"][:races] for it in positions]
        told = [told_chance(doubts, chariots, it) for it in imagined]
        raw = [told_chance((0, 0, 0), chariots, it) for it in imagined]
        print(f"\n{races} imagined races\n")
        print("| chance | told | came true | positions | as imagined | came true | positions |")
        print("| --- | --- | --- | --- | --- | --- | --- |")
        for tenth in range(10):
            cells = " | ".join(row_of(chances, came, tenth) for chances in (told, raw))
            print(f"| {10 * tenth}–{10 * tenth + 10} % | {cells} |")
        print("\n| | Brier score | worse than as told by |\n| --- | --- | --- |")
        told_scores = brier(told, came)
        usual = [1 / chariots] * len(came)
        for name, chances in (("as told", told), ("as imagined", raw), ("one in so many", usual)):
            scores = brier(chances, came)
            more = [one - other for one, other in zip(scores, told_scores, strict=True)]
            print(
                f"| {name} | {mean(scores):.4f} | {mean(more):.4f} ± "
                f"{1.96 * clustered_error(more, numbers):.4f} |"
            )


def row_of(chances: Sequence[float], came: Sequence[float], tenth: int) -> str:
    """Write the cells of those chances that lie in a tenth: told, came true, how many."""
    here = [(p, w) for p, w in zip(chances, came, strict=True) if min(9, int(10 * p)) == tenth]
    if not here:
        return "— | — | 0"
    return f"{100 * mean(p for p, _ in here):.1f} % | {100 * mean(w for _, w in here):.1f} % | {len(here)}"


def brier(chances: Sequence[float], came: Sequence[float]) -> list[float]:
    """Score each chance: the square of how far off it was."""
    return [(p - w) ** 2 for p, w in zip(chances, came, strict=True)]


def clustered_error(values: Sequence[float], races: Sequence[int]) -> float:
    """Give the standard error of a mean whose values come from races, several from each."""
    sums: dict[int, float] = {}
    for value, number in zip(values, races, strict=True):
        sums[number] = sums.get(number, 0.0) + value
    return stdev(sums.values()) * math.sqrt(len(sums)) / len(values)


def times(course: str, chariots: int) -> None:
    """Print how long hints take over three races, and the review of each race."""
    rules = game_entry("ave-caesar").game
    seconds = coach_traits("ave-caesar").hint_seconds
    hints, reviews = [], []
    for number in range(3):
        pick = chance(f"times/{course}/{number}")
        state = start = rules.start(set_up("ave-caesar", course, chariots))
        greedy = charioteer_by_name("ave-caesar", "greedy", pick)
        moves, decisions = [], []
        for event, after in run_race(rules, start, {Seat(it): greedy for it in range(chariots)}, pick):
            if isinstance(event.by, int):
                decisions.append((rules.view(state, event.by), rules.legal_moves(state)))
            moves.append(rules.write(event.move))
            state = after
        for view, offered in decisions[:: 3 * chariots]:
            began = perf_counter()
            hint(rules, view, offered, seconds=seconds)
            hints.append(1000 * (perf_counter() - began))
        began = perf_counter()
        review(ReviewTask("ave-caesar", rules.setup(start), moves, ["seat"] * chariots))
        reviews.append(perf_counter() - began)
    middle = quantiles(hints, n=2)[0]
    told = ", ".join(f"{it:.1f}" for it in reviews)
    print(f"| {course}, {chariots} | {len(hints)} | {middle:.0f} | {max(hints):.0f} | {told} |")


def advice(course: str, chariots: int, races: int, seed: int) -> None:
    """Race greedy that follows the coach's hints against greedy, as a league does."""

    def make_follower(_pick: Pick) -> Any:
        rules = game_entry("ave-caesar").game

        def follow(view: Any, moves: Sequence[Any]) -> Any:
            if len(moves) == 1:
                return moves[0]
            told = hint(rules, view, moves)
            return told.moves[told.best].move

        return follow

    cast("dict[str, Any]", stable_of("ave-caesar").charioteers)["follower"] = make_follower
    plan = Plan("ave-caesar", ("greedy", "follower"), (course,), chariots, races, seed)
    outcomes = []
    for heat in list_heats(plan):
        outcomes.append(race_heat(plan.game, heat, seed))
        print(f"{len(outcomes)} races", end="\r", file=sys.stderr, flush=True)
    (it,) = sum_up_pairings(plan, outcomes)
    laurels = " : ".join(f"{each.value:.2f}" for each in it.points)
    won = " : ".join(f"{100 * share.value:.0f} %" for share in it.wins)
    times_as_many = "—" if it.points_ratio is None else with_interval(it.points_ratio, 2)
    ahead = with_interval(it.ahead, 2)
    print(f"| {course}, {chariots} chariots | {it.races} | {laurels} | {times_as_many} | {ahead} | {won} |")


def main() -> None:
    """Do what is asked for."""
    match sys.argv[1:]:
        case ["race", game, course, chariots, first, races, file]:
            race(game, course, int(chariots), int(first), int(races), Path(file))
        case ["fit", *files] if files and not len(files) % 2:
            fit([(int(files[at]), Path(files[at + 1])) for at in range(0, len(files), 2)])
        case ["measure", game, chariots, file]:
            measure(game, int(chariots), Path(file))
        case ["time", course, chariots]:
            times(course, int(chariots))
        case ["advice", course, chariots, races, seed]:
            advice(course, int(chariots), int(races), int(seed))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
