# Turnieje: tabela w terminalu i raport.

text = { $id }

## Raport

title = { $game }: turniej agentów
played =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, graczy: { $players }, { $agents ->
        [one] { $agents } agent
        [few] { $agents } agenci
        [many] { $agents } agentów
       *[other] { $agents } agenta
    }
intervals = Przedziały ufności 95%; uwzględniają, że kilka partii zaczyna się od tego samego rozdania.

section-short = W skrócie
section-agents = Agenci
section-ratings = Punkty rankingowe
section-wins = Zwycięstwa
section-days = Punkty dzień po dniu
section-sources = Skąd biorą się punkty
section-openings = Otwarcia
section-duels = Kto kończy przed kim
section-seats = Miejsca przy stole
section-speed = Długość i szybkość
section-faults = Błędy
section-made = Jak to powstało

## W skrócie

short-first = { $agent } wygrywa najczęściej: { $share } swoich partii. Gdyby wszyscy byli równie silni, byłoby to { $fair }.
short-above = W spotkaniach z agentem { $other } kończy wyżej w { $share } przypadków.
short-sure = Sam przypadek tego nie wyjaśnia.
short-unsure = To może być przypadek: pokazałoby to więcej partii.
short-alone = { $agent } gra przeciwko sobie.
short-winner = Średni wynik zwycięzcy partii: { $points } pkt.
short-partly =
    { $played ->
        [one] Turniej nie jest skończony: na razie { $played } partia z { $games }.
        [few] Turniej nie jest skończony: na razie { $played } partie z { $games }.
        [many] Turniej nie jest skończony: na razie { $played } partii z { $games }.
       *[other] Turniej nie jest skończony: na razie { $played } partii z { $games }.
    }
short-faults =
    { $n ->
        [one] { $n } raz agent nie odpowiedział i zamiast niego wykonano losowy ruch.
        [few] { $n } razy agent nie odpowiedział i zamiast niego wykonano losowy ruch.
        [many] { $n } razy agent nie odpowiedział i zamiast niego wykonano losowy ruch.
       *[other] { $n } raza agent nie odpowiedział i zamiast niego wykonano losowy ruch.
    }

## Co pokazują tabele i wykresy

caption-agents = Najsilniejsi na początku. Zwycięstwa: udział wygranych miejsc, wspólne zwycięstwo liczy się częściowo. Punkty i pozycja: średnia jednego miejsca. W nawiasie przedział.
caption-ratings = Siła gry według OpenSkill: wszyscy zaczynają od 25. Kreska przez punkt to jego przedział.
caption-wins = Udział wygranych miejsc z przedziałem; wspólne zwycięstwo liczy się częściowo. Linia przerywana: gdyby wszyscy byli równie silni.
caption-days = Średnie punkty jednego miejsca na koniec każdego dnia. Ostatnia wartość to wynik końcowy.
caption-sources = Średnie punkty jednego miejsca według źródła. Straty leżą na lewo od zera; dwa trójkąty wskazują sumę.
caption-openings =
    { $n ->
        [one] Jak często wygrywało miejsce z tym otwarciem, z przedziałem; tylko otwarcia, które wystąpiły co najmniej { $n } raz. Linia przerywana: średnia. To pokazuje, co idzie w parze ze zwycięstwem, a nie co je powoduje.
        [few] Jak często wygrywało miejsce z tym otwarciem, z przedziałem; tylko otwarcia, które wystąpiły co najmniej { $n } razy. Linia przerywana: średnia. To pokazuje, co idzie w parze ze zwycięstwem, a nie co je powoduje.
        [many] Jak często wygrywało miejsce z tym otwarciem, z przedziałem; tylko otwarcia, które wystąpiły co najmniej { $n } razy. Linia przerywana: średnia. To pokazuje, co idzie w parze ze zwycięstwem, a nie co je powoduje.
       *[other] Jak często wygrywało miejsce z tym otwarciem, z przedziałem; tylko otwarcia, które wystąpiły co najmniej { $n } raza. Linia przerywana: średnia. To pokazuje, co idzie w parze ze zwycięstwem, a nie co je powoduje.
    }
caption-duels = Jak często agent z wiersza kończył przed agentem z kolumny, gdy obaj siedzieli przy stole; równe pozycje liczą się po połowie. Pogrubienie: sam przypadek tego nie wyjaśnia.
caption-seats = Ile warta jest kolejność przy stole, ktokolwiek tam siedział: udział zwycięstw z przedziałem.
caption-speed = Decyzje z więcej niż jedną odpowiedzią, które podejmuje jedno miejsce w partii, i czas jednej z nich.
caption-faults =
    { $n ->
        [one] { $n } błąd
        [few] { $shown } z { $n } błędów
        [many] { $shown } z { $n } błędów
       *[other] { $shown } z { $n } błędów
    }
note-together = Tu silni i słabi agenci są wymieszani: dobrze wygląda otwarcie, które lubią silni.
all-agents = Wszyscy agenci razem
numbers = Liczby
mark-fair = równie silni: { $share }
mark-average = średnia: { $share }
seat-number = Miejsce { $n }

head-agent = Agenci
head-games = Partie
head-rating = Siła
head-wins = Zwycięstwa
head-points = Punkty
head-place = Pozycja
head-faults = Błędy
head-day = Dzień
head-source = Źródło
head-opening = Otwarcie
head-times = Ile razy
head-chosen = Wybierane
head-seat = Miejsce
head-decisions = Decyzje
head-time = ms na decyzję
head-game = Partia
head-decision = Decyzja
head-problem = Co się stało

## Długość i szybkość

length = Średnia liczba decyzji z więcej niż jedną możliwością w partii: { $decisions }.
thinking = Czas myślenia wszystkich agentów: { $time }, na partię: { $each }.
hours = { $n } godz.
minutes = { $n } min
seconds = { $n } s
milliseconds = { $n } ms

## Błędy

no-faults = Wszyscy agenci zawsze odpowiadali.
faults-mean = Błąd to awaria agenta, zawieszenie się albo odpowiedź, która nie jest dozwolonym ruchem. Partia toczy się dalej z losowym ruchem zamiast niego.

## Jak to powstało

made-how = O każdej partii decydują tylko poniższe ustawienia, więc każdy może rozegrać te same partie; różnić się będą tylko czasy i agenci, którzy myślą według zegara.
made-command = Polecenie, z tą samą wersją i tymi samymi agentami:
made-players = Gracze
made-deals = Różne rozdania
made-seed = Ziarno losowości
made-limit = Czas na decyzję
made-version = Wersja Patolli
no-limit = nie ustalono
games-of = { $played } z { $games }

## Tabela w terminalu

table-winner = Punkty zwycięzcy: { $points }
table-games =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, decyzje na partię: { $decisions }, czas myślenia: { $time }
table-fair = Równie silni: { $share } zwycięstw

## Otwarcia w Tzolk'in

opening-keep = Zachowane płytki Dóbr Początkowych
opening-first = Robotnicy wysłani w pierwszej turze
opening-technology = Pierwsza rozwinięta dziedzina
start-space = pole Pierwszeństwa
