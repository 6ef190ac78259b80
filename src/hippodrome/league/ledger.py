"""The results of a league in a file: the plan in the first line, then one line a race.

Lines are appended as races end, in order, and never changed. A run that was cut off, even in the middle of
a line, goes on after the last whole one.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from hippodrome.league.heat import Outcome, read_outcome
from hippodrome.league.plan import Plan
from hippodrome.saying import Trouble

FORMAT: Final = 1
NAME: Final = "races.jsonl"


class Ledger:
    """A file of results that is open for more."""

    def __init__(self, folder: Path, plan: Plan, *, resume: bool) -> None:
        self.path = folder / NAME
        self.outcomes: list[Outcome] = []
        header = _line({"format": FORMAT, "plan": plan.written()})
        try:
            folder.mkdir(parents=True, exist_ok=True)
            kept = self._kept(header, resume=resume)
            self._file = os.open(self.path, os.O_WRONLY | os.O_CREAT, 0o644)
            os.ftruncate(self._file, kept)
            os.lseek(self._file, kept, os.SEEK_SET)
        except OSError as error:
            raise Trouble("file-unwritable", file=str(self.path), why=error.strerror or str(error)) from None
        if not kept:
            os.write(self._file, header)

    def _kept(self, header: bytes, *, resume: bool) -> int:
        """Read what is there, and tell how many bytes of it are whole lines of this league."""
        if not self.path.exists():
            return 0
        raw = self.path.read_bytes()
        if not resume and raw:
            raise Trouble("league-exists", folder=str(self.path.parent))
        if b"\n" not in raw:
            return 0
        whole = raw[: raw.rindex(b"\n") + 1]
        first, *lines = whole.splitlines(keepends=True)
        if first != header:
            raise Trouble("league-other-plan", folder=str(self.path.parent))
        kept = len(first)
        for number, line in enumerate(lines, 1):
            outcome = _outcome(line)
            if outcome is None or outcome.heat.number != number:
                break
            self.outcomes.append(outcome)
            kept += len(line)
        return kept

    def add(self, outcome: Outcome) -> None:
        """Append a result at once: its line is there as a whole, or can be told to be cut."""
        line = _line(outcome.written())
        try:
            while line:
                line = line[os.write(self._file, line) :]
        except OSError as error:
            raise Trouble("file-unwritable", file=str(self.path), why=error.strerror or str(error)) from None
        self.outcomes.append(outcome)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._file)


def _line(value: Mapping[str, Any]) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _outcome(line: bytes) -> Outcome | None:
    try:
        return read_outcome(json.loads(line))
    except (ValueError, KeyError, TypeError):
        return None
