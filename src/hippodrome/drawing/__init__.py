"""The boards as pictures: art of our own in SVG, and no rules in it."""

from hippodrome.drawing.arena import ArenaChariot, GhostPlacement, draw_arena
from hippodrome.drawing.chariots import ChariotMark, draw_chariot
from hippodrome.drawing.course import draw_course

__all__ = ["ArenaChariot", "ChariotMark", "GhostPlacement", "draw_arena", "draw_chariot", "draw_course"]
