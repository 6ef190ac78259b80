"""Section 3: moving — what a chariot may play with its hand, where it stands, as the road is.

An offer depends on few things only: the station, the occupied spaces within six steps, the hand, the marks
on the chariot, and whether the six rule or the wait for the alley bind it. It is worked out once for each
such case and remembered by the track.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from hippodrome.games.ave_caesar import alley, six
from hippodrome.games.ave_caesar.kit import CARD, NO_CARDS, SIX, Cards, kinds, values
from hippodrome.games.ave_caesar.moves import PASS, WITHDRAW, Move, draw, drive, tuck
from hippodrome.games.ave_caesar.state import (
    DISQUALIFIED,
    KEEPS_SIX,
    MUST_WAIT,
    OWES,
    SIX_BARRED,
    TUCKS,
    UNMANNED,
    Chariot,
    Driven,
    Home,
    Offer,
    Outcome,
    Race,
)
from hippodrome.games.ave_caesar.track import Mask, Station, Track

HAND: Final = (1 << 18) - 1
"""The bits of a key that are the hand."""

REMEMBERED: Final = 4_000
"""How many cases a station remembers before it starts anew."""


def offer_for(
    race: Race,
    chariots: Sequence[Chariot],
    turn: int,
    opening: bool,
    still: int,
    occupied: Mask,
    lead: int,
) -> Offer:
    """Offer the chariot whose turn it is what it may play."""
    station, hand, _, _, marks = chariots[turn]
    track = race.track
    key = hand | marks | race.option_marks
    if (
        hand >= SIX
        and track.progress[station] == lead
        and not opening
        and six.barred(race, chariots, still, lead)
    ):
        key |= SIX_BARRED
    if marks & OWES and occupied & track.entrance & ~track.bit[station]:
        key |= MUST_WAIT
    known = track.offers[station]
    place = (occupied & track.cone[station], key)
    offer: Offer | None = known.get(place)
    if offer is None:
        if len(known) >= REMEMBERED:
            known.clear()
        offer = known[place] = _work_out(track, station, occupied, key)
    return offer


def _work_out(track: Track, station: Station, occupied: Mask, key: int) -> Offer:
    """Go through the hand, card by card (3.1, 3.4–3.6)."""
    hand = Cards(key & HAND)
    reach = track.reach(station, occupied)
    drives: dict[Move, Outcome] = {}
    refused: list[tuple[int, str]] = []
    for card in kinds(hand):
        clause = _drive(track, station, reach[card], card, key, drives)
        if clause:
            refused.append((card, clause))
    outcomes = drives or _nothing_playable(hand, key, refused, movable=any(reach))
    if key & DISQUALIFIED:
        outcomes[WITHDRAW] = "withdraws"
    ordered = dict(sorted(outcomes.items(), key=lambda item: str(item[0])))
    return Offer(tuple(ordered), ordered, tuple(refused))


def _drive(
    track: Track,
    station: Station,
    reached: tuple[Station, ...],
    card: int,
    key: int,
    drives: dict[Move, Outcome],
) -> str | None:
    """List the drives of one card (3.6), or tell the first clause that bars it: 4.1, 3.3, 5.3."""
    if card == 6 and key & SIX_BARRED:
        return "4.1"
    if not reached:
        return "3.3"
    if key & MUST_WAIT:
        reached = tuple(to for to in reached if alley.may_still_pay(track, to))
        if not reached:
            return "5.3"
    hand = Cards((key & HAND) - CARD[card])
    for to in reached:
        marks = alley.marks_at_rest(track, to, key & ~HAND & (TUCKS - 1))
        outcome: Outcome
        if to == track.finish:
            outcome = Home(hand, marks)
        else:
            spaces = track.bit[station] ^ track.bit[to]
            outcome = Driven(to, hand, marks, spaces, track.progress[to])
        drives[drive(card, track.space(to))] = outcome
    return None


def _nothing_playable(
    hand: Cards, key: int, refused: list[tuple[int, str]], *, movable: bool
) -> dict[Move, Outcome]:
    """Pass, tuck (3.5), or let an unmanned chariot stand or discard its card (8.2)."""
    if key & UNMANNED:
        kept = not movable or not hand or (key & KEEPS_SIX and key & SIX_BARRED)
        return {PASS: "stands" if kept else "discards"}
    if key & TUCKS and any(clause == "3.3" for _, clause in refused):
        return {tuck(card): "tucks" for card in kinds(hand)}
    return {PASS: "stands"}


@cache
def draw_offer(deck: Cards, tucked: int) -> Offer:
    """Offer the Fates one draw for each value in the deck; when it is empty, the first tucked card."""
    return Offer(*_draws(kinds(deck) if deck else (tucked,)))


def _draws(cards: tuple[int, ...]) -> tuple[tuple[Move, ...], dict[Move, Outcome]]:
    outcomes: dict[Move, Outcome] = {draw(card): "draws" for card in cards}
    return tuple(outcomes), outcomes


@cache
def draw_odds(deck: Cards, tucked: int) -> tuple[Move, ...]:
    """List every card of the deck as a draw, equal cards as often as they are there."""
    return tuple(draw(card) for card in values(deck)) if deck != NO_CARDS else (draw(tucked),)
