"""What the server is started with: its database, its limits, who may come from where."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

from hippodrome.files import system_error_facts
from hippodrome.saying import Trouble
from hippodrome.server.http.limits import Limits, limits_from_environment
from hippodrome.server.workers.drivers import WORKER_NICENESS

MOST_NICENESS: Final = 19
"""No process can be nicer."""


class Config(msgspec.Struct, frozen=True):
    """What the server is started with."""

    db: str
    limits: Limits = Limits()
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    """The server's own names, where they are public and not encrypted; addresses and near names need none."""
    proxies: tuple[str, ...] = ()
    """Whose word is taken for where a client comes from; limits count addresses."""
    workers: int | None = None
    budget: float = 5.0
    nice: int = WORKER_NICENESS
    """With how many steps less of the processor the worker processes work."""
    keep_days: int | None = None
    """How many days a race that is over is kept; None: for ever."""


def data_folder() -> Path:
    """Find the folder where the server keeps its database by default."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "hippodrome"


def config_from_environment(db: str | None = None, folder: str | None = None) -> Config:
    """Put together what was asked for on the command line and in the environment."""
    url = db or os.environ.get("HIPPODROME_DB") or _file_in(Path(folder) if folder else data_folder())
    if "://" not in url:
        url = f"sqlite:///{Path(url).resolve()}"
    if not url.startswith(("sqlite:", "postgresql:", "postgres:")):
        raise Trouble("db-unknown", db=url.partition(":")[0][:40])
    if url.startswith("postgres") and find_spec("asyncpg") is None:
        raise Trouble("db-driver")
    origins = os.environ.get("HIPPODROME_ORIGINS", "")
    hosts = os.environ.get("HIPPODROME_HOSTS", "")
    proxies = os.environ.get("HIPPODROME_PROXIES", "")
    return Config(
        db=url.replace("postgres://", "postgresql://", 1),
        limits=limits_from_environment(),
        origins=tuple(it.strip().rstrip("/") for it in origins.split(",") if it.strip()),
        hosts=tuple(it.strip().lower() for it in hosts.split(",") if it.strip()),
        proxies=tuple(it.strip() for it in proxies.split(",") if it.strip()),
        workers=_whole("HIPPODROME_WORKERS"),
        nice=_nice(),
        keep_days=_whole("HIPPODROME_KEEP_DAYS"),
        budget=float(_whole("HIPPODROME_BUDGET") or 5),
    )


def _file_in(folder: Path) -> str:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble("file-unwritable", file=str(folder), **system_error_facts(error)) from None
    return f"sqlite:///{(folder / 'hippodrome.db').resolve()}"


def _nice() -> int:
    text = os.environ.get("HIPPODROME_NICE")
    if text is None:
        return WORKER_NICENESS
    if not text.isdecimal() or int(text) > MOST_NICENESS:
        raise Trouble("field-whole", field="HIPPODROME_NICE", least=0, most=MOST_NICENESS)
    return int(text)


def _whole(name: str) -> int | None:
    text = os.environ.get(name)
    if text is None:
        return None
    if not text.isdecimal() or not int(text):
        raise Trouble("limit-number", name=name)
    return int(text)
