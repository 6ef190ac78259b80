"""The lock files pin everything that is fetched, each with its hash, and tell nobody where we fetch from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from tools.locks import BUILDS, DEVELOPS, PAGE, ROOT, RUNS, npm_packages, pins, unpinned

PYTHON = (RUNS, DEVELOPS, BUILDS)


def versions(lock: Path) -> dict[str, str]:
    """Read which version of each package a lock file pins."""
    return {pin.name: pin.version for pin in pins(lock)}


def test_everything_has_a_version_and_a_hash() -> None:
    assert min(len(pins(lock)) for lock in PYTHON) >= 5
    assert len(npm_packages(PAGE)) >= 50
    assert unpinned() == []


def test_a_package_without_its_hash_is_noticed(tmp_path: Path) -> None:
    lock = tmp_path / "some.lock"
    lock.write_text("bare\nhalf==1.0\nwhole==2.0 \\\n    --hash=sha256:" + "0" * 64 + "\n    # via half\n")
    assert [pin.name for pin in pins(lock) if not (pin.version and pin.hashes)] == ["bare", "half"]
    assert pins(lock)[2] == ("whole", "2.0", ("0" * 64,), ("half",))


@pytest.mark.parametrize("lock", PYTHON, ids=lambda lock: lock.name)
def test_no_lock_file_names_a_host(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert re.findall(r"\S*://\S*|--\S*(?:index|find-links)\S*", text) == []


def test_the_lock_file_of_the_page_names_no_host() -> None:
    assert [where for where, package in npm_packages(PAGE).items() if "resolved" in package] == []


def test_what_builds_the_wheel_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {*project["build-system"]["requires"], *project["dependency-groups"]["build"]}
    assert {re.split(r"[<>=]", it)[0] for it in wanted} <= set(versions(BUILDS))


def test_the_lock_file_for_development_has_all_others_in_it() -> None:
    assert versions(BUILDS).items() <= versions(DEVELOPS).items()
    assert versions(RUNS).items() <= versions(DEVELOPS).items()


def test_the_makefile_fetches_nothing_without_its_hash() -> None:
    recipes = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    fetching = [it for it in recipes if re.search(r"\bpip (?:install|sync)\b", it)]
    assert len(fetching) == 4
    ours = "--no-deps --no-build-isolation -e ."
    assert [it for it in fetching if "--require-hashes" not in it and not it.endswith(ours)] == []
    npm = [it for it in recipes if re.search(r"\bnpm (?:i|install|add)\b", it)]
    assert [it for it in npm if "--package-lock-only" not in it] == []
