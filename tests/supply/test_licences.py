"""Whatever is shipped comes with its licence text: in the built page, and in the wheel."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

from tools.locks import PAGE, ROOT, npm_packages

BUILT = ROOT / "src" / "hippodrome" / "page"
MODULES = ROOT / "web" / "node_modules"
TEXTS = ROOT / "web" / "licences"
RULE = "=" * 78


def shipped() -> list[dict[str, Any]]:
    """Read which packages the built page says it ships."""
    packages: list[dict[str, Any]] = json.loads((BUILT / "licences.json").read_bytes())
    return packages


def chapters() -> dict[str, str]:
    """Read the chapters of the page's licences, by their headings."""
    pieces = (BUILT / "licences.txt").read_text(encoding="utf-8").split(f"{RULE}\n")
    return {head.splitlines()[0]: text for head, text in zip(pieces[1::2], pieces[2::2], strict=True)}


def digests(folder: Path) -> dict[str, str]:
    """Tell the files of a folder by what is in them."""
    files = [it for it in folder.rglob("*") if it.is_file() and it.stat().st_size > 100]
    return {hashlib.sha256(it.read_bytes()).hexdigest(): it.relative_to(folder).as_posix() for it in files}


def test_every_shipped_package_has_its_text() -> None:
    read = chapters()
    for package in shipped():
        text = read[f"{package['name']} {package['version']}"]
        if package["parts"]:
            for part in package["parts"]:
                assert f"{part['name']}: {part['licence']}, its text below" in text
                for name in part["licence"].split(" WITH "):
                    assert read[name].strip() == (TEXTS / f"{name}.txt").read_text(encoding="utf-8").strip()
        else:
            assert re.search(r"copyright", text, re.IGNORECASE)
            assert len(text) > 800


def test_the_page_ships_what_its_lock_file_pins() -> None:
    lock = npm_packages(PAGE)
    for package in shipped():
        assert lock[f"node_modules/{package['name']}"]["version"] == package["version"]


def test_fonts_and_the_interpreter_are_among_what_is_shipped_and_build_tools_are_not() -> None:
    names = {package["name"] for package in shipped()}
    assert names >= {"@fluent/bundle", "@fontsource/cinzel", "pyodide", "qrcode-generator", "svelte"}
    assert names.isdisjoint({"marked", "typescript", "vitest", "prettier"})


def test_no_file_of_another_package_is_laid_beside_the_page() -> None:
    """Files that are copied and not bundled are found by their contents."""
    names = {package["name"] for package in shipped()}
    theirs = digests(MODULES)
    copied = [theirs[it] for it in digests(BUILT) if it in theirs]
    owners = {"/".join(it.split("/")[: 2 if it.startswith("@") else 1]) for it in copied}
    assert "pyodide" in owners
    assert owners <= names


def test_the_mpl_says_where_the_source_is() -> None:
    assert (
        "Source: git+https://"
        in (BUILT / "licences.txt").read_text(encoding="utf-8").partition("pyodide ")[2]
    )
    assert "Mozilla Public License Version 2.0" in chapters()["MPL-2.0"]
    assert "SIL OPEN FONT LICENSE" in next(it for name, it in chapters().items() if "cinzel" in name)
