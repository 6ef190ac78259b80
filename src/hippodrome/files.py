"""Reading what people hand us: files and standard input, as text and as strict JSON."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from hippodrome.saying import Trouble

LARGEST: Final = 32 * 1024 * 1024
"""No file that we read is larger than this, in bytes."""


def read_text(name: str) -> str:
    """Read a file, or standard input for `-`."""
    try:
        if name == "-":
            raw = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).open("rb") as file:
                raw = file.read(LARGEST + 1)
    except OSError as error:
        raise Trouble("file-unreadable", file=name, why=error.strerror or str(error)) from None
    if len(raw) > LARGEST:
        raise Trouble("file-large", file=name, most=LARGEST // 1024 // 1024)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Trouble("file-not-text", file=name, byte=error.start) from None


def read_json(name: str) -> Any:
    """Read a JSON file, or standard input for `-`."""
    return parse_json(read_text(name), name)


def parse_json(text: str, where: str) -> Any:
    """Parse JSON strictly: no key twice, no NaN, nothing nested without end."""
    try:
        return json.loads(
            text, object_pairs_hook=_no_key_twice, parse_constant=_no_constant, parse_int=_whole
        )
    except json.JSONDecodeError as error:
        raise Trouble(
            "json-malformed", file=where, line=error.lineno, column=error.colno, why=error.msg
        ) from None
    except RecursionError:
        raise Trouble("json-deep", file=where) from None


def _no_key_twice(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) < len(pairs):
        names = [name for name, _ in pairs]
        raise Trouble("json-key-twice", field=next(name for name in names if names.count(name) > 1)[:60])
    return value


def _no_constant(name: str) -> Any:
    raise Trouble("json-constant", name=name)


def _whole(digits: str) -> int:
    if len(digits) > 18:
        raise Trouble("json-number", number=digits[:20] + "…")
    return int(digits)


def write_text(name: str, text: str) -> None:
    """Write a file as a whole or not at all, or standard output for `-`."""
    if name == "-":
        sys.stdout.write(text)
        return
    target = Path(name)
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise Trouble("file-unwritable", file=name, why=error.strerror or str(error)) from None
