"""The command `hippodrome play`."""

from __future__ import annotations

import click

from hippodrome.course import DIRECTIONS
from hippodrome.games import game_names
from hippodrome.language import LANGUAGES
from hippodrome.setups.wish import parse_options
from hippodrome.terminal.play import play


@click.command("play", context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--game", type=click.Choice(game_names()))
@click.option("--seats")
@click.option("--course")
@click.option("--direction", type=click.Choice(DIRECTIONS))
@click.option("--edition", "--preset")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--laps", type=int)
@click.option("--each", type=int)
@click.option("--unmanned", type=int)
@click.option("--tournament", is_flag=True)
@click.option("--seed", type=int)
@click.option("--language", type=click.Choice(LANGUAGES))
@click.option("--out", metavar="FILE")
def play_command(
    *,
    game: str | None,
    seats: str | None,
    course: str | None,
    direction: str | None,
    edition: str | None,
    options: tuple[str, ...],
    laps: int | None,
    each: int | None,
    unmanned: int | None,
    tournament: bool,
    seed: int | None,
    language: str | None,
    out: str | None,
) -> None:
    """Race in the terminal, alone or with friends, against charioteers.

    Without options a short menu asks what to race; Enter starts at once: Ave Caesar on the course white, you
    against three charioteers. Everything is plain text, a fact a line. During the race ? lists what can be
    typed. Several persons (--seats you,you,greedy) share the keyboard, each hand hidden from the others.
    """
    asked = (game, seats, course, direction, edition, laps, each, unmanned)
    play(
        game,
        tuple(seats.split(",")) if seats else None,
        course,
        direction,
        edition,
        parse_options(options),
        seed,
        language,
        out,
        laps=laps,
        each=1 if each is None else each,
        unmanned=unmanned or 0,
        tournament=tournament,
        menu=not options and not tournament and all(it is None for it in asked),
    )
