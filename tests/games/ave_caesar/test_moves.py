"""Moves as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.strategies import moves, texts

from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.moves import Move, read_move
from hippodrome.saying import Trouble

WRITTEN = [
    *["4-11b2", "5-finish", "1-A1", "6-a b", "6-a 5", "3-x-y", "2-pass", "pass", "withdraw"],
    *["tuck 3", "draw 5", "lot 6", "vote 4-11b2", "vote 4-a 5", "vote 5-finish"],
]


@pytest.mark.parametrize("text", WRITTEN)
def test_a_move_reads_back_as_it_was_written(text: str) -> None:
    assert GAME.write(GAME.read(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *["", " ", "7-11b2", "0-11b2", "4-", "-11b2", "411b2", "44-x", "pass ", "pass 3", " pass", "Pass"],
        *["tuck", "tuck 0", "tuck 7", "tuck  3", "draw", "draw x", "draw 3 4", "lot 0", "withdraw 1", "vote"],
        *["vote pass", "vote 7-x", "vote 4-", "vote", "draw ?", "٤-11b2", "tuck ٣"],
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(Trouble) as caught:
        read_move(text)
    assert str(caught.value) == f"move-unreadable move={text}"


def test_of_a_long_text_that_is_no_move_only_the_beginning_is_told() -> None:
    with pytest.raises(Trouble) as caught:
        read_move("gallop" * 20)
    assert str(caught.value) == f"move-unreadable move={'gallop' * 10}"


@given(texts())
def test_whatever_is_read_as_a_move_only_trouble_comes_of_it(text: str) -> None:
    try:
        move = read_move(text)
    except Trouble:
        return
    assert str(move) == text


@given(moves())
def test_every_move_there_is_reads_back_as_itself(move: Move) -> None:
    assert read_move(str(move)) == move
