"""The referee as a process of its own: one request a line, one answer a line, in order."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from tests.commands import BEND, THREE, Hippodrome, cases

from hippodrome.commands import referee as module
from hippodrome.commands.referee import answer_request


class Referee:
    """A referee that runs, and can be asked."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hippodrome", "referee"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=os.environ | {"HIPPODROME_LANGUAGE": "en"},
        )

    def send(self, raw: bytes) -> None:
        """Send bytes as they are."""
        assert self.process.stdin is not None
        self.process.stdin.write(raw)
        self.process.stdin.flush()

    def hear(self) -> dict[str, Any]:
        """Wait for an answer."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.endswith(b"\n")
        answered: dict[str, Any] = json.loads(line)
        return answered

    def ask(self, **request: Any) -> dict[str, Any]:
        """Ask, and wait for the answer before anything else is sent: it must have been flushed."""
        self.send(json.dumps(request).encode() + b"\n")
        return self.hear()


@pytest.fixture(scope="module")
def referee() -> Iterator[Referee]:
    """Start one referee for all tests here: it must live through everything, and end well."""
    running = Referee()
    yield running
    out, err = running.process.communicate(timeout=600)
    assert (out, err, running.process.returncode) == (b"", b"", 0)


def test_it_answers_every_kind_of_question(referee: Referee) -> None:
    legal = referee.ask(do="legal", position=THREE)
    assert legal == {"legal": ["2-11a", "2-11b1", "4-12", "4-13a", "4-13b1"], "refused": [[6, "4.1"]]}
    after = referee.ask(do="apply", position=THREE, moves=["4-12", "draw 6"])["position"]
    assert (after["turn"], after["chariots"][0]["hand"]) == (1, [2, 6, 6])
    assert referee.ask(do="apply", position=THREE, moves=[])["position"] == THREE | {"left": []}
    assert referee.ask(do="perft", position=THREE, depth=4) == {"count": 1440}
    placed = referee.ask(do="placements", position=BEND, card="II")["placements"]
    assert len(placed) == 9
    assert placed[0] == ["-30", "-30", "wall", [5282, 5858, 120]]
    assert [it[:2] for it in placed] == [[a, b] for a in ("-30", "0", "+30") for b in ("-30", "0", "+30")]


@pytest.mark.parametrize("number", range(0, 150, 25))
def test_it_agrees_with_the_cases_of_ave_caesar(referee: Referee, number: int) -> None:
    """Sent all at once, answered in order."""
    some = cases("ave-caesar")[number : number + 25]
    for case in some:
        requests: list[dict[str, Any]] = [{"do": "legal", "position": case["position"]}]
        requests += [
            {"do": "perft", "position": case["position"], "depth": depth}
            for depth, count in enumerate(case["perft"])
            if count <= 1000
        ]
        referee.send("".join(json.dumps(request) + "\n" for request in requests).encode())
        assert referee.hear() == {"legal": case["legal"], "refused": case["refused"]}
        for count in case["perft"]:
            if count <= 1000:
                assert referee.hear() == {"count": count}


def test_it_agrees_with_the_cases_of_ben_hur(referee: Referee) -> None:
    for case in cases("ben-hur"):
        assert referee.ask(do="legal", position=case["position"])["legal"] == case["legal"]
        for card, placed in case["placements"].items():
            answered = referee.ask(do="placements", position=case["position"], card=card)
            assert answered == {"placements": placed}


def test_it_keeps_the_order(referee: Referee) -> None:
    """Hard questions and easy ones, good ones and bad ones, all in one go."""
    requests: list[Any] = [
        {"do": "perft", "position": THREE, "depth": 4},
        {"do": "dance"},
        {"do": "perft", "position": THREE, "depth": 0},
        [],
        {"do": "perft", "position": BEND, "depth": 1},
    ]
    referee.send("".join(json.dumps(request) + "\n" for request in requests).encode())
    answers = [referee.hear() for _ in requests]
    assert [it.get("count") for it in answers] == [1440, None, 1, None, 5]
    assert ["error" in it for it in answers] == [False, True, False, True, False]


BAD: dict[str, tuple[bytes, str]] = {
    "no json": (b"{]", "request, line 1, column 2: this is not JSON"),
    "words": (b"what may I play?", "request, line 1, column 1"),
    "bytes": (b"\xff\xfe\xfd", "request is not UTF-8 text: look at byte 0"),
    "list": (b"[]", "request must be an object"),
    "number": (b"7", "request must be an object"),
    "nothing": (b"{}", "do is missing"),
    "deep": (b"[" * 5000, "request is nested too deeply"),
    "twice": (b'{"do": "legal", "do": "perft"}', "do appears twice"),
    "half": (b'{"do": "\\ud800"}', "half a character"),
    "nan": (b'{"do": NaN}', "NaN is not a number"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_line_that_is_no_request_is_answered_and_it_goes_on(referee: Referee, kind: str) -> None:
    raw, said = BAD[kind]
    referee.send(raw + b"\n")
    answered = referee.hear()
    assert list(answered) == ["error"]
    assert said in answered["error"]
    assert referee.ask(do="perft", position=THREE, depth=1) == {"count": 5}


@pytest.mark.parametrize(
    ("request_", "said"),
    [
        ({"do": "legal"}, "position is missing"),
        ({"position": THREE}, "do is missing"),
        ({"do": "dance", "position": THREE}, "do must be one of these: legal, apply, perft, placements"),
        ({"do": ["legal"], "position": THREE}, "do must be one of these"),
        ({"do": "legal", "position": THREE, "why": True}, "why is not a field"),
        ({"do": "legal", "position": THREE, "moves": []}, "moves is not a field"),
        ({"do": "legal", "position": "white"}, "position must be an object"),
        ({"do": "legal", "position": {"game": "ludo"}}, "game must be one of these"),
        ({"do": "apply", "position": THREE}, "moves is missing"),
        ({"do": "apply", "position": THREE, "moves": "pass"}, "moves must be a list of moves"),
        ({"do": "apply", "position": THREE, "moves": [4]}, "moves must be a list of moves"),
        ({"do": "apply", "position": THREE, "moves": ["gallop"]}, "“gallop” is no move"),
        ({"do": "apply", "position": THREE, "moves": ["4-12", "4-12"]}, "(3.1)"),
        ({"do": "apply", "position": BEND, "moves": ["gallop"]}, "gallop"),
        ({"do": "apply", "position": BEND, "moves": ["drive II -30 0"]}, "(3.5)"),
        ({"do": "perft", "position": THREE}, "depth is missing"),
        ({"do": "perft", "position": THREE, "depth": -1}, "depth must be a whole number from 0 to 500"),
        ({"do": "perft", "position": THREE, "depth": 501}, "depth must be a whole number"),
        ({"do": "perft", "position": THREE, "depth": True}, "depth must be a whole number"),
        ({"do": "perft", "position": THREE, "depth": 1.0}, "depth must be a whole number"),
        ({"do": "perft", "position": THREE, "depth": "1"}, "depth must be a whole number"),
        ({"do": "placements", "position": BEND}, "card is missing"),
        ({"do": "placements", "position": BEND, "card": 2}, "card must be text"),
        ({"do": "placements", "position": BEND, "card": "A1"}, "speed card"),
        ({"do": "placements", "position": THREE, "card": "II"}, "game must be ben-hur"),
    ],
)
def test_a_bad_request_is_told_in_one_line(referee: Referee, request_: dict[str, Any], said: str) -> None:
    answered = referee.ask(**request_)
    assert list(answered) == ["error"]
    assert said in answered["error"]
    assert len(answered["error"].splitlines()) == 1
    assert answered == json.loads(json.dumps(answer_request(json.dumps(request_).encode())))


def test_long_nonsense_gets_a_short_answer(referee: Referee) -> None:
    long = "x" * 1_000_000
    for request in (
        {"do": long, "position": THREE},
        {"do": "legal", "position": THREE | {"course": long}},
        {"do": "apply", "position": THREE, "moves": [long]},
        {"do": "apply", "position": BEND, "moves": [f"drive {long}"]},
        {"do": "placements", "position": BEND, "card": long},
        {"do": "legal", "position": BEND | {long: 1}},
    ):
        assert len(referee.ask(**request)["error"]) < 1000


def test_it_keeps_nothing_from_one_request_to_the_next(referee: Referee) -> None:
    first = referee.ask(do="legal", position=THREE)
    referee.ask(do="apply", position=THREE, moves=["4-12", "draw 6"])
    assert referee.ask(do="legal", position=THREE) == first


def test_a_whole_race_can_be_played_through_it(referee: Referee) -> None:
    """Always the first legal move, from answer to answer, until nobody can move."""
    position: Any = THREE
    for _ in range(1000):
        legal = referee.ask(do="legal", position=position)["legal"]
        if not legal:
            break
        position = referee.ask(do="apply", position=position, moves=legal[:1])["position"]
    assert [it["space"] for it in position["chariots"]] == [None] * 3
    assert sorted(position["left"]) == [0, 1, 2]


def test_an_empty_line_is_passed_over(
    tmp_path: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    hippodrome = Hippodrome(tmp_path, capsys, monkeypatch)
    request = json.dumps({"do": "perft", "position": THREE, "depth": 1})
    called = hippodrome("referee", stdin=f"\n  \n{request}\n\r\n{request}")
    assert called == (0, '{"count":5}\n{"count":5}\n', "")
    assert hippodrome("referee", stdin="") == (0, "", "")


def test_a_line_too_long_to_be_read_is_answered_once(
    tmp_path: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_FILE_BYTES", 1000)
    hippodrome = Hippodrome(tmp_path, capsys, monkeypatch)
    short = json.dumps({"do": "perft", "position": BEND, "depth": 1}, separators=(",", ":"))
    assert len(short) < 1000
    for length in (1000, 1001, 2000, 2001, 5555):
        called = hippodrome("referee", stdin=f"{short}\n{'x' * length}\n{short}\n")
        answers = [json.loads(line) for line in called.lines]
        assert answers[0] == answers[2] == {"count": 5}
        assert list(answers[1]) == ["error"]
        assert len(answers) == 3


def test_every_answer_is_flushed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that waits for an answer is not left waiting."""
    flushed: list[str] = []

    class Out(io.StringIO):
        def flush(self) -> None:
            flushed.append(self.getvalue())

    raw = b'{"do": "dance"}\n' * 3
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"))
    monkeypatch.setattr(sys, "stdout", Out())
    assert module.referee.callback is not None
    module.referee.callback()
    assert [text.count("\n") for text in flushed] == [1, 2, 3]
