"""What the champion sees of a position, from one chariot's seat, as whole numbers.

Everything here is plain arithmetic over sequences of whole numbers, so that the same text is compiled for the
training (`hippodrome.training.ben_hur`) and run as it is in a race. A *stand* is what counts of a chariot,
and all six lie one after the other; *own* is what the chariot that looks knows of itself beside that; *decks*
is what may be drawn. Distances are those of the arena, turns are in 256ths.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final

CHARIOT_SLOTS: Final = 6
"""As many stands as there are, raced by a chariot or not."""

INPUT_UNIT: Final = 32
"""What stands for one, or for yes."""

(
    STAND_STATUS_AT, STAND_TURNS_NEEDED_AT, STAND_DISTANCE_AT, STAND_FROM_SPINA_AT, STAND_MOVED_AT,
    STAND_MISSES_TURN_AT, STAND_CARDS_AT, STAND_HORSESHOES_AT, STAND_TOUCHES_AT,
) = range(9)  # fmt: skip  # the numbers of a stand
STAND_SIZE: Final = 9
"""How many numbers a stand has.

`STAND_STATUS_AT` is 0 while it races, 1 once it has finished, 2 for whoever is out or was never there.
`STAND_TURNS_NEEDED_AT` is the turns it needs, `STAND_DISTANCE_AT` how far it has come in all,
`STAND_FROM_SPINA_AT` how far it is from the spina, `STAND_MOVED_AT` and `STAND_MISSES_TURN_AT` whether it has
moved in this round and is to miss a turn, `STAND_CARDS_AT` its cards, `STAND_HORSESHOES_AT` the horseshoes
that are likely in them, in 16ths, and `STAND_TOUCHES_AT` whether it and the one that looks may whip each
other.
"""

(
    OWN_RULERS_AT, OWN_RULERS_HELD_AT, OWN_ACCIDENTS_AT, OWN_HORSESHOES_AT, OWN_CARDS_AT, OWN_DRAW_AT,
    OWN_ALONG_AT, OWN_ASKEW_AT, OWN_STEERS_AWAY_AT,
) = (0, 5, 10, 13, 14, 15, 16, 17, 18)  # fmt: skip  # the numbers of `own`
OWN_SIZE: Final = 19
"""How many numbers `own` has.

`OWN_RULERS_AT` tells for each ruler the turns needed after it beyond those needed on average, or
`RULER_FORBIDDEN`; `OWN_RULERS_HELD_AT` how many cards of each ruler are held, `OWN_ACCIDENTS_AT` how many of
each accident, `OWN_HORSESHOES_AT` the horseshoes, `OWN_CARDS_AT` the cards; `OWN_DRAW_AT` is 1 or 2 if a card
of the normal or the risky deck is still to be drawn; `OWN_ALONG_AT` is how far along its half of the lap it
is, in 256ths of the half; `OWN_ASKEW_AT` its heading against the way round, in degrees; `OWN_STEERS_AWAY_AT`
whether it has to steer away from somebody.
"""

RULER_FORBIDDEN: Final = 1 << 20
"""Stands for a ruler that the walls forbid."""

DECK_INPUTS: Final = 4
"""How many numbers tell the decks: the share of accidents and of horseshoes in each, in 256ths."""

TURNS_NEEDED_NODES: Final = (0, 128, 256, 512, 768, 1024, 1536, 2048, 2560, 3072, 3584, 4096, 4608, 5632)
RULER_WORTH_NODES: Final = (-384, -256, -192, -128, -64, 0, 64, 128, 256, 512)
ALONG_NODES: Final = (0, 24, 48, 72, 88, 104, 120, 136, 152, 168, 184, 208, 232, 256)
FROM_SPINA_NODES: Final = (1440, 1900, 2400, 3000, 3600, 4100, 4560)
TURNS_AHEAD_NODES: Final = (
    -2048, -1536, -1024, -768, -512, -384, -256, -128, 0, 128, 256, 384, 512, 768, 1024, 1536, 2048,
)  # fmt: skip  # a list that is read in rows

ZONE_BOUNDS: Final = (-3600, -2400, -1200, 0, 1200, 2400, 3600, 5400)
"""Where the zones round a chariot part, along the way."""

MOST_ASIDE_STRAIGHT_AHEAD: Final = 480
"""Whoever is no further in or out than that is straight ahead or behind."""

ZONES_ALONG: Final = 7
MOST_AHEAD_NEARBY: Final = 2700
MOST_ASIDE_NEARBY: Final = 1100

(
    SIGHT_TURNS_NEEDED_AT, SIGHT_FLAGS_AT, SIGHT_CARDS_AT, SIGHT_RULERS_HELD_AT, SIGHT_ACCIDENTS_AT,
    SIGHT_HORSESHOES_AT, SIGHT_RULER_WORTHS_AT, SIGHT_BEST_RULER_AT, SIGHT_SECOND_RULER_AT,
    SIGHT_ALONG_AT, SIGHT_FROM_SPINA_AT, SIGHT_ASKEW_AT, SIGHT_DECKS_AT, SIGHT_FINISHED_AT,
    SIGHT_RACING_AT, SIGHT_TURNS_AHEAD_AT, SIGHT_RIVALS_AT, SIGHT_ZONES_AT, SIGHT_TOUCHES_AT,
    SIGHT_HORSESHOE_EDGE_AT, SIGHT_SIZE,
) = (
    0, 14, 19, 24, 29, 32, 37, 47, 58, 69, 83,
    90, 97, 101, 107, 113, 130, 136, 178, 183, 187,
)  # fmt: skip  # where each part of what is seen begins

CHANCE_UNIT: Final = 65536
"""What a chance of one is written as."""

DUEL_CHANCES: Final = tuple(
    CHANCE_UNIT
    * sum(a + edge > b for a in range(1, 7) for b in range(1, 7) if a != b)
    // sum(a + edge != b for a in range(1, 7) for b in range(1, 7) if a != b)
    for edge in range(-4, 5)
)
"""How likely a duel is won with so many horseshoes fewer or more, from four fewer to four more."""


def ways_to_choose(many: int, some: int) -> int:
    """Count the ways to choose some, four at most, out of many."""
    if some > many:
        return 0
    ways = 1
    for number in range(some):
        ways = ways * (many - number) // (number + 1)
    return ways


def chance_against_hand(mine: int, normal: int, risky: int, unseen: Sequence[int], known: int) -> int:
    """Tell how likely a die and `mine` horseshoes beat a die and another's hand.

    The hand has so many cards of each back; `unseen` is how many cards of each back are unseen and how many
    of those have a horseshoe: normal, lucky, risky, lucky. If the hand is known, `known` is its horseshoes,
    else −1.
    """
    if known >= 0:
        return DUEL_CHANCES[min(4, mine) - min(4, known) + 4]
    normal, risky = min(4, normal, unseen[0]), min(4, risky, unseen[2])
    total = 0
    for some in range(normal + 1):
        first = ways_to_choose(unseen[1], some) * ways_to_choose(unseen[0] - unseen[1], normal - some)
        if first == 0:
            continue
        for more in range(risky + 1):
            ways = ways_to_choose(unseen[3], more) * ways_to_choose(unseen[2] - unseen[3], risky - more)
            total += first * ways * DUEL_CHANCES[min(4, mine) - min(4, some + more) + 4]
    return total // (ways_to_choose(unseen[0], normal) * ways_to_choose(unseen[2], risky))


def _spread(out: MutableSequence[int], at: int, nodes: Sequence[int], value: int) -> None:
    """Share one between the two nodes that a value lies between."""
    last = len(nodes) - 1
    if value <= nodes[0]:
        out[at] += INPUT_UNIT
    elif value >= nodes[last]:
        out[at + last] += INPUT_UNIT
    else:
        node = 0
        while nodes[node + 1] < value:
            node += 1
        part = (value - nodes[node]) * INPUT_UNIT // (nodes[node + 1] - nodes[node])
        out[at + node] += INPUT_UNIT - part
        out[at + node + 1] += part


def write_sight(
    out: MutableSequence[int], stands: Sequence[int], me: int, own: Sequence[int], decks: Sequence[int]
) -> None:
    """Write down what a chariot sees; `out` is all zeros before."""
    here = me * STAND_SIZE
    need = stands[here + STAND_TURNS_NEEDED_AT]
    _spread(out, SIGHT_TURNS_NEEDED_AT, TURNS_NEEDED_NODES, need)
    out[SIGHT_FLAGS_AT] = INPUT_UNIT * stands[here + STAND_MOVED_AT]
    out[SIGHT_FLAGS_AT + 1] = INPUT_UNIT * stands[here + STAND_MISSES_TURN_AT]
    draw = own[OWN_DRAW_AT]
    if draw > 0:
        out[SIGHT_FLAGS_AT + 1 + draw] = INPUT_UNIT
    out[SIGHT_FLAGS_AT + 4] = INPUT_UNIT * own[OWN_STEERS_AWAY_AT]
    out[SIGHT_CARDS_AT + min(4, own[OWN_CARDS_AT])] = INPUT_UNIT
    for number in range(5):
        out[SIGHT_RULERS_HELD_AT + number] = INPUT_UNIT * own[OWN_RULERS_HELD_AT + number]
    for number in range(3):
        out[SIGHT_ACCIDENTS_AT + number] = INPUT_UNIT * own[OWN_ACCIDENTS_AT + number]
    out[SIGHT_HORSESHOES_AT + min(4, own[OWN_HORSESHOES_AT])] = INPUT_UNIT
    _look_at_hand(out, own)
    _spread(out, SIGHT_ALONG_AT, ALONG_NODES, own[OWN_ALONG_AT])
    _spread(out, SIGHT_FROM_SPINA_AT, FROM_SPINA_NODES, stands[here + STAND_FROM_SPINA_AT])
    out[SIGHT_ASKEW_AT + min(6, max(0, (own[OWN_ASKEW_AT] + 105) // 30))] = INPUT_UNIT
    for number in range(DECK_INPUTS):
        out[SIGHT_DECKS_AT + number] = decks[number] // 4
    _look_at_rivals(out, stands, me, own[OWN_HORSESHOES_AT])


def _look_at_hand(out: MutableSequence[int], own: Sequence[int]) -> None:
    """Write down what each ruler is worth from here, and the best two of those held."""
    best = second = RULER_FORBIDDEN
    for number in range(5):
        worth = own[OWN_RULERS_AT + number]
        if worth >= RULER_FORBIDDEN:
            out[SIGHT_RULER_WORTHS_AT + 5 + number] = INPUT_UNIT
            continue
        out[SIGHT_RULER_WORTHS_AT + number] = min(64, max(-64, worth // 8))
        held = own[OWN_RULERS_HELD_AT + number]
        if held > 0:
            if worth < best:
                best, second = worth, best
            elif worth < second:
                second = worth
            if held > 1 and worth < second:
                second = worth
    if best < RULER_FORBIDDEN:
        _spread(out, SIGHT_BEST_RULER_AT, RULER_WORTH_NODES, best)
    else:
        out[SIGHT_BEST_RULER_AT + 10] = INPUT_UNIT
    if second < RULER_FORBIDDEN:
        _spread(out, SIGHT_SECOND_RULER_AT, RULER_WORTH_NODES, second)
    else:
        out[SIGHT_SECOND_RULER_AT + 10] = INPUT_UNIT


def _look_at_rivals(out: MutableSequence[int], stands: Sequence[int], me: int, shoes: int) -> None:
    """Write down what the others mean: how far behind or ahead they are in turns, and who is near."""
    here = me * STAND_SIZE
    waiting = stands[here + STAND_MOVED_AT] + stands[here + STAND_MISSES_TURN_AT]
    clock = stands[here + STAND_TURNS_NEEDED_AT] + 256 * waiting
    finished = racing = 0
    for other in range(CHARIOT_SLOTS):
        at = other * STAND_SIZE
        if other == me:
            continue
        if stands[at + STAND_STATUS_AT]:
            if stands[at + STAND_STATUS_AT] == 1:
                finished += 1
            continue
        racing += 1
        behind = stands[at + STAND_MOVED_AT] + stands[at + STAND_MISSES_TURN_AT]
        gap = stands[at + STAND_TURNS_NEEDED_AT] + 256 * behind - clock
        _spread(out, SIGHT_TURNS_AHEAD_AT, TURNS_AHEAD_NODES, gap)
        lacking = max(0, 4 - stands[at + STAND_CARDS_AT])
        if lacking:
            if gap >= 0:
                out[SIGHT_RIVALS_AT] += INPUT_UNIT * lacking
            else:
                out[SIGHT_RIVALS_AT + 1] += INPUT_UNIT * lacking
        out[SIGHT_RIVALS_AT + 2] += INPUT_UNIT * stands[at + STAND_MISSES_TURN_AT]
        sooner = behind < waiting or (
            behind == waiting and stands[at + STAND_DISTANCE_AT] > stands[here + STAND_DISTANCE_AT]
        )
        if sooner:
            out[SIGHT_RIVALS_AT + 3] += INPUT_UNIT
        _look_near(out, stands, here, at, sooner, 16 * shoes - stands[at + STAND_HORSESHOES_AT])
    out[SIGHT_FINISHED_AT + finished] = INPUT_UNIT
    out[SIGHT_RACING_AT + racing] = INPUT_UNIT


def _look_near(
    out: MutableSequence[int], stands: Sequence[int], here: int, at: int, sooner: bool, edge: int
) -> None:
    """Write down where another stands that is near, whether it moves sooner, and who has more horseshoes."""
    ahead = stands[at + STAND_DISTANCE_AT] - stands[here + STAND_DISTANCE_AT]
    beside = stands[at + STAND_FROM_SPINA_AT] - stands[here + STAND_FROM_SPINA_AT]
    if stands[at + STAND_TOUCHES_AT]:
        out[SIGHT_TOUCHES_AT] += INPUT_UNIT
        out[SIGHT_TOUCHES_AT + 1] += 2 * edge
        if edge >= 16:
            out[SIGHT_TOUCHES_AT + 2] += INPUT_UNIT
        elif edge <= -16:
            out[SIGHT_TOUCHES_AT + 3] += INPUT_UNIT
        if sooner:
            out[SIGHT_TOUCHES_AT + 4] += INPUT_UNIT
    if ZONE_BOUNDS[0] <= ahead < ZONE_BOUNDS[ZONES_ALONG]:
        zone = 0
        while ahead >= ZONE_BOUNDS[zone + 1]:
            zone += 1
        lane = 0 if beside < -MOST_ASIDE_STRAIGHT_AHEAD else 1 if beside <= MOST_ASIDE_STRAIGHT_AHEAD else 2
        out[SIGHT_ZONES_AT + 6 * zone + 2 * lane + (1 if sooner else 0)] += INPUT_UNIT
    if abs(ahead) <= MOST_AHEAD_NEARBY and abs(beside) <= MOST_ASIDE_NEARBY:
        if not sooner:
            if ahead > 0:
                out[SIGHT_HORSESHOE_EDGE_AT + 2] += 2 * edge
        elif ahead <= 0:
            out[SIGHT_HORSESHOE_EDGE_AT] += 2 * edge
        else:
            out[SIGHT_HORSESHOE_EDGE_AT + 1] += 2 * edge
