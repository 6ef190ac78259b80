# The league: many races between charioteers.

league-racing = Rennen
league-resumed = { $done } von { $races } Rennen sind schon gefahren; es geht weiter
league-nodes =
    { $nodes ->
        [one] auf einem Rechnerknoten gefahren
       *[other] auf { $nodes } Rechnerknoten gefahren
    }
league-rung-laurels = { $number }. { $name }: Wertung { $rating }, { $points } Lorbeeren je Rennen
league-rung-places = { $number }. { $name }: Wertung { $rating }, mittlerer Platz { $points }
league-written = Der Bericht liegt in { $folder }

# The league: what is wrong with a plan.

league-entrants = --entrants braucht mindestens zwei Wagenlenker, jeden nur einmal genannt
league-races = --races muss mindestens 1 sein
league-exists = In { $folder } liegen schon Ergebnisse: Mach mit --resume weiter oder nimm einen anderen Ordner
league-other-plan = In { $folder } liegen die Ergebnisse einer anderen Liga: Gib dieselben Optionen und denselben Startwert an oder nimm einen anderen Ordner
league-no-cluster = Es ist kein Ray-Cluster zu erreichen und keiner ließ sich starten: { $why }
extra-missing = Dafür fehlen noch Pakete: pip install "hippodrome[{ $extra }]"
