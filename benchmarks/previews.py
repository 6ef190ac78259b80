"""How long a preview of a link takes, the first in a process and those after it, and what it weighs."""

from __future__ import annotations

import resource
import time

from hippodrome.drawing.boards import boards_of
from hippodrome.games import game_names
from hippodrome.printing.press import draw_preview
from hippodrome.tables.boards import picture

TIMES = 5


def main() -> None:
    """Draw the first board of every game some times, each time with other words."""
    for game in game_names():
        boards = boards_of(game)
        drawn = picture(game, boards.house_board(boards.names()[0]), small=True)
        for number in range(TIMES):
            began = time.perf_counter()
            made = draw_preview(drawn, None, game, [f"line {number}"])
            print(f"{game} {number + 1}: {time.perf_counter() - began:.2f} s, {len(made) / 1000:.0f} kB")
    print(f"memory at most: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


if __name__ == "__main__":
    main()
