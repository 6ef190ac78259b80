# L'officina: ciò che si dice di un tabellone proprio.

workshop-line = riga { $line }
workshop-faulty =
    { $count ->
        [one] Il tabellone in { $file } ha un difetto; «hippodrome workshop check» lo mostra
       *[other] Il tabellone in { $file } ha { $count } difetti; «hippodrome workshop check» li elenca
    }
workshop-raced = { $chariots } bighe, { way-round }, { $races } corse di { $charioteer }:
workshop-lane = Chi parte da { $lane } vince il { $rate }% ({ $low }–{ $high }); equo sarebbe il { $fair }%
workshop-lane-unfair = Chi parte da { $lane } vince il { $rate }% ({ $low }–{ $high }), e non è equo; equo sarebbe il { $fair }%
workshop-unwon = Nessuno vince il { $rate }% delle corse
workshop-spots = Più spesso d’intralcio, su tutti i turni: { $spots }
balance-six = Il 6 di chi è in testa è vietato nel { $rate }% dei turni (4.1)
balance-blocked = Una carta è bloccata nel { $rate }% dei turni (3.3)
balance-bottleneck = Una strettoia blocca una carta nel { $rate }% dei turni
balance-alley = Una carta aspetta il viale nel { $rate }% dei turni (5.3)
balance-pass = Nel { $rate }% dei turni non si può giocare nulla
balance-ram = Una biga sperona nel { $rate }% delle decisioni
balance-whip = Una frusta schiocca nel { $rate }% delle decisioni
balance-accident = Si gioca un incidente nel { $rate }% delle decisioni
balance-lost = Si perde un turno nel { $rate }% delle decisioni
balance-crash = Una biga si schianta nel { $rate }% delle decisioni
balance-section-first = rettilineo dopo la linea
balance-section-east = curva est
balance-section-far = rettilineo opposto
balance-section-west = curva ovest
balance-section-last = rettilineo prima della linea
