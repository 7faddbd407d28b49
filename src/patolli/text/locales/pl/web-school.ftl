# Lekcje nauczycieli i klasy.

school-title = Dla nauczycieli
school-lead = Dodaj własne lekcje albo otwórz klasę, w której wszyscy rozgrywają tę samą pozycję.
school-learn = Dla nauczycieli
school-learn-text = Własne lekcje i klasy, w których wszyscy rozgrywają tę samą pozycję.
school-lessons = Twoje lekcje
school-lessons-text = Lekcja to plik. Kto ma link, może ją przejść.
school-choose = Dodaj lekcję z pliku
school-added = Dodano „{ $title }”.
school-large = Ten plik ma ponad 512 kB: to nie jest lekcja.
school-wrong =
    { $n ->
        [one] „{ $name }” ma jeden błąd:
        [few] „{ $name }” ma { $n } błędy:
        [many] „{ $name }” ma { $n } błędów:
       *[other] „{ $name }” ma { $n } błędu:
    }
school-lesson-link = Link do lekcji
school-take = Przejdź lekcję
school-remove = Usuń
school-removed = Usunięto „{ $title }”.
school-steps =
    { $n ->
        [one] jeden krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroku
    }
school-classrooms = Twoje klasy
school-classrooms-text = Każdy, kto ma link, wypróbowuje na planszy własną turę. Od razu widzisz, kto co zrobił. Klasa, której nikt nie używa przez 30 dni, zostaje usunięta.
school-from = Zacznij od
school-from-lesson = Lekcji gry
school-from-own = Jednej z twoich lekcji
school-from-record = Pozycji z zapisanej partii
school-from-table = Pozycji ze stołu
school-lesson = Lekcja
school-step = Krok
school-record = Zapis partii (plik)
school-table = Link do stołu
school-table-hint = Otwórz stół przy wybranym ruchu i skopiuj adres.
school-table-wrong = To nie jest link do stołu.
school-record-wrong = Ten plik nie jest zapisem partii.
school-at = Po tylu decyzjach
school-question = O co pytasz klasę?
school-open = Otwórz klasę
school-go-in = Wejdź
school-class-link = Link dla klasy

class-room = Klasa
class-gone = Nie ma takiej klasy
class-gone-text = Może ją usunięto. Poproś nauczyciela o link.
class-name = Twoje imię
class-name-hint = Nauczyciel widzi je obok twojej odpowiedzi.
class-try = Wypróbuj turę na planszy. Gdy będzie kompletna, potwierdź ją, by oddać odpowiedź.
class-confirm = Potwierdź, by oddać odpowiedź
class-handed = Twoja odpowiedź została oddana. Możesz spróbować innej.
class-closed = Zamknięta
class-closed-text = Ta klasa jest zamknięta: możesz dalej próbować, ale odpowiedzi nie są już przyjmowane.
class-leave = Wyjdź
class-position = Pozycja { $n } z { $of }
class-nobody = Nikt jeszcze nie odpowiedział.
class-answers =
    { $n ->
        [one] Jedna odpowiedź
        [few] { $n } odpowiedzi
        [many] { $n } odpowiedzi
       *[other] { $n } odpowiedzi
    }
class-show = Pokaż na planszy
class-hide = Wróć do pozycji
class-shown = Tak to wygląda po odpowiedzi.
class-next = Następna pozycja
class-back = Poprzednia pozycja
class-close = Zamknij
class-open-again = Otwórz ponownie
