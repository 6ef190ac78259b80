"""Position files (docs/formats.md): a race at one moment, read from and written as plain JSON values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hippodrome.course import SpaceId
from hippodrome.games.ave_caesar.kit import counts_by_value, sorted_values, write_options
from hippodrome.games.ave_caesar.moves import Move, drive
from hippodrome.games.ave_caesar.parts import GAME_NAME, ChariotParts, read_parts, write_course_name
from hippodrome.games.ave_caesar.state import (
    DISQUALIFIED,
    FINISHED,
    OUT,
    OWES,
    PAID,
    STATION_AT,
    UNMANNED,
    Chariot,
    Meeting,
    RaceContext,
    Racer,
    RaceResult,
    RaceTerms,
    State,
    Voting,
    make_race_terms,
)
from hippodrome.games.ave_caesar.track import Track, off_course, track_of
from hippodrome.games.ave_caesar.turn import begin_turn, end_race, let_fates_draw, progress_of_lead
from hippodrome.race.protocol import Seat

# --- writing -------------------------------------------------------------------------------------------


def write_position(state: State) -> dict[str, Any]:
    """Write a race as a position file has it."""
    race = state.race
    return {
        "game": GAME_NAME,
        "course": write_course_name(race.track.course),
        "direction": race.track.direction,
        "edition": race.edition,
        "options": dict(race.given),
        "turn": state.turn,
        "drawing": state.drawing,
        "opening": state.opening,
        "still": state.still,
        "chariots": [_write_chariot(race.track, chariot) for chariot in state.chariots],
        "left": list(state.left),
    }


def _write_chariot(track: Track, chariot: Chariot) -> dict[str, Any]:
    return {
        "space": track.space(chariot.station) if chariot.on_course else None,
        "lap": track.lap(chariot.station),
        "paid": chariot.paid,
        "hand": list(sorted_values(chariot.hand)),
        "deck": list(counts_by_value(chariot.deck)),
        "tucked": list(chariot.tucked),
        "state": chariot.condition,
        "unmanned": chariot.unmanned,
    }


# --- reading -------------------------------------------------------------------------------------------


def read_position(value: object) -> State:
    """Read a race from a position file; raise Trouble naming the field that is not as it should be."""
    parts = read_parts(value)
    track = track_of(parts.course, parts.direction, parts.laps)
    chariots = [_chariot(it, track) for it in parts.chariots]
    manned = [number for number, it in enumerate(chariots) if not it.unmanned]
    owners = tuple(None if it.unmanned else Seat(manned.index(number)) for number, it in enumerate(chariots))
    race = make_race_terms(track, parts.edition, parts.options, parts.given, owners)
    return state_from_parts(race, chariots, parts.turn, parts.drawing, parts.opening, parts.still, parts.left)


def _chariot(it: ChariotParts, track: Track) -> Chariot:
    marks = {"racing": 0, "finished": 0, "disqualified": DISQUALIFIED, "out": OUT}[it.condition]
    if it.space is None and it.lap == track.laps + 1:
        marks |= FINISHED
    if it.unmanned:
        marks |= UNMANNED
    elif it.paid:
        marks |= PAID
    elif not marks and track.tribute_due:
        marks |= OWES
    station = off_course(it.lap) if it.space is None else track.station(it.space, it.lap)
    return Chariot(station, it.hand, it.deck, it.tucked, marks)


def state_from_parts(
    race: RaceTerms,
    chariots: Sequence[Chariot],
    turn: int,
    drawing: int | None,
    opening: bool,
    still: int,
    left: tuple[int, ...],
) -> State:
    """Make a state of its plain parts: find the lead, what is occupied, and what may be played."""
    racers: list[Racer] = [(*chariot, number) for number, chariot in enumerate(chariots)]
    queue = tuple(racer for racer in racers[turn:] + racers[:turn] if racer[STATION_AT] >= 0)
    gone = tuple(racer for racer in racers if racer[STATION_AT] < 0)
    context = RaceContext(race, gone, left, still, opening=opening)
    if not queue:
        return end_race(context, turn)
    occupied = sum(race.track.bit[racer[STATION_AT]] for racer in queue)
    lead = progress_of_lead(race, queue)
    if drawing is not None:
        return let_fates_draw(context, queue, occupied, lead)
    return begin_turn(context, queue, occupied, lead)


# --- a state in the midst of a meeting --------------------------------------------------------------------


def write_state(state: object) -> dict[str, Any] | None:
    """Write a state in the midst of a meeting; None while lots are drawn or hands are dealt."""
    votes: tuple[Move, ...] | None = None
    if isinstance(state, Voting):
        votes, state = state.votes, state.state
    if not isinstance(state, State):
        return None
    return {
        "chariot": list(Chariot._fields),
        "owners": list(state.race.owners),
        "results": [[list(part) for part in result] for result in state.race.results],
        "turn": state.turn,
        "drawing": state.drawing,
        "opening": state.opening,
        "still": state.still,
        "left": list(state.left),
        "chariots": [list(it) for it in state.chariots],
        "votes": None if votes is None else [[it.card, it.to] for it in votes],
    }


def read_state(meeting: Meeting, value: Mapping[str, Any]) -> State | Voting:
    """Read a state of a meeting; KeyError or ValueError if it was not written by `write_state`."""
    if value["chariot"] != list(Chariot._fields):
        raise ValueError(value["chariot"])
    results = tuple(
        RaceResult(tuple(owners), tuple(laurels), tuple(ranking))
        for owners, laurels, ranking in value["results"]
    )
    options = meeting.options
    owners = tuple(value["owners"])
    given = write_options(meeting.edition, options)
    race = make_race_terms(
        meeting.programme[len(results)], meeting.edition, options, given, owners, meeting, results
    )
    chariots = [
        Chariot._make(tuple(it) if isinstance(it, list) else it for it in row) for row in value["chariots"]
    ]
    left = tuple(value["left"])
    state = state_from_parts(
        race, chariots, value["turn"], value["drawing"], value["opening"], value["still"], left
    )
    if value["votes"] is None:
        return state
    return Voting(state, tuple(drive(card, SpaceId(to)) for card, to in value["votes"]))
