"""What may be played in each phase (ben-hur 3.3, 3.6, 9)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, assert_never

from hippodrome.games.ben_hur.accidents import may_play_accident
from hippodrome.games.ben_hur.before import deck_dealt_next
from hippodrome.games.ben_hur.cards import drawable_deck, drawable_decks
from hippodrome.games.ben_hur.ending import last_place_settled
from hippodrome.games.ben_hur.kit import BACKS, CARD_KINDS, HIGHEST_BAD_NUMBER, Deck
from hippodrome.games.ben_hur.laying import (
    JudgedPlacement,
    different_speed_cards,
    judge_open_placements,
    stance,
)
from hippodrome.games.ben_hur.moves import (
    ROLLS,
    Accident,
    Concede,
    Crash,
    Draw,
    KeepHand,
    LoseTurn,
    Move,
    NoFurtherCard,
    NoWhip,
    Redraw,
    TakeFromDeck,
    TakeLostWhip,
    Whip,
)
from hippodrome.games.ben_hur.state import State, turn_under_way
from hippodrome.games.ben_hur.whip import unwhipped_contacts

_DRAWS: Final = tuple(Draw(card) for card in CARD_KINDS)
_ACCIDENTS: Final = {card: Accident(card) for card in HIGHEST_BAD_NUMBER}
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
            return _draws(deck_of_due_card(state))
        case "redraw":
            return (Redraw(), KeepHand())
        case "whip-own" | "whip":
            return (*(Whip(other) for other in unwhipped_contacts(state, number)), NoWhip())
        case "whip-reply":
            return (Whip(turn_under_way(state).owner), NoWhip())
        case "turn":
            return _turn_moves(state, number)
        case "take":
            return tuple(TakeFromDeck(back) for back in drawable_decks(state) or BACKS)
        case "whipped":
            return (*_accident_moves(state, number), TakeLostWhip())
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
    return _likely_draws(deck_of_due_card(state))


@lru_cache(maxsize=1 << 10)
def _draws(deck: Deck) -> tuple[Move, ...]:
    return tuple(draw for draw, count in zip(_DRAWS, deck, strict=True) if count)


@lru_cache(maxsize=1 << 10)
def _likely_draws(deck: Deck) -> tuple[Move, ...]:
    return tuple(draw for draw, count in zip(_DRAWS, deck, strict=True) for _ in range(count))


def deck_of_due_card(state: State) -> Deck:
    """Show the deck that the card due comes from."""
    number = state.actor
    if state.phase == "deal" and number is not None:
        return drawable_deck(state, deck_dealt_next(state.chariots[number]))
    return drawable_deck(state, turn_under_way(state).deck or "n")


def _accident_moves(state: State, number: int) -> list[Move]:
    return [
        _ACCIDENTS[card]
        for card in sorted({c for c in state.chariots[number].hand if c in HIGHEST_BAD_NUMBER})
    ]


@lru_cache(maxsize=1 << 10)
def _turn_moves(state: State, number: int) -> tuple[Move, ...]:
    """Drive, ram or play an accident; if none is possible the turn is lost, or the wall calls (3.3, 3.6)."""
    found = _judged(state, number)
    moves: list[Move] = [*_laid(found), *_accident_moves(state, number)]
    if not moves:
        by_chariots = any(it.placed.word != "clear" for it in found)
        moves = (
            [LoseTurn()] if by_chariots else [Crash(card) for card in different_speed_cards(state, number)]
        )
    if last_place_settled(state, number):
        moves.append(Concede())
    return tuple(moves)


def _more_moves(state: State, number: int) -> tuple[Move, ...]:
    """After a good roll under `club`: a speed card, one more accident or stop; then a speed card (6.4)."""
    speeds = _laid(_judged(state, number))
    if may_play_accident(state):
        return (*speeds, *_accident_moves(state, number), NoFurtherCard())
    return tuple(speeds) or (NoFurtherCard(),)


def _judged(state: State, number: int) -> list[JudgedPlacement]:
    by = stance(state, number)
    judged: list[JudgedPlacement] = []
    for card in different_speed_cards(state, number):
        judged += judge_open_placements(by, card)
    return judged


def _laid(judged: list[JudgedPlacement]) -> list[Move]:
    """Keep the drives and rams of judged placements (3.6, 4.1)."""
    return [it.move for it in judged if it.move is not None]
