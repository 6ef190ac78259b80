"""Where the server listens, and under which addresses the local network finds it."""

from __future__ import annotations

import errno
import ipaddress
import socket
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from hippodrome.saying import Trouble

BACKLOG: Final = 2048
SEND_BUFFER_BYTES: Final = 128 * 1024
"""So many bytes, or twice that, the system holds for a client that does not read; else it were megabytes."""
ANY_ADDRESS: Final = ("0.0.0.0", "::")  # noqa: S104  (what is compared with, not what is bound)
LOCAL_NAME_ENDS: Final = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""The ends of names that no public server of names gives out."""

OUTSIDE_ADDRESSES: Final = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses that lie outside any local network; they are only aimed at, never spoken to."""


def listen(host: str, port: int) -> socket.socket:
    """Listen on an address; say in a sentence if that is not possible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        ear = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Trouble("port-taken", port=port) from None
        raise Trouble("host-unknown", host=host, why=error.strerror or str(error)) from None
    ear.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
    return ear


def network_addresses(host: str, port: int) -> list[str]:
    """List the addresses under which the local network reaches a server that listens on a host and a port."""
    found = own_addresses() if host in ANY_ADDRESS else [host]
    return [f"http://{_bracketed(it)}:{port}" for it in found if _is_reached(it)]


def own_addresses() -> list[str]:
    """List the machine's own addresses, the one it reaches others by first."""
    found: dict[str, None] = {}
    for outside, family in OUTSIDE_ADDRESSES:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as aimed:
                aimed.connect((outside, 9))
                found[str(aimed.getsockname()[0])] = None
        except OSError:
            continue
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
    except OSError:
        named = []
    return [*found, *(str(it[4][0]) for it in named if str(it[4][0]) not in found)]


def is_on_local_network(host: str) -> bool:
    """Say whether a host, with or without a port, is an address or has a name of the local network."""
    name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(LOCAL_NAME_ENDS)
    return True


@lru_cache(4096)
def rate_limit_key(address: str) -> str:
    """Say as what an address is counted: IPv6 by its /64 network, which one household has whole."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(known), 64), strict=False))


def is_among(address: str, named: tuple[str, ...]) -> bool:
    """Say whether an address is one of those named: addresses, networks such as 10.0.0.0/8, or * for all."""
    if "*" in named or address in named:
        return True
    try:
        known = ipaddress.ip_address(rate_limit_key(address).partition("/")[0] if "." in address else address)
        return any(known in ipaddress.ip_network(it, strict=False) for it in named if "/" in it)
    except ValueError:
        return False


def _is_reached(address: str) -> bool:
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return False
    return not (known.is_loopback or known.is_link_local or known.is_unspecified or known.is_multicast)


def _bracketed(address: str) -> str:
    return f"[{address}]" if ":" in address else address
