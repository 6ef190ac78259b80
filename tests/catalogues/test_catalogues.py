"""Every key of the source has its sentence in every language, and each sentence can be said."""

from __future__ import annotations

import re

import pytest
from babel import Locale

from hippodrome.language import LANGUAGES, voice
from hippodrome.saying import Saying

from .scan import (
    CLAUSE,
    VARIANTS,
    bundle,
    choices,
    messages,
    said,
    samples,
    tables,
    texts_of_the_source,
    variables,
)


def common(language: str) -> list[str]:
    """List the messages that a language shares with English; that it has all of them is a test of its own."""
    return [key for key in messages("en") if key in messages(language)]


# --- the catalogues are complete -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_source_has_a_message(language: str) -> None:
    """What the program can say, it can say in every language."""
    known = "\n".join(messages(language))
    missing = [
        f"{it.where} says {it.pattern}"
        for it in (*said(), *tables())
        if not re.search(f"^(?:{it.pattern})$", known, re.MULTILINE)
    ]
    assert missing == []


def test_the_scan_sees_calls_tables_and_patterns() -> None:
    """The scan of the source is not blind."""
    patterns = {it.pattern for it in (*said(), *tables())}
    assert {re.escape(key) for key in ("refused-lots", "refused-six", "course-source-empty")} <= patterns
    assert any(re.fullmatch(it, "ben-hur-ruler-touches-inner") for it in patterns)


def test_no_message_is_left_unused() -> None:
    """A message that nobody says and no other message quotes has to go."""
    used = texts_of_the_source().union(*(message.quoted for message in messages("en").values()))
    patterns = [it.pattern for it in said()]
    unused = [
        key
        for key in messages("en")
        if key not in used and not any(re.fullmatch(pattern, key) for pattern in patterns)
    ]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_messages_in_the_same_files(language: str) -> None:
    """Translators and readers find a message where it is in English; what is missing is named."""
    ours, theirs = messages("en"), messages(language)
    wrong = [f"{language}/{ours[key].file} lacks {key}" for key in ours if key not in theirs]
    wrong += [
        f"{language}/{it.file} has {key}, which English lacks"
        for key, it in theirs.items()
        if key not in ours
    ]
    wrong += [
        f"{language}/{it.file} has {key}, which English has in {ours[key].file}"
        for key, it in theirs.items()
        if key in ours and it.file != ours[key].file
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_variables_of_the_original(language: str) -> None:
    """No fact is lost in translation, and none is made up; nor is a clause."""
    for key in common(language):
        assert variables(language, key) == variables("en", key), key
        ours, theirs = messages("en")[key].text, messages(language)[key].text
        assert set(CLAUSE.findall(theirs)) == set(CLAUSE.findall(ours)), key


def test_the_source_gives_every_fact_that_a_message_needs() -> None:
    """A gap in a sentence is filled wherever the sentence is said."""
    lacking = [
        f"{it.where}: {key} needs {sorted(variables('en', key) - it.facts)}"
        for it in said()
        if it.facts is not None
        for key in messages("en")
        if re.fullmatch(it.pattern, key) and not variables("en", key) <= it.facts
    ]
    assert lacking == []


# --- the messages are sound ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_without_an_error_and_as_fluent_says_it(language: str) -> None:
    """The short cut for plain lines says what Fluent says, and Fluent finds nothing wrong."""
    speak = voice(language)
    for key in common(language):
        for facts in samples(language, key):
            pattern = bundle(language).get_message(key).value
            sentence, errors = bundle(language).format_pattern(pattern, facts)
            assert errors == [], key
            assert speak(Saying(key, tuple(facts.items()))) == sentence, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_one_line_without_loose_spaces(language: str) -> None:
    """What is printed on a line stays on it."""
    for key in common(language):
        for facts in samples(language, key):
            sentence = voice(language).say(key, **facts)
            assert sentence == sentence.strip(), key
            assert not re.search(r"[\n\r\t]|  ", sentence), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_language(language: str) -> None:
    """A message that counts has all forms its language asks for, and no others."""
    forms = {Locale(language).plural_form(number) for number in range(200)}
    for key in common(language):
        for name, keys in choices(language, key).items():
            if keys & (VARIANTS - {"other"}):
                assert keys & VARIANTS == forms, f"{key} counts {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_by_word_are_the_same_in_every_language(language: str) -> None:
    """A word of the program that English knows is known by all."""
    for key in common(language):
        words = {name: keys - VARIANTS for name, keys in choices(language, key).items()}
        english = {name: keys - VARIANTS for name, keys in choices("en", key).items()}
        assert {it: keys for it, keys in words.items() if keys} == {
            it: keys for it, keys in english.items() if keys
        }, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_leaves_clause_and_full_stop_to_the_caller(language: str) -> None:
    """The caller appends the clause: "You lead the race: the leader may not play a 6 (4.1)"."""
    patterns = [it.pattern for it in (*said(), *tables()) if "/refus" in it.where]
    refusals = [key for key in common(language) if any(re.fullmatch(it, key) for it in patterns)]
    assert "refused-six" in refusals
    for key in refusals:
        text = messages(language)[key].text
        assert not CLAUSE.search(text), key
        assert not text.rstrip().endswith("."), key


def test_french_has_its_spaces_before_colons() -> None:
    """In French a colon is not torn from its word at the end of a line."""
    for key, message in messages("fr").items():
        plain = re.sub(r"\{.*?\}", "", message.text)
        assert not re.search(r" [:;!?»]|« |[^\s\u00a0][;!?»]|«[^\u00a0]", plain), key
