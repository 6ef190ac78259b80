"""What may follow a move: an information-set Monte Carlo tree search, seen by the one who decides.

A crossing is where a chariot has to choose. In a small field it is known by all that everybody has seen
since: who drove which card where. A large field hardly ever comes to the same crossing twice, so there it is
known by what the chariot sees: where it stands, and who is in its way. Hands are dealt anew for a playout,
so a crossing offers now these drives, now those; whoever is to drive chooses among those its imagined hand
allows, by what they brought its own side before and by how much they are to its taste (PUCT).
"""

from __future__ import annotations

from collections.abc import Hashable
from math import sqrt
from typing import Final

from hippodrome.charioteers.ave_caesar.ground import HELD, Choices, Habit
from hippodrome.charioteers.ave_caesar.rehearsal import Run

CURIOSITY: Final = 1.0
"""How many laurels a likely drive that was hardly tried may be better than it looks."""

UNTRIED: Final = 0.15
"""How many laurels less than its fellows a drive never tried is held to be worth."""


class Lesson:
    """What one drive at a crossing taught: how often it was driven, and what that brought its side."""

    __slots__ = ("laurels", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.laurels = 0.0


Crossing = dict[int, Lesson]
"""What is known of the drives at a crossing, by the numbers that stand for them."""

Lessons = dict[Hashable, Crossing]
"""All crossings met, by their history or by what was seen there."""

Path = list[tuple[int, Lesson]]
"""The chariots that drove on the way down, with what is learnt from it."""


def descend(lessons: Lessons, history: int, run: Run, depth: int, *, by_sight: bool = False) -> Path:
    """Drive down by what was learnt, and tell the way.

    Crossings known by their history are a tree, in which one goes a step beyond what is known; those known by
    sight are met again in any order, so one goes all the way. `history` stands for what has happened so far.
    """
    path: Path = []
    ground = run.ground
    while len(path) < depth:
        sight = run.sight()
        if sight is None:
            break
        alley, station, seen = sight
        number = run.turn
        crossing = lessons.setdefault((number, alley, station, seen >> HELD) if by_sight else history, {})
        known = crossing or by_sight
        drive = _chosen(crossing, ground.choice(*sight)) if known else ground.habit(*sight)
        run.act(drive)
        if drive is None:
            if run.still >= 2 * run.racing:
                break
            continue
        name = hash(drive)
        lesson = crossing.get(name)
        if lesson is None:
            crossing[name] = lesson = Lesson()
        path.append((number, lesson))
        if not lesson.visits and not by_sight:
            break
        history = hash((history, name))
    return path


def _chosen(crossing: Crossing, choices: Choices) -> Habit:
    """Choose by what a drive has brought, how likely it is, and how little it was tried."""
    drives, shares, names = choices
    if len(drives) < 2:
        return drives[0] if drives else None
    tried = [crossing.get(name) for name in names]
    visits, laurels = 0, 0.0
    for it in tried:
        if it is not None:
            visits += it.visits
            laurels += it.laurels
    if not visits:
        return drives[0]
    usual, reach = laurels / visits - UNTRIED, CURIOSITY * sqrt(visits)
    best, found = -1.0, drives[0]
    for drive, share, it in zip(drives, shares, tried, strict=True):
        hope = (
            usual + reach * share
            if it is None or not it.visits
            else it.laurels / it.visits + reach * share / (1 + it.visits)
        )
        if hope > best:
            best, found = hope, drive
    return found
