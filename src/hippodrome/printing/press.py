"""Setting pages: a kit becomes a PDF, a picture becomes pixels; the typesetter is an extra."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from importlib.resources import files
from typing import Any, Final, Protocol

from hippodrome.drawing.boards import FaultyBoard, boards_of
from hippodrome.extras import load_extra
from hippodrome.games import game_entry
from hippodrome.language import Voice, voice
from hippodrome.printing.papers import PAPERS, Paper
from hippodrome.printing.sheets import KitPlan, Pictures, plan_kit
from hippodrome.printing.traits import print_traits
from hippodrome.saying import Trouble

FRAMES_AT_ONCE: Final = 40
"""So many frames are set at once, so that a long film needs no more memory than a short one."""

EMPTY_PICTURE: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1"/>'
"""A picture of nothing."""

PRINT_EXTRA: Final = "print"
"""The extra that brings the typesetter."""


def print_kit(game: str, board: str | Mapping[str, Any], paper: Paper, say: Voice) -> bytes:
    """Print the kit of a board, given by its name or as written, as a PDF."""
    return typeset_kit(plan_board_kit(game, board, paper, say))


def print_kit_on(game: str, board: str | Mapping[str, Any], paper: str, language: str) -> bytes:
    """Print the kit of a board on a paper, in a language, both by name."""
    return print_kit(game, board, PAPERS[paper], voice(language))


def typeset_kit(plan: KitPlan) -> bytes:
    """Set a kit that is laid out as a PDF."""
    found: bytes = _set("kit.typ", plan.template_values, plan.files, "pdf")
    return found


def kit_as_pngs(plan: KitPlan, ppi: int) -> list[bytes]:
    """Show the pages of a kit that is laid out as PNG pictures of so many pixels to the inch."""
    found: list[bytes] = _set("kit.typ", plan.template_values, plan.files, "png", ppi=ppi)
    return found


def picture_as_png(picture: str, width: int) -> bytes:
    """Turn a picture in SVG into a PNG of so many pixels across."""
    found: bytes = _set("picture.typ", {"width": width}, {"picture.svg": picture.encode()}, "png", ppi=72)
    return found


class PictureFrame(Protocol):
    """A picture with a layer over it and a line of words below."""

    @property
    def board(self) -> str:
        """The picture below."""

    @property
    def chariots(self) -> str:
        """The layer over it."""

    @property
    def told(self) -> str:
        """The words."""


def typeset_frames(frames: Sequence[PictureFrame], width: int) -> Iterator[bytes]:
    """Set the layers and the words of frames as PNG pictures of so many pixels across, without boards."""
    for first in range(0, len(frames), FRAMES_AT_ONCE):
        pictures = Pictures()
        told = [
            {"chariots": pictures.file_name(it.chariots), "told": it.told}
            for it in frames[first : first + FRAMES_AT_ONCE]
        ]
        pages = _set("frames.typ", {"width": width, "frames": told}, pictures.files(), "png", ppi=72)
        yield from [pages] if isinstance(pages, bytes) else pages


def draw_preview(board: str, chariots: str | None, title: str, lines: Sequence[str]) -> bytes:
    """Draw a picture of 1200 × 630 pixels that shows what a link leads to: a board, and chariots over it."""
    files = {"board.svg": board.encode(), "chariots.svg": (chariots or EMPTY_PICTURE).encode()}
    found: bytes = _set("preview.typ", {"title": title, "lines": list(lines)}, files, "png", ppi=72)
    return found


def plan_board_kit(game: str, board: str | Mapping[str, Any], paper: Paper, say: Voice) -> KitPlan:
    """Lay out the kit of a board, given by its name or as written."""
    traits = print_traits(game)
    boards = boards_of(game)
    laid_out = boards.house_board(board) if isinstance(board, str) else _checked(game, board)
    if traits.own_cards is not None:
        traits = traits._replace(cards=partial(traits.own_cards, laid_out))
    scale = traits.scale(laid_out)
    wide, high = (side * scale for side in laid_out["drawing"]["size"])
    name = str(laid_out.get("name", "")).replace("-", " ").title()
    title = f"{game_entry(game).title} – {name}" if name else game_entry(game).title
    return plan_kit(traits, title, boards.picture(laid_out), (wide, high), paper, say)


def _checked(game: str, board: Mapping[str, Any]) -> dict[str, Any]:
    try:
        return boards_of(game).check_and_lay_out(board)
    except FaultyBoard as error:
        raise Trouble("board-faulty", count=len(error.found)) from None


def _set(template: str, told: Mapping[str, Any], pictures: Mapping[str, bytes], kind: str, **how: Any) -> Any:
    """Have a template set with what it is told; fonts are those that the typesetter brings along."""
    compile_pages = load_extra("typst:compile", PRINT_EXTRA)
    given = {
        "main.typ": _template(template),
        "told.json": json.dumps(told, ensure_ascii=False).encode(),
        **pictures,
    }
    return compile_pages(given, format=kind, ignore_system_fonts=True, **how)


@cache
def _template(name: str) -> bytes:
    return (files(__package__) / name).read_bytes()
