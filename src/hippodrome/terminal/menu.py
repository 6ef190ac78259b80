"""The menu: Enter races at once; a few short questions for whoever wants something else."""

from __future__ import annotations

from hippodrome.atlas import course_names
from hippodrome.atlas.ben_hur import arena_names
from hippodrome.charioteers import CHARIOTEERS
from hippodrome.terminal.console import Console, Leave
from hippodrome.terminal.table import PERSON, Wish

MOST_CHARIOTS = 6


def choose(console: Console) -> Wish:
    """Ask what to race."""
    console.say("terminal-menu-title")
    for line in ("enter", "ben-hur", "set-up", "quit"):
        console.say(f"terminal-offer-{line}")
    while True:
        match console.ask("terminal-menu-ask").lower():
            case "" | "1":
                return Wish()
            case "2":
                return Wish("ben-hur")
            case "3":
                return _set_up(console)
            case "q" | "quit" | "exit":
                raise Leave("terminal-left")
            case _:
                console.say("terminal-menu-unclear")


def _set_up(console: Console) -> Wish:
    game = ("ave-caesar", "ben-hur")[_number(console, "terminal-menu-game", 1, 1, 2) - 1]
    persons = _number(console, "terminal-menu-persons", 1, 1, MOST_CHARIOTS)
    seats = []
    for number in range(1, persons + 1):
        name = console.ask("terminal-menu-name", number=number).replace(",", " ").strip()
        seats.append(f"{PERSON}:{name}" if name else PERSON)
    room = MOST_CHARIOTS - persons
    if room:
        fewest = 1 if persons == 1 else 0
        rivals = _number(console, "terminal-menu-rivals", min(3, room), fewest, room)
        kinds = list(CHARIOTEERS[game])
        kind = _word(console, "terminal-menu-kind", kinds[-1], kinds) if rivals else ""
        seats += [kind] * rivals
    grounds = arena_names() if game == "ben-hur" else _courses_for(len(seats))
    course = _word(console, "terminal-menu-course", grounds[0], grounds)
    return Wish(game, tuple(seats), course)


def _courses_for(chariots: int) -> tuple[str, ...]:
    """List the courses that have a lane for everyone, the usual one first."""
    usual = ("white", "blue") if chariots <= 4 else ("yellow", "red")
    small = ("white", "blue") if chariots > 4 else ()
    return (*usual, *(name for name in course_names() if name not in (*usual, *small)))


def _number(console: Console, key: str, usual: int, least: int, most: int) -> int:
    while True:
        text = console.ask(key, usual=usual, least=least, most=most)
        if not text:
            return usual
        if text.isdecimal() and least <= int(text[:6]) <= most:
            return int(text)
        console.say("terminal-menu-number", least=least, most=most)


def _word(console: Console, key: str, usual: str, known: tuple[str, ...] | list[str]) -> str:
    while True:
        text = console.ask(key, usual=usual, known=", ".join(known)).lower()
        if not text:
            return usual
        if text in known:
            return text
        console.say("terminal-menu-word", known=", ".join(known))
