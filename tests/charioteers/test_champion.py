"""The champion drives what it has learnt; where it cannot, the tactician does, and one line says so."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from tests.charioteers.duels import chance, positions

from hippodrome.charioteers import charioteer_by_name, complaints_of, replacement_driver
from hippodrome.charioteers.ave_caesar import champion
from hippodrome.games.ave_caesar.game import GAME
from hippodrome.games.ave_caesar.state import State
from hippodrome.games.ave_caesar.view import View
from hippodrome.language import voice
from hippodrome.saying import Trouble

SIX: dict[str, Any] = {"players": 6, "options": {"races": 1}}
WHITE: dict[str, Any] = {"players": 4, "programme": [{"course": "white", "direction": "clockwise"}]}


@pytest.fixture(autouse=True)
def _read_anew() -> Iterator[None]:
    yield
    champion.champion_network.cache_clear()


def decisions(number: int) -> list[tuple[View, Any]]:
    """Show some decisions of a race."""
    shown = [
        (GAME.view(state, seat), GAME.legal_moves(state))
        for state, seat in positions("ave-caesar", SIX, 5, "greedy")
        if isinstance(state, State) and len(GAME.legal_moves(state)) > 1
    ]
    return list(islice(shown[10::7], number))


def with_weights(folder: Path, text: bytes | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the champion read its weights from a folder, where they are something or not there at all."""
    if text is not None:
        (folder / "weights.txt").write_bytes(text)
    monkeypatch.setattr(champion, "files", lambda _package: folder)
    champion.champion_network.cache_clear()


def test_the_champion_is_itself_and_decides_alike() -> None:
    assert complaints_of("ave-caesar", ["champion", "greedy", "champion:1s"], [WHITE]) == []
    apart = 0
    for view, moves in decisions(6):
        alone = charioteer_by_name("ave-caesar", "champion", chance(1))(view, moves)
        assert alone in moves
        assert alone == charioteer_by_name("ave-caesar", "champion", chance(2))(view, moves)
        scores = champion.score_moves(view, view.race, moves)  # type: ignore[arg-type]  # a race is under way
        assert scores[moves.index(alone)] == max(scores)
        apart += len(set(scores)) - 1
    assert apart


def test_with_a_budget_it_searches_among_the_moves_it_likes() -> None:
    (view, moves), *_ = decisions(1)
    searching = [charioteer_by_name("ave-caesar", "champion:60", chance(3))(view, moves) for _ in range(2)]
    assert searching[0] == searching[1]
    scores = champion.score_moves(view, view.race, moves)  # type: ignore[arg-type]  # a race is under way
    best = sorted(scores)[-champion.MOST_MOVES_SEARCHED :]
    assert scores[moves.index(searching[0])] >= best[0]


@pytest.mark.parametrize(
    "text", [None, b"", b"not base 64: \xff", b64encode(bytes(100)), "weights – no".encode()]
)
def test_without_weights_the_tactician_drives(
    text: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_weights(tmp_path, text, monkeypatch)
    (complaint,) = complaints_of("ave-caesar", ["champion", "tactician", "champion:1s"], [WHITE])
    assert "tactician drives instead" in voice("en")(complaint)
    for view, moves in decisions(2):
        instead = charioteer_by_name("ave-caesar", "champion", chance(4))(view, moves)
        assert instead == charioteer_by_name("ave-caesar", "tactician", chance(4))(view, moves)


def test_on_a_course_too_large_for_it_the_tactician_drives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(champion, "MOST_SPACES", 30)
    (complaint,) = complaints_of("ave-caesar", ["champion"], [SIX, WHITE])
    assert (
        voice("en")(complaint)
        == "The course “white” is too large for the champion; the tactician drives instead"
    )
    for view, moves in decisions(2):
        instead = charioteer_by_name("ave-caesar", "champion", chance(4))(view, moves)
        assert instead == charioteer_by_name("ave-caesar", "tactician", chance(4))(view, moves)


def test_who_drives_instead_keeps_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    assert replacement_driver("ave-caesar", "champion:1s", WHITE) is None
    monkeypatch.setattr(champion, "MOST_SPACES", 30)
    names = ("champion", "champion:1s", "champion:20", "tactician", "greedy")
    instead = [replacement_driver("ave-caesar", name, WHITE) for name in names]
    assert instead == ["tactician", "tactician:1s", "tactician:20", None, None]


@pytest.mark.parametrize("budget", ["0s", "0", "", "-1s"])
def test_a_budget_of_nothing_is_refused(budget: str) -> None:
    with pytest.raises(Trouble) as refused:
        charioteer_by_name("ave-caesar", f"champion:{budget}", chance(1))
    assert "no time to think" in voice("en")(refused.value.saying)
