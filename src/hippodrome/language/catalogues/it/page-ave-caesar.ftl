# The page: Ave Caesar on the board, in the hand and at a glance; the camera over both games' boards.

page-stage-camera = Telecamera
page-stage-closer = Avvicina
page-stage-further = Allontana
page-stage-all = Mostra tutto il tabellone

page-ave-board = Il circuito { $course }, percorso { way-round }
page-ave-course = { $course }, { way-round }
page-ave-unmanned = { $letter } (senza auriga)
page-ave-where = Dove sono tutti
page-ave-stands =
    { $where ->
        [alley] { $who }: giro { $lap } di { $laps }, nel viale dell’imperatore, casella { $space }
        [grid] { $who }: in griglia, casella { $space }
       *[track] { $who }: giro { $lap } di { $laps }, casella { $space }, corsia { $lane } dall’interno
    }
page-ave-stands-off =
    { $state ->
        [home] { $who }: al traguardo
       *[out] { $who }: fuori gara
    }
page-ave-tip-lap = giro { $lap } di { $laps }
page-ave-tip-cards =
    { $cards ->
        [one] { $cards } carta in mano
       *[other] { $cards } carte in mano
    }, { $points ->
        [one] { $points } punto rimasto
       *[other] { $points } punti rimasti
    }

page-ave-lots = Il sorteggio delle corsie
page-ave-lots-help = Ognuno scopre una carta: la più alta prende la corsia I e comincia.
page-ave-dealing = Si distribuiscono le carte.

page-ave-turn = Il tuo turno e la tua mano
page-ave-hand = Mano
page-ave-your-turn = Tocca a te
page-ave-waiting = Tocca a { $who }.
page-ave-voting = Il tavolo vota per decidere dove va { $who }.
page-ave-on-its-way = La tua mossa è in viaggio.
page-ave-race-over = La corsa è finita.
page-ave-prompt-card = Scegli una carta.
page-ave-prompt-space = Scegli una casella, qui o sul tabellone.
page-ave-prompt-confirm = Gioca, o scegli di nuovo.
page-ave-prompt-stuck = Nessuna delle tue carte è giocabile.
page-ave-prompt-tuck = Sei bloccato: scegli una carta da mettere sotto il tuo mazzo.
page-ave-vote-prompt = Voto: dove deve andare { $who }?
page-ave-card =
    { $state ->
        [barred] { $card }, non giocabile: perché?
        [playable] { $card }
       *[held] { $card }, in mano
    }
page-ave-reaches = Dove porta { $card }
page-ave-lane =
    { $lane ->
        [1] corsia interna
       *[other] { $lane }ª dall’interno
    }
page-ave-in-alley = viale dell’imperatore
page-ave-peril = Ti costa la corsa:
page-ave-finish = Traguardo
page-ave-do-drive = Gioca { $card } fino a { $space }
page-ave-do-finish = Gioca { $card } e taglia il traguardo
page-ave-do-vote = Vota per { $card } fino a { $space }
page-ave-do-tuck = Metti { $card } sotto il mazzo
page-ave-do-pass = Passa
page-ave-do-withdraw = Ritirati dalla corsa
page-ave-do-anyway = Gioca comunque
page-ave-put-back = Rimetti giù
page-ave-deck = mazzo: { $cards }
page-ave-points =
    { $points ->
        [one] { $points } punto rimasto
       *[other] { $points } punti rimasti
    }
page-ave-stable = Le tue altre bighe
page-ave-stable-hand = { $who }: { $cards }
page-ave-votes = Voti finora
page-ave-voted = { $name }: { $card } fino a { $space }
page-ave-key-card = prendi una carta di quel valore, o rimettila giù
page-ave-key-walk = scorri le caselle a cui porta
page-ave-key-confirm = gioca la mossa mostrata
page-ave-key-back = rimetti giù la carta

page-ave-glance = La corsa a colpo d’occhio
page-ave-race-of = Corsa { $race } di { $races }
page-ave-six-bound = Chi è in testa non può giocare un VI (4.1).
page-ave-six-opening = La prima carta della corsa può essere un VI (4.2).
page-ave-six-finished = Qualcuno è arrivato: tutti possono giocare un VI (4.6).
page-ave-six-unmoved = Un giro di tavolo senza mosse: chi è in testa può giocare un VI (4.7).
page-ave-six-released = Chiudi la strada e hai in mano solo dei 6: puoi giocare un VI (4.5).
page-ave-place = Posto { $place }
page-ave-leads = in testa
page-ave-to-move = di turno
page-ave-on-grid = in griglia
page-ave-lap = giro { $lap } di { $laps }
page-ave-tribute-paid = tributo pagato
page-ave-tribute-owed = tributo da pagare
page-ave-turned-up = carta scoperta: { $card }
page-ave-laurels =
    { $laurels ->
        [one] { $laurels } alloro
       *[other] { $laurels } allori
    }
page-ave-left-help = Punti rimasti: tutte le carte non ancora giocate, in mano e nel mazzo. Le carte piccole sono quelle in mano.
page-ave-left =
    { $points ->
        [one] { $points } punto rimasto
       *[other] { $points } punti rimasti
    }, { $cards ->
        [one] { $cards } carta in mano
       *[other] { $cards } carte in mano
    }
page-ave-ranked = Decide l’ordine d’arrivo; le carte rimaste non valgono nulla (6.4).
page-ave-state-home = al traguardo
page-ave-state-disqualified =
    { $home ->
        [yes] al traguardo, squalificata: tributo non pagato
       *[no] squalificata: tributo non pagato
    }
page-ave-out-cards = fuori gara: niente più carte
page-ave-out-points = fuori gara: troppo pochi punti
page-ave-out-stalemate = fuori gara: nessuno poteva muoversi
page-ave-out-withdrawn = fuori gara: ritiro
page-ave-out-left = fuori gara
page-ave-results = Allori, corsa per corsa
page-ave-results-who = Auriga
page-ave-results-race = Corsa { $race }
page-ave-results-sum = Allori
