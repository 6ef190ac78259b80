"""Set-ups of Ben Hur: one arena, a preset, and who drives which chariot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hippodrome.atlas.ben_hur import arena_names
from hippodrome.files import read_json_or_stdin
from hippodrome.games.ben_hur.entry import ENTRY
from hippodrome.games.ben_hur.kit import MOST_CHARIOTS
from hippodrome.games.ben_hur.table import deal_charioteers
from hippodrome.race.protocol import Pick
from hippodrome.saying import Trouble
from hippodrome.setups.wish import RaceWish, refuse_foreign_options


class BenHurSetupMaker:
    """Makes the set-ups of Ben Hur."""

    def make_setup(self, wish: RaceWish, players: int, deal_by: Pick | None) -> dict[str, Any]:
        """Make a set-up for so many players; with `deal_by` the charioteers of the story are dealt."""
        refuse_foreign_options(
            ENTRY.name, direction=wish.direction, unmanned=wish.unmanned, tournament=wish.tournament
        )
        setup: dict[str, Any] = {"players": players, "each": wish.each, "options": dict(wish.options or {})}
        if wish.edition is not None:
            setup["preset"] = wish.edition
        if wish.laps is not None:
            setup["laps"] = wish.laps
        if len(wish.courses) > 1:
            raise Trouble("race-one-arena", option="--course")
        for arena in wish.courses:
            setup["arena"] = read_json_or_stdin(arena) if arena.endswith(".json") else arena
        if deal_by is not None and players * wish.each <= MOST_CHARIOTS:
            setup["charioteers"] = deal_charioteers(players * wish.each, deal_by)
        return setup

    def courses(self, chariots: int) -> Sequence[str]:
        """List the arenas, which have room for everyone."""
        del chariots
        return arena_names()


SETUPS: Final = BenHurSetupMaker()
