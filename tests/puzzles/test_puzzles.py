"""The collections of the house: what is in them is legal, explained, hidden where it should be, and right."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from importlib.resources import files

import msgspec
import pytest
from click.testing import CliRunner
from tests.own_loop import run_alone
from tests.test_offline import Browser

from hippodrome.cli import cli
from hippodrome.coach.traits import coach_traits
from hippodrome.games import game_entry
from hippodrome.language import LANGUAGES, voice
from hippodrome.puzzles.answering import explain, find_puzzle, main_reason, puzzle_of_day
from hippodrome.puzzles.judging import REJUDGING_BUDGET_FACTOR, judge
from hippodrome.puzzles.making import MOST_PUZZLES_PER_RACE, empty_collection, make_collection
from hippodrome.puzzles.puzzle import (
    Collection,
    house_puzzles,
    lay_out_puzzle,
    read_collection,
    write_collection,
)
from hippodrome.puzzles.traits import games_with_puzzles, puzzle_traits
from hippodrome.saying import Trouble
from hippodrome.tables.puzzling import list_puzzles, show_puzzle

GAMES = games_with_puzzles()
COUNT = 300
"""So many puzzles each game has."""

LARGEST = 150_000
"""No collection is larger than this, in bytes."""

SAMPLE = {"laurels": 4, "places": 2}
"""So many puzzles of a game are judged again: as many as take a second or two."""


def collection(game: str) -> Collection:
    """Read the collection that comes with a game."""
    file = files("hippodrome.puzzles") / "collections" / f"{game}.json"
    text = file.read_text("utf-8")
    assert len(text) < LARGEST
    return read_collection(text, game)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_legal_and_its_answer_is_offered(game: str) -> None:
    found = collection(game)
    traits = puzzle_traits(game)
    assert len({str(it.position) for it in found.puzzles}) == len(found.puzzles) == COUNT
    for puzzle in found.puzzles:
        laid = lay_out_puzzle(puzzle)
        assert puzzle.answer == game_entry(game).game.write(laid.moves[laid.best].move)
        assert puzzle.kind in traits.kinds
        assert puzzle.margin >= round(100 * traits.margin)
        assert main_reason(puzzle, laid).kind == puzzle.kind
    assert (
        max(sum(it.race == race for it in found.puzzles) for race in range(found.races))
        <= MOST_PUZZLES_PER_RACE
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_the_seat_cannot_see_is_not_that_of_the_race(game: str) -> None:
    """A position is made of what its seat sees: another one that looks the same is as good a puzzle."""
    rules = game_entry(game).game
    for puzzle in collection(game).puzzles[:20]:
        laid = lay_out_puzzle(puzzle)
        other = rules.imagine(laid.view, lambda count: count - 1)
        assert rules.view(other, laid.seat) == laid.view
        assert list(rules.legal_moves(other)) == [it.move for it in laid.moves]


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_judged_again_and_nothing_changes(game: str) -> None:
    """Ten times the thinking, with other imagined races than those by which the puzzles were kept."""
    found = collection(game)
    rules = game_entry(game).game
    most = SAMPLE[coach_traits(game).unit]
    for puzzle in found.puzzles[:: -(-len(found.puzzles) // most)]:
        laid = lay_out_puzzle(puzzle)
        moves = [it.move for it in laid.moves]
        again = judge(rules, laid.view, moves, found.budget * REJUDGING_BUDGET_FACTOR, "again")
        assert rules.write(moves[again.best]) == puzzle.answer


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_answered_in_words_in_every_language(game: str) -> None:
    for puzzle in collection(game).puzzles[::25]:
        laid = lay_out_puzzle(puzzle)
        for language in LANGUAGES:
            say = voice(language)
            for at in range(len(laid.moves)):
                text = say(explain(puzzle, laid, at))
                assert "{" not in text
                assert text.endswith(".")
            assert say.say(f"puzzle-kind-{puzzle.kind}")


def test_a_day_has_one_puzzle_and_days_in_a_row_differ() -> None:
    first = date(2026, 11, 16)
    days = [puzzle_of_day(first + timedelta(days=it)) for it in range(2 * len(GAMES))]
    assert len(set(days)) == len(days)
    assert {game for game, _ in days} == set(GAMES)
    assert puzzle_of_day(first) == days[0]


def test_making_goes_on_as_if_it_had_not_been_stopped() -> None:
    """A few puzzles with little thinking: the same ones, whether the races were run in one go or not."""
    making = make_collection(empty_collection(GAMES[0], 6)._replace(budget=2), 30)
    first, second = next(making), next(making)
    again = next(make_collection(read_collection(write_collection(first), "first"), 30))
    assert again == second
    assert (second.races, first.puzzles) == (2, second.puzzles[: len(first.puzzles)])
    assert first.puzzles


@pytest.mark.parametrize("game", GAMES)
def test_no_kind_has_more_than_its_share(game: str) -> None:
    kinds = Counter(it.kind for it in collection(game).puzzles)
    assert max(kinds.values()) <= int(COUNT * puzzle_traits(game).share)


def test_a_puzzle_is_shown_as_at_a_table_without_anything_hidden() -> None:
    listed = list_puzzles("2026-11-16")
    assert [it.game for it in listed.games] == list(GAMES)
    assert listed.day is not None
    for game in GAMES:
        shown = show_puzzle(game, 1)
        puzzle = find_puzzle(game, 1)
        laid = lay_out_puzzle(puzzle)
        assert shown.race.offers is not None
        assert shown.answer in shown.race.offers
        assert [it.move for it in shown.moves if it.right] == [puzzle.answer]
        assert shown.race.view == game_entry(game).game.write_view(laid.view)
        assert shown.after != shown.race.view


def test_the_house_in_the_browser_has_the_same_puzzles() -> None:
    async def work() -> None:
        browser = Browser()
        status, listed = await browser.ask("GET", "/puzzles?day=2026-11-16")
        assert (status, listed) == (200, msgspec.to_builtins(list_puzzles("2026-11-16")))
        for game in GAMES:
            status, shown = await browser.ask("GET", f"/puzzles/{game}/1")
            assert (status, shown["answer"]) == (200, find_puzzle(game, 1).answer)
        assert (await browser.ask("GET", f"/puzzles/{GAMES[0]}/x"))[0] >= 400
        await browser.house.stop()

    run_alone(work())


def test_what_cannot_be_had_is_refused() -> None:
    with pytest.raises(Trouble, match="puzzle-unknown"):
        show_puzzle(GAMES[0], len(house_puzzles(GAMES[0])) + 1)
    with pytest.raises(Trouble, match="puzzle-day"):
        list_puzzles("today")
    with pytest.raises(Trouble, match="puzzles-unreadable"):
        read_collection('{"puzzles": ["?"]}', "x")


def test_the_puzzle_of_the_day_is_told_and_answered_in_the_terminal() -> None:
    shown = CliRunner().invoke(cli, ["puzzles"])
    assert shown.exit_code == 0, shown.output
    moves = shown.output.splitlines()[-2].split(", ")
    answers = [CliRunner().invoke(cli, ["puzzles", "answer", it], standalone_mode=False) for it in moves]
    assert sorted(it.return_value for it in answers)[:2] == [0, 1]
    assert sum(it.output.startswith("Right.") for it in answers) == 1
