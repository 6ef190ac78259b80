"""Ben Hur in one run: random play, and placements judged beside Shapely building its polygons.

    python benchmarks/ben_hur.py [seconds]

Ratios count, times do not: the machine is shared. Shapely is given its best case: the other chariots and
the spine are built once a position, only the ruler and the chariot are built for each placement.
"""

from __future__ import annotations

import sys
from random import Random
from time import perf_counter

import shapely

from hippodrome.games.ben_hur import placements
from hippodrome.games.ben_hur.arena import Arena, line_crossing, progress
from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.geometry import Pose, Quad, chariot_outline, offset_along, outline_between
from hippodrome.games.ben_hur.kit import CHARIOT_LENGTH, CHARIOT_WIDTH, RULER_LENGTH, RULER_WIDTH
from hippodrome.games.ben_hur.placements import FIXED_TURNS, Others, judge_placements, open_placements
from hippodrome.games.ben_hur.state import other_chariots, pose_of
from hippodrome.race.log import let_fates_move

Case = tuple[Arena, Pose, int, Others]


def random_play(seconds: float) -> tuple[float, float, list[Case]]:
    """Play at random: turns and moves a second, and the placements that were asked about."""
    pick = Random(1)
    cases: list[Case] = []
    turns = moves = 0
    begin = perf_counter()
    while perf_counter() - begin < seconds:
        state, _ = let_fates_move(GAME, GAME.start({"players": 6}), pick.randrange)
        while GAME.to_move(state) is not None:
            if state.phase == "turn" and state.actor is not None:
                turns += 1
                if len(cases) < 3000:
                    pose, rivals = pose_of(state.chariots[state.actor]), other_chariots(state, state.actor)
                    lengths = {
                        RULER_LENGTH[card]
                        for card in state.chariots[state.actor].hand
                        if card in RULER_LENGTH
                    }
                    cases.extend((state.table.arena, pose, length, rivals) for length in sorted(lengths))
            state, fates = GAME.advance(state, pick.choice(GAME.legal_moves(state)), pick.randrange)
            moves += 1 + len(fates)
    spent = perf_counter() - begin
    return turns / spent, moves / spent, cases


def ours(cases: list[Case]) -> tuple[float, list[str]]:
    """Judge every case once with nothing remembered; placements a second and the words."""
    placements.open_placements.cache_clear()
    placements._by_the_walls.cache_clear()  # noqa: SLF001  (measured cold)
    begin = perf_counter()
    words: list[str] = [placed.word for case in cases for placed in judge_placements(*case)]
    return len(words) / (perf_counter() - begin), words


def as_played(cases: list[Case]) -> float:
    """Judge every case once as the engine asks: what a wall forbids is not told further."""
    placements.open_placements.cache_clear()
    placements._by_the_walls.cache_clear()  # noqa: SLF001  (measured cold)
    begin = perf_counter()
    for case in cases:
        open_placements(*case)
    return len(cases) * len(FIXED_TURNS) ** 2 / (perf_counter() - begin)


def polygon(quad: Quad) -> shapely.Polygon:
    """Build an outline as a Shapely polygon."""
    return shapely.Polygon([(quad[i], quad[i + 1]) for i in (0, 2, 4, 6)])


def on_sand(arena: Arena, spine: shapely.LineString, shape: shapely.Polygon, quad: Quad) -> bool:
    """Tell with Shapely whether an outline touches no wall."""
    farthest = max(spine.distance(shapely.Point(quad[i], quad[i + 1])) for i in (0, 2, 4, 6))
    return bool(farthest < arena.outer and shape.distance(spine) > arena.inner)


def by_shapely(case: Case) -> list[str]:
    """Judge the nine placements of a case with polygons built for each."""
    arena, (x, y, heading), length, rivals = case
    spine = shapely.LineString([(-arena.half, 0), (arena.half, 0)])
    standing = [polygon(chariot_outline(pose)) for _, pose in rivals]
    words = []
    for ruler_turn in FIXED_TURNS:
        for turn in FIXED_TURNS:
            facing = heading + ruler_turn
            dx, dy = offset_along(length, facing)
            ex, ey = offset_along(CHARIOT_LENGTH, facing + turn)
            far, front = (x + dx, y + dy), (x + dx + ex, y + dy + ey)
            quads = (
                outline_between(far, (x, y), RULER_WIDTH, facing),
                outline_between(front, far, CHARIOT_WIDTH, facing + turn),
            )
            shapes = [polygon(quad) for quad in quads]
            if not all(on_sand(arena, spine, s, q) for s, q in zip(shapes, quads, strict=True)):
                words.append("wall")
                continue
            passed = line_crossing(x, y, *front)
            if progress(arena, *front, passed) < progress(arena, x, y, 0):
                words.append("back")
                continue
            hit = sum(any(s.intersects(other) and not s.touches(other) for s in shapes) for other in standing)
            words.append("clear" if not hit else "ram" if hit == 1 else "crowded")
    return words


def theirs(cases: list[Case]) -> tuple[float, list[str]]:
    """Judge the cases with Shapely; placements a second and the words."""
    begin = perf_counter()
    words = [word for case in cases for word in by_shapely(case)]
    return len(words) / (perf_counter() - begin), words


def main(seconds: float) -> None:
    """Measure and print the table."""
    turns, moves, asked = random_play(seconds)
    cases = list(dict.fromkeys(asked))
    again, _, _ = random_play(seconds / 2)
    fast, words = max(ours(cases) for _ in range(3))
    played = max(as_played(cases) for _ in range(3))
    sample = cases[:: max(1, len(cases) // 400)]
    slow, told = max(theirs(sample) for _ in range(3))
    _, same = ours(sample)
    agree = sum(a == b for a, b in zip(told, same, strict=True))
    print("| Ben Hur, six chariots, one core | a second | ratio |")
    print("|---|---:|---:|")
    print(f"| random play, turns | {max(turns, again):,.0f} | |")
    print(f"| random play, moves with the Fates' | {moves:,.0f} | |")
    print(f"| placements judged as played, nothing remembered | {played:,.0f} | {played / slow:.1f} |")
    print(f"| placements judged and listed, nothing remembered | {fast:,.0f} | {fast / slow:.1f} |")
    print(f"| placements judged, Shapely polygons built for each | {slow:,.0f} | 1.0 |")
    print(f"\n{len(words):,} placements; on {len(told):,} of them beside Shapely, {agree:,} words agree")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 4.0)
