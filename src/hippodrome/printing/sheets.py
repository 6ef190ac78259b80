"""The sheets of a kit: what lies where on each page, in mm, before it is set."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from hippodrome.language import Voice
from hippodrome.printing.papers import MARGIN, OVERLAP, Paper, Tiling, card_grid, tile_board
from hippodrome.printing.traits import CardSet, PieceSheet, PrintTraits, RuleParagraph

Placed = dict[str, Any]
"""Something on a page: an image, a line or words, as the template reads it."""

CUT_MARK_MM = 5.0
PIECE_GAP_MM = 2.0
RULES_COLUMNS = 4
RULE_TEXT_POINTS = 15.4
LETTERS_A_HEADING = 60
"""The rules are set in four columns on two pages of A4, in points; a heading counts for so many letters."""


class Sheet(NamedTuple):
    """A page on which everything has its place."""

    paper: Paper
    placed: Sequence[Placed]


class Pictures:
    """The pictures of a kit, each kept once and known by the name of its file."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def file_name(self, picture: str) -> str:
        """Give the name of the file that holds a picture."""
        return self._names.setdefault(picture, f"picture-{len(self._names) + 1}.svg")

    def files(self) -> dict[str, bytes]:
        """Give all pictures by name."""
        return {name: picture.encode() for picture, name in self._names.items()}


def _image(name: str, x: float, y: float, width: float, height: float) -> Placed:
    return {"kind": "image", "file": name, "x": x, "y": y, "width": width, "height": height}


def _line(x: float, y: float, to_x: float, to_y: float, style: str = "solid") -> Placed:
    return {"kind": "line", "x": x, "y": y, "to": [to_x, to_y], "style": style}


def _words(x: float, y: float, width: float, size: float, words: str, align: str = "left") -> Placed:
    return {
        "kind": "words",
        "x": x,
        "y": y,
        "width": width,
        "size": size,
        "words": words,
        "align": align,
    }


# --- the board -----------------------------------------------------------------------------------------


def board_sheets(picture: str, size: tuple[float, float], paper: Paper, say: Voice) -> list[Sheet]:
    """Cut a board of this size into sheets, with marks for cutting and joining."""
    tiling = tile_board(*size, paper)
    return [
        Sheet(tiling.paper, list(_tile(tiling, column, row, picture, size, say)))
        for row in range(tiling.down)
        for column in range(tiling.across)
    ]


def tile_name(column: int, row: int) -> str:
    """Name a tile of a board: a letter for its row and a number for its column."""
    return f"{chr(ord('A') + row) if row < 26 else row + 1}{column + 1}"


def _tile(
    tiling: Tiling, column: int, row: int, picture: str, size: tuple[float, float], say: Voice
) -> Iterator[Placed]:
    left = (tiling.paper.width - tiling.width) / 2
    top = (tiling.paper.height - tiling.height) / 2
    x, y = tiling.corner(column, row)
    yield {
        "kind": "tile",
        "file": picture,
        "x": left,
        "y": top,
        "width": tiling.width,
        "height": tiling.height,
        "shift": [-x, -y],
        "full": list(size),
    }
    right, bottom = left + tiling.width, top + tiling.height
    yield from _crop_marks(left, top, right, bottom)
    half = OVERLAP / 2
    for at, neighbour in ((left + half, column - 1), (right - half, column + 1)):
        if 0 <= neighbour < tiling.across:
            yield from (
                _line(at, top - CUT_MARK_MM - 2, at, top - 2),
                _line(at, bottom + 2, at, bottom + CUT_MARK_MM + 2),
            )
            yield _line(at, top, at, bottom, "join")
    for at, neighbour in ((top + half, row - 1), (bottom - half, row + 1)):
        if 0 <= neighbour < tiling.down:
            yield from (
                _line(left - CUT_MARK_MM - 2, at, left - 2, at),
                _line(right + 2, at, right + CUT_MARK_MM + 2, at),
            )
            yield _line(left, at, right, at, "join")
    name = tile_name(column, row)
    of = tile_name(tiling.across - 1, tiling.down - 1)
    yield _words(left + 12, bottom + 2, tiling.width - 24, 8, say.say("print-tile", tile=name, last=of))


def _crop_marks(left: float, top: float, right: float, bottom: float) -> Iterator[Placed]:
    for x in (left, right):
        yield from (
            _line(x, top - CUT_MARK_MM - 2, x, top - 2),
            _line(x, bottom + 2, x, bottom + CUT_MARK_MM + 2),
        )
    for y in (top, bottom):
        yield from (
            _line(left - CUT_MARK_MM - 2, y, left - 2, y),
            _line(right + 2, y, right + CUT_MARK_MM + 2, y),
        )


# --- cards ---------------------------------------------------------------------------------------------


def card_sheets(cards: CardSet, paper: Paper, pictures: Pictures) -> list[Sheet]:
    """Lay cards on sheets: fronts, then their backs mirrored, as a sheet that is turned over has them."""
    grid = card_grid(cards.width, cards.height, paper)
    sheets = []
    for first in range(0, len(cards.cards), grid.per_sheet):
        lot = cards.cards[first : first + grid.per_sheet]
        for back in (False, True):
            placed = [
                _image(
                    pictures.file_name(card.back if back else card.front),
                    *grid.corner(number, mirrored=back),
                    cards.width,
                    cards.height,
                )
                for number, card in enumerate(lot)
            ]
            left, top = grid.origin
            right, bottom = left + grid.across * grid.width, top + grid.down * grid.height
            for at in range(grid.across + 1):
                x = left + at * grid.width
                placed += [
                    _line(x, top - CUT_MARK_MM, x, top - 1),
                    _line(x, bottom + 1, x, bottom + CUT_MARK_MM),
                ]
            for at in range(grid.down + 1):
                y = top + at * grid.height
                placed += [
                    _line(left - CUT_MARK_MM, y, left - 1, y),
                    _line(right + 1, y, right + CUT_MARK_MM, y),
                ]
            sheets.append(Sheet(paper, placed))
    return sheets


# --- pieces --------------------------------------------------------------------------------------------


def piece_sheets(groups: Sequence[PieceSheet], paper: Paper, pictures: Pictures) -> list[Sheet]:
    """Lay pieces on sheets in rows, group after group."""
    wide, high = paper.printable_size
    sheets: list[list[Placed]] = [[]]
    y = MARGIN
    for group in groups:
        every = [piece for piece in group.pieces for _ in range(piece.copies)]
        if y > MARGIN and y + 16 + every[0].height > MARGIN + high:
            sheets.append([])
            y = MARGIN
        sheets[-1] += [
            _words(MARGIN, y, wide, 14, group.title),
            _words(MARGIN, y + 7, wide, 9, group.how),
        ]
        y += 18
        x, row = MARGIN, 0.0
        for piece in every:
            if x > MARGIN and x + piece.width > MARGIN + wide:
                x, y, row = MARGIN, y + row + PIECE_GAP_MM, 0.0
            if y + piece.height > MARGIN + high:
                sheets.append([])
                x, y, row = MARGIN, MARGIN, 0.0
            sheets[-1].append(_image(pictures.file_name(piece.picture), x, y, piece.width, piece.height))
            x, row = x + piece.width + PIECE_GAP_MM, max(row, piece.height)
        y += row + 3 * PIECE_GAP_MM
    return [Sheet(paper, it) for it in sheets]


# --- all of it -----------------------------------------------------------------------------------------


class KitPlan(NamedTuple):
    """A kit before it is set: what the template is told, and the pictures."""

    template_values: Mapping[str, Any]
    files: Mapping[str, bytes]


def plan_kit(
    traits: PrintTraits,
    title: str,
    picture: str,
    size: tuple[float, float],
    paper: Paper,
    say: Voice,
) -> KitPlan:
    """Lay out a whole kit: cover, scores, rules, cards from an odd page on, board and pieces."""
    pictures = Pictures()
    cards = card_sheets(traits.cards(say), paper, pictures)
    board = board_sheets(pictures.file_name(picture), size, paper, say)
    pieces = piece_sheets(traits.pieces(say), paper, pictures)
    parts, page = [], 1
    for name, sheets in (
        ("cover", 1),
        ("scores", 1),
        ("rules", 2),
        ("cards", len(cards)),
        ("board", len(board)),
        ("pieces", len(pieces)),
    ):
        parts.append((name, page, page + sheets - 1))
        page += sheets
    told = {
        "title": title,
        "language": say.language,
        "paper": list(paper),
        "cover": _cover(title, picture_name=pictures.file_name(picture), size=size, paper=paper, say=say)
        | {
            "parts": [
                [say.say(f"print-part-{name}"), str(first) if first == last else f"{first}–{last}"]
                for name, first, last in parts[1:]
            ]
        },
        "scores": [table._asdict() for table in traits.scores(say)],
        "rules": {
            "title": say.say("print-rules-title", game=title),
            "columns": _columns(traits.rules(say)),
            "size": RULE_TEXT_POINTS * min(paper.width / 210, paper.height / 297),
            "foot": say.say("print-rules-foot"),
        },
        "sheets": [
            {"size": list(sheet.paper), "placed": sheet.placed} for sheet in (*cards, *board, *pieces)
        ],
    }
    return KitPlan(told, pictures.files())


def _columns(paragraphs: Sequence[RuleParagraph]) -> list[list[dict[str, str]]]:
    """Share paragraphs among the columns, so that all are about as long."""
    weights = [len(it.text) + LETTERS_A_HEADING for it in paragraphs]
    columns: list[list[dict[str, str]]] = [[] for _ in range(RULES_COLUMNS)]
    before = 0.0
    for paragraph, weight in zip(paragraphs, weights, strict=True):
        at = int((before + weight / 2) * RULES_COLUMNS / sum(weights))
        columns[at].append(paragraph._asdict())
        before += weight
    return columns


def _cover(
    title: str, *, picture_name: str, size: tuple[float, float], paper: Paper, say: Voice
) -> dict[str, Any]:
    tiling = tile_board(*size, paper)
    return {
        "title": title,
        "subtitle": say.say("print-cover"),
        "file": picture_name,
        "full": list(size),
        "across": tiling.across,
        "down": tiling.down,
        "tiles": [
            [*tiling.corner(column, row), tiling.width, tiling.height, tile_name(column, row)]
            for row in range(tiling.down)
            for column in range(tiling.across)
        ],
        "steps": [say.say(f"print-step-{it}") for it in ("scale", "cards", "board", "pieces")],
        "control": say.say("print-control"),
        "pages": say.say("print-pages"),
    }
