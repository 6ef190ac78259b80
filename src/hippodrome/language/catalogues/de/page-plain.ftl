# A game that the page knows only from what the house says of it.

page-plain-about = Ein weiteres Spiel dieses Hauses, neben den beiden eigenen.
page-plain-facts = { $least } bis { $most } Spieler
page-plain-view = Das Rennen, wie es steht
page-plain-glance = Alle im Rennen
page-plain-turn = Was man tun kann
page-plain-choose = Du bist am Zug: Wähle einen Zug.
page-plain-race = Das Rennen
page-plain-no-choice = Hier gibt es nichts zu wählen.
page-plain-barred = Was nicht geht, und warum
