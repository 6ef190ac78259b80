# The page: the first screen.

page-home-motto = Deux courses de chars du Circus Maximus
page-home-games = Les jeux
page-home-about-ave-caesar = Trois tours du cirque avec une pioche de 24 cartes. Fermez les passages étroits à vos rivaux, et n’oubliez pas de saluer l’empereur.
page-home-facts-ave-caesar = 2 à 6 chars · 20 minutes
page-home-about-ben-hur = Du sable, une réglette et du sang-froid. Prenez les virages à pleine vitesse, percutez, fouettez, et laissez le mur aux autres.
page-home-facts-ben-hur = 2 à 6 chars · 30 minutes
page-home-race-now = Courir maintenant
page-home-harnessing = On attelle les chevaux…
page-home-open = Ouvrir une table
page-home-first-race = Apprendre en cinq minutes
page-home-join-code = Rejoindre une table
page-home-join = Rejoindre
page-home-join-help = Le code est affiché sur l’écran de la personne qui a ouvert la table.
page-home-mine = Mes tables
page-home-none = Aucune table pour l’instant. Lancez une course, ou ouvrez une table pour vos amis.
page-home-table-turn = À vous de jouer
page-home-table-racing = À { $name } de jouer
page-home-table-under-way = En course
page-home-table-gathering = On attend des joueurs
page-home-table-over = Finie : la revoir
page-home-table-placed =
    { $place ->
        [1] Gagnée ! La revoir
       *[other] { $place }e place : la revoir
    }
page-home-table-unknown = Injoignable pour le moment
page-home-table-here = Attend ici, sur cet appareil
page-home-forget = Retirer { $code } de la liste
page-home-learn-help = Une première course de cinq minutes pour chaque jeu
page-home-rules-help = Tous les articles, faciles à trouver
page-home-puzzles-help = Un par jour, et autant que vous voudrez
page-home-gallery-help = Des plateaux faits par des joueurs, pour y courir ou les imprimer
page-home-workshop-help = Créer son propre circuit ou sa propre arène
page-home-replays-help = Revoir des courses, ou importer un enregistrement
page-home-away = Aucun serveur n’est joignable. Vous pouvez tout de même courir ici, dans le navigateur, contre les auriges de la maison : appuyez sur « Courir maintenant ». La première fois prend un instant.
page-home-unfetched = Aucun serveur n’est joignable, et ce qu’il faut pour courir sans lui n’est pas encore sur cet appareil. La page va le chercher d’elle-même quand elle reste ouverte un moment et que son serveur répond.
