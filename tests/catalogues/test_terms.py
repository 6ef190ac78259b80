"""One word for one thing, and the signs of each language: what docs/how-to/translate.md says holds."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from hippodrome.language import LANGUAGES, voice

from .scan import messages

DOCS = Path(__file__).resolve().parents[2] / "docs"
GUIDE = (DOCS / "how-to" / "translate.md").read_text("utf-8")
QUOTES = {"en": ("“", "”"), "de": ("„", "“"), "es": ("«", "»"), "fr": ("«", "»"), "it": ("«", "»")}


def table(heading: str) -> list[list[str]]:
    """Read the rows of the table of the guide whose heading begins so; the heading is the first."""
    rows = GUIDE[GUIDE.index(f"\n| {heading} |") :].strip().split("\n\n")[0].splitlines()
    return [[it.strip() for it in row.strip("|").split("|")] for row in rows if not row.startswith("|--")]


@cache
def said(language: str) -> dict[str, str]:
    """Collect what players read in a language, without gaps and code: messages, rules and advice."""
    texts = {
        key: re.sub(r"\{[^{}]*?\}", "§", it.text.partition("=")[2]) for key, it in messages(language).items()
    }
    for room in ("rules", "advice"):
        for page in (DOCS / room / ("" if language == "en" else language)).glob("*.md"):
            prose = re.sub(r"`[^`]+`|\]\([^)]*\)", "§", page.read_text("utf-8"))
            texts[f"{room}/{page.name}"] = re.sub(r"\n> |[^\S\u00a0]+", " ", prose)
    return texts


def test_the_table_has_a_column_for_every_language() -> None:
    """A language that is added brings its words."""
    names = {voice(language).say("language-name").lower() for language in LANGUAGES}
    assert {it.lower() for it in table("English")[0]} == names
    assert set(QUOTES) == set(LANGUAGES)
    assert {row[0] for row in table("language")[1:]} == set(LANGUAGES[1:])


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_words_of_the_table_are_in_use(language: str) -> None:
    """Each thing is called in messages, rules or advice what the table calls it."""
    head, *rows = table("English")
    column = [it.lower() for it in head].index(voice(language).say("language-name").lower())
    everything = "\n".join(said(language).values()).lower()
    terms = [(row[0], term) for row in rows for term in row[column].split(", ")]
    unused = [
        f"{english}: {term}" for english, term in terms if not re.search(rf"\b{term.lower()}", everything)
    ]
    assert not unused, "\n".join(unused)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_other_word_is_used_for_the_same_thing(language: str) -> None:
    """A word that was given up does not come back; one with a capital is meant only so."""
    wrong = []
    for code, words, ours in table("language")[1:]:
        for word in re.findall(r"`([^`]+)`", words) if code == language else ():
            pattern = re.compile(rf"\b{word}\b", 0 if word != word.lower() else re.IGNORECASE)
            wrong += [
                f"{where}: {word}, not {ours}" for where, it in said(language).items() if pattern.search(it)
            ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    """What a person wrote is quoted as the language quotes, in pairs."""
    first, last = QUOTES[language]
    strange = set("“”„«»") - {first, last}
    for key, message in messages(language).items():
        text = message.text.partition("=")[2]
        assert not strange & set(text), key
        assert text.count(first) == text.count(last), key
        assert '"' not in re.sub(r'\{" ?"\}|pip install "[^"]+"', "", text), key


@pytest.mark.parametrize("language", ["fr", "it"])
def test_the_apostrophe_is_a_curved_one(language: str) -> None:
    """French and Italian elide in every line: with ’, as a book does."""
    straight = [where for where, it in said(language).items() if re.search(r"(?<=\w)'", it)]
    assert straight == []


def test_what_is_whose_is_said_with_a_curved_apostrophe() -> None:
    """English messages have it too: the emperor’s alley."""
    straight = [key for key, it in messages("en").items() if re.search(r"(?<=[\w}])'s?\b", it.text)]
    assert straight == []


@pytest.mark.parametrize(
    ("language", "signs"), [("en", "%"), ("de", "[%…]"), ("es", "%"), ("fr", "[%:;!?»]"), ("it", "%")]
)
def test_no_sign_is_left_alone_at_the_start_of_a_line(language: str, signs: str) -> None:
    """Where a sign is set apart, the space does not break."""
    loose = [where for where, it in said(language).items() if re.search(rf" {signs}(?![\w\[])", it)]
    assert loose == []


def test_spanish_opens_what_it_asks_and_cries() -> None:
    """¿ and ¡ go with ? and !; a ? that is typed stands alone."""
    for where, text in said("es").items():
        for opened, closed in (("¿", "?"), ("¡", "!")):
            assert text.count(opened) == len(re.findall(rf"(?<=[\w§]){re.escape(closed)}", text)), where
