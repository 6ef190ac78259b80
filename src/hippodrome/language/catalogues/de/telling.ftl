# What a commentator says, event by event. $who is a chariot of Ave Caesar, its letter and its charioteer.
# What follows told-drive and told-finish is said right after it, so it does not name the chariot again.

told-lot = { $name } deckt eine { $card } auf.
told-lots-tied = Gleichstand bei den höchsten Karten: { $names } decken noch eine auf.
told-race =
    { $races ->
        [1] Gefahren wird auf der Strecke { $course }, { way-round }, { $laps ->
            [one] { $laps } Runde
           *[other] { $laps } Runden
        }.
       *[other] Rennen { $race } von { $races } führt über die Strecke { $course }, { way-round }, { $laps ->
            [one] { $laps } Runde
           *[other] { $laps } Runden
        }.
    }
told-lane = { $who } startet auf Bahn { $lane }, Feld { $space }.
told-lane-unmanned = { $who }, herrenlos, startet auf Bahn { $lane }, Feld { $space }.
told-dealt = { $who } bekommt { $cards }.
told-drawn = Zieht { $card }.

told-drive = { $who } spielt eine { $card } und fährt nach { $space }.
told-lead = Geht in Führung.
told-lap = Fährt über die Linie: Runde { $lap }.
told-last-lap = Fährt über die Linie: Runde { $lap }, die letzte.
told-hail = Hält in der Kaisergasse: „Ave Caesar!“ Der Tribut ist gezahlt.
told-alley = Steht in der Kaisergasse.
told-alley-left = Verlässt die Gasse.
told-disqualified = Kann den Tribut nicht mehr zahlen: disqualifiziert (5.4).
told-finish = { $who } spielt eine { $card } und fährt ins Ziel.
told-home = Im Ziel auf Rang { $place }!
told-home-disqualified = Im Ziel, ohne gezahlt zu haben: keine Lorbeeren.
told-home-unmanned = Im Ziel, aber herrenlos: kein Rang.
told-pass = { $who } kann keine Karte ausspielen und passt.
told-pass-blocked = { $who } ist von anderen Wagen blockiert und passt (3.3).
told-pass-six = { $who } führt, hat nur Sechsen auf der Hand und passt (4.1).
told-pass-wait = { $who } wartet auf einen freien Weg in die Gasse (5.3).
told-tuck = { $who } ist blockiert und schiebt eine Karte unter den Stapel (3.5).
told-withdraw = { $who } gibt das Rennen auf.
told-out-cards = { $who } hat keine Karte mehr und scheidet aus (6.2).
told-out-points = { $who } hat zu wenige Punkte für den Weg ins Ziel und scheidet aus (6.2).
told-stalemate = Niemand kommt mehr voran: Alle Wagen, die noch auf der Strecke sind, scheiden aus (6.6).
told-turned-up = { $who } deckt eine { $card } auf.
told-discard = { $who } kann die { $card } nicht brauchen: Sie wird abgelegt.
told-six-kept = { $who } führt und darf die 6 nicht nutzen: Sie bleibt offen liegen.
told-unmanned-stuck = { $who } kommt nicht voran.
told-vote = { $name } stimmt für die { $card } nach { $space }.
told-race-over = Das Rennen ist vorbei.
told-laurels =
    { $laurels ->
        [one] { $who } gewinnt { $laurels } Lorbeer.
       *[other] { $who } gewinnt { $laurels } Lorbeeren.
    }
told-no-laurels = Niemand gewinnt einen Lorbeer.

told-result-laurels =
    { $points ->
        [one] { $place }. { $name }: { $points } Lorbeer
       *[other] { $place }. { $name }: { $points } Lorbeeren
    }
told-result-points =
    { $points ->
        [one] { $place }. { $name }: { $points } Punkt
       *[other] { $place }. { $name }: { $points } Punkte
    }

# Ben Hur. $chariot and $other are charioteers of the novel.

told-place = { $chariot }, gelenkt von { $name }, startet auf Startplatz { $place }.
told-place-own = { $chariot } startet auf Startplatz { $place }.
told-place-taken = { $chariot } würfelt Startplatz { $place }, aber der ist besetzt.
told-round = Durchgang { $round }.
told-sand-drive = { $chariot } fährt { $card }: Lineal { $ruler ->
        [left] { $rulerangle }° links
        [right] { $rulerangle }° rechts
       *[straight] geradeaus
    }, Wagen { $turn ->
        [left] { $turnangle }° links
        [right] { $turnangle }° rechts
       *[straight] geradeaus
    }.
told-section =
    { $section ->
        [east] { $chariot } fährt in die Ostkurve.
        [far] { $chariot } ist auf der Gegengeraden.
        [west] { $chariot } fährt in die Westkurve.
       *[home] { $chariot } ist auf der Zielgeraden.
    }
told-sand-lead = { $chariot } geht in Führung.
told-sand-lap = { $chariot } vollendet Runde { $lap } auf Rang { $place }.
told-sand-finish = { $chariot } vollendet die letzte Runde auf Rang { $place } und verlässt den Sand.
told-lap-lost = { $chariot } steht wieder hinter der Linie und verliert die Runde (4.4).
told-ram = { $chariot } rammt { $other } mit { $card }.
told-roll = { $chariot } würfelt eine { $die }.
told-roll-lucky =
    { $horseshoes ->
        [one] { $chariot } würfelt eine { $die }, mit { $horseshoes } Hufeisen macht das { $total }.
       *[other] { $chariot } würfelt eine { $die }, mit { $horseshoes } Hufeisen macht das { $total }.
    }
told-dice-tied = Gleichstand: Beide würfeln noch einmal.
told-ram-won = { $chariot } gewinnt den Rammstoß; { $other } wird zurückgesetzt.
told-ram-lost = { $chariot } verliert den Rammstoß; niemand bewegt sich.
told-whip = { $chariot } schlägt mit der Peitsche nach { $other }.
told-whip-over = { $chariot } gewinnt das Peitschenduell; { $other } setzt einen Zug aus und muss weglenken.
told-skip = { $chariot } setzt aus.
told-accident = { $chariot } hat einen Unfall: Bei { $numbers } geht er schlimm aus.
told-accident-good = { $chariot } würfelt eine { $die } und kommt davon.
told-accident-bad = { $chariot } würfelt eine { $die }: keine neue Karte.
told-accident-out = { $chariot } würfelt eine { $die } und scheidet aus.
told-redraw = { $chariot } zeigt eine Hand voller Unfälle und bekommt neue Karten (2.2).
told-lost = { $chariot } findet den Weg von anderen Wagen versperrt und verliert den Zug (3.6).
told-crash = { $chariot } fährt mit { $card } in die Mauer und scheidet aus (3.6).
told-sand-out = { $chariot } hat keine Karte mehr und scheidet aus (6.1).
told-rounds-over = Die Durchgänge sind aufgebraucht: Alle Wagen, die noch auf dem Sand sind, scheiden aus (3.7).
told-stop = { $chariot } spielt keine weitere Karte.
told-concede = { $chariot } beendet das Rennen hier (7.4).
told-worth =
    { $points ->
        [one] { $chariot }: { $points } Punkt
       *[other] { $chariot }: { $points } Punkte
    }
told-older-rules = Das wurde nach Fassung 1 der Regeln gespielt; heute wäre es anders ({ $clause }).
told-next-race = Rennen { $race } beginnt.
