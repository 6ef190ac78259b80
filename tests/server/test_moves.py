"""Moves over HTTP: once, in time, by the rules, and taken back by consent alone."""

from __future__ import annotations

import uuid
from typing import Any

import pytest
from tests.server.running import Player, Refused, Running, play_on, start_all

from hippodrome.language import LANGUAGES


def test_offers_go_to_the_seat_that_is_to_move_and_to_nobody_else(server: Running) -> None:
    table, players = start_all(server)
    to_move = server.ask(f"/api/tables/{table['table']}")["race"]["to_move"]
    for player in players:
        race = player.look()["race"]
        assert (race["offers"] is not None) == (race["barred"] is not None) == (player.seat == to_move)


def test_the_same_key_is_done_once_and_answered_the_same(server: Running) -> None:
    _, players = start_all(server)
    whole = players[0].look()
    mover = players[whole["race"]["to_move"]]
    move = {"move": mover.look()["race"]["offers"][0], "turn": whole["table"]["turn"]}
    key = uuid.uuid4().hex
    first = mover.do("move", key, **move)
    assert mover.do("move", key, **move) == first
    play_on(players, 80)
    number = players[0].look()["number"]
    assert mover.do("move", key, **move) == first
    assert players[0].look()["number"] == number


def test_a_stale_move_is_refused_and_changes_nothing(server: Running) -> None:
    _, players = start_all(server)
    whole = players[0].look()
    mover = players[whole["race"]["to_move"]]
    move = {"move": mover.look()["race"]["offers"][0], "turn": whole["table"]["turn"]}
    mover.do("move", **move)
    before = [player.look() for player in players]
    with pytest.raises(Refused) as refused:
        mover.do("move", **move)
    assert (refused.value.status, refused.value.code) == (409, "move-stale")
    assert [player.look() for player in players] == before


def test_a_word_of_chat_does_not_make_a_move_stale(server: Running) -> None:
    _, players = start_all(server)
    whole = players[0].look()
    mover = players[whole["race"]["to_move"]]
    players[0].do("say", text="Ave!")
    mover.do("move", move=mover.look()["race"]["offers"][0], turn=whole["table"]["turn"])


def test_a_move_against_the_rules_is_refused_with_its_clause(server: Running) -> None:
    _, players = start_all(server)
    whole = players[0].look()
    mover = players[whole["race"]["to_move"]]
    with pytest.raises(Refused) as refused:
        mover.do("move", move="pass", turn=whole["table"]["turn"])
    assert refused.value.status == 422
    assert refused.value.answer["clause"][0].isdigit()
    assert refused.value.answer["text"]


def test_errors_speak_the_language_that_is_asked_for(server: Running) -> None:
    said = set()
    for language in LANGUAGES:
        with pytest.raises(Refused) as refused:
            server.ask("/api/tables/NOSUCH", **{"Accept-Language": f"{language}-XX,en;q=0.5"})
        said.add(refused.value.answer["text"])
    assert len(said) == len(LANGUAGES)


def test_a_takeback_needs_everyone_and_never_crosses_a_draw(server: Running) -> None:
    _, players = start_all(server)
    play_on(players, 1)
    for player in players:
        with pytest.raises(Refused) as refused:
            player.do("ask-takeback")
        assert refused.value.code == "takeback-drawn"


def test_a_takeback_by_consent_goes_back_to_the_decision(server: Running) -> None:
    players, mover, before = move_that_draws_nothing(server)
    mover.do("ask-takeback")
    others = [player for player in players if player is not mover]
    asked = players[0].look()["table"]["takeback"]
    assert asked == {"by": mover.seat, "yes": [], "open": [it.seat for it in others]}
    others[0].do("answer-takeback", yes=True)
    others[1].do("answer-takeback", yes=True)
    after = mover.look()
    assert after["race"] == before["race"]
    assert after["table"]["takeback"] is None
    assert after["table"]["turn"] == after["number"]


def move_that_draws_nothing(server: Running) -> tuple[list[Player], Player, Any]:
    """Race until somebody makes a move that draws nothing: the players, the mover, what they saw before."""
    for _ in range(20):
        _, players = start_all(server, "ben-hur")
        while (whole := players[0].look())["table"]["stage"] != "over":
            mover = players[whole["race"]["to_move"]]
            before = mover.look()
            lines = before["race"]["lines"]
            mover.move(lambda offers: "no-whip" if "no-whip" in offers else offers[0])
            if mover.look()["race"]["lines"] == lines + 1:
                return players, mover, before
    raise AssertionError("no such move in twenty races")
