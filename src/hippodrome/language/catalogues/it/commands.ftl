# Commands: what they say, and what is wrong with what they were given.

race-events =
    { $events ->
        [one] { $events } evento
       *[other] { $events } eventi
    }
option-form = «{ $option }» non è un’opzione; scrivi NOME=VALORE, per esempio laps=2
charioteer-unknown = Per { $game } non c’è nessun auriga «{ $name }»; gli aurighi sono: { $known }
draw-what = Indica un tabellone da disegnare o dai una posizione; i tabelloni sono: { $boards }
draw-other-course = La posizione è sul circuito { $course }: indica quello, o nessuno
placements-ben-hur = { $field } deve essere ben-hur: è il solo gioco con i righelli
json-half-character = { $file } contiene mezzo carattere: a una sequenza \u da D800 a DFFF serve l’altra metà
option-elsewhere = { $option } non ha effetto per { $game }; togli l’opzione
front-none = { $game } non è offerto ai programmi che importano hippodrome; «hippodrome replay» ne legge le registrazioni
lockstep-none = Per { $game } non c’è lockstep
lockstep-killed = Il processo che rispondeva con lockstep è stato terminato, forse per mancanza di memoria
race-one-arena = { $option } si può indicare una volta sola: una corsa ha una sola arena
draw-other-arena = La posizione è nell’arena { $arena }: indica quella, o nessuna
draw-card = { $option } richiede una posizione di ben-hur: è il solo gioco con i righelli
game-unloadable = { $variable } indica «{ $name }», che non si può caricare come gioco: { $why }
