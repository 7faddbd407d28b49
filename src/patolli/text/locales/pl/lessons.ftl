# Błędy w plikach lekcji: gdzie są i co jest nie tak (docs/lessons.md). W grawisach stoją pola pliku.

text = { $id }

in-step = Krok { $n }
in-field = Krok { $n }, { $field }

fault-large = plik ma ponad { $most } bajtów, to za dużo jak na lekcję
fault-json = to nie jest dokument JSON: { $why }
fault-deep = to nie jest lekcja: jest zbyt głęboko zagnieżdżona albo zawiera zbyt duże liczby
fault-format = musi być "{ $format }"
fault-language = nie ma tu języka { $language }; są: { $known }
fault-empty = tekst w języku „{ $language }” jest pusty
fault-text = wśród słów gry { $game } nie ma tekstu „{ $text }”; wpisz tutaj sam tekst, według języków
fault-both = jest zapis gry, więc `players`, `seed` i `options` nic nie znaczą: usuń je
fault-other-game = zapis jest z innej gry: { $game }
fault-start = potrzebne jest `record` albo `players` i `seed`
fault-over = gra jest tu skończona, więc nie ma czego się uczyć
fault-seat = uczy się miejsce { $seat }, a decyduje tu miejsce { $other }; za innych gra `then` poprzedniego kroku
fault-task = brakuje: krok na coś czeka, a nikt nie wie, na co
fault-useless = jest zbędne: krok na nic nie czeka w `wait`
fault-goal-path = w widoku nie ma liczby „{ $name }”
fault-goal-number = potrzebne jest `least` albo `most`
fault-reply = potrzebne jest `tokens` albo `verb`: na co to odpowiedź?
fault-never = „{ $token }” nigdy nie można wybrać w tym kroku
fault-verb = w tym kroku nie można wybrać niczego, co zaczyna się od „{ $verb }”
fault-early = cel albo inna droga są tu już osiągnięte: zakończ tę drogę tutaj
fault-short = ta droga nie prowadzi do celu
fault-place = na planszy nie ma tu miejsca „{ $place }”
fault-moves = żeby dojść do swoich kroków, lekcja rozgrywa za dużo ruchów, wliczając zapisy: { $n }; rozgrywamy najwyżej { $most }
fault-ways = oznaczeń we wszystkich jej drogach razem: { $n }; próbujemy najwyżej { $most }

good =
    { $steps ->
        [one] Lekcja jest poprawna: { $steps } krok.
        [few] Lekcja jest poprawna: { $steps } kroki.
        [many] Lekcja jest poprawna: { $steps } kroków.
       *[other] Lekcja jest poprawna: { $steps } kroku.
    }
bad =
    { $count ->
        [one] { $count } błąd:
        [few] { $count } błędy:
        [many] { $count } błędów:
       *[other] { $count } błędu:
    }
say-here = Napisz tutaj, o co chodzi w tej pozycji.
do-here = Napisz tutaj, co należy zrobić.
