"""What every game must do, whatever its rules: one suite over the protocol, for both races."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from hippodrome.charioteers import charioteer_by_name, stable_of
from hippodrome.games import AnyGame, game_entry
from hippodrome.race.log import Event, replay, run_race
from hippodrome.race.perft import perft
from hippodrome.race.protocol import FATES, STANDS, Pick, Refused, Seat, Viewer
from hippodrome.records import read_record, write_record


class Case(NamedTuple):
    """A set-up to be raced; `hides` says whether there is anything in it that a viewer may not know."""

    game: str
    setup: dict[str, Any]
    hides: bool = True


CASES = {
    "ave-caesar, one race": Case("ave-caesar", {"players": 4, "options": {"races": 1}}),
    "ave-caesar, tournament": Case("ave-caesar", {"players": 3, "options": {"races": 3}}),
    "ave-caesar, summary": Case("ave-caesar", {"players": 4, "edition": "summary", "options": {"races": 1}}),
    "ave-caesar, pro-ludo with unmanned": Case(
        "ave-caesar", {"players": 2, "unmanned": 2, "edition": "pro-ludo", "options": {"races": 2}}
    ),
    "ave-caesar, votes": Case(
        "ave-caesar",
        {
            "players": 3,
            "unmanned": 1,
            "edition": "player-aid",
            "options": {"races": 1, "unmanned_driver": "vote"},
        },
    ),
    "ave-caesar, three chariots each": Case(
        "ave-caesar", {"players": 2, "each": 3, "options": {"races": 2, "next_start": "by_rank"}}
    ),
    "ben-hur, antioch": Case("ben-hur", {"players": 4, "preset": "antioch"}),
    "ben-hur, season": Case("ben-hur", {"players": 3, "preset": "season"}),
    "ben-hur, long": Case("ben-hur", {"players": 3, "preset": "long"}),
    "ben-hur, club": Case("ben-hur", {"players": 2, "each": 3, "preset": "club", "arena": "tyre"}),
}


@pytest.fixture(params=list(CASES.values()), ids=list(CASES))
def case(request: pytest.FixtureRequest) -> Case:
    """Give each set-up in turn."""
    given: Case = request.param
    return given


class Path(NamedTuple):
    """A race as it was run: the game, its start, every event with the states before and after it."""

    game: AnyGame
    start: Any
    steps: list[tuple[Any, Event[Any], Any]]

    @property
    def end(self) -> Any:
        """The state at the end."""
        return self.steps[-1][2]


def chance(seed: object) -> Pick:
    """Make a source of chance from a seed."""
    generator = random.Random(str(seed))
    return lambda count: int(generator.random() * count)


def raced(case: Case, seed: int, who: str = "random") -> Path:
    """Run a race between charioteers of one kind."""
    game = game_entry(case.game).game
    pick = chance(seed)
    start = game.start(case.setup)
    drivers = {Seat(seat): charioteer_by_name(case.game, who, pick) for seat in range(game.seats(start))}
    steps = []
    before = start
    for event, after in run_race(game, start, drivers, pick):
        steps.append((before, event, after))
        before = after
    return Path(game, start, steps)


def viewers(path: Path) -> Iterator[Viewer]:
    """List everyone who may look on."""
    yield from (Seat(seat) for seat in range(path.game.seats(path.start)))
    yield STANDS


def sampled(path: Path, count: int = 40) -> list[tuple[Any, Event[Any], Any]]:
    """Take some steps of a race, spread over the whole of it."""
    return path.steps[:: max(1, len(path.steps) // count)]


def test_every_race_ends(case: Case) -> None:
    for seed in range(3):
        path = raced(case, seed)
        assert path.game.to_move(path.end) is None


def test_the_log_replays_to_the_same_state(case: Case) -> None:
    path = raced(case, 1)
    assert replay(path.game, case.setup, [event.move for _, event, _ in path.steps]) == path.end


def test_the_setup_that_a_state_tells_starts_the_same_race(case: Case) -> None:
    path = raced(case, 2)
    told = json.loads(json.dumps(path.game.setup(path.end)))
    assert replay(path.game, told, [event.move for _, event, _ in path.steps]) == path.end


def test_somebody_can_always_move_until_it_is_over_and_then_nobody(case: Case) -> None:
    path = raced(case, 3)
    game = path.game
    for state, event, _ in path.steps:
        moves = game.legal_moves(state)
        assert event.move in moves
        assert len(set(moves)) == len(moves)
        actor = game.to_move(state)
        assert actor is FATES or (isinstance(actor, int) and 0 <= actor < game.seats(path.start))
        assert set(game.odds(state)) <= set(moves)
        assert bool(game.odds(state)) == (actor is FATES)
    assert game.to_move(path.end) is None
    assert not game.legal_moves(path.end)
    assert not game.odds(path.end)


def test_what_is_not_offered_is_refused_with_its_clause(case: Case) -> None:
    path = raced(case, 4)
    game = path.game
    every = {event.move for _, event, _ in path.steps}
    for state, _, _ in [*sampled(path, 15), (path.end, None, None)]:
        offered = set(game.legal_moves(state))
        for move in sorted(every - offered, key=game.write)[:25]:
            with pytest.raises(Refused) as refused:
                game.play(state, move)
            assert refused.value.clause[0].isdigit()
            assert refused.value.why.key


def test_moves_read_back_as_they_were_written(case: Case) -> None:
    path = raced(case, 5)
    game = path.game
    for state, _, _ in sampled(path):
        for move in game.legal_moves(state):
            assert game.read(game.write(move)) == move


def test_states_and_moves_are_values_that_cannot_be_changed(case: Case) -> None:
    path = raced(case, 6)
    for state, event, _ in sampled(path, 10):
        hash(event.move)
        with pytest.raises((AttributeError, TypeError)):
            state.anything = 1


def test_advance_is_play_and_the_fates_answers(case: Case) -> None:
    path = raced(case, 7)
    game = path.game
    for state, event, _ in sampled(path):
        if event.by is FATES:
            continue
        fast, moves = game.advance(state, event.move, chance("advance"))
        slow = game.play(state, event.move)
        for move in moves:
            assert game.to_move(slow) is FATES
            assert move in game.odds(slow)
            slow = game.play(slow, move)
        assert fast == slow
        assert game.to_move(fast) is not FATES


def test_an_imagined_state_looks_the_same_and_offers_the_same_moves(case: Case) -> None:
    path = raced(case, 8)
    game = path.game
    for number, (state, _, _) in enumerate(sampled(path)):
        for viewer in viewers(path):
            seen = game.view(state, viewer)
            imagined = game.imagine(seen, chance(number))
            assert game.view(imagined, viewer) == seen
            assert game.to_move(imagined) == game.to_move(state)
            if game.to_move(state) == viewer:
                assert game.legal_moves(imagined) == game.legal_moves(state)
                assert game.refusals(imagined) == game.refusals(state)


def test_nothing_hidden_shows_in_what_a_viewer_is_sent(case: Case) -> None:
    path = raced(case, 9)
    game = path.game
    hidden = 0
    for number, (state, event, _) in enumerate(sampled(path)):
        for viewer in viewers(path):
            other = game.imagine(game.view(state, viewer), chance(f"other {number}"))
            hidden += other != state
            assert written(game, state, viewer) == written(game, other, viewer)
            if event.move in game.legal_moves(other):
                assert game.write_for(other, event.move, viewer) == game.write_for(state, event.move, viewer)
    assert bool(hidden) is case.hides


def test_a_hidden_draw_reads_the_same_whatever_was_drawn(case: Case) -> None:
    path = raced(case, 10)
    game = path.game
    told = 0
    for state, event, _ in path.steps:
        if event.by is not FATES or not game.write(event.move).startswith("draw"):
            continue
        for viewer in viewers(path):
            texts = {game.write_for(state, move, viewer) for move in game.legal_moves(state)}
            told += texts == {"draw ?"}
            assert texts == {"draw ?"} or texts == {game.write(move) for move in game.legal_moves(state)}
    assert bool(told) is case.hides


def written(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    """Write everything that a viewer is sent."""
    return json.dumps(game.write_view(game.view(state, viewer))).encode()


def test_standings_rank_every_seat_once_best_first(case: Case) -> None:
    path = raced(case, 11)
    for _, _, state in [*sampled(path, 10), path.steps[-1]]:
        standings = path.game.standings(state)
        assert sorted(it.seat for it in standings) == list(range(path.game.seats(path.start)))
        assert [it.place for it in standings] == sorted(it.place for it in standings)
        assert standings[0].place == 1


def test_perft_counts_what_playing_every_sequence_counts(case: Case) -> None:
    path = raced(case, 12)
    game = path.game
    for state, _, _ in sampled(path, 4):
        by_hand = sum(len(game.legal_moves(game.play(state, move))) for move in game.legal_moves(state))
        assert perft(game, state, 2) == by_hand
        assert perft(game, state, 0) == 1
    assert perft(game, path.end, 3) == 0


@pytest.mark.parametrize("who", ["strongest", "random"])
def test_a_record_reads_back_as_the_race_it_was(case: Case, who: str) -> None:
    name = list(stable_of(case.game).charioteers)[-1] if who == "strongest" else who
    name = f"{name}:2" if name in stable_of(case.game).searchers else name
    path = raced(case, 13, name)
    seats = [{"name": f"seat {seat}", "charioteer": name} for seat in range(path.game.seats(path.start))]
    text = write_record(path.game, path.start, seats, [event for _, event, _ in path.steps], path.end)
    record = read_record(text)
    assert [step.event for step in record.steps] == [event for _, event, _ in path.steps]
    assert record.steps[-1].after == path.end
    assert record.standings == path.game.standings(path.end)
