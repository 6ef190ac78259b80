"""Puzzles as the page is shown them: the position as at a table, with what is said to every move."""

from __future__ import annotations

from datetime import date
from typing import Final

from hippodrome.charioteers import default_stand_in
from hippodrome.games import game_entry
from hippodrome.puzzles.answering import explain, find_puzzle, puzzle_of_day
from hippodrome.puzzles.puzzle import house_puzzles, lay_out_puzzle
from hippodrome.puzzles.traits import games_with_puzzles, puzzle_traits
from hippodrome.saying import Saying, Trouble
from hippodrome.tables.answers import PuzzleList, PuzzleMove, PuzzleOfDay, Puzzles, PuzzleView
from hippodrome.tables.messages import ChairView, RaceView, StandingView, Words
from hippodrome.tables.offering import offers_to_mover
from hippodrome.tables.settings import CharioteerSeat, PersonSeat, Settings

NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI")
"""What tells the rivals of a puzzle apart, who are all of one name."""


def list_puzzles(day: str) -> Puzzles:
    """List the puzzles of all games, and name that of a day, written as 2026-11-16."""
    try:
        wanted = date.fromisoformat(day)
    except ValueError:
        raise Trouble("puzzle-day", day=day[:20]) from None
    games = [
        PuzzleList(name, list(puzzle_traits(name).kinds), [it.kind for it in house_puzzles(name)])
        for name in games_with_puzzles()
        if house_puzzles(name)
    ]
    return Puzzles(games, PuzzleOfDay(*puzzle_of_day(wanted)) if games else None)


def show_puzzle(name: str, number: int) -> PuzzleView:
    """Show a puzzle of a game by its number."""
    puzzle = find_puzzle(name, number)
    laid = lay_out_puzzle(puzzle)
    game, state, seat = game_entry(name).game, laid.state, laid.seat
    mine = offers_to_mover(game, state)
    race = RaceView(
        to_move=seat,
        view=dict(game.write_view(laid.view)),
        offers=mine.offers,
        barred=mine.barred,
        placements=mine.placements,
        ask=mine.ask,
        perils=mine.perils,
        standings=[StandingView(it.seat, it.place, it.points) for it in game.standings(state)],
        lines=puzzle.event,
        open=None,
    )
    seats = range(game.seats(state))
    rival = default_stand_in(name)
    chairs = [
        ChairView("person", "", None, None, it)
        if it == seat
        else ChairView("charioteer", f"{rival} {NUMERALS[it]}", rival, None, it)
        for it in seats
    ]
    settings = Settings(
        name, {}, tuple(PersonSeat() if it == seat else CharioteerSeat(rival) for it in seats)
    )
    best = laid.moves[laid.best].move
    return PuzzleView(
        game=name,
        number=number,
        kind=puzzle.kind,
        margin=puzzle.margin / 100,
        settings=settings,
        chairs=chairs,
        seat=seat,
        race=race,
        answer=puzzle.answer,
        after=dict(game.write_view(game.view(game.play(state, best), seat))),
        moves=[
            PuzzleMove(game.write(it.move), at == laid.best, _words(explain(puzzle, laid, at)))
            for at, it in enumerate(laid.moves)
        ],
    )


def _words(said: Saying) -> Words:
    return Words(said.key, dict(said.facts))
