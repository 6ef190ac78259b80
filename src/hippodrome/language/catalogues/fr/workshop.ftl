# L'atelier : ce qu'on dit d'un plateau à soi.

workshop-line = ligne { $line }
workshop-faulty =
    { $count ->
        [one] Le plateau de { $file } a un défaut ; « hippodrome workshop check » l’indique
       *[other] Le plateau de { $file } a { $count } défauts ; « hippodrome workshop check » les indique
    }
workshop-raced = { $chariots } chars, { way-round }, { $races } courses de { $charioteer } :
workshop-lane = Le départ { $lane } gagne { $rate } % ({ $low }–{ $high }) ; la part équitable est de { $fair } %
workshop-lane-unfair = Le départ { $lane } gagne { $rate } % ({ $low }–{ $high }), ce qui n’est pas équitable ; la part équitable est de { $fair } %
workshop-unwon = Personne ne gagne { $rate } % des courses
workshop-spots = Le plus souvent en travers du chemin, sur l’ensemble des tours : { $spots }
balance-six = Le 6 du char de tête est interdit dans { $rate } % des tours (4.1)
balance-blocked = Une carte est bloquée dans { $rate } % des tours (3.3)
balance-bottleneck = Un goulet bloque une carte dans { $rate } % des tours
balance-alley = Une carte attend l’allée dans { $rate } % des tours (5.3)
balance-pass = Rien n’est jouable dans { $rate } % des tours
balance-ram = Un char percute un rival dans { $rate } % des décisions
balance-whip = Un fouet claque dans { $rate } % des décisions
balance-accident = Un accident est joué dans { $rate } % des décisions
balance-lost = Un tour est perdu dans { $rate } % des décisions
balance-crash = Un char se fracasse dans { $rate } % des décisions
balance-section-first = ligne droite après la ligne
balance-section-east = virage est
balance-section-far = ligne droite opposée
balance-section-west = virage ouest
balance-section-last = ligne droite avant la ligne
