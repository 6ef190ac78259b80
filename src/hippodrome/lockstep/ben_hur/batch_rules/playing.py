"""What a move does, link by link."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp

from hippodrome.lockstep.ben_hur.batch import CARDS_HELD, Batch, BatchTerms
from hippodrome.lockstep.ben_hur.batch_rules.arrays import (
    BAD_NUMBER_BY_KIND,
    HORSESHOES_BY_KIND,
    KIND_BY_MISHAP,
    KIND_BY_SPEED,
    RULER_BY_KIND,
    Where,
    any_of,
    bit_of,
    bits_of,
    clear_business,
    compute_once,
    count_horseshoes,
    end_contacts,
    index_axis,
    kinds_held,
    marked_number,
    pick_out,
    total_of,
    where,
)
from hippodrome.lockstep.ben_hur.batch_rules.cards import can_draw_from_decks, discard_card, draw_card
from hippodrome.lockstep.ben_hur.batch_rules.ending import complete_laps, seats_of
from hippodrome.lockstep.ben_hur.batch_rules.turns import ask_next, leave_sand, next_turn, offer_whips
from hippodrome.lockstep.ben_hur.batch_sand import (
    LAID_X,
    LAID_Y,
    RUN_X,
    RUN_Y,
    Parallelogram,
    ahead_matrix,
    chariot_shapes,
    in_contact,
    line_crossing,
    look_up,
)
from hippodrome.lockstep.ben_hur.layout import (
    ACCIDENT,
    ANNOUNCE,
    CLUB,
    CONCEDE,
    CRASH,
    DEAL,
    DRAW,
    DRAW_CARD,
    FINISHED,
    KEEP_HAND,
    KIND_COUNT,
    KNOCKOUT,
    LOSE_TURN,
    MORE,
    MOST_LAPS,
    NO_CARD,
    NO_FURTHER_CARD,
    NO_WHIP,
    OUT,
    OVER,
    PLACES,
    PLAY_ACCIDENT,
    RACING,
    RAM,
    REDRAW,
    REDRAW_HAND,
    ROLL,
    ROLL_DIE,
    TAKE,
    TAKE_FROM,
    TAKE_LOST_WHIP,
    TURN,
    WHIP_OWN,
    WHIPPED,
    WHIPPING,
)


def _move_to(
    terms: BatchTerms, batch: Batch, on: Where, won: Where, kind: jax.Array, ruler: jax.Array, turn: jax.Array
) -> Batch:
    """Put the chariot whose turn it is into a placement, with the contacts that makes (3.2, 4.3, 5.1).

    Where a ram was won the other chariot is set into the pose left behind (4.4).
    """
    count = batch.x.shape[0]
    numbers = index_axis(count, on)
    me, hit = numbers == batch.owner, (numbers == batch.target) & won
    x, y, heading = (pick_out(field, batch.owner) for field in (batch.x, batch.y, batch.heading))
    laid = (heading + ruler + 360) % 360
    facing = (laid + turn + 360) % 360
    at = jnp.maximum(look_up(RULER_BY_KIND, kind), 0) * 360 + laid
    to_x = x + look_up(LAID_X, at) + look_up(RUN_X, facing)
    to_y = y + look_up(LAID_Y, at) + look_up(RUN_Y, facing)
    hit_turns = batch.turns + line_crossing(batch.x, batch.y, x, y)
    lost = hit & (hit_turns < batch.turns)
    laps = jnp.arange(MOST_LAPS, dtype=jnp.int32).reshape(1, MOST_LAPS, *(1,) * on.ndim)
    markers = where(lost[:, None] & (laps >= jnp.maximum(hit_turns, 0)[:, None]), 0, batch.markers)
    moves = on & me
    turns = where(moves, batch.turns + line_crossing(x, y, to_x, to_y), where(hit, hit_turns, batch.turns))
    batch = batch._replace(
        x=where(moves, to_x, where(hit, x, batch.x)),
        y=where(moves, to_y, where(hit, y, batch.y)),
        heading=where(moves, facing, where(hit, heading, batch.heading)),
        turns=turns,
        markers=markers,
        away=where(moves, -1, batch.away),
        started=where(moves, 1, batch.started),
        touch=end_contacts(batch.touch, moves | hit),
        drove=where(on, 1, batch.drove),
    )
    shapes = chariot_shapes(batch.x, batch.y, batch.heading)
    mine = Parallelogram(*(pick_out(field, batch.owner)[None] for field in shapes))
    seats = seats_of(terms, batch)
    meets = (
        (batch.status == RACING)
        & ~me
        & ~hit
        & (seats != pick_out(seats, batch.owner))
        & in_contact(terms, mine, facing[None], shapes, batch.heading)
    )
    batch = batch._replace(touch=where(moves, bits_of(meets), batch.touch))
    return clear_business(batch, on)


class DecodedMove(NamedTuple):
    """A move taken apart: for each race what it is, and the numbers in it."""

    move: jax.Array
    phase: jax.Array
    """The phase in which it was made."""
    me: Where
    """[chariot]: the one whose move, die or card it is."""
    kind: jax.Array
    """The card that it spends."""
    square: jax.Array
    """Which of the nine placements."""
    drives: Where
    rams: Where
    target: jax.Array
    """Whom it rams."""
    mishap: Where
    crash: Where
    roll: Where
    die: jax.Array
    draw: Where

    def between(self, first: int, after: int) -> Where:
        """Tell where the move is one of a range."""
        return (self.move >= first) & (self.move < after)


def _take_apart(batch: Batch, move: jax.Array) -> DecodedMove:
    move = where((move >= 0) & (batch.phase != OVER), move, -1)
    laid = (move >= 0) & (move < PLAY_ACCIDENT)
    mishap = (move >= PLAY_ACCIDENT) & (move < LOSE_TURN)
    crash = (move >= CRASH) & (move < TAKE_FROM)
    at = where(laid, move, 0)
    kind = look_up(KIND_BY_SPEED, where(crash, move - CRASH, at // 9))
    kind = where(mishap, look_up(KIND_BY_MISHAP, where(mishap, move - PLAY_ACCIDENT, 0)), kind)
    square = at % 9
    slot = marked_number(kinds_held(pick_out(batch.hand, batch.actor)) == kind)
    rams = laid & (bit_of(pick_out(batch.open, slot), 9 + square) > 0)
    return DecodedMove(
        move=move,
        phase=batch.phase,
        me=index_axis(batch.x.shape[0], move) == batch.actor,
        kind=kind,
        square=square,
        drives=laid & ~rams,
        rams=rams,
        target=(pick_out(batch.targets, slot) >> (3 * square)) & 7,
        mishap=mishap,
        crash=crash,
        roll=(move >= ROLL_DIE) & (move < DRAW_CARD),
        die=move - ROLL_DIE + 1,
        draw=move >= DRAW_CARD,
    )


def _move_cards(batch: Batch, said: DecodedMove) -> tuple[Batch, Where, Where]:
    """Let cards leave the hand and come into it; say where a draw is done, and where a hand (2.2, 3.3)."""
    batch = discard_card(batch, said.drives | said.rams | said.mishap | said.crash, said.me, said.kind)
    batch = draw_card(batch, said.draw, said.me, where(said.draw, said.move - DRAW_CARD, 0))
    hand = pick_out(batch.hand, batch.actor)
    mishaps = total_of(look_up(BAD_NUMBER_BY_KIND, kinds_held(hand)) > 0)
    full = said.draw & (said.phase == DEAL) & (hand[CARDS_HELD - 1] < NO_CARD)
    asked = full & (mishaps >= 3)
    take = said.between(TAKE_FROM, REDRAW_HAND)
    normal, risky = can_draw_from_decks(batch)
    nothing = take & ~normal & ~risky
    after_draw = (said.draw & (said.phase != DEAL)) | nothing
    phase = where(asked, REDRAW, where(said.move == REDRAW_HAND, DEAL, where(take, DRAW, batch.phase)))
    deck = where(after_draw, -1, where(take, said.move - TAKE_FROM, batch.deck))
    batch = batch._replace(phase=phase, deck=deck)
    return batch, after_draw, (full & ~asked) | (said.move == KEEP_HAND)


def _roll_place(terms: BatchTerms, batch: Batch, said: DecodedMove) -> tuple[Batch, Where]:
    """Put a chariot on the place it has rolled; say where that was the last (2.1)."""
    y = -(terms.first + terms.step * (said.die - 1))
    taken = any_of((batch.placed > 0) & (batch.x == 0) & (batch.y == y) & (batch.heading == 0))
    stands = said.roll & (said.phase == PLACES) & ~taken
    placed = where(stands & said.me, 1, batch.placed)
    unplaced = marked_number((placed == 0) & (jnp.cumsum(placed == 0, axis=0) == 1))
    batch = batch._replace(
        y=where(stands & said.me, y, batch.y),
        placed=placed,
        actor=where(stands & (unplaced >= 0), unplaced, batch.actor),
    )
    return batch, stands & (unplaced < 0)


def _roll_quarrel(batch: Batch, said: DecodedMove) -> tuple[Batch, Where]:
    """Roll for a ram or a whip, the announcer first; say where a ram is won (4.2, 5.2)."""
    numbers = index_axis(batch.x.shape[0], said.move)
    ramming, whipping = batch.business == RAM, batch.business == WHIPPING
    quarrel = said.roll & (said.phase == ROLL) & (ramming | whipping)
    opens, closes = quarrel & (batch.die == 0), quarrel & (batch.die > 0)
    ram_shoes = look_up(HORSESHOES_BY_KIND, jnp.clip(batch.card, 0, KIND_COUNT))
    mine = batch.die + where(ramming, ram_shoes, count_horseshoes(batch, batch.by))
    theirs = said.die + count_horseshoes(batch, batch.target)
    again = closes & ((said.die == batch.die) | (mine == theirs))
    settled = closes & ~again
    higher = mine > theirs
    lost_ram, lashed = settled & ramming & ~higher, settled & whipping
    winner, loser = where(higher, batch.by, batch.target), where(higher, batch.target, batch.by)
    is_loser = lashed & (numbers == loser)
    present = (loser == batch.owner) & (batch.drove == 0)
    first = where(ramming, batch.owner, batch.by)
    actor = where(lost_ram, batch.owner, where(lashed, loser, batch.actor))
    batch = batch._replace(
        die=where(opens, said.die, where(again, 0, batch.die)),
        actor=where(opens, batch.target, where(again, first, actor)),
        phase=where(lost_ram, TAKE, where(lashed, WHIPPED, batch.phase)),
        moved=where(is_loser & present, 1, batch.moved),
        skip=where(is_loser & ~present, 1, batch.skip),
        away=where(is_loser, winner, batch.away),
    )
    return clear_business(batch, lost_ram | lashed), settled & ramming & higher


def _roll_accident(terms: BatchTerms, batch: Batch, said: DecodedMove) -> tuple[Batch, Where, Where]:
    """Roll against the numbers of an accident; say where it is bad, and who is out by it (6.1, 6.3)."""
    misfortune = said.roll & (said.phase == ROLL) & (batch.business == ACCIDENT)
    good = misfortune & (said.die > look_up(BAD_NUMBER_BY_KIND, jnp.clip(batch.card, 0, KIND_COUNT)))
    bad = misfortune & ~good
    started = pick_out(batch.started, batch.actor) > 0
    no_card = pick_out(batch.hand[:, 0], batch.actor) >= NO_CARD
    knocked = bad & (((terms.rule == KNOCKOUT) & started) | no_card)
    return batch._replace(phase=where(good, TAKE, batch.phase)), bad, knocked


def _announce(batch: Batch, said: DecodedMove) -> Batch:
    """Announce a ram or a whip, or play an accident: a die is due (4.1, 5.1, 6.1)."""
    whip = said.between(ANNOUNCE, NO_WHIP)
    rams, mishap = said.rams, said.mishap
    batch = clear_business(batch, rams | mishap | whip)
    batch = batch._replace(
        away=where(rams & said.me, -1, batch.away),
        announced=where(rams | (whip & (batch.actor == batch.owner)), 1, batch.announced),
        business=where(rams, RAM, where(mishap, ACCIDENT, where(whip, WHIPPING, batch.business))),
        card=where(rams | mishap, said.kind, batch.card),
        ruler=where(rams, 30 * (said.square // 3) - 30, batch.ruler),
        turn=where(rams, 30 * (said.square % 3) - 30, batch.turn),
        target=where(rams, said.target, where(whip, said.move - ANNOUNCE, batch.target)),
        by=where(whip, batch.actor, batch.by),
        whipped=where(mishap & (said.phase == WHIPPED), 1, batch.whipped),
        phase=where(rams | mishap | whip, ROLL, batch.phase),
    )
    pair = whip & (said.me | (index_axis(batch.x.shape[0], whip) == batch.target))
    used = where(said.me, 1 << jnp.maximum(batch.target, 0), 1 << jnp.maximum(batch.actor, 0))
    return batch._replace(touch=where(pair, batch.touch & ~used, batch.touch))


def _drive(terms: BatchTerms, batch: Batch, said: DecodedMove, won: Where) -> tuple[Batch, Where]:
    """Move chariots that drive or have won their ram; say where that was the last lap (3.3, 4.3, 7.1)."""
    numbers = index_axis(batch.x.shape[0], won)
    moves, target = said.drives | won, batch.target
    batch = _move_to(
        terms,
        batch,
        moves,
        won,
        where(won, batch.card, said.kind),
        where(won, batch.ruler, 30 * (said.square // 3) - 30),
        where(won, batch.turn, 30 * (said.square % 3) - 30),
    )
    batch, home = complete_laps(terms, compute_once(batch), won, target)
    batch = leave_sand(batch, home & (numbers == target), FINISHED)
    batch, home = complete_laps(terms, batch, moves, batch.owner)
    batch = leave_sand(batch, home & (numbers == batch.owner), FINISHED)
    goes_on = moves & ~home
    return batch._replace(
        phase=where(goes_on, TAKE, batch.phase), actor=where(goes_on, batch.owner, batch.actor)
    ), home


def _follow_up(
    terms: BatchTerms, batch: Batch, said: DecodedMove, after_draw: Where, bad: Where, ahead: jax.Array
) -> tuple[Batch, Where]:
    """Go on after a draw, an accident or a whip; say where the turn is over (3.3, 5.1, 6.4)."""
    by_accident = after_draw & (batch.business == ACCIDENT)
    more = by_accident & (terms.rule == CLUB) & (batch.whipped == 0)
    accident_over = (by_accident & ~more) | bad
    whipped = batch.whipped > 0
    batch = clear_business(batch, more | accident_over)
    batch = batch._replace(
        good=where(more, batch.good + 1, batch.good),
        phase=where(more, MORE, batch.phase),
        deck=where(accident_over, -1, batch.deck),
    )
    resume = (said.move == TAKE_LOST_WHIP) | (accident_over & whipped)
    owner_racing = pick_out(batch.status, batch.owner) == RACING
    owner_moved = pick_out(batch.moved, batch.owner) > 0
    ask = resume & owner_racing & (batch.drove > 0)
    turns_back = resume & owner_racing & (batch.drove == 0) & ~owner_moved
    no_whip, own = said.move == NO_WHIP, said.phase == WHIP_OWN
    batch = clear_business(batch, turns_back)
    batch = batch._replace(
        phase=where(turns_back | (no_whip & own), TURN, batch.phase),
        actor=where(turns_back, batch.owner, batch.actor),
    )
    batch, ask_too, nobody = offer_whips(batch, after_draw & ~by_accident, ahead)
    batch, asked_all = ask_next(batch, ask | ask_too | (no_whip & ~own))
    gone_on = (accident_over & ~whipped) | (resume & ~ask & ~turns_back)
    return batch, gone_on | nobody | asked_all


def _deal_on(batch: Batch, on: Where, all_placed: Where, ahead: jax.Array) -> tuple[Batch, Where]:
    """Deal to the next chariot in the order of the places; say where all have their hands (2.2)."""
    behind = pick_out(ahead, batch.actor)
    behind = behind | all_placed
    next_dealt = marked_number(behind & ~any_of(behind[:, None] & ahead))
    deals = (on | all_placed) & (next_dealt >= 0)
    batch = batch._replace(phase=where(deals, DEAL, batch.phase), actor=where(deals, next_dealt, batch.actor))
    return batch, on & (next_dealt < 0)


def play(terms: BatchTerms, batch: Batch, move: jax.Array, *, driving: bool = True) -> Batch:
    """Play one legal move in every race; −1 leaves a race as it is.

    Without `driving` no race may move a chariot: neither lay a card nor roll the second die of a ram.
    """
    numbers = index_axis(batch.x.shape[0], move)
    said = _take_apart(batch, move)
    batch, after_draw, hand_full = _move_cards(batch, said)
    batch, all_placed = _roll_place(terms, batch, said)
    batch, won = _roll_quarrel(compute_once(batch), said)
    batch, bad, knocked = _roll_accident(terms, batch, said)
    batch = _announce(compute_once(batch), said)
    concede, stop = said.move == CONCEDE, said.move == NO_FURTHER_CARD
    end = (said.move == LOSE_TURN) | said.crash | concede | stop
    if driving:
        batch, home = _drive(terms, batch, said, won)
        end |= home
    batch = compute_once(batch)
    leaves = (said.crash | concede | knocked) & said.me
    batch = leave_sand(batch, leaves, OUT)
    batch = batch._replace(skip=where(stop & (batch.good >= 2) & (numbers == batch.owner), 1, batch.skip))
    batch = compute_once(batch)
    ahead = compute_once(ahead_matrix(terms, batch))
    batch, over = _follow_up(terms, batch, said, after_draw, bad, ahead)
    end |= over
    batch = batch._replace(moved=where(end & (numbers == batch.owner), 1, batch.moved))
    batch, end, ahead = compute_once((batch, end, ahead))
    batch, begins = _deal_on(batch, hand_full, all_placed, ahead)
    thrown = leaves | ((said.move == REDRAW_HAND) & said.me)
    return next_turn(terms, batch, end | begins, ahead, thrown)
