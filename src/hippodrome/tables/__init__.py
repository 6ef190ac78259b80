"""The table core: what happens at a table, what follows from it, and what each viewer is shown.

A table is a fold over its events. Nothing here opens a file, a socket or a database: the server puts the core
over its ledger, the page over a store in the browser.
"""
