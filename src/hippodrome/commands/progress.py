"""A bar that shows how far a long command has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hippodrome.on_demand import load

if TYPE_CHECKING:
    from rich.progress import Progress


def progress_if_terminal() -> Progress:
    """Make a progress bar on standard error that is silent where that is no terminal."""
    bar: Progress = load("hippodrome.commands.progress_bar:progress_bar")()
    return bar
