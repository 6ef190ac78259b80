# The page: the gallery, boards to take away, films of races.

page-gallery-about = Des plateaux faits par des joueurs. Courez-y, imprimez-les, ou déposez votre propre fichier .course ou JSON n’importe où sur la page.
page-gallery-bring = Ouvrir un fichier…
page-gallery-make = En créer un
page-gallery-search = Chercher un nom, un mot ou un auteur
page-gallery-all-games = Les deux jeux
page-gallery-order = Ordre
page-gallery-order-new = Les plus récents
page-gallery-order-stars = Le plus d’étoiles
page-gallery-order-raced = Les plus courus
page-gallery-found =
    { $count ->
        [one] { $count } plateau trouvé
       *[other] { $count } plateaux trouvés
    }
page-gallery-more = En montrer davantage
page-gallery-nothing = Aucun plateau ne correspond à ces mots.
page-gallery-empty = Personne n’a encore publié de plateau ici. À vous de commencer : créez-en un, ou ouvrez un fichier.
page-gallery-away = La galerie est sur le serveur, qui est injoignable pour l’instant.
page-gallery-by = par { $name }
page-gallery-stars =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
page-gallery-raced =
    { $count ->
        [0] encore aucune course
        [one] une course
       *[other] { $count } courses
    }
page-gallery-picture = Le plateau « { $name } »
page-gallery-race-now = Y courir maintenant
page-gallery-race-on = Y courir
page-gallery-friends = Avec des amis
page-gallery-set-up = Choisir les règles
page-gallery-fork = En tirer votre version
page-gallery-forked = Fait à partir de
page-gallery-versions-heading = Versions
page-gallery-version = Version { $number }
page-gallery-yours = Ce plateau est à vous
page-gallery-add-version = Publier une nouvelle version…
page-gallery-new-version = Une nouvelle version de { $name }
page-gallery-version-help = Les versions publiées restent telles quelles ; chaque course indique celle sur laquelle elle a été courue.
page-gallery-withdraw = Retirer
page-gallery-withdraw-help = Plus personne ne trouvera ce plateau. Les courses qui s’y sont courues pourront toujours être revues. C’est irréversible.
page-gallery-withdraw-sure = Le retirer pour de bon
page-gallery-back = Retour à la galerie
page-gallery-publish-heading = Publier ce plateau
page-gallery-publish = Publier
page-gallery-publish-as = Publier comme
page-gallery-its-own = Un plateau à part
page-gallery-name = Nom du plateau
page-gallery-words = Quelques mots à son sujet
page-gallery-who-finds = Qui le trouve
page-gallery-listed = Tout le monde, dans la galerie
page-gallery-unlisted = Seulement les personnes qui ont le lien
page-gallery-unlisted-sign = par lien seulement
page-gallery-key-help = Il n’y a pas de comptes : ce navigateur garde la clé de ce que vous publiez.
page-gallery-take = Enregistrer ou imprimer le plateau
page-gallery-as-file = En fichier ou en image
page-gallery-print = Imprimer et jouer
page-gallery-print-help = Le plateau en vraie grandeur sur plusieurs feuilles, les cartes, les chars à plier et les règles, en PDF.
page-gallery-paper = Papier
page-gallery-print-button = Créer le PDF
page-gallery-printing = Mise en page…
page-film = Enregistrer en film
page-film-help = Un film à montrer aux autres, de 5 Mo au plus. Cela prend quelques secondes.
page-film-part = Ce qu’il montre
page-film-race = Toute la course
page-film-last-lap = Le dernier tour de piste
page-film-kind = Format
page-film-make = Faire le film
page-film-making = Le film se prépare…
page-film-made = Le film est prêt
page-film-no-webm = Ce navigateur n’a pas pu en faire un WebM. GIF et WebP restent possibles.
page-film-again = L’enregistrer encore une fois
