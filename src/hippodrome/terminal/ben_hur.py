"""Ben Hur in the terminal: the order on the sand, the hand, and where each placement leads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, assert_never

from hippodrome.charioteers.ben_hur import lap_distance
from hippodrome.games.ben_hur.accidents import accident_rule
from hippodrome.games.ben_hur.decision import must_steer_away_from
from hippodrome.games.ben_hur.kit import CHARIOT_LENGTH, RULER_LENGTH, Card
from hippodrome.games.ben_hur.moves import (
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
)
from hippodrome.games.ben_hur.state import State, allowed_turns, chariots_racing, in_race_order, pose_of
from hippodrome.games.ben_hur.view import View
from hippodrome.race.protocol import Refusal
from hippodrome.saying import Fact, Saying, saying
from hippodrome.telling.ben_hur import ACCIDENT_NUMBERS, SECTIONS, facts_of_turns
from hippodrome.terminal import sand
from hippodrome.terminal.console import Line
from hippodrome.terminal.face import Block, Choice, Group

MAIN_TURNS: Final = (-30, 0, 30)
PHASES_TOLD_IN_FULL: Final = ("redraw", "whip-own", "turn", "whip-reply")
"""The phases in which the whole situation is told; in the others a turn goes on."""


class BenHurFace:
    """Shows Ben Hur."""

    def tell_whose_turn(self, view: View, names: Sequence[str]) -> Saying:
        """Say whose decision it is, and what is to be decided."""
        scene = view.scene
        number = sand.chariot_to_decide(scene)
        phase = scene.phase
        return saying(
            "terminal-sand-turn",
            chariot=scene.table.charioteers[number],
            name=names[scene.table.seats[number]],
            phase=phase,
        )

    def situation(self, view: View, names: Sequence[str]) -> Sequence[Block]:
        """Tell the order on the sand and the hand."""
        scene = view.scene
        hand = scene.chariots[sand.chariot_to_decide(scene)].hand
        cards = Block(saying("terminal-hand", cards=", ".join(hand)), tuple(_duties(scene)))
        if scene.phase not in PHASES_TOLD_IN_FULL:
            return (cards,) if scene.phase in ("more", "whipped", "take") else ()
        return (Block(saying("terminal-sand"), tuple(_order(view, names))), cards)

    def choices(self, view: View, moves: Sequence[Move], names: Sequence[str]) -> Sequence[Group]:
        """Describe the moves, card by card."""
        del names
        offered = list(_offered(view.scene, moves))
        groups = []
        for card, found in groupby(offered, key=_card_laid):
            heading = (
                saying("terminal-ruler", card=card, **_lengths("gain", _straight(card))) if card else None
            )
            lines = tuple(Choice(move, tuple(_meaning(view.scene, move))) for move in found)
            groups.append(Group(heading, lines))
        return groups

    def refusals_told_unasked(self, view: View, refusals: Sequence[Refusal]) -> Sequence[Refusal]:
        """Tell one reason for every card that cannot be laid at all."""
        scene = view.scene
        told: dict[str, Refusal] = {}
        reasons: dict[str, set[Saying]] = {}
        laid: dict[str, int] = {}
        for it in refusals:
            card = it.what.split(" ")[1]
            laid[card] = laid.get(card, 0) + 1
            reasons.setdefault(card, set()).add(it.why)
            told.setdefault(card, Refusal(card, it.clause, it.why))
        every = len(allowed_turns(scene)) ** 2
        return [
            it if len(reasons[card]) == 1 else Refusal(card, it.clause, saying("terminal-nowhere", card=card))
            for card, it in told.items()
            if laid[card] == every
        ]

    def tell_surroundings(self, view: View, names: Sequence[str]) -> Sequence[Line]:
        """Tell where the chariot stands, how it heads, and who is near."""
        return tuple(sand.tell_surroundings(view.scene, names))

    def optional_picture(self, view: View) -> Sequence[str]:
        """Draw the arena from above."""
        return sand.draw_arena_text(view.scene)

    def dealing_first_hands(self, state: State) -> bool:
        """Say whether the first hands are still being dealt."""
        return state.phase in ("places", "deal")


# --- the order -----------------------------------------------------------------------------------------


def _order(view: View, names: Sequence[str]) -> Iterator[Line]:
    scene = view.scene
    for rank, number in enumerate(in_race_order(scene, chariots_racing(scene)), 1):
        yield (_on_sand(view, rank, number, names),)
    for number, chariot in enumerate(scene.chariots):
        if chariot.state != "racing":
            name = scene.table.charioteers[number]
            yield (saying("terminal-off-sand", chariot=name, condition=chariot.state),)


def _on_sand(view: View, rank: int, number: int, names: Sequence[str]) -> Saying:
    scene = view.scene
    chariot, table = scene.chariots[number], scene.table
    pose = pose_of(chariot)
    lap = sand.lap_length(table.arena)
    gone = lap_distance(table.arena, pose.x, pose.y)
    facts: dict[str, Fact] = {
        "rank": rank,
        "chariot": table.charioteers[number],
        "name": names[table.seats[number]],
        "you": "yes" if table.seats[number] == view.viewer else "no",
        "lap": min(chariot.turns + 1, table.laps),
        "laps": table.laps,
        "section": SECTIONS[sand.section_of(scene, number)],
        "line": max(1, round((lap - gone) / CHARIOT_LENGTH)) if chariot.turns < table.laps else 0,
        "cards": len(chariot.backs),
        "misses": "yes" if chariot.skip else "no",
    }
    return saying("terminal-on-sand", **facts)


def _duties(scene: State) -> Iterator[Line]:
    """Tell what the hand does not: whom to steer away from, which chariots are touched."""
    number = sand.chariot_to_decide(scene)
    winner = must_steer_away_from(scene, number)
    if winner is not None:
        yield (saying("terminal-steer-away", other=scene.table.charioteers[winner]),)


# --- the moves -----------------------------------------------------------------------------------------


def _card_laid(move: Move) -> Card | None:
    return move.card if isinstance(move, Drive | Ram) else None


def _offered(scene: State, moves: Sequence[Move]) -> Iterator[Move]:
    """Offer every move, but of free steering only the main placements, or the first where none of them is."""
    if len(allowed_turns(scene)) <= len(MAIN_TURNS):
        yield from moves
        return
    for card, found in groupby(moves, key=_card_laid):
        laid = list(found)
        main = [it for it in laid if _is_main(it)]
        yield from main or (laid if card is None else laid[:: max(1, len(laid) // 5)][:5])


def _is_main(move: Move) -> bool:
    return isinstance(move, Drive | Ram) and move.ruler in MAIN_TURNS and move.turn in MAIN_TURNS


def _meaning(scene: State, move: Move) -> Iterator[Saying]:
    cast = scene.table.charioteers
    match move:
        case Drive(card, ruler, turn):
            yield saying("terminal-lay", **facts_of_turns(ruler, turn))
            yield from _landing(scene, card, ruler, turn)
        case Ram(card, ruler, turn, target):
            yield saying("terminal-lay", **facts_of_turns(ruler, turn))
            yield saying("terminal-ram", other=cast[target])
            yield from _landing(scene, card, ruler, turn)
        case Whip(target):
            yield saying("terminal-whip", other=cast[target])
        case NoWhip():
            yield saying("terminal-no-whip")
        case Accident(card):
            rule = accident_rule(scene, sand.chariot_to_decide(scene), whipped=scene.phase == "whipped")
            yield saying("terminal-accident", numbers=ACCIDENT_NUMBERS[card], rule=rule)
        case Crash(card):
            yield saying("terminal-crash", card=card)
        case TakeFromDeck(back):
            yield saying("terminal-take", deck="normal" if back == "n" else "risky")
        case Redraw() | KeepHand() | LoseTurn() | TakeLostWhip() | NoFurtherCard() | Concede():
            yield saying(_WORDS[type(move)])
        case Roll() | Draw():
            pass
        case _:
            assert_never(move)


_WORDS: Final[dict[type[Move], str]] = {
    Redraw: "terminal-redraw",
    KeepHand: "terminal-keep",
    LoseTurn: "terminal-lost",
    TakeLostWhip: "terminal-miss",
    NoFurtherCard: "terminal-stop",
    Concede: "terminal-concede",
}


def _straight(card: Card) -> int:
    return CHARIOT_LENGTH + RULER_LENGTH[card]


def _lengths(name: str, units: float) -> dict[str, Fact]:
    """Write a distance in chariot lengths and tenths, as two facts."""
    tenths = round(10 * units / CHARIOT_LENGTH)
    return {name: tenths // 10, f"{name}tenth": tenths % 10}


def _landing(scene: State, card: Card, ruler: int, turn: int) -> Iterator[Saying]:
    number = sand.chariot_to_decide(scene)
    placed = sand.placement_at(scene, number, card, ruler, turn)
    gain = sand.progress_between(scene.table.arena, pose_of(scene.chariots[number]), placed.pose)
    yield saying("terminal-gain", **_lengths("gain", max(gain, 0)))
    section = SECTIONS[sand.section_at(scene, placed.pose)]
    if section != SECTIONS[sand.section_of(scene, number)]:
        yield saying("terminal-into", section=section)
    rest = list(scene.chariots[number].hand)
    rest.remove(card)
    fits = [it for it in dict.fromkeys(rest) if it in RULER_LENGTH and sand.card_fits(scene, placed.pose, it)]
    if any(it in RULER_LENGTH for it in rest) and not fits:
        yield saying("terminal-no-way-on")
    elif fits:
        yield saying("terminal-way-on", cards=" ".join(fits))


FACE: Final = BenHurFace()
