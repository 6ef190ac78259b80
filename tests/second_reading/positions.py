"""Positions from a seed: met in random races, or arranged by hand so that they could still arise."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any

from .ave_caesar import (
    EDITIONS,
    FINISH,
    Chariot,
    Course,
    Position,
    Track,
    apply,
    can_still_pay,
    could_move,
    courses,
    has_something_to_draw,
    leaders,
    legal,
    option,
    owes,
    pays,
    racing,
    refused,
    spent,
    stalemate,
    step,
    track_of,
)
from .courses import DIRECTIONS, made_up_course

CHOICES: dict[str, list[Any]] = {
    "blocked_hand": ["keep", "tuck"],
    "six_free_after_finish": [True, False],
    "retire": ["cards_out", "points_short"],
    "unmanned_six": ["discard", "keep"],
}
LONGEST_RACE = 900
SCENES = ["lead", "lead", "level", "entrance", "access", "access", "finish", "jam", "stuck", "anywhere"]

Spot = tuple[str, int]
"""A space and the lap on it."""


def positions(seed: int, count: int, known: Sequence[Course | str] = ()) -> Iterator[Position]:
    """So many positions, half met in play and half arranged, some of them on the known courses given."""
    rng = Random(f"positions {seed}")
    while count > 0:
        course = rng.choice(known) if known and rng.random() < 0.4 else made_up_course(rng.randrange(10**6))
        met = pick(rng, list(race(rng, course)), min(count, 6))
        yield from met
        count -= len(met)
        for position in met[:count]:
            yield swapped(rng, position) if rng.random() < 0.25 else arranged(rng, course)
            count -= 1


# Met in play


def start_position(rng: Random, course: Course | str, *, chariots: int | None = None) -> Position:
    """A race about to begin: any edition, any option over it, unmanned chariots, either direction (2, 9)."""
    direction = rng.choice(DIRECTIONS)
    whole = courses[course] if isinstance(course, str) else course
    lanes = whole["start"][direction]
    number = chariots or rng.choice([1, *range(2, 7), *range(2, 7)])
    options = random_options(rng)
    hand_size = options.get("hand_size", 3)
    unmanned_share = rng.choice([0.0, 0.0, 0.3, 0.6])
    position: Position = {
        "game": "ave-caesar",
        "course": course,
        "direction": direction,
        "edition": rng.choice(sorted(EDITIONS)),
        "options": options,
        "turn": 0,
        "drawing": None,
        "opening": True,
        "still": 0,
        "left": [],
        "chariots": [
            new_chariot(rng, space, hand_size, unmanned=rng.random() < unmanned_share)
            for space in lanes[:number]
        ],
    }
    return with_card_due(position)


def random_options(rng: Random) -> dict[str, Any]:
    """Some options set by hand: none, a few or all of them, hand size and laps too (9)."""
    share = rng.choice([0.0, 0.3, 0.6])
    options = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < share}
    if rng.random() < 0.3:
        options["hand_size"] = rng.randint(1, 5)
    if rng.random() < 0.1:
        options["next_start"], options["races"] = rng.choice(["last_placed", "last_started", "by_rank"]), 4
    if rng.random() < 0.3:
        options["laps"] = rng.randint(1, 4)
    return options


def new_chariot(rng: Random, space: str, hand_size: int, *, unmanned: bool) -> Chariot:
    """A chariot on the grid with its hand dealt (1.2, 2.2, 8.2)."""
    chariot: Chariot = {
        "space": space,
        "lap": 0,
        "paid": False,
        "hand": [],
        "deck": [4] * 6,
        "tucked": [],
        "state": "racing",
        "unmanned": unmanned,
    }
    if not unmanned:
        deal(rng, chariot, hand_size, love_of_sixes=1)
    return chariot


def deal(rng: Random, chariot: Chariot, hand_size: int, love_of_sixes: int) -> None:
    """Fills the hand from the deck, sixes so many times as likely as their number."""
    while len(chariot["hand"]) < hand_size and sum(chariot["deck"]) > 0:
        weights = [*chariot["deck"][:5], chariot["deck"][5] * love_of_sixes]
        value = rng.choices(range(1, 7), weights)[0]
        chariot["deck"][value - 1] -= 1
        chariot["hand"] = sorted([*chariot["hand"], value])


def with_card_due(position: Position) -> Position:
    """The position with the draw marked that an unmanned chariot's turn begins with (8.2)."""
    chariot = position["chariots"][position["turn"]]
    if chariot["unmanned"] and chariot["hand"] == [] and could_move(position, position["turn"]):
        position["drawing"] = position["turn"]
    return position


def race(rng: Random, course: Course | str) -> Iterator[Position]:
    """All positions of one race in which a mood of its own picks the moves."""
    position = start_position(rng, course)
    small, sixes_drawn = rng.choice([0, 1, 2]), rng.choice([1, 1, 4])
    for _ in range(LONGEST_RACE):
        yield position
        moves = legal(position)
        if not moves:
            return
        weights = [weight(move, small, sixes_drawn) for move in moves]
        position = apply(position, rng.choices(moves, weights)[0])


def weight(move: str, small: int, sixes_drawn: int) -> float:
    """How readily a mood picks a move: small cards keep sixes in hand, few withdrawals keep races full."""
    if move == "withdraw":
        return 0.2
    if move.startswith("draw "):
        return float(sixes_drawn) if move == "draw 6" else 1.0
    if move[0].isdigit():
        return float((7 - int(move[0])) ** small) * (4.0 if "-A" in move else 1.0)
    return 1.0


def pick(rng: Random, met: list[Position], count: int) -> list[Position]:
    """A few positions of a race, the interesting ones first of all."""
    chosen: list[Position] = []
    pool = list(met)
    while pool and len(chosen) < count:
        place = rng.choices(range(len(pool)), [interest(position) for position in pool])[0]
        chosen.append(pool.pop(place))
    return chosen


def interest(position: Position) -> float:
    """How much there is to get wrong in a position."""
    score: float = 1.0
    if position["drawing"] is not None:
        score *= 0.4
    bars = {clause for _, clause in refused(position)}
    score += 2 * ("4.1" in bars) + 2 * ("3.3" in bars) + 12 * ("5.3" in bars)
    score += 3 * (position["still"] > 0) + 3 * (position["still"] >= len(racing(position)))
    for chariot in position["chariots"]:
        score += 1.5 * (chariot["state"] == "disqualified") + (chariot["space"] is None)
        score += 1.5 * (chariot["tucked"] != []) + (sum(chariot["deck"]) == 0)
        score += 6 * (chariot["unmanned"] and chariot["hand"] == [6])
        score += 3 * (chariot["space"] is not None and chariot["hand"] != [] and set(chariot["hand"]) == {6})
    return score


# Arranged


@dataclass(frozen=True)
class Ground:
    """Where a chariot can be in a race on a course, and where it can be once it has paid."""

    track: Track
    steps: dict[Spot, int]
    paid: set[Spot]


def survey(track: Track, start: list[str]) -> Ground:
    """Every spot that can be reached from the grid, with the fewest steps to it, and those reached paid."""
    steps = spread(track, [(space, 0) for space in start])
    return Ground(track, steps, set(spread(track, [spot for spot in steps if pays(track, *spot)])))


def spread(track: Track, sources: list[Spot]) -> dict[Spot, int]:
    """The fewest steps from any of the sources to every spot that can be reached."""
    steps = dict.fromkeys(sources, 0)
    waiting = list(sources)
    for spot in waiting:
        for after in track.ahead[spot[0]]:
            there = step(track, *spot, after)
            if there[0] != FINISH and there not in steps:
                steps[there] = steps[spot] + 1
                waiting.append(there)
    return steps


def arranged(rng: Random, course: Course | str) -> Position:
    """A scene put on the course chariot by chariot, tried again until it could arise."""
    while True:
        position = start_position(rng, course)
        whole = courses[course] if isinstance(course, str) else course
        ground = survey(track_of(position), whole["start"][position["direction"]])
        scene = rng.choice(SCENES)
        spots = stage(rng, ground, scene, len(position["chariots"]))
        if spots is None:
            continue
        lie_of_the_land(rng, position, ground, spots, scene)
        settle_the_turn(rng, position, scene, spots[0][0])
        if could_arise(position):
            return position


def stage(rng: Random, ground: Ground, scene: str, count: int) -> list[Spot] | None:
    """Different spaces for the chariots of a scene, the one it is about first, or none for want of room."""
    anchor = anchor_of(rng, ground, scene)
    if anchor is None:
        return None
    taken = [anchor]
    near = sorted(behind(ground, anchor, rng.choice([3, 6, 9])))
    if scene == "level":
        front = ground.track.front
        level = [s for s in ground.steps if s[1] == anchor[1] and front[s[0]] == front[anchor[0]]]
        taken += [spot for spot in level if spot != anchor][: rng.choice([1, 1, 2, 3])]
    if scene == "stuck":
        taken += [step(ground.track, *anchor, after) for after in ground.track.ahead[anchor[0]]]
        taken = [spot for spot in taken if spot[0] != FINISH]
    everywhere = sorted(ground.steps)
    pool = everywhere if scene == "anywhere" or not near else near
    for _ in range(60):
        if len(taken) >= count:
            break
        spot = rng.choice(pool if rng.random() < 0.85 else everywhere)
        if all(spot[0] != other[0] for other in taken):
            taken.append(spot)
    return taken[:count] if len(taken) >= count else None


def anchor_of(rng: Random, ground: Ground, scene: str) -> Spot | None:
    """The spot a scene is about: a narrow place, the alley or the ways there, the last columns, or any."""
    track, spots = ground.track, sorted(ground.steps)
    if scene in {"lead", "jam"} and rng.random() < 0.8:
        narrow = set(bottlenecks(track))
        spots = [spot for spot in spots if spot[0] in narrow] or spots
    elif scene == "entrance":
        spots = [spot for spot in spots if spot[0] == track.alley[0]]
        last = [spot for spot in spots if pays(track, *spot) and not can_still_pay(track, *spot)]
        spots = last if last and rng.random() < 0.8 else spots
    elif scene == "access" and track.alley:
        leading = {space for space, after in track.ahead.items() if track.alley[0] in after}
        leading |= {
            space for space, after in track.ahead.items() if rng.random() < 0.3 and leading & set(after)
        }
        spots = [spot for spot in spots if spot[0] in leading and spot[1] == track.laps - 1] or spots
    elif scene == "finish":
        late = track.length - track.length // 5
        spots = [spot for spot in spots if spot[1] == track.laps and track.front[spot[0]] > late]
    return rng.choice(spots) if spots else None


def bottlenecks(track: Track) -> list[str]:
    """The spaces that every lap must pass: without one of them no lap can be driven (1.3, formats)."""
    return [space for space in track.ahead if not any_lap_without(track, space)]


def any_lap_without(track: Track, closed: str) -> bool:
    """Whether spaces can still be followed for ever with one space closed."""
    left = {space for space in track.ahead if space != closed}
    while True:
        dead = {space for space in left if not set(track.ahead[space]) & left}
        if not dead:
            return left != set()
        left -= dead


def behind(ground: Ground, anchor: Spot, most: int) -> set[Spot]:
    """The spots from which the anchor is at most so many steps away."""
    near = {anchor}
    for _ in range(most):
        near |= {
            spot
            for spot in ground.steps
            if any(step(ground.track, *spot, after) in near for after in ground.track.ahead[spot[0]])
        }
    return near - {anchor}


def lie_of_the_land(rng: Random, position: Position, ground: Ground, spots: list[Spot], scene: str) -> None:
    """Puts the chariots on their spots in any order, some of them off the course already."""
    order = list(range(len(spots)))
    rng.shuffle(order)
    gone = rng.choice([0.0, 0.0, 0.3])
    position["drawing"] = None
    position["opening"] = False
    for who, spot in zip(order, spots, strict=True):
        put_down(rng, position, ground, who, spot, scene)
        if spot != spots[0] and rng.random() < gone:
            take_off(rng, position, ground, who)


def put_down(rng: Random, position: Position, ground: Ground, who: int, spot: Spot, scene: str) -> None:
    """A chariot on a spot, with tribute, state and cards that fit the way it has come (5.1, 5.4)."""
    chariot, track = position["chariots"][who], ground.track
    chariot["space"], chariot["lap"] = spot
    if owes(track, chariot):
        lost = not can_still_pay(track, *spot)
        paid_before = spot in ground.paid and rng.random() < (0.7 if lost else 0.3)
        if pays(track, *spot) or paid_before:
            chariot["paid"] = True
        elif lost:
            chariot["state"] = "disqualified"
    spend(rng, position, chariot, max(1, ground.steps[spot]), scene)


def spend(rng: Random, position: Position, chariot: Chariot, steps: int, scene: str) -> None:
    """Gives a chariot the cards that driving so far may have left it, in hand, deck and tucked."""
    cards = [value for value in range(1, 7) for _ in range(4)]
    rng.shuffle(cards)
    cards.sort(key=lambda value: value == 6 and rng.random() < 0.8, reverse=True)
    while steps > 0 and len(cards) > 1:
        steps -= cards.pop()
    if rng.random() < 0.15:
        cards = cards[: rng.randint(1, 4)]
    chariot["deck"] = [cards.count(value) for value in range(1, 7)]
    chariot["hand"], chariot["tucked"] = [], []
    if chariot["unmanned"]:
        kept = option(position, "unmanned_six") == "keep" and chariot["deck"][5] > 0 and rng.random() < 0.4
        if kept:
            chariot["deck"][5] -= 1
            chariot["hand"] = [6]
        return
    love = rng.choice([1, 30, 300]) if scene in {"lead", "level"} else rng.choice([1, 1, 30])
    deal(rng, chariot, position["options"].get("hand_size", 3), love)
    if option(position, "blocked_hand") == "tuck" and rng.random() < 0.4:
        put_under(rng, chariot)


def put_under(rng: Random, chariot: Chariot) -> None:
    """Moves some cards of the deck, or all, under it (3.5)."""
    unseen = [value for value in range(1, 7) for _ in range(chariot["deck"][value - 1])]
    rng.shuffle(unseen)
    chariot["tucked"] = unseen[: rng.choice([1, 2, 3, len(unseen)])]
    for value in chariot["tucked"]:
        chariot["deck"][value - 1] -= 1


def take_off(rng: Random, position: Position, ground: Ground, who: int) -> None:
    """A chariot that has left: over the finish, withdrawn, or out of cards (5.4, 6.1, 6.2)."""
    chariot, track = position["chariots"][who], ground.track
    due = track.laps > 1 and not chariot["unmanned"]
    if chariot["unmanned"]:
        chariot["hand"] = []
    if chariot["state"] == "disqualified" and rng.random() < 0.5:
        chariot["state"] = "out"
    elif rng.random() < 0.7:
        chariot["lap"] = track.laps + 1
        if chariot["state"] == "racing":
            chariot["state"], chariot["paid"] = "finished", due
        else:
            chariot["state"] = "disqualified"
    else:
        chariot["state"] = "out"
        chariot["hand"], chariot["deck"], chariot["tucked"] = [], [0] * 6, []
    chariot["space"] = None
    position["left"].insert(rng.randint(0, len(position["left"])), who)


def settle_the_turn(rng: Random, position: Position, scene: str, about: str) -> None:
    """Gives the turn to somebody on the course, often a leader, and a count of still turns (6.6)."""
    first = racing(position)
    if scene in {"lead", "level"} and rng.random() < 0.7:
        first = leaders(position)
    elif scene in {"stuck", "entrance", "access"}:
        there = [who for who in first if position["chariots"][who]["space"] == about]
        first = there if scene == "stuck" else [who for who in first if who not in there] or first
    position["turn"] = rng.choice(first)
    count = len(racing(position))
    position["still"] = rng.choice([0, 0, 0, 1, count - 1, count, 2 * count - 1, 25 * count - 1])
    chariot = position["chariots"][position["turn"]]
    if not chariot["unmanned"]:
        return
    with_card_due(position)
    if position["drawing"] is not None and rng.random() < 0.7 and has_something_to_draw(chariot):
        deal(rng, chariot, 1, love_of_sixes=5)
        position["drawing"] = None


def could_arise(position: Position) -> bool:
    """Whether nobody on the course should be out already and the still turns are not too many (6.2, 6.6)."""
    return not stalemate(position) and not any(spent(position, who) for who in racing(position))


def swapped(rng: Random, position: Position) -> Position:
    """The same position with the cards of hand and deck dealt anew, sixes first."""
    other = deepcopy(position)
    for chariot in other["chariots"]:
        if chariot["unmanned"] or chariot["space"] is None:
            continue
        size = len(chariot["hand"])
        for value in chariot["hand"]:
            chariot["deck"][value - 1] += 1
        chariot["hand"] = []
        deal(rng, chariot, size, rng.choice([1, 30, 300]))
    return other
