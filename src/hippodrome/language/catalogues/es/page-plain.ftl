# A game that the page knows only from what the house says of it.

page-plain-about = Un juego que esta casa ofrece además de los dos suyos.
page-plain-facts = De { $least } a { $most } jugadores
page-plain-view = La carrera tal como está
page-plain-glance = Todos los que corren
page-plain-turn = Lo que se puede hacer
page-plain-choose = Te toca: elige una jugada.
page-plain-race = La carrera
page-plain-no-choice = Aquí no hay nada que elegir.
page-plain-barred = Lo que no se puede hacer, y por qué
