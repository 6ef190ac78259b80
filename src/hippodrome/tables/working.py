"""Work whose time grows with what somebody sent: what is asked for as plain values, and how it is done.

A server does it in worker processes, a browser in place; both get the same answers.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from hippodrome.chance import seeded_random
from hippodrome.drawing.boards import FaultyBoard, boards_of
from hippodrome.games import game_entry, game_names
from hippodrome.invariants import present
from hippodrome.on_demand import load
from hippodrome.race.log import let_fates_move
from hippodrome.race.protocol import Refused
from hippodrome.records import read_record
from hippodrome.saying import DecimalText, Saying, Trouble
from hippodrome.tables import deciding, messages, snapshots
from hippodrome.tables.answers import CheckedBoard, RecognisedBoard
from hippodrome.tables.boards import checked_board, game_of_board, house_board, picture
from hippodrome.tables.crafting import MOST_TRIAL_SECONDS, DriveOptions, RaceCounts
from hippodrome.tables.events import Held, Imported, Opened, Stored
from hippodrome.tables.folding import fold, go_on
from hippodrome.tables.messages import PlacementView
from hippodrome.tables.puzzling import list_puzzles, show_puzzle
from hippodrome.tables.racing import TableRace, at_the_start
from hippodrome.tables.redaction import (
    BranchQuery,
    HistoryQuery,
    PlacementsQuery,
    RecordQuery,
    StatisticsQuery,
    redact,
    viewer_of,
)
from hippodrome.tables.settings import Settings
from hippodrome.tables.table import Chair, Table

MOST_REPLAYS_CACHED: Final = 8
"""So many races are kept, so that the next page of a history need not replay them."""

MOST_SNAPSHOT_TRIES: Final = 64
"""A snapshot is taken of the last of so many moments that can be written."""

MOST_FAULTS_TOLD: Final = 50
"""So many faults of a board that is being made are told at once."""

WrittenSaying = tuple[str, list[tuple[str, str | int, bool]]]
"""A saying as plain values: its key, and its facts with whether they are figures."""


class CheckSettings(msgspec.Struct, frozen=True, tag="check-settings"):
    """Check settings and complete them: the event that opens the table."""

    settings: Settings


class CheckBoard(msgspec.Struct, frozen=True, tag="check-board"):
    """Check a board that somebody brings, and draw it."""

    game: str
    board: dict[str, Any]


class DrawBoard(msgspec.Struct, frozen=True, tag="draw-board"):
    """Write a board of the house, as a picture or as JSON."""

    game: str
    name: str
    picture: bool
    small: bool


class SketchBoard(msgspec.Struct, frozen=True, tag="sketch-board"):
    """Lay out as much as there is of a board that is being made; draw it if its picture is wanted."""

    game: str
    name: str
    source: str
    picture: bool


class TryBoard(msgspec.Struct, frozen=True, tag="try-board"):
    """Run some races on a board that somebody brings, one way round, and count."""

    game: str
    board: dict[str, Any]
    direction: str
    first: int
    races: int


class TryDrive(msgspec.Struct, frozen=True, tag="try-drive"):
    """Tell where each card leads a chariot that is alone on a board that somebody brings."""

    game: str
    board: dict[str, Any]
    place: int
    pose: tuple[int, int, int] | None
    before: tuple[int, int, int] | None


class DrawOwnBoard(msgspec.Struct, frozen=True, tag="draw-own-board"):
    """Draw a board that somebody brought and that was checked then."""

    game: str
    board: dict[str, Any]
    small: bool


class RecogniseBoard(msgspec.Struct, frozen=True, tag="recognise-board"):
    """Find the game that a board is for, check the board and draw it."""

    board: dict[str, Any]


class ReadRecord(msgspec.Struct, frozen=True, tag="read-record"):
    """Read and verify a record."""

    text: str


class RaceLog(msgspec.Struct, frozen=True):
    """A race at a table as plain values: who sits where, by name and as which charioteer, and the moves.

    `worn` numbers the livery of every seat; where it is empty each wears its own.
    """

    table: str
    settings: Settings
    rules: int
    seats: list[tuple[str | None, str | None, str]]
    moves: list[str]
    worn: tuple[int, ...] = ()


class WriteRecord(msgspec.Struct, frozen=True, tag="write-record"):
    """Write the record of a race that is over."""

    race: RaceLog


class CountStatistics(msgspec.Struct, frozen=True, tag="count-statistics"):
    """Count what is counted in a race that is over."""

    race: RaceLog


class WriteHistory(msgspec.Struct, frozen=True, tag="write-history"):
    """Replay a race for a seat or the stands, one moment a line."""

    race: RaceLog
    first: int
    last: int
    seat: int | None


class ListPlacements(msgspec.Struct, frozen=True, tag="list-placements"):
    """List every placement of a card for the seat that is to move, as JSON; `packed` compresses it."""

    race: RaceLog
    seat: int
    card: str
    packed: bool = False


class DriveBranch(msgspec.Struct, frozen=True, tag="drive-branch"):
    """Drive a branch of a race to its end, the Fates answering its last move by chance of that seed."""

    race: RaceLog
    seed: int


class WriteBranch(msgspec.Struct, frozen=True, tag="write-branch"):
    """Drive a branch to its end and show it as JSON.

    It leaves its race after the line `at`; of its first `known` moves nothing is told.
    """

    driven: DriveBranch
    at: int
    known: int


class BranchEnd(msgspec.Struct, frozen=True):
    """The end of a branch: every move from the start of its race, and the seat that is to move then."""

    moves: list[str]
    to_move: int | None


class DrawPreview(msgspec.Struct, frozen=True, tag="draw-preview"):
    """Draw what a link leads to as a PNG: the board of a race with its chariots, or a board alone.

    A board is one of the house by its name, or one that was checked, as it is written.
    """

    game: str
    title: str
    lines: list[str]
    board: str | dict[str, Any] | None = None
    race: RaceLog | None = None


class PrintKit(msgspec.Struct, frozen=True, tag="print-kit"):
    """Print a board with everything that is needed to play on it, as a PDF; the board as for a preview."""

    game: str
    board: str | dict[str, Any]
    paper: str
    language: str


class ListPuzzles(msgspec.Struct, frozen=True, tag="list-puzzles"):
    """List the puzzles of all games, and name that of a day."""

    day: str


class ShowPuzzle(msgspec.Struct, frozen=True, tag="show-puzzle"):
    """Lay a puzzle out as at a table."""

    game: str
    number: int


class MakeFilm(msgspec.Struct, frozen=True, tag="make-film"):
    """Make a film of a race that is over, or of its last lap: a GIF, or an animated WebP."""

    race: RaceLog
    last_lap: bool
    kind: str
    language: str


class RebuildTable(msgspec.Struct, frozen=True, tag="fold-table"):
    """Make a table of its events, those after its last snapshot if there is one."""

    table: str
    kept: str | None
    rows: list[Stored]


class Folded(msgspec.Struct, frozen=True):
    """A table after so many events, as a snapshot; empty where none of the last moments can be written."""

    number: int
    snapshot: str


class UnspokenSketch(msgspec.Struct, frozen=True):
    """A sketch whose faults are not yet said in a language: each with its line and the spaces it names."""

    board: dict[str, Any] | None
    svg: str | None
    faults: list[tuple[WrittenSaying, int | None, list[str]]]
    measures: dict[str, int]
    narrow: list[str]


class ImportedEvents(msgspec.Struct, frozen=True):
    """The events of a record that was verified."""

    opened: Opened
    imported: Imported


Work = (
    CheckSettings
    | CheckBoard
    | DrawBoard
    | SketchBoard
    | TryBoard
    | TryDrive
    | DrawOwnBoard
    | RecogniseBoard
    | ReadRecord
    | WriteRecord
    | CountStatistics
    | WriteHistory
    | ListPlacements
    | DriveBranch
    | WriteBranch
    | DrawPreview
    | PrintKit
    | ListPuzzles
    | ShowPuzzle
    | MakeFilm
    | RebuildTable
)
"""Anything that is worked out away from the event loop."""


class ReplayCache:
    """The races that were replayed last."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[list[str], TableRace]] = OrderedDict()

    def table(self, log: RaceLog) -> Table:
        """Make a table of a race, going on from where it was left if it has only gone on."""
        known, race = self._known.pop(log.table, ([], None))
        if race is None or log.moves[: len(known)] != known:
            known, race = [], at_the_start(log.settings.game, log.settings.setup)
        race = race.moved(log.moves[len(known) :], None)._replace(undo=())
        self._known[log.table] = (log.moves, race)
        while len(self._known) > MOST_REPLAYS_CACHED:
            self._known.popitem(last=False)
        chairs = tuple(
            Chair(None if name is None else Held(name, "", ""), charioteer, was=was)
            for name, charioteer, was in log.seats
        )
        opened = Opened(log.settings, log.rules, (None,) * len(chairs))
        return Table(log.table, log.settings, log.rules, 1, 0, opened, chairs, (), race)


def race_log(table: Table) -> RaceLog:
    """Write the race at a table as plain values."""
    seats = [(None if it.held is None else it.held.name, it.charioteer, it.was) for it in table.chairs]
    moves = [] if table.race is None else [line.move for line in table.race.lines]
    return RaceLog(table.id, table.settings, table.rules, seats, moves, table.liveries_worn())


def perform(memory: ReplayCache, task: Work) -> Any:
    """Do what is asked for; raise Trouble, Refused or FaultyBoard where it is wrong."""
    match task:
        case CheckSettings(settings):
            return deciding.open_table(settings)
        case CheckBoard(game, written):
            board = checked_board(game, written)
            return CheckedBoard(board, picture(game, board, small=False))
        case DrawBoard(game, name, drawn, small):
            board = house_board(game, name)
            return picture(game, board, small=small) if drawn else msgspec.json.encode(board).decode()
        case SketchBoard():
            return _sketched(task)
        case TryBoard(game, written, direction, first, races):
            board = checked_board(game, written)
            # Leagues are loaded where somebody asks for their races.
            counted = load("hippodrome.league.tallying:tally_board")(
                game, board, direction, first, races, MOST_TRIAL_SECONDS
            )
            return msgspec.convert(counted, RaceCounts)
        case TryDrive():
            return _driven_alone(task)
        case DrawOwnBoard(game, written, small):
            return picture(game, checked_board(game, written), small=small)
        case RecogniseBoard(written):
            game = game_of_board(written)
            board = checked_board(game, written)
            return RecognisedBoard(game, board, picture(game, board, small=False))
        case ReadRecord(text):
            return ImportedEvents(*deciding.events_of_record(read_record(text)))
        case WriteRecord(log):
            return redact(memory.table(log), RecordQuery(), viewer_of(None))
        case CountStatistics(log):
            return redact(memory.table(log), StatisticsQuery(), viewer_of(None))
        case WriteHistory(log, first, last, seat):
            steps = redact(memory.table(log), HistoryQuery(first, last), viewer_of(seat))
            return b"".join(messages.encode(it) + b"\n" for it in steps)
        case ListPlacements(log, seat, card, packed):
            found = msgspec.json.encode(redact(memory.table(log), PlacementsQuery(card), viewer_of(seat)))
            return gzip.compress(found, 1, mtime=0) if packed else found
        case DriveBranch():
            race = present(_driven(memory, task).race, "race")
            return BranchEnd([line.move for line in race.lines], race.to_move)
        case WriteBranch(driven, at, known):
            told = redact(_driven(memory, driven), BranchQuery(at, known), viewer_of(None))
            return messages.encode(told)
        case DrawPreview():
            return _preview(memory, task)
        case PrintKit(game, wanted, paper, language):
            if isinstance(wanted, str):
                house_board(game, wanted)  # one that is not there is refused
            return load("hippodrome.printing.press:print_kit_on")(game, wanted, paper, language)
        case ListPuzzles(day):
            return list_puzzles(day)
        case ShowPuzzle(game, number):
            return show_puzzle(game, number)
        case MakeFilm(race, last_lap, kind, language):
            record = redact(memory.table(race), RecordQuery(), viewer_of(None))
            return load("hippodrome.printing.film:film_of")(
                record, kind, language, last_lap=last_lap, worn=race.worn
            )
        case RebuildTable():
            return _folded(task)


def _sketched(task: SketchBoard) -> UnspokenSketch:
    if task.game not in game_names():
        raise Trouble("board-unknown")
    found = boards_of(task.game).sketch(task.name, task.source)
    drawn = None
    if task.picture and found.board is not None:
        drawn = picture(task.game, found.board, small=False)
    faults = [
        (saying, it.line, list(it.spaces))
        for it, saying in zip(found.faults, write_sayings(it.said for it in found.faults), strict=True)
    ]
    return UnspokenSketch(found.board, drawn, faults[:MOST_FAULTS_TOLD], found.measures, list(found.narrow))


def _driven_alone(task: TryDrive) -> DriveOptions:
    board = checked_board(task.game, task.board)
    where = game_entry(task.game).test_drive
    if where is None:
        raise Trouble("board-no-test-drive")
    pose, crossing, placements = load(where)(board, task.place, task.pose, task.before)
    rows = {card: [PlacementView(*row) for row in found] for card, found in placements.items()}
    return DriveOptions(tuple(pose), crossing, rows)


def _driven(memory: ReplayCache, task: DriveBranch) -> Table:
    """Drive a branch to where a seat is to move, or nobody."""
    race = present(memory.table(task.race).race, "race")
    game = race.found.game
    _, fates = let_fates_move(game, race.state, seeded_random(task.seed).randrange)
    moves = [*task.race.moves, *map(game.write, fates)]
    return memory.table(msgspec.structs.replace(task.race, moves=moves))


def _preview(memory: ReplayCache, task: DrawPreview) -> bytes:
    """Draw a preview: of a race only what the stands see, which is where the chariots are."""
    boards = boards_of(task.game)
    lines, chariots = task.lines, None
    if task.race is None:
        given = task.board or ""
        board = house_board(task.game, given) if isinstance(given, str) else given
        drawn = picture(task.game, board, small=True)
    else:
        state = present(memory.table(task.race).race, "race").state
        board = boards.board_of(state)
        drawn, chariots = (
            picture(task.game, board, small=True),
            boards.draw_chariots(state, board, task.race.worn),
        )
        lines = [str(board["name"]).replace("-", " ").title(), *lines]
    # The typesetter is an extra, and nothing of it is needed where there are no previews.
    made: bytes = load("hippodrome.printing.press:draw_preview")(drawn, chariots, task.title, lines)
    return made


def _folded(task: RebuildTable) -> Folded:
    """Fold events, and write the last moment that can be written."""
    if task.kept is None:
        table, rows = fold(task.table, task.rows[:1]), task.rows[1:]
        if table.rules != getattr(task.rows[0].event, "rules", table.rules):
            # Events of older rules are brought up to date all together.
            last = fold(task.table, task.rows)
            return Folded(last.number, (snapshots.write_snapshot(last) or b"").decode())
    else:
        table, rows = snapshots.read_snapshot(task.table, task.kept.encode()), task.rows
    recent: deque[Table] = deque(maxlen=MOST_SNAPSHOT_TRIES)
    for row in rows:
        table = go_on(table, [row]) if row is rows[-1] else table.after_event(row, quiet=True)
        recent.append(table)
    for moment in reversed(recent):
        written = snapshots.write_snapshot(moment)
        if written is not None:
            return Folded(moment.number, written.decode())
    return Folded(table.number, "")


# --- across processes ----------------------------------------------------------------------------------


class WorkResult(msgspec.Struct, frozen=True):
    """What came of some work: an answer, or what is wrong; `clause` is the rule that a move breaks."""

    answer: msgspec.Raw = msgspec.Raw(b"null")
    wrong: list[WrittenSaying] = []
    clause: str | None = None
    faulty: bool = False


def run_task(memory: ReplayCache, task: Work) -> WorkResult:
    """Do what is asked for, and write what came of it."""
    try:
        return WorkResult(msgspec.Raw(msgspec.json.encode(perform(memory, task))))
    except Trouble as trouble:
        return WorkResult(wrong=write_sayings([trouble.saying]))
    except Refused as refused:
        return WorkResult(wrong=write_sayings([refused.why]), clause=refused.clause)
    except FaultyBoard as faulty:
        return WorkResult(wrong=write_sayings(faulty.found), faulty=True)


def unwrap_result(found: WorkResult, kind: Any) -> Any:
    """Read an answer of work done elsewhere, or raise what was raised there."""
    if not found.wrong:
        return msgspec.json.decode(found.answer, type=kind)
    said = [read_saying(it) for it in found.wrong]
    if found.faulty:
        raise FaultyBoard(said)
    if found.clause is not None:
        raise Refused(found.clause, said[0])
    raise Trouble(said[0].key, **dict(said[0].facts))


def write_sayings(said: Iterable[Saying]) -> list[WrittenSaying]:
    """Write sayings as plain values."""
    return [(it.key, [(name, fact, isinstance(fact, DecimalText)) for name, fact in it.facts]) for it in said]


def read_saying(written: WrittenSaying) -> Saying:
    """Read a saying that was written as plain values."""
    key, facts = written
    return Saying(key, tuple((name, DecimalText(it) if figures else it) for name, it, figures in facts))
