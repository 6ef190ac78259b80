"""The menu: Enter races at once; a few short questions for whoever wants something else."""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.charioteers import stable_of
from hippodrome.games import game_entries
from hippodrome.setups.wish import RaceWish, setups_of
from hippodrome.terminal.console import Console, TerminalLeft
from hippodrome.terminal.table import PERSON_SEAT_WORD, TerminalWish

MOST_CHARIOTS = 6


def ask_what_to_race(console: Console) -> TerminalWish:
    """Ask what to race: Enter is the first game, a number another one or the questions."""
    first, *others = game_entries().values()
    wishes = {str(number): entry.name for number, entry in enumerate(others, 2)}
    set_up = str(len(others) + 2)
    console.say("terminal-menu-title")
    console.say("terminal-offer-enter", game=first.title)
    for number, name in wishes.items():
        console.say(f"terminal-offer-game-{name}", number=number)
    console.say("terminal-offer-set-up", number=set_up)
    console.say("terminal-offer-quit")
    while True:
        match console.ask("terminal-menu-ask").lower():
            case "" | "1":
                return TerminalWish(first.name)
            case number if number in wishes:
                return TerminalWish(wishes[number])
            case number if number == set_up:
                return _set_up(console)
            case "q" | "quit" | "exit":
                raise TerminalLeft("terminal-left")
            case _:
                console.say("terminal-menu-unclear", numbers=", ".join([*wishes, set_up]))


def _set_up(console: Console) -> TerminalWish:
    entries = tuple(game_entries().values())
    games = ", ".join(f"{number} {entry.title}" for number, entry in enumerate(entries, 1))
    game = entries[_number(console, "terminal-menu-game", 1, 1, len(entries), games=games) - 1].name
    persons = _number(console, "terminal-menu-persons", 1, 1, MOST_CHARIOTS)
    seats = []
    for number in range(1, persons + 1):
        name = console.ask("terminal-menu-name", number=number).replace(",", " ").strip()
        seats.append(f"{PERSON_SEAT_WORD}:{name}" if name else PERSON_SEAT_WORD)
    room = MOST_CHARIOTS - persons
    if room:
        fewest = 1 if persons == 1 else 0
        rivals = _number(console, "terminal-menu-rivals", min(3, room), fewest, room)
        kinds = list(stable_of(game).charioteers)
        kind = _word(console, "terminal-menu-kind", kinds[-1], kinds) if rivals else ""
        seats += [kind] * rivals
    courses = setups_of(game).courses(len(seats))
    chosen = (_word(console, "terminal-menu-course", courses[0], courses),) if courses else ()
    return TerminalWish(game, tuple(seats), RaceWish(courses=chosen))


def _number(console: Console, key: str, usual: int, least: int, most: int, **facts: str) -> int:
    while True:
        text = console.ask(key, usual=usual, least=least, most=most, **facts)
        if not text:
            return usual
        if text.isdecimal() and least <= int(text[:6]) <= most:
            return int(text)
        console.say("terminal-menu-number", least=least, most=most)


def _word(console: Console, key: str, usual: str, known: Sequence[str]) -> str:
    while True:
        text = console.ask(key, usual=usual, known=", ".join(known)).lower()
        if not text:
            return usual
        if text in known:
            return text
        console.say("terminal-menu-word", known=", ".join(known))
