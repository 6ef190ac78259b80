"""A cache that counts how much it holds, not how many things."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress
from threading import Lock
from typing import Generic, TypeVar

Cached = TypeVar("Cached")


class BoundedCache(Generic[Cached]):
    """Keeps what was made last, up to a total weight; what weighs more than all of it is not kept.

    Several threads may use it: what two of them make at once is kept once.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self._kept: OrderedDict[Hashable, tuple[Cached, int]] = OrderedDict()
        self._keeping = Lock()

    def get(self, key: Hashable) -> Cached | None:
        """Give what is kept under a key, if anything is."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def get_or_make(
        self, key: Hashable, make: Callable[[], Cached], weigh: Callable[[Cached], int]
    ) -> Cached:
        """Give what is kept under a key, or make and keep it; what was used least lately goes."""
        kept = self._kept.get(key)
        if kept is not None:
            with suppress(KeyError):  # it may just have gone
                self._kept.move_to_end(key)
            return kept[0]
        made = make()
        with self._keeping:
            kept = self._kept.get(key)
            return kept[0] if kept is not None else self._keep(key, made, weigh(made))

    def _keep(self, key: Hashable, made: Cached, weight: int) -> Cached:
        if weight <= self.most:
            self._kept[key] = (made, weight)
            self.weight += weight
            while self.weight > self.most:
                _, (_, lighter) = self._kept.popitem(last=False)
                self.weight -= lighter
        return made

    def __len__(self) -> int:
        """Count what is kept."""
        return len(self._kept)
