"""The table core, over the server and over the house in the browser."""
