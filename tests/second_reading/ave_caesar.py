"""Ave Caesar read a second time, as plainly as the clauses allow, over the position dicts of the formats.

Nothing here is fast and nothing is shared with the engine: the two are compared in the tests.
"""

from copy import deepcopy
from dataclasses import dataclass
from typing import Any

Position = dict[str, Any]
Chariot = dict[str, Any]
Course = dict[str, Any]
FINISH = "finish"

courses: dict[str, Course] = {}
"""Courses that positions may call by name; whoever uses this module puts them in."""

EDITIONS: dict[str, dict[str, Any]] = {
    "ravensburger": {
        "blocked_hand": "keep",
        "six_free_after_finish": True,
        "retire": "cards_out",
        "unmanned_six": "discard",
    },
    "player-aid": {
        "blocked_hand": "keep",
        "six_free_after_finish": False,
        "retire": "cards_out",
        "unmanned_six": "discard",
    },
    "summary": {
        "blocked_hand": "tuck",
        "six_free_after_finish": False,
        "retire": "points_short",
        "unmanned_six": "discard",
    },
    "pro-ludo": {
        "blocked_hand": "keep",
        "six_free_after_finish": False,
        "retire": "cards_out",
        "unmanned_six": "keep",
    },
}


@dataclass(frozen=True)
class Track:
    """A course as it is driven in one direction."""

    length: int
    laps: int
    alley: list[str]
    front: dict[str, int]
    ahead: dict[str, list[str]]


# The course


def track_of(position: Position) -> Track:
    """The course of a position with its steps and fronts in the direction driven (formats, 1.1)."""
    course = courses[position["course"]] if isinstance(position["course"], str) else position["course"]
    laps = position.get("options", {}).get("laps", course["laps"])
    return driven(course, position["direction"], laps)


def driven(course: Course, direction: str, laps: int) -> Track:
    """A course driven in one direction: anticlockwise turns every step and the alley round (formats)."""
    length: int = course["length"]
    ahead: dict[str, list[str]]
    spaces: dict[str, dict[str, int]] = course["spaces"]
    if direction == "clockwise":
        front = {name: into_the_lap(space["front"], length) for name, space in spaces.items()}
        ahead = {name: list(course["ahead"][name]) for name in spaces}
        return Track(length, laps, list(course["alley"]), front, ahead)
    front = {name: into_the_lap(length - space["rear"], length) for name, space in spaces.items()}
    ahead = {name: [] for name in spaces}
    for name, nexts in course["ahead"].items():
        for after in nexts:
            ahead[after].append(name)
    return Track(length, laps, list(reversed(course["alley"])), front, ahead)


def into_the_lap(front: int, length: int) -> int:
    """A front brought into 1…length by whole laps (formats)."""
    while front < 1:
        front += length
    while front > length:
        front -= length
    return front


def crosses(track: Track, space: str, after: str) -> bool:
    """A step crosses the line when the front gets smaller (formats)."""
    return track.front[after] < track.front[space]


def visit(track: Track, space: str, lap: int) -> int:
    """The visit to the alley: the lap, less one past the line (formats)."""
    return lap - 1 if 2 * track.front[space] < track.length else lap


def step(track: Track, space: str, lap: int, after: str) -> tuple[str, int]:
    """Where one step leads: a space and the lap on it, or the finish (6.1, formats)."""
    if not crosses(track, space, after):
        return after, lap
    return (FINISH, lap + 1) if lap == track.laps else (after, lap + 1)


# The position


def option(position: Position, name: str) -> Any:
    """An option: the edition's unless set by hand over it (9)."""
    return position.get("options", {}).get(name, EDITIONS[position["edition"]][name])


def racing(position: Position) -> list[int]:
    """The chariots that stand on a space, disqualified and unmanned ones too (preamble)."""
    return [who for who, chariot in enumerate(position["chariots"]) if chariot["space"] is not None]


def occupied_by_others(position: Position, who: int) -> set[str]:
    """The spaces that hold another chariot (3.3)."""
    return {position["chariots"][other]["space"] for other in racing(position) if other != who}


def owes(track: Track, chariot: Chariot) -> bool:
    """Whether a chariot still owes its tribute (5.1, 5.5, 8.2); a course without an alley asks for none."""
    due = track.laps > 1 and track.alley != []
    return due and chariot["state"] == "racing" and not chariot["paid"] and not chariot["unmanned"]


def cards_left(chariot: Chariot) -> list[int]:
    """All cards a chariot still has: hand, deck and tucked (6.2)."""
    unseen = [value for value in range(1, 7) for _ in range(chariot["deck"][value - 1])]
    return list(chariot["hand"]) + unseen + list(chariot["tucked"])


# Driving


def drives(track: Track, chariot: Chariot, occupied: set[str], value: int) -> dict[str, int]:
    """Every destination of exactly so many steps through free spaces, with its lap (3.1 to 3.3, 3.6, 6.1)."""
    at = {(chariot["space"], chariot["lap"])}
    finish: dict[str, int] = {}
    for _ in range(value):
        onward = set()
        for space, lap in at:
            for after in track.ahead[space]:
                there = step(track, space, lap, after)
                if there[0] == FINISH:
                    finish[FINISH] = there[1]
                elif after not in occupied:
                    onward.add(there)
        at = onward
    return dict(at) | finish


def could_move(position: Position, who: int) -> bool:
    """Whether any value from 1 to 6 could move the chariot, the six rule apart (8.2)."""
    track, chariot = track_of(position), position["chariots"][who]
    occupied = occupied_by_others(position, who)
    return any(drives(track, chariot, occupied, value) for value in range(1, 7))


# The six


def leaders(position: Position) -> list[int]:
    """The chariots in the lead: most laps, then the front edge (4.3)."""
    track = track_of(position)

    def place(who: int) -> tuple[int, int]:
        chariot = position["chariots"][who]
        return chariot["lap"], track.front[chariot["space"]]

    best = max(place(who) for who in racing(position))
    return [who for who in racing(position) if place(who) == best]


def six_barred(position: Position, who: int) -> bool:
    """Whether the chariot leads and nothing lets it be driven with a 6 (4.1, 4.2, 4.5 to 4.7)."""
    if who not in leaders(position) or position["opening"]:
        return False
    free = six_freed_by_a_finish(position) or nobody_moved_for_a_round(position) or released(position)
    return not free


def six_freed_by_a_finish(position: Position) -> bool:
    """Once any chariot has crossed the line for good, sixes are free where the option says so (4.6)."""
    laps = track_of(position).laps
    crossed = any(chariot["lap"] == laps + 1 for chariot in position["chariots"])
    return bool(option(position, "six_free_after_finish")) and crossed


def nobody_moved_for_a_round(position: Position) -> bool:
    """Nobody has moved for a full round of the chariots racing (4.7)."""
    return bool(position["still"] >= len(racing(position)))


def released(position: Position) -> bool:
    """Every leader holds nothing but sixes, and together they shut the road to every other chariot (4.5)."""
    track, ahead = track_of(position), leaders(position)
    if any(set(position["chariots"][who]["hand"]) != {6} for who in ahead):
        return False
    closed = {position["chariots"][who]["space"] for who in ahead}
    others = [position["chariots"][who]["space"] for who in racing(position) if who not in ahead]
    return not any(a_lap_can_be_driven(track, space, closed) for space in others)


def a_lap_can_be_driven(track: Track, start: str, closed: set[str]) -> bool:
    """Whether a lone chariot gets a full lap or more ahead of its own front past the closed spaces (4.5)."""
    seen = {(start, 0)}
    waiting = [(start, 0)]
    while waiting:
        space, driven_so_far = waiting.pop()
        for after in track.ahead[space]:
            far = driven_so_far + (track.front[after] - track.front[space]) % track.length
            if after in closed or (after, far) in seen:
                continue
            if far >= track.length:
                return True
            seen.add((after, far))
            waiting.append((after, far))
    return False


# The alley


def pays(track: Track, space: str, lap: int) -> bool:
    """Whether a stop on this space is a stop in the alley on a visit that counts (5.1, 5.5)."""
    return space in track.alley and 1 <= visit(track, space, lap) <= track.laps - 1


def can_still_pay(track: Track, space: str, lap: int) -> bool:
    """Whether on an empty course the alley can be reached on a visit that counts (5.4)."""
    seen = {(space, lap)}
    waiting = [(space, lap)]
    while waiting:
        here = waiting.pop()
        for after in track.ahead[here[0]]:
            there = step(track, *here, after)
            if there[0] == FINISH or there in seen:
                continue
            if pays(track, *there):
                return True
            seen.add(there)
            waiting.append(there)
    return False


def forfeits(track: Track, space: str, lap: int) -> bool:
    """Whether a chariot that owes can no longer pay once it rests there or has finished (5.3, 5.4)."""
    if space == FINISH:
        return True
    return space not in track.alley and not can_still_pay(track, space, lap)


def a_way_to_the_entrance(track: Track, start: str, occupied: set[str]) -> bool:
    """Whether steps over free spaces lead to the entrance before they come round to the start again (5.3)."""
    entrance = track.alley[0]
    at = {(start, 0)}
    while at:
        if any(space == entrance for space, _ in at):
            return True
        onward = set()
        for space, driven_so_far in at:
            for after in track.ahead[space]:
                far = driven_so_far + (track.front[after] - track.front[space]) % track.length
                if after not in occupied and far < track.length:
                    onward.add((after, far))
        at = onward
    return False


def access_is_shut(position: Position, who: int) -> bool:
    """Whether the others leave a chariot that owes its tribute no free way to the entrance (5.3).

    One of them stands on it, or they stand on every way there; where there is no way on an empty course
    either, it is not the others who leave none.
    """
    track, chariot = track_of(position), position["chariots"][who]
    if not owes(track, chariot):
        return False
    others = occupied_by_others(position, who)
    if track.alley[0] in others:
        return True
    free = a_way_to_the_entrance(track, chariot["space"], others)
    return not free and a_way_to_the_entrance(track, chariot["space"], set())


# The legal moves


def judge(position: Position, who: int, value: int) -> tuple[list[str], str]:
    """The destinations of a card or, if it has none, the first of the clauses 4.1, 3.3, 5.3 that bars it."""
    track, chariot = track_of(position), position["chariots"][who]
    if value == 6 and six_barred(position, who):
        return [], "4.1"
    found = drives(track, chariot, occupied_by_others(position, who), value)
    if not found:
        return [], "3.3"
    if access_is_shut(position, who):
        found = {space: lap for space, lap in found.items() if not forfeits(track, space, lap)}
    return (sorted(found), "") if found else ([], "5.3")


def hand_values(position: Position) -> list[int]:
    """The different values in the hand of the chariot to move, ascending."""
    return sorted(set(position["chariots"][position["turn"]]["hand"]))


def refused(position: Position) -> list[list[Any]]:
    """Each value in hand that may not be played, with its clause; none while a draw is due (formats)."""
    if not racing(position) or position["drawing"] is not None:
        return []
    judged = [(value, judge(position, position["turn"], value)) for value in hand_values(position)]
    return [[value, clause] for value, (found, clause) in judged if not found]


def legal(position: Position) -> list[str]:
    """All legal moves, sorted by code point (formats)."""
    if not racing(position):
        return []
    if position["drawing"] is not None:
        return sorted(draws(position))
    return sorted(card_moves(position) + withdrawals(position))


def draws(position: Position) -> list[str]:
    """The Fates' moves: each value in the deck or, when that is empty, the first tucked card (formats)."""
    chariot = position["chariots"][position["drawing"]]
    values = [value for value in range(1, 7) if chariot["deck"][value - 1] > 0]
    return [f"draw {value}" for value in values or chariot["tucked"][:1]]


def card_moves(position: Position) -> list[str]:
    """The drives or, if there are none, the tucks or the pass (3.4, 3.5, 8.2)."""
    who = position["turn"]
    judged = {value: judge(position, who, value) for value in hand_values(position)}
    found = [f"{value}-{space}" for value, (spaces, _) in judged.items() for space in spaces]
    if found:
        return found
    blocked = any(clause == "3.3" for _, clause in judged.values())
    manned = not position["chariots"][who]["unmanned"]
    if option(position, "blocked_hand") == "tuck" and manned and blocked:
        return [f"tuck {value}" for value in judged]
    return ["pass"]


def withdrawals(position: Position) -> list[str]:
    """A disqualified chariot may withdraw beside its other moves (5.4)."""
    return ["withdraw"] if position["chariots"][position["turn"]]["state"] == "disqualified" else []


# Making a move


def apply(position: Position, move: str) -> Position:
    """The position after a legal move (formats)."""
    if move not in legal(position):
        raise ValueError(f"{move!r} is not legal here")
    after = deepcopy(position)
    after["left"] = list(position.get("left", []))
    if move.startswith("draw "):
        draw(after, int(move.removeprefix("draw ")))
    elif move.startswith("tuck "):
        tuck(after, int(move.removeprefix("tuck ")))
    elif move == "withdraw":
        withdraw(after)
    elif move == "pass":
        make_pass(after)
    else:
        value, _, space = move.partition("-")
        drive(after, int(value), space)
    return after


def drive(position: Position, value: int, space: str) -> None:
    """Plays a card and drives to a space or over the finish (3.1, 6.1)."""
    who = position["turn"]
    track, chariot = track_of(position), position["chariots"][who]
    lap = drives(track, chariot, occupied_by_others(position, who), value)[space]
    chariot["hand"].remove(value)
    position["opening"] = False
    position["still"] = 0
    chariot["lap"] = lap
    if space == FINISH:
        finish(position, who)
        pass_the_turn(position)
        return
    chariot["space"] = space
    hail_or_fall_from_grace(track, chariot)
    if not chariot["unmanned"] and has_something_to_draw(chariot):
        position["drawing"] = who
        return
    end_turn_after_a_card(position)


def finish(position: Position, who: int) -> None:
    """A chariot over the line leaves the course; one that still owes is disqualified there (6.1, 5.4)."""
    chariot = position["chariots"][who]
    if owes(track_of(position), chariot):
        chariot["state"] = "disqualified"
    if chariot["state"] == "racing":
        chariot["state"] = "finished"
    leave_the_course(position, who)


def hail_or_fall_from_grace(track: Track, chariot: Chariot) -> None:
    """A chariot at rest that owes pays in the alley, or is disqualified where it no longer can (5.1, 5.4)."""
    if not owes(track, chariot):
        return
    if pays(track, chariot["space"], chariot["lap"]):
        chariot["paid"] = True
    elif forfeits(track, chariot["space"], chariot["lap"]):
        chariot["state"] = "disqualified"


def has_something_to_draw(chariot: Chariot) -> bool:
    """Whether the deck or the tucked cards are not empty (formats)."""
    return sum(chariot["deck"]) + len(chariot["tucked"]) > 0


def draw(position: Position, value: int) -> None:
    """The Fates give a card; it ends a charioteer's turn and begins an unmanned chariot's (3.1, 3.5, 8.2)."""
    chariot = position["chariots"][position["drawing"]]
    if sum(chariot["deck"]) > 0:
        chariot["deck"][value - 1] -= 1
    else:
        chariot["tucked"].pop(0)
    chariot["hand"] = sorted([*chariot["hand"], value])
    position["drawing"] = None
    if not chariot["unmanned"]:
        end_turn_after_a_card(position)


def tuck(position: Position, value: int) -> None:
    """A card goes under the deck and a draw is due; the turn is a still one (3.5, 6.6)."""
    chariot = position["chariots"][position["turn"]]
    chariot["hand"].remove(value)
    chariot["tucked"].append(value)
    position["still"] += 1
    position["drawing"] = position["turn"]


def withdraw(position: Position) -> None:
    """A disqualified chariot leaves the race (5.4, 6.6)."""
    position["still"] = 0
    put_out(position, position["turn"])
    pass_the_turn(position)


def make_pass(position: Position) -> None:
    """A pass changes nothing, unless it is an unmanned chariot's discard (3.5, 6.6, 8.2)."""
    if is_discard(position):
        position["chariots"][position["turn"]]["hand"] = []
        position["still"] = 0
        end_turn_after_a_card(position)
        return
    position["still"] += 1
    pass_the_turn(position)


def is_discard(position: Position) -> bool:
    """Whether an unmanned chariot's pass throws its card away: it is not kept, and it could move (8.2)."""
    who = position["turn"]
    chariot = position["chariots"][who]
    if not chariot["unmanned"] or chariot["hand"] == [] or not could_move(position, who):
        return False
    _, clause = judge(position, who, chariot["hand"][0])
    return not (clause == "4.1" and option(position, "unmanned_six") == "keep")


# The end of a turn


def end_turn_after_a_card(position: Position) -> None:
    """A turn in which a card was played, discarded or tucked ends: the chariot may be out (6.2)."""
    if spent(position, position["turn"]):
        put_out(position, position["turn"])
    pass_the_turn(position)


def spent(position: Position, who: int) -> bool:
    """Whether a chariot has no card left or, where the option says so, too few points to finish (6.2)."""
    track, chariot = track_of(position), position["chariots"][who]
    if cards_left(chariot) == []:
        return True
    if option(position, "retire") != "points_short" or chariot["unmanned"]:
        return False
    return sum(cards_left(chariot)) < steps_to_the_finish(track, chariot["space"], chariot["lap"])


def steps_to_the_finish(track: Track, space: str, lap: int) -> int:
    """The steps of the shortest way to the finish on an empty course, tribute or not (6.2)."""
    at, steps = {(space, lap)}, 0
    while not any(here == FINISH for here, _ in at):
        at = {step(track, *here, after) for here in at for after in track.ahead[here[0]]}
        steps += 1
    return steps


def put_out(position: Position, who: int) -> None:
    """A chariot is out: it leaves the course and keeps its lap and cards (5.4, 6.2, 6.6)."""
    position["chariots"][who]["state"] = "out"
    leave_the_course(position, who)


def leave_the_course(position: Position, who: int) -> None:
    """A chariot leaves its space and is listed among those that left (formats)."""
    position["chariots"][who]["space"] = None
    position["left"].append(who)


def pass_the_turn(position: Position) -> None:
    """The turn goes to the next chariot on a space, unless the race is over (2.2, 6.3, 6.6)."""
    if stalemate(position):
        for who in racing(position):
            put_out(position, who)
    if racing(position):
        position["turn"] = next_on_a_space(position)
        turn_up_a_card(position)


def stalemate(position: Position) -> bool:
    """Nothing has happened for twice the number of chariots racing, 25 times under tuck (6.6)."""
    rounds = 25 if option(position, "blocked_hand") == "tuck" else 2
    return bool(position["still"] >= rounds * len(racing(position)))


def next_on_a_space(position: Position) -> int:
    """The next chariot in list order that stands on a space (formats)."""
    later = [who for who in racing(position) if who > position["turn"]]
    return (later or racing(position))[0]


def turn_up_a_card(position: Position) -> None:
    """An unmanned chariot's draw is due at the start of its turn if it could move and no card is up (8.2)."""
    who = position["turn"]
    chariot = position["chariots"][who]
    if chariot["unmanned"] and chariot["hand"] == [] and could_move(position, who):
        position["drawing"] = who


# Counting


def perft(position: Position, depth: int) -> int:
    """How many sequences of so many moves there are, the Fates' included (formats)."""
    if depth == 0:
        return 1
    return sum(perft(apply(position, move), depth - 1) for move in legal(position))
