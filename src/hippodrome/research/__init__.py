"""Races for researchers, as other people's libraries know games and environments.

`open_spiel` makes them games of OpenSpiel, `gymnasium` environments for one seat, `pettingzoo` environments
for all seats; `ave_caesar_v2` and `ben_hur_v2` are the latter by the names that PettingZoo's users look for.
What a game looks like in numbers is told by its module here (`ave_caesar`, `ben_hur`), for all three alike.
"""
