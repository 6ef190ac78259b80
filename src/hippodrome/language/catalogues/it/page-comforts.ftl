# The page: comforts among the preferences.

page-passes = Passa in automatico
page-passes-help = Quando non c’è altro da giocare, il tuo turno passa senza che ti venga chiesto.
page-volume = Volume
page-volume-effects = Effetti
page-volume-ambience = Ambiente
page-music = Musica discreta
page-music-help = Una lira e un tamburo, piano, durante la corsa.
page-livery = La tua livrea
page-livery-help = La porti ovunque sia libera quando ti siedi.
page-livery-any = Quella del posto
page-livery-0 = Rossa, con un cerchio
page-livery-1 = Blu, con un quadrato
page-livery-2 = Verde, con un triangolo
page-livery-3 = Bianca, con un rombo
page-livery-4 = Dorata, con un esagono
page-livery-5 = Nera, con uno scudo
page-blocked = Persone bloccate
page-blocked-help = Ciò che dicono e provano resta nascosto su questo dispositivo, a ogni tavolo.

# The page: comforts at the table.

page-table-livery = Scegli la livrea
page-table-livery-taken = { $livery }: la porta { $name }
page-table-passed = Non c’era altro da giocare: il turno è passato da sé.
page-table-note-passed = Per { $name } non c’era altro da giocare: il turno è passato da sé.
page-table-note-paced = { $name } cambia il ritmo degli aurighi.
page-table-pace-none = subito
page-table-people = Silenzia o blocca
page-table-people-help = Chi silenzi non lo senti più a questo tavolo. Chi blocchi non lo senti più su questo dispositivo, a nessun tavolo; lo si riconosce dal nome.
page-table-people-none = Qui non c’è nessun altro.
page-table-hush = Silenzia
page-table-hush-name = Silenzia { $name }
page-table-unhush = Ascolta di nuovo
page-table-unhush-name = Ascolta di nuovo { $name }
page-table-block = Blocca
page-table-block-name = Blocca { $name }
page-table-unblock = Sblocca
page-table-unblock-name = Sblocca { $name }
page-table-hidden =
    { $count ->
        [one] Una riga è nascosta.
       *[other] { $count } righe sono nascoste.
    }

# The page: a race in figures.

page-table-statistics = La corsa in cifre
page-table-statistics-help = La fortuna si misura rispetto a ciò che c’era da aspettarsi: sopra lo zero ce n’è stata di più.
stat-wasted = Punti sprecati
stat-blocked = Turni bloccati
stat-draw-luck = Fortuna nel pescare
stat-rams-won = Scontri vinti
stat-rams-lost = Scontri persi
stat-rams-luck = Fortuna negli scontri
stat-whips-won = Duelli con la frusta vinti
stat-whips-lost = Duelli con la frusta persi
stat-whips-luck = Fortuna con la frusta
stat-missed = Turni saltati
