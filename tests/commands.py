"""Calling the command line in the tests' own process, with what it reads and writes caught."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from hippodrome.cli import main

HERE: Final = Path(__file__).parent
COURSES: Final = HERE / "courses"
RACES: Final = HERE / "races"
CONFORMANCE: Final = HERE / "conformance"


class Called(NamedTuple):
    """What a command did: its exit status, standard output and standard error."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """Give the lines of standard output."""
        return self.out.splitlines()


class Hippodrome:
    """The command line in a folder of its own, with standard input at hand."""

    def __init__(
        self, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.folder = folder
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def __call__(self, *arguments: object, stdin: str | bytes = b"") -> Called:
        """Call a command."""
        raw = stdin.encode() if isinstance(stdin, str) else stdin
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"))
        with pytest.raises(SystemExit) as ended:
            main([str(argument) for argument in arguments])
        out, err = self._capsys.readouterr()
        return Called(ended.value.code if isinstance(ended.value.code, int) else 0, out, err)

    def refuses(self, *arguments: object, stdin: str | bytes = b"") -> str:
        """Call a command with something wrong: one line on standard error, exit status 2, nothing written."""
        before = self.listing()
        status, out, err = self(*arguments, stdin=stdin)
        assert status == 2, (out, err)
        assert out == ""
        assert self.listing() == before
        assert err.startswith("hippodrome: ")
        assert err.endswith("\n")
        assert len(err.splitlines()) == 1
        assert len(err) < 1000
        assert "Traceback" not in err
        return err.removeprefix("hippodrome: ").rstrip("\n")

    def listing(self) -> dict[str, bytes]:
        """List the files in the folder with what is in them; large ones by their size."""
        files = [path for path in sorted(self.folder.rglob("*")) if path.is_file()]
        return {path.name: _content(path) for path in files}

    def file(self, name: str, content: object) -> Path:
        """Put a file into the folder: bytes and text as they are, anything else as JSON."""
        path = self.folder / name
        match content:
            case bytes():
                path.write_bytes(content)
            case str():
                path.write_text(content, encoding="utf-8")
            case _:
                path.write_text(json.dumps(content), encoding="utf-8")
        return path


def _content(path: Path) -> bytes:
    size = path.stat().st_size
    return path.read_bytes() if size < 10_000_000 else str(size).encode()


def cases(game: str) -> list[dict[str, Any]]:
    """Read the conformance cases of a game."""
    text = (CONFORMANCE / f"{game}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


THREE: Final[dict[str, Any]] = {
    "game": "ave-caesar",
    "course": "white",
    "direction": "clockwise",
    "edition": "ravensburger",
    "options": {},
    "turn": 0,
    "drawing": None,
    "opening": False,
    "still": 0,
    "chariots": [
        {
            "space": space,
            "lap": 1,
            "paid": False,
            "hand": hand,
            "deck": [4 - hand.count(value) for value in range(1, 7)],
            "tucked": [],
            "state": "racing",
            "unmanned": False,
        }
        for space, hand in (("09a", [2, 4, 6]), ("07a", [1, 3, 5]), ("06", [3, 3, 4]))
    ],
}
"""The position of docs/how-to/referee.md: three chariots on white, the first leads."""

BEND: Final[dict[str, Any]] = {
    "game": "ben-hur",
    "arena": "antioch",
    "preset": "antioch",
    "options": {},
    "laps": 1,
    "round": 5,
    "moved": [],
    "phase": "turn",
    "chariots": [
        {
            "pose": [6921, 4219, 180],
            "turns": 0,
            "hand": ["II"],
            "backs": "n",
            "markers": [],
            "state": "racing",
            "skip": False,
            "away_from": None,
            "started": True,
        }
    ],
}
"""The other position of that page: one chariot of Ben Hur before the west bend."""
