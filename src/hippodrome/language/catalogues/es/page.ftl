# The page: what is on every screen.
page-title = Hippodrome
page-skip = Ir al contenido
page-close = Cerrar
page-keys = Teclas
page-loading = Un momento…
page-main-menu = Menú principal
page-menu = Menú
page-home = Inicio
page-learn = Aprender
page-rules = Reglas
page-replays = Repeticiones
page-preferences = Preferencias
page-language = Idioma
page-theme = Aspecto
page-theme-system = Como el dispositivo
page-theme-light = Claro
page-theme-dark = Oscuro
page-sound = Sonidos
page-sound-help = Cascos, látigos y público; un aviso cuando te toca.
page-follow = Seguir al carro que mueve
page-follow-help = El tablero se desplaza con el carro que está moviendo.
page-coordinates = Coordenadas en el tablero
page-coordinates-help = Las casillas muestran sus nombres y la arena sus distancias, tal como las escriben las jugadas y los registros.
page-name = Tu nombre
page-name-help = Así te llaman en la mesa.
page-calls = Avisarme cuando me toque
page-calls-help = Una notificación del navegador, cuando miras a otra parte.
page-calls-refused = Este navegador no deja que la página te avise; permite las notificaciones en sus ajustes.
page-auriga = Auriga
page-kept = Lo que elijas se guarda en este dispositivo, y en ningún otro sitio.
page-licences = Licencias de los componentes de esta página

# The page: the names of boards.
page-board-white = Blanco
page-board-blue = Azul
page-board-yellow = Amarillo
page-board-red = Rojo
page-board-pro-ludo-a = Pro Ludo A
page-board-pro-ludo-b = Pro Ludo B
page-board-antioch = Antioquía
page-board-tyre = Tiro

# The page: an address that leads nowhere.
page-lost-title = Fuera de la pista
page-lost-words = En esta dirección no hay nada. Quizá el enlace esté incompleto, o la mesa ya no exista.
page-lost-home = Volver a la salida
page-clause = Regla { $clause }
page-gallery = Galería
page-workshop = Taller
page-puzzles = Problemas
