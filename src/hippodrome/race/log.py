"""The log is the race: a state is rebuilt from its set-up and its moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple

from hippodrome.race.protocol import FATES, Actor, Game, M, Pick, S, Seat, V


class Event(NamedTuple, Generic[M]):
    """One move of the log: its number from 1, who made it, and the move."""

    number: int
    by: Actor
    move: M


def replay(game: Game[S, M, V], setup: Mapping[str, Any], moves: Iterable[M]) -> S:
    """Rebuild the state from the set-up and the moves."""
    state = game.start(setup)
    for move in moves:
        state = game.play(state, move)
    return state


def let_fates_move(game: Game[S, M, V], state: S, pick: Pick) -> tuple[S, tuple[M, ...]]:
    """Let the Fates move by `pick` until a seat is to move or the race is over."""
    moves: list[M] = []
    while game.to_move(state) is FATES:
        odds = game.odds(state)
        moves.append(odds[pick(len(odds))])
        state = game.play(state, moves[-1])
    return state, tuple(moves)


Decide = Callable[[V, Sequence[M]], M]
"""What decides for a seat: from its view and the moves offered, one of those moves."""


def run_race(
    game: Game[S, M, V], state: S, charioteers: Mapping[Seat, Decide[V, M]], pick: Pick
) -> Iterator[tuple[Event[M], S]]:
    """Run a race to its end, yielding every event with the state after it.

    The Fates draw by `pick`; each seat's charioteer sees its view and the moves offered, never the state.
    """
    number = 0
    while (actor := game.to_move(state)) is not None:
        if actor is FATES:
            odds = game.odds(state)
            move = odds[pick(len(odds))]
        else:
            move = charioteers[actor](game.view(state, actor), game.legal_moves(state))
        state = game.play(state, move)
        number += 1
        yield Event(number, actor, move), state
