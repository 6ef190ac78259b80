"""What takes long is done in worker processes: bounded, dropped when nobody waits for it, in fair turns."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import threading
from collections.abc import Awaitable
from pathlib import Path
from random import randrange
from typing import Any, TypeVar

import msgspec
import pytest
from tests.own_loop import run_alone
from tests.server.desk import Desk
from tests.server.running import PATIENCE, Refused, Running

from hippodrome.atlas import course_json
from hippodrome.drawing.boards import FaultyBoard
from hippodrome.games import game_names
from hippodrome.language import voice
from hippodrome.offline.store import BrowserStore, MemoryStore
from hippodrome.race.protocol import STANDS
from hippodrome.saying import Trouble
from hippodrome.server.app import make_app
from hippodrome.server.config import Config
from hippodrome.server.http.limits import AddressLimits, Limits
from hippodrome.server.service import Service
from hippodrome.server.workers import drivers as pool
from hippodrome.server.workers.drivers import Worker, WorkerPool
from hippodrome.server.workers.queueing import FairQueue
from hippodrome.tables import deciding, snapshots
from hippodrome.tables.answers import CheckedBoard, HistoryStep
from hippodrome.tables.asked import HISTORY_BYTES
from hippodrome.tables.boards import house_board
from hippodrome.tables.events import Opened, Stored
from hippodrome.tables.folding import fold
from hippodrome.tables.live.house import House
from hippodrome.tables.live.loading import SerialThreadRunner, load, prepare
from hippodrome.tables.live.monitor import LogOnly
from hippodrome.tables.live.reviews import MOST_REVIEWS_WAITING_PER_ADDRESS, ReviewCache
from hippodrome.tables.live.service import TableService, Unlimited
from hippodrome.tables.live.thinkers import Asker, Stopwatch, ThinkersHere, WorkerFailed, steady_seconds
from hippodrome.tables.redaction import HistoryQuery, redact
from hippodrome.tables.routes import ROUTES, at_tables
from hippodrome.tables.routes.routing import ApiRequest, answer, await_while_connected
from hippodrome.tables.settings import Settings
from hippodrome.tables.table import Table
from hippodrome.tables.thinking import DecisionTask
from hippodrome.tables.working import (
    CheckBoard,
    CheckSettings,
    Folded,
    ReadRecord,
    RebuildTable,
    ReplayCache,
    SketchBoard,
    TryBoard,
    WorkResult,
    WriteHistory,
    WriteRecord,
    perform,
    race_log,
)
from unfriendly import wide_course

T = TypeVar("T")

AVE = {"players": 3, "options": {"races": 1}}


async def with_drivers(work: Any, count: int = 2) -> Any:
    drivers = WorkerPool(count, nice=0)
    try:
        return await work(drivers)
    finally:
        await drivers.stop()


def raced(game: str = "ave-caesar", setup: dict[str, Any] | None = None) -> Desk:
    desk = Desk(game, setup or AVE)
    desk.start()
    while desk.table.stage == "racing":
        desk.move(lambda count: count // 2)
    return desk


# --- where it is done ----------------------------------------------------------------------------------


def test_settings_are_checked_in_another_process_and_come_back_complete() -> None:
    settings = Settings("ave-caesar", AVE)

    async def check(drivers: WorkerPool) -> tuple[Opened, set[int]]:
        opened = await drivers.work(CheckSettings(settings), Opened, Asker("a"))
        return opened, {worker.child.pid for worker in drivers._all}

    opened, processes = run_alone(with_drivers(check))
    assert opened == deciding.open_table(settings)
    assert len(processes) == 1
    assert os.getpid() not in processes


def test_what_is_wrong_is_raised_as_if_it_were_found_here() -> None:
    async def check(drivers: WorkerPool) -> None:
        with pytest.raises(Trouble, match="players") as trouble:
            await drivers.work(CheckSettings(Settings("ave-caesar", {"players": 9})), Opened)
        assert trouble.value.saying.key == "field-whole"
        with pytest.raises(FaultyBoard) as faulty:
            await drivers.work(CheckBoard("ave-caesar", fault_of_a_course()), CheckedBoard)
        assert faulty.value.found

    run_alone(with_drivers(check))


def fault_of_a_course() -> dict[str, Any]:
    course = {name: it for name, it in course_json("white").items() if name != "drawing"}
    return course | {"alley": []} | {"start": {"clockwise": [], "anticlockwise": []}}


@pytest.mark.parametrize("game", ["ave-caesar", "ben-hur"])
def test_a_history_a_record_and_a_long_table_are_the_same_wherever_they_are_made(game: str) -> None:
    desk = raced(game, AVE if game == "ave-caesar" else {"players": 3})
    log = race_log(desk.table)
    tasks: list[tuple[Any, Any]] = [
        (WriteHistory(log, 1, 30, None), bytes),
        (WriteHistory(log, 1, 30, 1), bytes),
        (WriteRecord(log), str),
        (RebuildTable(desk.table.id, None, list(desk.log)), Folded),
    ]

    async def made(drivers: WorkerPool) -> list[Any]:
        return [await drivers.work(task, kind) for task, kind in tasks]

    assert run_alone(with_drivers(made)) == [perform(ReplayCache(), task) for task, _ in tasks]


def test_a_long_table_and_a_record_are_folded_elsewhere_and_a_short_one_in_place() -> None:
    desk = raced()
    record = perform(ReplayCache(), ReadRecord(perform(ReplayCache(), WriteRecord(race_log(desk.table)))))
    rows = [Stored(1, 0, record.opened), Stored(2, 0, record.imported)]
    asked: list[str] = []

    async def elsewhere(task: RebuildTable) -> Folded:
        asked.append(task.table)
        folded: Folded = perform(ReplayCache(), task)
        return folded

    async def opened() -> dict[str, Table]:
        store = BrowserStore(MemoryStore())
        found = {}
        for name, events in (("short", desk.log[:20]), ("long", desk.log), ("record", rows)):
            assert await store.open_table(name, name, "ave-caesar", events)
            found[name] = (await load(store, name, LogOnly(), elsewhere, SerialThreadRunner())).table
        return found

    tables = run_alone(opened())
    assert asked == ["long", "record"]
    assert tables["long"] == msgspec.structs.replace(desk.table, id="long", race=tables["long"].race)
    assert [it.race.state for it in tables.values() if it.race] == [
        it.race.state for it in (desk.tables[19], desk.table, desk.table) if it.race
    ]


async def turns_during(work: Awaitable[T]) -> tuple[T, int]:
    """Do something, and count how often everyone else has a turn on the event loop meanwhile."""
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    beside = asyncio.ensure_future(others())
    try:
        return await work, turns
    finally:
        beside.cancel()


def test_a_table_that_no_snapshot_can_be_written_of_is_folded_in_pieces() -> None:
    desk = raced()
    record = perform(ReplayCache(), ReadRecord(perform(ReplayCache(), WriteRecord(race_log(desk.table)))))
    logs = {"long": desk.log, "record": [Stored(1, 0, record.opened), Stored(2, 0, record.imported)]}

    async def unwritten(task: RebuildTable) -> Folded:
        return Folded(task.rows[-1].number, "")

    async def opened(name: str) -> tuple[Table, int]:
        store = BrowserStore(MemoryStore())
        assert await store.open_table(name, name, "ave-caesar", logs[name])
        loaded, turns = await turns_during(load(store, name, LogOnly(), unwritten, SerialThreadRunner()))
        return loaded.table, turns

    for name, rows in logs.items():
        table, turns = run_alone(opened(name))
        assert snapshots.write_snapshot(table) == snapshots.write_snapshot(fold(name, rows))
        assert turns > len(record.imported.moves) // 20


def test_a_course_is_made_ready_while_everyone_else_is_served() -> None:
    course = wide_course(8, 36, 9, "as large as may be")
    settings = Settings("ave-caesar", {"players": 3, "programme": [{"course": course}]})
    _, turns = run_alone(turns_during(prepare(settings, SerialThreadRunner())))
    assert turns > 20


def test_the_games_are_listed_while_everyone_else_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(game: str) -> str:
        for _ in range(5):  # everyone else has a turn before it is done
            asyncio.run_coroutine_threadsafe(asyncio.sleep(0), loops[0]).result(PATIENCE)
        return game

    loops: list[asyncio.AbstractEventLoop] = []

    async def listed() -> tuple[bytes, int]:
        loops.append(asyncio.get_running_loop())
        house = House(BrowserStore(MemoryStore()), LogOnly())
        service = TableService(house, ThinkersHere(randrange), voice)
        request = ApiRequest({}, {}, b"", (), "en", Unlimited())
        answer, turns = await turns_during(at_tables.games(service, request))
        return answer.body, turns

    monkeypatch.setattr(at_tables, "choices", slow)
    monkeypatch.setattr(at_tables, "_listed", {})
    body, turns = run_alone(listed())
    assert json.loads(body) == list(game_names())
    assert turns > 5


def test_pieces_of_work_in_threads_are_done_one_at_a_time() -> None:
    under_way: list[int] = []
    most: list[int] = []

    def piece(number: int) -> int:
        under_way.append(number)
        most.append(len(under_way))
        threading.Event().wait(0.01)
        under_way.remove(number)
        return number

    async def many() -> list[int]:
        aside = SerialThreadRunner()
        return await asyncio.gather(*(aside.run(piece, number) for number in range(5)))

    assert run_alone(many()) == list(range(5))
    assert set(most) == {1}


# --- bounds --------------------------------------------------------------------------------------------


def test_a_history_is_cut_where_its_views_have_too_many_bytes_and_goes_on_from_there() -> None:
    table = raced().table
    assert table.race is not None
    whole = redact(table, HistoryQuery(1, 40), STANDS)
    found: list[HistoryStep] = []
    while len(found) < len(whole):
        page = redact(table, HistoryQuery(len(found) + 1, 40, most=20_000), STANDS)
        assert 1 <= len(page) < len(whole)
        assert len(msgspec.json.encode(page[:-1])) < 40_000
        found += page
    assert msgspec.json.encode(found) == msgspec.json.encode(whole)


def test_work_that_takes_too_long_is_given_up_and_its_worker_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "WORK_SECONDS", 0.0)

    async def check(drivers: WorkerPool) -> None:
        with pytest.raises(WorkerFailed, match="hung"):
            await drivers.work(CheckSettings(Settings("ave-caesar", AVE)), Opened)
        assert not drivers._all
        monkeypatch.setattr(pool, "WORK_SECONDS", 60.0)
        await drivers.work(CheckSettings(Settings("ave-caesar", AVE)), Opened)

    run_alone(with_drivers(check))


class Counting(Worker):
    """A worker that had so much of the processor each time one looks, and answers after so many looks."""

    def __init__(self, share: float, looks: int) -> None:
        self.share, self.looks, self.had = share, looks, 0.0
        self.answering: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def cpu_seconds(self) -> float:
        """Say what it has had; after the last look it has its answer."""
        self.looks -= 1
        if not self.looks:
            self.answering.set_result("done")
        self.had += self.share
        return self.had


def test_work_is_given_up_by_what_it_took_of_the_processor_and_not_by_the_clock() -> None:
    """A worker that others keep from the processor is waited for, up to a bound of its own."""

    async def check() -> None:
        kept_away = Counting(0.0, 5)
        assert await pool._answered_within(kept_away, kept_away.answering, 0.01) == "done"
        greedy = Counting(0.6, 5)
        with pytest.raises(TimeoutError):
            await pool._answered_within(greedy, greedy.answering, 1.0)
        assert pool.DECISION_WAIT_FACTOR < pool.TASK_WAIT_FACTOR

    run_alone(check())


def test_a_worker_knows_what_it_took_of_the_processor() -> None:
    async def check(drivers: WorkerPool) -> None:
        await drivers.work(CheckSettings(Settings("ave-caesar", AVE)), Opened)
        (worker,) = drivers._all
        before = worker.cpu_seconds()
        assert before > 0
        await asyncio.sleep(0.5)
        assert worker.cpu_seconds() < before + 0.25  # it waits, once the answer is written
        await drivers.work(CheckBoard("ave-caesar", house_board("ave-caesar", "white")), CheckedBoard)
        assert before < worker.cpu_seconds() < before + 60

    run_alone(with_drivers(check))


def test_a_sketch_does_not_wait_for_trial_races_of_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor do other people's: a board is checked while it is drawn, whoever is measuring one."""

    async def check() -> None:
        drivers, racing, over = WorkerPool(1), asyncio.Event(), asyncio.Event()

        async def asked(worker: object, task: object, kind: object, seconds: float) -> WorkResult:
            del worker, kind, seconds
            if isinstance(task, TryBoard):
                racing.set()
                await over.wait()
            return WorkResult()

        async def nobody() -> None: ...

        monkeypatch.setattr(drivers, "_worker", nobody)
        monkeypatch.setattr(drivers, "_asked", asked)
        trial = TryBoard("ave-caesar", {}, "clockwise", 1, 20)
        trials = [
            asyncio.ensure_future(drivers.work(trial, type(None), Asker(address))) for address in "aabbcc"
        ]
        await racing.wait()
        await drivers.work(SketchBoard("ave-caesar", "mine", "", picture=False), type(None), Asker("a"))
        assert not any(it.done() for it in trials)
        over.set()
        await asyncio.gather(*trials)

    run_alone(check())


def test_work_for_somebody_who_has_gone_is_dropped() -> None:
    stopped = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            stopped.append(True)

    async def gone() -> None:
        await asyncio.sleep(0)

    with pytest.raises(Trouble, match="work-dropped"):
        run_alone(await_while_connected(work(), gone))
    assert stopped == [True]


WORKED_OUT = {
    "/api/check": {"game": "ave-caesar"},
    "/api/gallery": {"game": "ave-caesar", "name": "Mine", "author": "Ada", "board": {}},
    "/api/boards/ave-caesar/kit.pdf": {},
    "/api/boards/ave-caesar/white/kit.pdf": None,
    "/api/boards/ave-caesar/white/preview.png": None,
}
"""What a server has worked out, and with which body it is asked for."""


@pytest.mark.parametrize("path", WORKED_OUT)
def test_whatever_is_worked_out_is_dropped_with_its_asker(tmp_path: Path, path: str) -> None:
    class Endless(ThinkersHere):
        """Thinkers that come to no end."""

        def __init__(self) -> None:
            super().__init__(randrange)
            self.begun, self.dropped = asyncio.Event(), asyncio.Event()

        async def work(self, task: Any, kind: type[T], asker: Asker) -> T:
            """Work until nobody waits for it."""
            del task, kind, asker
            self.begun.set()
            try:
                return await asyncio.Future()
            finally:
                self.dropped.set()

    async def ask_and_go() -> None:
        thinkers = Endless()
        app = make_app(Config(db=f"sqlite:///{tmp_path / 'test.db'}"), thinkers=thinkers)
        body = WORKED_OUT[path]
        brought = iter([{"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}])

        async def receive() -> Any:
            if (part := next(brought, None)) is not None:
                return part
            await thinkers.begun.wait()
            return {"type": "http.disconnect"}

        async def send(_message: Any) -> None:
            """Nobody hears it."""

        asked = {
            "type": "http",
            "method": "GET" if body is None else "POST",
            "path": path,
            "query_string": b"",
        }
        scope = asked | {
            "headers": [(b"host", b"localhost")],
            "client": ("127.0.0.1", 1),
            "http_version": "1.1",
        }
        async with app.router.lifespan_context(app), asyncio.timeout(PATIENCE):
            await app(scope | {"scheme": "http", "server": ("localhost", 80)}, receive, send)
            await thinkers.dropped.wait()

    run_alone(ask_and_go())


@pytest.mark.parametrize(("grace", "stays"), [(180.0, True), (0.0, False)])
def test_a_worker_whose_asker_has_gone_may_finish_for_a_moment(
    grace: float, stays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asking and hanging up again and again must not cost a new process each time."""
    monkeypatch.setattr(pool, "GRACE_SECONDS", grace)
    course = wide_course(8, 36, 9, "hung up")
    setup = {"players": 3, "programme": [{"course": course}]}

    async def hang_up(drivers: WorkerPool) -> bool:
        await drivers.work(CheckSettings(Settings("ave-caesar", AVE)), Opened)
        before = {worker.child.pid for worker in drivers._all}
        for process in before:
            os.kill(process, signal.SIGSTOP)  # it has not answered when its asker goes
        asking = asyncio.ensure_future(drivers.work(CheckSettings(Settings("ave-caesar", setup)), Opened))
        await asyncio.sleep(0.02)
        asking.cancel()
        if stays:
            for process in before:
                os.kill(process, signal.SIGCONT)
        with pytest.raises(asyncio.CancelledError):
            await asking
        await drivers.work(CheckSettings(Settings("ave-caesar", AVE)), Opened)
        return {worker.child.pid for worker in drivers._all} == before

    assert run_alone(with_drivers(hang_up)) is stays


def test_a_worker_that_was_ended_while_it_had_nothing_to_do_is_not_asked() -> None:
    async def ask_again(drivers: WorkerPool) -> set[int]:
        await drivers.work(CheckSettings(Settings("ave-caesar", AVE)), Opened)
        ended = list(drivers._all)
        for worker in ended:
            worker.child.kill()
            await asyncio.to_thread(worker.child.wait)
        for _ in range(2):
            await drivers.work(CheckSettings(Settings("ave-caesar", AVE)), Opened)
        return {worker.child.pid for worker in ended} & {worker.child.pid for worker in drivers._all}

    assert run_alone(with_drivers(ask_again)) == set()


def test_histories_that_are_being_written_count_as_under_way(tmp_path: Path) -> None:
    desk = raced()
    record = perform(ReplayCache(), WriteRecord(race_log(desk.table))).encode()
    asked = {it.path: it for it in ROUTES}

    async def ask() -> list[int]:
        limits = Limits(waiting=HISTORY_BYTES + 1000)
        service = Service(Config(f"sqlite:///{tmp_path / 'test.db'}", limits, workers=1, nice=0))
        await service.start()
        given = AddressLimits(service.gate, "a")
        brought = await answer(service, asked["/records"], ApiRequest({}, {}, record, (), "en", given, "a"))
        name = {"name": msgspec.json.decode(brought.body)["table"]}
        history = [
            answer(service, asked["/tables/{name}/history"], ApiRequest(name, {}, b"", (), "en", given, "a"))
            for _ in range(3)
        ]
        found = [it.status for it in await asyncio.gather(*history)]
        again = await answer(
            service, asked["/tables/{name}/history"], ApiRequest(name, {}, b"", (), "en", given, "a")
        )
        await service.stop()
        return [*sorted(found), again.status]  # whichever is asked for first

    assert run_alone(ask()) == [200, 429, 429, 200]


def test_a_course_that_is_too_large_is_refused_in_a_line_and_in_another_process(server: Running) -> None:
    course = fault_of_a_course()
    spaces = {str(number): {"lane": 1, "rear": number, "front": number + 1} for number in range(994)}
    setup = {"players": 3, "options": {"laps": 30}, "programme": [{"course": course | {"spaces": spaces}}]}
    with pytest.raises(Refused) as refused:
        server.ask("/api/check", {"game": "ave-caesar", "setup": setup})
    assert (refused.value.status, refused.value.code) == (400, "course-size")
    assert refused.value.answer["text"] == "course.spaces must hold 1 to 300 spaces"
    process = server.child.pid
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    commands = [Path(f"/proc/{child}/cmdline").read_text(encoding="utf-8") for child in children]
    assert sum("hippodrome.server.workers.worker" in it for it in commands) == 1


def test_a_record_of_too_many_events_is_refused_before_it_is_replayed() -> None:
    text = perform(ReplayCache(), WriteRecord(race_log(raced().table)))
    header, *_ = text.splitlines()
    with pytest.raises(Trouble, match="record-large file=record most=20000"):
        perform(ReplayCache(), ReadRecord("\n".join([header, *["{}"] * 20_002])))


# --- turns ---------------------------------------------------------------------------------------------


class Turns:
    """Who had a turn, in order; each lasts until it is told to end."""

    def __init__(self, slots: int, most: int | None = None) -> None:
        self.queue = FairQueue(slots, most)
        self.order: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, address: str, table: str, *, attended: bool = True) -> None:
        """Ask for a turn, and see who has one now."""
        self._ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.ensure_future(self._take(name, Asker(address, table, lambda: attended)))
        await self.settle()

    async def _take(self, name: str, asker: Asker) -> None:
        async with self.queue.turn(asker):
            self.order.append(name)
            await self._ends[name].wait()

    async def settle(self) -> None:
        """Let everything happen that can."""
        for _ in range(5):
            await asyncio.sleep(0)

    async def end(self, name: str) -> None:
        """End somebody's turn."""
        self._ends[name].set()
        await self.settle()


def test_turns_go_round_the_addresses_and_round_their_tables() -> None:
    async def play() -> list[str]:
        turns = Turns(1)
        for number in range(3):
            await turns.ask(f"greedy {number}", "a", "one")
        await turns.ask("greedy elsewhere", "a", "two")
        await turns.ask("honest", "b", "three")
        for _ in range(5):
            await turns.end(turns.order[-1])
        return turns.order

    assert run_alone(play()) == ["greedy 0", "honest", "greedy elsewhere", "greedy 1", "greedy 2"]


def test_no_address_has_every_turn_and_another_is_served_at_once() -> None:
    async def play() -> list[str]:
        turns = Turns(2)
        for number in range(12):
            await turns.ask(f"greedy {number}", "a", f"{number}")
        await turns.ask("honest", "b", "mine")
        return turns.order

    assert run_alone(play()) == ["greedy 0", "honest"]


def test_tables_where_nobody_is_wait_for_those_where_somebody_is() -> None:
    async def play() -> list[str]:
        turns = Turns(2)
        for number in range(12):
            await turns.ask(f"nobody {number}", f"address {number}", f"{number}", attended=False)
        await turns.ask("somebody", "b", "mine")
        await turns.ask("somebody else", "c", "ours")
        await turns.end("nobody 0")
        return turns.order

    assert run_alone(play()) == ["nobody 0", "somebody", "somebody else"]


def test_an_address_has_no_more_than_its_share_of_reviews() -> None:
    desk = raced()

    async def ask() -> tuple[list[str], int]:
        drivers = WorkerPool(1)
        reviews = ReviewCache(drivers, LogOnly())
        codes: list[str] = []
        for number in range(6):
            try:
                reviews.begin(msgspec.structs.replace(desk.table, id=f"{number}"), Asker("a", f"{number}"))
            except Trouble as trouble:
                codes.append(trouble.saying.key)
        reviews.begin(msgspec.structs.replace(desk.table, id="other"), Asker("b", "other"))
        await reviews.stop()
        await drivers.stop()
        return codes, MOST_REVIEWS_WAITING_PER_ADDRESS

    codes, share = run_alone(ask())
    assert codes == ["coach-busy"] * (6 - share)


def test_whoever_is_cancelled_leaves_the_queue_and_whoever_has_too_much_in_it_is_refused() -> None:
    async def play() -> tuple[list[str], int]:
        turns = Turns(1, most=2)
        for name in ("first", "second", "third"):
            await turns.ask(name, "a", name)
        with pytest.raises(Trouble, match="work-busy"):
            async with turns.queue.turn(Asker("a", "fourth")):
                pass
        turns.tasks["second"].cancel()
        await turns.settle()
        waiting = turns.queue.waiting("a")
        await turns.end("first")
        return turns.order, waiting

    assert run_alone(play()) == (["first", "third"], 1)


# --- the time of an answer -----------------------------------------------------------------------------


class Watch(Stopwatch):
    """A stopwatch that a test winds on."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        """Tell the time."""
        return self.time

    async def sleep(self, seconds: float) -> None:
        """Let time pass at once."""
        self.time += seconds


def decisions() -> list[DecisionTask]:
    """List the decisions of a race, for a searcher with few playouts: some have one move, some have many."""
    desk = Desk("ave-caesar", AVE)
    desk.start()
    found = []
    for _ in range(12):
        race = desk.table.race
        assert race is not None
        assert race.to_move is not None
        moves = [line.move for line in race.lines]
        setup = desk.table.settings.setup
        found.append(DecisionTask("t", "ave-caesar", setup, moves, race.to_move, "strategist:2", 1.0))
        desk.move(lambda count: count - 1)
    return found


def test_when_a_searcher_answers_does_not_tell_how_many_moves_it_had() -> None:
    async def answered(task: DecisionTask) -> float:
        watch = Watch()
        await ThinkersHere(lambda _: 0, watch=watch).think(task, Asker())
        return watch.time

    times = {run_alone(answered(task)) for task in decisions()}
    assert times == {steady_seconds(decisions()[0])}


def test_a_searcher_in_a_worker_answers_as_steadily() -> None:
    async def answered(drivers: WorkerPool) -> set[float]:
        found = set()
        for task in decisions()[:3]:
            watch = drivers._watch = Watch()
            await drivers.think(task)
            found.add(watch.time)
        return found

    assert run_alone(with_drivers(answered)) == {steady_seconds(decisions()[0])}


@pytest.mark.parametrize(
    ("game", "charioteer", "seconds"),
    [
        ("ave-caesar", "greedy", 0.0),
        ("ave-caesar", "strategist", 1.15),
        ("ave-caesar", "strategist:2s", 2.25),
        ("ave-caesar", "nobody", 0.0),
        ("ben-hur", "steady", 0.0),
        ("ben-hur", "aggressor", 0.1),
    ],
)
def test_only_who_takes_longer_with_many_moves_is_waited_for(
    game: str, charioteer: str, seconds: float
) -> None:
    task = DecisionTask("t", game, {}, [], 0, charioteer, 1.0)
    assert steady_seconds(task) == pytest.approx(seconds)


def test_who_is_cancelled_just_before_its_turn_keeps_no_slot() -> None:
    """A request that ends at the very moment a slot comes free must not take the slot with it."""

    async def evening() -> None:
        queue = FairQueue(1)
        order: list[str] = []

        async def have_a_turn(name: str, held: asyncio.Event | None = None) -> None:
            async with queue.turn(Asker(name, name)):
                order.append(name)
                if held is not None:
                    await held.wait()

        held = asyncio.Event()
        first = asyncio.create_task(have_a_turn("first", held))
        await asyncio.sleep(0)
        gone = asyncio.create_task(have_a_turn("gone"))
        await asyncio.sleep(0)
        held.set()
        gone.cancel()  # whoever holds the slot wakes first, and finds it in the queue, cancelled already
        await asyncio.gather(first, gone, return_exceptions=True)
        await asyncio.wait_for(have_a_turn("last"), PATIENCE)
        assert order == ["first", "last"]

    run_alone(evening())
