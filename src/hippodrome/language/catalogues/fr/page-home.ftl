# The page: the first screen.

page-home-motto = Deux courses de chars du Circus Maximus
page-home-games = Les jeux
page-home-about-ave-caesar = Trois tours de cirque avec un paquet de 24 cartes. Ferme les passages étroits à tes rivaux, et n’oublie pas de saluer l’empereur.
page-home-facts-ave-caesar = 2 à 6 chars · 20 minutes
page-home-about-ben-hur = Du sable, une réglette et du sang-froid. Prends les virages à pleine vitesse, percute, fouette, et laisse le mur aux autres.
page-home-facts-ben-hur = 2 à 6 chars · 30 minutes
page-home-race-now = Courir maintenant
page-home-harnessing = On attelle les chevaux…
page-home-open = Ouvrir une table
page-home-first-race = Apprendre en cinq minutes
page-home-join-code = Rejoindre une table
page-home-join = Rejoindre
page-home-join-help = Le code est affiché sur l’écran de qui a ouvert la table.
page-home-mine = Mes tables
page-home-none = Aucune table pour l’instant. Lance une course, ou ouvre une table pour tes amis.
page-home-table-turn = À toi de jouer
page-home-table-racing = Au tour de { $name }
page-home-table-under-way = En course
page-home-table-gathering = On attend des joueurs
page-home-table-over = Finie : la revoir
page-home-table-placed =
    { $place ->
        [1] Gagnée ! La revoir
       *[other] Place { $place } : la revoir
    }
page-home-table-unknown = Injoignable pour le moment
page-home-forget = Retirer { $code } de la liste
page-home-learn-help = Une première course de cinq minutes pour chaque jeu
page-home-rules-help = Toutes les clauses, faciles à trouver
page-home-replays-help = Revoir des courses, ou en importer une
page-home-away = Aucun serveur n’est joignable. Tu peux tout de même courir ici, dans le navigateur, contre les auriges de la maison : appuie sur Courir maintenant. La première fois prend un instant.
