"""What may be asked of a house by a request: the routes, without any transport.

The server puts them behind HTTP, the page runs them in its worker; both get the same bytes.
"""

from hippodrome.tables.routes import at_tables, boards, branches, coaching, puzzles, workshop
from hippodrome.tables.routes.routing import ROUTES

__all__ = ["ROUTES", "at_tables", "boards", "branches", "coaching", "puzzles", "workshop"]
