# The environments for researchers: what is wrong with what they were given.

research-no-action = Il n’y a pas d’action { $action } : choisissez un nombre entier de 0 à { $most }
research-illegal = L’action { $action } ({ $move }) est interdite : { $why } ({ $clause }) ; choisissez-en une que le masque d’actions permet
research-not-now = L’action { $action } ({ $move }) n’est pas à choisir maintenant : choisissez-en une que le masque d’actions permet
research-no-outcome = Les Parques n’ont pas d’issue { $outcome } ici : choisissez-en une que chance_outcomes énumère
research-opponents = { $given } adversaires pour { $others } autres places : nommez-en un pour toutes, ou un pour chacune
research-reset = La course est finie ou n’a pas commencé : appelez d’abord reset
research-observer = Un observateur montre ce qu’une place peut savoir, ce que les gradins peuvent savoir, ou la différence entre les deux : demandez l’information d’un seul joueur ou d’aucun, et sans paramètres
research-imagined = Un état rééchantillonné ne peut pas être sérialisé : sérialisez celui dont il est tiré
