# Commands: what they say, and what is wrong with what they were given.

race-events =
    { $events ->
        [one] { $events } event
       *[other] { $events } events
    }
option-form = “{ $option }” is no option; write it as NAME=VALUE, as in laps=2
charioteer-unknown = There is no charioteer “{ $name }” for { $game }; the charioteers are: { $known }
draw-what = Name a board to draw, or give a position; the courses are: { $courses }; the arenas are: { $arenas }
draw-other-course = The position is on the course { $course }: name that one, or leave the board out
placements-ben-hur = { $field } must be ben-hur: only there are rulers laid
