"""The coach's command: a recorded race looked back on."""

from __future__ import annotations

import json
from pathlib import Path

import click

from hippodrome.coach.graph import draw_graph
from hippodrome.coach.review import decisions, gather, to_review
from hippodrome.coach.writing import page, told, written
from hippodrome.commands.progress import progress
from hippodrome.files import read_text, try_folder, write_text
from hippodrome.language import voice
from hippodrome.race.protocol import Seat
from hippodrome.records import read_record
from hippodrome.saying import Trouble

GRAPH = "win-chance.svg"


@click.command()
@click.argument("file")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path))
@click.option("--budget", type=click.IntRange(4, 100_000))
@click.option("--seat", type=click.IntRange(1, 6))
@click.option("--seed", type=int, default=1, show_default=True)
def review(file: str, *, out: Path | None, budget: int | None, seat: int | None, seed: int) -> None:
    """Look back on the race recorded in FILE: what each move was worth, and which were blunders.

    The coach knows at each decision what the charioteer could know, and nothing more.
    """
    record = read_record(read_text(file), file)
    if seat is not None and seat > len(record.seats):
        raise Trouble("coach-no-seat", seats=len(record.seats))
    if out is not None:
        try_folder(out, ("review.json", GRAPH, "review.md"))
    alone = None if seat is None else Seat(seat - 1)
    say = voice()
    found = []
    with progress() as bar:
        task = bar.add_task(say.say("coach-weighing"), total=len(to_review(record, alone)))
        for decision in decisions(record, budget, seed, alone):
            found.append(decision)
            bar.advance(task)
    seen = gather(record, found, budget, seed)
    for line in told(seen, say):
        click.echo(line)
    if out is None:
        return
    values = json.dumps(written(seen, say), ensure_ascii=False, indent=1)
    write_text(str(out / "review.json"), values + "\n")
    write_text(str(out / GRAPH), draw_graph(seen, say))
    write_text(str(out / "review.md"), page(seen, say, GRAPH))
    click.echo(say.say("coach-written", folder=str(out)))
