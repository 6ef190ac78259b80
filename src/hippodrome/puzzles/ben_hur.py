"""The puzzles of Ben Hur: whips, rams, accidents, bends, lines, speed and brakes, the last lap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hippodrome.atlas.ben_hur import arena_names
from hippodrome.coach import WeighedMove
from hippodrome.coach.ben_hur.reasons import facts_of_both
from hippodrome.games.ben_hur.driving import find_placement, move_to
from hippodrome.games.ben_hur.ending import complete_laps, has_finished
from hippodrome.games.ben_hur.kit import RULER_LENGTH, Card, count_horseshoes
from hippodrome.games.ben_hur.laying import placements_within_walls
from hippodrome.games.ben_hur.moves import Accident, Drive, Move, NoWhip, Ram, Whip
from hippodrome.games.ben_hur.state import State, progress_rank
from hippodrome.games.ben_hur.view import View
from hippodrome.puzzles.traits import PuzzleRace, PuzzleReason, PuzzleTraits
from hippodrome.race.protocol import Pick
from hippodrome.saying import Fact
from hippodrome.setups.wish import RaceWish

MOST_MOVES_OFFERED: Final = 12
"""Positions with more moves are left out: where so much is open, little is decided."""

USUAL_HORSESHOES: Final = 1
"""With so many horseshoes a duel is as good as even."""


def choose_race(pick: Pick) -> PuzzleRace:
    """Choose a race: either arena, three or four chariots, charioteers who err at times."""
    arenas = arena_names()
    chariots = (3, 4)[pick(2)]
    return PuzzleRace(RaceWish(courses=(arenas[pick(len(arenas))],)), ("steady",) * chariots, wayward=6)


class _Driven:
    """What the rules make of a drive: where it leads, and what can be driven next."""

    def __init__(self, scene: State, number: int, move: Drive) -> None:
        placed = find_placement(scene, number, move.card, move.ruler, move.turn)
        after = move_to(scene, number, placed)
        hand = list(scene.chariots[number].hand)
        hand.remove(move.card)
        self.finished = has_finished(complete_laps(after, number), number)
        self.rank = progress_rank(after, number)
        self.rest: tuple[Card, ...] = tuple(hand)
        self.cards = tuple(sorted({it for it in hand if it in RULER_LENGTH and _has_line(after, number, it)}))
        """The cards left in hand that have a clear line from there."""


def _has_line(state: State, number: int, card: Card) -> bool:
    return any(it.word == "clear" for it in placements_within_walls(state, number, card))


def is_promising(view: View, moves: Sequence[Move]) -> bool:
    """Say whether much hangs on one move: a duel with an edge, or the only drive with a way on after it."""
    scene = view.scene
    number = scene.actor
    if number is None or not 2 <= len(moves) <= MOST_MOVES_OFFERED:
        return False
    if any(isinstance(it, Whip) for it in moves):
        return count_horseshoes(scene.chariots[number].hand) != USUAL_HORSESHOES
    if not all(isinstance(it, Drive | Ram | Accident) for it in moves):
        return False
    drives = [_Driven(scene, number, it) for it in moves if isinstance(it, Drive)]
    finishing = [it for it in drives if it.finished]
    onward = [it for it in drives if it.cards]
    return len(finishing or onward) == 1


def find_reason(view: View, best: WeighedMove, other: WeighedMove) -> PuzzleReason | None:
    """Say why the best move is better: the first thing that the rules make of one and not of the other."""
    scene = view.scene
    number = scene.actor
    if number is None:
        return None
    found = _found(scene, number, best.move, other.move)
    if found is None:
        return None
    return found._replace(facts=facts_of_both(scene, best.move, other.move) | found.facts)


def _reason(kind: str, key: str, **facts: Fact) -> PuzzleReason:
    return PuzzleReason(kind, key, facts)


def _found(scene: State, number: int, best: Move, other: Move) -> PuzzleReason | None:
    match best, other:
        case (Whip(target), _):
            return _reason("whip", "puzzle-whip", **_duel(scene, number, target))
        case (NoWhip(), Whip(target)):
            return _reason("whip", "puzzle-no-whip", **_duel(scene, number, target))
        case (Ram(), Drive() | Accident()):
            return _reason("ram", "puzzle-ram")
        case (Drive() as drive, Ram()):
            return _finish(scene, number, drive) or _reason("ram", "puzzle-no-ram")
        case (Accident(), Drive() as drive):
            left = _Driven(scene, number, drive).cards
            return None if left else _reason("accident", "puzzle-accident-first")
        case (Drive() as drive, Accident()):
            return _finish(scene, number, drive) or _reason("accident", "puzzle-drive-on")
        case (Drive() as one, Drive() as two):
            return _of_drives(scene, number, one, two)
        case _:
            return None


def _duel(scene: State, number: int, target: int) -> dict[str, Fact]:
    """Tell what is known of a duel: one's own horseshoes, and how many cards the other holds unseen."""
    table, chariots = scene.table, scene.chariots
    mine, theirs = count_horseshoes(chariots[number].hand), len(chariots[target].backs)
    return {"horseshoes": mine, "held": theirs, "rival": table.charioteers[target]}


def _finish(scene: State, number: int, drive: Drive) -> PuzzleReason | None:
    return _reason("last-lap", "puzzle-finish") if _Driven(scene, number, drive).finished else None


def _of_drives(scene: State, number: int, one: Drive, two: Drive) -> PuzzleReason | None:
    first, second = (_Driven(scene, number, it) for it in (one, two))
    if first.finished != second.finished:
        return _reason("last-lap", "puzzle-finish") if first.finished else None
    if first.finished:
        return None
    if first.cards and not second.cards:
        return _reason("bend", "puzzle-line-left", cards=_listed(first.cards))
    more = tuple(it for it in first.cards if it not in second.cards and it in second.rest)
    if more and len(first.cards) > len(second.cards):
        return _reason("bend", "puzzle-more-lines", cards=_listed(more))
    if RULER_LENGTH[one.card] > RULER_LENGTH[two.card] and first.rank > second.rank:
        return _reason("speed", "puzzle-speed")
    if RULER_LENGTH[one.card] < RULER_LENGTH[two.card] and first.rank >= second.rank:
        return _reason("line", "puzzle-shorter-but-further")
    if RULER_LENGTH[one.card] < RULER_LENGTH[two.card]:
        return _reason("brake", "puzzle-brake")
    if one.card == two.card and first.rank > second.rank:
        return _reason("line", "puzzle-further")
    if one.card == two.card:
        return _reason("line", "puzzle-straighter")
    return None


def _listed(cards: Sequence[Card]) -> str:
    return ", ".join(cards)


TRAITS: Final = PuzzleTraits(
    kinds=("whip", "ram", "accident", "bend", "line", "speed", "brake", "last-lap"),
    margin=0.25,
    glance=4,
    budget=6,
    share=0.5,
    race=choose_race,
    promising=is_promising,
    reason=find_reason,
)
