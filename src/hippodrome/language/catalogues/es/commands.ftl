# Commands: what they say, and what is wrong with what they were given.
race-events =
    { $events ->
        [one] { $events } evento
       *[other] { $events } eventos
    }
option-form = «{ $option }» no es una opción; escribe NOMBRE=VALOR, por ejemplo laps=2
charioteer-unknown = No hay ningún auriga «{ $name }» para { $game }; los aurigas son: { $known }
draw-what = Indica qué tablero dibujar o da una posición; los tableros son: { $boards }
draw-other-course = La posición es del circuito { $course }: indica ese, o ninguno
placements-ben-hur = { $field } debe ser ben-hur: solo allí se colocan regletas
front-none = { $game } no se ofrece a los programas que importan hippodrome; «hippodrome replay» lee sus registros
lockstep-none = No hay lockstep para { $game }
lockstep-killed = Se ha interrumpido el proceso que respondía con lockstep, quizá por falta de memoria
json-half-character = { $file } contiene medio carácter: a un código \u de D800 a DFFF le falta su otra mitad
option-elsewhere = { $option } no sirve de nada en { $game }; quítala
race-one-arena = { $option } solo se puede dar una vez: una carrera tiene una sola arena
draw-other-arena = La posición es de la arena { $arena }: indica esa, o ninguna
draw-card = { $option } necesita una posición de ben-hur: solo allí se colocan regletas
game-unloadable = { $variable } indica «{ $name }», que no se puede cargar como juego: { $why }
