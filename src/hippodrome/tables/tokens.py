"""Tokens, recovery codes and short codes: made from the system's source, stored as hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

CODE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters and digits that are not mistaken for each other."""


def new_token() -> str:
    """Make a token that nobody guesses."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Make the id of a table, which is also the link to its stands."""
    return secrets.token_urlsafe(12)


def new_recovery() -> str:
    """Make a recovery code of 16 letters in groups of four, to be written down."""
    return "-".join("".join(secrets.choice(CODE_LETTERS) for _ in range(4)) for _ in range(4))


def new_code() -> str:
    """Make a short code that is read out across a room."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


def plain_code(text: str) -> str:
    """Read a code as people type it."""
    return "".join(it for it in text.upper() if it.isalnum())


def hashed(secret: str) -> str:
    """Hash a secret for the ledger; it is long enough that no salt is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same_hash(one: str, other: str) -> bool:
    """Compare hashes without telling by the time it takes."""
    return hmac.compare_digest(one, other)
