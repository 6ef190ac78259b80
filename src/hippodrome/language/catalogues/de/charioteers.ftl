# Who drives when nobody does: the charioteers of the house, each by name and in one sentence.

charioteer-budget = „{ $budget }“ ist keine Bedenkzeit: Schreibe Sekunden je Zug wie 0.5s oder Durchläufe je Zug wie 200
charioteer-no-budget = { $name } denkt auch auf Wunsch nicht länger nach; diese schon: { $known }
champion-weights = Die Gewichte des Champions fehlen oder sind nicht lesbar; stattdessen fährt der Taktiker
champion-course = Die Strecke „{ $course }“ ist zu groß für den Champion; stattdessen fährt der Taktiker
ben-hur-champion-weights = Die Gewichte des Champions fehlen oder sind nicht lesbar; stattdessen fährt der Stratege
ben-hur-champion-terms = Der Champion hat eine Runde nach den üblichen Regeln in den Arenen des Hauses gelernt; stattdessen fährt der Stratege

charioteer-ave-caesar-random-name = Fuscus
charioteer-ave-caesar-random-character = Spielt die erstbeste Karte, die ihm in die Finger kommt.
charioteer-ave-caesar-hothead-name = Lacerta
charioteer-ave-caesar-hothead-character = Fährt immer die höchste Karte und denkt erst an den Kaiser, wenn es zu spät ist.
charioteer-ave-caesar-stander-name = Musclosus
charioteer-ave-caesar-stander-character = Stellt sich am liebsten dorthin, wo der Weg eng ist, auch wenn es ihn das Rennen kostet.
charioteer-ave-caesar-delayer-name = Eutychus
charioteer-ave-caesar-delayer-character = Lässt den Kaiser bis zur letzten Runde warten und sieht nicht weiter als bis zur nächsten Kurve.
charioteer-ave-caesar-greedy-name = Crescens
charioteer-ave-caesar-greedy-character = Zählt jeden Schritt, vergeudet keinen und vergisst nie den Kaiser.
charioteer-ave-caesar-guesser-name = Felix
charioteer-ave-caesar-guesser-character = Setzt auf eine einzige Vermutung über deine Hand und verzählt sich bei den eigenen kleinen Karten.
charioteer-ave-caesar-charger-name = Gutta
charioteer-ave-caesar-charger-character = Sieht die nächsten zwei Umläufe gut voraus und keinen danach; eine hohe Karte brennt ihm in der Hand.
charioteer-ave-caesar-tactician-name = Scorpus
charioteer-ave-caesar-tactician-character = Weiß, welche Karten weg sind und wo der Weg eng genug ist, um die Tür zuzumachen.
charioteer-ave-caesar-strategist-name = Diocles
charioteer-ave-caesar-strategist-character = Ist das Rennen viele Male im Kopf zu Ende gefahren, bevor er die Zügel hebt.
charioteer-ave-caesar-champion-name = Porphyrius
charioteer-ave-caesar-champion-character = Ist gegen sich selbst mehr Rennen gefahren, als irgendwer zählen könnte, und vertraut auf das, was sie ihn gelehrt haben.

charioteer-ben-hur-random-name = Sanballat
charioteer-ben-hur-random-character = Traut den Würfeln mehr als den Pferden.
charioteer-ben-hur-brawler-name = Gratus
charioteer-ben-hur-brawler-character = Will dich lieber rammen als überholen, was auch immer die Hufeisen sagen.
charioteer-ben-hur-steady-name = Malluch
charioteer-ben-hur-steady-character = Fährt so schnell, wie die nächste Kurve es erlaubt, und nicht schneller.
charioteer-ben-hur-aggressor-name = Thord
charioteer-ben-hur-aggressor-character = Zählt die Hufeisen auf deiner Hand und peitscht, wenn es wenige sind.
charioteer-ben-hur-daredevil-name = Drusus
charioteer-ben-hur-daredevil-character = Fährt nüchtern und zieht jedes Mal vom riskanten Stapel.
charioteer-ben-hur-strategist-name = Ilderim
charioteer-ben-hur-strategist-character = Sieht die Kurve hinter der Kurve und überlässt den anderen die Mauer.
charioteer-ben-hur-champion-name = Simonides
charioteer-ben-hur-champion-character = Hat über mehr Rennen Buch geführt, als irgendwer fahren könnte, und weiß, was jede Handbreit Sand wert ist.
