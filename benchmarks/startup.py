"""How long commands take to start, this version beside an earlier one, in one run.

    python benchmarks/startup.py [revision] [rounds]

Both versions run with the same interpreter and the same installed libraries; the earlier one is checked out
into a temporary folder. What only it needs has to be installed too (revisions before Starlette alone need
`fastapi`): a version that never serves is an error, not a fast start. The two take turns, so that a busy
machine slows both alike. Processor time is measured, of the command and whatever it starts, and the ratio is
the median over the rounds. `open` is stopped once it serves.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median

import hippodrome

ROOT = Path(__file__).resolve().parent.parent
SERVES = b"http://"
"""What `open` says once it serves."""


def spent() -> float:
    """Tell the processor time of all children that have ended, in milliseconds."""
    used = getrusage(RUSAGE_CHILDREN)
    return 1000 * (used.ru_utime + used.ru_stime)


def run(source: Path, *arguments: str) -> float:
    """Run a command to its end and tell what it took."""
    before = spent()
    subprocess.run(
        [sys.executable, "-m", "hippodrome", *arguments], env=_with(source), capture_output=True, check=True
    )
    return spent() - before


def until_served(source: Path) -> float:
    """Run `open` until it serves, stop it, and tell what it took."""
    with tempfile.TemporaryDirectory() as folder:
        before = spent()
        child = subprocess.Popen(
            [sys.executable, "-m", "hippodrome", "open", "--no-browser", "--data", folder],
            env=_with(source),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        if child.stdout is None:
            raise RuntimeError("no pipe")
        said: list[bytes] = []
        for line in child.stdout:
            said.append(line)
            if SERVES in line:
                break
        else:
            raise RuntimeError(f"{source} never served: {b''.join(said[-1:]).decode().strip()}")
        child.send_signal(signal.SIGTERM)
        child.communicate()
        return spent() - before


def _git(*arguments: str) -> None:
    subprocess.run(["git", *arguments], cwd=ROOT, check=True)


def _with(source: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(source / "src")}


def main() -> None:
    """Measure and print the table."""
    revision = sys.argv[1] if len(sys.argv) > 1 else "HEAD~1"
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 15
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        earlier = folder / "earlier"
        _git("worktree", "add", "-q", "--detach", str(earlier), revision)
        stack.callback(_git, "worktree", "remove", "--force", str(earlier))
        position = folder / "position.json"
        position.write_text(hippodrome.ave_caesar.start(players=4, seed=7).position, encoding="utf-8")
        commands: dict[str, Callable[[Path], float]] = {
            "hippodrome --help": lambda source: run(source, "--help"),
            "hippodrome legal": lambda source: run(source, "legal", str(position)),
            "hippodrome open": until_served,
        }
        print(f"| command | {revision[:12]}, ms | now, ms | ratio |")
        print("|---|---:|---:|---:|")
        for name, timed in commands.items():
            pairs = [(timed(earlier), timed(ROOT)) for _ in range(rounds + 1)][1:]
            then, now = median(it[0] for it in pairs), median(it[1] for it in pairs)
            print(f"| `{name}` | {then:.0f} | {now:.0f} | {median(b / a for a, b in pairs):.2f} |")


if __name__ == "__main__":
    main()
