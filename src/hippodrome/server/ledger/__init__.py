"""The ledger: event sourcing, an append-only log of events with snapshots, in SQLite or PostgreSQL."""

from hippodrome.server.ledger.ledger import Ledger

__all__ = ["Ledger"]
