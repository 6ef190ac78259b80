"""Playing a race out from an imagined state, quickly, to see what became of a seat.

Everyone is driven by a plain charioteer with a little waywardness. A race of Ave Caesar is followed until the
seat's own chariots have left the course; one of Ben Hur for a few rounds, and then placed as it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from hippodrome.charioteers import charioteer
from hippodrome.coach.quick import drive
from hippodrome.games import AnyGame
from hippodrome.games.ave_caesar.start import Dealing, Lots
from hippodrome.games.ave_caesar.state import State as Race
from hippodrome.games.ave_caesar.state import Voting
from hippodrome.games.ave_caesar.tournament import result_of
from hippodrome.games.ben_hur.ending import results
from hippodrome.games.ben_hur.state import racing
from hippodrome.race.protocol import Pick, Seat

STEADY: Final = "steady"
"""Who drives everyone in a playout of Ben Hur."""

WAYWARD: Final = 16
"""One move in so many is any move at all."""

HORIZON: Final = {"ave-caesar": 100_000, "ben-hur": 8}
"""How many decisions of each chariot are followed."""


class Fate(NamedTuple):
    """What became of a seat: its share of the win, its worth (more is better), and whether it lost all."""

    win: float
    worth: float
    lost: float


Settled = Callable[[Any], Fate | None]
"""What looks at a state and tells a seat's fate, once it is settled."""


def play_out(game: AnyGame, state: Any, seat: Seat, pick: Pick, choose: Pick, begun: int) -> Fate:
    """Play a race out: the Fates draw by `pick`, charioteers are wayward by `choose`.

    `begun` is the number of the race in its meeting, as `race_number` gives it; the next one is not followed.
    """
    if game.name == "ben-hur":
        state = _steered(state)
    settled = _settled(game, seat, begun)
    decide = _driver(game, choose)
    left = HORIZON[game.name] * chariots_in(state)
    while left and isinstance(actor := game.to_move(state), int) and race_number(game, state) == begun:
        fate = settled(state)
        if fate is not None:
            return fate
        moves = game.legal_moves(state)
        if len(moves) == 1:
            move = moves[0]
        elif not choose(WAYWARD):
            move = moves[choose(len(moves))]
        else:
            move = decide(state, actor, moves)
        state, _ = game.advance(state, move, pick)
        left -= 1
    return ending(game, state, seat, begun)


def _steered(state: Any) -> Any:
    """Let a race of Ben Hur go on by fixed steering: free steering has too many moves to play."""
    table = state.table
    return state._replace(table=table._replace(options=table.options._replace(steering="fixed")))


def _driver(game: AnyGame, choose: Pick) -> Callable[[Any, Seat, Sequence[Any]], Any]:
    """Find who drives everyone: from the imagined state, which hides nothing that could be given away."""
    if game.name == "ben-hur":
        steady = charioteer(game.name, STEADY, choose)
        return lambda state, actor, moves: steady(game.view(state, actor), moves)
    return lambda state, _actor, moves: drive(state.state if isinstance(state, Voting) else state, moves)


def chariots_in(state: Any) -> int:
    """Count the chariots of a race."""
    return len(state.state.chariots if isinstance(state, Voting) else state.chariots)


def race_number(game: AnyGame, state: Any) -> int:
    """Tell which race of its meeting a state belongs to, from 0."""
    if game.name == "ben-hur":
        return int(state.race) - 1
    if state.__class__ is Race:
        return len(state.race.results)
    if isinstance(state, Lots):
        return 0
    return len(state.state.race.results if isinstance(state, Voting) else state.race.results)


def _settled(game: AnyGame, seat: Seat, begun: int) -> Settled:
    if game.name == "ben-hur":
        return lambda _state: None

    def all_left(state: Any) -> Fate | None:
        if not isinstance(state, Race):
            return None
        owners = state.race.owners
        for chariot, owner in zip(state.chariots, owners, strict=True):
            if owner == seat and chariot.station >= 0:
                return None
        return ending(game, state, seat, begun)

    return all_left


def ending(game: AnyGame, state: Any, seat: Seat, begun: int) -> Fate:
    """Tell what has become of a seat in a race that is over, or as it stands."""
    return _on_sand(state, seat, begun) if game.name == "ben-hur" else _laurels(state, seat, begun)


def _laurels(state: Race | Voting | Dealing, seat: Seat, begun: int) -> Fate:
    """Count the laurels that a seat has won in the race; all six are a win."""
    if isinstance(state, Voting):
        state = state.state
    past = state.race.results
    if len(past) > begun:
        result = past[begun]
    else:
        assert isinstance(state, Race)  # noqa: S101  (no deal is due before a race is over)
        result = result_of(state)
    mine = [won for won, owner in zip(result.laurels, result.owners, strict=True) if owner == seat]
    return Fate(float(6 in mine), float(sum(mine)), float(not any(mine)))


def _on_sand(state: Any, seat: Seat, begun: int) -> Fate:
    """Place a seat by what its chariots have reached; the win is shared among those that tie.

    Whoever is out while others still race is last: how far it came says nothing of what they will reach.
    """
    worth = list(state.scores) if state.race - 1 > begun else results(state)
    seats = state.table.seats
    points = [
        sum(it for it, owner in zip(worth, seats, strict=True) if owner == player)
        for player in range(max(seats) + 1)
    ]
    mine = [it for it, owner in zip(state.chariots, seats, strict=True) if owner == seat]
    out = all(it.state == "out" for it in mine)
    place = len(points) if out and racing(state) else 1 + sum(other < points[seat] for other in points)
    win = 1 / points.count(points[seat]) if place == 1 else 0.0
    return Fate(win, -float(place), float(out))
