"""Ben Hur told: places, drives, rams, whips, accidents, laps with their markers, and the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from hippodrome.games.ben_hur import older
from hippodrome.games.ben_hur.arena import lap_section, start_pose
from hippodrome.games.ben_hur.ending import race_results
from hippodrome.games.ben_hur.kit import HIGHEST_BAD_NUMBER, HORSESHOES, count_horseshoes
from hippodrome.games.ben_hur.moves import (
    Accident,
    Concede,
    Crash,
    Draw,
    Drive,
    KeepHand,
    LoseTurn,
    Move,
    NoFurtherCard,
    NoWhip,
    Ram,
    Redraw,
    Roll,
    TakeFromDeck,
    TakeLostWhip,
    Whip,
)
from hippodrome.games.ben_hur.play import play_legal_move
from hippodrome.games.ben_hur.state import (
    AccidentBeingSettled,
    RamBeingSettled,
    State,
    WhipBeingSettled,
    chariots_racing,
    in_race_order,
    pose_of,
    turn_under_way,
)
from hippodrome.race.log import Event
from hippodrome.race.protocol import FATES
from hippodrome.records import ReplayStep
from hippodrome.saying import Fact, Saying, saying
from hippodrome.telling.traits import Telling

PLACE_NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI")
SECTIONS: Final = ("near", "east", "far", "west", "home")
"""The sections of a lap by name: the straight after the line, bend, straight, bend, the straight home."""
ACCIDENT_NUMBERS: Final = {"A1": "1", "A2": "1–2", "A3": "1–3"}


def name_of_turn(turn: int) -> str:
    """Name the way a ruler or a chariot is turned: `left`, `straight` or `right`."""
    return "left" if turn > 0 else "right" if turn < 0 else "straight"


def facts_of_turns(ruler: int, turn: int) -> dict[str, Fact]:
    """Give the facts of a placement: both ways and both angles."""
    return {
        "ruler": name_of_turn(ruler),
        "rulerangle": abs(ruler),
        "turn": name_of_turn(turn),
        "turnangle": abs(turn),
    }


def tell_event(before: State, event: Event[Move], after: State, names: Sequence[str]) -> list[Saying]:
    """Tell one event of Ben Hur."""
    clause = older.clause_broken_today(before, event.move)
    then_played = [saying("told-older-rules", clause=clause)] if clause else []
    if before.phase == "roll" and clause:
        then_played += _settled(before)
        before = older.settle_equal_dice_by_totals(before)
    number = before.actor
    if number is None:
        return []
    then = after if after.race == before.race else _to_the_end(before, number, event.move)
    told = [*_move(before, number, event.move, then, names), *then_played]
    told += _changes(before, number, event.move, then)
    if then.phase == "over":
        told += _over(then, after)
    elif then.round != before.round:
        told.append(saying("told-round", round=then.round))
    return told


def _to_the_end(before: State, number: int, move: Move) -> State:
    """Play the last move of a race as if no other followed, to see how it ended."""
    table = before.table
    alone = table._replace(options=table.options._replace(races=1, ties="share"))
    return play_legal_move(before._replace(table=alone), number, move)._replace(table=table)


def _move(before: State, number: int, move: Move, then: State, names: Sequence[str]) -> Iterator[Saying]:
    cast = before.table.charioteers
    name = cast[number]
    match move:
        case Roll(die):
            yield from _roll(before, number, die, then, names)
        case Drive(card, ruler, turn):
            yield saying("told-sand-drive", chariot=name, card=card, **facts_of_turns(ruler, turn))
        case Ram(card, ruler, turn, target):
            yield saying(
                "told-ram", chariot=name, other=cast[target], card=card, **facts_of_turns(ruler, turn)
            )
        case Whip(target):
            yield saying("told-whip", chariot=name, other=cast[target])
        case Accident(card):
            yield saying("told-accident", chariot=name, numbers=ACCIDENT_NUMBERS[card])
        case Redraw():
            yield saying("told-redraw", chariot=name)
        case LoseTurn():
            yield saying("told-lost", chariot=name)
        case Crash(card):
            yield saying("told-crash", chariot=name, card=card)
        case Concede():
            yield saying("told-concede", chariot=name)
        case NoFurtherCard():
            yield saying("told-stop", chariot=name)
        case Draw() | TakeFromDeck() | KeepHand() | TakeLostWhip() | NoWhip():
            pass
        case _:
            assert_never(move)


# --- dice ----------------------------------------------------------------------------------------------


def _roll(before: State, number: int, die: int, then: State, names: Sequence[str]) -> Iterator[Saying]:
    name = before.table.charioteers[number]
    if before.phase == "places":
        taken = any(it.pose == start_pose(before.table.arena, die) for it in before.chariots)
        owner = names[before.table.seats[number]]
        free = "told-place-own" if owner == name else "told-place"
        key = "told-place-taken" if taken else free
        yield saying(key, chariot=name, name=owner, place=PLACE_NUMERALS[die - 1])
        return
    match turn_under_way(before).business:
        case RamBeingSettled() as ram:
            first = not ram.die
            lucky = HORSESHOES[ram.card] if first else count_horseshoes(before.chariots[number].hand)
            yield _dice(name, die, lucky)
            if not first:
                edge = ram.die + HORSESHOES[ram.card] - die - lucky
                yield saying("told-dice-tied") if then.phase == "roll" else _rammed(before, ram, edge)
        case WhipBeingSettled() as whip:
            lucky = count_horseshoes(before.chariots[number].hand)
            yield _dice(name, die, lucky)
            if whip.die:
                edge = whip.die + count_horseshoes(before.chariots[whip.by].hand) - die - lucky
                yield saying("told-dice-tied") if then.phase == "roll" else _whipped(before, whip, edge)
        case AccidentBeingSettled() as accident:
            yield _survived(before, number, accident, die, then)
        case None:
            pass


def _settled(before: State) -> list[Saying]:
    """Tell who won a quarrel of equal dice by the totals, as version 1 had it."""
    then, owner = older.settle_equal_dice_by_totals(before), turn_under_way(before).owner
    match turn_under_way(before).business:
        case RamBeingSettled() as ram:
            won = then.chariots[owner].pose != before.chariots[owner].pose
            return [_rammed(before, ram, 1 if won else -1)]
        case WhipBeingSettled() as whip:
            return [_whipped(before, whip, 1 if then.actor == whip.at else -1)]
        case _:
            return []


def _dice(name: str, die: int, lucky: int) -> Saying:
    if not lucky:
        return saying("told-roll", chariot=name, die=die)
    return saying("told-roll-lucky", chariot=name, die=die, horseshoes=lucky, total=die + lucky)


def _rammed(before: State, ram: RamBeingSettled, edge: int) -> Saying:
    cast = before.table.charioteers
    key = "told-ram-won" if edge > 0 else "told-ram-lost"
    return saying(key, chariot=cast[turn_under_way(before).owner], other=cast[ram.target])


def _whipped(before: State, whip: WhipBeingSettled, edge: int) -> Saying:
    cast = before.table.charioteers
    winner, loser = (whip.by, whip.at) if edge > 0 else (whip.at, whip.by)
    return saying("told-whip-over", chariot=cast[winner], other=cast[loser])


def _survived(before: State, number: int, accident: AccidentBeingSettled, die: int, then: State) -> Saying:
    name = before.table.charioteers[number]
    if die > HIGHEST_BAD_NUMBER[accident.card]:
        return saying("told-accident-good", chariot=name, die=die)
    out = then.chariots[number].state == "out"
    return saying("told-accident-out" if out else "told-accident-bad", chariot=name, die=die)


# --- what has changed ----------------------------------------------------------------------------------


def _changes(before: State, number: int, move: Move, then: State) -> Iterator[Saying]:
    """Tell laps won and lost, who has left the sand, who takes the lead and who misses a turn."""
    if before.phase in ("places", "deal", "redraw"):
        return
    yield from _way(before, number, then)
    for other in range(len(before.chariots)):
        yield from _laps(before, other, then)
    yield from _leavers(before, number, move, then)
    for other, chariot in enumerate(before.chariots):
        if chariot.skip and not then.chariots[other].skip and then.chariots[other].state == "racing":
            yield saying("told-skip", chariot=before.table.charioteers[other])


def _way(before: State, number: int, then: State) -> Iterator[Saying]:
    """Tell the section that a chariot has driven into, and a new lead."""
    number = turn_under_way(before).owner if before.pending else number
    was, now = before.chariots[number], then.chariots[number]
    if was.pose == now.pose or now.state != "racing":
        return
    arena, name = before.table.arena, before.table.charioteers[number]
    old, new = (lap_section(arena, it.x, it.y) for it in (pose_of(was), pose_of(now)))
    if new not in (old, 0):
        yield saying("told-section", chariot=name, section=SECTIONS[new])
    if _leader(then) == number != _leader(before):
        yield saying("told-sand-lead", chariot=name)


def _leader(state: State) -> int | None:
    ahead = in_race_order(state, chariots_racing(state))
    return ahead[0] if len(ahead) > 1 else None


def _laps(before: State, number: int, then: State) -> Iterator[Saying]:
    name, laps = before.table.charioteers[number], before.table.laps
    old, new = before.chariots[number].markers, then.chariots[number].markers
    if len(new) < len(old):
        yield saying("told-lap-lost", chariot=name)
    for lap in range(len(old) + 1, len(new) + 1):
        key = "told-sand-finish" if lap == laps else "told-sand-lap"
        yield saying(key, chariot=name, lap=lap, place=new[lap - 1])


def _leavers(before: State, number: int, move: Move, then: State) -> Iterator[Saying]:
    """Tell who is out where the move itself has not told it: no card left, or no round left (3.7, 6.1)."""
    out = [
        other
        for other in chariots_racing(before)
        if then.chariots[other].state == "out"
        and not (other == number and isinstance(move, Crash | Concede | Roll))
    ]
    hands = [before.chariots[other].hand for other in out]
    if any(hands):
        yield saying("told-rounds-over")
        return
    for other in out:
        yield saying("told-sand-out", chariot=before.table.charioteers[other])


def _over(then: State, after: State) -> Iterator[Saying]:
    yield saying("told-race-over")
    if then.table.options.races > 1 or after.race != then.race:
        for number, worth in sorted(enumerate(race_results(then)), key=lambda it: it[1]):
            yield saying("told-worth", chariot=then.table.charioteers[number], points=worth)
    if after.race != then.race:
        yield saying("told-next-race", race=after.race)


# --- a whole record ------------------------------------------------------------------------------------


def begins_turn(last: ReplayStep | None, step: ReplayStep) -> bool:
    """Say whether an event is the first of a turn."""
    return last is None or _owner(last.before) != _owner(step.before)


def _owner(state: State) -> tuple[int, int, int | None]:
    return state.race, state.round, state.pending.owner if state.pending else None


def continues_event_before(step: ReplayStep) -> bool:
    """Say whether an event goes on with what the one before it began: dice do."""
    return step.event.by is FATES and step.before.phase == "roll"


def tell_drawn_card(step: ReplayStep, names: Sequence[str]) -> Iterator[Saying]:
    """Tell the card that was drawn, now that the race is over."""
    del names
    match step.before, step.event.move:
        case State(phase="draw"), Draw(card) if card:
            yield saying("told-drawn", card=card)
        case _:
            pass


def chariots_of(state: State, seat: int) -> str:
    """Name the chariots that a seat drives."""
    owners = zip(state.table.charioteers, state.table.seats, strict=True)
    return ", ".join(name for name, owner in owners if owner == seat)


TELLING: Final = Telling(
    tell=tell_event,
    result="told-result-points",
    alone=frozenset(
        {
            "told-next-race",
            "told-place",
            "told-place-own",
            "told-place-taken",
            "told-race-over",
            "told-redraw",
            "told-round",
            "told-rounds-over",
            "told-worth",
        }
    ),
    begins_turn=begins_turn,
    goes_on=continues_event_before,
    drawn=tell_drawn_card,
    chariots=chariots_of,
)
