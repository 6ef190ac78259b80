"""Starting the server: a port that is taken, a port of its own choice, the browser, the local network."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from tests.server.forking import run_forked
from tests.server.running import PATIENCE, ROOT, Refused, Running

from hippodrome.saying import Trouble
from hippodrome.server.http.addresses import listen, network_addresses, own_addresses

SCRIPT = """
import sys, webbrowser
webbrowser.open = lambda url: print("opened", url, file=sys.stderr, flush=True)
from hippodrome.commands.serve import serve_and_open
serve_and_open(db=sys.argv[1], opens=sys.argv[2] == "open")
"""


def test_a_port_that_is_taken_is_told_in_one_line(server: Running, tmp_path: Path) -> None:
    db = str(tmp_path / "other.db")
    tried = run_forked("serve", "--port", str(server.port), "--db", db)
    assert tried.returncode == 2
    (line,) = tried.stderr.splitlines()
    assert str(server.port) in line


def test_a_host_that_is_not_ours_is_told_in_a_sentence() -> None:
    with pytest.raises(Trouble, match="host-unknown"):
        listen("192.0.2.77", 0)
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(Trouble, match="port-taken"):
        listen("127.0.0.1", taken.getsockname()[1])


@pytest.mark.parametrize("opens", ["open", "shut"])
def test_it_chooses_a_port_and_opens_the_browser_there(tmp_path: Path, opens: str) -> None:
    command = [sys.executable, "-c", SCRIPT, str(tmp_path / "test.db"), opens]
    child = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, cwd=ROOT)
    assert child.stderr is not None
    lines: list[str] = []
    while not any(word in "".join(lines) for word in ("opened" if opens == "open" else "http://",)):
        lines.append(child.stderr.readline())
        assert lines[-1], lines
    match = re.search(r"http://127.0.0.1:(\d+)", "".join(lines))
    assert match
    with urllib.request.urlopen(f"http://127.0.0.1:{match[1]}/health", timeout=PATIENCE) as answer:
        assert answer.status == 200
    child.terminate()
    rest = child.communicate(timeout=PATIENCE)[1]
    assert ("opened" in "".join(lines) + rest) == (opens == "open")


def test_the_local_network_is_named_only_where_the_server_listens_there(server: Running) -> None:
    addresses = server.ask("/api/address")
    assert addresses == {"here": server.url, "network": []}
    assert network_addresses("127.0.0.1", 80) == []
    assert network_addresses("10.1.2.3", 80) == ["http://10.1.2.3:80"]
    for address in network_addresses("0.0.0.0", 8000):  # noqa: S104  (nothing is bound)
        assert "127.0.0.1" not in address
    assert all(isinstance(it, str) for it in own_addresses())


def test_a_proxy_is_believed_only_if_it_is_named(tmp_path: Path) -> None:
    limits = {"HIPPODROME_LIMIT_TABLES": "2"}
    for proxies, refused in (("", True), ("127.0.0.1", False)):
        running = Running(str(tmp_path / f"{refused}.db"), limits | {"HIPPODROME_PROXIES": proxies})
        codes = []
        for number in range(3):
            try:
                wish = {"game": "ave-caesar"}
                running.ask("/api/tables", wish, **{"X-Forwarded-For": f"203.0.113.{number}"})
            except Refused as error:
                codes.append(error.code)
        assert codes == (["too-many-tables"] if refused else [])
        running.stop()
