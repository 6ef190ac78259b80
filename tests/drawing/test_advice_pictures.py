"""The advice for charioteers: its pictures are what the program draws, its pages the same everywhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from hippodrome.cli import cli
from hippodrome.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
ADVICE = ROOT / "docs" / "advice"
GAMES = ("ave-caesar", "ben-hur")
COMMANDS = re.findall(
    r"hippodrome (draw .*) --out (docs/pictures/advice-\S+)", (ROOT / "Makefile").read_text()
)


@pytest.mark.parametrize(("command", "picture"), COMMANDS, ids=[Path(it[1]).stem for it in COMMANDS])
def test_a_picture_is_what_its_command_draws(
    command: str, picture: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    again = tmp_path / "again.svg"
    result = CliRunner().invoke(cli, [*shlex.split(command), "--out", str(again)])
    assert result.exit_code == 0, result.output
    assert again.read_text("utf-8") == (ROOT / picture).read_text("utf-8")


def test_every_position_is_drawn_and_every_picture_shown() -> None:
    drawn = {Path(picture).name for _, picture in COMMANDS}
    assert {f"advice-{file.stem}.svg" for file in (ADVICE / "positions").glob("*.json")} == drawn
    assert {file.name for file in (ROOT / "docs" / "pictures").glob("advice-*.svg")} == drawn
    shown = {name for game in GAMES for name in re.findall(r"/(advice-[\w-]+\.svg)\)", page(game, "en"))}
    assert shown == drawn


def page(game: str, language: str) -> str:
    """Read the advice for a game."""
    return ((ADVICE if language == "en" else ADVICE / language) / f"{game}.md").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_every_language_gives_the_same_advice(game: str, language: str) -> None:
    for found in (r"^#+ ", r"`[^`]+`", r"\((\d\.\d)\)", r"/(advice-[\w-]+\.svg)", r"\n\n"):
        english, other = (sorted(re.findall(found, page(game, it), re.MULTILINE)) for it in ("en", language))
        assert other == english
