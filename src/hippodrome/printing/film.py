"""A race as a film: every turn a frame, the whole race or its last lap, as an animated GIF or WebP."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

from hippodrome.charioteers import proper_names
from hippodrome.drawing.boards import boards_of
from hippodrome.drawing.palette import CHALK, GOLD, INK, LIVERIES
from hippodrome.extras import load_extra
from hippodrome.language import Voice, voice
from hippodrome.printing.press import PRINT_EXTRA, picture_as_png, typeset_frames
from hippodrome.records import Record, ReplayStep, read_record
from hippodrome.saying import Trouble
from hippodrome.telling.names import names_in_race
from hippodrome.telling.tell import tell, tell_result

MOST_FILM_BYTES: Final = 5_000_000
"""No film has more bytes: what chat programs take."""

MOST_FRAMES: Final = 600
"""A longer race is shown with every second turn, or every third."""

FILM_WIDTHS: Final = (800, 640, 480, 360)
"""How many pixels wide a film is; the next if it would be too large."""

MOST_COLOURS: Final = 255
"""How many colours a GIF has; one of its 256 is needed for what stays as it is."""

SECOND_MS: Final = 1000
GROUND_COLOUR: Final = "#561710"
TURN_MS: Final = 700
RESULT_MS: Final = 4 * SECOND_MS
"""The colour below the words; how many milliseconds a turn is shown, and the result."""


class FilmFrame(NamedTuple):
    """A frame: the picture of the board, the layer of the chariots, and what is told below it."""

    board: str
    chariots: str
    told: str


def film_frames(
    record: Record, say: Voice, *, last_lap: bool = False, worn: Sequence[int] = ()
) -> list[FilmFrame]:
    """List the frames of a race that is over: where everybody stands after each turn, and the result.

    `worn` numbers the liveries that the seats have chosen.
    """
    game = record.game.name
    names = proper_names(game, record.seats, record.charioteers, say)
    boards = boards_of(game)
    pictures: list[tuple[dict[str, Any], str]] = []
    frames: list[FilmFrame] = []
    steps = _last_lap(game, record.steps) if last_lap else record.steps
    for step in steps:
        board = boards.board_of(step.after)
        if not pictures or pictures[-1][0] != board:
            pictures.append((board, boards.picture(board)))
        told = " ".join(say(it) for it in tell(game, *step, names))
        frame = FilmFrame(pictures[-1][1], boards.draw_chariots(step.after, board, worn), told)
        if frames and frames[-1][:2] == frame[:2]:
            frames[-1] = frame._replace(told=told or frames[-1].told)
        else:
            frames.append(frame)
    if not frames:
        raise Trouble("film-empty")
    every = -(-len(frames) // MOST_FRAMES)
    kept = frames[::every]
    over = steps[-1].after
    called = names_in_race(game, over, names, record.charioteers)
    result = ", ".join(say(it) for it in tell_result(game, record.game.standings(over), called))
    return [*kept, frames[-1]._replace(told=result)]


def _last_lap(game: str, steps: Sequence[ReplayStep]) -> Sequence[ReplayStep]:
    """List the steps of the last lap of the last race: from where the leader begins it."""
    laps = [boards_of(game).lap_of_leader(step.after) for step in steps]
    falls = (at for at in range(1, len(laps)) if laps[at - 1] > 0 == laps[at])
    race = max((at for at in falls if max(laps[at:]) > 0), default=0)
    return steps[race + laps[race:].index(max(laps[race:])) :] if laps else steps


def film_of(text: str, kind: str, language: str, *, last_lap: bool, worn: Sequence[int]) -> bytes:
    """Make a film of the race in a record, told in a language by its name, in the liveries chosen."""
    frames = film_frames(read_record(text), voice(language), last_lap=last_lap, worn=worn)
    return make_film(frames, kind)


def make_film(frames: Sequence[FilmFrame], kind: str) -> bytes:
    """Make a film of frames, GIF or WebP, as wide as it can be."""
    for width in FILM_WIDTHS:
        made = _encoded(_joined(frames, width), len(frames), kind)
        if len(made) <= MOST_FILM_BYTES:
            return made
    raise Trouble("film-large", most=MOST_FILM_BYTES // 1_000_000)


def _joined(frames: Sequence[FilmFrame], width: int) -> Iterator[Any]:
    """Lay the chariots and the words of every frame over its board, which is set once.

    One after the other, so that a long film needs little more memory than a short one.
    """
    images = load_extra("PIL.Image", PRINT_EXTRA)
    boards = {
        it: images.open(io.BytesIO(picture_as_png(it, width))) for it in {frame.board for frame in frames}
    }
    for frame, page in zip(frames, typeset_frames(frames, width), strict=True):
        layer = images.open(io.BytesIO(page))
        whole = images.new("RGBA", layer.size, GROUND_COLOUR)
        whole.paste(boards[frame.board], (0, 0))
        whole.alpha_composite(layer)
        yield whole.convert("RGB")


def _encoded(shown: Iterator[Any], count: int, kind: str) -> bytes:
    images = load_extra("PIL.Image", PRINT_EXTRA)
    out = io.BytesIO()
    durations = [TURN_MS] * (count - 1) + [RESULT_MS]
    first = next(shown)
    if kind == "webp":
        first.save(out, "WEBP", save_all=True, append_images=shown, duration=durations, loop=0, quality=70)
        return out.getvalue()
    palette = _palette(images, first)
    flat = (it.quantize(palette=palette, dither=0) for it in chain([first], shown))
    next(flat).save(out, "GIF", save_all=True, append_images=flat, duration=durations, loop=0, optimize=True)
    return out.getvalue()


def _palette(images: Any, shown: Any) -> Any:
    """Choose the colours of a film: those of the board, and those of all liveries as they are.

    A place is left for what does not change from frame to frame, which keeps films small.
    """
    liveries = {colour for look in LIVERIES for colour in (look.colour, look.dark, look.ink, look.horse)}
    wanted = [bytes.fromhex(colour[1:]) for colour in sorted({*liveries, CHALK, INK, GOLD})]
    board = shown.quantize(MOST_COLOURS - len(wanted), dither=0).getpalette()[
        : 3 * (MOST_COLOURS - len(wanted))
    ]
    palette = images.new("P", (1, 1))
    palette.putpalette([*board, *b"".join(wanted)])
    return palette
