"""The server: tables in a ledger, views for those who may see them, moves from those who may make them."""
