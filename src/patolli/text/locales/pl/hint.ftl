# Podpowiedzi: najlepsze następne decyzje, możliwy dalszy ciąg tury i co znaczą liczby.

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
head-decision = Decyzja
head-tried = Próby
head-points = Punkty
head-place =
    { $n ->
        [1] Wygrana
       *[other] { $n }.
    }

plans = Dalszy ciąg tury
everybody = Oczekiwane punkty wszystkich po decyzji { $n }: { $points }
seat-points = { $seat } ({ $points })
caption-games =
    { $games ->
        [one] Punkty, wygrane i miejsca pochodzą z { $games } partii na decyzję, rozegranej po tej turze do końca przez boty.
        [few] Punkty, wygrane i miejsca pochodzą z { $games } partii na decyzję, rozegranych po tej turze do końca przez boty.
        [many] Punkty, wygrane i miejsca pochodzą z { $games } partii na decyzję, rozegranych po tej turze do końca przez boty.
       *[other] Punkty, wygrane i miejsca pochodzą z { $games } partii na decyzję, rozegranej po tej turze do końca przez boty.
    }
caption-figures = Punkty to średnia ± jej błąd standardowy; wspólne zwycięstwo to też wygrana. To, czego { $seat } nie może wiedzieć, jest w każdej partii rozdawane na nowo.
caption-search = Próby: udział w wyszukiwaniu złożonym z { $simulations } symulacji. Na początku stoi to, czego próbowano najczęściej.
