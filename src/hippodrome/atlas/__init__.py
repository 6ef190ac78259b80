"""The courses, arenas and decks as data, and their one loader."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from hippodrome.atlas.source import compile_course
from hippodrome.saying import Trouble

_SUFFIX = ".course"


@cache
def course_names() -> tuple[str, ...]:
    """Name the courses that come with the game, in alphabetical order."""
    folder = files(__name__) / "courses"
    return tuple(
        sorted(entry.name.removesuffix(_SUFFIX) for entry in folder.iterdir() if entry.name.endswith(_SUFFIX))
    )


@cache
def course_json(name: str) -> dict[str, Any]:
    """Give a course by name, in the course format and with its drawing; do not change what you get."""
    return compile_course(course_source(name), name)


def course_source(name: str) -> str:
    """Give the text that a course is written in, by name."""
    if name not in course_names():
        raise Trouble("unknown-course", name=name, known=", ".join(course_names()))
    return (files(__name__) / "courses" / f"{name}{_SUFFIX}").read_text(encoding="utf-8")
