"""Running what is asynchronous where a browser may have left its event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run_alone(work: Coroutine[Any, Any, T]) -> T:
    """Run it to its end on a loop of its own, in a thread of its own.

    Playwright leaves a loop running in the thread of the tests, and no second one may run there.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
