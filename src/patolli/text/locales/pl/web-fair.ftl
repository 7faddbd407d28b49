# Na czym można polegać: zapieczętowane rozdanie, przygotowane pozycje, kto jest zalogowany i kto jest obecny.

fair-about = O tym stole

## Zapieczętowane rozdanie

fair-seal = Zapieczętowane rozdanie
fair-sealed = Rozdanie zapieczętowane: { $hash }
fair-seal-why = Na początku gry serwer ogłosił ten odcisk całego rozdania. Niczego nie zdradza i nie pasuje do żadnego innego rozdania.
fair-seal-whole = Odcisk rozdania (SHA-256)
fair-seal-later = Po zakończeniu gry możesz tu sprawdzić, że niczego nie podmieniono.
fair-before = Rozdanie powstaje i zostaje zapieczętowane dopiero na początku gry: do tej pory nie ma czego oglądać.
fair-check = Sprawdź rozdanie
fair-checking = Sprawdzanie…
fair-check-matches = To jest zapieczętowane rozdanie: twoja przeglądarka obliczyła jego odcisk i jest on zgodny.
fair-check-noted = Ten sam odcisk ta przeglądarka zanotowała podczas gry ({ $date }).
fair-check-late = Ta przeglądarka zobaczyła odcisk dopiero po grze. Dla pewności porównaj go z kimś, kto był tu wcześniej.
fair-check-differs = Rozdanie nie pasuje do swojego odcisku: to nie jest to, które zapieczętowano. Nie ufaj tej grze.
fair-check-open = Rozdania nie da się sprawdzić: w zapisie brakuje soli należącej do odcisku.
fair-broken = Pieczęć tego rozdania się zmieniła!
fair-broken-noted = Ta przeglądarka zanotowała { $hash } ({ $date }).
fair-broken-now = Teraz serwer pokazuje { $hash } zamiast tego: rozdanie mogło zostać podmienione. Nie ufaj tej grze.
fair-broken-none = Teraz serwer nie pokazuje żadnej: rozdanie mogło zostać podmienione. Nie ufaj tej grze.

## Przygotowane pozycje

fair-prepared = Przygotowana pozycja: nie liczy się
fair-prepared-why = Ta gra nie zaczęła się od świeżego rozdania: kto ją przygotował, może znać to, co ukryte. Nie liczy się do wyników ani do rankingu.

## Kto jest obecny

fair-signed-in = Zalogowano jako { $name }
fair-here = Jest połączenie
fair-not-here = Brak połączenia
fair-hidden = Jest połączenie, ale okno jest zasłonięte
fair-away = Nieobecność: { $time }
fair-last-here = Ostatnio tutaj: { $time }
fair-bot-for-you = Bot gra za ciebie
fair-take-back = Odzyskaj moje miejsce
fair-leave-rated = Ta gra jest rankingowa: kto odchodzi, poddaje ją i przegrywa. Na twoim miejscu zagra bot.

## Dla tego, kto założył stół

fair-remove = Usuń
fair-remove-name = Usuń: { $name }
fair-remove-ask = Usunąć: { $name }?
fair-remove-why = Miejsce się zwolni. Jeśli tę osobę też zablokujesz, nie usiądzie już przy tym stole.
fair-remove-block = Usuń i zablokuj
fair-block = Zablokuj
fair-block-name = Zablokuj: { $name }
fair-block-ask = Zablokować: { $name }?
fair-block-why = { $name } będzie tu tylko czytać, bez pisania.
fair-removed = Nie masz tu już miejsca
fair-removed-text = Gospodarz stołu cię usunął albo to miejsce zwolniono na innym twoim urządzeniu. Możesz oglądać lub poszukać innego stołu.
fair-chat-closed = Aby pisać, usiądź przy stole albo zajmij nazwę.

## Link innego gracza

fair-switch = Grać dalej jako { $name }?
fair-switch-why = Na tym urządzeniu grasz jako { $old }. Otwarty link jest dla: { $name }.
fair-switch-only = { $old } nie ma hasła: jedyny klucz jest w tej przeglądarce. Zachowaj go, inaczej nikt już nigdy nie zagra jako { $old }.
fair-switch-link = Tajny link ({ $old })
fair-switch-keep = Zachowaj nazwę { $old } na tym urządzeniu, aby móc wrócić
fair-switch-no = Zostań jako { $old }
fair-switch-yes = Graj jako { $name }
fair-kept = Inne nazwy na tym urządzeniu
fair-kept-forget = Zapomnij
fair-kept-forget-why = Bez hasła to może być jedyny sposób, aby być tym graczem.
