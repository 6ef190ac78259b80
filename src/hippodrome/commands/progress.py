"""A bar that shows how far a long command has come."""

from __future__ import annotations

from typing import Any


def progress() -> Any:
    """Make a progress bar on standard error that keeps quiet where nobody looks."""
    from rich.console import Console  # noqa: PLC0415  (slow to import)
    from rich.progress import (  # noqa: PLC0415  (on demand)
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal)
