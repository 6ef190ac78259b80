# The server: why something is refused at a table.
table-unknown = Esta mesa no existe; comprueba el enlace o el código
table-damaged = Lo que se guarda de la mesa { $table } no se puede leer, así que se ha apartado; no se ha borrado nada. Avisa a quien administra el servidor
table-rules = Esta mesa empezó con la versión { $rules } de las reglas; este servidor usa la versión { $known }
here-table-damaged = Lo que este navegador ha guardado de la mesa { $table } no se puede leer, así que se ha apartado; no se ha borrado nada, y las demás mesas siguen como estaban
here-table-rules = Esta mesa empezó con la versión { $rules } de las reglas; esta página usa la versión { $known }: vuelve a cargar la página
here-ledger-down = Este navegador no puede guardar nada ahora mismo, así que no se ha hecho nada; haz sitio en él, o inténtalo de nuevo dentro de un momento
table-seats =
    { $players ->
        [one] La carrera tiene { $players } jugador, así que hace falta un asiento, no { $seats }
       *[other] La carrera tiene { $players } jugadores, así que hacen falta otros tantos asientos, no { $seats }
    }
table-full = En esta mesa no hay ningún asiento libre
table-busy = En esta mesa están pasando demasiadas cosas; inténtalo de nuevo
table-talk-full = En esta mesa ya se ha hablado bastante: { $most } veces desde aquí; abre otra para seguir
table-changes-full = Demasiados cambios en este asiento: { $most } veces; sigue jugando, o abre otra mesa
table-large = Esta mesa es demasiado grande para guardarla; el máximo es de { $most } bytes
table-still-racing = La carrera aún no ha terminado
line-none = La crónica de esta carrera no tiene línea { $line }; la última es { $most }
seat-taken = El asiento { $seat } está ocupado
seat-none = En esta mesa no hay asiento { $seat }
seats-free =
    { $free ->
        [one] Aún hay un asiento libre: espera a alguien o dáselo a un auriga
       *[other] Aún hay { $free } asientos libres: espera a alguien o dáselos a aurigas
    }
race-not-begun = La carrera no ha empezado
race-begun = La carrera ya ha empezado
race-over = La carrera ha terminado
move-stale = La carrera ha seguido desde que decidiste: mira otra vez
not-your-turn = No te toca
not-now = Ahora mismo no es posible
reins-yours = Las riendas ya las llevas tú
takeback-not-here = En esta mesa no se deshacen jugadas
takeback-asked = Alguien ya ha pedido deshacer una jugada
takeback-drawn = No tienes ninguna jugada que deshacer: nada se deshace una vez que las Parcas han robado carta
takeback-none = No tienes que responder a ninguna petición de deshacer
seat-asked = Alguien ya ha pedido el asiento { $seat }; la mesa está decidiendo
seat-not-ghost = Solo quien se sentó primero puede liberar el asiento { $seat }: su jugador está, estaba hace un momento o ha hablado
livery-taken = Alguien en la mesa ya lleva estos colores
pace-host = Solo quien se sentó primero marca el ritmo de los aurigas
not-absent = El jugador del asiento { $seat } no está ausente, o ya hay quien conduce por él
petition-asked = Eso ya se ha pedido
petition-none = No hay nada a lo que tengas que responder
time-used = Se te ha acabado el tiempo; aquí decide el sustituto
stands-silent = En esta mesa las gradas callan
token-unknown = Este asiento no es tuyo; quizá te lo hayas llevado a otro dispositivo
recovery-unknown = Ningún asiento de esta mesa tiene este código de recuperación

# The server: what is wrong with a message.
message-malformed = El mensaje no es JSON
message-wrong = El mensaje no se entiende: { $why }
message-large = El mensaje es demasiado grande; el máximo es de { $most } bytes
message-values = El mensaje tiene demasiados valores; el máximo es de { $most }
request-head = La cabecera de la petición es demasiado grande
request-length = La petición no dice con Content-Length qué longitud tiene su cuerpo
hello-first = Saluda primero: el primer mensaje debe ser un hello
hello-once = Ya has saludado
protocol-other = Esta página está anticuada: el servidor usa la versión { $known }; vuelve a cargarla
origin-foreign = Una página de otro sitio no puede hablar con este servidor
host-foreign = Este servidor no responde al nombre { $host }; quien lo administra puede permitirlo con HIPPODROME_HOSTS={ $host }
no-such-route = Aquí no hay nada

# The server: when it is too much, or not well.
too-fast = Demasiado de una vez; más despacio
too-much-talk = Hablas demasiado deprisa; espera un momento
too-many-tables = Se han abierto demasiadas mesas desde tu dirección; espera un rato
too-many-stars = Tu dirección ya ha dado a este tablero todas las estrellas permitidas por hoy; vuelve mañana
too-many-guesses = Han llegado demasiados códigos equivocados desde tu dirección; espera un rato
too-many-sockets = Ya hay demasiados dispositivos mirando
too-many-connections = Hay demasiadas conexiones abiertas desde tu dirección; cierra algunas
too-much-waiting = Aún hay demasiado en camino hacia tu dirección; recíbelo primero
work-busy = Ya se está calculando demasiado para tu dirección; inténtalo de nuevo dentro de un momento
work-too-much = Esto requiere más tiempo o más memoria de lo que aquí se permite, así que se ha abandonado
work-dropped = Quien lo pidió se ha ido, así que no se ha calculado
ledger-down = El servidor no puede anotar nada ahora mismo, así que no se ha hecho nada; inténtalo de nuevo dentro de un momento
stopping = El servidor se está deteniendo; vuelve dentro de un momento
our-fault = Algo ha fallado por nuestra parte; no se ha hecho nada

# The server: starting it.
serving = Listo en http://{ $host }:{ $port }
page-open = La carrera está en { $url }, en tu navegador. Ctrl+C la cierra; no se pierde nada.
limit-number = { $name } debe ser un número entero, 1 como mínimo
db-unknown = Aquí no hay bases de datos del tipo «{ $db }»; da un archivo, o una URL que empiece por postgresql://
db-driver = PostgreSQL necesita un controlador: pip install 'hippodrome[postgres]'
db-unreachable = No se puede abrir la base de datos: { $why }
db-in-use = Otro servidor está usando la base de datos { $db }: ciérralo primero, o da otra base de datos con --db
db-in-use-at = La base de datos { $db } ya se usa en { $url }: abre esa dirección en el navegador, o da otra base de datos con --db
backup-postgresql = Una base de datos PostgreSQL se copia con sus propias herramientas, como pg_dump
backup-none = No hay ninguna base de datos { $db } que copiar
backup-exists = { $file } ya existe: elige otro nombre, o quita antes ese archivo
backup-failed = No se puede copiar { $db } en { $file }: { $why }
backup-done = La copia está en { $file }

# The server: boards, the coach, the page.
board-unknown = Este tablero no existe
board-no-test-drive = Un tablero de este juego no se puede probar con un solo carro
board-faulty =
    { $count ->
        [one] Este tablero tiene un defecto
       *[other] Este tablero tiene { $count } defectos
    }
hints-not-here = En esta mesa el entrenador calla
coach-busy = El entrenador no tiene tiempo ahora mismo; inténtalo de nuevo dentro de un momento
review-soon = El entrenador aún está repasando esta carrera; pregunta de nuevo dentro de un momento
film-soon = El vídeo se está preparando; pregunta de nuevo dentro de un momento
film-busy = Ya se están preparando demasiados vídeos; inténtalo de nuevo dentro de un momento
placements-now = Las colocaciones se muestran a quien tiene que elegir una carta de velocidad
page-missing = La página no se ha generado: ejecuta make page
port-taken = El puerto { $port } ya está en uso: cierra lo que lo ocupa, o elige otro con --port
host-unknown = El servidor no puede escuchar en { $host }: { $why }
preview-gathering =
    { $free ->
        [0] Ya están todos; la carrera empieza pronto
        [one] Queda un asiento libre
       *[other] Quedan { $free } asientos libres
    }
preview-racing = La carrera está en marcha
preview-over = La carrera ha terminado
preview-author = De { $name }
preview-new = Carreras de carros en el navegador, con amigos o contra aurigas
gallery-full = La galería está llena: caben { $most } tableros
gallery-versions = Un tablero tiene { $most } versiones como máximo; publícalo como uno nuevo
gallery-key = Para esto hace falta la clave con la que se publicó el tablero
gallery-name = El nombre de un tablero y el de su autor deben ser texto sencillo en una sola línea
