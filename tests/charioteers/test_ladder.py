"""The ladder: everyone on it drives alike for the same chance, and is weak in a way of its own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from tests.charioteers.duels import chance, positions, seconds

from hippodrome.charioteers import charioteer_by_name, ladder_of, parse_charioteer, stable_of
from hippodrome.charioteers.ave_caesar.looking_ahead import (
    CHARGER_HANDICAP,
    make_handicapped,
    with_cards_forgotten,
)
from hippodrome.charioteers.ave_caesar.plain import make_greedy
from hippodrome.charioteers.ave_caesar.temper import (
    TWELFTHS_PER_COLUMN,
    Temper,
    furthest_seen,
    make_charioteer_of,
    make_delayer,
    make_hothead,
    make_stander,
)
from hippodrome.charioteers.ave_caesar.thrift import steps_needed, wasted_points
from hippodrome.games import game_entry, game_names
from hippodrome.games.ave_caesar.kit import CARD_BY_VALUE, FULL_DECK, Cards, counts_by_value
from hippodrome.games.ave_caesar.moves import FINISH, Move
from hippodrome.games.ave_caesar.state import OWES
from hippodrome.games.ave_caesar.view import View
from hippodrome.games.ben_hur.moves import Ram, TakeFromDeck
from hippodrome.saying import Trouble

RUNGS = [(game, rung.name) for game in game_names() for rung in ladder_of(game)]
RACES: dict[str, dict[str, Any]] = {
    "ave-caesar": {"players": 4, "options": {"races": 1}},
    "ben-hur": {"players": 3, "laps": 1},
}
WITH_A_BUDGET = {"strategist": "strategist:12"}


def seen_in_races(seeds: int) -> Iterator[tuple[View, tuple[Move, ...]]]:
    """Show the views of seats with a choice, over some races of greedy ones."""
    game = game_entry("ave-caesar").game
    for seed in range(seeds):
        for state, seat in positions("ave-caesar", RACES["ave-caesar"], seed, "greedy"):
            moves = tuple(game.legal_moves(state))
            if len(moves) > 1 and all(move.kind == "drive" and move.to != FINISH for move in moves):
                yield game.view(state, seat), moves


@pytest.mark.parametrize("game", game_names())
def test_a_ladder_has_only_charioteers_of_the_stable_weakest_first(game: str) -> None:
    names = [rung.name for rung in ladder_of(game)]
    assert names == [name for name in stable_of(game).charioteers if name in names]


@pytest.mark.parametrize(("game", "rungs"), [("ave-caesar", 8), ("ben-hur", 5)])
def test_a_ladder_has_its_rungs_in_four_styles(game: str, rungs: int) -> None:
    ladder = ladder_of(game)
    assert len(ladder) == rungs
    assert {rung.style for rung in ladder} == {"patient", "bold", "blocker", "gambler"}


@pytest.mark.parametrize(("game", "name"), RUNGS)
def test_the_same_chance_gives_the_same_drive_and_it_is_one_that_is_offered(game: str, name: str) -> None:
    rules, name = game_entry(game).game, WITH_A_BUDGET.get(name, name)
    for number, (state, seat) in enumerate(positions(game, RACES[game], 3)):
        if number % 9 == 0 and number < 120:
            view, moves = rules.view(state, seat), rules.legal_moves(state)
            once, again = (charioteer_by_name(game, name, chance(number))(view, moves) for _ in range(2))
            assert once == again
            assert once in moves


@pytest.mark.parametrize("name", ["hothead", "stander", "delayer", "guesser", "charger"])
def test_the_lower_rungs_take_no_budget_and_answer_in_milliseconds(name: str) -> None:
    with pytest.raises(Trouble, match="charioteer-no-budget"):
        parse_charioteer("ave-caesar", f"{name}:5")
    decide = charioteer_by_name("ave-caesar", name, chance(name))
    asked = [decide(*it) for it in seen_in_races(1)]
    taken = seconds(lambda: [decide(*it) for it in seen_in_races(1)])
    assert taken / len(asked) < 0.05


@pytest.mark.parametrize("budget", ["", "0", "0s", "soon", "-1", "1e9s"])
def test_a_budget_that_is_missing_or_none_gets_one_clear_line(budget: str) -> None:
    with pytest.raises(Trouble) as refused:
        charioteer_by_name("ave-caesar", f"strategist:{budget}", chance(0))
    assert refused.value.saying.key == "charioteer-budget"


def test_the_hothead_is_impatient_and_drives_its_highest_card() -> None:
    wasteful = 0
    for view, moves in seen_in_races(2):
        played = make_hothead()(view, moves)
        assert played.card == max(move.card for move in moves)
        wasteful += played.card > make_greedy()(view, moves).card
    assert wasteful


def test_the_delayer_drives_past_the_emperor_as_if_it_owed_nothing_until_the_last_visit() -> None:
    passed = 0
    for view, moves in seen_in_races(6):
        chariot = view.chariots[view.turn]
        track = view.race.track if view.race else None
        if track is None or not chariot.marks & OWES:
            continue
        later = chariot.station + track.size
        if later >= track.finish or not track.can_pay[later]:
            continue
        debtless = [it._replace(marks=it.marks & ~OWES) for it in view.chariots]
        played = make_delayer()(view, moves)
        assert played == make_delayer()(view._replace(chariots=tuple(debtless)), moves)
        stops = [it for it in moves if track.pays[track.station_after_drive(chariot.station, it.card, it.to)]]
        passed += bool(stops) and played not in stops and make_greedy()(view, moves) in stops
    assert passed


def test_the_stander_pays_with_points_for_a_narrow_place_before_rivals() -> None:
    bought = 0
    for view, moves in seen_in_races(4):
        race, here = view.race, view.chariots[view.turn].station
        played, thrifty = make_stander()(view, moves), make_charioteer_of(Temper())(view, moves)
        if race is None or played == thrifty:
            continue
        to, other = (race.track.station_after_drive(here, it.card, it.to) for it in (played, thrifty))
        assert race.track.ahead[to].bit_count() == 1
        wasted = [
            wasted_points(race.track, here, end, it.card, owes=bool(view.chariots[view.turn].marks & OWES))
            for end, it in ((to, played), (other, thrifty))
        ]
        bought += wasted[0] > wasted[1]
    assert bought


def test_short_sight_takes_being_further_along_for_being_nearer_to_the_finish() -> None:
    """In a bend a space may lie further along and need as many steps as one behind it."""
    view, _ = next(seen_in_races(1))
    assert view.race is not None
    track = view.race.track
    needed, seen = steps_needed(track, owes=False), furthest_seen(track, 0)
    fooled = [
        (behind, before)
        for behind in range(track.size)
        for before in range(track.size)
        if seen[behind] < seen[before] < seen[behind] + 6 * TWELFTHS_PER_COLUMN
        and needed[behind] <= needed[before]
    ]
    assert fooled


def test_the_guesser_loses_count_of_its_small_cards() -> None:
    forgot = 0
    for view, _ in seen_in_races(1):
        before, after = view.chariots[view.turn], with_cards_forgotten(view, 1).chariots[view.turn]
        assert counts_by_value(after.unseen)[0] == counts_by_value(FULL_DECK)[0]
        assert counts_by_value(after.unseen)[1:] == counts_by_value(before.unseen)[1:]
        assert after.deck is not None
        assert after.hand is not None
        assert Cards(after.hand + after.deck) == after.unseen
        forgot += before.unseen != after.unseen
    assert forgot


def test_the_guesser_drives_alike_whether_its_small_cards_are_gone_or_not() -> None:
    for number, (view, moves) in enumerate(seen_in_races(1)):
        mine = view.chariots[view.turn]
        if mine.deck is None or not mine.deck & 7:
            continue
        spent = mine._replace(
            unseen=Cards(mine.unseen - CARD_BY_VALUE[1]), deck=Cards(mine.deck - CARD_BY_VALUE[1])
        )
        chariots = (*view.chariots[: view.turn], spent, *view.chariots[view.turn + 1 :])
        poorer = view._replace(chariots=chariots)
        one, other = (
            charioteer_by_name("ave-caesar", "guesser", chance(number))(it, moves) for it in (view, poorer)
        )
        assert one == other


def test_the_charger_drives_higher_cards_than_it_would_with_patience() -> None:
    higher = lower = 0
    for number, (view, moves) in enumerate(seen_in_races(2)):
        hasty = make_handicapped(chance(number), CHARGER_HANDICAP)(view, moves)
        calm = make_handicapped(chance(number), CHARGER_HANDICAP._replace(haste=0.0))(view, moves)
        higher += hasty.card > calm.card
        lower += hasty.card < calm.card
    assert higher
    assert not lower


def sand_seen(name: str, most: int) -> Iterator[tuple[Any, list[Any], Any]]:
    """Show views of a race of Ben Hur, the moves offered, and what a charioteer plays."""
    game, decide = game_entry("ben-hur").game, charioteer_by_name("ben-hur", name, chance(name))
    for state, seat in islice(positions("ben-hur", {"players": 6, "laps": 1}, 5, "steady"), most):
        view, moves = game.view(state, seat), list(game.legal_moves(state))
        if len(moves) > 1:
            yield view, moves, decide(view, moves)


def test_the_daredevil_draws_from_the_risky_deck_where_steady_would_not() -> None:
    steady, calm = charioteer_by_name("ben-hur", "steady", chance(0)), 0
    for view, moves, played in sand_seen("daredevil", 120):
        if isinstance(moves[0], TakeFromDeck):
            assert played.back == "r"
            calm += steady(view, moves) != played
        else:
            assert played == steady(view, moves)
    assert calm


def test_the_brawler_rams_where_steady_drives_by() -> None:
    steady = charioteer_by_name("ben-hur", "steady", chance(0))
    rammed = sum(
        isinstance(played, Ram) and not isinstance(steady(view, moves), Ram)
        for view, moves, played in sand_seen("brawler", 120)
    )
    assert rammed
