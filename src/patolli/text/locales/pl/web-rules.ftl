# Around the rules reference

rules-title = Zasady: { $game }
rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-icons = Symbole
rules-print = Drukuj
rules-found = { $n ->
        [one] Znaleziono 1 artykuł
        [few] Znaleziono { $n } artykuły
       *[many] Znaleziono { $n } artykułów
    }
rules-none = Żaden artykuł nie zawiera wszystkich tych słów.
rules-numbers = Zasady { $numbers }
rules-numbers-text = Numery pochodzą ze stron z zasadami w dokumentacji; według nich zasady są sprawdzane.
