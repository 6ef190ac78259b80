"""What a seat or the stands may know: own hands, everybody's played cards, and nothing else that is hidden.

Played cards lie open, so what a chariot has left in hand, deck and under it together is public; how it is
divided is known to its charioteer alone. Unmanned chariots hide nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from hippodrome.course import SpaceId
from hippodrome.games.ave_caesar import ending, six
from hippodrome.games.ave_caesar.kit import NO_CARDS, SIX, Cards, counts, pack, values
from hippodrome.games.ave_caesar.moves import Move
from hippodrome.games.ave_caesar.position import arrange, write_course_name
from hippodrome.games.ave_caesar.start import Dealing, Lots
from hippodrome.games.ave_caesar.state import (
    HAND,
    OUT,
    OWES,
    PAID,
    STATION,
    UNMANNED,
    Chariot,
    Condition,
    Race,
    State,
    Voting,
    racing,
)
from hippodrome.games.ave_caesar.track import Station
from hippodrome.race.protocol import Pick, Seat, Viewer

AnyState = State | Voting | Dealing | Lots
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
    race: Race | None
    lots: Lots | None
    chariots: tuple[ChariotView, ...]
    turn: int
    drawing: int | None
    opening: bool
    still: int
    left: tuple[int, ...]
    votes: tuple[Move, ...]
    leaders_hold_sixes: bool | None
    """Told only to a leader with nothing but sixes, when it decides whether one may be played (4.5)."""


def look(state: AnyState, viewer: Viewer) -> View:
    """Show what a viewer may know of a state."""
    if isinstance(state, Lots):
        return View(viewer, "lots", None, state, (), 0, None, True, 0, (), (), None)
    if isinstance(state, Dealing):
        chariots = _look_at_all(state.race, state.chariots, viewer)
        return View(viewer, "deal", state.race, None, chariots, state.turn, state.turn, True, 0, (), (), None)
    votes: tuple[Move, ...] = ()
    phase: Phase = "race"
    if isinstance(state, Voting):
        votes, phase = state.votes, "vote"
        state = state.state
    return View(
        viewer=viewer,
        phase=phase,
        race=state.race,
        lots=None,
        chariots=_look_at_all(state.race, state.chariots, viewer),
        turn=state.turn,
        drawing=state.drawing,
        opening=state.opening,
        still=state.still,
        left=state.left,
        votes=votes,
        leaders_hold_sixes=_leaders_hold_sixes(state, viewer),
    )


def _look_at_all(race: Race, chariots: tuple[Chariot, ...], viewer: Viewer) -> tuple[ChariotView, ...]:
    return tuple(
        _look_at(chariot, owner, open_hand=owner is None or owner == viewer)
        for chariot, owner in zip(chariots, race.owners, strict=True)
    )


def _look_at(chariot: Chariot, owner: Seat | None, *, open_hand: bool) -> ChariotView:
    station, hand, deck, tucked, marks = chariot
    return ChariotView(
        station=station,
        marks=marks,
        owner=owner,
        unseen=Cards(hand + deck + pack(tucked)),
        held=len(values(hand)),
        tucked_away=len(tucked),
        hand=hand if open_hand else None,
        deck=deck if open_hand else None,
        tucked=tucked if open_hand else None,
    )


def _leaders_hold_sixes(state: State, viewer: Viewer) -> bool | None:
    """Tell a leader with nothing but sixes whether the other leaders hold the same, where that decides."""
    race, queue, lead = state.race, state.queue, state.lead
    if not queue or state.drawing is not None or state.opening or race.owners[state.turn] != viewer:
        return None
    if six.free_for_leaders(state.around, len(queue)):
        return None
    if race.track.progress[queue[0][STATION]] != lead or not six.only_sixes(queue[0][HAND]):
        return None
    if not six.road_shut(race, queue, lead):
        return None
    return six.leaders_hold_sixes(race, queue, lead)


# --- imagining -----------------------------------------------------------------------------------------


def imagine(view: View, pick: Pick) -> AnyState:
    """Make up a state that looks just so: hidden cards are dealt from what is unseen."""
    if view.lots is not None:
        return view.lots
    race = view.race
    assert race is not None  # noqa: S101  (only the draw for lanes has no race yet)
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
    state = arrange(race, chariots, view.turn, view.drawing, view.opening, view.still, view.left)
    return Voting(state, view.votes) if view.phase == "vote" else state


def _imagine_cards(chariot: ChariotView, pick: Pick, *, sixes: bool = False) -> Chariot:
    if chariot.hand is not None and chariot.deck is not None and chariot.tucked is not None:
        return Chariot(chariot.station, chariot.hand, chariot.deck, chariot.tucked, chariot.marks)
    unseen = list(values(chariot.unseen))
    if sixes:
        hand = Cards(chariot.held * SIX)
        del unseen[len(unseen) - chariot.held :]
    else:
        hand = pack(_take(unseen, pick) for _ in range(chariot.held))
    tucked = tuple(_take(unseen, pick) for _ in range(chariot.tucked_away))
    return Chariot(chariot.station, hand, pack(unseen), tucked, chariot.marks)


def _take(cards: list[int], pick: Pick) -> int:
    return cards.pop(pick(len(cards)))


# --- writing -------------------------------------------------------------------------------------------


def write_view(view: View) -> dict[str, Any]:
    """Write a view as plain JSON values; what is hidden is null."""
    written: dict[str, Any] = {
        "game": "ave-caesar",
        "viewer": _named(view.viewer),
        "phase": view.phase,
    }
    if view.lots is not None:
        return written | {
            "contenders": list(view.lots.contenders),
            "turned": list(view.lots.turned),
        }
    race = view.race
    assert race is not None  # noqa: S101  (only the draw for lanes has no race yet)
    bare = [_bare(it) for it in view.chariots]
    return written | {
        "course": write_course_name(race.track.course),
        "direction": race.track.direction,
        "edition": race.edition,
        "laps": race.track.laps,
        "race": len(race.results) + 1,
        "turn": view.turn,
        "drawing": view.drawing,
        "opening": view.opening,
        "still": view.still,
        "left": list(view.left),
        "votes": [str(vote) for vote in view.votes],
        "leaders_hold_sixes": view.leaders_hold_sixes,
        "six": _six_rule(race, bare, view.still, opening=view.opening),
        "leaders": _leaders(race, [it.station for it in view.chariots]),
        "order": _order(race, bare, view.left),
        "chariots": [_write_chariot(view, race, chariot) for chariot in view.chariots],
        "results": [
            {"owners": list(it.owners), "laurels": list(it.laurels), "ranking": list(it.ranking)}
            for it in race.results
        ],
    }


class Written(NamedTuple):
    """The views of several viewers, taken apart: what all of them see, and what each sees beside that.

    `closed` are the chariots as those see them who do not drive them. For each viewer there is what it alone
    is told, and its own chariots by number.
    """

    common: dict[str, Any]
    closed: list[dict[str, Any]]
    own: dict[Viewer, tuple[dict[str, Any], dict[int, dict[str, Any]]]]


def write_race(race: Race) -> dict[str, Any]:
    """Write what stays the same in every view of a race."""
    return {
        "game": "ave-caesar",
        "course": write_course_name(race.track.course),
        "direction": race.track.direction,
        "edition": race.edition,
        "laps": race.track.laps,
        "race": len(race.results) + 1,
        "results": [
            {"owners": list(it.owners), "laurels": list(it.laurels), "ranking": list(it.ranking)}
            for it in race.results
        ],
    }


def write_views(state: State | Voting | Dealing, viewers: Iterable[Viewer]) -> Written:
    """Write the views of several viewers at once, without what `write_race` writes.

    Put together they are what `write_view` writes; what all of them see is worked out once, and a
    chariot that has not changed is not written again.
    """
    if isinstance(state, Dealing):
        inner: State | Dealing = state
        common: dict[str, Any] = {
            "phase": "deal",
            "turn": state.turn,
            "drawing": state.turn,
            "opening": True,
            "still": 0,
            "left": (),
            "votes": (),
        }
    else:
        voting = isinstance(state, Voting)
        inner = state.state if isinstance(state, Voting) else state
        common = {
            "phase": "vote" if voting else "race",
            "turn": inner.turn,
            "drawing": inner.drawing,
            "opening": inner.opening,
            "still": inner.still,
            "left": inner.left,
            "votes": [str(vote) for vote in state.votes] if isinstance(state, Voting) else (),
        }
    race, chariots = inner.race, inner.chariots
    stations = [it.station for it in chariots]
    common["six"] = _six_rule(race, chariots, common["still"], opening=common["opening"])
    common["leaders"] = _leaders(race, stations)
    common["order"] = _order(race, chariots, common["left"])
    still = common["still"]
    closed = [
        _closed_chariot(race, chariot, owner, stations, still)
        for chariot, owner in zip(chariots, race.owners, strict=True)
    ]
    own: dict[Viewer, tuple[dict[str, Any], dict[int, dict[str, Any]]]] = {}
    for viewer in viewers:
        hold = _leaders_hold_sixes(inner, viewer) if isinstance(inner, State) else None
        mine = {
            number: {**closed[number], **_cards(chariots[number])}
            for number, owner in enumerate(race.owners)
            if owner == viewer
        }
        own[viewer] = {"viewer": _named(viewer), "leaders_hold_sixes": hold}, mine
    return Written(common, closed, own)


def _closed_chariot(
    race: Race, chariot: Chariot, owner: Seat | None, stations: Sequence[Station], still: int
) -> dict[str, Any]:
    """Write a chariot as those see it who do not drive it; an unmanned one hides nothing."""
    station, hand, deck, tucked, marks = chariot
    unseen = Cards(hand + deck + pack(tucked))
    written = _public(
        owner,
        race.track.space(station) if station >= 0 else None,
        race.track.lap(station),
        marks,
        _why_out(race, marks, unseen, stations, still) if marks & OUT else None,
        unseen,
        len(values(hand)),
        len(tucked),
    )
    return {**written, **_cards(chariot)} if owner is None else written


@lru_cache(maxsize=1 << 13)
def _public(
    owner: Seat | None,
    space: SpaceId | None,
    lap: int,
    marks: int,
    why_out: WhyOut | None,
    unseen: Cards,
    held: int,
    tucked_away: int,
) -> dict[str, Any]:
    """Write what everyone knows of a chariot; nobody may change what this gives."""
    chariot = Chariot(Station(0), NO_CARDS, NO_CARDS, (), marks)
    condition: Condition = chariot.condition
    return {
        "owner": owner,
        "space": space,
        "lap": lap,
        "paid": chariot.paid,
        "owes": bool(marks & OWES),
        "state": condition,
        "why_out": why_out,
        "unmanned": chariot.unmanned,
        "unseen": list(counts(unseen)),
        "held": held,
        "tucked_away": tucked_away,
        "hand": None,
        "deck": None,
        "tucked": None,
    }


def settled(state: AnyState) -> tuple[Any, ...]:
    """Tell what the standings depend on beside the race itself: as long as it is the same, so are they."""
    if isinstance(state, Lots | Dealing):
        return ()
    inner = state.state if isinstance(state, Voting) else state
    return inner.left, tuple([it.marks for it in inner.chariots]), not inner.moves


def _named(viewer: Viewer) -> int | str:
    return viewer if isinstance(viewer, int) else viewer.value


def _cards(chariot: Chariot) -> dict[str, Any]:
    """Write the cards of a chariot for its own charioteer."""
    return {
        "hand": list(values(chariot.hand)),
        "deck": list(counts(chariot.deck)),
        "tucked": list(chariot.tucked),
    }


def _bare(seen: ChariotView) -> Chariot:
    """Take a chariot without its cards, which may be hidden."""
    return Chariot(seen.station, NO_CARDS, NO_CARDS, (), seen.marks)


def _six_rule(race: Race, chariots: Sequence[Chariot], still: int, *, opening: bool) -> SixRule:
    """Say how the rule of the six stands for all to see: bound, or what sets it aside (4.2, 4.6, 4.7)."""
    if opening:
        return "opening"
    if six.free_after_finish(race, chariots):
        return "finished"
    return "unmoved" if six.nobody_moved(still, racing(chariots)) else "bound"


def _progress(race: Race, station: Station) -> int:
    return race.track.progress[station] if station >= 0 else -1


def _leaders(race: Race, stations: Sequence[Station]) -> list[int]:
    """List who leads (4.3), by number."""
    progress = [_progress(race, it) for it in stations]
    lead = max(progress, default=-1)
    return [number for number, it in enumerate(progress) if it == lead >= 0]


def _order(race: Race, chariots: Sequence[Chariot], left: Sequence[int]) -> list[int]:
    """List all chariots, the best first: those home, those on the course by 4.3, then the rest (6.5)."""
    on_course = [number for number, it in enumerate(chariots) if it.station >= 0]
    on_course.sort(key=lambda number: -race.track.progress[chariots[number].station])
    if not left:
        return on_course
    home = [number for number in left if chariots[number].condition == "finished"]
    rest = [number for number in ending.ranking(chariots, left) if number not in home]
    return [*home, *on_course, *rest, *(it for it in reversed(left) if it not in (*home, *rest))]


def _why_out(race: Race, marks: int, unseen: Cards, stations: Sequence[Station], still: int) -> WhyOut | None:
    """Say why a chariot is out, where what is public tells it."""
    if not marks & OUT:
        return None
    if not unseen:
        return "cards"
    if still and not any(it >= 0 for it in stations):
        return "stalemate"
    fallen = race.track.tribute_due and not marks & (PAID | OWES | UNMANNED)
    if race.retires:
        return None if fallen else "points"
    return "withdrawn" if fallen else None


def _write_chariot(view: View, race: Race, seen: ChariotView) -> dict[str, Any]:
    chariot = _bare(seen)
    space: SpaceId | None = race.track.space(seen.station) if chariot.on_course else None
    condition: Condition = chariot.condition
    return {
        "owner": seen.owner,
        "space": space,
        "lap": race.track.lap(seen.station),
        "paid": chariot.paid,
        "owes": bool(seen.marks & OWES),
        "state": condition,
        "why_out": _why_out(race, seen.marks, seen.unseen, [it.station for it in view.chariots], view.still),
        "unmanned": chariot.unmanned,
        "unseen": list(counts(seen.unseen)),
        "held": seen.held,
        "tucked_away": seen.tucked_away,
        "hand": None if seen.hand is None else list(values(seen.hand)),
        "deck": None if seen.deck is None else list(counts(seen.deck)),
        "tucked": None if seen.tucked is None else list(seen.tucked),
    }


def hides_card(state: AnyState, move: Move, viewer: Viewer) -> bool:
    """Say whether the card of a move is hidden from a viewer: another's draw, another's tucked card."""
    if move.kind not in ("draw", "tuck") or isinstance(state, Lots | Voting):
        return False
    owner = state.race.owners[state.turn]
    return owner is not None and owner != viewer
