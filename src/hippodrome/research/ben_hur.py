"""Ben Hur in numbers: an action is a card and its placement, an observation is the view of a seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from hippodrome.games.ben_hur.arena import lap_section
from hippodrome.games.ben_hur.game import GAME
from hippodrome.games.ben_hur.geometry import COS, SIN, TRIG_SCALE
from hippodrome.games.ben_hur.kit import (
    BACKS,
    CARD_INDEX,
    CARD_KINDS,
    DECK_NAMES,
    HAND_SIZE,
    HIGHEST_BAD_NUMBER,
    RULER_LENGTH,
    Card,
    Deck,
)
from hippodrome.games.ben_hur.moves import (
    ROLLS,
    Accident,
    Concede,
    Crash,
    Draw,
    Drive,
    KeepHand,
    LoseTurn,
    Move,
    NoFurtherCard,
    NoWhip,
    Ram,
    Redraw,
    Roll,
    TakeFromDeck,
    TakeLostWhip,
    Whip,
    write_move,
)
from hippodrome.games.ben_hur.state import (
    PHASES,
    STATUSES,
    AccidentBeingSettled,
    Chariot,
    RamBeingSettled,
    State,
    TurnUnderWay,
    WhipBeingSettled,
    allowed_turns,
)
from hippodrome.games.ben_hur.view import View
from hippodrome.invariants import BrokenInvariant
from hippodrome.race.protocol import STANDS, Seat
from hippodrome.research.traits import Feature, ResearchTraits

SPEEDS: Final = tuple(card for card in CARD_KINDS if card in RULER_LENGTH)
BUSINESSES: Final = (RamBeingSettled, WhipBeingSettled, AccidentBeingSettled)
MOST_ROUNDS: Final = 1024
MOST_RACES: Final = 16
MOST_SCORE: Final = 128
MOST_COPIES: Final = 128
MOST_TURNS: Final = 8
"""Counts are written as parts of these; all but the first few are never reached."""
ASKED_SIGNAL: Final = "asked about accidents"
"""What everybody sees of a chariot that holds three or four accidents before the race (2.2)."""


class BenHurEncoding:
    """The races of one table in numbers."""

    def __init__(self, first: State) -> None:
        table = first.table
        self.seats = max(table.seats) + 1
        self.chariots = len(table.seats)
        self.laps = table.laps
        self.arena = table.arena
        self.pairs = tuple(combinations(range(self.chariots), 2))
        turns = allowed_turns(first)
        laid = tuple(Drive(card, ruler, turn) for card in SPEEDS for ruler in turns for turn in turns)
        self.moves: Sequence[Move] = (
            Redraw(),
            KeepHand(),
            NoWhip(),
            LoseTurn(),
            TakeLostWhip(),
            NoFurtherCard(),
            Concede(),
            *map(TakeFromDeck, BACKS),
            *map(Whip, range(self.chariots)),
            *map(Accident, HIGHEST_BAD_NUMBER),
            *map(Crash, SPEEDS),
            *laid,
        )
        self._number: dict[Move, int] = {move: number for number, move in enumerate(self.moves)}
        self.outcomes = len(ROLLS) + len(CARD_KINDS)
        self.features: Sequence[Feature] = tuple(it for it in self._features() if it.size)
        rams = (Ram(it.card, it.ruler, it.turn, at) for it in laid for at in range(self.chariots))
        self.signals: Sequence[str] = (
            *map(write_move, self.moves),
            *map(write_move, rams),
            *map(write_move, ROLLS),
            *map(write_move, map(Draw, (*CARD_KINDS, None))),
            ASKED_SIGNAL,
            *(_discarded(back, card) for back in DECK_NAMES.values() for card in CARD_KINDS),
            *map(_made_anew, DECK_NAMES.values()),
        )
        options = table.options
        races = options.races + (4 if options.ties == "race" else 0)
        self.horizon = 160 * races * self.laps * self.chariots
        worst = MOST_RACES if options.ties == "race" else options.races
        each = self.chariots // self.seats
        self.returns_between = (-float(worst * each * (self.chariots + 1)), -float(options.races * each))

    def _features(self) -> Iterable[Feature]:
        seats, chariots, cards = self.seats, self.chariots, len(CARD_KINDS)
        yield Feature("viewer", (seats,), "which seat looks on")
        yield Feature("phase", (len(PHASES),), ", ".join(PHASES))
        yield Feature("actor", (chariots,), "which chariot is to decide, or its die or card is due")
        yield Feature("round", (1,), "the round, of 1024")
        yield Feature("race", (1,), "the race of the season, of 16")
        yield Feature("scores", (chariots,), "what it has from races before, of 128")
        yield Feature("moved", (chariots,), "as how many-th it moved in this round, of all; 0 if it has not")
        yield Feature("touch", (len(self.pairs),), "which pairs of chariots touch")
        yield Feature("on_sand", (chariots,), "whether it has its place")
        yield Feature(
            "pose",
            (chariots, 5),
            "x and y of its front, of the arena's length; heading, of 360; cosine; sine",
        )
        yield Feature("section", (chariots, 5), "straight from the line, bend, straight, bend, straight")
        yield Feature("turns", (chariots,), "how often it has passed the line, of 8")
        yield Feature("backs", (chariots, len(BACKS)), "how many normal and risky cards it holds, of 4")
        yield Feature("hand", (chariots, len(BACKS), cards), "the cards in its hand, of 4; 0 if hidden")
        yield Feature("markers", (chariots, self.laps), "the place marker of each lap, of all; 0 for none")
        yield Feature("state", (chariots, len(STATUSES)), "racing, finished, out")
        yield Feature("skip", (chariots,), "whether it misses its next turn")
        yield Feature("away_from", (chariots, chariots), "whom it must steer away from")
        yield Feature("started", (chariots,), "whether it has driven off")
        yield Feature(
            "unseen", (len(BACKS), cards), "cards of each deck that the viewer has not seen, of 128"
        )
        yield Feature("discards", (len(BACKS), cards), "cards laid off from each deck, of 128")
        yield Feature("decks", (len(BACKS),), "how many cards each deck has left, of 128")
        yield Feature("owner", (chariots,), "whose turn is under way")
        yield Feature("announced", (1,), "whether a ram or whip was announced in it")
        yield Feature("good", (1,), "accidents overcome in it, of 2")
        yield Feature("driven", (1,), "whether it has driven or rammed in it")
        yield Feature("replies", (chariots,), "as how many-th it is still to be asked for a whip, of all")
        yield Feature("deck", (len(BACKS),), "the deck to draw from")
        yield Feature("business", (len(BUSINESSES),), "what is settled: a ram, a whip, an accident")
        yield Feature("card", (cards,), "the card it is about")
        yield Feature("placement", (2,), "the turn of the ruler and of the chariot, of 30")
        yield Feature("by", (chariots,), "who whips")
        yield Feature("target", (chariots,), "who is rammed or whipped")
        yield Feature("die", (1,), "the first die, of 6; 0 if it is still to be rolled")
        yield Feature("whipped", (1,), "whether the accident is that of the loser of a whip")

    def action(self, move: Move, /) -> int:
        """Give the number of a seat's move; a ram has the number of its placement."""
        return self._number[Drive(move.card, move.ruler, move.turn) if isinstance(move, Ram) else move]

    def fates_outcome(self, move: Move, /) -> int:
        """Give the number of a move of the Fates: a die by what it shows, then the cards."""
        match move:
            case Roll(die):
                return die - 1
            case Draw(card) if card is not None:
                return len(ROLLS) + CARD_INDEX[card]
            case _:
                raise BrokenInvariant("the Fates roll or draw")

    def observe(self, view: View, /) -> list[float]:
        """Write a view as numbers."""
        scene, count = view.scene, self.chariots
        chariots = scene.chariots
        parts = [
            *_flags(range(self.seats), () if view.viewer is STANDS else (view.viewer,)),
            *_flags(PHASES, (scene.phase,)),
            *_flags(range(count), (scene.actor,)),
            scene.round / MOST_ROUNDS,
            scene.race / MOST_RACES,
        ]
        parts += (score / MOST_SCORE for score in scene.scores)
        parts += _in_order(scene.moved, count)
        parts += _flags(self.pairs, {(min(it), max(it)) for it in scene.touch})
        parts += (float(it.pose is not None) for it in chariots)
        for chariot in chariots:
            parts += self._pose(chariot)
        for chariot in chariots:
            parts += self._section(chariot)
        parts += (it.turns / MOST_TURNS for it in chariots)
        parts += (it.backs.count(back) / HAND_SIZE for it in chariots for back in BACKS)
        for chariot in chariots:
            held = [0.0] * (len(BACKS) * len(CARD_KINDS))
            for card, back in zip(chariot.hand, chariot.backs, strict=False):
                held[len(CARD_KINDS) * BACKS.index("n" if back == "n" else "r") + CARD_INDEX[card]] += (
                    1 / HAND_SIZE
                )
            parts += held
        for chariot in chariots:
            parts += (marker / count for marker in chariot.markers)
            parts += (0.0,) * (self.laps - len(chariot.markers))
        for chariot in chariots:
            parts += _flags(STATUSES, (chariot.state,))
        parts += (float(it.skip) for it in chariots)
        for chariot in chariots:
            parts += _flags(range(count), (chariot.away_from,))
        parts += (float(it.started) for it in chariots)
        parts += (number / MOST_COPIES for deck in (*view.unseen, *scene.discards) for number in deck)
        parts += (left / MOST_COPIES for left in view.left)
        return [*parts, *self._turn(scene.pending)]

    def _pose(self, chariot: Chariot) -> Iterable[float]:
        if chariot.pose is None:
            return (0.0,) * 5
        x, y, heading = chariot.pose
        long = self.arena.half + self.arena.outer
        return (x / long, y / long, heading / 360, COS[heading] / TRIG_SCALE, SIN[heading] / TRIG_SCALE)

    def _section(self, chariot: Chariot) -> Iterable[float]:
        section = None if chariot.pose is None else lap_section(self.arena, chariot.pose.x, chariot.pose.y)
        return _flags(range(5), (section,))

    def _turn(self, turn: TurnUnderWay | None) -> Iterable[float]:
        """Write the turn under way; zeros where there is none."""
        count = self.chariots
        if turn is None:
            return (0.0,) * sum(it.size for it in self.features[-13:])
        card: Card | None = None
        ruler = chariot_turn = die = 0
        by: int | None = None
        target: int | None = None
        whipped = False
        match turn.business:
            case RamBeingSettled():
                card, ruler, chariot_turn, target, die = turn.business
            case WhipBeingSettled():
                by, target, die = turn.business
            case AccidentBeingSettled():
                card, whipped = turn.business
            case None:
                pass
        return (
            *_flags(range(count), (turn.owner,)),
            float(turn.announced),
            turn.accidents_overcome / 2,
            float(turn.moved),
            *_in_order(turn.still_to_ask, count),
            *_flags(BACKS, (turn.deck,)),
            *_flags(BUSINESSES, (type(turn.business),)),
            *_flags(CARD_KINDS, (card,)),
            ruler / 30,
            chariot_turn / 30,
            *_flags(range(count), (by,)),
            *_flags(range(count), (target,)),
            die / 6,
            float(whipped),
        )

    def signals_told(self, before: State, after: State, seat: Seat, /) -> Sequence[str]:
        """Tell what everybody sees happen to the discards, and who is asked about accidents (1.4, 2.2)."""
        del seat
        heard = [ASKED_SIGNAL] if after.phase == "redraw" else []
        if after.race != before.race:
            return heard
        for name, was, now in zip(DECK_NAMES.values(), before.discards, after.discards, strict=True):
            if any(now[at] < was[at] for at in range(len(CARD_KINDS))):
                heard.append(_made_anew(name))
            heard += _added(name, was, now)
        return heard

    def returns(self, state: State, /) -> list[float]:
        """Tell the places that each seat has summed up, as losses: the fewer the better."""
        points = {it.seat: it.points for it in GAME.standings(state)}
        return [-float(points[Seat(seat)]) for seat in range(self.seats)]


def _added(name: str, was: Deck, now: Deck) -> Iterable[str]:
    for card, before, after in zip(CARD_KINDS, was, now, strict=True):
        yield from [_discarded(name, card)] * (after - before)


def _discarded(name: str, card: Card) -> str:
    return f"off {name} {card}"


def _made_anew(name: str) -> str:
    return f"{name} deck made anew"


def _flags(of: Iterable[object], those: Iterable[object]) -> list[float]:
    """Write a one for each of these that is among those."""
    found = tuple(those)
    return [float(it in found) for it in of]


def _in_order(numbers: Sequence[int], count: int) -> list[float]:
    """Write for each chariot where it stands in a list, of all; 0 for nowhere."""
    place = {number: at for at, number in enumerate(numbers, 1)}
    return [place.get(number, 0) / count for number in range(count)]


def places_in_order(first: State) -> Sequence[str]:
    """Let the chariots roll their places in turn: one, two, three … (2.1)."""
    return [write_move(ROLLS[number]) for number in range(len(first.chariots))]


TRAITS: Final = ResearchTraits(BenHurEncoding, places_in_order)
