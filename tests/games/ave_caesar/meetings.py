"""Short ways through a meeting: the draw for lanes, the deal, and a race whose end is set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.kit import FULL_DECK, NO_CARDS, Cards, pack_cards
from hippodrome.games.ave_caesar.position import state_from_parts
from hippodrome.games.ave_caesar.start import Dealing
from hippodrome.games.ave_caesar.state import DISQUALIFIED, FINISHED, OUT, PAID, UNMANNED, Chariot, State
from hippodrome.games.ave_caesar.track import Station, off_course
from hippodrome.games.ave_caesar.view import AnyState, RaceSeen
from hippodrome.race.protocol import Viewer


def meeting(first: int = 0, **setup: Any) -> AnyState:
    """Start a meeting whose lane I goes to that seat."""
    state = GAME.start(setup)
    for seat in range(GAME.seats(state)):
        state = GAME.play(state, GAME.read("lot 6" if seat == first else "lot 1"))
    return state


def shown(state: AnyState, viewer: Viewer) -> RaceSeen:
    """Write a race or its deal as a viewer sees it."""
    written = GAME.write_view(GAME.view(state, viewer))
    assert written["phase"] != "lots"
    return written


def dealt(state: AnyState) -> State:
    """Deal everybody the lowest cards there are."""
    while isinstance(state, Dealing):
        state = GAME.play(state, GAME.legal_moves(state)[0])
    assert isinstance(state, State)
    return state


def ended(state: AnyState, order: Sequence[int], **marks: Sequence[int]) -> AnyState:
    """End the race under way: chariots leave in that order, the last of them by driving over the finish.

    `out` and `disqualified` name chariots that did not finish in honour.
    """
    racing = dealt(state)
    track = racing.race.track
    assert sorted(order) == list(range(len(racing.chariots)))
    last = order[-1]
    row = []
    for number, chariot in enumerate(racing.chariots):
        gone = OUT if number in marks.get("out", ()) else FINISHED
        wrong = DISQUALIFIED if number in marks.get("disqualified", ()) else PAID
        kept = UNMANNED if chariot.unmanned else wrong if gone == FINISHED else 0
        station = off_course(track.laps + 1 if gone == FINISHED else 1)
        row.append(Chariot(station, NO_CARDS, FULL_DECK, (), gone | kept))
    home = min(range(track.finish), key=lambda it: track.to_finish[it])
    final = row[last]
    assert final.marks & FINISHED, "the last to leave drives home"
    one = pack_cards([1])
    row[last] = Chariot(Station(home), one, Cards(FULL_DECK - one), (), final.marks & ~FINISHED)
    placed = state_from_parts(racing.race, row, last, None, False, 0, tuple(order[:-1]))
    return GAME.play(placed, GAME.read("1-finish"))
