"""A table in the browser: its settings, who sits there, and the race as its lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hippodrome.games import AnyGame, find, offering
from hippodrome.race.log import Event
from hippodrome.race.protocol import FATES, STANDS, Seat, Viewer
from hippodrome.saying import Saying
from hippodrome.telling import distinct, tell

PROTOCOL = 1


@dataclass(slots=True)
class Table:
    """A table: `names` of the people by seat, the `lines` of the race so far, and the race after them."""

    id: str
    settings: dict[str, Any]
    names: dict[int, str] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    number: int = 1
    turn: int = 0
    state: Any = None

    @property
    def game(self) -> AnyGame:
        """The game that is raced."""
        return find(self.settings["game"]).game

    @property
    def seats(self) -> list[Mapping[str, Any]]:
        """The seats as they were agreed."""
        return list(self.settings["seats"])

    def charioteer(self, seat: int) -> str | None:
        """Name the charioteer of a seat; None where a person decides."""
        plan = self.seats[seat]
        return str(plan["name"]) if plan["type"] == "charioteer" else None

    @property
    def to_move(self) -> int | None:
        """Say which seat is to move."""
        actor = None if self.state is None else self.game.to_move(self.state)
        return None if actor is None or actor is FATES else int(actor)

    @property
    def over(self) -> bool:
        """Say whether the race is over."""
        return self.state is not None and self.game.to_move(self.state) is None

    def called(self) -> tuple[str, ...]:
        """Name the seats, each differently."""
        return distinct(
            [self.charioteer(it) or self.names.get(it) or f"{it + 1}" for it in range(len(self.seats))]
        )

    # --- as it is shown ----------------------------------------------------------------------------------

    def whole(self, viewer: Viewer) -> dict[str, Any]:
        """Show the whole table."""
        return {
            "type": "whole",
            "protocol": PROTOCOL,
            "viewer": _written(viewer),
            "id": self.id,
            "code": self.id,
            "number": self.number,
            "settings": self.settings,
            "rematch_of": None,
            "table": self.around(),
            "race": self.race(viewer),
            "talk": [],
        }

    def happened(self, viewer: Viewer, what: Mapping[str, Any]) -> dict[str, Any]:
        """Show what happened last, and the table after it."""
        return {
            "type": "happened",
            "viewer": _written(viewer),
            "number": self.number,
            "what": what,
            "table": self.around(),
            "race": self.race(viewer),
        }

    def around(self) -> dict[str, Any]:
        """Show the table around the race."""
        chairs = []
        names = self.called()
        for seat in range(len(self.seats)):
            driver = self.charioteer(seat)
            kind = "charioteer" if driver else "person" if seat in self.names else "free"
            here = True if kind == "person" else None
            name = "" if kind == "free" else names[seat]
            chairs.append({"kind": kind, "name": name, "driver": driver, "here": here})
        stage = "gathering" if self.state is None else "over" if self.over else "racing"
        return {
            "stage": stage,
            "turn": self.turn,
            "chairs": chairs,
            "takeback": None,
            "clock": None,
            "rematch": None,
            "watching": 0,
        }

    def race(self, viewer: Viewer) -> dict[str, Any] | None:
        """Show the race as a viewer may see it."""
        if self.state is None:
            return None
        game, state = self.game, self.state
        mine = self.to_move is not None and self.to_move == viewer
        seats = range(game.seats(state))
        return {
            "to_move": self.to_move,
            "view": game.write_view(game.view(state, viewer)),
            **(offered(game, state) if mine else NOTHING),
            "standings": [it._asdict() for it in game.standings(state)],
            "lines": len(self.lines),
            "open": [game.write_view(game.view(state, Seat(it))) for it in seats] if self.over else None,
        }

    def moved(self, moves: Sequence[Any]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """Play moves, and give their lines as the stands see them and the race in words."""
        game, state = self.game, self.state
        lines, told = [], []
        for move in moves:
            actor = game.to_move(state)
            by = "fates" if actor is FATES or actor is None else int(actor)
            after = game.play(state, move)
            told += tell(game.name, state, Event(len(self.lines) + 1, actor, move), after, self.called())
            self.lines.append(game.write(move))
            lines.append({"n": len(self.lines), "by": by, "move": game.write_for(state, move, STANDS)})
            state = after
        self.state = state
        self.number += 1
        self.turn = self.number
        return lines, words(told)


NOTHING = {"offers": None, "barred": None, "aid": None, "ask": None}
"""What is offered to those who are not to move."""


def offered(game: AnyGame, state: Any) -> dict[str, Any]:
    """Show what the seat to move may play, what it may not and why."""
    found = offering.offered(game, state)
    barred = [{"what": it.what, "clause": it.clause, "why": words([it.why])[0]} for it in found.barred]
    return found._asdict() | {"barred": barred}


def words(sayings: Sequence[Saying]) -> list[dict[str, Any]]:
    """Give sayings as the page takes them: a key and its facts."""
    return [{"key": it.key, "facts": dict(it.facts)} for it in sayings]


def _written(viewer: Viewer) -> int | str:
    return "stands" if viewer is STANDS else int(viewer)
