"""What a seat or the stands may know, and a state imagined from it (ben-hur 1.4, 9).

Hands of others are hidden, their backs are not; the discards lie open, so everyone can count which cards
of each back are unseen: those left in the deck and those in hidden hands.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from hippodrome.games.ben_hur.ending import places
from hippodrome.games.ben_hur.kit import BACKS, CARDS, EMPTY, INDEX, Card, Deck, accidents
from hippodrome.games.ben_hur.position import write_position
from hippodrome.games.ben_hur.state import Chariot, State
from hippodrome.games.ben_hur.table import write_makeup
from hippodrome.race.protocol import Pick, Viewer


class View(NamedTuple):
    """What a viewer sees.

    `scene` is the state with hidden hands and both decks emptied; a hidden hand keeps its backs, sorted.
    `unseen` counts the cards of each back that the viewer has not seen; `left` how many each deck has.
    """

    viewer: Viewer
    scene: State
    unseen: tuple[Deck, Deck]
    left: tuple[int, int]


def _hides(state: State, number: int, viewer: Viewer) -> bool:
    return state.table.seats[number] != viewer


def _masked(chariot: Chariot) -> Chariot:
    return chariot._replace(hand=(), backs="".join(sorted(chariot.backs)))


def view(state: State, viewer: Viewer) -> View:
    """Show a state to a viewer."""
    unseen = [list(deck) for deck in state.decks]
    chariots = []
    for number, chariot in enumerate(state.chariots):
        if not _hides(state, number, viewer):
            chariots.append(chariot)
            continue
        for card, back in zip(chariot.hand, chariot.backs, strict=True):
            unseen[back == "r"][INDEX[card]] += 1
        chariots.append(_masked(chariot))
    scene = state._replace(chariots=tuple(chariots), decks=(EMPTY, EMPTY))
    normal, risky = (tuple(counts) for counts in unseen)
    return View(viewer, scene, (normal, risky), (sum(state.decks[0]), sum(state.decks[1])))


def imagine(seen: View, pick: Pick) -> State:
    """Make up a state that looks just so: unseen cards are dealt to hidden hands, the rest is the deck."""
    piles = [
        [card for card, count in zip(CARDS, deck, strict=True) for _ in range(count)] for deck in seen.unseen
    ]
    for pile in piles:
        _shuffle(pile, pick)
    scene = seen.scene
    hidden = [
        n for n, chariot in enumerate(scene.chariots) if _hides(scene, n, seen.viewer) and chariot.backs
    ]
    chariots = list(scene.chariots)
    for number in hidden:
        if scene.phase == "redraw" and number == scene.actor:
            _bring_accidents_up(piles, chariots[number].backs)
        held = sorted((piles[back == "r"].pop(), back) for back in chariots[number].backs)
        chariots[number] = chariots[number]._replace(
            hand=tuple(card for card, _ in held), backs="".join(back for _, back in held)
        )
    return scene._replace(chariots=tuple(chariots), decks=(_counted(piles[0]), _counted(piles[1])))


def _shuffle(pile: list[Card], pick: Pick) -> None:
    for last in range(len(pile) - 1, 0, -1):
        other = pick(last + 1)
        pile[last], pile[other] = pile[other], pile[last]


def _bring_accidents_up(piles: list[list[Card]], backs: str) -> None:
    """Put accidents on top for a chariot that is asked about three or four of them (2.2)."""
    top = [pile[len(pile) - backs.count(back) :] for pile, back in zip(piles, BACKS, strict=True)]
    if accidents(tuple(top[0] + top[1])) >= 3:
        return
    short = 3
    for pile, back in zip(piles, BACKS, strict=True):
        wanted = min(backs.count(back), short)
        found = [at for at, card in enumerate(pile) if accidents((card,))][:wanted]
        taken = [pile.pop(at) for at in reversed(found)]
        pile.extend(taken)
        short -= len(taken)


def _counted(pile: list[Card]) -> Deck:
    counts = [0] * len(CARDS)
    for card in pile:
        counts[INDEX[card]] += 1
    return tuple(counts)


def write_view(seen: View) -> dict[str, Any]:
    """Write a view as plain JSON values: a position with hidden hands as `?`, what is unseen, the places."""
    written = write_position(seen.scene)
    for row in written["chariots"]:
        if len(row["hand"]) < len(row["backs"]):
            row["hand"] = ["?"] * len(row["backs"])
    written["decks"] = {"normal": seen.left[0], "risky": seen.left[1]}
    written["unseen"] = write_makeup(seen.unseen)
    written["places"] = places(seen.scene)
    return written
