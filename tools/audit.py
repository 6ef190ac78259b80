"""Audit the dependencies from the lock files alone: `python -m tools.audit`.

That everything is pinned by hash is checked without a network. Known vulnerabilities are asked for where they
are published; a part that could not be asked about is named in one line, and is no success. The exit status
is 0 when all is well, 1 when something was found, 3 when nothing was found but a part could not be checked.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from tools.locks import DEVELOPS, PAGE, RUNS, pins, unpinned

WELL: Final = 0
FOUND: Final = 1
UNCHECKED: Final = 3
PATIENCE: Final = 300
"""For how many seconds a tool may ask."""


class Part(NamedTuple):
    """One part of the audit: what was found in it, and why it could not be checked, if it could not."""

    name: str
    found: Sequence[str] = ()
    unchecked: str = ""


def audited_pins() -> Part:
    """Check that each package is pinned, by version and hash; this needs no network."""
    return Part("pins", [f"{it} is not pinned by version and hash" for it in unpinned()])


def _json_of(command: Sequence[str], folder: Path) -> tuple[dict[str, Any], str]:
    """Run a tool that answers in JSON; without an answer, say why in one line."""
    if shutil.which(command[0]) is None:
        return {}, f"{Path(command[0]).name} is not installed"
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return {}, f"no answer within {PATIENCE} seconds"
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        said = [line.strip() for line in done.stderr.splitlines() if line.strip()]
        return {}, said[-1] if said else f"exit status {done.returncode} without a word"
    return (answer, "") if isinstance(answer, dict) else ({}, "an answer of another shape")


def read_pip_audit(answer: dict[str, Any]) -> Part:
    """Read the report of pip-audit; a package that it skipped is not checked."""
    runs = {pin.name for pin in pins(RUNS)}
    packages = answer.get("dependencies", [])
    skipped = [it for it in packages if "skip_reason" in it]
    found = [
        f"{it['name']} {it['version']} ({'at run time' if it['name'] in runs else 'in development'}): "
        f"{flaw['id']}, fixed in {', '.join(flaw['fix_versions']) or 'no version yet'}"
        for it in packages
        for flaw in it.get("vulns", [])
    ]
    why = ""
    if not packages:
        why = "the report names no package"
    elif skipped:
        why = (
            f"{len(skipped)} of {len(packages)} packages are not known there, {skipped[0]['name']} the first"
        )
    return Part("python", found, why)


def read_npm_audit(answer: dict[str, Any]) -> Part:
    """Read the report of npm audit."""
    if "vulnerabilities" not in answer:
        return Part("npm", unchecked=answer.get("message") or "an answer without a report")
    found = [
        f"{name}: {flaw['severity']}, in {flaw['range']}" for name, flaw in answer["vulnerabilities"].items()
    ]
    return Part("npm", found)


def audited_python() -> Part:
    """Ask about every Python package of the lock file for development, which has all the others in it."""
    tool = str(Path(sys.executable).parent / "pip-audit")
    options = ["--requirement", str(DEVELOPS), "--require-hashes", "--disable-pip", "--timeout", "20"]
    answer, why = _json_of([tool, *options, "--progress-spinner", "off", "--format", "json"], DEVELOPS.parent)
    return Part("python", unchecked=why) if why else read_pip_audit(answer)


def audited_npm() -> Part:
    """Ask about every npm package of the page's lock file."""
    options = ["--package-lock-only", "--json", "--fetch-retries=0", "--fetch-timeout=20000"]
    answer, why = _json_of(["npm", "audit", *options], PAGE.parent)
    return Part("npm", unchecked=why) if why else read_npm_audit(answer)


def told(parts: Sequence[Part]) -> tuple[list[str], int]:
    """Say what came of each part, and the exit status of the whole."""
    lines = []
    for part in parts:
        lines += [f"{part.name}: FOUND {it}" for it in part.found]
        if part.unchecked:
            why = textwrap.shorten(part.unchecked, 200, placeholder=" …")
            lines.append(f"{part.name}: NOT CHECKED: {why}")
        elif not part.found:
            lines.append(f"{part.name}: nothing found")
    if any(part.found for part in parts):
        return lines, FOUND
    return lines, UNCHECKED if any(part.unchecked for part in parts) else WELL


def main() -> int:
    """Audit all parts, print a line or more on each, and give the exit status."""
    lines, status = told([audited_pins(), audited_python(), audited_npm()])
    print("\n".join(lines))
    return status


if __name__ == "__main__":
    sys.exit(main())
