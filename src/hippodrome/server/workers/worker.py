"""A worker process: one JSON line in, one JSON line out; it ends with the server, however the server ends.

The system ends it when it takes more memory or more time of the processor than it may.
"""

from __future__ import annotations

import ctypes
import os
import resource
import secrets
import signal
import sys
from typing import Any, Final

import msgspec

from hippodrome.tables.hiring import outside_charioteers
from hippodrome.tables.thinking import DecisionTask, HintTask, RaceCache, ReviewTask, answer
from hippodrome.tables.working import ReplayCache, Work, run_task

_PR_SET_PDEATHSIG: Final = 1

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(DecisionTask | HintTask | ReviewTask | Work)

MOST_WORKER_BYTES: Final = 2 << 30
"""So many bytes of addresses a worker may have."""

MOST_TASK_CPU_SECONDS: Final = 200
"""So many seconds of the processor one task may take at the very most; the server is less patient."""


def _limit_memory() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(
        resource.RLIMIT_AS, (MOST_WORKER_BYTES if most == resource.RLIM_INFINITY else most, most)
    )


def _limit_time() -> None:
    """Let the next task take so much time of the processor and no more."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    until = int(used.ru_utime + used.ru_stime) + MOST_TASK_CPU_SECONDS
    resource.setrlimit(
        resource.RLIMIT_CPU, (until if most == resource.RLIM_INFINITY else min(until, most), most)
    )


def main() -> None:
    """Answer until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    _limit_memory()
    outside_charioteers()
    races, memory, pick = RaceCache(), ReplayCache(), secrets.SystemRandom().randrange
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever a charioteer prints is no answer
    out.write(b"ready\n")
    while line := sys.stdin.buffer.readline():
        _limit_time()
        task = _decoder.decode(line)
        found: Any
        if isinstance(task, DecisionTask | HintTask | ReviewTask):
            found = answer(races, task, pick)
        else:
            found = run_task(memory, task)
        out.write(msgspec.json.encode(found) + b"\n")


if __name__ == "__main__":
    main()
