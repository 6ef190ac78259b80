# The environments for researchers: what is wrong with what they were given.

research-no-action = Es gibt keine Aktion { $action }: Nimm eine ganze Zahl von 0 bis { $most }
research-illegal = Aktion { $action } ({ $move }) ist nicht erlaubt: { $why } ({ $clause }); nimm eine, die die Aktionsmaske zulässt
research-not-now = Aktion { $action } ({ $move }) steht jetzt nicht zur Wahl: Nimm eine, die die Aktionsmaske zulässt
research-no-outcome = Die Parzen haben hier keinen Ausgang { $outcome }: Nimm einen, den chance_outcomes aufführt
research-opponents = { $given } Gegner für { $others } andere Plätze: Nenne einen für alle oder für jeden einen
research-reset = Das Rennen ist vorbei oder hat nicht begonnen: Rufe erst reset auf
research-observer = Ein Beobachter zeigt, was ein Platz wissen darf, was die Tribüne wissen darf, oder den Unterschied zwischen beidem: Frage nach dem Wissen eines Spielers oder nach keinem, und ohne Parameter
research-imagined = Ein neu ausgeloster Zustand lässt sich nicht serialisieren: Serialisiere den, aus dem er entstanden ist
