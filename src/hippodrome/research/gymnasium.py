"""Races as environments of Gymnasium: one seat learns, charioteers of the house drive the others.

Needs the extra `research`. Import this module and the environments are known by the title of the game and the
version of its rules: `gymnasium.make("hippodrome/AveCaesar-v2", opponents="greedy")`.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Final, Literal, get_args

from hippodrome.charioteers import Charioteer, charioteer_by_name, default_stand_in
from hippodrome.games import GameEntry, game_entry
from hippodrome.language import voice
from hippodrome.race.protocol import Seat
from hippodrome.research.contest import (
    SeededChance,
    prepare_contest,
    research_entries,
    seat_to_move,
    trouble_as_value_error,
)
from hippodrome.research.needs import needs_research_extra
from hippodrome.research.spaces import LegalActions, Mask, Vector, mask_of, observation_space, observe
from hippodrome.research.traits import ENCODING_VERSION
from hippodrome.saying import Trouble

with needs_research_extra():
    import gymnasium
    import numpy as np

Opponents = str | Charioteer | Sequence[str | Charioteer]
"""Who drives the other seats: one for all, or one for each in order; by name, or as functions."""

OnIllegal = Literal["end", "raise"]
"""What an illegal action does: end the race with a penalty, or raise `gymnasium.error.InvalidAction`."""

ILLEGAL_ACTION_PENALTY: Final = 1.0
"""An illegal action that ends the race is rewarded with so much less than the least that can be won."""


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """A race for one seat; `info["action_mask"]` and `action_masks` tell what it may choose.

    `seat` is the one that learns. The keywords in `setup` are those of `prepare_contest`.
    """

    def __init__(
        self,
        game: str,
        *,
        opponents: Opponents | None = None,
        seat: int = 0,
        illegal: OnIllegal = "end",
        render_mode: None = None,
        **setup: Any,
    ) -> None:
        self.contest = prepare_contest(game, **setup)
        self.render_mode = render_mode
        entry = game_entry(game)
        self.metadata = {
            "render_modes": [],
            "rules_version": entry.game.rules_version,
            "layout": ENCODING_VERSION,
        }
        others = self.contest.seats - 1
        with trouble_as_value_error():
            if seat not in range(self.contest.seats):
                raise Trouble("field-whole", field="seat", least=0, most=others)
            if illegal not in get_args(OnIllegal):
                raise Trouble("field-choice", field="illegal", choices=", ".join(get_args(OnIllegal)))
            self._game, self._opponents = game, _each(game, opponents, others)
        self.seat = Seat(seat)
        self._illegal = illegal
        self.state: Any = None
        self.observation_space = observation_space(self.contest)
        self.action_space = LegalActions(len(self.contest.encoding.moves), self.action_masks)

    def action_masks(self) -> Mask:
        """Mark the actions that the seat may choose now: none before the first race and after the end."""
        if self.state is None:
            return np.zeros(len(self.contest.encoding.moves), np.int8)
        return mask_of(self.contest, self.state, self.seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Begin another race; the same seed and the same actions give the same race."""
        super().reset(seed=seed, options=options)
        self._pick = SeededChance(int(self.np_random.integers(1 << 62)))
        self._drivers = self._hire()
        self.state = self.contest.begin(self._pick)
        self._let_others_drive()
        return self._observed(), self._info()

    def _hire(self) -> list[Charioteer]:
        """Hire who drives the other seats; their chance is that of the race."""
        return [
            it if callable(it) else charioteer_by_name(self._game, it, self._pick) for it in self._opponents
        ]

    def __deepcopy__(self, known: dict[int, Any]) -> SeatEnv:
        """Copy a race under way: both go on alike, for whoever looks ahead."""
        known[id(self.state)] = self.state  # it never changes
        other = known[id(self)] = object.__new__(SeatEnv)
        other.__dict__ = deepcopy(
            {name: it for name, it in self.__dict__.items() if name != "_drivers"}, known
        )
        if other.state is not None:
            other._drivers = other._hire()
        return other

    def step(self, action: Any) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the others drive until the seat is to move again or the race is over."""
        if self.state is None:
            raise gymnasium.error.ResetNeeded(voice().say("research-reset"))
        if seat_to_move(self.contest, self.state) is None:
            raise gymnasium.error.ResetNeeded(voice().say("research-reset"))
        try:
            move = self.contest.legal_move(self.state, action)
        except ValueError as illegal:
            return self._refused(action, str(illegal))
        self.state, _ = self.contest.game.advance(self.state, move, self._pick)
        self._let_others_drive()
        over = seat_to_move(self.contest, self.state) is None
        reward = self.contest.returns(self.state)[self.seat] if over else 0.0
        return self._observed(), reward, over, False, self._info()

    def _refused(self, action: Any, why: str) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """End the race with the penalty, or raise."""
        if self._illegal == "raise" or action not in self.action_space:
            raise gymnasium.error.InvalidAction(why) from None
        penalty = self.contest.returns_between[0] - ILLEGAL_ACTION_PENALTY
        info = self._info() | {"illegal": why}
        seen = self._observed()
        self.state = None
        return seen, penalty, True, False, info

    def _let_others_drive(self) -> None:
        game = self.contest.game
        while (seat := seat_to_move(self.contest, self.state)) not in {None, self.seat}:
            drive = self._drivers[seat - (seat > self.seat)]
            move = drive(game.view(self.state, seat), game.legal_moves(self.state))
            self.state, _ = game.advance(self.state, move, self._pick)

    def _observed(self) -> Vector:
        return observe(self.contest, self.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}


def _each(game: str, opponents: Opponents | None, others: int) -> tuple[str | Charioteer, ...]:
    """Name who drives each of the other seats."""
    if opponents is None:
        opponents = default_stand_in(game)
    if isinstance(opponents, str) or callable(opponents):
        given: tuple[str | Charioteer, ...] = (opponents,) * others
    else:
        given = tuple(opponents)
    if len(given) != others:
        raise Trouble("research-opponents", given=len(given), others=others)
    for it in given:
        if not callable(it):
            charioteer_by_name(game, it, lambda count: count - 1)
    return given


def environment_id(entry: GameEntry) -> str:
    """Name the environment of a game, with the version of its rules."""
    return f"hippodrome/{entry.title.replace(' ', '')}-v{entry.game.rules_version}"


def register_environments() -> None:
    """Make the environments known to Gymnasium, those of other games too; what is known already stays."""
    for entry in research_entries():
        name = environment_id(entry)
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:SeatEnv", kwargs={"game": entry.name})


register_environments()
