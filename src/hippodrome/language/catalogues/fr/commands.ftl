# Commands: what they say, and what is wrong with what they were given.

race-events =
    { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }
option-form = « { $option } » n'est pas une option ; écrivez NOM=VALEUR, par exemple laps=2
charioteer-unknown = Il n'y a pas d'aurige « { $name } » pour { $game } ; les auriges sont : { $known }
draw-what = Nommez un plateau à dessiner ou donnez une position ; les circuits sont : { $courses } ; les arènes sont : { $arenas }
draw-other-course = La position est sur le circuit { $course } : nommez celui-là, ou aucun
placements-ben-hur = { $field } doit être ben-hur : c'est le seul jeu à réglettes
