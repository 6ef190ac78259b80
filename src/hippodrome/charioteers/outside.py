"""Bots of others: a program that is asked over its standard input and answers on its standard output.

One JSON object a line: it is sent `{"view": …, "moves": ["4-11b2", …]}` and answers `{"move": "4-11b2"}` in
the time it has. A bot that dies, hangs, floods or answers nonsense gets a verdict and is stopped; a
charioteer of the house drives its chariot from then on. One that cannot be started is refused at once.
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
from types import TracebackType
from typing import IO, Any, Final, Self

from hippodrome.charioteers import charioteer_by_name, default_stand_in
from hippodrome.files import parse_json, system_error_facts
from hippodrome.games import game_entry
from hippodrome.invariants import present
from hippodrome.race.protocol import Pick
from hippodrome.saying import DecimalText, Fact, Saying, Trouble, saying

PROGRAM_PREFIX: Final = "exec:"
"""How a seat says that a program drives: `exec:./mybot --daring`."""

SECONDS_A_MOVE: Final = 5.0
"""How long a bot may think about a move, unless told otherwise."""

MOST_ANSWER_BYTES: Final = 64 * 1024
"""No answer is longer than this, in bytes."""

MOST_UNREAD_LINES: Final = 8
"""So many lines may wait to be read; a bot that writes more than it is asked for floods."""


def is_outside_program(name: str) -> bool:
    """Say whether a seat is driven by a program of somebody else's."""
    return name.startswith(PROGRAM_PREFIX)


def short_name(name: str) -> str:
    """Name a charioteer in short: a bot by its script, or else by its program."""
    if not is_outside_program(name):
        return name
    words = _words(name)
    script = next((word for word in words if PurePath(word).suffix and not word.startswith("-")), None)
    return PurePath(script or (words or [name])[0]).stem[:40]


class ProgramCharioteer:
    """A charioteer who is a running program; `verdict` tells what it did wrong, if anything."""

    def __init__(self, game: str, name: str, pick: Pick, seconds: float = SECONDS_A_MOVE) -> None:
        command = _words(name)
        self.verdict: Saying | None = None
        self._game = game_entry(game).game
        self._bot = short_name(name)
        self._seconds = seconds
        self._driver = default_stand_in(game)
        self._instead = charioteer_by_name(game, self._driver, pick)
        self._turn = 0
        if not command:
            raise Trouble("bot-no-command", seat=name[:60])
        try:
            self._program: RunningProgram | None = RunningProgram(command)
        except OSError as error:
            raise Trouble("bot-unstartable", seat=name[:60], **system_error_facts(error)) from None

    def __call__(self, view: Any, moves: Sequence[Any]) -> Any:
        """Ask the program; or drive on without it, once it has failed."""
        self._turn += 1
        if self._program is not None:
            move = self._asked(self._program, view, moves)
            if move is not None:
                return move
            self.close()
        return self._instead(view, moves)

    def _asked(self, program: RunningProgram, view: Any, moves: Sequence[Any]) -> Any:
        """Get a move offered from the program, or None and a verdict."""
        offered = {self._game.write(move): move for move in moves}
        question = {"view": self._game.write_view(view), "moves": list(offered)}
        try:
            answer = program.ask(json.dumps(question, ensure_ascii=False), self._seconds)
        except ProgramTooSlow:
            return self._judged("bot-hung", seconds=DecimalText(f"{self._seconds:g}"))
        except ProgramWroteTooMuch:
            return self._judged("bot-floods", lines=MOST_UNREAD_LINES)
        except ProgramClosedOutput:
            return self._judged("bot-closed")
        except ProgramEnded as died:
            if died.status < 0:
                return self._judged("bot-killed", signal=_signal_name(-died.status))
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
        return shlex.split(name.removeprefix(PROGRAM_PREFIX))
    except ValueError:
        raise Trouble("bot-no-command", seat=name[:60]) from None


def _move_in(answer: str) -> str | None:
    try:
        value = parse_json(answer, "answer")
    except Trouble:
        return None
    move = value.get("move") if isinstance(value, dict) else None
    return move if isinstance(move, str) else None


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)


# --- the program ---------------------------------------------------------------------------------------


class ProgramEnded(Exception):
    """The program has ended."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class ProgramTooSlow(Exception):
    """The program did not answer in time."""


class ProgramClosedOutput(Exception):
    """The program has closed its standard output and lives on."""


class ProgramWroteTooMuch(Exception):
    """The program wrote much more than it was asked for."""


class RunningProgram:
    """A running program that is sent lines and sends back lines, read and written by threads of their own.

    It runs in a session of its own, and its process group is stopped with it: so is what it starts itself,
    but for what has left for a group or a session of its own. Without process groups it is stopped alone.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(  # noqa: S603  (a person asked for this very program)
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        self._answers: SimpleQueue[bytes | None] = SimpleQueue()
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self.flooded = False
        answers = present(self._process.stdout, "pipe to read")
        questions = present(self._process.stdin, "pipe to write")
        Thread(target=self._read, args=(answers,), daemon=True).start()
        Thread(target=self._write, args=(questions,), daemon=True).start()

    def ask(self, question: str, seconds: float) -> str:
        """Send a line and wait for one; what was said before being asked is the answer then, too."""
        if self.flooded:
            raise ProgramWroteTooMuch
        self._questions.put(question.encode() + b"\n")
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            if self._process.poll() is None:
                raise ProgramTooSlow from None
            answer = None  # it has ended; what it started holds its output open
        if answer is None:
            raise self._end()
        return answer.decode("utf-8", "replace")

    def _end(self) -> ProgramEnded | ProgramClosedOutput:
        """Tell how the program ended that says no more."""
        try:
            return ProgramEnded(self._process.wait(timeout=1))
        except subprocess.TimeoutExpired:
            return ProgramClosedOutput()

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

    def _read(self, pipe: IO[bytes]) -> None:
        """Keep the lines for whoever asks; a flood is left unread, for it would cost memory and time."""
        with pipe:
            while line := pipe.readline(MOST_ANSWER_BYTES):
                if self._answers.qsize() >= MOST_UNREAD_LINES:
                    self.flooded = True
                    self._process.wait()  # with its output full it waits, too, until it is stopped
                    return
                self._answers.put(line)
        self._answers.put(None)

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while (question := self._questions.get()) is not None:
                pipe.write(question)
                pipe.flush()
