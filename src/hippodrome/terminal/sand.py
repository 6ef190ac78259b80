"""The sand round a chariot of Ben Hur, in words and as a picture of characters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2, degrees, pi, sqrt
from typing import Final

from hippodrome.charioteers.ben_hur import lap_distance
from hippodrome.games.ben_hur.arena import Arena, lap_section, squared_distance_to_spina_axis
from hippodrome.games.ben_hur.driving import find_placement
from hippodrome.games.ben_hur.geometry import Pose
from hippodrome.games.ben_hur.kit import CHARIOT_LENGTH, RULER_LENGTH, Card
from hippodrome.games.ben_hur.placements import FIXED_TURNS, Placement, judge_placements
from hippodrome.games.ben_hur.state import State, chariots_racing, pose_of
from hippodrome.saying import Fact, saying
from hippodrome.telling.ben_hur import SECTIONS, name_of_turn
from hippodrome.terminal.console import Line

NEAR_LENGTH: Final = 6 * CHARIOT_LENGTH
"""Rivals farther off than this are not told among the surroundings."""

PICTURE_COLUMNS: Final = 72
"""How wide the picture is; a character is twice as high as it is wide."""


def chariot_to_decide(scene: State) -> int:
    """Find the chariot whose decision it is."""
    if scene.actor is None:
        raise ValueError("nobody is to decide")
    return scene.actor


def lap_length(arena: Arena) -> float:
    """Measure a lap along the middle of the sand."""
    return 4 * arena.half + pi * (arena.inner + arena.outer)


def progress_between(arena: Arena, old: Pose, new: Pose) -> float:
    """Measure how much farther round one pose is than another."""
    lap = lap_length(arena)
    gained = lap_distance(arena, new.x, new.y) - lap_distance(arena, old.x, old.y)
    return gained + lap if gained < -lap / 2 else gained - lap if gained > lap / 2 else gained


def section_at(scene: State, pose: Pose) -> int:
    """Tell the section of a pose."""
    return lap_section(scene.table.arena, pose.x, pose.y)


def section_of(scene: State, number: int) -> int:
    """Tell the section that a chariot is in."""
    return section_at(scene, pose_of(scene.chariots[number]))


def placement_at(scene: State, number: int, card: Card, ruler: int, turn: int) -> Placement:
    """Look up where a placement leads."""
    return find_placement(scene, number, card, ruler, turn)


def card_fits(scene: State, pose: Pose, card: Card) -> bool:
    """Say whether a card could be driven from a pose with nobody in the way."""
    return any(
        it.word == "clear"
        for it in judge_placements(scene.table.arena, pose, RULER_LENGTH[card], (), FIXED_TURNS)
    )


def _along(arena: Arena, pose: Pose) -> float:
    """Tell the way of the track at a pose, in degrees."""
    match lap_section(arena, pose.x, pose.y):
        case 1:
            return degrees(atan2(pose.y, pose.x - arena.half)) + 90
        case 3:
            return degrees(atan2(pose.y, pose.x + arena.half)) + 90
        case 2:
            return 180
        case _:
            return 0


def _tenths(name: str, units: float) -> dict[str, Fact]:
    tenths = max(0, round(10 * units / CHARIOT_LENGTH))
    return {name: tenths // 10, f"{name}tenth": tenths % 10}


def tell_surroundings(scene: State, names: Sequence[str]) -> Iterator[Line]:
    """Tell where the chariot stands, how it heads, how far the walls and the bend are, and who is near."""
    del names
    number = chariot_to_decide(scene)
    arena, pose = scene.table.arena, pose_of(scene.chariots[number])
    off = round(pose.heading - _along(arena, pose) + 180) % 360 - 180
    from_spina = sqrt(squared_distance_to_spina_axis(arena, pose.x, pose.y))
    yield (saying("terminal-here", section=SECTIONS[section_of(scene, number)]),)
    yield (saying("terminal-heading", way=name_of_turn(off), angle=abs(off)),)
    yield (saying("terminal-to-spina", **_tenths("gap", from_spina - arena.inner)),)
    yield (saying("terminal-to-wall", **_tenths("gap", arena.outer - from_spina)),)
    bend = _to_bend(arena, pose)
    if bend is not None:
        yield (saying("terminal-to-bend", **_tenths("gap", bend)),)
    yield from _rivals(scene, number, pose, from_spina)


def _to_bend(arena: Arena, pose: Pose) -> float | None:
    match lap_section(arena, pose.x, pose.y):
        case 0:
            return arena.half - pose.x
        case 2:
            return arena.half + pose.x
        case _:
            return None


def _rivals(scene: State, number: int, pose: Pose, from_spina: float) -> Iterator[Line]:
    arena = scene.table.arena
    found = []
    for other in chariots_racing(scene):
        if other != number:
            theirs = pose_of(scene.chariots[other])
            found.append((progress_between(arena, pose, theirs), other, theirs))
    for ahead, other, theirs in sorted(found, key=lambda it: abs(it[0])):
        if abs(ahead) > NEAR_LENGTH:
            continue
        aside = sqrt(squared_distance_to_spina_axis(arena, theirs.x, theirs.y)) - from_spina
        facts: dict[str, Fact] = {
            "other": scene.table.charioteers[other],
            "where": "level" if abs(ahead) < CHARIOT_LENGTH / 20 else "ahead" if ahead > 0 else "behind",
            "side": "outside" if aside > 0 else "inside",
            **_tenths("gap", abs(ahead)),
            **_tenths("aside", abs(aside)),
        }
        yield (saying("terminal-rival", **facts),)


def draw_arena_text(scene: State) -> list[str]:
    """Draw the arena from above: # is wall, . is sand, letters are the first of each charioteer's name."""
    arena = scene.table.arena
    across = 2 * (arena.half + arena.outer) / (PICTURE_COLUMNS - 2)
    rows = round(2 * arena.outer / (2 * across))
    letters = {
        _cell(arena, across, pose_of(scene.chariots[it])): chariot_letter(scene, it)
        for it in chariots_racing(scene)
    }
    drawn = []
    for row in range(-1, rows + 1):
        y = arena.outer - (row + 0.5) * 2 * across
        text = ""
        for column in range(PICTURE_COLUMNS):
            x = -(arena.half + arena.outer) + (column - 0.5) * across
            text += letters.get((column, row)) or _ground(arena, round(x), round(y), across)
        drawn.append(text.rstrip())
    return [line for line in drawn if line]


def chariot_letter(scene: State, number: int) -> str:
    """Mark a chariot: the first letter of its charioteer, small but for the chariot to move."""
    cast = scene.table.charioteers
    first = cast[number][0]
    if sum(name[0] == first for name in cast[:number]):
        first = next(it for it in cast[number][1:] if it.isalpha())
    return first.upper() if number == scene.actor else first.lower()


def _cell(arena: Arena, across: float, pose: Pose) -> tuple[int, int]:
    column = int((pose.x + arena.half + arena.outer) / across) + 1
    return column, int((arena.outer - pose.y) / (2 * across))


def _ground(arena: Arena, x: int, y: int, across: float) -> str:
    off = sqrt(squared_distance_to_spina_axis(arena, x, y))
    if off > arena.outer + 1.5 * across or off < arena.inner - 2 * across:
        return " "
    if off >= arena.outer or off <= arena.inner:
        return "#"
    return ":" if y < 0 and 0 <= x < across else "."
