"""The gallery: boards are published, found, starred, forked, raced on and withdrawn; monsters are refused."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.commands import COURSES
from tests.own_loop import run_alone
from tests.server.postgres import Postgres

from hippodrome.atlas.ben_hur import open_arena_json
from hippodrome.saying import Trouble
from hippodrome.server.app import make_app
from hippodrome.server.config import Config
from hippodrome.server.http.limits import Limits, RateLimits
from hippodrome.server.ledger import Ledger
from hippodrome.server.ledger import gallery as stored
from hippodrome.server.ledger.gallery import Gallery
from hippodrome.tables.publishing import Publish, PublishedVersion, Stars

WHITE: dict[str, Any] = json.loads((COURSES / "white.json").read_text(encoding="utf-8"))
SEATS = [{"type": "charioteer", "name": "random"}] * 3
SOMEBODY = {"Authorization": "Bearer a-visitor-with-a-long-token"}
ANOTHER = {"Authorization": "Bearer another-visitor-with-a-token"}


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Name the file of the database."""
    return tmp_path_factory.mktemp("db") / "test.db"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory, db: Path) -> Iterator[TestClient]:
    """Serve with a ledger and workers, and limits that are not in the way."""
    limits = Limits(rate=100_000, work=100_000, tables=100_000, chat=100_000, guesses=100_000)
    folder = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text("<!doctype html><head></head>the page", encoding="utf-8")
    with TestClient(make_app(Config(db=f"sqlite:///{db}", limits=limits, nice=0), folder)) as served:
        yield served


def published(client: TestClient, **given: Any) -> dict[str, Any]:
    """Publish a course."""
    wish = {"game": "ave-caesar", "name": "Mine", "author": "Ada", "board": WHITE} | given
    answer = client.post("/api/gallery", json=wish)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def owner(board: dict[str, Any]) -> dict[str, str]:
    """Give the header of whoever published a board."""
    return {"Authorization": f"Bearer {board['key']}"}


def names(client: TestClient, **query: Any) -> list[str]:
    return [it["name"] for it in client.get("/api/gallery", params=query).json()["boards"]]


def test_a_board_is_published_found_and_drawn(client: TestClient) -> None:
    board = published(client, name="Circus Flaminius", words="wide bends, no mercy", author="Bea")
    assert board["version"] == 1
    for sought in ("flaminius", "MERCY wide", "bea"):
        assert "Circus Flaminius" in names(client, sought=sought)
    for sought in ("flaminius %", "laminius", "wide wolf"):
        assert names(client, sought=sought) == []
    found = client.get(f"/api/gallery/{board['id']}").json()
    assert (found["author"], found["raced"], found["stars"], found["version"]) == ("Bea", 0, 0, 1)
    assert "key" not in json.dumps(found)
    version = client.get(f"/api/gallery/{board['id']}/1")
    assert version.json()["board"]["name"] == "Circus Flaminius"
    assert version.json()["board"]["spaces"] == WHITE["spaces"]
    picture = client.get(f"/api/gallery/{board['id']}/1/picture.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.headers["content-security-policy"].startswith("default-src 'none'")
    assert picture.text.startswith("<svg")


def test_accents_capitals_and_signs_are_sought_as_everywhere(client: TestClient) -> None:
    published(client, name="L’Évêque à Nîmes", words="Große Kurve (50%)", author="Zoë")
    for sought in ("eveque", "NIMES", "grosse", "l’ev", "zoe 50%", "%"):
        assert "L’Évêque à Nîmes" in names(client, sought=sought), sought


def test_a_course_comes_back_as_the_text_it_was_written_as(client: TestClient) -> None:
    source = client.get("/api/boards/ave-caesar/white.course")
    assert source.headers["content-type"].startswith("text/plain")
    board = published(client, name="Written", board={"name": "mine", "source": source.text})
    found = client.get(f"/api/gallery/{board['id']}/1").json()
    assert found["source"] == source.text
    assert "source" not in found["board"]
    assert found["board"]["spaces"] == WHITE["spaces"]
    assert client.get("/api/gallery/" + published(client)["id"] + "/1").json()["source"] is None
    assert client.get("/api/boards/ben-hur/tyre.course").status_code == 404
    assert client.get("/api/boards/ave-caesar/none.course").status_code == 404


def test_versions_are_listed_and_a_star_is_known_again(client: TestClient) -> None:
    board = published(client, name="Listed versions")
    path = f"/api/gallery/{board['id']}"
    client.post(f"{path}/versions", json={"board": WHITE}, headers=owner(board))
    assert [(it["version"], it["raced"]) for it in client.get(f"{path}/versions").json()] == [(2, 0), (1, 0)]
    assert client.get(f"{path}/star").status_code == 403
    assert client.get(f"{path}/star", headers=SOMEBODY).json() == {"stars": 0, "yours": False}
    client.post(f"{path}/star", headers=SOMEBODY)
    assert client.get(f"{path}/star", headers=SOMEBODY).json() == {"stars": 1, "yours": True}


def test_a_board_is_recognised_whichever_game_it_is_for(client: TestClient) -> None:
    for written, game in ((WHITE, "ave-caesar"), (dict(open_arena_json("tyre")), "ben-hur")):
        found = client.post("/api/boards", json=written).json()
        assert (found["game"], found["svg"][:4]) == (game, "<svg")
    assert client.post("/api/boards", json=WHITE | {"length": 13}).json()["faults"]


def test_a_small_picture_is_smaller_and_comes_packed_or_not(client: TestClient) -> None:
    board = published(client, name="Thumb")
    path = f"/api/gallery/{board['id']}/1/picture.svg"
    whole, small = (client.get(path, params={"thumb": it}) for it in (0, 1))
    assert 0 < len(small.text) < len(whole.text)
    assert whole.headers["content-encoding"] == "gzip"
    plain = client.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == whole.text


def test_an_unlisted_board_is_found_by_its_link_alone(client: TestClient) -> None:
    board = published(client, name="Hidden valley", listed=False)
    assert names(client, sought="hidden valley") == []
    assert client.get(f"/api/gallery/{board['id']}").json()["name"] == "Hidden valley"


def test_a_version_never_changes_and_only_the_author_adds_one(client: TestClient) -> None:
    board = published(client, name="Versions")
    path = f"/api/gallery/{board['id']}"
    before = client.get(f"{path}/1").content
    longer = WHITE | {"laps": 2}
    assert client.post(f"{path}/versions", json={"board": longer}).status_code == 403
    assert client.post(f"{path}/versions", json={"board": longer}, headers=SOMEBODY).status_code == 403
    added = client.post(f"{path}/versions", json={"board": longer}, headers=owner(board))
    assert (added.status_code, added.json()["version"]) == (201, 2)
    assert client.get(f"{path}/1").content == before
    assert client.get(f"{path}/2").json()["board"]["laps"] == 2
    assert client.get(path).json()["version"] == 2
    assert client.get(f"{path}/3").status_code == 404
    assert client.get(f"{path}/none").status_code == 400


def test_versions_count_as_tables(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    board = published(client)
    there = f"/api/gallery/{board['id']}"

    def full(_gate: RateLimits, _address: str) -> None:
        raise Trouble("too-many-tables")

    monkeypatch.setattr(RateLimits, "pass_table", full)
    answer = client.post(f"{there}/versions", json={"board": WHITE}, headers=owner(board))
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
    assert client.get(there).json()["version"] == 1


def test_a_fork_names_what_it_was_made_of(client: TestClient) -> None:
    first = published(client, name="Father")
    second = published(client, name="Son", forked_from=f"{first['id']}/1")
    assert client.get(f"/api/gallery/{second['id']}").json()["forked_from"] == f"{first['id']}/1"


def test_everybody_has_one_star_to_give(client: TestClient) -> None:
    board = published(client, name="Starry")
    path = f"/api/gallery/{board['id']}/star"
    assert client.post(path).status_code == 403
    for _ in range(3):
        assert client.post(path, headers=SOMEBODY).json() == {"stars": 1, "yours": True}
    assert client.post(path, headers=ANOTHER).json()["stars"] == 2
    assert client.delete(path, headers=SOMEBODY).json() == {"stars": 1, "yours": False}
    published(client, name="Unstarred")
    assert names(client, order="stars")[0] == "Starry"
    assert client.get("/api/gallery", params={"order": "luck"}).status_code == 400


@pytest.mark.parametrize("game", ["ave-caesar", "ben-hur"])
def test_a_race_names_its_version_and_outlives_the_board(client: TestClient, game: str) -> None:
    """Who withdraws a board takes nothing from those who raced on it."""
    written = WHITE if game == "ave-caesar" else dict(open_arena_json("tyre"))
    board = published(client, game=game, name="Ephemera", board=written)
    settings = {"game": game, "setup": {"players": 3}, "seats": SEATS}
    path = f"/api/gallery/{board['id']}"
    opened = client.post(f"{path}/tables", json={"settings": settings, "version": 1})
    assert opened.status_code == 201, opened.text
    table = f"/api/tables/{opened.json()['code']}"
    assert client.get(f"{table}/board").json() == {"id": board["id"], "version": 1, "key": None}
    assert client.get(path).json()["raced"] == 1
    assert client.delete(path, headers=ANOTHER).status_code == 403
    assert client.delete(path, headers=owner(board)).status_code == 200
    for gone in (path, f"{path}/1", f"{path}/1/picture.svg"):
        assert client.get(gone).status_code == 404
    assert client.post(f"{path}/tables", json={"settings": settings}).status_code == 404
    assert "Ephemera" not in names(client)
    assert "Ephemera" in client.get(table).text
    assert client.get(f"{table}/history").status_code == 200


def test_a_table_on_a_board_of_the_other_game_is_refused(client: TestClient) -> None:
    board = published(client, name="Mine alone")
    settings = {"game": "ben-hur", "setup": {}, "seats": SEATS}
    answer = client.post(f"/api/gallery/{board['id']}/tables", json={"settings": settings})
    assert answer.status_code == 400
    assert client.get("/api/tables/none/board").status_code == 404


def monsters() -> Iterator[tuple[str, dict[str, Any]]]:
    """Make boards that nobody should have to bear."""
    ids = [f"s{number}" for number in range(400)]
    ring = {one: [other] for one, other in zip(ids, [*ids[1:], ids[0]], strict=True)}
    spaces = {it: {"lane": 1, "rear": 12 * at, "front": 12 * at + 12} for at, it in enumerate(ids)}
    yield "spaces", WHITE | {"spaces": spaces, "ahead": ring, "length": 4800, "alley": []}
    every = list(WHITE["spaces"])
    yield "steps", WHITE | {"ahead": dict.fromkeys(every, every)}
    yield "laps", WHITE | {"laps": 10**9}
    yield "length", WHITE | {"length": 10**15}
    yield "start", WHITE | {"start": {"clockwise": every * 5, "anticlockwise": []}}
    yield "name", {"name": ["x"] * 1000}
    yield "deep", WHITE | {"drawing": json.loads("[" * 60 + "]" * 60)}
    yield "drawing", WHITE | {"drawing": {"inner": [1e300] * 8000}}


@pytest.mark.parametrize(
    ("kind", "board"), list(monsters()), ids=lambda it: it if isinstance(it, str) else ""
)
def test_a_monster_is_refused_or_tamed_at_once(client: TestClient, kind: str, board: dict[str, Any]) -> None:
    began = time.process_time()
    wish = {"game": "ave-caesar", "name": "Monster", "author": "M", "board": board, "listed": False}
    answer = client.post("/api/gallery", json=wish)
    assert time.process_time() - began < 10
    assert answer.json().get("code") != "work-too-much"  # a worker takes no longer either
    if answer.status_code == 201:
        found = client.get(f"/api/gallery/{answer.json()['id']}/1").json()["board"]
        assert kind in ("drawing", "deep", "name")
        assert len(json.dumps(found["drawing"])) < 300_000
    else:
        assert answer.status_code in (400, 413, 422), answer.text
        assert answer.json()["text"]


@pytest.mark.parametrize("path", ["/api/boards", "/api/boards/ave-caesar", "/api/gallery", "/api/tables"])
def test_bodies_that_are_deep_broken_or_too_long_are_refused(client: TestClient, path: str) -> None:
    """Nothing that is sent where boards go is an error of ours, and whoever comes next is served."""
    many = 100_000
    bodies = (
        b"[" * many,
        b'{"a":' * many + b"1" + b"}" * many,
        b'{"board":' + b"[" * many + b"]" * many + b"}",
        b'{"name": 1e999, "length": -0.0, "spaces": "\xff"}',
        b'{"source": "' + b"#" * 60_000 + b'", "name": "long"}',
        b'{"game": "ave-caesar", "name": "' + b"x" * 3_000_000 + b'"}',
    )
    for body in bodies:
        answer = client.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 404, 413, 422), answer.text[:200]
        assert answer.json()["text"]
        assert len(answer.content) < 4000
    assert client.get("/health").status_code == 200


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"name": "x" * 61},
        {"name": "two\nlines"},
        {"author": "y" * 25},
        {"words": "z" * 501},
        {"game": "chess"},
        {"board": {"half": 1}},
        {"board": WHITE | {"board": "x" * 300_000}},
        {"surprise": 1},
    ],
    ids=lambda it: next(iter(it)),
)
def test_what_is_out_of_bounds_is_not_published(client: TestClient, wrong: dict[str, Any]) -> None:
    wish = {"game": "ave-caesar", "name": "Wrong", "author": "W", "board": WHITE} | wrong
    assert client.post("/api/gallery", json=wish).status_code in (400, 404, 413, 422)
    assert "Wrong" not in names(client, sought="wrong")


def test_a_gallery_has_room_for_so_many_boards_and_versions(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = published(client, name="The last")
    monkeypatch.setattr(stored, "MOST_VERSIONS", 1)
    path = f"/api/gallery/{board['id']}/versions"
    answer = client.post(path, json={"board": WHITE}, headers=owner(board))
    assert (answer.status_code, answer.json()["code"]) == (409, "gallery-versions")
    monkeypatch.setattr(stored, "MOST_BOARDS", 1)
    wish = {"game": "ave-caesar", "name": "One more", "author": "O", "board": WHITE}
    assert client.post("/api/gallery", json=wish).json()["code"] == "gallery-full"


def test_markup_in_names_stays_text(client: TestClient) -> None:
    wicked = "<script>alert(1)</script>"
    board = published(client, name=wicked, words=wicked, author="<b>me</b>")
    picture = client.get(f"/api/gallery/{board['id']}/1/picture.svg").text
    assert "<script" not in picture.lower()


def test_the_list_comes_in_pages(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hippodrome.server.http.gallery.BOARDS_A_PAGE", 2)
    for number in range(3):
        published(client, name=f"page {number}", author="Paginator")
    first = client.get("/api/gallery", params={"sought": "paginator"}).json()
    second = client.get("/api/gallery", params={"sought": "paginator", "first": 2}).json()
    assert ([it["name"] for it in first["boards"]], first["more"]) == (["page 2", "page 1"], True)
    assert ([it["name"] for it in second["boards"]], second["more"]) == (["page 0"], False)


def test_a_link_to_a_board_has_a_title_words_and_a_picture(client: TestClient) -> None:
    board = published(client, name="Circus & co", words="Mind the gap", author="Cleo")
    page = client.get(f"/gallery/{board['id']}").text
    assert 'property="og:title" content="Circus &amp; co"' in page
    assert 'property="og:description" content="By Cleo. Mind the gap"' in page
    path = f"/api/gallery/{board['id']}/1/preview.png"
    assert path in page
    picture = client.get(path).content
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)
    assert "og:title" not in client.get("/gallery/NOTHERE2").text


def test_kits_are_printed_for_the_house_and_for_the_gallery(client: TestClient) -> None:
    board = published(client, name="Paper circus")
    for path in (f"/api/gallery/{board['id']}/1/kit.pdf", "/api/boards/ben-hur/tyre/kit.pdf"):
        made = client.get(path, params={"paper": "a3", "language": "de"})
        assert (made.status_code, made.headers["content-type"]) == (200, "application/pdf"), made.text
        assert made.content.startswith(b"%PDF")
        assert client.get(path, params={"paper": "a3", "language": "de"}).content == made.content
        assert client.get(path, params={"paper": "a7"}).status_code == 400
    own = client.post("/api/boards/ave-caesar/kit.pdf", json=WHITE, params={"paper": "letter"})
    assert own.content.startswith(b"%PDF")
    faulty = client.post("/api/boards/ave-caesar/kit.pdf", json=WHITE | {"length": 13})
    assert faulty.json()["code"] == "board-faulty"
    assert client.post("/api/boards/chess/kit.pdf", json=WHITE).status_code == 404
    assert client.get("/api/boards/ben-hur/none/kit.pdf").status_code == 404
    assert client.get("/api/boards/chess/white/kit.pdf").status_code == 404


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """Start a PostgreSQL."""
    it = Postgres()
    yield it
    it.remove()


def written(it: PublishedVersion) -> tuple[dict[str, Any], str | None]:
    """Give a version as it was stored."""
    return it.board, it.source


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_both_databases_keep_a_gallery(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = f"sqlite:///{tmp_path / 'test.db'}"
    if kind == "postgres":
        url = request.getfixturevalue("postgres").url

    async def evening() -> None:
        ledger = Ledger(url)
        await ledger.open()
        try:
            it = Gallery(ledger)
            await it.publish("A", "secret", Publish("ave-caesar", "Ludi", "Ada", {}), {"name": "Ludi"}, 1)
            assert await it.add_version("A", "secret", {"source": "01 a b"}, {"name": "Ludi II"}, 2) == 2
            with pytest.raises(Trouble, match="gallery-key"):
                await it.add_version("A", "guess", {}, {}, 3)
            assert written(await it.version("A")) == ({"name": "Ludi II"}, "01 a b")
            assert written(await it.version("A", 1)) == ({"name": "Ludi"}, None)
            assert [note.version for note in await it.versions("A")] == [2, 1]
            assert not (await it.stars("A", "x")).yours
            assert (await it.star("A", "x", given=True)).stars == 1
            assert await it.stars("A", "x") == Stars(1, True)
            await it.note_race("t1", "A", 2)
            assert [note.raced for note in await it.versions("A")] == [1, 0]
            assert await it.raced_on("t1") == ("A", 2)
            (found,) = await it.search("LUD ada", "ave-caesar", "raced", 0, 10)
            assert (found.version, found.stars, found.raced) == (2, 1, 1)
            await it.withdraw("A", "secret", 4)
            assert await it.search("", None, "new", 0, 10) == []
        finally:
            await ledger.close()

    run_alone(evening())


def test_searches_are_counted(tmp_path: Path) -> None:
    limits = Limits(rate=100_000, work=1)
    with TestClient(make_app(Config(db=f"sqlite:///{tmp_path / 'test.db'}", limits=limits, nice=0))) as few:
        answers = (few.get("/api/gallery", params={"sought": "a"}).status_code for _ in range(10_000))
        assert [next(answers) for _ in range(60)] == [200] * 60
        assert 429 in answers


@pytest.mark.parametrize(
    ("addresses", "given"),
    [
        (["192.0.2.7"] * 9, 3),
        ([f"2001:db8:1:2::{it}" for it in range(9)], 3),
        ([f"192.0.2.{it}" for it in range(9)], 9),
    ],
    ids=["one address", "one network of 64 bits", "nine addresses"],
)
def test_one_address_gives_a_board_few_stars_however_many_names_it_makes_up(
    tmp_path: Path, addresses: list[str], given: int
) -> None:
    """A star taken back makes no room for another, and one given again is none; other boards have theirs."""
    app = make_app(Config(db=f"sqlite:///{tmp_path / 'test.db'}", limits=Limits(chat=100_000), nice=0))
    with TestClient(app) as client:
        boards = [published(client, name=name)["id"] for name in ("Starry", "Other")]
        codes = []
        for number, address in enumerate(addresses):
            visitor = TestClient(app, client=(address, 50_000))
            token = {"Authorization": f"Bearer visitor-number-{number}-with-a-long-token"}
            path = f"/api/gallery/{boards[0]}/star"
            answer = visitor.post(path, headers=token)
            codes.append(answer.json().get("code", "given"))
            assert answer.status_code == visitor.post(path, headers=token).status_code
        assert codes == ["given"] * given + ["too-many-stars"] * (9 - given)
        assert client.get(f"/api/gallery/{boards[0]}").json()["stars"] == given
        first = {"Authorization": "Bearer visitor-number-0-with-a-long-token"}
        assert visitor.delete(f"/api/gallery/{boards[0]}/star", headers=first).json()["stars"] == given - 1
        if given < 9:
            assert visitor.post(f"/api/gallery/{boards[0]}/star", headers=token).status_code == 429
        assert visitor.post(f"/api/gallery/{boards[1]}/star", headers=token).json()["stars"] == 1


def test_what_was_withdrawn_is_not_kept(client: TestClient, db: Path) -> None:
    board = published(client, name="Gone")
    client.post(f"/api/gallery/{board['id']}/star", headers=SOMEBODY)
    assert client.delete(f"/api/gallery/{board['id']}", headers=owner(board)).status_code == 200
    with closing(sqlite3.connect(db)) as stored:
        for table in ("published_versions", "board_stars"):
            query = f"SELECT count(*) FROM {table} WHERE board_id = ?"  # noqa: S608  (our own tables)
            assert stored.execute(query, (board["id"],)).fetchone() == (0,), table


def test_words_about_a_board_play_no_tricks(client: TestClient) -> None:
    board = published(client, words="A\u202eB \0\r\n C\u200b")
    assert client.get(f"/api/gallery/{board['id']}").json()["words"] == "A B\nC"


@pytest.mark.parametrize("origin", ["../x", "K7Q2M9XA", "K7Q2M9XA/1/2", "\0/1", "K7Q2M9XA/\u0663"])
def test_a_board_is_forked_from_a_version_or_from_nothing(client: TestClient, origin: str) -> None:
    wish = {"game": "ave-caesar", "name": "Mine", "author": "Ada", "board": WHITE, "forked_from": origin}
    assert client.post("/api/gallery", json=wish).status_code == 400
