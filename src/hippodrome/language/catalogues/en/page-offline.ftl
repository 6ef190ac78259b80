# The page without a server.

page-offline-broken = The race could not be started in this browser. Load the page again.
