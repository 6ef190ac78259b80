"""From columns to steps: where the lanes of neighbouring columns meet, and who may drive where.

Across every boundary between two stretches the track is measured from 0 (inside) to 1 (outside). Each lane
takes a piece of it; a step leads wherever two pieces overlap (directly ahead) or touch (diagonally ahead).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from hippodrome.atlas.reading import Source, SourceLane, Stretch

Cuts = tuple[Fraction, ...]


def even_cuts(lanes: int) -> Cuts:
    """Divide the width evenly among some lanes."""
    return tuple(Fraction(place, lanes) for place in range(lanes + 1))


def _forked(lanes: int, fork: int) -> Cuts:
    """Divide the width evenly, but give one of the lanes to two."""
    cuts = even_cuts(lanes)
    return (*cuts[: fork + 1], (cuts[fork] + cuts[fork + 1]) / 2, *cuts[fork + 1 :])


def _meet(behind: Sequence[SourceLane], ahead: Sequence[SourceLane]) -> tuple[Cuts, Cuts]:
    """Divide the boundary between two groups of lanes, once for each side."""
    if len(ahead) == len(behind) + 1:
        fork = next((place for place, lane in enumerate(behind) if lane.forks_ahead), 0)
        return even_cuts(len(behind)), _forked(len(behind), fork)
    if len(behind) == len(ahead) + 1:
        fork = next((place for place, lane in enumerate(ahead) if lane.forks_behind), 0)
        return _forked(len(ahead), fork), even_cuts(len(ahead))
    return even_cuts(len(behind)), even_cuts(len(ahead))


def _wall_places(stretch: Stretch) -> Cuts:
    """Give where the parts of a stretch begin and end when its lanes are equally wide."""
    places, lanes = [Fraction(0)], 0
    for part in stretch.parts:
        lanes += len(part)
        places.append(Fraction(lanes, len(stretch.lanes)))
    return tuple(places)


def walls_join(behind: Stretch, ahead: Stretch) -> bool:
    """Tell whether the walls of two neighbouring stretches run on into each other."""
    return len(behind.parts) == len(ahead.parts) > 1


def boundary_cuts(behind: Stretch, ahead: Stretch) -> tuple[Cuts, Cuts]:
    """Divide the boundary between two stretches among the lanes on either side of it."""
    if not walls_join(behind, ahead):
        return _meet(behind.lanes, ahead.lanes)
    walls = [(one + other) / 2 for one, other in zip(_wall_places(behind), _wall_places(ahead), strict=True)]
    sides: tuple[list[Fraction], list[Fraction]] = ([walls[0]], [walls[0]])
    for (low, high), part, next_part in zip(pairwise(walls), behind.parts, ahead.parts, strict=True):
        for side, cuts in zip(sides, _meet(part, next_part), strict=True):
            side += [low + (high - low) * cut for cut in cuts[1:]]
    return tuple(sides[0]), tuple(sides[1])


def _part_of(stretch: Stretch) -> list[int]:
    """Give the number of the part that each lane of a stretch lies in."""
    return [number for number, part in enumerate(stretch.parts) for _ in part]


def derive_steps(source: Source) -> dict[str, list[str]]:
    """Derive every step of a course, clockwise, from its columns, alley and overrides."""
    ahead: dict[str, list[str]] = {
        space: [] for stretch in source.stretches for lane in stretch.lanes for space in lane.spaces
    }
    for lane in (lane for stretch in source.stretches for lane in stretch.lanes):
        for space, following in pairwise(lane.spaces):
            ahead[space].append(following)
    outside_first = {column for _, column in source.outside_first}
    for behind, front in zip(source.stretches, source.stretches[1:] + source.stretches[:1], strict=True):
        _join(ahead, behind, front, inside_first=behind.last not in outside_first)
    for override in source.overrides:
        steps = ahead[override.space]
        for target in override.targets:
            if (target in steps) == (override.kind == "step"):
                source.fail("course-source-idle-step", override.line, space=override.space, target=target)
            if override.kind == "step":
                steps.append(target)
            else:
                steps.remove(target)
    if source.alley:
        for space in source.alley.entered_from:
            ahead[space].append(source.alley.spaces[0])
        ahead |= {space: [following] for space, following in pairwise(source.alley.spaces)}
        ahead[source.alley.spaces[-1]] = list(source.alley.leads_to)
    return ahead


def _join(ahead: dict[str, list[str]], behind: Stretch, front: Stretch, *, inside_first: bool) -> None:
    """Add the steps across one boundary."""
    own_cuts, next_cuts = boundary_cuts(behind, front)
    parts = zip(_part_of(behind), behind.lanes, pairwise(own_cuts), strict=True)
    next_parts = list(zip(_part_of(front), front.lanes, pairwise(next_cuts), strict=True))
    joined = walls_join(behind, front)
    for part, lane, (low, high) in parts:
        targets = [
            next_lane.spaces[0]
            for next_part, next_lane, (next_low, next_high) in next_parts
            if low <= next_high and next_low <= high and (part == next_part or not joined)
        ]
        ahead[lane.spaces[-1]] += targets if inside_first else targets[::-1]


def space_extents(source: Source) -> dict[str, tuple[int, int, int]]:
    """Give lane, rear and front of every space."""
    found: dict[str, tuple[int, int, int]] = {}
    for stretch in source.stretches:
        for number, lane in enumerate(stretch.lanes, start=1):
            found |= _file(lane.spaces, number, stretch.rear, stretch.front)
    if source.alley:
        length = source.stretches[-1].front
        rear = found[source.alley.entered_from[0]][2]
        front = found[source.alley.leads_to[0]][1]
        front += length if front <= rear else 0
        beside = [s for s in source.stretches if not _clear_of(s, rear, front, length)]
        found |= _file(source.alley.spaces, max(len(s.lanes) for s in beside) + 1, rear, front)
    return found


def _clear_of(stretch: Stretch, rear: int, front: int, length: int) -> bool:
    """Tell whether a stretch lies wholly outside an extent that may run over the line."""
    return all(stretch.front + lap <= rear or front <= stretch.rear + lap for lap in (0, length))


def _file(spaces: tuple[str, ...], lane: int, rear: int, front: int) -> dict[str, tuple[int, int, int]]:
    marks = [rear + (front - rear) * place // len(spaces) for place in range(len(spaces) + 1)]
    return {space: (lane, low, high) for space, (low, high) in zip(spaces, pairwise(marks), strict=True)}
