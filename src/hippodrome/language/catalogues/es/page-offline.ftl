# The page without a server.

page-offline-broken = La carrera no ha podido empezar en este navegador. Vuelve a cargar la página.
