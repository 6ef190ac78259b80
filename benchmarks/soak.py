"""Kill a server at random moments under load, many times, and show that no acknowledged move is lost.

python benchmarks/soak.py [KILLS] [RACERS] [SEED]
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.soaking import Soak


def main() -> None:
    """Soak."""
    kills, racers, seed = ([int(it) for it in sys.argv[1:]] + [200, 6, 1][len(sys.argv) - 1 :])[:3]
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(str(Path(folder) / "soak.db"), racers, seed)
        soak.run(kills, lambda line: print(line, end="\r", flush=True))
        found = soak.check()
    print(f"{kills} kills in {time.perf_counter() - began:.0f} s, nothing lost: {found}")


if __name__ == "__main__":
    main()
