"""Exact geometry against Shapely and against fractions: random, near-touching and touching."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from hippodrome.games.ben_hur.arena import Arena, house_arena, progress, wall_touched
from hippodrome.games.ben_hur.geometry import (
    Pose,
    Quad,
    chariot_outline,
    offset_along,
    outlines_overlap,
    outlines_within,
)
from hippodrome.games.ben_hur.kit import CHARIOT_LENGTH, CHARIOT_WIDTH, RULER_WIDTH, RULERS
from hippodrome.games.ben_hur.placements import FREE_TURNS, Placement, judge_placements

ANTIOCH, TYRE = house_arena("antioch"), house_arena("tyre")
SLACK = 1e-6

Point = tuple[int, int]

poses = st.builds(Pose, st.integers(-12000, 12000), st.integers(-4800, 4800), st.integers(0, 359))
near_poses = st.builds(Pose, st.integers(-1500, 1500), st.integers(-1500, 1500), st.integers(0, 359))


def corners(quad: Quad) -> list[Point]:
    return [(quad[i], quad[i + 1]) for i in (0, 2, 4, 6)]


def polygon(quad: Quad) -> shapely.Polygon:
    return shapely.Polygon(corners(quad))


def overlaps_by_shapely(a: Quad, b: Quad) -> bool:
    first, second = polygon(a), polygon(b)
    return bool(first.intersects(second) and not first.touches(second))


def squared_distance(point: Point, start: Point, end: Point) -> Fraction:
    """Square the distance from a point to a segment, exactly."""
    (x, y), (px, py), (qx, qy) = point, start, end
    ex, ey = qx - px, qy - py
    share = Fraction((x - px) * ex + (y - py) * ey, ex * ex + ey * ey)
    share = min(max(share, Fraction(0)), Fraction(1))
    dx, dy = x - px - share * ex, y - py - share * ey
    return dx * dx + dy * dy


def squared_gap(a: Quad, b: Quad) -> Fraction:
    if polygon(a).intersects(polygon(b)):
        return Fraction(0)
    sides = [
        (point, one[i], one[(i + 1) % 4])
        for one, other in ((corners(a), corners(b)), (corners(b), corners(a)))
        for i in range(4)
        for point in other
    ]
    return min(squared_distance(*side) for side in sides)


@pytest.mark.rule("ben-hur 1.2")
@settings(max_examples=1500, deadline=None)
@given(near_poses, near_poses)
def test_two_chariots_overlap_exactly_when_shapely_says_so(one: Pose, other: Pose) -> None:
    a, b = chariot_outline(one), chariot_outline(other)
    assert outlines_overlap(a, b) == outlines_overlap(b, a) == overlaps_by_shapely(a, b)


@pytest.mark.rule("ben-hur 3.5")
@settings(max_examples=600, deadline=None)
@given(near_poses, st.integers(0, 359), st.integers(-2, 2), st.integers(-2, 2), st.sampled_from([0, 1, 2, 3]))
def test_chariots_within_a_hair_of_touching_are_judged_as_shapely_does(
    one: Pose, heading: int, dx: int, dy: int, corner: int
) -> None:
    still = chariot_outline(one)
    turned = chariot_outline(Pose(0, 0, heading))
    x, y = corners(still)[corner]
    shift_x, shift_y = x - turned[4] + dx, y - turned[5] + dy
    moved = chariot_outline(Pose(shift_x, shift_y, heading))
    assert outlines_overlap(still, moved) == overlaps_by_shapely(still, moved)


@pytest.mark.rule("ben-hur 5.1")
@settings(max_examples=600, deadline=None)
@given(near_poses, near_poses, st.integers(0, 400))
def test_the_gap_is_compared_exactly(one: Pose, other: Pose, gap: int) -> None:
    a, b = chariot_outline(one), chariot_outline(other)
    squared = squared_gap(a, b)
    assert outlines_within(a, b, gap) == (squared <= gap * gap)
    root = int(float(squared) ** 0.5)
    for near in range(max(root - 1, 0), root + 3):
        assert outlines_within(a, b, near) == (squared <= near * near)


def wall_by_shapely(arena: Arena, quad: Quad) -> str | None:
    """Name the wall an outline touches, `?` where floats cannot tell."""
    spine = shapely.LineString([(-arena.half, 0), (arena.half, 0)])
    shape = polygon(quad)
    farthest = max(shapely.Point(corner).distance(spine) for corner in corners(quad))
    nearest = shape.distance(spine)
    if abs(farthest - arena.outer) < SLACK or abs(nearest - arena.inner) < SLACK:
        return "?"
    return "outer" if farthest > arena.outer else "inner" if nearest < arena.inner else None


@pytest.mark.rule("ben-hur 1.1")
@settings(max_examples=1500, deadline=None)
@given(poses, st.sampled_from([ANTIOCH, TYRE]))
def test_the_walls_are_touched_exactly_when_shapely_says_so(pose: Pose, arena: Arena) -> None:
    quad = chariot_outline(pose)
    told = wall_by_shapely(arena, quad)
    assert told in (wall_touched(arena, quad), "?")


@pytest.mark.rule("ben-hur 1.1")
def test_chariots_sliding_along_the_walls_are_judged_as_shapely_does() -> None:
    pick = Random(4)
    told: dict[str | None, int] = {}
    for _ in range(3000):
        arena = pick.choice([ANTIOCH, TYRE])
        side = pick.choice([arena.inner, arena.outer])
        turn = pick.randrange(360)
        x, y = offset_along(side + pick.randrange(-800, 801), turn)
        x += arena.half if x > 0 else -arena.half
        quad = chariot_outline(Pose(x, y, (turn + 90 + pick.randrange(-40, 41)) % 360))
        found = wall_touched(arena, quad)
        assert wall_by_shapely(arena, quad) in (found, "?")
        told[found] = told.get(found, 0) + 1
    assert min(told.values()) > 200


def word_by_shapely(
    arena: Arena, pose: Pose, length: int, others: list[Pose], placed: Placement
) -> tuple[str, int]:
    """Judge a placement with polygons built for it alone."""
    facing = pose.heading + placed.ruler
    dx, dy = offset_along(length, facing)
    wx, wy = offset_along(RULER_WIDTH // 2, facing + 90)
    far = pose.x + dx, pose.y + dy
    ruler: Quad = (
        far[0] + wx, far[1] + wy, far[0] - wx, far[1] - wy,
        pose.x - wx, pose.y - wy, pose.x + wx, pose.y + wy,
    )  # fmt: skip  # a list that is read in rows
    ex, ey = offset_along(CHARIOT_LENGTH, facing + placed.turn)
    vx, vy = offset_along(CHARIOT_WIDTH // 2, facing + placed.turn + 90)
    fx, fy = far[0] + ex, far[1] + ey
    assert placed.pose == (fx, fy, (facing + placed.turn) % 360)
    chariot: Quad = fx + vx, fy + vy, fx - vx, fy - vy, far[0] - vx, far[1] - vy, far[0] + vx, far[1] + vy
    walls = wall_by_shapely(arena, ruler), wall_by_shapely(arena, chariot)
    if "?" in walls:
        return "?", -1
    if any(walls):
        return "wall", -1
    hit = [
        number
        for number, other in enumerate(others)
        if overlaps_by_shapely(ruler, chariot_outline(other))
        or overlaps_by_shapely(chariot, chariot_outline(other))
    ]
    return ("clear", -1) if not hit else ("ram", hit[0]) if len(hit) == 1 else ("crowded", -1)


@pytest.mark.rule("ben-hur 3.5")
def test_thousands_of_placements_among_other_chariots_are_judged_as_shapely_does() -> None:
    pick = Random(7)
    words: dict[str, int] = {}
    while sum(words.values()) < 6000:
        arena = pick.choice([ANTIOCH, TYRE])
        bend = pick.choice([0, arena.outer])
        pose = Pose(
            pick.randrange(-arena.half - bend, arena.half + bend),
            pick.choice([-1, 1]) * pick.randrange(0 if bend else arena.inner, arena.outer),
            pick.randrange(360),
        )
        if wall_touched(arena, chariot_outline(pose)):
            continue
        near = range(-2000, 2000)
        others = [
            Pose(pose.x + pick.choice(near), pose.y + pick.choice(near), pick.randrange(360))
            for _ in range(pick.randrange(9))
        ]
        length = pick.choice([*RULERS.values()])
        for placed in judge_placements(arena, pose, length, tuple(enumerate(others))):
            told, target = word_by_shapely(arena, pose, length, others, placed)
            words[placed.word] = words.get(placed.word, 0) + 1
            if placed.word == "back":
                gone = progress(arena, placed.pose.x, placed.pose.y, placed.crossing)
                assert gone < progress(arena, pose.x, pose.y, 0)
                assert told != "wall"
            elif told != "?":
                assert (placed.word, placed.target) == (told, target)
    assert min(words.values()) > 50


@pytest.mark.rule("ben-hur 3.4")
def test_free_steering_is_judged_like_the_rest() -> None:
    pick = Random(11)
    pose, others = Pose(5200, -2600, 17), [Pose(7600, -2500, 30), Pose(7300, -3400, 350)]
    judged = judge_placements(ANTIOCH, pose, 1800, tuple(enumerate(others)), FREE_TURNS)
    for placed in pick.sample(judged, 300):
        told, target = word_by_shapely(ANTIOCH, pose, 1800, others, placed)
        assert (told, target) in ((placed.word, placed.target), ("?", -1))


def test_a_pose_shows_itself() -> None:
    assert repr(Pose(1, 2, 3)) == "Pose(x=1, y=2, heading=3)"
