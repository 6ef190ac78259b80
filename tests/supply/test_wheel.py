"""The wheel brings its licences and its bill of materials, and the bill is whole and always the same."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from tools.locks import ROOT, RUNS, pins
from tools.sbom import SHIPPED, bill, written

from hippodrome import __version__

INFO = f"hippodrome-{__version__}.dist-info"


@pytest.fixture(scope="module")
def told() -> str:
    """Write the bill of the page as it is built."""
    return written(bill())


def test_the_bill_keeps_to_the_schema(told: str) -> None:
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(told) is None
    broken = told.replace('"type": "library"', '"type": "chariot"', 1)
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(broken) is not None


def test_the_bill_is_always_the_same(told: str) -> None:
    assert written(bill()) == told
    assert "timestamp" not in told


def test_the_bill_names_everything_that_runs_and_that_is_shipped(told: str) -> None:
    components = json.loads(told)["components"]
    python = {f"pkg:pypi/{pin.name}@{pin.version}" for pin in pins(RUNS)}
    page = {(it["name"], it["version"]) for it in json.loads(SHIPPED.read_bytes())}
    assert {it["purl"] for it in components if it["purl"].startswith("pkg:pypi/")} == python
    npm = [it for it in components if it["purl"].startswith("pkg:npm/")]
    assert {(it["name"], it["version"]) for it in npm} == page
    assert [it["name"] for it in npm if not it["hashes"]] == []
    unlicensed = {it["name"] for it in components if not it.get("licenses")}
    assert unlicensed <= {"colorama", "tzdata"}  # these are for Windows, and installed nowhere else


def test_the_bill_says_who_needs_whom(told: str) -> None:
    needs = {it["ref"]: it.get("dependsOn", []) for it in json.loads(told)["dependencies"]}
    (ours,) = (refs for ref, refs in needs.items() if ref.startswith("pkg:pypi/hippodrome@"))
    assert {"pkg:pypi/alembic", "pkg:npm/svelte"} <= {ref.rpartition("@")[0] for ref in ours}
    (alembic,) = (refs for ref, refs in needs.items() if ref.startswith("pkg:pypi/alembic@"))
    assert "pkg:pypi/mako" in {ref.rpartition("@")[0] for ref in alembic}


@pytest.mark.parametrize("with_bill", [True, False])
def test_the_wheel_brings_them(tmp_path: Path, told: str, with_bill: bool) -> None:
    """It is built from a copy with a page of two files, since packing the whole page takes long."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    page = tmp_path / "src" / "hippodrome" / "page"
    page.mkdir(parents=True)
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    for name in ("licences.txt", "licences.json"):
        shutil.copy(SHIPPED.parent / name, page / name)
    if with_bill:
        (tmp_path / "build").mkdir()
        (tmp_path / "build" / "hippodrome.cdx.json").write_text(told, encoding="utf-8")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=tmp_path, check=True)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    with ZipFile(wheel) as packed:
        names = packed.namelist()
        bills = [packed.read(it).decode() for it in names if it.startswith(f"{INFO}/sboms/")]
    assert {"hippodrome/page/licences.txt", f"{INFO}/licenses/LICENSE"} <= set(names)
    assert f"{INFO}/licenses/src/hippodrome/page/licences.txt" in names
    assert bills == ([told] if with_bill else [])
