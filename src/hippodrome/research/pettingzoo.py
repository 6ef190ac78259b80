"""Races as environments of PettingZoo: all seats in turn, with action masks.

Needs the extra `research`. `env`, `raw_env` and `parallel_env` of `hippodrome.research.ave_caesar_v2` and
`hippodrome.research.ben_hur_v2` take the keywords of `RaceEnv`. The reward comes at the end of the race.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import partial
from typing import Any, Literal, NamedTuple, get_args

from hippodrome.charioteers import charioteer_by_name, default_stand_in
from hippodrome.games import GameEntry, game_entry
from hippodrome.race.protocol import Seat
from hippodrome.research.contest import (
    Contest,
    SeededChance,
    prepare_contest,
    seat_to_move,
    trouble_as_value_error,
    versioned_name,
)
from hippodrome.research.needs import needs_research_extra
from hippodrome.research.spaces import LegalActions, mask_of, observation_space, observe
from hippodrome.research.traits import ENCODING_VERSION
from hippodrome.saying import Trouble

with needs_research_extra():
    import gymnasium
    import numpy as np
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

MaskIn = Literal["info", "observation"]
"""Where the action mask is found: in the infos, or beside the numbers in a dict that is the observation."""

Illegal = Literal["raise", "end"]
"""What an illegal action does: raise a ValueError, or end the race with −1 for whoever chose it."""


def _metadata(entry: GameEntry, *, is_parallelizable: bool) -> dict[str, Any]:
    return {
        "name": versioned_name(entry),
        "render_modes": [],
        "is_parallelizable": is_parallelizable,
        "rules_version": entry.game.rules_version,
        "layout": ENCODING_VERSION,
    }


class _Race:
    """A race under way and its chance, seen by agents that are called `seat_0`, `seat_1` …."""

    def __init__(self, contest: Contest, mask: MaskIn) -> None:
        with trouble_as_value_error():
            if mask not in get_args(MaskIn):
                raise Trouble("field-choice", field="mask", choices=", ".join(get_args(MaskIn)))
        self.contest = contest
        self.agents = [f"seat_{seat}" for seat in range(contest.seats)]
        self.seat = {agent: Seat(seat) for seat, agent in enumerate(self.agents)}
        self.pick = SeededChance()
        self.state: Any = None
        actions = len(contest.encoding.moves)
        self.mask_in = mask
        self.actions = {it: LegalActions(actions, partial(self.mask, it)) for it in self.agents}
        box: gymnasium.Space[Any] = observation_space(contest)
        if mask == "observation":
            masks = gymnasium.spaces.Box(0, 1, (actions,), np.int8)
            box = gymnasium.spaces.Dict({"observation": box, "action_mask": masks})
        self.observations = dict.fromkeys(self.agents, box)

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.pick = SeededChance(seed)
        self.state = self.contest.begin(self.pick)

    def __deepcopy__(self, known: dict[int, Any]) -> _Race:
        known[id(self.state)] = self.state  # it never changes
        other = known[id(self)] = object.__new__(_Race)
        other.__dict__ = deepcopy(self.__dict__, known)
        return other

    @property
    def to_move(self) -> str | None:
        seat = seat_to_move(self.contest, self.state)
        return None if seat is None else self.agents[seat]

    def play(self, action: Any) -> None:
        self.state = self.contest.play(self.state, action, self.pick)

    def observe(self, agent: str) -> Any:
        seen = observe(self.contest, self.state, self.seat[agent])
        return (
            {"observation": seen, "action_mask": self.mask(agent)} if self.mask_in == "observation" else seen
        )

    def mask(self, agent: str) -> Any:
        return mask_of(self.contest, self.state, self.seat[agent])

    def returns(self) -> dict[str, float]:
        return dict(zip(self.agents, self.contest.returns(self.state), strict=True))


class RaceEnv(AECEnv):  # type: ignore[misc]  # untyped
    """A race of any game of the house, its seats one after the other.

    `max_cycles` cuts every seat off after so many decisions; a seat that has made them is driven on by the
    charioteer who stands in, until the others have, too. The other keywords are those of `prepare_contest`.
    """

    def __init__(
        self, game: str, *, max_cycles: int | None = None, mask: MaskIn = "info", **setup: Any
    ) -> None:
        super().__init__()
        self.race = _Race(prepare_contest(game, **setup), mask)
        self.metadata = _metadata(game_entry(game), is_parallelizable=False)
        self.max_cycles = max_cycles
        self.render_mode = None
        self.possible_agents = list(self.race.agents)
        self._stand_in = default_stand_in(game)
        self._game = game

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """Give the space of observations."""
        return self.race.observations[agent]

    def action_space(self, agent: str) -> LegalActions:
        """Give the space of actions."""
        return self.race.actions[agent]

    def observe(self, agent: str) -> Any:
        """Write what a seat may know now as numbers."""
        return self.race.observe(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another race; the same seed and the same actions give the same race."""
        del options
        self.race.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._decisions = dict.fromkeys(self.agents, 0)
        self.agent_selection: Any = self.race.to_move
        self._inform()

    def step(self, action: Any) -> None:
        """Play an action of the seat to move; raise ValueError in one sentence for one that is illegal."""
        agent: str = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.race.play(action)
        self._cumulative_rewards[agent] = 0.0
        self._decisions[agent] += 1
        self.truncations[agent] = self._decisions[agent] == self.max_cycles
        self._clear_rewards()
        self._drive_for_those_gone()
        following = self.race.to_move
        if following is None:
            won = self.race.returns()
            self.rewards = {it: won[it] for it in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.truncations = dict.fromkeys(self.agents, False)
        else:
            self.agent_selection = following
        self._inform()
        self._accumulate_rewards()
        self._deads_step_first()

    def _drive_for_those_gone(self) -> None:
        """Let the charioteer who stands in decide for seats that are cut off, while any other is not."""
        while any(not self.truncations[it] for it in self.agents):
            agent = self.race.to_move
            if agent is None or (agent in self.agents and not self.truncations[agent]):
                return
            self._stand_in_decides(self.race.seat[agent])

    def _stand_in_decides(self, seat: Seat) -> None:
        game, state, pick = self.race.contest.game, self.race.state, self.race.pick
        decide = charioteer_by_name(self._game, self._stand_in, pick)
        move = decide(game.view(state, seat), game.legal_moves(state))
        self.race.state = game.advance(state, move, pick)[0]

    def _inform(self) -> None:
        self.infos = {agent: {"action_mask": self.race.mask(agent)} for agent in self.agents}


class ParallelRaceEnv(ParallelEnv):  # type: ignore[misc]  # untyped
    """The same race for libraries that ask all agents at once: only the action of the seat to move counts.

    The mask of all other seats is empty. `max_cycles` is how many steps there are at most.
    """

    def __init__(
        self, game: str, *, max_cycles: int | None = None, mask: MaskIn = "info", **setup: Any
    ) -> None:
        self.race = _Race(prepare_contest(game, **setup), mask)
        self.metadata = _metadata(game_entry(game), is_parallelizable=True)
        self.max_cycles = max_cycles
        self.render_mode = None
        self.possible_agents = list(self.race.agents)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """Give the space of observations."""
        return self.race.observations[agent]

    def action_space(self, agent: str) -> LegalActions:
        """Give the space of actions."""
        return self.race.actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin another race; the same seed and the same actions give the same race."""
        del options
        self.race.begin(seed)
        self.agents = list(self.possible_agents)
        self._steps = 0
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Play the action of the seat to move; raise ValueError in one sentence for one that is illegal."""
        self.race.play(actions.get(str(self.race.to_move)))
        self._steps += 1
        over = self.race.to_move is None
        cut = not over and self._steps == self.max_cycles
        rewards = self.race.returns() if over else dict.fromkeys(self.agents, 0.0)
        seen, infos = self._observations(), self._infos()
        ended, cut_off = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return seen, rewards, ended, cut_off, infos

    def _observations(self) -> dict[str, Any]:
        return {agent: self.race.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, Any]:
        return {agent: {"action_mask": self.race.mask(agent)} for agent in self.agents}


class EnvMakers(NamedTuple):
    """What a module of PettingZoo offers."""

    env: Callable[..., Any]
    raw_env: Callable[..., RaceEnv]
    parallel_env: Callable[..., ParallelRaceEnv]


def env_makers(entry: GameEntry) -> EnvMakers:
    """Make what the module of a game offers to PettingZoo's users."""

    def raw_env(**setup: Any) -> RaceEnv:
        """Make the environment without wrappers."""
        return RaceEnv(entry.name, **setup)

    def env(*, illegal: Illegal = "raise", **setup: Any) -> Any:
        """Make the environment; an illegal action raises ValueError, or ends the race if so wished."""
        with trouble_as_value_error():
            if illegal not in get_args(Illegal):
                raise Trouble("field-choice", field="illegal", choices=", ".join(get_args(Illegal)))
        made: Any = raw_env(**setup)
        if illegal == "end":
            made = TerminateIllegalWrapper(made, illegal_reward=-1)
        return OrderEnforcingWrapper(made)

    def parallel_env(**setup: Any) -> ParallelRaceEnv:
        """Make the environment for libraries that ask all agents at once."""
        return ParallelRaceEnv(entry.name, **setup)

    return EnvMakers(env, raw_env, parallel_env)
