"""The balance report: how fair every course is, by one command."""

from __future__ import annotations

import shlex

import click

from hippodrome.charioteers import charioteer_by_name, default_stand_in
from hippodrome.commands.progress import progress_if_terminal
from hippodrome.files import check_file_writable, write_text_or_stdout
from hippodrome.games import game_names
from hippodrome.language import voice
from hippodrome.league.balance import Balance, list_trials, measure_all_balances
from hippodrome.league.balance_page import balance_page
from hippodrome.league.traits import league_traits
from hippodrome.saying import Trouble


@click.command()
@click.option("--out", metavar="FILE", required=True)
@click.option("--game", "games", multiple=True, type=click.Choice(game_names()))
@click.option("--charioteer", "names", multiple=True)
@click.option("--races", type=click.IntRange(1))
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True)
def balance(
    *, out: str, games: tuple[str, ...], names: tuple[str, ...], races: int | None, seed: int, jobs: int
) -> None:
    """Measure how fair the courses are: wins by start lane, and how often the rules bite."""
    chosen = games or game_names()
    drivers = {game: default_stand_in(game) for game in chosen}
    for name in names:
        here = [game for game in chosen if _known(game, name)]
        if not here:
            charioteer_by_name(chosen[0], name, lambda _count: 0)  # nobody of that name: Trouble
        drivers |= dict.fromkeys(here, name)
    counts = [
        name for at, name in enumerate(names) if name in drivers.values() and name not in names[at + 1 :]
    ]
    check_file_writable(out)
    many = {game: races or league_traits(game).balance.races for game in chosen}
    planned = {game: list_trials(game, drivers[game], many[game], seed) for game in chosen}
    found: dict[str, list[Balance]] = {}
    with progress_if_terminal() as bar:
        task = bar.add_task(voice().say("league-racing"), total=sum(map(len, planned.values())))
        for game, every in planned.items():
            found[game] = []
            for it in measure_all_balances(every, jobs):
                found[game].append(it)
                bar.advance(task)
    write_text_or_stdout(out, balance_page(found, drivers, many, _command(out, games, counts, races, seed)))


def _command(out: str, games: tuple[str, ...], names: list[str], races: int | None, seed: int) -> str:
    """Write the command that makes the page again."""
    words = ["hippodrome", "balance", "--out", out]
    words += [word for game in games for word in ("--game", game)]
    words += [word for name in names for word in ("--charioteer", name)]
    words += ["--races", str(races)] if races else []
    return shlex.join([*words, "--seed", str(seed)])


def _known(game: str, name: str) -> bool:
    try:
        charioteer_by_name(game, name, lambda _count: 0)
    except Trouble:
        return False
    return True
