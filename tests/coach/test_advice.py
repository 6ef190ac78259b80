"""The coach's advice: from the view alone, repeatable, and right where everybody can see it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from hippodrome.charioteers import charioteer_by_name
from hippodrome.coach import Advice, hint, tell_hint, weigh_moves
from hippodrome.coach.advice import FEWEST_RACES, MOST_MOVES_WEIGHED
from hippodrome.coach.ben_hur import seat_outcome
from hippodrome.coach.playout import play_out
from hippodrome.coach.traits import SeatOutcome, coach_traits
from hippodrome.games import game_entry
from hippodrome.games.ave_caesar.moves import FINISH
from hippodrome.games.ave_caesar.state import OWES
from hippodrome.games.ben_hur.ending import places
from hippodrome.games.ben_hur.state import with_chariot
from hippodrome.language import LANGUAGES, voice
from hippodrome.race.log import run_race
from hippodrome.race.protocol import Pick, Seat

AVE_CAESAR = game_entry("ave-caesar").game
BEN_HUR = game_entry("ben-hur").game
WHITE = {"players": 4, "any_number": True, "programme": [{"course": "white"}]}


def chance(seed: object) -> Pick:
    generator = random.Random(str(seed))
    return lambda count: int(generator.random() * count)


def decisions(game: Any, setup: dict[str, Any], who: str, seed: int) -> Iterator[tuple[Any, Seat, Any]]:
    """Run a race and give every state in which a seat decides, with what it decided."""
    pick = chance(seed)
    before = game.start(setup)
    drivers = {Seat(seat): charioteer_by_name(game.name, who, pick) for seat in range(game.seats(before))}
    for event, after in run_race(game, before, drivers, pick):
        if isinstance(event.by, int):
            yield before, event.by, event.move
        before = after


def advise(game: Any, state: Any, seat: Seat, budget: int, seed: object = 1) -> Advice:
    return hint(game, game.view(state, seat), game.legal_moves(state), budget, chance(seed))


@pytest.mark.parametrize(("game", "setup", "who"), [(AVE_CAESAR, WHITE, "greedy"), (BEN_HUR, {}, "steady")])
def test_advice_depends_on_nothing_that_is_hidden(game: Any, setup: dict[str, Any], who: str) -> None:
    for state, seat, _ in list(decisions(game, setup, who, 3))[20:60:20]:
        other = game.imagine(game.view(state, seat), chance("another truth"))
        assert game.view(other, seat) == game.view(state, seat)
        assert advise(game, other, seat, 8) == advise(game, state, seat, 8)


def test_the_same_chance_gives_the_same_advice() -> None:
    state, seat, _ = list(decisions(AVE_CAESAR, WHITE, "greedy", 4))[30]
    assert advise(AVE_CAESAR, state, seat, 16, "a") == advise(AVE_CAESAR, state, seat, 16, "a")


def test_a_hint_comes_when_its_time_is_up() -> None:
    """However many races it may imagine, every move is tried a few times and then the clock counts."""
    state, seat, _ = list(decisions(AVE_CAESAR, WHITE, "greedy", 4))[30]
    moves = AVE_CAESAR.legal_moves(state)
    advice = hint(AVE_CAESAR, AVE_CAESAR.view(state, seat), moves, 100_000, chance(1), seconds=0.0)
    assert [it.races for it in advice.moves] == [FEWEST_RACES] * len(moves)


class Watched:
    """A game that remembers how many moves it offered at most."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.most = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def legal_moves(self, state: Any) -> Any:
        """List the moves of the game, and count them."""
        moves = self._game.legal_moves(state)
        self.most = max(self.most, len(moves))
        return moves


def test_free_steering_does_not_keep_a_hint_waiting() -> None:
    """Of thousands of placements some are weighed, and imagined races go on with few."""
    free = decisions(BEN_HUR, {"options": {"steering": "free"}}, "steady", 3)
    state, seat, move = next(it for it in free if len(BEN_HUR.legal_moves(it[0])) > 1000)
    game: Any = Watched(BEN_HUR)
    advice = hint(game, BEN_HUR.view(state, seat), BEN_HUR.legal_moves(state), 4)
    assert len(advice.moves) <= MOST_MOVES_WEIGHED + 1
    assert move in [it.move for it in advice.moves]
    assert 1 < game.most < 100


def test_every_move_offered_is_weighed_within_the_budget() -> None:
    for state, seat, _ in list(decisions(AVE_CAESAR, WHITE, "greedy", 5))[::12]:
        advice = advise(AVE_CAESAR, state, seat, 12)
        assert [it.move for it in advice.moves] == list(AVE_CAESAR.legal_moves(state))
        assert all(1 <= it.races <= 12 and 0 <= it.win <= 1 and 0 <= it.worth <= 6 for it in advice.moves)


def test_whoever_can_go_home_first_should() -> None:
    found = 0
    for seed in range(6):
        for state, seat, _ in decisions(AVE_CAESAR, WHITE, "greedy", seed):
            moves = AVE_CAESAR.legal_moves(state)
            homeward = [move for move in moves if move.to == FINISH]
            if state.left or not homeward or len(homeward) == len(moves):
                continue
            advice = advise(AVE_CAESAR, state, seat, 12)
            assert advice.moves[advice.best].win == 1
            assert all(advice.moves[advice.index_of_move(move)].worth == 6 for move in homeward)
            found += 1
    assert found >= 3


def test_nobody_should_throw_away_the_last_chance_to_pay() -> None:
    found = 0
    for seed in range(8):
        for state, seat, _ in decisions(AVE_CAESAR, WHITE, "random", seed):
            track, chariot = state.race.track, state.chariots[state.turn]
            moves = [it for it in AVE_CAESAR.legal_moves(state) if it.kind == "drive"]
            if not chariot.marks & OWES or any(move.to == FINISH for move in moves):
                continue
            keeps = {
                it: track.can_pay[track.station_after_drive(chariot.station, it.card, it.to)] for it in moves
            }
            if set(keeps.values()) != {True, False}:
                continue
            advice = advise(AVE_CAESAR, state, seat, 8)
            if not advice.moves[advice.best].worth:
                continue  # too late already: no move wins a laurel
            assert keeps[advice.moves[advice.best].move]
            assert all(advice.moves[advice.index_of_move(it)].worth == 0 for it in moves if not keeps[it])
            found += 1
    assert found >= 3


def test_two_moves_are_compared_in_the_same_imagined_races() -> None:
    state, seat, _ = next(it for it in decisions(AVE_CAESAR, WHITE, "greedy", 6) if len(it[0].moves) > 2)
    advice = advise(AVE_CAESAR, state, seat, 24)
    gap, error = advice.compare_moves(advice.best, advice.best)
    assert (gap, error) == (0, 0)
    kept = AVE_CAESAR.legal_moves(state)[-1]
    view, moves = AVE_CAESAR.view(state, seat), AVE_CAESAR.legal_moves(state)
    weighed = weigh_moves(AVE_CAESAR, view, moves, 24, chance(2), kept)
    assert weighed.moves[weighed.index_of_move(kept)].races == 24


def test_advice_in_ben_hur_expects_a_place() -> None:
    for state, seat, _ in list(decisions(BEN_HUR, {"players": 3}, "steady", 2))[5:60:25]:
        advice = advise(BEN_HUR, state, seat, 4)
        assert all(-3 <= it.worth <= -1 for it in advice.moves)


def test_whoever_is_out_while_others_race_is_last() -> None:
    """How far a chariot came says nothing once it is out: those behind it go on."""
    state = list(decisions(BEN_HUR, {"players": 3}, "steady", 2))[30][0]
    leader = Seat(min(range(3), key=lambda it: places(state)[it]))
    out = with_chariot(state, leader, state.chariots[leader]._replace(state="out"))
    assert seat_outcome(state, leader, 0).worth == -1
    assert seat_outcome(out, leader, 0) == SeatOutcome(0, -3, 1)
    for other in map(Seat, range(3)):
        out = with_chariot(out, other, out.chariots[other]._replace(state="out"))
    assert seat_outcome(out, leader, 0) == SeatOutcome(1, -1, 1)


def test_of_two_moves_worth_the_same_the_one_that_stays_in_is_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the place is settled, nobody is advised to drive out."""
    state, seat, _ = next(it for it in decisions(BEN_HUR, {}, "steady", 2) if it[0].phase == "turn")
    view, moves = BEN_HUR.view(state, seat), BEN_HUR.legal_moves(state)[:3]
    fates = dict(
        zip(moves, (SeatOutcome(0, -2, 1), SeatOutcome(0, -2, 0), SeatOutcome(0, -2, 1)), strict=True)
    )
    monkeypatch.setattr(
        "hippodrome.coach.advice.imagine_outcome", lambda _game, _state, move, *_: fates[move]
    )
    assert weigh_moves(BEN_HUR, view, moves, 8, chance(1)).best == 1


def test_a_hint_without_a_chance_of_its_own_is_the_same_every_time() -> None:
    """Who asks twice about the same view hears the same."""
    state, seat, _ = list(decisions(AVE_CAESAR, WHITE, "greedy", 4))[30]
    view, moves = AVE_CAESAR.view(state, seat), AVE_CAESAR.legal_moves(state)
    assert hint(AVE_CAESAR, view, moves, 16) == hint(AVE_CAESAR, view, moves, 16)


def test_a_playout_tells_the_laurels_that_the_race_would_give() -> None:
    pick = chance(9)
    state = next(iter(decisions(AVE_CAESAR, WHITE, "greedy", 9)))[0]
    fates = [play_out(AVE_CAESAR, state, Seat(seat), chance(1), chance(2), 0) for seat in range(4)]
    assert sorted(fate.worth for fate in fates) in ([2, 3, 4, 6], [0, 3, 4, 6], [0, 0, 4, 6])
    assert sum(fate.win for fate in fates) == 1
    assert pick(1) == 0


def test_only_the_race_under_way_counts_in_a_tournament() -> None:
    setup = {"players": 3, "options": {"races": 2}}
    every = list(decisions(AVE_CAESAR, setup, "greedy", 1))
    for state, seat, _ in (every[10], every[-10]):
        advice = advise(AVE_CAESAR, state, seat, 6)
        assert all(0 <= it.worth <= 6 for it in advice.moves)


def test_an_ending_is_told_from_the_state() -> None:
    pick = chance(3)
    start = AVE_CAESAR.start(WHITE)
    drivers = {Seat(seat): charioteer_by_name("ave-caesar", "greedy", pick) for seat in range(4)}
    *_, (_, end) = run_race(AVE_CAESAR, start, drivers, pick)
    worth = {it.seat: it.points for it in AVE_CAESAR.standings(end)}
    for seat in map(Seat, range(4)):
        fate = coach_traits("ave-caesar").ending(end, seat, 0)
        assert fate == SeatOutcome(float(worth[seat] == 6), worth[seat], float(not worth[seat]))


@pytest.mark.parametrize(("game", "setup", "who"), [(AVE_CAESAR, WHITE, "greedy"), (BEN_HUR, {}, "steady")])
def test_a_hint_is_told_best_move_first_in_every_language(game: Any, setup: dict[str, Any], who: str) -> None:
    state, seat, _ = list(decisions(game, setup, who, 7))[30]
    advice = advise(game, state, seat, 4)
    for language in LANGUAGES:
        lines = [voice(language)(it) for it in tell_hint(game, advice)]
        assert 1 <= len(lines) <= 3
        assert lines[0].startswith(game.write(advice.moves[advice.best].move))
        assert not any("{" in line or "coach-" in line for line in lines)
