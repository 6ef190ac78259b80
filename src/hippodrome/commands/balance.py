"""The balance report: how fair every course is, by one command."""

from __future__ import annotations

import shlex

import click

from hippodrome.charioteers import charioteer
from hippodrome.commands.progress import progress
from hippodrome.files import try_place, write_text
from hippodrome.games import NAMES
from hippodrome.language import voice
from hippodrome.league.balance import Balance, measure_all, trials
from hippodrome.league.balance_page import balance_page
from hippodrome.saying import Trouble

USUAL = {"ave-caesar": "greedy", "ben-hur": "steady"}
RACES = {"ave-caesar": 400, "ben-hur": 100}


@click.command()
@click.option("--out", metavar="FILE", required=True)
@click.option("--game", "games", multiple=True, type=click.Choice(NAMES))
@click.option("--charioteer", "names", multiple=True)
@click.option("--races", type=click.IntRange(1))
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True)
def balance(
    *, out: str, games: tuple[str, ...], names: tuple[str, ...], races: int | None, seed: int, jobs: int
) -> None:
    """Measure how fair the courses are: wins by start lane, and how often the rules bite."""
    chosen = games or NAMES
    drivers = {game: USUAL[game] for game in chosen}
    for name in names:
        here = [game for game in chosen if _known(game, name)]
        if not here:
            charioteer(chosen[0], name, lambda _count: 0)  # nobody of that name: Trouble
        drivers |= dict.fromkeys(here, name)
    counts = [
        name for at, name in enumerate(names) if name in drivers.values() and name not in names[at + 1 :]
    ]
    try_place(out)
    many = {game: races or RACES[game] for game in chosen}
    planned = {game: trials(game, drivers[game], many[game], seed) for game in chosen}
    found: dict[str, list[Balance]] = {}
    with progress() as bar:
        task = bar.add_task(voice().say("league-racing"), total=sum(map(len, planned.values())))
        for game, every in planned.items():
            found[game] = []
            for it in measure_all(every, jobs):
                found[game].append(it)
                bar.advance(task)
    write_text(out, balance_page(found, drivers, many, _command(out, games, counts, races, seed)))


def _command(out: str, games: tuple[str, ...], names: list[str], races: int | None, seed: int) -> str:
    """Write the command that makes the page again."""
    words = ["hippodrome", "balance", "--out", out]
    words += [word for game in games for word in ("--game", game)]
    words += [word for name in names for word in ("--charioteer", name)]
    words += ["--races", str(races)] if races else []
    return shlex.join([*words, "--seed", str(seed)])


def _known(game: str, name: str) -> bool:
    try:
        charioteer(game, name, lambda _count: 0)
    except Trouble:
        return False
    return True
