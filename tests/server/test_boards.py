"""Boards for the page: as JSON, as pictures, and those that people bring."""

from __future__ import annotations

import gzip
import json
import urllib.error
import urllib.request
from xml.etree import ElementTree as ET

import pytest
from tests.server.running import ROOT, Refused, Running

from hippodrome.atlas import course_names
from hippodrome.atlas.ben_hur import arena_names
from hippodrome.course import course_faults, read_course
from hippodrome.tables import boards

HOUSE = [("ave-caesar", name) for name in course_names()] + [("ben-hur", name) for name in arena_names()]


def fetch(server: Running, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Fetch something as a browser does: status, headers, body."""
    request = urllib.request.Request(server.url + path, headers=headers)  # noqa: S310  (our own server)
    try:
        with urllib.request.urlopen(request) as answer:  # noqa: S310  (our own server)
            return answer.status, dict(answer.headers), answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, dict(error.headers), error.read()


@pytest.mark.parametrize(("game", "name"), HOUSE)
def test_every_board_of_the_house_comes_as_json_and_as_a_picture(
    server: Running, game: str, name: str
) -> None:
    board = server.ask(f"/api/boards/{game}/{name}")
    assert board["name"] == name
    assert board["drawing"]["size"][0] > 0
    status, headers, body = fetch(server, f"/api/boards/{game}/{name}.svg")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert "max-age" in headers["cache-control"]
    tags = {it.get("data-space") for it in ET.fromstring(body).iter()}  # noqa: S314  (our own server)
    assert set(board.get("spaces", ())) <= tags
    again, _, empty = fetch(server, f"/api/boards/{game}/{name}.svg", **{"If-None-Match": headers["etag"]})
    assert (again, empty) == (304, b"")
    _, packed_headers, packed = fetch(server, f"/api/boards/{game}/{name}.svg", **{"Accept-Encoding": "gzip"})
    assert packed_headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == body


@pytest.mark.parametrize(("game", "name"), [("ave-caesar", "white"), ("ben-hur", "antioch")])
def test_a_small_picture_goes_without_the_crowd(server: Running, game: str, name: str) -> None:
    _, _, whole = fetch(server, f"/api/boards/{game}/{name}.svg")
    _, _, small = fetch(server, f"/api/boards/{game}/{name}.svg?thumb=1")
    assert len(small) < 0.8 * len(whole)
    assert b"<svg" in small


@pytest.mark.parametrize("path", ["ave-caesar/none", "ben-hur/white", "chess/white", "ave-caesar/none.svg"])
def test_a_board_that_is_not_there_is_said_so(server: Running, path: str) -> None:
    with pytest.raises(Refused) as refused:
        server.ask(f"/api/boards/{path}")
    assert (refused.value.status, refused.value.code) == (404, "board-unknown")


def test_a_course_of_ones_own_is_drawn_even_where_it_brings_no_drawing(server: Running) -> None:
    course = json.loads((ROOT / "tests" / "courses" / "white.json").read_text())
    course.pop("drawing", None)
    drawn = server.ask("/api/boards/ave-caesar", course)
    assert set(drawn["board"]["drawing"]["spaces"]) == set(course["spaces"])
    assert drawn["svg"].startswith("<svg")
    again = server.ask("/api/boards/ave-caesar", drawn["board"])
    assert again["svg"] == drawn["svg"]
    assert not course_faults(read_course(drawn["board"]))


def test_a_drawing_that_would_take_minutes_is_laid_out_anew(server: Running) -> None:
    course = server.ask("/api/boards/ave-caesar/white")
    course["name"] = "zigzag"
    course["drawing"]["outer"] = [number for at in range(9000) for number in (at % 2 * 19_000, at)]
    drawn = server.ask("/api/boards/ave-caesar", course)
    assert len(drawn["board"]["drawing"]["outer"]) < 9000


def test_every_fault_of_a_board_is_named(server: Running) -> None:
    course = json.loads((ROOT / "tests" / "courses" / "white.json").read_text())
    course["ahead"] = {}
    with pytest.raises(Refused) as refused:
        server.ask("/api/boards/ave-caesar", course)
    assert (refused.value.status, refused.value.code) == (422, "board-faulty")
    assert len(refused.value.answer["faults"]) == len(course_faults(read_course(course))) > 1
    with pytest.raises(Refused) as refused:
        server.ask("/api/boards/ben-hur", {"half": 0, "inner": 5})
    assert len(refused.value.answer["faults"]) > 1
    with pytest.raises(Refused) as refused:
        server.ask("/api/boards/ave-caesar", {"name": "nothing"})
    assert refused.value.code == "field-missing"


def test_an_arena_of_ones_own_is_drawn(server: Running) -> None:
    arena = server.ask("/api/boards/ben-hur/antioch") | {"name": "our own"}
    drawn = server.ask("/api/boards/ben-hur", arena)
    assert drawn["board"]["drawing"] == arena["drawing"]
    assert "Our Own" in drawn["svg"]


def test_the_sheet_of_an_arena_lies_as_the_picture_does() -> None:
    from hippodrome.drawing.arena import _Sheet  # noqa: PLC0415  (its private layout is what is compared)

    board = boards.house_board("ben-hur", "antioch")
    sheet = _Sheet(board["half"], board["inner"], board["outer"])
    drawing = board["drawing"]
    x, y = sheet.at(1000, -700)
    assert drawing["at"][0] + 1000 * drawing["scale"] == pytest.approx(x)
    assert drawing["at"][1] + 700 * drawing["scale"] == pytest.approx(y)
    assert drawing["size"][1] == pytest.approx(sheet.height)
