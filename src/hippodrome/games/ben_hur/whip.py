"""The whip: its windows, its dice and what the loser suffers (ben-hur 5)."""

from __future__ import annotations

from hippodrome.games.ben_hur.kit import count_horseshoes
from hippodrome.games.ben_hur.state import (
    State,
    WhipBeingSettled,
    in_race_order,
    turn_under_way,
    with_chariot,
)
from hippodrome.games.ben_hur.turns import end_turn, mark_moved


def unwhipped_contacts(state: State, number: int) -> list[int]:
    """List, in the order of the race, whom a chariot touches in a contact not yet whipped (5.1)."""
    partners = [b if a == number else a for a, b in state.touch if number in (a, b)]
    return in_race_order(state, partners)


def offer_whips_after_contact(state: State) -> State:
    """After a chariot has driven or rammed into contact: its whip, then the replies (5.1, 5.4)."""
    turn = turn_under_way(state)
    touched = unwhipped_contacts(state, turn.owner)
    if not turn.moved or not touched:
        return end_turn(state)
    state = state._replace(pending=turn._replace(still_to_ask=tuple(touched)))
    if turn.announced:
        return ask_next_for_whip(state)
    return state._replace(phase="whip", actor=turn.owner)


def ask_next_for_whip(state: State) -> State:
    """Ask the next chariot that the mover touches for a whip; after the last the turn is over (5.1)."""
    turn = turn_under_way(state)
    touched = unwhipped_contacts(state, turn.owner)
    replies = tuple(number for number in turn.still_to_ask if number in touched)
    if not replies:
        return end_turn(state)
    return state._replace(
        phase="whip-reply", actor=replies[0], pending=turn._replace(still_to_ask=replies[1:], business=None)
    )


def announce_whip(state: State, by: int, at: int) -> State:
    """Announce a whip: the contact of this pair is used up (5.1, 5.4)."""
    turn = turn_under_way(state)
    return state._replace(
        phase="roll",
        actor=by,
        touch=tuple(pair for pair in state.touch if set(pair) != {by, at}),
        pending=turn._replace(
            announced=turn.announced or by == turn.owner, business=WhipBeingSettled(by, at)
        ),
    )


def let_whip_rest(state: State) -> State:
    """Do without the whip in this window (5.1)."""
    if state.phase == "whip-own":
        return state._replace(phase="turn")
    return ask_next_for_whip(state)


def roll_whip(state: State, whip: WhipBeingSettled, die: int) -> State:
    """Roll for a whip, the announcer first; equal dice or totals roll both again (5.2)."""
    turn = turn_under_way(state)
    if not whip.die:
        return state._replace(actor=whip.at, pending=turn._replace(business=whip._replace(die=die)))
    mine = whip.die + count_horseshoes(state.chariots[whip.by].hand)
    theirs = die + count_horseshoes(state.chariots[whip.at].hand)
    if die == whip.die or mine == theirs:
        return state._replace(actor=whip.by, pending=turn._replace(business=whip._replace(die=0)))
    winner, loser = (whip.by, whip.at) if mine > theirs else (whip.at, whip.by)
    return _lose(state, loser, winner)


def _lose(state: State, loser: int, winner: int) -> State:
    """Make the loser miss its next turn, or the present one if it has just begun, and steer away (5.2)."""
    turn = turn_under_way(state)
    present = loser == turn.owner and not turn.moved
    chariot = state.chariots[loser]
    state = with_chariot(state, loser, chariot._replace(skip=chariot.skip or not present, away_from=winner))
    if present:
        state = mark_moved(state, loser)
    return state._replace(phase="whipped", actor=loser, pending=turn._replace(business=None))


def resume_after_whip(state: State) -> State:
    """Go on after a whip: with the card of a turn just begun, or with the next reply (5.1)."""
    turn = turn_under_way(state)
    owner = turn.owner
    if state.chariots[owner].state != "racing":
        return end_turn(state)
    if turn.moved:
        return ask_next_for_whip(state)
    if owner in state.moved:
        return end_turn(state)
    return state._replace(phase="turn", actor=owner, pending=turn._replace(business=None))
