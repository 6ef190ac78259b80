# The league: many races between charioteers.
league-racing = carreras
league-filled = { $races } carreras en vez de { $asked }: repartos completos, sin excluir ningún circuito
league-resumed = Ya están { $done } de las { $races } carreras; se continúa
league-complete = Ya se han disputado las { $races } carreras; el informe se escribe de nuevo
league-interrupted = Interrumpida después de { $done } carreras de { $races }; continúa con --resume
league-nodes =
    { $nodes ->
        [one] disputadas en un solo nodo
       *[other] disputadas en { $nodes } nodos
    }
league-rung-laurels = { $number }. { $name }: puntuación { $rating }, { $points } laureles por carrera
league-rung-places = { $number }. { $name }: puntuación { $rating }, puesto medio { $points }
league-written = El informe está en { $folder }

# The league: what is wrong with a plan.
league-entrants = --entrants necesita al menos dos aurigas, cada uno nombrado una sola vez
league-outside = { $name } no puede inscribirse: una liga debe poder repetirse, por eso no se admiten bots ajenos; para ellos está hippodrome race
league-courses = --courses necesita al menos un circuito o una arena, cada uno nombrado una sola vez, o «all»
league-races = --races debe ser un número entero de 1 a { $most }
league-exists = { $folder } ya contiene resultados: continúa con --resume o elige otra carpeta
league-other-plan = { $folder } contiene los resultados de otra liga: da las mismas opciones y la misma semilla, o elige otra carpeta
league-line = { $file }, línea { $line }: este no es el resultado de la carrera { $race } de esta liga; vuelve a dejar el archivo como estaba o elige otra carpeta
league-running = Otra liga está escribiendo en { $folder }: espera a que termine o elige otra carpeta
league-process-killed = Se ha interrumpido un proceso que corría, quizá por falta de memoria; una liga se continúa con --resume; hippodrome balance empieza de nuevo
league-no-cluster = No se puede acceder a ningún clúster Ray ni arrancar uno: { $why }
extra-missing = Para esto hacen falta más paquetes: pip install "hippodrome[{ $extra }]"

# Bots of others: what they did wrong.
bot-no-command = { $seat } no indica ningún programa; escribe exec: y una orden, por ejemplo exec:./mybot
bot-unstartable = { $seat } no arranca: { file-reason }; escribe después de exec: dónde está el programa, o la orden que lo arranca, como exec:./mybot o exec:python mybot.py
bot-died = El bot { $bot } terminó con el código de salida { $status } en su turno { $turn }; { $driver } toma las riendas
bot-killed = La señal { $signal } detuvo el bot { $bot } en su turno { $turn }; { $driver } toma las riendas
bot-closed = El bot { $bot } cerró su salida estándar en su turno { $turn } sin haber terminado; { $driver } toma las riendas
bot-floods = El bot { $bot } no para de hablar: antes de su turno { $turn } escribió más de { $lines } líneas que nadie le había pedido; { $driver } toma las riendas
bot-hung = El bot { $bot } tardó más de { $seconds } segundos en responder en su turno { $turn }; { $driver } toma las riendas
bot-nonsense = El bot { $bot } no respondió con una jugada en su turno { $turn }, sino con «{ $answer }»; { $driver } toma las riendas
bot-not-offered = El bot { $bot } respondió «{ $move }» en su turno { $turn }, una jugada que no se ofrecía; { $driver } toma las riendas
