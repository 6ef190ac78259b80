# The page: the gallery, boards to take away, films of races.

page-gallery-about = Tableros que ha hecho la gente. Corre en ellos, imprímelos, o suelta en cualquier parte de la página un archivo .course o JSON tuyo.
page-gallery-bring = Abrir un archivo…
page-gallery-make = Crear uno propio
page-gallery-search = Buscar por nombre, palabras o autor
page-gallery-all-games = Los dos juegos
page-gallery-order = Orden
page-gallery-order-new = Los más nuevos primero
page-gallery-order-stars = Más estrellas
page-gallery-order-raced = Con más carreras
page-gallery-found =
    { $count ->
        [one] { $count } tablero encontrado
       *[other] { $count } tableros encontrados
    }
page-gallery-more = Mostrar más
page-gallery-nothing = Ningún tablero contiene estas palabras.
page-gallery-empty = Aquí nadie ha publicado aún un tablero. Empieza tú: crea uno o abre un archivo.
page-gallery-away = La galería está en el servidor, y ahora mismo no hay conexión con él.
page-gallery-by = de { $name }
page-gallery-stars =
    { $count ->
        [one] { $count } estrella
       *[other] { $count } estrellas
    }
page-gallery-raced =
    { $count ->
        [0] aún sin carreras
        [one] una carrera
       *[other] { $count } carreras
    }
page-gallery-picture = El tablero «{ $name }»
page-gallery-race-now = Correr en él ahora
page-gallery-race-on = Correr en él
page-gallery-friends = Con amigos
page-gallery-set-up = Elegir las reglas
page-gallery-fork = Crear el tuyo a partir de él
page-gallery-forked = Hecho a partir de
page-gallery-versions-heading = Versiones
page-gallery-version = Versión { $number }
page-gallery-yours = Este tablero es tuyo
page-gallery-add-version = Publicar una versión nueva…
page-gallery-new-version = Una versión nueva de { $name }
page-gallery-version-help = Las versiones ya publicadas no cambian; cada carrera dice en cuál se disputó.
page-gallery-withdraw = Retirar
page-gallery-withdraw-help = Nadie encontrará ya este tablero. Las carreras disputadas en él se podrán seguir viendo. No se puede deshacer.
page-gallery-withdraw-sure = Retirarlo para siempre
page-gallery-back = A la galería
page-gallery-publish-heading = Publicar este tablero
page-gallery-publish = Publicar
page-gallery-publish-as = Publicar como
page-gallery-its-own = Un tablero aparte
page-gallery-name = Nombre del tablero
page-gallery-words = Unas palabras sobre él
page-gallery-who-finds = Quién lo encuentra
page-gallery-listed = Todos, en la galería
page-gallery-unlisted = Solo quien tenga el enlace
page-gallery-unlisted-sign = solo por enlace
page-gallery-key-help = No hay cuentas: este navegador guarda la clave de lo que publicas.
page-gallery-take = Guardar o imprimir el tablero
page-gallery-as-file = Como archivo o imagen
page-gallery-print = Imprimir y jugar
page-gallery-print-help = El tablero a tamaño real en varias hojas, las cartas, los carros para plegar y las reglas, en PDF.
page-gallery-paper = Papel
page-gallery-print-button = Crear el PDF
page-gallery-printing = Componiendo las páginas…
page-film = Guardar como vídeo
page-film-help = Un vídeo para enseñárselo a otros, de 5 MB como mucho. Tarda unos segundos.
page-film-part = Qué muestra
page-film-race = Toda la carrera
page-film-last-lap = La última vuelta
page-film-kind = Formato
page-film-make = Crear el vídeo
page-film-making = El vídeo se está preparando…
page-film-made = El vídeo está listo
page-film-no-webm = Este navegador no ha podido crear un WebM. GIF y WebP siguen estando disponibles.
page-film-again = Guardarlo otra vez
