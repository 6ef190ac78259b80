"""The league as a command: the same report from any number of processes, after a kill, and on a cluster."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hippodrome.atlas import course_names
from hippodrome.league.heat import race_heats
from hippodrome.league.ledger import LeagueLedger
from hippodrome.league.plan import list_heats, make_plan
from hippodrome.saying import Trouble

COMMAND = [sys.executable, "-m", "hippodrome", "league", "--entrants", "greedy,random", "--seed", "5"]
PATIENCE = 600
"""How many seconds a process is waited for; a machine may be busy."""

QUICK = ["--courses", "white,pro-ludo-b", "--races", "40"]


def league(folder: Path, *options: str, status: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [*COMMAND, "--out", str(folder), *options],
        capture_output=True,
        text=True,
        timeout=1200,
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


def races_in(pid: int) -> bool:
    """Tell whether a process runs races, rather than keeping count of what all of them share."""
    return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()


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
    until = time.monotonic() + PATIENCE
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


def test_an_interrupted_league_says_how_it_goes_on_and_keeps_its_results(tmp_path: Path) -> None:
    races = ["--courses", "white", "--races", "4000", "--jobs", "2"]
    # Tests that a shell runs in the background ignore interrupts, and so would whatever they start.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        run = subprocess.Popen(
            [*COMMAND, "--out", str(tmp_path), *races],
            stderr=subprocess.PIPE,
            start_new_session=True,
            env=os.environ | {"HIPPODROME_LANGUAGE": "en"},
        )
    finally:
        signal.signal(signal.SIGINT, before)
    ledger = tmp_path / "races.jsonl"
    until = time.monotonic() + PATIENCE
    while not (ledger.exists() and ledger.read_bytes().count(b"\n") > 20) and time.monotonic() < until:
        time.sleep(0.01)
    os.killpg(run.pid, signal.SIGINT)
    _, told = run.communicate(timeout=PATIENCE)
    assert run.returncode == 130
    assert re.fullmatch(rb"Interrupted after \d+ of 4000 races; go on with --resume\n", told)
    assert ledger.read_bytes().count(b"\n") > 20


def test_the_processes_of_a_league_are_deaf_to_interrupts_from_the_first_moment_on(tmp_path: Path) -> None:
    """Else one that is still starting would complain when the league is interrupted."""
    races = ["--courses", "white", "--races", "4000", "--jobs", "2"]
    with subprocess.Popen([*COMMAND, "--out", str(tmp_path), *races], stderr=subprocess.DEVNULL) as run:
        hears: dict[int, bool] = {}
        until = time.monotonic() + PATIENCE
        while len(hears) < 3 and time.monotonic() < until:
            hears |= {pid: not deaf(pid) for pid in children(run) if pid not in hears}
        run.kill()
    assert list(hears.values()) == [False] * 3


def test_a_league_whose_process_is_killed_says_how_it_goes_on(tmp_path: Path) -> None:
    races = ["--courses", "white", "--races", "4000", "--jobs", "2"]
    run = subprocess.Popen(
        [*COMMAND, "--out", str(tmp_path), *races],
        stderr=subprocess.PIPE,
        env=os.environ | {"HIPPODROME_LANGUAGE": "en"},
    )
    ledger = tmp_path / "races.jsonl"
    until = time.monotonic() + PATIENCE
    while not (ledger.exists() and ledger.read_bytes().count(b"\n") > 20) and time.monotonic() < until:
        time.sleep(0.01)
    os.kill(next(pid for pid in children(run) if races_in(pid)), signal.SIGKILL)
    _, told = run.communicate(timeout=PATIENCE)
    assert run.returncode == 2
    assert told.startswith(b"hippodrome: A process that was racing has been killed")
    assert told.count(b"\n") == 1
    assert b"--resume" in told


def test_results_are_never_overwritten_nor_mixed(tmp_path: Path) -> None:
    league(tmp_path, *QUICK, "--jobs", "1")
    before = files(tmp_path)
    assert "--resume" in league(tmp_path, *QUICK, status=2).stderr
    other = league(tmp_path, *QUICK, "--seed", "6", "--resume", status=2)
    assert "another league" in other.stderr
    assert other.stderr.count("\n") == 1
    again = league(tmp_path, *QUICK, "--resume")
    assert re.search(r"All \d+ races are there already", again.stderr)
    assert files(tmp_path) == before


def refused(folder: Path, *options: str) -> str:
    """Call a league that cannot be: one line, and everything as it was."""
    before = files(folder) if folder.exists() else None
    done = league(folder, *options, status=2)
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert (files(folder) if folder.exists() else None) == before
    return done.stderr


def test_a_line_that_was_changed_is_named_and_nothing_is_thrown_away(tmp_path: Path) -> None:
    plan = make_plan("ave-caesar", ["greedy", "random"], ["white", "pro-ludo-b"], None, 40, 5)
    every = list_heats(plan)
    with LeagueLedger(tmp_path, plan, every, resume=False) as ledger:
        for outcome in race_heats(plan, every):
            ledger.add(outcome)
    lines = ledger.path.read_bytes().splitlines(keepends=True)
    other = json.dumps(json.loads(lines[5]) | {"places": None}).encode() + b"\n"
    for damaged in (b"\xff\n", b'{"race":\n', b"[" * 100_000 + b"\n", b"\n", lines[6], other):
        written = b"".join([*lines[:5], damaged, *lines[6:]])
        ledger.path.write_bytes(written)
        with pytest.raises(Trouble, match=r"league-line .*races.jsonl line=6 race=5"):
            LeagueLedger(tmp_path, plan, every, resume=True)
        assert ledger.path.read_bytes() == written
    assert "races.jsonl, line 6: this is not the result of race 5" in refused(tmp_path, *QUICK, "--resume")
    ledger.path.write_bytes(b"".join([*lines, lines[-1]]))
    with pytest.raises(Trouble, match=f"line={len(lines) + 1} "):
        LeagueLedger(tmp_path, plan, every, resume=True)


def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "races.jsonl").write_text("my own races, without a newline")
    assert "another league" in refused(tmp_path, *QUICK, "--resume")


def test_a_league_cut_off_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    league(tmp_path / "whole", *QUICK, "--jobs", "1")
    (tmp_path / "cut").mkdir()
    (tmp_path / "cut" / "races.jsonl").write_bytes(b'{"format":1,"plan"')
    league(tmp_path / "cut", *QUICK, "--jobs", "1", "--resume")
    assert files(tmp_path / "cut") == files(tmp_path / "whole")


def test_two_leagues_do_not_write_to_the_same_folder(tmp_path: Path) -> None:
    plan = make_plan("ave-caesar", ["greedy", "random"], ["white", "pro-ludo-b"], None, 40, 5)
    every = list_heats(plan)
    with LeagueLedger(tmp_path, plan, every, resume=False) as ledger:
        ledger.add(race_heats(plan, every[:1])[0])
        assert "Another league is writing" in refused(tmp_path, *QUICK, "--resume")
    league(tmp_path, *QUICK, "--jobs", "1", "--resume")


def test_what_cannot_be_raced_leaves_no_folder_behind(tmp_path: Path) -> None:
    folder = tmp_path / "league"
    assert "--courses" in refused(folder, "--courses", ",")
    assert "not admitted" in refused(folder, "--entrants", "greedy,exec:./mybot")
    assert "1000000" in refused(folder, "--races", "3000000000")


def test_a_report_that_cannot_be_written_is_refused_before_the_first_race(tmp_path: Path) -> None:
    (tmp_path / "ladder.md").mkdir()
    done = league(tmp_path, *QUICK, status=2)
    assert "ladder.md cannot be written" in done.stderr
    assert [it.name for it in tmp_path.iterdir()] == ["ladder.md"]


def test_a_report_of_few_deals_claims_no_certainty(tmp_path: Path) -> None:
    league(
        tmp_path, "--game", "ben-hur", "--entrants", "steady,random", "--courses", "tyre",
        "--chariots", "2", "--races", "2", "--preset", "club", "--jobs", "1",
    )  # fmt: skip  # a list that is read in rows
    ladder = json.loads((tmp_path / "ladder.json").read_text("utf-8"), parse_constant=pytest.fail)
    assert ladder["plan"]["edition"] == "club"
    assert [(it["place"]["low"], it["place"]["high"]) for it in ladder["ladder"]] == [(None, None)] * 2
    page = (tmp_path / "ladder.md").read_text("utf-8")
    assert "2 races in 1 deal, " in page
    assert "1.00 (—)" in page


def test_an_entrant_for_whom_the_races_were_too_few_is_named(tmp_path: Path) -> None:
    entrants = ("--entrants", "greedy,random,tactician:1")
    league(tmp_path, *entrants, "--meet", "pairs", "--courses", "white", "--races", "1", "--jobs", "1")
    page = (tmp_path / "ladder.md").read_text("utf-8")
    assert "The races were too few for `tactician:1` to be in one of them." in page
    assert "| `tactician:1` | — | — |  | — | — | — | — |" in page


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
    done = league(tmp_path, "--courses", "all", "--races", "12", "--jobs", "2")
    assert re.match(r"\d+ races instead of 12: ", done.stderr)
    assert "(12 asked for, filled up to whole deals on every course)" in (tmp_path / "ladder.md").read_text()
    ladder = json.loads((tmp_path / "ladder.json").read_text("utf-8"))
    assert {name.split()[0] for name in ladder["starts"]} == set(course_names())
    picture = (tmp_path / "starts.svg").read_text("utf-8")
    assert all(picture.count(f">{course}, ") == 1 for course in course_names())
    assert all(picture.count(f">{word}<") == 1 for word in ("clockwise", "anticlockwise", "fair share"))


def test_a_cluster_that_nobody_answers_for_is_refused_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as taken:  # bound, but nobody listens
        taken.bind(("127.0.0.1", 0))
        for address in (f"127.0.0.1:{taken.getsockname()[1]}", "ray://127.0.0.1:1", "127.0.0.1:port"):
            monkeypatch.setenv("RAY_ADDRESS", address)
            assert address in refused(tmp_path / "league", *QUICK, "--races", "42", "--on", "ray")


TWO_NODES = """
import os, sys
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
from ray.cluster_utils import Cluster
for patience in range(9, -1, -1):
    try:
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes(300)
        break
    except Exception:  # Ray gives itself half a minute, which may be too little on a busy machine
        if not patience:
            raise
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
        timeout=1700,
        check=False,
        env=os.environ | {"HIPPODROME_LANGUAGE": "en"},
    )
    assert there.returncode == 0, there.stderr
    assert "raced on 2 nodes" in there.stderr
    assert files(tmp_path / "here") == files(tmp_path / "there")
