"""Reads the keys that the source says and the messages that the catalogues hold, for the tests."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hippodrome.language.catalogue import catalogue
from hippodrome.saying import Fact

SOURCE = Path(__file__).resolve().parents[2] / "src" / "hippodrome"
CATALOGUES = SOURCE / "language" / "catalogues"
PAGE = SOURCE.parents[1] / "web"

SAY = {"saying", "Saying", "Trouble", "say", "fail"}
"""What is called with a key first; a name of yours may be added."""

ADDED = {"fail": {"course", "line"}}
"""The facts that a caller adds of itself (atlas/reading.py)."""

KEY = re.compile(r"[a-z]+(-[a-z]+)+")
VARIANTS = {"zero", "one", "two", "few", "many", "other"}
CLAUSE = re.compile(r"\((\d+(?:\.\d+)?)\)")


# --- what the source says ------------------------------------------------------------------------------


class Said(NamedTuple):
    """A key in the source: a pattern for keys, where it stands, and the facts given if they can be told."""

    pattern: str
    where: str
    facts: frozenset[str] | None


def _keys(node: ast.expr) -> Iterator[str]:
    """Find the keys that an argument can be: a text, one of two, or a text with gaps."""
    match node:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.JoinedStr(values=values):
            yield "".join(
                re.escape(str(it.value)) if isinstance(it, ast.Constant) else "[a-z-]+" for it in values
            )
        case ast.IfExp(body=body, orelse=orelse):
            yield from _keys(body)
            yield from _keys(orelse)
        case _:
            pass


def _facts(call: ast.Call, name: str) -> frozenset[str] | None:
    given = {keyword.arg for keyword in call.keywords}
    known = frozenset(arg for arg in given if arg is not None) | ADDED.get(name, set())
    return None if None in given or name == "Saying" else known


@cache
def source_trees() -> tuple[tuple[str, ast.Module], ...]:
    """Read every module of the source."""
    return tuple(
        (path.relative_to(SOURCE).as_posix(), ast.parse(path.read_text(encoding="utf-8")))
        for path in sorted(SOURCE.rglob("*.py"))
    )


@cache
def said() -> tuple[Said, ...]:
    """Find every key that is said in a call."""
    found = []
    for where, tree in source_trees():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[first, *_]) if (
                    name in SAY
                ):
                    facts = _facts(node, name)
                    found += [Said(key, f"{where}:{node.lineno}", facts) for key in _keys(first)]
                case _:
                    pass
    return (*found, *page_said())


_SAYS = re.compile(r"""\bsay\(\s*(?:"([^"]+)"|'([^']+)'|`([^`]+)`)""")
_TEXT = re.compile(r"""["'`]([a-z]+(?:-[a-z0-9]+)+)["'`]""")
_HOLE = re.compile(r"\$\{[^}]*\}")


@cache
def page_sources() -> tuple[tuple[str, str], ...]:
    """Read every module of the page but its tests and what is made from elsewhere."""
    rooms = (PAGE / room for room in ("src", "plugins"))
    files = (it for room in rooms for kind in ("*.ts", "*.svelte") for it in room.rglob(kind))
    kept = (it for it in sorted(files) if not it.name.endswith((".test.ts", ".d.ts")))
    return tuple((it.relative_to(PAGE.parent).as_posix(), it.read_text(encoding="utf-8")) for it in kept)


def page_said() -> Iterator[Said]:
    """Find every key that the page says: a text, or a template with gaps."""
    for where, text in page_sources():
        for call in _SAYS.finditer(text):
            plain, line = call[1] or call[2], text.count("\n", 0, call.start()) + 1
            if plain:
                yield Said(re.escape(plain), f"{where}:{line}", None)
            else:
                parts = _HOLE.split(call[3])
                yield Said("[a-z0-9-]+".join(map(re.escape, parts)), f"{where}:{line}", None)


def tables() -> Iterator[Said]:
    """Find the tables of keys: if one text in a table is a key, all its texts are."""
    for where, tree in source_trees():
        for node in ast.walk(tree):
            match node:
                case ast.Assign(value=ast.Dict(values=values)) | ast.AnnAssign(value=ast.Dict(values=values)):
                    texts = [it.value for it in values if isinstance(it, ast.Constant)]
                    keys = [text for text in texts if isinstance(text, str) and KEY.fullmatch(text)]
                    if any(key in catalogue("en").entries for key in keys):
                        yield from (Said(re.escape(key), f"{where}:{node.lineno}", None) for key in keys)
                case _:
                    pass


def texts_of_the_source() -> set[str]:
    """Collect every plain text in the source: a key that stands anywhere is in use."""
    return {
        node.value
        for _, tree in source_trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }.union(*(_TEXT.findall(text) for _, text in page_sources()))


# --- what the catalogues say ---------------------------------------------------------------------------


class _Parts(Visitor):
    """Collects what a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.quoted: set[str] = set()
        self.choices: dict[str, set[str]] = defaultdict(set)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the visitor's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - the visitor's name
        self.quoted.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - the visitor's name
        if isinstance(node.selector, ftl.VariableReference):
            keys = (variant.key for variant in node.variants)
            self.choices[node.selector.id.name] |= {
                key.name if isinstance(key, ftl.Identifier) else key.value for key in keys
            }
        self.generic_visit(node)


class Message(NamedTuple):
    """A message as Fluent understands it."""

    file: str
    text: str
    variables: frozenset[str]
    quoted: frozenset[str]
    choices: dict[str, set[str]]


@cache
def messages(language: str) -> dict[str, Message]:
    """Read all messages of a language with Fluent itself, in full."""
    found = {}
    for path in sorted((CATALOGUES / language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        for entry in FluentResource(text).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path.name} has {entry.id.name} again"
                parts = _Parts()
                parts.visit(entry)
                span: Any = entry.span
                found[entry.id.name] = Message(
                    path.name,
                    text[span.start : span.end],
                    frozenset(parts.variables),
                    frozenset(parts.quoted),
                    parts.choices,
                )
    return found


def variables(language: str, key: str) -> set[str]:
    """Collect the variables of a message and of those it quotes."""
    message = messages(language)[key]
    return set(message.variables).union(*(variables(language, it) for it in message.quoted))


def choices(language: str, key: str) -> dict[str, set[str]]:
    """Collect what a message and those it quotes choose by."""
    message = messages(language)[key]
    merged: dict[str, set[str]] = defaultdict(set)
    for it in (message.choices, *(choices(language, it) for it in message.quoted)):
        for name, keys in it.items():
            merged[name] |= keys
    return merged


@cache
def bundle(language: str) -> Any:
    """Give the whole catalogue to Fluent, as the page does."""
    whole = FluentBundle([language], use_isolating=False)
    for path in sorted((CATALOGUES / language).glob("*.ftl")):
        whole.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return whole


def samples(language: str, key: str) -> Iterator[dict[str, Fact]]:
    """Make facts for a message: words and numbers, and every choice that it offers."""
    names = variables(language, key)
    yield {name: f"<{name}>" for name in names}
    for number in (0, 1, 2, 84):
        yield dict.fromkeys(names, number)
    for name, keys in choices(language, key).items():
        for choice in keys:
            facts: dict[str, Fact] = {it: f"<{it}>" for it in names}
            yield facts | {name: int(choice) if choice.isdigit() else choice}
