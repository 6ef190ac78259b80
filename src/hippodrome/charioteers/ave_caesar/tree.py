"""The tree below a move: an information-set Monte Carlo tree search, seen by the one who decides.

A node stands for what everybody has seen since: who drove which card where. Hands are dealt anew for every
playout, so a node offers now these drives, now those; whoever is to drive chooses among those its imagined
hand allows, by what they brought its own side before and by how thrifty they are (PUCT).
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from hippodrome.charioteers.ave_caesar.ground import Choice, Choices
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
        self.then: dict[int, Node] = {}


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
        drive, _, name = choices[0] if len(choices) == 1 or not node.then else _chosen(node.then, choices)
        number = run.turn
        run.act(drive)
        following = node.then.get(name)
        if following is None:
            node.then[name] = following = Node()
            path.append((number, following))
            break
        path.append((number, following))
        node = following
    return path


def _chosen(then: dict[int, Node], choices: Choices) -> Choice:
    """Choose by what a drive has brought, how likely it is, and how little it was tried."""
    tried = [(choice, then.get(choice[2])) for choice in choices]
    visits, laurels = 0, 0.0
    for _, it in tried:
        if it is not None:
            visits += it.visits
            laurels += it.laurels
    if not visits:
        return choices[0]
    usual, reach = laurels / visits - UNTRIED, CURIOSITY * sqrt(visits)
    best, found = -1.0, choices[0]
    for choice, it in tried:
        hope = (
            usual + reach * choice[1]
            if it is None
            else it.laurels / it.visits + reach * choice[1] / (1 + it.visits)
        )
        if hope > best:
            best, found = hope, choice
    return found
