"""The house in the browser: opens tables, seats people, lets charioteers drive; JSON in, JSON out."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final

from hippodrome.charioteers import CHARIOTEERS, charioteer, checked
from hippodrome.coach import hint, hinted
from hippodrome.games import find
from hippodrome.games.offering import placements
from hippodrome.offline.table import Table, words
from hippodrome.race.log import Event, answer
from hippodrome.race.protocol import FATES, STANDS, Pick, Refused, Seat, Viewer
from hippodrome.records import read_record, write_record
from hippodrome.saying import Trouble
from hippodrome.telling import tell

fate: Final[Pick] = secrets.SystemRandom().randrange
"""The Fates: the system's own source of chance."""

THOUGHT: Final = 0.8
"""How many seconds a charioteer that searches takes for a move: a browser is no rack of servers."""


class House:
    """All tables of one browser. `heard` gets the frames for everyone who looks, as they are made."""

    def __init__(self, heard: Callable[[str, str], None], pick: Pick = fate) -> None:
        self.tables: dict[str, Table] = {}
        self._heard = heard
        self._pick = pick

    def answer(self, asked: str) -> str:
        """Answer a request, `{"do": …, …}`, with `{"answer": …}` or `{"refused": {code, facts, clause}}`."""
        request = json.loads(asked)
        try:
            found = getattr(self, f"do_{request.pop('do')}")(**request)
        except Refused as error:
            why = error.why
            return json.dumps(
                {"refused": {"code": why.key, "facts": dict(why.facts), "clause": error.clause}}
            )
        except Trouble as error:
            it = error.saying
            return json.dumps({"refused": {"code": it.key, "facts": dict(it.facts), "clause": None}})
        return json.dumps({"answer": found}, ensure_ascii=False, separators=(",", ":"))

    # --- what may be asked -------------------------------------------------------------------------------

    def do_check(self, settings: dict[str, Any]) -> dict[str, Any]:
        """Check settings, and complete them."""
        game = find(settings["game"]).game
        start = game.start(settings.get("setup", {}))
        seats = list(settings.get("seats") or [{"type": "person"}] * game.seats(start))
        if len(seats) != game.seats(start):
            raise Trouble("table-seats", seats=len(seats), players=game.seats(start))
        for seat in seats:
            if seat["type"] == "charioteer":
                checked(settings["game"], seat["name"])
        usual = list(CHARIOTEERS[settings["game"]])[1]
        return {
            "game": settings["game"],
            "setup": game.setup(start),
            "seats": seats,
            "clock": None,
            "stand_in": settings.get("stand_in") or usual,
            "pace": settings.get("pace", 0),
            "takeback": False,
            "stands_talk": False,
            "hints": bool(settings.get("hints", True)),
            "way": "hot-seat" if sum(it["type"] == "person" for it in seats) > 1 else "own",
            "title": settings.get("title", ""),
        }

    def do_open(self, settings: dict[str, Any], id: str) -> dict[str, str]:  # noqa: A002  (the page's word)
        """Open a table under an id that begins with `here`."""
        self.tables[id] = Table(id, self.do_check(settings))
        return {"table": id, "code": id}

    def do_look(self, table: str) -> dict[str, Any]:
        """Look at a table from the stands."""
        return self._table(table).whole(STANDS)

    def do_show(self, table: str, seats: list[int]) -> list[dict[str, Any]]:
        """Show the whole table to each seat of a device, or to the stands."""
        found = self._table(table)
        return [found.whole(viewer) for viewer in _viewers(seats)]

    def do_sit(self, table: str, name: str, seat: int | None = None) -> dict[str, Any]:
        """Sit down."""
        found = self._table(table)
        free = [it for it in range(len(found.seats)) if not found.charioteer(it) and it not in found.names]
        if not free or (seat is not None and seat not in free):
            raise Trouble("table-full")
        taken = free[0] if seat is None else seat
        found.names[taken] = " ".join(name.split())[:24] or f"{taken + 1}"
        self._tell(found, {"kind": "sat", "seat": taken, "name": found.names[taken]}, count=True)
        return {"table": table, "code": table, "seat": taken, "token": f"{table}-{taken}", "recovery": None}

    def do_deed(self, table: str, deed: dict[str, Any]) -> dict[str, Any]:
        """Do what a seat asks for: start, move, or race again."""
        found = self._table(table)
        match deed["type"]:
            case "start" if found.state is None:
                self._start(found, deed.get("fill"))
            case "move":
                self._move(found, deed)
            case "rematch" if found.over:
                return {"number": found.number, "rematch": self._again(found)}
            case _:
                raise Trouble("not-now")
        return {"number": found.number, "rematch": None}

    def do_drive(self, table: str) -> bool:
        """Let the charioteer who is to move drive; say whether there was one."""
        found = self._table(table)
        seat = found.to_move
        name = None if seat is None else found.charioteer(seat)
        if seat is None or name is None:
            return False
        game = found.game
        called = f"{name}:{THOUGHT}s" if name == "strategist" else name
        driver = charioteer(game.name, called, self._pick)
        move = driver(game.view(found.state, Seat(seat)), game.legal_moves(found.state))
        self._play(found, seat, move, {"charioteer": name})
        return True

    def do_hint(self, table: str, seat: int) -> dict[str, Any]:
        """Ask the coach, who knows what the seat knows."""
        found = self._table(table)
        if found.to_move != seat:
            raise Trouble("not-your-turn")
        game = found.game
        moves = game.legal_moves(found.state)
        advice = hint(game, game.view(found.state, Seat(seat)), moves, seconds=3.0)
        best = game.write(advice.moves[advice.best].move)
        return {"move": best, "words": words(hinted(game, advice)), "weighed": []}

    def do_placements(self, table: str, seat: int, card: str) -> list[Any]:
        """List every placement of a speed card of Ben Hur."""
        found = self._table(table)
        if found.to_move != seat:
            raise Trouble("placements-now")
        return [list(row) for row in placements(found.game, found.state, card)]

    def do_history(self, table: str, first: int, last: int, seat: int | None = None) -> list[dict[str, Any]]:
        """Replay a race, moment by moment."""
        found = self._table(table)
        game = found.game
        state = game.start(found.settings["setup"])
        viewer: Viewer = STANDS if seat is None else Seat(seat)
        steps = []
        for number, text in enumerate(found.lines, 1):
            if number > last:
                break
            move, actor = game.read(text), game.to_move(state)
            shown = text if found.over else game.write_for(state, move, viewer)
            after = game.play(state, move)
            if number >= first:
                told = tell(game.name, state, Event(number, actor, move), after, found.called())
                by = "fates" if actor is FATES or actor is None else int(actor)
                seats = range(game.seats(after)) if found.over else None
                steps.append(
                    {
                        "n": number,
                        "line": {"n": number, "by": by, "move": shown},
                        "told": words(told),
                        "view": game.write_view(game.view(after, viewer)),
                        "open": seats and [game.write_view(game.view(after, Seat(it))) for it in seats],
                    }
                )
            state = after
        return steps

    def do_record(self, table: str) -> str:
        """Write the record of a race that is over."""
        found = self._table(table)
        if not found.over:
            raise Trouble("table-still-racing")
        game = found.game
        state = start = game.start(found.settings["setup"])
        events = []
        for number, text in enumerate(found.lines, 1):
            move = game.read(text)
            events.append(Event(number, game.to_move(state), move))
            state = game.play(state, move)
        seats = []
        for seat, name in enumerate(found.called()):
            driver = found.charioteer(seat)
            seats.append({"name": name} | ({"charioteer": driver} if driver else {}))
        return write_record(game, start, seats, events, state)

    def do_bring_in(self, record: str, id: str) -> dict[str, str]:  # noqa: A002  (the page's word)
        """Bring a record in; it becomes a table that is over."""
        read = read_record(record)
        game = read.game
        people = [{"type": "person"}] * game.seats(read.start)
        settings = self.do_check({"game": game.name, "setup": game.setup(read.start), "seats": people})
        lines = [game.write(step.event.move) for step in read.steps]
        names = dict(enumerate(read.seats))
        self.tables[id] = Table(id, settings, names, lines, 2, 2, read.steps[-1].after)
        return {"table": id, "code": id}

    def do_keep(self, table: str) -> dict[str, Any]:
        """Give what is to be kept of a table, so that it outlives the page."""
        found = self._table(table)
        return {
            "id": found.id,
            "settings": found.settings,
            "names": found.names,
            "lines": found.lines,
            "number": found.number,
        }

    def do_restore(self, kept: Mapping[str, Any]) -> bool:
        """Set a table up again from what was kept."""
        names = {int(seat): str(name) for seat, name in kept["names"].items()}
        found = Table(
            str(kept["id"]), dict(kept["settings"]), names, list(kept["lines"]), int(kept["number"])
        )
        if found.lines:
            game = found.game
            found.state = game.start(found.settings["setup"])
            for text in found.lines:
                found.state = game.play(found.state, game.read(text))
        found.turn = found.number
        self.tables[found.id] = found
        return True

    # --- how it is done ----------------------------------------------------------------------------------

    def _table(self, name: str) -> Table:
        if name not in self.tables:
            raise Trouble("table-unknown")
        return self.tables[name]

    def _start(self, table: Table, fill: str | None) -> None:
        game = table.game
        usual = fill or table.settings["stand_in"]
        table.settings["seats"] = [
            plan if table.charioteer(seat) or seat in table.names else {"type": "charioteer", "name": usual}
            for seat, plan in enumerate(table.seats)
        ]
        table.state = game.start(table.settings["setup"])
        _, fates = answer(game, table.state, self._pick)
        lines, told = table.moved(fates)
        self._tell(table, {"kind": "started", "lines": lines, "told": told})

    def _move(self, table: Table, deed: Mapping[str, Any]) -> None:
        if table.to_move is None or table.to_move != deed["seat"]:
            raise Trouble("not-your-turn")
        if deed["turn"] != table.turn:
            raise Trouble("move-stale", turn=int(deed["turn"]), now=table.turn)
        self._play(table, table.to_move, table.game.read(str(deed["move"])), {})

    def _play(self, table: Table, seat: int, move: Any, also: Mapping[str, Any]) -> None:
        game = table.game
        _, fates = game.advance(table.state, move, self._pick)
        lines, told = table.moved((move, *fates))
        self._tell(table, {"kind": "moved", "seat": seat, "lines": lines, "told": told, **also})

    def _again(self, table: Table) -> str:
        again = f"{table.id}-{secrets.token_hex(2)}"
        self.tables[again] = Table(again, {**table.settings}, dict(table.names))
        return again

    def _tell(self, table: Table, what: Mapping[str, Any], *, count: bool = False) -> None:
        if count:
            table.number += 1
        viewers: list[Viewer] = [STANDS, *map(Seat, sorted(table.names))]
        for viewer in viewers:
            frame = table.happened(viewer, what)
            self._heard(table.id, json.dumps(frame, ensure_ascii=False, separators=(",", ":")))


def _viewers(seats: list[int]) -> list[Viewer]:
    return [Seat(seat) for seat in seats] or [STANDS]
