"""Section 2: before the race — the draw for lanes, the deal, and the first turn."""

from __future__ import annotations

from typing import NamedTuple

from hippodrome.games.ave_caesar.kit import (
    CARD_BY_VALUE,
    FULL_DECK,
    NO_CARDS,
    Cards,
    different_values,
    write_options,
)
from hippodrome.games.ave_caesar.moves import Move, draw, draw_lot
from hippodrome.games.ave_caesar.moving import possible_draws
from hippodrome.games.ave_caesar.position import state_from_parts
from hippodrome.games.ave_caesar.state import (
    OWES,
    UNMANNED,
    Chariot,
    Meeting,
    RaceResult,
    RaceTerms,
    State,
    make_race_terms,
)
from hippodrome.games.ave_caesar.track import Track
from hippodrome.race.protocol import Seat


class DrawForLanes(NamedTuple):
    """The draw for lanes (2.1): each contender turns up a card, the highest begins, ties draw again."""

    meeting: Meeting
    contenders: tuple[Seat, ...]
    turned: tuple[int, ...]
    decks: tuple[Cards, ...]

    @property
    def moves(self) -> tuple[Move, ...]:
        """List the cards that the next contender may turn up."""
        return tuple(
            draw_lot(card) for card in different_values(self.decks[self.contenders[len(self.turned)]])
        )


class Dealing(NamedTuple):
    """The deal (2.2): every manned chariot draws its hand, lane by lane."""

    race: RaceTerms
    chariots: tuple[Chariot, ...]
    turn: int

    @property
    def moves(self) -> tuple[Move, ...]:
        """List the cards that may be dealt next."""
        return tuple(draw(card) for card in different_values(self.chariots[self.turn].deck))


def begin_meeting(meeting: Meeting) -> DrawForLanes:
    """Begin a meeting with the draw for lanes among all seats."""
    seats = tuple(Seat(number) for number in range(meeting.seats))
    return DrawForLanes(meeting, seats, (), (FULL_DECK,) * meeting.seats)


def turn_up_lot(lots: DrawForLanes, move: Move) -> DrawForLanes | Dealing | State:
    """Turn up a card; when all contenders have, the highest takes lane I or the highest draw again (2.1)."""
    decks = list(lots.decks)
    seat = lots.contenders[len(lots.turned)]
    decks[seat] = Cards(decks[seat] - CARD_BY_VALUE[move.card]) or FULL_DECK
    turned = (*lots.turned, move.card)
    if len(turned) < len(lots.contenders):
        return DrawForLanes(lots.meeting, lots.contenders, turned, tuple(decks))
    best = tuple(seat for seat, card in zip(lots.contenders, turned, strict=True) if card == max(turned))
    if len(best) > 1:
        return DrawForLanes(lots.meeting, best, (), tuple(decks))
    return line_up(lots.meeting, (), _lanes(lots.meeting, best[0]))


def _lanes(meeting: Meeting, first: Seat) -> tuple[Seat | None, ...]:
    """Give lane I to one seat and the next lanes to its left in turn, unmanned chariots last (2.1, 8.1)."""
    round_table = tuple(Seat((first + number) % meeting.seats) for number in range(meeting.seats))
    return round_table * meeting.chariots_each + (None,) * meeting.unmanned


def line_up(
    meeting: Meeting, results: tuple[RaceResult, ...], owners: tuple[Seat | None, ...]
) -> Dealing | State:
    """Put the chariots on their start spaces, lane I first, and deal (2.2, 2.3)."""
    track = meeting.programme[len(results)]
    options = meeting.options
    given = write_options(meeting.edition, options)
    race = make_race_terms(track, meeting.edition, options, given, owners, meeting, results)
    chariots = tuple(_on_the_grid(track, lane, owner) for lane, owner in enumerate(owners))
    return _deal_on(Dealing(race, chariots, -1))


def _on_the_grid(track: Track, lane: int, owner: Seat | None) -> Chariot:
    marks = UNMANNED if owner is None else OWES if track.tribute_due else 0
    return Chariot(track.start_station(lane), NO_CARDS, FULL_DECK, (), marks)


def deal_card(dealing: Dealing, move: Move) -> Dealing | State:
    """Deal a card to the chariot whose lane it is."""
    row = list(dealing.chariots)
    chariot = row[dealing.turn]
    card = CARD_BY_VALUE[move.card]
    row[dealing.turn] = chariot._replace(hand=Cards(chariot.hand + card), deck=Cards(chariot.deck - card))
    dealing = dealing._replace(chariots=tuple(row))
    return dealing if _short(dealing, dealing.turn) else _deal_on(dealing)


def _deal_on(dealing: Dealing) -> Dealing | State:
    """Go to the next lane that lacks cards; when none does, lane I opens the race (2.2)."""
    for lane in range(dealing.turn + 1, len(dealing.chariots)):
        if _short(dealing, lane):
            return dealing._replace(turn=lane)
    return state_from_parts(dealing.race, dealing.chariots, 0, None, True, 0, ())


def _short(dealing: Dealing, lane: int) -> bool:
    chariot = dealing.chariots[lane]
    held = sum(1 for _ in possible_draws(chariot.hand))
    return not chariot.unmanned and held < dealing.race.options.hand_size and bool(chariot.deck)


def owners_by_next_lane(meeting: Meeting, result: RaceResult) -> tuple[Seat | None, ...]:
    """Say who takes which lane in the next race, by `next_start` (7.2)."""
    ranked = [owner for owner in (result.owners[number] for number in result.ranking) if owner is not None]
    match meeting.options.next_start:
        case "last_placed":
            return _lanes(meeting, ranked[-1])
        case "last_started":
            return _lanes(meeting, _order_of(result.owners)[-1])
        case "by_rank":
            return (*ranked, *(None,) * meeting.unmanned)


def _order_of(owners: tuple[Seat | None, ...]) -> list[Seat]:
    """List the seats in the order of their first lanes."""
    return list(dict.fromkeys(owner for owner in owners if owner is not None))
