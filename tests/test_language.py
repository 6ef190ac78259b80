"""A voice says every saying in its language, in one line, and never fails."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from hippodrome.language import LANGUAGES, voice
from hippodrome.language.catalogue import Catalogue, catalogue, split_entries
from hippodrome.saying import DecimalText, Fact, Saying, saying


def test_a_voice_says_a_saying_in_its_language() -> None:
    """The same saying in every language."""
    six = saying("refused-six", card=6)
    spoken = {voice(language)(six) for language in LANGUAGES}
    assert len(spoken) == len(LANGUAGES)
    assert "You lead the race: the leader may not play a 6" in spoken
    assert voice("en").say("refused-not-held", card=3) == "You do not hold a 3"


def test_an_unknown_key_is_said_as_it_is() -> None:
    """A voice never raises: what it cannot say, it names."""
    for language in LANGUAGES:
        assert voice(language).say("no-such-key", fact=1) == "no-such-key"
        assert voice(language)(Saying("", ())) == ""


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A half-translated catalogue is of use already."""
    monkeypatch.setitem(vars(catalogue("it")), "entries", {"refused-over": "refused-over = Fine"})
    assert voice("it").say("refused-over") == "Fine"
    assert voice("it").say("refused-not-held", card=3) == voice("en").say("refused-not-held", card=3)


def test_a_broken_entry_is_no_entry() -> None:
    """Where Fluent does not understand an entry, the voice goes on to English."""
    assert Catalogue("de", {"torn": "torn = { $a ->\n"}).sentence("torn", {"a": 1}) is None


def test_a_missing_fact_leaves_its_gap() -> None:
    """A forgotten fact shows, and nothing else goes wrong."""
    assert "$card" in voice("en").say("refused-not-held")
    assert "course" in voice("en").say("course-faulty")


def test_numbers_are_written_as_files_have_them() -> None:
    """In JSON, 10.000 is ten."""
    for language in LANGUAGES:
        assert "10000" in voice(language).say("field-whole", field="x", least=0, most=10000)
        assert "10000" in voice(language).say("course-faulty", count=10000)


def test_figures_have_the_decimal_sign_of_the_language() -> None:
    """A point in English, a comma in the others, and no other point is touched."""
    for language in LANGUAGES:
        sign = "." if language == "en" else ","
        assert voice(language).with_decimal_sign("1.75 ± 0.5, 3. of 4") == f"1{sign}75 ± 0{sign}5, 3. of 4"
    assert voice("de").with_decimal_sign("3. Platz, 0.5") == "3. Platz, 0,5"
    facts: dict[str, Fact] = {"bot": "b", "turn": 3, "driver": "greedy", "seconds": DecimalText("0.5")}
    for language in LANGUAGES:
        assert ("0,5" in voice(language).say("bot-hung", **facts)) == (language != "en")


def test_a_fact_cannot_break_the_line() -> None:
    """Nothing in a file can put control characters on a terminal, or a second line."""
    sentence = voice("en").say("field-missing", field="a\nb\x1b[31m\u202e\ud800")
    assert sentence.isprintable()
    assert sentence.startswith("a\ufffdb")


def test_a_sentence_within_a_sentence_keeps_its_spaces() -> None:
    """French sets no-break spaces before : and ; and « », and they come through as they are."""
    inner = voice("fr").say("field-missing", field="x") + "\u202f; a\u00a0: b"
    assert voice("fr").say("coach-line", event=3, turn=1, name="A", why=inner).endswith(inner)


def test_a_saying_as_a_fact_stays_as_it_is() -> None:
    """A saying within a saying is shown by its key."""
    inner: Any = saying("refused-six", card=6)
    assert voice("de").say("field-missing", field=inner) == "refused-six card=6 fehlt"


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "it"}, "it"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "it", "LC_ALL": "de_AT@euro"}, "de"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr"}, "en"),
        ({"LC_ALL": "", "LANG": "de"}, "de"),
        ({"HIPPODROME_LANGUAGE": "IT", "LC_ALL": "de"}, "it"),
        ({"HIPPODROME_LANGUAGE": "tlh", "LC_ALL": "de"}, "en"),
        ({"HIPPODROME_LANGUAGE": "fr-CH"}, "fr"),
    ],
)
def test_the_surroundings_choose_the_language(
    wish: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First our own variable, then those of the system; what is unknown is English."""
    for name in ("HIPPODROME_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in wish.items():
        monkeypatch.setenv(name, value)
    assert voice().language == language
    assert voice() is voice(language)


def test_an_unknown_language_is_english() -> None:
    """Nobody is left without a word."""
    assert voice("xx").language == voice("").language == "en"


def test_plain_sentences_do_not_wait_for_fluent() -> None:
    """Importing Fluent takes longer than most commands do."""
    program = """
import sys
from hippodrome.language import voice
assert voice("fr").say("field-missing", field="x")
assert not any(name.startswith(("fluent", "babel")) for name in sys.modules)
assert voice("fr").say("course-faulty", count=2)
assert "fluent.runtime" in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_cutting_keeps_every_entry_whole() -> None:
    """Comments, blank lines and entries of many lines come out as Fluent reads them."""
    text = "# a remark\n\nfirst = one\n-term = two\nthird =\n    { $n ->\n       *[other] three\n}\n\n# end\n"
    entries = dict(split_entries(text))
    assert list(entries) == ["first", "-term", "third"]
    assert Catalogue("en", entries).sentence("third", {"n": 1}) == "three"
    assert Catalogue("en", entries).sentence("-term", {}) is None
