"""Ben Hur read a second time, as one long script of a race.

The engine is a machine of states; this is a generator that tells a race from its first roll to its end,
yields what may be done and is sent what was done. It shares no code with the engine: cosines come from
`math`, distances are fractions, outlines are Shapely polygons, and everything in it may change.
"""

# ruff: noqa: D102 - the script reads by its names

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from fractions import Fraction
from math import cos, floor, radians, sin
from typing import Any, NamedTuple

import shapely

Point = tuple[int, int]
Corners = list[Point]
SPEEDS = {"+I+": 600, "II": 1200, "+II+": 1800, "III": 2400, "+III+": 3000}
ROLLS = [f"roll {die}" for die in range(1, 7)]


class Ask(NamedTuple):
    """A question put to a chariot or the Fates: the phase, the chariot, and the answers allowed."""

    phase: str
    actor: int | None
    answers: list[str]


Script = Generator[Ask, str, Any]


def speed(card: str) -> int:
    return SPEEDS.get(card.rstrip("*"), 0)


def part(length: int, ratio: float) -> int:
    exact = abs(Fraction(length * round(ratio * 1_000_000), 1_000_000))
    size = floor(exact + Fraction(1, 2))
    return size if ratio >= 0 else -size


def run(length: int, degrees: int) -> Point:
    return part(length, cos(radians(degrees))), part(length, sin(radians(degrees)))


def rectangle(front: Point, rear: Point, width: int, degrees: int) -> Corners:
    wx, wy = run(width // 2, degrees + 90)
    return [
        (front[0] + wx, front[1] + wy),
        (front[0] - wx, front[1] - wy),
        (rear[0] - wx, rear[1] - wy),
        (rear[0] + wx, rear[1] + wy),
    ]


def body(pose: tuple[int, int, int]) -> Corners:
    x, y, heading = pose
    dx, dy = run(1200, heading)
    return rectangle((x, y), (x - dx, y - dy), 480, heading)


def overlapping(one: Corners, other: Corners) -> bool:
    a, b = shapely.Polygon(one), shapely.Polygon(other)
    return bool(a.intersects(b) and not a.touches(b))


def point_to_segment(p: Point, a: Point, b: Point) -> Fraction:
    """Square the distance from a point to a segment."""
    ex, ey = b[0] - a[0], b[1] - a[1]
    length = ex * ex + ey * ey
    share = Fraction((p[0] - a[0]) * ex + (p[1] - a[1]) * ey, length) if length else Fraction(0)
    share = max(Fraction(0), min(Fraction(1), share))
    return (p[0] - a[0] - share * ex) ** 2 + (p[1] - a[1] - share * ey) ** 2


def gap2(one: Corners, other: Corners) -> Fraction:
    """Square the gap between two shapes given by their corners (two corners are a segment)."""
    a = shapely.Polygon(one)
    b = shapely.Polygon(other) if len(other) > 2 else shapely.LineString(other)
    if a.intersects(b):
        return Fraction(0)
    return min(
        point_to_segment(p, q[i - 1], q[i])
        for points, q in ((one, other), (other, one))
        for p in points
        for i in range(len(q))
    )


class Car:
    """A chariot whose everything may change."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.clear()

    def clear(self) -> None:
        self.pose: tuple[int, int, int] | None = None
        self.turns = 0
        self.hand: list[tuple[str, str]] = []
        self.markers: list[int] = []
        self.state = "racing"
        self.skip = False
        self.away: Car | None = None
        self.started = False

    @property
    def at(self) -> tuple[int, int, int]:
        assert self.pose is not None
        return self.pose

    def cards(self) -> list[str]:
        return [card for card, _ in self.hand]

    def shoes(self) -> int:
        return sum(card.endswith("*") for card in self.cards())


class Race:
    """A season or a single race, told from its first roll."""

    def __init__(
        self, arena: dict[str, int], decks: dict[str, dict[str, int]], rules: dict[str, Any]
    ) -> None:
        self.arena, self.makeup, self.rules = arena, decks, rules
        self.cars = [Car(index) for index in range(len(rules["seats"]))]
        self.scores = [0] * len(self.cars)
        self.contacts: set[frozenset[int]] = set()
        self.round = 1

    # The whole evening

    def tell(self) -> Script:
        number = 0
        while True:
            number += 1
            yield from self.one_race()
            worth = self.worth()
            self.scores = [a + b for a, b in zip(self.scores, worth, strict=True)]
            sums = Counter[int]()
            for seat, score in zip(self.rules["seats"], self.scores, strict=True):
                sums[seat] += score
            tied = list(sums.values()).count(min(sums.values())) > 1
            if number >= self.rules["races"] and not (tied and self.rules["ties"] == "race"):
                break
        yield Ask("over", None, [])

    def worth(self) -> list[int]:
        def rank(car: Car) -> tuple[Any, ...]:
            if car.state == "finished":
                return (0, sum(car.markers) if self.rules["scoring"] == "laps" else car.markers[-1])
            return (1, -len(car.markers), *(-part for part in self.ahead(car)))

        ranks = [rank(car) for car in self.cars]
        places = [1 + sum(other < mine for other in ranks) for mine in ranks]
        if self.rules["scoring"] == "season":
            penalty = len(self.cars) + 1
            return [
                place if car.state == "finished" else penalty
                for place, car in zip(places, self.cars, strict=True)
            ]
        return places

    def one_race(self) -> Script:
        for car in self.cars:
            car.clear()
        self.decks = {back: Counter(self.makeup[back]) for back in "nr"}
        self.piles: dict[str, Counter[str]] = {back: Counter() for back in "nr"}
        self.contacts, self.round = set(), 1
        for back in "nr":
            left = self.rules["fewer"]
            for card in ("A3", "A2", "A1"):
                gone = min(left, self.decks[back][card])
                self.decks[back][card] -= gone
                left -= gone
        yield from self.places()
        yield from self.hands()
        while True:
            self.moved: set[int] = set()
            while waiting := [car for car in self.racing() if car.index not in self.moved]:
                car = max(waiting, key=self.ahead)
                if car.skip:
                    car.skip = False
                else:
                    yield from self.turn(car)
                self.moved.add(car.index)
            if self.racing() and self.round == 40 * self.rules["laps"]:
                for car in self.racing():
                    self.off(car, "out")
            if not self.racing():
                return
            self.round += 1

    def places(self) -> Script:
        for car in self.cars:
            while car.pose is None:
                die = int((yield Ask("places", car.index, ROLLS))[-1])
                pose = (0, -(self.arena["first"] + self.arena["step"] * (die - 1)), 0)
                if all(other.pose != pose for other in self.cars):
                    car.pose = pose

    def hands(self) -> Script:
        for car in sorted(self.cars, key=lambda car: -car.at[1]):
            while True:
                for back in "nnrr":
                    yield from self.draw(car, back, "deal")
                if sum(card.startswith("A") for card in car.cards()) < 3:
                    break
                if (yield Ask("redraw", car.index, ["keep", "redraw"])) == "keep":
                    break
                self.throw_all(car)

    # Cards

    def draw(self, car: Car, back: str, phase: str = "draw") -> Script:
        source = +self.decks[back] or +self.piles[back]
        move = yield Ask(phase, car.index, sorted(f"draw {card}" for card in source))
        card = move.split()[1]
        if not +self.decks[back]:
            self.decks[back], self.piles[back] = self.piles[back], Counter()
        self.decks[back][card] -= 1
        car.hand = sorted([*car.hand, (card, back)])

    def take(self, car: Car) -> Script:
        answer = yield Ask("take", car.index, ["take normal", "take risky"])
        yield from self.draw(car, answer.split()[1][0])

    def throw(self, car: Car, card: str) -> None:
        back = min(b for c, b in car.hand if c == card)
        car.hand.remove((card, back))
        self.piles[back][card] += 1

    def throw_all(self, car: Car) -> None:
        for card in car.cards():
            self.throw(car, card)

    # Where things are

    def racing(self) -> list[Car]:
        return [car for car in self.cars if car.state == "racing"]

    def spread(self, car: Car) -> Fraction:
        half = self.arena["half"]
        return point_to_segment(car.at[:2], (-half, 0), (half, 0))

    def round_lap(self, x: int, y: int) -> tuple[int, Fraction]:
        half = self.arena["half"]
        if x > half:
            return 1, Fraction(y, x - half)
        if x < -half:
            return 3, Fraction(y, x + half)
        if y > 0:
            return 2, Fraction(-x)
        return (0 if x >= 0 else 4), Fraction(x)

    def ahead(self, car: Car) -> tuple[int, int, Fraction, Fraction]:
        return (car.turns, *self.round_lap(*car.at[:2]), -self.spread(car))

    def in_sand(self, corners: Corners) -> bool:
        half, inner, outer = self.arena["half"], self.arena["inner"], self.arena["outer"]
        spine = [(-half, 0), (half, 0)]
        if any(point_to_segment(corner, *spine) >= outer * outer for corner in corners):
            return False
        return gap2(corners, spine) > inner * inner

    def line(self, old: Point, new: Point) -> int:
        if old[1] > 0 or new[1] > 0:
            return 0
        return (old[0] < 0 <= new[0]) - (new[0] < 0 <= old[0])

    def judged(self, car: Car, card: str) -> dict[tuple[int, int], tuple[str, tuple[int, int, int]]]:
        x, y, heading = car.at
        found = {}
        for ruler in (-30, 0, 30):
            far = tuple(a + b for a, b in zip((x, y), run(speed(card), heading + ruler), strict=True))
            stick = rectangle((far[0], far[1]), (x, y), 240, heading + ruler)
            for turn in (-30, 0, 30):
                facing = (heading + ruler + turn) % 360
                dx, dy = run(1200, facing)
                pose = (far[0] + dx, far[1] + dy, facing)
                found[ruler, turn] = (self.word(car, stick, pose), pose)
        return found

    def word(self, car: Car, stick: Corners, pose: tuple[int, int, int]) -> str:
        if not self.in_sand(stick) or not self.in_sand(body(pose)):
            return "wall"
        passed = self.line(car.at[:2], pose[:2])
        if (passed, *self.round_lap(*pose[:2])) < (0, *self.round_lap(*car.at[:2])):
            return "back"
        hit = [
            other
            for other in self.racing()
            if other is not car
            and (overlapping(stick, body(other.at)) or overlapping(body(pose), body(other.at)))
        ]
        if not hit:
            return "clear"
        return f"ram @{hit[0].index}" if len(hit) == 1 and not self.mates(car, hit[0]) else "crowded"

    def mates(self, one: Car, other: Car) -> bool:
        return bool(self.rules["seats"][one.index] == self.rules["seats"][other.index])

    # A turn

    def turn(self, car: Car) -> Script:
        announced = False
        touched = self.touched(car)
        if touched:
            answer = yield Ask("whip-own", car.index, sorted(["no-whip", *(f"whip @{i}" for i in touched)]))
            if answer != "no-whip":
                announced = True
                loser = yield from self.whip(car, self.cars[int(answer[-1])], just_begun=car)
                if loser is car:
                    return
        good = 0
        while True:
            card_moves, barred = self.card_moves(car, may_ram=not announced)
            accidents = sorted({f"accident {card}" for card in car.cards() if card.startswith("A")})
            answer = yield self.question(car, good, card_moves, accidents, barred=barred)
            word = answer.split()[0]
            if word == "accident":
                again = yield from self.accident(car, answer.split()[1])
                if not again or self.rules["accidents"] != "club":
                    return
                good += 1
                continue
            if word == "stop" and good == 2:
                car.skip = True
            elif word in {"concede", "crash"}:
                self.off(car, "out")
            elif word in ("drive", "ram"):
                yield from self.speed_card(car, answer.split(), announced=announced)
            return

    def question(
        self, car: Car, good: int, card_moves: list[str], accidents: list[str], *, barred: bool
    ) -> Ask:
        if good == 1:
            return Ask("more", car.index, sorted([*card_moves, *accidents, "stop"]))
        if good == 2:
            return Ask("more", car.index, sorted(card_moves) or ["stop"])
        answers = card_moves + accidents
        if not answers:
            answers = ["lost"] if barred else sorted({f"crash {card}" for card in car.cards()})
        if self.may_concede(car):
            answers = [*answers, "concede"]
        return Ask("turn", car.index, sorted(answers))

    def may_concede(self, car: Car) -> bool:
        """Only one races, and out or home its place is the same; a season's penalty settles nothing."""
        if self.racing() != [car] or len(self.cars) == 1 or self.rules["scoring"] == "season":
            return False
        places = []
        markers = list(car.markers)
        for fate in ("out", "finished"):
            car.state = fate
            if fate == "finished":
                while len(car.markers) < self.rules["laps"]:
                    self.marker(car)
            places.append(self.worth()[car.index])
        car.state, car.markers = "racing", markers
        return places[0] == places[1]

    def card_moves(self, car: Car, *, may_ram: bool) -> tuple[list[str], bool]:
        options = [
            (card, ruler, turn, word)
            for card in sorted({card for card in car.cards() if speed(card)})
            for (ruler, turn), (word, _) in self.judged(car, card).items()
        ]
        if car.away and car.away.state == "racing":
            x, y, heading = car.at
            wx, wy = car.away.at[0] - x, car.away.at[1] - y
            ux, uy = run(1_000_000, heading)
            required = -30 if ux * wy - uy * wx > 0 else 30
            if any(word == "clear" and ruler == required for _, ruler, _, word in options):
                options = [option for option in options if option[1] == required]
        barred = any(word == "crowded" or word.startswith("ram") for *_, word in options)
        moves = []
        for card, ruler, turn, word in options:
            laid = f"{card} {ruler:+d} {turn:+d}".replace("+0", "0")
            if word == "clear":
                moves.append(f"drive {laid}")
            elif word.startswith("ram") and may_ram:
                moves.append(f"ram {laid} {word[-2:]}")
        return moves, barred

    def speed_card(self, car: Car, words: list[str], *, announced: bool) -> Script:
        card, ruler, turn = words[1], int(words[2]), int(words[3])
        pose = self.judged(car, card)[ruler, turn][1]
        self.throw(car, card)
        car.away = None
        other = self.cars[int(words[4][-1])] if words[0] == "ram" else None
        if other is not None:
            announced = True
            won = yield from self.dice(int(card.endswith("*")), other.shoes(), car, other)
            if not won:
                yield from self.take(car)
                return
            self.set_back(other, car.at)
        car.turns += self.line(car.at[:2], pose[:2])
        car.pose, car.started = pose, True
        self.contacts = {pair for pair in self.contacts if car.index not in pair}
        self.laps(car)
        if car.state != "racing":
            return
        reach = self.arena["contact"] ** 2
        for near in self.racing():
            if near in (car, other) or self.mates(car, near):
                continue
            if gap2(body(pose), body(near.at)) <= reach:
                self.contacts.add(frozenset({car.index, near.index}))
        yield from self.take(car)
        yield from self.windows(car, announced=announced)

    def windows(self, car: Car, *, announced: bool) -> Script:
        touched = self.touched(car)
        if touched and not announced:
            answer = yield Ask("whip", car.index, sorted(["no-whip", *(f"whip @{i}" for i in touched)]))
            if answer != "no-whip":
                yield from self.whip(car, self.cars[int(answer[-1])])
        for index in touched:
            if car.state == "racing" and index in self.touched(car):
                answer = yield Ask("whip-reply", index, ["no-whip", f"whip @{car.index}"])
                if answer != "no-whip":
                    yield from self.whip(self.cars[index], car)

    def set_back(self, car: Car, pose: tuple[int, int, int]) -> None:
        passed = self.line(car.at[:2], pose[:2])
        car.turns += passed
        if passed < 0:
            del car.markers[max(car.turns, 0) :]
        car.pose = pose
        self.contacts = {pair for pair in self.contacts if car.index not in pair}

    def laps(self, car: Car) -> None:
        while len(car.markers) < min(car.turns, self.rules["laps"]):
            behind = car.at[1] < 0 <= car.at[0] and any(x < 0 for x, _ in body(car.at))
            if len(car.markers) + 1 == car.turns and behind:
                return
            self.marker(car)
        if len(car.markers) == self.rules["laps"]:
            self.off(car, "finished")

    def marker(self, car: Car) -> None:
        lap = len(car.markers)
        held = {other.markers[lap] for other in self.cars if len(other.markers) > lap}
        car.markers.append(min(set(range(1, 7)) - held))

    def off(self, car: Car, fate: str) -> None:
        car.state, car.skip = fate, False
        self.contacts = {pair for pair in self.contacts if car.index not in pair}
        if fate == "out":
            self.throw_all(car)

    # Dice

    def dice(self, mine: int, theirs: int, first: Car, second: Car) -> Script:
        while True:
            one = int((yield Ask("roll", first.index, ROLLS))[-1])
            two = int((yield Ask("roll", second.index, ROLLS))[-1])
            if one != two and one + mine != two + theirs:
                return one + mine > two + theirs

    def accident(self, car: Car, card: str) -> Script:
        self.throw(car, card)
        die = int((yield Ask("roll", car.index, ROLLS))[-1])
        if die > int(card[1]):
            yield from self.take(car)
            return True
        if not car.hand or (self.rules["accidents"] == "knockout" and car.started):
            self.off(car, "out")
        return False

    def touched(self, car: Car) -> list[int]:
        pairs = [pair for pair in self.contacts if car.index in pair]
        others = [self.cars[next(iter(pair - {car.index}))] for pair in pairs]
        return [other.index for other in sorted(others, key=self.ahead, reverse=True)]

    def whip(self, by: Car, at: Car, just_begun: Car | None = None) -> Script:
        self.contacts.discard(frozenset({by.index, at.index}))
        won = yield from self.dice(by.shoes(), at.shoes(), by, at)
        winner, loser = (by, at) if won else (at, by)
        loser.away = winner
        loser.skip = loser.skip or loser is not just_begun
        accidents = sorted({f"accident {card}" for card in loser.cards() if card.startswith("A")})
        answer = yield Ask("whipped", loser.index, sorted([*accidents, "miss"]))
        if answer != "miss":
            yield from self.accident(loser, answer.split()[1])
        return loser
