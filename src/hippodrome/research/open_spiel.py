"""Ave Caesar as a game of OpenSpiel, so that its algorithms can play it: one race, chance as listed outcomes.

Needs the extra `research`. Import this module and the game is known as `ave_caesar` with the parameters
`players` and `course`; an action is the number of a move in the race's list of all moves.
"""

from __future__ import annotations

from typing import Any, Final

import pyspiel

from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.kit import LAURELS, VALUES
from hippodrome.games.ave_caesar.moves import FINISH, PASS, WITHDRAW, Move, draw, drive, tuck
from hippodrome.games.ave_caesar.start import line_up
from hippodrome.games.ave_caesar.state import State
from hippodrome.games.ave_caesar.tournament import read_meeting, result_of
from hippodrome.games.ave_caesar.track import Track
from hippodrome.games.ave_caesar.view import AnyState
from hippodrome.race.protocol import FATES, STANDS, Seat

DEFAULTS: Final = {"players": 4, "course": "white"}

TYPE: Final = pyspiel.GameType(
    short_name="ave_caesar",
    long_name="Ave Caesar",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification=DEFAULTS,
)


def all_moves(track: Track) -> tuple[Move, ...]:
    """List every move that a race on a track may know; an action of OpenSpiel is a number in this list."""
    spaces = (*track.ids, FINISH)
    drives = (drive(card, space) for card in VALUES for space in spaces)
    return (PASS, WITHDRAW, *map(tuck, VALUES), *map(draw, VALUES), *drives)


class AveCaesarGame(pyspiel.Game):  # type: ignore[misc]  # untyped
    """One race of Ave Caesar."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen: dict[str, Any] = {**DEFAULTS, **(params or {})}
        players, course = int(chosen["players"]), str(chosen["course"])
        setup = {"players": players, "any_number": True, "programme": [{"course": course}]}
        meeting = read_meeting(setup)
        self.moves = all_moves(meeting.programme[0])
        self.number = {move: number for number, move in enumerate(self.moves)}
        self.first = line_up(meeting, (), tuple(Seat(lane) for lane in range(players)))
        super().__init__(
            TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=len(self.moves),
                max_chance_outcomes=len(VALUES) + 8,
                num_players=players,
                min_utility=0.0,
                max_utility=float(LAURELS[0]),
                max_game_length=200 * players,
            ),
            params or {},
        )

    def new_initial_state(self) -> AveCaesarState:
        """Line up: the Fates deal first."""
        return AveCaesarState(self)


class _Held:
    """A state that is held, not copied: it never changes."""

    def __init__(self, state: AnyState) -> None:
        self.state = state

    def __deepcopy__(self, _known: object) -> _Held:
        return self


class AveCaesarState(pyspiel.State):  # type: ignore[misc]  # untyped
    """A race under way, as OpenSpiel asks about it."""

    def __init__(self, game: AveCaesarGame) -> None:
        super().__init__(game)
        self._held = _Held(game.first)

    @property
    def race(self) -> AnyState:
        """The state as our own rules have it."""
        return self._held.state

    def current_player(self) -> int:
        """Tell who is to move."""
        actor = GAME.to_move(self.race)
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor is FATES else int(actor)

    def _legal_actions(self, _player: int) -> list[int]:
        number = self.get_game().number
        return sorted(number[move] for move in GAME.legal_moves(self.race))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the cards that may be drawn, and how likely each is."""
        odds, number = GAME.odds(self.race), self.get_game().number
        return sorted((number[move], odds.count(move) / len(odds)) for move in set(odds))

    def _apply_action(self, action: int) -> None:
        self._held = _Held(GAME.play(self.race, self.get_game().moves[action]))

    def _action_to_string(self, _player: int, action: int) -> str:
        return str(self.get_game().moves[action])

    def is_terminal(self) -> bool:
        """Say whether the race is over."""
        return GAME.to_move(self.race) is None

    def returns(self) -> list[float]:
        """Tell the laurels won; none before the end."""
        players = self.get_game().num_players()
        state = self.race
        if not isinstance(state, State) or state.moves:
            return [0.0] * players
        return [float(won) for won in result_of(state).laurels]

    def observation_string(self, player: int | None = None) -> str:
        """Show what a seat may know."""
        return str(GAME.write_view(GAME.view(self.race, STANDS if player is None else Seat(player))))

    def __str__(self) -> str:
        return repr(self.race)


pyspiel.register_game(TYPE, AveCaesarGame)
