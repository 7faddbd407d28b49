# Around the rules reference

rules-title = A játék szabályai: { $game }
rules-search = Keresés a szabályokban
rules-contents = Tartalom
rules-icons = Jelek
rules-print = Nyomtatás
rules-found = { $n ->
        [one] 1 találat
       *[other] { $n } találat
    }
rules-none = Egyik cikkben sincs meg minden szó.
rules-numbers = Szabályok: { $numbers }
rules-numbers-text = A számok a dokumentáció szabályoldalainak számai; ezek szerint ellenőrizzük a szabályokat.
