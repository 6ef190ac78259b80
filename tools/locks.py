"""Read the lock files: what is pinned, with which hashes, and for whom."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
RUNS: Final = ROOT / "requirements.lock"
DEVELOPS: Final = ROOT / "requirements-dev.lock"
BUILDS: Final = ROOT / "requirements-build.lock"
PAGE: Final = ROOT / "web" / "package-lock.json"

_ENTRY: Final = re.compile(r"^(?=[A-Za-z0-9])", re.MULTILINE)
_NAME: Final = re.compile(r"([A-Za-z0-9][A-Za-z0-9._-]*)(?:\[[^\]]*\])?(?:==([^\s;\\]+))?")
_HASH: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})(?![0-9a-f])")
_VIA: Final = re.compile(r"^    # (?:via|  ) +([^\s(]\S*)", re.MULTILINE)


class Pin(NamedTuple):
    """A Python package as a lock file has it; without version or hashes it is not pinned."""

    name: str
    version: str
    hashes: tuple[str, ...]
    wanted_by: tuple[str, ...]


def pins(lock: Path) -> list[Pin]:
    """Read what a lock file of Python packages pins."""
    found = []
    for entry in _ENTRY.split(lock.read_text(encoding="utf-8"))[1:]:
        named = _NAME.match(entry)
        assert named is not None  # an entry begins with a letter or a digit, and so does a name
        wanted_by = tuple(it for it in _VIA.findall(entry) if it != "-c")
        found.append(Pin(named[1].lower(), named[2] or "", tuple(_HASH.findall(entry)), wanted_by))
    return found


def npm_packages(lock: Path) -> dict[str, dict[str, Any]]:
    """Read what the page's lock file pins, by the folder that each package is put in."""
    packages: dict[str, dict[str, Any]] = json.loads(lock.read_bytes())["packages"]
    return {where: package for where, package in packages.items() if where}


def unpinned() -> list[str]:
    """List what the lock files name without a version or without a hash."""
    python = [
        f"{lock.name}: {pin.name}"
        for lock in (RUNS, DEVELOPS, BUILDS)
        for pin in pins(lock)
        if not (pin.version and pin.hashes)
    ]
    npm = [f"{PAGE.name}: {where}" for where, it in npm_packages(PAGE).items() if "integrity" not in it]
    return python + npm
