"""Racing heats on this machine: here, or by several processes; the results come in the order of the heats."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import chain
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Final

from hippodrome.league.heat import HeatOutcome, race_heats
from hippodrome.league.plan import Heat, Plan
from hippodrome.saying import Trouble

HEATS_AT_A_TIME: Final = 8
"""How many heats a process is given at a time, at most."""


def run_heats_locally(plan: Plan, heats: Sequence[Heat], jobs: int) -> Iterator[HeatOutcome]:
    """Race the heats with so many processes."""
    if jobs == 1:
        yield from chain.from_iterable(race_heats(plan, [heat]) for heat in heats)
        return
    with worker_processes(jobs) as pool:
        with interrupts_deferred():
            pending: list[Future[list[HeatOutcome]]] = [
                pool.submit(race_heats, plan, share) for share in split_heats(heats, jobs)
            ]
        for future in pending:
            yield from future.result()


@contextmanager
def worker_processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Start processes that race for this one; raise Trouble if one of them is killed."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=follow_parent_process)
    try:
        yield pool
    except BrokenProcessPool:
        raise Trouble("league-process-killed") from None
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def interrupts_deferred() -> Iterator[None]:
    """Block SIGINT for a while; processes that are started meanwhile inherit that and ignore it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def split_heats(heats: Sequence[Heat], workers: int) -> list[Sequence[Heat]]:
    """Cut the heats into shares, small enough to keep every worker busy to the end."""
    size = max(1, min(HEATS_AT_A_TIME, len(heats) // (4 * workers)))
    return [heats[at : at + size] for at in range(0, len(heats), size)]


def follow_parent_process() -> None:
    """Leave it to the process that started this one to be interrupted, and stay no longer than it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=lambda: (wait([parent.sentinel]), os._exit(1)), daemon=True).start()
