"""Tables without a server: what the page runs under Pyodide in a worker when it is on its own.

It says the same messages as the server (`web/src/protocol.ts`) about tables that live in one browser: people
who share the device, and charioteers. Standard library only.
"""

from hippodrome.offline.house import House

__all__ = ["House"]
