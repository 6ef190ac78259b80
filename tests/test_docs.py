"""The documents keep their promises: clauses in order, each with a test, and no link that leads nowhere."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import NamedTuple

import pytest

from hippodrome.games.ave_caesar import kit as ave_caesar
from hippodrome.games.entry import GameEntry

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
GAMES = ("ave-caesar", "ben-hur")

HEADING = re.compile(r"^(#{1,6}) +(.+?) *$")
NUMBERED = re.compile(r"^(\d+)(?:\.(\d+))? +\S")
FENCE = re.compile(r"^ *(```|~~~)")
LINK = re.compile(r"\[[^\]]*\]\(([^()\s]*)\)")
CODE_SPAN = re.compile(r"`[^`]*`")
ELSEWHERE = re.compile(r"^[a-z][a-z0-9+.-]*:")
ABSOLUTE = re.compile(
    r"(?<![\w.:/~-])/(?:work|home|root|usr|tmp|etc|opt|var|mnt|srv|proc|Users)(?:/|\b)|\b[A-Z]:\\|\.\./shared\b"
)


class Clause(NamedTuple):
    """A clause of a rule page: its section and, if the section has several, its number in it."""

    section: int
    number: int | None

    def __str__(self) -> str:
        """Write the clause as tests and refusals cite it."""
        return f"{self.section}" if self.number is None else f"{self.section}.{self.number}"


class Mark(NamedTuple):
    """A `pytest.mark.rule` in a test file, with what it cites."""

    where: str
    cites: str


def pages() -> list[Path]:
    """Find every document of the project."""
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def named(path: Path) -> str:
    """Name a file as seen from the project's root."""
    return path.relative_to(ROOT).as_posix()


def prose(page: Path) -> Iterator[str]:
    """Give the lines of a page that stand outside code blocks."""
    inside = False
    for line in page.read_text(encoding="utf-8").splitlines():
        if FENCE.match(line):
            inside = not inside
        elif not inside:
            yield line


def headings(page: Path) -> list[tuple[int, str]]:
    """List the headings of a page with their depth."""
    found = (HEADING.match(line) for line in prose(page))
    return [(len(match[1]), match[2]) for match in found if match]


def anchors(page: Path) -> list[str]:
    """List the anchors that the headings of a page make, as forges derive them."""
    seen: Counter[str] = Counter()
    made = []
    for _, title in headings(page):
        slug = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        made.append(f"{slug}-{seen[slug]}" if seen[slug] else slug)
        seen[slug] += 1
    return made


def links(page: Path) -> list[str]:
    """List where the links of a page lead."""
    return [target for line in prose(page) for target in LINK.findall(CODE_SPAN.sub("code", line))]


def rule_page(game: str) -> Path:
    """Find the rule page of a game."""
    return ROOT / "docs" / "rules" / f"{game}.md"


def numbered(game: str) -> list[Clause]:
    """List the numbered headings of a rule page, sections included, as they stand."""
    found = (NUMBERED.match(title) for depth, title in headings(rule_page(game)) if depth in {2, 3})
    return [Clause(int(match[1]), int(match[2]) if match[2] else None) for match in found if match]


def clauses(game: str) -> list[Clause]:
    """List the clauses of a rule page; a section counts as one only if it has no clauses of its own."""
    entries = numbered(game)
    divided = {entry.section for entry in entries if entry.number is not None}
    return [entry for entry in entries if entry.number is not None or entry.section not in divided]


def cited_clauses() -> set[str]:
    """Collect everything that may be cited: the game and the clause."""
    return {f"{game} {clause}" for game in GAMES for clause in clauses(game)}


def options_of_ave_caesar() -> list[str]:
    """List the names of the editions, the options and their values."""
    names = [field.name for field in fields(ave_caesar.Options)]
    values = [value for choices in ave_caesar.OPTION_CHOICES.values() for value in choices]
    return [*ave_caesar.EDITIONS, *names, *values]


def arguments_of_rule(node: ast.AST) -> list[ast.expr]:
    """Give what a node hands to `pytest.mark.rule` or `mark.rule`, if it calls it."""
    match node:
        case ast.Call(
            func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark") | ast.Name(id="mark")),
            args=args,
            keywords=keywords,
        ):
            return [*args, *(keyword.value for keyword in keywords)]
        case _:
            return []


def marks() -> Iterator[Mark]:
    """Read every rule mark in the test files, without importing them; `?` is what is no plain text."""
    for path in sorted(TESTS.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=named(path))):
            for argument in arguments_of_rule(node):
                text = argument.value if isinstance(argument, ast.Constant) else None
                yield Mark(f"{named(path)}:{argument.lineno}", text if isinstance(text, str) else "?")


CLAUSES_AT_LEAST = 30


@pytest.mark.parametrize("game", GAMES)
def test_clauses_count_up_without_gap_or_repetition(game: str) -> None:
    """Sections run 1, 2, 3 …, and the clauses of each section run 1, 2, 3 … right below it."""
    expected: list[Clause] = []
    for entry in numbered(game):
        before = expected[-1] if expected else Clause(0, None)
        if entry.number is None:
            expected.append(Clause(before.section + 1, None))
        else:
            expected.append(Clause(before.section, (before.number or 0) + 1))
    assert [str(clause) for clause in numbered(game)] == [str(clause) for clause in expected]
    assert len(clauses(game)) >= CLAUSES_AT_LEAST


@pytest.mark.parametrize("game", GAMES)
def test_the_contents_of_a_rule_page_lead_to_every_clause(game: str) -> None:
    """A clause is one click away from the top of its page."""
    page = rule_page(game)
    of_clauses = [
        anchor
        for anchor, (depth, title) in zip(anchors(page), headings(page), strict=True)
        if depth in {2, 3} and NUMBERED.match(title)
    ]
    reached = {target.removeprefix("#") for target in links(page) if target.startswith("#")}
    assert [anchor for anchor in of_clauses if anchor not in reached] == []


def test_every_rule_mark_cites_a_clause_that_exists() -> None:
    """A test cannot cite a clause that the pages do not have, nor hide what it cites from this scan."""
    known = cited_clauses()
    assert [f"{mark.where} cites {mark.cites!r}" for mark in marks() if mark.cites not in known] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    """No clause of the rule pages is left without a test that carries it."""
    carried = {mark.cites for mark in marks()}
    wanted = [f"{game} {clause}" for clause in clauses(game)]
    assert [clause for clause in wanted if clause not in carried] == []


@pytest.mark.rule("ave-caesar 9")
@pytest.mark.parametrize("name", options_of_ave_caesar())
def test_every_option_and_value_of_ave_caesar_is_explained(name: str) -> None:
    """What can be set is found by its name on the rule page and, as files have it, among the formats."""
    assert f"`{name}`" in rule_page("ave-caesar").read_text(encoding="utf-8")
    formats = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    assert f"`{name}`" in formats or f'`"{name}"`' in formats


@pytest.mark.parametrize("page", pages(), ids=named)
def test_every_relative_link_leads_somewhere(page: Path) -> None:
    """The file that a link names is there, inside the project, and so is the heading."""
    broken = []
    for target in links(page):
        if ELSEWHERE.match(target):
            continue
        where, _, anchor = target.partition("#")
        goal = (page.parent / where).resolve() if where else page
        inside = not where.startswith("/") and goal.is_relative_to(ROOT) and goal.exists()
        if not inside or (anchor and (goal.suffix != ".md" or anchor not in anchors(goal))):
            broken.append(target)
    assert broken == []


@pytest.mark.parametrize("page", pages(), ids=named)
def test_no_document_names_a_path_of_one_machine(page: Path) -> None:
    """A clone may lie anywhere, and nothing beside it may be needed."""
    assert [line for line in page.read_text(encoding="utf-8").splitlines() if ABSOLUTE.search(line)] == []


def test_how_to_add_a_game_names_every_field_of_an_entry() -> None:
    page = (ROOT / "docs" / "how-to" / "add-a-game.md").read_text(encoding="utf-8")
    assert [field for field in GameEntry._fields if f"`{field}`" not in page] == []
