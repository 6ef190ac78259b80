"""Tables without a server: the house that the page runs under Pyodide in a worker when it is on its own.

It is the house of `tables` with the same routes and the same lines as the server's, over a store in the
browser. Standard library and msgspec only.
"""

from hippodrome.offline.house import OfflineHouse, Reply
from hippodrome.offline.thinking import BrowserThinkers, think

__all__ = ["BrowserThinkers", "OfflineHouse", "Reply", "think"]
