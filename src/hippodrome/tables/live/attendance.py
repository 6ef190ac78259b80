"""What a house asks about who is connected elsewhere, at other processes on the same store."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol


class OtherProcesses(Protocol):
    """Those who are connected at other processes."""

    @property
    def sure(self) -> bool:
        """Say whether it is known who is connected elsewhere."""

    def elsewhere(self, table: str) -> tuple[frozenset[int], int]:
        """Say whose seats are held at other processes, and how many devices look from the stands there."""

    def note(self, table: str, seats: Collection[int], watching: int) -> None:
        """Note who is connected here; the others are told."""

    def heard(self, text: str) -> None:
        """Take in what another process says."""

    def heard_again(self) -> None:
        """Ask everybody, after a silence in which anything may have been said."""

    async def run(self) -> None:
        """Tell the others what there is to tell, for ever."""


class NoOtherProcesses:
    """Nobody is elsewhere: this house is the only one."""

    sure = True

    def elsewhere(self, table: str) -> tuple[frozenset[int], int]:
        """Name nobody."""
        del table
        return frozenset(), 0

    def note(self, table: str, seats: Collection[int], watching: int) -> None:
        """Tell nobody."""

    def heard(self, text: str) -> None:
        """Hear nothing."""

    def heard_again(self) -> None:
        """Ask nobody."""

    async def run(self) -> None:
        """Do nothing."""
