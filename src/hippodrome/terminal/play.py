"""Play: a menu where nothing was asked for, a race, its result, and another one if you like."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import PurePath
from typing import Any, TextIO

from hippodrome.files import check_file_writable, write_text_or_stdout
from hippodrome.language import Voice, voice
from hippodrome.setups.wish import RaceWish
from hippodrome.terminal.console import Console, TerminalLeft
from hippodrome.terminal.menu import ask_what_to_race
from hippodrome.terminal.session import TerminalSession
from hippodrome.terminal.table import PERSON_SEAT_WORD, TerminalTable, TerminalWish, make_table


def play(
    game: str | None = None,
    seats: Sequence[str] | None = None,
    course: str | None = None,
    direction: str | None = None,
    edition: str | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    language: str | None = None,
    out: str | None = None,
    *,
    laps: int | None = None,
    each: int = 1,
    unmanned: int = 0,
    tournament: bool = False,
    menu: bool = False,
    input: TextIO | None = None,  # noqa: A002  (what it is)
    output: TextIO | None = None,
) -> None:
    """Race at the keyboard until nobody wants another race; `edition` is the preset in Ben Hur.

    A seat is `you`, `you:NAME`, a charioteer such as `greedy`, or `greedy:NAME`.
    """
    if out is not None:
        check_file_writable(out)
    say = voice(language)
    console = Console(input or sys.stdin, output or sys.stdout, say)
    race = RaceWish(
        courses=() if course is None else (course,),
        direction=direction,
        edition=edition,
        options=options,
        laps=laps,
        each=each,
        unmanned=unmanned,
        tournament=tournament,
        both_ways=True,
    )
    wish = TerminalWish(game, seats, race, seed)
    try:
        if menu:
            wish = ask_what_to_race(console)._replace(seed=seed)
        _race_on(console, wish, out)
    except TerminalLeft as leave:
        console.say(leave.word)
    except KeyboardInterrupt:
        console.write()
        console.say("terminal-left-interrupt")


def _race_on(console: Console, wish: TerminalWish, out: str | None) -> None:
    """Race, and race again."""
    races = 0
    while True:
        table = _table(wish, console.voice)
        _greet(console, table)
        races += 1
        _race(console, table, _numbered(out, races))
        if PERSON_SEAT_WORD not in table.kinds or not console.agrees("terminal-again"):
            console.say("terminal-farewell")
            return
        if wish.seed is not None:
            wish = wish._replace(seed=wish.seed + 1)


def _race(console: Console, table: TerminalTable, out: str | None) -> None:
    """Run one race; its record is written at the end, and also when the race is left."""
    session = TerminalSession(console, table)
    try:
        session.run()
    finally:
        if out is not None and session.steps:
            write_text_or_stdout(out, session.record())
            done = table.game.to_move(session.state) is None
            console.say("terminal-recorded" if done else "terminal-recorded-part", file=out)


def _table(wish: TerminalWish, say: Voice) -> TerminalTable:
    return make_table(wish, say.say("terminal-player"))


def _greet(console: Console, table: TerminalTable) -> None:
    console.say(f"terminal-welcome-{table.game.name}")
    for name, kind in zip(table.names, table.kinds, strict=True):
        key = "terminal-seat-person" if kind == PERSON_SEAT_WORD else "terminal-seat-program"
        console.write(console.voice.say(key, name=name, kind=kind), 2)
    for complaint in table.complaints:
        console.write(console.voice(complaint))
    console.say("terminal-ask-help")


def _numbered(out: str | None, race: int) -> str | None:
    """Give the second race and those after it a file of their own."""
    if out is None or out == "-" or race == 1:
        return out
    path = PurePath(out)
    return str(path.with_name(f"{path.stem}-{race}{path.suffix}"))
