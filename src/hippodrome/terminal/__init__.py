"""Play in the terminal: a race in plain text, one fact a line, to be read or to be heard."""

from hippodrome.terminal.play import play

__all__ = ["play"]
