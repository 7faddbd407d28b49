# Plansza: koła, kalendarz, pole Pierwszeństwa, dżungla.

board-label = Koła i kalendarz
board-gears = Koła
board-open = { $gear }: otwórz
board-open-lit = { $gear }: otwórz; jest tam coś do wyboru
board-all-gears = Powrót do wszystkich kół
board-close = Zamknij
board-which-action = { $gear } { $space }: która akcja?

board-space = { $gear } { $space }
board-nobody = nikogo tu nie ma
board-neutral = neutralny robotnik
board-own-worker = twój { $seat ->
        [0] czerwony
        [1] niebieski
        [2] żółty
       *[3] zielony
    } robotnik
board-worker = { $seat ->
        [0] czerwony
        [1] niebieski
        [2] żółty
       *[3] zielony
    } robotnik ({ $name })
board-used = leży tu czaszka, akcja jest już zużyta

board-can-place = możesz tu wysłać robotnika { $corn ->
        [0] za darmo
        [one] za { $corn } kosz kukurydzy
        [few] za { $corn } kosze kukurydzy
       *[many] za { $corn } koszy kukurydzy
    }
board-price-parts = { $space } za pole i o { $more } więcej za { $n }. robotnika w tej turze
board-place-later = wysłanie na razie nic nie daje: każdego dnia koło przenosi robotnika o jedno pole dalej, a gdy go zdejmujesz, używasz akcji jego pola
board-can-pick = możesz zdjąć tego robotnika
board-can-use = możesz użyć tej akcji
board-can-several = { $n ->
        [one] { $n } możliwość
        [few] { $n } możliwości
       *[many] { $n } możliwości
    }

board-start = Pole Pierwszeństwa
board-start-corn = { $corn ->
        [0] na kalendarzu nie ma kukurydzy
        [one] na kalendarzu { $corn } kosz kukurydzy dla tego, kto tu stanie
        [few] na kalendarzu { $corn } kosze kukurydzy dla tego, kto tu stanie
       *[many] na kalendarzu { $corn } koszy kukurydzy dla tego, kto tu stanie
    }
board-jungle = Dżungla przy Palenque { $space }
board-corn-tiles = { $n ->
        [one] { $n } żeton Zbioru Kukurydzy
        [few] { $n } żetony Zbioru Kukurydzy
       *[many] { $n } żetonów Zbioru Kukurydzy
    }
board-wood-tiles = { $n ->
        [one] { $n } żeton Wycinki Drzew
        [few] { $n } żetony Wycinki Drzew
       *[many] { $n } żetonów Wycinki Drzew
    }

board-calendar = Kalendarz, dzień { $day } z { $last }
board-day-of = z { $last } dni
board-food-when = { $days ->
        [0] dziś
        [1] jutro
        [few] za { $days } dni
       *[many] za { $days } dni
    }
board-food-day = { $kind ->
        [goods] Dzień Żywienia z zasobami
       *[points] Dzień Żywienia z punktami
    } { $days ->
        [0] dziś
        [1] jutro
        [few] za { $days } dni
       *[many] za { $days } dni
    }
board-over = koniec gry
board-skulls = { $skulls ->
        [one] została { $skulls } czaszka
        [few] zostały { $skulls } czaszki
       *[many] zostało { $skulls } czaszek
    }
board-teeth = { $corn ->
        [one] { $corn } kosz kukurydzy na kalendarzu
        [few] { $corn } kosze kukurydzy na kalendarzu
       *[many] { $corn } koszy kukurydzy na kalendarzu
    }
