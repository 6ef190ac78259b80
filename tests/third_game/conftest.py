"""The one line that registers the third game, for what is run in the tests' own process and in others."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.running import ROOT

REGISTERED = {"HIPPODROME_GAMES": "tests.third_game.entry:ENTRY"}

Command = Callable[..., str]
"""Calls the command line and gives what it printed."""


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the third game."""
    for name, value in REGISTERED.items():
        monkeypatch.setenv(name, value)


@pytest.fixture
def command(tmp_path: Path) -> Command:
    """Call the command line in a process of its own, in an empty folder."""
    path = f"{ROOT / 'src'}{os.pathsep}{ROOT}"
    surroundings = os.environ | REGISTERED | {"HIPPODROME_LANGUAGE": "en", "PYTHONPATH": path}

    def call(*arguments: str, language: str = "en", typed: str = "") -> str:
        done = subprocess.run(
            [sys.executable, "-m", "hippodrome", *arguments],
            cwd=tmp_path,
            env=surroundings | {"HIPPODROME_LANGUAGE": language},
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return call
