"""Bots of others: one that plays is let play; one that fails gets its verdict and a driver."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from hippodrome.charioteers.outside import (
    MOST_UNREAD_LINES,
    ProgramCharioteer,
    ProgramWroteTooMuch,
    RunningProgram,
    short_name,
)
from hippodrome.games import game_entry
from hippodrome.language import LANGUAGES, voice
from hippodrome.race.log import run_race
from hippodrome.race.protocol import Seat
from hippodrome.records import read_record
from hippodrome.saying import Saying, Trouble

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "bot.py"

ASKED = (
    "import json, os, sys, time\nfor number, line in enumerate(sys.stdin, 1):\n    asked = json.loads(line)\n"
)
GOOD = "    print(json.dumps({'move': asked['moves'][0]}), flush=True)\n"
BOTS = {
    "good": ASKED + GOOD,
    "dies": ASKED + "    if number == 3: sys.exit(7)\n" + GOOD,
    "hangs": ASKED + "    if number == 3: time.sleep(1000)\n" + GOOD,
    "lies": ASKED
    + "    if number == 3: print(json.dumps({'move': '9-nowhere'}), flush=True)\n    else:\n    "
    + GOOD,
    "babbles": ASKED + "    if number == 3: print('Ave Caesar!', flush=True)\n    else:\n    " + GOOD,
    "shouts": ASKED + "    if number == 3: print('a' * 1000000, flush=True)\n    else:\n    " + GOOD,
    "deaf": "import time\ntime.sleep(1000)\n",
    "silent": ASKED + "    if number == 3: os.close(1); time.sleep(1000)\n" + GOOD,
    "crashes": ASKED + "    if number == 3: os.kill(os.getpid(), 11)\n" + GOOD,
    "leaves": ASKED
    + "    if number == 3 and os.fork(): os._exit(3)\n    if number == 3: time.sleep(1000)\n"
    + GOOD,
}
VERDICTS = {
    "dies": "bot-died",
    "hangs": "bot-hung",
    "lies": "bot-not-offered",
    "babbles": "bot-nonsense",
    "shouts": "bot-nonsense",
    "deaf": "bot-hung",
    "silent": "bot-closed",
    "crashes": "bot-killed",
    "leaves": "bot-died",
}
SECONDS = {"deaf": 3.0, "hangs": 10.0, "leaves": 10.0}
"""How long those may think that are waited for to the end; all others have `ENOUGH`."""

ENOUGH = 180.0
"""No bot needs so many seconds, however busy the machine."""


def bot(folder: Path, kind: str) -> str:
    script = folder / f"{kind}.py"
    script.write_text(BOTS[kind], "utf-8")
    return f"exec:{sys.executable} {script}"


def race(*options: str, status: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "hippodrome", "race", "--seed", "7", *options],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
        cwd=ROOT,
        env=os.environ | {"HIPPODROME_LANGUAGE": "en"},
    )
    assert done.returncode == status, done.stderr
    return done


def test_the_example_bot_plays_a_race_without_a_note(tmp_path: Path) -> None:
    record = tmp_path / "race.jsonl"
    seats = f"greedy,exec:{sys.executable} {EXAMPLE.relative_to(ROOT)},greedy"
    done = race("--seats", seats, "--course", "white", "--bot-seconds", str(ENOUGH), "--out", str(record))
    assert done.stderr == ""
    read = read_record(record.read_text("utf-8"))
    assert read.seats == ("greedy 1", "bot 2", "greedy 3")
    assert read.notes == ()
    assert "notes" not in record.read_text("utf-8").splitlines()[0]


def test_the_example_in_the_document_is_the_example() -> None:
    shown = (ROOT / "docs" / "how-to" / "write-a-bot.md").read_text("utf-8")
    code = EXAMPLE.read_text("utf-8").partition('"""\n\n')[2]
    assert code in shown
    assert len(code.splitlines()) <= 20


@pytest.mark.parametrize("kind", VERDICTS)
def test_a_bot_that_fails_gets_a_verdict_and_greedy_drives_on(tmp_path: Path, kind: str) -> None:
    record = tmp_path / "race.jsonl"
    seats = f"{bot(tmp_path, kind)},greedy,greedy"
    seconds = str(SECONDS.get(kind, ENOUGH))
    done = race("--seats", seats, "--course", "white", "--bot-seconds", seconds, "--out", str(record))
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith(f"The bot {kind} ")
    read = read_record(record.read_text("utf-8"))
    assert read.notes == (f"{kind} 1: {done.stderr.strip()}",)
    told = subprocess.run(
        [sys.executable, "-m", "hippodrome", "replay", "--quiet", str(record)],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"HIPPODROME_LANGUAGE": "en"},
    )
    assert read.notes[0] in told.stdout


def judged(name: str, seconds: float) -> Saying:
    """Let a bot drive all three chariots of a race to its end, and give the verdict on it."""
    game = game_entry("ave-caesar").game
    setup = {"players": 3, "any_number": True, "programme": [{"course": "white"}]}
    with ProgramCharioteer("ave-caesar", name, lambda _count: 0, seconds) as driver:
        drivers = dict.fromkeys(map(Seat, range(3)), driver)
        chance = random.Random(1)
        end = None
        for _event, after in run_race(game, game.start(setup), drivers, chance.randrange):
            end = after
    assert game.to_move(end) is None
    assert driver.verdict is not None
    return driver.verdict


@pytest.mark.parametrize("kind", VERDICTS)
def test_the_verdict_names_what_the_bot_did(tmp_path: Path, kind: str) -> None:
    begun = time.monotonic()
    verdict = judged(bot(tmp_path, kind), SECONDS.get(kind, ENOUGH))
    assert time.monotonic() - begun < 900  # a thousand seconds are not waited for
    assert verdict.key == VERDICTS[kind]
    assert dict(verdict.facts)["turn"] == (1 if kind == "deaf" else 3)
    sentences = {voice(language)(verdict) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert not any("{" in sentence for sentence in sentences)


@pytest.mark.parametrize(
    ("kind", "cause"),
    [("crashes", "was ended by the signal SIGSEGV at"), ("leaves", "ended with exit status 3 at")],
)
def test_the_verdict_on_a_bot_that_ended_tells_how(tmp_path: Path, kind: str, cause: str) -> None:
    seconds = str(SECONDS.get(kind, ENOUGH))
    seats = f"{bot(tmp_path, kind)},greedy,greedy"
    assert cause in race("--seats", seats, "--course", "white", "--bot-seconds", seconds).stderr


def test_a_flood_is_left_unread(tmp_path: Path) -> None:
    script = tmp_path / "flood.py"
    script.write_text(
        "import os, sys\nsys.stdin.readline()\nwhile True: os.write(1, b'once and again\\n')\n",
        "utf-8",
    )
    program = RunningProgram([sys.executable, str(script)])
    try:
        assert program.ask("first", ENOUGH) == "once and again\n"
        assert _soon(lambda: program.flooded)
        with pytest.raises(ProgramWroteTooMuch):
            program.ask("second", ENOUGH)
    finally:
        program.stop()


def test_a_bot_that_floods_gets_a_verdict_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def flooded(*_: object) -> str:
        raise ProgramWroteTooMuch

    monkeypatch.setattr(RunningProgram, "ask", flooded)
    verdict = judged(bot(tmp_path, "good"), ENOUGH)
    assert verdict.key == "bot-floods"
    assert all(f" {MOST_UNREAD_LINES} " in voice(language)(verdict) for language in LANGUAGES)


def test_a_bot_that_talks_to_itself_does_not_talk_into_ours(tmp_path: Path) -> None:
    script = tmp_path / "chatty.py"
    script.write_text(
        BOTS["dies"].replace("    asked", "    print('hm, ' * 20, file=sys.stderr)\n" * 1000 + "    asked"),
        "utf-8",
    )
    seats = f"exec:{sys.executable} {script},greedy,greedy"
    done = race("--seats", seats, "--course", "white", "--bot-seconds", str(ENOUGH))
    *chat, verdict = done.stderr.splitlines()
    assert len(chat) == 3000
    assert set(chat) == {"hm, " * 20}
    assert verdict.startswith("The bot chatty ended with exit status 7")
    assert "hm" not in done.stdout


def test_a_program_that_cannot_be_started_is_refused_before_the_race(tmp_path: Path) -> None:
    record = tmp_path / "race.jsonl"
    options = ("--seats", "greedy,exec:./no-such-bot,greedy", "--course", "white", "--out", str(record))
    done = race(*options, status=2)
    assert "exec:./no-such-bot cannot be started: No such file" in done.stderr
    assert done.stderr.count("\n") == 1
    assert not record.exists()
    plain = tmp_path / "plain.py"
    plain.touch(0o644)
    assert "Permission denied" in race("--seats", f"exec:{plain},greedy", status=2).stderr


@pytest.mark.parametrize("seconds", ["nan", "inf", "0", "-1", "soon"])
def test_no_time_to_think_is_refused(seconds: str) -> None:
    done = race("--bot-seconds", seconds, status=2)
    assert "--bot-seconds" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_seat_without_a_command_is_refused() -> None:
    assert "names no program" in race("--seats", "exec:,greedy,greedy", status=2).stderr
    with pytest.raises(Trouble):
        ProgramCharioteer("ave-caesar", "exec:'unclosed", lambda _count: 0)


def test_a_bot_drives_in_ben_hur_and_steady_takes_over_from_it(tmp_path: Path) -> None:
    record = tmp_path / "race.jsonl"
    seats = f"{bot(tmp_path, 'lies')},steady,{bot(tmp_path, 'good')}"
    options = ("--bot-seconds", str(ENOUGH), "--out", str(record))
    done = race("--game", "ben-hur", "--seats", seats, *options)
    assert done.stderr.endswith("steady drives on\n")
    assert len(read_record(record.read_text("utf-8")).notes) == 1


def test_what_a_bot_starts_is_stopped_with_it(tmp_path: Path) -> None:
    mark = tmp_path / "child.pid"
    script = tmp_path / "parent.py"
    script.write_text(
        "import subprocess, sys, time\n"
        f"child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)'])\n"
        f"open({str(mark)!r}, 'w').write(str(child.pid))\n"
        "print('Ave Caesar!', flush=True)\ntime.sleep(1000)\n",
        "utf-8",
    )
    seats = f"exec:{sys.executable} {script},greedy,greedy"
    race("--seats", seats, "--course", "white", "--bot-seconds", str(ENOUGH))
    child = int(mark.read_text("utf-8"))
    assert _soon(lambda: not _alive(child))


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_race_that_is_told_to_end_stops_its_bot(tmp_path: Path, told: signal.Signals) -> None:
    mark = tmp_path / "bot.pid"
    script = tmp_path / "asleep.py"
    script.write_text(
        "import os, pathlib, sys, time\nsys.stdin.readline()\n"
        f"pathlib.Path({str(tmp_path / 'new')!r}).write_text(str(os.getpid()))\n"
        f"os.rename({str(tmp_path / 'new')!r}, {str(mark)!r})\ntime.sleep(1000)\n",
        "utf-8",
    )
    seats = f"exec:{sys.executable} {script},greedy"
    command = [sys.executable, "-m", "hippodrome", "race", "--seats", seats, "--bot-seconds", "1000"]
    ours = signal.signal(told, signal.SIG_DFL)  # a test run that ignores it must not hand that on
    racing = subprocess.Popen(command, cwd=ROOT)
    signal.signal(told, ours)
    try:
        assert _soon(mark.exists)
        child = int(mark.read_text("utf-8"))
        racing.send_signal(told)
        assert racing.wait(ENOUGH) == 128 + told
        assert _soon(lambda: not _alive(child))
    finally:
        racing.kill()
        racing.wait()


def _soon(happened: Callable[[], bool]) -> bool:
    """Wait until something has happened, or for a few minutes."""
    until = time.monotonic() + ENOUGH
    while not happened() and time.monotonic() < until:
        time.sleep(0.05)
    return happened()


def _alive(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text("utf-8")
    except OSError:
        return False


def test_a_bot_sees_a_view_and_never_the_hands_of_others(tmp_path: Path) -> None:
    seen = tmp_path / "seen.jsonl"
    script = tmp_path / "spy.py"
    script.write_text(
        f"import json, sys\nfile = open({str(seen)!r}, 'w')\n"
        "for line in sys.stdin:\n    file.write(line); file.flush()\n"
        "    print(json.dumps({'move': json.loads(line)['moves'][0]}), flush=True)\n",
        "utf-8",
    )
    seats = f"exec:{sys.executable} {script},greedy,greedy"
    race("--seats", seats, "--course", "white", "--bot-seconds", str(ENOUGH))
    lines = [json.loads(line) for line in seen.read_text("utf-8").splitlines()]
    assert len(lines) > 10
    for line in lines:
        assert set(line) == {"view", "moves"}
        for chariot in line["view"]["chariots"]:
            assert (chariot["hand"] is None) == (chariot["owner"] != 0)


def test_a_bot_is_called_by_its_script_or_its_program() -> None:
    assert short_name("greedy") == "greedy"
    assert short_name("exec:./mybot --daring") == "mybot"
    assert short_name("exec:python -u tools/nero.py") == "nero"
