# A game that the page knows only from what the house says of it.

page-plain-about = Un jeu que cette maison propose à côté des deux siens.
page-plain-facts = { $least } à { $most } joueurs
page-plain-view = L’état de la course
page-plain-glance = Tous ceux qui courent
page-plain-turn = Ce qu’on peut faire
page-plain-choose = À vous : choisissez un coup.
page-plain-race = La course
page-plain-no-choice = Il n’y a rien à choisir ici.
page-plain-barred = Ce qu’on ne peut pas faire, et pourquoi
