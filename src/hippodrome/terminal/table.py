"""Who sits at the table and what is raced: from the words of a command or a menu to a state to start from."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from hippodrome.atlas import course_names
from hippodrome.charioteers import Charioteer, charioteer
from hippodrome.files import read_json, read_text
from hippodrome.games import AnyGame, find
from hippodrome.race.protocol import Pick, Seat
from hippodrome.saying import Trouble

PERSON: Final = "you"
"""The word for a seat whose charioteer is at the keyboard."""

USUAL_SEATS: Final = {
    "ave-caesar": (PERSON, "greedy", "greedy", "greedy"),
    "ben-hur": (PERSON, "steady", "steady", "steady"),
}
"""Who races where nothing else is asked for."""

HOUSE_NAMES: Final = ("Scorpus", "Diocles", "Crescens", "Tatianus", "Polynices", "Thallus")
"""Charioteers who were famous in Rome lend the programs their names."""


class Wish(NamedTuple):
    """What is to be raced, as it was asked for; None leaves it to the house."""

    game: str = "ave-caesar"
    seats: Sequence[str] | None = None
    course: str | None = None
    direction: str | None = None
    edition: str | None = None
    options: Mapping[str, Any] | None = None
    laps: int | None = None
    each: int = 1
    unmanned: int = 0
    tournament: bool = False
    seed: int | None = None


class Table(NamedTuple):
    """A race ready to start: the game, its first state, the seats, and where chance comes from."""

    game: AnyGame
    start: Any
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    persons: frozenset[Seat]
    programs: Mapping[Seat, Charioteer]
    pick: Pick

    @property
    def seats(self) -> list[dict[str, str]]:
        """Write the seats as records have them."""
        return [
            {"name": name, "charioteer": "person" if kind == PERSON else kind}
            for name, kind in zip(self.names, self.kinds, strict=True)
        ]


def lay(wish: Wish, person: str) -> Table:
    """Lay the table; whoever is at the keyboard without a name of their own is called `person`."""
    game = find(wish.game).game
    seats = [it.strip() for it in (wish.seats or USUAL_SEATS[wish.game]) if it.strip()]
    kinds, names = _seated(seats, person)
    generator = random.SystemRandom() if wish.seed is None else random.Random(wish.seed)  # noqa: S311  (a seed is asked for to repeat a race)
    pick = generator.randrange
    programs = {
        Seat(number): charioteer(wish.game, kind, pick) for number, kind in enumerate(kinds) if kind != PERSON
    }
    setup = _ave_caesar(wish, len(seats)) if wish.game == "ave-caesar" else _ben_hur(wish, len(seats), pick)
    return Table(
        game=game,
        start=game.start(setup),
        names=tuple(names),
        kinds=tuple(kinds),
        persons=frozenset(Seat(number) for number, kind in enumerate(kinds) if kind == PERSON),
        programs=programs,
        pick=pick,
    )


def _seated(seats: Sequence[str], person: str) -> tuple[list[str], list[str]]:
    """Read `you`, `you:Julia`, `greedy` or `greedy:Brutus`: who decides, and the name of the seat."""
    house = iter(HOUSE_NAMES * 4)
    kinds: list[str] = []
    names: list[str] = []
    several = sum(it.partition(":")[0] == PERSON for it in seats) > 1
    for seat in seats:
        kind, _, name = seat.partition(":")
        if not name and kind == PERSON:
            number = kinds.count(PERSON) + 1
            name = f"{person} {number}" if several else person
        kinds.append(kind)
        names.append(name.strip()[:40] or next(house))
    return kinds, names


def _ave_caesar(wish: Wish, players: int) -> dict[str, Any]:
    from hippodrome.games.ave_caesar.kit import courses_of, read_edition  # noqa: PLC0415  (this game alone)

    options = dict(wish.options or {})
    if wish.laps is not None:
        options["laps"] = wish.laps
    setup: dict[str, Any] = {
        "players": players,
        "each": wish.each,
        "unmanned": wish.unmanned,
        "options": options,
    }
    edition = read_edition(wish.edition or "ravensburger")
    setup["edition"] = edition
    if wish.tournament and wish.course is None:
        return setup
    usual = courses_of(edition, players * wish.each + wish.unmanned)[0]
    course = _course(wish.course) if wish.course else usual
    legs: list[dict[str, Any]] = [{"course": course, "direction": wish.direction or "clockwise"}]
    if wish.tournament:
        legs.append({"course": course, "direction": _other(wish.direction)})
    # Friends at a keyboard are as many as they are: the numbers that a course asks for do not bind them.
    return setup | {"programme": legs, "any_number": True}


def _other(direction: str | None) -> str:
    return "clockwise" if direction == "anticlockwise" else "anticlockwise"


def _course(name: str) -> Any:
    if name in course_names() or not name.endswith((".json", ".course")):
        return name
    if name.endswith(".json"):
        return read_json(name)
    from hippodrome.atlas.source import compile_course  # noqa: PLC0415  (sources are rare)

    return compile_course(read_text(name), name)


def _ben_hur(wish: Wish, players: int, pick: Pick) -> dict[str, Any]:
    from hippodrome.games.ben_hur.table import deal_charioteers  # noqa: PLC0415  (this game alone)

    if wish.unmanned or wish.direction or wish.tournament:
        raise Trouble("terminal-only-ave-caesar")
    setup: dict[str, Any] = {"players": players, "each": wish.each, "options": dict(wish.options or {})}
    if wish.edition is not None:
        setup["preset"] = wish.edition
    if wish.laps is not None:
        setup["laps"] = wish.laps
    if wish.course is not None:
        setup["arena"] = read_json(wish.course) if wish.course.endswith(".json") else wish.course
    if players * wish.each <= 6:
        setup["charioteers"] = deal_charioteers(players * wish.each, pick)
    return setup
