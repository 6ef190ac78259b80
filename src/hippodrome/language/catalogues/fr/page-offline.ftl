# The page without a server.

page-offline-broken = La course n’a pas pu démarrer dans ce navigateur. Rechargez la page.
