"""The league as a command: the same report from any number of processes, after a kill, and on a cluster."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

from hippodrome.atlas import course_names

COMMAND = [sys.executable, "-m", "hippodrome", "league", "--entrants", "greedy,random", "--seed", "5"]
QUICK = ["--courses", "white,pro-ludo-b", "--races", "40"]


def league(folder: Path, *options: str, status: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [*COMMAND, "--out", str(folder), *options],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=os.environ | {"HIPPODROME_LANGUAGE": "en"},
    )
    assert done.returncode == status, done.stderr
    return done


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_two_processes_give_the_very_same_files_as_one(tmp_path: Path) -> None:
    league(tmp_path / "one", *QUICK, "--jobs", "1")
    league(tmp_path / "two", *QUICK, "--jobs", "2")
    assert files(tmp_path / "one") == files(tmp_path / "two")
    assert set(files(tmp_path / "one")) == {
        "races.jsonl", "ladder.md", "ladder.json", "ratings.svg", "laurels.svg", "starts.svg",
    }  # fmt: skip  # a list that is read in rows


def test_the_ladder_tells_greedy_from_random(tmp_path: Path) -> None:
    done = league(tmp_path, *QUICK, "--jobs", "1")
    ladder = json.loads((tmp_path / "ladder.json").read_text("utf-8"))
    best, worst = ladder["ladder"]
    assert (best["name"], worst["name"]) == ("greedy", "random")
    assert best["rating"]["low"] > worst["rating"]["high"]
    assert best["laurels"]["low"] > worst["laurels"]["high"]
    assert best["times_the_next"]["low"] > 1.5
    assert sum(end["value"] for end in best["ends"].values()) == 1
    assert ladder["races"] >= 40
    assert done.stdout.startswith("1. greedy: rating ")
    page = (tmp_path / "ladder.md").read_text("utf-8")
    assert "| 1 | `greedy` |" in page
    for name in ("ratings", "laurels", "starts"):
        picture = (tmp_path / f"{name}.svg").read_text("utf-8")
        assert picture.rstrip().endswith("</svg>")
        assert "<dc:date>" not in picture


def alive(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text("utf-8")
    except OSError:
        return False


def children(run: subprocess.Popen[bytes]) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{run.pid}/task/{run.pid}/children").read_text().split()]


def deaf(pid: int) -> bool:
    """Tell whether a process never sees an interrupt: it waits for ever, or is ignored."""
    masks = re.findall(r"Sig(?:Blk|Ign):\t(\w+)", Path(f"/proc/{pid}/status").read_text("utf-8"))
    return any(int(mask, 16) & 1 << signal.SIGINT - 1 for mask in masks)


def test_a_league_killed_in_the_middle_goes_on_to_the_same_report(tmp_path: Path) -> None:
    races = ["--courses", "white,pro-ludo-b", "--races", "400"]
    league(tmp_path / "whole", *races, "--jobs", "1")
    cut = tmp_path / "cut"
    run = subprocess.Popen([*COMMAND, "--out", str(cut), *races, "--jobs", "2"], stderr=subprocess.PIPE)
    ledger = cut / "races.jsonl"
    until = time.monotonic() + 60
    while not (ledger.exists() and ledger.read_bytes().count(b"\n") > 60) and time.monotonic() < until:
        time.sleep(0.01)
    workers = children(run)
    run.send_signal(signal.SIGKILL)
    run.communicate()
    assert len(workers) >= 2
    while any(map(alive, workers)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(alive, workers))
    some = ledger.read_bytes()
    assert 60 < some.count(b"\n") < 400
    ledger.write_bytes(some + b'{"race":')  # and the last line was cut in the middle
    assert not (cut / "ladder.md").exists()
    done = league(cut, *races, "--jobs", "1", "--resume")
    assert "races are there already" in done.stderr
    assert files(cut) == files(tmp_path / "whole")


def test_an_interrupted_league_ends_quietly_and_keeps_its_results(tmp_path: Path) -> None:
    races = ["--courses", "white", "--races", "4000", "--jobs", "2"]
    # Tests that a shell runs in the background ignore interrupts, and so would whatever they start.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        run = subprocess.Popen(
            [*COMMAND, "--out", str(tmp_path), *races], stderr=subprocess.PIPE, start_new_session=True
        )
    finally:
        signal.signal(signal.SIGINT, before)
    ledger = tmp_path / "races.jsonl"
    until = time.monotonic() + 60
    while not (ledger.exists() and ledger.read_bytes().count(b"\n") > 20) and time.monotonic() < until:
        time.sleep(0.01)
    os.killpg(run.pid, signal.SIGINT)
    _, told = run.communicate(timeout=60)
    assert run.returncode == 130
    assert told.strip() == b""
    assert ledger.read_bytes().count(b"\n") > 20


def test_the_processes_of_a_league_are_deaf_to_interrupts_from_the_first_moment_on(tmp_path: Path) -> None:
    """Else one that is still starting would complain when the league is interrupted."""
    races = ["--courses", "white", "--races", "4000", "--jobs", "2"]
    with subprocess.Popen([*COMMAND, "--out", str(tmp_path), *races], stderr=subprocess.DEVNULL) as run:
        hears: dict[int, bool] = {}
        until = time.monotonic() + 60
        while len(hears) < 3 and time.monotonic() < until:
            hears |= {pid: not deaf(pid) for pid in children(run) if pid not in hears}
        run.kill()
    assert list(hears.values()) == [False] * 3


def test_results_are_never_overwritten_nor_mixed(tmp_path: Path) -> None:
    league(tmp_path, *QUICK, "--jobs", "1")
    before = files(tmp_path)
    assert "--resume" in league(tmp_path, *QUICK, status=2).stderr
    other = league(tmp_path, *QUICK, "--seed", "6", "--resume", status=2)
    assert "another league" in other.stderr
    assert other.stderr.count("\n") == 1
    league(tmp_path, *QUICK, "--resume")
    assert files(tmp_path) == before


def test_ben_hur_has_a_league_by_place(tmp_path: Path) -> None:
    league(
        tmp_path, "--game", "ben-hur", "--entrants", "steady,random", "--courses", "all",
        "--chariots", "3", "--races", "12", "--jobs", "1",
    )  # fmt: skip  # a list that is read in rows
    ladder = json.loads((tmp_path / "ladder.json").read_text("utf-8"))
    assert [it["name"] for it in ladder["ladder"]] == ["steady", "random"]
    assert ladder["ladder"][0]["place"]["value"] < ladder["ladder"][1]["place"]["value"]
    assert set(ladder["starts"]) == {"antioch anticlockwise 3", "tyre anticlockwise 3"}


def test_all_courses_are_raced_when_all_are_asked_for(tmp_path: Path) -> None:
    league(tmp_path, "--courses", "all", "--races", "60", "--jobs", "2")
    ladder = json.loads((tmp_path / "ladder.json").read_text("utf-8"))
    assert {name.split()[0] for name in ladder["starts"]} == set(course_names())


TWO_NODES = """
import os, sys
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
from ray.cluster_utils import Cluster
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
cluster.add_node(num_cpus=1)
cluster.wait_for_nodes()
os.environ["RAY_ADDRESS"] = cluster.address
from hippodrome.cli import main
try:
    main(sys.argv[1:])
finally:
    cluster.shutdown()
"""


def test_a_ray_cluster_of_two_nodes_gives_the_same_files(tmp_path: Path) -> None:
    league(tmp_path / "here", *QUICK, "--jobs", "1")
    there = subprocess.run(
        [
            sys.executable,
            "-c",
            TWO_NODES,
            *COMMAND[3:],
            "--out",
            str(tmp_path / "there"),
            *QUICK,
            "--on",
            "ray",
        ],
        capture_output=True,
        text=True,
        timeout=170,
        check=False,
        env=os.environ | {"HIPPODROME_LANGUAGE": "en"},
    )
    assert there.returncode == 0, there.stderr
    assert "raced on 2 nodes" in there.stderr
    assert files(tmp_path / "here") == files(tmp_path / "there")
