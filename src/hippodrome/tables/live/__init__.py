"""Tables in memory: who is connected, what is under way, and whose clock runs.

All of it is ordinary asyncio over what it is given: a store of events, thinkers for the charioteers and the
coach, a monitor. The server gives it a database and worker processes, the page a store in the browser.
"""
