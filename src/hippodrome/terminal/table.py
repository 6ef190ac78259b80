"""Who sits at the table and what is raced: from the words of a command or a menu to a state to start from."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from hippodrome.chance import seeded_random
from hippodrome.charioteers import Charioteer, charioteer_by_name, complaints_of, stable_of
from hippodrome.games import AnyGame, game_entry, game_names
from hippodrome.race.protocol import Pick, Seat
from hippodrome.saying import Saying
from hippodrome.setups.wish import RaceWish, setups_of

PERSON_SEAT_WORD: Final = "you"
"""The word for a seat whose charioteer is at the keyboard."""

PROGRAM_NAMES: Final = ("Scorpus", "Diocles", "Crescens", "Tatianus", "Polynices", "Thallus")
"""Charioteers who were famous in Rome lend the programs their names."""


class TerminalWish(NamedTuple):
    """Who is to race, and what; None leaves it to the house."""

    game: str | None = None
    seats: Sequence[str] | None = None
    race: RaceWish = RaceWish()
    seed: int | None = None


class TerminalTable(NamedTuple):
    """A race ready to start: the game, its first state, the seats, and where chance comes from."""

    game: AnyGame
    start: Any
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    persons: frozenset[Seat]
    programs: Mapping[Seat, Charioteer]
    pick: Pick
    complaints: Sequence[Saying]
    """For whom somebody else has to drive, and why."""

    @property
    def seats(self) -> list[dict[str, str]]:
        """Write the seats as records have them."""
        return [
            {"name": name, "charioteer": "person" if kind == PERSON_SEAT_WORD else kind}
            for name, kind in zip(self.names, self.kinds, strict=True)
        ]


def usual_seats(game: str) -> tuple[str, ...]:
    """Say who races where nothing else is asked for: one person, and programs."""
    stable = stable_of(game)
    return (PERSON_SEAT_WORD, *(stable.stand_in,) * (stable.usual_seats - 1))


def make_table(wish: TerminalWish, person: str) -> TerminalTable:
    """Make the table; whoever is at the keyboard without a name of their own is called `person`."""
    name = wish.game or game_names()[0]
    game = game_entry(name).game
    seats = [it.strip() for it in (wish.seats or usual_seats(name)) if it.strip()]
    kinds, names = _seated(seats, person)
    generator = random.SystemRandom() if wish.seed is None else seeded_random(wish.seed)
    pick = generator.randrange
    programs = {
        Seat(number): charioteer_by_name(name, kind, pick)
        for number, kind in enumerate(kinds)
        if kind != PERSON_SEAT_WORD
    }
    setup = setups_of(name).make_setup(wish.race, len(seats), pick)
    return TerminalTable(
        game=game,
        start=game.start(setup),
        names=tuple(names),
        kinds=tuple(kinds),
        persons=frozenset(Seat(number) for number, kind in enumerate(kinds) if kind == PERSON_SEAT_WORD),
        programs=programs,
        pick=pick,
        complaints=complaints_of(name, (kind for kind in kinds if kind != PERSON_SEAT_WORD), [setup]),
    )


def _seated(seats: Sequence[str], person: str) -> tuple[list[str], list[str]]:
    """Read `you`, `you:Julia`, `greedy` or `greedy:Brutus`: who decides, and the name of the seat."""
    house = iter(PROGRAM_NAMES * 4)
    kinds: list[str] = []
    names: list[str] = []
    several = sum(it.partition(":")[0] == PERSON_SEAT_WORD for it in seats) > 1
    for seat in seats:
        kind, _, name = seat.partition(":")
        if not name and kind == PERSON_SEAT_WORD:
            number = kinds.count(PERSON_SEAT_WORD) + 1
            name = f"{person} {number}" if several else person
        kinds.append(kind)
        names.append(name.strip()[:40] or next(house))
    return kinds, names
