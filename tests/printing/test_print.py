"""Kits for print and play: pages are counted, and boards, cards, chariots and rulers are measured."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.commands import Hippodrome
from tests.printing.paper import Box, boxes, pages_of, paper_size

from hippodrome.drawing.boards import boards_of
from hippodrome.games import game_names
from hippodrome.games.ben_hur import kit
from hippodrome.language import LANGUAGES, voice
from hippodrome.printing import ave_caesar, ben_hur
from hippodrome.printing.papers import MARGIN, MOST_TILES, OVERLAP, PAPERS, card_grid, tile_board
from hippodrome.printing.pieces import svg_picture
from hippodrome.printing.press import plan_board_kit, print_kit, typeset_kit
from hippodrome.printing.sheets import Pictures, piece_sheets, plan_kit, tile_name
from hippodrome.printing.traits import print_traits
from hippodrome.saying import Trouble

NEAR = 0.5
"""So many millimetres may be between what is said and what is printed."""

BEFORE_CARDS = 4
"""The cover, the scores and two pages of rules."""


@pytest.fixture
def hippodrome(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Hippodrome:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HIPPODROME_LANGUAGE", "en")
    return Hippodrome(tmp_path, capsys, monkeypatch)


def near(one: float, other: float) -> bool:
    return abs(one - other) < NEAR


def of_size(found: list[Box], width: float, height: float) -> list[Box]:
    """List the boxes of a size, each place once."""
    kept = [it for it in found if near(it.width, width) and near(it.height, height)]
    return list({(round(it.left, 1), round(it.top, 1)): it for it in kept}.values())


class PrintedKit:
    """A kit that was printed, with its parts told apart by their pages; a page is read when asked for."""

    def __init__(self, game: str, board: str, paper: str) -> None:
        traits = print_traits(game)
        laid_out = boards_of(game).house_board(board)
        self.paper = PAPERS[paper]
        self.size = board_size(game, board)
        self.cards = traits.cards(voice("en"))
        self.tiling = tile_board(self.size[0], self.size[1], self.paper)
        self.grid = card_grid(self.cards.width, self.cards.height, self.paper)
        self.pages = pages_of(print_kit(game, laid_out["name"], self.paper, voice("en")))
        self.card_pages = 2 * -(-len(self.cards.cards) // self.grid.per_sheet)
        self.first_tile = BEFORE_CARDS + self.card_pages
        self.first_piece = self.first_tile + self.tiling.across * self.tiling.down
        self._read: dict[int, list[Box]] = {}

    def page(self, number: int) -> list[Box]:
        """Give everything that is drawn on a page."""
        if number not in self._read:
            self._read[number] = list(boxes(self.pages[number]))
        return self._read[number]


def board_size(game: str, board: str) -> list[float]:
    laid_out = boards_of(game).house_board(board)
    return [side * print_traits(game).scale(laid_out) for side in laid_out["drawing"]["size"]]


@cache
def printed(game: str, board: str, paper: str) -> PrintedKit:
    return PrintedKit(game, board, paper)


KITS = [("ave-caesar", "white", "a4"), ("ben-hur", "antioch", "letter")]


# --- the board -----------------------------------------------------------------------------------------


def test_a_course_is_as_large_as_its_picture_and_an_arena_fits_its_chariots() -> None:
    assert board_size("ave-caesar", "white") == [420, 297]
    wide, high = board_size("ben-hur", "antioch")
    sand = 2 * (7200 + 4800) / ben_hur.UNITS_PER_MM
    assert near(wide, sand * 1680 / (1680 - 260))
    assert high < wide


@pytest.mark.parametrize("kit_of", KITS, ids=" ".join)
def test_the_tiles_make_the_board_at_true_size(kit_of: tuple[str, str, str]) -> None:
    it = printed(*kit_of)
    across, down = it.tiling.across, it.tiling.down
    assert near(across * it.tiling.width - (across - 1) * OVERLAP, it.size[0])
    assert near(down * it.tiling.height - (down - 1) * OVERLAP, it.size[1])
    for number in (0, across * down - 1):
        page = it.page(it.first_tile + number)
        (tile,) = of_size([box for box in page if box.done == "clip"], it.tiling.width, it.tiling.height)[:1]
        assert min(tile.left, tile.top) > MARGIN - NEAR
        (drawn,) = of_size([box for box in page if box.done == "fill"], it.size[0], it.size[1])[:1]
        row, column = divmod(number, across)
        x, y = it.tiling.corner(column, row)
        assert near(tile.left - drawn.left, x)
        assert near(tile.top - drawn.top, y)


def test_join_marks_of_neighbours_are_at_the_same_place_of_the_board() -> None:
    """The dashed line at the right edge of a tile is the one at the left edge of the next."""
    courses = printed(*KITS[0])
    lines = []
    for column in range(courses.tiling.across):
        page = courses.page(courses.first_tile + column)
        full = of_size([it for it in page if it.done == "fill"], *courses.size)[0]
        upright = [
            it
            for it in page
            if it.done == "stroke" and it.width < 0.01 and near(it.height, courses.tiling.height)
        ]
        lines.append(sorted(round(it.left - full.left, 1) for it in upright))
    for one, other in pairwise(lines):
        assert near(one[-1], other[0])


def test_a_board_that_would_take_a_room_is_refused() -> None:
    with pytest.raises(Trouble) as refused:
        tile_board(3000, 3000, PAPERS["a4"])
    assert refused.value.saying.key == "print-too-large"
    assert dict(refused.value.saying.facts)["most"] == MOST_TILES


def test_tiles_are_never_larger_than_the_paper_allows() -> None:
    for paper in PAPERS.values():
        for wide in range(50, 900, 37):
            for high in range(50, 700, 41):
                found = tile_board(wide, high, paper)
                room = found.paper.printable_size
                assert found.width <= room[0] + 1e-6
                assert found.height <= room[1] + 1e-6


def test_tiles_are_named_by_row_and_column() -> None:
    assert [tile_name(0, 0), tile_name(2, 1), tile_name(0, 25)] == ["A1", "B3", "Z1"]


# --- cards ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kit_of", KITS, ids=" ".join)
def test_cards_are_of_one_size_and_backs_lie_behind_their_fronts(kit_of: tuple[str, str, str]) -> None:
    it = printed(*kit_of)
    assert len(it.pages) > it.first_piece
    for number in (BEFORE_CARDS, it.first_tile - 2):  # the first sheet, and the last, which may not be full
        fronts, backs = (
            of_size([box for box in it.page(page) if box.done == "clip"], it.cards.width, it.cards.height)
            for page in (number, number + 1)
        )
        full = number == BEFORE_CARDS
        assert len(fronts) == (
            it.grid.per_sheet if full else (len(it.cards.cards) - 1) % it.grid.per_sheet + 1
        )
        turned = sorted((round(it.paper.width - box.left - box.width), box.top) for box in backs)
        straight = sorted((round(box.left), box.top) for box in fronts)
        assert len(turned) == len(straight)
        for one, other in zip(turned, straight, strict=True):
            assert one == pytest.approx(other, abs=NEAR)


def test_cards_begin_on_the_front_of_a_sheet() -> None:
    assert BEFORE_CARDS % 2 == 0


def test_six_charioteers_have_24_cards_each() -> None:
    backs = Counter(it.back for it in ave_caesar.TRAITS.cards(voice("en")).cards)
    assert sorted(backs.values()) == [24] * 6
    assert set(Counter(it.front for it in ave_caesar.TRAITS.cards(voice("en")).cards).values()) == {4}


@pytest.mark.rule("ben-hur 1.4")
def test_both_decks_of_ben_hur_are_printed() -> None:
    backs = Counter(it.back for it in ben_hur.TRAITS.cards(voice("en")).cards)
    assert sorted(backs.values()) == [45, 54]


@pytest.mark.rule("ben-hur 1.4")
def test_the_decks_that_an_arena_brings_are_printed() -> None:
    arena = dict(boards_of("ben-hur").house_board("tyre")) | {
        "makeup": {"normal": {"II": 30}, "risky": {"III": 26}}
    }
    plan = plan_board_kit("ben-hur", arena, PAPERS["a4"], voice("en"))
    usual = plan_board_kit("ben-hur", "tyre", PAPERS["a4"], voice("en"))
    assert ben_hur.TRAITS.own_cards is not None
    backs = Counter(it.back for it in ben_hur.TRAITS.own_cards(arena, voice("en")).cards)
    assert sorted(backs.values()) == [26, 30]
    assert len(plan.files) < len(usual.files)


# --- pieces --------------------------------------------------------------------------------------------


@pytest.mark.rule("ben-hur 1.3")
def test_rulers_and_chariots_have_the_scale_of_the_arena() -> None:
    arenas = printed(*KITS[1])
    drawn = [box for page in range(arenas.first_piece, len(arenas.pages)) for box in arenas.page(page)]
    pieces = [box for box in drawn if box.done == "clip"]
    for length in kit.RULERS.values():
        assert (
            len(of_size(pieces, length / ben_hur.UNITS_PER_MM, kit.RULER_WIDTH / ben_hur.UNITS_PER_MM)) == 2
        )
    floors = [box for box in drawn if box.done == "fill"]
    # a strip has two floors that are glued onto each other, each exactly the outline of a chariot
    assert (
        len(
            of_size(
                floors, kit.CHARIOT_LENGTH / ben_hur.UNITS_PER_MM, kit.CHARIOT_WIDTH / ben_hur.UNITS_PER_MM
            )
        )
        == 2 * kit.MOST_CHARIOTS
    )
    assert (kit.CHARIOT_LENGTH / ben_hur.UNITS_PER_MM, kit.CHARIOT_WIDTH / ben_hur.UNITS_PER_MM) == (30, 12)


def test_the_measure_on_the_cover_is_a_hundred_millimetres() -> None:
    strokes = [it for it in printed(*KITS[0]).page(0) if it.done == "stroke"]
    assert any(near(it.width, 100) and it.height < 0.01 for it in strokes)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", game_names())
def test_no_piece_lies_in_the_margin_or_on_another(game: str, paper: str) -> None:
    sheets = piece_sheets(print_traits(game).pieces(voice("de")), PAPERS[paper], Pictures())
    for sheet in sheets:
        wide, high = sheet.paper
        placed: list[Any] = [it for it in sheet.placed if it["kind"] == "image"]
        for it in placed:
            assert it["x"] >= MARGIN
            assert it["y"] >= MARGIN
            assert it["x"] + it["width"] <= wide - MARGIN + 1e-6
            assert it["y"] + it["height"] <= high - MARGIN + 1e-6
        for number, one in enumerate(placed):
            for other in placed[number + 1 :]:
                apart_x = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
                apart_y = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
                assert apart_x or apart_y


# --- pages, languages and the command ------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", game_names())
def test_cover_scores_and_rules_fill_four_pages_in_every_language(
    game: str, paper: str, language: str
) -> None:
    """A text that ran over would make a page more, and the cards would lie on the wrong side."""
    traits, say = print_traits(game), voice(language)
    small = traits._replace(
        cards=lambda say: traits.cards(say)._replace(cards=traits.cards(say).cards[:1]),
        pieces=lambda say: [it._replace(pieces=it.pieces[:1]) for it in traits.pieces(say)],
    )
    board = svg_picture(50, 30, "<rect width='500' height='300'/>")
    pages = pages_of(typeset_kit(plan_kit(small, "Ave – Antiochia", board, (50, 30), PAPERS[paper], say)))
    assert len(pages) == BEFORE_CARDS + 2 + 1 + 1  # a card and its back, a board, and the pieces
    rules = traits.rules(say)
    assert rules[0].head in pages[2].extract_text()
    assert rules[-1].head in pages[3].extract_text()
    assert {tuple(round(side, 1) for side in sorted(paper_size(it))) for it in pages} == {
        tuple(sorted(PAPERS[paper]))
    }


def test_the_same_kit_is_the_same_to_the_last_byte() -> None:
    one, other = (print_kit("ave-caesar", "blue", PAPERS["a3"], voice("it")) for _ in range(2))
    assert one == other
    assert b"CreationDate" not in one


def test_the_command_prints_a_board_by_name_or_file(hippodrome: Hippodrome) -> None:
    assert hippodrome("print", "tyre", "--paper", "a3", "--out", "kit.pdf").status == 0
    made = (hippodrome.folder / "kit.pdf").read_bytes()
    assert made.startswith(b"%PDF-")
    hippodrome.file("mine.json", dict(boards_of("ave-caesar").house_board("red")) | {"name": "<b>mine</b>"})
    assert hippodrome("print", "mine.json", "--language", "fr", "--out", "mine.pdf").status == 0
    words = pages_of((hippodrome.folder / "mine.pdf").read_bytes())[0].extract_text()
    assert "<B>Mine</B>" in words
    assert "pages" in words


def test_a_faulty_board_and_a_wrong_paper_are_told_in_a_line(hippodrome: Hippodrome) -> None:
    board = dict(boards_of("ave-caesar").house_board("red"))
    hippodrome.file("broken.json", board | {"start": {"clockwise": [], "anticlockwise": []}})
    assert "fault" in hippodrome.refuses("print", "broken.json", "--out", "kit.pdf")
    assert "a4, a3, letter" in hippodrome.refuses("print", "red", "--paper", "a5", "--out", "kit.pdf")
    assert "“nowhere”" in hippodrome.refuses("print", "nowhere", "--out", "kit.pdf")


def test_without_the_typesetter_the_extra_is_named(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['typst'] = None\n"
        "from hippodrome.cli import main\n"
        "main(['print', 'white', '--out', 'kit.pdf'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={"HIPPODROME_LANGUAGE": "en", "PATH": ""},
    )
    assert done.returncode == 2
    assert done.stderr == 'hippodrome: This needs more packages: pip install "hippodrome[print]"\n'
    assert list(tmp_path.iterdir()) == []
