"""The way of a card through the server, from the bytes of one client to the bytes for the other.

    python benchmarks/card_way.py [--seed 1] [--calls]

A real server on SQLite is started in this process, two clients sit at a table over real websockets, and they
play cards in turn. Every call of a function of ours is noted, in all threads, from the first byte that
arrives to the last frame that leaves. Of several cards the way with the fewest calls is told: on the others
the server did something else meanwhile, such as looking at its clocks. Printed, room by room: the files it
passes, the different functions, and how often they are called; with `--calls` every call in order.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import threading
import time
import urllib.request
from inspect import CO_COROUTINE
from pathlib import Path
from types import FrameType
from typing import Any

from websockets.sync.client import ClientConnection, connect

from hippodrome.chance import seeded_random
from hippodrome.server.app import Server, make_app
from hippodrome.server.config import Config

OURS = str(Path(__file__).resolve().parent.parent / "src" / "hippodrome") + "/"
SETUP = {"players": 2, "any_number": True, "options": {"races": 1}}
CARDS = 12
"""How many cards are played."""


class Trace:
    """Notes the calls of our own functions while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.calls: list[tuple[str, str]] = []

    def hook(self, frame: FrameType, event: str, _argument: object) -> None:
        """Note a call; a generator that is resumed and a comprehension are no calls."""
        code = frame.f_code
        begins = event == "call" and (frame.f_lasti <= 2 or code.co_flags & CO_COROUTINE)
        if self.on and begins and code.co_filename.startswith(OURS) and not code.co_name.startswith("<"):
            self.calls.append((code.co_filename.removeprefix(OURS), code.co_qualname))


def ask(url: str, body: Any, token: str = "") -> Any:
    """Ask over HTTP."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)  # noqa: S310  (our own server)
    with urllib.request.urlopen(request) as answer:  # noqa: S310  (our own server)
        return json.load(answer)


def until(line: ClientConnection, kind: str) -> Any:
    """Wait for a message of a kind."""
    while True:
        message = json.loads(line.recv())
        if message["type"] == kind:
            return message


def main() -> None:
    """Play some cards and print the way of one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--calls", action="store_true")
    asked = parser.parse_args()
    chance = seeded_random(asked.seed)
    trace = Trace()
    threading.setprofile(trace.hook)
    with tempfile.TemporaryDirectory() as folder:
        where: list[int] = []
        app = make_app(
            Config(db=f"sqlite:///{folder}/hippodrome.db"), pick=lambda count: int(chance.random() * count)
        )
        server = Server(app, "127.0.0.1", 0, lambda _host, port: where.append(port))
        thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
        thread.start()
        while not where:
            time.sleep(0.01)
        calls = min(_play(trace, f"127.0.0.1:{where[0]}"), key=len)
        server.should_exit = True
        thread.join()
    if asked.calls:
        for file, name in calls:
            print(f"{file:<44} {name}")
    _print_table(calls)


def _print_table(calls: list[tuple[str, str]]) -> None:
    functions = set(calls)
    rooms = sorted({_room(file) for file, _ in functions})
    print("| room | files | functions | calls |")
    print("|---|---:|---:|---:|")
    for room in [*rooms, ""]:
        mine = [it for it in calls if room in (_room(it[0]), "")]
        files = {file for file, _ in mine}
        print(f"| {f'`{room}`' if room else 'all'} | {len(files)} | {len(set(mine))} | {len(mine)} |")


def _up_to_the_last_frame(calls: list[tuple[str, str]]) -> list[tuple[str, str]]:
    last = max(at for at, (_, name) in enumerate(calls) if name == "framed")
    return calls[: last + 1]


def _room(file: str) -> str:
    return file.rpartition("/")[0] or file


def _play(trace: Trace, at: str) -> list[list[tuple[str, str]]]:
    table = ask(f"http://{at}/api/tables", {"game": "ave-caesar", "setup": SETUP})["table"]
    seats = [ask(f"http://{at}/api/tables/{table}/seats", {"name": name}) for name in ("Livia", "Nero")]
    lines = []
    for seat in seats:
        line = connect(f"ws://{at}/api/socket")
        line.send(json.dumps({"type": "hello", "protocol": 1, "table": table, "tokens": [seat["token"]]}))
        until(line, "whole")
        lines.append(line)
    lines[0].send(json.dumps({"type": "start", "key": "start-it", "seat": 0}))
    shown = [until(line, "happened") for line in lines]
    ways = []
    for card in range(CARDS):
        time.sleep(0.3)
        mover = shown[0]["race"]["to_move"]
        now = shown[mover]
        move = {"type": "move", "key": f"a-card-{card}", "seat": mover, "move": now["race"]["offers"][0]}
        message = json.dumps(move | {"turn": now["table"]["turn"]})
        trace.calls = []
        trace.on = True
        lines[mover].send(message)
        shown = [until(line, "happened") for line in lines]
        trace.on = False
        ways.append(_up_to_the_last_frame(trace.calls))
    for line in lines:
        line.close()
    return ways


if __name__ == "__main__":
    main()
