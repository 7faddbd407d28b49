# Az edző az asztalnál.

coach-name = Edző
coach-on = Be
coach-seldom = Ritkán
coach-off = Ki
coach-hello = Szia, én vagyok az edződ
coach-hello-text = Elmagyarázom, ami új, és csak akkor szólok, ha sokat veszítenél egy körrel.
coach-better = Van jobb lehetőség
coach-cost =
    { $n ->
        [one] A tiéd kb. { $points } pontba kerül.
       *[other] A tiéd kb. { $points } pontba kerül.
    }
coach-cost-win = A tiéd után nehezebb nyerni.
coach-show = Mutasd meg
coach-take-back = Visszaveszem
coach-play-it = Így játszom
coach-play-this = Ezt játszom
coach-only = Csak nagy hibáknál.
coach-seldom-now = Csak a legnagyobb hibáknál.
coach-less = Ritkábban
coach-quiet = Csend
coach-quieter = Legyek csendesebb?
coach-as-it-is = Maradj ilyen
coach-got-it = Értem
coach-end = Amit legközelebb kipróbálhatsz
coach-saw =
    { $n ->
        [one] Az edzőnek { $n } kör tűnt fel.
       *[other] Az edzőnek { $n } kör tűnt fel.
    }
coach-instead = jobb lett volna: { $name }.
