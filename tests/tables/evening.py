"""One evening at any house, as a script: both games, and everything that people do at a table.

It needs a way to ask and a way to open a line, and keeps every byte that it is told. What differs from one
evening to the next, ids, tokens and the time on the clocks, is replaced by its order of appearance.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from hippodrome.offline import OfflineHouse
from hippodrome.offline.house import OfflineLine, Speak
from hippodrome.race.protocol import Pick
from hippodrome.tables.live.house import new_name
from hippodrome.tables.live.thinkers import Stopwatch, ThinkersHere

PATIENCE = float(os.environ.get("HIPPODROME_PATIENCE", "180"))
"""How many seconds anything may take; a machine may be busy."""

AVE: dict[str, Any] = {"players": 3, "options": {"races": 1, "laps": 1}}
BEN: dict[str, Any] = {"players": 3, "laps": 1}
DRIVER = {"ave-caesar": "greedy", "ben-hur": "steady"}


class Wire(Protocol):
    """An open line."""

    async def send(self, text: str) -> None:
        """Send a message."""

    async def close(self) -> None:
        """End it."""


class Door(Protocol):
    """A way into a house."""

    async def request(
        self, method: str, path: str, body: str, tokens: Sequence[str], language: str
    ) -> tuple[int, str]:
        """Ask for something: the status and the body of the answer."""

    async def connect(self, hello: str, heard: Callable[[str], None]) -> Wire:
        """Open a line with a greeting."""


class Transcript:
    """Everything that was heard, by whom; names that nobody can foresee get numbers."""

    def __init__(self) -> None:
        self.told: list[tuple[str, str]] = []
        self._names: list[tuple[str, str]] = []

    def name(self, kind: str, name: str | None) -> None:
        """Note a name that differs from evening to evening."""
        if name and name not in dict(self._names):
            self._names.append((name, f"<{kind} {len(self._names)}>"))

    def lines(self) -> list[str]:
        """Give everything that was heard, by whom it was heard and then in order."""
        by: dict[str, list[str]] = {}
        for who, text in self.told:
            by.setdefault(self._plain(who), []).append(self._plain(text))
        return [f"{who} {text}" for who, texts in by.items() for text in texts]

    def _plain(self, text: str) -> str:
        for name, plain in self._names:
            text = text.replace(name, plain)
        return re.sub(r'"left":\[[\d,]*\]', '"left":[…]', text)


class Listener:
    """Somebody at a table with an open line; what is heard is kept."""

    def __init__(self, who: str, transcript: Transcript) -> None:
        self.who = who
        self.frames: list[Any] = []
        self._transcript = transcript
        self._wire: Wire | None = None
        self._more = asyncio.Event()
        self._leaving = False

    async def open(self, door: Door, table: str, *tokens: str, language: str = "en") -> Listener:
        """Greet, and wait for the table."""
        hello = {"type": "hello", "protocol": 1, "table": table, "tokens": tokens, "language": language}
        self._wire = await door.connect(json.dumps(hello), self.heard)
        await self.until(lambda it: it["type"] == "whole")
        return self

    def heard(self, text: str) -> None:
        """Keep a frame, unless one is about to go: who else has gone by then may be told or not."""
        if self._leaving:
            return
        self.frames.append(json.loads(text))
        self._transcript.told.append((self.who, text))
        self._more.set()

    async def send(self, **message: Any) -> None:
        """Send a message."""
        assert self._wire is not None
        await self._wire.send(json.dumps(message))

    async def until(self, found: Callable[[Any], bool]) -> Any:
        """Wait for a frame, which may be here already."""
        seen = 0
        async with asyncio.timeout(PATIENCE):
            while True:
                for frame in self.frames[seen:]:
                    if found(frame):
                        return frame
                seen = len(self.frames)
                self._more.clear()
                if len(self.frames) == seen:
                    await self._more.wait()

    @property
    def last(self) -> Any:
        """The last frame with the table in it."""
        return next(it for it in reversed(self.frames) if it["type"] in ("whole", "happened"))

    def view_of(self, seat: int) -> Any:
        """The last frame with the table as a seat sees it."""
        shown = [it for it in self.frames if it["type"] in ("whole", "happened") and it["viewer"] == seat]
        return shown[-1]

    def viewers(self) -> set[int | str]:
        """List as whom the device looks, since it last lost a seat."""
        lost = [number for number, it in enumerate(self.frames) if it["type"] == "seat-lost"]
        since = self.frames[lost[-1] + 1 if lost else 0 :]
        return {it["viewer"] for it in since if "viewer" in it}

    def take_leave(self) -> None:
        """Listen no more."""
        self._leaving = True

    async def close(self) -> None:
        """Go."""
        assert self._wire is not None
        await self._wire.close()


class Evening:
    """The script."""

    def __init__(self, door: Door, languages: Sequence[str], seed: int = 11) -> None:
        self.door = door
        self.languages = languages
        self.transcript = Transcript()
        self.refused: list[Any] = []
        self._pick = random.Random(seed).randrange
        self._key = 0

    async def ask(self, method: str, path: str, body: Any = None, *tokens: str, language: str = "en") -> Any:
        """Ask for something; a body that is text is sent as it is."""
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        status, answer = await self.door.request(method, path, text, tokens, language)
        while status == 202:
            await asyncio.sleep(0.2)
            status, answer = await self.door.request(method, path, text, tokens, language)
        self.transcript.told.append((f"{method} {path}", f"{status} {answer}"))
        found = answer if "\n" in answer or answer.startswith("<") else json.loads(answer)
        if isinstance(found, dict) and found.get("type") == "refused":
            self.refused.append(found)
        if isinstance(found, dict) and "token" in found:
            self.transcript.name("token", found["token"])
            self.transcript.name("recovery", found["recovery"])
        elif isinstance(found, dict) and "code" in found and "type" not in found:
            self.transcript.name("table", found["table"])
            self.transcript.name("code", found["code"])
        elif isinstance(found, dict) and found.get("type") == "whole":
            self.transcript.name("code", found["code"])
        return found

    async def do(self, everyone: Sequence[Listener], kind: str, **more: Any) -> Any:
        """Let the first of them do something; wait until everyone has seen it and a person is asked again."""
        self._key += 1
        key = f"evening-{self._key:04}"
        await everyone[0].send(type=kind, key=key, **more)
        said = await everyone[0].until(lambda it: it.get("key") == key)
        if said["type"] == "refused":
            self.refused.append(said)
        else:
            self.transcript.name("table", said["rematch"])
            await self.settle(everyone, said["number"])
        return said

    async def settle(self, everyone: Sequence[Listener], number: int) -> None:
        """Wait until a person is to move or nobody is, and everyone has seen that."""
        last = await everyone[0].until(lambda it: it.get("number", 0) >= number and _waits(it))
        for listener in everyone:
            for viewer in listener.viewers():
                await listener.until(_seen_by(viewer, last["number"]))

    # --- the evening ----------------------------------------------------------------------------------

    async def run(self) -> list[str]:
        """Have the whole evening."""
        await self.look_around()
        record = await self.ave_caesar()
        await self.ben_hur()
        await self.records(record)
        return self.transcript.lines()

    async def look_around(self) -> None:
        """Look at the games and boards, and bring boards of one's own."""
        await self.ask("GET", "/games")
        course = await self.ask("GET", "/boards/ave-caesar/white")
        await self.ask("GET", "/boards/ave-caesar/white.svg")
        await self.ask("GET", "/boards/ave-caesar/white.svg?thumb=1")
        await self.ask("GET", "/boards/ben-hur/antioch.svg?thumb=1")
        await self.ask("GET", "/boards/ben-hur/nowhere")
        own = {name: it for name, it in course.items() if name != "drawing"} | {"name": "mine"}
        await self.ask("POST", "/boards/ave-caesar", own)
        faulty = own | {"ahead": {}}
        for language in self.languages:
            await self.ask("POST", "/boards/ave-caesar", faulty, language=language)
        await self.ask("POST", "/boards/ave-caesar", "no board at all")
        for game, setup in (("ave-caesar", AVE), ("ben-hur", BEN)):
            await self.ask("POST", "/check", {"game": game, "setup": setup})
        await self.ask("POST", "/check", {"game": "ave-caesar", "setup": AVE, "seats": [{"type": "person"}]})
        for language in self.languages:
            wrong = {"game": "ben-hur", "setup": {"players": 99}}
            await self.ask("POST", "/tables", wrong, language=language)
        await self.ask("GET", "/tables/NOSUCH")
        await self.ask("GET", "/no/such/route")

    async def sit_down(self, game: str, setup: dict[str, Any], **more: Any) -> tuple[str, list[Any]]:
        """Open a table for two people and a charioteer, and take both seats."""
        person = {"type": "person"}
        seats = [person, {"type": "charioteer", "name": DRIVER[game]}, person]
        settings = {"game": game, "setup": setup, "seats": seats, "hints": True} | more
        opened = await self.ask("POST", "/tables", settings)
        table = opened["table"]
        held = [
            await self.ask("POST", f"/tables/{table}/seats", {"name": name}) for name in ("Gaius", "Livia")
        ]
        await self.ask("POST", f"/tables/{table}/seats", {"name": "Marcus"}, language="fr")
        return table, held

    async def ave_caesar(self) -> str:
        """Race Ave Caesar, each at a device of their own, with a guest in the stands."""
        table, (gaius, livia) = await self.sit_down(
            "ave-caesar", AVE, clock={"kind": "bank", "seconds": 3000}
        )
        one = await Listener("Gaius", self.transcript).open(self.door, table, gaius["token"])
        two = await Listener("Livia", self.transcript).open(self.door, table, livia["token"], language="de")
        await one.until(lambda it: it["type"] == "present" and it["here"][2] is True)
        stands = await Listener("stands", self.transcript).open(self.door, table)
        await two.until(lambda it: it["type"] == "present" and it["watching"] == 1)
        everyone = [one, two, stands]
        seats = {gaius["seat"]: one, livia["seat"]: two}
        await self.do([one, two, stands], "move", seat=0, move="pass", turn=0)
        await self.do([two, one, stands], "say", seat=livia["seat"], text="Salve,  Gai\u202e!")
        await self.do([stands, one, two], "say", text="Ave!", name="Plebs")
        await self.do([one, two, stands], "react", seat=0, what="laurel")
        await self.do([two, one, stands], "dress", seat=livia["seat"], livery=gaius["seat"])
        await self.do([two, one, stands], "dress", seat=livia["seat"], livery=1)
        await self.do([two, one, stands], "pace", seat=livia["seat"], pace=5)
        await self.do([one, two, stands], "pace", seat=0, pace=5)
        await self.do([one, two, stands], "start", seat=1)
        await self.do([one, two, stands], "start", seat=0)
        await self.mistakes(one, everyone)
        await self.looks(table, gaius["token"], livia["token"])
        await self.moves(seats, everyone, 4)
        mover = self.mover(seats, one)
        seat = one.last["race"]["to_move"]
        await self.do(_first(mover, everyone), "ask-takeback", seat=seat)
        token = {0: gaius["token"], 2: livia["token"]}[seat]
        await self.ask("POST", f"/tables/{table}/hint", {}, token)
        await self.do(_first(mover, everyone), "hand-over", seat=seat)
        other = next(it for it in seats if it != seat)
        if one.last["table"]["stage"] == "racing":
            await self.do(_first(seats[other], everyone), "come-back", seat=other)
            await self.do(_first(mover, everyone), "come-back", seat=seat)
        await self.recovered(table, livia, two, everyone)
        await self.moves(seats, everyone, 400)
        assert one.last["table"]["stage"] == "over"
        await self.ask("GET", f"/tables/{table}/review")
        await self.ask("GET", f"/tables/{table}/statistics")
        await self.ask("GET", f"/tables/{table}/history")
        record: str = await self.ask("GET", f"/tables/{table}/record")
        again = await self.do(_first(seats[0], everyone), "rematch", seat=0)
        await self.ask("GET", f"/tables/{again['rematch']}", None, gaius["token"])
        for it in everyone:
            it.take_leave()
        for it in everyone:
            await it.close()
        return record

    async def mistakes(self, one: Listener, everyone: Sequence[Listener]) -> None:
        """Try what the rules do not allow, and what nobody understands."""
        frame = one.last
        turn, seat = frame["table"]["turn"], frame["race"]["to_move"]
        mover = next(it for it in everyone if any(f.get("viewer") == seat for f in it.frames))
        offers = mover.view_of(seat)["race"]["offers"]
        space = offers[0].partition("-")[2]
        for move in (*[f"{card}-{space}" for card in range(1, 7)], "9-nowhere", "pass"):
            if move not in offers:
                await self.do(_first(mover, everyone), "move", seat=seat, move=move, turn=turn)
        await self.do(_first(mover, everyone), "move", seat=seat, move=offers[0], turn=turn - 1)
        await self.do(_first(mover, everyone), "move", seat=1, move=offers[0], turn=turn)
        await mover.send(type="ping")
        await mover.until(lambda it: it["type"] == "pong")
        await mover.send(nonsense=True)
        await mover.until(lambda it: it.get("code") == "message-wrong")
        await mover.send(type="resync")
        await mover.until(lambda it: it["type"] == "whole" and it["number"] > 1 and it["race"] is not None)

    async def looks(self, table: str, *tokens: str) -> None:
        """Look at the table and back on the race so far, as everyone and as nobody."""
        await self.ask("GET", f"/tables/{table}")
        await self.ask("GET", f"/tables/{table}/history?first=2&last=5")
        await self.ask("GET", f"/tables/{table}/history?first=x")
        await self.ask("GET", f"/tables/{table}", None, "nobody's token")
        await self.ask("GET", f"/tables/{table}/record")
        await self.ask("GET", f"/tables/{table}/review")
        await self.ask("GET", f"/tables/{table}/statistics")
        for token in tokens:
            await self.ask("GET", f"/tables/{table}", None, token)
            await self.ask("GET", f"/tables/{table}/history", None, token)
            await self.ask("GET", f"/tables/{table}/placements?card=3", None, token)

    async def recovered(self, table: str, seat: Any, old: Listener, everyone: list[Listener]) -> None:
        """Take a seat to another device; the old one loses it and goes on in the stands."""
        await self.ask("POST", f"/tables/{table}/recover", {"recovery": "AAAA-BBBB-CCCC-DDDD"})
        moved = await self.ask("POST", f"/tables/{table}/recover", {"recovery": seat["recovery"].lower()})
        await old.until(lambda it: it["type"] == "seat-lost")
        fresh = await Listener("Livia again", self.transcript).open(self.door, table, moved["token"])
        await old.until(lambda it: it["type"] == "present" and it["here"][2] is True and it["watching"] == 2)
        everyone.append(fresh)
        self.fresh = fresh

    def mover(self, seats: dict[int, Listener], any_of: Listener) -> Listener:
        """Find the device of the seat that is to move."""
        found = seats[any_of.last["race"]["to_move"]]
        return getattr(self, "fresh", found) if found.who == "Livia" else found

    async def moves(self, seats: dict[int, Listener], everyone: Sequence[Listener], count: int) -> None:
        """Make some of the moves that are offered, until the race is over."""
        one = everyone[0]
        for _ in range(count):
            if one.last["table"]["stage"] != "racing":
                return
            seat = one.last["race"]["to_move"]
            mover = self.mover(seats, one)
            offers = mover.view_of(seat)["race"]["offers"]
            turn = one.last["table"]["turn"]
            move = offers[self._pick(len(offers))]
            await self.do(_first(mover, everyone), "move", seat=seat, move=move, turn=turn)

    async def ben_hur(self) -> None:
        """Race Ben Hur in the hot seat: two people at one device, who take a move back."""
        del self.fresh
        table, held = await self.sit_down("ben-hur", BEN, way="hot-seat")
        tokens = {it["seat"]: it["token"] for it in held}
        both = await Listener("hot seat", self.transcript).open(self.door, table, *tokens.values())
        seats = dict.fromkeys(tokens, both)
        await self.do([both], "man", seat=0, free=1, charioteer="steady")
        await self.do([both], "start", seat=0)
        taken_back = False
        for number in range(400):
            if both.last["table"]["stage"] != "racing":
                break
            seat = both.last["race"]["to_move"]
            if number < 3:
                race = both.view_of(seat)["race"]
                for card in list(race["placements"] or {})[:1]:
                    await self.ask("GET", f"/tables/{table}/placements?card={card}", None, tokens[seat])
            if number == 1:
                await self.ask("POST", f"/tables/{table}/hint", {}, tokens[seat])
            await self.moves(seats, [both], 1)
            if not taken_back and both.last["table"]["stage"] == "racing":
                asked = await self.do([both], "ask-takeback", seat=seat)
                if asked["type"] == "done":
                    other = next(it for it in seats if it != seat)
                    await self.do([both], "answer-takeback", seat=other, yes=True)
                    taken_back = True
        assert taken_back
        assert both.last["table"]["stage"] == "over"
        await self.ask("GET", f"/tables/{table}/statistics")
        await self.do([both], "leave", seat=0)
        await self.ask("GET", f"/tables/{table}/history?first=1&last=30", None, tokens[2])
        await both.close()

    async def records(self, record: str) -> None:
        """Bring a record in, and one that somebody tampered with."""
        opened = await self.ask("POST", "/records", record)
        await self.ask("GET", f"/tables/{opened['table']}")
        again = await self.ask("GET", f"/tables/{opened['table']}/record")
        assert len(again.splitlines()) == len(record.splitlines())
        await self.ask("POST", "/records", record.replace("lot", "lots", 1))
        await self.ask("POST", "/records", "\n".join(record.splitlines()[:-2]), language="it")


def _first(mover: Listener, everyone: Sequence[Listener]) -> list[Listener]:
    return [mover, *(it for it in everyone if it is not mover)]


def _seen_by(viewer: int | str, number: int) -> Callable[[Any], bool]:
    """Wait for what a viewer sees of an event or of a later one."""
    return lambda it: it.get("viewer") == viewer and it["number"] >= number


def _waits(frame: Any) -> bool:
    """Say whether a frame shows a table that waits for a person, or for nobody."""
    if frame["type"] not in ("whole", "happened"):
        return False
    seat = None if frame["race"] is None else frame["race"]["to_move"]
    return seat is None or frame["table"]["chairs"][seat]["driver"] is None


# --- the house in the browser --------------------------------------------------------------------------


class OfflineWire:
    """A line to the house in the browser."""

    def __init__(self, line: OfflineLine) -> None:
        self._line = line

    async def send(self, text: str) -> None:
        """Send a message."""
        self._line.hear(text)

    async def close(self) -> None:
        """End it."""
        self._line.close()


class OfflineDoor:
    """The way into the house in the browser."""

    def __init__(self, house: OfflineHouse) -> None:
        self._house = house

    async def request(
        self, method: str, path: str, body: str, tokens: Sequence[str], language: str
    ) -> tuple[int, str]:
        """Ask for something."""
        reply = await self._house.request(method, path, body, tokens, language)
        return reply.status, reply.body

    async def connect(self, hello: str, heard: Callable[[str], None]) -> Wire:
        """Open a line."""
        line = await self._house.connect(hello, heard)
        assert line is not None
        return OfflineWire(line)


def unspoken(language: str, key: str, facts: dict[str, Any]) -> str:
    """Say something in no language at all."""
    return f"{language} {key} {json.dumps(facts)}"


class Impatient(Stopwatch):
    """A stopwatch that lets nobody wait: what is answered is the same, only sooner."""

    async def sleep(self, seconds: float) -> None:
        """Do not wait."""


def seeded_thinkers(seed: int) -> ThinkersHere:
    """Make charioteers and a coach who think the same every time."""
    return ThinkersHere(random.Random(seed).randrange, float("inf"), float("inf"), Impatient())


def seeded_fates(seed: int) -> Pick:
    """Make Fates who draw the same every time."""
    return random.Random(f"fates {seed}").randrange


async def offline_evening(seed: int, speak: Speak, languages: Sequence[str]) -> list[str]:
    """Have the evening in the browser's house."""
    house = OfflineHouse(speak, seeded_thinkers(seed), pick=seeded_fates(seed), name=new_name)
    house.start()
    try:
        return await Evening(OfflineDoor(house), languages).run()
    finally:
        await house.stop()
