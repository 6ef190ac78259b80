"""Racing heats on a Ray cluster, or on a small one of this machine's; same results, same order."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Any

from hippodrome.league.heat import Outcome, race_all
from hippodrome.league.local import shares
from hippodrome.league.plan import Heat, Plan
from hippodrome.saying import Trouble


class Cluster:
    """A connection to a Ray cluster: `RAY_ADDRESS` names it, else one is started here for the while."""

    def __init__(self, jobs: int | None = None) -> None:
        self._ray = _ray()
        self.nodes: set[str] = set()
        address = os.environ.get("RAY_ADDRESS")
        own: dict[str, Any] = {} if address else {"num_cpus": jobs, "include_dashboard": False}
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            raise Trouble("league-no-cluster", why=str(error)[:200]) from None

    def run(self, plan: Plan, heats: Sequence[Heat]) -> Iterator[Outcome]:
        """Race the heats all over the cluster, never many more under way than it has processors."""
        ray = self._ray
        work = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(_race_there)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = shares(heats, workers)
        under_way: list[Any] = []
        while waiting or under_way:
            while waiting and len(under_way) < 3 * workers:
                under_way.append(work.remote(plan, waiting.pop(0)))
            node, outcomes = ray.get(under_way.pop(0))
            self.nodes.add(node)
            yield from outcomes

    def close(self) -> None:
        """Leave the cluster."""
        self._ray.shutdown()


def _race_there(plan: Plan, heats: Sequence[Heat]) -> tuple[str, list[Outcome]]:
    node = str(_ray().get_runtime_context().get_node_id())
    return node, race_all(plan, heats)


def _ray() -> ModuleType:
    # Nothing is told to anyone: no usage statistics, no dashboard.
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray  # noqa: PLC0415  (an extra, and slow to import)
    except ImportError:
        raise Trouble("extra-missing", extra="cluster") from None
    module: ModuleType = ray
    return module
