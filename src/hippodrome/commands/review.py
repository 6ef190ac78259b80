"""The coach's command: a recorded race looked back on."""

from __future__ import annotations

import json
from pathlib import Path

import click

from hippodrome.coach.graph import draw_graph
from hippodrome.coach.review import decisions_to_review, gather_review, review_decisions
from hippodrome.coach.writing import review_json, review_markdown, tell_blunders
from hippodrome.commands.progress import progress_if_terminal
from hippodrome.files import check_folder_writable, read_text_or_stdin, write_text_or_stdout
from hippodrome.language import voice
from hippodrome.race.protocol import Seat
from hippodrome.records import read_record
from hippodrome.saying import Trouble

GRAPH_FILE = "win-chance.svg"


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
    record = read_record(read_text_or_stdin(file), file)
    if seat is not None and seat > len(record.seats):
        raise Trouble("coach-no-seat", seats=len(record.seats))
    if out is not None:
        check_folder_writable(out, ("review.json", GRAPH_FILE, "review.md"))
    alone = None if seat is None else Seat(seat - 1)
    say = voice()
    found = []
    with progress_if_terminal() as bar:
        task = bar.add_task(say.say("coach-weighing"), total=len(decisions_to_review(record, alone)))
        for decision in review_decisions(record, budget, seed, alone):
            found.append(decision)
            bar.advance(task)
    seen = gather_review(record, found, budget, seed)
    for line in tell_blunders(seen, say):
        click.echo(line)
    if out is None:
        return
    values = json.dumps(review_json(seen, say), ensure_ascii=False, indent=1)
    write_text_or_stdout(str(out / "review.json"), values + "\n")
    write_text_or_stdout(str(out / GRAPH_FILE), draw_graph(seen, say))
    write_text_or_stdout(str(out / "review.md"), review_markdown(seen, say, GRAPH_FILE))
    click.echo(say.say("coach-written", folder=str(out)))
