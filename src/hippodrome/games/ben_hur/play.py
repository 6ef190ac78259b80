"""What comes of a move (ben-hur 3.3, 9)."""

from __future__ import annotations

from typing import assert_never

from hippodrome.games.ben_hur.accidents import (
    after_accident_draw,
    play_accident,
    play_no_further_card,
    roll_accident,
)
from hippodrome.games.ben_hur.before import deal_card, deal_to_next, redraw_hand, roll_place
from hippodrome.games.ben_hur.cards import draw_card, drawable_decks, leave_sand
from hippodrome.games.ben_hur.driving import lose_turn, play_crash, play_drive
from hippodrome.games.ben_hur.kit import Back, Card
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
from hippodrome.games.ben_hur.ramming import play_ram, roll_ram
from hippodrome.games.ben_hur.state import (
    AccidentBeingSettled,
    RamBeingSettled,
    State,
    WhipBeingSettled,
    turn_under_way,
)
from hippodrome.games.ben_hur.turns import end_turn
from hippodrome.games.ben_hur.whip import (
    announce_whip,
    let_whip_rest,
    offer_whips_after_contact,
    resume_after_whip,
    roll_whip,
)


def play_legal_move(state: State, number: int, move: Move) -> State:
    """Play a legal move of the chariot whose decision, die or card it is."""
    match move:
        case Roll(die):
            return _rolled(state, number, die)
        case Draw(card):
            return _drawn(state, number, card) if card else state
        case Redraw():
            return redraw_hand(state, number)
        case KeepHand():
            return deal_to_next(state, number)
        case Whip(target):
            return announce_whip(state, number, target)
        case NoWhip():
            return let_whip_rest(state)
        case Drive():
            return play_drive(state, move)
        case Ram():
            return play_ram(state, move)
        case Accident(card):
            return play_accident(state, number, card)
        case LoseTurn():
            return lose_turn(state)
        case Crash(card):
            return play_crash(state, card)
        case TakeFromDeck(back):
            return _taken(state, back)
        case TakeLostWhip():
            return resume_after_whip(state)
        case NoFurtherCard():
            return play_no_further_card(state)
        case Concede():
            return end_turn(leave_sand(state, number, "out"))
        case _:
            assert_never(move)


def _rolled(state: State, number: int, die: int) -> State:
    """Use a die: for a start place, a collision, a whip or an accident."""
    if state.phase == "places":
        return roll_place(state, number, die)
    match turn_under_way(state).business:
        case RamBeingSettled() as ram:
            return roll_ram(state, ram, die)
        case WhipBeingSettled() as whip:
            return roll_whip(state, whip, die)
        case AccidentBeingSettled() as accident:
            return roll_accident(state, accident, die)
        case None:
            raise ValueError("no die is due")


def _taken(state: State, back: Back) -> State:
    """Choose the deck for the draw (3.3); where no card is left anywhere there is none."""
    if not drawable_decks(state):
        return _after_draw(state)
    return state._replace(phase="draw", pending=turn_under_way(state)._replace(deck=back))


def _drawn(state: State, number: int, card: Card) -> State:
    """Take a card into the hand, while dealing or after a card played."""
    if state.phase == "deal":
        return deal_card(state, number, card)
    return _after_draw(draw_card(state, number, card, turn_under_way(state).deck or "n"))


def _after_draw(state: State) -> State:
    """Go on after a draw: with what follows an accident, or with the whips (3.3)."""
    turn = turn_under_way(state)._replace(deck=None)
    state = state._replace(pending=turn)
    if isinstance(turn.business, AccidentBeingSettled):
        return after_accident_draw(state, turn.business)
    return offer_whips_after_contact(state)
