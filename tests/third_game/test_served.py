"""The third game at a table of a real server, over HTTP and a websocket, with charioteers in workers."""

from __future__ import annotations

import time
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.conftest import GENEROUS
from tests.server.running import PATIENCE, Running, line
from tests.third_game.conftest import REGISTERED

SEATS = [{"type": "person"}, {"type": "charioteer", "name": "hare"}, {"type": "charioteer", "name": "random"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Serve, with the third game registered."""
    running = Running(str(tmp_path_factory.mktemp("third") / "third.db"), GENEROUS | REGISTERED)
    yield running
    running.stop()


def test_it_is_listed_with_what_may_be_chosen(server: Running) -> None:
    listed = {it["game"]: it for it in server.ask("/api/games")}
    assert [it["name"] for it in listed["stadion"]["charioteers"]] == ["random", "hare"]
    assert listed["stadion"]["usual"] == {"players": 4, "paces": 20}


def test_a_race_is_run_to_its_end_recorded_and_reviewed(server: Running) -> None:
    table = server.ask(
        "/api/tables", {"game": "stadion", "setup": {"players": 3}, "seats": SEATS, "hints": True}
    )
    player = server.sit(table, "Livia")
    with line(server, table["table"], player.token) as socket:
        player.do("start")
        turns = 0
        while True:
            whole = player.look()
            if whole["table"]["stage"] == "over":
                break
            if whole["race"]["to_move"] != player.seat:
                socket.hear()
                continue
            hands = [it["hand"] for it in whole["race"]["view"]["runners"]]
            assert hands[0] is not None
            assert hands[1:] == [None, None]
            if not turns:
                advice = server.ask(f"/api/tables/{table['table']}/hint", {}, player.token)
                assert advice["move"] in whole["race"]["offers"]
            player.move()
            turns += 1
    assert turns > 2
    record = server.ask(f"/api/tables/{table['table']}/record")
    assert record[0]["game"] == "stadion"
    assert record[-1]["result"]
    assert server.ask(f"/api/tables/{table['table']}/statistics") == []
    review: dict[str, Any] = {}
    until = time.monotonic() + 3 * PATIENCE
    while "decisions" not in review:
        assert time.monotonic() < until, "the coach never comes to an end"
        time.sleep(review.get("after", 0) / 1000)
        review = server.ask(f"/api/tables/{table['table']}/review")
    assert review["game"] == "stadion"
    assert len(review["decisions"]) > turns


def test_its_words_are_given_in_a_language_and_in_english_where_that_has_none(server: Running) -> None:
    german, english = (words(server, language) for language in ("de", "en"))
    assert "läuft" in german
    assert "stadion-refused-over = The race is over" in german
    assert "runs { $card }" in english


def words(server: Running, language: str) -> str:
    """Ask for the words of games that are not of the house."""
    asked = f"{server.url}/api/words?language={language}"
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:  # noqa: S310  (our own server)
        text: str = answer.read().decode()
    return text
