"""A hint put into words: the best moves of a seat, each with what it promises."""

from __future__ import annotations

from typing import Final

from hippodrome.coach.advice import Advice, rank_moves
from hippodrome.coach.traits import coach_traits
from hippodrome.games import AnyGame
from hippodrome.saying import Saying, saying

MOST_MOVES_NAMED: Final = 3
"""How many moves a hint names, unless told otherwise."""


def tell_hint(game: AnyGame, advice: Advice, most: int = MOST_MOVES_NAMED) -> tuple[Saying, ...]:
    """Tell the moves that promise most, the best first."""
    unit = coach_traits(game.name).unit
    told = []
    for it in rank_moves(advice.moves, advice.best)[:most]:
        whole, tenth = divmod(round(abs(it.worth) * 10), 10)
        facts = {"win": round(100 * it.win), "whole": whole, "tenth": tenth}
        told.append(saying("coach-hint", move=game.write(it.move), unit=unit, **facts))
    return tuple(told)
