# The league: many races between charioteers.

league-racing = courses
league-filled = { $races } courses au lieu de { $asked } : des donnes entières, et aucun circuit laissé de côté
league-resumed = { $done } courses sur { $races } sont déjà courues ; on continue
league-complete = Les { $races } courses sont déjà toutes courues ; le rapport est réécrit
league-interrupted = Interrompu après { $done } courses sur { $races } ; continuez avec --resume
league-nodes =
    { $nodes ->
        [one] courses disputées sur un seul nœud
       *[other] courses disputées sur { $nodes } nœuds
    }
league-rung-laurels = { $number }. { $name } : cote { $rating }, lauriers par course { $points }
league-rung-places = { $number }. { $name } : cote { $rating }, place moyenne { $points }
league-written = Le rapport se trouve dans { $folder }

# The league: what is wrong with a plan.

league-entrants = --entrants demande au moins deux auriges, chacun nommé une seule fois
league-outside = { $name } ne peut pas s’inscrire : une ligue doit pouvoir se répéter, les robots d’autrui n’y sont donc pas admis ; ils peuvent courir avec hippodrome race
league-courses = --courses demande au moins un circuit ou une arène, chacun nommé une seule fois, ou « all »
league-races = --races doit être un nombre entier de 1 à { $most }
league-exists = { $folder } contient déjà des résultats : continuez avec --resume, ou choisissez un autre dossier
league-other-plan = { $folder } contient les résultats d’une autre ligue : donnez les mêmes options et la même graine, ou choisissez un autre dossier
league-line = { $file }, ligne { $line } : ce n’est pas le résultat de la course { $race } de cette ligue ; rétablissez le fichier, ou choisissez un autre dossier
league-running = Une autre ligue écrit dans { $folder } : attendez qu’elle ait fini, ou choisissez un autre dossier
league-process-killed = Un des processus de course a été tué, peut-être faute de mémoire ; une ligue continue avec --resume, une mesure d’équilibre recommence depuis le début
league-no-cluster = Aucune grappe Ray n’est joignable et aucune n’a pu démarrer : { $why }
extra-missing = Il faut d’autres paquets pour cela : pip install "hippodrome[{ $extra }]"

# Bots of others: what they did wrong.

bot-no-command = { $seat } ne nomme aucun programme ; écrivez exec: suivi d’une commande, par exemple exec:./mybot
bot-unstartable = { $seat } ne démarre pas : { file-reason } ; écrivez après exec: où se trouve le programme, ou la commande qui le lance, comme exec:./mybot ou exec:python mybot.py
bot-died = Le robot { $bot } s’est arrêté avec le code { $status } à son tour { $turn } ; { $driver } prend les rênes
bot-killed = Le robot { $bot } a été arrêté par le signal { $signal } à son tour { $turn } ; { $driver } prend les rênes
bot-closed = Le robot { $bot } a fermé sa sortie standard à son tour { $turn }, sans s’être arrêté ; { $driver } prend les rênes
bot-floods = Le robot { $bot } ne cesse de parler : avant son tour { $turn }, il a écrit plus de { $lines } lignes que personne n’avait demandées ; { $driver } prend les rênes
bot-hung = Le robot { $bot } n’a pas répondu en { $seconds } secondes à son tour { $turn } ; { $driver } prend les rênes
bot-nonsense = Le robot { $bot } n’a pas répondu par un coup à son tour { $turn }, mais par « { $answer } » ; { $driver } prend les rênes
bot-not-offered = Le robot { $bot } a répondu « { $move } » à son tour { $turn }, un coup qui n’était pas proposé ; { $driver } prend les rênes
