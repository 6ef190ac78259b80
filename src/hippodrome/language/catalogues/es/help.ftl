# Help: the headings, and what stands beside an option. A heading has its colon.
help-usage = Uso:
help-options = Opciones:
help-commands = Órdenes:
help-this = Muestra este mensaje y termina.
help-default = por defecto { $value }
help-required = obligatorio
help-range = de { $least } a { $most }
help-from = { $least } o más

# Help: the words that stand for what is to be typed.
help-word-options = OPCIONES
help-word-command = [ORDEN …]
help-word-text = TEXTO
help-word-number = NÚMERO
help-word-folder = CARPETA
help-word-file = ARCHIVO
help-word-name-value = NOMBRE=VALOR
help-word-board = TABLERO
help-word-move = JUGADA
help-word-moves = JUGADAS
help-word-depth = PROFUNDIDAD
help-word-card = CARTA

# Help: the program.
help-hippodrome = Carreras de carros: Ave Caesar y Ben Hur, para personas y para programas.
help-hippodrome-more = Sin más, abre la página en el navegador. Con «hippodrome play» se juega en el terminal; las demás órdenes son para registros, tableros y programas. «hippodrome ORDEN --help» dice qué acepta una orden.
help-hippodrome-version = Muestra la versión y termina.

# Help: open, play, serve.
help-open = Abre la página en el navegador; «hippodrome» sin más hace lo mismo.
help-open-more = Arranca un servidor propio; si no hay base de datos, se crea.
help-open-host = La dirección en la que escuchar.
help-open-port = El puerto; si no se indica, el primero libre a partir de 8000.
help-open-db = Un archivo SQLite o una URL postgresql://; si no se indica, lo que diga HIPPODROME_DB, y si no, un archivo propio.
help-open-data = La carpeta de la base de datos; si no se indica, la carpeta de datos del usuario.
help-open-browser = Si se abre el navegador o no.
help-play = Hace una carrera en el terminal, a solas o con amigos, contra aurigas.
help-play-more = Sin opciones, un breve menú pregunta qué carrera correr; con Intro se empieza enseguida: Ave Caesar en el circuito white, tú contra tres aurigas. Todo es texto sencillo, un dato por línea. Durante la carrera, «?» muestra qué se puede escribir. Varias personas (--seats you,you,greedy) comparten el teclado, y ninguna ve la mano de las demás.
help-play-game = Qué juego; ave-caesar si no se indica.
help-play-seats = Quiénes conducen, separados por comas: «you» para una persona al teclado, you:NOMBRE para darle un nombre, o un auriga: { $charioteers }. Si no se indica, { $usual }.
help-play-course = El circuito o la arena, por su nombre o con un archivo.
help-play-direction = En qué sentido (Ave Caesar).
help-play-edition = La edición de Ave Caesar, o el tipo de carrera de Ben Hur.
help-play-option = Una opción en lugar de la de la edición; se puede repetir.
help-play-laps = Cuántas vueltas.
help-play-each = Cuántos carros conduce cada asiento.
help-play-unmanned = Cuántos carros sin auriga (Ave Caesar).
help-play-tournament = Correr el torneo entero de la edición (Ave Caesar).
help-play-seed = La misma semilla da las mismas cartas y los mismos dados.
help-play-language = El idioma; si no se indica, el de tu sistema.
help-play-out = Escribir el registro de la carrera en este archivo.
help-serve = Ofrece mesas a navegadores y bots; si no hay base de datos, se crea.
help-serve-host = La dirección en la que escuchar.
help-serve-port = El puerto; 0 toma uno libre.
help-serve-db = Un archivo SQLite o una URL postgresql://; si no se indica, lo que diga HIPPODROME_DB, y si no, un archivo propio.
help-serve-data = La carpeta de la base de datos; si no se indica, la carpeta de datos del usuario.
help-backup = Copia la base de datos a un archivo, también mientras un servidor está en marcha.
help-backup-more = Quien copia solo el archivo de la base de datos pierde lo último que se escribió. PostgreSQL se copia con sus propias herramientas.
help-backup-db = El archivo SQLite que se copia; si no se indica, lo que diga HIPPODROME_DB, y si no, el archivo propio.
help-backup-data = La carpeta de la base de datos; si no se indica, la carpeta de datos del usuario.
help-backup-out = El archivo de la copia; no debe existir todavía.

# Help: race, replay, review.
help-race = Hace correr a los aurigas y dice cómo acabó la carrera.
help-race-game = Qué juego.
help-race-seats = Quiénes conducen, por su nombre, separados por comas; si no se indica, cuatro veces greedy o steady. { $charioteers }; o exec:PROGRAMA para un bot tuyo.
help-race-bot-seconds = Cuántos segundos por jugada puede pensar un bot tuyo.
help-race-course = Un circuito o una arena, por su nombre o con un archivo; varios circuitos forman un torneo.
help-race-direction = En qué sentido se recorre el (último) circuito indicado.
help-race-edition = La edición de Ave Caesar, o el tipo de carrera de Ben Hur.
help-race-option = Una opción en lugar de la de la edición; se puede repetir.
help-race-tournament = Correr el torneo entero de la edición (Ave Caesar).
help-race-each = Cuántos carros conduce cada asiento.
help-race-unmanned = Cuántos carros sin auriga (Ave Caesar).
help-race-laps = Cuántas vueltas, si no son las que tiene el circuito.
help-race-seed = Hace que la carrera se pueda repetir; sin semilla se usa el azar del sistema.
help-race-out = Escribir el registro en este archivo; - es la salida estándar.
help-replay = Verifica el registro de ARCHIVO, evento por evento, y cuenta la carrera.
help-replay-quiet = Solo verificar.
help-film = Guarda la carrera registrada en ARCHIVO como vídeo, en GIF o WebP.
help-film-more = 5 MB como máximo, un fotograma por turno; una carrera que ocuparía más se muestra más pequeña. Necesita el extra «print».
help-film-out = El archivo del vídeo; su nombre acaba en .gif o .webp.
help-film-part = La carrera entera, o su última vuelta.
help-film-language = El idioma de lo que se cuenta; si no se indica, el de tu sistema.
help-review = Repasa la carrera registrada en ARCHIVO: cuánto valía cada jugada y cuáles fueron errores graves.
help-review-more = En cada decisión, el entrenador sabe lo que el auriga podía saber, y nada más.
help-review-out = Escribir página, gráfico y JSON en esta carpeta.
help-review-budget = Cuántas carreras se imaginan para una jugada importante; si no se indica, 96 en Ave Caesar y 16 en Ben Hur.
help-review-seat = Mirar solo las decisiones de este asiento, contando desde 1.
help-review-seed = La misma semilla da el mismo análisis.

# Help: league, balance.
help-league = Hace correr a los aurigas unos contra otros muchas veces y escribe una clasificación con intervalos.
help-league-more = Con --on ray, las carreras se disputan en el clúster Ray que indica RAY_ADDRESS, o en uno que se arranca para la ocasión.
help-league-game = Qué juego.
help-league-entrants = Los aurigas por su nombre, separados por comas. { $charioteers }.
help-league-races = Cuántas carreras, redondeadas hacia arriba para que los repartos queden completos en cada circuito.
help-league-courses = Circuitos o arenas por su nombre, separados por comas, o «all» para todos.
help-league-chariots = Cuántos carros por carrera; si no se indica, tantos como admite el circuito.
help-league-meet = Todos los aurigas en cada carrera, o cada pareja por turno.
help-league-edition = La edición de Ave Caesar, o el tipo de carrera de Ben Hur.
help-league-seed = La misma semilla da el mismo informe.
help-league-out = La carpeta de salida.
help-league-jobs = Cuántos procesos; si no se indica, tantos como procesadores.
help-league-on = Dónde se disputan las carreras: en esta máquina o en un clúster Ray.
help-league-resume = Continuar una liga interrumpida.
help-balance = Mide si los circuitos son justos: victorias por carril de salida y con qué frecuencia intervienen las reglas.
help-balance-out = La página de salida; - es la salida estándar.
help-balance-game = Un solo juego; si no se indica, los dos.
help-balance-charioteer = Quién conduce en cada carril; si no se indica, greedy en Ave Caesar y steady en Ben Hur.
help-balance-races = Cuántas carreras por circuito, número de carros y sentido; si no se indica, 400, o 100 en Ben Hur.
help-balance-seed = La misma semilla da la misma página.
help-balance-jobs = Cuántos procesos.

# Help: draw.
help-draw = Dibuja un TABLERO, circuito o arena, por su nombre o con un archivo.
help-draw-more = Con una posición no hace falta indicar su tablero.
help-draw-out = El archivo SVG de salida; - es la salida estándar.
help-draw-position = Un archivo de posición: sus carros aparecen en el tablero.
help-draw-card = Una carta de velocidad de Ben Hur: su regleta y sus siluetas, para el carro al que le toca en la posición.
help-draw-ruler = Cómo está puesta la regleta.
help-draw-ids = Escribir en cada casilla su nombre.
help-print = Imprime un TABLERO a tamaño real, con cartas, piezas y reglas, en PDF.
help-print-more = Se imprime al 100 %; la primera página dice cómo. Necesita el extra «print».
help-print-paper = El papel.
help-print-language = El idioma de las cartas y las reglas; si no se indica, el de tu sistema.
help-print-out = El archivo PDF de salida; - es la salida estándar.
help-workshop = Comprueba, dibuja, mide e imprime un circuito o una arena de tu invención.
help-workshop-more = «hippodrome workshop ORDEN --help» dice qué acepta una orden.
help-workshop-check = Comprueba el circuito o la arena de ARCHIVO: una línea por cada defecto, con su lugar, o bien sus medidas.
help-workshop-draw = Dibuja el circuito o la arena de ARCHIVO.
help-workshop-draw-out = La imagen de salida: SVG, o PNG si su nombre acaba en .png (necesita el extra «print»).
help-workshop-draw-width = Cuántos píxeles de ancho tiene un PNG.
help-workshop-balance = Hace correr a los aurigas en el circuito o la arena de ARCHIVO y dice si es justo.
help-workshop-balance-races = Cuántas carreras en cada sentido.
help-workshop-balance-chariots = Cuántos carros; si no se indica, tantos como prevé el tablero.
help-workshop-balance-charioteer = Quién conduce cada carro.
help-workshop-balance-seed = La misma semilla da las mismas carreras.
help-workshop-balance-out = Dibujar también el tablero, resaltando los lugares donde los carros se bloquean.
help-workshop-print = Imprime el circuito o la arena de ARCHIVO con cartas, piezas y reglas, en PDF.
help-workshop-print-paper = El papel.
help-workshop-print-language = El idioma de las cartas y las reglas; si no se indica, el de tu sistema.
help-workshop-print-out = El archivo PDF de salida; - es la salida estándar.
help-puzzles = Muestra el problema del día: una posición en la que una jugada es claramente la mejor.
help-puzzles-more = «hippodrome puzzles ORDEN --help» dice qué acepta una orden.
help-puzzles-make = Crea una colección de problemas a partir de carreras entre aurigas; cada problema se juzga otra vez pensando diez veces más.
help-puzzles-make-game = Qué juego.
help-puzzles-make-count = Cuántos problemas.
help-puzzles-make-seed = La misma semilla da los mismos problemas.
help-puzzles-make-out = El archivo de la colección; si ya existe, se continúa.
help-puzzles-answer = Dice si JUGADA es la solución del problema del día, y por qué.

# Help: the referee and the checks.
help-legal = Muestra las jugadas permitidas de la posición de ARCHIVO, una por línea; - es la entrada estándar.
help-legal-why = Añadir una línea por cada carta de la mano que no se puede jugar, con su regla.
help-apply = Juega las JUGADAS en la posición de ARCHIVO y muestra la posición resultante, en JSON.
help-perft = Cuenta las secuencias de PROFUNDIDAD jugadas desde la posición de ARCHIVO, incluidas las de las Parcas.
help-placements = Muestra dónde se puede colocar una CARTA de velocidad de Ben Hur: los dos giros, el veredicto y la pose alcanzada.
help-check-course = Comprueba el circuito de ARCHIVO: una línea por cada defecto, o las carreras más cortas y los pasos estrechos.
help-check-course-more = ARCHIVO es un archivo de circuito, o una fuente de circuito que acaba en .course.
help-check-arena = Comprueba la arena de ARCHIVO: una línea por cada defecto, o sus medidas.
help-referee = Responde a peticiones, un objeto JSON por línea, hasta el final de la entrada estándar.
help-referee-engine = Elegir qué responde: las reglas de referencia, o lockstep, que las aplica sobre matrices.

# What was typed wrongly.
usage-no-command = No existe la orden «{ $name }»; «{ $group } --help» las enumera
usage-no-command-like = No existe la orden «{ $name }»; ¿querías decir { $like }?
usage-no-option = No existe la opción «{ $option }»; «{ $command } --help» las enumera
usage-no-option-like = No existe la opción «{ $option }» en «{ $command }»; ¿querías decir { $like }?
usage-no-value = { $option } no lleva ningún valor; escríbela sola
usage-needs-value = Después de { $option } falta un valor
usage-extra = «{ $arguments }» sobra en «{ $command }»; quítalo
usage-whole = { $field } debe ser un número entero
usage-whole-from = { $field } debe ser un número entero, { $least } o más
usage-number = { $field } debe ser un número de { $least } a { $most }
usage-folder = { $field } debe ser una carpeta que se pueda leer, o una nueva
usage-value = { $field } tiene un valor que no se puede usar
