# The page: comforts among the preferences.

page-passes = Pasar sin preguntar
page-passes-help = Cuando no se puede jugar nada más, tu turno pasa solo.
page-volume = Volumen
page-volume-effects = Efectos
page-volume-ambience = Ambiente
page-music = Música suave
page-music-help = Una lira y un tambor, bajito, mientras dura la carrera.
page-livery = Tus colores de carrera
page-livery-help = Los llevas siempre que estén libres cuando te sientas.
page-livery-any = Los del asiento
page-livery-0 = Rojo, con un círculo
page-livery-1 = Azul, con un cuadrado
page-livery-2 = Verde, con un triángulo
page-livery-3 = Blanco, con un rombo
page-livery-4 = Dorado, con un hexágono
page-livery-5 = Negro, con un escudo
page-blocked = Personas bloqueadas
page-blocked-help = Lo que dicen y sienten queda oculto en este dispositivo, en todas las mesas.

# The page: comforts at the table.

page-table-livery = Elegir los colores
page-table-livery-taken = { $livery }: ya elegido por { $name }
page-table-passed = No había nada más que jugar: el turno ha pasado solo.
page-table-note-passed = Para { $name } no había nada más que jugar: el turno ha pasado solo.
page-table-note-paced = { $name } cambia el ritmo de los aurigas.
page-table-pace-none = al instante
page-table-people = Silenciar o bloquear
page-table-people-help = A quien silencias no se le oye en esta mesa. A quien bloqueas no se le oye en ninguna mesa de este dispositivo; se le reconoce por el nombre.
page-table-people-none = No hay nadie más aquí.
page-table-hush = Silenciar
page-table-hush-name = Silenciar a { $name }
page-table-unhush = Volver a oír
page-table-unhush-name = Volver a oír a { $name }
page-table-block = Bloquear
page-table-block-name = Bloquear a { $name }
page-table-unblock = Desbloquear
page-table-unblock-name = Desbloquear a { $name }
page-table-hidden =
    { $count ->
        [one] Hay una línea oculta.
       *[other] Hay { $count } líneas ocultas.
    }

# The page: a race in figures.

page-table-statistics = La carrera en cifras
page-table-statistics-help = La suerte se compara con lo que cabía esperar: por encima de cero es más que eso.
stat-wasted = Puntos malgastados
stat-blocked = Turnos bloqueados
stat-draw-luck = Suerte al robar
stat-rams-won = Embestidas ganadas
stat-rams-lost = Embestidas perdidas
stat-rams-luck = Suerte al embestir
stat-whips-won = Duelos de látigo ganados
stat-whips-lost = Duelos de látigo perdidos
stat-whips-luck = Suerte con el látigo
stat-missed = Turnos perdidos
