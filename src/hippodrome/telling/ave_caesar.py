"""Ave Caesar told: lanes, drives and what they change, passes and why, the end and its laurels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hippodrome.games.ave_caesar import alley, ending, six, tournament, turn, unmanned
from hippodrome.games.ave_caesar.kit import Cards, different_values, pack_cards, sorted_values
from hippodrome.games.ave_caesar.moves import FINISH, Move, drive
from hippodrome.games.ave_caesar.moving import drives_ahead, drives_before_tribute
from hippodrome.games.ave_caesar.start import Dealing, DrawForLanes
from hippodrome.games.ave_caesar.state import (
    DISQUALIFIED,
    FINISHED,
    OUT,
    OWES,
    PAID,
    RaceTerms,
    State,
    Voting,
    chariot_number_in_all_races,
    count_racing,
)
from hippodrome.games.ave_caesar.view import AnyState
from hippodrome.race.log import Event
from hippodrome.records import ReplayStep
from hippodrome.saying import Saying, saying
from hippodrome.telling.traits import Telling

CHARIOT_LETTERS: Final = "ABCDEF"
LANE_NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI")


def chariot_letter(race: RaceTerms, number: int) -> str:
    """Give the letter of a chariot, the same in every race: each seat's, their second ones, the unmanned.

    So a charioteer's letter, and with it the livery, stays when the lanes change from race to race (7.2).
    """
    return CHARIOT_LETTERS[chariot_number_in_all_races(race.owners, number)]


def chariot_name(race: RaceTerms, number: int, names: Sequence[str]) -> str:
    """Name a chariot: its letter, and its charioteer where it has one."""
    owner = race.owners[number]
    own = chariot_letter(race, number)
    return own if owner is None else f"{own} {names[owner]}"


def race_terms_of(state: AnyState) -> RaceTerms | None:
    """Find what does not change in a race; None while the lanes are being drawn."""
    match state:
        case DrawForLanes():
            return None
        case Voting():
            return state.state.race
        case _:
            return state.race


def tell_event(before: AnyState, event: Event[Move], after: AnyState, names: Sequence[str]) -> list[Saying]:
    """Tell one event of Ave Caesar."""
    move = event.move
    match before:
        case DrawForLanes():
            return list(_lot(before, move, after, names))
        case Dealing():
            return []
        case Voting():
            return list(_vote(before, move, after, names))
        case _:
            return list(_turn(before, move, after, names))


# --- before the race -----------------------------------------------------------------------------------


def _lot(before: DrawForLanes, move: Move, after: AnyState, names: Sequence[str]) -> Iterator[Saying]:
    seat = before.contenders[len(before.turned)]
    yield saying("told-lot", name=names[seat], card=move.card)
    race = race_terms_of(after)
    if race is not None:
        yield from _line_up(race, names)
    elif isinstance(after, DrawForLanes) and not after.turned:
        tied = ", ".join(names[it] for it in after.contenders)
        yield saying("told-lots-tied", names=tied)


def _line_up(race: RaceTerms, names: Sequence[str]) -> Iterator[Saying]:
    track = race.track
    legs = len(race.meeting.programme) if race.meeting else 1
    yield saying(
        "told-race",
        race=len(race.results) + 1,
        races=legs,
        course=track.course.name,
        direction=track.direction,
        laps=track.laps,
    )
    for number, owner in enumerate(race.owners):
        key = "told-lane-unmanned" if owner is None else "told-lane"
        space = track.course.start[track.direction][number]
        yield saying(key, who=chariot_name(race, number, names), lane=LANE_NUMERALS[number], space=space)


# --- a turn --------------------------------------------------------------------------------------------


def _vote(before: Voting, move: Move, after: AnyState, names: Sequence[str]) -> Iterator[Saying]:
    name, chosen = names[len(before.votes)], drive(move.card, move.to)
    yield saying("told-vote", name=name, card=move.card, space=move.to)
    meeting = before.state.race.meeting
    votes = (*before.votes, chosen)
    if meeting is None or len(votes) == meeting.seats:
        yield from _turn(before.state, unmanned.elected_drive(before.state, votes), after, names)


def _turn(before: State, move: Move, after: AnyState, names: Sequence[str]) -> Iterator[Saying]:
    # Without what follows of itself: the next race would hide how this one ended.
    then = after if isinstance(after, State) and after.race is before.race else turn.play(before, move)
    name = chariot_name(before.race, before.turn, names)
    match move.kind:
        case "drive":
            yield from _drive(before, move, then, name)
            if move not in before.moves:
                yield saying("told-older-rules", clause="5.3")
        case "draw" if before.chariots[before.turn].unmanned:
            yield saying("told-turned-up", who=name, card=move.card)
        case "tuck":
            yield saying("told-tuck", who=name)
        case "withdraw":
            yield saying("told-withdraw", who=name)
        case "pass":
            yield _pass(before, name)
        case _:
            pass
    yield from _leavers(before, move, then, names)
    if not then.moves:
        yield from _over(then, after, names)


def _drive(before: State, move: Move, then: State, name: str) -> Iterator[Saying]:
    race, number = before.race, before.turn
    track = race.track
    station, marks = before.chariots[number].station, then.chariots[number].marks
    fell = bool(marks & ~before.chariots[number].marks & DISQUALIFIED)
    if move.to == FINISH:
        yield saying("told-finish", who=name, card=move.card)
        yield _home(then, number, name)
        return
    to = track.station_after_drive(station, move.card, move.to)
    yield saying("told-drive", who=name, card=move.card, space=move.to)
    was_in, is_in = track.alley & track.bit[station], track.alley & track.bit[to]
    if marks & ~before.chariots[number].marks & PAID:
        yield saying("told-hail", who=name)
    elif is_in and not was_in:
        yield saying("told-alley", who=name)
    elif was_in and not is_in:
        yield saying("told-alley-left", who=name)
    if track.lap(to) > track.lap(station) > 0:
        key = "told-last-lap" if track.lap(to) == track.laps else "told-lap"
        yield saying(key, who=name, lap=track.lap(to))
    if fell:
        yield saying("told-disqualified", who=name)
    if _sole_leader(then) == number != _sole_leader(before):
        yield saying("told-lead", who=name)


def _home(then: State, number: int, name: str) -> Saying:
    chariot = then.chariots[number]
    if chariot.unmanned:
        return saying("told-home-unmanned", who=name)
    if chariot.marks & DISQUALIFIED:
        return saying("told-home-disqualified", who=name)
    home = [
        it
        for it in then.left
        if then.chariots[it].marks & FINISHED
        and not then.chariots[it].marks & DISQUALIFIED
        and not then.chariots[it].unmanned
    ]
    return saying("told-home", who=name, place=home.index(number) + 1)


def _sole_leader(state: State) -> int | None:
    progress = state.race.track.progress
    ahead = [
        number
        for number, it in enumerate(state.chariots)
        if it.on_course and progress[it.station] == state.lead
    ]
    return ahead[0] if len(ahead) == 1 else None


# --- passing -------------------------------------------------------------------------------------------

_REASONS: Final = {"3.3": "told-pass-blocked", "4.1": "told-pass-six", "5.3": "told-pass-wait"}


def _pass(state: State, name: str) -> Saying:
    chariot = state.chariots[state.turn]
    if chariot.unmanned:
        if not chariot.hand or not unmanned.any_value_moves(state.race, chariot, state.occupied):
            return saying("told-unmanned-stuck", who=name)
        key = "told-discard" if unmanned.pass_discards_card(state) else "told-six-kept"
        return saying(key, who=name, card=sorted_values(chariot.hand)[0])
    unseen = different_values(Cards(chariot.hand + chariot.deck + pack_cards(chariot.tucked)))
    clauses = {clause for card in unseen if (clause := _stops(state, card))}
    return saying(_REASONS[clauses.pop()] if len(clauses) == 1 else "told-pass", who=name)


def _stops(state: State, card: int) -> str | None:
    """Find what everyone can see would stop a card, were it held: 4.1, 3.3, 5.3 or nothing."""
    race, chariot, track = state.race, state.chariots[state.turn], state.race.track
    station = chariot.station
    if card == 6 and not state.opening and track.progress[station] == state.lead:
        unmoved = state.still and state.still >= count_racing(state.chariots)
        if not unmoved and not six.six_free_after_finish(race, state.chariots):
            return "4.1"
    if not drives_ahead(track, station, state.occupied)[card]:
        return "3.3"
    if chariot.marks & OWES and alley.alley_access_shut(track, station, state.occupied):
        return None if drives_before_tribute(track, station, state.occupied)[card] else "5.3"
    return None


# --- the end -------------------------------------------------------------------------------------------


def _leavers(before: State, move: Move, then: State, names: Sequence[str]) -> Iterator[Saying]:
    """Tell who is out, but for who withdrew."""
    race = before.race
    out = [
        number
        for number, it in enumerate(then.chariots)
        if it.marks & OUT and not before.chariots[number].marks & OUT
    ]
    if then.still and out and then.still >= ending.still_turns_allowed(race, count_racing(before.chariots)):
        yield saying("told-stalemate")
    elif move.kind != "withdraw":
        for number in out:
            chariot = then.chariots[number]
            spent = not (chariot.hand or chariot.deck or chariot.tucked)
            key = "told-out-cards" if spent else "told-out-points"
            yield saying(key, who=chariot_name(race, number, names))


def _over(then: State, after: AnyState, names: Sequence[str]) -> Iterator[Saying]:
    race, meeting = then.race, then.race.meeting
    yield saying("told-race-over")
    if meeting is not None and (len(meeting.programme) > 1 or meeting.chariots_each > 1):
        ended = tournament.race_result(then)
        if not any(ended.laurels):
            yield saying("told-no-laurels")
        for number in ended.ranking:
            if ended.laurels[number]:
                name, laurels = chariot_name(race, number, names), ended.laurels[number]
                yield saying("told-laurels", who=name, laurels=laurels)
    following = race_terms_of(after)
    if following is not None and len(following.results) > len(race.results):
        yield from _line_up(following, names)


# --- a whole record ------------------------------------------------------------------------------------


def begins_turn(last: ReplayStep | None, step: ReplayStep) -> bool:
    """Say whether an event is the first of a turn: not a draw after a card, nor what follows in a turn."""
    racing = step.before.state if isinstance(step.before, Voting) else step.before
    if not isinstance(racing, State) or last is None:
        return True
    if not racing.chariots[racing.turn].unmanned:
        return bool(step.event.move.kind != "draw")
    return last.event.move.kind not in ("draw", "vote") or _driver(last.before) != racing.turn


def _driver(state: AnyState) -> int | None:
    racing = state.state if isinstance(state, Voting) else state
    return racing.turn if isinstance(racing, State) else None


def tell_drawn_cards(step: ReplayStep, names: Sequence[str]) -> Iterator[Saying]:
    """Tell the cards that were drawn and dealt, now that the race is over."""
    before, (_, _, move), after = step
    match before, move:
        case Dealing(), Move("draw", card):
            if not isinstance(after, Dealing) or after.turn != before.turn:
                name = chariot_name(before.race, before.turn, names)
                yield saying("told-dealt", who=name, cards=_hand(before, card))
        case State(), Move("draw", card) if not before.chariots[before.turn].unmanned:
            yield saying("told-drawn", card=card)
        case _:
            pass


def _hand(dealing: Dealing, card: int) -> str:
    cards = sorted((*sorted_values(dealing.chariots[dealing.turn].hand), card))
    return ", ".join(map(str, cards))


TELLING: Final = Telling(
    tell=tell_event,
    result="told-result-laurels",
    alone=frozenset(
        {
            "told-dealt",
            "told-lane",
            "told-lane-unmanned",
            "told-laurels",
            "told-lot",
            "told-lots-tied",
            "told-no-laurels",
            "told-race",
            "told-race-over",
            "told-stalemate",
        }
    ),
    begins_turn=begins_turn,
    goes_on=lambda _step: False,
    drawn=tell_drawn_cards,
)
