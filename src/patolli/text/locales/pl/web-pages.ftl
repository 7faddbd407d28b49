# Strony wokół stołu: start, nowy stół, listy, wyniki, nauka, ustawienia, czat, błędy.

## Wszędzie

pages-window = { $name } – Patolli
pages-home = Na stronę główną
pages-skip = Przejdź do treści
pages-nav = Strony
pages-nav-play = Graj
pages-nav-tables = Stoły
pages-nav-results = Wyniki
pages-nav-cards = Karty
pages-nav-learn = Nauka
pages-fan = Nieoficjalne dzieło fanów, niezwiązane z wydawcami gier Tzolk'in i Imperial Settlers.
pages-loading = Wczytywanie…
pages-retry = Spróbuj ponownie
pages-close = Zamknij
pages-cancel = Anuluj
pages-save = Zapisz
pages-copy = Kopiuj
pages-copied = Skopiowano
# The button at a table, named in help and settings, too.
bar-confirm = Potwierdź turę
pages-more = Więcej
pages-offline = Brak połączenia: to, co widzisz, może być nieaktualne. Próbujemy ponownie…
pages-nowhere = Nie ma takiej strony
pages-nowhere-text = W linku może być literówka albo jest on stary.

## Start

pages-slogan = Wielkie gry, dobry stół
pages-lead = Graj w gry strategiczne z przyjaciółmi lub z botami, oglądaj, wracaj do partii i ucz się: w przeglądarce, bez konta.
pages-play-now = Zagraj teraz
pages-new-to-it = Nie znasz tej gry?
pages-new-to-it-learn = Naucz się jej na planszy, krok po kroku
pages-bots = Boty
pages-players = Gracze
pages-game = Gra
pages-game-players = od { $least } do { $most } graczy
pages-option-any = dowolna
pages-option-gap = Wybieraj od pierwszego miejsca, bez przerw.
pages-strength-easy = Łatwy
pages-strength-normal = Normalny
pages-strength-hard = Trudny
pages-strength-expert = Ekspert
pages-my-tables = Moje trwające partie
pages-way-new = Nowy stół
pages-way-new-text = Z przyjaciółmi, botami, zegarem
pages-way-open = Dołącz do stołu
pages-way-open-text = Ktoś na ciebie czeka
pages-way-watch = Oglądaj
pages-way-watch-text = Trwające partie
pages-way-learn = Nauka
pages-way-learn-text = Gra w pięć minut
pages-join-link = Ktoś przysłał ci link?
pages-join-go = Do stołu
pages-join-link-wrong = To nie jest link do stołu. Link do stołu zawiera /t/ oraz 16 liter i cyfr.

## Stoły

pages-table = Stół
pages-table-of =
    { $n ->
        [one] Stół dla { $n } gracza
        [few] Stół dla { $n } graczy
        [many] Stół dla { $n } graczy
       *[other] Stół dla { $n } graczy
    }
pages-table-loading = Otwieranie stołu…
pages-table-gone = Nie ma takiego stołu
pages-table-gone-text = W linku może być literówka albo stół został usunięty.
pages-secret-wrong = To miejsce nie jest już twoje
pages-secret-wrong-text = Tajny klucz z linku lub zapamiętany w tej przeglądarce nie należy do żadnego miejsca przy tym stole: miejsce zostało zwolnione albo link jest niepełny. Możesz oglądać.
pages-watch-on = Oglądaj
pages-your-turn = Twoja tura
pages-turn-of = Teraz gra: { $name }
pages-playing = Trwa
pages-over = Zakończona
pages-won-by = Wygrana: { $name }
pages-winner = Zwycięzca
pages-waiting-start = Zaraz początek
pages-free-seats =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
        [many] { $n } wolnych miejsc
       *[other] { $n } wolnych miejsc
    }
pages-rated = Rankingowa
pages-unrated = Bez rankingu
pages-coached = Z trenerem
pages-listed = Na publicznej liście
pages-private = Tylko z linkiem
pages-with-clock = Z zegarem
pages-bot = Bot
pages-you = Ty
pages-seat-name = Gracz { $n }
pages-seat-free = Wolne miejsce
pages-show-mine = Moje
pages-show-open = Do gry
pages-show-playing = Do oglądania
pages-show-over = Zakończone
pages-search = Nazwa gracza
pages-search-go = Szukaj
pages-none-mine = Nie siedzisz jeszcze przy żadnym stole.
pages-none-open = Nikt teraz nie czeka na graczy. Otwórz stół!
pages-none-playing = Nie trwa teraz żadna publiczna partia.
pages-none-over = Żadna publiczna partia nie została jeszcze ukończona.
pages-none-found = Brak stołu gracza, którego nazwa zaczyna się od „{ $name }”.
pages-upload = Otwórz zapis partii
pages-upload-text = Ukończoną partię można obejrzeć, nieukończoną dokończyć. Zapisy to pliki JSON pobierane przy stole.
pages-upload-choose = Wybierz plik
pages-upload-seat = Na którym miejscu grasz?
pages-upload-all = Na wszystkich albo tylko oglądam
pages-upload-go = Otwórz
pages-upload-large = Ten plik ma ponad 4 MB: to nie jest zapis partii.
pages-upload-not-json = Ten plik nie jest plikiem JSON.
pages-upload-not-record = Ten plik nie jest zapisem partii.
pages-upload-partial = Ten zapis pobrano w trakcie gry i brakuje w nim tego, co było tajne: można otworzyć dopiero zapis ukończonej partii.

## Nowy stół

pages-new = Nowy stół
pages-new-who = Kto gra
pages-new-how = Jak gracie
pages-seat-number = Miejsce { $n }
pages-seat-their-name = Nazwa na miejscu { $n }
pages-seat-strength = Siła bota na miejscu { $n }
pages-seat-me = Ja
pages-seat-here = Też przy tym ekranie
pages-seat-open = Wolne, przez link
pages-seat-bot = Bot
pages-seat-open-hint = dla tych, którzy mają link
pages-new-open-hint = Potem dostaniesz link do wysłania. Zaczniecie, gdy wszyscy będą na miejscu albo gdy wolne miejsca zajmą boty.
pages-new-title = Tytuł
pages-new-title-hint = Nieobowiązkowy
pages-new-listed = Na publicznej liście
pages-new-listed-hint = Każdy może znaleźć stół, dołączyć i oglądać. W przeciwnym razie tylko ci, którzy mają link.
pages-new-rated-hint = Wynik liczy się do rankingu. Dla graczy z własną nazwą i dla botów.
pages-new-coach = Trener
pages-new-coach-hint = Wyjaśnia, co nowe, i odzywa się, gdy tura sporo by kosztowała. Przeciw botom, bez rankingu.
pages-clock = Czas
pages-clock-none = Bez zegara
pages-clock-bank = Minuty na partię
pages-clock-days = Dni na turę
pages-clock-minutes = Minuty na partię
pages-clock-increment = Dodatkowe sekundy na turę
pages-clock-days-turn = Dni na każdą turę
pages-clock-expiry = Gdy czas się skończy
pages-clock-expiry-bot = Gra bot
pages-clock-expiry-wait = Decydują inni
pages-clock-none-is = Bez zegara
pages-clock-bank-is =
    { $seconds ->
        [0] { $minutes } min na gracza
       *[other] { $minutes } min na gracza, +{ $seconds } s na turę
    }
pages-clock-days-is =
    { $n ->
        [one] { $n } dzień na turę
        [few] { $n } dni na turę
        [many] { $n } dni na turę
       *[other] { $n } dnia na turę
    }
pages-new-make = Otwórz stół
pages-new-start = Rozpocznij grę
pages-new-name-needed = Podaj nazwę.
pages-name-long = Nazwa ma najwyżej 40 znaków.
pages-new-name-twice = Ktoś już ma tę nazwę.
pages-new-nobody = Przynajmniej jedno miejsce musi być twoje.
pages-new-title-long = Tytuł ma najwyżej 80 znaków.
pages-new-rated-name = Najpierw zajmij nazwę: stół rankingowy jest dla graczy z własną nazwą i dla botów.
pages-new-rated-here = Inni przy tym ekranie nie mają własnej nazwy: ten stół nie może być rankingowy.
pages-new-minutes-wrong = Od 1 do 1440 minut.
pages-new-increment-wrong = Od 0 do 3600 sekund.
pages-new-days-wrong = Od 1 do 30 dni.

## Przed grą

pages-lobby-fill =
    { $n ->
        [one] { $n } miejsce jest jeszcze wolne. Poczekaj na kogoś albo posadź tam bota.
        [few] { $n } miejsca są jeszcze wolne. Poczekaj na innych albo posadź tam boty.
        [many] { $n } miejsc jest jeszcze wolnych. Poczekaj na innych albo posadź tam boty.
       *[other] { $n } miejsca jest jeszcze wolne. Poczekaj na innych albo posadź tam boty.
    }
pages-lobby-all = Wszyscy są na miejscu.
pages-lobby-join = Wybierz wolne miejsce, aby grać.
pages-lobby-full = Wszystkie miejsca są zajęte. Oglądasz; gra zaraz się zacznie.
pages-lobby-link-hint = Kto go ma, może dołączyć lub oglądać.
pages-lobby-own-link = Moje miejsce na innym urządzeniu
pages-lobby-own-link-hint = Ten link to twoje miejsce. Nie dawaj go nikomu.
pages-your-name = Twoja nazwa
pages-your-name-hint = Tak zobaczą cię inni
pages-sit = Siadam tu
pages-leave = Wstaję

## Wyniki i gracze

pages-ratings = Ranking
pages-rating = Punkty rankingowe
pages-rating-hint = Ostrożne oszacowanie siły gry: wszyscy zaczynają od 1500, a wartość rośnie wraz z wygranymi i liczbą partii.
pages-rating-size = Liczba graczy
pages-rating-all = Wszystkie
pages-rating-history = Punkty w czasie
pages-rating-date = Data
pages-place = Miejsce
pages-name = Nazwa
pages-games = Partie
pages-wins = Wygrane
pages-statistics = Ukończone partie
pages-finished =
    { $n ->
        [one] Ukończono { $n } partię.
        [few] Ukończono { $n } partie.
        [many] Ukończono { $n } partii.
       *[other] Ukończono { $n } partii.
    }
pages-mean = Średnio punktów
pages-mean-winner = Punkty zwycięzcy
pages-by-seat = Wygrane według miejsca
pages-none-ratings = Nikt jeszcze nie ukończył partii rankingowej. Bądź pierwszą osobą!
pages-none-statistics = Żadna partia nie została jeszcze ukończona.
pages-no-player = Nikt jeszcze nie zajął tej nazwy.
pages-player-since = Tutaj od: { $date }
pages-player-unrated = Jeszcze bez partii rankingowej.
pages-player-tables = Ostatnie partie
pages-none-player = Żadna publiczna partia nie została jeszcze ukończona.

## Twoja nazwa

pages-name-title = Twoja nazwa
pages-name-why = Możesz grać jako gość. Z własną nazwą trafisz do rankingu i znajdziesz swoje stoły na każdym urządzeniu.
pages-name-claim = Zajmij nazwę
pages-name-secret-title = Zachowaj ten link.
pages-name-secret-text = Bez hasła to jedyny sposób, aby być tym graczem na innym urządzeniu albo gdy ta przeglądarka cię zapomni. Widać go tylko teraz.
pages-name-secret = Twój tajny link
pages-name-page = Moje wyniki
pages-name-forget = Zapomnij tu nazwę
pages-login = Zaloguj się
pages-logout = Wyloguj się
pages-password = Hasło
pages-password-optional = Hasło (nieobowiązkowe)
pages-password-hint = Co najmniej 8 znaków. Bez hasła dostaniesz tajny link.
pages-password-short = Liczba znaków: co najmniej { $n }.
pages-password-set = Ustaw hasło
pages-password-change = Zmień hasło
pages-password-old = Stare hasło
pages-password-new = Nowe hasło
pages-password-devices = Wszystkie inne urządzenia zostaną wylogowane.
pages-password-done = Hasło zostało zapisane.

## Ustawienia

pages-settings = Ustawienia
pages-language = Język
pages-theme = Wygląd
pages-theme-system = Jak w systemie
pages-theme-light = Jasny
pages-theme-dark = Ciemny
pages-theme-to-light = Przełącz na jasny
pages-theme-to-dark = Przełącz na ciemny
pages-speed = Tury innych
pages-speed-off = Nie pokazuj
pages-speed-fast = Szybko
pages-speed-normal = Krok po kroku
pages-confirm = Potwierdzanie tur
pages-confirm-hint = Tura zostaje wysłana dopiero po kliknięciu „{ bar-confirm }”.
pages-list = Widok listy
pages-list-hint = Cała plansza jako tekst, dla czytników ekranu i szybkich graczy.
pages-sounds = Dźwięki
pages-sounds-hint = Krótki dźwięk, gdy zaczyna się twoja tura.

## Czat

pages-chat = Czat
pages-chat-empty = Nikt jeszcze nic nie powiedział.
pages-chat-text = Twoja wiadomość
pages-chat-send = Wyślij
pages-watcher = Widz

## Pomoc

pages-help = Pomoc
pages-help-turn = Tura
pages-help-place = Wyślij robotników do pracy: kliknij świecące pole. Jest na nim cena w kukurydzy.
pages-help-pick = Albo zdejmij robotników: kliknij jednego ze swoich i wybierz, co ma zrobić.
pages-help-undo = Wszystko można cofnąć, dopóki nie potwierdzisz.
pages-help-confirm = „{ bar-confirm }” kończy ją ostatecznie i gra następny gracz.
pages-help-keys = Klawisze
pages-help-learn = Jak działa gra
pages-key-gears = Przejście do koła
pages-key-arrows = Przechodzenie między jego polami
pages-key-enter = Wybór
pages-key-undo = Cofnięcie
pages-key-confirm = Potwierdzenie tury
pages-key-close = Zamknięcie
pages-key-hint = Podpowiedź
pages-key-list = Widok listy
pages-key-rules = Zasady tego, co wskazujesz
pages-key-help = Ta pomoc
pages-key-replay = Przy oglądaniu partii: krok wstecz, krok naprzód

## Błędy: według słowa serwera

pages-error-bad-request = Serwer tego nie przyjmuje.
pages-error-not-found = Czegoś takiego nie ma albo już nie ma.
pages-error-not-known = Serwer nie wie, kim jesteś. Zaloguj się ponownie.
pages-error-not-allowed = Nie możesz tego zrobić.
pages-error-not-now = Teraz to niemożliwe.
pages-error-stale = Ktoś był szybszy: stół się zmienił.
pages-error-bad-turn = Ta tura jest niemożliwa.
pages-error-too-many-requests = Zbyt wiele prób naraz. Poczekaj chwilę i spróbuj ponownie.
pages-error-too-large = To jest za duże.
pages-error-unavailable = Serwer nie jest gotowy. Spróbuj za chwilę.
pages-error-failed = Na serwerze wystąpił błąd.
pages-error-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie.
pages-error-join-not-now = To miejsce właśnie zajęto, masz już inne, gra się zaczęła albo siedzi tu już dwoje gości z twojej sieci.
pages-error-join-not-allowed = Ten stół jest rankingowy: najpierw zajmij nazwę.
pages-error-start-not-now = Gra już się zaczęła albo jakieś miejsce znów jest wolne.
pages-error-claim-not-now = Ta nazwa lub wyglądająca tak samo jest zajęta. Wybierz inną albo zaloguj się.
pages-error-claim-bad-request = Nazwa musi zawierać literę lub cyfrę, nie może zawierać ukośnika ani mieszać alfabetów i nie może być nazwą bota.
pages-error-login-not-known = Błędna nazwa lub hasło.
pages-error-login-link-not-known = Tajny klucz z tego linku nie należy już do żadnego gracza.
pages-error-password-not-known = Stare hasło jest błędne.
pages-error-logout-not-now = Najpierw ustaw hasło: bez niego nikt nie mógłby już użyć tej nazwy.
pages-error-upload-over-bad-request = Partia z tego pliku jest ukończona, można ją tylko obejrzeć: wybierz „{ pages-upload-all }”.
pages-error-chat-too-many-requests = Dużo wiadomości w krótkim czasie. Poczekaj chwilę i wyślij ponownie.
pages-error-chat-not-allowed = Gospodarz tego stołu cię zablokował: możesz tu czytać, ale nie pisać.
pages-error-blocked-not-allowed = Gospodarz tego stołu cię zablokował: możesz oglądać.
pages-error-remove-not-now = Gra już się zaczęła albo to miejsce jest już wolne.
pages-error-remove-not-allowed = Usuwać może tylko gospodarz tego stołu.

pages-alerts = Powiadomienia
pages-window-turns = ({ $n }) { $window }
pages-next-table = Następny stół ({ $n })
