# Courses: a name that nobody knows.

unknown-course = Il circuito «{ $name }» non esiste; i circuiti sono: { $known }

# Courses: why a course cannot be raced.

fault-id-twice = { $where } indica più di una volta la casella { $space }
fault-id-unknown = { $where } indica la casella { $space }, che non è nell’elenco delle caselle
fault-id-unused = La casella { $space } non è usata: nessun passo la tocca, e non è né nel viale né alla partenza
fault-step-twice = ahead.{ $space } indica più di una volta il passo verso { $next }
fault-step-advance = Se si corre { way-round }, il passo da { $space } a { $next } deve portare avanti, e di meno di mezzo giro
fault-unreachable = Se si corre { way-round }, nessuna strada porta dalla partenza alla casella { $space }
fault-dead-end = Se si corre { way-round }, dalla casella { $space } non si va più avanti
fault-alley-broken = Il viale è interrotto: nessun passo porta da { $space } a { $next }
fault-alley-left = Dal viale si esce solo in fondo: togli il passo da { $space } a { $next }
fault-alley-entered = Nel viale si entra solo dall’ingresso: togli il passo da { $before } a { $space }
fault-alley-longer = Anche la casella { $space } fa parte del viale: aggiungila all’elenco, nell’ordine giusto
fault-alley-far = La casella { $space } del viale è a più di un quarto di giro dalla linea
fault-start-few = start.{ $direction } deve indicare almeno tante caselle quante possono essere le bighe: { $most }
fault-start-far = Se si corre { way-round }, la casella di partenza { $space } deve stare dietro la linea, a non più di un quarto di giro
fault-lap-short =
    { $steps ->
        [one] Il giro più corto richiede { $steps } passo; deve richiederne almeno { $least }
       *[other] Il giro più corto richiede { $steps } passi; deve richiederne almeno { $least }
    }
fault-race-impossible = Se si corre { way-round }, nessuna strada porta dalla partenza al traguardo con una sosta nel viale
fault-race-long = Se si corre { way-round }, la corsa più breve richiede { $steps } passi, e un mazzo ha solo { $most } punti

# Courses: what is wrong with the hand-written source.

course-source-alley-form = { $course }, riga { $line }: scrivi il viale così: alley A1 > A2 > A3 from 25c to 02c
course-source-bend-form = { $course }, riga { $line }: scrivi una curva così: bend 08 at 38.2 9.4 (e, se vuoi, radius 3)
course-source-bend-order = { $course }, riga { $line }: questa curva comincia alla colonna { $column }, prima che finisca la curva precedente; scrivi le curve nell’ordine delle colonne
course-source-bend-turn = { $course }, riga { $line }: in questo angolo la pista non gira, o torna su sé stessa; sposta l’angolo o usane due
course-source-bends = { $course }, riga { $line }: le curve devono fare una volta il giro del tabellone, in senso orario, e devono essere almeno tre
course-source-column-order = { $course }, riga { $line }: la colonna { $column } è fuori posto; la prossima colonna è { $due }
course-source-direction = { $course }, riga { $line }: dopo start va scritto clockwise o anticlockwise, non «{ $text }»
course-source-empty = { $course }, riga { $line }: dopo la parola { $word } manca qualcosa
course-source-file-form = { $course }, riga { $line }: scrivi > tra le caselle di una fila, come in b1 > b2 > b3
course-source-file-unwalled = { $course }, riga { $line }: nella colonna { $column } ogni fila deve avere un muro ( | ) su entrambi i lati
course-source-idle-step = { $course }, riga { $line }: questa riga non cambia nulla nel passo da { $space } a { $target }; toglila
course-source-missing = { $course }: manca una riga che cominci con { $word } (il testo finisce alla riga { $line })
course-source-no-column = { $course }, riga { $line }: non c’è nessuna colonna { $column }
course-source-no-space = { $course }, riga { $line }: non c’è nessuna casella { $space }
course-source-no-spaces = { $course }, riga { $line }: qui mancano i nomi delle caselle
course-source-long = { $course }: il testo è troppo lungo; un circuito ha al massimo { $most } caratteri
course-source-number = { $course }, riga { $line }: «{ $text }» non è un numero adatto qui
course-source-off-board = { $course }, riga { $line }: il tabellone è largo 42 e alto 29.7, e un raggio è più di 0 e meno di 30
course-source-space-name = { $course }, riga { $line }: «{ $text }» non è un nome di casella; usa lettere e cifre
course-source-space-twice = { $course }, riga { $line }: ci sono due caselle di nome { $space }
course-source-spina-form = { $course }, riga { $line }: scrivi la spina così: spina 11 16.4 to 31 16.4
course-source-step-form = { $course }, riga { $line }: scrivi un passo così: step 01I to 02b, oppure: no step 01I to 02b
course-source-unknown-word = { $course }, riga { $line }: una riga non può cominciare con la parola «{ $word }»
