# The page: comforts among the preferences.

page-passes = Passer automatiquement
page-passes-help = Quand rien d’autre n’est jouable, votre tour passe sans qu’on vous demande rien.
page-volume = Volume
page-volume-effects = Effets
page-volume-ambience = Ambiance
page-music = Musique discrète
page-music-help = Une lyre et un tambour, tout bas, pendant la course.
page-livery = Votre livrée
page-livery-help = Vous la portez chaque fois qu’elle est libre quand vous prenez place.
page-livery-any = Celle de la place
page-livery-0 = Rouge, avec un cercle
page-livery-1 = Bleu, avec un carré
page-livery-2 = Vert, avec un triangle
page-livery-3 = Blanc, avec un losange
page-livery-4 = Or, avec un hexagone
page-livery-5 = Noir, avec un bouclier
page-blocked = Personnes bloquées
page-blocked-help = Ce qu’elles disent et ressentent reste caché sur cet appareil, à toutes les tables.

# The page: comforts at the table.

page-table-livery = Choisir votre livrée
page-table-livery-taken = { $livery } : portée par { $name }
page-table-passed = Rien d’autre n’était possible : le tour est passé automatiquement.
page-table-note-passed = Rien d’autre n’était possible pour { $name } : le tour est passé automatiquement.
page-table-note-paced = { $name } change le rythme des auriges.
page-table-pace-none = immédiat
page-table-people = Faire taire ou bloquer
page-table-people-help = À cette table, vous n’entendez plus la personne que vous faites taire. Celle que vous bloquez, vous ne l’entendez plus du tout sur cet appareil ; elle est reconnue à son nom.
page-table-people-none = Il n’y a personne d’autre ici.
page-table-hush = Faire taire
page-table-hush-name = Faire taire { $name }
page-table-unhush = Entendre de nouveau
page-table-unhush-name = Entendre de nouveau { $name }
page-table-block = Bloquer
page-table-block-name = Bloquer { $name }
page-table-unblock = Débloquer
page-table-unblock-name = Débloquer { $name }
page-table-hidden =
    { $count ->
        [one] Une ligne est cachée.
       *[other] { $count } lignes sont cachées.
    }

# The page: a race in figures.

page-table-statistics = La course en chiffres
page-table-statistics-help = La chance se mesure par rapport à ce qu’on pouvait attendre : au-dessus de zéro, il y en a eu davantage.
stat-wasted = Points gaspillés
stat-blocked = Tours bloqués
stat-draw-luck = Chance à la pioche
stat-rams-won = Chocs gagnés
stat-rams-lost = Chocs perdus
stat-rams-luck = Chance dans les chocs
stat-whips-won = Duels au fouet gagnés
stat-whips-lost = Duels au fouet perdus
stat-whips-luck = Chance au fouet
stat-missed = Tours manqués
