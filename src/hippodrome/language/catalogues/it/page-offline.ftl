# The page without a server.

page-offline-broken = La corsa non è partita in questo browser. Ricarica la pagina.
