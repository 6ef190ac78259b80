"""What a seat or the stands may know, and a state imagined from it (ben-hur 1.4, 9).

Hands of others are hidden, their backs are not; the discards lie open, so everyone can count which cards
of each back are unseen: those left in the deck and those in hidden hands.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, NotRequired, TypedDict, cast

from hippodrome.games.ben_hur.decision import UnseenCards, WrittenDecision, decision
from hippodrome.games.ben_hur.ending import places
from hippodrome.games.ben_hur.kit import (
    BACKS,
    CARD_INDEX,
    CARD_KINDS,
    EMPTY_DECK,
    Card,
    Deck,
    count_accidents,
    write_makeup,
)
from hippodrome.games.ben_hur.position import write_position
from hippodrome.games.ben_hur.state import Chariot, Phase, State, Status
from hippodrome.games.ben_hur.table import Accidents, Preset, Scoring, Steering, Ties
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


class WrittenArena(TypedDict):
    """An arena that is not one of the house, in full (1.1)."""

    name: str
    half: int
    inner: int
    outer: int
    first: int
    step: int
    contact: int


class WrittenOptions(TypedDict):
    """The options that differ from the preset's (2.4)."""

    accidents: NotRequired[Accidents]
    scoring: NotRequired[Scoring]
    steering: NotRequired[Steering]
    ties: NotRequired[Ties]
    races: NotRequired[int]
    fewer_accidents: NotRequired[int | None]


class WrittenCounts(TypedDict):
    """How many cards each deck has left."""

    normal: int
    risky: int


class WrittenDecks(TypedDict):
    """How many of each card, by deck."""

    normal: dict[str, int]
    risky: dict[str, int]


class WrittenRam(TypedDict):
    """A collision being settled (4); the die is 0 until it is rolled."""

    card: str
    ruler: int
    turn: int
    target: int
    die: int


class WrittenWhip(TypedDict):
    """A whip being settled (5.2); the die is 0 until it is rolled."""

    by: int
    at: int
    die: int


class WrittenAccidentPlayed(TypedDict):
    """An accident being settled (6.1)."""

    card: str
    whipped: bool


class WrittenTurn(TypedDict):
    """The turn under way, and what is being settled in it."""

    owner: int
    announced: bool
    good: int
    moved: bool
    replies: list[int]
    deck: Literal["normal", "risky"] | None
    ram: NotRequired[WrittenRam]
    whip: NotRequired[WrittenWhip]
    accident: NotRequired[WrittenAccidentPlayed]


class WrittenChariot(TypedDict):
    """A chariot as a viewer sees it: a hidden hand is question marks."""

    pose: tuple[int, int, int] | None
    turns: int
    hand: list[str]
    backs: str
    markers: list[int]
    state: Status
    skip: bool
    away_from: int | None
    started: bool


class WrittenView(TypedDict):
    """A view as it is written: a position with what is hidden left out, and what follows from it."""

    game: Literal["ben-hur"]
    arena: str | WrittenArena
    preset: Preset
    options: WrittenOptions
    laps: int
    seats: list[int]
    charioteers: list[str]
    race: int
    scores: list[int]
    round: int
    moved: list[int]
    phase: Phase
    actor: int | None
    decks: WrittenCounts
    discards: WrittenDecks
    touch: list[tuple[int, int]]
    pending: WrittenTurn | None
    chariots: list[WrittenChariot]
    makeup: NotRequired[WrittenDecks]
    unseen: WrittenDecks
    places: list[int]
    decision: WrittenDecision | None


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
            unseen[back == "r"][CARD_INDEX[card]] += 1
        chariots.append(_masked(chariot))
    scene = state._replace(chariots=tuple(chariots), decks=(EMPTY_DECK, EMPTY_DECK))
    normal, risky = (tuple(counts) for counts in unseen)
    return View(viewer, scene, (normal, risky), (sum(state.decks[0]), sum(state.decks[1])))


def imagine(seen: View, pick: Pick) -> State:
    """Make up a state that looks just so: unseen cards are dealt to hidden hands, the rest is the deck."""
    piles = [
        [card for card, count in zip(CARD_KINDS, deck, strict=True) for _ in range(count)]
        for deck in seen.unseen
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
    if count_accidents(tuple(top[0] + top[1])) >= 3:
        return
    short = 3
    for pile, back in zip(piles, BACKS, strict=True):
        wanted = min(backs.count(back), short)
        found = [at for at, card in enumerate(pile) if count_accidents((card,))][:wanted]
        taken = [pile.pop(at) for at in reversed(found)]
        pile.extend(taken)
        short -= len(taken)


def _counted(pile: list[Card]) -> Deck:
    counts = [0] * len(CARD_KINDS)
    for card in pile:
        counts[CARD_INDEX[card]] += 1
    return tuple(counts)


def write_view(seen: View) -> WrittenView:
    """Write a view as plain JSON values: a position with hidden hands as `?`, what is unseen, the places.

    Whoever is to decide finds in `decision` what it faces; nobody else does.
    """
    scene = seen.scene
    written = write_position(scene)
    for row in written["chariots"]:
        if len(row["hand"]) < len(row["backs"]):
            row["hand"] = ["?"] * len(row["backs"])
    hidden = frozenset(n for n in range(len(scene.chariots)) if _hides(scene, n, seen.viewer))
    written["decks"] = {"normal": seen.left[0], "risky": seen.left[1]}
    written["unseen"] = write_makeup(seen.unseen)
    written["places"] = places(scene)
    written["decision"] = decision(scene, UnseenCards(*seen.unseen, hidden))
    return cast("WrittenView", written)
