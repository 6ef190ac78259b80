"""The command line explains itself, and what was typed wrongly, in every language of the house."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import click
import pytest
from tests.catalogues.scan import messages
from tests.commands import Hippodrome

from hippodrome.charioteers import stable_of
from hippodrome.cli import COMMANDS, cli
from hippodrome.commands.usage import CommandGroup, tell_usage_error
from hippodrome.games import game_names
from hippodrome.language import LANGUAGES


@pytest.fixture
def hippodrome(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Hippodrome:
    """Give the command line in a folder of its own, with wide lines."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "2000")
    monkeypatch.setitem(cli.context_settings, "max_content_width", 2000)
    return Hippodrome(tmp_path, capsys, monkeypatch)


def loaded(name: str) -> click.Command:
    """Load a command, one of a group, or the program itself."""
    command: click.Command | None = cli
    for word in [] if name == "hippodrome" else name.split():
        assert isinstance(command, click.Group)
        command = command.get_command(click.Context(command), word)
    assert command is not None
    return command


NESTED = [
    f"{name} {inner}"
    for name in COMMANDS
    if isinstance(group := loaded(name), CommandGroup)
    for inner in group.table
]
NAMES = ["hippodrome", *COMMANDS, *NESTED]
"""All commands, as they are typed."""


def key_of(name: str) -> str:
    """Give the name by which the catalogues know a command."""
    return name.replace(" ", "-")


def words_of(name: str) -> list[str]:
    """Give what is typed after the name of the program."""
    return [] if name == "hippodrome" else name.split()


def options(command: click.Command) -> list[str]:
    """List the options of a command by the names that their help goes by."""
    found = [it for it in command.params if isinstance(it, click.Option)]
    return [next(name[2:] for name in it.opts if name.startswith("--")) for it in found]


# --- help ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_has_its_help_and_nothing_else_has(language: str) -> None:
    """A command or an option that comes or goes takes its help with it, in every language."""
    wanted = set()
    for name in NAMES:
        key = key_of(name)
        wanted |= {f"help-{key}", *(f"help-{key}-{option}" for option in options(loaded(name)))}
    known = {key for key, message in messages(language).items() if message.file == "help.ftl"}
    helps = {key for key in known if re.match(rf"help-({'|'.join(('hippodrome', *COMMANDS))})(-|$)", key)}
    assert wanted <= helps
    assert {key for key in helps - wanted if not key.endswith("-more")} == set()


def test_no_help_is_left_in_the_code() -> None:
    """The catalogues are the one source."""
    for name in NAMES[1:]:
        for option in loaded(name).params:
            assert getattr(option, "help", None) is None, f"{name} {option.name}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_help_says_every_option_in_the_language(
    hippodrome: Hippodrome, monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    """Each option has a line with what the catalogue says, no gap is left, and no key shows."""
    monkeypatch.setenv("HIPPODROME_LANGUAGE", language)
    called = hippodrome(*words_of(name), "--help")
    assert (called.status, called.err) == (0, "")
    assert "{" not in called.out
    assert "help-" not in called.out
    said = messages(language)
    for key in (f"help-{key_of(name)}", *(f"help-{key_of(name)}-{it}" for it in options(loaded(name)))):
        begins = said[key].text.partition("=")[2].strip().partition("{")[0]
        assert begins in called.out, key


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", NAMES)
def test_no_line_of_help_is_english(
    hippodrome: Hippodrome, monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    """No line is the English one, and no small English word is left in any."""
    page = {}
    for spoken in ("en", language):
        monkeypatch.setenv("HIPPODROME_LANGUAGE", spoken)
        page[spoken] = hippodrome(*words_of(name), "--help").lines
    english = {line for line in page["en"] if line.strip() and not re.fullmatch(r" +--\w+ \[\S+\]", line)}
    assert [line for line in page[language] if line in english] == []
    assert [
        line for line in page[language] if re.search(r"\b(the|of|and|this|default|required)\b", line)
    ] == []


def test_help_names_the_charioteers(hippodrome: Hippodrome, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is added to the stables is found in the help."""
    monkeypatch.setenv("HIPPODROME_LANGUAGE", "de")
    for name in ("race", "play", "league"):
        page = hippodrome(name, "--help").out
        for known in (stable_of(game).charioteers for game in game_names()):
            assert ", ".join(known) in page


def test_help_tells_usual_values_and_bounds(hippodrome: Hippodrome, monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands in brackets is said in the language too."""
    monkeypatch.setenv("HIPPODROME_LANGUAGE", "it")
    page = hippodrome("balance", "--help").out
    assert "[obbligatorio]" in page
    assert "[predefinito 1, da 1 a 256]" in page
    assert "[1 o più]" in page
    assert "[predefinito --browser]" in hippodrome("open", "--help").out
    assert hippodrome("apply", "--help").lines[0] == "Uso: hippodrome apply [OPZIONI] FILE [MOSSE]..."
    assert hippodrome("draw", "--help").lines[0] == "Uso: hippodrome draw [OPZIONI] [TABELLONE]"


def test_a_heading_in_french_keeps_its_colon(hippodrome: Hippodrome, monkeypatch: pytest.MonkeyPatch) -> None:
    """The space before it does not break."""
    monkeypatch.setenv("HIPPODROME_LANGUAGE", "fr")
    lines = hippodrome("--help").lines
    assert lines[0] == "Usage\u00a0: hippodrome [OPTIONS] [COMMANDE …]"
    assert "Commandes\u00a0:" in lines


# --- what was typed wrongly ----------------------------------------------------------------------------

WRONG = [
    ["fly"],
    ["leage"],
    ["--fly"],
    ["race", "--sede", "7"],
    ["legal"],
    ["legal", "a", "b", "c"],
    ["workshop", "fly"],
    ["workshop", "check"],
    ["workshop", "balance", "a.course", "--races", "1"],
    ["print", "white", "--out", "-", "--paper", "a5"],
    ["perft", "a", "-1"],
    ["perft", "a", "many"],
    ["draw", "white"],
    ["draw", "white", "--out"],
    ["draw", "--out", "-", "--ruler", "5"],
    ["replay", "--quiet=no", "a"],
    ["race", "--seed", "seven"],
    ["race", "--bot-seconds", "0"],
    ["race", "--game", "ludo"],
    ["balance", "--out", "-", "--races", "0"],
]


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_a_slip_gets_one_line_in_each_language(
    hippodrome: Hippodrome, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    """Exit status 2, one line, every language, and never a key."""
    said = set()
    for language in LANGUAGES:
        monkeypatch.setenv("HIPPODROME_LANGUAGE", language)
        line = hippodrome.refuses(*arguments)
        assert not re.match(r"(usage|field|help)-", line)
        assert "{" not in line
        said.add(line)
    assert len(said) == len(LANGUAGES)


def test_a_slip_in_italian(hippodrome: Hippodrome, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is missing goes by the word that the help has for it."""
    monkeypatch.setenv("HIPPODROME_LANGUAGE", "it")
    assert hippodrome.refuses("placements", "a") == "Manca CARTA"
    assert hippodrome.refuses("raze") == "Non c’è nessun comando «raze»; volevi dire race?"
    assert hippodrome.refuses("serve", "--port", "x") == "--port deve essere un numero intero da 0 a 65535"


def test_a_file_is_no_folder(hippodrome: Hippodrome, monkeypatch: pytest.MonkeyPatch) -> None:
    """A path is refused before anything is raced."""
    monkeypatch.setenv("HIPPODROME_LANGUAGE", "en")
    hippodrome.file("there", "")
    said = hippodrome.refuses("league", "--entrants", "greedy,random", "--out", "there")
    assert said == "--out must be a folder that can be read, or a new one"


def test_what_was_typed_cannot_play_tricks(hippodrome: Hippodrome, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a line break nor a kilometre of text breaks the line."""
    monkeypatch.setenv("HIPPODROME_LANGUAGE", "en")
    for typed in ("fly\nback\x1b[31m", "x" * 5000):
        for arguments in ([typed], [f"--{typed}"], ["legal", "a", typed], ["race", "--game", typed]):
            assert hippodrome.refuses(*arguments).isprintable()


def test_what_click_may_come_to_say_is_still_one_line() -> None:
    """A mistake of a kind that we do not know is told as click tells it."""
    assert tell_usage_error(click.UsageError("something\n  new")) == "something new"
    assert (
        tell_usage_error(click.BadParameter("odd", param=click.Option(["--on"])))
        == "--on has a value that cannot be used"
    )


# --- speed ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["legal", "--help"], ["fly"]])
def test_help_and_slips_do_not_wait_for_fluent(arguments: list[str]) -> None:
    """Importing Fluent takes longer than all the rest."""
    program = f"""
import sys
from hippodrome.cli import main
try:
    main({arguments!r})
except SystemExit:
    pass
assert not any(name.startswith(("fluent", "babel")) for name in sys.modules)
"""
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)


def test_the_version_and_the_referee_open_no_catalogue(
    hippodrome: Hippodrome, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who says nothing needs no words."""
    monkeypatch.setenv("HIPPODROME_LANGUAGE", "de")
    opened: list[str] = []
    monkeypatch.setattr("hippodrome.language.catalogue", opened.append)
    hippodrome("--version")
    hippodrome("referee")
    assert opened == []
