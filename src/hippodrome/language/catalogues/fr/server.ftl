# Le serveur : pourquoi une chose est refusée à une table.

table-unknown = Cette table n’existe pas ; vérifie le lien ou le code
table-damaged = La table { $table } est illisible ; préviens qui s’occupe du serveur
table-rules = Cette table a été ouverte avec la version { $rules } des règles ; ce serveur joue la version { $known }
table-seats =
    { $players ->
        [one] La course compte { $players } joueur, il faut donc une place, et non { $seats }
       *[other] La course compte { $players } joueurs, il faut donc autant de places, et non { $seats }
    }
table-full = Aucune place n’est libre à cette table
table-busy = Il se passe trop de choses à cette table ; réessaie
table-still-racing = La course n’est pas encore finie
seat-taken = La place { $seat } est prise
seat-none = Il n’y a pas de place { $seat } à cette table
seats-free =
    { $free ->
        [one] Une place est encore libre : attends quelqu’un ou confie-la à un aurige
       *[other] { $free } places sont encore libres : attends quelqu’un ou confie-les à des auriges
    }
race-not-begun = La course n’a pas commencé
race-begun = La course a déjà commencé
race-over = La course est finie
move-stale = La course a continué depuis ta décision : regarde à nouveau
not-your-turn = Ce n’est pas ton tour
not-now = Ce n’est pas possible en ce moment
reins-yours = Tu tiens toi-même les rênes
takeback-not-here = À cette table, on ne reprend pas ses coups
takeback-asked = Quelqu’un a déjà demandé à reprendre un coup
takeback-drawn = Tu n’as aucun coup à reprendre : rien ne se reprend une fois que les Parques ont tiré
takeback-none = Tu n’as à te prononcer sur aucune reprise
stands-silent = À cette table, les gradins se taisent
token-unknown = Cette place n’est pas à toi ; tu l’as peut-être emportée sur un autre appareil
recovery-unknown = Aucune place de cette table n’a ce code de récupération

# Le serveur : ce qui ne va pas dans un message.

message-malformed = Le message n’est pas du JSON
message-wrong = Le message n’est pas compris : { $why }
message-large = Le message est trop grand ; le maximum est de { $most } octets
hello-first = Salue d’abord : le premier message doit être un hello
hello-once = Tu as déjà salué
protocol-other = Cette page est périmée : le serveur parle la version { $known } ; recharge la page
origin-foreign = Une page venue d’ailleurs ne peut pas parler à ce serveur
no-such-route = Il n’y a rien ici

# Le serveur : quand c’est trop, ou qu’il va mal.

too-fast = Trop à la fois ; ralentis
too-much-talk = Tu parles trop vite ; attends un instant
too-many-tables = Trop de tables ont été ouvertes depuis ton adresse ; attends un peu
too-many-guesses = Trop de codes faux sont venus de ton adresse ; attends un peu
too-many-sockets = Trop d’appareils regardent déjà
ledger-down = Le serveur ne peut rien noter en ce moment, rien n’a donc été fait ; réessaie dans un instant
stopping = Le serveur s’arrête ; reviens dans un instant
our-fault = Quelque chose a échoué de notre côté ; rien n’a été fait

# Le serveur : le démarrer.

serving = Prêt sur http://{ $host }:{ $port }
page-open = La course est à { $url } dans votre navigateur. Ctrl+C l’arrête ; rien n’est perdu.
limit-number = { $name } doit être un nombre entier, au moins 1
db-unknown = Il n’y a pas ici de base de données du genre « { $db } » ; donne un fichier ou une URL qui commence par postgresql://
db-driver = PostgreSQL a besoin d’un pilote : pip install 'hippodrome[postgres]'
db-unreachable = La base de données ne s’ouvre pas : { $why }

# Le serveur : les plateaux, l’entraîneur, la page.

board-unknown = Ce plateau n’existe pas
board-faulty =
    { $count ->
        [one] Ce plateau a un défaut
       *[other] Ce plateau a { $count } défauts
    }
hints-not-here = À cette table, l’entraîneur se tait
coach-busy = L’entraîneur n’a pas le temps ; réessaie dans un instant
review-soon = L’entraîneur revient encore sur cette course ; redemande dans un instant
placements-now = Les placements se montrent à qui doit choisir une carte de vitesse
page-missing = La page n’a pas été construite : lance make page
port-taken = Le port { $port } est déjà pris : arrête ce qui l’occupe, ou choisis-en un autre avec --port
host-unknown = Le serveur ne peut pas écouter sur { $host } : { $why }
