"""Both games as games of OpenSpiel: its own tests, and information states that are what a seat has seen."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough

from hippodrome.invariants import present
from hippodrome.race.protocol import FATES, Seat
from hippodrome.research.open_spiel import RaceMoment, RaceState

from .contests import AVE, BEN

GAMES = {AVE: "ave_caesar", BEN: "ben_hur"}
both_games = pytest.mark.parametrize("name", GAMES.values())


@pytest.mark.parametrize(
    ("name", "params"),
    [
        ("ave_caesar", {"players": 4, "course": "white"}),
        ("ave_caesar", {"players": 6, "course": "yellow"}),
        ("ben_hur", {"players": 4}),
    ],
)
def test_a_race_runs_to_its_end_and_gives_what_was_won(name: str, params: dict[str, Any]) -> None:
    random = Random(name)
    game = pyspiel.load_game(name, params)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            state.apply_action(random.choice(outcomes)[0])
            continue
        copy = state.clone()
        assert copy.legal_actions() == state.legal_actions()
        assert state.observation_string(state.current_player())
        state.apply_action(random.choice(state.legal_actions()))
    assert len(state.returns()) == params["players"]
    assert all(game.min_utility() <= won <= game.max_utility() for won in state.returns())


@pytest.mark.parametrize(
    "described",
    [
        "ave_caesar(players=2,laps=1)",
        "ave_caesar(players=2,unmanned=1,laps=1,lots=true,options=unmanned_driver:vote)",
        "ben_hur(players=2)",
        "ben_hur(players=2,edition=club,lots=true,reward=rank)",
    ],
)
def test_openspiels_own_test_of_random_games_runs_clean(described: str) -> None:
    """It clones, serialises and reads back every state, and compares strings, tensors, masks and returns."""
    game = pyspiel.load_game(described)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@both_games
def test_openspiel_writes_a_playthrough_that_comes_out_the_same_again(name: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()  # it asks for one of its own
    text = generate_playthrough.playthrough(f"{name}(players=2,laps=1)", [], seed=2)
    assert f'GameType.short_name = "{name}"' in text
    assert "rules version 2" in text
    file = tmp_path / "playthrough.txt"
    file.write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert again.splitlines() == original.splitlines()


@both_games
def test_openspiels_learning_environment_runs_a_race(name: str) -> None:
    env = rl_environment.Environment(name, players=3)
    env.seed(1)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert len(step.rewards) == 3


@both_games
def test_a_game_and_a_state_are_written_and_read_back(name: str) -> None:
    game = pyspiel.load_game(name, {"players": 3, "reward": "rank"})
    state = game.new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[-1])
    for again in (
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
        game.deserialize_state(state.serialize()),
        pickle.loads(pickle.dumps(state)),  # noqa: S301  (our own)
    ):
        assert str(again) == str(state)
        assert again.history() == state.history()
        assert again.information_state_string(1) == state.information_state_string(1)
        assert again.legal_actions() == state.legal_actions()


# --- information ----------------------------------------------------------------------------------------


def what_was_seen(moment: RaceMoment, seat: int) -> str:
    """Tell what a seat is shown of an event: the move as it saw it, and its view afterwards."""
    game, before = moment.contest.game, present(moment.before, "event")
    shown = game.write_view(game.view(moment.state, Seat(seat)))
    return json.dumps((game.write_for(before.state, moment.move, Seat(seat)), shown))


def skewed_race(game: Any, seed: int, steps: int, favoured: str) -> list[RaceState]:
    """Race so that rare things happen often: certain draws, and two moves at most to choose from."""
    random = Random(seed)
    state = game.new_initial_state()
    states = []
    for _ in range(steps):
        if state.is_terminal():
            break
        actions = state.legal_actions()[-2:]
        if state.is_chance_node():
            outcomes = [action for action, _ in state.chance_outcomes()]
            liked = [it for it in outcomes if favoured in state.action_to_string(it)]
            actions = liked[-2:] if liked and random.random() < 0.8 else outcomes[-3:]
        state.apply_action(random.choice(actions))
        states.append(state.clone())
    return states


@pytest.mark.parametrize(
    ("described", "steps", "favoured", "signals"),
    [
        (
            "ave_caesar(players=2,options=hand_size:1,course=pro-ludo-a)",
            16,
            "6",
            ["sixes only", "another card"],
        ),
        ("ave_caesar(players=2,options=hand_size:2;blocked_hand:tuck)", 18, "6", ["draw ?"]),
        ("ben_hur(players=2)", 20, "A", ["asked about accidents, redraw, off normal"]),
    ],
)
def test_information_states_are_alike_exactly_when_all_that_was_seen_is(
    described: str, steps: int, favoured: str, signals: list[str]
) -> None:
    game = pyspiel.load_game(described)
    tensors: dict[str, bytes] = {}
    strings: dict[str, str] = {}
    shared = 0
    for seed in range(30):
        so_far = ["seat 0", "seat 1"]
        for state in skewed_race(game, seed, steps, favoured):
            for seat in (0, 1):
                seen = so_far[seat] = f"{so_far[seat]}\n{what_was_seen(state.moment, seat)}"
                string = state.information_state_string(seat)
                tensor = np.array(state.information_state_tensor(seat), np.float32).tobytes()
                shared += seen in strings
                assert strings.setdefault(seen, string) == string
                assert tensors.setdefault(string, tensor) == tensor
    assert len(set(strings.values())) == len(strings)
    assert len(set(tensors.values())) == len(tensors) == len(strings)
    assert shared > 100
    assert all(any(signal in string for string in tensors) for signal in signals)


@pytest.mark.parametrize(
    "described",
    [
        "ave_caesar(players=3)",
        "ave_caesar(players=2,edition=summary,unmanned=2)",
        "ben_hur(players=3)",
        "ben_hur(players=2,edition=club)",
    ],
)
def test_a_race_with_another_hidden_card_looks_alike_for_as_long_as_its_signals_do(described: str) -> None:
    """Somewhere in a race another card is drawn, and all else goes on as before while it can."""
    game = pyspiel.load_game(described)
    alike = parted = 0
    for seed in range(9):
        for one, other, seat in races_with_another_card(game, seed):
            looks_alike = what_was_seen(one.moment, seat) == what_was_seen(other.moment, seat)
            assert looks_alike == (one.information_state_string(seat) == other.information_state_string(seat))
            if not looks_alike:
                assert one.information_state_tensor(seat) != other.information_state_tensor(seat)
                parted += 1
                break
            assert one.observation_tensor(seat) == other.observation_tensor(seat)
            alike += str(one) != str(other)
    assert alike > 50
    assert parted > 2


def races_with_another_card(game: Any, seed: int) -> Iterator[tuple[RaceState, RaceState, int]]:
    """Yield two races side by side, and a seat that does not see the card in which they differ."""
    random = Random(seed)
    one, seat = game.new_initial_state(), random.randrange(game.num_players())
    until = random.randrange(10, 90)
    while not one.is_terminal():
        action = random.choice(one.legal_actions())
        if len(one.history()) >= until and one.is_chance_node() and len(one.legal_actions()) > 1:
            unlike = random.choice([it for it in one.legal_actions() if it != action])
            other = one.child(unlike)
            one.apply_action(action)
            if one.information_state_string(seat) == other.information_state_string(seat):
                break
        else:
            one.apply_action(action)
    while not one.is_terminal() and not other.is_terminal():
        yield one, other, seat
        action = random.choice(one.legal_actions())
        one.apply_action(action)
        other.apply_action(
            action if action in other.legal_actions() else random.choice(other.legal_actions())
        )


@both_games
def test_another_hidden_card_changes_the_state_and_nobody_elses_information(name: str) -> None:
    """The first card dealt to seat 0: another one is another state, and the same to seat 1."""
    game = pyspiel.load_game(name, {"players": 2})
    first = game.new_initial_state()
    one, other = (first.child(action) for action, _ in first.chance_outcomes()[:2])
    assert str(one) != str(other)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.observation_tensor(0) != other.observation_tensor(0)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_tensor(1) == other.information_state_tensor(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)
    assert one.observation_string(1) == other.observation_string(1)


@both_games
def test_an_observer_of_public_information_shows_what_the_stands_see(name: str) -> None:
    game = pyspiel.load_game(name, {"players": 2})
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = game.make_py_observer(public)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    observer.set_from(state, 0)
    assert not observer.dict["viewer"].any()
    assert not observer.dict["hand"].any()
    assert observer.string_from(state, 0) == observer.string_from(state, 1)
    private = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    own = game.make_py_observer(private)
    own.set_from(state, 1)
    assert [name for name, numbers in own.dict.items() if not numbers.any()]
    assert own.dict["hand"].reshape(2, -1).any(axis=1).tolist() == [False, True]
    assert own.string_from(state, 0) != own.string_from(state, 1)
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="ask for the information of a single player"):
        game.make_py_observer(everything)
    with pytest.raises(ValueError, match="without parameters"):
        game.make_py_observer(None, {"wide": True})


# --- bad input ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("params", "said"),
    [
        ({"course": "black"}, "There is no course “black”; the courses are: blue"),
        ({"players": 7}, "players must be a whole number from 1 to 6"),
        ({"options": "wheels"}, "wheels"),
    ],
)
def test_parameters_that_cannot_be_are_refused_in_one_line(params: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        pyspiel.load_game("ave_caesar", params)


@both_games
def test_an_illegal_action_is_refused_with_its_clause_and_changes_nothing(name: str) -> None:
    game = pyspiel.load_game(name, {"players": 2})
    state = game.new_initial_state()
    with pytest.raises(ValueError, match="The Fates have no outcome 99 here"):
        state.apply_action(99)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    before = str(state)
    illegal = next(it for it in range(game.num_distinct_actions()) if it not in state.legal_actions())
    with pytest.raises(ValueError, match=r"is illegal: .*; choose one that the action mask allows"):
        state.apply_action(illegal)
    assert str(state) == before


def test_a_race_longer_than_races_are_is_cut_off() -> None:
    game = pyspiel.load_game("ben_hur", {"players": 2})
    state = game.new_initial_state()
    contest = state.moment.contest
    moment = state.moment
    while moment.events < contest.encoding.horizon:
        actor = contest.game.to_move(moment.state)
        move = (contest.game.odds if actor is FATES else contest.game.legal_moves)(moment.state)
        moment = type(moment)(moment.key, moment.state, moment, move[0])
    state.moment = moment
    assert contest.game.to_move(moment.state) is not None
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert len(state.returns()) == len({Seat(0), Seat(1)})


@both_games
def test_a_resampled_state_looks_the_same_to_its_player_and_holds_other_cards(name: str) -> None:
    game = pyspiel.load_game(name, {"players": 2})
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    random = Random(1)
    others = [state.resample_from_infostate(0, random.random) for _ in range(5)]
    for other in others:
        assert other.information_state_string(0) == state.information_state_string(0)
        assert other.information_state_tensor(0) == state.information_state_tensor(0)
        assert other.legal_actions() == state.legal_actions()
    assert len({other.observation_string(1) for other in others}) > 1
    with pytest.raises(TypeError, match="serialise the one it was made from"):
        pickle.dumps(others[0].moment)


def test_the_numbers_of_the_decision_note_are_so() -> None:
    ave, ben = pyspiel.load_game("ave_caesar(course=white)"), pyspiel.load_game("ben_hur")
    assert (ave.num_distinct_actions(), ben.num_distinct_actions()) == (422, 116)
    assert (ave.information_state_tensor_size(), ben.information_state_tensor_size()) == (9650, 13132)


@both_games
def test_an_action_is_written_as_the_move_that_it_plays(name: str) -> None:
    """Also where a placement is a ram, and where an action is not legal."""
    game = pyspiel.load_game(name, {"players": 4})
    random, written = Random(4), set()
    state = game.new_initial_state()
    while not state.is_terminal():
        action = random.choice(state.legal_actions())
        text = state.action_to_string(action)
        written.add(text.split(" ")[0])
        state.apply_action(action)
        assert str(state).endswith(text.replace(" ", "_"))
    assert name == "ave_caesar" or "ram" in written
    assert game.new_initial_state().action_to_string(0, 0) in {"pass", "redraw"}
