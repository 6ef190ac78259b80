"""Reading what people hand us: files and standard input, as text and as strict JSON."""

from __future__ import annotations

import json
import math
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from hippodrome.saying import Trouble

LARGEST: Final = 32 * 1024 * 1024
"""No file that we read is larger than this, in bytes."""

DEEPEST: Final = 40
"""Nothing that we read is nested deeper, so that whoever walks through it need not fear for the stack."""


def read_text(name: str) -> str:
    """Read a file, or standard input for `-`."""
    try:
        if name == "-":
            raw = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).open("rb") as file:
                raw = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # a ValueError: no file can have such a name
        raise Trouble("file-unreadable", file=name, why=_why(error)) from None
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
    """Parse JSON strictly: no key twice, no NaN, no half characters, nothing nested without end."""
    try:
        value = json.loads(
            text,
            object_pairs_hook=_no_key_twice,
            parse_constant=_no_constant,
            parse_int=_whole,
            parse_float=_real,
        )
    except json.JSONDecodeError as error:
        raise Trouble(
            "json-malformed", file=where, line=error.lineno, column=error.colno, why=error.msg
        ) from None
    except RecursionError:
        raise Trouble("json-deep", file=where) from None
    if _too_deep(value):
        raise Trouble("json-deep", file=where)
    if "\\u" in text and _has_half_characters(value):
        raise Trouble("json-half-character", file=where)
    return value


def _too_deep(value: Any) -> bool:
    level = [value] if isinstance(value, dict | list) else []
    for _ in range(DEEPEST):
        level = [
            inner
            for outer in level
            for inner in (outer.values() if isinstance(outer, dict) else outer)
            if isinstance(inner, dict | list)
        ]
        if not level:
            return False
    return True


def _has_half_characters(value: Any) -> bool:
    """Say whether a text holds one half of a pair of surrogates, which no file and no terminal can show."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return True
    return False


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


def _real(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise Trouble("json-number", number=digits[:20] + "…")
    return number


def write_text(name: str, text: str) -> None:
    """Write a file as a whole or not at all, or standard output for `-`."""
    if name == "-":
        sys.stdout.write(text)
        sys.stdout.flush()
        return
    try:
        target = Path(os.path.realpath(name))
        if target.exists() and not target.is_file():
            # A directory complains; a device such as /dev/null is written to, never put aside.
            target.write_text(text, encoding="utf-8")
        else:
            _replace(target, text)
    except (OSError, ValueError) as error:
        raise Trouble("file-unwritable", file=name, why=_why(error)) from None


def try_place(name: str) -> None:
    """See to it that a file can be written, before the work is done rather than after."""
    if name == "-":
        return
    try:
        target = Path(os.path.realpath(name))
        if target.is_dir():
            target.write_text("", encoding="utf-8")  # a directory complains
        elif target.is_file() or not target.exists():
            _draft(target).touch()
            _draft(target).unlink()
    except (OSError, ValueError) as error:
        raise Trouble("file-unwritable", file=name, why=_why(error)) from None


def try_folder(folder: Path, names: Iterable[str]) -> None:
    """Make a folder where there is none, and see to it that files of these names can be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise Trouble("file-unwritable", file=str(folder), why=_why(error)) from None
    for name in names:
        try_place(str(folder / name))


def _draft(target: Path) -> Path:
    return target.with_name(f".{target.name[:100]}.{os.getpid()}")


def _replace(target: Path, text: str) -> None:
    draft = _draft(target)
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def _why(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
