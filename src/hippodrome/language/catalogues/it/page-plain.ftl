# A game that the page knows only from what the house says of it.

page-plain-about = Un gioco che questa casa ha oltre ai suoi due.
page-plain-facts = Da { $least } a { $most } giocatori
page-plain-view = La corsa com’è ora
page-plain-glance = Tutti in gara
page-plain-turn = Che cosa si può fare
page-plain-choose = Tocca a te: scegli una mossa.
page-plain-race = La corsa
page-plain-no-choice = Qui non c’è nulla da scegliere.
page-plain-barred = Che cosa non si può fare, e perché
