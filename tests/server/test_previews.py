"""Previews of links: a title, words and a picture for chat programs, and nothing that was hidden."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.commands import RACES

from hippodrome.chance import seeded_random
from hippodrome.drawing.boards import boards_of
from hippodrome.race.protocol import STANDS
from hippodrome.records import read_record
from hippodrome.server.app import make_app
from hippodrome.server.config import Config
from hippodrome.server.http import previews
from hippodrome.server.http.limits import Limits
from hippodrome.tables.settings import Settings
from hippodrome.tables.working import DrawPreview, RaceLog, ReplayCache, perform

PAGE = "<!doctype html><html><head><title>Hippodrome</title></head><body></body></html>"
META = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />')
HARE = {"type": "charioteer", "name": "random"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """Serve a small page, with a ledger and workers."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    db = tmp_path_factory.mktemp("db") / "test.db"
    limits = Limits(rate=100_000, guesses=3, work=2)
    with TestClient(make_app(Config(db=f"sqlite:///{db}", limits=limits, nice=0), folder)) as served:
        yield served


def opened(client: TestClient, **settings: Any) -> dict[str, Any]:
    """Open a table."""
    given = {"game": "ave-caesar", "setup": {"players": 3}, "seats": [{"type": "person"}] * 2 + [HARE]}
    answer = client.post("/api/tables", json=given | settings)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def told(client: TestClient, path: str, language: str = "en") -> dict[str, str]:
    """Read what chat programs read of a page."""
    answer = client.get(path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert "Content-Security-Policy" in answer.headers
    return {name: unescape(text) for name, text in META.findall(answer.text)}


def png_size(picture: bytes) -> tuple[int, int]:
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])


def test_a_link_to_a_table_has_a_title_words_and_a_picture(client: TestClient) -> None:
    table = opened(client, title="Ludi Romani")
    for screen in ("table", "replay", "join"):
        found = told(client, f"/{screen}/{table['code']}")
        assert found["og:title"] == "Ludi Romani"
        assert found["og:description"] == "2 seats are free"
        assert found["twitter:card"] == "summary_large_image"
    assert told(client, f"/table/{table['code']}", "de")["og:description"] == "2 Plätze sind frei"
    picture = client.get(found["og:image"])
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
    assert png_size(picture.content) == (1200, 630)
    assert len(picture.content) < 600_000
    assert "max-age" in picture.headers["cache-control"]


def test_a_picture_is_made_once(client: TestClient) -> None:
    """What is kept costs no work: the rate limit of work is far exceeded here."""
    table = opened(client, title="once")
    path = f"/api/tables/{table['code']}/preview.png"
    first = client.get(path)
    assert first.status_code == 200
    assert {client.get(path).content for _ in range(40)} == {first.content}


def test_a_race_that_is_over_shows_its_result(client: TestClient) -> None:
    record = (RACES / "ben-hur-all-finish.jsonl").read_bytes()
    table = client.post("/api/records", content=record).json()
    found = told(client, f"/replay/{table['code']}")
    assert found["og:title"] == "Ben Hur"
    assert found["og:description"].startswith("The race is over. 1. ")
    assert "Messala" in found["og:description"]  # as the race calls him: not "steady", nor "Malluch"
    assert "Malluch" not in found["og:description"]
    assert png_size(client.get(found["og:image"]).content) == (1200, 630)


def test_a_title_cannot_play_tricks(client: TestClient) -> None:
    """Neither the page nor the typesetter takes words for anything but words."""
    wicked = '"><script>alert(1)</script>#panic() $'
    table = opened(client, title=wicked)
    answer = client.get(f"/table/{table['code']}")
    assert "<script>" not in answer.text
    assert told(client, f"/table/{table['code']}")["og:title"] == wicked
    assert client.get(f"/api/tables/{table['code']}/preview.png").status_code == 200


def test_a_link_to_a_new_race_shows_a_board(client: TestClient) -> None:
    found = told(client, "/new/ben-hur")
    assert found["og:title"] == "Ben Hur"
    assert png_size(client.get(found["og:image"]).content) == (1200, 630)
    for path in ("/api/boards/ave-caesar/none/preview.png", "/api/boards/chess/white/preview.png"):
        assert client.get(path).status_code == 404


def test_whoever_guesses_codes_learns_nothing(client: TestClient) -> None:
    """A page of a table that is not there is the plain page, however often it is asked for."""
    for guess in range(8):
        assert client.get(f"/table/ABC23{guess}").text == PAGE
    assert client.get("/api/tables/ABC239/preview.png").status_code == 429
    assert client.get("/").text == PAGE
    assert client.get("/rules/ave-caesar/4.5").text == PAGE


def test_without_the_typesetter_there_are_words_alone(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(previews, "has_package", lambda _name: False)
    found = told(client, "/new/ave-caesar")
    assert "og:image" not in found
    assert found["twitter:card"] == "summary"


@pytest.mark.parametrize("name", ["ave-caesar-everyone-finishes", "ben-hur-preset-club"])
def test_nothing_hidden_is_drawn(name: str) -> None:
    """Any state that looks the same to the stands gives the same picture."""
    record = read_record((RACES / f"{name}.jsonl").read_text(encoding="utf-8"), name)
    boards, game, pick = boards_of(record.game.name), record.game, seeded_random(7).randrange
    for step in record.steps[20::30]:
        other = game.imagine(game.view(step.after, STANDS), pick)
        board = boards.board_of(step.after)
        assert boards.board_of(other) == board
        assert boards.draw_chariots(other, board) == boards.draw_chariots(step.after, board)


def test_lots_and_grids_are_drawn_too() -> None:
    """A table at which nothing has happened yet has a picture as well."""
    for game in ("ave-caesar", "ben-hur"):
        log = RaceLog("t", Settings(game, {"players": 4}), 1, [(None, None, "")] * 4, [])
        drawn = perform(ReplayCache(), DrawPreview(game, "x", ["y"] * 30, race=log))
        assert png_size(drawn) == (1200, 630)


def test_the_page_without_a_head_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>the page", encoding="utf-8")
    app = make_app(Config(db="sqlite:///unused.db"), tmp_path)
    client = TestClient(app)
    assert client.get("/new/ave-caesar").text == "<!doctype html>the page"
    assert client.get("/table/ABC234").text == "<!doctype html>the page"
    assert not Path("unused.db").exists()  # whoever has not opened the ledger does not look into it
