"""The league: many races between charioteers, measured, with a report."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import click

from hippodrome.charioteers import complaints_of
from hippodrome.commands.progress import progress_if_terminal
from hippodrome.games import game_names
from hippodrome.language import voice
from hippodrome.league.cluster import Cluster
from hippodrome.league.heat import HeatOutcome
from hippodrome.league.ladder import Ladder, build_ladder
from hippodrome.league.ledger import LeagueLedger
from hippodrome.league.local import run_heats_locally
from hippodrome.league.plan import Heat, Meet, Plan, list_heats, list_venues, make_plan
from hippodrome.league.report import check_report_writable, with_interval, write_report
from hippodrome.league.traits import league_traits
from hippodrome.saying import DecimalText

MOST_JOBS = 256


@click.command()
@click.option("--game", type=click.Choice(game_names()), default=game_names()[0], show_default=True)
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
    plan = make_plan(game, _listed(entrants), _listed(courses), chariots, races, seed, meet, edition)
    every = list_heats(plan)
    say = voice()
    setups = [league_traits(game).heats.setup(venue, edition) for venue in list_venues(plan)]
    for complaint in complaints_of(game, plan.entrants, setups):
        click.echo(say(complaint), err=True)
    with LeagueLedger(out, plan, every, resume=resume) as ledger:
        check_report_writable(out, plan)
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
        ladder = build_ladder(plan, ledger.outcomes)
        write_report(out, ladder)
    _print(ladder)
    click.echo(say.say("league-written", folder=str(out)))


def _listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def _raced(plan: Plan, left: Sequence[Heat], jobs: int | None, on: str) -> Iterator[HeatOutcome]:
    if not left:
        return
    if on == "local":
        yield from run_heats_locally(plan, left, jobs or os.cpu_count() or 1)
        return
    with closing(Cluster(jobs)) as cluster:
        yield from cluster.run(plan, left)
        click.echo(voice().say("league-nodes", nodes=len(cluster.nodes)), err=True)


def _shown(outcomes: Iterable[HeatOutcome], done: int, races: int) -> Iterator[HeatOutcome]:
    """Show a bar that grows with the races, on a terminal."""
    with progress_if_terminal() as bar:
        task = bar.add_task(voice().say("league-racing"), total=races, completed=done)
        for outcome in outcomes:
            yield outcome
            bar.advance(task)


def _print(ladder: Ladder) -> None:
    say = voice()
    key = league_traits(ladder.plan.game).rung
    for number, it in enumerate(ladder.rungs, 1):
        rating, points = DecimalText(with_interval(it.rating, 1)), DecimalText(with_interval(it.points, 2))
        click.echo(say.say(key, number=number, name=it.name, rating=rating, points=points))
