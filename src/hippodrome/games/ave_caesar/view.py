"""What a seat or the stands may know: own hands, everybody's played cards, and nothing else that is hidden.

Played cards lie open, so what a chariot has left in hand, deck and under it together is public; how it is
divided is known to its charioteer alone. Unmanned chariots hide nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypedDict

from hippodrome.course import Direction
from hippodrome.games.ave_caesar import ending, six
from hippodrome.games.ave_caesar.kit import (
    NO_CARDS,
    SIX,
    Cards,
    Condition,
    Edition,
    counts_by_value,
    pack_cards,
    sorted_values,
)
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.parts import write_course_name
from hippodrome.games.ave_caesar.position import state_from_parts
from hippodrome.games.ave_caesar.start import Dealing, DrawForLanes
from hippodrome.games.ave_caesar.state import (
    HAND_AT,
    OUT,
    OWES,
    PAID,
    STATION_AT,
    UNMANNED,
    Chariot,
    RaceTerms,
    State,
    Voting,
)
from hippodrome.games.ave_caesar.track import Station, Track
from hippodrome.invariants import BrokenInvariant, present
from hippodrome.race.protocol import STANDS, Pick, Seat, Viewer

AnyState = State | Voting | Dealing | DrawForLanes
Phase = Literal["lots", "deal", "race", "vote"]
SixRule = Literal["bound", "opening", "finished", "unmoved"]
WhyOut = Literal["cards", "stalemate", "points", "withdrawn"]


class ChariotView(NamedTuple):
    """A chariot as a viewer sees it; hand, deck and tucked cards are None where they are hidden."""

    station: Station
    marks: int
    owner: Seat | None
    unseen: Cards
    held: int
    tucked_away: int
    hand: Cards | None
    deck: Cards | None
    tucked: tuple[int, ...] | None


class View(NamedTuple):
    """A race as a viewer sees it."""

    viewer: Viewer
    phase: Phase
    race: RaceTerms | None
    lots: DrawForLanes | None
    chariots: tuple[ChariotView, ...]
    turn: int
    drawing: int | None
    opening: bool
    still: int
    left: tuple[int, ...]
    votes: tuple[Move, ...]
    leaders_hold_sixes: bool | None
    """Told only to a leader with nothing but sixes, when it decides whether one may be played (4.5)."""


class _Secrets(NamedTuple):
    """What a viewer knows beside what everybody knows: its own chariots, by number, and what it is told."""

    chariots: Mapping[int, ChariotView]
    leaders_hold_sixes: bool | None


_NO_SECRETS: Final = _Secrets({}, None)


def view_of(state: AnyState, viewer: Viewer) -> View:
    """Show what a viewer may know of a state: what everybody knows, and what it alone knows."""
    public = _public(state)
    secrets = _secrets(state, viewer)
    chariots = list(public.chariots)
    for number, chariot in secrets.chariots.items():
        chariots[number] = chariot
    return public._replace(
        viewer=viewer, chariots=tuple(chariots), leaders_hold_sixes=secrets.leaders_hold_sixes
    )


def _public(state: AnyState) -> View:
    """Show what everybody may know of a state: this is the view of the stands."""
    if isinstance(state, DrawForLanes):
        return View(STANDS, "lots", None, state, (), 0, None, True, 0, (), (), None)
    if isinstance(state, Dealing):
        chariots = _look_at_all(state.race, state.chariots)
        return View(STANDS, "deal", state.race, None, chariots, state.turn, state.turn, True, 0, (), (), None)
    votes: tuple[Move, ...] = ()
    phase: Phase = "race"
    if isinstance(state, Voting):
        votes, phase = state.votes, "vote"
        state = state.state
    return View(
        viewer=STANDS,
        phase=phase,
        race=state.race,
        lots=None,
        chariots=_look_at_all(state.race, state.chariots),
        turn=state.turn,
        drawing=state.drawing,
        opening=state.opening,
        still=state.still,
        left=state.left,
        votes=votes,
        leaders_hold_sixes=None,
    )


def _look_at_all(race: RaceTerms, chariots: tuple[Chariot, ...]) -> tuple[ChariotView, ...]:
    """Show all chariots to everybody: unmanned ones hide nothing."""
    return tuple(
        [
            _look_at(chariot, owner, owner is None)
            for chariot, owner in zip(chariots, race.owners, strict=True)
        ]
    )


def _look_at(chariot: Chariot, owner: Seat | None, open_hand: bool) -> ChariotView:
    station, hand, deck, tucked, marks = chariot
    unseen, held, away = Cards(hand + deck), len(sorted_values(hand)), len(tucked)
    if tucked:
        unseen = Cards(unseen + pack_cards(tucked))
    if open_hand:
        return ChariotView(station, marks, owner, unseen, held, away, hand, deck, tucked)
    return ChariotView(station, marks, owner, unseen, held, away, None, None, None)


def _secrets(state: AnyState, viewer: Viewer) -> _Secrets:
    """Show what a viewer alone may know of a state."""
    if viewer is STANDS or isinstance(state, DrawForLanes):
        return _NO_SECRETS
    racing = state.state if isinstance(state, Voting) else state
    own = {
        number: _look_at(racing.chariots[number], owner, True)
        for number, owner in enumerate(racing.race.owners)
        if owner == viewer
    }
    sixes = None
    if isinstance(racing, State) and racing.turn in own:
        sixes = _leaders_hold_sixes(racing)
    return _Secrets(own, sixes)


def _leaders_hold_sixes(state: State) -> bool | None:
    """Tell a leader with nothing but sixes whether the other leaders hold the same, where that decides."""
    race, queue, lead = state.race, state.queue, state.lead
    if not queue or state.drawing is not None or state.opening:
        return None
    if six.six_free_for_leaders(state.context, len(queue)):
        return None
    if race.track.progress[queue[0][STATION_AT]] != lead or not six.only_sixes(queue[0][HAND_AT]):
        return None
    if not six.leaders_shut_road(race, queue, lead):
        return None
    return six.leaders_hold_sixes(race, queue, lead)


# --- imagining -----------------------------------------------------------------------------------------


def imagine(view: View, pick: Pick) -> AnyState:
    """Make up a state that looks just so: hidden cards are dealt from what is unseen."""
    if view.lots is not None:
        return view.lots
    race = present(view.race, "race")
    chariots = tuple(_imagine_cards(chariot, pick) for chariot in view.chariots)
    if view.phase == "deal":
        return Dealing(race, chariots, view.turn)
    while view.leaders_hold_sixes is not None:
        leaders = _leaders(race, [it.station for it in chariots])
        if all(six.only_sixes(chariots[it].hand) for it in leaders) == view.leaders_hold_sixes:
            break
        chariots = tuple(
            _imagine_cards(chariot, pick, sixes=view.leaders_hold_sixes and number in leaders)
            for number, chariot in enumerate(view.chariots)
        )
    state = state_from_parts(race, chariots, view.turn, view.drawing, view.opening, view.still, view.left)
    return Voting(state, view.votes) if view.phase == "vote" else state


def _imagine_cards(chariot: ChariotView, pick: Pick, *, sixes: bool = False) -> Chariot:
    if chariot.hand is not None and chariot.deck is not None and chariot.tucked is not None:
        return Chariot(chariot.station, chariot.hand, chariot.deck, chariot.tucked, chariot.marks)
    unseen = list(sorted_values(chariot.unseen))
    if sixes:
        hand = Cards(chariot.held * SIX)
        del unseen[len(unseen) - chariot.held :]
    else:
        hand = pack_cards(_take(unseen, pick) for _ in range(chariot.held))
    tucked = tuple(_take(unseen, pick) for _ in range(chariot.tucked_away))
    return Chariot(chariot.station, hand, pack_cards(unseen), tucked, chariot.marks)


def _take(cards: list[int], pick: Pick) -> int:
    return cards.pop(pick(len(cards)))


# --- writing -------------------------------------------------------------------------------------------


class ChariotSeen(TypedDict):
    """A chariot as a viewer sees it; hand, deck and tucked cards are null where they are hidden.

    `unseen` and `deck` count the cards of each value, ones first; `unseen` are all it has not played yet.
    """

    owner: int | None
    space: str | None
    lap: int
    paid: bool
    owes: bool
    state: Condition
    why_out: WhyOut | None
    unmanned: bool
    unseen: list[int]
    held: int
    tucked_away: int
    hand: list[int] | None
    deck: list[int] | None
    tucked: list[int] | None


class ResultSeen(TypedDict):
    """How one race of a tournament ended."""

    owners: list[int | None]
    laurels: list[int]
    ranking: list[int]


class RaceSeen(TypedDict):
    """A race that is being driven, or its deal; a course that is not of the atlas is written in full."""

    game: Literal["ave-caesar"]
    viewer: int | Literal["stands"]
    phase: Literal["deal", "race", "vote"]
    course: str | dict[str, Any]
    direction: Direction
    edition: Edition
    laps: int
    race: int
    turn: int
    drawing: int | None
    opening: bool
    still: int
    left: list[int]
    votes: list[str]
    leaders_hold_sixes: bool | None
    six: SixRule
    leaders: list[int]
    order: list[int]
    chariots: list[ChariotSeen]
    results: list[ResultSeen]


class LotsSeen(TypedDict):
    """The draw for lanes."""

    game: Literal["ave-caesar"]
    viewer: int | Literal["stands"]
    phase: Literal["lots"]
    contenders: list[int]
    turned: list[int]


WrittenView = RaceSeen | LotsSeen
"""A view as plain JSON values."""


def write_view(view: View) -> WrittenView:
    """Write a view as plain JSON values; what is hidden is null."""
    return _write_lots(view) if view.race is None else _write_race(view, view.race)


def write_views(state: AnyState, viewers: Iterable[Viewer]) -> dict[Viewer, WrittenView]:
    """Write what several viewers may know of a state; what they see alike is worked out once."""
    public = _public(state)
    race = public.race
    if race is None:
        return {viewer: _write_lots(view_of(state, viewer)) for viewer in viewers}
    common = _write_race(public, race)
    written: dict[Viewer, WrittenView] = {}
    for viewer in viewers:
        secrets = _secrets(state, viewer)
        own = written[viewer] = common.copy()
        own["viewer"] = _named(viewer)
        own["leaders_hold_sixes"] = secrets.leaders_hold_sixes
        own["chariots"] = chariots = common["chariots"].copy()
        for number, it in secrets.chariots.items():
            chariots[number] = _write_chariot(it, race.track, chariots[number]["why_out"])
    return written


def _write_lots(view: View) -> LotsSeen:
    lots = present(view.lots, "draw for lanes")
    return {
        "game": "ave-caesar",
        "viewer": _named(view.viewer),
        "phase": "lots",
        "contenders": list(lots.contenders),
        "turned": list(lots.turned),
    }


def _write_race(view: View, race: RaceTerms) -> RaceSeen:
    if view.phase == "lots":
        raise BrokenInvariant("the draw for lanes has no race yet")
    track, stations = race.track, [it.station for it in view.chariots]
    return {
        "game": "ave-caesar",
        "viewer": _named(view.viewer),
        "phase": view.phase,
        "course": _write_course(track),
        "direction": track.direction,
        "edition": race.edition,
        "laps": track.laps,
        "race": len(race.results) + 1,
        "turn": view.turn,
        "drawing": view.drawing,
        "opening": view.opening,
        "still": view.still,
        "left": list(view.left),
        "votes": [str(vote) for vote in view.votes],
        "leaders_hold_sixes": view.leaders_hold_sixes,
        "six": _six_rule(view, race, stations),
        "leaders": _leaders(race, stations),
        "order": _order(view, race, stations),
        "chariots": [
            _write_chariot(it, track, _why_out(view, race, it) if it.marks & OUT else None)
            for it in view.chariots
        ],
        "results": [
            {"owners": list(it.owners), "laurels": list(it.laurels), "ranking": list(it.ranking)}
            for it in race.results
        ],
    }


MOST_CHARIOTS_CACHED: Final = 1 << 11
"""So much of what was written of a track is remembered before it begins anew."""


def _write_course(track: Track) -> str | dict[str, Any]:
    """Write the course of a track; nobody may change what this gives."""
    known: str | dict[str, Any] | None = track.written.get("course")
    if known is None:
        known = track.written["course"] = write_course_name(track.course)
    return known


def _write_chariot(seen: ChariotView, track: Track, why_out: WhyOut | None) -> ChariotSeen:
    """Write a chariot; nobody may change what this gives."""
    known: ChariotSeen | None = track.written.get((seen, why_out))
    if known is None:
        if len(track.written) >= MOST_CHARIOTS_CACHED:
            course = _write_course(track)
            track.written.clear()
            track.written["course"] = course
        known = track.written[seen, why_out] = _chariot_seen(seen, track, why_out)
    return known


def _chariot_seen(seen: ChariotView, track: Track, why_out: WhyOut | None) -> ChariotSeen:
    chariot = _bare(seen)
    return {
        "owner": seen.owner,
        "space": track.space(seen.station) if chariot.on_course else None,
        "lap": track.lap(seen.station),
        "paid": chariot.paid,
        "owes": bool(seen.marks & OWES),
        "state": chariot.condition,
        "why_out": why_out,
        "unmanned": chariot.unmanned,
        "unseen": list(counts_by_value(seen.unseen)),
        "held": seen.held,
        "tucked_away": seen.tucked_away,
        "hand": None if seen.hand is None else list(sorted_values(seen.hand)),
        "deck": None if seen.deck is None else list(counts_by_value(seen.deck)),
        "tucked": None if seen.tucked is None else list(seen.tucked),
    }


def _named(viewer: Viewer) -> int | Literal["stands"]:
    return "stands" if viewer is STANDS else viewer


def _bare(seen: ChariotView) -> Chariot:
    """Take a chariot without its cards, which may be hidden."""
    return Chariot(seen.station, NO_CARDS, NO_CARDS, (), seen.marks)


def _six_rule(view: View, race: RaceTerms, stations: Sequence[Station]) -> SixRule:
    """Say how the rule of the six stands for all to see: bound, or what sets it aside (4.2, 4.6, 4.7)."""
    if view.opening:
        return "opening"
    if view.left and six.six_free_after_finish(race, [_bare(it) for it in view.chariots]):
        return "finished"
    racing = sum([it >= 0 for it in stations])
    return "unmoved" if six.nobody_moved(view.still, racing) else "bound"


def _leaders(race: RaceTerms, stations: Sequence[Station]) -> list[int]:
    """List who leads (4.3), by number."""
    progress = race.track.progress
    lead = max([progress[it] for it in stations if it >= 0], default=-1)
    return [number for number, it in enumerate(stations) if it >= 0 and progress[it] == lead]


def _order(view: View, race: RaceTerms, stations: Sequence[Station]) -> list[int]:
    """List all chariots, the best first: those home, those on the course by 4.3, then the rest (6.5)."""
    progress = race.track.progress
    on_course = [(-progress[it], number) for number, it in enumerate(stations) if it >= 0]
    on_course.sort()
    order = [number for _, number in on_course]
    left = view.left
    if not left:
        return order
    chariots = [_bare(it) for it in view.chariots]
    home = [number for number in left if chariots[number].condition == "finished"]
    rest = [number for number in ending.rank_left_chariots(chariots, left) if number not in home]
    return [*home, *order, *rest, *(it for it in reversed(left) if it not in (*home, *rest))]


def _why_out(view: View, race: RaceTerms, seen: ChariotView) -> WhyOut | None:
    """Say why a chariot that is out is so, where what is public tells it."""
    marks = seen.marks
    if not seen.unseen:
        return "cards"
    if view.still and not any(it.station >= 0 for it in view.chariots):
        return "stalemate"
    fallen = race.track.tribute_due and not marks & (PAID | OWES | UNMANNED)
    if race.retires:
        return None if fallen else "points"
    return "withdrawn" if fallen else None


def hides_card(state: AnyState, move: Move, viewer: Viewer) -> bool:
    """Say whether the card of a move is hidden from a viewer: another's draw, another's tucked card."""
    if move.kind not in ("draw", "tuck") or isinstance(state, DrawForLanes | Voting):
        return False
    owner = state.race.owners[state.turn]
    return owner is not None and owner != viewer
