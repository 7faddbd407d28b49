# Podpowiedzi: najlepsze tury krok po kroku, dlaczego, i co znaczą liczby.

text = { $id }

position =
    { $number ->
        [0] Dzień { $day }, przed pierwszą decyzją: decyduje { $seat }.
        [one] Dzień { $day }, po { $number } decyzji: decyduje { $seat }.
        [few] Dzień { $day }, po { $number } decyzjach: decyduje { $seat }.
        [many] Dzień { $day }, po { $number } decyzjach: decyduje { $seat }.
       *[other] Dzień { $day }, po { $number } decyzji: decyduje { $seat }.
    }
only-one = Możliwa jest tylko jedna decyzja.

# Nagłówki kolumn: mało miejsca. Pierwsze miejsce to wygrana.
head-plan = Tura
head-points = Punkty
head-place =
    { $n ->
        [1] Wygrana
       *[other] { $n }.
    }

plans = Krok po kroku
everybody = Oczekiwane punkty wszystkich po planie { $n }: { $points }
seat-points = { $seat } ({ $points })
caption-games =
    { $games ->
        [one] Punkty, wygrane i miejsca pochodzą z { $games } partii na plan, rozegranej po tej turze do końca przez boty.
        [few] Punkty, wygrane i miejsca pochodzą z { $games } partii na plan, rozegranych po tej turze do końca przez boty.
        [many] Punkty, wygrane i miejsca pochodzą z { $games } partii na plan, rozegranych po tej turze do końca przez boty.
       *[other] Punkty, wygrane i miejsca pochodzą z { $games } partii na plan, rozegranej po tej turze do końca przez boty.
    }
caption-figures = Punkty to średnia ± jej błąd standardowy; wspólne zwycięstwo to też wygrana. To, czego { $seat } nie może wiedzieć, jest w każdej partii rozdawane na nowo.
caption-search = Plany znalazło wyszukiwanie złożone z { $simulations } symulacji. Najlepszy jest pierwszy.

name = { $steps }
only-plan = Innego planu nie znaleziono.
even = Tak dobry jak plan { $n }, na ile pokazują to te partie.
more = Około { $points } pkt więcej niż plan { $n } (± { $error }).
fewer = Około { $points } pkt mniej niż plan { $n } (± { $error }).
oftener = Na 100 partii wygrywa o około { $wins } więcej niż plan { $n } (± { $error }).
seldomer = Na 100 partii wygrywa o około { $wins } mniej niż plan { $n } (± { $error }).
weaker = Dużo słabszy.
against = Szanse i punkty przeciw: { $seats }.
taken-bot = { $seat } (bot: { $strength })
taken-person = { $seat } (liczone jako: { $strength })
strength-random = losowy
strength-greedy = zachłanny
strength-easy = łatwy
strength-normal = średni
strength-hard = trudny
strength-expert = ekspert
