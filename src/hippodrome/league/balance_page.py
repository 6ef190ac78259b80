"""The balance report as a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from hippodrome.games import game_entry
from hippodrome.league.balance import Balance
from hippodrome.league.estimates import Estimate
from hippodrome.league.report import count_of_things, markdown_table
from hippodrome.league.traits import ROMAN_NUMERALS, LeagueTraits, league_traits


def balance_page(
    found: Mapping[str, Sequence[Balance]], drivers: Mapping[str, str], races: Mapping[str, int], command: str
) -> str:
    """Write what was measured as a page of Markdown."""
    parts = ["# How fair the courses are", _preface(drivers, races, command)]
    for game, every in found.items():
        parts += [f"## {game_entry(game).title}", league_traits(game).balance.legend]
        for course, group in groupby(every, key=lambda it: it.venue.course):
            parts += _course(game, course, list(group))
    return "\n\n".join(parts) + "\n"


def _preface(drivers: Mapping[str, str], races: Mapping[str, int], command: str) -> str:
    raced = "; ".join(
        f"{game_entry(game).title} by `{driver}`, {count_of_things(races[game], 'race')} a line"
        for game, driver in drivers.items()
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
    traits = league_traits(game)
    balance = traits.balance
    parts = [f"### `{course}`"]
    if (shape := balance.shape(course)) is not None:
        parts.append(shape)
    parts.append(
        markdown_table(
            [
                *_where_head(traits),
                *(f"{traits.start_word} {ROMAN_NUMERALS[it]}" for it in starts),
            ],
            [[*_where(traits, it), *(_rate(it, at) for at in starts)] for it in every],
        )
    )
    head = [
        *_where_head(traits),
        f"{balance.turn} a chariot",
        *balance.bites.values(),
        *traits.ends,
        "no winner",
    ]
    parts.append(
        markdown_table(
            head,
            [
                [
                    *_where(traits, it),
                    f"{it.rounds.value:.1f}",
                    *(_seldom(it.bites[name]) for name in balance.bites),
                    *(_percent(it.ends[end]) for end in traits.ends),
                    _percent(it.unwon),
                ]
                for it in every
            ],
        )
    )
    return parts


def _where_head(traits: LeagueTraits) -> list[str]:
    return ["chariots", *(["way round"] if len(traits.directions) > 1 else [])]


def _where(traits: LeagueTraits, it: Balance) -> list[str]:
    return [str(it.venue.chariots), *([it.venue.direction] if len(traits.directions) > 1 else [])]


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
