"""The arena of Ben Hur as a picture."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from hippodrome.drawing import ArenaChariot, GhostPlacement, draw_arena

SVG = "{http://www.w3.org/2000/svg}"
ANTIOCH = {"half": 7200, "inner": 1200, "outer": 4800}
SQUARE = ((0, -2000), (0, -2480), (1200, -2480), (1200, -2000))


def groups(svg: str, name: str) -> list[ET.Element]:
    root = ET.fromstring(svg)  # noqa: S314 (our own drawing)
    return [element for element in root.iter(f"{SVG}g") if name in element.get("class", "").split()]


def test_chariots_ruler_and_ghosts_lie_on_the_sand() -> None:
    svg = draw_arena(
        ANTIOCH,
        [ArenaChariot(0, -1520, 0, 0), ArenaChariot(0, -2100, 30, 1, "M")],
        ruler=SQUARE,
        ghosts=[
            GhostPlacement(SQUARE, "clear", "1"),
            GhostPlacement(SQUARE, "ram", "2"),
            GhostPlacement(SQUARE, "unheard-of"),
        ],
        places=[(0, -1520), (0, -2100)],
        title="antioch",
    )
    assert [chariot.get("data-seat") for chariot in groups(svg, "hd-chariot")] == ["0", "1"]
    assert [ghost.get("data-kind") for ghost in groups(svg, "hd-ghost")] == ["clear", "ram", "unheard-of"]
    assert "hd-ruler" in svg
    assert "ANTIOCH" in svg


def test_a_pose_is_the_midpoint_of_the_front_edge() -> None:
    east, north = (
        groups(draw_arena(ANTIOCH, [ArenaChariot(600, 0, heading, 0)]), "hd-chariot")[0].get("transform", "")
        for heading in (0, 90)
    )
    assert east.startswith("translate(840 ")  # its middle lies over the middle of the spina
    assert "rotate" not in east
    assert "rotate(270)" in north


def test_an_empty_arena_is_drawn_the_same_twice() -> None:
    assert draw_arena(ANTIOCH) == draw_arena(dict(ANTIOCH))
    assert len(draw_arena(ANTIOCH)) < 300_000
