# Pomoc wiersza poleceń i błędy wywołania. Polecenie to `play`, jego opcja albo argument `play-seats`, a wartość domyślna, gdy
# wymaga słów, `play-seats-default`. To, co wspólne dla kilku poleceń: `any-...`. `$values` wstawia program. Nazwy poleceń, opcji
# i plików zostają bez zmian. Wiersz zaczynający się od `patolli` jest przykładem.

text = { $id }

## Nagłówki i uwagi

usage = Użycie: { $call }
arguments = Argumenty
options = Opcje
commands = Polecenia
note-default = domyślnie: { $value }
note-required = wymagane
note-variable = lub zmienna { $name }

## Co stoi w miejscu wartości

metavar-options = OPCJE
metavar-command = POLECENIE
metavar-text = TEKST
metavar-game = GRA
metavar-file = PLIK
metavar-name = NAZWA
metavar-value = WARTOŚĆ
metavar-names = NAZWY
metavar-kinds = KTO
metavar-code = KOD
metavar-dir = FOLDER
metavar-out = OBRAZ
metavar-seconds = SEKUNDY
metavar-days = DNI
metavar-address = ADRES
metavar-new = NOWA
metavar-old = STARA
metavar-faction = FRAKCJA
metavar-word = SŁOWO

## Co jest nie tak z wywołaniem

try-help = Pomoc: { $call }
stopped = przerwano
aborted = Niczego nie zmieniono.
error-option = Nie ma opcji { $name }.
error-near = Czy chodziło o { $names }?
error-flag = Opcja { $name } nie przyjmuje wartości.
error-no-value = Opcja { $name } wymaga wartości.
error-argument = Brakuje argumentu { $name }.
error-required = Brakuje opcji { $name }.
error-value = { $name }: oczekiwano { $wanted }.
error-command = Nie ma polecenia „{ $name }”.
error-no-command = Brakuje polecenia: { $names }.
error-more = Za dużo argumentów: { $text }
wanted-choice = jednej z wartości: { $names }
wanted-whole = liczby całkowitej
wanted-whole-least = liczby całkowitej nie mniejszej niż { $least }
wanted-whole-range = liczby całkowitej od { $least } do { $most }
wanted-number = liczby
wanted-number-least = liczby nie mniejszej niż { $least }
wanted-number-range = liczby od { $least } do { $most }

## Czego nie można zrobić

refuse-game = żadna gra nie nazywa się { $name }; znane gry: { $known }
refuse-one-of = wybierz jedno z: { $names }
refuse-read = nie można odczytać { $file }: { $reason }
refuse-write = nie można zapisać { $file }: { $reason }
refuse-folder = nie można utworzyć folderu { $file }: { $reason }
refuse-hash = --hash wymaga cyfr szesnastkowych, co najmniej { $least }
refuse-players = { $game }: liczba graczy od { $least } do { $most }, nie { $n }
refuse-agent = żaden agent nie nazywa się { $name }; znani agenci: { $known }
refuse-lesson-at = w zapisie coś zdecydowano w pozycjach od 0 do { $last }: wybierz jedną z nich za pomocą --at
refuse-language = język to jeden z: { $names }, nie { $value }
refuse-resume-new = --resume kontynuuje partię taką, jaka jest: bez --players, --names, --seed i --option
refuse-file = { metavar-file } podaje się z --resume: { $call }
refuse-seat = miejsce to jedno z: { $names }, nie { $value }
refuse-seats = --seats podaje tylu graczy: { $seats }, a --players tylu: { $players }
refuse-names = --names podaje tyle imion: { $names }, a graczy jest { $players }
refuse-exists = { $file } już istnieje; kontynuuj: { $call } albo wybierz inny plik
refuse-keyboard = --resume wymaga pliku: klawiatura służy do gry
refuse-option-record = --option jest dla nowego rozdania: zapis partii ma własne ustawienia
refuse-to = --to mówi, od której pozycji zapisu liczyć: wymaga --record { metavar-file }
refuse-theme = kolory to jedno z: { $names }, nie { $value }
refuse-table = nie ma stołu { $id }: jego identyfikator to ostatnia część adresu
refuse-player = nie ma gracza o nazwie { $id }
refuse-database = nie ma bazy danych { $file }: podaj ją przez --database sqlite:///{ metavar-file }
refuse-origin = pochodzenie wygląda jak https://example.org, a nie { $value }
refuse-minutes = --minutes to liczba większa od 0, nie { $value }
refuse-plan = --games, --simulations i --layers podaje plik z --plan: pomiń je
refuse-layers = --layers to dwa rozmiary, np. 256x64, nie { $value }
refuse-promise = rozdanie w tym zapisie NIE jest tym, które ogłoszono jako { $hash }
refuse-promise-noted = ten zapis ogłasza { $hash }: to NIE jest hash, który zanotowano
refuse-no-rules = { $game } nie ma artykułów o zasadach
refuse-rules-word = żaden artykuł nie zawiera { $word }; może chodzi o jeden z tych: { $known }

## Co mówi polecenie, gdy skończy

done-verified = Rozdanie jest tym, które ogłoszono: { $hash }
done-legal = Wszystkie ruchy są dozwolone: { $n }.
done-legal-over = Wszystkie ruchy są dozwolone: { $n }. Partia jest zakończona.
done-compare = Porównaj hash z tym, który stół pokazywał podczas partii (albo użyj --hash).
done-backup = { $file }: { $n ->
    [one] { $n } bajt
    [few] { $n } bajty
   *[other] { $n } bajtów
}, tylko do twojego wglądu
ask-table = Usunąć stół { $id } na zawsze?
ask-player = Usunąć gracza o nazwie { $name } na zawsze?
done-table = Stół { $id } usunięto; działający serwer zapomni go w ciągu kilku sekund.
done-player = Usunięto gracza o nazwie { $name }; działający serwer może ją pokazywać do ponownego uruchomienia.
done-stopped = Zatrzymano po { $n } z { $all } partii.
done-points = { $game }: punkty
done-players = { $game }, { $n ->
    [one] { $n } gracz
    [few] { $n } gracze
   *[other] { $n } graczy
}
done-speed = Partie: { $games }, decyzje: { $decisions } w { $seconds } s: { $rate } partii/s, { $millions } mln decyzji/s (wątki: { $jobs })
word-playing = trwa gra
word-games = partii
word-depth = głębokość
word-sequences = ciągi
word-seconds = sekundy
word-seat = miejsce
word-seat-n = miejsce { $n }
word-all = wszystkie
word-agent = agent
word-mean = średnia
word-spread = rozrzut
word-best = najlepszy
word-worst = najgorszy

## Kilka poleceń

any-help = Pokaż tę pomoc.
any-game = Nazwa gry.
any-option = Ustawienie, które gra oferuje przed rozdaniem; można powtarzać. Wartość @{ metavar-file } jest czytana z pliku.
any-language = Język: { $values }.
any-file = Zapis partii (JSON); - czyta standardowe wejście.
any-json = Wypisz JSON.
any-players = Liczba graczy.
any-players-default = 2, jeśli można grać we dwoje
any-jobs-default = wszystkie rdzenie
any-seed = To samo ziarno daje te same partie.
any-database = sqlite:///{ metavar-file } lub postgresql://UŻYTKOWNIK@HOST/NAZWA; domyślnie plik w twoim folderze danych.
any-ray = Graj na klastrze Ray: jego HOST:PORT, auto, aby go odszukać, albo local.
any-yes = Nie pytaj.

## patolli

patolli =
    Graj w gry planszowe, odtwarzaj je i analizuj: Tzolk'in: Kalendarz Majów oraz Osadnicy: Narodziny Imperium z dodatkiem Aztekowie.

    Zacznij od:
    patolli play tzolkin
    patolli play settlers

    Nieoficjalne dzieło fanów, niezwiązane z wydawcami gier.
patolli-version = Pokaż wersję.

play =
    Graj w terminalu, przeciwko botom albo ze znajomymi przy jednej klawiaturze.

    patolli play                           ty przeciwko jednemu botowi
    patolli play settlers                  to samo w Osadników
    patolli play --players 4 --names Ana   ty jako Ana przeciwko trzem
    patolli play --seats human,human,hard  dwie osoby i bot
    patolli play --resume                  dalszy ciąg ostatniej partii

    Każda decyzja to numerowana lista. Oprócz numeru możesz wpisać:
    b plansza, h podpowiedź, u cofnij, l dziennik, t płytki, r zasady, s zapisz, q wyjdź, ? pomoc.
    Gra zapisuje się po każdej decyzji: możesz wyjść, kiedy chcesz.
play-file = Z --resume: zapisana partia.
play-seats = Kto decyduje za każdego z graczy, po przecinku: human, easy, normal, hard, expert albo dowolny bot z docs/agents.md.
play-seats-default = jeden człowiek, reszta to średnie boty
play-names = Imiona graczy: Ana,Ben.
play-seed = To samo ziarno daje to samo rozdanie.
play-language-default = język systemu
play-resume = Kontynuuj { metavar-file } albo najnowszą niedokończoną partię.
play-save = Zapisuj partię w tym pliku.

serve = Udostępnij stoły: aplikację dla przeglądarek oraz partie ludzi i botów przez sieć. Więcej w docs/server.md.
serve-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 wpuszcza inne komputery.
serve-port = Port; 0 wybiera wolny.
serve-open = Otwórz aplikację w przeglądarce, gdy będzie gotowa; bez --port na dowolnym wolnym porcie.
serve-workers = Procesy serwera; więcej niż jeden wymaga PostgreSQL.
serve-bots = Procesy, w których myślą boty; od dwóch wzwyż jeden jest dla szybkich botów.
serve-durability = Co przetrwa potwierdzona tura przy SQLite: koniec procesu (process) czy zanik zasilania (power).
serve-origin = Obca strona, która może tu otwierać gniazda, np. https://example.org; można powtarzać.
serve-proxy = Przed serwerem stoi proxy, które przekazuje adresy w X-Forwarded-For.
serve-public = Adres, pod którym wszyscy znajdują ten serwer, np. https://games.example.org; do linków w powiadomieniach.
serve-mail = Kto wysyła pocztę z powiadomieniami: smtp://USER:PASSWORD@HOST:587/?from=ADDRESS; najlepiej w zmiennej środowiskowej.
serve-private-alerts = Powiadomienia mogą trafiać pod adresy tego komputera i jego sieci. Tylko wśród znajomych.
serve-keep = Usuwaj zakończone stoły po tylu dniach; 0: nigdy.
serve-limits = Ograniczaj zapytania, nowe stoły i gniazda na adres. Wyłączaj tylko wśród znajomych.
serve-connections = Jednoczesne połączenia na adres; nie z --proxy ani --no-limits.
serve-log = Format dziennika.
serve-verbose = Zapisuj w dzienniku każde zapytanie.

backup =
    Skopiuj bazę danych serwera do pliku, całą i spójną, także podczas jego pracy.

    Aby do niej wrócić, zatrzymaj serwer i umieść kopię w miejscu bazy danych.
backup-file = Dokąd; plik nie może jeszcze istnieć.

simulate =
    Niech boty rozegrają wiele partii; tabela pokaże, jak im poszło.

    Agenci zajmują miejsca po kolei i z partii na partię przesuwają się o jedno, tak że każdy siedzi wszędzie. To samo ziarno daje te same partie, niezależnie od liczby wątków.
simulate-players-default = 4 albo tylu, ilu może grać
simulate-games = Liczba partii.
simulate-agents = Kto gra, po przecinku: { $values }.
simulate-jobs = Liczba wątków.
simulate-records = Zapisz tam każdą partię.

arena =
    Niech agenci rozegrają turniej; raport powie, kto jest silniejszy i dlaczego.

    Partie tworzą bloki. Wszystkie partie bloku mają to samo rozdanie, a każdy siedzi raz na każdym miejscu. Gdy agentów jest więcej niż miejsc, gra każda kombinacja; gdy mniej, agenci zajmują po kolei kilka miejsc. Jeden agent gra sam ze sobą. Partia zależy tylko od opcji i swojego numeru: liczba procesów ani klaster niczego nie zmieniają.

    Agent, który się zawiesi, zakończy błędem albo nie poda dozwolonego ruchu, nie zatrzymuje turnieju: decyduje za niego random, a raport to odnotowuje.

    W folderze powstają plan.json, games.jsonl (wiersz na każdą zakończoną partię), summary.json i report.html. Ctrl-C przerywa w każdej chwili: to samo polecenie rozegra to, czego brakuje. Większe --games dodaje partie.

    --ray local uruchamia Ray na tym komputerze; --ray HOST:PORT używa klastra, którego komputery muszą mieć tę samą wersję Patolli i pliki twoich botów w tym samym miejscu. Instalacja Ray: pip install "patolli[ray]"

    patolli arena --agents random,greedy,search:400 --out contest
    patolli arena --agents greedy,mybot.py:MyBot --players 2 --out mine
    patolli arena --agents search:400 --out alone
arena-out = Folder turnieju, nowy albo do kontynuacji.
arena-agents = Kto gra, po przecinku: { $values }. Ta sama nazwa może wystąpić kilka razy. Przecinek w cudzysłowie prostym należy do nazwy.
arena-players = Ilu graczy siedzi przy stole.
arena-players-default = 4 albo tylu, ilu może grać
arena-games = Liczba partii; zaokrąglana w górę tak, by każdy siedział wszędzie.
arena-jobs = Procesy, także robocze lokalnego Ray.
arena-time-limit = Na każdą decyzję bota, który jest osobnym programem.
arena-json = Wypisz podsumowanie jako JSON.

train =
    Wytrenuj sieć dla przeszukiwania: przeszukiwanie gra samo ze sobą.

    Każda runda rozgrywa partie z obecną siecią, a potem uczy się na pozycjach z tej rundy i kilku wcześniejszych. Pierwsza runda nie ma sieci: pozycje ocenia wtedy własne oszacowanie gry. Partie są dla każdej liczby graczy, najczęściej dla największej. Około dwóch na pięć zaczyna się od początku, pozostałe gdzie indziej, aby sieć widziała więcej niż własny styl; punkty dotyczą tych pierwszych.

    W folderze powstają network.npz (sieć po ostatniej rundzie), round-NNN.npz (po każdej), rounds.jsonl (przebieg rund), curve.svg, plan.json i to, co potrzebne do kontynuacji. Ctrl-C przerywa w każdej chwili, proces można też zabić: to samo polecenie podejmie przerwaną partię. Większe --rounds dodaje rundy. Liczba procesów zmienia tylko czas.

    Plik ustawień (--plan) może zmienić sposób gry i nauki; możliwości opisuje docs/training.md. Z --from i większymi warstwami sieć początkowa jest najpierw powiększana.

    --ray local gra z Ray na tym komputerze, --ray HOST:PORT na klastrze, którego komputery muszą mieć tę samą wersję Patolli: te same partie, gdziekolwiek są rozgrywane. Nauka odbywa się tutaj.

    Sieć gra potem jako search:400@FOLDER/network.npz wszędzie, gdzie podaje się agentów.

    patolli train tzolkin --out net
    patolli train tzolkin --out net --rounds 80 --minutes 120
    patolli train tzolkin --out more --from net/network.npz --simulations 256
    patolli train tzolkin --out league --from net/network.npz --plan league.toml
train-out = Folder treningu, nowy albo do kontynuacji.
train-rounds = Ile ma być rund razem z tymi, które już są.
train-games = Liczba partii w rundzie.
train-simulations = Na decyzję przeszukiwaną w całości, czyli jedną trzecią; pozostałe dostają ćwierć tego.
train-jobs = Procesy, które grają.
train-seed = To samo ziarno daje tę samą sieć.
train-minutes = Zatrzymaj po tylu minutach; to samo polecenie kontynuuje.
train-from = Zacznij od tej sieci zamiast od żadnej.
train-layers = Rozmiary dwóch warstw ukrytych.
train-plan = Jak grać i się uczyć, zamiast --games, --simulations i --layers.

replay =
    Sprawdź ruch po ruchu, czy partia z zapisu jest zgodna z zasadami, i pokaż ją.

    Bez opcji: ostatnia pozycja jako plansza. Przy zapisie uszkodzonym albo z niedozwolonym ruchem polecenie kończy się kodem 1 i mówi, gdzie i dlaczego.
replay-to = Tylko do pozycji po N ruchach.
replay-words = Opowiedz partię ruch po ruchu.
replay-trace = Jeden wiersz JSON na pozycję: move, state, legal.
replay-json = Wypisz podsumowanie jako JSON.

show = Narysuj pozycję z zapisu jako obraz SVG.
show-svg = Obraz do zapisania; - pisze na standardowe wyjście.
show-to = Pozycja po N ruchach; inaczej ostatnia.
show-seat = Tak, jak ją widzi to miejsce (0, 1, ...); inaczej wszystko.
show-theme = Kolory: jasne czy ciemne.

verify =
    Sprawdź, czy partię rozegrano z rozdaniem, które ogłoszono na początku.

    Stół od pierwszego ruchu pokazuje odcisk (hash) swojego rozdania. Zapis zakończonej partii zawiera samo rozdanie: to polecenie oblicza hash na nowo, porównuje go i sprawdza, czy każdy ruch był dozwolony. Porównaj go z hashem zanotowanym podczas gry (--hash): tylko wtedy nikt nie mógł zmienić obu.
verify-file = Zapis zakończonego stołu (JSON); - czyta standardowe wejście.
verify-hash = Hash, który stół pokazywał na początku, albo jego pierwsze cyfry.
verify-json = Wypisz wynik jako JSON.

hint =
    Powiedz, co zrobić w pozycji z zapisu i czego się po tym spodziewać.

    Najlepsze całe tury, które znajduje przeszukiwanie, każda z uzasadnieniem. Po każdej z nich boty rozgrywają wiele partii do końca, co daje jej punkty i szansę na każde miejsce. Nie jest używane nic, czego decydujący gracz nie może wiedzieć.

    patolli hint docs/example.json --at 60
    patolli hint game.json --seconds 10 --language pl
hint-at = Pozycja po N ruchach; inaczej ostatnia.
hint-top = Ile tur pokazać.
hint-simulations = Ile partii wypróbować.
hint-seconds = Albo: jak długo myśleć, najwyżej { $values } sekund.
hint-seed = To samo ziarno daje tę samą podpowiedź.

perft =
    Policz dokładnie wszystkie ciągi decyzji: test zasad i miara szybkości.

    To samo rozdanie daje te same liczby na każdym komputerze, w każdej wersji o tych samych zasadach.
perft-seed = Ziarno rozdania.
perft-depth = Długość liczonych ciągów.
perft-record = Licz od zapisu partii zamiast od nowego rozdania.
perft-to = Z --record: od pozycji po N ruchach.

warm = Skompiluj teraz zasady wszystkich gier, na wszystkich rdzeniach (inaczej zrobi to pierwsze polecenie, które ich potrzebuje).

tables = Stoły twojego serwera (docs/hosting/running.md).
tables-delete = Usuń stół z jego turami, czatem i miejscami. Wyniki i ranking zostają, bez imion gości.
tables-delete-id = 16 liter i cyfr z jego adresu.

players = Gracze twojego serwera (docs/hosting/running.md).
players-delete = Usuń konto: nazwę, hasło, ranking i wszystko, co napisano. Partie zostają, rozegrane przez kogoś bez nazwy.
players-delete-name = Nazwa, tak jak jest wyświetlana.

lesson = Lekcje: pliki, które krok po kroku uczą gry na jej prawdziwej planszy (docs/lessons.md).
lesson-check = Powiedz, czy lekcję można przejść od początku do końca, a jeśli nie, co jest w niej źle.
lesson-check-file = Lekcja (JSON); - czyta standardowe wejście.
lesson-from = Zacznij lekcję od pozycji z zapisu: zapisz plik, którego pierwszym zadaniem jest zagrana tam tura.
lesson-from-record = Zapis gry (JSON); - czyta standardowe wejście.
lesson-from-at = Pozycja po N decyzjach.

rules =
    Wypisz zasady gry: listę artykułów albo te, które zawierają wszystkie podane słowa.

    Bez słowa wypisuje listę; słowo to nazwa artykułu albo cokolwiek z jego treści.
rules-word = Nazwa artykułu albo szukane słowa.
rules-all = Wypisz wszystkie artykuły w całości.
rules-language-default = język systemu
