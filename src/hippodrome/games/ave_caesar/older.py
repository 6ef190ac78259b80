"""Races begun under older rules: their moves as they were played then, and the way over to today's.

Nothing here is a rule. A record or a table that was begun under version 1 is noted as such in its set-up
(`played_under`); where the rules of today refuse one of its drives by 5.3 alone, it is made all the same.
"""

from __future__ import annotations

from dataclasses import replace

from hippodrome.games.ave_caesar import refusing
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.start import Dealing, DrawForLanes
from hippodrome.games.ave_caesar.state import Meeting, RaceContext, State, Voting, state_of
from hippodrome.games.ave_caesar.view import AnyState


def meeting_of(state: AnyState) -> Meeting | None:
    """Find what was agreed before the first race."""
    if isinstance(state, DrawForLanes):
        return state.meeting
    return state.race.meeting if isinstance(state, Dealing | State) else state.state.race.meeting


def was_open_under_older_rules(state: AnyState, move: Move) -> bool:
    """Say whether a drive was open under the rules the race was begun under, though it is not today."""
    meeting = meeting_of(state)
    if meeting is None or meeting.played_under is None or not isinstance(state, State):
        return False
    return move.kind == "drive" and refusing.refused_move(state, move).clause == "5.3"


def today(state: AnyState) -> AnyState:
    """Go on by the rules of today."""
    meeting = meeting_of(state)
    if meeting is None or meeting.played_under is None:
        return state
    meeting = meeting._replace(played_under=None)
    match state:
        case DrawForLanes():
            return state._replace(meeting=meeting)
        case Dealing():
            return state._replace(race=replace(state.race, meeting=meeting))
        case Voting():
            return state._replace(state=_under(state.state, meeting))
        case State():
            return _under(state, meeting)


def _under(state: State, meeting: Meeting) -> State:
    context = state.context
    race = replace(context.race, meeting=meeting)
    anew = RaceContext(
        race,
        context.gone,
        context.left,
        context.still,
        opening=context.opening,
        last_to_play=context.last_to_play,
    )
    return state_of(anew, state.queue, state.occupied, state.lead, state.moves)
