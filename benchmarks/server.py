"""Moves a second, latency and memory of the server with 500 live sockets, beside a boardgame.io server.

    python benchmarks/server.py [TABLES] [SECONDS]

The servers take turns in one run, three rounds of the same load; the round in the middle counts.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
NODE = HERE / "boardgame_io"
SEATS = 4
ROUNDS = 3
LIMITS = ("RATE", "TABLES", "ADDRESS_SOCKETS", "GUESSES", "BEHIND", "TRAFFIC", "ADDRESS_CONNECTIONS")
GENEROUS = {f"HIPPODROME_LIMIT_{name}": "1000000" for name in LIMITS}


COLUMNS = (
    "server",
    "moves/s, seen by all",
    "ours to theirs",
    "p50 ms",
    "p99 ms",
    "moves a CPU second",
    "ours to theirs",
    "cores of the server",
    "cores of the load",
    "bytes a frame",
    "kB a table",
)


class Measured(NamedTuple):
    """What was measured of a server."""

    name: str
    moves: float
    p50: float
    p99: float
    kilobytes: float
    cores: float
    per_cpu: float
    load_cores: float
    frame: float


class Child(NamedTuple):
    """A server process and where it listens."""

    pid: int
    url: str


@contextmanager
def hippodrome(folder: Path) -> Iterator[Child]:
    """Run our server on a database of its own."""
    command = [sys.executable, "-m", "hippodrome", "serve", "--port", "0", "--data", str(folder)]
    environment = os.environ | GENEROUS | {"HIPPODROME_LANGUAGE": "en"}
    with subprocess.Popen(command, stderr=subprocess.PIPE, env=environment, text=True) as child:
        assert child.stderr is not None  # noqa: S101  (it is a pipe)
        url = next(line.split()[-1] for line in child.stderr if "http://" in line)
        yield Child(child.pid, url)
        child.terminate()


@contextmanager
def boardgame(port: int, folder: Path | None) -> Iterator[Child]:
    """Run a boardgame.io server, in memory or with its flat files."""
    command = ["node", "server.js", str(port), *([str(folder)] if folder else [])]
    environment = os.environ | {"NODE_ENV": "production", "DEBUG": "none"}
    with subprocess.Popen(command, cwd=NODE, stdout=subprocess.PIPE, env=environment, text=True) as child:
        assert child.stdout is not None  # noqa: S101  (it is a pipe)
        next(line for line in child.stdout if "ready" in line)
        yield Child(child.pid, f"http://127.0.0.1:{port}")
        child.kill()


def measure(name: str, kind: str, server: Child, tables: int, seconds: int) -> Measured:
    """Load a server and measure it."""
    before = memory(server.pid)
    command = ["node", "load.mjs", kind, server.url, str(tables), str(seconds)]
    with subprocess.Popen(
        command, cwd=NODE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as load:
        assert load.stdin is not None  # noqa: S101  (it is a pipe)
        assert load.stdout is not None  # noqa: S101  (it is a pipe)
        next(load.stdout)
        held = memory(server.pid)
        load.stdin.write("go\n")
        load.stdin.flush()
        next(load.stdout)
        used = cpu(server.pid)
        found: dict[str, Any] = json.loads(next(load.stdout))
        used = cpu(server.pid) - used
    return Measured(
        name,
        found["moves"] / found["seconds"],
        found["p50"],
        found["p99"],
        (held - before) / tables,
        used / found["seconds"],
        found["moves"] / used,
        found["load_cpu"],
        found["frame"],
    )


def memory(pid: int) -> float:
    """Read the memory of a process, in kilobytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


def cpu(pid: int) -> float:
    """Read the seconds a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def table(found: list[Measured], tables: int) -> str:
    """Write what was measured, with ratios to the first."""
    ours = found[0]
    lines = [
        f"{tables} tables of {SEATS}, {tables * SEATS} live sockets; each table has one move under way.",
        "",
        f"| {' | '.join(COLUMNS)} |",
        f"|---|{'---:|' * (len(COLUMNS) - 1)}",
    ]
    for it in found:
        row = (
            it.name,
            f"{it.moves:.0f}",
            f"{ours.moves / it.moves:.2f}",
            f"{it.p50:.0f}",
            f"{it.p99:.0f}",
            f"{it.per_cpu:.0f}",
            f"{ours.per_cpu / it.per_cpu:.2f}",
            f"{it.cores:.2f}",
            f"{it.load_cores:.2f}",
            f"{it.frame:.0f}",
            f"{it.kilobytes:.0f}",
        )
        lines.append(f"| {' | '.join(row)} |")
    return "\n".join(lines)


def main() -> None:
    """Measure all servers and print the table."""
    tables, seconds = ([int(it) for it in sys.argv[1:]] + [125, 8][len(sys.argv) - 1 :])[:2]
    if not (NODE / "node_modules").is_dir():
        npm = shutil.which("npm")
        if npm is None:
            sys.exit("npm is needed for the boardgame.io server")
        subprocess.run([npm, "ci", "--silent"], cwd=NODE, check=True)
    rounds = [one_round(tables, seconds) for _ in range(ROUNDS)]
    print(table([median(each) for each in zip(*rounds, strict=True)], tables))


def one_round(tables: int, seconds: int) -> list[Measured]:
    """Measure all servers once, one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        with hippodrome(Path(folder)) as server:
            ours = measure("Hippodrome, SQLite, durable", "hippodrome", server, tables, seconds)
        with boardgame(18_431, None) as server:
            memory = measure("boardgame.io, in memory", "boardgame.io", server, tables, seconds)
        with boardgame(18_432, Path(folder) / "flat") as server:
            flat = measure("boardgame.io, flat files", "boardgame.io", server, tables, seconds)
    return [ours, memory, flat]


def median(found: Sequence[Measured]) -> Measured:
    """Choose the round in the middle by the moves a second."""
    return sorted(found, key=lambda it: it.moves)[len(found) // 2]


if __name__ == "__main__":
    main()
