"""Races as games of OpenSpiel, so that its algorithms can play them: chance as listed outcomes.

Needs the extra `research`. Import this module and every game of the house is known by its plain name, such as
`ave_caesar(players=4,course=white)`. The parameters are those of `prepare_contest`; `options` are written
`name:value;name:value`, and an empty text or 0 leaves a choice to the house. An information state is all that
a seat has seen and been told, event by event; an observation is what it may know now.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, ClassVar, Final, NamedTuple

from hippodrome.games import GameEntry
from hippodrome.invariants import BrokenInvariant
from hippodrome.language import voice
from hippodrome.race.protocol import FATES, STANDS, Pick, Seat, Viewer
from hippodrome.research.contest import (
    Contest,
    plain_name,
    prepare_contest,
    research_entries,
    trouble_as_value_error,
)
from hippodrome.research.needs import needs_research_extra
from hippodrome.setups.wish import parse_options

with needs_research_extra():
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

DEFAULT_PARAMETERS: Final[dict[str, int | str | bool]] = {
    "players": 4,
    "course": "",
    "direction": "",
    "edition": "",
    "options": "",
    "laps": 0,
    "each": 1,
    "unmanned": 0,
    "tournament": False,
    "lots": False,
    "reward": "points",
}
"""The parameters of every game; with `lots`, the Fates give the first places, else they go by seat."""


def game_type(entry: GameEntry) -> Any:
    """Describe a game as OpenSpiel wants to know it."""
    return pyspiel.GameType(
        short_name=plain_name(entry),
        long_name=f"{entry.title}, rules version {entry.game.rules_version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULT_PARAMETERS,
    )


def read_parameters(params: dict[str, Any]) -> dict[str, Any]:
    """Read parameters of OpenSpiel as keywords of `prepare_contest`."""
    chosen = DEFAULT_PARAMETERS | params
    for name in ("course", "direction", "edition", "laps"):
        chosen[name] = chosen[name] or None
    with trouble_as_value_error():
        pairs = [it.replace(":", "=", 1) for it in str(chosen["options"]).split(";") if it]
        return chosen | {"options": parse_options(pairs)}


class RaceKey(NamedTuple):
    """What a race of OpenSpiel is known by: the game and its parameters."""

    game: str
    params: tuple[tuple[str, Any], ...]


@lru_cache(maxsize=1 << 6)
def contest_of_race_key(key: RaceKey) -> Contest:
    """Prepare the races of a game and its parameters, once."""
    return prepare_contest(key.game, **read_parameters(dict(key.params)))


class RaceGame(pyspiel.Game):  # type: ignore[misc]  # untyped
    """The races of one set-up; each game of the house has a class of its own made of this one."""

    entry: ClassVar[GameEntry]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.key = RaceKey(self.entry.name, tuple(sorted((params or {}).items())))
        self.contest = contest = contest_of_race_key(self.key)
        self.history = SignalHistory(contest)
        encoding = contest.encoding
        least, most = contest.returns_between
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=len(encoding.moves),
                max_chance_outcomes=encoding.outcomes,
                num_players=contest.seats,
                min_utility=least,
                max_utility=most,
                max_game_length=encoding.horizon,
            ),
            params or {},
        )

    def new_initial_state(self) -> RaceState:
        """Line up; the Fates deal first."""
        return RaceState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RaceObserver:
        """Make what observes: with perfect recall all that was seen, else what may be known now."""
        if params:
            raise ValueError(voice().say("research-observer"))
        return RaceObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class RaceMoment:
    """A moment of a race and what came before it: held, not copied, for it never changes."""

    __slots__ = ("before", "contest", "events", "imagined", "key", "move", "state")

    def __init__(
        self,
        key: RaceKey,
        state: Any,
        before: RaceMoment | None = None,
        move: Any = None,
        *,
        imagined: bool = False,
    ) -> None:
        self.key = key
        self.contest = contest_of_race_key(key)
        self.state = state
        self.before = before
        self.move = move
        self.imagined = imagined
        """Whether hidden cards were made up here or before, so that the moves do not lead to this state."""
        self.events: int = 0 if before is None else before.events + 1

    def __deepcopy__(self, _known: object) -> RaceMoment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Write the race as its moves: a state is rebuilt from them."""
        if self.imagined:
            raise TypeError(voice().say("research-imagined"))
        write = self.contest.game.write
        return rebuild_moment, (self.key, tuple(write(it.move) for it in self.since_start()))

    def after_move(self, move: Any) -> RaceMoment:
        """Give the moment after a move."""
        after = self.contest.game.play(self.state, move)
        return RaceMoment(self.key, after, self, move, imagined=self.imagined)

    def imagine(self, seat: Seat, pick: Pick) -> RaceMoment:
        """Give this moment with everything made up that a seat does not know."""
        game = self.contest.game
        state = game.imagine(game.view(self.state, seat), pick)
        return RaceMoment(self.key, state, self.before, self.move, imagined=True)

    def since_start(self) -> list[RaceMoment]:
        """List the moments after each event, the first event first."""
        moments, at = [], self
        while at.before is not None:
            moments.append(at)
            at = at.before
        return moments[::-1]


def rebuild_moment(key: RaceKey, moves: tuple[str, ...]) -> RaceMoment:
    """Rebuild a moment from the moves that led to it."""
    moment = RaceMoment(key, contest_of_race_key(key).first)
    for text in moves:
        moment = moment.after_move(moment.contest.game.read(text))
    return moment


class SignalHistory:
    """All that a viewer has seen and been told, as texts or as rows of bits, a row for each signal."""

    def __init__(self, contest: Contest) -> None:
        signals = contest.encoding.signals
        self.contest = contest
        self.number = {signal: number for number, signal in enumerate(signals, 1)}
        self.bits = len(signals).bit_length()
        self.rows = 2 * contest.encoding.horizon

    def seen(self, moment: RaceMoment, viewer: Viewer) -> Iterator[str]:
        """List the signals up to a moment."""
        write_for, told = self.contest.game.write_for, self.contest.encoding.signals_told
        for at in moment.since_start():
            before = at.before
            if before is None:
                raise BrokenInvariant("an event has a moment before it")
            yield write_for(before.state, at.move, viewer)
            yield from told(before.state, at.state, Seat(-1) if viewer is STANDS else viewer)

    def fill(self, rows: NDArray[np.float32], moment: RaceMoment, viewer: Viewer) -> None:
        """Write each signal as the bits of its number, the lowest first; rows not needed stay zero."""
        bits = np.arange(self.bits)
        numbers = [self.number[signal] for signal in self.seen(moment, viewer)]
        rows[: len(numbers)] = np.array(numbers, np.int64)[:, None] >> bits & 1 if numbers else 0


class RaceState(pyspiel.State):  # type: ignore[misc]  # untyped
    """A race under way, as OpenSpiel asks about it."""

    def __init__(self, game: RaceGame) -> None:
        super().__init__(game)
        self.moment = RaceMoment(game.key, game.contest.first)

    @property
    def race(self) -> Any:
        """The state as our own rules have it."""
        return self.moment.state

    def current_player(self) -> int:
        """Tell who is to move."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        actor = self.moment.contest.game.to_move(self.race)
        return int(pyspiel.PlayerId.CHANCE) if actor is FATES or actor is None else int(actor)

    def _legal_actions(self, _player: int) -> list[int]:
        return self.moment.contest.legal_actions(self.race)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List what the Fates may do, and how likely each is."""
        contest = self.moment.contest
        odds = contest.game.odds(self.race)
        return sorted((contest.encoding.fates_outcome(it), odds.count(it) / len(odds)) for it in set(odds))

    def _apply_action(self, action: int) -> None:
        moment, contest = self.moment, self.moment.contest
        if contest.game.to_move(self.race) is FATES:
            self.moment = moment.after_move(self._outcome(action))
        else:
            self.moment = moment.after_move(contest.legal_move(self.race, action))

    def _outcome(self, action: int) -> Any:
        contest = self.moment.contest
        for move in contest.game.odds(self.race):
            if contest.encoding.fates_outcome(move) == action:
                return move
        raise ValueError(voice().say("research-no-outcome", outcome=action))

    def _action_to_string(self, player: int, action: int) -> str:
        contest = self.moment.contest
        if player == pyspiel.PlayerId.CHANCE:
            return contest.game.write(self._outcome(action))
        # What is legal is written as it will be played: a placement may be a ram, a drive may be a vote.
        legal = (
            it for it in contest.game.legal_moves(self.race) if contest.game.to_move(self.race) == player
        )
        move = next((it for it in legal if contest.encoding.action(it) == action), None)
        return contest.game.write(contest.encoding.moves[action] if move is None else move)

    def is_terminal(self) -> bool:
        """Say whether the race is over, or longer than races are."""
        contest = self.moment.contest
        return contest.game.to_move(self.race) is None or self.moment.events >= contest.encoding.horizon

    def returns(self) -> list[float]:
        """Tell what was won; nothing before the end."""
        contest = self.moment.contest
        return contest.returns(self.race) if self.is_terminal() else [0.0] * contest.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> RaceState:
        """Make up a state that looks just so to a player now: what it does not know is drawn anew.

        What others have seen stays as it was, so a search that tells their states apart needs observations:
        `ISMCTSBot(…, use_observation_string=True)`. Such a state is not serialised.
        """
        other: RaceState = self.clone()
        other.moment = self.moment.imagine(Seat(player), lambda count: min(int(sampler() * count), count - 1))
        return other

    def __str__(self) -> str:
        write = self.moment.contest.game.write
        return " ".join(write(it.move).replace(" ", "_") for it in self.moment.since_start())


class RaceObserver:
    """Observes a race: for a seat, for the stands, or what a seat knows beyond what the stands know."""

    def __init__(self, game: RaceGame, kind: Any) -> None:
        self.of_seat = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.of_stands = kind.private_info == pyspiel.PrivateInfoType.NONE and kind.public_info
        self.beyond = self.of_seat and not kind.public_info
        self.recalls = kind.perfect_recall
        if not (self.of_seat or self.of_stands) or (self.beyond and self.recalls):
            raise ValueError(voice().say("research-observer"))
        self.game = game
        history = game.history
        features = [(it.name, it.shape) for it in game.contest.encoding.features]
        shapes = [*features, *([("history", (history.rows, history.bits))] if self.recalls else [])]
        sizes = [int(np.prod(shape)) for _, shape in shapes]
        self.tensor = np.zeros(sum(sizes), np.float32)
        pieces = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {name: it.reshape(shape) for (name, shape), it in zip(shapes, pieces, strict=True)}

    def _viewer(self, player: int) -> Viewer:
        return STANDS if self.of_stands else Seat(player)

    def set_from(self, state: RaceState, player: int) -> None:
        """Write what a player may know into the tensor, or how it differs from what the stands know."""
        contest, viewer = self.game.contest, self._viewer(player)
        seen = np.array(contest.encoding.observe(contest.game.view(state.race, viewer)), np.float32)
        if self.beyond:
            seen -= np.array(contest.encoding.observe(contest.game.view(state.race, STANDS)), np.float32)
        self.tensor.fill(0)
        self.tensor[: len(seen)] = seen
        if self.recalls:
            self.game.history.fill(self.dict["history"], state.moment, viewer)

    def string_from(self, state: RaceState, player: int) -> str:
        """Write what a player may know as text."""
        viewer = self._viewer(player)
        if self.recalls:
            return f"{viewer!r}: {', '.join(self.game.history.seen(state.moment, viewer))}"
        game = self.game.contest.game
        seen = game.write_view(game.view(state.race, viewer))
        if self.beyond:
            public = game.write_view(game.view(state.race, STANDS))
            seen = {name: value for name, value in seen.items() if value != public[name]}
        return json.dumps(seen, ensure_ascii=False)


def register_games() -> None:
    """Make the games known to OpenSpiel, those from outside too; what is known already stays."""
    known = pyspiel.registered_names()
    for entry in research_entries():
        if plain_name(entry) in known:
            continue
        kind = game_type(entry)
        # A class, for OpenSpiel lets go of what is registered after Python has ended, when a function would
        # be taken apart without its interpreter.
        made = type(entry.title.replace(" ", ""), (RaceGame,), {"entry": entry, "kind": kind})
        pyspiel.register_game(kind, made)


register_games()
