"""Bots of others: a program that is asked over its standard input and answers on its standard output.

One JSON object a line: it is sent `{"view": …, "moves": ["4-11b2", …]}` and answers `{"move": "4-11b2"}` in
the time it has. A bot that cannot be started, dies, hangs or answers nonsense gets a verdict and is stopped;
a charioteer of the house drives its chariot from then on.
"""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import PurePath
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from types import TracebackType
from typing import IO, Any, Final, Self

from hippodrome.charioteers import charioteer
from hippodrome.files import parse_json
from hippodrome.games import find
from hippodrome.race.protocol import Pick
from hippodrome.saying import Fact, Figures, Saying, Trouble, saying

PREFIX: Final = "exec:"
"""How a seat says that a program drives: `exec:./mybot --daring`."""

INSTEAD: Final = {"ave-caesar": "greedy", "ben-hur": "steady"}
"""Who takes the reins from a bot that failed."""

SECONDS: Final = 5.0
"""How long a bot may think about a move, unless told otherwise."""

LONGEST: Final = 64 * 1024
"""No answer is longer than this, in bytes."""


def is_outside(name: str) -> bool:
    """Say whether a seat is driven by a program of somebody else's."""
    return name.startswith(PREFIX)


def label(name: str) -> str:
    """Name a charioteer in short: a bot by its script, or else by its program."""
    if not is_outside(name):
        return name
    words = _words(name)
    script = next((word for word in words if PurePath(word).suffix and not word.startswith("-")), None)
    return PurePath(script or (words or [name])[0]).stem[:40]


class Outside:
    """A charioteer who is a running program; `verdict` tells what it did wrong, if anything."""

    def __init__(self, game: str, name: str, pick: Pick, seconds: float = SECONDS) -> None:
        self.verdict: Saying | None = None
        self._game = find(game).game
        self._bot = label(name)
        self._command = _words(name)
        self._seconds = seconds
        self._driver = INSTEAD[game]
        self._instead = charioteer(game, self._driver, pick)
        self._program: Program | None = None
        self._turn = 0
        if not self._command:
            raise Trouble("bot-no-command", seat=name[:60])

    def __call__(self, view: Any, moves: Sequence[Any]) -> Any:
        """Ask the program; or drive on without it, once it has failed."""
        self._turn += 1
        if self.verdict is None:
            move = self._asked(view, moves)
            if move is not None:
                return move
            self.close()
        return self._instead(view, moves)

    def _asked(self, view: Any, moves: Sequence[Any]) -> Any:
        """Get a move offered from the program, or None and a verdict."""
        offered = {self._game.write(move): move for move in moves}
        question = {"view": self._game.write_view(view), "moves": list(offered)}
        try:
            if self._program is None:
                self._program = Program(self._command)
            answer = self._program.ask(json.dumps(question, ensure_ascii=False), self._seconds)
        except OSError as error:
            return self._judged("bot-unstartable", why=error.strerror or str(error))
        except TooSlow:
            return self._judged("bot-hung", seconds=Figures(f"{self._seconds:g}"))
        except Died as died:
            return self._judged("bot-died", status=died.status)
        text = _move_in(answer)
        if text is None:
            return self._judged("bot-nonsense", answer=answer.strip()[:60])
        if text not in offered:
            return self._judged("bot-not-offered", move=text[:60])
        return offered[text]

    def _judged(self, key: str, **facts: Fact) -> None:
        """Note what the program did wrong, in its how-manieth turn, and who drives on."""
        self.verdict = saying(key, bot=self._bot, turn=self._turn, driver=self._driver, **facts)

    def close(self) -> None:
        """Stop the program."""
        if self._program is not None:
            self._program.stop()
            self._program = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _words(name: str) -> list[str]:
    try:
        return shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        raise Trouble("bot-no-command", seat=name[:60]) from None


def _move_in(answer: str) -> str | None:
    try:
        value = parse_json(answer, "answer")
    except Trouble:
        return None
    move = value.get("move") if isinstance(value, dict) else None
    return move if isinstance(move, str) else None


# --- the program ---------------------------------------------------------------------------------------


class Died(Exception):
    """The program has ended."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class TooSlow(Exception):
    """The program did not answer in time."""


class Program:
    """A running program that is sent lines and sends back lines, read and written by threads of their own.

    It runs in a session of its own, so that what it starts itself is stopped with it.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(  # noqa: S603  (a person asked for this very program)
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        self._answers: SimpleQueue[bytes | None] = SimpleQueue()
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        assert self._process.stdin is not None  # noqa: S101  (both are pipes)
        assert self._process.stdout is not None  # noqa: S101  (piped)
        Thread(target=_read, args=(self._process.stdout, self._answers), daemon=True).start()
        Thread(target=_write, args=(self._process.stdin, self._questions), daemon=True).start()

    def ask(self, question: str, seconds: float) -> str:
        """Send a line and wait for one; what was said before being asked is the answer then, too."""
        until = monotonic() + seconds
        self._questions.put(question.encode() + b"\n")
        try:
            answer = self._answers.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise TooSlow from None
        if answer is None:
            raise Died(self._status())
        return answer.decode("utf-8", "replace")

    def _status(self) -> int:
        try:
            return self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return 0  # it closed its output and lives on: as good as dead

    def stop(self) -> None:
        """End the program, with a moment to end by itself once nothing more is asked."""
        self._questions.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=0.2)
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()


def _read(pipe: IO[bytes], answers: SimpleQueue[bytes | None]) -> None:
    with pipe:
        while line := pipe.readline(LONGEST):
            answers.put(line)
    answers.put(None)


def _write(pipe: IO[bytes], questions: SimpleQueue[bytes | None]) -> None:
    with suppress(OSError), pipe:
        while (question := questions.get()) is not None:
            pipe.write(question)
            pipe.flush()
