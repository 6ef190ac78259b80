"""Ben Hur as a game of the house: the protocol's questions answered (ben-hur, all clauses)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hippodrome.games.ben_hur import legal, older
from hippodrome.games.ben_hur import view as views
from hippodrome.games.ben_hur.ending import standings
from hippodrome.games.ben_hur.moves import Draw, Move, read_move, write_move
from hippodrome.games.ben_hur.play import play_legal_move
from hippodrome.games.ben_hur.refusals import refusal, refusals
from hippodrome.games.ben_hur.state import State, fresh_race
from hippodrome.games.ben_hur.table import read_setup, write_setup
from hippodrome.games.ben_hur.view import View, WrittenView
from hippodrome.race.protocol import FATES, Actor, Pick, Refusal, Refused, Seat, Standing, Viewer


class BenHur:
    """The gridless chariot race, without state of its own."""

    name: str = "ben-hur"
    rules_version: int = 2

    def start(self, setup: Mapping[str, Any]) -> State:
        """Begin: the state before the first roll for a place."""
        return fresh_race(read_setup(setup))

    def setup(self, state: State) -> dict[str, Any]:
        """Tell the set-up a state was started from."""
        return write_setup(state.table)

    def seats(self, state: State) -> int:
        """Count the seats at the table."""
        return max(state.table.seats) + 1

    def to_move(self, state: State) -> Actor:
        """Say who is to move."""
        if state.actor is None:
            return None
        if legal.fates_to_move(state):
            return FATES
        return Seat(state.table.seats[state.actor])

    def odds(self, state: State) -> tuple[Move, ...]:
        """List the Fates' moves, each as often as it is likely."""
        return legal.odds(state)

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        """List the moves of whoever is to move."""
        return legal.legal_moves(state)

    def play(self, state: State, move: Move) -> State:
        """Play a legal move; raise Refused with its clause for any other."""
        if state.table.played_under is not None and move not in legal.legal_moves(state):
            state = older.state_as_it_was(state, move)
        number = state.actor
        if number is None or move not in legal.legal_moves(state):
            clause, why = refusal(state, move)
            raise Refused(clause, why)
        return play_legal_move(state, number, move)

    def advance(self, state: State, move: Move, pick: Pick) -> tuple[State, tuple[Move, ...]]:
        """Play a seat's move and let the Fates answer until a seat is to move, or nobody."""
        state = self.play(state, move)
        answers: list[Move] = []
        while state.actor is not None and legal.fates_to_move(state):
            odds = legal.odds(state)
            answers.append(odds[pick(len(odds))])
            state = play_legal_move(state, state.actor, answers[-1])
        return state, tuple(answers)

    def today(self, state: State) -> State:
        """Bring a race begun under older rules over to those of today."""
        return older.today(state)

    def refusals(self, state: State) -> tuple[Refusal, ...]:
        """Tell which placements of the cards in hand may not be played, and why."""
        return refusals(state)

    def view(self, state: State, viewer: Viewer) -> View:
        """Show what a seat or the stands may know."""
        return views.view(state, viewer)

    def imagine(self, view: View, pick: Pick) -> State:
        """Make up a state that looks just so to its viewer."""
        return views.imagine(view, pick)

    def standings(self, state: State) -> tuple[Standing, ...]:
        """Rank the seats, best first."""
        return standings(state)

    def write(self, move: Move) -> str:
        """Write a move as text."""
        return write_move(move)

    def read(self, text: str) -> Move:
        """Read a move from text; raise Trouble when it is none."""
        return read_move(text)

    def write_for(self, state: State, move: Move, viewer: Viewer) -> str:
        """Write a move just played in `state` as that viewer saw it: another's card is hidden."""
        if isinstance(move, Draw) and state.actor is not None and state.table.seats[state.actor] != viewer:
            return write_move(Draw(None))
        return write_move(move)

    def write_view(self, view: View) -> WrittenView:
        """Write a view as plain JSON values."""
        return views.write_view(view)


GAME: Final = BenHur()
"""The game as the house knows it."""
