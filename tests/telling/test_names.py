"""Whoever has the same name as another is numbered."""

from __future__ import annotations

from hippodrome.telling import with_distinct_names


def test_those_who_have_the_same_name_are_numbered_and_nobody_else() -> None:
    assert with_distinct_names(["Livia", "greedy", "greedy", "greedy"]) == (
        "Livia",
        "greedy",
        "greedy II",
        "greedy III",
    )
    assert with_distinct_names(["Livia", "greedy"]) == ("Livia", "greedy")
