"""Copying the database while it is in use."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import click

from hippodrome.files import check_file_writable
from hippodrome.language import voice
from hippodrome.on_demand import load
from hippodrome.saying import Trouble


@click.command()
@click.option("--db")
@click.option("--data")
@click.option("--out", required=True, metavar="FILE")
def backup(*, db: str | None, data: str | None, out: str) -> None:
    """Copy the database to a file, whole and at one moment, also while a server writes to it."""
    url: str = load("hippodrome.server.config:config_from_environment")(db, data).db
    if not url.startswith("sqlite:"):
        raise Trouble("backup-postgresql")
    source: Path | None = load("hippodrome.server.ledger.engine:file_of")(url)
    if source is None or not source.is_file():
        raise Trouble("backup-none", db=str(source or url))
    target = Path(out)
    if target.exists():
        raise Trouble("backup-exists", file=out)
    check_file_writable(out)
    _copy(source, target)
    click.echo(voice().say("backup-done", file=out), err=True)


def _copy(source: Path, target: Path) -> None:
    """Copy to a file beside the target first: what has the target's name is whole."""
    half = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        with (
            closing(sqlite3.connect(f"{source.as_uri()}?mode=rw", uri=True, timeout=5)) as old,
            closing(sqlite3.connect(half)) as new,
        ):
            old.backup(new)
            # One file, and nothing beside it: what is copied next is whole as well.
            new.execute("PRAGMA journal_mode = DELETE")
        half.rename(target)
    except (sqlite3.Error, OSError) as error:
        with suppress(OSError):
            half.unlink()
        raise Trouble("backup-failed", db=str(source), file=str(target), why=str(error)) from None
