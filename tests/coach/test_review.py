"""A race looked back on: blunders with a sentence, a graph, the same every time."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from itertools import permutations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from hippodrome.coach.reasons import reason_with_cost
from hippodrome.coach.review import decisions_to_review, review_decision
from hippodrome.coach.traits import SeatOutcome, WeighedMove, coach_traits
from hippodrome.language import LANGUAGES, voice
from hippodrome.language.catalogue import catalogue
from hippodrome.race.protocol import Seat
from hippodrome.records import ReplayStep, read_record
from hippodrome.saying import Fact, saying

REASONS = [
    "home", "disgrace", "tribute", "tribute-later", "lost", "shorter", "bottleneck", "six", "out", "deck",
    "whip", "no-whip", "ram", "brake", "speed", "odds", "worth", "six-behind", "points", "roads", "passing",
    "keep", "advance",
]  # fmt: skip  # a list that is read in rows


KINDS = [
    "drive", "finish", "alley", "vote", "tuck", "withdraw", "pass", "sand", "ram", "whip", "no-whip",
    "accident", "crash", "take-normal", "take-risky", "redraw", "keep", "lost", "miss", "stop",
    "concede", "written",
]  # fmt: skip  # a list that is read in rows


RACES = Path(__file__).parents[1] / "races"


def hippodrome(*arguments: str, language: str = "en", status: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "hippodrome", *arguments],
        capture_output=True,
        text=True,
        timeout=1200,
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
    assert len(review["decisions"]) == len(decisions_to_review(read, Seat(1)))
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


def rows_of(page: str) -> list[list[list[str]]]:
    """Take the tables of a page apart: for each its rows, for each row its cells."""
    tables = re.findall(r"(?:^\|.*\n)+", page, re.MULTILINE)
    return [[line.strip("| ").split(" | ") for line in table.splitlines()[2:]] for table in tables]


def test_the_page_has_one_set_of_numbers(record: Path, tmp_path: Path) -> None:
    """What a sentence says a blunder cost is the difference of the first row and the bold one."""
    hippodrome("review", str(record), "--budget", "24", "--seat", "2", "--out", str(tmp_path))
    review = json.loads((tmp_path / "review.json").read_text("utf-8"))
    page = (tmp_path / "review.md").read_text("utf-8")
    blunders = [it for it in review["decisions"] if it["blunder"]]
    assert blunders
    for decision, rows in zip(blunders, rows_of(page), strict=True):
        weighed = {it["move"]: it for it in decision["moves"]}
        best, played = weighed[decision["best"]], weighed[decision["played"]]
        assert decision["cost"] == pytest.approx(best["laurels"] - played["laurels"], abs=2e-4)
        assert f"−{decision['cost']:.1f} laurels" in decision["blunder"]["sentence"]
        assert rows[0][0] == f"`{decision['best']}`"
        assert [row[0] for row in rows if row[0].startswith("**")] == [f"**`{decision['played']}`**"]
        assert rows[0][2].startswith(f"{best['laurels']:.2f}")
    assert "bold" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_the_decimal_sign_of_its_language(record: Path, tmp_path: Path, language: str) -> None:
    sign = re.escape(voice(language).say("decimal-sign"))
    hippodrome(
        "review", str(record), "--budget", "8", "--seat", "2", "--out", str(tmp_path), language=language
    )
    page = (tmp_path / "review.md").read_text("utf-8")
    assert re.search(rf"\d{sign}\d\d ± \d{sign}\d\d", page)
    assert not re.search(r"\d[.,]\d", re.sub(rf"\d{sign}\d", "", page))
    assert "\ufffd" not in page


def test_a_blunder_is_found_in_the_replay_by_its_turn(record: Path, tmp_path: Path) -> None:
    done = hippodrome("review", str(record), "--budget", "24", "--seat", "2", "--out", str(tmp_path))
    review = json.loads((tmp_path / "review.json").read_text("utf-8"))
    lines = re.findall(r"^(\d+)\. (.*)$", hippodrome("replay", str(record)).stdout, re.MULTILINE)
    turns = dict(reversed(lines))  # the places of the result are numbered too, and come last
    for decision in review["decisions"]:
        card, _, space = decision["played"].partition("-")
        told = turns[str(decision["turn"])]
        assert told.startswith("B random 2 ")
        if space not in ("", "finish"):
            assert f"plays {card} and drives to {space}." in told
    for event in review["blunders"]:
        decision = next(it for it in review["decisions"] if it["event"] == event)
        assert f"turn {decision['turn']}, random 2: " in done.stdout


def test_the_graph_of_a_tournament_tells_its_races_apart(tmp_path: Path) -> None:
    """Each race has its number, a line between it and the last, and a result of its own."""
    file = tmp_path / "races.jsonl"
    courses = ("--course", "white", "--course", "yellow")
    hippodrome("race", "--seats", "greedy,random,greedy", *courses, "--seed", "3", "--out", str(file))
    hippodrome("review", str(file), "--budget", "8", "--out", str(tmp_path / "out"))
    picture = ET.fromstring((tmp_path / "out" / "win-chance.svg").read_text("utf-8"))  # noqa: S314  (our own)
    words = [it.text for it in picture.iter() if it.tag.endswith("text")]
    assert {"race 1", "race 2", "0", "turns of the race", "blunder"} <= set(words)
    review = json.loads((tmp_path / "out" / "review.json").read_text("utf-8"))
    record = read_record(file.read_text("utf-8"))
    number = coach_traits("ave-caesar").race_number
    second = next(step.event.number for step in record.steps if number(step.before) == 1)
    ends = [[win for at, win in it["points"] if at == second - 1][-1] for it in review["graph"]]
    assert sorted(ends) == [0, 0, 1]


def test_paying_is_not_told_as_keeping_the_chance_to_pay(record: Path) -> None:
    """Beside a move that throws the chance away, one that pays the tribute pays it; another one keeps it."""
    read = read_record(record.read_text("utf-8"))
    told = set()
    for step in decisions_to_review(read):
        assert isinstance(step.event.by, int)
        view = read.game.view(step.before, step.event.by)
        moves = [WeighedMove(it, 0, 0, 0, 0, 1) for it in read.game.legal_moves(step.before)]
        for better, worse in permutations(moves, 2):
            why = reason_with_cost("ave-caesar", view, better, worse, 1.0)
            if why.key == "coach-disgrace":
                track, station = view.race.track, view.chariots[view.turn].station
                paid = track.pays[track.station_after_drive(station, better.move.card, better.move.to)]
                assert ("would have paid it" if paid else "would have kept it") in voice("en")(why)
                told.add(paid)
    assert told == {True, False}


def test_to_be_out_far_more_often_is_a_blunder_at_any_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that is out every time is a blunder though it costs little, but not if it costs nothing."""
    read = read_record((RACES / "ben-hur-preset-club.jsonl").read_text("utf-8"))
    step = next(it for it in decisions_to_review(read) if len(read.game.legal_moves(it.before)) > 2)
    for cost, blunder in ((0.1, True), (0.0, False)):
        fates = {True: SeatOutcome(0, -2 - cost, 1), False: SeatOutcome(0, -2, 0)}
        monkeypatch.setattr(
            "hippodrome.coach.advice.imagine_outcome",
            lambda _game, _state, move, *_, fates=fates: fates[move == step.event.move],
        )
        assert (review_decision(read.game, step, 8, 1).why is not None) == blunder


@pytest.mark.parametrize("language", LANGUAGES)
def test_chances_are_told_in_per_cent_and_none_in_words(language: str) -> None:
    """Nobody imagines 100 races, and 0 % is said as hardly any."""
    say = voice(language)
    for key in ("coach-lost", "coach-out", "coach-odds"):
        some = say(saying(key, **FACTS))
        assert len(re.findall(r"\d+\s?%", some)) == 2
        none = say(saying(key, **(FACTS | {"lost": 0, "played_win": 0})))
        assert len(re.findall(r"\d+\s?%", none)) == 1
        assert not re.search(r"\b0\b|\b100\b", some + none)


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_of_ben_hur_are_told_in_words(language: str) -> None:
    """No notation is left in a sentence, whatever was offered and played."""
    record = read_record((RACES / "ben-hur-preset-club.jsonl").read_text("utf-8"))
    met = set()
    for step in decisions_to_review(record):
        assert isinstance(step.event.by, int)
        view = record.game.view(step.before, step.event.by)
        played = WeighedMove(step.event.move, 0, -2, 0, 0, 1)
        for move in record.game.legal_moves(step.before)[:12]:
            met.add(record.game.write(move).partition(" ")[0])
            told = voice(language)(
                reason_with_cost("ben-hur", view, WeighedMove(move, 1, -1, 0, 0, 1), played, 1.0)
            )
            assert not re.search(r"[{@]|[+-]30|coach-|“|„|«", told), told
    assert met >= {"drive", "take"}


def test_a_review_never_uses_what_the_charioteer_could_not_know(record: Path) -> None:
    read = read_record(record.read_text("utf-8"))
    game = read.game
    for before, event, after in decisions_to_review(read)[10:60:16]:
        assert isinstance(event.by, int)
        other = game.imagine(game.view(before, event.by), lambda count: count - 1)
        one = review_decision(game, ReplayStep(before, event, after), 8, 1)
        assert review_decision(game, ReplayStep(other, event, after), 8, 1) == one


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
    "ruler": "left", "rulerangle": 30, "turn": "straight", "turnangle": 0, "other": "Messala",
    "numbers": "1–2", "played_ruler": "straight", "played_rulerangle": 0, "played_turn": "right",
    "played_turnangle": 30, "played_other": "Ben Hur", "played_numbers": "1", "pays": "no",
    "played_kind": "drive", "played_card": 3, "played_space": "11b2", "played_number": 0,
    "played_move": "take risky", "played_deck": "r", "unit": "laurels", "whole": 1, "tenth": 1,
    "worth_whole": 3, "worth_tenth": 4, "played_worth_whole": 2, "played_worth_tenth": 3,
    "points": 2, "free": 3, "fewer": 1, "count": 2, "win": 40, "played_win": 10, "lost": 5, "played_lost": 33,
}  # fmt: skip  # a list that is read in rows


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
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
    assert told == (
        "the 2 on the alley’s second space, not the 3 to 11b2, would have paid the tribute: −1.1 laurels"
    )
