"""What may follow a move: an information-set Monte Carlo tree search, seen by the one who decides.

A node is where a chariot has to choose. In a small field it is keyed by all that everybody has seen
since: who drove which card where. A large field hardly ever comes to the same node twice, so there it is
keyed by what the chariot sees: where it stands, and who is in its way. Hands are dealt anew for a playout,
so a node offers now these drives, now those; whoever is to drive chooses among those its imagined hand
allows, by what they brought its own side before and by how much they are to its taste (PUCT).
"""

from __future__ import annotations

from collections.abc import Hashable
from math import sqrt
from typing import Final

from hippodrome.charioteers.ave_caesar.ground import HAND_BITS, Choices, Habit
from hippodrome.charioteers.ave_caesar.rehearsal import RehearsalRun

EXPLORATION: Final = 1.0
"""How many laurels a likely drive that was hardly tried may be better than it looks."""

UNTRIED_PENALTY: Final = 0.15
"""How many laurels less than its fellows a drive never tried is held to be worth."""


class DriveStats:
    """The statistics of one drive at a node: its visits, and the laurels that they brought its side."""

    __slots__ = ("laurels", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.laurels = 0.0


Node = dict[int, DriveStats]
"""A node: the statistics of its drives, by the numbers that stand for them."""

SearchTree = dict[Hashable, Node]
"""All nodes of a search, keyed by their history or by what was seen there."""

Path = list[tuple[int, DriveStats]]
"""The chariots that drove on the way down, with the statistics to update after the playout."""


def select_path(
    tree: SearchTree, history: int, run: RehearsalRun, depth: int, *, by_sight: bool = False
) -> Path:
    """Select a path down the tree, and give it.

    Nodes keyed by their history are a tree, in which one goes a step beyond what is known; those keyed by
    sight are met again in any order, so one goes all the way. `history` stands for what has happened so far.
    """
    path: Path = []
    ground = run.ground
    while len(path) < depth:
        sight = run.next_decision()
        if sight is None:
            break
        alley, station, seen = sight
        number = run.turn
        node = tree.setdefault((number, alley, station, seen >> HAND_BITS) if by_sight else history, {})
        known = node or by_sight
        drive = _chosen(node, ground.drive_choices(*sight)) if known else ground.habit_drive(*sight)
        run.take_turn(drive)
        if drive is None:
            if run.still >= 2 * run.racing:
                break
            continue
        name = hash(drive)
        stats = node.get(name)
        if stats is None:
            node[name] = stats = DriveStats()
        path.append((number, stats))
        if not stats.visits and not by_sight:
            break
        history = hash((history, name))
    return path


def _chosen(node: Node, choices: Choices) -> Habit:
    """Choose by what a drive has brought, how likely it is, and how little it was tried."""
    drives, shares, names = choices
    if len(drives) < 2:
        return drives[0] if drives else None
    tried = [node.get(name) for name in names]
    visits, laurels = 0, 0.0
    for it in tried:
        if it is not None:
            visits += it.visits
            laurels += it.laurels
    if not visits:
        return drives[0]
    usual, reach = laurels / visits - UNTRIED_PENALTY, EXPLORATION * sqrt(visits)
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
