"""Racing heats on a Ray cluster, or on a small one of this machine's; same results, same order."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator, Sequence
from itertools import cycle
from types import ModuleType
from typing import Any, Final
from urllib.parse import urlsplit

from hippodrome.extras import load_extra
from hippodrome.league.heat import HeatOutcome, race_heats
from hippodrome.league.local import split_heats
from hippodrome.league.plan import Heat, Plan
from hippodrome.saying import Trouble

CONNECT_TIMEOUT_SECONDS: Final = 5
"""How many seconds a connection to the cluster may take."""


class Cluster:
    """A connection to a Ray cluster: `RAY_ADDRESS` names it, else one is started here for the while."""

    def __init__(self, jobs: int | None = None) -> None:
        self.nodes: set[str] = set()
        address = os.environ.get("RAY_ADDRESS")
        if address:
            _check_reachable(address)
        self._ray = _ray()
        own: dict[str, Any] = {} if address else {"num_cpus": jobs, "include_dashboard": False}
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            raise Trouble("league-no-cluster", why=str(error)[:200]) from None

    def run(self, plan: Plan, heats: Sequence[Heat]) -> Iterator[HeatOutcome]:
        """Race the heats all over the cluster, never many more under way than it has processors.

        The nodes take turns, each as often as it has processors: left to itself, Ray gives everything to the
        node that is ready first.
        """
        ray = self._ray
        work = ray.remote(num_cpus=1)(_race_there)
        workers = self._workers()
        turns = cycle(workers)
        waiting = split_heats(heats, len(workers))
        under_way: list[Any] = []
        while waiting or under_way:
            while waiting and len(under_way) < 3 * len(workers):
                under_way.append(work.options(**next(turns)).remote(plan, waiting.pop(0)))
            node, outcomes = ray.get(under_way.pop(0))
            self.nodes.add(node)
            yield from outcomes

    def _workers(self) -> list[dict[str, Any]]:
        """List the processors of the cluster, each as the options of work that is meant for it."""
        affinity = self._ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy
        nodes = [node for node in self._ray.nodes() if node["Alive"]]
        rounds = max((int(node["Resources"].get("CPU", 0)) for node in nodes), default=0)
        return [
            {"scheduling_strategy": affinity(node["NodeID"], soft=True)}
            for number in range(rounds)
            for node in nodes
            if number < int(node["Resources"].get("CPU", 0))
        ] or [{}]

    def close(self) -> None:
        """Leave the cluster."""
        self._ray.shutdown()


def _check_reachable(address: str) -> None:
    """Raise Trouble if nobody listens at an address; Ray would try for minutes, and not say so."""
    os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "1")  # and where somebody else listens, it tries once
    try:
        there = urlsplit(address if "://" in address else f"//{address}")
        if there.hostname and there.port:  # else a word of Ray's own, such as auto
            socket.create_connection((there.hostname, there.port), CONNECT_TIMEOUT_SECONDS).close()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Trouble("league-no-cluster", why=f"{address[:80]}: {why}") from None


def _race_there(plan: Plan, heats: Sequence[Heat]) -> tuple[str, list[HeatOutcome]]:
    node = str(_ray().get_runtime_context().get_node_id())
    return node, race_heats(plan, heats)


def _ray() -> ModuleType:
    # Nothing is told to anyone: no usage statistics, no dashboard.
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    ray: ModuleType = load_extra("ray", "cluster")
    return ray
