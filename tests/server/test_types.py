"""The page's types and the OpenAPI document say what the messages and the games' views say."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from starlette.testclient import TestClient
from tests.server.running import ROOT

from hippodrome.games import game_names
from hippodrome.race.protocol import STANDS, Seat, Viewer
from hippodrome.records import read_record
from hippodrome.server.app import make_app
from hippodrome.server.config import Config
from hippodrome.server.http.typescript import files, main, message_types, view_types
from hippodrome.tables import messages

FOLDER = ROOT / "web" / "src"
RACES = sorted((ROOT / "tests" / "races").glob("*.jsonl"))


@pytest.mark.parametrize("place", list(files()))
def test_the_types_of_the_page_are_up_to_date(place: str) -> None:
    assert (FOLDER / place).read_text(encoding="utf-8") == files()[place], "run make types"


@pytest.mark.parametrize("place", list(files()))
def test_the_check_says_when_they_are_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, place: str
) -> None:
    monkeypatch.setattr(sys, "argv", ["typescript", str(tmp_path)])
    main()
    monkeypatch.setattr(sys, "argv", ["typescript", "--check", str(tmp_path)])
    main()
    (tmp_path / place).write_text("export {};", encoding="utf-8")
    with pytest.raises(SystemExit, match="run make types"):
        main()


def test_every_message_has_its_type() -> None:
    text = message_types()
    for kind in (*messages.FromClient.__args__, *messages.FromServer.__args__):
        assert f"export interface {kind.__name__} {{" in text


def test_every_game_has_the_type_of_its_view() -> None:
    for game in game_names():
        assert "WrittenView" in view_types(game)
        assert f'"{game}"' in view_types(game)


def plain(value: Any) -> Any:
    """Write something as JSON and read it again."""
    return msgspec.json.decode(msgspec.json.encode(value))


def fits(view: Any, kind: Any) -> bool:
    """Say whether a written view has the fields of a type, all of them and no other, and their kinds."""
    try:
        return bool(plain(msgspec.convert(view, kind)) == view)
    except msgspec.ValidationError:
        return False


@pytest.mark.parametrize("file", RACES, ids=lambda it: it.stem)
def test_every_view_of_a_recorded_race_is_of_the_type_its_game_says(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"), file.name)
    game = record.game
    kind = get_type_hints(type(game).write_view)["return"]
    viewers: list[Viewer] = [*map(Seat, range(game.seats(record.start))), STANDS]
    for number, step in enumerate(record.steps):
        seen = game.view(step.after, viewers[number % len(viewers)])
        view = plain(game.write_view(seen))
        assert sum(fits(view, it) for it in get_args(kind) or (kind,)) == 1, view


def test_the_document_names_every_route_and_every_reference_leads_somewhere() -> None:
    app = make_app(Config(db="sqlite:///unused.db"))
    document = TestClient(app).get("/api/openapi.json").json()
    assert "/api/tables/{name}/deeds" in document["paths"]
    known = set(document["components"]["schemas"])
    text = str(document)
    wanted = {part.partition("'")[0] for part in text.split("#/components/schemas/")[1:]}
    assert wanted <= known


def test_a_path_answers_the_methods_of_the_document_and_no_other() -> None:
    client = TestClient(make_app(Config(db="sqlite:///unused.db")), base_url="http://localhost")
    assert set(client.get("/api/openapi.json").json()["paths"]["/api/games"]) == {"get"}
    assert client.get("/api/games").status_code == 200
    assert client.head("/api/games").status_code == 404
    assert client.post("/api/games").status_code == 405
