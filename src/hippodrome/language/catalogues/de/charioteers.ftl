# Who drives when nobody does: the charioteers of the house, each by name and in one sentence.

charioteer-budget = „{ $budget }“ ist keine Bedenkzeit: schreibe Sekunden je Zug wie 0.5s oder Durchläufe je Zug wie 200
charioteer-no-budget = { $name } denkt auch auf Wunsch nicht länger nach; das tun: { $known }

charioteer-ave-caesar-random-name = Fuscus
charioteer-ave-caesar-random-character = Spielt die Karte, die ihm zuerst in die Hand kommt.
charioteer-ave-caesar-greedy-name = Crescens
charioteer-ave-caesar-greedy-character = Zählt jeden Schritt, vergeudet keinen und vergisst nie den Kaiser.
charioteer-ave-caesar-tactician-name = Scorpus
charioteer-ave-caesar-tactician-character = Weiß, welche Karten weg sind und wo die Bahn eng genug ist, um die Tür zuzumachen.
charioteer-ave-caesar-strategist-name = Diocles
charioteer-ave-caesar-strategist-character = Ist das Rennen viele Male im Kopf zu Ende gefahren, bevor er die Zügel hebt.

charioteer-ben-hur-random-name = Sanballat
charioteer-ben-hur-random-character = Traut den Würfeln mehr als den Pferden.
charioteer-ben-hur-steady-name = Malluch
charioteer-ben-hur-steady-character = Fährt so schnell, wie die nächste Kurve es erlaubt, und nicht schneller.
charioteer-ben-hur-aggressor-name = Thord
charioteer-ben-hur-aggressor-character = Zählt die Hufeisen in deiner Hand und peitscht, wenn es wenige sind.
charioteer-ben-hur-strategist-name = Ilderim
charioteer-ben-hur-strategist-character = Sieht die Kurve hinter der Kurve und überlässt den anderen die Mauer.
