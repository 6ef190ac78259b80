"""Ave Caesar as a game: the answers to the protocol of `hippodrome.race`.

Where to look: `kit` (1, 9), `start` (2), `moving` and `turn` (3), `six` (4), `alley` (5), `ending` (6),
`tournament` (7), `unmanned` (8); `track` makes a course ready for driving, `quick` saves time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, assert_never

from hippodrome.games.ave_caesar import older, quick, refusing, start, tournament, turn, unmanned, view
from hippodrome.games.ave_caesar.moves import Move, drive, read_move
from hippodrome.games.ave_caesar.moving import possible_draws
from hippodrome.games.ave_caesar.start import Dealing, DrawForLanes
from hippodrome.games.ave_caesar.state import DECK_AT, TUCKED_AT, State, Voting
from hippodrome.games.ave_caesar.view import AnyState, View, WrittenView
from hippodrome.race.protocol import FATES, Actor, Pick, Refusal, Seat, Standing, Viewer
from hippodrome.saying import Trouble


class AveCaesar:
    """The race by cards, lane by lane."""

    name = "ave-caesar"
    rules_version = 2

    def start(self, setup: Mapping[str, Any]) -> AnyState:
        """Begin a race or a tournament with the draw for lanes."""
        return start.begin_meeting(tournament.read_meeting(setup))

    def setup(self, state: AnyState) -> dict[str, Any]:
        """Tell what was agreed before the first race."""
        if isinstance(state, DrawForLanes):
            return tournament.write_meeting(state.meeting)
        meeting = _racing(state).race.meeting if not isinstance(state, Dealing) else state.race.meeting
        if meeting is None:
            raise Trouble("position-no-setup")
        return tournament.write_meeting(meeting)

    def seats(self, state: AnyState) -> int:
        """Count the seats; a position that was read has one for each manned chariot."""
        if isinstance(state, DrawForLanes):
            return state.meeting.seats
        race = state.race if isinstance(state, Dealing) else _racing(state).race
        return race.meeting.seats if race.meeting else sum(owner is not None for owner in race.owners)

    def to_move(self, state: AnyState) -> Actor:
        """Say who is to move; the Fates draw, and move unmanned chariots by instinct (8.3)."""
        if isinstance(state, State):
            if not state.moves:
                return None
            owner = state.race.owners[state.turn]
            return FATES if state.drawing is not None or owner is None else owner
        return Seat(len(state.votes)) if isinstance(state, Voting) else FATES

    def odds(self, state: AnyState) -> Sequence[Move]:
        """List the Fates' moves, each as often as it is likely."""
        match state:
            case State():
                if self.to_move(state) is not FATES:
                    return ()
                if state.drawing is None:
                    return (unmanned.choose_by_instinct(state),)
                return possible_draws(state.queue[0][DECK_AT], state.queue[0][TUCKED_AT])
            case Voting():
                return ()
            case Dealing():
                return possible_draws(state.chariots[state.turn].deck)
            case DrawForLanes():
                deck = state.decks[state.contenders[len(state.turned)]]
                return tuple(Move("lot", it.card) for it in possible_draws(deck))
            case _:
                assert_never(state)

    def legal_moves(self, state: AnyState) -> Sequence[Move]:
        """List the moves of whoever is to move, sorted as written."""
        return state.moves

    def play(self, state: AnyState, move: Move) -> AnyState:
        """Play a legal move; any other is refused with its clause."""
        if move not in state.moves and not older.was_open_under_older_rules(state, move):
            raise refusing.refused_move(state, move)
        match state:
            case State():
                return _settle(turn.play(state, move))
            case Voting():
                return _cast(state, move)
            case Dealing():
                return _settle(start.deal_card(state, move))
            case DrawForLanes():
                return _settle(start.turn_up_lot(state, move))
            case _:
                assert_never(state)

    advance = quick.advance

    def today(self, state: AnyState) -> AnyState:
        """Bring a race begun under older rules over to those of today."""
        return older.today(state)

    def refusals(self, state: AnyState) -> Sequence[Refusal]:
        """Tell the cards in hand that may not be played, and why."""
        return tuple(refusing.refusals(state))

    def view(self, state: AnyState, viewer: Viewer) -> View:
        """Show what a seat or the stands may know."""
        return view.view_of(state, viewer)

    def imagine(self, seen: View, pick: Pick) -> AnyState:
        """Make up a state that looks just so to that viewer."""
        return view.imagine(seen, pick)

    def standings(self, state: AnyState) -> tuple[Standing, ...]:
        """Rank the seats by the laurels won so far."""
        if isinstance(state, DrawForLanes):
            return tournament.standings(state.meeting.seats, ())
        if isinstance(state, Dealing):
            return tournament.standings(self.seats(state), state.race.results)
        racing = _racing(state)
        results = (*racing.race.results, tournament.race_result(racing))
        return tournament.standings(self.seats(state), results)

    def write(self, move: Move) -> str:
        """Write a move as text."""
        return str(move)

    def read(self, text: str) -> Move:
        """Read a move from text."""
        return read_move(text)

    def write_for(self, state: AnyState, move: Move, viewer: Viewer) -> str:
        """Write a move as a viewer saw it; another's card is hidden."""
        return f"{move.kind} ?" if view.hides_card(state, move, viewer) else str(move)

    def write_view(self, seen: View) -> WrittenView:
        """Write a view as plain JSON values."""
        return view.write_view(seen)

    def write_views(self, state: AnyState, viewers: Iterable[Viewer]) -> dict[Viewer, WrittenView]:
        """Write what several viewers may know; what they see alike is worked out once."""
        return view.write_views(state, viewers)


def _racing(state: State | Voting) -> State:
    return state.state if isinstance(state, Voting) else state


def _settle(state: AnyState) -> AnyState:
    """Go on to what follows without a move: the next race, or a vote on an unmanned chariot (7.1, 8.3)."""
    if not isinstance(state, State):
        return state
    if not state.moves:
        following = tournament.next_race_if_over(state)
        return state if following is state else _settle(following)
    race = state.race
    votes = race.options.unmanned_driver == "vote" and race.meeting is not None
    if votes and race.owners[state.turn] is None and state.drawing is None and len(state.moves) > 1:
        return Voting(state, ())
    return state


def _cast(voting: Voting, move: Move) -> AnyState:
    """Cast a vote; when every seat has, the chariot drives where most would have it (8.3)."""
    votes = (*voting.votes, drive(move.card, move.to))
    meeting = voting.state.race.meeting
    if meeting is not None and len(votes) < meeting.seats:
        return voting._replace(votes=votes)
    return _settle(turn.play(voting.state, unmanned.elected_drive(voting.state, votes)))


GAME: Final = AveCaesar()
