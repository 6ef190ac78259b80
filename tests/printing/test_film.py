"""Films of races: as many frames as turns, small enough to send, and nothing on them that was hidden."""

from __future__ import annotations

import io
import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image
from tests.commands import RACES, Hippodrome

from hippodrome.drawing.palette import LIVERIES
from hippodrome.language import voice
from hippodrome.printing.film import MOST_FILM_BYTES, TURN_MS, FilmFrame, film_frames, make_film
from hippodrome.records import Record, read_record


@pytest.fixture
def hippodrome(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Hippodrome:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HIPPODROME_LANGUAGE", "en")
    return Hippodrome(tmp_path, capsys, monkeypatch)


@cache
def recorded(name: str) -> Record:
    return read_record((RACES / f"{name}.jsonl").read_text(encoding="utf-8"), name)


def begun(name: str, steps: int) -> Record:
    """Read a race of which only the first steps are looked at."""
    record = recorded(name)
    return record._replace(steps=record.steps[:steps])


@cache
def whole_race(name: str) -> list[FilmFrame]:
    """Give the frames of a race, which several tests look at."""
    return film_frames(recorded(name), voice("en"))


def frames_of(film: bytes) -> list[Image.Image]:
    """Take a film apart."""
    with Image.open(io.BytesIO(film)) as found:
        shown = []
        for number in range(getattr(found, "n_frames", 1)):
            found.seek(number)
            shown.append(found.convert("RGB"))
        return shown


def test_a_frame_shows_every_move_of_a_chariot_and_the_last_the_result() -> None:
    record, frames = recorded("ave-caesar-everyone-finishes"), whole_race("ave-caesar-everyone-finishes")
    drives = [step for step in record.steps if getattr(step.event.move, "kind", "") == "drive"]
    assert len(drives) <= len(frames) <= len(drives) + 5
    assert len({frame.board for frame in frames}) == 1
    assert "laurel" in frames[-1].told
    assert "Crescens" in frames[-1].told
    assert all("greedy" not in frame.told for frame in frames)
    assert all("draws" not in frame.told for frame in frames)


def test_the_last_lap_is_the_end_of_the_race() -> None:
    name = "ave-caesar-everyone-finishes"
    whole = whole_race(name)
    last = film_frames(recorded(name), voice("en"), last_lap=True)
    assert len(whole) / 5 < len(last) < len(whole) / 2
    assert whole[-len(last) + 1 :] == last[1:]


@pytest.mark.parametrize("name", ["ben-hur-preset-season", "ave-caesar-tournament-by-rank"])
def test_a_season_shows_the_end_of_its_last_race(name: str) -> None:
    record = recorded(name)
    last = film_frames(record, voice("en"), last_lap=True)
    assert last[-1] == film_frames(record, voice("en"))[-1]


def wardrobe(frame: FilmFrame) -> dict[str, str]:
    """Tell the colour of the cloak of every chariot on a frame, by its letter."""
    cloaks = re.findall(r'fill="(#\w+)"[^>]*class="hd-cloak"', frame.chariots)
    letters = re.findall(r">([A-F])</text>", frame.chariots)
    return dict(zip(letters, cloaks, strict=True))


def test_chariots_wear_what_was_chosen_and_bear_the_letters_that_are_told() -> None:
    """The seats have their letters whatever lane they drew, and their colours whatever they chose."""
    name = "ave-caesar-everyone-finishes"
    for chosen in ((), (5, 3, 0)):
        looks = [LIVERIES[it].colour for it in chosen or range(3)]
        frames = film_frames(recorded(name), voice("en"), worn=chosen) if chosen else whole_race(name)
        assert wardrobe(frames[len(frames) // 2]) == dict(zip("ABC", looks, strict=True))
        for then, now in pairwise(frames[4:20]):
            if " plays " in now.told:
                assert moved_letters(then, now) == {now.told[:1]}, now.told


def moved_letters(then: FilmFrame, now: FilmFrame) -> set[str]:
    """List the letters of the chariots that stand elsewhere than a frame before."""
    stands = [
        {
            letter: space
            for space, letter in re.findall(r'data-space="([^"]*)".*?>([A-F])</text>', it.chariots, re.DOTALL)
        }
        for it in (then, now)
    ]
    return {letter for letter, space in stands[1].items() if stands[0].get(letter) != space}


def test_votes_and_several_chariots_of_a_seat_are_shown() -> None:
    """A vote on an unmanned chariot is a moment like any other; the chariots of a seat wear one coat."""
    votes = film_frames(begun("ave-caesar-votes", 120), voice("en"), worn=(2, 1))
    assert len(set(wardrobe(votes[40]).values())) == len(wardrobe(votes[40]))
    for name in ("ave-caesar-several-chariots", "ben-hur-several-chariots"):
        record = begun(name, 60)
        seats = len(record.seats)
        worn = tuple(range(5, 5 - seats, -1))
        shown = wardrobe(film_frames(record, voice("en"), worn=worn)[8])
        assert set(shown.values()) == {LIVERIES[it].colour for it in worn}, name
        assert len(shown) > seats


@pytest.mark.parametrize("kind", ["gif", "webp"])
def test_a_film_has_its_frames_and_the_colours_of_the_liveries(kind: str) -> None:
    frames = film_frames(recorded("ave-caesar-everyone-finishes"), voice("de"))[:6]
    made = make_film(frames, kind)
    assert len(made) < MOST_FILM_BYTES
    with Image.open(io.BytesIO(made)) as film:
        assert (film.format, getattr(film, "n_frames", 1)) == (kind.upper(), len(frames))
        assert film.size[0] == 800
        film.seek(1)
        film.load()
        assert film.info["duration"] == TURN_MS
    shown = frames_of(made)[-1]
    red = tuple(bytes.fromhex(LIVERIES[0].colour[1:]))
    close = [
        colour
        for _, colour in shown.getcolors(shown.width * shown.height) or []
        if isinstance(colour, tuple) and all(abs(a - b) < 12 for a, b in zip(colour, red, strict=True))
    ]
    assert close


def test_a_race_of_which_nothing_small_can_be_made_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hippodrome.printing.film.MOST_FILM_BYTES", 100)
    monkeypatch.setattr("hippodrome.printing.film.FILM_WIDTHS", (100, 80))
    plain = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"/>'
    with pytest.raises(Exception, match="film-large"):
        make_film([FilmFrame(plain, plain, "")], "gif")


def test_words_below_a_film_are_words_and_nothing_else() -> None:
    """A name that looks like markup of the typesetter is shown as it is written."""
    plain = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 6" width="10" height="6"/>'
    shown = frames_of(make_film([FilmFrame(plain, plain, '#panic("no") *$ <b> `')], "gif"))
    assert len(shown) == 1


def test_the_command_writes_a_film(hippodrome: Hippodrome) -> None:
    race = RACES / "ave-caesar-points-short.jsonl"
    assert hippodrome("film", race, "--part", "last-lap", "--out", "race.gif").status == 0
    assert (hippodrome.folder / "race.gif").read_bytes()[:6] == b"GIF89a"
    assert hippodrome.refuses("film", race, "--out", "race.mp4") == "--out must end in .gif or .webp"
