"""Records: what is in them, and that damage and tampering are found and named in one clear line."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.strategies import json_values

from hippodrome import records
from hippodrome.atlas import ben_hur as ben_hur_data
from hippodrome.atlas import course_json
from hippodrome.files import MOST_FILE_BYTES
from hippodrome.games import game_entry
from hippodrome.games.ben_hur import kit
from hippodrome.language import voice
from hippodrome.race.protocol import FATES, Seat
from hippodrome.records import Record, read_record, record_header, seat_of, write_record
from hippodrome.saying import Trouble

RACES = Path(__file__).parent / "races"
NAME = "race.jsonl"


def recorded(name: str) -> str:
    return (RACES / f"{name}.jsonl").read_text(encoding="utf-8")


SHORT = recorded("ave-caesar-stalemate-keep")
SAND = recorded("ben-hur-crash")
BOTH = {"ave-caesar": SHORT, "ben-hur": SAND}


@pytest.fixture(params=list(BOTH.values()), ids=list(BOTH))
def text(request: pytest.FixtureRequest) -> str:
    """Give a short record of each game."""
    given_text: str = request.param
    return given_text


def trouble(text: str) -> str:
    """Read a record that is not sound, and give the one line that says why."""
    with pytest.raises(Trouble) as caught:
        read_record(text, NAME)
    line = voice("en")(caught.value.saying)
    assert len(line.splitlines()) == 1
    assert "$" not in line
    return line


def key(text: str) -> str:
    """Read a record that is not sound, and give the key of the complaint."""
    with pytest.raises(Trouble) as caught:
        read_record(text, NAME)
    return caught.value.saying.key


def lines_of(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def changed(text: str, number: int, change: Callable[[Any], Any]) -> str:
    """Change a line of a record, as somebody would who knows nothing of seals."""
    lines = lines_of(text)
    value = json.loads(lines[number])
    lines[number] = json.dumps(change(value), ensure_ascii=False, separators=(",", ":")) + "\n"
    return "".join(lines)


def resealed(text: str) -> str:
    """Seal a record anew, as a forger would who has read our source: then the rules must find it out."""
    header, *others = [json.loads(line) for line in lines_of(text)]
    for setup in (header["setup"], *header["setup"].get("programme", ())):
        for part in ("course", "arena"):
            if part in setup:
                setup[f"{part}_hash"] = records._hash(setup[part])
    seal = records._hash(header)
    written = [header]
    for line in others:
        told = {name: it for name, it in line.items() if name != "seal"}
        seal = records._seal(seal, told)
        written.append(told | {"seal": seal})
    return "".join(json.dumps(it, ensure_ascii=False, separators=(",", ":")) + "\n" for it in written)


# --- what is in a record -------------------------------------------------------------------------------


def test_the_header_tells_everything_that_was_agreed(text: str) -> None:
    """Format, rules version, game, edition or preset, options, laps or programme, seats."""
    header = json.loads(lines_of(text)[0])
    assert list(header) == ["format", "game", "rules", "setup", "seats"]
    assert header["format"] == 1
    assert header["rules"] == game_entry(header["game"]).game.rules_version
    assert header["setup"]["game"] == header["game"]
    assert header["setup"]["options"] == {}
    assert header["setup"]["players"] == len(header["seats"]) == 2
    assert [set(seat) for seat in header["seats"]] == [{"name", "charioteer"}] * 2


def test_the_header_of_ave_caesar_has_its_courses_in_full_with_their_hashes() -> None:
    setup = json.loads(lines_of(recorded("ave-caesar-tournament-by-rank"))[0])["setup"]
    assert setup["edition"] == "player-aid"
    assert setup["options"] == {"next_start": "by_rank", "races": 2}
    assert [leg["course"]["name"] for leg in setup["programme"]] == ["pro-ludo-a", "pro-ludo-b"]
    for leg in setup["programme"]:
        known = {name: it for name, it in course_json(leg["course"]["name"]).items() if name != "drawing"}
        assert leg["course"] == json.loads(json.dumps(known))
        assert leg["course_hash"] == records._hash(leg["course"])
        assert leg["direction"] == "clockwise"


def test_the_header_of_ben_hur_has_its_arena_and_decks_in_full() -> None:
    setup = json.loads(lines_of(recorded("ben-hur-several-chariots"))[0])["setup"]
    assert setup["preset"] == "antioch"
    assert setup["laps"] == 1
    assert setup["each"] == 2
    assert setup["arena"] == dict(ben_hur_data.open_arena_json("tyre")) | {"name": "tyre"}
    assert setup["arena_hash"] == records._hash(setup["arena"])
    assert setup["makeup"] == {name: dict(ben_hur_data.open_deck_json(name)) for name in ("normal", "risky")}


def test_a_deck_file_edited_later_does_not_change_an_old_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """The decks are files that the owner of a box may edit; a record carries those it was raced with."""
    before = read_record(SAND)
    house = kit.house_decks()
    monkeypatch.setattr(ben_hur_data, "open_deck_json", lambda _name: {"+I+": 40})
    assert kit.house_decks() != house
    after = read_record(SAND)
    assert after.standings == before.standings
    assert after.start.table.makeup == house


def test_an_arena_or_course_edited_later_does_not_change_an_old_record() -> None:
    """Named as one of the house, and yet with measures of its own."""
    wider = changed(SAND, 0, lambda it: it | {"setup": it["setup"] | {"arena": _arena(outer=4801)}})
    assert read_record(resealed(wider)).start.table.arena.outer == 4801
    longer = json.loads(json.dumps(course_json("white")))
    longer["spaces"]["02a"]["lane"] = 7
    game = game_entry("ave-caesar").game
    start = game.start({"players": 3, "programme": [{"course": longer}]})
    written = record_header(game, start, [{"name": "x"}] * 3)["setup"]["programme"][0]
    assert written["course"]["spaces"]["02a"]["lane"] == 7
    assert written["course"]["drawing"] == longer["drawing"]
    assert written["course_hash"] == records._hash(written["course"])


def _arena(**changes: int) -> dict[str, Any]:
    return dict(ben_hur_data.open_arena_json("antioch")) | {"name": "antioch"} | changes


def test_events_are_numbered_and_sealed_and_the_footer_counts_them(text: str) -> None:
    _, *events, footer = [json.loads(line) for line in lines_of(text)]
    assert [event["n"] for event in events] == list(range(1, len(events) + 1))
    assert all(list(event) == ["n", "by", "move", "seal"] for event in events)
    assert len({event["seal"] for event in events}) == len(events)
    assert {event["by"] for event in events} == {"fates", 0, 1}
    assert list(footer) == ["events", "result", "seal"]
    assert footer["events"] == len(events)
    record = read_record(text)
    assert footer["result"] == [
        {"seat": it.seat, "place": it.place, "points": it.points} for it in record.standings
    ]


def test_a_seal_covers_everything_before_it(text: str) -> None:
    """The same move after another past has another seal."""
    other = changed(text, 0, lambda it: it | {"seats": [{"name": "x"}, {"name": "y"}]})
    seals = [json.loads(line)["seal"] for line in lines_of(text)[1:]]
    others = [json.loads(line)["seal"] for line in lines_of(resealed(other))[1:]]
    assert not set(seals) & set(others)


def test_the_events_tell_who_moved(text: str) -> None:
    for step in read_record(text).steps:
        assert step.event.by in (FATES, 0, 1)
        assert seat_of(step.event.by) == (None if step.event.by is FATES else step.event.by)


def test_replay_needs_no_random_numbers(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Fates' draws are events: nothing is left to chance."""

    def no_chance(*_arguments: object) -> float:
        raise AssertionError("chance was asked")

    monkeypatch.setattr(random, "random", no_chance)
    monkeypatch.setattr(random.Random, "random", no_chance)
    monkeypatch.setattr(random.SystemRandom, "random", no_chance)
    assert read_record(text).steps


def test_names_may_hold_any_character() -> None:
    """Not even one that some call the end of a line tears a record apart."""
    seats = [{"name": "Ælia\u2028\u0085\n\x1d«»"}, {"name": ""}]
    record = read_record(SHORT)
    events = [step.event for step in record.steps]
    text = write_record(record.game, record.start, seats, events, record.steps[-1].after)
    assert read_record(text).seats == (seats[0]["name"], "")
    assert text.count("\n") == len(events) + 2


def test_line_ends_of_other_systems_and_blank_lines_do_no_harm(text: str) -> None:
    for other in (
        text.replace("\n", "\r\n"),
        text.replace("\n", "\n\n"),
        text.rstrip("\n"),
        f"\n{text}\n \n",
    ):
        assert read_record(other) == read_record(text)


# --- damage --------------------------------------------------------------------------------------------


def test_a_missing_line_is_named(text: str) -> None:
    lines = lines_of(text)
    for gone in range(1, len(lines) - 1):
        left = lines[:gone] + lines[gone + 1 :]
        said = trouble("".join(left))
        # Without the last event, the footer is what does not fit.
        assert f"event {gone}" in said or (gone == len(lines) - 2 and f"{gone - 1} events" in said)


def test_a_duplicated_line_is_named(text: str) -> None:
    lines = lines_of(text)
    for twice in range(1, len(lines) - 1):
        doubled = lines[: twice + 1] + lines[twice:]
        assert f"event {twice + 1} bears the number {twice}" in trouble("".join(doubled))


def test_swapped_lines_are_named(text: str) -> None:
    lines = lines_of(text)
    for first in range(1, len(lines) - 2):
        swapped = [*lines[:first], lines[first + 1], lines[first], *lines[first + 2 :]]
        assert f"event {first} bears the number {first + 1}" in trouble("".join(swapped))


def test_a_line_cut_short_is_named(text: str) -> None:
    lines = lines_of(text)
    for cut in range(1, len(lines)):
        torn = [*lines[:cut], lines[cut][: len(lines[cut]) // 2] + "\n", *lines[cut + 1 :]]
        assert trouble("".join(torn)) == f"{NAME}: event {cut} is not written as an event"


def test_a_record_that_breaks_off_tells_after_which_event(text: str) -> None:
    lines = lines_of(text)
    for end in range(1, len(lines)):
        assert f"breaks off after event {end - 1}," in trouble("".join(lines[:end]))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda it: it | {"n": it["n"] + 1}, "bears the number"),
        (lambda it: it | {"n": str(it["n"])}, "bears the number"),
        (lambda it: it | {"n": float(it["n"])}, "bears the number"),
        (lambda it: it | {"n": None}, "bears the number None"),
        (lambda it: it | {"by": 5}, "was changed"),
        (lambda it: it | {"move": "pass"}, "was changed"),
        (lambda it: it | {"seal": "0" * 32}, "was changed"),
        (lambda it: it | {"seal": None}, "was changed"),
        (lambda it: it | {"more": 1}, "is not written as an event"),
        (lambda it: {"n": it["n"]}, "is not written as an event"),
        (lambda it: [it], "is not written as an event"),
        (lambda _it: 7, "is not written as an event"),
    ],
)
def test_an_edited_event_is_named(text: str, change: Callable[[Any], Any], said: str) -> None:
    for number in (2, 9):
        line = trouble(changed(text, number, change))
        assert f"event {number} " in line
        assert said in line


@pytest.mark.parametrize(
    "change",
    [
        lambda it: it | {"events": it["events"] + 1},
        lambda it: it | {"events": float(it["events"])},
        lambda it: it | {"result": it["result"][::-1]},
        lambda it: it | {"result": [row | {"points": 9} for row in it["result"]]},
        lambda it: it | {"seal": ""},
        lambda it: it | {"note": "we wuz robbed"},
        lambda it: {"events": it["events"]},
    ],
)
def test_a_changed_footer_is_told(text: str, change: Callable[[Any], Any]) -> None:
    count = len(lines_of(text)) - 2
    said = f"the footer was changed, for it does not fit the {count} events before it"
    assert said in trouble(changed(text, -1, change))


def test_nothing_may_follow_the_footer(text: str) -> None:
    lines = lines_of(text)
    count = len(lines) - 2
    for more in (lines[-1], lines[-2], "{}\n", "more\n"):
        assert f"something follows the footer after event {count}" in trouble(text + more)
    early = "".join([*lines[:5], lines[-1], *lines[5:]])
    assert "something follows the footer after event 4" in trouble(early)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda it: it | {"format": 2}, "has the format 2; this program reads format 1"),
        (lambda _it: {"format": 2, "anything": "else"}, "has the format 2; this program reads format 1"),
        (lambda it: it | {"format": True}, "has the format True"),
        (lambda it: it | {"rules": 7}, "was played by version 7 of the rules; this program knows version 2"),
        (lambda it: it | {"rules": "1"}, "was played by version 1 of the rules"),
        (lambda it: it | {"game": "ludo"}, "game must be one of these: ave-caesar, ben-hur"),
        (lambda it: it | {"game": ["ave-caesar"]}, "game must be one of these: ave-caesar, ben-hur"),
        (lambda it: it | {"seats": it["seats"][:1]}, "must name as many seats as there are players"),
        (lambda it: it | {"seats": []}, "must name as many seats as there are players"),
        (lambda it: it | {"seats": [1, 2]}, "the first line must be the header"),
        (lambda it: it | {"seats": [{}, {}]}, "the first line must be the header"),
        (lambda it: it | {"seats": None}, "the first line must be the header"),
        (lambda it: it | {"setup": []}, "the first line must be the header"),
        (lambda it: it | {"extra": 1}, "the first line must be the header"),
        (lambda it: {name: value for name, value in it.items() if name != "rules"}, "must be the header"),
        (lambda _it: {}, "the first line must be the header"),
        (lambda it: [it], "the first line must be the header"),
        (lambda it: it | {"seats": [{"name": "x"}] * 2}, "the header or event 1 was changed"),
        (lambda it: it | {"setup": it["setup"] | {"each": 2}}, "chariots|charioteers"),
        (lambda it: it | {"setup": it["setup"] | {"players": 0}}, "players"),
        (lambda it: it | {"setup": it["setup"] | {"options": {"speed": 9}}}, "speed"),
        (lambda it: it | {"setup": it["setup"] | {"weather": "hot"}}, "weather"),
        (lambda it: it | {"setup": it["setup"] | {"weather_hash": "hot"}}, "weather_hash"),
    ],
)
def test_a_changed_header_is_told(text: str, change: Callable[[Any], Any], said: str) -> None:
    assert re.search(said, trouble(changed(text, 0, change)))


def test_a_header_that_is_no_json_is_told(text: str) -> None:
    for first in ("", "{", "null\n", text[1:], "[" * 10_000 + "\n"):
        rest = "".join(lines_of(text)[1:])
        assert "the first line must be the header" in trouble(first + rest)


def test_a_changed_course_does_not_fit_its_hash() -> None:
    def twist(header: Any) -> Any:
        header["setup"]["programme"][0]["course"]["laps"] = 2
        return header

    said = "the course in the header was changed, for course_hash does not fit it"
    assert said in trouble(changed(SHORT, 0, twist))


def test_a_changed_hash_does_not_fit_its_course() -> None:
    def twist(header: Any) -> Any:
        header["setup"]["programme"][0]["course_hash"] = "0" * 32
        return header

    def drop(header: Any) -> Any:
        del header["setup"]["programme"][0]["course_hash"]
        return header

    assert key(changed(SHORT, 0, twist)) == key(changed(SHORT, 0, drop)) == "record-hash"


def test_a_changed_arena_does_not_fit_its_hash() -> None:
    def twist(header: Any) -> Any:
        header["setup"]["arena"]["half"] += 1
        return header

    said = "the arena in the header was changed, for arena_hash does not fit it"
    assert said in trouble(changed(SAND, 0, twist))


def test_changed_decks_are_found_by_the_first_seal() -> None:
    def twist(header: Any) -> Any:
        header["setup"]["makeup"]["normal"]["II"] += 1
        return header

    assert "the header or event 1 was changed" in trouble(changed(SAND, 0, twist))


@pytest.mark.parametrize("nothing", ["", "\n", " \n\t\n"])
def test_an_empty_record_is_told(nothing: str) -> None:
    assert trouble(nothing) == f"{NAME} is empty: a record begins with its header"


@pytest.mark.parametrize("rubbish", ["hello", "{}", "[]", "0", '{"format": 1}', "\x00", '"\\ud800"'])
def test_what_is_no_record_is_told(rubbish: str) -> None:
    assert "the first line must be the header" in trouble(rubbish)


def test_half_a_character_is_told(text: str) -> None:
    """A lone surrogate cannot be written to any file or terminal."""
    lines = lines_of(text)
    torn = lines[0].replace('"seats":[{"name":"', '"seats":[{"name":"\\ud83c')
    assert "the first line must be the header" in trouble("".join([torn, *lines[1:]]))


def test_nesting_without_end_is_told(text: str) -> None:
    lines = lines_of(text)
    for deep in (30, 100, 1_000, 100_000):
        line = '{"n":1,"by":"fates","move":' + "[" * deep + "]" * deep + ',"seal":""}\n'
        assert key("".join([lines[0], line, *lines[2:]])) in ("record-line", "record-seal-first")
        header = lines[0].replace('"options":{', '"options":{"x":' + "[" * deep + "]" * deep, 1)
        assert isinstance(key("".join([header, *lines[1:]])), str)


def test_a_line_of_megabytes_gets_a_short_answer(text: str) -> None:
    lines = lines_of(text)
    long = "x" * 3_000_000
    assert len(trouble(changed(text, 3, lambda it: it | {"move": long}))) < 200
    assert len(trouble(resealed(changed(text, 3, lambda it: it | {"move": long})))) < 200
    assert len(trouble(resealed(changed(text, 3, lambda it: it | {"move": f"4-{long}"})))) < 200
    assert len(trouble("".join([lines[0], long]))) < 200


# --- forgery -------------------------------------------------------------------------------------------
# Seals keep out damage and careless hands. Who seals anew meets the rules themselves.


@pytest.mark.parametrize(
    ("move", "said"),
    [("nonsense", "nonsense"), ("", ""), (7, "7"), (None, "None"), (["pass"], "['pass']")],
)
def test_a_forged_move_that_is_none_is_named(text: str, move: object, said: str) -> None:
    line = trouble(resealed(changed(text, 4, lambda it: it | {"move": move})))
    assert line == f"{NAME}: event 4: “{said}” is no move"


def test_a_forged_move_against_the_rules_is_named_with_its_clause() -> None:
    lines = [json.loads(line) for line in lines_of(SHORT)[1:-1]]
    drive = next(it for it in lines if "-" in it["move"])
    said = trouble(resealed(changed(SHORT, drive["n"], lambda it: it | {"move": "1-finish"})))
    assert f"event {drive['n']}: 1-finish is against the rules (3.1)" in said


def test_a_forged_actor_is_named(text: str) -> None:
    strangers: list[Any] = [5, -1, None, True, 0.0, "stands", "FATES", {}]
    for stranger in strangers:
        lines = lines_of(text)
        lines[1] = json.dumps(json.loads(lines[1]) | {"by": stranger}) + "\n"
        said = trouble(resealed("".join(lines)))
        assert said == f"{NAME}: event 1 is by somebody who was not to move"


def test_a_forged_result_is_told(text: str) -> None:
    def winner(footer: Any) -> Any:
        footer["result"][0]["points"] += 1
        return footer

    said = trouble(resealed(changed(text, -1, winner)))
    assert said == f"{NAME}: the result in the footer is not the result of this race"


def test_a_forged_end_is_told(text: str) -> None:
    """A record that stops early, with a footer that fits what is there."""
    lines = lines_of(text)
    footer = json.loads(lines[-1]) | {"events": 10}
    early = "".join([*lines[:11], json.dumps(footer) + "\n"])
    assert "breaks off after event 10," in trouble(resealed(early))


def test_events_after_the_end_are_told(text: str) -> None:
    lines = lines_of(text)
    last = json.loads(lines[-2])
    more = json.dumps(last | {"n": last["n"] + 1}) + "\n"
    footer = json.dumps(json.loads(lines[-1]) | {"events": last["n"] + 1}) + "\n"
    said = trouble(resealed("".join([*lines[:-1], more, footer])))
    assert f"event {last['n'] + 1} is by somebody who was not to move" in said


def test_a_sound_record_sealed_anew_is_the_same(text: str) -> None:
    assert resealed(text) == text


# --- whatever happens to a file ------------------------------------------------------------------------


def verdict(raw: bytes) -> Record | None:
    """Read bytes as the command does: a record, or None where it is refused with Trouble."""
    try:
        return read_record(raw.decode("utf-8-sig"), NAME)
    except (Trouble, UnicodeDecodeError):
        return None


SOUND = {raw: read_record(raw.decode()) for raw in (SHORT.encode(), SAND.encode())}


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(list(SOUND)), st.data())
def test_a_flipped_byte_leaves_the_record_equal_or_is_found(raw: bytes, data: st.DataObject) -> None:
    where = data.draw(st.integers(0, len(raw) - 1))
    flip = data.draw(st.integers(1, 255))
    changed_bytes = bytearray(raw)
    changed_bytes[where] ^= flip
    record = verdict(bytes(changed_bytes))
    assert record is None or record == SOUND[raw]


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(list(SOUND)), st.data())
def test_bytes_cut_out_or_put_in_are_found(raw: bytes, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(raw)))
    end = data.draw(st.integers(start, min(len(raw), start + 400)))
    put = data.draw(st.binary(max_size=8) | st.sampled_from([b"\n", b" ", b"\r\n", b"{}", b"[", b'"']))
    record = verdict(raw[:start] + put + raw[end:])
    assert record is None or record == SOUND[raw]


def _paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(deeper for at, it in inner for deeper in _paths(it, (*path, at)))]


@settings(max_examples=150, deadline=None)
@given(st.sampled_from([SHORT, SAND]), st.data())
def test_a_forged_header_never_brings_down_the_reader(text: str, data: st.DataObject) -> None:
    """Any value in any place of the header, hashed and sealed anew: a race or Trouble, and nothing else."""
    header = json.loads(lines_of(text)[0])
    path = data.draw(st.sampled_from([path for path in _paths(header) if path]))
    place = header
    for at in path[:-1]:
        place = place[at]
    place[path[-1]] = data.draw(json_values())
    forged = json.dumps(header) + "\n" + "".join(lines_of(text)[1:])
    with suppress(AttributeError, KeyError, TypeError, UnicodeEncodeError):  # too broken to be sealed
        forged = resealed(forged)
    assert verdict(forged.encode("utf-8", "replace")) is None or path[0] in ("seats", "setup")


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda raw: raw.decode("latin-1")))
@example("\ufeff")
@example("[" * 100_000)
@example("1" * 5_000)
@example('{"format":1e999}')
@example('{"format":1,"format":1}')
def test_any_text_at_all_is_no_record_and_is_told(text: str) -> None:
    with pytest.raises(Trouble):
        read_record(text, NAME)


def test_a_file_larger_than_any_record_is_not_read(tmp_path: Path) -> None:
    from hippodrome.files import read_text_or_stdin  # noqa: PLC0415  (on demand)

    file = tmp_path / "huge.jsonl"
    with file.open("wb") as out:
        out.truncate(MOST_FILE_BYTES + 1)
    with pytest.raises(Trouble) as caught:
        read_text_or_stdin(str(file))
    assert caught.value.saying.key == "file-large"


def test_a_record_names_its_seats() -> None:
    assert read_record(SHORT).seats == ("random 1", "random 2")
    assert seat_of(Seat(3)) == 3
