# Records: what is wrong with one, and that nothing is.

record-empty = { $file } est vide : un enregistrement commence par son en-tête
record-header = { $file } : la première ligne doit être l’en-tête, avec format, game, rules, setup et seats
record-format = { $file } est au format { $format } ; ce programme lit le format { $known }
record-rules = { $file } a été joué avec la version { $rules } des règles ; ce programme connaît la version { $known }
record-hash = { $file } : { $part } a été modifié dans l’en-tête, car { $part }_hash ne correspond pas
record-seats = { $file } : l’en-tête doit nommer autant de places qu’il y a de joueurs dans la mise en place
record-line = { $file } : l’événement { $event } n’est pas écrit comme un événement
record-number = { $file } : l’événement { $event } porte le numéro { $found } ; il en manque un ou il y en a un de trop
record-seal = { $file } : l’événement { $event } a été modifié, car son sceau ne correspond pas
record-seal-first = { $file } : l’en-tête ou l’événement { $event } a été modifié, car le premier sceau ne correspond pas
record-actor = { $file } : l’événement { $event } vient de quelqu’un dont ce n’était pas le tour
record-move = { $file } : événement { $event } : « { $move } » n’est pas un coup
record-refused = { $file } : événement { $event } : { $move } est contraire aux règles ({ $clause })
record-unfinished = { $file } : l’enregistrement s’arrête après l’événement { $event }, avant la fin de la course
record-after-footer = { $file } : il ne doit rien y avoir après la dernière ligne, qui suit l’événement { $event }
record-footer = { $file } : la dernière ligne a été modifiée, car elle ne correspond pas aux { $event } événements qui précèdent
record-result = { $file } : le résultat de la dernière ligne n’est pas celui de cette course
record-verified =
    { $events ->
        [one] L’enregistrement est intact : { $events } événement vérifié
       *[other] L’enregistrement est intact : { $events } événements vérifiés
    }
