"""Write the bill of materials of a wheel, as CycloneDX: `python -m tools.sbom FILE`.

Python packages that a server needs come from `requirements.lock`, those in the page from what its build says
that it shipped. The same sources give the same bytes: the serial number is made of the contents, and there is
no date.
"""

from __future__ import annotations

import base64
import json
import sys
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any, Final
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

from tools.locks import PAGE, ROOT, RUNS, npm_packages, pins

SHIPPED: Final = ROOT / "src" / "hippodrome" / "page" / "licences.json"
CLASSIFIED: Final = {"MIT License": "MIT", "BSD License": "BSD-3-Clause"}
"""What classifiers say in words, where a package does not name its licence by its short name."""


def licence_of(package: str) -> str | None:
    """Say under which licence an installed Python package is, as its own metadata has it."""
    try:
        about = metadata.metadata(package)
    except metadata.PackageNotFoundError:
        return None  # it is for another system, such as Windows
    if "License-Expression" in about:
        return about["License-Expression"]
    classifiers = [it for it in about.get_all("Classifier") or [] if it.startswith("License ::")]
    words = classifiers[0].rpartition(" :: ")[2] if classifiers else None
    return CLASSIFIED.get(words, words) if words else None


def component(
    url: PackageURL, licence: str | None, hashes: tuple[HashType, ...] = (), parts: tuple[Component, ...] = ()
) -> Component:
    """Make an entry of the bill; what it is called there is its package URL."""
    licences = [LicenseFactory().make_from_string(licence)] if licence else []
    return Component(
        name=url.name if url.namespace is None else f"{url.namespace}/{url.name}",
        version=url.version,
        type=ComponentType.LIBRARY,
        bom_ref=url.to_string(),
        purl=url,
        licenses=licences,
        hashes=hashes,
        components=parts,
    )


def part(whole: PackageURL, name: str, licence: str) -> Component:
    """Make an entry for something inside a package; it has no version that anybody told us."""
    return Component(
        name=name,
        bom_ref=f"{whole.to_string()}#{name}",
        licenses=[LicenseFactory().make_from_string(licence)],
    )


def npm_component(package: dict[str, Any], lock: dict[str, dict[str, Any]]) -> Component:
    """Make an entry for a package in the page, with the hash that its lock file has."""
    namespace, _, name = package["name"].rpartition("/")
    url = PackageURL("npm", namespace or None, name, package["version"])
    algorithm, _, digest = lock[f"node_modules/{package['name']}"]["integrity"].partition("-")
    if algorithm != "sha512":
        raise ValueError(f"{package['name']} is pinned by {algorithm}, which is not expected")
    hashed = HashType(alg=HashAlgorithm.SHA_512, content=base64.b64decode(digest).hex())
    inside = [it for it in package["parts"] if it["name"].lower() != package["name"]]
    parts = tuple(part(url, it["name"], it["licence"]) for it in inside)
    return component(url, package["licence"], (hashed,), parts)


def bill(shipped: Path = SHIPPED) -> Bom:
    """Gather what a server needs and what its page ships, and who needs whom."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    ours = component(PackageURL("pypi", None, project["name"], project["version"]), project["license"])
    ours.type = ComponentType.APPLICATION
    lock = npm_packages(PAGE)
    in_page = [npm_component(package, lock) for package in json.loads(shipped.read_bytes())]
    needed = pins(RUNS)
    python = {
        pin.name: component(PackageURL("pypi", None, pin.name, pin.version), licence_of(pin.name))
        for pin in needed
    }
    made = Bom(components=[*python.values(), *in_page], metadata=BomMetaData(component=ours))
    made.register_dependency(ours, in_page)
    everyone = {project["name"]: ours, **python}
    for name, one in everyone.items():
        made.register_dependency(one, [python[pin.name] for pin in needed if name in pin.wanted_by])
    return made


def written(made: Bom) -> str:
    """Write a bill as JSON, without the date and the serial number of chance that the library gives it."""
    told: dict[str, Any] = json.loads(JsonV1Dot6(made).output_as_string())
    del told["metadata"]["timestamp"], told["serialNumber"]
    serial = uuid5(NAMESPACE_URL, json.dumps(told, sort_keys=True))
    return json.dumps({**told, "serialNumber": f"urn:uuid:{serial}"}, indent=1, sort_keys=True) + "\n"


def main() -> None:
    """Write the bill into the file that is named."""
    into = Path(sys.argv[1])
    into.parent.mkdir(parents=True, exist_ok=True)
    into.write_text(written(bill()), encoding="utf-8")


if __name__ == "__main__":
    main()
