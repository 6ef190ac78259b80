"""The results of a league in a file: the plan in the first line, then one line a race.

Lines are appended as races end, in order, and never changed. A run that was cut off, even in the middle of
a line, goes on after the last whole one. One league at a time may write; where nothing was raced, nothing
is left behind.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from hippodrome.files import system_error_facts
from hippodrome.league.heat import HeatOutcome, read_outcome
from hippodrome.league.plan import Heat, Plan
from hippodrome.saying import Trouble

if sys.platform != "win32":
    import fcntl

FORMAT: Final = 1
LEDGER_FILE: Final = "races.jsonl"


class LeagueLedger:
    """The append-only file of results, open for more."""

    def __init__(self, folder: Path, plan: Plan, heats: Sequence[Heat], *, resume: bool) -> None:
        self.path = folder / LEDGER_FILE
        self.outcomes: list[HeatOutcome] = []
        self._made = not folder.exists()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise self._unwritable(error) from None
        try:
            self._lock()
            self._take_up(plan, heats, resume=resume)
        except BaseException:
            os.close(self._file)
            raise

    def _lock(self) -> None:
        """Lock the file for as long as this process lives."""
        if sys.platform == "win32":
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Trouble("league-running", folder=str(self.path.parent)) from None
        except OSError:
            pass  # a file system without locks

    def _take_up(self, plan: Plan, heats: Sequence[Heat], *, resume: bool) -> None:
        """Read what is there, and go on after it."""
        header = _line({"format": FORMAT, "plan": plan.written()})
        try:
            raw = self.path.read_bytes()
            if raw and not resume:
                raise Trouble("league-exists", folder=str(self.path.parent))
            kept = self._kept(raw, header, plan, heats)
            os.ftruncate(self._file, kept)
            os.lseek(self._file, kept, os.SEEK_SET)
            if not kept:
                os.write(self._file, header)
        except OSError as error:
            raise self._unwritable(error) from None

    def _kept(self, raw: bytes, header: bytes, plan: Plan, heats: Sequence[Heat]) -> int:
        """Read the results, and tell how many bytes they fill; only a last line may be cut in the middle."""
        *whole, torn = raw.split(b"\n")
        ours = whole[0] + b"\n" == header if whole else header.startswith(torn)
        if not ours:
            raise Trouble("league-other-plan", folder=str(self.path.parent))
        for number, line in enumerate(whole[1:]):
            outcome = _outcome(line, plan, heats[number]) if number < len(heats) else None
            if outcome is None:
                raise Trouble("league-line", file=str(self.path), line=number + 2, race=number + 1)
            self.outcomes.append(outcome)
        return len(raw) - len(torn)

    def add(self, outcome: HeatOutcome) -> None:
        """Append a result at once: its line is there as a whole, or can be told to be cut."""
        line = _line(outcome.written())
        try:
            while line:
                line = line[os.write(self._file, line) :]
        except OSError as error:
            raise self._unwritable(error) from None
        self.outcomes.append(outcome)

    def _unwritable(self, error: OSError) -> Trouble:
        return Trouble("file-unwritable", file=str(self.path), **system_error_facts(error))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not self.outcomes:
            with suppress(OSError):
                self.path.unlink()
                if self._made:
                    self.path.parent.rmdir()
        os.close(self._file)


def _line(value: Mapping[str, Any]) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _outcome(line: bytes, plan: Plan, heat: Heat) -> HeatOutcome | None:
    try:
        return read_outcome(json.loads(line), plan.game, heat)
    except (ValueError, RecursionError):
        return None
