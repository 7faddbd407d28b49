# Górny pasek, dziennik, podpowiedzi, powtórka, wynik.

look-start-page = Strona główna
look-day = Dzień { $day }
look-day-of = z { $last }
look-strip = Dzień { $day } z { $last }. Dni Żywienia: { $days }
look-food-in = Dzień Żywienia za { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}
look-food-today = Dziś Dzień Żywienia
look-food-need = { $when }: potrzebujesz { $need ->
    [one] { $need } kosza kukurydzy
   *[other] { $need } koszy kukurydzy
}, masz { $have }
look-food-fed = { $when }: twoje farmy wyżywią wszystkich robotników
look-food-in-short = { $days ->
    [one] Za { $days } dzień
   *[other] Za { $days } dni
}
look-food-today-short = Dziś
look-food-when = Dzień Żywienia: { $when }
look-food-need-short = { $when }: potrzeba { $need } kukurydzy, masz { $have }
look-food-need-tiny = { $when }: trzeba { $need }, masz { $have }
look-food-fed-short = { $when }: wszyscy robotnicy są najedzeni
look-food-goods = Dzień Żywienia, który daje zasoby
look-food-points = Dzień Żywienia, który daje punkty

look-connection-online = Połączono
look-connection-connecting = Łączenie…
look-connection-offline = Utracono połączenie
look-connection-lost = Brak połączenia; niepotwierdzona tura jest zachowana. Trwa ponowne łączenie.

look-chat = Czat
look-chat-unread = { $n ->
    [0] Czat
    [one] Czat: { $n } nowa wiadomość
    [few] Czat: { $n } nowe wiadomości
   *[other] Czat: { $n } nowych wiadomości
}
look-list = Widok listy: stół jako tekst
look-help = Pomoc
look-settings = Ustawienia
look-language = Język
look-menu = Menu stołu
look-copy-table = Kopiuj link do tego stołu
look-copy-seat = Kopiuj tajny link do mojego miejsca
look-copy-seat-why = Dla twoich innych urządzeń. Kto go ma, gra za ciebie: nie dawaj go nikomu.
look-copied = Skopiowano.
look-copy-by-hand = Nie udało się skopiować. Skopiuj ręcznie:
look-record = Zapisz przebieg gry
look-rematch = Rewanż
look-hand-over = Oddaj moje miejsce botowi
look-hand-over-why = Bot będzie grał za ciebie. Możesz odzyskać swoje miejsce.
look-hand-over-yes = Oddaj
look-take-back = Znów gram ja
look-mute = Wycisz ten stół
look-mute-why = Bez powiadomień o twoich turach przy tym stole
look-unmute = Znów powiadamiaj o tym stole
look-unmute-why = Teraz jest wyciszony
look-leave = Odejdź od stołu
look-leave-why = Bot będzie grał za ciebie, dopóki nie wrócisz.
look-leave-yes = Odejdź
look-no = Nie
look-new-table = Nowy stół

look-log = Dziennik
look-log-lines = Wszystkie tury, od najstarszej
look-log-empty = Jeszcze nic się nie wydarzyło.
look-log-since = Od twojej ostatniej tury
look-log-show = Pokaż ten moment na planszy

look-telling-end = { $name } kończy turę
look-skip = Pomiń
look-close = Zamknij
look-cancel = Anuluj
look-try-again = Spróbuj ponownie

look-since = Od twojej ostatniej tury
look-since-mine = U ciebie:
look-since-ok = Graj dalej
look-to = zmienia się w
look-corn = Kukurydza
look-wood = Drewno
look-stone = Kamień
look-gold = Złoto
look-skull = Kryształowe czaszki
look-points = Punkty

look-replay = Powtórka
look-replay-at = { $n ->
    [0] przed pierwszą decyzją
    [one] po { $n } decyzji
   *[other] po { $n } decyzjach
}
look-replay-slider = Moment gry
look-replay-first = Na początek
look-replay-day-back = Dzień wstecz
look-replay-back = Krok wstecz
look-replay-play = Odtwarzaj
look-replay-pause = Pauza
look-replay-on = Krok dalej
look-replay-day-on = Dzień dalej
look-replay-last = Na koniec
look-replay-link = Kopiuj link do tego momentu
look-copy-link = Kopiuj link
look-replay-leave = Wróć do gry
look-try = Zagraj od tego miejsca
look-try-wait = Powstaje twój własny stół…
look-result = Wynik

look-outlook = Kto prowadzi?
look-outlook-wait = Trwa ocena pozycji…
look-outlook-win = wygrana: { $n }%
look-outlook-points = ok. { $points } pkt

look-hint = Podpowiedź
look-hint-wait = Bot myśli nad twoją turą…
look-hint-again = Poproś o podpowiedź
look-hint-not-yours = Podpowiedzi są dostępne tylko w twojej turze. Poczekaj na nią.
look-hint-complete = Twoja tura jest gotowa: wystarczy ją potwierdzić.
look-hint-do = Zrób wszystko
look-hint-first = Tylko pierwszy krok
look-hint-weaker = Dużo słabsze: { $n ->
    [one] { $n } plan
    [few] { $n } plany
    [many] { $n } planów
   *[other] { $n } planu
}
look-hint-found = { $n ->
    [one] { $n } plan, najlepszy widać na planszy.
    [few] { $n } plany, najlepszy widać na planszy.
    [many] { $n } planów, najlepszy widać na planszy.
   *[other] { $n } planu, najlepszy widać na planszy.
}
look-hint-against = Przeciw: { $names }.
look-hint-person = { $name } (człowiek, liczony jako: { $strength })
look-hint-bot = { $name } (bot: { $strength })
look-hint-took = w { $seconds } s
look-hint-error = wygrane ± { $n }
look-hint-points = ok. { $points } pkt (± { $error })
look-hint-place = { $place }. miejsce { $n }%
look-hint-games = Sprawdzone warianty: { $lines }, gry rozegrane do końca: { $games }

look-refused = To się nie udało. Spróbuj ponownie.
look-refused-unreachable = Serwer jest teraz nieosiągalny. Spróbuj ponownie.
look-refused-rated = Ta gra jest rankingowa: podpowiedzi, oceny i stoły próbne są dostępne po jej zakończeniu.
look-refused-not-now = W tym momencie gry nie jest to możliwe.
look-refused-not-allowed = To może zrobić tylko osoba, która ma to miejsce.
look-refused-too-many-requests = Zbyt wiele prób naraz. Poczekaj chwilę i spróbuj ponownie.
look-refused-unavailable = Wszystkie boty są zajęte. Spróbuj ponownie za chwilę.

look-end = Koniec gry
look-end-you = Wygrywasz. Punkty: { $points }
look-end-won = Wygrywa { $names }. Punkty: { $points }
look-end-shared = Wspólne zwycięstwo: { $names }. Punkty: { $points }
look-end-sources = Skąd wzięły się punkty
look-end-source = Źródło
look-end-total = Razem
look-end-days = Punkty z dnia na dzień
look-end-day = Dzień
look-end-back = Obejrzyj od początku
look-end-board = Wróć do planszy
look-end-wait = Trwa liczenie punktów…
look-place = { $n }.
