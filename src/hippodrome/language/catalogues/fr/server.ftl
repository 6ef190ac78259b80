# The server: why something is refused at a table.

table-unknown = Cette table n’existe pas ; vérifiez le lien ou le code
table-damaged = Ce qui est conservé de la table { $table } est illisible : elle a donc été mise de côté ; rien n’a été effacé. Prévenez la personne qui s’occupe du serveur
table-rules = Cette table a été ouverte avec la version { $rules } des règles ; ce serveur joue la version { $known }
here-table-damaged = Ce que ce navigateur a conservé de la table { $table } est illisible : elle a donc été mise de côté ; rien n’a été effacé, et toutes les autres tables sont comme avant
here-table-rules = Cette table a été ouverte avec la version { $rules } des règles ; cette page joue la version { $known } : rechargez la page
here-ledger-down = Ce navigateur ne peut rien conserver pour le moment, rien n’a donc été fait ; faites-y de la place, ou réessayez dans un instant
table-seats =
    { $players ->
        [one] La course compte { $players } joueur, il faut donc une place, et non { $seats }
       *[other] La course compte { $players } joueurs, il faut donc autant de places, et non { $seats }
    }
table-full = Aucune place n’est libre à cette table
table-busy = Il se passe trop de choses à cette table en ce moment ; réessayez
table-talk-full = On a assez parlé à cette table : { $most } messages d’ici ; ouvrez-en une autre pour continuer
table-changes-full = Trop de changements à cette place : { $most } fois ; continuez à jouer, ou ouvrez une autre table
table-large = Cette table est trop grande pour être conservée ; le maximum est de { $most } octets
table-still-racing = La course n’est pas encore finie
line-none = Le récit de cette course n’a pas de ligne { $line } ; la dernière est { $most }
seat-taken = La place { $seat } est prise
seat-none = Il n’y a pas de place { $seat } à cette table
seats-free =
    { $free ->
        [one] Une place est encore libre : attendez quelqu’un ou confiez-la à un aurige
       *[other] { $free } places sont encore libres : attendez quelqu’un ou confiez-les à des auriges
    }
race-not-begun = La course n’a pas commencé
race-begun = La course a déjà commencé
race-over = La course est finie
move-stale = La course a continué depuis votre décision : regardez à nouveau
not-your-turn = Ce n’est pas votre tour
not-now = Ce n’est pas possible en ce moment
reins-yours = Vous tenez vous-même les rênes
takeback-not-here = À cette table, on ne reprend pas ses coups
takeback-asked = Quelqu’un a déjà demandé à reprendre un coup
takeback-drawn = Vous n’avez aucun coup à reprendre : rien ne se reprend une fois que les Parques ont pioché
takeback-none = Aucune demande de reprise n’attend votre réponse
seat-asked = Quelqu’un a déjà demandé la place { $seat } ; la table est en train de décider
seat-not-ghost = Seule la première personne à s’être assise peut libérer la place { $seat } : son joueur est là, y était il y a un instant ou a parlé
livery-taken = Quelqu’un à la table porte déjà cette livrée
pace-host = Seule la première personne à s’être assise règle le rythme des auriges
not-absent = Le joueur de la place { $seat } n’est pas absent, ou quelqu’un conduit déjà pour lui
petition-asked = Cela a déjà été demandé
petition-none = Rien n’attend votre réponse
time-used = Votre temps est épuisé ; c’est le remplaçant qui décide ici
stands-silent = À cette table, les gradins se taisent
token-unknown = Cette place n’est pas à vous ; vous l’avez peut-être emportée sur un autre appareil
recovery-unknown = Aucune place de cette table n’a ce code de récupération

# The server: what is wrong with a message.

message-malformed = Le message n’est pas du JSON
message-wrong = Message incompris : { $why }
message-large = Le message est trop volumineux ; le maximum est de { $most } octets
message-values = Le message a trop de valeurs ; le maximum est de { $most }
request-head = L’en-tête de la requête est trop volumineux
request-length = La requête ne dit pas par Content-Length quelle est la longueur de son corps
hello-first = Saluez d’abord : le premier message doit être un hello
hello-once = Vous avez déjà salué
protocol-other = Cette page est périmée : le serveur en est à la version { $known } ; rechargez la page
origin-foreign = Une page venue d’ailleurs ne peut pas parler à ce serveur
host-foreign = Ce serveur ne répond pas au nom { $host } ; la personne qui le gère peut l’autoriser avec HIPPODROME_HOSTS={ $host }
no-such-route = Il n’y a rien ici

# The server: when it is too much, or not well.

too-fast = Trop de choses à la fois ; ralentissez
too-much-talk = Vous parlez trop vite ; attendez un instant
too-many-tables = Trop de tables ont été ouvertes depuis votre adresse ; attendez un peu
too-many-stars = Votre adresse a déjà donné à ce plateau toutes les étoiles permises aujourd’hui ; revenez demain
too-many-guesses = Trop de codes erronés sont venus de votre adresse ; attendez un peu
too-many-sockets = Trop d’appareils regardent déjà
too-many-connections = Trop de connexions sont ouvertes depuis votre adresse ; fermez-en quelques-unes
too-much-waiting = Trop de choses sont encore en route vers votre adresse ; recevez-les d’abord
work-busy = On calcule déjà trop de choses pour votre adresse ; réessayez dans un instant
work-too-much = Cela demande plus de temps ou de mémoire que ce qui est permis ici ; on y a renoncé
work-dropped = La personne qui l’a demandé est partie ; rien n’a été calculé
ledger-down = Le serveur ne peut rien enregistrer en ce moment, rien n’a donc été fait ; réessayez dans un instant
stopping = Le serveur s’arrête ; revenez dans un instant
our-fault = Quelque chose a échoué de notre côté ; rien n’a été fait

# The server: starting it.

serving = Prêt sur http://{ $host }:{ $port }
page-open = La course vous attend à l’adresse { $url } dans votre navigateur. Ctrl+C l’arrête ; rien n’est perdu.
limit-number = { $name } doit être un nombre entier, 1 ou plus
db-unknown = Il n’y a pas ici de base de données du type « { $db } » ; donnez un fichier ou une URL qui commence par postgresql://
db-driver = PostgreSQL a besoin d’un pilote : pip install 'hippodrome[postgres]'
db-unreachable = Impossible d’ouvrir la base de données : { $why }
db-in-use = La base de données { $db } est utilisée par un autre serveur : arrêtez-le d’abord, ou donnez une autre base avec --db
db-in-use-at = La base de données { $db } est déjà servie à { $url } : ouvrez cette adresse dans le navigateur, ou donnez une autre base avec --db
backup-postgresql = Une base PostgreSQL se copie avec ses propres outils, comme pg_dump
backup-none = Il n’y a pas de base de données { $db } à copier
backup-exists = { $file } existe déjà : choisissez un autre nom, ou supprimez d’abord ce fichier
backup-failed = Impossible de copier { $db } vers { $file } : { $why }
backup-done = La copie est dans { $file }

# The server: boards, the coach, the page.

board-unknown = Ce plateau n’existe pas
board-no-test-drive = Un plateau de ce jeu ne s’essaie pas avec un seul char
board-faulty =
    { $count ->
        [one] Ce plateau a un défaut
       *[other] Ce plateau a { $count } défauts
    }
hints-not-here = À cette table, l’entraîneur se tait
coach-busy = L’entraîneur n’a pas le temps en ce moment ; réessayez dans un instant
review-soon = L’entraîneur n’a pas fini d’analyser cette course ; redemandez dans un instant
film-soon = Le film est en préparation ; redemandez dans un instant
film-busy = Trop de films sont en préparation en ce moment ; réessayez dans un instant
placements-now = Les emplacements ne sont montrés qu’à la personne qui doit choisir une carte vitesse
page-missing = La page n’a pas été construite : lancez make page
port-taken = Le port { $port } est déjà pris : arrêtez ce qui l’occupe, ou choisissez-en un autre avec --port
host-unknown = Le serveur ne peut pas écouter sur { $host } : { $why }

# Ce que les messageries montrent d'un lien.

preview-gathering =
    { $free ->
        [0] Tout le monde est là ; la course va commencer
        [one] Une place est libre
       *[other] { $free } places sont libres
    }
preview-racing = La course est en cours
preview-over = La course est finie
preview-author = Par { $name }
preview-new = Des courses de chars dans le navigateur, entre amis ou contre des auriges

# La galerie.

gallery-full = La galerie est pleine : elle contient { $most } plateaux
gallery-versions = Un plateau a au plus { $most } versions ; publiez-le comme un nouveau plateau
gallery-key = Il faut pour cela la clé avec laquelle le plateau a été publié
gallery-name = Le nom d’un plateau et celui de son auteur doivent être un texte simple, sur une seule ligne
