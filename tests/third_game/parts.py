"""What Stadion brings to each layer of the house."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from tests.third_game.game import (
    GAME,
    NAME,
    PLAYERS,
    Foot,
    FootView,
    Move,
    goal,
    hare,
    read_position,
    write_position,
)

from hippodrome.charioteers.stable import Stable
from hippodrome.coach.reasons import reason_by_numbers
from hippodrome.coach.traits import CoachTraits, SeatOutcome, WeighedMove
from hippodrome.league.traits import BalanceTraits, ChariotResult, CourseRoom, LeagueTraits, Venue
from hippodrome.race.log import Event
from hippodrome.race.protocol import FATES, Pick, Refusal, Seat
from hippodrome.records import ReplayStep
from hippodrome.saying import Fact, Saying, saying
from hippodrome.setups.wish import RaceWish, refuse_foreign_options
from hippodrome.tables.choices import CLOCK_CHOICES, Choices, hires, usual_setup
from hippodrome.tables.traits import TableTraits
from hippodrome.telling.traits import Telling
from hippodrome.terminal.console import Line
from hippodrome.terminal.face import Block, Choice, Group

STABLE: Final = Stable(
    charioteers={
        "random": lambda pick: lambda _view, moves: moves[pick(len(moves))],
        "hare": lambda _pick: hare,
    },
    searchers={},
    stand_in="hare",
)


# --- set-ups -------------------------------------------------------------------------------------------


class StadionSetups:
    """Makes set-ups: the laps asked for are none, an option is the number of paces."""

    def make_setup(self, wish: RaceWish, players: int, deal_by: Pick | None) -> dict[str, Any]:
        """Make a set-up."""
        del deal_by
        refuse_foreign_options(
            NAME, course=wish.courses, direction=wish.direction, laps=wish.laps, unmanned=wish.unmanned
        )
        return {"players": players, **(wish.options or {})}

    def courses(self, chariots: int) -> Sequence[str]:
        """List no courses: there is one stadion."""
        del chariots
        return ()


# --- telling -------------------------------------------------------------------------------------------


def tell(before: Foot, event: Event[Move], after: Foot, names: Sequence[str]) -> list[Saying]:
    """Tell one event; who draws what is not told."""
    if event.by is FATES:
        return []
    name, move = names[before.turn], event.move
    told = [saying(f"stadion-told-{move.kind}", name=name, card=move.card, pace=goal(before, move.card))]
    if place := after.runners[before.turn].place:
        told.append(saying("stadion-told-home", name=name, place=place))
    if GAME.to_move(after) is None:
        told.append(saying("stadion-told-over"))
    return told


def drawn(step: ReplayStep, names: Sequence[str]) -> Iterator[Saying]:
    """Tell the card that was drawn, now that the race is over."""
    del names
    if step.event.by is FATES and step.before.due == "draw":
        yield saying("told-drawn", card=step.event.move.card)


TELLING: Final = Telling(
    tell=tell,
    result="stadion-result",
    alone=frozenset({"stadion-told-over"}),
    begins_turn=lambda _last, step: step.event.by is not FATES,
    goes_on=lambda _step: False,
    drawn=drawn,
)


# --- coach ---------------------------------------------------------------------------------------------


def ending(state: Foot, seat: Seat, race_index: int) -> SeatOutcome:
    """Place a seat as the race stands; the win is shared by those who tie."""
    del race_index
    places = {it.seat: it.place for it in GAME.standings(state)}
    first = [it for it, place in places.items() if place == 1]
    last = places[seat] == max(places.values())
    return SeatOutcome(1 / len(first) if seat in first else 0.0, -float(places[seat]), float(last))


def reason(view: FootView, best: WeighedMove, played: WeighedMove) -> tuple[str, dict[str, Fact]]:
    """Tell both moves as they are written, and what the races showed."""
    del view
    facts: dict[str, Fact] = {"kind": "written", "move": GAME.write(best.move)}
    return reason_by_numbers(best, played), facts | {
        "played_kind": "written",
        "played_move": GAME.write(played.move),
    }


COACH: Final = CoachTraits(
    unit="places",
    column="place",
    headings=("coach-expected-place", "coach-chance-out"),
    blunder=0.3,
    budget=32,
    hint_budget=64,
    table_budget=8,
    horizon=100,
    race_number=lambda _state: 0,
    chariots=lambda state: len(state.runners),
    ending=ending,
    settled=lambda state, seat: bool(state.runners[seat].place),
    driver=lambda _choose: lambda state, seat, moves: hare(GAME.view(state, seat), moves),
    reason=reason,
)


# --- league --------------------------------------------------------------------------------------------


class StadionHeats:
    """Races in a league: everyone draws from one deck, seats are lanes."""

    def setup(self, venue: Venue, edition: str | None) -> Mapping[str, Any]:
        """Make the set-up of a race."""
        del edition
        return {"players": venue.chariots}

    def lining_up(self, state: Foot) -> bool:
        """Say that nobody draws for a place."""
        del state
        return False

    def owners(self, state: Foot) -> Sequence[int]:
        """Give each seat its runner."""
        return range(len(state.runners))

    def starts(self, state: Foot) -> tuple[int, ...]:
        """Tell the turn in which each begins."""
        return tuple(range(1, len(state.runners) + 1))

    def name_of_chance_source(self, state: Foot) -> str:
        """Name the deck."""
        return f"deck {state.turn}"

    def is_disqualified(self, state: Foot, chariot: int) -> bool:
        """Say that nobody is disqualified."""
        del state, chariot
        return False

    def chariot_results(
        self, state: Foot, drivers: Sequence[str], starts: Sequence[int], disqualified: int
    ) -> tuple[ChariotResult, ...]:
        """Tell how everyone fared."""
        del disqualified
        place = {int(it.seat): it.place for it in GAME.standings(state)}
        return tuple(
            ChariotResult(
                driver, start, place[seat], place[seat], "finished" if state.runners[seat].place else "out"
            )
            for seat, (driver, start) in enumerate(zip(drivers, starts, strict=True))
        )

    def possible_starts_and_points(self, chariots: int) -> tuple[Sequence[int], Sequence[int]]:
        """List the turns and the places that a runner can have."""
        return range(1, chariots + 1), range(1, chariots + 1)


LEAGUE: Final = LeagueTraits(
    unit="place",
    more_is_better=False,
    start_word="turn",
    rung="league-rung-places",
    ends=("finished", "out"),
    directions=("straight",),
    courses=lambda: ("stadion",),
    room=lambda _course: CourseRoom(*PLAYERS, PLAYERS[1]),
    heats=StadionHeats(),
    balance=BalanceTraits(
        bites={"rest": "a rest"},
        bitten=lambda _state, move: {move.kind} & {"rest"},
        legend="How often somebody has to rest (2.3) is told in per cent of all turns.",
        turn="turns",
        races=100,
    ),
)


# --- terminal ------------------------------------------------------------------------------------------


class StadionFace:
    """Shows Stadion in the terminal."""

    def tell_whose_turn(self, view: FootView, names: Sequence[str]) -> Saying:
        """Say whose turn it is."""
        return saying("terminal-turn", who=names[view.turn])

    def situation(self, view: FootView, names: Sequence[str]) -> Sequence[Block]:
        """Tell where everyone stands, and the hand."""
        hand = ", ".join(map(str, view.runners[view.turn].hand))
        return (
            Block(saying("terminal-road"), tuple(self.tell_surroundings(view, names))),
            Block(saying("terminal-hand", cards=hand), ()),
        )

    def choices(self, view: FootView, moves: Sequence[Move], names: Sequence[str]) -> Sequence[Group]:
        """Describe the moves."""
        del names
        lines = [saying(f"stadion-choice-{it.kind}", card=it.card, pace=goal(view, it.card)) for it in moves]
        return (Group(None, tuple(Choice(it, (line,)) for it, line in zip(moves, lines, strict=True))),)

    def refusals_told_unasked(self, view: FootView, refusals: Sequence[Refusal]) -> Sequence[Refusal]:
        """Tell every card that may not be played."""
        del view
        return refusals

    def tell_surroundings(self, view: FootView, names: Sequence[str]) -> Sequence[Line]:
        """Tell the paces, the first runner first."""
        order = sorted(range(len(names)), key=lambda it: -view.runners[it].pace)
        return [
            (saying("stadion-at", name=names[it], pace=view.runners[it].pace, paces=view.paces),)
            for it in order
        ]

    def optional_picture(self, view: FootView) -> Sequence[str]:
        """Draw nothing."""
        del view
        return ()

    def dealing_first_hands(self, state: Foot) -> bool:
        """Say whether the first hands are still being dealt."""
        return state.due == "deal"


# --- tables --------------------------------------------------------------------------------------------


def choices() -> Choices:
    """List what may be chosen when a table is opened: the players and the paces."""
    return Choices(
        game=NAME,
        rules=GAME.rules_version,
        field="edition",
        editions={},
        options={},
        boards=[],
        directions=[],
        players=PLAYERS,
        each={players: [1] for players in range(PLAYERS[0], PLAYERS[1] + 1)},
        unmanned=(0, 0),
        laps={},
        charioteers=hires(NAME),
        clocks=CLOCK_CHOICES,
        usual=usual_setup(NAME),
    )


TABLES: Final = TableTraits(
    choices=choices,
    snapshot_interval=16,
    write_state=write_position,
    read_state=lambda _start, value: read_position(value),
)
SETUPS: Final = StadionSetups()
FACE: Final = StadionFace()
