"""Section 3: moving — what a chariot may play with its hand, where it stands, as the road is.

Where a card leads depends only on the station and the occupied spaces within six steps: that is the road,
worked out once and remembered by the track. A turn only puts the drives of its cards together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hippodrome.games.ave_caesar import alley, six
from hippodrome.games.ave_caesar.kit import SIX, VALUES, Cards, different_values, sorted_values
from hippodrome.games.ave_caesar.moves import PASS, WITHDRAW, Move, draw, tuck
from hippodrome.games.ave_caesar.state import (
    DISQUALIFIED,
    OWES,
    UNMANNED,
    RaceContext,
    Racer,
    RaceTerms,
    State,
)
from hippodrome.games.ave_caesar.track import Mask, Road, Station, Track

MOST_ROADS_PER_STATION: Final = 4_000
"""How many roads a station remembers before it starts anew."""

DRAW_BY_VALUE: Final = {card: draw(card) for card in VALUES}
"""The draw of each card."""

BELOW_SIX_MASK: Final = SIX - 1
"""The bits of a hand without its sixes."""


def moves_for(context: RaceContext, queue: Sequence[Racer], occupied: Mask, lead: int) -> tuple[Move, ...]:
    """List what the chariot to play may play, in the order of the written moves (3.1, 3.4, 3.6)."""
    station, hand, _, _, marks, _ = queue[0]
    track = context.track
    roads, cone, shift, gate = track.outlooks[station]
    if gate and marks & OWES and occupied & gate and alley.alley_access_shut(track, station, occupied):
        road = drives_before_tribute(track, station, occupied)
    else:
        road = roads.get((occupied & cone) >> shift) or drives_ahead(track, station, occupied)
    leads = hand >= SIX and track.progress[station] == lead and not context.opening
    if leads and six.six_barred(context, queue, lead):
        hand = Cards(hand & BELOW_SIX_MASK)
    moves: tuple[Move, ...] = ()
    for card in different_values(hand):
        moves += road[card]
    if not moves:
        moves = moves_when_blocked(context.race, queue[0], hand, occupied)
    if marks & DISQUALIFIED:
        moves += (WITHDRAW,)
    return moves


def drives_ahead(track: Track, station: Station, occupied: Mask) -> Road:
    """List the drives of every card with those spaces occupied, one for each destination (3.6)."""
    roads, cone, shift, _ = track.outlooks[station]
    key = (occupied & cone) >> shift
    if key not in roads:
        if len(roads) >= MOST_ROADS_PER_STATION:
            roads.clear()
        roads[key] = track.drives_by_card(track.stations_by_card(station, occupied & cone))
    return roads[key]


def drives_before_tribute(track: Track, station: Station, occupied: Mask) -> Road:
    """List only the drives after which tribute can still be paid (5.3)."""
    roads = track.waiting_roads[station]
    key = occupied & track.cone[station]
    if key not in roads:
        if len(roads) >= MOST_ROADS_PER_STATION:
            roads.clear()
        roads[key] = track.drives_by_card(
            [layer & ~track.hopeless for layer in track.stations_by_card(station, key)]
        )
    return roads[key]


def moves_when_blocked(race: RaceTerms, racer: Racer, open_hand: Cards, occupied: Mask) -> tuple[Move, ...]:
    """Pass; or tuck a card when at least one of those the six rule leaves is blocked (3.5)."""
    station, hand, _, _, marks, _ = racer
    if race.options.blocked_hand == "tuck" and not marks & UNMANNED:
        road = drives_ahead(race.track, station, occupied)
        if any(not road[card] for card in different_values(open_hand)):
            return tuple(tuck(card) for card in different_values(hand))
    return (PASS,)


def refused_cards(state: State) -> Iterator[tuple[int, str]]:
    """Tell each card value in hand that may not be played, with the first clause: 4.1, 3.3 or 5.3."""
    context, queue, lead = state.context, state.queue, state.lead
    track = context.track
    playable = {move.card for move in state.moves if move.kind == "drive"}
    station, hand, *_ = queue[0]
    road = drives_ahead(track, station, state.occupied)
    leads = track.progress[station] == lead and not context.opening
    for card in different_values(hand):
        if card in playable:
            continue
        if card == 6 and leads and six.six_barred(context, queue, lead):
            yield card, "4.1"
        else:
            yield card, "5.3" if road[card] else "3.3"


def possible_draws(deck: Cards, tucked: tuple[int, ...] = ()) -> tuple[Move, ...]:
    """List every card of the deck as a draw, equal cards as often as they are there (3.1).

    When the deck is empty the first of the tucked cards is drawn.
    """
    return tuple([DRAW_BY_VALUE[card] for card in (sorted_values(deck) if deck else tucked[:1])])
