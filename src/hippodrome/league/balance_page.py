"""The balance report as a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from hippodrome.atlas import course_json
from hippodrome.course import bottlenecks, read_course, shortest_race
from hippodrome.league.balance import BITES, Balance
from hippodrome.league.estimates import Estimate
from hippodrome.league.plots import ROMAN
from hippodrome.league.report import counted, table

GAMES = {"ave-caesar": "Ave Caesar", "ben-hur": "Ben Hur"}


LEGENDS = {
    "ave-caesar": (
        "How often a rule bites is told in per cent of all turns: a 6 that the leader may not play (4.1); a "
        "card blocked by other chariots (3.3), and how often it is one in a bottleneck that blocks it, which "
        "is a space that every lap has to pass; a card kept back because the entrance of the alley is taken "
        "(5.3); and no card left to play at all."
    ),
    "ben-hur": (
        "There are six start places, and with fewer chariots the dice leave some of them empty. How often "
        "something happens is told in per cent of all decisions: a ram, when a chariot runs into another "
        "(4.1); a whip swung at one beside it (5.1); an accident card played (6); a turn lost, when others "
        "are in the way of everything in hand (3.6); a crash into the wall, when nothing in hand leads "
        "anywhere else (3.6)."
    ),
}
"""What the columns of each game mean."""


def balance_page(
    found: Mapping[str, Sequence[Balance]], drivers: Mapping[str, str], races: Mapping[str, int], command: str
) -> str:
    """Write what was measured as a page of Markdown."""
    parts = ["# How fair the courses are", _preface(drivers, races, command)]
    for game, every in found.items():
        parts += [f"## {GAMES[game]}", LEGENDS[game]]
        for course, group in groupby(every, key=lambda it: it.venue.course):
            parts += _course(game, course, list(group))
    return "\n\n".join(parts) + "\n"


def _preface(drivers: Mapping[str, str], races: Mapping[str, int], command: str) -> str:
    raced = "; ".join(
        f"{GAMES[game]} by `{drivers[game]}`, {counted(races[game], 'race')} a line" for game in drivers
    )
    return (
        f"Every lane is driven by the same charioteer ({raced}), so that the course alone makes the "
        f"difference. Made by `{command}`. Wins are told in per cent of the races in which a chariot started "
        "there, with intervals of 95 %; **bold** where the interval does not hold the share that would be "
        "fair, which one cell in twenty is by chance alone. Finished, disqualified and out are shares of the "
        "chariots, no winner is a share of the races. Quick charioteers drive because a line needs hundreds "
        "of races to be worth reading; `--charioteer` lets others drive."
    )


def _course(game: str, course: str, every: Sequence[Balance]) -> list[str]:
    starts = sorted({start for it in every for start in it.wins})
    start = "lane" if game == "ave-caesar" else "place"
    parts = [f"### `{course}`"]
    if game == "ave-caesar":
        parts.append(_shape(course))
    parts.append(
        table(
            [
                "chariots",
                *([] if game == "ben-hur" else ["way round"]),
                *(f"{start} {ROMAN[it]}" for it in starts),
            ],
            [[*_where(game, it), *(_rate(it, at) for at in starts)] for it in every],
        )
    )
    ends = ("finished", "disqualified", "out") if game == "ave-caesar" else ("finished", "out")
    head = [
        "chariots",
        *([] if game == "ben-hur" else ["way round"]),
        f"{'turns' if game == 'ave-caesar' else 'decisions'} a chariot",
        *BITES[game].values(),
        *ends,
        "no winner",
    ]
    parts.append(
        table(
            head,
            [
                [
                    *_where(game, it),
                    f"{it.rounds.value:.1f}",
                    *(_seldom(it.bites[name]) for name in BITES[game]),
                    *(_percent(it.ends[end]) for end in ends),
                    _percent(it.unwon),
                ]
                for it in every
            ],
        )
    )
    return parts


def _shape(course: str) -> str:
    read = read_course(course_json(course))
    shortest = ", ".join(
        f"{shortest_race(read, direction)} {direction}" for direction in ("clockwise", "anticlockwise")
    )
    return f"Shortest race: {shortest}. Bottlenecks: {len(bottlenecks(read))}."


def _where(game: str, it: Balance) -> list[str]:
    return [str(it.venue.chariots), *([] if game == "ben-hur" else [it.venue.direction])]


def _rate(it: Balance, start: int) -> str:
    if start not in it.wins:
        return ""
    rate = it.wins[start]
    written = f"{100 * rate.value:.1f} ({100 * rate.low:.0f}–{100 * rate.high:.0f})"
    fair = (1 - it.unwon.value) / it.venue.chariots
    return written if rate.low <= fair <= rate.high else f"**{written}**"


def _seldom(it: Estimate) -> str:
    """Write a share that may be small, with two digits below one per cent."""
    return f"{100 * it.value:.{1 if it.value >= 0.01 else 2}f} %"


def _percent(it: Estimate) -> str:
    return f"{100 * it.value:.1f} %"
