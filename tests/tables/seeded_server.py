"""A real server whose Fates draw and whose charioteers think the same every time: database, then seed."""

from __future__ import annotations

import sys

from tests.server.conftest import GENEROUS
from tests.tables.evening import seeded_fates, seeded_thinkers

from hippodrome.server.app import Server, make_app
from hippodrome.server.config import Config
from hippodrome.server.http.limits import Limits
from hippodrome.server.metrics import start_log


def main(db: str, seed: int) -> None:
    """Serve, and say on which port."""
    start_log(plain=False, quiet=True)
    most = {name.removeprefix("HIPPODROME_LIMIT_").lower(): int(it) for name, it in GENEROUS.items()}
    config = Config(f"sqlite:///{db}", Limits(**most))
    app = make_app(config, pick=seeded_fates(seed), thinkers=seeded_thinkers(seed))

    def ready(_: str, port: int) -> None:
        sys.stdout.write(f"{port}\n")
        sys.stdout.flush()

    Server(app, "127.0.0.1", 0, ready).run()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
