"""The audit says what it found, and says so where it could not look."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tools.audit import FOUND, UNCHECKED, WELL, Part, read_npm_audit, read_pip_audit, told
from tools.locks import ROOT

NOWHERE = "http://127.0.0.1:9"
"""Nothing listens there."""


def test_without_a_network_each_part_says_that_it_was_not_checked() -> None:
    proxies = dict.fromkeys(("HTTP_PROXY", "HTTPS_PROXY", "http_proxy", "https_proxy"), NOWHERE)
    done = subprocess.run(
        [sys.executable, "-m", "tools.audit"],
        cwd=ROOT,
        env={**os.environ, **proxies, "NO_PROXY": "", "no_proxy": "", "npm_config_noproxy": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    lines = done.stdout.splitlines()
    assert [line.rpartition(": ")[0] if "nothing" in line else line[:19] for line in lines] == [
        "pins",
        "python: NOT CHECKED",
        "npm: NOT CHECKED: r",
    ]
    assert done.returncode == UNCHECKED
    assert done.stderr == ""


def test_a_package_that_was_skipped_is_not_checked() -> None:
    checked = {"name": "click", "version": "1", "vulns": []}
    skipped = {"name": "rich", "skip_reason": "not found"}
    part = read_pip_audit({"dependencies": [checked, skipped]})
    assert part == Part("python", [], "1 of 2 packages are not known there, rich the first")
    assert told([part])[1] == UNCHECKED
    assert told([read_pip_audit({"dependencies": [checked]})]) == (["python: nothing found"], WELL)
    assert told([read_pip_audit({})])[1] == UNCHECKED


def test_what_is_found_in_python_is_told_with_its_cure() -> None:
    flaws = [{"id": "PYSEC-1", "fix_versions": ["2", "3"]}, {"id": "PYSEC-2", "fix_versions": []}]
    part = read_pip_audit({"dependencies": [{"name": "click", "version": "1", "vulns": flaws}]})
    assert told([part, Part("npm", unchecked="no line")]) == (
        [
            "python: FOUND click 1 (at run time): PYSEC-1, fixed in 2, 3",
            "python: FOUND click 1 (at run time): PYSEC-2, fixed in no version yet",
            "npm: NOT CHECKED: no line",
        ],
        FOUND,
    )


@pytest.mark.parametrize(
    ("answer", "line", "status"),
    [
        ({"vulnerabilities": {}}, "npm: nothing found", WELL),
        (
            {"vulnerabilities": {"ws": {"severity": "high", "range": "<8"}}},
            "npm: FOUND ws: high, in <8",
            FOUND,
        ),
        ({"message": "405", "error": {"summary": ""}}, "npm: NOT CHECKED: 405", UNCHECKED),
        ({}, "npm: NOT CHECKED: an answer without a report", UNCHECKED),
    ],
)
def test_the_report_of_npm_is_read(answer: dict[str, object], line: str, status: int) -> None:
    assert told([read_npm_audit(answer)]) == ([line], status)
