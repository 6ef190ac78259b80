"""What the champion sees of a position, from one chariot's seat, as whole numbers.

Everything here is plain arithmetic over sequences of whole numbers, so that the same text is compiled for the
training (`hippodrome.training.ben_hur`) and run as it is in a race. A *stand* is what counts of a chariot,
and all six lie one after the other; *own* is what the chariot that looks knows of itself beside that; *decks*
is what may be drawn. Distances are those of the arena, turns are in 256ths.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final

FIELD: Final = 6
"""As many stands as there are, raced by a chariot or not."""

ONE: Final = 32
"""What stands for one, or for yes."""

NOT_RACING: Final = -1

(
    S_STATUS, S_NEED, S_FAR, S_AWAY, S_MOVED, S_SKIP, S_CARDS, S_SHOES, S_TOUCH,
) = range(9)  # fmt: skip  # the numbers of a stand
STAND: Final = 9
"""How many numbers a stand has.

`S_STATUS` is 0 while it races, 1 once it has finished, 2 for whoever is out or was never there. `S_NEED` is
the turns it needs, `S_FAR` how far it has come in all, `S_AWAY` how far it is from the spina, `S_MOVED` and
`S_SKIP` whether it has moved in this round and is to miss a turn, `S_CARDS` its cards, `S_SHOES` the
horseshoes that are likely in them, in 16ths, and `S_TOUCH` whether it and the one that looks may whip each
other.
"""

(
    O_RULERS, O_HELD, O_ACCIDENTS, O_SHOES, O_CARDS, O_DRAW, O_ALONG, O_ASKEW, O_AWAY_FROM,
) = (0, 5, 10, 13, 14, 15, 16, 17, 18)  # fmt: skip  # the numbers of `own`
OWN: Final = 19
"""How many numbers `own` has.

`O_RULERS` tells for each ruler the turns needed after it beyond those needed on average, or `NO_RULER`;
`O_HELD` how many cards of each ruler are held, `O_ACCIDENTS` how many of each accident, `O_SHOES` the
horseshoes, `O_CARDS` the cards; `O_DRAW` is 1 or 2 if a card of the normal or the risky deck is still to be
drawn; `O_ALONG` is how far along its half of the lap it is, in 256ths of the half; `O_ASKEW` its heading
against the way round, in degrees; `O_AWAY_FROM` whether it has to steer away from somebody.
"""

NO_RULER: Final = 1 << 20
"""Stands for a ruler that the walls forbid."""

DECKS: Final = 4
"""How many numbers tell the decks: the share of accidents and of horseshoes in each, in 256ths."""

NEED_NODES: Final = (0, 128, 256, 512, 768, 1024, 1536, 2048, 2560, 3072, 3584, 4096, 4608, 5632)
RULER_NODES: Final = (-384, -256, -192, -128, -64, 0, 64, 128, 256, 512)
ALONG_NODES: Final = (0, 24, 48, 72, 88, 104, 120, 136, 152, 168, 184, 208, 232, 256)
AWAY_NODES: Final = (1440, 1900, 2400, 3000, 3600, 4100, 4560)
GAP_NODES: Final = (
    -2048, -1536, -1024, -768, -512, -384, -256, -128, 0, 128, 256, 384, 512, 768, 1024, 1536, 2048,
)  # fmt: skip  # a list that is read in rows

AHEAD_BOUNDS: Final = (-3600, -2400, -1200, 0, 1200, 2400, 3600, 5400)
"""Where the zones round a chariot part, along the way."""

BESIDE: Final = 480
"""Whoever is no further in or out than that is straight ahead or behind."""

ZONES: Final = 7
NEAR_AHEAD: Final = 2700
NEAR_BESIDE: Final = 1100

(
    F_NEED, F_FLAGS, F_CARDS, F_HELD, F_ACCIDENTS, F_SHOES, F_RULER, F_BEST, F_SECOND, F_ALONG, F_AWAY,
    F_ASKEW, F_DECKS, F_FINISHED, F_RACING, F_GAP, F_RIVALS, F_ZONES, F_TOUCH, F_SHOE_EDGE, SIGHT_SIZE,
) = (
    0, 14, 19, 24, 29, 32, 37, 47, 58, 69, 83,
    90, 97, 101, 107, 113, 130, 136, 178, 183, 187,
)  # fmt: skip  # where each part of what is seen begins

LUCK: Final = 65536
"""What a chance of one is written as."""

DUEL_CHANCES: Final = tuple(
    LUCK
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


def chance_to_win(mine: int, normal: int, risky: int, unseen: Sequence[int], known: int) -> int:
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
        out[at] += ONE
    elif value >= nodes[last]:
        out[at + last] += ONE
    else:
        node = 0
        while nodes[node + 1] < value:
            node += 1
        part = (value - nodes[node]) * ONE // (nodes[node + 1] - nodes[node])
        out[at + node] += ONE - part
        out[at + node + 1] += part


def look(
    out: MutableSequence[int], stands: Sequence[int], me: int, own: Sequence[int], decks: Sequence[int]
) -> None:
    """Write down what a chariot sees; `out` is all zeros before."""
    here = me * STAND
    need = stands[here + S_NEED]
    _spread(out, F_NEED, NEED_NODES, need)
    out[F_FLAGS] = ONE * stands[here + S_MOVED]
    out[F_FLAGS + 1] = ONE * stands[here + S_SKIP]
    draw = own[O_DRAW]
    if draw > 0:
        out[F_FLAGS + 1 + draw] = ONE
    out[F_FLAGS + 4] = ONE * own[O_AWAY_FROM]
    out[F_CARDS + min(4, own[O_CARDS])] = ONE
    for number in range(5):
        out[F_HELD + number] = ONE * own[O_HELD + number]
    for number in range(3):
        out[F_ACCIDENTS + number] = ONE * own[O_ACCIDENTS + number]
    out[F_SHOES + min(4, own[O_SHOES])] = ONE
    _look_at_hand(out, own)
    _spread(out, F_ALONG, ALONG_NODES, own[O_ALONG])
    _spread(out, F_AWAY, AWAY_NODES, stands[here + S_AWAY])
    out[F_ASKEW + min(6, max(0, (own[O_ASKEW] + 105) // 30))] = ONE
    for number in range(DECKS):
        out[F_DECKS + number] = decks[number] // 4
    _look_at_rivals(out, stands, me, own[O_SHOES])


def _look_at_hand(out: MutableSequence[int], own: Sequence[int]) -> None:
    """Write down what each ruler is worth from here, and the best two of those held."""
    best = second = NO_RULER
    for number in range(5):
        worth = own[O_RULERS + number]
        if worth >= NO_RULER:
            out[F_RULER + 5 + number] = ONE
            continue
        out[F_RULER + number] = min(64, max(-64, worth // 8))
        held = own[O_HELD + number]
        if held > 0:
            if worth < best:
                best, second = worth, best
            elif worth < second:
                second = worth
            if held > 1 and worth < second:
                second = worth
    if best < NO_RULER:
        _spread(out, F_BEST, RULER_NODES, best)
    else:
        out[F_BEST + 10] = ONE
    if second < NO_RULER:
        _spread(out, F_SECOND, RULER_NODES, second)
    else:
        out[F_SECOND + 10] = ONE


def _look_at_rivals(out: MutableSequence[int], stands: Sequence[int], me: int, shoes: int) -> None:
    """Write down what the others mean: how far behind or ahead they are in turns, and who is near."""
    here = me * STAND
    waiting = stands[here + S_MOVED] + stands[here + S_SKIP]
    clock = stands[here + S_NEED] + 256 * waiting
    finished = racing = 0
    for other in range(FIELD):
        at = other * STAND
        if other == me:
            continue
        if stands[at + S_STATUS]:
            if stands[at + S_STATUS] == 1:
                finished += 1
            continue
        racing += 1
        behind = stands[at + S_MOVED] + stands[at + S_SKIP]
        gap = stands[at + S_NEED] + 256 * behind - clock
        _spread(out, F_GAP, GAP_NODES, gap)
        lacking = max(0, 4 - stands[at + S_CARDS])
        if lacking:
            if gap >= 0:
                out[F_RIVALS] += ONE * lacking
            else:
                out[F_RIVALS + 1] += ONE * lacking
        out[F_RIVALS + 2] += ONE * stands[at + S_SKIP]
        sooner = behind < waiting or (behind == waiting and stands[at + S_FAR] > stands[here + S_FAR])
        if sooner:
            out[F_RIVALS + 3] += ONE
        _look_near(out, stands, here, at, sooner, 16 * shoes - stands[at + S_SHOES])
    out[F_FINISHED + finished] = ONE
    out[F_RACING + racing] = ONE


def _look_near(
    out: MutableSequence[int], stands: Sequence[int], here: int, at: int, sooner: bool, edge: int
) -> None:
    """Write down where another stands that is near, whether it moves sooner, and who has more horseshoes."""
    ahead = stands[at + S_FAR] - stands[here + S_FAR]
    beside = stands[at + S_AWAY] - stands[here + S_AWAY]
    if stands[at + S_TOUCH]:
        out[F_TOUCH] += ONE
        out[F_TOUCH + 1] += 2 * edge
        if edge >= 16:
            out[F_TOUCH + 2] += ONE
        elif edge <= -16:
            out[F_TOUCH + 3] += ONE
        if sooner:
            out[F_TOUCH + 4] += ONE
    if AHEAD_BOUNDS[0] <= ahead < AHEAD_BOUNDS[ZONES]:
        zone = 0
        while ahead >= AHEAD_BOUNDS[zone + 1]:
            zone += 1
        lane = 0 if beside < -BESIDE else 1 if beside <= BESIDE else 2
        out[F_ZONES + 6 * zone + 2 * lane + (1 if sooner else 0)] += ONE
    if abs(ahead) <= NEAR_AHEAD and abs(beside) <= NEAR_BESIDE:
        if not sooner:
            if ahead > 0:
                out[F_SHOE_EDGE + 2] += 2 * edge
        elif ahead <= 0:
            out[F_SHOE_EDGE] += 2 * edge
        else:
            out[F_SHOE_EDGE + 1] += 2 * edge
