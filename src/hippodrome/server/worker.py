"""A worker process: it rebuilds a race from its log and lets one charioteer decide, from its view alone.

One JSON line in, one JSON line out. The charioteer gets the view of its seat and the moves offered; the race
itself stays in this file. The process ends with the server, however the server ends.
"""

from __future__ import annotations

import ctypes
import os
import secrets
import signal
import sys
from collections import OrderedDict
from typing import Any, Final

import msgspec

from hippodrome.games import find
from hippodrome.race.protocol import Pick, Seat
from hippodrome.server.stables import guests, harnessed

MEMORY: Final = 32
"""So many races are kept, so that the next move need not rebuild them."""

_PR_SET_PDEATHSIG: Final = 1


class Ask(msgspec.Struct, frozen=True):
    """A decision that is asked for: the race so far, whose decision it is, and which charioteer's."""

    table: str
    game: str
    setup: dict[str, Any]
    moves: list[str]
    seat: int
    charioteer: str
    seconds: float


class Decision(msgspec.Struct, frozen=True):
    """What the charioteer decided."""

    move: str


class Races:
    """The races this worker knows, the last used last."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[list[str], Any]] = OrderedDict()

    def state(self, ask: Ask) -> Any:
        """Rebuild the state of a race, from where it was left if it has only gone on."""
        game = find(ask.game).game
        known, state = self._known.pop(ask.table, ([], None))
        if state is None or ask.moves[: len(known)] != known:
            known, state = [], game.start(ask.setup)
        for move in ask.moves[len(known) :]:
            state = game.play(state, game.read(move))
        self._known[ask.table] = (ask.moves, state)
        if len(self._known) > MEMORY:
            self._known.popitem(last=False)
        return state


def decide(races: Races, ask: Ask, pick: Pick) -> Decision:
    """Let the charioteer decide."""
    game = find(ask.game).game
    state = races.state(ask)
    seat = Seat(ask.seat)
    driver = harnessed(ask.game, ask.charioteer, pick, ask.seconds)
    return Decision(game.write(driver(game.view(state, seat), game.legal_moves(state))))


def main() -> None:
    """Answer until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    os.nice(5)
    guests()
    races, pick = Races(), secrets.SystemRandom().randrange
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever a charioteer prints is no answer
    answers.write(b"ready\n")
    while line := sys.stdin.buffer.readline():
        decision = decide(races, msgspec.json.decode(line, type=Ask), pick)
        answers.write(msgspec.json.encode(decision) + b"\n")


if __name__ == "__main__":
    main()
