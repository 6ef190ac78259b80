"""A real PostgreSQL for the tests, in a folder of its own, started as the user it insists on."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from tests.server.running import free_port

OLD_HOMES = ("/usr/lib/postgresql/15/bin", "/usr/lib/postgresql/16/bin", "/usr/lib/postgresql/17/bin")


def found(name: str) -> str | None:
    """Find a program of PostgreSQL."""
    return shutil.which(name) or shutil.which(name, path=os.pathsep.join(OLD_HOMES))


class Postgres:
    """A PostgreSQL that can be stopped and started again."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="hippodrome-pg-"))
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self.port = free_port()
        initdb = found("initdb")
        assert initdb is not None
        self._run([initdb, "-D", str(self.folder / "data"), "-U", "postgres", "-A", "trust", "--no-sync"])
        self.start()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def _run(self, command: list[str]) -> None:
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, **self._as)

    def _control(self, *words: str) -> None:
        pg_ctl = found("pg_ctl")
        assert pg_ctl is not None
        self._run([pg_ctl, "-D", str(self.folder / "data"), "-w", "-t", "600", *words])

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        self._control("-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        """Stop it at once, cutting every line."""
        self._control("-m", "immediate", "stop")

    def remove(self) -> None:
        """Stop it and remove its folder."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
