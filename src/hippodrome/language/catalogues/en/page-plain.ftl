# A game that the page knows only from what the house says of it.

page-plain-about = A game that this house has beside its own two.
page-plain-facts = { $least } to { $most } players
page-plain-view = The race as it stands
page-plain-glance = Everybody in the race
page-plain-turn = What may be done
page-plain-choose = Your turn: choose a move.
page-plain-race = The race
page-plain-no-choice = There is nothing to choose here.
page-plain-barred = What may not be done, and why
