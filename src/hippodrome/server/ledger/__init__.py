"""The ledger: where everything that happens is written down, in SQLite or PostgreSQL."""

from hippodrome.server.ledger.ledger import Append, Ledger, LedgerDown, Waking

__all__ = ["Append", "Ledger", "LedgerDown", "Waking"]
