# The page without a server.

page-offline-broken = La course n’a pas pu démarrer dans ce navigateur. Rechargez la page.
page-offline-not-here = Il faut un serveur pour cela.
