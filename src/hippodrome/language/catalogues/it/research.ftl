# The environments for researchers: what is wrong with what they were given.

research-no-action = Non c’è nessuna azione { $action }: scegli un numero intero da 0 a { $most }
research-illegal = L’azione { $action } ({ $move }) è vietata: { $why } ({ $clause }); scegline una che la maschera delle azioni permette
research-not-now = L’azione { $action } ({ $move }) non si può scegliere adesso: scegline una che la maschera delle azioni permette
research-no-outcome = Qui le Parche non hanno l’esito { $outcome }: scegline uno tra quelli elencati da chance_outcomes
research-opponents = { $given } avversari per { $others } altri posti: indicane uno per tutti oppure uno per ciascuno
research-reset = La corsa è finita o non è cominciata: chiama prima reset
research-observer = Un osservatore mostra ciò che un posto può sapere, ciò che gli spalti possono sapere, o la differenza: chiedi l’informazione di un solo giocatore o di nessuno, e senza parametri
research-imagined = Uno stato ricampionato non si può serializzare: serializza quello da cui è stato ricavato
