"""The house in the browser: what it keeps, what it takes over from an older page, and what it cannot do."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.own_loop import run_alone
from tests.tables.evening import PATIENCE, Listener, OfflineDoor, Transcript, unspoken

from hippodrome.charioteers.ave_caesar import champion
from hippodrome.games import game_entry
from hippodrome.offline import BrowserThinkers, OfflineHouse, think
from hippodrome.offline.older import events_of_older_table, read_older_table
from hippodrome.offline.store import MOST_FINISHED_TABLES, MOST_TABLES, BrowserStore, MemoryStore
from hippodrome.race.log import let_fates_move
from hippodrome.race.protocol import FATES
from hippodrome.tables.events import Imported, Moved, Opened, Sat, Started, Stored
from hippodrome.tables.folding import fold
from hippodrome.tables.live.thinkers import ThinkersHere

SETUPS: dict[str, dict[str, Any]] = {
    "ave-caesar": {"players": 3, "options": {"races": 1, "laps": 1}},
    "ben-hur": {"players": 3, "laps": 1},
}
DRIVERS = {"ave-caesar": "greedy", "ben-hur": "steady"}
WHITE = Path(__file__).resolve().parents[1] / "src" / "hippodrome" / "atlas" / "courses" / "white.course"


class Browser:
    """A browser: a store that outlives the page, and the page's house over it."""

    def __init__(self, shelf: Any = None, seed: int = 7) -> None:
        self.shelf = shelf or MemoryStore()
        pick = random.Random(seed).randrange
        self.house = OfflineHouse(unspoken, ThinkersHere(pick), self.shelf, pick)
        self.door = OfflineDoor(self.house)
        self.house.start()

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """Ask, and give the answer with its status."""
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        status, told = await self.door.request(method, path, text, [token] if token else [], "en")
        return status, told if "\n" in told else json.loads(told)

    async def seated(self, game: str, **more: Any) -> tuple[str, str]:
        """Open a table with two charioteers and sit down: the table and the token."""
        driver = {"type": "charioteer", "name": DRIVERS[game]}
        settings = {"game": game, "setup": SETUPS[game], "seats": [{"type": "person"}, driver, driver]}
        _, opened = await self.ask("POST", "/tables", settings | more)
        _, held = await self.ask("POST", f"/tables/{opened['table']}/seats", {"name": "Livia"})
        return opened["table"], held["token"]

    async def line(self, table: str, token: str) -> Listener:
        """Open a line."""
        return await Listener("Livia", Transcript()).open(self.door, table, token)


async def drive(line: Listener, moves: int) -> None:
    """Make so many moves, each when it is one's turn, or fewer if the race ends."""
    for number in range(moves):
        await line.until(lambda _: line.last["race"]["to_move"] in (0, None))
        race, turn = line.last["race"], line.last["table"]["turn"]
        if race["to_move"] is None:
            return
        key = f"drive-{turn:05}-{number:03}"
        await line.send(type="move", key=key, seat=0, move=race["offers"][0], turn=turn)
        await line.until(_later_than(turn))


async def happens(it: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something has happened."""
    async with asyncio.timeout(PATIENCE):
        while not await it():  # noqa: ASYNC110  (what is waited for has no event of its own)
            await asyncio.sleep(0.01)


def _later_than(turn: int) -> Callable[[Any], bool]:
    return lambda it: bool(it.get("table", {}).get("turn", 0) > turn)


def _answer_to(key: str) -> Callable[[Any], bool]:
    return lambda it: bool(it.get("key") == key)


@pytest.mark.parametrize("game", SETUPS)
def test_a_race_goes_on_where_it_was_when_the_page_is_loaded_again(game: str) -> None:
    async def work() -> None:
        browser = Browser()
        table, token = await browser.seated(game)
        line = await browser.line(table, token)
        await line.send(type="start", key="start-it", seat=0)
        await line.until(lambda it: it.get("race") is not None)
        await drive(line, 2)
        await line.until(lambda _: line.last["race"]["to_move"] in (0, None))
        _, before = await browser.ask("GET", f"/tables/{table}", token=token)
        await browser.house.stop()

        again = Browser(browser.shelf)
        _, after = await again.ask("GET", f"/tables/{table}", token=token)
        assert after["race"] == before["race"]
        assert after["table"]["turn"] == before["table"]["turn"]
        line = await again.line(table, token)
        await drive(line, 400)
        assert line.last["table"]["stage"] == "over"
        await again.house.stop()

    run_alone(work())


@pytest.mark.parametrize(
    "race",
    [
        "ave-caesar-everyone-finishes",
        "ben-hur-all-finish",
        "version_1/ave-caesar-past-the-alley",
        "version_1/ben-hur-equal-dice",
    ],
)
def test_a_record_is_branched_off_and_played_on_without_a_server(race: str) -> None:
    async def work() -> None:
        browser = Browser()
        text = (Path(__file__).parent / "races" / f"{race}.jsonl").read_text("utf-8")
        _, over = await browser.ask("POST", "/records", text)
        path = f"/tables/{over['table']}"
        status, here = await browser.ask("POST", f"{path}/branch", {"at": 16})
        assert status == 200
        move = here["race"]["offers"][-1]
        _, driven = await browser.ask("POST", f"{path}/branch", {"at": here["at"], "moves": [move]})
        assert driven["moves"][0] == move
        asked = {"at": driven["at"], "moves": driven["moves"]}
        _, hint = await browser.ask("POST", f"{path}/branch/hint", asked)
        assert hint["move"] in driven["race"]["offers"]
        seat = driven["race"]["to_move"]
        status, held = await browser.ask("POST", f"{path}/play-on", asked | {"seat": seat, "name": "Livia"})
        assert status == 201
        line = await browser.line(held["table"], held["token"])
        assert line.last["race"]["offers"] == driven["race"]["offers"]
        before, turn = line.last["race"]["lines"], line.last["table"]["turn"]
        await line.send(type="move", key="onwards-1", seat=seat, move=hint["move"], turn=turn)
        await line.until(_later_than(turn))
        assert line.last["race"]["lines"] > before
        await browser.house.stop()

    run_alone(work())


def test_charioteers_go_on_by_themselves_after_the_page_is_loaded_again() -> None:
    async def work() -> None:
        browser = Browser()
        table, token = await browser.seated("ave-caesar", pace=300)
        line = await browser.line(table, token)
        await line.send(type="start", key="start-it", seat=0)
        await line.until(lambda it: it.get("race") is not None)
        await line.send(type="hand-over", key="handover", seat=0)
        await line.until(lambda it: it.get("key") == "handover")
        await browser.house.stop()
        number = line.last["number"]

        again = Browser(browser.shelf)

        async def went_on() -> bool:
            _, after = await again.ask("GET", f"/tables/{table}")
            return bool(after["number"] > number)

        await happens(went_on)
        await again.house.stop()

    run_alone(work())


@pytest.mark.parametrize("why", ["weights", "course"])
def test_where_the_champion_cannot_drive_everyone_is_told_once_and_the_tactician_drives(
    why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is replaced at its first turn, in the browser as at a server: the house is the same."""
    if why == "weights":
        monkeypatch.setattr(champion, "files", lambda _package: tmp_path)
        champion.champion_network.cache_clear()
    else:
        monkeypatch.setattr(champion, "MOST_SPACES", 30)

    async def work() -> None:
        browser = Browser()
        driver = {"type": "charioteer", "name": "champion"}
        short = SETUPS["ave-caesar"] | {"options": {"races": 1, "laps": 1}, "any_number": True}
        seats = [{"type": "person"}, driver, driver]
        table, token = await browser.seated("ave-caesar", seats=seats, setup=short)
        line = await browser.line(table, token)
        await line.send(type="start", key="start-it", seat=0)
        await line.until(lambda it: it.get("race") is not None)
        await line.send(type="hand-over", key="handover", seat=0)
        await line.until(lambda it: it.get("table", {}).get("stage") == "over")
        told = [it["what"] for it in line.frames if it["type"] == "happened"]
        replaced = [it for it in told if it["kind"] == "replaced"]
        assert sorted(it.pop("seat") for it in replaced) == [1, 2]
        expected = {"kind": "replaced", "name": "champion", "charioteer": "tactician", "why": "unfit"}
        assert replaced == [expected, expected]
        await browser.house.stop()

    try:
        run_alone(work())
    finally:
        champion.champion_network.cache_clear()


def test_two_windows_of_one_browser_see_the_same_table() -> None:
    async def work() -> None:
        one = Browser()
        table, token = await one.seated("ave-caesar")
        other = Browser(one.shelf)
        here, there = await one.line(table, token), await other.line(table, token)
        await asyncio.sleep(0.01)
        await here.send(type="say", key="salve-01", seat=0, text="Salve")
        await here.until(lambda it: it.get("key") == "salve-01")
        other.house.changed_elsewhere(table)
        await there.until(lambda it: it["type"] == "happened" and it["what"].get("text") == "Salve")
        await here.send(type="say", key="salve-02", seat=0, text="once more")
        await here.until(lambda it: it.get("key") == "salve-02")
        await there.send(type="say", key="salve-03", seat=0, text="and here")
        done = await there.until(lambda it: it.get("key") == "salve-03")
        assert done["type"] == "done"
        assert [it["what"].get("text") for it in there.frames if it["type"] == "happened"][-2:] == [
            "once more",
            "and here",
        ]
        await one.house.stop()
        await other.house.stop()

    run_alone(work())


def test_only_the_newest_races_that_are_over_are_kept() -> None:
    async def work() -> None:
        browser = Browser()
        unfinished, _ = await browser.seated("ben-hur")
        table, token = await browser.seated("ave-caesar")
        line = await browser.line(table, token)
        await line.send(type="start", key="start-it", seat=0)
        await line.until(lambda it: it.get("race") is not None)
        await drive(line, 400)
        _, record = await browser.ask("GET", f"/tables/{table}/record")
        for _ in range(MOST_FINISHED_TABLES):
            _, opened = await browser.ask("POST", "/records", record)
            assert (await browser.ask("GET", f"/tables/{opened['table']}"))[0] == 200

        async def few_are_kept() -> bool:
            return (
                len(json.loads(await browser.shelf("tables", '{"table":""}'))["answer"])
                == MOST_FINISHED_TABLES + 1
            )

        await happens(few_are_kept)
        kept = json.loads(await browser.shelf("tables", '{"table":""}'))["answer"]
        assert unfinished in {it["table"] for it in kept}
        assert table not in {it["table"] for it in kept}
        await browser.shelf(
            "finish", json.dumps({"table": table, "most": MOST_FINISHED_TABLES})
        )  # a late word of it
        assert json.loads(await browser.shelf("tables", '{"table":""}'))["answer"] == kept
        for _ in range(MOST_TABLES):
            await browser.seated("ben-hur")
        kept = json.loads(await browser.shelf("tables", '{"table":""}'))["answer"]
        assert len(kept) == MOST_TABLES
        await browser.house.stop()

    run_alone(work())


def test_what_the_browser_cannot_store_is_refused_and_does_not_happen() -> None:
    class Full(MemoryStore):
        full = False

        async def __call__(self, what: str, given: str) -> str:
            return '{"down":"QuotaExceededError"}' if self.full else await super().__call__(what, given)

    async def work() -> None:
        shelf = Full()
        browser = Browser(shelf)
        table, token = await browser.seated("ave-caesar")
        line = await browser.line(table, token)
        shelf.full = True
        await line.send(type="say", key="salve-01", seat=0, text="Salve")
        refused = await line.until(lambda it: it.get("key") == "salve-01")
        assert (refused["type"], refused["code"]) == ("refused", "ledger-down")
        shelf.full = False
        await line.send(type="say", key="salve-01", seat=0, text="Salve")
        await line.until(lambda it: it["type"] == "done")
        assert line.last["number"] == 3
        await browser.house.stop()

    run_alone(work())


class Torn(MemoryStore):
    """A store that gives back the rows of one table as something that is no event."""

    torn = ""

    async def __call__(self, what: str, given: str) -> str:
        """Do something with the store."""
        answer = await super().__call__(what, given)
        return answer.replace("sat", "tas") if what == "read" and self.torn in given else answer


def test_a_table_that_cannot_be_read_is_set_aside_and_the_others_go_on() -> None:
    async def work() -> None:
        shelf = Torn()
        browser = Browser(shelf)
        torn, _ = await browser.seated("ave-caesar")
        well, token = await browser.seated("ave-caesar")
        await browser.house.stop()
        shelf.torn = torn
        again = Browser(shelf)
        for _ in range(2):
            status, told = await again.ask("GET", f"/tables/{torn}")
            assert (status, told["code"]) == (503, "table-damaged")
            assert "here-table-damaged" in told["text"]  # in words that speak of no server
        assert (await again.ask("GET", f"/tables/{well}", token=token))[0] == 200
        await again.house.stop()

    run_alone(work())


def test_words_are_counted_in_the_store_of_the_browser() -> None:
    async def work() -> None:
        browser = Browser()
        table, token = await browser.seated("ave-caesar")
        line = await browser.line(table, token)
        for number in range(3):
            key = f"salve-{number:02}"
            await line.send(type="say", key=key, seat=0, text="Salve")
            await line.until(_answer_to(key))
        counted = await BrowserStore(browser.shelf).count_events(table)
        assert counted == {("sat", 0): 1, ("said", 0): 3}
        await browser.house.stop()

    run_alone(work())


def test_a_review_that_another_worker_cannot_do_is_refused_and_may_be_asked_for_again() -> None:
    async def nothing(task: str, kept: bool) -> str:
        return "never" if kept else ""

    async def work() -> None:
        browser = Browser()
        table, token = await browser.seated("ave-caesar")
        line = await browser.line(table, token)
        await line.send(type="start", key="start-it", seat=0)
        await line.until(lambda it: it.get("race") is not None)
        await drive(line, 400)
        other = OfflineHouse(unspoken, BrowserThinkers(nothing), browser.shelf)
        door = OfflineDoor(other)
        assert (await door.request("GET", f"/tables/{table}/review", "", [], "en"))[0] == 202
        answers: list[tuple[int, str]] = []

        async def answered() -> bool:
            answers.append(await door.request("GET", f"/tables/{table}/review", "", [], "en"))
            return answers[-1][0] != 202

        await happens(answered)
        status, told = answers[-1]
        assert (status, json.loads(told)["code"]) == (503, "coach-busy")
        assert (await door.request("GET", f"/tables/{table}/review", "", [], "en"))[0] == 202
        await browser.house.stop()

    run_alone(work())


def test_trial_races_are_run_by_another_worker_and_the_house_answers_meanwhile() -> None:
    white = {"name": "mine", "source": WHITE.read_text(encoding="utf-8")}

    async def work() -> None:
        called, answered = asyncio.Event(), asyncio.Event()

        async def elsewhere(task: str, kept: bool) -> str:
            assert kept
            called.set()
            await answered.wait()
            return think(task)

        door = OfflineDoor(OfflineHouse(unspoken, BrowserThinkers(elsewhere)))

        async def tried(board: dict[str, Any]) -> tuple[int, dict[str, Any]]:
            asked = json.dumps({"board": board, "races": 1})
            status, told = await door.request("POST", "/workshop/ave-caesar/races", asked, [], "en")
            return status, json.loads(told)

        races = asyncio.ensure_future(tried(white))
        await called.wait()
        sketch = json.dumps(white)
        assert (await door.request("POST", "/workshop/ave-caesar/sketch", sketch, [], "en"))[0] == 200
        assert not races.done()
        answered.set()
        status, counted = await races
        assert (status, counted["races"]) == (200, 1)
        status, told = await tried(white | {"source": "01 a"})
        assert (status, told["code"]) == (400, "course-source-missing")

    run_alone(work())


# --- tables of an older page ---------------------------------------------------------------------------


def older(game: str, moves: int) -> dict[str, Any]:
    """Make what an older page kept of a table after some moves; seat 0 is a person."""
    rules, pick = game_entry(game).game, random.Random(5).randrange
    start = rules.start(SETUPS[game])
    state, drawn = let_fates_move(rules, start, pick)
    lines = [rules.write(it) for it in drawn]
    number = 3
    for _ in range(moves):
        if rules.to_move(state) is None:
            break
        assert rules.to_move(state) is not FATES
        move = rules.legal_moves(state)[0]
        state, fates = rules.advance(state, move, pick)
        lines += [rules.write(move), *(rules.write(it) for it in fates)]
        number += 1
    driver = {"type": "charioteer", "name": DRIVERS[game]}
    settings = {
        "game": game,
        "setup": rules.setup(start),
        "seats": [{"type": "person"}, driver, driver],
        "clock": None,
        "stand_in": DRIVERS[game],
        "takeback": False,
        "hints": True,
    }
    return {
        "id": "here-0badcafe",
        "settings": settings,
        "names": {"0": "Livia"},
        "lines": lines,
        "number": number,
    }


@pytest.mark.parametrize("game", SETUPS)
@pytest.mark.parametrize("moves", [0, 7, 400])
def test_a_table_of_an_older_page_is_taken_over_with_its_race_and_its_seat(game: str, moves: int) -> None:
    async def work() -> None:
        kept = older(game, moves)
        browser = Browser()
        assert await browser.house.bring_over_older(json.dumps(kept))
        assert not await browser.house.bring_over_older(json.dumps(kept)), "it is there already"
        status, whole = await browser.ask("GET", "/tables/here-0badcafe", token=f"{kept['id']}-0")
        assert (status, whole["viewer"]) == (200, 0)
        assert whole["table"]["chairs"][0]["name"] == "Livia"
        assert whole["race"]["lines"] >= len(kept["lines"])
        await browser.house.stop()

    run_alone(work())


def test_the_moves_of_an_older_page_become_the_turns_they_were() -> None:
    kept = read_older_table(json.dumps(older("ave-caesar", 7)))
    first, sat, started, *moved = events_of_older_table(kept)
    assert [type(it) for it in (first, sat, started)] == [Opened, Sat, Started]
    assert all(isinstance(it, Moved) for it in moved)
    assert len(moved) == 7
    table = fold("here", [Stored(number, 0, it) for number, it in enumerate(events_of_older_table(kept), 1)])
    assert table.race is not None
    assert [line.move for line in table.race.lines] == kept.lines


def test_a_record_in_an_older_page_is_taken_over_as_a_race_that_is_over() -> None:
    whole = older("ave-caesar", 400) | {"number": 2, "names": {"0": "Livia", "1": "greedy", "2": "greedy 2"}}
    whole["settings"]["seats"] = [{"type": "person"}] * 3
    events = events_of_older_table(read_older_table(json.dumps(whole)))
    assert isinstance(events[1], Imported)
    table = fold("here", [Stored(number, 0, it) for number, it in enumerate(events, 1)])
    assert table.stage == "over"


def test_what_an_older_page_kept_and_nobody_can_read_is_left_alone() -> None:
    async def work() -> None:
        browser = Browser()
        assert not await browser.house.bring_over_older("{}")
        broken = older("ave-caesar", 3)
        assert not await browser.house.bring_over_older(json.dumps(broken | {"lines": ["nonsense"]}))
        await browser.house.stop()

    run_alone(work())
