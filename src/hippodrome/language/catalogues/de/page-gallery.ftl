# The page: the gallery, boards to take away, films of races.

page-gallery-about = Spielpläne, die andere gemacht haben. Fahr auf ihnen, druck sie aus, oder zieh eine eigene .course- oder JSON-Datei irgendwo auf die Seite.
page-gallery-bring = Datei öffnen …
page-gallery-make = Einen eigenen bauen
page-gallery-search = Nach Name, Text oder Urheber suchen
page-gallery-all-games = Beide Spiele
page-gallery-order = Reihenfolge
page-gallery-order-new = Neueste zuerst
page-gallery-order-stars = Meiste Sterne
page-gallery-order-raced = Am häufigsten gefahren
page-gallery-found =
    { $count ->
        [one] { $count } Spielplan gefunden
       *[other] { $count } Spielpläne gefunden
    }
page-gallery-more = Mehr anzeigen
page-gallery-nothing = Zu diesen Wörtern passt kein Spielplan.
page-gallery-empty = Hier hat noch niemand einen Spielplan veröffentlicht. Mach den Anfang: Baue einen oder öffne eine Datei.
page-gallery-away = Die Galerie ist auf dem Server, der gerade nicht zu erreichen ist.
page-gallery-by = von { $name }
page-gallery-stars =
    { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    }
page-gallery-raced =
    { $count ->
        [0] noch nie gefahren
        [one] einmal gefahren
       *[other] { $count }-mal gefahren
    }
page-gallery-picture = Der Spielplan „{ $name }“
page-gallery-race-now = Jetzt darauf fahren
page-gallery-race-on = Darauf fahren
page-gallery-friends = Mit Freunden
page-gallery-set-up = Regeln wählen
page-gallery-fork = Eigenen daraus machen
page-gallery-forked = Entstanden aus
page-gallery-versions-heading = Fassungen
page-gallery-version = Fassung { $number }
page-gallery-yours = Dieser Spielplan ist deiner
page-gallery-add-version = Neue Fassung veröffentlichen …
page-gallery-new-version = Eine neue Fassung von { $name }
page-gallery-version-help = Was schon da ist, bleibt, wie es ist; Rennen nennen die Fassung, auf der sie gefahren wurden.
page-gallery-withdraw = Zurückziehen
page-gallery-withdraw-help = Niemand findet diesen Spielplan dann mehr. Rennen, die darauf gefahren wurden, kann man weiterhin ansehen. Das lässt sich nicht rückgängig machen.
page-gallery-withdraw-sure = Endgültig zurückziehen
page-gallery-back = Zur Galerie
page-gallery-publish-heading = Diesen Spielplan veröffentlichen
page-gallery-publish = Veröffentlichen
page-gallery-publish-as = Veröffentlichen als
page-gallery-its-own = Ein eigener Spielplan
page-gallery-name = Name des Spielplans
page-gallery-words = Ein paar Worte dazu
page-gallery-who-finds = Wer ihn findet
page-gallery-listed = Alle, in der Galerie
page-gallery-unlisted = Nur wer den Link hat
page-gallery-unlisted-sign = nur per Link
page-gallery-key-help = Es gibt keine Konten: Dieser Browser bewahrt den Schlüssel zu dem auf, was du veröffentlichst.
page-gallery-take = Spielplan speichern oder drucken
page-gallery-as-file = Als Datei oder Bild
page-gallery-print = Drucken und spielen
page-gallery-print-help = Der Spielplan in Originalgröße auf mehreren Blättern, Karten, Wagen zum Falten und die Regeln, als PDF.
page-gallery-paper = Papier
page-gallery-print-button = PDF erstellen
page-gallery-printing = Die Seiten werden gesetzt …
page-film = Als Film speichern
page-film-help = Ein Film zum Vorzeigen, höchstens 5 MB groß. Das dauert ein paar Sekunden.
page-film-part = Was er zeigt
page-film-race = Das ganze Rennen
page-film-last-lap = Die letzte Runde
page-film-kind = Format
page-film-make = Film erstellen
page-film-making = Der Film wird erstellt …
page-film-made = Der Film ist fertig
page-film-no-webm = Dieser Browser konnte daraus kein WebM machen. GIF und WebP gibt es trotzdem.
page-film-again = Noch einmal speichern
