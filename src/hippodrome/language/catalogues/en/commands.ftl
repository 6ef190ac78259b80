# Commands: what they say, and what is wrong with what they were given.

race-events =
    { $events ->
        [one] { $events } event
       *[other] { $events } events
    }
option-form = “{ $option }” is no option; write it as NAME=VALUE, as in laps=2
charioteer-unknown = There is no charioteer “{ $name }” for { $game }; the charioteers are: { $known }
draw-what = Name a board to draw, or give a position; the boards are: { $boards }
draw-other-course = The position is on the course { $course }: name that one, or leave the board out
placements-ben-hur = { $field } must be ben-hur: only there are rulers laid
front-none = { $game } is not offered to programs that import hippodrome; hippodrome replay reads its records
lockstep-none = There is no lockstep for { $game }
lockstep-killed = The process that answered by lockstep has been killed, perhaps for want of memory
json-half-character = { $file } holds half a character: a \u escape from D800 to DFFF needs its other half
option-elsewhere = { $option } does nothing for { $game }; leave it out
race-one-arena = { $option } may be given once: a race has one arena
draw-other-arena = The position is in the arena { $arena }: name that one, or leave the board out
draw-card = { $option } needs a position of ben-hur: only there are rulers laid
game-unloadable = { $variable } names “{ $name }”, which cannot be loaded as a game: { $why }
