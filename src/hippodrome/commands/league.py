"""The league: many races between charioteers, measured, with a report."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import click

from hippodrome.commands.progress import progress
from hippodrome.games import NAMES
from hippodrome.language import voice
from hippodrome.league.cluster import Cluster
from hippodrome.league.heat import Outcome
from hippodrome.league.ladder import Ladder, climb
from hippodrome.league.ledger import Ledger
from hippodrome.league.local import run_here
from hippodrome.league.plan import Heat, Meet, Plan, draw_up, heats
from hippodrome.league.report import ready, spread, write_report
from hippodrome.saying import Figures

MOST_JOBS = 256


@click.command()
@click.option("--game", type=click.Choice(NAMES), default="ave-caesar", show_default=True)
@click.option("--entrants", required=True)
@click.option("--races", type=int, default=400, show_default=True)
@click.option("--courses", default="all", show_default=True)
@click.option("--chariots", type=click.IntRange(2, 6))
@click.option("--meet", type=click.Choice(["all", "pairs"]), default="all", show_default=True)
@click.option("--edition", "--preset")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--out", required=True, type=click.Path(file_okay=False, path_type=Path))
@click.option("--jobs", type=click.IntRange(1, MOST_JOBS))
@click.option("--on", type=click.Choice(["local", "ray"]), default="local", show_default=True)
@click.option("--resume", is_flag=True)
def league(
    *,
    game: str,
    entrants: str,
    races: int,
    courses: str,
    chariots: int | None,
    meet: Meet,
    edition: str | None,
    seed: int,
    out: Path,
    jobs: int | None,
    on: str,
    resume: bool,
) -> None:
    """Race charioteers against each other many times, and write a ladder with intervals.

    With `--on ray` the races run on the Ray cluster that RAY_ADDRESS names, or on one started for the while.
    """
    plan = draw_up(game, _listed(entrants), _listed(courses), chariots, races, seed, meet, edition)
    every = heats(plan)
    say = voice()
    with Ledger(out, plan, every, resume=resume) as ledger:
        ready(out, plan)
        if len(every) > races:
            click.echo(say.say("league-filled", asked=races, races=len(every)), err=True)
        if done := len(ledger.outcomes):
            key = "league-resumed" if done < len(every) else "league-complete"
            click.echo(say.say(key, done=done, races=len(every)), err=True)
        try:
            for outcome in _shown(_raced(plan, every[done:], jobs, on), done, len(every)):
                ledger.add(outcome)
        except KeyboardInterrupt:
            done = len(ledger.outcomes)
            click.echo(say.say("league-interrupted", done=done, races=len(every)), err=True)
            raise click.Abort from None
        ladder = climb(plan, ledger.outcomes)
        write_report(out, ladder)
    _print(ladder)
    click.echo(say.say("league-written", folder=str(out)))


def _listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def _raced(plan: Plan, left: Sequence[Heat], jobs: int | None, on: str) -> Iterator[Outcome]:
    if not left:
        return
    if on == "local":
        yield from run_here(plan, left, jobs or os.cpu_count() or 1)
        return
    with closing(Cluster(jobs)) as cluster:
        yield from cluster.run(plan, left)
        click.echo(voice().say("league-nodes", nodes=len(cluster.nodes)), err=True)


def _shown(outcomes: Iterable[Outcome], done: int, races: int) -> Iterator[Outcome]:
    """Show a bar that grows with the races, on a terminal."""
    with progress() as bar:
        task = bar.add_task(voice().say("league-racing"), total=races, completed=done)
        for outcome in outcomes:
            yield outcome
            bar.advance(task)


def _print(ladder: Ladder) -> None:
    say = voice()
    key = "league-rung-laurels" if ladder.plan.game == "ave-caesar" else "league-rung-places"
    for number, it in enumerate(ladder.rungs, 1):
        rating, points = Figures(spread(it.rating, 1)), Figures(spread(it.points, 2))
        click.echo(say.say(key, number=number, name=it.name, rating=rating, points=points))
