"""Lay the bill of materials into the wheel, where `make wheel` has written one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BILL = Path("build") / "hippodrome.cdx.json"


class BillOfMaterials(BuildHookInterface[Any]):
    """Where there is no bill, as in a checkout that is only installed, the wheel is built all the same."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the bill among the wheel's own files."""
        if version == "standard" and (Path(self.root) / BILL).is_file():
            build_data["sbom_files"].append(str(BILL))
