# The page without a server.

page-offline-broken = Das Rennen ließ sich in diesem Browser nicht starten. Lade die Seite neu.
