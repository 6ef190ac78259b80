# L'officina: ciò che si dice di un tabellone proprio.

workshop-line = riga { $line }
workshop-faulty =
    { $count ->
        [one] Il tabellone in { $file } ha un difetto; «hippodrome workshop check» lo mostra
       *[other] Il tabellone in { $file } ha { $count } difetti; «hippodrome workshop check» li elenca
    }
workshop-raced = { $chariots } bighe, { way-round }, { $races } corse di { $charioteer }:
workshop-lane = Partenza { $lane }: { $rate }% di vittorie ({ $low }–{ $high }); valore equo: { $fair }%
workshop-lane-unfair = Partenza { $lane }: { $rate }% di vittorie ({ $low }–{ $high }), e non è equo; valore equo: { $fair }%
workshop-unwon = Corse senza vincitore: { $rate }%
workshop-spots = Più spesso d’intralcio, su tutti i turni: { $spots }
balance-six = Turni in cui il 6 di chi è in testa è vietato: { $rate }% (4.1)
balance-blocked = Turni in cui una carta è bloccata: { $rate }% (3.3)
balance-bottleneck = Turni in cui una strettoia blocca una carta: { $rate }%
balance-alley = Turni in cui una carta aspetta il viale: { $rate }% (5.3)
balance-pass = Turni in cui non si può giocare nulla: { $rate }%
balance-ram = Decisioni in cui una biga sperona: { $rate }%
balance-whip = Decisioni in cui schiocca una frusta: { $rate }%
balance-accident = Decisioni in cui si gioca un incidente: { $rate }%
balance-lost = Decisioni in cui si perde un turno: { $rate }%
balance-crash = Decisioni in cui una biga si schianta: { $rate }%
balance-section-first = rettilineo dopo la linea
balance-section-east = curva est
balance-section-far = rettilineo opposto
balance-section-west = curva ovest
balance-section-last = rettilineo prima della linea
