"""What may be played in each phase (ben-hur 3.3, 3.6, 9)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, assert_never

from hippodrome.games.ben_hur.before import due_back
from hippodrome.games.ben_hur.cards import drawable, stocked
from hippodrome.games.ben_hur.driving import lays, speed_cards
from hippodrome.games.ben_hur.ending import settled
from hippodrome.games.ben_hur.kit import BACKS, CARDS, NUMBERS, Deck
from hippodrome.games.ben_hur.moves import (
    ROLLS,
    Accident,
    Concede,
    Crash,
    Draw,
    Keep,
    Lost,
    Miss,
    Move,
    NoWhip,
    Redraw,
    Stop,
    Take,
    Whip,
)
from hippodrome.games.ben_hur.state import State, turn_under_way
from hippodrome.games.ben_hur.whip import touched_by

_DRAWS: Final = tuple(Draw(card) for card in CARDS)
_FATES: Final = ("places", "deal", "roll", "draw")


def fates_to_move(state: State) -> bool:
    """Tell whether a die or a card decides what is next."""
    return state.phase in _FATES


def legal_moves(state: State) -> tuple[Move, ...]:
    """List the moves of whoever is to move, no move twice."""
    number = state.actor
    if state.phase == "over" or number is None:
        return ()
    match state.phase:
        case "places" | "roll":
            return ROLLS
        case "deal" | "draw":
            return _draws(pile(state))
        case "redraw":
            return (Redraw(), Keep())
        case "whip-own" | "whip":
            return (*(Whip(other) for other in touched_by(state, number)), NoWhip())
        case "whip-reply":
            return (Whip(turn_under_way(state).owner), NoWhip())
        case "turn":
            return _turn_moves(state, number)
        case "take":
            return tuple(Take(back) for back in stocked(state) or BACKS)
        case "whipped":
            return (*_accident_moves(state, number), Miss())
        case "more":
            return _more_moves(state, number)
        case _:
            assert_never(state.phase)


def odds(state: State) -> tuple[Move, ...]:
    """List the Fates' moves, each as often as it is likely."""
    if not fates_to_move(state) or state.actor is None:
        return ()
    if state.phase in ("places", "roll"):
        return ROLLS
    return _likely_draws(pile(state))


@lru_cache(maxsize=1 << 10)
def _draws(deck: Deck) -> tuple[Move, ...]:
    return tuple(draw for draw, count in zip(_DRAWS, deck, strict=True) if count)


@lru_cache(maxsize=1 << 10)
def _likely_draws(deck: Deck) -> tuple[Move, ...]:
    return tuple(draw for draw, count in zip(_DRAWS, deck, strict=True) for _ in range(count))


def pile(state: State) -> Deck:
    """Show the deck that the card due comes from."""
    number = state.actor
    if state.phase == "deal" and number is not None:
        return drawable(state, due_back(state.chariots[number]))
    return drawable(state, turn_under_way(state).deck or "n")


def _accident_moves(state: State, number: int) -> list[Move]:
    return [Accident(card) for card in sorted({c for c in state.chariots[number].hand if c in NUMBERS})]


@lru_cache(maxsize=1 << 10)
def _turn_moves(state: State, number: int) -> tuple[Move, ...]:
    """Drive, ram or play an accident; if none is possible the turn is lost, or the wall calls (3.3, 3.6)."""
    found = lays(state, number, may_ram=not turn_under_way(state).announced)
    moves: list[Move] = [*found.moves, *_accident_moves(state, number)]
    if not moves:
        cards = speed_cards(state, number)
        moves = [Lost()] if found.barred_by_chariots else [Crash(card) for card in cards]
    if settled(state, number):
        moves.append(Concede())
    return tuple(moves)


def _more_moves(state: State, number: int) -> tuple[Move, ...]:
    """After a good roll under `club`: a speed card, one more accident or stop; then a speed card (6.4)."""
    turn = turn_under_way(state)
    speeds = lays(state, number, may_ram=not turn.announced).moves
    if turn.good < 2:
        return (*speeds, *_accident_moves(state, number), Stop())
    return speeds or (Stop(),)
