# Commands: what they say, and what is wrong with what they were given.

race-events =
    { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }
option-form = « { $option } » n’est pas une option ; écrivez NOM=VALEUR, par exemple laps=2
charioteer-unknown = Il n’y a pas d’aurige « { $name } » pour { $game } ; les auriges sont : { $known }
draw-what = Nommez un plateau à dessiner ou donnez une position ; les plateaux sont : { $boards }
draw-other-course = La position est sur le circuit { $course } : nommez celui-là, ou aucun
placements-ben-hur = { $field } doit être ben-hur : c’est le seul jeu à réglettes
front-none = { $game } n’est pas proposé aux programmes qui importent hippodrome ; « hippodrome replay » lit ses enregistrements
lockstep-none = Il n’y a pas de lockstep pour { $game }
lockstep-killed = Le processus qui répondait par lockstep a été tué, peut-être faute de mémoire
json-half-character = { $file } contient un demi-caractère : un code \u de D800 à DFFF a besoin de son autre moitié
option-elsewhere = { $option } ne sert à rien pour { $game } ; retirez cette option
race-one-arena = { $option } ne peut être donné qu’une fois : une course a une seule arène
draw-other-arena = La position est dans l’arène { $arena } : nommez celle-là, ou aucune
draw-card = { $option } demande une position de ben-hur : c’est le seul jeu à réglettes
game-unloadable = { $variable } nomme « { $name } », qui ne se charge pas comme un jeu : { $why }
