"""Films over HTTP: made once, in the background, and asked for until they are there; few at a time."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import Iterator
from typing import TypeVar

import pytest
from PIL import Image
from starlette.testclient import TestClient
from tests.commands import RACES
from tests.own_loop import run_alone

from hippodrome.printing.film import MOST_FILM_BYTES
from hippodrome.saying import Trouble
from hippodrome.server import films
from hippodrome.server.app import make_app
from hippodrome.server.config import Config
from hippodrome.server.films import Films
from hippodrome.server.http.limits import Limits
from hippodrome.server.metrics import ServerMonitor
from hippodrome.tables.live.thinkers import Asker, ThinkersHere, WorkerFailed
from hippodrome.tables.settings import Settings
from hippodrome.tables.working import MakeFilm, RaceLog, Work

T = TypeVar("T")

PATIENCE = 600


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """Serve with a ledger and workers."""
    db = tmp_path_factory.mktemp("db") / "test.db"
    limits = Limits(rate=100_000, work=100_000, tables=100_000)
    with TestClient(make_app(Config(db=f"sqlite:///{db}", limits=limits, nice=0))) as served:
        yield served


def brought(client: TestClient) -> str:
    """Bring in a race that is over."""
    record = (RACES / "ave-caesar-everyone-finishes.jsonl").read_bytes()
    answer = client.post("/api/records", content=record, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


def test_a_film_is_made_in_the_background_and_kept(client: TestClient) -> None:
    path = f"/api/tables/{brought(client)}/film.gif"
    wish = {"part": "last-lap", "language": "de"}
    first = client.get(path, params=wish)
    assert (first.status_code, first.json()["after"]) == (202, 1000)
    assert client.get("/health").status_code == 200  # nobody waits for it
    until = time.monotonic() + PATIENCE
    while (film := client.get(path, params=wish)).status_code == 202:
        assert time.monotonic() < until
        time.sleep(0.1)
    assert (film.status_code, film.headers["content-type"]) == (200, "image/gif"), film.text
    assert len(film.content) <= MOST_FILM_BYTES
    with Image.open(io.BytesIO(film.content)) as shown:
        assert (shown.width, getattr(shown, "n_frames", 1)) > (300, 5)
    assert client.get(path, params=wish).content == film.content


def test_what_cannot_be_filmed_is_refused(client: TestClient) -> None:
    table = brought(client)
    assert client.get(f"/api/tables/{table}/film.gif", params={"part": "start"}).status_code == 400
    assert client.get("/api/tables/none/film.gif").status_code == 404
    seats = [{"type": "person"}, {"type": "person"}, {"type": "person"}]
    settings = {"game": "ave-caesar", "setup": {"players": 3}, "seats": seats}
    gathering = client.post("/api/tables", json=settings).json()["code"]
    assert client.get(f"/api/tables/{gathering}/film.webp").json()["code"] == "table-still-racing"


class Slow(ThinkersHere):
    """Makes a film when it is told to."""

    def __init__(self) -> None:
        super().__init__(lambda _count: 0)
        self.ready = asyncio.Event()
        self.wrong: Exception | None = None

    async def work(self, task: Work, kind: type[T], asker: Asker) -> T:
        """Wait, and make a film of nothing, or fail."""
        del task, asker
        await self.ready.wait()
        if self.wrong:
            raise self.wrong
        return kind()


async def come_to_an_end() -> None:
    """Let everything run that can."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_an_address_has_few_films_in_the_making_and_hears_once_what_went_wrong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    task = MakeFilm(RaceLog("t", Settings("ave-caesar", {}, ()), 1, [], []), False, "gif", "en")

    async def evening() -> None:
        slow = Slow()
        it = Films(slow, ServerMonitor())
        for key in "ab":
            it.begin(key, task, Asker("here"))
        with pytest.raises(Trouble, match="film-busy"):
            it.begin("c", task, Asker("here"))
        monkeypatch.setattr(films, "MOST_FILMS_WAITING", 3)
        it.begin("d", task, Asker("there"))
        with pytest.raises(Trouble, match="film-busy"):
            it.begin("e", task, Asker("elsewhere"))
        assert it.find("a") is None
        slow.ready.set()
        await come_to_an_end()
        assert it.find("a") == b""
        slow.wrong = WorkerFailed("hung")
        it.begin("f", task, Asker("here"))
        await come_to_an_end()
        assert not it.is_under_way("f")
        with pytest.raises(Trouble, match="work-too-much"):
            it.find("f")
        assert it.find("f") is None
        await it.stop()

    run_alone(evening())
