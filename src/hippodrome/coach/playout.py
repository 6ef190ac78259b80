"""Playing a race out from an imagined state, quickly, to see what became of a seat.

Everyone is driven by a plain charioteer with a little waywardness, until the seat's fate is settled or the
game's horizon is reached; then the seat is placed as it stands.
"""

from __future__ import annotations

from typing import Any, Final

from hippodrome.coach.traits import SeatOutcome, coach_traits
from hippodrome.games import AnyGame
from hippodrome.race.protocol import Pick, Seat

WAYWARD_ONE_IN: Final = 16
"""One move in so many is any move at all."""


def play_out(game: AnyGame, state: Any, seat: Seat, fates: Pick, whims: Pick, race_index: int) -> SeatOutcome:
    """Play a race out: the Fates draw by `fates`, charioteers are wayward by `whims`.

    `race_index` numbers the race in its meeting, as the traits tell it; the next one is not followed.
    """
    traits = coach_traits(game.name)
    settled, race_number = traits.settled, traits.race_number
    state = traits.prepared(state)
    decide = traits.driver(whims)
    chariots = traits.chariots(state)
    left = most = traits.horizon * chariots
    to_move, legal_moves, advance = game.to_move, game.legal_moves, game.advance
    while left and isinstance(actor := to_move(state), int) and race_number(state) == race_index:
        if settled(state, seat):
            break
        moves = legal_moves(state)
        if len(moves) == 1:
            move = moves[0]
        elif not whims(WAYWARD_ONE_IN):
            move = moves[whims(len(moves))]
        else:
            move = decide(state, actor, moves)
        state, _ = advance(state, move, fates)
        left -= 1
    return traits.ending(state, seat, race_index)._replace(rounds=(most - left) / chariots)
