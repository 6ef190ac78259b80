# The page: the first screen.
page-home-motto = Dos carreras de carros del Circo Máximo
page-home-games = Los juegos
page-home-about-ave-caesar = Tres vueltas al circo con un mazo de 24 cartas. Cierra los pasos estrechos a tus rivales y no olvides saludar al emperador.
page-home-facts-ave-caesar = De 2 a 6 carros · 20 minutos
page-home-about-ben-hur = Arena abierta, una regleta y sangre fría. Toma las curvas a toda velocidad, embiste, saca el látigo y deja el muro para los demás.
page-home-facts-ben-hur = De 2 a 6 carros · 30 minutos
page-home-race-now = Correr ahora
page-home-harnessing = Enganchando los caballos…
page-home-open = Abrir una mesa
page-home-first-race = Aprender en cinco minutos
page-home-join-code = Unirse a una mesa
page-home-join = Entrar
page-home-join-help = El código está en la pantalla de quien abrió la mesa.
page-home-mine = Mis mesas
page-home-none = Aún no tienes ninguna mesa. Corre ahora o abre una para tus amigos.
page-home-table-turn = Te toca
page-home-table-racing = Le toca a { $name }
page-home-table-under-way = En carrera
page-home-table-gathering = Faltan jugadores
page-home-table-over = Terminada: verla otra vez
page-home-table-placed =
    { $place ->
        [1] ¡Ganada! Verla otra vez
       *[other] Puesto { $place }: verla otra vez
    }
page-home-table-unknown = Sin conexión ahora mismo
page-home-table-here = Espera aquí, en este dispositivo
page-home-forget = Quitar { $code } de la lista
page-home-learn-help = Una primera carrera de cinco minutos de cada juego
page-home-rules-help = Todas las reglas, fáciles de encontrar
page-home-puzzles-help = Uno al día, y además todos los que quieras
page-home-gallery-help = Tableros que ha hecho la gente, para correr o imprimir
page-home-workshop-help = Crear un circuito o una arena propios
page-home-replays-help = Ver carreras otra vez o cargar un registro
page-home-away = No hay conexión con ningún servidor. Aun así puedes correr aquí, en el navegador, contra los aurigas de la casa: pulsa Correr ahora. La primera vez tarda un momento.
page-home-unfetched = No hay conexión con ningún servidor, y lo que hace falta para correr sin él aún no está en este dispositivo. La página lo descarga por sí sola cuando lleva un rato abierta y su servidor responde.
