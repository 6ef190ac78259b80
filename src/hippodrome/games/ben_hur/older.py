"""Races begun under older rules: how they went on then, and the way over to today's.

Nothing here is a rule. A record or a table that was begun under version 1 is noted as such in its set-up
(`played_under`). Then a player's own chariots could be rammed and whipped like any others, and of equal dice
the totals decided. Such a race is shown as it was played; what goes on goes by the rules of today.
"""

from __future__ import annotations

from hippodrome.games.ben_hur.kit import HORSESHOES, count_horseshoes
from hippodrome.games.ben_hur.legal import legal_moves
from hippodrome.games.ben_hur.moves import Move, Ram, Roll, Whip
from hippodrome.games.ben_hur.ramming import roll_ram
from hippodrome.games.ben_hur.state import (
    RamBeingSettled,
    State,
    WhipBeingSettled,
    same_player,
    turn_under_way,
)
from hippodrome.games.ben_hur.whip import let_whip_rest, roll_whip, unwhipped_contacts


def state_as_it_was(state: State, move: Move) -> State:
    """Find the moment at which a move of an older race was made, where the rules of today are elsewhere.

    Either dice that are rolled again today had settled a quarrel, or the race had come over to today's rules.
    """
    for was in (settle_equal_dice_by_totals(state), today(state)):
        if move in legal_moves(was):
            return was
    return state


def settle_equal_dice_by_totals(state: State) -> State:
    """Let the totals decide a quarrel whose dice were equal, as version 1 had it (4.2, 5.2)."""
    business = state.pending.business if state.pending and state.phase == "roll" else None
    match business:
        case RamBeingSettled(card, _, _, target, 0):
            mine, theirs = HORSESHOES[card], count_horseshoes(state.chariots[target].hand)
        case WhipBeingSettled(by, at, 0):
            mine, theirs = (count_horseshoes(state.chariots[number].hand) for number in (by, at))
        case _:
            return state
    if mine == theirs:
        return state
    high, low = (6, 1) if mine > theirs else (1, 6)  # any dice that settle it the same way
    if isinstance(business, RamBeingSettled):
        return roll_ram(state, business._replace(die=high), low)
    return roll_whip(state, business._replace(die=high), low)


def today(state: State) -> State:
    """Go on by the rules of today: one's own are left in peace from here on."""
    if state.table.played_under is None:
        return state
    state = settle_equal_dice_by_totals(state)
    state = state._replace(table=state.table._replace(played_under=None))
    state = state._replace(touch=tuple(pair for pair in state.touch if not same_player(state, *pair)))
    windows = ("whip-own", "whip", "whip-reply")
    while state.phase in windows and state.actor is not None and not _may_whip(state, state.actor):
        state = let_whip_rest(state)
    return state


def _may_whip(state: State, number: int) -> bool:
    owner = turn_under_way(state).owner
    touched = unwhipped_contacts(state, number)
    return owner in touched if state.phase == "whip-reply" else bool(touched)


def clause_broken_today(state: State, move: Move) -> str | None:
    """Name the clause of today that a move of an older race does not keep to, if any."""
    if state.table.played_under is None or state.actor is None:
        return None
    seats = state.table.seats
    match move:
        case Ram(target=target) | Whip(target) if seats[target] == seats[state.actor]:
            return "5.4"
        case Roll():
            return None
        case _:
            return _dice_clause(state) if state.phase == "roll" else None


def _dice_clause(state: State) -> str:
    """Name the clause by which equal dice are rolled again."""
    return "4.2" if isinstance(turn_under_way(state).business, RamBeingSettled) else "5.2"
