"""The terminal as we use it: lines out, lines in, and nothing that a screen reader could stumble over."""

from __future__ import annotations

import os
import shutil
import textwrap
from collections.abc import Iterable, Sequence
from typing import Final, TextIO

from hippodrome.language import Voice
from hippodrome.saying import Fact, Saying

CURTAIN_LINES: Final = 60
"""So many empty lines scroll a hand out of sight."""

MOST_LINE_COLUMNS: Final = 100

Line = Sequence[Saying]
"""What is said in one line, its parts joined by commas."""


class TerminalLeft(Exception):
    """The player wants to go; `word` is the message to part with."""

    def __init__(self, word: str) -> None:
        self.word = word
        super().__init__(word)


class Console:
    """A person at a keyboard, spoken to in a language of the house."""

    def __init__(self, source: TextIO, target: TextIO, voice: Voice) -> None:
        self.voice = voice
        self._source = source
        self._target = target
        self._tty = target.isatty()
        self._coloured = self._tty and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"

    # --- out -------------------------------------------------------------------------------------------

    def write(self, text: str = "", indent: int = 0) -> None:
        """Write a line; on a terminal a long one is broken between words."""
        print(self._folded(" " * indent + text), file=self._target)

    def say(self, key: str, /, **facts: Fact) -> None:
        """Say a message on a line of its own."""
        self.write(self.voice.say(key, **facts))

    def say_heading(self, saying: Saying) -> None:
        """Say a heading, in bold where the terminal is coloured."""
        text = self._folded(self.voice(saying))
        print(f"\x1b[1m{text}\x1b[0m" if self._coloured else text, file=self._target)

    def line(self, line: Line, indent: int = 2) -> None:
        """Say the parts of a line, joined by commas."""
        self.write(self.join(line), indent)

    def lines(self, lines: Iterable[Line], indent: int = 2) -> None:
        """Say several lines."""
        for line in lines:
            self.line(line, indent)

    def join(self, line: Line) -> str:
        """Put the parts of a line together; after a colon there is no comma."""
        return ", ".join(self.voice(part) for part in line).replace(":, ", ": ")

    def scroll_out_of_sight(self) -> None:
        """Scroll what was shown out of sight."""
        print("\n" * (CURTAIN_LINES - 1), file=self._target)

    def _folded(self, text: str) -> str:
        if not self._tty or text.lstrip()[:1] in "#.":
            return text
        width = min(shutil.get_terminal_size().columns, MOST_LINE_COLUMNS)
        margin = len(text) - len(text.lstrip())
        return textwrap.fill(
            text,
            width,
            subsequent_indent=" " * (margin + 3),
            break_on_hyphens=False,
            break_long_words=False,
        )

    # --- in --------------------------------------------------------------------------------------------

    def ask(self, key: str, /, **facts: Fact) -> str:
        """Ask for a line; the end of the input means that nobody is there any more."""
        print(self.voice.say(key, **facts), end=" ", file=self._target, flush=True)
        answer = self._source.readline()
        if not answer:
            print(file=self._target)
            raise TerminalLeft("terminal-left-eof")
        return answer.strip()

    def agrees(self, key: str, /, **facts: Fact) -> bool:
        """Ask a question that is answered by yes or no; anything else is a no."""
        yes = {"y", "yes", *self.voice.say("terminal-yes-words").split()}
        return self.ask(key, **facts).lower() in yes
