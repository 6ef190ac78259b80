"""The tree below a move: an information-set Monte Carlo tree search, seen by the one who decides.

A node stands for what everybody has seen since: who drove which card where. Hands are dealt anew for every
playout, so a node offers now these drives, now those; whoever is to drive chooses among those its imagined
hand allows, by what they brought its own side before and by how thrifty they are (PUCT).
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from hippodrome.charioteers.ave_caesar.ground import Choices, Drive
from hippodrome.charioteers.ave_caesar.rehearsal import Run

CURIOSITY: Final = 1.0
"""How many laurels a likely drive that was hardly tried may be better than it looks."""

UNTRIED: Final = 0.15
"""How many laurels less than its fellows a drive never tried is held to be worth."""


class Node:
    """What followed one drive: how often it was driven, what that brought its side, and what came next."""

    __slots__ = ("laurels", "then", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.laurels = 0.0
        self.then: dict[Drive, Node] = {}


Path = list[tuple[int, Node]]
"""The chariots that drove on the way down, with the nodes they came to."""


def descend(root: Node, run: Run, depth: int) -> Path:
    """Drive down the tree, one node beyond what is known, and tell the way."""
    path: Path = []
    node = root
    while len(path) < depth:
        choices = run.choices()
        if choices is None:
            break
        if not choices:
            run.act(None)
            if run.still >= 2 * run.racing:
                break
            continue
        drive = choices[0][0] if len(choices) == 1 else _chosen(node, choices)
        number = run.turn
        run.act(drive)
        following = node.then.get(drive)
        if following is None:
            following = node.then[drive] = Node()
        path.append((number, following))
        node = following
        if not node.visits:
            break
    return path


def _chosen(node: Node, choices: Choices) -> Drive:
    """Choose by what a drive has brought, how likely it is, and how little it was tried."""
    tried = [node.then.get(drive) for drive, _ in choices]
    visits = sum(it.visits for it in tried if it is not None)
    if not visits:
        return choices[0][0]
    usual = sum(it.laurels for it in tried if it is not None) / visits - UNTRIED
    reach = CURIOSITY * sqrt(visits)
    best, found = -1.0, choices[0][0]
    for (drive, share), it in zip(choices, tried, strict=True):
        if it is None:
            hope = usual + reach * share
        else:
            hope = it.laurels / it.visits + reach * share / (1 + it.visits)
        if hope > best:
            best, found = hope, drive
    return found


def learn(path: Path, worth: Callable[[int], float]) -> None:
    """Note on the way back what a playout brought to each side."""
    for number, node in path:
        node.visits += 1
        node.laurels += worth(number)
