# Lekcje i strona, która do nich prowadzi.

## Strona

learn-title = Naucz się grać
learn-lessons =
    { $n ->
        [one] Jedna krótka lekcja
        [few] { $n } krótkie lekcje
        [many] { $n } krótkich lekcji
       *[other] { $n } krótkiej lekcji
    }
learn-lessons-text = Na prawdziwej planszy, każda trwa od dwóch do pięciu minut.
learn-all-done = Masz za sobą wszystkie. Każdą możesz powtórzyć.
learn-begin = Zacznij
learn-go-on = Dalej: { $title }
learn-again = Zacznij od nowa
learn-is-done = ukończona
learn-at-step = Dalej od kroku { $n }
learn-group-aztecs = Aztekowie
learn-first-game = Twoja pierwsza gra
learn-first-game-text = Łatwe boty też się mylą. Nic nie jest ostateczne, dopóki nie potwierdzisz, a podpowiedzi pokazują dobre ruchy.
learn-rules = Zasady
learn-rules-text = Według miejsc i kart, z obrazkami i wyszukiwarką.

## Lekcja

lesson-of = Lekcja { $n }
lesson-step = Krok { $n } z { $of }
lesson-label = Lekcja { $n }, krok { $step } z { $of }
lesson-task = Zadanie:{" "}
lesson-all = Wszystkie lekcje
lesson-back = Wstecz
lesson-next = Dalej
lesson-show = Pokaż mi
lesson-skip = Pomiń
lesson-well = Bardzo dobrze.
lesson-read = Przeczytaj, potem wybierz „Dalej”
lesson-possible = Można, ale teraz zadanie brzmi: { $task }
lesson-pointed = o to teraz chodzi
lesson-done = Lekcja { $n } ukończona.
lesson-next-lesson = Następna lekcja: { $title }
lesson-gone = Nie ma takiej lekcji
lesson-gone-text = Może nazywa się teraz inaczej. Wszystkie lekcje są na jednej stronie.
lesson-waiting = Lekcja czeka na serwer
