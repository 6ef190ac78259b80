"""The balance report as a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from hippodrome.atlas import course_json
from hippodrome.course import bottlenecks, read_course, shortest_race
from hippodrome.league.balance import BITES, Balance
from hippodrome.league.estimates import Estimate
from hippodrome.league.plots import ROMAN
from hippodrome.league.report import table

GAMES = {"ave-caesar": "Ave Caesar", "ben-hur": "Ben Hur"}


def balance_page(
    found: Mapping[str, Sequence[Balance]], drivers: Mapping[str, str], races: Mapping[str, int], command: str
) -> str:
    """Write what was measured as a page of Markdown."""
    parts = ["# How fair the courses are", _preface(drivers, races, command)]
    for game, every in found.items():
        parts.append(f"## {GAMES[game]}")
        for course, group in groupby(every, key=lambda it: it.venue.course):
            parts += _course(game, course, list(group))
    return "\n\n".join(parts) + "\n"


def _preface(drivers: Mapping[str, str], races: Mapping[str, int], command: str) -> str:
    raced = "; ".join(f"{GAMES[game]} by `{drivers[game]}`, {races[game]} races a line" for game in drivers)
    return (
        f"Every lane is driven by the same charioteer ({raced}), so that the course alone makes the "
        f"difference. Made by `{command}`. Win rates are per cent of all races, with intervals of 95 %; "
        "**bold** where the interval does not hold the share that would be fair, which one cell in twenty is "
        "by chance alone. How often a rule bites is told in per cent of all turns: the leader's six (4.1), "
        "other chariots in the way (3.3), a taken entrance of the alley (5.3), and all of them together "
        "where no card could be played. Quick charioteers drive because a line needs hundreds of races to be "
        "worth reading; `--charioteer` lets others drive."
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
                    *(_percent(it.bites[name]) for name in BITES[game]),
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


def _percent(it: Estimate) -> str:
    return f"{100 * it.value:.1f} %"
