"""The coach at the table: hints on the way where the table allows them, a review afterwards."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from tests.server.running import Refused, Running, play_on, start_all

from hippodrome.coach.advice import MOST_MOVES_WEIGHED, sample_moves


@pytest.mark.parametrize("game", ["ave-caesar", "ben-hur"])
def test_a_hint_is_one_of_the_offers_and_comes_in_words(server: Running, game: str) -> None:
    _, players = start_all(server, game, hints=True)
    mover = players[players[0].look()["race"]["to_move"]]
    hint = server.ask(f"/api/tables/{mover.table}/hint", b"", token=mover.token)
    assert hint["move"] in mover.look()["race"]["offers"]
    assert hint["words"][0]["facts"]["move"] == hint["move"] == hint["weighed"][0]["move"]
    mover.do("move", move=hint["move"], turn=mover.look()["table"]["turn"])


def test_hints_are_for_the_seat_to_move_at_tables_that_allow_them(server: Running) -> None:
    _, silent = start_all(server)
    mover = silent[silent[0].look()["race"]["to_move"]]
    with pytest.raises(Refused) as refused:
        server.ask(f"/api/tables/{mover.table}/hint", b"", token=mover.token)
    assert (refused.value.status, refused.value.code) == (403, "hints-not-here")
    _, players = start_all(server, hints=True)
    to_move = players[0].look()["race"]["to_move"]
    other = players[(to_move + 1) % 3]
    for token, code in ((other.token, "not-your-turn"), ("", "token-unknown")):
        with pytest.raises(Refused) as refused:
            server.ask(f"/api/tables/{other.table}/hint", b"", token=token)
        assert refused.value.code == code


def test_a_review_looks_back_on_a_race_that_is_over(server: Running) -> None:
    table, players = start_all(server, setup={"players": 3, "options": {"races": 1, "laps": 1}})
    with pytest.raises(Refused) as refused:
        server.ask(f"/api/tables/{table['table']}/review")
    assert refused.value.code == "table-still-racing"
    play_on(players, 100_000, random.Random(2).randrange)
    review: Any = {}
    for _ in range(600):
        review = server.ask(f"/api/tables/{table['table']}/review")
        if "decisions" in review:
            break
        assert review["text"]
        time.sleep(review["after"] / 1000)
    assert review["whole"] is True
    assert review["seats"] == ["Gaius", "Livia", "Marcus"]
    lines = players[0].look()["race"]["lines"]
    assert [it["points"][-1][0] for it in review["graph"]] == [lines] * 3
    assert all(0 <= it["win"] <= 1 for it in review["decisions"])
    assert server.ask(f"/api/tables/{table['table']}/review") == review


def test_of_too_many_moves_the_coach_weighs_some_and_the_one_that_matters() -> None:
    moves = list(range(10_000))
    some = sample_moves(moves, 9_999)
    assert len(some) <= MOST_MOVES_WEIGHED + 1
    assert 9_999 in some
    assert sample_moves([1, 2], 3) == [1, 2]
