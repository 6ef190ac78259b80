"""Who opened which table, by address: kept in memory alone, so that the shares of work can be fair."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST_TABLES_REMEMBERED: Final = 10_000
"""So many tables are remembered."""


class OpenerAddresses:
    """The addresses that opened tables; a table nobody knows of counts as an address of its own."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, str] = OrderedDict()

    def note(self, table: str, address: str) -> None:
        """Remember who opened a table."""
        self._known[table] = address
        while len(self._known) > MOST_TABLES_REMEMBERED:
            self._known.popitem(last=False)

    def address_of_opener(self, table: str) -> str:
        """Say who opened a table."""
        return self._known.get(table, f"table {table}")
