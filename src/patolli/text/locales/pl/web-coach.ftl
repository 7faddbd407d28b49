# Trener przy stole.

coach-name = Trener
coach-on = Wł.
coach-seldom = Rzadko
coach-off = Wył.
coach-hello = Cześć, jestem twoim trenerem
coach-hello-text = Wyjaśniam, co nowe, i odzywam się tylko wtedy, gdy tura sporo by cię kosztowała.
coach-better = Jest lepsza tura
coach-cost =
    { $n ->
        [one] Twoja kosztuje około { $points } punktu.
        [few] Twoja kosztuje około { $points } punktów.
        [many] Twoja kosztuje około { $points } punktów.
       *[other] Twoja kosztuje około { $points } punktu.
    }
coach-cost-win = Twoja utrudnia zwycięstwo.
coach-show = Pokaż mi
coach-take-back = Cofnij
coach-play-it = Gram tak
coach-play-this = Gram tę
coach-only = Tylko przy dużych błędach.
coach-seldom-now = Tylko przy największych błędach.
coach-less = Rzadziej
coach-quiet = Cisza
coach-quieter = Mam się rzadziej odzywać?
coach-as-it-is = Niech tak zostanie
coach-got-it = Rozumiem
coach-end = Na następny raz
coach-saw =
    { $n ->
        [one] Trener zwrócił uwagę na { $n } turę.
        [few] Trener zwrócił uwagę na { $n } tury.
        [many] Trener zwrócił uwagę na { $n } tur.
       *[other] Trener zwrócił uwagę na { $n } tury.
    }
coach-instead = lepsze było: { $name }.
