"""Every way a race can end, and how a record shows it.

A record in this folder is called after its game and its ending: `ben-hur-crash.jsonl`. What the name says
is checked against what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from hippodrome.games.ave_caesar import ending, kit
from hippodrome.games.ave_caesar import state as ave_caesar
from hippodrome.games.ben_hur import moves as sand_moves
from hippodrome.games.ben_hur import state as sand
from hippodrome.games.ben_hur.turns import ROUNDS_A_LAP
from hippodrome.records import Record, ReplayStep

Ending = Callable[[Record], bool]
"""Says whether a record shows an ending."""


def end_of(record: Record) -> Any:
    """Give the state in which a record ends."""
    return record.steps[-1].after


# --- Ave Caesar ----------------------------------------------------------------------------------------


def chariots(record: Record) -> tuple[ave_caesar.Chariot, ...]:
    """List the chariots as the last race left them."""
    end: ave_caesar.State = end_of(record)
    return end.chariots


def moves_played(record: Record) -> set[str]:
    """Collect the kinds of moves of Ave Caesar in a record."""
    return {step.event.move.kind for step in record.steps}


def cards_left(chariot: ave_caesar.Chariot) -> bool:
    return bool(chariot.hand or chariot.deck or chariot.tucked)


def out(chariot: ave_caesar.Chariot) -> bool:
    return chariot.condition == "out"


def finished(chariot: ave_caesar.Chariot) -> bool:
    return bool(chariot.marks & ave_caesar.FINISHED)


def stalemate(record: Record, blocked_hand: str) -> bool:
    """Say whether the last turn was one quiet turn too many, and chariots with cards left are out (6.6)."""
    last = record.steps[-1]
    before = last.before
    if not isinstance(before, ave_caesar.State) or before.race.options.blocked_hand != blocked_hand:
        return False
    racing = ave_caesar.count_racing(before.chariots)
    gone = set(last.after.left) - set(before.left)
    still = last.after.still >= ending.still_turns_allowed(before.race, racing)
    return still and len(gone) == racing > 1 and all(cards_left(last.after.chariots[it]) for it in gone)


def points_short(record: Record) -> bool:
    """Say whether a chariot was out with cards in its hand, in the edition where points count (6.2)."""
    return record.header["setup"]["edition"] == "summary" and any(
        isinstance(step.after, ave_caesar.State)
        and len(step.after.left) == len(step.before.left) + 1
        and kit.sum_of_points(step.after.chariots[step.after.left[-1]].hand) > 0
        and out(step.after.chariots[step.after.left[-1]])
        and step.event.move.kind == "draw"
        and step.before.still == 0
        for step in record.steps
        if isinstance(step.before, ave_caesar.State)
    )


def tournament(record: Record, next_start: str) -> bool:
    """Say whether more races than one were run, the next start by that rule (7.2)."""
    race = end_of(record).race
    return race.options.next_start == next_start and len(race.results) >= 1


# --- Ben Hur -------------------------------------------------------------------------------------------


def changes(record: Record) -> Iterator[tuple[ReplayStep, sand.Chariot, sand.Chariot]]:
    """Go through what each event did to each chariot within a race."""
    for step in record.steps:
        if step.before.race == step.after.race:
            for before, after in zip(step.before.chariots, step.after.chariots, strict=True):
                if before != after:
                    yield step, before, after


def put_out(record: Record) -> Iterator[tuple[ReplayStep, sand.Chariot]]:
    """List the events by which a chariot was out, with the chariot as it was before."""
    return (
        (step, before)
        for step, before, after in changes(record)
        if before.state == "racing" and after.state == "out"
    )


def by_accident(step: ReplayStep) -> bool:
    """Say whether an event is the die for an accident."""
    pending = step.before.pending
    return pending is not None and isinstance(pending.business, sand.AccidentBeingSettled)


def knocked_out(record: Record) -> bool:
    return any(
        by_accident(step) and before.hand and step.before.table.options.accidents == "knockout"
        for step, before in put_out(record)
    )


def no_card_left(record: Record) -> bool:
    return any(by_accident(step) and not before.hand for step, before in put_out(record))


def set_back(record: Record) -> bool:
    return any(after.turns < before.turns for _, before, after in changes(record))


def lap_lost(record: Record) -> bool:
    return any(len(after.markers) < len(before.markers) for _, before, after in changes(record))


def rounds_used_up(record: Record) -> bool:
    last = record.steps[-1]
    racing = len(sand.chariots_racing(last.before))
    over = last.before.round == ROUNDS_A_LAP * last.before.table.laps
    gone = sum(it.state == "out" for it in last.after.chariots)
    return over and racing > 1 and gone >= racing


def conceded(record: Record) -> bool:
    return any(isinstance(step.event.move, sand_moves.Concede) for step in record.steps)


def crashed(record: Record) -> bool:
    return any(isinstance(step.event.move, sand_moves.Crash) for step in record.steps)


def all_finish(record: Record) -> bool:
    return all(it.state == "finished" for it in end_of(record).chariots)


def tied(record: Record, ties: str) -> bool:
    """Say whether the season's last race left a tie, and what came of it (7.3)."""
    end: sand.State = end_of(record)
    options = end.table.options
    if options.scoring != "season" or options.ties != ties:
        return False
    if ties == "race":
        return end.race > options.races
    return sum(standing.place == 1 for standing in record.standings) > 1


def preset(record: Record, name: str) -> bool:
    """Say whether a preset was played as it is, with nothing changed."""
    setup = record.header["setup"]
    return bool(setup["preset"] == name and not setup["options"])


# --- all of them ---------------------------------------------------------------------------------------

ENDINGS: Final[Mapping[str, Ending]] = {
    "ave-caesar-everyone-finishes": lambda it: (
        all(map(finished, chariots(it))) and "vote" not in moves_played(it)
    ),
    "ave-caesar-disqualified-finisher": lambda it: any(
        finished(chariot) and chariot.condition == "disqualified" for chariot in chariots(it)
    ),
    "ave-caesar-withdrawal": lambda it: "withdraw" in moves_played(it),
    "ave-caesar-out-of-cards": lambda it: any(
        out(chariot) and not chariot.unmanned and not cards_left(chariot) for chariot in chariots(it)
    ),
    "ave-caesar-points-short": points_short,
    "ave-caesar-stalemate-keep": lambda it: stalemate(it, "keep"),
    "ave-caesar-stalemate-tuck": lambda it: stalemate(it, "tuck"),
    "ave-caesar-unmanned-finishes": lambda it: any(
        chariot.unmanned and finished(chariot) for chariot in chariots(it)
    ),
    "ave-caesar-unmanned-runs-out": lambda it: any(
        chariot.unmanned and out(chariot) and not cards_left(chariot) for chariot in chariots(it)
    ),
    "ave-caesar-nobody-wins-laurels": lambda it: not any(standing.points for standing in it.standings),
    "ave-caesar-tournament-last-placed": lambda it: tournament(it, "last_placed"),
    "ave-caesar-tournament-last-started": lambda it: tournament(it, "last_started"),
    "ave-caesar-tournament-by-rank": lambda it: tournament(it, "by_rank"),
    "ave-caesar-several-chariots": lambda it: it.header["setup"]["each"] > 1,
    "ave-caesar-votes": lambda it: "vote" in moves_played(it),
    "ben-hur-all-finish": all_finish,
    "ben-hur-crash": crashed,
    "ben-hur-knockout": knocked_out,
    "ben-hur-no-card-left": no_card_left,
    "ben-hur-set-back-over-the-line": set_back,
    "ben-hur-lap-lost": lap_lost,
    "ben-hur-rounds-used-up": rounds_used_up,
    "ben-hur-conceded": conceded,
    "ben-hur-tie-shared": lambda it: tied(it, "share"),
    "ben-hur-tie-raced-again": lambda it: tied(it, "race"),
    "ben-hur-several-chariots": lambda it: it.header["setup"]["each"] > 1,
    "ben-hur-free-steering": lambda it: end_of(it).table.options.steering == "free",
    "ben-hur-preset-antioch": lambda it: preset(it, "antioch"),
    "ben-hur-preset-season": lambda it: preset(it, "season"),
    "ben-hur-preset-long": lambda it: preset(it, "long"),
    "ben-hur-preset-club": lambda it: preset(it, "club"),
}
"""What must be recorded, by the name of the file: nothing of this may be missing."""
