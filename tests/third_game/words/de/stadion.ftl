stadion-told-run = { $name } läuft { $card }, bis Schritt { $pace }.
stadion-told-rest = { $name } ruht sich aus.
stadion-result = { $place }. { $name }, { $points } Schritte
