"""A worker process: one JSON line in, one JSON line out; it ends with the server, however the server ends."""

from __future__ import annotations

import ctypes
import os
import secrets
import signal
import sys
from typing import Any, Final

import msgspec

from hippodrome.server.stables import guests
from hippodrome.server.thinking import Advise, Ask, Races, Review, answer

_PR_SET_PDEATHSIG: Final = 1

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Ask | Advise | Review)


def main() -> None:
    """Answer until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    os.nice(5)
    guests()
    races, pick = Races(), secrets.SystemRandom().randrange
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever a charioteer prints is no answer
    out.write(b"ready\n")
    while line := sys.stdin.buffer.readline():
        out.write(msgspec.json.encode(answer(races, _decoder.decode(line), pick)) + b"\n")


if __name__ == "__main__":
    main()
