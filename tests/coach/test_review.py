"""A race looked back on: blunders with a sentence, a graph, the same every time."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from hippodrome.coach.review import decide, to_review
from hippodrome.language import LANGUAGES, voice
from hippodrome.language.catalogue import catalogue
from hippodrome.race.protocol import Seat
from hippodrome.records import Step, read_record
from hippodrome.saying import Fact, saying

REASONS = [
    "home", "disgrace", "tribute", "tribute-later", "lost", "shorter", "bottleneck", "six", "out", "deck",
    "whip", "no-whip", "ram", "brake", "speed", "odds", "worth",
]  # fmt: skip  # a list that is read in rows


def hippodrome(*arguments: str, language: str = "en", status: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "hippodrome", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=os.environ | {"HIPPODROME_LANGUAGE": language},
    )
    assert done.returncode == status, done.stderr
    return done


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Record a race in which one charioteer plays anything."""
    file = tmp_path_factory.mktemp("races") / "race.jsonl"
    hippodrome(
        "race",
        "--seats",
        "greedy,random,greedy,greedy",
        "--course",
        "white",
        "--seed",
        "5",
        "--out",
        str(file),
    )
    return file


def test_a_review_names_the_blunders_of_whoever_plays_anything(record: Path, tmp_path: Path) -> None:
    done = hippodrome("review", str(record), "--budget", "24", "--seat", "2", "--out", str(tmp_path))
    review = json.loads((tmp_path / "review.json").read_text("utf-8"))
    assert review["blunders"]
    for event in review["blunders"]:
        decision = next(it for it in review["decisions"] if it["event"] == event)
        assert decision["played"] != decision["best"]
        assert decision["cost"] >= 0.5
        assert decision["blunder"]["sentence"] in done.stdout
        assert re.search(r"−\d+\.\d laurels", decision["blunder"]["sentence"])
    assert {it["seat"] for it in review["decisions"]} == {1}
    read = read_record(record.read_text("utf-8"))
    assert len(review["decisions"]) == len(to_review(read, Seat(1)))
    for decision in review["decisions"]:
        assert {it["move"] for it in decision["moves"]} >= {decision["played"], decision["best"]}
        assert all(0 <= it["win"] <= 1 and 0 <= it["laurels"] <= 6 for it in decision["moves"])


def test_a_review_has_a_graph_that_ends_with_the_result(record: Path, tmp_path: Path) -> None:
    hippodrome("review", str(record), "--budget", "4", "--out", str(tmp_path))
    review = json.loads((tmp_path / "review.json").read_text("utf-8"))
    events = len(read_record(record.read_text("utf-8")).steps)
    ends = {line["name"]: line["points"][-1] for line in review["graph"]}
    assert set(ends) == {"greedy 1", "random 2", "greedy 3", "greedy 4"}
    assert sorted(ends.values()) == [[events, 0], [events, 0], [events, 0], [events, 1]]
    picture = ET.fromstring((tmp_path / "win-chance.svg").read_text("utf-8"))  # noqa: S314  (our own)
    assert picture.tag.endswith("svg")
    assert "win-chance.svg" in (tmp_path / "review.md").read_text("utf-8")


def test_a_review_is_the_same_every_time_and_in_any_language(record: Path, tmp_path: Path) -> None:
    options = ("--budget", "4", "--seat", "2")
    for name, language in (("one", "en"), ("two", "en"), ("de", "de")):
        hippodrome("review", str(record), *options, "--out", str(tmp_path / name), language=language)
    one, two, de = (
        {path.name: path.read_text("utf-8") for path in (tmp_path / name).iterdir()}
        for name in ("one", "two", "de")
    )
    assert one == two
    numbers = [[it["cost"] for it in json.loads(text["review.json"])["decisions"]] for text in (one, de)]
    assert numbers[0] == numbers[1]
    assert one["review.md"] != de["review.md"]


def test_a_review_never_uses_what_the_charioteer_could_not_know(record: Path) -> None:
    read = read_record(record.read_text("utf-8"))
    game = read.game
    for before, event, after in to_review(read)[10:60:16]:
        assert isinstance(event.by, int)
        other = game.imagine(game.view(before, event.by), lambda count: count - 1)
        one = decide(game, Step(before, event, after), 8, 1)
        assert decide(game, Step(other, event, after), 8, 1) == one


def test_ben_hur_is_reviewed_by_place(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    seats = "random,steady"
    hippodrome("race", "--game", "ben-hur", "--seats", seats, "--seed", "3", "--out", str(file))
    hippodrome("review", str(file), "--budget", "4", "--seat", "1", "--out", str(tmp_path / "out"))
    review = json.loads((tmp_path / "out" / "review.json").read_text("utf-8"))
    assert all(1 <= it["place"] <= 2 for decision in review["decisions"] for it in decision["moves"])


def test_a_seat_that_is_not_there_is_refused(record: Path) -> None:
    done = hippodrome("review", str(record), "--seat", "6", status=2)
    assert done.stderr.count("\n") == 1


FACTS: dict[str, Fact] = {
    "kind": "alley", "card": 1, "space": "A2", "number": 2, "move": "take normal", "deck": "n",
    "played_kind": "drive", "played_card": 3, "played_space": "11b2", "played_number": 0,
    "played_move": "take risky", "played_deck": "r", "unit": "laurels", "whole": 1, "tenth": 1,
    "worth_whole": 3, "worth_tenth": 4, "played_worth_whole": 2, "played_worth_tenth": 3,
    "points": 2, "win": 40, "played_win": 10, "lost": 5, "played_lost": 33,
}  # fmt: skip  # a list that is read in rows


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["drive", "finish", "alley", "vote", "tuck", "withdraw", "pass", "written"])
def test_every_reason_is_a_sentence_in_every_language(language: str, kind: str) -> None:
    say = voice(language)
    for unit in ("laurels", "places"):
        facts: dict[str, Fact] = FACTS | {"kind": kind, "played_kind": kind, "unit": unit}
        sentences = [say(saying(f"coach-{name}", **facts)) for name in REASONS]
        assert not any("{" in it or "coach-" in it for it in sentences)
        assert len(set(sentences)) >= len(REASONS) - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message_of_coach_and_league(language: str) -> None:
    wanted = {
        key for key in catalogue("en").entries if key.startswith(("coach-", "league-", "bot-", "extra-"))
    }
    assert wanted <= set(catalogue(language).entries)


def test_the_example_of_the_issue_can_be_said() -> None:
    told = voice("en")(saying("coach-tribute", **(FACTS | {"card": 2})))
    assert told == "the 2 on the alley's second space would have paid the tribute: −1.1 laurels"
