"""A recorded race as a film."""

from __future__ import annotations

import click

from hippodrome.commands.print_kit import LANGUAGE_CHOICE
from hippodrome.files import check_file_writable, read_text_or_stdin, write_bytes_or_stdout
from hippodrome.language import voice
from hippodrome.on_demand import load
from hippodrome.records import read_record
from hippodrome.saying import Trouble


@click.command("film")
@click.argument("file")
@click.option("--out", metavar="FILE", required=True)
@click.option("--part", type=click.Choice(["race", "last-lap"]), default="race", show_default=True)
@click.option("--language", type=LANGUAGE_CHOICE)
def film(file: str, *, out: str, part: str, language: str | None) -> None:
    """Save the race recorded in FILE as a film, GIF or WebP."""
    kind = out.rpartition(".")[2]
    if kind not in ("gif", "webp"):
        raise Trouble("film-kind", option="--out")
    record = read_record(read_text_or_stdin(file), file)
    check_file_writable(out)
    films = load("hippodrome.printing.film")
    frames = films.film_frames(record, voice(language), last_lap=part == "last-lap")
    write_bytes_or_stdout(out, films.make_film(frames, kind))
