# The page: the frame of a race.
page-table-company = En la mesa
page-table-you = tú
page-table-to-move = le toca
page-table-driven = un auriga lleva las riendas
page-table-away = ausente
page-table-here = presente
page-table-seat-free = Libre
page-table-home = Inicio
page-table-code = Código
page-table-mute = Quitar el sonido
page-table-menu = Menú de la mesa
page-table-copy-link = Copiar el enlace
page-table-copy = Copiar
page-table-copied = Copiado.
page-table-not-copied = El navegador no ha permitido copiar; apúntalo.
page-table-recovery = Código de recuperación
page-table-recovery-why = Si este dispositivo te falla, este código te devuelve tu asiento en cualquier otro: únete allí a la mesa e introdúcelo. Vale una vez; después recibes uno nuevo. No se lo enseñes a nadie.
page-table-recovery-kept = Lo he guardado
page-table-call-me = Avisarme cuando me toque
page-table-hand-over = Dejar que un auriga conduzca por mí
page-table-come-back = Recuperar las riendas
page-table-driven-for-you = { $driver } conduce por { $name }.
page-table-ask-takeback = Pedir deshacer mi jugada
page-table-leave = Dejar la mesa
page-table-leave-racing = Tu asiento quedará libre para otra persona y, hasta entonces, un auriga conducirá tu carro. Si solo quieres un descanso, cierra la página: el asiento sigue siendo tuyo.
page-table-leave-gathering = Tu asiento quedará libre para otra persona.
page-table-leave-yes = Irme para siempre
page-table-only-away = Solo ir al inicio, conservar mi asiento
page-table-watching =
    { $count ->
        [one] Una persona mira desde las gradas
       *[other] { $count } personas miran desde las gradas
    }
page-table-no-server = Ahora mismo no hay conexión con el servidor. Inténtalo de nuevo dentro de un momento.
page-table-line-broken = Conexión perdida; reconectando…
page-table-server-stopping = El servidor se está reiniciando; no se pierde nada. Reconectando…
page-table-opening = Abriendo las puertas…
page-table-not-here = Mesa no encontrada
page-table-other-code = Introducir otro código

# The page: while people gather.
page-table-gathering = { $game }: van llegando los jugadores
page-table-seats = Asientos
page-table-name = Tu nombre
page-table-next-name = Otra persona en este dispositivo
page-table-take-seat = Sentarse
page-table-sit = Sentarse aquí
page-table-sit-on = Sentarse en el asiento { $seat }
page-table-free-seat = Liberar el asiento
page-table-free-seat-of = Liberar el asiento de { $name }
page-table-recovery-new = Tu asiento está aquí ahora. El antiguo código de recuperación ya se ha usado; el nuevo es { $code } (míralo en el menú de la mesa).
page-table-hire = ¿Quién conducirá?
page-table-hire-short = Un auriga
page-table-hire-for = Dar el asiento { $seat } a un auriga
page-table-strength = Nivel { $strength } de { $most }
page-table-start = Empezar la carrera
page-table-start-fill =
    { $count ->
        [one] El asiento libre es para { $charioteer }.
       *[other] Los { $count } asientos libres son para aurigas como { $charioteer }.
    }
page-table-watch-or-sit = Siéntate para correr, o quédate a mirar.
page-table-only-watch = No hay ningún asiento libre. Puedes mirar desde las gradas.
page-table-open-sofa = Mostrarla en una pantalla grande
page-table-invite = Invitar a otros
page-table-join-by-phone = Únete con tu móvil
page-table-invitation = Un asiento en las carreras
page-table-send-link = Enviar el enlace
page-table-qr = Código QR de { $link }
page-table-address = para introducir en { $address }
page-table-only-here = Este servidor solo escucha en esta máquina. Para los móviles de tu red, arráncalo con --host 0.0.0.0.
page-table-phone-starts =
    { $seated ->
        [yes] Cualquier móvil puede dar la salida.
       *[no] En cuanto alguien se siente, cualquier móvil puede dar la salida.
    }
page-table-terms-races =
    { $count ->
        [one] una carrera
       *[other] { $count } carreras
    }
page-table-terms-unmanned =
    { $count ->
        [one] un carro sin auriga
       *[other] { $count } carros sin auriga
    }
page-table-terms-laps =
    { $count ->
        [one] una vuelta
       *[other] { $count } vueltas
    }
page-table-terms-no-clock = sin reloj
page-table-terms-move = { $time } por decisión
page-table-terms-bank = { $time } en total, { $bonus } s más por decisión
page-table-terms-absent = sustituto tras { $time } de ausencia
page-table-terms-absent-never = se espera a los ausentes
page-table-terms-takeback = jugadas deshechas de común acuerdo
page-table-terms-hints = con entrenador
page-table-days = { $days } d { $hours } h

# The page: during the race.
page-table-board = El tablero
page-table-loading-board = Rastrillando la arena…
page-table-hand = Tu mano
page-table-beside = Junto al tablero
page-table-clause = Una regla
page-table-words = Crónica y charla
page-table-tab-log = La carrera
page-table-tab-talk = Charla
page-table-log = La carrera contada
page-table-log-empty = Aún no ha pasado nada.
page-table-look-back = Mostrar este momento en el tablero
page-table-looking-back = La carrera tal como estaba antes.
page-table-back-to-race = Volver a la carrera
page-table-talk = Charla en la mesa
page-table-talk-empty = Aún no ha dicho nada nadie.
page-table-talk-silent = En esta mesa las gradas callan.
page-table-stands = gradas
page-table-say-something = Di algo
page-table-say = Enviar
page-table-fresh =
    { $count ->
        [one] { $count } nuevo
       *[other] { $count } nuevos
    }
page-table-your-turn = Te toca
page-table-turn-of = { $name }, te toca
page-table-waiting-for = Le toca a { $name }
page-table-drives-for = { $driver } conduce por { $name }
page-table-fates = Deciden las Parcas
page-table-title-turn = ● Te toca — { $title }
page-table-title-turn-of = ● { $name } — { $title }
page-table-call-title = Te toca
page-table-coach = El entrenador:
page-table-coach-best =
    { $unit ->
        [laurels] Laureles de media: { $worth }. Así se gana cerca del { $win } % de las veces.
       *[places] Puesto de media: { $worth }. Así se gana cerca del { $win } % de las veces.
    }
page-table-coach-next = La segunda mejor: { $worth } y { $win } %.
page-table-hint = Preguntar al entrenador
page-table-hint-asking = El entrenador está pensando…
page-table-takeback-asked = { $name } pide deshacer una jugada.
page-table-takeback-yes = Permitirlo
page-table-takeback-yes-of = { $name } lo permite
page-table-takeback-no = No
page-table-takeback-waiting = { $name } ha pedido deshacer una jugada; falta la respuesta de: { $names }.
page-table-petition-seat = { $name } pide el asiento { $seat } y podría ver su mano.
page-table-petition-seat-yes = Dejar entrar
page-table-petition-reins = { $name } no está. ¿Conduce { $charioteer } hasta que vuelva?
page-table-petition-reins-yes = Sí
page-table-petition-waiting = Falta la respuesta de: { $names }.
page-table-ask-reins = { $name } no está: que conduzca { $charioteer }
page-table-asked-for-seat = Has pedido el asiento { $seat }; la mesa está decidiendo.
page-table-not-let-in = La mesa no te ha dejado entrar. Puedes seguir mirando.
page-table-pass-device = Pasa el dispositivo a { $name }.
page-table-i-am = Soy { $name }
page-table-feelings = Muestra lo que sientes
page-table-feels = { $name }: { $what }
page-table-feeling-laurel = Laureles
page-table-feeling-whip = Un chasquido de látigo
page-table-feeling-hail = ¡Ave!
page-table-feeling-dust = Traga polvo
page-table-feeling-laugh = Una risa
page-table-feeling-gasp = Sin aliento

# The page: moments of the race.
page-table-moment-hail = ¡Ave Caesar!
page-table-moment-block = ¡Bloqueado!
page-table-moment-ram = ¡Embestido!
page-table-moment-whip = ¡El látigo!
page-table-moment-crash = ¡Choque!
page-table-moment-line = ¡Cruza la línea!
page-table-moment-home = ¡En la meta!
page-table-moment-out = Eliminado
page-table-moment-lead = ¡En cabeza!
page-table-moment-laurels = ¡Laureles!

# The page: notes in the log.
page-table-note-sat = { $name } se sienta.
page-table-note-left = { $name } deja la mesa.
page-table-somebody = Alguien
page-table-note-recovered = { $name } vuelve en otro dispositivo.
page-table-note-manned = { $charioteer } se sienta.
page-table-note-asked = { $name } pide deshacer una jugada.
page-table-note-consented = { $name } permite deshacer la jugada.
page-table-note-declined = { $name } no permite deshacer la jugada.
page-table-note-reins-time = A { $name } se le ha acabado el tiempo: { $charioteer } toma las riendas.
page-table-note-reins-asked = { $name } entrega las riendas a { $charioteer }.
page-table-note-reins-absent = { $name } no está: { $charioteer } toma las riendas.
page-table-note-freed = Se libera un asiento.
page-table-note-petitioned-seat = { $name } pide un asiento libre.
page-table-note-petitioned-reins = { $name } no está; se pregunta a los presentes si quieren un sustituto.
page-table-note-voted-yes = { $name } está de acuerdo.
page-table-note-voted-no = { $name } no está de acuerdo.
page-table-note-returned = { $name } recupera las riendas.
page-table-note-replaced = Un auriga ha fallado: { $charioteer } ocupa su lugar.
page-table-note-replaced-unfit = Un auriga no puede correr aquí, porque falta lo que ha aprendido o el circuito es demasiado grande: en su lugar conduce { $charioteer }.

# The page: results.
page-table-you-won = ¡La victoria es tuya!
page-table-you-came =
    { $place ->
        [2] Has llegado en segundo lugar
        [3] Has llegado en tercer lugar
        [4] Has llegado en cuarto lugar
        [5] Has llegado en quinto lugar
        [6] Has llegado en sexto lugar
       *[other] Has llegado en el puesto { $place }
    }
page-table-graph = Los puestos durante la carrera
page-table-best-moment = Un momento para contar:
page-table-won =
    { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡{ $names } comparten la victoria!
    }
page-table-laurels =
    { $count ->
        [one] { $count } laurel
       *[other] { $count } laureles
    }
page-table-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
page-table-end-finished = en la meta
page-table-end-out = eliminado
page-table-end-disqualified = descalificado
page-table-end-racing = aún en carrera
page-table-rematch = Revancha
page-table-rematch-join = Revancha: unirse
page-table-review = Verla otra vez, con el entrenador
page-table-record = Guardar el registro
page-table-see-board = Ver el tablero
page-table-results = Los resultados

# The page: the sofa.
page-table-sit-down = Siéntate
page-table-your-emblem = Este es tu emblema. Mira la pantalla grande.
page-table-sit-here = En la mesa: { $names }
page-table-watch = Mirar desde las gradas
page-table-show-board = Mostrar aquí el tablero
page-table-hide-board = Ocultar el tablero

# The page: joining.
page-join-title = Unirse a una mesa
page-join-help = Introduce el código de la mesa, tal como aparece en la pantalla de quien la abrió.
page-join-go = A la mesa
page-join-back = Volver a mi asiento ({ $name })
page-join-phone = Mi mano en este móvil
page-join-sit = Sentarse
page-join-sit-board = Sentarse y ver aquí el tablero
page-join-over = Esta carrera ha terminado; puedes ver cómo acabó.
page-join-ask = Pedir un asiento
page-join-ask-why = La carrera ha empezado: quienes están en la mesa tienen que dejarte entrar.
page-join-recover = Ya tengo un asiento aquí, en otro dispositivo
page-join-recover-go = Recuperar mi asiento
page-table-you-disqualified = Has sido descalificado
page-table-you-out = No has llegado a la meta
