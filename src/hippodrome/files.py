"""Reading what people hand us: files and standard input, as text and as strict JSON."""

from __future__ import annotations

import errno
import json
import math
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from hippodrome.saying import Trouble

MOST_FILE_BYTES: Final = 32 * 1024 * 1024
"""No file that we read is larger than this, in bytes."""

MOST_NESTING: Final = 40
"""Nothing that we read is nested deeper, so that whoever walks through it need not fear for the stack."""


def read_text_or_stdin(path_or_dash: str) -> str:
    """Read a file, or standard input for `-`."""
    try:
        if path_or_dash == "-":
            raw = sys.stdin.buffer.read(MOST_FILE_BYTES + 1)
        else:
            with Path(path_or_dash).open("rb") as file:
                raw = file.read(MOST_FILE_BYTES + 1)
    except (OSError, ValueError) as error:  # a ValueError: no file can have such a name
        raise Trouble("file-unreadable", file=path_or_dash, **system_error_facts(error)) from None
    if len(raw) > MOST_FILE_BYTES:
        raise Trouble("file-large", file=path_or_dash, most=MOST_FILE_BYTES // 1024 // 1024)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Trouble("file-not-text", file=path_or_dash, byte=error.start) from None


def read_json_or_stdin(path_or_dash: str) -> Any:
    """Read a JSON file, or standard input for `-`."""
    return parse_json(read_text_or_stdin(path_or_dash), path_or_dash)


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
    for _ in range(MOST_NESTING):
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


def write_text_or_stdout(path_or_dash: str, text: str) -> None:
    """Write a file as a whole or not at all, or standard output for `-`."""
    if path_or_dash == "-":
        sys.stdout.write(text)
        sys.stdout.flush()
        return
    _write(path_or_dash, text.encode())


def write_bytes_or_stdout(path_or_dash: str, content: bytes) -> None:
    """Write a file that is no text as a whole or not at all, or standard output for `-`."""
    if path_or_dash == "-":
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return
    _write(path_or_dash, content)


def _write(path_or_dash: str, content: bytes) -> None:
    try:
        target = Path(os.path.realpath(path_or_dash))
        if target.exists() and not target.is_file():
            # A directory complains; a device such as /dev/null is written to, never put aside.
            target.write_bytes(content)
        else:
            _replace(target, content)
    except (OSError, ValueError) as error:
        raise Trouble("file-unwritable", file=path_or_dash, **system_error_facts(error)) from None


def check_file_writable(name: str) -> None:
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
        raise Trouble("file-unwritable", file=name, **system_error_facts(error)) from None


def check_folder_writable(folder: Path, names: Iterable[str]) -> None:
    """Make a folder where there is none, and see to it that files of these names can be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise Trouble("file-unwritable", file=str(folder), **system_error_facts(error)) from None
    for name in names:
        check_file_writable(str(folder / name))


def _draft(target: Path) -> Path:
    return target.with_name(f".{target.name[:100]}.{os.getpid()}")


def _replace(target: Path, content: bytes) -> None:
    draft = _draft(target)
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def system_error_facts(error: OSError | ValueError) -> dict[str, str]:
    """Give the facts that tell in any language why the system refused: its word for it, and its sentence."""
    if not isinstance(error, OSError):
        return {"reason": "", "why": str(error)}
    return {"reason": errno.errorcode.get(error.errno or 0, ""), "why": error.strerror or str(error)}
